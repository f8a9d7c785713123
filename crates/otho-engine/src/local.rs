//! A small table for the last plies, each thread its own.

use otho_core::{Board, Square};

use crate::table::prefetch;

/// What is known of a position near the end; always exact as far as it goes.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    pub(crate) lower: i8,
    pub(crate) upper: i8,
    pub(crate) best: Option<Square>,
}

#[derive(Clone, Copy)]
struct Entry {
    board: Board,
    bounds: Bounds,
}

/// One slot a position; the newest stays. A few megabytes, to stay in the cache.
pub(crate) struct LocalTable(Box<[Entry]>);

const N_ENTRIES: usize = 1 << 16;

impl LocalTable {
    pub(crate) fn new() -> Self {
        let bounds = Bounds {
            lower: -64,
            upper: 64,
            best: None,
        };
        Self(
            vec![
                Entry {
                    board: Board::START,
                    bounds
                };
                N_ENTRIES
            ]
            .into_boxed_slice(),
        )
    }

    /// Fetches the slot of a position that will be asked for soon: it is rarely in the cache.
    #[inline]
    pub(crate) fn prefetch(&self, hash: u64) {
        prefetch(&self.0[hash as usize % N_ENTRIES]);
    }

    #[inline]
    pub(crate) fn get(&self, board: Board, hash: u64) -> Option<Bounds> {
        let entry = &self.0[hash as usize % N_ENTRIES];
        (entry.board == board).then_some(entry.bounds)
    }

    #[inline]
    pub(crate) fn put(&mut self, board: Board, hash: u64, bounds: Bounds) {
        self.0[hash as usize % N_ENTRIES] = Entry { board, bounds };
    }
}
