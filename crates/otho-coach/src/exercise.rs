//! Exercises without end: a position from a game, a task, and what counts as right.
//!
//! The same order gives the same exercise on every machine. [`by_rules`] makes those that need no
//! search and links none; [`with_engine`] makes them all. An exercise holds all that is needed to
//! check an [`Attempt`], also where whole lines are played, so that whoever shows it need not
//! search. `docs/exercises.md` says what each kind means and how it is graded.

mod attempt;
mod corner;
mod ending;
mod line;
mod middle;
mod rules;
mod search;
mod wire;

use core::fmt;
use core::str::FromStr;
use std::error::Error;

use otho_core::{Bitboard, Position, Turn, Variant};
use otho_engine::Resources;

pub use self::attempt::{Attempt, Checked, Fault, Refused, Verdict};
pub use self::line::{Branch, Line};
pub use self::rules::by_rules;
pub use self::search::with_engine;
pub(crate) use self::search::{Bench, Stopped};
pub use self::wire::ParseExerciseError;
pub(crate) use self::wire::{variant_id, variant_of};

/// What the engine that makes exercises is to have: with another table, or more threads, some
/// orders give other exercises.
pub const RESOURCES: Resources = Resources {
    hash: 4 << 20,
    threads: 1,
};

/// What is to be practiced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Find all legal moves.
    Legal,
    /// Find all discs that a move flips.
    Flips,
    /// Take a corner, at once or by force.
    Corner,
    /// Find the quiet move.
    Quiet,
    /// Avoid the poisoned square: an X-square, and in anti-Othello a corner.
    Poison,
    /// Say who wins with best play.
    Ahead,
    /// Play the last squares perfectly.
    Last,
    /// Win as White by playing last in the regions.
    Parity,
}

impl Kind {
    /// All kinds, from the first a beginner can do on.
    pub const ALL: [Self; 8] = [
        Self::Legal,
        Self::Flips,
        Self::Corner,
        Self::Quiet,
        Self::Poison,
        Self::Ahead,
        Self::Last,
        Self::Parity,
    ];

    /// Its name for programs, and a part of the ids of its sentences.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Flips => "flips",
            Self::Corner => "corner",
            Self::Quiet => "quiet",
            Self::Poison => "poison",
            Self::Ahead => "ahead",
            Self::Last => "last",
            Self::Parity => "parity",
        }
    }

    /// Whether it takes an engine to make one.
    #[must_use]
    pub const fn needs_engine(self) -> bool {
        !matches!(self, Self::Legal | Self::Flips)
    }

    /// Whether it makes sense where this wins: to win a corner is no aim in anti-Othello, and whom
    /// quiet moves and parity serve there has not been measured.
    #[must_use]
    pub const fn is_for(self, variant: Variant) -> bool {
        match variant {
            Variant::Othello => true,
            Variant::Anti => !matches!(self, Self::Corner | Self::Quiet | Self::Parity),
        }
    }
}

/// The text is not the id of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownKind;

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = Kind::ALL.map(Kind::id).join(", ");
        write!(f, "the kinds of exercises are {ids}")
    }
}

impl Error for UnknownKind {}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(id: &str) -> Result<Self, UnknownKind> {
        let found = Self::ALL.into_iter().find(|kind| kind.id() == id);
        found.ok_or(UnknownKind)
    }
}

/// How difficult an exercise is within its kind, from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// The easiest.
    pub const EASIEST: Self = Self(1);
    /// The most difficult.
    pub const HARDEST: Self = Self(5);

    /// The grade with this number, `None` outside 1 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::EASIEST.0 && number <= Self::HARDEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number, from 1 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The grade of what is so many points more difficult than the easiest.
    pub(crate) fn of_points(points: u32) -> Self {
        Self(1 + points.min(4) as u8)
    }

    /// The next more difficult one, or this one at the top.
    #[must_use]
    pub fn harder(self) -> Self {
        Self(self.0 + 1).min(Self::HARDEST)
    }

    /// The next easier one, or this one at the bottom.
    #[must_use]
    pub fn easier(self) -> Self {
        Self(self.0 - 1).max(Self::EASIEST)
    }

    fn distance(self, other: Self) -> u8 {
        self.0.abs_diff(other.0)
    }
}

/// What exercise to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// What is to be practiced.
    pub kind: Kind,
    /// How difficult it is to be.
    pub grade: Grade,
    /// What wins.
    pub variant: Variant,
    /// What chance depends on.
    pub seed: u64,
}

/// Why there is no exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unmade {
    /// This kind is not for this variant.
    Variant,
    /// This kind needs an engine.
    NeedsEngine,
    /// It was stopped before one was found.
    Stopped,
    /// No game had a position for it.
    NoneFound,
}

impl fmt::Display for Unmade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Variant => "this kind of exercise is for Othello only",
            Self::NeedsEngine => "this kind of exercise needs an engine",
            Self::Stopped => "it was stopped before an exercise was found",
            Self::NoneFound => "no game had a position for this exercise",
        })
    }
}

impl Error for Unmade {}

impl From<Stopped> for Unmade {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Who wins with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Black.
    Black,
    /// White.
    White,
    /// Nobody: it is a draw.
    Even,
}

impl Choice {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Black, Self::White, Self::Even];

    /// Its name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Even => "even",
        }
    }
}

/// What counts as right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To mark exactly these squares.
    Marks(Bitboard),
    /// To name this one.
    Choice(Choice),
    /// To play along a line.
    Line(Line),
}

/// What makes a position an exercise.
struct Found {
    grade: Grade,
    shown: Bitboard,
    answer: Answer,
}

impl Found {
    /// Where the task points at no square.
    const fn new(grade: Grade, answer: Answer) -> Self {
        Self {
            grade,
            shown: Bitboard::EMPTY,
            answer,
        }
    }
}

impl Order {
    /// The exercise that a position is, `None` when it makes no sense as one.
    fn exercise(&self, position: Position, found: Found) -> Option<Exercise> {
        let exercise = Exercise {
            kind: self.kind,
            grade: found.grade,
            variant: self.variant,
            position,
            shown: found.shown,
            answer: found.answer,
        };
        exercise.if_sound()
    }
}

/// An exercise. The player to move is the one who learns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    kind: Kind,
    grade: Grade,
    variant: Variant,
    position: Position,
    shown: Bitboard,
    answer: Answer,
}

impl Exercise {
    /// The exercise, or `None` when it makes no sense: nothing to answer, the answer of another
    /// kind of exercise, or a line that cannot be played.
    fn if_sound(self) -> Option<Self> {
        let (position, shown) = (self.position, self.shown);
        let Turn::Move(legal) = position.turn() else {
            return None;
        };
        let is_sound = self.kind.is_for(self.variant)
            && match (self.kind, &self.answer) {
                (Kind::Legal, Answer::Marks(marks)) => *marks == legal && shown.is_empty(),
                (Kind::Flips, Answer::Marks(marks)) => {
                    let square = shown.first()?;
                    shown.count() == 1 && !marks.is_empty() && *marks == position.flips(square)
                }
                (Kind::Ahead, Answer::Choice(_)) => shown.is_empty(),
                (Kind::Poison, Answer::Line(line)) => {
                    let choices = line.squares();
                    let is_choice = (shown - choices).count() > 0 && (choices - shown).is_empty();
                    is_choice && (shown - legal).is_empty() && line.can_be_played(position)
                }
                (Kind::Corner | Kind::Quiet | Kind::Last | Kind::Parity, Answer::Line(line)) => {
                    shown.is_empty() && line.can_be_played(position)
                }
                _ => false,
            };
        is_sound.then_some(self)
    }

    /// What it practices.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// How difficult it is.
    #[must_use]
    pub const fn grade(&self) -> Grade {
        self.grade
    }

    /// What wins.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Where it begins.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The squares that the task points at: the move that is asked about, or those to choose from.
    #[must_use]
    pub const fn shown(&self) -> Bitboard {
        self.shown
    }

    /// What counts as right.
    #[must_use]
    pub const fn answer(&self) -> &Answer {
        &self.answer
    }
}

#[cfg(test)]
mod tests;
