//! The 64 squares and their names.

use core::fmt;
use core::str::FromStr;

use crate::Bitboard;

/// A square of the board, from `A1` (index 0) along the rows to `H8` (index 63).
///
/// Column a is on Black's left and row 8 is nearest to Black.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[expect(missing_docs, reason = "a square's name says all there is to say")]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

impl Square {
    /// All squares in the order a1, b1 … h1, a2 … h8.
    #[rustfmt::skip]
    pub const ALL: [Self; 64] = {
        use Square::*;
        [
            A1, B1, C1, D1, E1, F1, G1, H1,
            A2, B2, C2, D2, E2, F2, G2, H2,
            A3, B3, C3, D3, E3, F3, G3, H3,
            A4, B4, C4, D4, E4, F4, G4, H4,
            A5, B5, C5, D5, E5, F5, G5, H5,
            A6, B6, C6, D6, E6, F6, G6, H6,
            A7, B7, C7, D7, E7, F7, G7, H7,
            A8, B8, C8, D8, E8, F8, G8, H8,
        ]
    };

    /// The square with this index, `None` from 64 on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The square in this column (0 = a) and row (0 = the row named 1), `None` off the board.
    #[must_use]
    pub const fn from_column_row(column: usize, row: usize) -> Option<Self> {
        if column < 8 && row < 8 {
            Some(Self::ALL[8 * row + column])
        } else {
            None
        }
    }

    /// 0 for a1, 1 for b1 … 63 for h8.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 0 for column a … 7 for column h.
    #[must_use]
    pub const fn column(self) -> usize {
        self as usize % 8
    }

    /// 0 for row 1 … 7 for row 8.
    #[must_use]
    pub const fn row(self) -> usize {
        self as usize / 8
    }

    /// The set that holds this square alone.
    #[must_use]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(1 << self as u32)
    }
}

impl fmt::Display for Square {
    /// Writes the small form, `f5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.column() as u8, b'1' + self.row() as u8];
        f.pad(core::str::from_utf8(&name).expect("letters and digits are ASCII"))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a square: a letter a–h and a digit 1–8, in small or capital letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to h and a digit 1 to 8, such as f5")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `f5` and `F5`.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[column, row] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        let column = column.to_ascii_lowercase().wrapping_sub(b'a');
        let row = row.wrapping_sub(b'1');
        Self::from_column_row(column.into(), row.into()).ok_or(ParseSquareError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_small_and_read_in_both_cases() {
        for square in Square::ALL {
            let name = square.to_string();
            assert_eq!(name.parse(), Ok(square));
            assert_eq!(name.to_uppercase().parse(), Ok(square));
            assert_eq!(Square::from_index(square.index()), Some(square));
        }
        assert_eq!("f5".parse(), Ok(Square::F5));
        assert_eq!(Square::F5.index(), 37);
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in [
            "", "f", "i1", "a9", "a0", "5f", "f55", " f5", "é1", "@1", "`1",
        ] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text:?}");
        }
        assert_eq!(Square::from_index(64), None);
        assert_eq!(Square::from_column_row(8, 0), None);
    }

    #[test]
    fn an_optional_square_takes_one_byte() {
        assert_eq!(size_of::<Option<Square>>(), 1);
    }
}
