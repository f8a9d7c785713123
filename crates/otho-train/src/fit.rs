//! Trains the network on samples, one after the other in random order.
//!
//! Every number that had a part in an error moves a little against it: much at first, less the
//! more its errors have added up to, and ever less toward the end. One thread does it all, so that
//! the same samples make the same network.

use fastrand::Rng;
use indicatif::ProgressBar;
use otho_engine::input::{N_INPUTS, N_ROWS, canonical_rows, indices_of};
use otho_engine::{
    FACTOR_SCALE, Head, LARGEST_BASE, LARGEST_CONSTANT, LARGEST_FACTOR, LARGEST_SQUARE_FACTOR,
    LARGEST_SQUARED, N_HEADS, Network, ROW_SCALE, Spreads, WIDTH, WeightsError,
};

use crate::sample::Sample;

/// How to train.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Schedule {
    /// How often every sample is seen.
    pub(crate) rounds: usize,
    /// How far the rows move at first.
    pub(crate) pace: f32,
    /// What chance depends on: the order of the samples, and where the heads begin.
    pub(crate) seed: u64,
}

/// How far heads move at first.
const HEAD_PACE: f32 = 0.02;

/// The pace at the end, as a part of that at the beginning.
const LAST_PACE: f32 = 0.02;

/// What the errors of a row have added up to before it has had any. So a state that is met a few
/// times hardly moves, which it would do for errors that have other causes.
const FIRST_ERRORS: f32 = 1.0;

/// So many discs are 1 to the network.
const UNIT: f32 = 16.0;

/// Errors above this, half of the unit, count as such and not by their square, so that games
/// which end in a wipe-out do not bend what is right for all others.
const LARGE_ERROR: f32 = 0.5;

/// No number of a row is larger, since a file could not hold it.
const LARGEST_IN_ROW: f32 = i8::MAX as f32 / ROW_SCALE as f32;

/// Sums count as if they were no larger where they are squared.
const LARGEST_SQUARED_SUM: f32 = LARGEST_SQUARED as f32 / ROW_SCALE as f32;

/// From units of the network to 1/128 discs.
const CONSTANT_SCALE: f32 = UNIT * 128.0;

/// From units of the network, for each unit of a sum, to parts of 1/128 disc.
const HEAD_SCALE: f32 = CONSTANT_SCALE / ROW_SCALE as f32 * FACTOR_SCALE as f32;

type Vector = [f32; WIDTH];

/// A network in training.
pub(crate) struct Fit {
    /// Maps every state to the one whose row it shares.
    canonical: Vec<u32>,
    rows: Vec<Row>,
    base: Vector,
    heads: Vec<TrainedHead>,
    /// For which numbers of empty squares there were samples.
    has_learned: [bool; N_HEADS],
}

/// The numbers of a state, and what its errors have added up to, as squares.
#[derive(Clone, Copy)]
struct Row {
    numbers: Vector,
    errors: f32,
}

/// A number of a head, with its own sum of squares.
#[derive(Clone, Copy)]
struct Factor {
    is: f32,
    errors: f32,
}

impl Factor {
    const fn new(is: f32) -> Self {
        Self { is, errors: 1e-2 }
    }

    #[inline]
    fn learn(&mut self, slope: f32, pace: f32) {
        self.errors += slope * slope;
        self.is -= pace * slope / self.errors.sqrt();
    }
}

/// The value is the constant, and what the sums count: `straight` everywhere, `above` more where
/// they are above 0, and `squared` their squares.
#[derive(Clone, Copy)]
struct TrainedHead {
    straight: [Factor; WIDTH],
    above: [Factor; WIDTH],
    squared: [Factor; WIDTH],
    constant: Factor,
}

impl TrainedHead {
    fn value(&self, sums: &Vector) -> f32 {
        let mut value = self.constant.is;
        for (place, sum) in sums.iter().enumerate() {
            value += self.straight[place].is * sum + self.above[place].is * sum.max(0.0);
            value += self.squared[place].is * limited(*sum).powi(2);
        }
        value
    }

    /// Learns from an error, and returns what each sum had to do with it.
    fn learn(&mut self, sums: &Vector, error: f32, pace: f32) -> Vector {
        let mut slopes = [0.0; WIDTH];
        for place in 0..WIDTH {
            let (sum, positive) = (sums[place], sums[place].max(0.0));
            let limited = limited(sum);
            let above = if sum > 0.0 { self.above[place].is } else { 0.0 };
            let squared = if sum == limited {
                2.0 * self.squared[place].is * sum
            } else {
                0.0
            };
            slopes[place] = error * (self.straight[place].is + above + squared);
            self.straight[place].learn(error * sum, pace);
            self.above[place].learn(error * positive, pace);
            self.squared[place].learn(error * limited * limited, pace);
        }
        self.constant.learn(error, pace);
        slopes
    }

    /// As it is stored.
    fn rounded(&self) -> Head {
        let rounded = |factor: f32, largest: i16| round(HEAD_SCALE * factor, largest.into()) as i16;
        let factor = |factor| rounded(factor, LARGEST_FACTOR);
        let both = self.straight.iter().zip(&self.above);
        let above = both.map(|(straight, above)| factor(straight.is + above.is));
        Head {
            above: collected(above),
            below: self.straight.map(|straight| factor(straight.is)),
            squared: self
                .squared
                .map(|factor| rounded(factor.is, LARGEST_SQUARE_FACTOR)),
            constant: round(CONSTANT_SCALE * self.constant.is, LARGEST_CONSTANT),
        }
    }
}

/// A sum as it is squared.
fn limited(sum: f32) -> f32 {
    sum.clamp(-LARGEST_SQUARED_SUM, LARGEST_SQUARED_SUM)
}

fn round(value: f32, largest: i32) -> i32 {
    (value.round() as i32).clamp(-largest, largest)
}

fn collected<T>(values: impl Iterator<Item = T>) -> [T; WIDTH] {
    let mut values = values;
    std::array::from_fn(|_| values.next().expect("there are as many"))
}

impl Fit {
    /// A network that knows nothing: rows are 0, and heads differ by chance, or all of their sums
    /// would learn the same.
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let mut factors =
            || collected((0..WIDTH).map(|_| Factor::new(0.35 * (2.0 * rng.f32() - 1.0))));
        let head = TrainedHead {
            straight: factors(),
            above: factors(),
            squared: [Factor::new(0.0); WIDTH],
            constant: Factor::new(0.0),
        };
        let row = Row {
            numbers: [0.0; WIDTH],
            errors: FIRST_ERRORS,
        };
        Self {
            canonical: canonical_rows(),
            rows: vec![row; N_ROWS],
            base: [0.3; WIDTH],
            heads: vec![head; N_HEADS],
            has_learned: [false; N_HEADS],
        }
    }

    /// Learns from all samples, as often as the schedule says.
    pub(crate) fn run(&mut self, samples: &[Sample], schedule: Schedule, progress: &ProgressBar) {
        const BETWEEN_TICKS: usize = 1 << 16;
        let mut rng = Rng::with_seed(schedule.seed);
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        let all = (schedule.rounds * samples.len()) as f32;
        let mut n_seen = 0;
        for _ in 0..schedule.rounds {
            rng.shuffle(&mut order);
            for &number in &order {
                let pace = (1.0 - n_seen as f32 / all).max(LAST_PACE);
                self.learn(&samples[number as usize], pace, schedule.pace);
                n_seen += 1;
                if n_seen % BETWEEN_TICKS == 0 {
                    progress.inc(BETWEEN_TICKS as u64);
                }
            }
        }
    }

    fn learn(&mut self, sample: &Sample, pace: f32, row_pace: f32) {
        let indices = self.indices(sample);
        let sums = self.sums(&indices);
        self.has_learned[sample.n_empties()] = true;
        let head = &mut self.heads[sample.n_empties()];
        let error = head.value(&sums) - sample.value / UNIT;
        let error = error.clamp(-LARGE_ERROR, LARGE_ERROR);
        let slopes = head.learn(&sums, error, HEAD_PACE * pace);
        let square = slopes.iter().map(|slope| slope * slope).sum::<f32>() / WIDTH as f32;
        for index in indices {
            let row = &mut self.rows[index as usize];
            row.errors += square;
            let pace = row_pace * pace / row.errors.sqrt();
            for (number, slope) in row.numbers.iter_mut().zip(slopes) {
                *number = (*number - pace * slope).clamp(-LARGEST_IN_ROW, LARGEST_IN_ROW);
            }
        }
    }

    fn indices(&self, sample: &Sample) -> [u32; N_INPUTS] {
        indices_of(sample.board).map(|index| self.canonical[index as usize])
    }

    fn sums(&self, indices: &[u32; N_INPUTS]) -> Vector {
        let mut sums = self.base;
        for &index in indices {
            for (sum, part) in sums.iter_mut().zip(self.rows[index as usize].numbers) {
                *sum += part;
            }
        }
        sums
    }

    /// The head for a number of empty squares; where there were no samples, that of the nearest
    /// number with the same parity that had some.
    fn head(&self, n_empties: usize) -> &TrainedHead {
        let of_parity = (n_empties % 2..N_HEADS).step_by(2);
        let nearest = of_parity
            .filter(|&n| self.has_learned[n])
            .min_by_key(|n| n.abs_diff(n_empties));
        &self.heads[nearest.unwrap_or(n_empties)]
    }

    /// What was learned, as far as a file can hold it.
    pub(crate) fn network(&self) -> Result<Network, WeightsError> {
        let scale = f32::from(ROW_SCALE);
        let number = |number: f32| round(scale * number, i8::MAX.into()) as i8;
        let rows = self
            .rows
            .iter()
            .map(|row| row.numbers.map(number))
            .collect();
        let base = self
            .base
            .map(|start| round(scale * start, LARGEST_BASE.into()) as i16);
        let heads = (0..N_HEADS).map(|n| self.head(n).rounded()).collect();
        Network::new(rows, base, heads, Spreads::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mean::mean_and_error;
    use otho_core::{Bitboard, Board};
    use otho_engine::Weights;

    const SCHEDULE: Schedule = Schedule {
        rounds: 2,
        pace: 0.05,
        seed: 1,
    };

    /// Positions of random games, worth four times the difference in corners.
    fn samples(seed: u64) -> Vec<Sample> {
        let mut rng = Rng::with_seed(seed);
        let mut samples = Vec::new();
        while samples.len() < 40_000 {
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

    fn trained(samples: &[Sample]) -> Network {
        let mut fit = Fit::new(1);
        fit.run(samples, SCHEDULE, &ProgressBar::hidden());
        fit.network().expect("it is in range")
    }

    fn error(network: Network, samples: &[Sample]) -> f64 {
        let weights = Weights::from(network);
        let errors: Vec<f64> = samples
            .iter()
            .map(|sample| f64::from((weights.evaluate(sample.board) - sample.value).abs()))
            .collect();
        mean_and_error(&errors).0
    }

    #[test]
    fn a_value_that_patterns_can_tell_is_learned() {
        let samples = samples(1);
        let (held_out, train) = samples.split_at(2_000);
        let untrained = Fit::new(1).network().expect("it is in range");
        let before = error(untrained, held_out);
        let after = error(trained(train), held_out);
        assert!(after < 0.3 * before, "{before} to {after}");
    }

    #[test]
    fn the_same_samples_make_the_same_network() {
        let samples = &samples(2)[..5_000];
        assert!(trained(samples) == trained(samples));
    }

    #[test]
    fn a_head_without_samples_is_that_of_the_nearest_of_its_parity() {
        let mut samples = samples(4);
        samples.retain(|sample| (20..=41).contains(&sample.n_empties()));
        let mut fit = Fit::new(1);
        fit.run(&samples, SCHEDULE, &ProgressBar::hidden());
        for (n_empties, nearest) in [(60, 40), (43, 41), (41, 41), (19, 21), (0, 20)] {
            assert!(std::ptr::eq(fit.head(n_empties), &fit.heads[nearest]));
        }
    }

    #[test]
    fn what_a_file_holds_is_what_was_learned() {
        let samples = samples(3);
        let mut fit = Fit::new(1);
        fit.run(&samples, SCHEDULE, &ProgressBar::hidden());
        let weights = Weights::from(fit.network().expect("it is in range"));
        let differences: Vec<f64> = samples
            .iter()
            .step_by(97)
            .map(|sample| {
                let sums = fit.sums(&fit.indices(sample));
                let learned = UNIT * fit.heads[sample.n_empties()].value(&sums);
                f64::from((learned - weights.evaluate(sample.board)).abs())
            })
            .collect();
        let (mean, _) = mean_and_error(&differences);
        assert!(mean < 0.25, "{mean}");
    }
}
