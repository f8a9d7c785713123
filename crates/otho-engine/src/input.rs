//! What the network is given of a board: for each of its inputs, which row to add to the sums.
//!
//! Most inputs are patterns, the discs of a few squares. They see one part of the board each and
//! cannot count: how many moves there are, and who has the last one where an odd number of squares
//! is left, is told by one input for each quarter of the board.

use otho_core::{Bitboard, Board};

use crate::pattern::{self, N_PATTERN_STATES, N_PATTERNS, States};

/// How many rows are added up for a board.
pub const N_INPUTS: usize = N_PATTERNS + QUARTERS.len();

/// How many rows there are: one for each state of each kind of input.
pub const N_ROWS: usize = N_PATTERN_STATES + N_QUARTER_STATES;

const QUARTERS: [Bitboard; 4] = [
    Bitboard(0x0000_0000_0f0f_0f0f),
    Bitboard(0x0000_0000_f0f0_f0f0),
    Bitboard(0x0f0f_0f0f_0000_0000),
    Bitboard(0xf0f0_f0f0_0000_0000),
];

/// The empty squares of a quarter are counted up to all of its squares, moves up to five.
const N_QUARTER_STATES: usize = (16 + 1) * N_COUNTS * N_COUNTS;
const N_COUNTS: usize = 5 + 1;

/// The rows of a board, for the player to move.
#[must_use]
pub fn indices_of(board: Board) -> [u32; N_INPUTS] {
    indices(board, board.legal_moves(), &States::of(board))
}

/// The same where the player's moves and the states of the patterns are at hand.
#[inline(always)]
pub(crate) fn indices(board: Board, moves: Bitboard, states: &States) -> [u32; N_INPUTS] {
    let mut indices = [0; N_INPUTS];
    let (patterns, quarters) = indices.split_at_mut(N_PATTERNS);
    patterns.copy_from_slice(&states.indices());
    let (empties, replies) = (board.empties(), board.opponent_moves());
    for (index, quarter) in quarters.iter_mut().zip(QUARTERS) {
        let n_moves = |moves: Bitboard| (moves & quarter).count().min(N_COUNTS as u32 - 1);
        let n_empties = (empties & quarter).count();
        let state = (n_empties * N_COUNTS as u32 + n_moves(moves)) * N_COUNTS as u32;
        *index = N_PATTERN_STATES as u32 + state + n_moves(replies);
    }
    indices
}

/// Maps every row to the first of those that mean the same, which are one row to those who learn.
#[must_use]
pub fn canonical_rows() -> Vec<u32> {
    let mut rows = pattern::canonical_indices();
    rows.extend(N_PATTERN_STATES as u32..N_ROWS as u32);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_quarter_counts_its_empty_squares_and_the_moves_of_both_sides() {
        let row = |empties, moves, replies| {
            (N_PATTERN_STATES + (empties * N_COUNTS + moves) * N_COUNTS + replies) as u32
        };
        // Black can begin with d3, c4, f5 or e6, White could with e3, f4, c5 or d6.
        let start = indices_of(Board::START);
        let (own, theirs) = (row(15, 2, 0), row(15, 0, 2));
        assert_eq!(start[N_PATTERNS..], [own, theirs, theirs, own]);
        let nothing = Board::new(Bitboard::EMPTY, Bitboard::EMPTY).expect("they share no square");
        assert_eq!(indices_of(nothing)[N_PATTERNS..], [row(16, 0, 0); 4]);
    }

    proptest! {
        #[test]
        fn every_board_has_its_rows(occupied in any::<u64>(), color in any::<u64>()) {
            let [player, opponent] = [occupied & color, occupied & !color].map(Bitboard);
            let board = Board::new(player, opponent).expect("they share no square");
            for index in indices_of(board) {
                prop_assert!((index as usize) < N_ROWS);
            }
        }
    }
}
