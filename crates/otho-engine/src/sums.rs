//! Adding up the rows of a board, in the best form this build's target has.
//!
//! Every form has one function: `sums(rows, indices)` is the sum of these rows, number by number.
//! A test holds every form that the target can run equal to the plain one.

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod avx2;
#[cfg(any(
    test,
    not(any(
        all(target_arch = "x86_64", target_feature = "avx2"),
        all(target_arch = "wasm32", target_feature = "simd128"),
    ))
))]
mod plain;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
use avx2 as best;
#[cfg(not(any(
    all(target_arch = "x86_64", target_feature = "avx2"),
    all(target_arch = "wasm32", target_feature = "simd128"),
)))]
use plain as best;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use simd128 as best;

pub(crate) use best::sums;

use crate::input::{N_INPUTS, N_ROWS};
use crate::memory::ask_for_large_pages;
use crate::network::WIDTH;

/// The sums of the rows of a board.
pub(crate) type Sums = [i16; WIDTH];

/// Half of the numbers of a row.
const HALF: usize = WIDTH / 2;

/// What a state of an input adds to the sums, two numbers in a lane: one of the first half in the
/// lower byte, 128 added to it, one of the second half in the upper byte.
///
/// So rows are added up with one addition for both halves, and a shift and another addition for
/// the upper one; the sums of the lower one are what the first has more than the second. Taking
/// the bytes of each row apart would need four instructions in place of three. A row never lies
/// across two cache lines.
#[repr(align(32))]
#[derive(Clone, Copy)]
struct Row([u16; HALF]);

/// What the lower bytes of the rows of a board have too much.
const EXCESS: i16 = 128 * N_INPUTS as i16;

impl Row {
    fn new(numbers: &[i8; WIDTH]) -> Self {
        Self(core::array::from_fn(|lane| {
            let low = (i16::from(numbers[lane]) + 128) as u8;
            u16::from_le_bytes([low, numbers[HALF + lane] as u8])
        }))
    }
}

/// The rows of all states.
pub(crate) struct Rows(Box<[Row]>);

impl Rows {
    /// # Panics
    /// When there are not [`N_ROWS`].
    pub(crate) fn new(numbers: &[[i8; WIDTH]]) -> Self {
        assert_eq!(numbers.len(), N_ROWS);
        let mut rows = Vec::with_capacity(N_ROWS);
        ask_for_large_pages(rows.spare_capacity_mut());
        rows.extend(numbers.iter().map(Row::new));
        Self(rows.into_boxed_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::indices_of;
    use otho_core::{Bitboard, Board};
    use proptest::prelude::*;

    fn number(seed: u64, index: usize, place: usize) -> i8 {
        let mixed = (seed ^ (index << 8 | place) as u64).wrapping_mul(0x5851_f42d_4c95_7f2d);
        // The extremes come often, since it is they that might overflow.
        match mixed >> 62 {
            0 => i8::MAX,
            1 => i8::MIN,
            _ => (mixed >> 40) as i8,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]

        #[test]
        fn every_form_adds_number_by_number(
            seed: u64, occupied in any::<u64>(), color in any::<u64>(),
        ) {
            let numbers: Vec<[i8; WIDTH]> = (0..N_ROWS)
                .map(|index| core::array::from_fn(|place| number(seed, index, place)))
                .collect();
            let rows = Rows::new(&numbers);
            let [player, opponent] = [occupied & color, occupied & !color].map(Bitboard);
            let board = Board::new(player, opponent).expect("they share no square");
            let indices = indices_of(board);
            let mut expected = [0; WIDTH];
            for index in indices {
                for (sum, &number) in expected.iter_mut().zip(&numbers[index as usize]) {
                    *sum += i16::from(number);
                }
            }
            prop_assert_eq!(sums(&rows, &indices), expected);
            prop_assert_eq!(plain::sums(&rows, &indices), expected);
        }
    }
}
