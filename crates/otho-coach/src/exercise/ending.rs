//! Exercises of the endgame, where every value is exact: who is ahead, the last squares, parity.

use otho_core::{Bitboard, Color, Position, Variant};
use otho_engine::level::Chance;

use super::line::{is_turn_of, settled};
use super::search::{Bench, Made, Stopped, Values};
use super::{Answer, Branch, Choice, Found, Grade, Line};
use crate::feature::is_in_odd_region;

/// A line may branch into so many positions, so that an exercise stays small.
const MOST_BRANCHES: u32 = 150;

/// How many empty squares "the last squares" are, by grade.
const LAST: [u32; 5] = [4, 6, 8, 10, 10];

/// Who is to be ahead, so that all three answers come up: a draw once in five exercises.
pub(super) fn draw_choice(chance: &mut Chance) -> Choice {
    match chance.bits() % 5 {
        0 | 1 => Choice::Black,
        2 | 3 => Choice::White,
        _ => Choice::Even,
    }
}

/// Who wins with best play, four to twelve moves before the end.
pub(super) fn ahead(bench: &mut Bench<'_>, position: Position, wanted: Choice) -> Made {
    let n_empties = position.board().n_empties();
    if !(4..=12).contains(&n_empties) {
        return Ok(None);
    }
    let value = bench.exact_value(position)?;
    let truth = choice(value, position.side());
    if truth != wanted {
        return Ok(None);
    }
    let discs = position.count();
    let lead = i32::from(discs.black) - i32::from(discs.white);
    let lead = match bench.variant {
        Variant::Othello => lead,
        Variant::Anti => -lead,
    };
    let misleads = match truth {
        seems if seems == choice(lead, Color::Black) => 0,
        Choice::Even => 1,
        Choice::Black | Choice::White => 2,
    };
    let points = u32::from(n_empties >= 7) + u32::from(n_empties >= 10) + misleads;
    let grade = Grade::of_points(points);
    Ok(Some(Found::new(grade, Answer::Choice(truth))))
}

/// Who is better when this is what `side` has.
fn choice(value: i32, side: Color) -> Choice {
    match (value, side) {
        (0, _) => Choice::Even,
        (1.., Color::Black) | (..=-1, Color::White) => Choice::Black,
        (1.., Color::White) | (..=-1, Color::Black) => Choice::White,
    }
}

/// The last squares, to be played without losing a disc.
pub(super) fn last(bench: &mut Bench<'_>, position: Position, wanted: Grade) -> Made {
    let n_empties = position.board().n_empties();
    if n_empties != LAST[usize::from(wanted.number() - 1)] {
        return Ok(None);
    }
    let values = bench.exact(position)?;
    let (_, best) = values.best();
    let right = values.squares(|value| value == best);
    if right.count() as usize == values.0.len() {
        return Ok(None);
    }
    let board = position.board();
    let n_flips = |square| board.flips(square).count();
    let most = board.legal_moves().into_iter().map(n_flips).max();
    let is_greed_right = right
        .into_iter()
        .any(|square| Some(n_flips(square)) == most);
    let points = match n_empties {
        ..=4 => 0,
        5..=6 => 1,
        7..=8 => 2,
        9.. => 3 + u32::from(right.count() == 1 && !is_greed_right),
    };
    let perfect = |values: &Values| {
        let (_, best) = values.best();
        values.squares(|value| value == best)
    };
    let Some(line) = line(bench, position, &perfect, &mut 0)? else {
        return Ok(None);
    };
    let grade = Grade::of_points(points);
    Ok(Some(Found::new(grade, Answer::Line(line))))
}

/// White to move with an odd number of empty squares, as when nobody has passed: whoever plays
/// into an odd region wins, and into an even one does not.
pub(super) fn parity(bench: &mut Bench<'_>, position: Position) -> Made {
    let empties = position.board().empties();
    let n_empties = empties.count();
    let is_white = position.side() == Color::White;
    if !is_white || !matches!(n_empties, 5 | 7 | 9) {
        return Ok(None);
    }
    let moves = position.legal_moves();
    let is_odd = |square: &_| is_in_odd_region(empties, *square);
    let odd: Bitboard = moves.into_iter().filter(is_odd).collect();
    if odd.is_empty() || odd == moves {
        return Ok(None);
    }
    let values = bench.exact(position)?;
    let winning = values.squares(|value| value > 0);
    if winning.is_empty() || !(winning - odd).is_empty() {
        return Ok(None);
    }
    let wins = |values: &Values| values.squares(|value| value > 0);
    let Some(line) = line(bench, position, &wins, &mut 0)? else {
        return Ok(None);
    };
    let points = n_empties - 5 + u32::from(moves.count() > 3);
    let grade = Grade::of_points(points);
    Ok(Some(Found::new(grade, Answer::Line(line))))
}

/// All right moves to the end of the game, with the opponent's best replies; `None` where they
/// branch too much.
fn line(
    bench: &mut Bench<'_>,
    position: Position,
    right: &dyn Fn(&Values) -> Bitboard,
    n_branches: &mut u32,
) -> Result<Option<Line>, Stopped> {
    let learner = position.side();
    let mut branches = Vec::new();
    for square in right(&bench.exact(position)?) {
        *n_branches += 1;
        if *n_branches > MOST_BRANCHES {
            return Ok(None);
        }
        let mut replies = Vec::new();
        let mut at = settled(position.play(square).expect("it is legal"));
        while is_turn_of(at, !learner) {
            let (reply, _) = bench.exact(at)?.best();
            replies.push(reply);
            at = settled(at.play(reply).expect("it is legal"));
        }
        let next = if is_turn_of(at, learner) {
            let Some(next) = line(bench, at, right, n_branches)? else {
                return Ok(None);
            };
            next
        } else {
            Line::default()
        };
        branches.push(Branch {
            square,
            replies,
            next,
        });
    }
    Ok(Some(Line(branches)))
}
