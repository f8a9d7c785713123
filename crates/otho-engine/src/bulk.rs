//! The values of many positions, as training needs them: one after the other, without reports.

use otho_core::{Board, Variant};

use crate::engine::Engine;
use crate::objective::{Anti, MOST, Objective, Othello};
use crate::search::{Effort, Node, Null, Window};
use crate::table::Confidence;
use crate::worker::{Shared, Worker};

/// Whether a search may leave out what is unlikely to change its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cuts {
    /// Everything is searched.
    None,
    /// ProbCut cuts as it does in play.
    Likely,
}

impl Engine {
    /// The values of positions for the player to move, by searches of so many plies on this
    /// thread; exact where the end is not farther away than that.
    pub fn values(
        &mut self,
        variant: Variant,
        boards: impl IntoIterator<Item = Board>,
        depth: u8,
        cuts: Cuts,
    ) -> Vec<i32> {
        self.turn_to(variant);
        let shared = Shared::new(&self.table, self.weights(variant), &|| false);
        let mut worker = Worker::new(&shared);
        let value = |board| match variant {
            Variant::Othello => worker.value::<Othello>(&Node::new(board), depth, cuts),
            Variant::Anti => worker.value::<Anti>(&Node::new(board), depth, cuts),
        };
        boards.into_iter().map(value).collect()
    }
}

impl Worker<'_> {
    /// The value by ever deeper searches, which give each other order and a first guess.
    fn value<O: Objective>(&mut self, node: &Node, depth: u8, cuts: Cuts) -> i32 {
        let confidence = |depth| {
            if cuts == Cuts::None || depth >= node.empties {
                Confidence::EXACT
            } else {
                Confidence::LEAST
            }
        };
        let depth = depth.min(node.empties);
        // Near the end, the solver is done before a shallow search has helped it.
        let first = if depth == node.empties && depth <= 12 {
            depth
        } else {
            depth % 2
        };
        (first..=depth).step_by(2).fold(0, |guess, depth| {
            let confidence = confidence(depth);
            self.close_in::<O>(node, guess, Effort { depth, confidence })
        })
    }

    /// Narrows the value down by asking again and again whether it is at least the last answer.
    fn close_in<O: Objective>(&mut self, node: &Node, guess: i32, effort: Effort) -> i32 {
        let (mut low, mut high) = (-MOST, MOST);
        let mut guess = guess;
        while low < high {
            let beta = if guess == low { guess + 1 } else { guess };
            guess = self.search::<O, Null>(node, Window::at_least(beta), effort);
            if guess >= beta {
                low = guess;
            } else {
                high = guess;
            }
        }
        low
    }
}
