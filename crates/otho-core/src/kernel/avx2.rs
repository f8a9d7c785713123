//! Move generation with AVX2: the four kinds of line side by side in the lanes of one register.

use core::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64,
    _mm256_extracti128_si256, _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi64x,
    _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sllv_epi64, _mm256_srlv_epi64,
    _mm256_sub_epi64,
};

use super::left::flips_to_the_left;
use super::ray::ray;

/// The squares on the rays from each square, one lane for each kind of line (row, column,
/// falling and rising diagonal).
#[repr(align(32))]
#[derive(Clone, Copy)]
struct Rays {
    /// Toward h8: squares with a higher index.
    up: [u64; 4],
    /// Toward a1, as they lie on the board upside down: there they lead up as well. The row has
    /// none, since it stays as it is.
    down: [u64; 4],
    /// Toward column a.
    left: u64,
}

/// For each lane the step to the next square, as columns and rows.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 1), (1, 1)];

static RAYS: [Rays; 64] = {
    let mut rays = [Rays {
        up: [0; 4],
        down: [0; 4],
        left: 0,
    }; 64];
    let mut square = 0;
    while square < 64 {
        let mut lane = 0;
        while lane < 4 {
            let (columns, rows) = STEPS[lane];
            rays[square].up[lane] = ray(square as i32, columns, rows);
            if rows != 0 {
                rays[square].down[lane] = ray(square as i32, -columns, -rows).swap_bytes();
            }
            lane += 1;
        }
        rays[square].left = ray(square as i32, -1, 0);
        square += 1;
    }
    rays
};

#[inline]
#[target_feature(enable = "avx2")]
fn lanes(values: [u64; 4]) -> __m256i {
    let [a, b, c, d] = values.map(|value| value as i64);
    _mm256_set_epi64x(d, c, b, a)
}

#[inline]
#[target_feature(enable = "avx2")]
fn splat(value: u64) -> __m256i {
    _mm256_set1_epi64x(value as i64)
}

/// The union of the four lanes.
#[inline]
#[target_feature(enable = "avx2")]
fn union(v: __m256i) -> u64 {
    let half = _mm_or_si128(_mm256_castsi256_si128(v), _mm256_extracti128_si256::<1>(v));
    _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64
}

/// The squares where `player` may put a disc.
#[inline]
pub(crate) fn legal_moves(player: u64, opponent: u64) -> u64 {
    // SAFETY: this module is part of a build only when its target has AVX2.
    unsafe { legal_moves_in_lanes(player, opponent) }
}

/// The discs that a move of `player` to the empty `square` flips.
#[inline]
pub(crate) fn flips(square: usize, player: u64, opponent: u64) -> u64 {
    // SAFETY: this module is part of a build only when its target has AVX2.
    unsafe { flips_in_lanes(square, player, opponent) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn legal_moves_in_lanes(player: u64, opponent: u64) -> u64 {
    const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;
    let shift = lanes([1, 8, 7, 9]);
    let shift2 = lanes([2, 16, 14, 18]);
    let flippable = lanes([INNER_COLUMNS, !0, INNER_COLUMNS, INNER_COLUMNS]);
    let from = splat(player);
    let discs = _mm256_and_si256(splat(opponent), flippable);

    let mut up = _mm256_and_si256(discs, _mm256_sllv_epi64(from, shift));
    let mut down = _mm256_and_si256(discs, _mm256_srlv_epi64(from, shift));
    up = _mm256_or_si256(up, _mm256_and_si256(discs, _mm256_sllv_epi64(up, shift)));
    down = _mm256_or_si256(
        down,
        _mm256_and_si256(discs, _mm256_srlv_epi64(down, shift)),
    );
    let pairs_up = _mm256_and_si256(discs, _mm256_sllv_epi64(discs, shift));
    let pairs_down = _mm256_srlv_epi64(pairs_up, shift);
    for _ in 0..2 {
        up = _mm256_or_si256(
            up,
            _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, shift2)),
        );
        down = _mm256_or_si256(
            down,
            _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, shift2)),
        );
    }
    let behind_runs = _mm256_or_si256(_mm256_sllv_epi64(up, shift), _mm256_srlv_epi64(down, shift));
    union(behind_runs) & !(player | opponent)
}

#[inline]
#[target_feature(enable = "avx2")]
fn flips_in_lanes(square: usize, player: u64, opponent: u64) -> u64 {
    let rays = &RAYS[square % 64];
    let (own, discs) = (splat(player), splat(opponent));
    let up = flips_on_rays(lanes(rays.up), own, discs);
    let down = flips_on_rays(lanes(rays.down), upside_down(own), upside_down(discs));
    union(_mm256_or_si256(up, upside_down(down))) | flips_to_the_left(rays.left, player, opponent)
}

/// The discs between the start of each ray and the first of the player's on it, if all are the
/// opponent's. A ray leads toward higher bits.
#[inline]
#[target_feature(enable = "avx2")]
fn flips_on_rays(rays: __m256i, player: __m256i, opponent: __m256i) -> __m256i {
    let zero = _mm256_setzero_si256();
    // The first square that is not the opponent's is the lowest bit.
    let ends = _mm256_andnot_si256(opponent, rays);
    let first = _mm256_and_si256(ends, _mm256_sub_epi64(zero, ends));
    let bracket = _mm256_and_si256(first, player);
    // All below the bracketing disc; no bracket must give nothing, not everything.
    let none = _mm256_cmpeq_epi64(bracket, zero);
    let below = _mm256_sub_epi64(_mm256_add_epi64(bracket, splat(!0)), none);
    _mm256_and_si256(below, rays)
}

/// The board of each lane with its first row last.
#[inline]
#[target_feature(enable = "avx2")]
fn upside_down(v: __m256i) -> __m256i {
    const ROWS: i64 = 0x0001_0203_0405_0607;
    const NEXT_ROWS: i64 = ROWS + 0x0808_0808_0808_0808;
    let order = _mm256_set_epi64x(NEXT_ROWS, ROWS, NEXT_ROWS, ROWS);
    _mm256_shuffle_epi8(v, order)
}
