//! Exercises of the middle game: the quiet move, and the poisoned X-square.

use otho_core::{Bitboard, Position, Square};

use super::search::{Bench, Made, Values};
use super::{Answer, Exercise, Grade, Kind, Line};
use crate::feature::{corner_given, corner_of_x, is_quiet};

/// The middle game, by empty squares.
const MIDDLE: core::ops::RangeInclusive<u32> = 14..=46;

/// A position with fewer moves leaves nothing to find.
const LEAST_MOVES: u32 = 5;

/// What is right may cost so many discs against the best move.
const MOST_COST: i32 = 2;

/// What is poisoned costs so many discs at least.
const POISON: i32 = 8;

/// Moves to choose from when one of them is poisoned.
const N_CANDIDATES: usize = 3;

/// One or two quiet moves among others, each as good as any.
pub(super) fn quiet(bench: &mut Bench<'_>, position: Position) -> Made {
    let board = position.board();
    let moves = position.legal_moves();
    let quiet: Bitboard = moves.into_iter().filter(|&s| is_quiet(board, s)).collect();
    let is_hidden = (1..=2).contains(&quiet.count()) && moves.count() >= LEAST_MOVES;
    if !MIDDLE.contains(&board.n_empties()) || !is_hidden || quiet.intersects(Bitboard::CORNERS) {
        return Ok(None);
    }
    let values = bench.judged(position)?;
    if !values.are_within(quiet, MOST_COST) {
        return Ok(None);
    }
    let n_flips = |square| board.flips(square).count();
    let most = quiet.into_iter().map(n_flips).max().unwrap_or(0);
    // Who takes few discs for quiet is led astray by another move that takes as few.
    let is_masked = (moves - quiet).into_iter().any(|s| n_flips(s) <= most);
    let points = match moves.count() {
        ..=7 => 0,
        8..=10 => 1,
        11..=12 => 2,
        13.. => 3,
    } + u32::from(quiet.count() == 1)
        + u32::from(is_masked);
    Ok(Exercise::new(
        Kind::Quiet,
        // Nearly every position has one of the two last points.
        Grade::of_points(points.saturating_sub(1)),
        bench.variant,
        position,
        Bitboard::EMPTY,
        Answer::Line(Line::of_squares(quiet)),
    ))
}

/// Three moves, of which one is good, and at least one of the others goes to an X-square, gives
/// away the corner and costs the game dearly.
pub(super) fn poison(bench: &mut Bench<'_>, position: Position) -> Made {
    let board = position.board();
    let moves = position.legal_moves();
    let gives = |square: &Square| corner_given(board, *square).is_some();
    if !MIDDLE.contains(&board.n_empties()) || !moves.into_iter().any(|s| gives(&s)) {
        return Ok(None);
    }
    let values = bench.judged(position)?;
    let Some((safe, bad)) = candidates(position, &values) else {
        return Ok(None);
    };
    let n_poisoned = bad.iter().filter(|square| gives(square)).count() as u32;
    let n_replies = |square: Square| {
        let after = board.play(square);
        after.map_or(0, |after| after.legal_moves().count())
    };
    let is_tempting = bad
        .iter()
        .any(|&square| gives(&square) && n_replies(square) <= n_replies(safe));
    let points =
        n_poisoned - 1 + u32::from(is_tempting) + 2 * u32::from(corner_of_x(safe).is_some());
    let right = safe.bitboard();
    Ok(Exercise::new(
        Kind::Poison,
        Grade::of_points(points),
        bench.variant,
        position,
        right | bad.into_iter().collect(),
        Answer::Line(Line::of_squares(right)),
    ))
}

/// A good move, at an X-square if there is one, and two bad ones, X-squares that give the corner
/// first; `None` where there are not enough.
fn candidates(position: Position, values: &Values) -> Option<(Square, Vec<Square>)> {
    let board = position.board();
    let (_, best) = values.best();
    let good = values.squares(|value| best - value <= MOST_COST) - Bitboard::CORNERS;
    let bad = values.squares(|value| best - value >= POISON);
    let is_x = |square: &Square| corner_of_x(*square).is_some();
    let safe = good.into_iter().find(is_x).or(good.first())?;
    let gives = |square: &Square| corner_given(board, *square).is_some();
    let (mut chosen, others): (Vec<Square>, Vec<Square>) = bad.into_iter().partition(gives);
    if chosen.is_empty() {
        return None;
    }
    chosen.extend(others);
    chosen.truncate(N_CANDIDATES - 1);
    (chosen.len() == N_CANDIDATES - 1).then_some((safe, chosen))
}
