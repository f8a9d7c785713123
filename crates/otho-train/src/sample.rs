//! A position with what it is taken to be worth.

use otho_core::{Bitboard, Board, Variant};

use crate::store::Row;

/// A position to learn from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sample {
    pub(crate) board: Board,
    /// The final difference for the player to move.
    pub(crate) value: f32,
    /// Whether it is kept back to measure errors: all positions of a game are, or none.
    pub(crate) is_held_out: bool,
}

impl Sample {
    /// Files hold half discs, so that is how values are rounded.
    pub(crate) fn new(board: Board, value: f32, is_held_out: bool) -> Self {
        Self {
            board,
            value: (2.0 * value).round() / 2.0,
            is_held_out,
        }
    }

    /// The same with the difference in discs that its value means, which is what weights tell.
    pub(crate) fn as_difference(mut self, variant: Variant) -> Self {
        if variant == Variant::Anti {
            self.value = -self.value;
        }
        self
    }

    pub(crate) fn n_empties(&self) -> usize {
        self.board.n_empties() as usize
    }
}

impl Row for Sample {
    const LENGTH: usize = 19;

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.board.player().0.to_le_bytes());
        bytes.extend(self.board.opponent().0.to_le_bytes());
        bytes.extend(((2.0 * self.value) as i16).to_le_bytes());
        bytes.push(self.is_held_out.into());
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (&player, rest) = bytes.split_first_chunk()?;
        let (&opponent, rest) = rest.split_first_chunk()?;
        let (&halves, rest) = rest.split_first_chunk()?;
        let set = |bytes| Bitboard(u64::from_le_bytes(bytes));
        Some(Self {
            board: Board::new(set(player), set(opponent))?,
            value: f32::from(i16::from_le_bytes(halves)) / 2.0,
            is_held_out: rest != [0],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_survives_its_file() {
        for (value, is_held_out) in [(-63.5, true), (0.0, false), (64.0, true)] {
            let sample = Sample::new(Board::START, value, is_held_out);
            let mut bytes = Vec::new();
            sample.write(&mut bytes);
            assert_eq!(bytes.len(), Sample::LENGTH);
            assert_eq!(Sample::read(&bytes), Some(sample));
            assert_eq!(sample.value, value);
        }
    }
}
