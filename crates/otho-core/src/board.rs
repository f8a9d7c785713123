//! The discs as the player to move sees them.

use core::fmt;

use crate::{Bitboard, Square, kernel};

/// The discs of the player to move and of the opponent, whatever their colors.
///
/// This is what search, perft and hashing work on: a position and the same one with colors
/// exchanged are one board. [`Position`](crate::Position) adds whose turn it is.
///
/// ```
/// use otho_core::{Board, Square};
///
/// let board = Board::START;
/// assert_eq!(board.legal_moves().to_string(), "d3 c4 f5 e6");
/// assert_eq!(board.flips(Square::F5).to_string(), "e5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    player: Bitboard,
    opponent: Bitboard,
}

/// A move together with what it flips: all that is needed to make and unmake it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the disc is put.
    pub square: Square,
    /// The discs it flips, never none in a legal move.
    pub flips: Bitboard,
}

impl Board {
    /// The start of an ordinary game, Black to move.
    pub const START: Self = Self {
        player: Bitboard(0x0000_0008_1000_0000),
        opponent: Bitboard(0x0000_0010_0800_0000),
    };

    /// A board from the two players' discs, or `None` when they share a square.
    #[must_use]
    pub const fn new(player: Bitboard, opponent: Bitboard) -> Option<Self> {
        if player.intersects(opponent) {
            None
        } else {
            Some(Self { player, opponent })
        }
    }

    /// The discs of the player to move.
    #[must_use]
    #[inline]
    pub const fn player(self) -> Bitboard {
        self.player
    }

    /// The discs of the opponent.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> Bitboard {
        self.opponent
    }

    /// The discs of both.
    #[must_use]
    #[inline]
    pub const fn occupied(self) -> Bitboard {
        Bitboard(self.player.0 | self.opponent.0)
    }

    /// The squares without a disc.
    #[must_use]
    #[inline]
    pub const fn empties(self) -> Bitboard {
        Bitboard(!self.occupied().0)
    }

    /// How many squares have no disc.
    #[must_use]
    #[inline]
    pub const fn n_empties(self) -> u32 {
        self.empties().count()
    }

    /// The squares where the player to move may put a disc.
    #[must_use]
    #[inline]
    pub fn legal_moves(self) -> Bitboard {
        Bitboard(kernel::legal_moves(self.player.0, self.opponent.0))
    }

    /// The squares where the opponent could put a disc if it were their turn.
    #[must_use]
    #[inline]
    pub fn opponent_moves(self) -> Bitboard {
        Bitboard(kernel::legal_moves(self.opponent.0, self.player.0))
    }

    /// The discs that a move to `square` would flip: none when the move is illegal.
    #[must_use]
    #[inline]
    pub fn flips(self, square: Square) -> Bitboard {
        if self.occupied().contains(square) {
            return Bitboard::EMPTY;
        }
        self.flips_of_empty(square)
    }

    /// The same as [`flips`](Self::flips) for a square known to be empty, without looking.
    ///
    /// On an occupied square the result means nothing.
    #[must_use]
    #[inline]
    pub fn flips_of_empty(self, square: Square) -> Bitboard {
        Bitboard(kernel::flips(
            square.index(),
            self.player.0,
            self.opponent.0,
        ))
    }

    /// How many discs a move to the last empty square would flip.
    ///
    /// On a board with other empty squares the result means nothing.
    #[must_use]
    #[inline]
    pub fn n_last_flips(self, square: Square) -> u32 {
        kernel::last_flips(square.index(), self.player.0)
    }

    /// The move to `square`, or `None` when it is illegal.
    #[must_use]
    pub fn find_move(self, square: Square) -> Option<Move> {
        let flips = self.flips(square);
        (!flips.is_empty()).then_some(Move { square, flips })
    }

    /// The board after a move to `square`, seen by the other player; `None` when it is illegal.
    #[must_use]
    pub fn play(self, square: Square) -> Option<Self> {
        Some(self.play_unchecked(self.find_move(square)?))
    }

    /// The board after a move that [`find_move`](Self::find_move) found on this board.
    #[must_use]
    #[inline]
    pub const fn play_unchecked(self, mv: Move) -> Self {
        Self {
            player: Bitboard(self.opponent.0 ^ mv.flips.0),
            opponent: Bitboard(self.player.0 ^ mv.flips.0 | mv.square.bitboard().0),
        }
    }

    /// The board before a move, given the one after it and the move that was made.
    #[must_use]
    #[inline]
    pub const fn undo_unchecked(self, mv: Move) -> Self {
        Self {
            player: Bitboard((self.opponent.0 ^ mv.flips.0) & !mv.square.bitboard().0),
            opponent: Bitboard(self.player.0 ^ mv.flips.0),
        }
    }

    /// The same discs with the other player to move.
    #[must_use]
    #[inline]
    pub const fn pass(self) -> Self {
        Self {
            player: self.opponent,
            opponent: self.player,
        }
    }

    /// Whether neither player can move.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.legal_moves().is_empty() && self.opponent_moves().is_empty()
    }

    /// A well-mixed number for hash tables, the same in every build and run.
    ///
    /// It is computed anew from the two sets: two multiplications cost less than keeping a sum
    /// up to date over the flips of every move.
    #[must_use]
    #[inline]
    pub const fn hash(self) -> u64 {
        // Odd constants with bits in no pattern: the first 64 fractional bits of the square roots
        // of 2, 3 and 5, the last bit set.
        const K: [u64; 3] = [
            0x6a09_e667_f3bc_c909,
            0xbb67_ae85_84ca_a73b,
            0x3c6e_f372_fe94_f82b,
        ];
        let mixed = fold(self.player.0 ^ K[0], K[1]) ^ fold(self.opponent.0 ^ K[1], K[2]);
        fold(mixed ^ K[2], K[0])
    }
}

/// The two halves of the 128-bit product, added without carry.
#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

impl fmt::Display for Board {
    /// Writes 64 letters a1 … h8 with `X` for the player to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::ALL {
            f.write_str(match () {
                () if self.player.contains(square) => "X",
                () if self.opponent.contains(square) => "O",
                () => "-",
            })?;
        }
        Ok(())
    }
}
