//! Disc counts, final scores and who won.

use core::fmt;
use core::ops::Not;

use crate::Color;

/// The game to be won: the rules of moving are the same, who wins is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// The most discs win.
    #[default]
    Othello,
    /// Anti-Othello: the fewest discs win.
    Anti,
}

/// The discs of each color that lie on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DiscCount {
    /// Black discs.
    pub black: u8,
    /// White discs.
    pub white: u8,
}

impl DiscCount {
    /// The discs of one color.
    #[must_use]
    pub const fn of(self, color: Color) -> u8 {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The squares that neither color holds.
    #[must_use]
    pub const fn empties(self) -> u8 {
        64 - self.black - self.white
    }
}

impl fmt::Display for DiscCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}", self.black, self.white)
    }
}

/// The final score of a game. The two sides always add up to 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    black: u8,
}

impl Score {
    /// 32–32.
    pub const DRAW: Self = Self { black: 32 };

    /// A score from Black's half of it, or `None` above 64.
    #[must_use]
    pub const fn from_black(black: u8) -> Option<Self> {
        if black <= 64 {
            Some(Self { black })
        } else {
            None
        }
    }

    /// The score in which `color` has `points`, or `None` above 64.
    #[must_use]
    pub const fn with(color: Color, points: u8) -> Option<Self> {
        match (color, Self::from_black(points)) {
            (Color::White, Some(mirrored)) => Some(mirrored.exchanged()),
            (_, score) => score,
        }
    }

    /// The score of a finished board: empty squares go to the winner, in a draw to both alike.
    ///
    /// In anti-Othello it is the Othello score with the sides exchanged.
    #[must_use]
    pub const fn of_finished(discs: DiscCount, variant: Variant) -> Self {
        let black = if discs.black > discs.white {
            discs.black + discs.empties()
        } else if discs.black < discs.white {
            discs.black
        } else {
            32
        };
        let othello = Self { black };
        match variant {
            Variant::Othello => othello,
            Variant::Anti => othello.exchanged(),
        }
    }

    /// All 64 points to one side.
    #[must_use]
    pub const fn all_to(color: Color) -> Self {
        match color {
            Color::Black => Self { black: 64 },
            Color::White => Self { black: 0 },
        }
    }

    /// One side's points.
    #[must_use]
    pub const fn of(self, color: Color) -> u8 {
        match color {
            Color::Black => self.black,
            Color::White => 64 - self.black,
        }
    }

    /// Black's points less White's.
    #[must_use]
    pub const fn difference(self) -> i8 {
        self.of(Color::Black) as i8 - self.of(Color::White) as i8
    }

    /// Who won, or `None` in a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self.black {
            0..32 => Some(Color::White),
            32 => None,
            _ => Some(Color::Black),
        }
    }

    const fn exchanged(self) -> Self {
        Self {
            black: 64 - self.black,
        }
    }
}

impl Not for Score {
    type Output = Self;

    /// The score with the sides exchanged.
    fn not(self) -> Self {
        self.exchanged()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}", self.of(Color::Black), self.of(Color::White))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn finished(black: u8, white: u8, variant: Variant) -> Score {
        Score::of_finished(DiscCount { black, white }, variant)
    }

    #[test]
    fn empty_squares_go_to_the_winner() {
        let score = finished(34, 29, Variant::Othello);
        assert_eq!((score.of(Color::Black), score.of(Color::White)), (35, 29));
        assert_eq!(finished(31, 32, Variant::Othello).to_string(), "31–33");
        assert_eq!(
            finished(45, 0, Variant::Othello),
            Score::all_to(Color::Black)
        );
    }

    #[test]
    fn the_difference_reaches_from_one_side_to_the_other() {
        let difference = |color| Score::all_to(color).difference();
        assert_eq!(Color::ALL.map(difference), [64, -64]);
        assert_eq!(Score::DRAW.difference(), 0);
    }

    #[test]
    fn a_draw_with_empty_squares_is_32_all() {
        assert_eq!(finished(20, 20, Variant::Othello), Score::DRAW);
        assert_eq!(finished(20, 20, Variant::Anti).winner(), None);
    }

    #[test]
    fn in_anti_othello_the_empties_count_for_the_side_with_more_discs_which_loses() {
        let score = finished(34, 29, Variant::Anti);
        assert_eq!(score.winner(), Some(Color::White));
        assert_eq!(score.to_string(), "29–35");
        assert_eq!(finished(13, 0, Variant::Anti), Score::all_to(Color::White));
    }

    #[test]
    fn every_score_adds_up_to_64() {
        for black in 0..=64u8 {
            for white in 0..=64 - black {
                for variant in [Variant::Othello, Variant::Anti] {
                    let score = finished(black, white, variant);
                    assert_eq!(score.of(Color::Black) + score.of(Color::White), 64);
                    assert_eq!(score.winner().is_none(), black == white);
                }
            }
        }
        assert_eq!(Score::from_black(65), None);
        assert_eq!(Score::with(Color::White, 40), Score::from_black(24));
        assert_eq!(Score::with(Color::White, 65), None);
    }
}
