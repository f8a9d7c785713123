//! The clocks of the protocol: main time, then periods of so long for so many moves.

use std::time::Duration;

use otho_engine::time::Allowance;

/// What `time_settings` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settings {
    pub(super) main: Duration,
    pub(super) period: Duration,
    pub(super) moves: u32,
}

/// One player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    settings: Settings,
    left: Duration,
    /// The moves that are left of the period, 0 in the main time.
    moves: u32,
}

impl Clock {
    /// A clock before the first move; nothing where these settings limit nothing.
    pub(super) fn new(settings: Settings) -> Option<Self> {
        let Settings {
            main,
            period,
            moves,
        } = settings;
        // By the protocol a period without moves is no limit. No time at all would leave nothing
        // to do, so it is taken to mean the same.
        if moves == 0 && (!period.is_zero() || main.is_zero()) {
            return None;
        }
        let mut clock = Self {
            settings,
            left: main,
            moves: 0,
        };
        if main.is_zero() {
            clock.begin_period();
        }
        Some(clock)
    }

    /// A clock of which only this is known: what it shows, for so many moves, or for the game.
    pub(super) fn of_left(left: Duration, moves: u32) -> Option<Self> {
        let (main, period) = match moves {
            0 => (left, Duration::ZERO),
            _ => (Duration::ZERO, left),
        };
        let settings = Settings {
            main,
            period,
            moves,
        };
        Self::new(settings).filter(|_| !left.is_zero())
    }

    fn begin_period(&mut self) {
        self.left = self.settings.period;
        self.moves = self.settings.moves;
    }

    /// Sets the clock to what the controller says.
    pub(super) fn set(&mut self, left: Duration, moves: u32) {
        self.left = left;
        self.moves = moves;
        if left.is_zero() && moves == 0 && self.settings.moves > 0 {
            self.begin_period();
        }
    }

    /// Takes off what a move took.
    pub(super) fn spend(&mut self, time: Duration) {
        if self.moves == 0 {
            let overrun = time.saturating_sub(self.left);
            self.left = self.left.saturating_sub(time);
            if self.left.is_zero() && self.settings.moves > 0 {
                self.begin_period();
                self.left = self.left.saturating_sub(overrun);
            }
            return;
        }
        self.left = self.left.saturating_sub(time);
        self.moves -= 1;
        if self.moves == 0 {
            self.begin_period();
        }
    }

    /// What there is for the moves to come.
    pub(super) fn allowance(&self) -> Allowance {
        if self.moves > 0 {
            return Allowance::Moves {
                left: self.left,
                moves: self.moves,
            };
        }
        // A move that ends after the main time has its share of the first period as well.
        let share = self
            .settings
            .period
            .checked_div(self.settings.moves)
            .unwrap_or_default();
        Allowance::Game {
            left: self.left + share,
            increment: share,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(main: u64, period: u64, moves: u32) -> Option<Clock> {
        Clock::new(Settings {
            main: Duration::from_secs(main),
            period: Duration::from_secs(period),
            moves,
        })
    }

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn zero_one_one_is_a_second_a_move() {
        let mut clock = clock(0, 1, 1).expect("it limits the moves");
        let a_second = Allowance::Moves {
            left: seconds(1),
            moves: 1,
        };
        for _ in 0..3 {
            assert_eq!(clock.allowance(), a_second);
            clock.spend(Duration::from_millis(900));
        }
    }

    #[test]
    fn ten_zero_zero_is_ten_seconds_for_the_game() {
        let mut clock = clock(10, 0, 0).expect("it limits the game");
        clock.spend(seconds(4));
        let rest = |left| Allowance::Game {
            left: seconds(left),
            increment: Duration::ZERO,
        };
        assert_eq!(clock.allowance(), rest(6));
        clock.set(seconds(3), 0);
        assert_eq!(clock.allowance(), rest(3));
        clock.spend(seconds(5));
        assert_eq!(clock.allowance(), rest(0));
    }

    #[test]
    fn after_the_main_time_periods_follow_one_another() {
        let mut clock = clock(10, 6, 2).expect("it limits the game");
        clock.spend(seconds(11));
        let period = |left, moves| Allowance::Moves {
            left: seconds(left),
            moves,
        };
        assert_eq!(clock.allowance(), period(5, 2));
        clock.spend(seconds(1));
        assert_eq!(clock.allowance(), period(4, 1));
        clock.spend(seconds(1));
        assert_eq!(clock.allowance(), period(6, 2));
        clock.set(seconds(2), 1);
        assert_eq!(clock.allowance(), period(2, 1));
    }

    #[test]
    fn what_is_left_may_be_all_that_is_known() {
        let clock = |left, moves| Clock::of_left(seconds(left), moves).map(|c| c.allowance());
        let rest = Allowance::Game {
            left: seconds(9),
            increment: Duration::ZERO,
        };
        assert_eq!(clock(9, 0), Some(rest));
        let period = Allowance::Moves {
            left: seconds(9),
            moves: 4,
        };
        assert_eq!(clock(9, 4), Some(period));
        assert_eq!((clock(0, 0), clock(0, 4)), (None, None));
    }

    #[test]
    fn a_period_without_moves_and_no_time_at_all_are_no_limit() {
        assert_eq!(clock(0, 1, 0), None);
        assert_eq!(clock(10, 1, 0), None);
        assert_eq!(clock(0, 0, 0), None);
    }
}
