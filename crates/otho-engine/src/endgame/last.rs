//! The last four empty squares, where most of the nodes of an endgame search are.
//!
//! Everything here answers a null-window question: is the value at least `beta`? The answer is
//! fail-soft: at least `beta` it is a lower bound, otherwise an upper bound. The empty squares
//! are handed in and not found, since finding them costs as much as the rest.

use otho_core::{Board, Move, Square};

use crate::objective::{MOST, NEIGHBORS, Objective, final_difference};

/// Below every value: no move has been tried yet.
const NONE: i32 = -MOST - 1;

/// The board after a move to an empty square, or `None` when it flips nothing.
#[inline(always)]
fn play(board: Board, square: Square) -> Option<Board> {
    // Most squares that flip nothing have no opposing disc beside them, which is quick to see.
    if !NEIGHBORS[square.index()].intersects(board.opponent()) {
        return None;
    }
    let flips = board.flips_of_empty(square);
    (!flips.is_empty()).then(|| board.play_unchecked(Move { square, flips }))
}

/// The value with one empty square left.
#[inline(always)]
pub(super) fn last_1<O: Objective>(board: Board, square: Square, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let player = board.player().count() as i32;
    let own = board.n_last_flips(square) as i32;
    if own != 0 {
        // All other discs are the opponent's: player + own + 1 against 63 - player - own.
        return O::value(2 * (player + own) - 62);
    }
    let theirs = board.pass().n_last_flips(square) as i32;
    if theirs != 0 {
        return O::value(2 * (player - theirs) - 64);
    }
    // Nobody can fill it: it goes to the winner. 63 discs are never halved.
    O::value(if player >= 32 {
        2 * player - 62
    } else {
        2 * player - 64
    })
}

/// The moves of one side with two empty squares left, or `NONE`.
#[inline(always)]
fn best_of_2<O: Objective>(board: Board, squares: [Square; 2], beta: i32, nodes: &mut u64) -> i32 {
    let [a, b] = squares;
    let mut best = NONE;
    if let Some(next) = play(board, a) {
        best = -last_1::<O>(next, b, nodes);
        if best >= beta {
            return best;
        }
    }
    if let Some(next) = play(board, b) {
        best = best.max(-last_1::<O>(next, a, nodes));
    }
    best
}

/// Whether the value with two empty squares left is at least `beta`.
pub(super) fn last_2<O: Objective>(
    board: Board,
    squares: [Square; 2],
    beta: i32,
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let best = best_of_2::<O>(board, squares, beta, nodes);
    if best != NONE {
        return best;
    }
    *nodes += 1;
    let best = best_of_2::<O>(board.pass(), squares, 1 - beta, nodes);
    if best != NONE {
        return -best;
    }
    O::value(final_difference(board))
}

/// Whether the value with three empty squares left is at least `beta`.
pub(super) fn last_3<O: Objective>(
    board: Board,
    squares: [Square; 3],
    beta: i32,
    nodes: &mut u64,
) -> i32 {
    let [a, b, c] = squares;
    let tries = [(a, [b, c]), (b, [a, c]), (c, [a, b])];
    try_all::<O, 3, 2>(board, tries, beta, nodes, last_2::<O>)
}

/// Whether the value with four empty squares left is at least `beta`.
pub(super) fn last_4<O: Objective>(
    board: Board,
    squares: [Square; 4],
    beta: i32,
    nodes: &mut u64,
) -> i32 {
    let [a, b, c, d] = squares;
    let tries = [
        (a, [b, c, d]),
        (b, [a, c, d]),
        (c, [a, b, d]),
        (d, [a, b, c]),
    ];
    try_all::<O, 4, 3>(board, tries, beta, nodes, |next, rest, beta, nodes| {
        last_3::<O>(next, by_parity(rest), beta, nodes)
    })
}

/// Tries each square with the others left to `go_on`; passes when none can be played, and counts
/// the discs when the other side cannot play one either.
#[inline(always)]
fn try_all<O: Objective, const N: usize, const M: usize>(
    board: Board,
    tries: [(Square, [Square; M]); N],
    beta: i32,
    nodes: &mut u64,
    go_on: impl Fn(Board, [Square; M], i32, &mut u64) -> i32,
) -> i32 {
    let best_move = |board, beta, nodes: &mut u64| {
        let mut best = NONE;
        for (square, rest) in tries {
            if let Some(next) = play(board, square) {
                best = best.max(-go_on(next, rest, 1 - beta, nodes));
                if best >= beta {
                    break;
                }
            }
        }
        best
    };
    *nodes += 1;
    let best = best_move(board, beta, nodes);
    if best != NONE {
        return best;
    }
    *nodes += 1;
    let best = best_move(board.pass(), 1 - beta, nodes);
    if best != NONE {
        return -best;
    }
    O::value(final_difference(board))
}

/// Puts a square that is alone in its quarter of the board before two that share one.
///
/// Whoever fills a region with an odd number of squares has the last move there.
#[inline(always)]
fn by_parity([a, b, c]: [Square; 3]) -> [Square; 3] {
    match (
        quarter(a) == quarter(b),
        quarter(a) == quarter(c),
        quarter(b) == quarter(c),
    ) {
        (true, false, false) => [c, a, b],
        (false, true, false) => [b, a, c],
        _ => [a, b, c],
    }
}

/// Which quarter of the board a square lies in.
#[inline(always)]
fn quarter(square: Square) -> usize {
    square.row() / 4 * 2 + square.column() / 4
}
