//! Sums with AVX2: a row is one register.

use core::arch::x86_64::{
    __m256i, _mm256_add_epi16, _mm256_load_si256, _mm256_set1_epi16, _mm256_setzero_si256,
    _mm256_slli_epi16, _mm256_srai_epi16, _mm256_storeu_si256, _mm256_sub_epi16,
};

use super::{EXCESS, HALF, Rows, Sums};
use crate::input::{N_INPUTS, N_ROWS};
use crate::network::WIDTH;

const _: () = assert!(HALF == 16, "a row fills a register");
const _: () = assert!(N_INPUTS.is_multiple_of(2), "rows come in pairs");

#[inline]
pub(crate) fn sums(rows: &Rows, indices: &[u32; N_INPUTS]) -> Sums {
    // SAFETY: this module is part of a build only when its target has AVX2.
    unsafe { sums_in_lanes(rows, indices) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn sums_in_lanes(rows: &Rows, indices: &[u32; N_INPUTS]) -> Sums {
    let rows = &rows.0[..N_ROWS];
    let row = |index: u32| -> __m256i {
        debug_assert!((index as usize) < N_ROWS);
        // SAFETY: a state of an input lies within the states of its kind, so its index lies
        // within the states of all kinds; a row has as many bytes as a register, and is aligned.
        unsafe { _mm256_load_si256(rows.get_unchecked(index as usize).0.as_ptr().cast()) }
    };
    // Two rows at a time, so that one addition need not wait for the other.
    let mut both = [_mm256_setzero_si256(); 2];
    let mut high = [_mm256_setzero_si256(); 2];
    for pair in indices.as_chunks::<2>().0 {
        for lane in 0..2 {
            let row = row(pair[lane]);
            both[lane] = _mm256_add_epi16(both[lane], row);
            high[lane] = _mm256_add_epi16(high[lane], _mm256_srai_epi16::<8>(row));
        }
    }
    let both = _mm256_add_epi16(both[0], both[1]);
    let high = _mm256_add_epi16(high[0], high[1]);
    let low = _mm256_sub_epi16(both, _mm256_slli_epi16::<8>(high));
    let low = _mm256_sub_epi16(low, _mm256_set1_epi16(EXCESS));
    let mut sums = [0; WIDTH];
    let (first, second) = sums.split_at_mut(HALF);
    // SAFETY: each half has as many bytes as a register.
    unsafe {
        _mm256_storeu_si256(first.as_mut_ptr().cast(), low);
        _mm256_storeu_si256(second.as_mut_ptr().cast(), high);
    }
    sums
}
