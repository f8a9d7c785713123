//! Several threads at one node: young brothers wait.
//!
//! Once the first move of a node has been searched, its brothers can be searched side by side. The
//! thread that came to the node puts it on a board where idle threads find it; all of them take
//! moves from it until none is left or one of them refutes it.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use otho_core::{Bitboard, Move, Square};

use super::order::{Choice, Choices};
use super::{Effort, Kind, Node, Window};
use crate::objective::Objective;
use crate::worker::Worker;

/// A node that several threads work on.
pub(crate) struct Split {
    node: Node,
    effort: Effort,
    beta: i32,
    /// The best value found so far, at least the node's alpha.
    alpha: AtomicI32,
    is_refuted: AtomicBool,
    state: Mutex<State>,
    /// The node above at which threads are at work, whose refutation makes this one needless.
    parent: Option<Arc<Split>>,
    /// How a helper works here: the search for this kind of node and objective.
    help: fn(&mut Worker<'_>, &Arc<Split>),
}

struct State {
    moves: Choices,
    best: i32,
    square: Option<Square>,
    /// Threads that are searching a move taken from here.
    busy: usize,
}

impl Split {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a refutation here or above has made the work needless.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.is_refuted.load(Relaxed)
            || self
                .parent
                .as_ref()
                .is_some_and(|parent| parent.is_cancelled())
    }

    fn is_below(&self, other: &Arc<Split>) -> bool {
        self.parent
            .as_ref()
            .is_some_and(|parent| Arc::ptr_eq(parent, other) || parent.is_below(other))
    }

    fn take(&self, rank: impl FnMut(Move) -> (i32, Bitboard)) -> Option<Choice> {
        let mut state = self.lock();
        let choice = state.moves.next(rank)?;
        state.busy += 1;
        Some(choice)
    }
}

/// The nodes that idle threads may join.
#[derive(Default)]
pub(crate) struct Splits {
    open: Mutex<Vec<Arc<Split>>>,
    changed: Condvar,
    idle: AtomicUsize,
    is_over: AtomicBool,
}

impl Splits {
    fn lock(&self) -> MutexGuard<'_, Vec<Arc<Split>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[inline]
    pub(crate) fn has_idle(&self) -> bool {
        self.idle.load(Relaxed) > 0
    }

    /// Sends the helpers home when it is dropped, even by a panic: they would wait forever.
    pub(crate) fn close_on_drop(&self) -> impl Drop {
        struct Close<'a>(&'a Splits);
        impl Drop for Close<'_> {
            fn drop(&mut self) {
                self.0.is_over.store(true, Relaxed);
                let _open = self.0.lock();
                self.0.changed.notify_all();
            }
        }
        Close(self)
    }

    /// Waits for a node to join; nothing when the search is over.
    fn next(&self) -> Option<Arc<Split>> {
        self.idle.fetch_add(1, Relaxed);
        let mut open = self.lock();
        let found = loop {
            if self.is_over.load(Relaxed) {
                break None;
            }
            if let Some(split) = open.first() {
                break Some(Arc::clone(split));
            }
            open = self
                .changed
                .wait(open)
                .unwrap_or_else(PoisonError::into_inner);
        };
        self.idle.fetch_sub(1, Relaxed);
        found
    }

    /// A node below this one to join, if there is one.
    fn below(&self, split: &Arc<Split>) -> Option<Arc<Split>> {
        self.lock()
            .iter()
            .find(|open| open.is_below(split))
            .cloned()
    }

    fn add(&self, split: &Arc<Split>) {
        self.lock().push(Arc::clone(split));
        self.changed.notify_all();
    }

    fn remove(&self, split: &Arc<Split>) {
        self.lock().retain(|other| !Arc::ptr_eq(other, split));
    }
}

/// What the moves of a node came to.
#[derive(Clone, Copy)]
pub(super) struct Outcome {
    pub(super) best: i32,
    pub(super) square: Option<Square>,
}

impl Worker<'_> {
    /// Joins other threads' nodes until the search is over.
    pub(crate) fn help_until_over(&mut self) {
        while let Some(split) = self.shared.splits.next() {
            self.help(&split);
        }
    }

    fn help(&mut self, split: &Arc<Split>) {
        (split.help)(self, split);
        // Nobody else needs to come for moves that have all been taken, or that nobody wants any
        // more: whoever came would leave at once and come again, in the way of those who finish.
        let is_over = self.shared.stopped.load(Relaxed) || split.is_cancelled();
        if is_over || split.lock().moves.is_empty() {
            self.shared.splits.remove(split);
        }
    }

    /// Searches the moves that are left, with the help of idle threads.
    pub(super) fn split<O: Objective, K: Kind>(
        &mut self,
        node: &Node,
        window: Window,
        effort: Effort,
        so_far: Outcome,
        moves: Choices,
    ) -> Outcome {
        let split = Arc::new(Split {
            node: *node,
            effort,
            beta: window.beta,
            alpha: AtomicI32::new(window.alpha),
            is_refuted: AtomicBool::new(false),
            state: Mutex::new(State {
                moves,
                best: so_far.best,
                square: so_far.square,
                busy: 0,
            }),
            parent: self.split.clone(),
            help: |worker, split| worker.work_at::<O, K>(split),
        });
        self.shared.splits.add(&split);
        self.work_at::<O, K>(&split);
        self.shared.splits.remove(&split);
        self.wait_for_helpers(&split);
        let state = split.lock();
        Outcome {
            best: state.best,
            square: state.square,
        }
    }

    /// Others may still be at a node: what they find belongs to it. They may need help, too.
    fn wait_for_helpers(&mut self, split: &Arc<Split>) {
        let splits = &self.shared.splits;
        splits.idle.fetch_add(1, Relaxed);
        while split.lock().busy > 0 {
            match splits.below(split) {
                Some(below) => {
                    splits.idle.fetch_sub(1, Relaxed);
                    self.help(&below);
                    splits.idle.fetch_add(1, Relaxed);
                }
                None => std::thread::yield_now(),
            }
        }
        splits.idle.fetch_sub(1, Relaxed);
    }

    fn work_at<O: Objective, K: Kind>(&mut self, split: &Arc<Split>) {
        let above = self.split.replace(Arc::clone(split));
        while !split.is_cancelled() && !self.is_stopped() {
            let rank = |mv| self.rank::<O>(&split.node, split.effort, mv);
            let Some(choice) = split.take(rank) else {
                break;
            };
            let window = Window {
                alpha: split.alpha.load(Relaxed),
                beta: split.beta,
            };
            let child = choice.child_of(&split.node);
            let value = self.try_move::<O, K>(&child, window, split.effort);
            let is_stopped = self.is_stopped();
            let mut state = split.lock();
            state.busy -= 1;
            if !is_stopped && value > state.best {
                state.best = value;
                state.square = Some(choice.mv.square);
                split.alpha.fetch_max(value, Relaxed);
                if value >= split.beta {
                    split.is_refuted.store(true, Relaxed);
                }
            }
        }
        // A refutation here is none of the nodes above; one there makes what is unfinished here
        // meaningless, and must be known before anything of it is kept.
        self.was_cancelled = above.as_ref().is_some_and(|above| above.is_cancelled());
        self.split = above;
    }
}

#[cfg(test)]
mod tests {
    use otho_core::{Board, Variant};

    use super::*;
    use crate::eval::Weights;
    use crate::objective::{MOST, Othello};
    use crate::search::Null;
    use crate::table::{Confidence, Table};
    use crate::worker::Shared;

    /// Otherwise what is unfinished there would be remembered as if it were not.
    #[test]
    fn a_refutation_above_is_still_known_after_the_node_below() {
        let mut table = Table::new(1 << 10).expect("it is small");
        table.new_search(Variant::Othello);
        let weights = Weights::embedded();
        let shared = Shared::new(&table, &weights, &|| false);
        let mut worker = Worker::new(&shared);
        let node = Node::new(Board::START);
        let moves = || Choices::new(node.board, node.board.legal_moves(), [None; 2]);
        let effort = Effort {
            depth: 4,
            confidence: Confidence::EXACT,
        };
        let window = Window::at_least(0);
        let none = Outcome {
            best: -MOST - 1,
            square: None,
        };
        let above = Arc::new(Split {
            node,
            effort,
            beta: window.beta,
            alpha: AtomicI32::new(window.alpha),
            is_refuted: AtomicBool::new(true),
            state: Mutex::new(State {
                moves: moves(),
                best: window.beta,
                square: None,
                busy: 1,
            }),
            parent: None,
            help: |_, _| (),
        });
        worker.split = Some(above);
        worker.split::<Othello, Null>(&node, window, effort, none, moves());
        assert!(worker.is_stopped());
    }
}
