//! Why a WTHOR file cannot be read.

use core::fmt;
use std::io;

use super::{FileKind, Header};

/// Why a WTHOR file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// Reading itself failed.
    Io {
        /// What went wrong.
        kind: io::ErrorKind,
    },
    /// The file ends within its header.
    Header {
        /// How many bytes it has.
        length: usize,
    },
    /// The counts of the header are not those of such a file.
    Counts {
        /// What the file should hold.
        kind: FileKind,
        /// How many games the header counts.
        games: u32,
        /// How many names the header counts.
        names: u16,
    },
    /// The games were played on a board of another size.
    BoardSize {
        /// Squares along a side.
        found: u8,
    },
    /// The file holds something else than games: solitaires, if this is 1.
    Content {
        /// The byte of the header that says so.
        found: u8,
    },
    /// The file ends before all that its header counts.
    Truncated {
        /// What the file holds.
        kind: FileKind,
        /// How many of them the header counts.
        stated: u32,
        /// How many of them are complete.
        complete: u32,
    },
    /// The file goes on after all that its header counts.
    Surplus {
        /// What the file holds.
        kind: FileKind,
        /// How many of them the header counts.
        stated: u32,
    },
    /// A move is not the number of a square.
    Move {
        /// The number of the game, 1 for the first.
        game: u32,
        /// Where the move stands, in bytes from the start of the file.
        byte: u64,
        /// What stands there.
        found: u8,
    },
    /// A move follows the 0 that ends the moves of a game.
    MoveAfterEnd {
        /// The number of the game, 1 for the first.
        game: u32,
        /// Where the move stands, in bytes from the start of the file.
        byte: u64,
        /// What stands there.
        found: u8,
    },
    /// A score is more than 64.
    Score {
        /// The number of the game, 1 for the first.
        game: u32,
        /// Where the score stands, in bytes from the start of the file.
        byte: u64,
        /// What stands there.
        found: u8,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Io { kind } => write!(f, "reading failed: {kind}"),
            Self::Header { length } => write!(
                f,
                "the file has {length} bytes, but a WTHOR file begins with a header of {}",
                Header::LENGTH
            ),
            Self::Counts { kind, games, names } => {
                let expected = match kind {
                    FileKind::Games => "at least one game and no names",
                    FileKind::Names(_) => "at least one name and no games",
                };
                write!(
                    f,
                    "the header counts {games} games and {names} names, \
                     but a WTHOR file of {kind} counts {expected}"
                )
            }
            Self::BoardSize { found } => write!(
                f,
                "the header says a board of {found}×{found} squares, but only 8×8 is read"
            ),
            Self::Content { found } => write!(
                f,
                "the header says content of type {found}{}, but only games, type 0, are read",
                if found == 1 { ", solitaires" } else { "" }
            ),
            Self::Truncated {
                kind,
                stated,
                complete,
            } => write!(
                f,
                "the header's count of {kind} is {stated}, but the file ends after {complete}"
            ),
            Self::Surplus { kind, stated } => write!(
                f,
                "the header's count of {kind} is {stated}, but the file goes on after them"
            ),
            Self::Move { game, byte, found } => write!(
                f,
                "game {game}, byte {byte}: {found} is not a square; \
                 a move is ten times the row and the column, 11 for a1 to 88 for h8"
            ),
            Self::MoveAfterEnd { game, byte, found } => write!(
                f,
                "game {game}, byte {byte}: {found} follows the 0 that ends the moves; \
                 only zeros may follow it"
            ),
            Self::Score { game, byte, found } => write!(
                f,
                "game {game}, byte {byte}: {found} is not a score; 0 to 64 is accepted"
            ),
        }
    }
}

impl core::error::Error for Error {}
