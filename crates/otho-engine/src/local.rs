//! Small tables of what was just found out about positions, each thread its own.

use otho_core::{Bitboard, Board, Square};

use crate::memory::prefetch;
use crate::objective::MOST;

/// What is known of a position near the end; always exact as far as it goes.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    pub(crate) lower: i8,
    pub(crate) upper: i8,
    pub(crate) best: Option<Square>,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            lower: -MOST as i8,
            upper: MOST as i8,
            best: None,
        }
    }
}

impl Bounds {
    /// What a null-window search for `beta` has found out.
    #[inline]
    pub(crate) fn of(value: i32, beta: i32, best: Option<Square>) -> Self {
        let (lower, upper) = if value >= beta {
            (value, MOST)
        } else {
            (-MOST, value)
        };
        Self {
            lower: lower as i8,
            upper: upper as i8,
            best,
        }
    }

    /// The bound that answers whether the value is at least `beta`, if one does.
    #[inline]
    pub(crate) fn answer(&self, beta: i32) -> Option<i32> {
        let [lower, upper] = [self.lower, self.upper].map(i32::from);
        if lower >= beta {
            Some(lower)
        } else {
            (upper < beta).then_some(upper)
        }
    }
}

#[derive(Clone, Copy)]
struct Entry<T> {
    board: Board,
    known: T,
}

/// What is in a slot before anything was put there is known of a board that nobody asks for.
const NO_BOARD: Board = Board::new(Bitboard::EMPTY, Bitboard::EMPTY).expect("both are empty");

/// One slot a position; the newest stays. Small enough to stay in the cache.
pub(crate) struct LocalTable<T, const BITS: u32>(Vec<Entry<T>>);

impl<T: Copy + Default, const BITS: u32> LocalTable<T, BITS> {
    const N_ENTRIES: usize = 1 << BITS;

    /// A table that has to be made [ready](Self::make_ready) before it is used.
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Takes its memory if it has none yet. To fill a large one takes longer than a search of a
    /// few plies, and most of those have no use for it.
    #[inline]
    pub(crate) fn make_ready(&mut self) {
        if self.0.is_empty() {
            let nothing = Entry {
                board: NO_BOARD,
                known: T::default(),
            };
            self.0 = vec![nothing; Self::N_ENTRIES];
        }
    }

    /// The slot of a position. The upper bits of a product depend on all bits of its factor; that
    /// is good enough where the entry tells for which board it is.
    #[inline]
    fn slot(board: Board) -> usize {
        let player = board.player().0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let opponent = board.opponent().0.wrapping_mul(0xbb67_ae85_84ca_a73b);
        ((player ^ opponent) >> (u64::BITS - BITS)) as usize % Self::N_ENTRIES
    }

    /// Fetches the slot of a position that will be asked for soon: it is rarely in the cache.
    #[inline]
    pub(crate) fn prefetch(&self, board: Board) {
        prefetch(&self.0[Self::slot(board)]);
    }

    #[inline]
    pub(crate) fn get(&self, board: Board) -> Option<T> {
        let entry = &self.0[Self::slot(board)];
        (entry.board == board).then_some(entry.known)
    }

    #[inline]
    pub(crate) fn put(&mut self, board: Board, known: T) {
        self.0[Self::slot(board)] = Entry { board, known };
    }
}
