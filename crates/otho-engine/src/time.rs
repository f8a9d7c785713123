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

/// From here on the rest of a game is solved in a few milliseconds, and needs no time of its own.
const SOLVED_AT_ONCE: u32 = 14;

/// How much more than its share a move may take when the search is in the middle of something.
const STRETCH: u32 = 4;

impl Allowance {
    /// The budget of a move with so many squares empty before it.
    #[must_use]
    pub fn budget(self, n_empties: u32) -> Budget {
        let own_moves = n_empties / 2 + 1;
        match self {
            Self::Move(time)
            | Self::Moves {
                left: time,
                moves: 0 | 1,
            } => {
                let all = time - margin(time);
                Budget {
                    soft: all,
                    hard: all,
                }
            }
            Self::Moves { left, moves } => {
                let moves = moves.min(own_moves);
                shared_out(left, Duration::ZERO, moves, moves)
            }
            Self::Game { left, increment } => {
                // Thought is worth most before the end can be seen. The two more are for the
                // solution itself, which takes longer than the moves that led to it.
                let thoughtful = n_empties.saturating_sub(SOLVED_AT_ONCE).div_ceil(2) + 2;
                shared_out(left, increment, own_moves, thoughtful)
            }
        }
    }
}

/// What is kept back of the time for one move.
fn margin(time: Duration) -> Duration {
    (time / 50).max(2 * LATENCY).min(time / 2)
}

/// The budget when the time on the clock has to last for `moves`, of which `thoughtful` need any.
fn shared_out(left: Duration, increment: Duration, moves: u32, thoughtful: u32) -> Budget {
    let kept_back = LATENCY * (moves + 2);
    let usable = left.saturating_sub(kept_back);
    let share = usable / thoughtful.max(1) + increment * 3 / 4;
    // Half of it at most, so that a misjudged move never leaves the others without time.
    let hard = (share * STRETCH).min(usable / 2);
    Budget {
        soft: share.min(hard),
        hard,
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
        elapsed < soft && (!is_kept || elapsed + next <= hard)
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
        let mut steep = pace;
        assert!(pace.goes_on_after_step(ms(90)));
        assert!(!pace.goes_on_after_step(ms(101)));
        // Fifty-nine, then twice as much and more: it would end after the hard limit.
        let mut late = Pace::new(Budget {
            soft: ms(100),
            hard: ms(150),
        });
        assert!(late.goes_on_after_step(ms(10)));
        assert!(!late.goes_on_after_step(ms(69)));
        assert!(steep.goes_on_after_step(ms(99)));
    }

    #[test]
    fn time_that_would_be_lost_is_used_to_the_end() {
        let mut pace = Pace::new(Allowance::Move(ms(1000)).budget(40));
        assert!(pace.goes_on_after_step(ms(100)));
        assert!(pace.goes_on_after_step(ms(900)));
        assert!(!pace.goes_on_after_step(ms(990)));
    }
}
