//! What is played for: the most discs, or the fewest.

use otho_core::{Bitboard, Board};

/// The value of a won or lost game, and the bound of all values: 64 discs.
pub(crate) const MOST: i32 = 64;

/// What the search plays for, known at compile time.
///
/// Values are the final difference in discs for the player to move, empties to the winner. In
/// anti-Othello the difference counts the other way round and everything else stays as it is.
pub(crate) trait Objective: Copy + 'static {
    /// Whether the fewest discs win.
    const ANTI: bool;

    /// The value that a difference in discs for the player to move has.
    ///
    /// Evaluations go through it as well: the weights of either variant tell the difference that
    /// the game will end with.
    #[inline(always)]
    fn value(difference: i32) -> i32 {
        if Self::ANTI { -difference } else { difference }
    }
}

/// The most discs win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Othello;

/// The fewest discs win.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Anti;

impl Objective for Othello {
    const ANTI: bool = false;
}

impl Objective for Anti {
    const ANTI: bool = true;
}

/// The difference in discs on a finished board for the player to move, empties to the winner.
#[inline]
pub(crate) fn final_difference(board: Board) -> i32 {
    let player = board.player().count() as i32;
    let opponent = board.opponent().count() as i32;
    let empties = 64 - player - opponent;
    let difference = player - opponent;
    difference + difference.signum() * empties
}

/// The squares next to each square: only there can a flipped disc begin.
pub(crate) static NEIGHBORS: [Bitboard; 64] = {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = Bitboard(1 << square).neighbors();
        square += 1;
    }
    table
};
