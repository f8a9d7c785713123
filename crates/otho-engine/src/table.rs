//! The transposition table: what was found out about a position, shared by all threads.
//!
//! Two entries fill a cache line. An entry holds the whole board, so no two positions are ever
//! taken for one another, and is written without a lock: each word of the board is stored
//! combined with the data, so an entry torn by two writers fits no board.

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use otho_core::{Board, Square, Variant};

use crate::memory::{ask_for_large_pages, prefetch};
use crate::search::Effort;

/// How sure a value is: how many standard deviations a shallow search must clear before it
/// stands in for a deep one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Confidence(u8);

impl Confidence {
    /// The quickest.
    pub(crate) const LEAST: Self = Self(0);
    /// Nothing is left to chance.
    pub(crate) const EXACT: Self = Self(5);

    pub(crate) const fn level(level: u8) -> Self {
        Self(level)
    }

    /// How often a value that stands for a deeper one is on the right side, in percent.
    pub(crate) const fn percent(self) -> u8 {
        [58, 73, 95, 98, 99, 100][self.index()]
    }

    /// All but the one that cuts nothing.
    pub(crate) const ALL_UNSURE: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    pub(crate) fn deviations(self) -> f32 {
        [0.8, 1.1, 2.0, 2.6, 3.3, f32::INFINITY][self.index()]
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// The value is at least this.
    pub(crate) lower: i8,
    /// The value is at most this.
    pub(crate) upper: i8,
    /// How it was searched.
    pub(crate) effort: Effort,
    /// The best move found, and the one before it.
    pub(crate) moves: [Option<Square>; 2],
}

/// A table of fixed size.
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    mask: usize,
    stamp: Stamp,
}

/// Which search an entry is from.
#[derive(Clone, Copy)]
struct Stamp {
    /// Searches are counted; the count goes round and round.
    date: u8,
    /// What was played for, never 0: values of one variant say nothing in the other.
    mark: u8,
}

#[repr(align(64))]
#[derive(Default)]
struct Bucket([Entry; 2]);

#[derive(Default)]
struct Entry {
    player: AtomicU64,
    opponent: AtomicU64,
    data: AtomicU64,
    _unused: AtomicU64,
}

const NO_SQUARE: u8 = 64;

impl Known {
    /// Whether this is at least what a search with this effort would find out.
    #[inline]
    pub(crate) fn answers(&self, effort: Effort) -> bool {
        self.effort.depth >= effort.depth && self.effort.confidence >= effort.confidence
    }

    fn pack(self, stamp: Stamp) -> u64 {
        let square = |square: Option<Square>| square.map_or(NO_SQUARE, |s| s.index() as u8);
        u64::from_le_bytes([
            self.lower as u8,
            self.upper as u8,
            self.effort.depth,
            self.effort.confidence.0,
            square(self.moves[0]),
            square(self.moves[1]),
            stamp.date,
            stamp.mark,
        ])
    }

    fn unpack(data: u64) -> Self {
        let bytes = data.to_le_bytes();
        Self {
            lower: bytes[0] as i8,
            upper: bytes[1] as i8,
            effort: Effort {
                depth: bytes[2],
                confidence: Confidence(bytes[3]),
            },
            moves: [4, 5].map(|i| Square::from_index(bytes[i].into())),
        }
    }
}

/// How much an entry is worth keeping: recent ones first, then deep and sure ones.
fn worth(data: u64, date: u8) -> u32 {
    let bytes = data.to_le_bytes();
    // Dates go round and round; what counts is how long ago it was.
    let youth = u8::MAX - date.wrapping_sub(bytes[6]);
    u32::from(youth) << 16 | u32::from(bytes[2]) << 8 | u32::from(bytes[3])
}

/// The data as the second word of the board is combined with it.
///
/// Combined with both words alike, two pieces of data that differ in a few bits would tear into an
/// entry that fits a board on which just these discs have changed sides.
#[inline]
const fn spread(data: u64) -> u64 {
    data.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Entry {
    #[inline]
    fn read(&self, board: Board, mark: u8) -> Option<u64> {
        let data = self.data.load(Relaxed);
        let player = self.player.load(Relaxed) ^ data;
        let opponent = self.opponent.load(Relaxed) ^ spread(data);
        let is_found = player == board.player().0
            && opponent == board.opponent().0
            && data.to_le_bytes()[7] == mark;
        is_found.then_some(data)
    }

    fn write(&self, board: Board, data: u64) {
        self.player.store(board.player().0 ^ data, Relaxed);
        self.opponent
            .store(board.opponent().0 ^ spread(data), Relaxed);
        self.data.store(data, Relaxed);
    }
}

/// How many buckets a table of at most so many bytes has.
fn n_buckets(bytes: usize) -> usize {
    let wanted = (bytes / size_of::<Bucket>()).max(1);
    if wanted.is_power_of_two() {
        wanted
    } else {
        wanted.next_power_of_two() / 2
    }
}

impl Table {
    /// A table of at most so many bytes, and at least one bucket.
    ///
    /// # Errors
    /// When there is not so much memory.
    pub(crate) fn new(bytes: usize) -> Result<Self, TryReserveError> {
        let n = n_buckets(bytes);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(n)?;
        ask_for_large_pages(buckets.spare_capacity_mut());
        buckets.resize_with(n, Bucket::default);
        Ok(Self {
            buckets: buckets.into_boxed_slice(),
            mask: n - 1,
            stamp: Stamp { date: 1, mark: 1 },
        })
    }

    /// Whether it is as large as a new one of so many bytes would be.
    pub(crate) fn is_of(&self, bytes: usize) -> bool {
        self.buckets.len() == n_buckets(bytes)
    }

    /// From now on, what earlier searches left is worth less than what comes, and what they left
    /// of the other variant is not found.
    pub(crate) fn new_search(&mut self, variant: Variant) {
        self.stamp = Stamp {
            date: self.stamp.date.wrapping_add(1),
            mark: match variant {
                Variant::Othello => 1,
                Variant::Anti => 2,
            },
        };
    }

    pub(crate) fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
    }

    #[inline]
    fn bucket(&self, board: Board) -> &Bucket {
        &self.buckets[board.hash() as usize & self.mask]
    }

    /// Fetches the place of a position that will be asked for soon.
    #[inline]
    pub(crate) fn prefetch(&self, board: Board) {
        prefetch(self.bucket(board));
    }

    #[inline]
    pub(crate) fn get(&self, board: Board) -> Option<Known> {
        let data = self
            .bucket(board)
            .0
            .iter()
            .find_map(|entry| entry.read(board, self.stamp.mark))?;
        Some(Known::unpack(data))
    }

    /// Keeps what was found, in place of what is worth least.
    pub(crate) fn put(&self, board: Board, known: Known) {
        let bucket = self.bucket(board);
        let data = known.pack(self.stamp);
        let [a, b] = &bucket.0;
        for entry in [a, b] {
            if let Some(old) = entry.read(board, self.stamp.mark) {
                let old = Known::unpack(old);
                // A quick look must not wipe out what a deep search has found.
                if old.effort.depth <= known.effort.depth {
                    entry.write(board, merged(old, known, self.stamp).unwrap_or(data));
                }
                return;
            }
        }
        let worth = |entry: &Entry| match entry.data.load(Relaxed) {
            0 => 0,
            there => worth(there, self.stamp.date),
        };
        let least = if worth(a) <= worth(b) { a } else { b };
        least.write(board, data);
    }
}

/// What an old and a new search of the same depth and confidence say together.
fn merged(old: Known, new: Known, stamp: Stamp) -> Option<u64> {
    if old.effort != new.effort {
        return None;
    }
    let moves = match (new.moves[0], old.moves[0]) {
        (None, _) => old.moves,
        (Some(best), Some(before)) if best != before => [Some(best), Some(before)],
        (best, _) => [best, old.moves[1]],
    };
    let lower = new.lower.max(old.lower);
    let upper = new.upper.min(old.upper);
    Some(
        Known {
            lower,
            upper,
            moves,
            ..new
        }
        .pack(stamp),
    )
}

#[cfg(test)]
mod tests {
    use otho_core::Bitboard;

    use super::*;

    fn known(depth: u8, value: i8) -> Known {
        Known {
            lower: value,
            upper: value,
            effort: Effort {
                depth,
                confidence: Confidence::EXACT,
            },
            moves: [Some(Square::F5), None],
        }
    }

    const STAMP: Stamp = Stamp { date: 1, mark: 1 };

    fn table_of(bytes: usize) -> Table {
        Table::new(bytes).expect("there is so much memory")
    }

    /// Boards that differ: the start after every first move, and after every second.
    fn boards() -> Vec<Board> {
        let after = |board: Board| {
            board
                .legal_moves()
                .into_iter()
                .filter_map(move |s| board.play(s))
        };
        let first: Vec<Board> = after(Board::START).collect();
        let second: Vec<Board> = first.iter().copied().flat_map(after).collect();
        [first, second].concat()
    }

    #[test]
    fn what_is_put_is_got_back() {
        let table = table_of(1 << 20);
        for (depth, board) in (1..).zip(boards()) {
            assert_eq!(table.get(board), None);
            table.put(board, known(depth, -5));
            assert_eq!(table.get(board), Some(known(depth, -5)));
        }
    }

    #[test]
    fn two_bounds_of_the_same_search_are_kept_together() {
        let table = table_of(64);
        let bound = |lower, upper| Known {
            lower,
            upper,
            ..known(9, 0)
        };
        table.put(Board::START, bound(2, 64));
        table.put(Board::START, bound(-64, 6));
        assert_eq!(table.get(Board::START), Some(bound(2, 6)));
    }

    #[test]
    fn a_quick_look_does_not_wipe_out_a_deep_search() {
        let table = table_of(64);
        table.put(Board::START, known(20, 3));
        table.put(Board::START, known(2, -3));
        assert_eq!(table.get(Board::START), Some(known(20, 3)));
    }

    #[test]
    fn a_full_bucket_loses_its_shallowest_entry_and_old_ones_first() {
        let mut table = table_of(64);
        let [a, b, c, d] = boards()[..4] else {
            panic!("there are four first moves")
        };
        table.put(a, known(10, 0));
        table.put(b, known(5, 0));
        table.put(c, known(7, 0));
        assert_eq!(table.get(b), None);
        assert!(table.get(a).is_some() && table.get(c).is_some());
        table.new_search(Variant::Othello);
        table.put(d, known(1, 0));
        assert_eq!(table.get(c), None);
        table.put(b, known(1, 0));
        assert_eq!(table.get(a), None);
    }

    #[test]
    fn an_entry_torn_by_two_writers_fits_no_board() {
        let entry = Entry::default();
        let [a, b] = boards()[..2] else {
            panic!("there are four first moves")
        };
        entry.write(a, known(10, 0).pack(STAMP));
        let other = known(12, 4).pack(STAMP);
        // The second writer has got as far as the first word.
        entry.player.store(b.player().0 ^ other, Relaxed);
        assert_eq!(entry.read(a, 1), None);
        assert_eq!(entry.read(b, 1), None);
        // And as far as the second.
        entry
            .opponent
            .store(b.opponent().0 ^ spread(other), Relaxed);
        assert_eq!(entry.read(a, 1), None);
        assert_eq!(entry.read(b, 1), None);
    }

    #[test]
    fn an_entry_torn_by_two_searches_of_one_board_fits_no_board_with_discs_turned() {
        let full = |player: u64| {
            Board::new(Bitboard(player), Bitboard(!player)).expect("no square is in both")
        };
        let entry = Entry::default();
        let (one, other) = (known(10, 0).pack(STAMP), known(12, 4).pack(STAMP));
        let discs = 0x0123_4567_89ab_cdef;
        entry.write(full(discs), one);
        // The second search has got as far as the last word.
        entry.data.store(other, Relaxed);
        assert_eq!(entry.read(full(discs), 1), None);
        assert_eq!(entry.read(full(discs ^ one ^ other), 1), None);
    }

    #[test]
    fn a_table_takes_no_more_than_it_is_given_and_works_with_nothing() {
        for bytes in [0, 63, 64, 65, 1000, 4096] {
            let table = table_of(bytes);
            assert!(table.buckets.len() * size_of::<Bucket>() <= bytes.max(64));
            table.put(Board::START, known(1, 0));
            assert!(table.get(Board::START).is_some());
        }
    }
    #[test]
    fn what_is_known_of_one_variant_is_not_found_in_the_other() {
        let mut table = table_of(64);
        table.new_search(Variant::Othello);
        table.put(Board::START, known(20, 3));
        table.new_search(Variant::Anti);
        assert_eq!(table.get(Board::START), None);
        table.put(Board::START, known(2, -3));
        assert_eq!(table.get(Board::START), Some(known(2, -3)));
        table.new_search(Variant::Othello);
        assert_eq!(table.get(Board::START), Some(known(20, 3)));
    }

    #[test]
    #[cfg_attr(miri, ignore = "Miri does not let an allocation fail")]
    fn a_table_that_no_machine_has_memory_for_is_refused() {
        assert!(Table::new(usize::MAX / 4).is_err());
    }

    /// Two threads write all the time, a third reads: what it gets was written as a whole.
    #[test]
    fn threads_that_write_side_by_side_leave_no_mixture() {
        // One bucket for all boards, so that the writers are at the same entries.
        let table = table_of(64);
        let boards = boards();
        let rounds = if cfg!(miri) { 20 } else { 20_000 };
        // The depth tells the board, and the value the depth.
        let entry_of = |index: usize| known(index as u8 + 1, -(index as i8));
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    for _ in 0..rounds {
                        for (index, &board) in boards.iter().enumerate() {
                            table.put(board, entry_of(index));
                        }
                    }
                });
            }
            for _ in 0..rounds {
                for (index, &board) in boards.iter().enumerate() {
                    let found = table.get(board);
                    assert!(found.is_none_or(|found| found == entry_of(index)));
                }
            }
        });
    }
}
