//! Exercises and attempts as JSON, between the worker that makes them and the page that shows them.
//!
//! What is read is checked like anything from outside: an exercise that makes no sense is refused.

use core::fmt;
use std::error::Error;

use otho_core::{Bitboard, ParsePositionError, ParseSquareError, Square, Variant};
use serde::{Deserialize, Serialize};

use super::{Answer, Attempt, Branch, Choice, Exercise, Grade, Line, UnknownKind};

/// Why a value is no exercise, or no attempt at one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseExerciseError {
    /// There is no such kind.
    Kind(UnknownKind),
    /// A grade is 1 to 5.
    Grade,
    /// A variant is `othello` or `anti`.
    Variant,
    /// A choice is `black`, `white` or `even`.
    Choice,
    /// The position cannot be read.
    Position(ParsePositionError),
    /// A square cannot be read.
    Square(ParseSquareError),
    /// The parts do not fit together.
    Unsound,
}

impl fmt::Display for ParseExerciseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(error) => error.fmt(f),
            Self::Grade => f.write_str("a grade is a number from 1 to 5"),
            Self::Variant => f.write_str("the variants are othello and anti"),
            Self::Choice => f.write_str("the choices are black, white and even"),
            Self::Position(error) => error.fmt(f),
            Self::Square(error) => error.fmt(f),
            Self::Unsound => f.write_str("the answer does not fit the position"),
        }
    }
}

impl Error for ParseExerciseError {}

/// An exercise as it travels.
#[derive(Serialize, Deserialize)]
struct ExerciseWire {
    kind: String,
    grade: u8,
    variant: String,
    position: String,
    shown: Vec<String>,
    answer: AnswerWire,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum AnswerWire {
    Marks(Vec<String>),
    Choice(String),
    Line(Vec<BranchWire>),
}

#[derive(Serialize, Deserialize)]
struct BranchWire {
    square: String,
    replies: Vec<String>,
    next: Vec<BranchWire>,
}

/// An attempt as it travels.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum AttemptWire {
    Marks(Vec<String>),
    Moves(Vec<String>),
    Choice(String),
}

impl Serialize for Exercise {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let wire = ExerciseWire {
            kind: self.kind.id().to_owned(),
            grade: self.grade.number(),
            variant: variant_id(self.variant).to_owned(),
            position: self.position.to_string(),
            shown: names(self.shown),
            answer: match &self.answer {
                Answer::Marks(marks) => AnswerWire::Marks(names(*marks)),
                Answer::Choice(choice) => AnswerWire::Choice(choice.id().to_owned()),
                Answer::Line(line) => AnswerWire::Line(written(line)),
            },
        };
        wire.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Exercise {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wire = ExerciseWire::deserialize(deserializer)?;
        wire.read().map_err(serde::de::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Attempt {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wire = AttemptWire::deserialize(deserializer)?;
        wire.read().map_err(serde::de::Error::custom)
    }
}

impl ExerciseWire {
    fn read(&self) -> Result<Exercise, ParseExerciseError> {
        let kind = self.kind.parse().map_err(ParseExerciseError::Kind)?;
        let grade = Grade::new(self.grade).ok_or(ParseExerciseError::Grade)?;
        let variant = variant_of(&self.variant).ok_or(ParseExerciseError::Variant)?;
        let position = self.position.parse();
        let position = position.map_err(ParseExerciseError::Position)?;
        let shown = squares(&self.shown)?.into_iter().collect();
        let answer = match &self.answer {
            AnswerWire::Marks(marks) => Answer::Marks(squares(marks)?.into_iter().collect()),
            AnswerWire::Choice(choice) => Answer::Choice(choice_of(choice)?),
            AnswerWire::Line(branches) => Answer::Line(read(branches)?),
        };
        let exercise = Exercise {
            kind,
            grade,
            variant,
            position,
            shown,
            answer,
        };
        exercise.if_sound().ok_or(ParseExerciseError::Unsound)
    }
}

impl AttemptWire {
    fn read(&self) -> Result<Attempt, ParseExerciseError> {
        Ok(match self {
            Self::Marks(marks) => Attempt::Marks(squares(marks)?.into_iter().collect()),
            Self::Moves(moves) => Attempt::Moves(squares(moves)?),
            Self::Choice(choice) => Attempt::Choice(choice_of(choice)?),
        })
    }
}

fn written(line: &Line) -> Vec<BranchWire> {
    let branch = |branch: &Branch| BranchWire {
        square: branch.square.to_string(),
        replies: branch.replies.iter().map(Square::to_string).collect(),
        next: written(&branch.next),
    };
    line.0.iter().map(branch).collect()
}

fn read(branches: &[BranchWire]) -> Result<Line, ParseExerciseError> {
    let branch = |branch: &BranchWire| {
        Ok(Branch {
            square: square(&branch.square)?,
            replies: squares(&branch.replies)?,
            next: read(&branch.next)?,
        })
    };
    let branches: Result<Vec<Branch>, ParseExerciseError> = branches.iter().map(branch).collect();
    Ok(Line(branches?))
}

fn names(set: Bitboard) -> Vec<String> {
    set.into_iter().map(|square| square.to_string()).collect()
}

fn square(name: &str) -> Result<Square, ParseExerciseError> {
    name.parse().map_err(ParseExerciseError::Square)
}

fn squares(names: &[String]) -> Result<Vec<Square>, ParseExerciseError> {
    names.iter().map(|name| square(name)).collect()
}

fn choice_of(id: &str) -> Result<Choice, ParseExerciseError> {
    let found = Choice::ALL.into_iter().find(|choice| choice.id() == id);
    found.ok_or(ParseExerciseError::Choice)
}

pub(crate) const fn variant_id(variant: Variant) -> &'static str {
    match variant {
        Variant::Othello => "othello",
        Variant::Anti => "anti",
    }
}

pub(crate) fn variant_of(id: &str) -> Option<Variant> {
    let all = [Variant::Othello, Variant::Anti];
    all.into_iter().find(|&variant| variant_id(variant) == id)
}
