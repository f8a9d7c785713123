//! Move generation with WebAssembly's 128-bit vectors.
//!
//! All lanes of a vector are shifted by the same distance, so the second lane holds the board
//! upside down: a step down the board in the first lane is a step up the board in the second.
//! Rows, which turning the board over leaves as they are, take the portable way.

use core::arch::wasm32::{
    i64x2_ne, i64x2_shl, u64x2, u64x2_extract_lane, u64x2_splat, v128, v128_and, v128_or,
};

use super::run::{self, INNER_COLUMNS};

/// The lines that lead from row to row, as in the portable form.
const LINES: [(u32, u64); 3] = [(8, !0), (7, INNER_COLUMNS), (9, INNER_COLUMNS)];

/// The board, and the board upside down.
#[inline(always)]
fn both_ways(set: u64) -> v128 {
    u64x2(set, set.swap_bytes())
}

/// The union of both lanes, the second one turned back.
#[inline(always)]
fn union(v: v128) -> u64 {
    u64x2_extract_lane::<0>(v) | u64x2_extract_lane::<1>(v).swap_bytes()
}

/// The runs of opposing discs that begin next to a square of `from`.
#[inline(always)]
fn runs(from: v128, opponent: v128, shift: u32) -> v128 {
    let mut run = v128_and(opponent, i64x2_shl(from, shift));
    run = v128_or(run, v128_and(opponent, i64x2_shl(run, shift)));
    let pairs = v128_and(opponent, i64x2_shl(opponent, shift));
    for _ in 0..2 {
        run = v128_or(run, v128_and(pairs, i64x2_shl(run, 2 * shift)));
    }
    run
}

/// The squares where `player` may put a disc.
#[inline]
pub(crate) fn legal_moves(player: u64, opponent: u64) -> u64 {
    let (right, left) = run::runs(player, opponent & INNER_COLUMNS, 1);
    let (from, discs) = (both_ways(player), both_ways(opponent));
    let mut behind_runs = u64x2_splat(0);
    for (shift, flippable) in LINES {
        let run = runs(from, v128_and(discs, u64x2_splat(flippable)), shift);
        behind_runs = v128_or(behind_runs, i64x2_shl(run, shift));
    }
    (right << 1 | left >> 1 | union(behind_runs)) & !(player | opponent)
}

/// The discs that a move of `player` to the empty `square` flips.
#[inline]
pub(crate) fn flips(square: usize, player: u64, opponent: u64) -> u64 {
    let origin = 1 << square;
    let (right, left) = run::runs(origin, opponent & INNER_COLUMNS, 1);
    let mut in_row = 0;
    if player & (right << 1) != 0 {
        in_row |= right;
    }
    if player & (left >> 1) != 0 {
        in_row |= left;
    }
    let zero = u64x2_splat(0);
    let (from, own, discs) = (both_ways(origin), both_ways(player), both_ways(opponent));
    let mut flipped = zero;
    for (shift, flippable) in LINES {
        let run = runs(from, v128_and(discs, u64x2_splat(flippable)), shift);
        let is_bracketed = i64x2_ne(v128_and(own, i64x2_shl(run, shift)), zero);
        flipped = v128_or(flipped, v128_and(run, is_bracketed));
    }
    in_row | union(flipped)
}
