//! What a puzzle is about, as far as the position itself shows it.

use core::fmt;
use core::str::FromStr;
use std::error::Error;

use otho_core::{Bitboard, Position, Square, Turn};

use crate::feature::is_in_odd_region;

/// What the winning move does that others do not. A puzzle has the first theme that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// It leaves the opponent without a move.
    Pass,
    /// It gives the opponent a corner that was out of reach before, and wins all the same.
    Sacrifice,
    /// It takes a corner.
    Corner,
    /// It goes into an odd region, where a move into an even one is also to be had and loses.
    Parity,
    /// It flips fewer discs than any other move.
    Restraint,
    /// Nothing of that: it has to be counted out.
    Counting,
}

impl Theme {
    /// All themes, in the order in which they are tried.
    pub const ALL: [Self; 6] = [
        Self::Pass,
        Self::Sacrifice,
        Self::Corner,
        Self::Parity,
        Self::Restraint,
        Self::Counting,
    ];

    /// Its name for programs, and a part of the ids of its sentences.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Sacrifice => "sacrifice",
            Self::Corner => "corner",
            Self::Parity => "parity",
            Self::Restraint => "restraint",
            Self::Counting => "counting",
        }
    }

    /// What a puzzle with this only winning move is about.
    pub(super) fn of(position: Position, solution: Square) -> Self {
        let fits = |theme: &Self| theme.fits(position, solution);
        let found = Self::ALL.into_iter().find(fits);
        found.unwrap_or(Self::Counting)
    }

    fn fits(self, position: Position, solution: Square) -> bool {
        let board = position.board();
        let Ok(after) = position.play(solution) else {
            return false;
        };
        let others = board.legal_moves() - solution.bitboard();
        match self {
            Self::Pass => after.turn() == Turn::Pass,
            Self::Sacrifice => {
                let opened = after.legal_moves() - board.opponent_moves();
                opened.intersects(Bitboard::CORNERS)
            }
            Self::Corner => Bitboard::CORNERS.contains(solution),
            Self::Parity => {
                let is_odd = |square| is_in_odd_region(board.empties(), square);
                is_odd(solution) && others.into_iter().any(|square| !is_odd(square))
            }
            Self::Restraint => {
                let n_flips = |square| board.flips(square).count();
                let fewest = others.into_iter().map(n_flips).min();
                fewest.is_some_and(|fewest| n_flips(solution) < fewest)
            }
            Self::Counting => true,
        }
    }
}

/// The text is not the id of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTheme;

impl fmt::Display for UnknownTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = Theme::ALL.map(Theme::id).join(", ");
        write!(f, "the themes of puzzles are {ids}")
    }
}

impl Error for UnknownTheme {}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(id: &str) -> Result<Self, UnknownTheme> {
        let found = Self::ALL.into_iter().find(|theme| theme.id() == id);
        found.ok_or(UnknownTheme)
    }
}
