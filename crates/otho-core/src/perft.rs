//! Counting the lines of play of a given length.

use crate::{Board, Move};

/// What counts as a ply and as a leaf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Convention {
    /// A pass is a ply; a game that ends early is one leaf.
    #[default]
    PassIsPly,
    /// A pass is no ply: it goes with the move after it. A game that ends early is one leaf.
    PassIsFree,
    /// A pass is a ply; a game that ends early is no leaf.
    OnlyUnfinished,
}

/// How many lines of play of `depth` plies there are from `board`.
///
/// The last ply is counted, not played: the number of legal moves is the number of leaves.
/// There is no hash table and no use of symmetry.
///
/// ```
/// use otho_core::{Board, Convention, perft};
///
/// assert_eq!(perft(Board::START, 6, Convention::PassIsPly), 8200);
/// ```
#[must_use]
pub fn perft(board: Board, depth: u32, convention: Convention) -> u64 {
    match convention {
        Convention::PassIsPly => Counter::<true, 1>::count(board, depth),
        Convention::PassIsFree => Counter::<false, 1>::count(board, depth),
        Convention::OnlyUnfinished => Counter::<true, 0>::count(board, depth),
    }
}

/// The conventions at compile time, so that the inner loop has no choice to make.
struct Counter<const PASS_IS_PLY: bool, const LEAVES_OF_FINISHED: u64>;

impl<const PASS_IS_PLY: bool, const LEAVES_OF_FINISHED: u64>
    Counter<PASS_IS_PLY, LEAVES_OF_FINISHED>
{
    fn count(board: Board, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => Self::last_ply(board),
            _ => Self::inner(board, depth),
        }
    }

    fn inner(board: Board, depth: u32) -> u64 {
        let moves = board.legal_moves();
        if moves.is_empty() {
            return Self::without_move(board, depth);
        }
        let mut leaves = 0;
        for square in moves {
            let flips = board.flips_of_empty(square);
            let next = board.play_unchecked(Move { square, flips });
            leaves += if depth == 2 {
                Self::last_ply(next)
            } else {
                Self::inner(next, depth - 1)
            };
        }
        leaves
    }

    #[inline(always)]
    fn last_ply(board: Board) -> u64 {
        let moves = board.legal_moves();
        if moves.is_empty() {
            return Self::without_move(board, 1);
        }
        u64::from(moves.count())
    }

    #[cold]
    fn without_move(board: Board, depth: u32) -> u64 {
        if board.opponent_moves().is_empty() {
            LEAVES_OF_FINISHED
        } else if PASS_IS_PLY {
            Self::count(board.pass(), depth - 1)
        } else {
            Self::count(board.pass(), depth)
        }
    }
}
