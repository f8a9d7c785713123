//! The names of a `.jou` or `.trn` file: players or tournaments.

use std::collections::HashMap;
use std::io::{self, BufReader, Read, Write};

use super::header::read_up_to;
use super::{Error, FileKind, Header, Unwritable};

/// What the names of a file stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameKind {
    /// Players, in a `.jou` file, with names of at most 19 letters.
    Players,
    /// Tournaments, in a `.trn` file, with names of at most 25 letters.
    Tournaments,
}

/// How many bytes a name takes in a file of this kind, its closing NUL included.
pub(super) const fn length(kind: NameKind) -> usize {
    match kind {
        NameKind::Players => 20,
        NameKind::Tournaments => 26,
    }
}

/// The name that stands for an unknown player in the published archives.
pub(super) const UNKNOWN: &str = "???";

/// The names of a `.jou` or `.trn` file, which games refer to by number.
///
/// Letters are Latin-1. A name's bytes are kept as they are, with whatever follows the closing
/// NUL, so that a file is written as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    header: Header,
    kind: NameKind,
    /// The names one after the other, each filled up to the length of its kind.
    bytes: Vec<u8>,
    /// The number of each name, the first one where a name stands twice.
    numbers: HashMap<Box<[u8]>, u16>,
}

impl Names {
    /// A table without names. The header's counts do not matter.
    #[must_use]
    pub fn new(kind: NameKind, header: Header) -> Self {
        Self {
            header,
            kind,
            bytes: Vec::new(),
            numbers: HashMap::new(),
        }
    }

    /// Reads a file of names.
    ///
    /// # Errors
    /// When the header is not that of names, or the file is longer or shorter than it says.
    pub fn read(kind: NameKind, input: impl Read) -> Result<Self, Error> {
        let mut input = BufReader::new(input);
        let file_kind = FileKind::Names(kind);
        let mut names = Self::new(kind, Header::read(&mut input, file_kind)?);
        let (kind, stated) = (file_kind, u32::from(names.header.names));
        let mut buffer = [0; length(NameKind::Tournaments)];
        let record = &mut buffer[..length(names.kind)];
        for complete in 0..stated {
            if read_up_to(&mut input, record)? < record.len() {
                return Err(Error::Truncated {
                    kind,
                    stated,
                    complete,
                });
            }
            names.push(record);
        }
        match read_up_to(&mut input, &mut record[..1])? {
            0 => Ok(names),
            _ => Err(Error::Surplus { kind, stated }),
        }
    }

    /// Writes the file of names.
    ///
    /// # Errors
    /// When writing fails, and as [`io::ErrorKind::InvalidInput`] when there is no name.
    pub fn write(&self, mut out: impl Write) -> io::Result<()> {
        if self.is_empty() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let header = Header {
            games: 0,
            names: self.len() as u16,
            ..self.header
        };
        out.write_all(&header.to_bytes())?;
        out.write_all(&self.bytes)
    }

    /// What the names stand for.
    #[must_use]
    pub const fn kind(&self) -> NameKind {
        self.kind
    }

    /// The header of the file.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// How many names there are: 65,535 at most.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.bytes.len() / length(self.kind)
    }

    /// Whether there is no name.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The name with this number, 0 for the first.
    #[must_use]
    pub fn get(&self, number: u16) -> Option<String> {
        let record = self
            .bytes
            .chunks_exact(length(self.kind))
            .nth(number.into())?;
        Some(text(record).iter().map(|&byte| char::from(byte)).collect())
    }

    /// The names in their order.
    pub fn iter(&self) -> impl Iterator<Item = String> {
        self.bytes
            .chunks_exact(length(self.kind))
            .map(|record| text(record).iter().map(|&byte| char::from(byte)).collect())
    }

    /// The number of a name, which is added if it is not there yet.
    ///
    /// # Errors
    /// When it is to be added and does not fit.
    pub fn number_of(&mut self, name: &str) -> Result<u16, Unwritable> {
        let mut record = latin1(name)?;
        if let Some(&number) = self.numbers.get(&record[..]) {
            return Ok(number);
        }
        let (kind, letters) = (self.kind, record.len());
        if letters >= length(kind) {
            return Err(Unwritable::LongName { kind, letters });
        }
        let number = u16::try_from(self.len()).expect("at most 65,535 names are added or read");
        if number == u16::MAX {
            return Err(Unwritable::TooManyNames { kind });
        }
        record.resize(length(kind), 0);
        self.push(&record);
        Ok(number)
    }

    fn push(&mut self, record: &[u8]) {
        let number = self.len() as u16;
        self.bytes.extend_from_slice(record);
        self.numbers.entry(text(record).into()).or_insert(number);
    }
}

/// A name's letters: what stands before the NUL.
fn text(record: &[u8]) -> &[u8] {
    record.split(|&byte| byte == 0).next().unwrap_or_default()
}

fn latin1(name: &str) -> Result<Vec<u8>, Unwritable> {
    name.chars()
        .map(|found| match u8::try_from(found) {
            Ok(byte) if byte != 0 => Ok(byte),
            _ => Err(Unwritable::Letter { found }),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(kind: NameKind, names: &[&str]) -> Vec<u8> {
        let mut table = Names::new(kind, Header::default());
        for name in names {
            table.number_of(name).expect("the names fit");
        }
        let mut file = Vec::new();
        table.write(&mut file).expect("a vector takes everything");
        file
    }

    #[test]
    fn names_are_latin_1_and_end_at_the_nul() {
        let file = file(NameKind::Tournaments, &["Décines", "Paris"]);
        assert_eq!(file.len(), 16 + 2 * 26);
        assert_eq!(file[17], 0xe9);
        let names = Names::read(NameKind::Tournaments, &file[..]).expect("it was just written");
        assert_eq!(names.get(0).as_deref(), Some("Décines"));
        assert_eq!(names.iter().collect::<Vec<_>>(), ["Décines", "Paris"]);
        assert_eq!(names.get(2), None);
    }

    #[test]
    fn what_follows_the_nul_survives() {
        let mut file = file(NameKind::Players, &["Ann", "Bob"]);
        file[20..25].copy_from_slice(b"trash");
        file[16 + 39] = b'!';
        let names = Names::read(NameKind::Players, &file[..]).expect("it is whole");
        assert_eq!(names.get(0).as_deref(), Some("Ann"));
        let mut written = Vec::new();
        names
            .write(&mut written)
            .expect("a vector takes everything");
        assert_eq!(written, file);
    }

    #[test]
    fn a_name_is_added_once() {
        let mut names = Names::new(NameKind::Players, Header::default());
        let numbers = ["Ann", "Bob", "Ann"].map(|name| names.number_of(name));
        assert_eq!(numbers, [Ok(0), Ok(1), Ok(0)]);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let mut names = Names::new(NameKind::Players, Header::default());
        assert_eq!(names.number_of(&"x".repeat(19)), Ok(0));
        let (kind, letters) = (NameKind::Players, 20);
        assert_eq!(
            names.number_of(&"x".repeat(20)),
            Err(Unwritable::LongName { kind, letters })
        );
        assert_eq!(
            names.number_of("Dvořák"),
            Err(Unwritable::Letter { found: 'ř' })
        );
        assert_eq!(
            names.number_of("\0"),
            Err(Unwritable::Letter { found: '\0' })
        );
        for number in 1..u16::MAX {
            assert_eq!(names.number_of(&number.to_string()), Ok(number));
        }
        assert_eq!(
            names.number_of("one more"),
            Err(Unwritable::TooManyNames { kind })
        );
        assert_eq!(names.number_of("1"), Ok(1));
        assert_eq!(names.len(), 65_535);
    }

    #[test]
    fn a_file_of_another_length_than_stated_is_refused() {
        let mut file = file(NameKind::Players, &["Ann", "Bob"]);
        let kind = FileKind::Names(NameKind::Players);
        let read = |file: &[u8]| Names::read(NameKind::Players, file).map(|_| ());
        for length in 0..16 {
            assert_eq!(read(&file[..length]), Err(Error::Header { length }));
        }
        for length in 16..file.len() {
            let truncated = Error::Truncated {
                kind,
                stated: 2,
                complete: (length as u32 - 16) / 20,
            };
            assert_eq!(read(&file[..length]), Err(truncated));
        }
        file.push(0);
        assert_eq!(read(&file), Err(Error::Surplus { kind, stated: 2 }));
        file[4] = 1;
        let counts = Error::Counts {
            kind,
            games: 1,
            names: 2,
        };
        assert_eq!(read(&file), Err(counts));
    }
}
