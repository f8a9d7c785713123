//! Solving the endgame: exact null-window search of positions with few empty squares.
//!
//! Three zones, from the end: the last four squares in code of their own ([`last`]), then moves
//! ordered by parity alone, then moves ordered by how few replies they leave, with a small table.
//! Higher up, [`search`](crate::search) takes over.

mod last;

use arrayvec::ArrayVec;
use otho_core::{Bitboard, Board, Move, Square};

use self::last::{last_1, last_2, last_3, last_4};
use crate::local::Bound;
use crate::objective::{MOST, Objective, final_difference};
use crate::search::SOLVER_EMPTIES;
use crate::stability::upper_bound;
use crate::worker::Worker;

/// Up to so many empty squares moves are ordered by parity alone.
const PARITY_ONLY: u32 = 6;

/// With fewer empty squares, looking at what is known of all replies costs more than it saves.
const LEAST_LOOK_AHEAD: u32 = 9;

/// The squares of the quarters that have an odd number of empty squares.
///
/// Whoever plays into an odd region can hope for the last move there, which nobody answers.
#[inline]
fn odd_quarters(empties: Bitboard) -> Bitboard {
    // Add up without carry: four rows into the lowest of them, then four columns.
    let mut sum = empties.0 ^ empties.0 >> 16;
    sum ^= sum >> 8;
    sum ^= sum >> 2;
    sum ^= sum >> 1;
    // The sums are now in the quarters' first squares; spread each over its quarter.
    Bitboard((sum & 0x0000_0011_0000_0011) * 0x0f0f_0f0f)
}

impl Worker<'_> {
    /// Whether the value of the game from here is at least `beta`.
    ///
    /// Fail-soft: at least `beta` the answer is a lower bound, otherwise an upper bound.
    pub(crate) fn solve<O: Objective>(&mut self, board: Board, beta: i32) -> i32 {
        self.local.make_ready();
        self.last.make_ready();
        match board.n_empties() {
            0 => {
                self.nodes += 1;
                O::value(final_difference(board))
            }
            1..=4 => self.solve_last::<O>(board, beta),
            _ => self.solve_from::<O>(board, board.legal_moves(), beta),
        }
    }

    /// The same for five empty squares or more, with the legal moves known.
    fn solve_from<O: Objective>(&mut self, board: Board, moves: Bitboard, beta: i32) -> i32 {
        self.nodes += 1;
        if moves.is_empty() {
            let replies = board.opponent_moves();
            if replies.is_empty() {
                return O::value(final_difference(board));
            }
            return -self.solve_from::<O>(board.pass(), replies, 1 - beta);
        }
        match board.n_empties() {
            ..PARITY_ONLY => self.solve_by_parity::<O>(board, moves, beta),
            PARITY_ONLY => {
                if let Some(value) = self.last.get(board).and_then(|known| known.answer(beta)) {
                    return value;
                }
                let value = self.solve_by_parity::<O>(board, moves, beta);
                self.last.put(board, Bound::of(value, beta, None));
                value
            }
            _ => self.solve_by_mobility::<O>(board, moves, beta),
        }
    }

    fn solve_last<O: Objective>(&mut self, board: Board, beta: i32) -> i32 {
        let empties = board.empties();
        let odd = odd_quarters(empties);
        let mut squares = [Square::A1; 4];
        let in_order = (empties & odd).into_iter().chain(empties - odd);
        for (place, square) in squares.iter_mut().zip(in_order) {
            *place = square;
        }
        let [a, b, c, d] = squares;
        match empties.count() {
            1 => last_1::<O>(board, a, &mut self.nodes),
            2 => last_2::<O>(board, [a, b], beta, &mut self.nodes),
            3 => last_3::<O>(board, [a, b, c], beta, &mut self.nodes),
            _ => last_4::<O>(board, [a, b, c, d], beta, &mut self.nodes),
        }
    }

    fn solve_by_parity<O: Objective>(&mut self, board: Board, moves: Bitboard, beta: i32) -> i32 {
        let odd = odd_quarters(board.empties());
        let leaves_four = board.n_empties() == 5;
        let mut best = -MOST - 1;
        for group in [moves & odd, moves - odd] {
            for square in group {
                let flips = board.flips_of_empty(square);
                let next = board.play_unchecked(Move { square, flips });
                let value = if leaves_four {
                    -self.solve_last::<O>(next, 1 - beta)
                } else {
                    -self.solve_from::<O>(next, next.legal_moves(), 1 - beta)
                };
                if value > best {
                    best = value;
                    if best >= beta {
                        return best;
                    }
                }
            }
        }
        best
    }

    fn solve_by_mobility<O: Objective>(&mut self, board: Board, moves: Bitboard, beta: i32) -> i32 {
        // Step 1. Stable discs may decide it.
        if let Some(bound) = upper_bound::<O>(board, beta) {
            return bound;
        }

        // Step 2. It may be known.
        let mut first = None;
        if let Some(known) = self.local.get(board) {
            if let Some(value) = known.answer(beta) {
                return value;
            }
            first = known.best;
        }
        if self.is_stopped() {
            return beta;
        }

        // Step 3. Moves that leave few replies come first.
        let mut choices = Choices::new();
        let empties = board.empties();
        let odd = odd_quarters(empties);
        let leaves_parity_only = empties.count() == PARITY_ONLY + 1;
        for square in moves {
            let flips = board.flips_of_empty(square);
            let next = board.play_unchecked(Move { square, flips });
            // Nothing is left to the opponent: that ends the game and, in Othello, wins it all.
            if !O::ANTI && next.player().is_empty() {
                return MOST;
            }
            if leaves_parity_only {
                self.last.prefetch(next);
            } else {
                self.local.prefetch(next);
            }
            let replies = next.legal_moves();
            let rank = match first {
                Some(best) if best == square => 0,
                _ => rank(replies, square, odd),
            };
            choices.insert(
                rank,
                Choice {
                    next,
                    replies,
                    square,
                },
            );
        }

        // Step 4. One may lead to something known.
        if empties.count() >= LEAST_LOOK_AHEAD {
            for choice in &choices.list {
                let known = self.local.get(choice.next);
                if let Some(value) = known.and_then(|known| known.answer(1 - beta))
                    && -value >= beta
                {
                    return -value;
                }
            }
        }

        // Step 5. Try them.
        let mut best = -MOST - 1;
        let mut best_square = first;
        while let Some(&choice) = choices.next() {
            let value = -self.solve_from::<O>(choice.next, choice.replies, 1 - beta);
            if value > best {
                best = value;
                best_square = Some(choice.square);
                if best >= beta {
                    break;
                }
            }
        }

        // Step 6. Remember.
        if !self.is_stopped() {
            let bound = Bound::of(best, beta, best_square);
            self.local.put(board, bound);
        }
        best
    }
}

/// How late a move is tried: by the replies it leaves, corners counted twice, sooner for odd
/// regions and for corners.
#[inline]
fn rank(replies: Bitboard, square: Square, odd: Bitboard) -> u32 {
    let mut rank = 16 + 4 * (replies.count() + (replies & Bitboard::CORNERS).count());
    if odd.contains(square) {
        rank -= 3;
    }
    if Bitboard::CORNERS.contains(square) {
        rank -= 3;
    }
    rank
}

#[derive(Clone, Copy)]
struct Choice {
    next: Board,
    replies: Bitboard,
    square: Square,
}

/// The most moves in this zone: as many as there are empty squares.
const MOST_CHOICES: usize = SOLVER_EMPTIES as usize;

/// The moves of a position; taken one by one, the lowest rank first.
///
/// They are not sorted: mostly the first one decides, and finding it takes no branches.
struct Choices {
    list: ArrayVec<Choice, MOST_CHOICES>,
    /// For each its rank above its place in the list; the largest number when it was taken.
    keys: [u32; MOST_CHOICES.next_multiple_of(4)],
}

/// The bits of a key that are the place in the list.
const PLACE: u32 = 15;

impl Choices {
    #[inline]
    fn new() -> Self {
        Self {
            list: ArrayVec::new(),
            keys: [u32::MAX; _],
        }
    }

    #[inline]
    fn insert(&mut self, rank: u32, choice: Choice) {
        let place = self.list.len();
        self.keys[place] = rank << PLACE.count_ones() | place as u32;
        self.list.push(choice);
    }

    #[inline]
    fn next(&mut self) -> Option<&Choice> {
        let key = self.keys.into_iter().fold(u32::MAX, u32::min);
        let place = (key & PLACE) as usize;
        let choice = self.list.get(place)?;
        self.keys[place] = u32::MAX;
        Some(choice)
    }
}
