//! Where a file is written to: all of it, or nothing.
//!
//! What is written goes to a temporary file first, which takes its place under its name when
//! everything has gone well. So a file is never half written, and may be read and replaced by the
//! same command.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};

use otho_text::{InWords, Texts};
use tempfile::NamedTempFile;

use crate::output::{Failure, Output, quoted};

/// A place to write to.
pub(crate) struct Destination {
    /// What sentences call it.
    pub(crate) name: String,
    kind: Kind,
}

enum Kind {
    /// A file, written beside its place and then moved there.
    File {
        temporary: NamedTempFile,
        path: PathBuf,
    },
    /// Standard output, or with a path a pipe or a device, which cannot be replaced.
    Stream { held: File, path: Option<PathBuf> },
}

impl Destination {
    /// A file by its name, or standard output by `-`. Nothing is changed there yet.
    pub(crate) fn new(place: &OsStr, texts: &Texts) -> Result<Self, Failure> {
        let name = quoted(place);
        match Kind::new(place) {
            Ok(kind) => Ok(Self { name, kind }),
            Err(error) => Err(unwritable(&name, &error, texts)),
        }
    }

    /// Whether it is standard output.
    pub(crate) const fn is_stdout(&self) -> bool {
        matches!(self.kind, Kind::Stream { path: None, .. })
    }

    /// Puts what was written in its place.
    pub(crate) fn commit(self, out: &mut Output) -> Result<(), Failure> {
        let name = self.name;
        let done = match self.kind {
            Kind::File { temporary, path } => temporary
                .as_file()
                .sync_all()
                .and_then(|()| Ok(temporary.persist(path).map(drop)?)),
            Kind::Stream { mut held, path } => held.rewind().and_then(|()| match path {
                None => io::copy(&mut held, out).map(drop),
                Some(path) => {
                    let mut file = fs::OpenOptions::new().write(true).open(path)?;
                    io::copy(&mut held, &mut file).map(drop)
                }
            }),
        };
        done.map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => unwritable(&name, &error, &out.texts),
        })
    }
}

impl Kind {
    fn new(place: &OsStr) -> io::Result<Self> {
        if place == "-" {
            let held = tempfile::tempfile()?;
            return Ok(Self::Stream { held, path: None });
        }
        let (path, there) = match fs::metadata(place) {
            // The file itself is replaced, not a link to it.
            Ok(there) => (fs::canonicalize(place)?, Some(there)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => (place.into(), None),
            Err(error) => return Err(error),
        };
        match &there {
            Some(there) if there.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            Some(there) if !there.is_file() => {
                let held = tempfile::tempfile()?;
                return Ok(Self::Stream {
                    held,
                    path: Some(path),
                });
            }
            _ => {}
        }
        let folder = match path.parent() {
            Some(folder) if folder != Path::new("") => folder,
            _ => Path::new("."),
        };
        let temporary = ordinary_file().tempfile_in(folder)?;
        if let Some(there) = there {
            temporary.as_file().set_permissions(there.permissions())?;
        }
        Ok(Self::File { temporary, path })
    }
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
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}

impl Write for Destination {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.kind {
            Kind::File { temporary, .. } => temporary.write(bytes),
            Kind::Stream { held, .. } => held.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.kind {
            Kind::File { temporary, .. } => temporary.flush(),
            Kind::Stream { held, .. } => held.flush(),
        }
    }
}

/// The sentence about a place that cannot be written to.
pub(crate) fn unwritable(name: &str, error: &io::Error, texts: &Texts) -> Failure {
    let values = [
        ("file", name.into()),
        ("reason", error.in_words(texts).into()),
    ];
    Failure::Usage(texts.format("io-write", &values))
}
