//! What can be wrong with what is read, and what a format cannot hold.

use core::fmt;
use std::io;

use otho_core::transcript::ParseTranscriptError;
use otho_core::{ParsePositionError, Refusal, SharedSquares};

use crate::{Format, IllegalTurn};

/// Something that could not be read.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadError {
    /// What it was read as.
    pub format: Format,
    /// Where it stands.
    pub place: Place,
    /// What is wrong with it.
    pub problem: Problem,
}

/// A place in what is read. Everything is counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The game, in formats that mark where a game begins.
    pub game: Option<u64>,
    /// The line, in text.
    pub line: Option<u64>,
    /// The byte: of the line where there is one, of the whole otherwise.
    pub byte: Option<u64>,
}

/// What is wrong with what is read.
///
/// Texts are excerpts of at most [`Problem::EXCERPT`] characters.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// The system could not deliver it.
    Io(io::ErrorKind),
    /// It is not UTF-8.
    NotUtf8,
    /// A line, a game or a document is longer than any that makes sense.
    TooLong {
        /// The most bytes that are accepted.
        limit: usize,
    },
    /// It ends in the middle of a game.
    Truncated,
    /// Something else was to stand here.
    Unexpected {
        /// The character found.
        found: char,
        /// What was to stand here.
        accepted: Accepted,
    },
    /// A move list with something in it that is no move.
    Transcript(ParseTranscriptError),
    /// A board that is none.
    Position(ParsePositionError),
    /// Black and white discs set up on the same squares.
    SharedSquares(SharedSquares),
    /// An item of a scored position that is not a move and a score from -64 to 64.
    Item {
        /// The item.
        text: String,
    },
    /// A scored move that the position does not allow.
    IllegalItem(Refusal),
    /// A record of another game, such as Go.
    OtherGame {
        /// What the record calls it.
        name: String,
    },
    /// A game that began with bids for the first move: the score is not the discs' alone.
    Komi,
    /// A value that means nothing where it stands.
    Value {
        /// What it is the value of.
        field: Field,
        /// The value.
        text: String,
    },
    /// A move that the rules do not allow, where variations have to be replayed to be read.
    Illegal(IllegalTurn),
    /// A document that is not JSON.
    Json,
    /// A JSON document that is not a game of Othello Quest.
    JsonShape,
    /// Not a format that is read as a row of games or positions.
    NoReader,
}

/// What was to stand in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// A game in brackets.
    Game,
    /// A property with its value.
    Property,
    /// A JSON object.
    Document,
}

/// A part of a record whose value decides what the game was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The size of the board and the kind of game, in GGF.
    GameType,
    /// The size of the board.
    BoardSize,
    /// The side to move.
    Side,
    /// A move.
    Move,
    /// Discs set up on the board.
    Setup,
    /// The result.
    Result,
}

impl Problem {
    /// The most characters of the input that an error quotes.
    pub const EXCERPT: usize = 40;

    pub(crate) fn value(field: Field, text: &str) -> Self {
        let text = excerpt(text);
        Self::Value { field, text }
    }
}

/// The beginning of a text, short enough for a sentence.
pub(crate) fn excerpt(text: &str) -> String {
    text.chars().take(Problem::EXCERPT).collect()
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}: {}", self.format, self.place, self.problem)
    }
}

impl core::error::Error for ReadError {}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            ("game", self.game),
            ("line", self.line),
            ("byte", self.byte),
        ];
        for (name, number) in parts {
            if let Some(number) = number {
                write!(f, ", {name} {number}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(kind) => write!(f, "it cannot be read: {kind}"),
            Self::NotUtf8 => f.write_str("this is not UTF-8, the only encoding accepted here"),
            Self::TooLong { limit } => {
                write!(f, "this is longer than the {limit} bytes that are accepted")
            }
            Self::Truncated => f.write_str("the game that begins here has no end"),
            Self::Unexpected { found, accepted } => {
                write!(f, "{found:?} stands where {accepted} is accepted")
            }
            Self::Transcript(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::SharedSquares(error) => error.fmt(f),
            Self::Item { text } => write!(
                f,
                "{text:?} is not a move and its score from -64 to +64, such as F5:+4"
            ),
            Self::IllegalItem(refusal) => write!(f, "a scored move is illegal: {refusal}"),
            Self::OtherGame { name } => {
                write!(f, "this is a game of {name:?}; only Othello is accepted")
            }
            Self::Komi => f.write_str("games with bids (KB, KW, KM) are not accepted"),
            Self::Value { field, text } => write!(f, "{text:?} is not {field}"),
            Self::Illegal(turn) => turn.fmt(f),
            Self::Json => f.write_str("this is not JSON"),
            Self::JsonShape => f.write_str(
                "this is not a game of Othello Quest, which has args, gtype, players and \
                 position.moves",
            ),
            Self::NoReader => f.write_str(
                "games and positions are read from transcript, board, obf, ggf, sgf and quest",
            ),
        }
    }
}

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Game => "a game such as (;GM[…]…)",
            Self::Property => "a property such as B[f5]",
            Self::Document => "a JSON object",
        })
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameType => "a kind of game: 8 and any of a, b, k, r20, s, w",
            Self::BoardSize => "a board size: 8",
            Self::Side => "a side to move: B or W",
            Self::Move => "a move: a square a1 to h8 or a pass",
            Self::Setup => "a set-up before the first move: squares such as d4 or d4:e5",
            Self::Result => "a result: +8, -64:r, :t or :s in GGF; B+8, W+R, W+T or 0 in SGF",
        })
    }
}

/// Why something could not be written.
#[derive(Debug)]
pub enum WriteError {
    /// The system would not take it.
    Io(io::Error),
    /// The format has no place for a start other than the ordinary one.
    Start(Format),
    /// The format has no place for anti-Othello.
    Variant(Format),
    /// The format has no way to say that nothing was played.
    NoMoves(Format),
    /// The format says whose turn it is, which an illegal game does not tell.
    Illegal(Format, IllegalTurn),
    /// Not a format that is written as a row of games or positions: it has a function of its own.
    NoWriter(Format),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "it cannot be written: {error}"),
            Self::Start(format) => write!(
                f,
                "{format} holds games from the ordinary start only; ggf and sgf hold any"
            ),
            Self::Variant(format) => write!(
                f,
                "{format} does not hold anti-Othello games; ggf and sgf do"
            ),
            Self::NoMoves(format) => write!(
                f,
                "{format} does not hold games without a move; ggf and sgf do"
            ),
            Self::Illegal(format, turn) => {
                write!(f, "{format} holds legal games only, and {turn}")
            }
            Self::NoWriter(format) => {
                write!(f, "{format} is not written as a row of games or positions")
            }
        }
    }
}

impl core::error::Error for WriteError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::Illegal(_, turn) => Some(turn),
            Self::Start(_) | Self::Variant(_) | Self::NoMoves(_) | Self::NoWriter(_) => None,
        }
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
