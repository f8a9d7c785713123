//! What can be wrong with a lesson file, and where.
//!
//! Those who write lessons read these sentences, so they are in English, as for all developers.

use core::fmt;

use otho_core::transcript::ParseTranscriptError;
use otho_core::{IllegalMove, ParsePositionError, Square};

use crate::claim::ParseClaimError;

/// A fault and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The line of the file, 1 for the first.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl core::error::Error for Error {}

/// What is wrong at a place of a lesson file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each fault has its sentence below")]
pub enum Fault {
    NoTitle,
    NoSummary,
    NoSteps,
    EmptyStep,
    SecondTitle,
    NotInLessons(&'static str),
    TextAfterSummary,
    UnclosedFence,
    UnknownBlock(String),
    NoKey,
    UnknownKey {
        key: String,
        accepted: &'static [&'static str],
    },
    Repeated(String),
    Missing(&'static str),
    Empty(String),
    Unclosed(&'static str),
    Code(String),
    Link(String),
    Position(ParsePositionError),
    Moves(ParseTranscriptError),
    Illegal(IllegalMove),
    Passed,
    WrongMove(Square),
    Square(String),
    Value {
        key: &'static str,
        found: String,
        accepted: &'static str,
    },
    Level(String),
    Claim(ParseClaimError),
    Options {
        right: usize,
        all: usize,
    },
}

impl Fault {
    pub(super) const fn at(self, line: usize) -> Error {
        Error { line, fault: self }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTitle => f.write_str("a lesson begins with \"# \" and its title"),
            Self::NoSummary => f.write_str("one paragraph after the title says what is learned"),
            Self::NoSteps => f.write_str("a lesson has steps, each beginning with \"## \""),
            Self::EmptyStep => f.write_str("a step has something below its heading"),
            Self::SecondTitle => f.write_str("a lesson has one title; steps begin with \"## \""),
            Self::NotInLessons(what) => write!(f, "lessons have no {what}"),
            Self::TextAfterSummary => {
                f.write_str("after the one paragraph of the summary comes a step (\"## \")")
            }
            Self::UnclosedFence => f.write_str("the block that begins here is not closed by ```"),
            Self::UnknownBlock(name) => {
                write!(f, "{name:?} is no block: board, play, exercise or quiz")
            }
            Self::NoKey => f.write_str("a line of a block is \"key: value\", or goes on from the line above and begins with two spaces"),
            Self::UnknownKey { key, accepted } => {
                write!(f, "{key:?} is no key of this block: {}", accepted.join(", "))
            }
            Self::Repeated(key) => write!(f, "{key:?} stands in this block twice"),
            Self::Missing(key) => write!(f, "this block has no {key:?}"),
            Self::Empty(key) => write!(f, "{key:?} is empty"),
            Self::Unclosed(mark) => write!(f, "{mark} is opened and not closed"),
            Self::Code(text) => write!(f, "`{text}` is neither a square nor a list of moves"),
            Self::Link(text) => write!(f, "the link to {text:?} is not of the form course/lesson"),
            Self::Position(error) => error.fmt(f),
            Self::Moves(error) => error.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Passed => f.write_str("a pass in these moves is not forced"),
            Self::WrongMove(square) => write!(
                f,
                "\"wrong {square}\" speaks of a move that is no wrong answer to this exercise"
            ),
            Self::Square(text) => write!(f, "{text:?} is no square a1 to h8"),
            Self::Value { key, found, accepted } => {
                write!(f, "{key} is {accepted}, not {found:?}")
            }
            Self::Level(text) => write!(f, "there is no level {text:?}; see otho levels"),
            Self::Claim(error) => error.fmt(f),
            Self::Options { right, all } => write!(
                f,
                "a quiz has two options or more and exactly one \"option!\", not {all} with {right}"
            ),
        }
    }
}
