//! In which order moves are tried.

use arrayvec::ArrayVec;
use otho_core::{Bitboard, Board, Move, Square};

use super::{Effort, Node};
use crate::objective::Objective;
use crate::worker::Worker;

/// The most moves a position can have is less than this.
const MOST_MOVES: usize = 34;

/// A move, and what it leads to as far as that was looked at.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) mv: Move,
    rank: i32,
    replies: Option<Bitboard>,
}

impl Choice {
    /// Where it leads from the position it was made for.
    #[inline]
    pub(super) fn child_of(self, node: &Node) -> Node {
        Node {
            moves: self.replies,
            ..node.after(self.mv)
        }
    }
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
                mv: Move { square, flips },
                rank: 0,
                replies: None,
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
    pub(super) fn next(&mut self, mut rank: impl FnMut(Move) -> (i32, Bitboard)) -> Option<Choice> {
        for known in &mut self.known {
            if let Some(square) = known.take()
                && let Some(place) = self.rest.iter().position(|c| c.mv.square == square)
            {
                return Some(self.rest.swap_remove(place));
            }
        }
        if !self.is_ranked && self.rest.len() > 1 {
            for choice in &mut self.rest {
                let (rank, replies) = rank(choice.mv);
                (choice.rank, choice.replies) = (rank, Some(replies));
            }
            self.is_ranked = true;
        }
        let ranks = self.rest.iter().map(|choice| choice.rank).enumerate();
        let (best, _) = ranks.max_by_key(|&(_, rank)| rank)?;
        Some(self.rest.swap_remove(best))
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
    /// How promising a move is, by the evaluation and by the replies it leaves, and these.
    ///
    /// A search of one or two plies in place of the evaluation costs more than it saves here.
    pub(super) fn rank<O: Objective>(
        &mut self,
        node: &Node,
        effort: Effort,
        mv: Move,
    ) -> (i32, Bitboard) {
        let next = node.board.play_unchecked(mv);
        let replies = next.legal_moves();
        let n_replies = (replies.count() + (replies & Bitboard::CORNERS).count()) as i32;
        // With one ply to go, ranking a move costs as much as searching it.
        if effort.depth <= 2 {
            return (-n_replies, replies);
        }
        // If the move is tried at all, it will be looked up: 5 % of the time of a midgame search.
        self.table().prefetch(next);
        let states = || node.states.after(mv);
        let value = if replies.is_empty() {
            -self.judge(next.pass(), next.opponent_moves(), || states().negated())
        } else {
            self.judge(next, replies, states)
        };
        let worth = worth_of_reply(effort.depth >= node.empties);
        (-O::value(value) - worth * n_replies, replies)
    }
}
