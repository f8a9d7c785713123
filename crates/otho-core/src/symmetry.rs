//! The eight ways to look at a board.

use crate::{Bitboard, Board, Position, Square};

/// A rotation or reflection of the board.
///
/// Written as up to three reflections, made in this order: in the diagonal a1–h8, left to right,
/// top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

const DIAGONAL: u8 = 1;
const LEFT_RIGHT: u8 = 2;
const TOP_BOTTOM: u8 = 4;

impl Symmetry {
    /// The one that changes nothing.
    pub const IDENTITY: Self = Self(0);

    /// The reflection in the diagonal a1–h8: rows become columns.
    pub const DIAGONAL: Self = Self(DIAGONAL);

    /// All eight, the identity first.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The one that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // Undone in reverse order, and moving a reflection past the diagonal one exchanges
        // left-to-right with top-to-bottom.
        if self.0 & DIAGONAL == 0 {
            return self;
        }
        let mut bits = DIAGONAL;
        if self.0 & LEFT_RIGHT != 0 {
            bits |= TOP_BOTTOM;
        }
        if self.0 & TOP_BOTTOM != 0 {
            bits |= LEFT_RIGHT;
        }
        Self(bits)
    }

    /// Where a square goes.
    #[must_use]
    pub const fn square(self, square: Square) -> Square {
        let (mut column, mut row) = (square.column(), square.row());
        if self.0 & DIAGONAL != 0 {
            (column, row) = (row, column);
        }
        if self.0 & LEFT_RIGHT != 0 {
            column = 7 - column;
        }
        if self.0 & TOP_BOTTOM != 0 {
            row = 7 - row;
        }
        Square::ALL[8 * row + column]
    }

    /// Where a set of squares goes.
    #[must_use]
    #[inline]
    pub const fn bitboard(self, set: Bitboard) -> Bitboard {
        let mut bits = set.0;
        if self.0 & DIAGONAL != 0 {
            bits = transpose(bits);
        }
        if self.0 & LEFT_RIGHT != 0 {
            bits = bits.reverse_bits().swap_bytes();
        }
        if self.0 & TOP_BOTTOM != 0 {
            bits = bits.swap_bytes();
        }
        Bitboard(bits)
    }

    /// What a board looks like from there.
    #[must_use]
    pub const fn board(self, board: Board) -> Board {
        let player = self.bitboard(board.player());
        let opponent = self.bitboard(board.opponent());
        Board::new(player, opponent).expect("a symmetry keeps two sets apart")
    }

    /// What a position looks like from there.
    #[must_use]
    pub const fn position(self, position: Position) -> Position {
        Position::from_board(self.board(position.board()), position.side())
    }
}

/// Reflects in the diagonal a1–h8 by exchanging ever larger blocks across it.
#[inline]
const fn transpose(mut bits: u64) -> u64 {
    let mut swap = (bits ^ bits >> 7) & 0x00aa_00aa_00aa_00aa;
    bits ^= swap ^ swap << 7;
    swap = (bits ^ bits >> 14) & 0x0000_cccc_0000_cccc;
    bits ^= swap ^ swap << 14;
    swap = (bits ^ bits >> 28) & 0x0000_0000_f0f0_f0f0;
    bits ^ swap ^ swap << 28
}

impl Board {
    /// The same board looked at so that it is smallest of the eight, and the way to look.
    ///
    /// Boards that differ by a symmetry alone have one canonical form.
    #[must_use]
    pub fn canonical(self) -> (Self, Symmetry) {
        Symmetry::ALL
            .into_iter()
            .map(|symmetry| (symmetry.board(self), symmetry))
            .min_by_key(|&(board, _)| board)
            .expect("there are eight symmetries")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_are_different_and_each_has_its_inverse() {
        let images: std::collections::HashSet<_> = Symmetry::ALL
            .into_iter()
            .map(|symmetry| symmetry.square(Square::B1))
            .collect();
        assert_eq!(images.len(), 8);
        for symmetry in Symmetry::ALL {
            for square in Square::ALL {
                assert_eq!(symmetry.inverse().square(symmetry.square(square)), square);
            }
        }
    }

    #[test]
    fn a_set_goes_where_its_squares_go() {
        for symmetry in Symmetry::ALL {
            for square in Square::ALL {
                let expected = symmetry.square(square).bitboard();
                assert_eq!(symmetry.bitboard(square.bitboard()), expected);
            }
        }
    }

    #[test]
    fn the_four_first_moves_are_one_up_to_symmetry() {
        let after: std::collections::HashSet<_> = Board::START
            .legal_moves()
            .into_iter()
            .map(|square| Board::START.play(square).expect("legal").canonical().0)
            .collect();
        assert_eq!(after.len(), 1);
    }
}
