//! Move generation on bare bit boards, in the best form this build's target has.
//!
//! Every form has the same two functions: `legal_moves(player, opponent)` is the set of squares
//! where the player may put a disc, and `flips(square, player, opponent)` is the set of discs
//! that a move to the empty square would turn, empty when the move is illegal.
//! One property suite, at the end of this file, holds every form that the target can run equal
//! to a twin that walks the board square by square.

#![cfg_attr(
    not(test),
    allow(
        dead_code,
        reason = "of the forms that a target can run one is in use, and tests compare all"
    )
)]

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod avx2;
#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512vl",
    target_feature = "avx512cd",
))]
mod avx512;
mod last;
mod left;
mod portable;
mod ray;
mod run;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

cfg_select! {
    all(
        target_arch = "x86_64",
        target_feature = "avx512vl",
        target_feature = "avx512cd",
    ) => {
        use avx512 as best;
        const FORM: &str = "AVX-512";
    }
    all(target_arch = "x86_64", target_feature = "avx2") => {
        use avx2 as best;
        const FORM: &str = "AVX2";
    }
    all(target_arch = "wasm32", target_feature = "simd128") => {
        use simd128 as best;
        const FORM: &str = "simd128";
    }
    _ => {
        use portable as best;
        const FORM: &str = "portable";
    }
}

/// The form of move generation in use, for those who report figures.
pub const NAME: &str = FORM;

pub(crate) use best::{flips, legal_moves};
pub(crate) use last::last_flips;

#[cfg(test)]
mod tests {
    use proptest::prelude::{Strategy, any, prop_assert_eq, proptest};

    use crate::{Bitboard, Square};

    /// The twin: walks from the square in each direction, disc by disc.
    fn walk_flips(square: Square, player: Bitboard, opponent: Bitboard) -> Bitboard {
        let mut flipped = Bitboard::EMPTY;
        for (columns, rows) in [
            (1, 0),
            (1, 1),
            (0, 1),
            (-1, 1),
            (-1, 0),
            (-1, -1),
            (0, -1),
            (1, -1),
        ] {
            let mut run = Bitboard::EMPTY;
            let (mut column, mut row) = (square.column() as i32, square.row() as i32);
            loop {
                (column, row) = (column + columns, row + rows);
                // A number below zero is off the board like one above seven.
                match Square::from_column_row(column as usize, row as usize) {
                    Some(next) if opponent.contains(next) => run |= next.bitboard(),
                    Some(next) if player.contains(next) => {
                        flipped |= run;
                        break;
                    }
                    _ => break,
                }
            }
        }
        flipped
    }

    /// Two disjoint sets of discs, from sparse boards to full ones.
    fn discs() -> impl Strategy<Value = (u64, u64)> {
        let filling = (any::<u64>(), any::<u64>(), 0..3u8).prop_map(|(a, b, kind)| match kind {
            0 => a & b,
            1 => a,
            _ => a | b,
        });
        (filling, any::<u64>()).prop_map(|(occupied, color)| (occupied & color, occupied & !color))
    }

    macro_rules! equals_its_twin {
        ($kernel:ident) => {
            mod $kernel {
                use super::*;
                use crate::kernel::$kernel::{flips, legal_moves};

                proptest! {
                    #[test]
                    fn flips_what_a_walk_along_the_lines_flips((player, opponent) in discs()) {
                        for square in Bitboard(!(player | opponent)) {
                            let expected = walk_flips(square, Bitboard(player), Bitboard(opponent));
                            let found = Bitboard(flips(square.index(), player, opponent));
                            prop_assert_eq!(found, expected, "at {}", square);
                        }
                    }

                    #[test]
                    fn a_move_is_legal_exactly_when_it_flips((player, opponent) in discs()) {
                        let expected: Bitboard = Bitboard(!(player | opponent))
                            .into_iter()
                            .filter(|&square| flips(square.index(), player, opponent) != 0)
                            .collect();
                        prop_assert_eq!(Bitboard(legal_moves(player, opponent)), expected);
                    }

                    #[test]
                    fn flips_nothing_but_discs_of_the_opponent((player, opponent) in discs()) {
                        for square in Bitboard(!(player | opponent)) {
                            prop_assert_eq!(flips(square.index(), player, opponent) & !opponent, 0);
                        }
                    }
                }
            }
        };
    }

    proptest! {
        #[test]
        fn the_last_move_flips_what_any_move_would(discs in any::<u64>()) {
            for square in Square::ALL {
                let player = discs & !square.bitboard().0;
                let opponent = !discs & !square.bitboard().0;
                let flipped = crate::kernel::flips(square.index(), player, opponent);
                let counted = crate::kernel::last_flips(square.index(), player);
                prop_assert_eq!(counted, flipped.count_ones(), "at {}", square);
            }
        }
    }

    equals_its_twin!(portable);
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    equals_its_twin!(avx2);
    #[cfg(all(
        target_arch = "x86_64",
        target_feature = "avx512vl",
        target_feature = "avx512cd",
    ))]
    equals_its_twin!(avx512);
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    equals_its_twin!(simd128);
}
