//! In which order moves are tried.

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
    next: Board,
}

/// The moves of a position; taken one by one, the highest rank first.
pub(super) struct Choices {
    list: [Choice; MOST_MOVES],
    n: usize,
    taken: usize,
}

impl Choices {
    pub(super) fn new(node: &Node, moves: Bitboard) -> Self {
        let none = Move {
            square: Square::A1,
            flips: Bitboard::EMPTY,
        };
        let mut list = [Choice {
            rank: 0,
            mv: none,
            next: node.board,
        }; MOST_MOVES];
        let mut n = 0;
        for square in moves {
            let mv = Move {
                square,
                flips: node.board.flips_of_empty(square),
            };
            list[n] = Choice {
                rank: 0,
                mv,
                next: node.board.play_unchecked(mv),
            };
            n += 1;
        }
        Self { list, n, taken: 0 }
    }

    /// The positions that the moves lead to.
    pub(super) fn moves(&self) -> impl Iterator<Item = Board> {
        self.list[..self.n].iter().map(|choice| choice.next)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.taken == self.n
    }

    /// The best move that has not been taken yet.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Move> {
        let rest = &mut self.list[self.taken..self.n];
        let (best, _) = rest
            .iter()
            .enumerate()
            .max_by_key(|(_, choice)| choice.rank)?;
        rest.swap(0, best);
        self.taken += 1;
        Some(rest[0].mv)
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
    /// Ranks the moves: those of the table first, then by evaluation and by the replies they leave.
    ///
    /// A search of one or two plies in place of the evaluation costs more than it saves here.
    pub(super) fn order<O: Objective>(
        &self,
        choices: &mut Choices,
        node: &Node,
        table_moves: [Option<Square>; 2],
        effort: Effort,
    ) {
        // With one ply to go, ranking a move costs as much as searching it.
        if choices.n == 1 || effort.depth == 1 {
            return;
        }
        let worth_of_reply = worth_of_reply(effort.depth >= node.empties);
        for choice in &mut choices.list[..choices.n] {
            let square = Some(choice.mv.square);
            if let Some(place) = table_moves.iter().position(|&known| known == square) {
                choice.rank = i32::MAX - place as i32;
                continue;
            }
            let replies = choice.next.legal_moves();
            let states = node.states.after(choice.mv);
            let weights = self.shared.weights;
            let value = if replies.is_empty() {
                -weights.fine(&states.negated(), node.empties - 1)
            } else {
                weights.fine(&states, node.empties - 1)
            };
            let replies = (replies.count() + (replies & Bitboard::CORNERS).count()) as i32;
            choice.rank = -O::value(value) - worth_of_reply * replies;
        }
    }
}
