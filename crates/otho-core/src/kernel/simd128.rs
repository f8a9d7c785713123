//! Move generation with WebAssembly's 128-bit vectors.
//!
//! A vector's lanes are shifted by one common distance, so the second lane holds the board turned
//! upside down: a shift down the board in the first lane is a shift up the board in the second.
//! Rows, which turning leaves alone, are mirrored instead.

use core::arch::wasm32::{
    i64x2_extract_lane, i64x2_shl, u64x2, u64x2_shr, v128, v128_and, v128_or,
};

/// See [`super::NAME`].
pub(super) const NAME: &str = "simd128";

const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

fn splat(value: u64) -> v128 {
    u64x2(value, value)
}

/// The board and the board with its rows in the opposite order.
fn turned(set: u64) -> v128 {
    u64x2(set, set.swap_bytes())
}

/// The union of both lanes of a turned board.
fn unturned(v: v128) -> u64 {
    i64x2_extract_lane::<0>(v) as u64 | (i64x2_extract_lane::<1>(v) as u64).swap_bytes()
}

/// The runs of opposing discs that begin next to `from` and go toward higher rows.
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

/// The runs along the rows, in the first lane to the right and in the second to the left.
#[inline(always)]
fn row_runs(from: u64, opponent: u64) -> (u64, u64) {
    let opponent = opponent & INNER_COLUMNS;
    let mut right = opponent & (from << 1);
    let mut left = opponent & (from >> 1);
    right |= opponent & (right << 1);
    left |= opponent & (left >> 1);
    let pairs_right = opponent & (opponent << 1);
    let pairs_left = pairs_right >> 1;
    for _ in 0..2 {
        right |= pairs_right & (right << 2);
        left |= pairs_left & (left >> 2);
    }
    (right, left)
}
