//! The engine as a judge of claims, with a memory of what it has been asked.

use std::collections::HashMap;

use otho_core::{Bitboard, Position, Square, Variant};
use otho_engine::{Engine, Goal, Limits, Request, Resources, Weights};

use super::Finding;

/// Up to so many empty squares values are exact.
const EXACT_EMPTIES: u32 = 20;

/// Up to so many it is certain who wins.
const OUTCOME_EMPTIES: u32 = 24;

/// Farther from the end values come from a search of so many plies.
const DEPTH: u8 = 16;

/// Where values are not exact, so many discs make no difference.
const TOLERANCE: i32 = 2;

/// Enough for a search of these depths, and quickly made.
const HASH: usize = 16 << 20;

/// Says what positions are worth.
#[derive(Default)]
pub struct Judge {
    /// Made when it is first asked: most claims are about rules alone.
    engine: Option<Engine>,
    values: HashMap<(Position, Variant, Goal), i32>,
    moves: HashMap<(Position, Variant), Vec<(Square, i32)>>,
}

impl Judge {
    /// A judge who has not been asked yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The final difference in discs for the side to move.
    pub(crate) fn value(&mut self, position: Position, variant: Variant) -> i32 {
        self.ask(position, variant, goal(position, DEPTH))
    }

    /// The same for a position that was reached by one move, so that it compares with the value
    /// before the move.
    pub(super) fn value_after(&mut self, position: Position, variant: Variant) -> i32 {
        let is_exact_before = position.board().n_empties() < EXACT_EMPTIES;
        let goal = if is_exact_before {
            Goal::Exact
        } else {
            Goal::Depth(DEPTH - 1)
        };
        self.ask(position, variant, goal)
    }

    /// Above 0 when the side to move wins, below when it loses.
    pub(super) fn outcome(&mut self, position: Position, variant: Variant) -> Result<i32, Finding> {
        let empties = position.board().n_empties();
        if empties > OUTCOME_EMPTIES {
            return Err(Finding::TooFar(empties));
        }
        Ok(self.ask(position, variant, Goal::Outcome))
    }

    /// The moves that nothing else is better than.
    pub(crate) fn best(&mut self, position: Position, variant: Variant) -> Bitboard {
        let goal = goal(position, DEPTH);
        let tolerance = if goal == Goal::Exact { 0 } else { TOLERANCE };
        let engine = self.engine.get_or_insert_with(engine);
        let moves = self.moves.entry((position, variant)).or_insert_with(|| {
            let request = request(position, variant, goal);
            let reports = engine.search_moves(&request, &|| false, &mut |_| {});
            let valued = reports
                .iter()
                .filter_map(|report| Some((report.best()?, report.value)));
            valued.collect()
        });
        let most = moves.iter().map(|(_, value)| *value).max();
        let is_best = |value: i32| most.is_some_and(|most| value >= most - tolerance);
        let best = moves.iter().filter(|(_, value)| is_best(*value));
        best.map(|(square, _)| *square).collect()
    }

    fn ask(&mut self, position: Position, variant: Variant, goal: Goal) -> i32 {
        let engine = self.engine.get_or_insert_with(engine);
        let key = (position, variant, goal);
        *self.values.entry(key).or_insert_with(|| {
            let request = request(position, variant, goal);
            engine.search(&request, &|| false, &mut |_| {}).value
        })
    }
}

fn engine() -> Engine {
    let resources = Resources {
        hash: HASH,
        threads: 1,
    };
    Engine::new(resources, Weights::embedded())
}

fn goal(position: Position, depth: u8) -> Goal {
    if position.board().n_empties() <= EXACT_EMPTIES {
        Goal::Exact
    } else {
        Goal::Depth(depth)
    }
}

fn request(position: Position, variant: Variant, goal: Goal) -> Request {
    Request {
        position,
        variant,
        goal,
        limits: Limits::default(),
    }
}
