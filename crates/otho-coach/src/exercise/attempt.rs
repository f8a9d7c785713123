//! Attempts at an exercise, and whether they are right. It takes the rules alone.

use core::fmt;
use std::error::Error;

use otho_core::{Bitboard, IllegalMove, Position, Square};

use super::{Answer, Choice, Exercise, Line};

/// What a learner answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// All squares that were marked.
    Marks(Bitboard),
    /// The learner's moves so far, without the replies.
    Moves(Vec<Square>),
    /// Who wins.
    Choice(Choice),
}

/// What comes of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Whether it is right.
    pub verdict: Verdict,
    /// What the opponent answered to the last move.
    pub replies: Vec<Square>,
    /// The position to show: after the moves that were right, and the replies.
    pub position: Position,
}

/// Whether an attempt is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is solved.
    Right,
    /// It is failed.
    Wrong(Fault),
    /// So far so good, and there is more to play.
    GoOn,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The marks are not the ones that were looked for.
    Marks {
        /// Those that are not marked and should be.
        missing: Bitboard,
        /// Those that are marked and should not be.
        surplus: Bitboard,
    },
    /// This move is not right.
    Move {
        /// The move.
        square: Square,
        /// The moves that would have been.
        better: Bitboard,
    },
    /// It is this.
    Choice(Choice),
}

/// An attempt that counts neither as right nor as wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The rules do not allow this move.
    Illegal(IllegalMove),
    /// The exercise asks for an answer of another kind.
    OtherKind,
    /// The move is not among those to choose from.
    NotShown(Square),
    /// There are moves after the end of the exercise.
    TooMany,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::NotShown(square) => write!(f, "{square} is not among the moves to choose from"),
            Self::OtherKind => f.write_str("the exercise asks for an answer of another kind"),
            Self::TooMany => f.write_str("there are moves after the end of the exercise"),
        }
    }
}

impl Error for Refused {}

impl Exercise {
    /// Whether an attempt is right.
    ///
    /// # Errors
    /// When a move is illegal, or the attempt answers no such exercise.
    pub fn check(&self, attempt: &Attempt) -> Result<Checked, Refused> {
        let verdict = match (&self.answer, attempt) {
            (Answer::Marks(right), Attempt::Marks(marks)) if marks == right => Verdict::Right,
            (Answer::Marks(right), Attempt::Marks(marks)) => Verdict::Wrong(Fault::Marks {
                missing: *right - *marks,
                surplus: *marks - *right,
            }),
            (Answer::Choice(right), Attempt::Choice(choice)) if choice == right => Verdict::Right,
            (Answer::Choice(right), Attempt::Choice(_)) => Verdict::Wrong(Fault::Choice(*right)),
            (Answer::Line(line), Attempt::Moves(moves)) => return self.follow(line, moves),
            _ => return Err(Refused::OtherKind),
        };
        Ok(Checked {
            verdict,
            replies: Vec::new(),
            position: self.position,
        })
    }

    /// The moves that are right after these, none where the exercise asks for no move.
    #[must_use]
    pub fn right_moves(&self, moves: &[Square]) -> Bitboard {
        let Answer::Line(line) = &self.answer else {
            return Bitboard::EMPTY;
        };
        let next = moves
            .iter()
            .try_fold(line, |line, &square| Some(&line.branch(square)?.next));
        next.map_or(Bitboard::EMPTY, Line::squares)
    }

    fn follow(&self, mut line: &Line, moves: &[Square]) -> Result<Checked, Refused> {
        let mut position = self.position;
        let mut replies = Vec::new();
        for (index, &square) in moves.iter().enumerate() {
            if index > 0 && line.0.is_empty() {
                return Err(Refused::TooMany);
            }
            position.play(square).map_err(Refused::Illegal)?;
            if !self.shown.is_empty() && !self.shown.contains(square) {
                return Err(Refused::NotShown(square));
            }
            let Some(branch) = line.branch(square) else {
                let better = line.squares();
                return Ok(Checked {
                    verdict: Verdict::Wrong(Fault::Move { square, better }),
                    replies: Vec::new(),
                    position,
                });
            };
            position = branch.play(position).expect("an exercise is sound");
            replies.clone_from(&branch.replies);
            line = &branch.next;
        }
        let is_solved = line.0.is_empty();
        Ok(Checked {
            verdict: if is_solved {
                Verdict::Right
            } else {
                Verdict::GoOn
            },
            replies,
            position,
        })
    }
}
