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
        let depth = (effort.depth / 4 * 2) | (effort.depth & 1);
        if depth >= effort.depth {
            return None;
        }
        let sigma = 2.0 + 0.3 * f32::from(effort.depth - depth);
        let margin = (effort.confidence.deviations() * sigma).ceil() as i32;
        let effort = Effort { depth, ..effort };
        let estimate = O::value(self.shared.weights.discs(&node.states, node.empties));
        let (high, low) = (beta + margin, beta - margin);
        if high <= MOST && estimate >= low {
            let value = self.search::<O, Null>(node, Window::at_least(high), effort);
            if value >= high {
                return Some(beta);
            }
        }
        if low > -MOST && estimate < high {
            let value = self.search::<O, Null>(node, Window::at_least(low), effort);
            if value < low {
                return Some(beta - 1);
            }
        }
        None
    }
}
