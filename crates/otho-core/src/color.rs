//! The two colors.

use core::fmt;
use core::ops::Not;

/// The color of a disc and of the player it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Black starts every ordinary game.
    Black,
    /// White answers.
    White,
}

impl Color {
    /// Both colors, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The letter of board diagrams: `X` for Black, `O` for White.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }

    /// 0 for Black, 1 for White, to index pairs of things.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Self;

    /// The other color.
    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}
