//! What a position is worth at first sight.

use otho_core::{Bitboard, Board};

use crate::input::indices;
use crate::network::{Head, N_HEADS, Network};
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
        let fine = self.fine(board, board.legal_moves(), &States::of(board));
        fine as f32 / SCALE as f32
    }

    /// The value for the player to move, whose moves are known, in 1/128 discs.
    #[inline]
    pub(crate) fn fine(&self, board: Board, moves: Bitboard, states: &States) -> i32 {
        debug_assert_eq!(moves, board.legal_moves());
        let mut sums = sums(&self.rows, &indices(board, moves, states));
        for (sum, start) in sums.iter_mut().zip(self.base) {
            *sum += start;
        }
        let n_empties = board.n_empties() as usize;
        self.heads[n_empties.min(N_HEADS - 1)].value(&sums)
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
        let after = Board::START.play(Square::F5).expect("it is legal");
        let replies = [Square::D6, Square::F6].map(|reply| after.play(reply).expect("it is legal"));
        for board in [Board::START, after].into_iter().chain(replies) {
            let value = weights.evaluate(board);
            assert!(value.abs() < 4.0, "{board:?}: {value}");
        }
    }
}
