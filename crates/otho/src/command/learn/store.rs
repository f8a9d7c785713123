//! What a learner has done, kept as a log in a file of the user's data folder.
//!
//! Several `otho learn` may run at once. Each writes under a lock, and takes over what the others
//! have written before; the file is replaced as a whole, so that nobody ever reads half of it.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use otho_coach::progress::{Deed, Progress, ProgressError, Record};
use otho_coach::repetition::Day;
use otho_text::{InWords, Texts};
use tempfile::NamedTempFile;
use time::UtcOffset;

use crate::output::{Failure, quoted};

const SECONDS_IN_DAY: i64 = 24 * 60 * 60;

/// What a learner has done, and where it is kept.
pub(super) struct Store {
    progress: Progress,
    /// Where it is kept, if there is a place for it.
    file: Option<PathBuf>,
    /// How far the learner's clocks are ahead of Greenwich, in seconds.
    ahead: i64,
}

/// Why what is kept cannot be used.
enum Unusable {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It cannot be written.
    Unwritable(io::Error),
    /// It is something else.
    Bad(ProgressError),
}

impl Store {
    /// Reads the user's file; without one, nothing has been done.
    ///
    /// # Errors
    /// When it is there and cannot be read or understood: it is not to be overwritten then.
    pub(super) fn open(texts: &Texts) -> Result<Self, Failure> {
        Self::open_at(place(|name| env::var_os(name)), texts)
    }

    fn open_at(file: Option<PathBuf>, texts: &Texts) -> Result<Self, Failure> {
        let progress = match &file {
            Some(file) => {
                read(file).map_err(|unusable| Failure::Usage(unusable.in_words(file, texts)))?
            }
            None => Progress::default(),
        };
        // Where the system does not tell, days begin when they do in Greenwich.
        let offset = UtcOffset::current_local_offset().unwrap_or(UtcOffset::UTC);
        Ok(Self {
            progress,
            file,
            ahead: offset.whole_seconds().into(),
        })
    }

    /// Whether what is done is remembered.
    pub(super) const fn is_kept(&self) -> bool {
        self.file.is_some()
    }

    pub(super) const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The day where the learner is.
    pub(super) fn today(&self) -> Day {
        let seconds = (now() / 1000) as i64 + self.ahead;
        i32::try_from(seconds.div_euclid(SECONDS_IN_DAY)).unwrap_or(Day::MAX)
    }

    /// Notes what was done.
    ///
    /// # Errors
    /// When it cannot be kept, with a sentence; nothing is kept from then on.
    pub(super) fn note(&mut self, deed: Deed, texts: &Texts) -> Result<(), String> {
        let Some(file) = self.file.take() else {
            self.add(deed);
            return Ok(());
        };
        // Where the file is a link, what it leads to is replaced.
        let place = fs::canonicalize(&file).unwrap_or_else(|_| file.clone());
        let lock = self.take_over(&place);
        // Only now, since two records of the same instant that say the same would count as one.
        self.add(deed);
        match lock.and_then(|lock| self.write(&place).map(|()| drop(lock))) {
            Ok(()) => {
                self.file = Some(file);
                Ok(())
            }
            Err(unusable) => Err(unusable.in_words(&file, texts)),
        }
    }

    fn add(&mut self, deed: Deed) {
        self.progress.add(Record {
            at: self.progress.time_of_next(now()),
            day: self.today(),
            deed,
        });
    }

    /// Takes over what others have written meanwhile, and keeps them from writing until the lock
    /// is dropped.
    fn take_over(&mut self, file: &Path) -> Result<File, Unusable> {
        fs::create_dir_all(folder_of(file))?;
        let lock = File::options()
            .create(true)
            .append(true)
            .open(file.with_extension("lock"))?;
        // Some file systems know no locks; then only writing in the very same moment could lose
        // a record of the other's.
        _ = lock.lock();
        self.progress.merge(read(file)?);
        Ok(lock)
    }

    fn write(&self, file: &Path) -> Result<(), Unusable> {
        let mut new = NamedTempFile::new_in(folder_of(file))?;
        writeln!(new, "{}", self.progress.to_json())?;
        new.as_file().sync_all()?;
        new.persist(file).map_err(|error| error.error)?;
        Ok(())
    }
}

fn folder_of(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new("."))
}

impl From<io::Error> for Unusable {
    fn from(error: io::Error) -> Self {
        Self::Unwritable(error)
    }
}

impl Unusable {
    fn in_words(&self, file: &Path, texts: &Texts) -> String {
        let reason = match self {
            Self::Unreadable(error) | Self::Unwritable(error) => error.in_words(texts),
            Self::Bad(error) => error.in_words(texts),
        };
        let id = match self {
            Self::Unreadable(_) => "tutor-unreadable",
            Self::Unwritable(_) => "io-write",
            Self::Bad(_) => "tutor-damaged",
        };
        let file = quoted(file.as_os_str()).into();
        texts.format(id, &[("file", file), ("reason", reason.into())])
    }
}

/// What a file says; nothing has been done where there is none.
fn read(file: &Path) -> Result<Progress, Unusable> {
    match fs::read(file) {
        // What is no text has its first fault where the text ends.
        Ok(bytes) => Progress::from_json(&String::from_utf8_lossy(&bytes)).map_err(Unusable::Bad),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Progress::default()),
        Err(error) => Err(Unusable::Unreadable(error)),
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since_1970.map_or(0, |time| time.as_millis() as u64)
}

/// The file, in the folder that the environment names for data of programs.
fn place(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // A folder that depends on where one is would be another one tomorrow.
    let folder = |name| {
        variable(name)
            .map(PathBuf::from)
            .filter(|p| p.is_absolute())
    };
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("APPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local/share")))?;
    Some(data.join("otho").join("progress.json"))
}

#[cfg(test)]
mod tests {
    use std::thread;

    use otho_text::Language;

    use super::*;

    fn texts() -> Texts {
        Texts::new(Language::En)
    }

    fn open(file: &Path) -> Store {
        let opened = Store::open_at(Some(file.to_owned()), &texts());
        opened.unwrap_or_else(|failure| panic!("{failure:?}"))
    }

    fn step(step: u32) -> Deed {
        let lesson = "a/b".to_owned();
        Deed::Step { lesson, step }
    }

    #[test]
    fn the_folder_for_data_comes_before_the_home_folder() {
        let place = |given: &[(&str, &str)]| {
            place(|name| {
                let found = given.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| OsString::from(value))
            })
        };
        let both = [("XDG_DATA_HOME", "/data"), ("HOME", "/home/me")];
        assert_eq!(place(&both), Some("/data/otho/progress.json".into()));
        let relative = [("XDG_DATA_HOME", "data"), ("HOME", "/home/me")];
        let at_home = Some("/home/me/.local/share/otho/progress.json".into());
        assert_eq!(place(&relative), at_home);
        assert_eq!(place(&[]), None);
    }

    #[test]
    fn what_is_noted_is_read_again_in_its_order() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("deeper").join("progress.json");
        let mut store = open(&file);
        for n in [1, 2, 3, 1] {
            assert_eq!(store.note(step(n), &texts()), Ok(()));
        }
        let again = open(&file);
        assert_eq!(again.progress(), store.progress());
        assert_eq!(again.progress().step("a/b"), 1);
    }

    #[test]
    fn nothing_is_lost_when_several_write_at_once() {
        const EACH: u32 = 25;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("progress.json");
        // All have opened it before the first of them writes.
        let stores = [(); 4].map(|()| open(&file));
        thread::scope(|scope| {
            for mut store in stores {
                scope.spawn(move || {
                    // The same of all: in the same instant, too, each is a deed of its own.
                    for n in 0..EACH {
                        assert_eq!(store.note(step(n), &texts()), Ok(()));
                    }
                });
            }
        });
        assert_eq!(open(&file).progress().records().count(), 4 * EACH as usize);
        let left = fs::read_dir(folder.path()).expect("it is there").count();
        assert_eq!(left, 2, "the log and its lock");
    }

    #[test]
    fn what_cannot_be_understood_is_named_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("progress.json");
        let mut store = open(&file);
        for bad in [
            &b"{\"version\":1,"[..],
            b"{\"lessons\":{}}",
            b"{\"version\":2,\"records\":[]}",
            b"\xff\xfe",
            b"",
        ] {
            fs::write(&file, bad).expect("a file");
            let refused = Store::open_at(Some(file.clone()), &texts());
            let Err(Failure::Usage(sentence)) = refused else {
                panic!("{bad:?} was taken");
            };
            assert!(sentence.contains("progress.json"), "{sentence}");
            assert_eq!(fs::read(&file).expect("it is there"), bad);
        }
        // It was broken after it had been opened.
        assert!(store.note(step(1), &texts()).is_err());
        assert_eq!(fs::read(&file).expect("it is there"), b"");
        assert!(store.note(step(2), &texts()).is_ok(), "it is said once");
        assert!(!store.is_kept());
    }

    #[test]
    fn what_cannot_be_kept_is_said_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let in_the_way = folder.path().join("file");
        let mut store = open(&in_the_way.join("progress.json"));
        fs::write(&in_the_way, "").expect("a file");
        assert!(store.note(step(1), &texts()).is_err());
        assert!(store.note(step(1), &texts()).is_ok());
        assert!(!store.is_kept());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_the_file_stays_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let real = folder.path().join("elsewhere");
        let file = folder.path().join("progress.json");
        open(&real).note(step(1), &texts()).expect("it is kept");
        std::os::unix::fs::symlink(&real, &file).expect("a link");
        open(&file).note(step(2), &texts()).expect("it is kept");
        assert!(file.is_symlink());
        assert_eq!(open(&real).progress().step("a/b"), 2);
    }
}
