//! Sums for any machine.

use super::{EXCESS, HALF, Rows, Sums};
use crate::input::N_INPUTS;
use crate::network::WIDTH;

#[inline]
pub(crate) fn sums(rows: &Rows, indices: &[u32; N_INPUTS]) -> Sums {
    let mut sums = [0; WIDTH];
    for &index in indices {
        for (lane, &both) in rows.0[index as usize].0.iter().enumerate() {
            let [low, high] = both.to_le_bytes();
            sums[lane] += i16::from(low);
            sums[HALF + lane] += i16::from(high as i8);
        }
    }
    for sum in &mut sums[..HALF] {
        *sum -= EXCESS;
    }
    sums
}
