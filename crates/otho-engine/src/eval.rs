//! What a position is worth at first sight.

use otho_core::Board;

use crate::pattern::{N_WEIGHTS, States};
use crate::weights::Phases;

/// Weights are stored in this fraction of a disc.
pub(crate) const SCALE: i32 = 128;

/// The most empty squares a position with a move can have.
const MOST_EMPTIES: usize = 60;

/// The weights of every pattern state, for each number of empty squares.
pub struct Weights(Vec<Box<[i16]>>);

impl From<&Phases> for Weights {
    /// Blends neighboring phases, so that the value does not jump where one ends.
    fn from(phases: &Phases) -> Self {
        let phases = phases.as_slice();
        let last = phases.len() - 1;
        let by_empties = (0..=MOST_EMPTIES).map(|empties| {
            // Where the number of empties lies among the centers of the phases.
            let place = (empties * phases.len()) as f32 / MOST_EMPTIES as f32 - 0.5;
            let place = place.clamp(0.0, last as f32);
            let low = place as usize;
            let high = (low + 1).min(last);
            let share = place - low as f32;
            let blend = |(&a, &b): (&i16, &i16)| {
                let (a, b) = (f32::from(a), f32::from(b));
                (a + (b - a) * share).round() as i16
            };
            phases[low].iter().zip(&phases[high]).map(blend).collect()
        });
        Self(by_empties.collect())
    }
}

impl Weights {
    /// The value for the player to move, in discs.
    #[must_use]
    pub fn evaluate(&self, board: Board) -> f32 {
        let n_empties = board.n_empties() as u8;
        self.fine(&States::of(board), n_empties) as f32 / SCALE as f32
    }

    /// The value for the player to move, in 1/128 discs.
    #[inline]
    pub(crate) fn fine(&self, states: &States, n_empties: u8) -> i32 {
        let weights = &self.0[usize::from(n_empties).min(MOST_EMPTIES)][..N_WEIGHTS];
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
        let fine = self.fine(states, n_empties);
        ((fine + SCALE / 2) >> 7).clamp(-64, 64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_change_evenly_between_the_centers_of_phases() {
        let phase = |weight| vec![weight; N_WEIGHTS].into_boxed_slice();
        let phases = (0..15).map(|k| phase(40 * k)).collect();
        let weights = Weights::from(&Phases::new(phases).expect("they are in range"));
        // The centers are at 2, 6, … 58 empties.
        for (empties, weight) in [
            (0, 0),
            (2, 0),
            (3, 10),
            (6, 40),
            (7, 50),
            (58, 560),
            (60, 560),
        ] {
            assert_eq!(weights.0[empties][0], weight, "{empties} empties");
        }
    }

    #[test]
    fn the_start_is_even() {
        let value = Weights::embedded().evaluate(Board::START);
        assert!(value.abs() < 4.0, "{value}");
    }
}
