//! Small tables of what was just found out about positions, each thread its own.

use otho_core::{Bitboard, Board, Square};

use crate::memory::prefetch;

/// What is known of the value of a position near the end: a bound of it, always exact.
#[derive(Clone, Copy, Default)]
pub(crate) struct Bound {
    value: i8,
    /// Whether the value is at least this, or at most.
    is_lower: bool,
    pub(crate) best: Option<Square>,
}

impl Bound {
    /// What a null-window search for `beta` has found out.
    #[inline]
    pub(crate) fn of(value: i32, beta: i32, best: Option<Square>) -> Self {
        Self {
            value: value as i8,
            is_lower: value >= beta,
            best,
        }
    }

    /// The value, if it answers whether that of the position is at least `beta`.
    #[inline]
    pub(crate) fn answer(self, beta: i32) -> Option<i32> {
        let value = i32::from(self.value);
        (self.is_lower == (value >= beta)).then_some(value)
    }

    #[inline]
    fn pack(self) -> u16 {
        let best = self.best.map_or(NO_SQUARE, |square| square.index() as u8);
        u16::from_le_bytes([self.value as u8, best | u8::from(self.is_lower) << 7])
    }

    #[inline]
    fn unpack(packed: u16) -> Self {
        let [value, rest] = packed.to_le_bytes();
        Self {
            value: value as i8,
            is_lower: rest >> 7 != 0,
            best: Square::from_index(usize::from(rest % 128)),
        }
    }
}

/// The first index that no square has.
const NO_SQUARE: u8 = 64;

/// What a table keeps for one position, and for which.
pub(crate) trait Entry: Copy {
    type Known;

    /// It need only tell apart the boards of one slot of a table with 2 to this slots or more.
    const LEAST_BITS: u32;

    /// What is in a slot before anything was put there, of a board that nobody asks for.
    fn nothing() -> Self;

    fn new(board: Board, known: Self::Known) -> Self;

    /// What is known of this board, if that is what is kept here.
    fn get(self, board: Board) -> Option<Self::Known>;
}

/// An entry with its board as it is.
#[derive(Clone, Copy)]
pub(crate) struct Plain<T> {
    board: Board,
    known: T,
}

impl<T: Copy + Default> Entry for Plain<T> {
    type Known = T;
    const LEAST_BITS: u32 = 0;

    fn nothing() -> Self {
        const NO_BOARD: Board =
            Board::new(Bitboard::EMPTY, Bitboard::EMPTY).expect("both are empty");
        Self::new(NO_BOARD, T::default())
    }

    #[inline]
    fn new(board: Board, known: T) -> Self {
        Self { board, known }
    }

    #[inline]
    fn get(self, board: Board) -> Option<T> {
        (self.board == board).then_some(self.known)
    }
}

/// An entry in sixteen bytes, so that four of them are a cache line.
///
/// The product of the opponent's discs stands for them, since its factor is odd; and as its upper
/// sixteen bits follow from the slot and from the player's discs, they need not be kept: that is
/// where the bound is.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(crate) struct Packed {
    player: u64,
    /// The product above the bound.
    rest: u64,
}

impl Entry for Packed {
    type Known = Bound;
    const LEAST_BITS: u32 = u16::BITS;

    fn nothing() -> Self {
        Self { player: 0, rest: 0 }
    }

    #[inline]
    fn new(board: Board, known: Bound) -> Self {
        let [_, opponent] = products(board);
        Self {
            player: board.player().0,
            rest: opponent << u16::BITS | u64::from(known.pack()),
        }
    }

    #[inline]
    fn get(self, board: Board) -> Option<Bound> {
        let [_, opponent] = products(board);
        let difference = self.rest ^ opponent << u16::BITS;
        let is_same = self.player == board.player().0 && difference >> u16::BITS == 0;
        is_same.then(|| Bound::unpack(difference as u16))
    }
}

/// Odd, as the product of the opponent's discs has to tell all of them apart.
const FACTORS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xbb67_ae85_84ca_a73b];

/// The discs of either side times their factor: the upper bits of a product depend on all bits of
/// its factor, and no two factors have the same product.
#[inline]
fn products(board: Board) -> [u64; 2] {
    let [player, opponent] = FACTORS;
    [
        board.player().0.wrapping_mul(player),
        board.opponent().0.wrapping_mul(opponent),
    ]
}

/// One slot a position; the newest stays. Small enough to stay in the cache.
pub(crate) struct LocalTable<E, const BITS: u32>(Vec<E>);

impl<E: Entry, const BITS: u32> LocalTable<E, BITS> {
    const N_ENTRIES: usize = 1 << BITS;

    /// A table that has to be made [ready](Self::make_ready) before it is used.
    pub(crate) const fn new() -> Self {
        const { assert!(BITS >= E::LEAST_BITS) };
        Self(Vec::new())
    }

    /// Takes its memory if it has none yet. To fill a large one takes longer than a search of a
    /// few plies, and most of those have no use for it.
    #[inline]
    pub(crate) fn make_ready(&mut self) {
        if self.0.is_empty() {
            self.0 = vec![E::nothing(); Self::N_ENTRIES];
        }
    }

    #[inline]
    fn slot(board: Board) -> usize {
        let [player, opponent] = products(board);
        ((player ^ opponent) >> (u64::BITS - BITS)) as usize % Self::N_ENTRIES
    }

    /// Fetches the slot of a position that will be asked for soon: it is rarely in the cache.
    #[inline]
    pub(crate) fn prefetch(&self, board: Board) {
        prefetch(&self.0[Self::slot(board)]);
    }

    #[inline]
    pub(crate) fn get(&self, board: Board) -> Option<E::Known> {
        self.0[Self::slot(board)].get(board)
    }

    #[inline]
    pub(crate) fn put(&mut self, board: Board, known: E::Known) {
        self.0[Self::slot(board)] = E::new(board, known);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn board(player: u64, opponent: u64) -> Board {
        Board::new(Bitboard(player & !opponent), Bitboard(opponent)).expect("they are apart")
    }

    proptest! {
        #[test]
        fn a_packed_entry_has_what_was_put_in(
            player: u64,
            opponent: u64,
            value in -64..=64_i32,
            beta in -64..=64_i32,
            best in 0..=64_usize,
        ) {
            let board = board(player, opponent);
            let best = Square::from_index(best);
            let bound = Bound::of(value, beta, best);
            let mut table = LocalTable::<Packed, 16>::new();
            table.make_ready();
            table.put(board, bound);
            let known = table.get(board).expect("it was just put there");
            prop_assert_eq!(known.best, best);
            for beta in -64..=65 {
                prop_assert_eq!(known.answer(beta), bound.answer(beta));
            }
            prop_assert_eq!(known.answer(beta), Some(value));
        }

        /// The one danger of leaving out what follows from the slot: another board with the same
        /// player's discs, whose product differs only there.
        #[test]
        fn a_packed_entry_is_never_taken_for_that_of_another_board(
            opponent: u64,
            difference in 1_u64..1 << 16,
        ) {
            /// Undoes the product of the opponent's discs.
            const INVERSE: u64 = inverse(FACTORS[1]);
            let here = board(0, opponent);
            let [_, product] = products(here);
            let there = board(0, (product ^ difference << 48).wrapping_mul(INVERSE));
            prop_assert_ne!(here, there);
            prop_assert_eq!(product << 16, products(there)[1] << 16);
            let mut table = LocalTable::<Packed, 16>::new();
            table.make_ready();
            table.put(here, Bound::of(0, 0, None));
            prop_assert!(table.get(there).is_none());
        }
    }

    /// The number that times an odd one is 1 modulo 2 to the 64: each step doubles the bits that
    /// are right.
    const fn inverse(odd: u64) -> u64 {
        let mut inverse = odd;
        let mut step = 0;
        while step < 5 {
            inverse = inverse.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(inverse)));
            step += 1;
        }
        inverse
    }
}
