//! Move generation with AVX-512: each of the eight directions has a lane of its own.
//!
//! Two instructions make it shorter than the form for AVX2. Lanes that rotate by distances of
//! their own step in all directions at once. And counting leading zeros finds the first square of
//! a ray toward a1, as the lowest bit is the first of one toward h8.

use core::arch::x86_64::{
    __m256i, __m512i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_extracti128_si256,
    _mm256_load_si256, _mm256_lzcnt_epi64, _mm256_maskz_add_epi64, _mm256_or_si256,
    _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
    _mm256_ternarylogic_epi64, _mm256_test_epi64_mask, _mm512_and_si512, _mm512_castsi512_si256,
    _mm512_extracti64x4_epi64, _mm512_rolv_epi64, _mm512_set_epi64, _mm512_set1_epi64,
    _mm512_ternarylogic_epi64,
};

use super::ray::ray;

/// The squares on the rays from each square, one lane for each kind of line (row, column,
/// falling and rising diagonal).
#[repr(align(32))]
#[derive(Clone, Copy)]
struct Rays([u64; 4]);

/// For each lane the step to the next square, as columns and rows.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 1), (1, 1)];

/// For each square those toward h8, squares with a higher index, and those toward a1.
static RAYS: [[Rays; 2]; 64] = {
    let mut rays = [[Rays([0; 4]); 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut lane = 0;
        while lane < 4 {
            let (columns, rows) = STEPS[lane];
            rays[square][0].0[lane] = ray(square as i32, columns, rows);
            rays[square][1].0[lane] = ray(square as i32, -columns, -rows);
            lane += 1;
        }
        square += 1;
    }
    rays
};

/// For [`_mm512_ternarylogic_epi64`] and its kin: `a | b & c`.
const OR_BOTH: i32 = 0b1111_1000;

impl Rays {
    #[inline]
    #[target_feature(enable = "avx512f,avx512vl")]
    fn load(&self) -> __m256i {
        // SAFETY: four lanes have as many bytes as a register, and are aligned.
        unsafe { _mm256_load_si256(self.0.as_ptr().cast()) }
    }
}

/// The squares where `player` may put a disc.
#[inline]
pub(crate) fn legal_moves(player: u64, opponent: u64) -> u64 {
    // SAFETY: this module is part of a build only when its target has these parts of AVX-512.
    unsafe { legal_moves_in_lanes(player, opponent) }
}

/// The discs that a move of `player` to the empty `square` flips.
#[inline]
pub(crate) fn flips(square: usize, player: u64, opponent: u64) -> u64 {
    // SAFETY: this module is part of a build only when its target has these parts of AVX-512.
    unsafe { flips_in_lanes(square, player, opponent) }
}

/// The union of the four lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512vl")]
fn union(v: __m256i) -> u64 {
    let half = _mm_or_si128(_mm256_castsi256_si128(v), _mm256_extracti128_si256::<1>(v));
    _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
}

/// `a`, and all of `b` that is one step further than a square of `from`.
#[inline]
#[target_feature(enable = "avx512f")]
fn or_beyond(a: __m512i, b: __m512i, from: __m512i, step: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<OR_BOTH>(a, b, _mm512_rolv_epi64(from, step))
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl")]
fn legal_moves_in_lanes(player: u64, opponent: u64) -> u64 {
    // What can lie between two discs of a line: rotation carries nothing over an edge to there.
    const INNER_COLUMNS: i64 = 0x7e7e_7e7e_7e7e_7e7e;
    const INNER_ROWS: i64 = 0x00ff_ffff_ffff_ff00;
    const INSIDE: i64 = INNER_COLUMNS & INNER_ROWS;
    let inner = _mm512_set_epi64(
        INSIDE,
        INSIDE,
        INNER_ROWS,
        INNER_COLUMNS,
        INSIDE,
        INSIDE,
        INNER_ROWS,
        INNER_COLUMNS,
    );
    let step = _mm512_set_epi64(64 - 9, 64 - 7, 64 - 8, 64 - 1, 9, 7, 8, 1);
    let two_steps = _mm512_set_epi64(64 - 18, 64 - 14, 64 - 16, 64 - 2, 18, 14, 16, 2);
    let from = _mm512_set1_epi64(player as i64);
    let discs = _mm512_and_si512(_mm512_set1_epi64(opponent as i64), inner);

    // A run has at most six discs: one step, then one more, then two more, twice.
    let mut runs = _mm512_and_si512(discs, _mm512_rolv_epi64(from, step));
    runs = or_beyond(runs, discs, runs, step);
    let pairs = _mm512_and_si512(discs, _mm512_rolv_epi64(discs, step));
    runs = or_beyond(runs, pairs, runs, two_steps);
    runs = or_beyond(runs, pairs, runs, two_steps);
    let behind_runs = _mm512_rolv_epi64(runs, step);
    let half = _mm256_or_si256(
        _mm512_castsi512_si256(behind_runs),
        _mm512_extracti64x4_epi64::<1>(behind_runs),
    );
    union(half) & !(player | opponent)
}

#[inline]
#[target_feature(enable = "avx512f,avx512vl,avx512cd")]
fn flips_in_lanes(square: usize, player: u64, opponent: u64) -> u64 {
    let [up, down] = &RAYS[square % 64];
    let [up, down] = [up.load(), down.load()];
    let own = _mm256_set1_epi64x(player as i64);
    let discs = _mm256_set1_epi64x(opponent as i64);
    let zero = _mm256_setzero_si256();

    // Upward, the first square that is not the opponent's is the lowest bit; all below it are
    // flipped if it is the player's.
    let ends = _mm256_andnot_si256(discs, up);
    let first = _mm256_and_si256(ends, _mm256_sub_epi64(zero, ends));
    let is_bracket = _mm256_test_epi64_mask(first, own);
    let below = _mm256_maskz_add_epi64(is_bracket, first, _mm256_set1_epi64x(-1));

    // Downward it is the highest bit; without one, a shift by 64 leaves none. All above it are
    // flipped.
    let ends = _mm256_andnot_si256(discs, down);
    let highest = _mm256_set1_epi64x(i64::MIN);
    let bracket = _mm256_and_si256(own, _mm256_srlv_epi64(highest, _mm256_lzcnt_epi64(ends)));
    let above = _mm256_sub_epi64(zero, _mm256_add_epi64(bracket, bracket));

    let flipped_up = _mm256_and_si256(below, up);
    union(_mm256_ternarylogic_epi64::<OR_BOTH>(
        flipped_up, above, down,
    ))
}
