//! Quick games that positions for exercises and puzzles are taken from.
//!
//! They are played for variety and not for strength: good enough that positions look like those of
//! people, and from a seed, so that they repeat.

use otho_core::{Bitboard, Position, Square, Turn, Variant};
use otho_engine::level::Chance;
use otho_engine::{Engine, Goal, Limits, Request, opening};

use crate::feature::corner_of_x;

/// How far a player looks ahead in a game with search.
const DEPTH: u8 = 2;

/// How many discs chance may outweigh, with search.
const WHIM: f32 = 6.0;

/// A game between players who know the rules, corners and mobility: the positions in which there
/// was a move to make.
pub(crate) fn by_rules(chance: &mut Chance) -> Vec<Position> {
    play(Position::START, |position, moves| {
        let mut worth = |square| liking(position, square) + WHIM * chance.uniform();
        let liked = moves.into_iter().map(|square| (square, worth(square)));
        Some(best(liked))
    })
    .expect("these players always move")
}

/// A game between players who look ahead a little: the positions in which there was a move to
/// make, `None` when it was stopped.
pub(crate) fn by_search(
    engine: &mut Engine,
    variant: Variant,
    chance: &mut Chance,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Vec<Position>> {
    let start = opening::draw(chance.bits());
    let start = start.map_or(Position::START, |opening| opening.position);
    play(start, |position, _| {
        let request = Request {
            position,
            variant,
            goal: Goal::Depth(DEPTH),
            limits: Limits::default(),
        };
        let reports = engine.search_moves(&request, stop, &mut |_| {});
        if stop() {
            return None;
        }
        let mut judged: Vec<(Square, i32)> = reports
            .iter()
            .filter_map(|report| Some((report.best()?, report.value)))
            .collect();
        // In the order of the board, so that chance does not depend on how the search went.
        judged.sort_by_key(|(square, _)| square.index());
        let mut worth = |value| value as f32 + WHIM * chance.uniform();
        Some(best(judged.into_iter().map(|(s, value)| (s, worth(value)))))
    })
}

/// The positions of a game in an order that depends on chance.
pub(crate) fn in_any_order(mut game: Vec<Position>, chance: &mut Chance) -> Vec<Position> {
    for last in (1..game.len()).rev() {
        let at = (chance.bits() % (last as u64 + 1)) as usize;
        game.swap(last, at);
    }
    game
}

/// Plays to the end, unless the player gives up.
fn play(
    start: Position,
    mut player: impl FnMut(Position, Bitboard) -> Option<Square>,
) -> Option<Vec<Position>> {
    let mut position = start;
    let mut seen = Vec::new();
    loop {
        match position.turn() {
            Turn::Over => return Some(seen),
            Turn::Pass => position = position.with_other_side(),
            Turn::Move(moves) => {
                seen.push(position);
                let square = player(position, moves)?;
                position = position.play(square).expect("players make legal moves");
            }
        }
    }
}

fn best(judged: impl Iterator<Item = (Square, f32)>) -> Square {
    let best = judged.max_by(|a, b| a.1.total_cmp(&b.1));
    best.expect("there is a move").0
}

/// What a move seems worth to someone who counts the opponent's replies and minds the corners.
fn liking(position: Position, square: Square) -> f32 {
    let after = position.play(square).expect("only legal moves are weighed");
    let replies = after.legal_moves();
    let corner = if Bitboard::CORNERS.contains(square) {
        12.0
    } else {
        0.0
    };
    let gift = match corner_of_x(square) {
        Some(corner) if position.disc_at(corner).is_none() => 8.0,
        _ => 0.0,
    };
    let given = 6.0 * (replies & Bitboard::CORNERS).count() as f32;
    corner - gift - given - replies.count() as f32
}

#[cfg(test)]
mod tests {
    use otho_engine::{Resources, Weights};

    use super::*;

    #[test]
    fn a_game_by_rules_depends_on_the_seed_and_on_nothing_else() {
        let game = |seed| by_rules(&mut Chance::new(seed, 0));
        assert_eq!(game(1), game(1));
        assert_ne!(game(1), game(2));
        assert!(game(3).len() > 40);
    }

    #[test]
    fn a_game_by_search_can_be_stopped() {
        let resources = Resources {
            hash: 1 << 20,
            threads: 1,
        };
        let mut engine = Engine::new(resources, Weights::embedded());
        let mut game = |stop: bool| {
            let chance = &mut Chance::new(1, 0);
            by_search(&mut engine, Variant::Othello, chance, &|| stop)
        };
        assert_eq!(game(true), None);
        let whole = game(false).expect("nobody stopped it");
        assert!(whole.len() > 30);
        assert_eq!(game(false), Some(whole));
    }
}
