//! What a learner has done, kept in a small file of the user's data folder.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use otho_text::{InWords, Texts};
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use crate::output::{Failure, quoted};

/// How far a learner has come in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Done {
    /// How many steps have been done since the lesson was last begun.
    pub(super) steps: usize,
    /// Whether the end has been reached once.
    #[serde(rename = "done", default)]
    pub(super) is_complete: bool,
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Contents {
    lessons: BTreeMap<String, Done>,
}

/// What a learner has done.
pub(super) struct Progress {
    contents: Contents,
    /// Where it is kept, if there is a place for it.
    file: Option<PathBuf>,
}

impl Progress {
    /// Reads the user's file; without one, nothing has been done.
    ///
    /// # Errors
    /// When it is there and cannot be read or understood: it is not to be overwritten then.
    pub(super) fn read(texts: &Texts) -> Result<Self, Failure> {
        match place(|name| env::var_os(name)) {
            Some(file) => Self::read_from(file, texts),
            None => Ok(Self {
                contents: Contents::default(),
                file: None,
            }),
        }
    }

    fn read_from(file: PathBuf, texts: &Texts) -> Result<Self, Failure> {
        let name = || ("file", quoted(file.as_os_str()).into());
        let contents = match fs::read_to_string(&file) {
            Ok(text) => serde_json::from_str(&text)
                .map_err(|_| Failure::Usage(texts.format("tutor-damaged", &[name()])))?,
            Err(error) if error.kind() == ErrorKind::NotFound => Contents::default(),
            Err(error) => {
                let reason = ("reason", error.in_words(texts).into());
                let sentence = texts.format("tutor-unreadable", &[name(), reason]);
                return Err(Failure::Usage(sentence));
            }
        };
        let file = Some(file);
        Ok(Self { contents, file })
    }

    /// Whether what is done is remembered.
    pub(super) const fn is_kept(&self) -> bool {
        self.file.is_some()
    }

    pub(super) fn of(&self, id: &str) -> Done {
        self.contents.lessons.get(id).copied().unwrap_or_default()
    }

    /// Notes how far a learner has come.
    ///
    /// # Errors
    /// When it cannot be kept, with a sentence; nothing is kept from then on.
    pub(super) fn note(&mut self, id: &str, done: Done, texts: &Texts) -> Result<(), String> {
        self.contents.lessons.insert(id.to_owned(), done);
        let Some(file) = self.file.take() else {
            return Ok(());
        };
        match self.write(&file) {
            Ok(()) => {
                self.file = Some(file);
                Ok(())
            }
            Err(error) => {
                let name = quoted(file.as_os_str()).into();
                let reason = error.in_words(texts).into();
                Err(texts.format("io-write", &[("file", name), ("reason", reason)]))
            }
        }
    }

    /// Writes the file beside the old one and puts it in its place, so that it is never half there.
    fn write(&self, file: &Path) -> io::Result<()> {
        let folder = file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut new = NamedTempFile::new_in(folder)?;
        let text = serde_json::to_string_pretty(&self.contents).expect("names and numbers");
        new.write_all(text.as_bytes())?;
        new.write_all(b"\n")?;
        new.persist(file).map_err(|error| error.error)?;
        Ok(())
    }
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
    Some(data.join("otho").join("lessons.json"))
}

#[cfg(test)]
mod tests {
    use otho_text::Language;

    use super::*;

    #[test]
    fn the_folder_for_data_comes_before_the_home_folder() {
        let place = |given: &[(&str, &str)]| {
            place(|name| {
                let found = given.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| OsString::from(value))
            })
        };
        let both = [("XDG_DATA_HOME", "/data"), ("HOME", "/home/me")];
        assert_eq!(place(&both), Some("/data/otho/lessons.json".into()));
        let relative = [("XDG_DATA_HOME", "data"), ("HOME", "/home/me")];
        let at_home = Some("/home/me/.local/share/otho/lessons.json".into());
        assert_eq!(place(&relative), at_home);
        assert_eq!(place(&[]), None);
    }

    #[test]
    fn what_is_noted_is_read_again_and_a_damaged_file_is_left_alone() {
        let texts = Texts::new(Language::En);
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("deeper").join("lessons.json");
        let read = || Progress::read_from(file.clone(), &texts);
        let done = Done {
            steps: 2,
            is_complete: true,
        };
        let mut progress = read().expect("there is nothing yet");
        assert_eq!(progress.note("a/b", done, &texts), Ok(()));
        assert_eq!(read().expect("it was written").of("a/b"), done);
        assert_eq!(read().expect("it was written").of("a/c"), Done::default());
        fs::write(&file, "{\"lessons\":").expect("a file");
        assert!(matches!(read(), Err(Failure::Usage(_))));
        assert_eq!(
            fs::read_to_string(&file).expect("it is there"),
            "{\"lessons\":"
        );
    }

    #[test]
    fn what_cannot_be_kept_is_said_once() {
        let texts = Texts::new(Language::En);
        let folder = tempfile::tempdir().expect("a folder");
        let in_the_way = folder.path().join("file");
        let mut progress = Progress {
            contents: Contents::default(),
            file: Some(in_the_way.join("lessons.json")),
        };
        fs::write(&in_the_way, "").expect("a file");
        assert!(progress.note("a/b", Done::default(), &texts).is_err());
        assert!(progress.note("a/b", Done::default(), &texts).is_ok());
        assert!(!progress.is_kept());
    }
}
