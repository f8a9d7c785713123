//! In which order moves are tried.

use arrayvec::ArrayVec;
use otho_core::{Bitboard, Board, Move, Square};

use super::{Effort, Node};
use crate::objective::Objective;
use crate::worker::Worker;

/// The most moves a position can have is less than this.
const MOST_MOVES: usize = 34;

#[derive(Clone, Copy)]
struct Choice {
    rank: i32,
    mv: Move,
}

/// The moves of a position; taken one by one, the most promising first.
pub(super) struct Choices {
    /// Those that have not been taken yet.
    rest: ArrayVec<Choice, MOST_MOVES>,
    /// Moves that were good before: they come first, and often nothing else is needed.
    known: [Option<Square>; 2],
    is_ranked: bool,
}

impl Choices {
    pub(super) fn new(board: Board, moves: Bitboard, known: [Option<Square>; 2]) -> Self {
        let mut rest = ArrayVec::new();
        for square in moves {
            let flips = board.flips_of_empty(square);
            rest.push(Choice {
                rank: 0,
                mv: Move { square, flips },
            });
        }
        Self {
            rest,
            known,
            is_ranked: false,
        }
    }

    /// The moves that have not been taken yet.
    pub(super) fn moves(&self) -> impl Iterator<Item = Move> + Clone {
        self.rest.iter().map(|choice| choice.mv)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next move. The ranks of the rest are found by `rank` when they are first needed.
    #[inline]
    pub(super) fn next(&mut self, rank: impl Fn(Move) -> i32) -> Option<Move> {
        for known in &mut self.known {
            if let Some(square) = known.take()
                && let Some(place) = self.rest.iter().position(|c| c.mv.square == square)
            {
                return Some(self.rest.swap_remove(place).mv);
            }
        }
        if !self.is_ranked && self.rest.len() > 1 {
            for choice in &mut self.rest {
                choice.rank = rank(choice.mv);
            }
            self.is_ranked = true;
        }
        let ranks = self.rest.iter().map(|choice| choice.rank).enumerate();
        let (best, _) = ranks.max_by_key(|&(_, rank)| rank)?;
        Some(self.rest.swap_remove(best).mv)
    }
}

/// What one reply less for the opponent is worth, in 1/128 discs.
///
/// Near the end it is worth more than its discs: few replies make a small tree, and the smallest
/// tree that proves the value is what the search is after.
const fn worth_of_reply(reaches_end: bool) -> i32 {
    if reaches_end { 500 } else { 100 }
}

impl Worker<'_> {
    /// How promising a move is: by the evaluation and by the replies it leaves.
    ///
    /// A search of one or two plies in place of the evaluation costs more than it saves here.
    pub(super) fn rank<O: Objective>(&self, node: &Node, effort: Effort, mv: Move) -> i32 {
        // With one ply to go, ranking a move costs as much as searching it.
        let replies = node.board.play_unchecked(mv).legal_moves();
        if effort.depth <= 2 {
            return -((replies.count() + (replies & Bitboard::CORNERS).count()) as i32);
        }
        let states = node.states.after(mv);
        let weights = self.shared.weights;
        let value = if replies.is_empty() {
            -weights.fine(&states.negated(), node.empties - 1)
        } else {
            weights.fine(&states, node.empties - 1)
        };
        let n_replies = (replies.count() + (replies & Bitboard::CORNERS).count()) as i32;
        -O::value(value) - worth_of_reply(effort.depth >= node.empties) * n_replies
    }
}
