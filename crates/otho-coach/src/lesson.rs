//! Lessons: what a file of `content/lessons` says, as typed data.
//!
//! A lesson is text in a small part of Markdown with blocks for boards, games, exercises and
//! questions; [`Lesson::parse`] refuses everything else with its line. Whether what a lesson states
//! is true is another matter: see [`check`].

mod attempt;
mod block;
pub mod check;
mod error;
mod inline;
mod outline;
mod scan;

use otho_core::{Bitboard, Color, Ply, Position, Square, Variant};
use otho_engine::level::Level;

pub use self::attempt::{Answer, AnswerError, Outcome, Verdict, read_squares};
pub use self::error::{Error, Fault};
pub use self::inline::{Inline, Text};
use crate::claim::Claim;

/// A lesson in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Its title.
    pub title: Text,
    /// What one will be able to do afterwards.
    pub summary: Text,
    /// Its screens.
    pub steps: Vec<Step>,
}

/// What fits on a screen: some words, and usually one thing to look at or to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What it is about.
    pub heading: Text,
    /// What it consists of, in order.
    pub parts: Vec<Part>,
}

/// A part of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// Something to read.
    Prose(Vec<Block>),
    /// A board to look at.
    Board(Board),
    /// A game to play from a position.
    Play(Play),
    /// A task with an answer.
    Exercise(Exercise),
    /// A question with answers to choose from.
    Quiz(Quiz),
}

/// A block of prose.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Text),
    /// A list.
    List {
        /// Whether its items are numbered.
        is_ordered: bool,
        /// What it lists.
        items: Vec<Text>,
    },
}

/// A position with what is to be seen in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// The line of the file on which its block begins.
    pub line: usize,
    /// Where the moves begin.
    pub start: Position,
    /// What was played from there, with the forced passes between the moves.
    pub plies: Vec<Ply>,
    /// What is shown.
    pub position: Position,
    /// What wins.
    pub variant: Variant,
    /// Squares to point at.
    pub marks: Bitboard,
    /// What the lesson states about the position.
    pub claims: Vec<Stated>,
}

impl Diagram {
    /// Where the last disc was put.
    #[must_use]
    pub fn last_move(&self) -> Option<Square> {
        self.plies.iter().rev().find_map(|ply| match ply {
            Ply::Move(square) => Some(*square),
            Ply::Pass => None,
        })
    }
}

/// A claim, and where it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated {
    /// The line of the file, 1 for the first.
    pub line: usize,
    /// What is claimed.
    pub claim: Claim,
}

/// A board to look at.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The position.
    pub diagram: Diagram,
    /// What is to be seen.
    pub caption: Text,
}

/// A game to play from a position against a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// Where the game begins.
    pub diagram: Diagram,
    /// The learner's side.
    pub color: Color,
    /// The opponent.
    pub level: &'static Level,
    /// What the learner is to reach.
    pub goal: Goal,
    /// What to do.
    pub task: Text,
    /// What is said when the goal is met.
    pub success: Text,
    /// What is said when it is not.
    pub failure: Text,
}

/// What the learner is to reach in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
    /// To take a corner.
    Corner,
    /// To have at least so many points at the end.
    Discs(u8),
    /// To play to the end.
    Finish,
}

/// A task with an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The position.
    pub diagram: Diagram,
    /// What is asked for.
    pub kind: Kind,
    /// The task in words.
    pub task: Text,
    /// Help on the way.
    pub hint: Text,
    /// What is said to a right answer.
    pub right: Text,
    /// What is said to a wrong one.
    pub wrong: Text,
    /// What is said to particular wrong moves.
    pub wrong_moves: Vec<(Square, Text)>,
}

/// What an exercise asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// To mark all legal squares.
    Legal,
    /// To mark all discs that this move flips.
    Flips(Square),
    /// To turn them by hand, as on a real board.
    Turn(Square),
    /// To find one of these moves.
    Move(Bitboard),
    /// To count.
    Count(Quantity),
    /// To find these moves; those of the other side are played as replies.
    Line(Vec<Ply>),
}

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The discs of a side.
    Discs(Color),
    /// The empty squares.
    Empty,
    /// The moves that a side would have if it were its turn.
    Mobility(Color),
    /// The discs of a side that can never be flipped.
    Stable(Color),
}

/// A question with answers to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Quiz {
    /// The position it is about, if it is about one.
    pub diagram: Option<Diagram>,
    /// The question.
    pub question: Text,
    /// The answers to choose from.
    pub options: Vec<Text>,
    /// Which of them is right.
    pub right: usize,
    /// What is said after an answer.
    pub because: Text,
}

impl Lesson {
    /// Reads a lesson file.
    ///
    /// # Errors
    /// At the first line that is not part of a lesson as it should be.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let raw = scan::scan(text)?;
        Ok(Self {
            title: inline::parse(&raw.title)?,
            summary: inline::parse(&raw.summary)?,
            steps: raw.steps.iter().map(step).collect::<Result<_, _>>()?,
        })
    }
}

fn step(raw: &scan::RawStep) -> Result<Step, Error> {
    Ok(Step {
        heading: inline::parse(&raw.heading)?,
        parts: raw.parts.iter().map(part).collect::<Result<_, _>>()?,
    })
}

fn part(raw: &scan::RawPart) -> Result<Part, Error> {
    match raw {
        scan::RawPart::Prose(blocks) => {
            let blocks = blocks.iter().map(prose).collect::<Result<_, _>>()?;
            Ok(Part::Prose(blocks))
        }
        scan::RawPart::Fence(fence) => block::read(fence),
    }
}

fn prose(raw: &scan::RawBlock) -> Result<Block, Error> {
    match raw {
        scan::RawBlock::Paragraph(lines) => Ok(Block::Paragraph(inline::parse(lines)?)),
        scan::RawBlock::List { is_ordered, items } => Ok(Block::List {
            is_ordered: *is_ordered,
            items: items.iter().map(inline::parse).collect::<Result<_, _>>()?,
        }),
    }
}

#[cfg(test)]
mod tests;
