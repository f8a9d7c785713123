//! Fits the weights of a phase to samples.
//!
//! The value of a position is the sum of its patterns' weights. Adagrad takes the samples one by
//! one in random order: a weight that is met often moves in ever smaller steps, and one that is
//! never met stays what it was in the neighboring phase, where the fit begins.

use fastrand::Rng;
use otho_engine::LARGEST_WEIGHT;
use otho_engine::pattern::{N_PATTERNS, N_WEIGHTS, States, canonical_indices};

use crate::sample::Sample;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    /// How often every sample is seen.
    pub(crate) epochs: usize,
    /// The first step's length; it falls evenly to nothing.
    pub(crate) rate: f32,
    /// Errors count as at most so many discs: a game thrown away says little of the position.
    pub(crate) most_error: f32,
}

impl Default for Schedule {
    fn default() -> Self {
        Self {
            epochs: 5,
            rate: 1.2,
            most_error: 20.0,
        }
    }
}

/// How much the steps of a weight that was not met yet are held back.
const FIRST_SQUARES: f32 = 4.0;

/// The weights of one phase, in discs, each at the first index of those that mirror it.
#[derive(Clone)]
pub(crate) struct Fit {
    canonical: Vec<u32>,
    weights: Vec<f32>,
}

impl Fit {
    /// All weights nothing.
    pub(crate) fn new() -> Self {
        Self {
            canonical: canonical_indices(),
            weights: vec![0.0; N_WEIGHTS],
        }
    }

    fn indices(&self, sample: &Sample) -> [u32; N_PATTERNS] {
        let mut indices = [0; N_PATTERNS];
        for (slot, index) in indices.iter_mut().zip(States::of(sample.board).indices()) {
            *slot = self.canonical[index];
        }
        indices
    }

    fn value(&self, indices: &[u32; N_PATTERNS]) -> f32 {
        indices.iter().map(|&i| self.weights[i as usize]).sum()
    }

    /// Fits to the samples, from the weights as they are.
    pub(crate) fn run(&mut self, samples: &[&Sample], schedule: Schedule, rng: &mut Rng) {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        let mut squares = vec![FIRST_SQUARES; N_WEIGHTS];
        let n_steps = (schedule.epochs * samples.len()) as f32;
        for epoch in 0..schedule.epochs {
            rng.shuffle(&mut order);
            for (n, &at) in order.iter().enumerate() {
                let sample = samples[at as usize];
                let done = (epoch * samples.len() + n) as f32 / n_steps;
                let rate = schedule.rate * (1.0 - done);
                let indices = self.indices(sample);
                let error = sample.value() - self.value(&indices);
                let error = error.clamp(-schedule.most_error, schedule.most_error);
                let slope = error / N_PATTERNS as f32;
                for i in indices {
                    let square = &mut squares[i as usize];
                    *square += slope * slope;
                    self.weights[i as usize] += rate * slope / square.sqrt();
                }
            }
        }
    }

    /// The mean absolute error, in discs.
    pub(crate) fn error(&self, samples: &[&Sample]) -> f64 {
        let error = |sample: &&Sample| {
            let value = self.value(&self.indices(sample)).clamp(-64.0, 64.0);
            f64::from((sample.value() - value).abs())
        };
        samples.iter().map(error).sum::<f64>() / samples.len() as f64
    }

    /// The weights of every state, in 1/128 discs.
    pub(crate) fn rounded(&self) -> Box<[i16]> {
        let largest = f32::from(LARGEST_WEIGHT);
        let round = |&i: &u32| (128.0 * self.weights[i as usize]).round();
        self.canonical
            .iter()
            .map(|i| round(i).clamp(-largest, largest) as i16)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::{Bitboard, Board};

    /// Positions of random games, worth four times the difference in corners.
    fn samples(rng: &mut Rng) -> Vec<Sample> {
        let mut samples = Vec::new();
        while samples.len() < 20_000 {
            let mut board = Board::START;
            while !board.legal_moves().is_empty() {
                let moves: Vec<_> = board.legal_moves().into_iter().collect();
                let square = *rng.choice(&moves).expect("there is a move");
                board = board.play(square).expect("it is legal");
                let corners = |discs: Bitboard| (discs & Bitboard::CORNERS).count() as f32;
                let value = 4.0 * (corners(board.player()) - corners(board.opponent()));
                samples.push(Sample::new(board, value, false));
            }
        }
        samples
    }

    #[test]
    fn a_value_that_patterns_can_tell_is_learned() {
        let mut rng = Rng::with_seed(1);
        let samples = samples(&mut rng);
        let (held_out, train) = samples.split_at(1_000);
        let held_out: Vec<&Sample> = held_out.iter().collect();
        let train: Vec<&Sample> = train.iter().collect();
        let mut fit = Fit::new();
        let before = fit.error(&held_out);
        fit.run(&train, Schedule::default(), &mut rng);
        let after = fit.error(&held_out);
        assert!(after < 0.6 * before, "{before} to {after}");
    }

    #[test]
    fn mirrored_states_have_one_weight() {
        let mut rng = Rng::with_seed(2);
        let samples = samples(&mut rng);
        let mut fit = Fit::new();
        fit.run(
            &samples.iter().collect::<Vec<_>>(),
            Schedule::default(),
            &mut rng,
        );
        let weights = fit.rounded();
        for (index, &first) in canonical_indices().iter().enumerate() {
            assert_eq!(weights[index], weights[first as usize]);
        }
    }
}
