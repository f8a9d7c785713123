//! How strong a player is and how difficult a puzzle, by Glicko-2: each attempt is a game between
//! the two, which the player wins by solving.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// Days in which a rating becomes as unsure as Glicko-2 makes it in one of its periods.
///
/// A player with a sure rating (deviation 60) is then as unsure as 110 after about a year.
const DAYS_IN_PERIOD: f64 = 5.0;

/// Rating points in a unit of the paper's scale.
const SCALE: f64 = 173.7178;

/// No rating is less sure than that of somebody nobody knows.
const LARGEST_DEVIATION: f64 = 350.0;

/// A strength or a difficulty, and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The number people compare.
    pub value: f64,
    /// In two of three cases the true number is this close.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

impl Rating {
    /// Somebody who has not tried a puzzle yet.
    pub const NEWCOMER: Self = Self {
        value: 1200.0,
        deviation: LARGEST_DEVIATION,
        volatility: 0.06,
    };

    /// A puzzle that nobody has tried yet, whose difficulty is estimated.
    #[must_use]
    pub fn of_estimate(estimate: u16) -> Self {
        Self {
            value: estimate.into(),
            deviation: 150.0,
            volatility: 0.06,
        }
    }

    /// The same after so many days without a game: as good, but less sure.
    #[must_use]
    pub fn after_days(self, days: u32) -> Self {
        let periods = f64::from(days) / DAYS_IN_PERIOD;
        let drift = (self.volatility * SCALE).powi(2) * periods;
        Self {
            deviation: (self.deviation.powi(2) + drift)
                .sqrt()
                .min(LARGEST_DEVIATION),
            ..self
        }
    }

    /// Both after an attempt of this player at this puzzle.
    #[must_use]
    pub fn after_attempt(self, puzzle: Self, is_right: bool) -> (Self, Self) {
        let outcome = if is_right {
            Outcomes::WIN
        } else {
            Outcomes::LOSS
        };
        let config = Glicko2Config::new();
        let (player, puzzle) = glicko2(&self.into(), &puzzle.into(), &outcome, &config);
        (player.into(), puzzle.into())
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(rating: Rating) -> Self {
        Self {
            rating: rating.value,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(rating: Glicko2Rating) -> Self {
        Self {
            value: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }
}

#[cfg(test)]
mod tests {
    use skillratings::glicko2::glicko2_rating_period;

    use super::*;

    fn rating(value: f64, deviation: f64) -> Rating {
        Rating {
            value,
            deviation,
            volatility: 0.06,
        }
    }

    /// The example that Glickman's paper computes by hand.
    #[test]
    fn the_example_of_the_paper_comes_out() {
        let opponents = [
            (rating(1400.0, 30.0).into(), Outcomes::WIN),
            (rating(1550.0, 100.0).into(), Outcomes::LOSS),
            (rating(1700.0, 300.0).into(), Outcomes::LOSS),
        ];
        let player = rating(1500.0, 200.0).into();
        let after = glicko2_rating_period(&player, &opponents, &Glicko2Config::new());
        assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00002, "{after:?}");
    }

    #[test]
    fn solving_raises_the_player_and_lowers_the_puzzle() {
        let puzzle = Rating::of_estimate(1400);
        let (player, solved) = Rating::NEWCOMER.after_attempt(puzzle, true);
        assert!(player.value > Rating::NEWCOMER.value && solved.value < puzzle.value);
        assert!(player.deviation < Rating::NEWCOMER.deviation);
        let (player, failed) = Rating::NEWCOMER.after_attempt(puzzle, false);
        assert!(player.value < Rating::NEWCOMER.value && failed.value > puzzle.value);
        let surprise = |value| {
            let (after, _) = rating(1200.0, 80.0).after_attempt(rating(value, 80.0), true);
            after.value
        };
        assert!(surprise(1800.0) > surprise(1000.0));
    }

    #[test]
    fn a_rest_makes_a_rating_less_sure_and_changes_nothing_else() {
        let sure = rating(1500.0, 60.0);
        assert_eq!(sure.after_days(0), sure);
        let rested = sure.after_days(365);
        assert_eq!(rested.value, sure.value);
        assert!((rested.deviation - 107.0).abs() < 2.0, "{rested:?}");
        assert_eq!(sure.after_days(u32::MAX).deviation, LARGEST_DEVIATION);
    }
}
