//! Starts other than the ordinary one, and what is odd about a position set up by hand.

use core::fmt;

use crate::{Bitboard, Color, Position, Square};

/// How many corners Black, the weaker player, has from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// a1.
    One,
    /// a1 and h8.
    Two,
    /// a1, h8 and h1.
    Three,
    /// All four.
    Four,
}

impl Handicap {
    /// The handicap of this many corners, `None` unless it is 1 to 4.
    #[must_use]
    pub const fn from_corners(corners: u8) -> Option<Self> {
        match corners {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// The corners that Black gets.
    #[must_use]
    pub fn corners(self) -> Bitboard {
        [Square::A1, Square::H8, Square::H1, Square::A8]
            .into_iter()
            .take(self as usize + 1)
            .collect()
    }

    /// The start of a handicap game: the ordinary discs and Black's corners, White to move.
    ///
    /// White, who gives the handicap, moves first, as in the handicap games of Othello clubs.
    #[must_use]
    pub fn start(self) -> Position {
        let black = Position::START.discs(Color::Black) | self.corners();
        let white = Position::START.discs(Color::White);
        Position::new(black, white, Color::White).expect("the corners of the start are empty")
    }
}

/// Something that cannot come about in a game, though it can be set up and played on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// These squares of the center are empty: a game starts with them filled.
    EmptyCenter(Bitboard),
    /// These discs are not joined to the center: every move touches a disc.
    Detached(Bitboard),
    /// Neither player can move: the game is over before it begins.
    Over,
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EmptyCenter(squares) => {
                write!(
                    f,
                    "a game starts with the center filled, but {squares} are empty"
                )
            }
            Self::Detached(discs) => {
                write!(
                    f,
                    "every move touches a disc, but {discs} are not joined to the center"
                )
            }
            Self::Over => f.write_str("neither player can move"),
        }
    }
}

/// What about this position cannot come about in a game from the ordinary start.
///
/// An empty list is no proof that a game leads to it.
///
/// ```
/// use otho_core::{Position, setup::{Oddity, oddities}};
///
/// assert_eq!(oddities(Position::START), []);
/// let two_discs: Position = format!("XO{:-<62} X", "").parse()?;
/// assert!(matches!(oddities(two_discs)[..], [Oddity::EmptyCenter(_), Oddity::Detached(_)]));
/// # Ok::<(), otho_core::ParsePositionError>(())
/// ```
#[must_use]
pub fn oddities(position: Position) -> Vec<Oddity> {
    let board = position.board();
    let occupied = board.occupied();
    let mut found = Vec::new();
    let empty_center = Bitboard::CENTER - occupied;
    if !empty_center.is_empty() {
        found.push(Oddity::EmptyCenter(empty_center));
    }
    let detached = occupied - joined_to(Bitboard::CENTER & occupied, occupied);
    if !detached.is_empty() {
        found.push(Oddity::Detached(detached));
    }
    if board.is_over() {
        found.push(Oddity::Over);
    }
    found
}

/// The squares of `within` that a chain of neighbors inside `within` joins to `seed`.
fn joined_to(seed: Bitboard, within: Bitboard) -> Bitboard {
    let mut joined = seed;
    loop {
        let grown = joined | (joined.neighbors() & within);
        if grown == joined {
            return joined;
        }
        joined = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handicap_gives_black_corners_and_white_the_first_move() {
        for corners in 1..=4 {
            let start = Handicap::from_corners(corners).expect("1 to 4").start();
            let held = start.discs(Color::Black) & Bitboard::CORNERS;
            assert_eq!(held.count(), u32::from(corners));
            assert_eq!(start.side(), Color::White);
            assert_eq!(start.legal_moves().to_string(), "e3 f4 c5 d6");
        }
        assert_eq!(Handicap::from_corners(0), None);
        assert_eq!(Handicap::from_corners(5), None);
        assert_eq!(Handicap::Two.corners().to_string(), "a1 h8");
    }

    #[test]
    fn oddities_name_the_squares() {
        let mut text = Position::START.to_string();
        text.replace_range(0..1, "X");
        assert_eq!(
            oddities(text.parse().unwrap()),
            [Oddity::Detached(Square::A1.bitboard())]
        );
        let full = format!("{} X", "X".repeat(64)).parse().unwrap();
        assert_eq!(oddities(full), [Oddity::Over]);
    }
}
