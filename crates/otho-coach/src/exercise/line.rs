//! Lines of an exercise: the moves that are right, the opponent's replies, and how it goes on.

use otho_core::{Bitboard, Color, Position, Square, Turn};

/// The moves that are right at one point of an exercise; none when it is solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Branch>);

/// A right move and what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The learner's move.
    pub square: Square,
    /// What the opponent answers: nothing after the last move or where the opponent has to pass,
    /// several moves where the learner has to.
    pub replies: Vec<Square>,
    /// How it goes on.
    pub next: Line,
}

impl Line {
    /// A line of one move, which may be any of these.
    pub(super) fn of_squares(squares: Bitboard) -> Self {
        let branch = |square| Branch {
            square,
            replies: Vec::new(),
            next: Self::default(),
        };
        Self(squares.into_iter().map(branch).collect())
    }

    /// The moves that are right first.
    #[must_use]
    pub fn squares(&self) -> Bitboard {
        self.0.iter().map(|branch| branch.square).collect()
    }

    /// What follows a move, `None` when it is not right.
    pub(super) fn branch(&self, square: Square) -> Option<&Branch> {
        self.0.iter().find(|branch| branch.square == square)
    }

    /// Whether there is a move, and all moves are legal and in turn.
    pub(super) fn can_be_played(&self, position: Position) -> bool {
        !self.0.is_empty() && self.0.iter().all(|branch| branch.can_be_played(position))
    }
}

impl Branch {
    fn can_be_played(&self, position: Position) -> bool {
        let Some(at) = self.play(position) else {
            return false;
        };
        self.next.0.is_empty() || at.side() == position.side() && self.next.can_be_played(at)
    }

    /// The position after the move and the replies, `None` when they are not legal or not in turn.
    pub(super) fn play(&self, position: Position) -> Option<Position> {
        let learner = position.side();
        let after = settled(position.play(self.square).ok()?);
        self.replies.iter().try_fold(after, |at, &reply| {
            let is_in_turn = at.side() != learner;
            is_in_turn.then_some(())?;
            Some(settled(at.play(reply).ok()?))
        })
    }
}

/// The position with whoever can move to move, and as it is when the game is over.
pub(super) fn settled(position: Position) -> Position {
    match position.turn() {
        Turn::Pass => position.with_other_side(),
        Turn::Move(_) | Turn::Over => position,
    }
}

/// Whether it is this player's turn, and they have a move.
pub(super) fn is_turn_of(position: Position, side: Color) -> bool {
    position.side() == side && matches!(position.turn(), Turn::Move(_))
}
