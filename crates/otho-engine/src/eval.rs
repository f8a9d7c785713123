//! What a position is worth at first sight.

use otho_core::Board;

use crate::network::{Head, Network};
use crate::pattern::States;
use crate::spread::Margins;
use crate::sums::{Rows, Sums, sums};

/// Values are counted in this fraction of a disc.
pub(crate) const SCALE: i32 = 128;

/// A network that is ready to judge positions, and how far searches with it are off.
pub struct Weights {
    rows: Rows,
    base: Sums,
    heads: Box<[Head]>,
    margins: Margins,
}

impl From<Network> for Weights {
    fn from(network: Network) -> Self {
        Self {
            rows: Rows::new(network.rows()),
            base: *network.base(),
            heads: network.heads().into(),
            margins: Margins::new(&network.spreads()),
        }
    }
}

impl Weights {
    /// By how much a shallow search has to clear a bound with these weights.
    pub(crate) fn margins(&self) -> &Margins {
        &self.margins
    }

    /// The value for the player to move, in discs.
    #[must_use]
    pub fn evaluate(&self, board: Board) -> f32 {
        let n_empties = board.n_empties() as u8;
        self.fine(&States::of(board), n_empties) as f32 / SCALE as f32
    }

    /// The value for the player to move, in 1/128 discs.
    #[inline]
    pub(crate) fn fine(&self, states: &States, n_empties: u8) -> i32 {
        let mut sums = sums(&self.rows, &states.indices());
        for (sum, start) in sums.iter_mut().zip(self.base) {
            *sum += start;
        }
        self.heads[usize::from(n_empties)].value(&sums)
    }

    /// The value for the player to move, in discs.
    #[inline]
    pub(crate) fn discs(&self, states: &States, n_empties: u8) -> i32 {
        rounded(self.fine(states, n_empties))
    }
}

/// Whole discs from 1/128 discs.
#[inline]
pub(crate) fn rounded(fine: i32) -> i32 {
    ((fine + SCALE / 2) >> SCALE.ilog2()).clamp(-64, 64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::Square;

    #[test]
    fn good_openings_are_about_even() {
        let weights = Weights::embedded();
        let board = Board::START.play(Square::F5).expect("it is legal");
        for reply in [Square::D6, Square::F6] {
            let value = weights.evaluate(board.play(reply).expect("it is legal"));
            assert!(value.abs() < 4.0, "{reply}: {value}");
        }
    }
}
