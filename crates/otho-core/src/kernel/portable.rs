//! Move generation for any processor with 64-bit integers.

use super::run::{INNER_COLUMNS, runs};

/// The four kinds of line through a square: the distance to the next square, and the squares
/// whose discs can be flipped along it.
const LINES: [(u32, u64); 4] = [
    (1, INNER_COLUMNS),
    (8, !0),
    (7, INNER_COLUMNS),
    (9, INNER_COLUMNS),
];

/// The squares where `player` may put a disc.
#[inline]
pub(crate) fn legal_moves(player: u64, opponent: u64) -> u64 {
    let mut behind_runs = 0;
    for (shift, flippable) in LINES {
        let (up, down) = runs(player, opponent & flippable, shift);
        behind_runs |= (up << shift) | (down >> shift);
    }
    behind_runs & !(player | opponent)
}

/// The discs that a move of `player` to the empty `square` flips.
#[inline]
pub(crate) fn flips(square: usize, player: u64, opponent: u64) -> u64 {
    let mut flipped = 0;
    for (shift, flippable) in LINES {
        let (up, down) = runs(1 << square, opponent & flippable, shift);
        // A run is bracketed when one of the player's discs closes it.
        if player & (up << shift) != 0 {
            flipped |= up;
        }
        if player & (down >> shift) != 0 {
            flipped |= down;
        }
    }
    flipped
}
