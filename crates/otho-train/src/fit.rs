//! Fits the weights of a phase to samples.
//!
//! The value of a position is the sum of its patterns' weights. Conjugate gradients find the
//! weights with the least squared error, each held back toward where it began: a weight that is
//! never met stays what it was.

use std::sync::Arc;

use otho_engine::pattern::{N_PATTERNS, N_WEIGHTS, States};
use otho_engine::{LARGEST_WEIGHT, STORED_UNIT};

use crate::sample::Sample;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    /// How many steps to take at most; each sees every sample once.
    pub(crate) steps: usize,
    /// How many samples it takes to move a weight half of the way from where it began.
    pub(crate) pull: f32,
}

/// Errors above so many discs count less than their square.
const LARGE_ERROR: f32 = 8.0;

/// After so many steps that bring nothing on held-out samples a fit ends.
const PATIENCE: usize = 3;

/// Samples as the fit needs them: the weights that they are the sum of.
pub(crate) struct Rows {
    indices: Vec<[u32; N_PATTERNS]>,
    values: Vec<f32>,
    /// How much each counts.
    shares: Vec<f32>,
}

impl Rows {
    pub(crate) fn len(&self) -> usize {
        self.values.len()
    }

    fn each(&self) -> impl Iterator<Item = (&[u32; N_PATTERNS], f32, f32)> {
        let labels = self.values.iter().zip(&self.shares);
        self.indices
            .iter()
            .zip(labels)
            .map(|(indices, (&value, &share))| (indices, value, share))
    }
}

/// The weights of one phase, in discs, each at the first index of those that mirror it.
#[derive(Clone)]
pub(crate) struct Fit {
    canonical: Arc<[u32]>,
    weights: Vec<f32>,
}

impl Fit {
    /// From the weights of every state, in 1/128 discs; `canonical` are
    /// [`canonical_indices`](otho_engine::pattern::canonical_indices).
    pub(crate) fn new(canonical: Arc<[u32]>, table: &[i16]) -> Self {
        let weights = table.iter().map(|&weight| f32::from(weight) / 128.0);
        Self {
            canonical,
            weights: weights.collect(),
        }
    }

    /// Prepares samples, each with how much it counts.
    pub(crate) fn rows<'a>(&self, samples: impl Iterator<Item = (&'a Sample, f32)>) -> Rows {
        let mut rows = Rows {
            indices: Vec::new(),
            values: Vec::new(),
            shares: Vec::new(),
        };
        for (sample, share) in samples {
            let mut indices = [0; N_PATTERNS];
            for (slot, index) in indices.iter_mut().zip(States::of(sample.board).indices()) {
                *slot = self.canonical[index];
            }
            rows.indices.push(indices);
            rows.values.push(sample.value());
            rows.shares.push(share);
        }
        rows
    }

    /// Fits to the samples, from the weights as they are, as long as it helps on those held out.
    ///
    /// Once more with all samples counting by the error that is left of them: beyond
    /// [`LARGE_ERROR`] an error counts as such and not by its square, so that games which end in
    /// a wipe-out do not bend what is right for all others.
    pub(crate) fn run(&mut self, rows: &Rows, held_out: &Rows, schedule: Schedule) {
        let start = self.weights.clone();
        self.descend(rows, &rows.shares, held_out, &start, schedule);
        let robust: Vec<f32> = rows
            .each()
            .map(|(indices, value, share)| {
                let error = (value - sum(&self.weights, indices)).abs();
                share * LARGE_ERROR / error.max(LARGE_ERROR)
            })
            .collect();
        self.descend(rows, &robust, held_out, &start, schedule);
        self.round();
    }

    /// Conjugate gradients toward the least squared error, each sample with its share and each
    /// weight held back toward `start`.
    ///
    /// The gradient of each weight is divided by the number of samples that met it: without that,
    /// rare states would be learned last.
    fn descend(
        &mut self,
        rows: &Rows,
        shares: &[f32],
        held_out: &Rows,
        start: &[f32],
        Schedule { steps, pull }: Schedule,
    ) {
        let mut scale = vec![pull; N_WEIGHTS];
        let mut rest: Vec<f32> = start
            .iter()
            .zip(&self.weights)
            .map(|(start, weight)| pull * (start - weight))
            .collect();
        for ((indices, value, _), share) in rows.each().zip(shares) {
            let error = share * (value - sum(&self.weights, indices));
            for &i in indices {
                scale[i as usize] += share;
                rest[i as usize] += error;
            }
        }
        let scaled =
            |rest: &[f32]| -> Vec<f32> { rest.iter().zip(&scale).map(|(r, s)| r / s).collect() };
        let mut direction = scaled(&rest);
        let mut slope = dot(&rest, &direction);
        let mut best = self.weights.clone();
        let mut least_error = self.error(held_out);
        let mut n_in_vain = 0;
        for _ in 0..steps {
            if slope <= f64::MIN_POSITIVE || n_in_vain == PATIENCE {
                break;
            }
            let mut bent: Vec<f32> = direction.iter().map(|d| pull * d).collect();
            for ((indices, _, _), share) in rows.each().zip(shares) {
                let change = share * sum(&direction, indices);
                for &i in indices {
                    bent[i as usize] += change;
                }
            }
            let length = (slope / dot(&direction, &bent)) as f32;
            for (weight, d) in self.weights.iter_mut().zip(&direction) {
                *weight += length * d;
            }
            for (r, b) in rest.iter_mut().zip(&bent) {
                *r -= length * b;
            }
            let next = scaled(&rest);
            let next_slope = dot(&rest, &next);
            let kept = (next_slope / slope) as f32;
            for (d, n) in direction.iter_mut().zip(&next) {
                *d = n + kept * *d;
            }
            slope = next_slope;

            let error = self.error(held_out);
            if error < least_error || held_out.len() == 0 {
                best.copy_from_slice(&self.weights);
                least_error = error;
                n_in_vain = 0;
            } else {
                n_in_vain += 1;
            }
        }
        self.weights = best;
    }

    /// Rounds the weights to what a file can hold, so that errors are those of the file.
    fn round(&mut self) {
        let unit = 128.0 / f32::from(STORED_UNIT);
        let largest = f32::from(LARGEST_WEIGHT / STORED_UNIT);
        for weight in &mut self.weights {
            *weight = (unit * *weight).round().clamp(-largest, largest) / unit;
        }
    }

    /// The mean absolute error, in discs.
    pub(crate) fn error(&self, rows: &Rows) -> f64 {
        let errors = rows.each().map(|(indices, value, _)| {
            let guess = sum(&self.weights, indices).clamp(-64.0, 64.0);
            f64::from((value - guess).abs())
        });
        errors.sum::<f64>() / rows.len() as f64
    }

    /// The weights of every state, in 1/128 discs.
    pub(crate) fn table(&self) -> Box<[i16]> {
        self.canonical
            .iter()
            .map(|&i| (128.0 * self.weights[i as usize]) as i16)
            .collect()
    }
}

fn sum(weights: &[f32], indices: &[u32; N_PATTERNS]) -> f32 {
    indices.iter().map(|&i| weights[i as usize]).sum()
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    let product = |(&a, &b): (&f32, &f32)| f64::from(a) * f64::from(b);
    a.iter().zip(b).map(product).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;
    use otho_core::{Bitboard, Board};
    use otho_engine::pattern::canonical_indices;

    const SCHEDULE: Schedule = Schedule {
        steps: 10,
        pull: 1.0,
    };

    fn fit_from(weight: i16) -> Fit {
        Fit::new(canonical_indices().into(), &[weight; N_WEIGHTS])
    }

    /// Positions of random games, worth four times the difference in corners.
    fn samples(seed: u64) -> Vec<Sample> {
        let mut rng = Rng::with_seed(seed);
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

    fn nothing(fit: &Fit) -> Rows {
        fit.rows(std::iter::empty())
    }

    fn all(samples: &[Sample]) -> impl Iterator<Item = (&Sample, f32)> {
        samples.iter().map(|sample| (sample, 1.0))
    }

    #[test]
    fn a_value_that_patterns_can_tell_is_learned() {
        let samples = samples(1);
        let (held_out, train) = samples.split_at(1_000);
        let mut fit = fit_from(0);
        let held_out = fit.rows(all(held_out));
        let before = fit.error(&held_out);
        fit.run(&fit.rows(all(train)), &held_out, SCHEDULE);
        let after = fit.error(&held_out);
        assert!(after < 0.5 * before, "{before} to {after}");
    }

    #[test]
    fn a_fit_ends_where_it_stops_helping_on_samples_held_out() {
        // Forty samples by heart say nothing about others, and much that is wrong.
        let few = &samples(4)[..40];
        let others: Vec<_> = samples(5)
            .iter()
            .map(|s| Sample::new(s.board, 0.0, true))
            .collect();
        let mut fit = fit_from(0);
        let held_out = fit.rows(all(&others));
        fit.run(&fit.rows(all(few)), &held_out, SCHEDULE);
        assert_eq!(fit.error(&held_out), 0.0);
        fit.run(&fit.rows(all(few)), &nothing(&fit), SCHEDULE);
        assert!(fit.error(&held_out) > 0.0);
    }

    #[test]
    fn mirrored_states_have_one_weight() {
        let mut fit = fit_from(0);
        fit.run(&fit.rows(all(&samples(2))), &nothing(&fit), SCHEDULE);
        let weights = fit.table();
        for (index, &first) in canonical_indices().iter().enumerate() {
            assert_eq!(weights[index], weights[first as usize]);
        }
    }

    #[test]
    fn states_that_are_not_met_stay_as_they_were() {
        let mut fit = fit_from(64);
        fit.run(&fit.rows(all(&samples(3)[..100])), &nothing(&fit), SCHEDULE);
        let n_same = fit.weights.iter().filter(|&&weight| weight == 0.5).count();
        assert!(n_same > N_WEIGHTS / 2 && n_same < N_WEIGHTS);
    }
}
