//! What a position is worth at first sight.

use otho_core::Board;

use crate::pattern::{N_WEIGHTS, States};
use crate::spread::Margins;
use crate::weights::{Phases, phase};

/// Weights are stored in this fraction of a disc.
pub(crate) const SCALE: i32 = 128;

/// The weights of every pattern state, for each phase of the game, and how far searches with them
/// are off.
pub struct Weights {
    phases: Vec<Box<[i16]>>,
    margins: Margins,
}

impl From<Phases> for Weights {
    fn from(phases: Phases) -> Self {
        Self {
            margins: Margins::new(&phases.spreads()),
            phases: phases.into_inner(),
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
        let weights = &self.phases[phase(n_empties.into())][..N_WEIGHTS];
        // SAFETY: a state of a pattern lies within the states of its kind, so its index lies
        // within the weights of all kinds.
        states
            .indices()
            .map(|i| i32::from(unsafe { *weights.get_unchecked(i) }))
            .sum()
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
    use crate::spread::Spreads;

    #[test]
    fn each_phase_has_weights_of_its_own() {
        let constant = |weight| vec![weight; N_WEIGHTS].into_boxed_slice();
        let phases = (0..30).map(|phase| constant(4 * phase)).collect();
        let weights =
            Weights::from(Phases::new(phases, Spreads::default()).expect("they are in range"));
        let states = States::of(Board::START);
        for (empties, weight) in [(1, 0), (2, 1), (3, 0), (4, 1), (5, 2), (59, 28), (60, 29)] {
            assert_eq!(weights.fine(&states, empties), 48 * 4 * weight, "{empties}");
        }
    }

    #[test]
    fn the_start_is_even() {
        let value = Weights::embedded().evaluate(Board::START);
        assert!(value.abs() < 4.0, "{value}");
    }

    #[test]
    fn unchecked_look_ups_are_the_checked_ones() {
        let weights = Weights::embedded();
        let mut board = Board::START;
        let mut seed = 1_u64;
        for _ in 0..3_000 {
            let moves: Vec<_> = board.legal_moves().into_iter().collect();
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let place = (seed >> 33) as usize % moves.len().max(1);
            board = moves
                .get(place)
                .and_then(|&square| board.play(square))
                .unwrap_or(Board::START);
            let states = States::of(board);
            let n_empties = board.n_empties() as u8;
            let table = &weights.phases[phase(n_empties.into())];
            let checked: i32 = states.indices().map(|i| i32::from(table[i])).sum();
            assert_eq!(weights.fine(&states, n_empties), checked);
        }
    }
}
