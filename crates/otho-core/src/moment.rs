//! A game as it stood after some of its turns.

use crate::{Bitboard, Game, Made, Outcome, Ply, Position};

/// A position of a game, the present one or an earlier one, and how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How many turns led here, forced passes included.
    pub ply: usize,
    /// The discs and whose turn it is.
    pub position: Position,
    /// The last move with the passes that followed it; empty at the start.
    pub turns: Vec<Made>,
    /// How the game ended, where it ended here.
    pub outcome: Option<Outcome>,
}

impl Moment {
    /// The squares where the player whose turn it is may put a disc: none once the game is over,
    /// even where the rules of moving would allow some.
    #[must_use]
    pub fn legal_moves(&self) -> Bitboard {
        match self.outcome {
            None => self.position.legal_moves(),
            Some(_) => Bitboard::EMPTY,
        }
    }
}

impl Game {
    /// The game after so many turns; after all of them where there were fewer.
    #[must_use]
    pub fn moment(&self, ply: usize) -> Moment {
        let mut turns: Vec<Made> = self.turns().collect();
        let is_present = ply >= turns.len();
        let position = match turns.get(ply) {
            Some(next) => next.position,
            None => self.position(),
        };
        turns.truncate(ply);
        let ply = turns.len();
        let is_move = |made: &Made| made.ply != Ply::Pass;
        let last_move = turns.iter().rposition(is_move).unwrap_or(0);
        Moment {
            ply,
            position,
            turns: turns.split_off(last_move),
            outcome: self.outcome().filter(|_| is_present),
        }
    }
}
