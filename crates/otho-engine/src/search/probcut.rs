//! Multi-ProbCut: what a shallow search says of a deep one.

use super::{Effort, Node, Null, Window};
use crate::eval::rounded;
use crate::objective::{MOST, Objective};
use crate::spread::shallow_depth;
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
        let depth = shallow_depth(effort.depth);
        if effort.confidence == Confidence::EXACT || depth == effort.depth {
            return None;
        }
        let margin = self.shared.weights.margins().get(effort, node.empties);
        let effort = Effort { depth, ..effort };
        // A search that is not likely to clear the margin is not begun: the evaluation has to be
        // there already. With narrower margins that brought 60 Elo at 20,000 nodes a move, and
        // 50 more where two plies are left and the evaluation is all there is to ask.
        let fine = self.judge(node.board, node.legal_moves(), || node.states);
        let estimate = O::value(rounded(fine));
        let mut shallow_value = |beta| {
            if depth == 0 {
                // What a search of no ply is, without looking for moves again.
                self.nodes += 1;
                return estimate;
            }
            self.search::<O, Null>(node, Window::at_least(beta), effort)
        };
        let (high, low) = (beta + margin, beta - margin);
        if estimate >= high && high <= MOST {
            (shallow_value(high) >= high).then_some(beta)
        } else if estimate < low && low > -MOST {
            (shallow_value(low) < low).then_some(beta - 1)
        } else {
            None
        }
    }
}
