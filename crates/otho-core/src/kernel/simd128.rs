//! Move generation with WebAssembly's 128-bit vectors.
//!
//! All lanes of a vector are shifted by the same distance, so the second lane holds the board
//! upside down: a step down the board in the first lane is a step up the board in the second.
//! Rows, which turning the board over leaves as they are, are done beside the vectors.

use core::arch::wasm32::{
    i64x2_add, i64x2_eq, i64x2_neg, i64x2_shl, i64x2_sub, u8x16_shuffle, u64x2, u64x2_extract_lane,
    u64x2_splat, v128, v128_and, v128_andnot, v128_or,
};

use super::left::flips_to_the_left;
use super::ray::ray;
use super::run::{self, INNER_COLUMNS};

/// The lines that lead from row to row, as in the portable form.
const LINES: [(u32, u64); 3] = [(8, !0), (7, INNER_COLUMNS), (9, INNER_COLUMNS)];

/// The squares on the rays from each square.
#[derive(Clone, Copy)]
struct Rays {
    /// Column, falling and rising diagonal, toward the last row: on the board, and upside down.
    up: [[u64; 2]; 3],
    right: u64,
    left: u64,
}

static RAYS: [Rays; 64] = {
    let mut rays = [Rays {
        up: [[0; 2]; 3],
        right: 0,
        left: 0,
    }; 64];
    let mut square = 0;
    while square < 64 {
        let mut line = 0;
        while line < 3 {
            let columns = [0, -1, 1][line];
            let upside_down = square as i32 ^ 56;
            rays[square].up[line] = [ray(square as i32, columns, 1), ray(upside_down, columns, 1)];
            line += 1;
        }
        rays[square].right = ray(square as i32, 1, 0);
        rays[square].left = ray(square as i32, -1, 0);
        square += 1;
    }
    rays
};

/// The second lane upside down. As a shuffle it is one instruction; processors turn the bytes of
/// an integer over as fast, but WebAssembly has no word for that.
#[inline(always)]
fn turn_second_lane(v: v128) -> v128 {
    u8x16_shuffle::<0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8>(v, v)
}

/// The board, and the board upside down.
#[inline(always)]
fn both_ways(set: u64) -> v128 {
    turn_second_lane(u64x2_splat(set))
}

/// The union of both lanes, the second one turned back.
#[inline(always)]
fn union(v: v128) -> u64 {
    let turned = u8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 15, 14, 13, 12, 11, 10, 9, 8>(v, v);
    u64x2_extract_lane::<0>(v128_or(v, turned))
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
    let rays = &RAYS[square % 64];
    let zero = u64x2_splat(0);
    let (own, discs) = (both_ways(player), both_ways(opponent));
    let mut flipped = zero;
    for [up, down] in rays.up {
        let ray = u64x2(up, down);
        // The first square of a ray that is not the opponent's is the lowest bit.
        let ends = v128_andnot(ray, discs);
        let bracket = v128_and(v128_and(ends, i64x2_neg(ends)), own);
        // All below the bracketing disc; no bracket must give nothing, not everything.
        let below = i64x2_add(bracket, u64x2_splat(!0));
        let none = i64x2_eq(bracket, zero);
        flipped = v128_or(flipped, v128_and(i64x2_sub(below, none), ray));
    }
    flips_in_row(rays, player, opponent) | union(flipped)
}

#[inline(always)]
fn flips_in_row(rays: &Rays, player: u64, opponent: u64) -> u64 {
    let ends = rays.right & !opponent;
    let bracket = ends & ends.wrapping_neg() & player;
    let right = bracket.wrapping_sub(u64::from(bracket != 0)) & rays.right;
    right | flips_to_the_left(rays.left, player, opponent)
}
