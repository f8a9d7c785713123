//! What the network is given of a board: for each of its inputs, which row to add to the sums.
//!
//! Most inputs are patterns, the discs of a few squares. They see one part of the board each and
//! cannot tell who can move where, nor count. So there is an input for each quarter of the board,
//! of how many squares are empty and how many moves either side has there, and one for each edge
//! and each line beside an edge, of the squares where either side can move.

use otho_core::{Bitboard, Board};

use crate::pattern::{self, N_LANES, N_PATTERN_STATES, N_PATTERNS, States};

/// How many rows are added up for a board.
pub const N_INPUTS: usize = N_PATTERNS + QUARTERS.len() + N_LINES;

/// How many rows there are: one for each state of each kind of input.
pub const N_ROWS: usize = LINES_BEGIN + N_KINDS_OF_LINE * N_LINE_STATES;

/// Where the rows of the quarters and of the lines begin.
const QUARTERS_BEGIN: usize = N_PATTERN_STATES;
const LINES_BEGIN: usize = QUARTERS_BEGIN + N_QUARTER_STATES;

const QUARTERS: [Bitboard; 4] = [
    Bitboard(0x0000_0000_0f0f_0f0f),
    Bitboard(0x0000_0000_f0f0_f0f0),
    Bitboard(0x0f0f_0f0f_0000_0000),
    Bitboard(0xf0f0_f0f0_0000_0000),
];

/// The empty squares of a quarter are counted up to all of its squares, moves up to five.
const N_QUARTER_STATES: usize = (16 + 1) * N_COUNTS * N_COUNTS;
const N_COUNTS: usize = 5 + 1;

/// The rows of the board that are told square by square, each with its kind: 0 for an edge, 1 for
/// one beside it. The same columns are told as well.
const LINES: [(usize, usize); 4] = [(0, 0), (7, 0), (1, 1), (6, 1)];
const N_LINES: usize = 2 * LINES.len();
const N_KINDS_OF_LINE: usize = 2;

/// A bit for each square where the player can move, above one for each where the opponent could.
const N_LINE_STATES: usize = 1 << 16;

/// The rows of a board, for the player to move.
#[must_use]
pub fn indices_of(board: Board) -> [u32; N_INPUTS] {
    indices(board, board.legal_moves(), &States::of(board))
}

/// The same where the player's moves and the states of the patterns are at hand.
#[inline(always)]
pub(crate) fn indices(board: Board, moves: Bitboard, states: &States) -> [u32; N_INPUTS] {
    let replies = board.opponent_moves();
    let quarters = quarter_indices(board.empties(), moves, replies);
    let lines = line_indices(moves, replies);
    // Patterns are written in whole vectors, and the others over what fills the last of them: with
    // a vector cut short a midgame search takes 5 % more time.
    let mut all = [0; N_LANES + QUARTERS.len() + N_LINES];
    all[..N_LANES].copy_from_slice(&states.indices());
    all[N_PATTERNS..][..QUARTERS.len()].copy_from_slice(&quarters);
    all[N_PATTERNS + QUARTERS.len()..][..N_LINES].copy_from_slice(&lines);
    *all.first_chunk()
        .expect("lanes are as many as patterns or more")
}

#[inline(always)]
fn quarter_indices(empties: Bitboard, moves: Bitboard, replies: Bitboard) -> [u32; 4] {
    QUARTERS.map(|quarter| {
        let n_moves = |moves: Bitboard| (moves & quarter).count().min(N_COUNTS as u32 - 1);
        let n_empties = (empties & quarter).count();
        let state = (n_empties * N_COUNTS as u32 + n_moves(moves)) * N_COUNTS as u32;
        QUARTERS_BEGIN as u32 + state + n_moves(replies)
    })
}

#[inline(always)]
fn line_indices(moves: Bitboard, replies: Bitboard) -> [u32; N_LINES] {
    core::array::from_fn(|n| {
        let (place, kind) = LINES[n % LINES.len()];
        let on_line = |set: Bitboard| {
            if n < LINES.len() {
                set.row(place)
            } else {
                set.column(place)
            }
        };
        let state = u16::from_be_bytes([on_line(moves), on_line(replies)]);
        (LINES_BEGIN + kind * N_LINE_STATES) as u32 + u32::from(state)
    })
}

/// Maps every row to the first of those that mean the same, which are one row to those who learn.
#[must_use]
pub fn canonical_rows() -> Vec<u32> {
    let mut rows = pattern::canonical_indices();
    rows.extend(QUARTERS_BEGIN as u32..LINES_BEGIN as u32);
    let lines = (LINES_BEGIN as u32..N_ROWS as u32).step_by(N_LINE_STATES);
    rows.extend(lines.flat_map(|begin| {
        (0..=u16::MAX).map(move |state| begin + u32::from(state.min(read_backward(state))))
    }));
    rows
}

/// The state of the same line read from its other end.
fn read_backward(state: u16) -> u16 {
    u16::from_be_bytes(state.to_be_bytes().map(u8::reverse_bits))
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::{Square, Symmetry};
    use proptest::prelude::*;

    #[test]
    fn a_quarter_counts_its_empty_squares_and_the_moves_of_both_sides() {
        let row = |empties, moves, replies| {
            (QUARTERS_BEGIN + (empties * N_COUNTS + moves) * N_COUNTS + replies) as u32
        };
        let quarters = |board| indices_of(board)[N_PATTERNS..][..QUARTERS.len()].to_vec();
        // Black can begin with d3, c4, f5 or e6, White could with e3, f4, c5 or d6.
        let (own, theirs) = (row(15, 2, 0), row(15, 0, 2));
        assert_eq!(quarters(Board::START), [own, theirs, theirs, own]);
        let nothing = Board::new(Bitboard::EMPTY, Bitboard::EMPTY).expect("they share no square");
        assert_eq!(quarters(nothing), [row(16, 0, 0); 4]);
    }

    #[test]
    fn a_line_tells_where_either_side_can_move() {
        let set = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
        let (moves, replies) = (set(&[Square::A1, Square::G8]), set(&[Square::B7]));
        let edge = |moves: u32, replies: u32| LINES_BEGIN as u32 + 256 * moves + replies;
        let beside = |moves, replies| N_LINE_STATES as u32 + edge(moves, replies);
        let rows = [edge(1, 0), edge(1 << 6, 0), beside(0, 0), beside(0, 1 << 1)];
        let columns = [edge(1, 0), edge(0, 0), beside(0, 1 << 6), beside(1 << 7, 0)];
        assert_eq!(line_indices(moves, replies)[..4], rows);
        assert_eq!(line_indices(moves, replies)[4..], columns);
    }

    fn board() -> impl Strategy<Value = Board> {
        (any::<u64>(), any::<u64>()).prop_map(|(occupied, color)| {
            let [player, opponent] = [occupied & color, occupied & !color].map(Bitboard);
            Board::new(player, opponent).expect("they share no square")
        })
    }

    proptest! {
        #[test]
        fn every_board_has_its_rows(board in board()) {
            for index in indices_of(board) {
                prop_assert!((index as usize) < N_ROWS);
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]

        #[test]
        fn a_board_means_the_same_from_every_side(board in board()) {
            let canonical = canonical_rows();
            let rows = |symmetry: Symmetry| {
                let mut rows =
                    indices_of(symmetry.board(board)).map(|index| canonical[index as usize]);
                rows.sort_unstable();
                rows
            };
            for symmetry in Symmetry::ALL {
                prop_assert_eq!(rows(symmetry), rows(Symmetry::IDENTITY));
            }
        }
    }
}
