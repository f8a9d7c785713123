//! Endgame puzzles: positions with exactly one winning move.
//!
//! The solver says so: the winning move is worth [`WIN`] discs at least and every other one loses
//! by [`LOSS`] at least, so that no draw and no narrow escape blurs the answer.

mod set;
mod theme;

use core::fmt;
use core::str::FromStr;
use std::error::Error;

use otho_core::{Board, Position, Square, Variant};
use otho_engine::level::Chance;
use otho_engine::{Engine, Goal};

pub use self::set::{Choose, choose, shipped};
pub use self::theme::{Theme, UnknownTheme};
use crate::exercise::{Bench, Stopped, Unmade};
use crate::selfplay::in_any_order;

/// What the winning move is worth at least.
pub const WIN: i32 = 2;

/// What every other move is worth at most.
pub const LOSS: i32 = -2;

/// Empty squares of a puzzle.
const EMPTIES: core::ops::RangeInclusive<u32> = 6..=12;

/// With fewer moves to choose from there is nothing to find.
const LEAST_MOVES: u32 = 3;

/// So many games are looked through for a puzzle.
const N_GAMES: u32 = 1000;

/// What the chance of puzzles is for.
const PURPOSE: u64 = 0x9022;

/// How far somebody sees who has to guess.
const GLANCE: u8 = 2;

/// A puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Puzzle {
    /// Where it is to be won.
    pub position: Position,
    /// The only move that wins.
    pub solution: Square,
    /// What it is about.
    pub theme: Theme,
    /// How difficult it seems, on the scale of [`Rating`](crate::rating::Rating).
    pub estimate: u16,
}

/// A puzzle among all puzzles: its board, so that it stays the same wherever it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId {
    player: u64,
    opponent: u64,
}

impl PuzzleId {
    const fn of(board: Board) -> Self {
        Self {
            player: board.player().0,
            opponent: board.opponent().0,
        }
    }
}

impl fmt::Display for PuzzleId {
    /// Writes 32 digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}{:016x}", self.player, self.opponent)
    }
}

/// The text is not the id of a puzzle: 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePuzzleIdError;

impl fmt::Display for ParsePuzzleIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the id of a puzzle has 32 hexadecimal digits")
    }
}

impl Error for ParsePuzzleIdError {}

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<Self, ParsePuzzleIdError> {
        let is_good = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_good.then_some(()).ok_or(ParsePuzzleIdError)?;
        let number = |half| u64::from_str_radix(half, 16).map_err(|_| ParsePuzzleIdError);
        Ok(Self {
            player: number(&text[..16])?,
            opponent: number(&text[16..])?,
        })
    }
}

/// What is wrong with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The solution is not a legal move, or there are too few others.
    Choice,
    /// The solution is worth less than [`WIN`].
    NoWin(i32),
    /// Another move is worth more than [`LOSS`].
    Cooked(Square, i32),
    /// It is about something else.
    Theme(Theme),
    /// The search was stopped.
    Stopped,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice => f.write_str("the solution is no legal move among enough others"),
            Self::NoWin(value) => write!(f, "the solution is worth {value:+} only"),
            Self::Cooked(square, value) => write!(f, "{square} is worth {value:+} as well"),
            Self::Theme(theme) => write!(f, "its theme is {}", theme.id()),
            Self::Stopped => f.write_str("the search was stopped"),
        }
    }
}

impl Error for Flaw {}

impl From<Stopped> for Flaw {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// What puzzle to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleOrder {
    /// What it is to be about; anything, if nothing is said.
    pub theme: Option<Theme>,
    /// What chance depends on.
    pub seed: u64,
}

impl Puzzle {
    /// Which puzzle it is.
    #[must_use]
    pub fn id(&self) -> PuzzleId {
        PuzzleId::of(self.position.board())
    }

    /// Makes a puzzle. The same order gives the same one, if the engine has
    /// [`RESOURCES`](crate::exercise::RESOURCES).
    ///
    /// # Errors
    /// When `stop` says so before one is found, or no game has one.
    pub fn make(
        engine: &mut Engine,
        order: &PuzzleOrder,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Self, Unmade> {
        let chance = &mut Chance::new(order.seed, PURPOSE);
        let mut bench = Bench::new(engine, Variant::Othello, stop);
        for _ in 0..N_GAMES {
            let game = bench.game(chance)?;
            for position in in_any_order(game, chance) {
                let found = Self::at(&mut bench, position, order.theme)?;
                if let Some(puzzle) = found {
                    return Ok(puzzle);
                }
            }
        }
        Err(Unmade::NoneFound)
    }

    /// The puzzle that a position is, if it is one.
    fn at(
        bench: &mut Bench<'_>,
        position: Position,
        theme: Option<Theme>,
    ) -> Result<Option<Self>, Stopped> {
        let n_moves = position.legal_moves().count();
        if n_moves < LEAST_MOVES || !EMPTIES.contains(&position.board().n_empties()) {
            return Ok(None);
        }
        let fits = |theme| {
            let moves = position.legal_moves().into_iter();
            moves
                .map(|square| Theme::of(position, square))
                .any(|of| of == theme)
        };
        if theme.is_some_and(|theme| !fits(theme)) || bench.exact_value(position)? < WIN {
            return Ok(None);
        }
        let values = bench.exact(position)?;
        let (solution, value) = values.best();
        let is_unique = values.squares(|value| value > LOSS).count() == 1;
        if value < WIN || !is_unique {
            return Ok(None);
        }
        let found = Theme::of(position, solution);
        if theme.is_some_and(|theme| theme != found) {
            return Ok(None);
        }
        Ok(Some(Self {
            position,
            solution,
            theme: found,
            estimate: estimate(bench, position, solution)?,
        }))
    }

    /// Whether it is what it says, by the rules and the solver.
    ///
    /// # Errors
    /// When it is not, with what is wrong.
    pub fn verify(
        &self,
        engine: &mut Engine,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<(), Flaw> {
        let moves = self.position.legal_moves();
        if !moves.contains(self.solution) || moves.count() < LEAST_MOVES {
            return Err(Flaw::Choice);
        }
        let values = Bench::new(engine, Variant::Othello, stop).exact(self.position)?;
        for (square, value) in values.0 {
            if square == self.solution && value < WIN {
                return Err(Flaw::NoWin(value));
            }
            if square != self.solution && value > LOSS {
                return Err(Flaw::Cooked(square, value));
            }
        }
        match Theme::of(self.position, self.solution) {
            theme if theme == self.theme => Ok(()),
            theme => Err(Flaw::Theme(theme)),
        }
    }
}

/// How difficult the solution is to find: the more squares there are to see through, and the more
/// moves look better to somebody who counts discs, counts replies or looks two moves ahead.
fn estimate(bench: &mut Bench<'_>, position: Position, solution: Square) -> Result<u16, Stopped> {
    let board = position.board();
    let moves = board.legal_moves();
    let rank = |liking: &dyn Fn(Square) -> i32| {
        let better = |&square: &Square| liking(square) > liking(solution);
        moves.into_iter().filter(better).count().min(5) as u32
    };
    let by_discs = rank(&|square| board.flips(square).count() as i32);
    let by_replies = rank(&|square| {
        let after = board.play(square);
        -after.map_or(0, |after| after.legal_moves().count() as i32)
    });
    let glance = bench.values(position, Goal::Depth(GLANCE))?;
    let by_glance = rank(&|square| glance.of(square).unwrap_or(i32::MIN));
    let depth = 90 * (board.n_empties() - EMPTIES.start());
    let points = 650 + depth + 60 * (by_discs + by_replies) + 120 * by_glance;
    Ok(points as u16)
}

impl fmt::Display for Puzzle {
    /// Writes a line: board, side to move, solution, theme, estimate.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            position,
            solution,
            theme,
            estimate,
        } = self;
        write!(f, "{position} {solution} {} {estimate}", theme.id())
    }
}

/// The text is not a puzzle: board, side to move, solution, theme and estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePuzzleError;

impl fmt::Display for ParsePuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a puzzle is a board, the side to move, the solution, the theme and a number")
    }
}

impl Error for ParsePuzzleError {}

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(line: &str) -> Result<Self, ParsePuzzleError> {
        let mut words = line.split_ascii_whitespace();
        let mut word = || words.next().ok_or(ParsePuzzleError);
        let board = format!("{} {}", word()?, word()?);
        let puzzle = Self {
            position: board.parse().map_err(|_| ParsePuzzleError)?,
            solution: word()?.parse().map_err(|_| ParsePuzzleError)?,
            theme: word()?.parse().map_err(|_| ParsePuzzleError)?,
            estimate: word()?.parse().map_err(|_| ParsePuzzleError)?,
        };
        let is_legal = puzzle.position.legal_moves().contains(puzzle.solution);
        let is_whole = words.next().is_none();
        (is_legal && is_whole)
            .then_some(puzzle)
            .ok_or(ParsePuzzleError)
    }
}

#[cfg(test)]
mod tests;
