//! How far it still is to the end of a search, from how far it has come.

use super::step::{FIRST_PASS, Step};
use super::{Goal, ToGo};
use crate::search::Effort;
use crate::table::Confidence;

/// How many positions a search still enters for each that it has entered: the logarithm is linear
/// in the logarithm of those entered and in the empty squares that are left to search or to be
/// sure of.
///
/// Fitted to games of the WTHOR archive with 15 to 23 empty squares; docs/engine.md says how well
/// it holds elsewhere.
#[derive(Clone, Copy)]
struct Growth {
    constant: f64,
    entered: f64,
    squares: f64,
    /// The standard deviation of the logarithm.
    spread: f64,
}

const fn growth(constant: f64, entered: f64, squares: f64, spread: f64) -> Growth {
    Growth {
        constant,
        entered,
        squares,
        spread,
    }
}

/// After a search of limited depth; its squares are those beyond that depth.
const MIDGAME: [Growth; 2] = [
    growth(-1.79, 0.31, 0.53, 0.91),
    growth(-1.05, 0.18, 0.46, 0.95),
];

/// After the first search to the end; its squares are all that are empty.
const FIRST: [Growth; 2] = [
    growth(-4.39, -0.62, 0.69, 0.76),
    growth(-6.03, -0.52, 0.61, 1.93),
];

/// After a surer one.
const SURER: [Growth; 2] = [
    growth(-2.45, -0.61, 0.59, 0.85),
    growth(-1.87, 0.0, 0.0, 1.87),
];

/// How many standard deviations the range reaches to either side: four of five are inside.
const DEVIATIONS: f64 = 1.3;

/// Shallower searches tell nothing yet.
const LEAST_DEPTH: u8 = 4;

/// What is expected to be left after a step, when so many positions have been entered; nothing
/// where the search does not go to the end, or is there.
pub(super) fn to_go(step: Step, goal: Goal, empties: u8, nodes: u64) -> Option<ToGo> {
    let Effort { depth, confidence } = step.effort;
    let which = match goal {
        Goal::Outcome => 1,
        Goal::Exact => 0,
        Goal::Depth(depth) if depth >= empties => 0,
        Goal::Depth(_) => return None,
    };
    if depth < LEAST_DEPTH {
        return None;
    }
    let (growth, squares) = match confidence {
        _ if depth < empties => (MIDGAME[which], empties - depth),
        Confidence::EXACT => return None,
        FIRST_PASS => (FIRST[which], empties),
        _ => (SURER[which], empties),
    };
    let entered = (nodes.max(1) as f64).ln();
    let center =
        entered + growth.constant + growth.entered * entered + growth.squares * f64::from(squares);
    let reach = DEVIATIONS * growth.spread;
    Some(ToGo {
        low: (center - reach).exp() as u64,
        high: (center + reach).exp() as u64,
    })
}

#[cfg(test)]
mod tests {
    use super::super::step::steps;
    use super::*;

    /// What is said after each step of a search whose steps take three times as long each.
    fn forecasts(empties: u8, goal: Goal) -> Vec<Option<ToGo>> {
        let nodes = |index| 3u64.pow(index as u32 + 4);
        let steps = steps(empties, goal).into_iter().enumerate();
        steps
            .map(|(index, step)| to_go(step, goal, empties, nodes(index)))
            .collect()
    }

    #[test]
    fn searches_to_the_end_say_how_far_it_is_until_they_are_there() {
        for goal in [Goal::Exact, Goal::Outcome, Goal::Depth(60)] {
            for empties in 10..=30 {
                let told = forecasts(empties, goal);
                assert_eq!(told.last(), Some(&None));
                let told: Vec<ToGo> = told.into_iter().flatten().collect();
                assert!(!told.is_empty(), "{empties} empties");
                assert!(told.iter().all(|range| range.low < range.high));
            }
        }
    }

    #[test]
    fn searches_of_limited_depth_and_first_steps_say_nothing() {
        assert!(forecasts(40, Goal::Depth(12)).iter().all(Option::is_none));
        assert_eq!(forecasts(20, Goal::Exact)[0], None);
    }

    #[test]
    fn farther_from_the_end_more_is_to_go() {
        let step = |depth| {
            steps(24, Goal::Exact)
                .into_iter()
                .find(|s| s.effort.depth == depth)
        };
        let after = |depth| {
            let step = step(depth).expect("there is such a step");
            to_go(step, Goal::Exact, 24, 100_000).expect("it is on its way")
        };
        assert!(after(8).high > after(12).high);
    }

    #[test]
    fn no_number_of_nodes_is_too_large() {
        for goal in [Goal::Exact, Goal::Outcome] {
            for step in steps(60, goal) {
                to_go(step, goal, 60, u64::MAX);
            }
        }
    }
}
