//! Claims: what a lesson states about a position, in a form that rules and engine can check.
//!
//! Each claim is a line such as `flips a5: b4 b5 c5` or `after c4: wins`; [`Claim::check`] tells
//! what is so instead where it does not hold.

mod judge;
mod parse;
#[cfg(test)]
mod tests;

use core::fmt;

use otho_core::clock::TimeLoss;
use otho_core::{Bitboard, Color, IllegalMove, Ply, Position, Score, Square, Turn, Variant};

use crate::feature;

pub use self::judge::Judge;
pub use self::parse::ParseClaimError;

/// A statement about a position and the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Exactly these squares are legal.
    Legal(Bitboard),
    /// None of these squares is legal.
    Illegal(Bitboard),
    /// This move flips exactly these discs.
    Flips {
        /// The move.
        square: Square,
        /// What it flips.
        flips: Bitboard,
    },
    /// A side has so many discs.
    Discs(Color, u32),
    /// A side would have so many moves if it were its turn.
    Mobility(Color, u32),
    /// These discs are of that color and can never be flipped.
    Stable(Color, Bitboard),
    /// A side has so many discs that can be shown to be stable.
    StableCount(Color, u32),
    /// A side has so many discs beside an empty square.
    Frontier(Color, u32),
    /// The side to move has no move, the other one has.
    Pass,
    /// Neither side has a move.
    Over,
    /// The game is over with this score.
    Score(Score),
    /// If the flag of the side to move falls, this is the score by the rule of the federations.
    Timeout(Score),
    /// Exactly these moves are best.
    Best(Bitboard),
    /// The final difference in discs for the side to move.
    Value(Bound),
    /// How the game ends for the side to move.
    Ends(Ending),
    /// This move costs so many discs.
    Loss {
        /// The move.
        square: Square,
        /// What it costs.
        bound: Bound,
    },
    /// Something holds after these moves.
    After {
        /// The moves; forced passes may be left out.
        plies: Vec<Ply>,
        /// What holds then.
        claim: Box<Claim>,
    },
    /// This move gives the mover no new disc beside an empty square but the one put down.
    Quiet(Square),
    /// After this move the opponent can take this corner.
    Corner {
        /// The corner.
        corner: Square,
        /// The move.
        after: Square,
    },
    /// The empty regions of these squares have an even or an odd number of squares.
    Parity {
        /// One square of each region.
        squares: Bitboard,
        /// Whether the number is odd.
        is_odd: bool,
    },
}

/// What a number is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// This number.
    Exactly(i32),
    /// This number or more.
    AtLeast(i32),
    /// This number or less.
    AtMost(i32),
}

impl Bound {
    fn admits(self, value: i32) -> bool {
        match self {
            Self::Exactly(bound) => value == bound,
            Self::AtLeast(bound) => value >= bound,
            Self::AtMost(bound) => value <= bound,
        }
    }
}

/// How a game ends for the side to move when both play as well as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It wins.
    Wins,
    /// It loses.
    Loses,
    /// Nobody wins.
    Draws,
}

/// What is so where a claim does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// These squares.
    Squares(Bitboard),
    /// So many.
    Count(u32),
    /// What the rules ask of the side to move.
    Turn(Turn),
    /// The final score, if the game is over.
    Score(Option<Score>),
    /// The value for the side to move, or what a move costs.
    Value(i32),
    /// A move is illegal.
    Illegal(IllegalMove),
    /// A pass is not forced.
    NotForced,
    /// Something lies on a square that is said to be empty.
    Occupied(Square),
    /// There are too many empty squares to be sure.
    TooFar(u32),
    /// In a position that was reached by moves.
    After(Position, Box<Finding>),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Squares(squares) if squares.is_empty() => f.write_str("it is no square"),
            Self::Squares(squares) => write!(f, "it is {squares}"),
            Self::Count(count) => write!(f, "it is {count}"),
            Self::Turn(Turn::Move(moves)) => write!(f, "the side to move can play {moves}"),
            Self::Turn(Turn::Pass) => f.write_str("the side to move must pass"),
            Self::Turn(Turn::Over) => f.write_str("the game is over"),
            Self::Score(Some(score)) => write!(f, "the score is {score}"),
            Self::Score(None) => f.write_str("the game is not over"),
            Self::Value(value) => write!(f, "it is {value:+}"),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::NotForced => f.write_str("a pass is not forced"),
            Self::Occupied(square) => write!(f, "{square} is not empty"),
            Self::TooFar(empties) => {
                write!(
                    f,
                    "with {empties} empty squares nobody can be sure (at most 24)"
                )
            }
            Self::After(position, finding) => write!(f, "at {position} {finding}"),
        }
    }
}

impl Claim {
    /// Whether it holds.
    ///
    /// # Errors
    /// When it does not, with what is so instead.
    pub fn check(
        &self,
        position: Position,
        variant: Variant,
        judge: &mut Judge,
    ) -> Result<(), Finding> {
        match self {
            Self::Best(_) | Self::Value(_) | Self::Ends(_) | Self::Loss { .. } => {
                self.check_by_search(position, variant, judge)
            }
            Self::After { plies, claim } => {
                let after = play_all(position, plies)?;
                claim
                    .check(after, variant, judge)
                    .map_err(|finding| Finding::After(after, Box::new(finding)))
            }
            _ => self.check_by_rules(position, variant),
        }
    }

    fn check_by_rules(&self, position: Position, variant: Variant) -> Result<(), Finding> {
        match *self {
            Self::Legal(squares) => same_moves(position, position.legal_moves(), squares),
            Self::Illegal(squares) => {
                same_squares(position.legal_moves() & squares, Bitboard::EMPTY)
            }
            Self::Flips { square, flips } => {
                position.play(square).map_err(Finding::Illegal)?;
                same_squares(position.flips(square), flips)
            }
            Self::Discs(color, count) => same_count(position.discs(color), count),
            Self::Mobility(color, count) => same_count(feature::mobility(position, color), count),
            Self::Stable(color, squares) => {
                let stable = feature::stable(position, color);
                hold(
                    squares - stable == Bitboard::EMPTY,
                    Finding::Squares(stable),
                )
            }
            Self::StableCount(color, count) => same_count(feature::stable(position, color), count),
            Self::Frontier(color, count) => same_count(feature::frontier(position, color), count),
            Self::Pass => hold(
                position.turn() == Turn::Pass,
                Finding::Turn(position.turn()),
            ),
            Self::Over => hold(
                position.turn() == Turn::Over,
                Finding::Turn(position.turn()),
            ),
            Self::Score(score) => {
                let found = position.final_score(variant);
                hold(found == Some(score), Finding::Score(found))
            }
            Self::Timeout(score) => {
                let found = TimeLoss::Federation.score(position.side(), position.count(), variant);
                hold(found == score, Finding::Score(Some(found)))
            }
            Self::Quiet(square) => {
                position.play(square).map_err(Finding::Illegal)?;
                same_squares(feature::opened(position.board(), square), Bitboard::EMPTY)
            }
            Self::Corner { corner, after } => {
                let next = position.play(after).map_err(Finding::Illegal)?;
                let moves = next.legal_moves();
                hold(moves.contains(corner), Finding::Squares(moves))
            }
            Self::Parity { squares, is_odd } => squares.into_iter().try_for_each(|square| {
                let size = feature::region(position.board().empties(), square).count();
                hold(size > 0, Finding::Occupied(square))?;
                hold((size % 2 == 1) == is_odd, Finding::Count(size))
            }),
            Self::Best(_)
            | Self::Value(_)
            | Self::Ends(_)
            | Self::Loss { .. }
            | Self::After { .. } => unreachable!("these are not checked by rules alone"),
        }
    }

    fn check_by_search(
        &self,
        position: Position,
        variant: Variant,
        judge: &mut Judge,
    ) -> Result<(), Finding> {
        match *self {
            Self::Best(squares) => same_moves(position, judge.best(position, variant), squares),
            Self::Value(bound) => {
                let value = judge.value(position, variant);
                hold(bound.admits(value), Finding::Value(value))
            }
            Self::Ends(ending) => {
                let found = judge.outcome(position, variant)?;
                let is_so = match ending {
                    Ending::Wins => found > 0,
                    Ending::Loses => found < 0,
                    Ending::Draws => found == 0,
                };
                hold(is_so, Finding::Value(found))
            }
            Self::Loss { square, bound } => {
                let after = position.play(square).map_err(Finding::Illegal)?;
                let loss = judge.value(position, variant) + judge.value_after(after, variant);
                hold(bound.admits(loss), Finding::Value(loss))
            }
            _ => unreachable!("these are checked without search"),
        }
    }
}

fn hold(is_so: bool, finding: Finding) -> Result<(), Finding> {
    if is_so { Ok(()) } else { Err(finding) }
}

fn same_squares(found: Bitboard, claimed: Bitboard) -> Result<(), Finding> {
    hold(found == claimed, Finding::Squares(found))
}

/// The same of moves: where there are none, it is to be said whether that is a pass or the end.
fn same_moves(position: Position, found: Bitboard, claimed: Bitboard) -> Result<(), Finding> {
    match position.turn() {
        Turn::Move(_) => same_squares(found, claimed),
        turn @ (Turn::Pass | Turn::Over) => Err(Finding::Turn(turn)),
    }
}

fn same_count(found: Bitboard, claimed: u32) -> Result<(), Finding> {
    hold(found.count() == claimed, Finding::Count(found.count()))
}

/// Plays moves; forced passes need not be written.
pub(crate) fn play_all(start: Position, plies: &[Ply]) -> Result<Position, Finding> {
    let mut position = start;
    for ply in plies {
        match *ply {
            Ply::Pass => position = position.pass().map_err(|_| Finding::NotForced)?,
            Ply::Move(square) => {
                if position.turn() == Turn::Pass {
                    position = position.with_other_side();
                }
                position = position.play(square).map_err(Finding::Illegal)?;
            }
        }
    }
    Ok(position)
}
