//! Where a file is written to: all of it, or nothing.
//!
//! What is written is held in a file without a name, of which nothing is left when the program is
//! stopped. When everything has gone well it is copied to a file beside its place, which then takes
//! that place in one step. So a file is never half written, and may be read and replaced by the
//! same command.

use std::ffi::OsStr;
use std::fs::{self, File, Permissions};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};

use otho_text::{InWords, Texts};

use crate::output::{Failure, Output, quoted};

/// A place to write to.
pub(crate) struct Destination {
    /// What sentences call it.
    pub(crate) name: String,
    held: File,
    place: Place,
}

enum Place {
    Stdout,
    /// A pipe or a device, which cannot be replaced.
    Device(PathBuf),
    /// A file, with the permissions of the one that is there already.
    File(PathBuf, Option<Permissions>),
}

impl Destination {
    /// A file by its name, or standard output by `-`. Nothing is changed there yet.
    pub(crate) fn new(place: &OsStr, texts: &Texts) -> Result<Self, Failure> {
        let name = quoted(place);
        let opened = Place::new(place).and_then(|place| Ok((place.hold()?, place)));
        match opened {
            Ok((held, place)) => Ok(Self { name, held, place }),
            Err(error) => Err(unwritable(&name, &error, texts)),
        }
    }

    /// Whether it is standard output.
    pub(crate) const fn is_stdout(&self) -> bool {
        matches!(self.place, Place::Stdout)
    }

    /// Puts what was written in its place.
    pub(crate) fn commit(mut self, out: &mut Output) -> Result<(), Failure> {
        let held = &mut self.held;
        let done = held.rewind().and_then(|()| match &self.place {
            Place::Stdout => io::copy(held, out).map(drop),
            Place::Device(path) => {
                let mut device = fs::OpenOptions::new().write(true).open(path)?;
                io::copy(held, &mut device).map(drop)
            }
            Place::File(path, permissions) => replace(path, permissions.as_ref(), held),
        });
        done.map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => unwritable(&self.name, &error, &out.texts),
        })
    }
}

impl Place {
    fn new(place: &OsStr) -> io::Result<Self> {
        if place == "-" {
            return Ok(Self::Stdout);
        }
        let there = match fs::metadata(place) {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Self::File(place.into(), None));
            }
            Err(error) => return Err(error),
        };
        if there.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        // The file itself is replaced, not a link to it.
        let path = fs::canonicalize(place)?;
        Ok(if there.is_file() {
            Self::File(path, Some(there.permissions()))
        } else {
            Self::Device(path)
        })
    }

    /// A nameless file to hold what is on its way here: in the same folder where that is certain
    /// to be written to later, so that a folder that cannot be is found out before the work.
    fn hold(&self) -> io::Result<File> {
        match self {
            Self::Stdout | Self::Device(_) => tempfile::tempfile(),
            Self::File(path, _) => tempfile::tempfile_in(folder_of(path)),
        }
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Puts a new file with what is held in the place of the one that may be there.
fn replace(path: &Path, permissions: Option<&Permissions>, held: &mut File) -> io::Result<()> {
    let mut temporary = ordinary_file().tempfile_in(folder_of(path))?;
    if let Some(permissions) = permissions {
        temporary.as_file().set_permissions(permissions.clone())?;
    }
    io::copy(held, temporary.as_file_mut())?;
    temporary.as_file().sync_all()?;
    temporary.persist(path)?;
    Ok(())
}

/// Temporary files are for their owner alone; ours will be an ordinary file.
fn ordinary_file() -> tempfile::Builder<'static, 'static> {
    #[cfg_attr(
        not(unix),
        expect(unused_mut, reason = "only Unix has such permissions")
    )]
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(Permissions::from_mode(0o666));
    }
    builder
}

impl Write for Destination {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.held.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.held.flush()
    }
}

/// The sentence about a place that cannot be written to.
pub(crate) fn unwritable(name: &str, error: &io::Error, texts: &Texts) -> Failure {
    let reason = match error.kind() {
        // What is to be written need not exist; the folder it goes to must.
        io::ErrorKind::NotFound => texts.get("io-no-folder"),
        _ => error.in_words(texts),
    };
    let values = [("file", name.into()), ("reason", reason.into())];
    Failure::Usage(texts.format("io-write", &values))
}
