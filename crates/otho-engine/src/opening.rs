//! Balanced starts of eight moves, to begin games from that differ and in which nobody is ahead.
//!
//! The list holds no two that are images of each other. `docs/levels.md` says how it is made.

use otho_core::{Position, Square, transcript};

/// A line a start: its moves.
static LIST: &str = include_str!("../openings/balanced.txt");

/// A start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The moves from the start of a game; there is no pass among them.
    pub moves: Vec<Square>,
    /// Where they lead, with Black to move: a draw, by a search of 30 plies.
    pub position: Position,
}

/// How many there are.
#[must_use]
pub fn count() -> usize {
    LIST.lines().count()
}

/// The start with this number, from zero on.
#[must_use]
pub fn get(index: usize) -> Option<Opening> {
    let plies = transcript::parse(LIST.lines().nth(index)?).ok()?;
    let moves: Vec<Square> = plies
        .into_iter()
        .filter_map(|ply| match ply {
            transcript::Ply::Move(square) => Some(square),
            transcript::Ply::Pass => None,
        })
        .collect();
    let position = moves
        .iter()
        .try_fold(Position::START, |at, &square| at.play(square).ok())?;
    Some(Opening { moves, position })
}

/// The numbers of all starts in an order that depends on the seed.
///
/// Whoever takes them one by one meets none twice before all have come.
#[must_use]
pub fn shuffled(seed: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count()).collect();
    let mut state = seed;
    for last in (1..order.len()).rev() {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let at = (state >> 33) as usize % (last + 1);
        order.swap(last, at);
    }
    order
}

/// A start that depends on the seed.
#[must_use]
pub fn draw(seed: u64) -> Option<Opening> {
    let order = shuffled(seed);
    get(*order.first()?)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use otho_core::{Color, Turn, Variant};

    use super::*;
    use crate::{Cuts, Engine, Resources, Weights};

    #[test]
    fn there_are_two_thousand_balanced_starts_and_none_is_the_image_of_another() {
        let n = LIST.lines().count();
        assert!(n >= 2000);
        let all: Vec<Opening> = (0..n)
            .map(|index| get(index).expect("it is good"))
            .collect();
        let boards: HashSet<_> = all
            .iter()
            .map(|opening| opening.position.board().canonical().0)
            .collect();
        assert_eq!(boards.len(), n);
        for opening in all {
            assert_eq!(opening.moves.len(), 8);
            assert_eq!(opening.position.side(), Color::Black);
            assert!(matches!(opening.position.turn(), Turn::Move(_)));
        }
        assert_eq!(get(n), None);
    }

    #[test]
    fn nobody_is_far_ahead_after_a_start() {
        let resources = Resources {
            hash: 4 << 20,
            threads: 1,
        };
        let mut engine = Engine::new(resources, Weights::embedded());
        let some = (0..count()).step_by(50).filter_map(get);
        let boards = some.map(|opening| opening.position.board());
        let values = engine.values(Variant::Othello, boards, 12, Cuts::Likely);
        assert!(values.len() > 40);
        assert!(values.iter().all(|value| value.abs() <= 4), "{values:?}");
    }

    #[test]
    fn seeds_draw_different_starts_and_the_same_one_again() {
        let drawn: HashSet<_> = (0..50)
            .filter_map(draw)
            .map(|opening| opening.moves)
            .collect();
        assert!(drawn.len() >= 45, "{}", drawn.len());
        assert_eq!(draw(3), draw(3));
        let mut order = shuffled(9);
        assert_ne!(order, shuffled(10));
        order.sort_unstable();
        assert!(order.into_iter().eq(0..count()));
    }
}
