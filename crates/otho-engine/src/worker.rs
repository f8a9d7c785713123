//! What one thread of a search has at hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use otho_core::{Bitboard, Board};

use crate::eval::Weights;
use crate::local::{Bound, LocalTable, Packed, Plain};
use crate::pattern::States;
use crate::search::{Split, Splits};
use crate::table::Table;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) weights: &'a Weights,
    /// Set once, by whoever finds that the search is to end.
    pub(crate) stopped: AtomicBool,
    /// Asked from time to time whether it is.
    pub(crate) stop: &'a (dyn Fn() -> bool + Sync),
    /// How many positions all threads together may enter.
    pub(crate) max_nodes: u64,
    /// How many they have entered, as of their last looks.
    pub(crate) spent: AtomicU64,
    /// Where threads find each other.
    pub(crate) splits: Splits,
}

impl<'a> Shared<'a> {
    /// A search that has not begun, without a limit of nodes.
    pub(crate) fn new(
        table: &'a Table,
        weights: &'a Weights,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Self {
        Self {
            table,
            weights,
            stopped: AtomicBool::new(false),
            stop,
            max_nodes: u64::MAX,
            spent: AtomicU64::new(0),
            splits: Splits::default(),
        }
    }
}

/// One thread of a search.
pub(crate) struct Worker<'a> {
    pub(crate) shared: &'a Shared<'a>,
    /// Results near the end of the game, which are many and short-lived.
    pub(crate) local: LocalTable<Packed, 16>,
    /// The same for the last plies where anything is kept: few of them at a time are of use.
    pub(crate) last: LocalTable<Plain<Bound>, 12>,
    /// What the evaluation said of positions.
    judged: LocalTable<Plain<i32>, 9>,
    /// Positions entered.
    pub(crate) nodes: u64,
    /// The node that this thread and others work on, if there is one.
    pub(crate) split: Option<Arc<Split>>,
    /// Whether what this thread searches is no longer needed.
    pub(crate) was_cancelled: bool,
    next_look: u64,
    /// The nodes at the last look.
    looked_at: u64,
}

/// How many nodes pass between two questions whether to stop: a tenth of a millisecond, more in the midgame.
const NODES_BETWEEN_LOOKS: u64 = 1024;

impl<'a> Worker<'a> {
    pub(crate) fn new(shared: &'a Shared<'a>) -> Self {
        let mut judged = LocalTable::new();
        judged.make_ready();
        Self {
            shared,
            local: LocalTable::new(),
            last: LocalTable::new(),
            judged,
            nodes: 0,
            split: None,
            was_cancelled: false,
            next_look: NODES_BETWEEN_LOOKS,
            looked_at: 0,
        }
    }

    /// Positions entered by all threads, as of their last looks and of now for this one.
    pub(crate) fn nodes_of_all(&self) -> u64 {
        self.shared.spent.load(Relaxed) + self.nodes - self.looked_at
    }

    /// Does a piece of work that is too small to be broken off, and looks after it at once.
    pub(crate) fn without_looks<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        self.next_look = u64::MAX;
        let result = work(self);
        self.next_look = self.nodes;
        result
    }

    /// Whether the search is to end: then every value is meaningless and nothing is kept.
    #[inline]
    pub(crate) fn is_stopped(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.look();
        }
        self.was_cancelled || self.shared.stopped.load(Relaxed)
    }

    /// On one thread looks depend on the nodes alone, so a limit of nodes repeats exactly.
    fn look(&mut self) {
        let since = self.nodes - self.looked_at;
        self.looked_at = self.nodes;
        let spent = self.shared.spent.fetch_add(since, Relaxed) + since;
        let left = self.shared.max_nodes.saturating_sub(spent);
        self.next_look = self.nodes + left.clamp(1, NODES_BETWEEN_LOOKS);
        if left == 0 || (self.shared.stop)() {
            self.shared.stopped.store(true, Relaxed);
        }
        self.was_cancelled |= self
            .split
            .as_ref()
            .is_some_and(|split| split.is_cancelled());
    }

    /// What the evaluation says of a position whose moves are known, as
    /// [`Weights::fine`](crate::Weights) does.
    ///
    /// A sixth of them are asked for again soon, most by the search that follows on a shallow one:
    /// to keep the last few saves 4 % of the time of a midgame search.
    #[inline]
    pub(crate) fn judge(
        &mut self,
        board: Board,
        moves: Bitboard,
        states: impl FnOnce() -> States,
    ) -> i32 {
        let weights = self.shared.weights;
        if let Some(value) = self.judged.get(board) {
            debug_assert_eq!(value, weights.fine(board, moves, &States::of(board)));
            return value;
        }
        let value = weights.fine(board, moves, &states());
        self.judged.put(board, value);
        value
    }

    #[inline]
    pub(crate) fn table(&self) -> &'a Table {
        self.shared.table
    }
}
