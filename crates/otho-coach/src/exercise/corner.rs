//! "Take the corner": which move wins a corner, at once or whatever the opponent does.

use otho_core::{Bitboard, Color, Position, Turn};

use super::line::{is_turn_of, settled};
use super::search::{Bench, Made, Stopped};
use super::{Answer, Branch, Found, Grade, Line};

/// In how many own moves the corner is to be won, by grade.
const TURNS: [u32; 5] = [1, 1, 2, 2, 3];

/// A position with fewer moves leaves nothing to find.
const LEAST_MOVES: u32 = 4;

/// More moves that force a corner would be too easy to hit.
const MOST_ANSWERS: u32 = 2;

/// A corner may cost so many discs against the best move, or it teaches the wrong thing.
const MOST_COST: i32 = 2;

pub(super) fn make(bench: &mut Bench<'_>, position: Position, wanted: Grade) -> Made {
    let n_moves = position.legal_moves().count();
    if n_moves < LEAST_MOVES {
        return Ok(None);
    }
    let turns = TURNS[usize::from(wanted.number() - 1)];
    let in_fewer = forces(position, position.side(), turns - 1);
    if in_fewer || !forces(position, position.side(), turns) {
        return Ok(None);
    }
    let right = winning(position, turns);
    let is_hidden = turns == 1 || right.count() <= MOST_ANSWERS;
    if !is_hidden || right.count() == n_moves {
        return Ok(None);
    }
    let values = bench.judged(position)?;
    if !values.are_within(right, MOST_COST) {
        return Ok(None);
    }
    let answer = Answer::Line(line(bench, position, turns)?);
    let many = u32::from(n_moves > 8);
    let grade = Grade::of_points(match turns {
        1 => many,
        2 => 2 + many,
        _ => 4,
    });
    Ok(Some(Found::new(grade, answer)))
}

/// Whether the learner wins a corner in so many own moves, whatever the opponent does.
fn forces(position: Position, learner: Color, turns: u32) -> bool {
    if turns == 0 {
        return false;
    }
    match position.turn() {
        Turn::Over => false,
        Turn::Pass => forces(position.with_other_side(), learner, turns),
        Turn::Move(moves) if position.side() == learner => {
            moves.intersects(Bitboard::CORNERS) || turns > 1 && !winning(position, turns).is_empty()
        }
        Turn::Move(moves) => moves.into_iter().all(|reply| {
            let after = position.play(reply).expect("it is legal");
            forces(after, learner, turns)
        }),
    }
}

/// The moves that win a corner in so many own moves: those that take it, where there are any.
fn winning(position: Position, turns: u32) -> Bitboard {
    let moves = position.legal_moves();
    let at_once = moves & Bitboard::CORNERS;
    if !at_once.is_empty() || turns == 1 {
        return at_once;
    }
    let is_winning = |square: &_| {
        let after = position.play(*square).expect("it is legal");
        forces(after, position.side(), turns - 1)
    };
    moves.into_iter().filter(is_winning).collect()
}

/// What is right, with the opponent's best replies.
fn line(bench: &mut Bench<'_>, position: Position, turns: u32) -> Result<Line, Stopped> {
    let right = winning(position, turns);
    let learner = position.side();
    let mut branches = Vec::new();
    for square in right {
        let mut replies = Vec::new();
        let mut next = Line::default();
        if !Bitboard::CORNERS.contains(square) {
            let mut at = settled(position.play(square).expect("it is legal"));
            while is_turn_of(at, !learner) {
                let (reply, _) = bench.judged(at)?.best();
                replies.push(reply);
                at = settled(at.play(reply).expect("it is legal"));
            }
            next = line(bench, at, turns - 1)?;
        }
        branches.push(Branch {
            square,
            replies,
            next,
        });
    }
    Ok(Line(branches))
}
