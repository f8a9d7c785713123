//! Exercises that the rules alone can make: legal moves, and what a move flips.

use otho_core::Position;
use otho_engine::level::Chance;

use super::{Answer, Exercise, Found, Grade, Kind, Order, Unmade};
use crate::feature::n_directions;
use crate::selfplay::{self, in_any_order};

/// So many games are looked through for an exercise of the grade that was asked for.
const N_GAMES: u32 = 100;

/// What the chance of these exercises is for.
const PURPOSE: u64 = 0x0e5e;

/// Makes an exercise that needs no search; where no game has one of the grade, one of the nearest.
///
/// # Errors
/// When the kind needs an engine.
pub fn by_rules(order: &Order) -> Result<Exercise, Unmade> {
    let make = match order.kind {
        Kind::Legal => legal,
        Kind::Flips => flips,
        _ => return Err(Unmade::NeedsEngine),
    };
    let chance = &mut Chance::new(order.seed, PURPOSE + order.kind as u64);
    let mut nearest = Nearest::new(order.grade);
    for _ in 0..N_GAMES {
        let game = selfplay::by_rules(chance);
        for position in in_any_order(game, chance) {
            let found = make(position, chance).and_then(|found| order.exercise(position, found));
            if found.is_some_and(|exercise| nearest.take(exercise)) {
                return nearest.found();
            }
        }
    }
    nearest.found()
}

/// Keeps the exercise whose grade is nearest to the one that was asked for.
pub(super) struct Nearest {
    grade: Grade,
    found: Option<Exercise>,
}

impl Nearest {
    pub(super) const fn new(grade: Grade) -> Self {
        Self { grade, found: None }
    }

    /// Takes an exercise if it is nearer, and says whether it is of the very grade.
    pub(super) fn take(&mut self, exercise: Exercise) -> bool {
        let distance = |exercise: &Exercise| exercise.grade.distance(self.grade);
        let is_nearer = self
            .found
            .as_ref()
            .is_none_or(|found| distance(&exercise) < distance(found));
        let is_there = distance(&exercise) == 0;
        if is_nearer {
            self.found = Some(exercise);
        }
        is_there
    }

    pub(super) fn found(self) -> Result<Exercise, Unmade> {
        self.found.ok_or(Unmade::NoneFound)
    }
}

fn legal(position: Position, _: &mut Chance) -> Option<Found> {
    let legal = position.legal_moves();
    let grade = Grade::of_points(match legal.count() {
        ..=4 => 0,
        5..=7 => 1,
        8..=10 => 2,
        11..=13 => 3,
        14.. => 4,
    });
    Some(Found::new(grade, Answer::Marks(legal)))
}

fn flips(position: Position, chance: &mut Chance) -> Option<Found> {
    let moves = position.legal_moves();
    let nth = (chance.bits() % u64::from(moves.count())) as usize;
    let square = moves.into_iter().nth(nth)?;
    let flips = position.flips(square);
    // A line more is harder to see than a disc more.
    let effort = flips.count() + 2 * (n_directions(position.board(), square) - 1);
    let grade = Grade::of_points(match effort {
        ..=2 => 0,
        3..=4 => 1,
        5..=7 => 2,
        8..=10 => 3,
        11.. => 4,
    });
    Some(Found {
        grade,
        shown: square.bitboard(),
        answer: Answer::Marks(flips),
    })
}
