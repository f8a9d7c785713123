//! Sets of squares.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::Square;

/// A set of squares: bit *i* stands for the square with index *i*.
///
/// ```
/// use otho_core::{Bitboard, Square};
///
/// let set = Bitboard::from_iter([Square::D3, Square::F5]);
/// assert!(set.contains(Square::D3));
/// assert_eq!(set.to_string(), "d3 f5");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const FULL: Self = Self(!0);
    /// a1, h1, a8 and h8.
    pub const CORNERS: Self = Self(0x8100_0000_0000_0081);
    /// d4, e4, d5 and e5, where every ordinary game begins.
    pub const CENTER: Self = Self(0x0000_0018_1800_0000);

    /// How many squares are in the set.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no square is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `square` is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square as u32 & 1 != 0
    }

    /// Whether the two sets share a square.
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The first square of the set in the order a1 … h8.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as usize)
    }

    /// A row of the set, 0 to 7: bit 0 stands for column a.
    #[must_use]
    #[inline]
    pub const fn row(self, row: usize) -> u8 {
        (self.0 >> (8 * row)) as u8
    }

    /// A column of the set, 0 to 7: bit 0 stands for row 1.
    #[must_use]
    #[inline]
    pub const fn column(self, column: usize) -> u8 {
        const COLUMN_A: u64 = 0x0101_0101_0101_0101;
        // Moves the square of each row to the last row, each one column further.
        const ANTIDIAGONAL: u64 = 0x0102_0408_1020_4080;
        ((self.0 >> column & COLUMN_A).wrapping_mul(ANTIDIAGONAL) >> 56) as u8
    }

    /// The squares that touch a square of the set, in any of the eight directions.
    #[must_use]
    pub const fn neighbors(self) -> Self {
        const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
        const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let sides = (self.0 << 1 & NOT_A) | (self.0 >> 1 & NOT_H);
        let rows = self.0 | sides;
        Self(sides | rows << 8 | rows >> 8)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        square.bitboard()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | square.bitboard())
    }
}

macro_rules! set_operator {
    ($trait:ident $method:ident $assign_trait:ident $assign:ident $op:tt) => {
        impl $trait for Bitboard {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $op other.0)
            }
        }
        impl $assign_trait for Bitboard {
            #[inline]
            fn $assign(&mut self, other: Self) {
                self.0 = self.0 $op other.0;
            }
        }
    };
}

set_operator!(BitAnd bitand BitAndAssign bitand_assign &);
set_operator!(BitOr bitor BitOrAssign bitor_assign |);
set_operator!(BitXor bitxor BitXorAssign bitxor_assign ^);

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Sub for Bitboard {
    type Output = Self;
    /// The squares of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a set, in the order a1 … h8.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl fmt::Display for Bitboard {
    /// Lists the squares, `d3 c4 f5 e6` in the order a1 … h8.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.into_iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_its_squares_back_in_order() {
        let squares = [Square::A1, Square::D3, Square::H1, Square::H8];
        let set = Bitboard::from_iter(squares);
        assert_eq!(set.into_iter().len(), 4);
        assert_eq!(
            set.into_iter().collect::<Vec<_>>(),
            [Square::A1, Square::H1, Square::D3, Square::H8]
        );
        assert_eq!(Bitboard::EMPTY.first(), None);
        assert_eq!(Bitboard::FULL.into_iter().count(), 64);
    }

    #[test]
    fn rows_and_columns_tell_where_their_squares_are() {
        for square in Square::ALL {
            for set in [square.bitboard(), !square.bitboard()] {
                for place in 0..8 {
                    let on_line = |of_row: bool| {
                        let squares = Square::ALL.into_iter().filter(|s| set.contains(*s));
                        let places = squares.filter_map(|s| match of_row {
                            true => (s.row() == place).then_some(s.column()),
                            false => (s.column() == place).then_some(s.row()),
                        });
                        places.fold(0, |line, at| line | 1 << at)
                    };
                    assert_eq!(
                        [set.row(place), set.column(place)],
                        [true, false].map(on_line)
                    );
                }
            }
        }
    }

    #[test]
    fn neighbors_stop_at_the_edge() {
        assert_eq!(Square::A1.bitboard().neighbors().to_string(), "b1 a2 b2");
        assert_eq!(Square::H8.bitboard().neighbors().to_string(), "g7 h7 g8");
        assert_eq!(
            Square::D4.bitboard().neighbors().to_string(),
            "c3 d3 e3 c4 e4 c5 d5 e5"
        );
    }
}
