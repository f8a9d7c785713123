//! Multi-ProbCut: what a shallow search says of a deep one.

use super::{Effort, Node, Null, Window};
use crate::objective::{MOST, Objective};
use crate::table::Confidence;
use crate::worker::Worker;

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
        let spreads = self.shared.weights.spreads();
        let spread = if effort.depth == node.empties {
            &spreads.to_end
        } else {
            &spreads.midgame
        };
        let sigma = spread.sigma(depth, effort.depth, node.empties);
        let margin = (effort.confidence.deviations() * sigma).ceil() as i32;
        let effort = Effort { depth, ..effort };
        // A search that is not likely to clear the margin is not begun: the evaluation has to be
        // there already. With narrower margins that brought 60 Elo at 20,000 nodes a move.
        let estimate = O::value(self.shared.weights.discs(&node.states, node.empties));
        let (high, low) = (beta + margin, beta - margin);
        if estimate >= high && high <= MOST {
            let value = self.search::<O, Null>(node, Window::at_least(high), effort);
            (value >= high).then_some(beta)
        } else if estimate < low && low > -MOST {
            let value = self.search::<O, Null>(node, Window::at_least(low), effort);
            (value < low).then_some(beta - 1)
        } else {
            None
        }
    }
}
