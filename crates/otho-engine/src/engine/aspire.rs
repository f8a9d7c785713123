//! Asking for a value: about a guess first, and wider as long as the guess was wrong.

use std::ops::ControlFlow;

use crate::objective::MOST;
use crate::search::Window;

/// How far from the guess the first window reaches.
const FIRST_WIDTH: i32 = 2;

/// The value within a window that is wide enough for it, or what `ask` breaks off with.
///
/// The window only grows: selective searches may contradict each other, and one that moved up and
/// down with their answers would never settle.
pub(super) fn aspire(guess: i32, mut ask: impl FnMut(Window) -> ControlFlow<i32, i32>) -> i32 {
    let mut width = FIRST_WIDTH;
    let mut window = Window {
        alpha: (guess - width).max(-MOST),
        beta: (guess + width).min(MOST),
    };
    loop {
        let value = match ask(window) {
            ControlFlow::Continue(value) => value,
            ControlFlow::Break(value) => return value,
        };
        width *= 2;
        if value <= window.alpha && window.alpha > -MOST {
            window.alpha = (value - width).max(-MOST);
        } else if value >= window.beta && window.beta < MOST {
            window.beta = (value + width).min(MOST);
        } else {
            return value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks until an answer settles it, and says how often.
    fn n_questions(guess: i32, mut answer: impl FnMut(u32, Window) -> i32) -> u32 {
        let mut n = 0;
        aspire(guess, |window| {
            assert!(-MOST <= window.alpha && window.alpha < window.beta && window.beta <= MOST);
            n += 1;
            assert!(n < 100, "it does not end");
            ControlFlow::Continue(answer(n, window))
        });
        n
    }

    #[test]
    fn the_value_is_found_from_any_guess() {
        for guess in -MOST..=MOST {
            for value in -MOST..=MOST {
                let mut asked = 0;
                let found = aspire(guess, |window| {
                    asked += 1;
                    // Fail-hard, which says least.
                    ControlFlow::Continue(value.clamp(window.alpha, window.beta))
                });
                assert_eq!(found, value);
                assert!(asked <= 7, "{asked} questions from {guess} to {value}");
            }
        }
    }

    #[test]
    fn answers_that_contradict_each_other_end() {
        for guess in -MOST..=MOST {
            // Too low, too high, too low, …, whatever was said before.
            for first in [0, 1] {
                let hard = |n: u32, window: Window| {
                    if n % 2 == first {
                        window.alpha
                    } else {
                        window.beta
                    }
                };
                assert!(n_questions(guess, hard) <= 14);
                let far = |n: u32, _: Window| if n % 2 == first { -MOST } else { MOST };
                assert!(n_questions(guess, far) <= 4);
            }
        }
    }

    #[test]
    fn a_search_that_is_stopped_is_not_asked_again() {
        let mut n = 0;
        let value = aspire(0, |window| {
            n += 1;
            ControlFlow::Break(window.alpha)
        });
        assert_eq!((n, value), (1, -2));
    }
}
