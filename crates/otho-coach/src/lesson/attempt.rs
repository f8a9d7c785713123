//! Answers to exercises and questions, and what is to be said to them.

use core::fmt;

use otho_core::{Bitboard, Color, IllegalMove, Made, Ply, Position, Square, Turn, transcript};

use super::{Exercise, Goal, Kind, Play, Quantity, Text};
use crate::feature;

/// What a learner answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Marked squares or turned discs.
    Squares(Bitboard),
    /// A move.
    Move(Square),
    /// A number.
    Number(u32),
    /// The learner's own moves so far.
    Moves(Vec<Square>),
}

impl fmt::Display for Answer {
    /// Writes it as [`Exercise::read_answer`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Squares(squares) => squares.fmt(f),
            Self::Move(square) => square.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Moves(moves) => moves.iter().try_for_each(|square| square.fmt(f)),
        }
    }
}

/// Why a text or value is no answer to an exercise, be it right or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerError {
    /// It should be squares.
    NotSquares,
    /// It should be one square.
    NotOneSquare,
    /// It should be a number.
    NotANumber,
    /// It should be a legal move.
    Illegal(IllegalMove),
}

/// How an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// As it should be.
    Right,
    /// Not so.
    Wrong,
    /// Right so far, and there is more to find.
    GoesOn,
}

/// What is said and shown to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<'a> {
    /// How the answer is.
    pub outcome: Outcome,
    /// What is said, if there is something to say.
    pub text: Option<&'a Text>,
    /// Squares that belong to a set that was asked for and are missing in the answer.
    pub missing: Bitboard,
    /// Squares that are in it and do not belong to it.
    pub extra: Bitboard,
    /// What was played on the board, replies included.
    pub turns: Vec<Made>,
    /// The board after that.
    pub position: Position,
}

impl Verdict<'_> {
    /// What was replied to the last move: moves of the other side and passes.
    #[must_use]
    pub fn replies(&self) -> &[Made] {
        let own = self.turns.first().map(|made| made.side());
        let is_own = |made: &Made| Some(made.side()) == own && made.ply != Ply::Pass;
        let last = self.turns.iter().rposition(is_own);
        last.map_or(&[], |last| &self.turns[last + 1..])
    }
}

impl Exercise {
    /// The answer; for a sequence of moves, the learner's own.
    #[must_use]
    pub fn solution(&self) -> Answer {
        let position = self.diagram.position;
        match &self.kind {
            Kind::Legal => Answer::Squares(position.legal_moves()),
            Kind::Flips(square) | Kind::Turn(square) => Answer::Squares(position.flips(*square)),
            Kind::Move(answers) => Answer::Squares(*answers),
            Kind::Count(quantity) => Answer::Number(quantity.of(position)),
            Kind::Line(plies) => {
                let mut at = position;
                let mut own = Vec::new();
                for ply in plies {
                    if let Ply::Move(square) = *ply
                        && at.side() == position.side()
                    {
                        own.push(square);
                    }
                    at = after(at, *ply);
                }
                Answer::Moves(own)
            }
        }
    }

    /// Reads an answer that was typed: squares, a number or moves.
    ///
    /// An empty text is the empty set of squares.
    ///
    /// # Errors
    /// When it is none of what the exercise asks for.
    pub fn read_answer(&self, text: &str) -> Result<Answer, AnswerError> {
        match &self.kind {
            Kind::Legal | Kind::Flips(_) | Kind::Turn(_) => {
                Ok(Answer::Squares(read_squares(text)?.into_iter().collect()))
            }
            Kind::Move(_) => match read_squares(text)?[..] {
                [square] => Ok(Answer::Move(square)),
                _ => Err(AnswerError::NotOneSquare),
            },
            Kind::Count(_) => {
                let number = text.trim().parse();
                number
                    .map(Answer::Number)
                    .map_err(|_| AnswerError::NotANumber)
            }
            Kind::Line(_) => Ok(Answer::Moves(read_squares(text)?)),
        }
    }

    /// Judges an answer.
    ///
    /// # Errors
    /// When it is no answer to this kind of exercise, or an illegal move.
    pub fn judge(&self, answer: &Answer) -> Result<Verdict<'_>, AnswerError> {
        let position = self.diagram.position;
        match (&self.kind, answer) {
            (Kind::Legal, Answer::Squares(given)) => {
                // An only move is made, so that one sees what it does.
                let moves = position.legal_moves();
                let only = moves.first().filter(|_| moves.count() == 1);
                Ok(self.compare(moves, *given, only))
            }
            (Kind::Flips(square) | Kind::Turn(square), Answer::Squares(given)) => {
                Ok(self.compare(position.flips(*square), *given, Some(*square)))
            }
            (Kind::Legal | Kind::Flips(_) | Kind::Turn(_), _) => Err(AnswerError::NotSquares),
            (Kind::Move(answers), Answer::Move(square)) => self.judge_move(*answers, *square),
            (Kind::Move(_), _) => Err(AnswerError::NotOneSquare),
            (Kind::Count(quantity), Answer::Number(number)) => {
                let outcome = outcome(quantity.of(position) == *number);
                Ok(self.verdict(outcome, Vec::new(), position))
            }
            (Kind::Count(_), _) => Err(AnswerError::NotANumber),
            (Kind::Line(plies), Answer::Moves(own)) => self.judge_line(plies, own),
            (Kind::Line(_), _) => Err(AnswerError::NotSquares),
        }
    }

    /// A set of squares against the right one; the move it is about is played when it is right.
    fn compare(&self, right: Bitboard, given: Bitboard, about: Option<Square>) -> Verdict<'_> {
        let position = self.diagram.position;
        let outcome = outcome(right == given);
        let ply = about.filter(|_| outcome == Outcome::Right).map(Ply::Move);
        let turns = ply.map(|ply| Made { position, ply }).into_iter().collect();
        let shown = ply.map_or(position, |ply| after(position, ply));
        Verdict {
            missing: right - given,
            extra: given - right,
            ..self.verdict(outcome, turns, shown)
        }
    }

    fn judge_move(&self, answers: Bitboard, square: Square) -> Result<Verdict<'_>, AnswerError> {
        let position = self.diagram.position;
        let next = position.play(square).map_err(AnswerError::Illegal)?;
        if answers.contains(square) {
            let ply = Ply::Move(square);
            return Ok(self.verdict(Outcome::Right, vec![Made { position, ply }], next));
        }
        Ok(self.wrong_move(square, true, Vec::new(), position))
    }

    /// Follows the learner's moves through the line, with the replies to them.
    fn judge_line(&self, plies: &[Ply], own: &[Square]) -> Result<Verdict<'_>, AnswerError> {
        let learner = self.diagram.position.side();
        let mut position = self.diagram.position;
        let mut played = Vec::new();
        let mut own = own.iter();
        for &ply in plies {
            if let Ply::Move(right) = ply
                && position.side() == learner
            {
                let Some(&square) = own.next() else {
                    return Ok(self.verdict(Outcome::GoesOn, played, position));
                };
                position.play(square).map_err(AnswerError::Illegal)?;
                if square != right {
                    let is_first = played.is_empty();
                    return Ok(self.wrong_move(square, is_first, played, position));
                }
            }
            played.push(Made { position, ply });
            position = after(position, ply);
        }
        Ok(self.verdict(Outcome::Right, played, position))
    }

    fn wrong_move(
        &self,
        square: Square,
        is_first: bool,
        turns: Vec<Made>,
        position: Position,
    ) -> Verdict<'_> {
        let particular = self
            .wrong_moves
            .iter()
            .find(|(wrong, _)| is_first && *wrong == square);
        Verdict {
            text: Some(particular.map_or(&self.wrong, |(_, text)| text)),
            ..self.verdict(Outcome::Wrong, turns, position)
        }
    }

    fn verdict(&self, outcome: Outcome, turns: Vec<Made>, position: Position) -> Verdict<'_> {
        Verdict {
            outcome,
            text: match outcome {
                Outcome::Right => Some(&self.right),
                Outcome::Wrong => Some(&self.wrong),
                Outcome::GoesOn => None,
            },
            missing: Bitboard::EMPTY,
            extra: Bitboard::EMPTY,
            turns,
            position,
        }
    }
}

/// Reads squares that were typed, such as `d3 c4`.
///
/// # Errors
/// When it is something else.
pub fn read_squares(text: &str) -> Result<Vec<Square>, AnswerError> {
    let plies = transcript::parse(text).map_err(|_| AnswerError::NotSquares)?;
    let squares = plies.into_iter().map(|ply| match ply {
        Ply::Move(square) => Ok(square),
        Ply::Pass => Err(AnswerError::NotSquares),
    });
    squares.collect()
}

fn outcome(is_right: bool) -> Outcome {
    if is_right {
        Outcome::Right
    } else {
        Outcome::Wrong
    }
}

/// The position after a turn that was checked when the lesson was read.
fn after(position: Position, ply: Ply) -> Position {
    match ply {
        Ply::Pass => position.with_other_side(),
        Ply::Move(square) => position
            .play(square)
            .expect("the moves of a lesson are legal"),
    }
}

impl Quantity {
    /// How many there are.
    #[must_use]
    pub fn of(self, position: Position) -> u32 {
        match self {
            Self::Discs(color) => position.discs(color).count(),
            Self::Empty => position.board().n_empties(),
            Self::Mobility(color) => feature::mobility(position, color).count(),
            Self::Stable(color) => feature::stable(position, color).count(),
        }
    }
}

impl Play {
    /// Whether the goal is met in a position of the game, `None` while that is open.
    #[must_use]
    pub fn is_met(&self, position: Position) -> Option<bool> {
        let score = position.final_score(self.diagram.variant);
        let points = score.map(|score| score.of(self.color));
        match self.goal {
            Goal::Win => points.map(|points| points > 32),
            Goal::Draw => points.map(|points| points >= 32),
            Goal::Discs(least) => points.map(|points| points >= least),
            Goal::Finish => points.map(|_| true),
            Goal::Corner => {
                let corners = |at: Position| at.discs(self.color) & Bitboard::CORNERS;
                let won = corners(position) - corners(self.diagram.position);
                if won.is_empty() {
                    points.map(|_| false)
                } else {
                    Some(true)
                }
            }
        }
    }

    /// Whose turn it is to put a disc, with the pass that may be forced before; `None` at the end.
    #[must_use]
    pub fn mover(position: Position) -> Option<Color> {
        match position.turn() {
            Turn::Move(_) => Some(position.side()),
            Turn::Pass => Some(!position.side()),
            Turn::Over => None,
        }
    }
}
