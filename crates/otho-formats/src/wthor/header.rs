//! The 16 bytes that every WTHOR file begins with, and which file they belong to.

use core::fmt;
use std::io::Read;

use super::{Error, NameKind, game, names};

/// What a WTHOR file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// Games, in a `.wtb` file.
    Games,
    /// Names, in a `.jou` or `.trn` file.
    Names(NameKind),
}

impl FileKind {
    /// The files of an archive: the games, then what they refer to.
    pub const ALL: [Self; 3] = [
        Self::Games,
        Self::Names(NameKind::Players),
        Self::Names(NameKind::Tournaments),
    ];

    /// What such a file is called, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Games => "wtb",
            Self::Names(NameKind::Players) => "jou",
            Self::Names(NameKind::Tournaments) => "trn",
        }
    }
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Games => "games",
            Self::Names(NameKind::Players) => "players",
            Self::Names(NameKind::Tournaments) => "tournaments",
        })
    }
}

/// The header of a WTHOR file.
///
/// Every byte of it is kept, so that a file is written as it was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The day the file was made: century, year, month, day.
    pub created: [u8; 4],
    /// How many games follow, 0 in a file of names.
    pub games: u32,
    /// How many names follow, 0 in a file of games.
    pub names: u16,
    /// The year in which the games were played, 0 in a file of names.
    pub year: u16,
    /// Squares along a side of the board; 0 stands for 8 as well.
    pub board_size: u8,
    /// 0 for games, 1 for solitaires.
    pub content: u8,
    /// The empties from which the theoretical score was computed; 0 stands for 22.
    pub depth: u8,
    /// A byte without meaning.
    pub reserved: u8,
}

impl Header {
    /// How many bytes a header takes.
    pub const LENGTH: usize = 16;

    /// The header that these bytes hold.
    #[must_use]
    pub fn from_bytes(bytes: [u8; Self::LENGTH]) -> Self {
        let [
            a,
            b,
            c,
            d,
            g0,
            g1,
            g2,
            g3,
            n0,
            n1,
            y0,
            y1,
            board_size,
            content,
            depth,
            reserved,
        ] = bytes;
        Self {
            created: [a, b, c, d],
            games: u32::from_le_bytes([g0, g1, g2, g3]),
            names: u16::from_le_bytes([n0, n1]),
            year: u16::from_le_bytes([y0, y1]),
            board_size,
            content,
            depth,
            reserved,
        }
    }

    /// The bytes of the header.
    #[must_use]
    pub fn to_bytes(self) -> [u8; Self::LENGTH] {
        let [a, b, c, d] = self.created;
        let [g0, g1, g2, g3] = self.games.to_le_bytes();
        let [n0, n1] = self.names.to_le_bytes();
        let [y0, y1] = self.year.to_le_bytes();
        let [size, content, depth, reserved] =
            [self.board_size, self.content, self.depth, self.reserved];
        [
            a, b, c, d, g0, g1, g2, g3, n0, n1, y0, y1, size, content, depth, reserved,
        ]
    }

    /// The number of empties from which the theoretical score was computed.
    #[must_use]
    pub const fn theoretical_depth(self) -> u8 {
        match self.depth {
            0 => 22,
            depth => depth,
        }
    }

    /// What a file with this header holds, judged by its length in bytes.
    ///
    /// Players and tournaments differ in nothing but the length of a name. `None` when no kind of
    /// file fits.
    #[must_use]
    pub fn kind_of_file(self, length: u64) -> Option<FileKind> {
        let body = length.checked_sub(Self::LENGTH as u64)?;
        let fits = |count: u64, record: usize| count > 0 && body == count * record as u64;
        if self.names == 0 {
            return fits(self.games.into(), game::LENGTH).then_some(FileKind::Games);
        }
        [NameKind::Players, NameKind::Tournaments]
            .into_iter()
            .find(|&kind| self.games == 0 && fits(self.names.into(), names::length(kind)))
            .map(FileKind::Names)
    }

    /// Reads the header of a file that should be of this kind.
    pub(super) fn read(input: &mut impl Read, kind: FileKind) -> Result<Self, Error> {
        let mut bytes = [0; Self::LENGTH];
        let length = read_up_to(input, &mut bytes)?;
        if length < Self::LENGTH {
            return Err(Error::Header { length });
        }
        let header = Self::from_bytes(bytes);
        let Self { games, names, .. } = header;
        let counts_fit = match kind {
            FileKind::Games => games > 0 && names == 0,
            FileKind::Names(_) => games == 0 && names > 0,
        };
        if !counts_fit {
            return Err(Error::Counts { kind, games, names });
        }
        if kind == FileKind::Games {
            header.expect_ordinary_games()?;
        }
        Ok(header)
    }

    fn expect_ordinary_games(self) -> Result<(), Error> {
        match (self.board_size, self.content) {
            (0 | 8, 0) => Ok(()),
            (0 | 8, found) => Err(Error::Content { found }),
            (found, _) => Err(Error::BoardSize { found }),
        }
    }
}

/// Fills the buffer, or as much of it as the input has, and says how much.
pub(super) fn read_up_to(input: &mut impl Read, buffer: &mut [u8]) -> Result<usize, Error> {
    let mut filled = 0;
    while filled < buffer.len() {
        match input.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(count) => filled += count,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(error) => return Err(Error::Io { kind: error.kind() }),
        }
    }
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_of_a_header_is_kept() {
        let bytes = core::array::from_fn(|i| i as u8 * 13 + 3);
        assert_eq!(Header::from_bytes(bytes).to_bytes(), bytes);
    }

    #[test]
    fn the_length_of_a_file_tells_players_from_tournaments() {
        let names = Header {
            names: 3,
            ..Header::default()
        };
        let kind = |length| names.kind_of_file(length);
        assert_eq!(kind(76), Some(FileKind::Names(NameKind::Players)));
        assert_eq!(kind(94), Some(FileKind::Names(NameKind::Tournaments)));
        assert_eq!(kind(77), None);
        let games = Header {
            games: 2,
            ..Header::default()
        };
        assert_eq!(games.kind_of_file(152), Some(FileKind::Games));
        assert_eq!(games.kind_of_file(151), None);
        assert_eq!(games.kind_of_file(3), None);
        assert_eq!(Header::default().kind_of_file(16), None);
    }

    #[test]
    fn a_depth_of_0_stands_for_22() {
        assert_eq!(Header::default().theoretical_depth(), 22);
        let header = Header {
            depth: 24,
            ..Header::default()
        };
        assert_eq!(header.theoretical_depth(), 24);
    }
}
