//! Sums with WebAssembly's vectors: a row is two registers.

use core::arch::wasm32::{
    i16x8_add, i16x8_shl, i16x8_shr, i16x8_splat, i16x8_sub, v128, v128_load, v128_store,
};

use super::{EXCESS, HALF, Rows, Sums};
use crate::input::{N_INPUTS, N_ROWS};
use crate::network::WIDTH;

/// The lanes of a register.
const LANES: usize = 8;

#[inline]
pub(crate) fn sums(rows: &Rows, indices: &[u32; N_INPUTS]) -> Sums {
    let rows = &rows.0[..N_ROWS];
    let mut both = [i16x8_splat(0); HALF / LANES];
    let mut high = both;
    for &index in indices {
        debug_assert!((index as usize) < N_ROWS);
        // SAFETY: a state of an input lies within the states of its kind, so its index lies
        // within the states of all kinds.
        let row = unsafe { rows.get_unchecked(index as usize) };
        for (place, lanes) in row.0.as_chunks::<LANES>().0.iter().enumerate() {
            // SAFETY: so many lanes have as many bytes as a register.
            let lanes = unsafe { v128_load(lanes.as_ptr().cast::<v128>()) };
            both[place] = i16x8_add(both[place], lanes);
            high[place] = i16x8_add(high[place], i16x8_shr(lanes, 8));
        }
    }
    let mut sums = [0; WIDTH];
    let (first, second) = sums.split_at_mut(HALF);
    for place in 0..HALF / LANES {
        let low = i16x8_sub(both[place], i16x8_shl(high[place], 8));
        let low = i16x8_sub(low, i16x8_splat(EXCESS));
        // SAFETY: the lanes from here on have as many bytes as a register.
        unsafe {
            v128_store(first[place * LANES..][..LANES].as_mut_ptr().cast(), low);
            v128_store(
                second[place * LANES..][..LANES].as_mut_ptr().cast(),
                high[place],
            );
        }
    }
    sums
}
