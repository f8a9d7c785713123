//! Exercises of the middle game: the quiet move, and the poisoned square.

use otho_core::{Bitboard, Board, Position, Square, Variant};

use super::search::{Bench, Made, Values};
use super::{Answer, Found, Grade, Line};
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
    // Nearly every position has one of the two last points.
    let grade = Grade::of_points(points.saturating_sub(1));
    let answer = Answer::Line(Line::of_squares(quiet));
    Ok(Some(Found::new(grade, answer)))
}

/// Whether a move is a trap that can be named: in Othello it goes to an X-square and lets the
/// opponent take the corner, in anti-Othello it takes a corner, which stays to the end.
fn is_poisoned(board: Board, variant: Variant, square: Square) -> bool {
    match variant {
        Variant::Othello => corner_given(board, square).is_some(),
        Variant::Anti => Bitboard::CORNERS.contains(square),
    }
}

/// Three moves, of which one is good, and at least one of the others is poisoned and costs the game
/// dearly.
pub(super) fn poison(bench: &mut Bench<'_>, position: Position) -> Made {
    let board = position.board();
    let moves = position.legal_moves();
    let variant = bench.variant;
    let is_poison = |square: &Square| is_poisoned(board, variant, *square);
    if !MIDDLE.contains(&board.n_empties()) || !moves.into_iter().any(|s| is_poison(&s)) {
        return Ok(None);
    }
    let values = bench.judged(position)?;
    let Some((safe, bad)) = candidates(&values, is_poison) else {
        return Ok(None);
    };
    let n_poisoned = bad.iter().filter(|square| is_poison(square)).count() as u32;
    let n_replies = |square: Square| {
        let after = board.play(square);
        after.map_or(0, |after| after.legal_moves().count())
    };
    let is_tempting = bad
        .iter()
        .any(|&square| is_poison(&square) && n_replies(square) <= n_replies(safe));
    let points =
        n_poisoned - 1 + u32::from(is_tempting) + 2 * u32::from(corner_of_x(safe).is_some());
    let right = safe.bitboard();
    Ok(Some(Found {
        grade: Grade::of_points(points),
        shown: right | bad.into_iter().collect(),
        answer: Answer::Line(Line::of_squares(right)),
    }))
}

/// A good move, at an X-square if there is one, and two bad ones, the poisoned first; `None` where
/// there are not enough.
fn candidates(
    values: &Values,
    is_poison: impl Fn(&Square) -> bool,
) -> Option<(Square, Vec<Square>)> {
    let (_, best) = values.best();
    let good = values.squares(|value| best - value <= MOST_COST) - Bitboard::CORNERS;
    let bad = values.squares(|value| best - value >= POISON);
    let is_x = |square: &Square| corner_of_x(*square).is_some();
    let safe = good.into_iter().find(is_x).or(good.first())?;
    let (mut chosen, others): (Vec<Square>, Vec<Square>) = bad.into_iter().partition(is_poison);
    if chosen.is_empty() {
        return None;
    }
    chosen.extend(others);
    chosen.truncate(N_CANDIDATES - 1);
    (chosen.len() == N_CANDIDATES - 1).then_some((safe, chosen))
}
