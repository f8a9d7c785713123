//! A move and how the game goes on after it when both sides play their best.

use otho_core::{Bitboard, Color, Ply, Position, Square, Turn};
use otho_engine::{Engine, Goal, Limits, Request};

/// How many plies of a line reasons look at, the move itself included: what lies further ahead
/// is too far for a sentence, and in the midgame too uncertain.
pub(super) const HORIZON: usize = 7;

/// How many plies of a line show whether a difference lasts.
pub(super) const VIEW: usize = 10;

/// A move, its value, and the best line after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The move.
    pub square: Square,
    /// The final difference for the mover, empties to the winner.
    pub value: i32,
    /// The move and what follows, forced passes included.
    pub line: Vec<Ply>,
    /// Before the line and after each of its plies.
    positions: Vec<Position>,
}

impl Branch {
    /// The branch of a line, which begins with a legal move; it ends before the first illegal turn.
    #[must_use]
    pub fn new(root: Position, value: i32, line: &[Ply]) -> Option<Self> {
        let Some(&Ply::Move(square)) = line.first() else {
            return None;
        };
        let mut branch = Self {
            square,
            value,
            line: Vec::new(),
            positions: vec![root],
        };
        branch.append(line);
        (!branch.line.is_empty()).then_some(branch)
    }

    fn append(&mut self, line: &[Ply]) {
        for &ply in line {
            let next = match ply {
                Ply::Move(square) => self.end().play(square).ok(),
                Ply::Pass => self.end().pass().ok(),
            };
            let Some(next) = next else { return };
            self.line.push(ply);
            self.positions.push(next);
        }
    }

    /// Makes the line as long as reasons need it, unless the game ends before: the table of a search
    /// may have forgotten the rest of it.
    pub(super) fn lengthen(
        &mut self,
        engine: &mut Engine,
        request: &Request,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        while self.line.len() < VIEW && self.end().turn() != Turn::Over {
            let played = self.line.len() as u8;
            let goal = match request.goal {
                Goal::Depth(depth) => Goal::Depth(depth.saturating_sub(played).max(1)),
                goal => goal,
            };
            let rest = Request {
                position: self.end(),
                goal,
                limits: Limits::default(),
                ..*request
            };
            let found = engine.search(&rest, stop, &mut |_| {});
            self.append(&found.line);
            if self.line.len() == usize::from(played) {
                return;
            }
        }
    }

    /// The position before the move.
    pub(super) fn root(&self) -> Position {
        self.positions[0]
    }

    /// The position after so many plies, if the line has as many.
    #[must_use]
    pub fn after(&self, plies: usize) -> Option<Position> {
        self.positions.get(plies).copied()
    }

    /// The position after so many plies, or where the line ends before that.
    pub(super) fn by(&self, plies: usize) -> Position {
        self.after(plies).unwrap_or_else(|| self.end())
    }

    /// The position right after the move.
    #[must_use]
    pub fn after_move(&self) -> Position {
        self.positions[1]
    }

    /// The opponent's move after it, if there is one.
    #[must_use]
    pub fn reply(&self) -> Option<Square> {
        match self.line.get(1)? {
            Ply::Move(square) => Some(*square),
            Ply::Pass => None,
        }
    }

    /// The position when it is the mover's turn again.
    #[must_use]
    pub fn next_turn(&self) -> Option<Position> {
        self.after(2)
    }

    /// Where the line ends.
    #[must_use]
    pub fn end(&self) -> Position {
        self.positions[self.positions.len() - 1]
    }

    /// Each ply with its number and whose it is, as far as reasons look.
    fn plies(&self) -> impl Iterator<Item = (usize, Color, Ply)> {
        let plies = self.positions.iter().zip(&self.line).enumerate();
        plies
            .map(|(n, (position, ply))| (n, position.side(), *ply))
            .take(HORIZON)
    }

    /// The corners that a color takes, each with the number of plies before it.
    pub(super) fn corners_of(&self, color: Color) -> impl Iterator<Item = (usize, Square)> {
        self.plies().filter_map(move |(n, side, ply)| match ply {
            Ply::Move(square) if side == color && Bitboard::CORNERS.contains(square) => {
                Some((n, square))
            }
            _ => None,
        })
    }

    /// Whether a color plays on a square anywhere in the line.
    pub(super) fn ever_plays(&self, color: Color, square: Square) -> bool {
        let mut turns = self.positions.iter().zip(&self.line);
        turns.any(|(position, ply)| position.side() == color && *ply == Ply::Move(square))
    }

    /// Whether a color must pass anywhere in the line.
    pub(super) fn ever_passes(&self, color: Color) -> bool {
        let mut turns = self.positions.iter().zip(&self.line);
        turns.any(|(position, ply)| position.side() == color && *ply == Ply::Pass)
    }

    /// The first pass of a color, by the number of plies before it.
    pub(super) fn pass_of(&self, color: Color) -> Option<usize> {
        self.plies()
            .find(|&(_, side, ply)| side == color && ply == Ply::Pass)
            .map(|(n, ..)| n)
    }

    /// After how many plies a color has no disc left.
    pub(super) fn wipe_out_of(&self, color: Color) -> Option<usize> {
        self.positions
            .iter()
            .position(|position| position.discs(color).is_empty())
    }

    /// Who makes the last move of the game and where, when the line goes to its end.
    pub(super) fn last_move(&self) -> Option<(Color, Square)> {
        let moves = self.positions.iter().zip(&self.line);
        let last = moves.rev().find_map(|(position, ply)| match ply {
            Ply::Move(square) => Some((position.side(), *square)),
            Ply::Pass => None,
        });
        last.filter(|_| self.end().turn() == Turn::Over)
    }
}
