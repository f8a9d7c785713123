//! Multi-ProbCut: what a shallow search says of a deep one.

use super::{Effort, Node, Null, Window};
use crate::objective::{MOST, Objective};
use crate::table::Confidence;
use crate::worker::Worker;

/// How far the value of a shallow search is from that of a deep one: normally distributed with
/// mean 0, and a standard deviation whose logarithm is linear in both depths and in the number of
/// empty squares.
///
/// The figures are fitted by `otho-train probcut`, for the weights that are embedded; they have to
/// be fitted again when those change. docs/training.md says how well they fit.
struct Spread {
    constant: f32,
    shallow: f32,
    deep: f32,
    empties: f32,
}

/// The figures of one variant.
struct Spreads {
    /// For searches that end at the evaluation.
    midgame: Spread,
    /// For searches to the end of the game, where the depth is the number of empty squares.
    to_end: Spread,
}

const OTHELLO: Spreads = Spreads {
    midgame: Spread {
        constant: 1.8890,
        shallow: -0.1827,
        deep: 0.0938,
        empties: -0.0290,
    },
    to_end: Spread {
        constant: 2.2221,
        shallow: -0.0930,
        deep: -0.0031,
        empties: 0.0,
    },
};

const ANTI: Spreads = Spreads {
    midgame: Spread {
        constant: 1.2345,
        shallow: -0.1764,
        deep: 0.1006,
        empties: -0.0311,
    },
    to_end: Spread {
        constant: 1.5794,
        shallow: -0.0674,
        deep: 0.0060,
        empties: 0.0,
    },
};

impl Spread {
    /// The standard deviation, in discs.
    fn sigma(&self, shallow: u8, deep: u8, empties: u8) -> f32 {
        let [shallow, deep, empties] = [shallow, deep, empties].map(f32::from);
        (self.constant + self.shallow * shallow + self.deep * deep + self.empties * empties).exp()
    }
}

impl Worker<'_> {
    /// A bound of the value, if a shallow search makes it likely enough.
    pub(super) fn prob_cut<O: Objective>(
        &mut self,
        node: &Node,
        beta: i32,
        effort: Effort,
    ) -> Option<i32> {
        if effort.confidence == Confidence::EXACT || effort.depth < 3 {
            return None;
        }
        // Half as deep, and of the same parity.
        let depth = effort.depth / 4 * 2 + effort.depth % 2;
        if depth >= effort.depth {
            return None;
        }
        let spreads = if O::ANTI { ANTI } else { OTHELLO };
        let spread = if effort.depth == node.empties {
            spreads.to_end
        } else {
            spreads.midgame
        };
        let sigma = spread.sigma(depth, effort.depth, node.empties);
        let margin = (effort.confidence.deviations() * sigma).ceil() as i32;
        let effort = Effort { depth, ..effort };
        // The evaluation tells which way to try.
        let estimate = O::value(self.shared.weights.discs(&node.states, node.empties));
        if estimate >= beta {
            let high = beta + margin;
            let value = (high <= MOST)
                .then(|| self.search::<O, Null>(node, Window::at_least(high), effort))?;
            (value >= high).then_some(beta)
        } else {
            let low = beta - margin;
            let value = (low > -MOST)
                .then(|| self.search::<O, Null>(node, Window::at_least(low), effort))?;
            (value < low).then_some(beta - 1)
        }
    }
}
