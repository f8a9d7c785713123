//! What scores say about strength: Elo with its error, and the sequential test.
//!
//! The unit is the pair of games from one opening, each side once with Black: what an opening
//! gives to one of the two it takes away in the other game, so pairs vary less than single games
//! would.

/// Both sides of an interval that holds 95 % of a normal distribution, in deviations.
pub const IN_95_PERCENT: f64 = 1.959_964;

/// The Elo difference that leads to a score between 0 and 1; infinite at both ends.
#[must_use]
pub fn elo_of_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score to be expected at an Elo difference.
#[must_use]
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// Scores of single games, or of pairs of them, each between 0 and 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Scores {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Scores {
    /// Adds the score of one more game or pair.
    pub fn add(&mut self, score: f64) {
        self.n += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// The mean, `None` before there is a score.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.n > 0.0).then(|| self.sum / self.n)
    }

    /// How far single scores are from the mean, squared, on average.
    fn variance(&self) -> f64 {
        let mean = self.sum / self.n;
        (self.squares / self.n - mean * mean).max(0.0)
    }

    /// The scores between which the true mean lies in 95 % of all cases.
    ///
    /// Wilson's interval, for as many trials of yes or no as would vary as much: it stays between
    /// 0 and 1, and has a width even when all scores are alike.
    #[must_use]
    pub fn interval(&self) -> Option<(f64, f64)> {
        let mean = self.mean()?;
        let z2 = IN_95_PERCENT * IN_95_PERCENT;
        let variance = self.variance();
        let n = if variance > 0.0 && mean > 0.0 && mean < 1.0 {
            (mean * (1.0 - mean) / variance * self.n).max(1.0)
        } else {
            self.n
        };
        let center = (mean + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half =
            IN_95_PERCENT / (1.0 + z2 / n) * (mean * (1.0 - mean) / n + z2 / (4.0 * n * n)).sqrt();
        Some(((center - half).max(0.0), (center + half).min(1.0)))
    }
}

/// A sequential test between two Elo differences: it goes on until one of them is ruled out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The smaller difference.
    pub elo0: f64,
    /// The larger one.
    pub elo1: f64,
}

/// How often either answer may be wrong.
const RISK: f64 = 0.05;

/// What a sequential test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is at least the larger one.
    Accepted,
    /// The difference is at most the smaller one.
    Rejected,
    /// Not known yet.
    Open,
}

impl Sprt {
    /// Beyond plus or minus this the ratio decides.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - RISK) / RISK).ln()
    }

    /// The logarithm of how much likelier the scores are at the larger difference than at the
    /// smaller one, by the normal approximation with the variance that was observed.
    #[must_use]
    pub fn log_ratio(self, scores: &Scores) -> f64 {
        let Some(mean) = scores.mean() else {
            return 0.0;
        };
        // Few scores may be all alike, which does not mean that they do not vary: one more that is
        // a whole game off is assumed.
        let variance = (scores.variance() * scores.n + 0.25) / (scores.n + 1.0);
        let (low, high) = (score_of_elo(self.elo0), score_of_elo(self.elo1));
        scores.n * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// What the scores have shown so far.
    #[must_use]
    pub fn verdict(self, scores: &Scores) -> Verdict {
        let ratio = self.log_ratio(scores);
        if ratio >= Self::bound() {
            Verdict::Accepted
        } else if ratio <= -Self::bound() {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(counts: &[(f64, usize)]) -> Scores {
        let mut scores = Scores::default();
        for &(score, n) in counts {
            (0..n).for_each(|_| scores.add(score));
        }
        scores
    }

    fn is_near(a: f64, b: f64, error: f64) -> bool {
        (a - b).abs() <= error
    }

    #[test]
    fn elo_and_score_are_as_in_the_tables_of_chess() {
        for (elo, score) in [
            (0.0, 0.5),
            (100.0, 0.640_065),
            (200.0, 0.759_747),
            (400.0, 10.0 / 11.0),
        ] {
            assert!(is_near(score_of_elo(elo), score, 1e-6));
            assert!(is_near(elo_of_score(score), elo, 1e-3));
            assert!(is_near(score_of_elo(-elo), 1.0 - score, 1e-6));
        }
        assert_eq!(elo_of_score(1.0), f64::INFINITY);
        assert_eq!(elo_of_score(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn the_interval_of_wins_and_losses_is_wilson_s() {
        // Sixty of a hundred, as in textbooks.
        let (low, high) = scores(&[(1.0, 60), (0.0, 40)]).interval().unwrap();
        assert!(is_near(low, 0.502_0, 2e-4), "{low}");
        assert!(is_near(high, 0.690_6, 2e-4), "{high}");
        // Ten of ten: 0.7225 to 1.
        let (low, high) = scores(&[(1.0, 10)]).interval().unwrap();
        assert!(is_near(low, 0.722_5, 2e-4), "{low}");
        assert!(is_near(high, 1.0, 1e-9));
        assert_eq!(Scores::default().interval(), None);
    }

    #[test]
    fn draws_and_even_pairs_make_the_interval_narrower() {
        let width = |scores: Scores| scores.interval().map(|(low, high)| high - low).unwrap();
        let decided = width(scores(&[(1.0, 50), (0.0, 50)]));
        let drawn = width(scores(&[(1.0, 25), (0.5, 50), (0.0, 25)]));
        assert!(is_near(drawn / decided, 0.5_f64.sqrt(), 0.01));
    }

    #[test]
    fn the_bounds_of_the_test_are_those_of_wald() {
        assert!(is_near(Sprt::bound(), 2.944, 1e-3));
    }

    #[test]
    fn the_ratio_is_that_of_two_normal_distributions() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 10.0,
        };
        // 1000 pairs, mean 0.52, variance 0.0621: by hand (0.51438746 - 0.5) × (1.04 - 1.01438746)
        // × 1000 / (2 × 0.0622877) = 2.958, the one assumed score included.
        let pairs = scores(&[(1.0, 100), (0.75, 200), (0.5, 400), (0.25, 260), (0.0, 40)]);
        assert!(is_near(pairs.mean().unwrap(), 0.515, 1e-9));
        let variance = (pairs.variance() * 1000.0 + 0.25) / 1001.0;
        let expected = 1000.0 * 0.014_387_46 * (2.0 * 0.515 - 1.014_387_46) / (2.0 * variance);
        assert!(is_near(sprt.log_ratio(&pairs), expected, 1e-4));
        assert_eq!(sprt.verdict(&pairs), Verdict::Open);
        assert_eq!(sprt.log_ratio(&Scores::default()), 0.0);
    }

    #[test]
    fn the_test_ends_for_clear_differences_and_not_at_once() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 50.0,
        };
        assert_eq!(sprt.verdict(&scores(&[(1.0, 1)])), Verdict::Open);
        assert_eq!(
            sprt.verdict(&scores(&[(1.0, 60), (0.0, 20)])),
            Verdict::Accepted
        );
        assert_eq!(
            sprt.verdict(&scores(&[(1.0, 30), (0.0, 60)])),
            Verdict::Rejected
        );
        assert_eq!(
            sprt.verdict(&scores(&[(1.0, 30), (0.0, 28)])),
            Verdict::Open
        );
    }
}
