//! A turn as it was made.

use crate::{Bitboard, Color, Ply, Position};

/// A turn and the position in which it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The position before it.
    pub position: Position,
    /// The turn.
    pub ply: Ply,
}

impl Made {
    /// Who made it.
    #[must_use]
    pub const fn side(self) -> Color {
        self.position.side()
    }

    /// The discs that it flipped, none for a pass.
    #[must_use]
    pub fn flips(self) -> Bitboard {
        match self.ply {
            Ply::Move(square) => self.position.flips(square),
            Ply::Pass => Bitboard::EMPTY,
        }
    }
}
