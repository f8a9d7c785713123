//! Exercises that are made with an engine: games, and the positions in them that serve.

use core::cmp::Reverse;

use otho_core::{Bitboard, Position, Square, Variant};
use otho_engine::level::Chance;
use otho_engine::{Engine, Goal, Limits, Request};

use super::rules::{Nearest, by_rules};
use super::{Exercise, Found, Kind, Order, Unmade, corner, ending, middle};
use crate::selfplay::{self, in_any_order};

/// So many games are looked through for an exercise of the grade that was asked for.
const N_GAMES: u32 = 80;

/// What the chance of these exercises is for.
const PURPOSE: u64 = 0x5ea2;

/// Up to so many empties a position is solved rather than searched.
const SOLVED_EMPTIES: u32 = 12;

/// How deep a position is searched before that.
const DEPTH: u8 = 8;

/// Makes an exercise of any kind; where no game has one of the grade, or `stop` ends the search
/// for it, one of the nearest that was found.
///
/// The engine is to have [`RESOURCES`](super::RESOURCES); it forgets what it has searched before.
///
/// # Errors
/// When `stop` says so before any is found, when the kind is not for the variant, or when no game
/// has one.
pub fn with_engine(
    engine: &mut Engine,
    order: &Order,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Exercise, Unmade> {
    if !order.kind.is_for(order.variant) {
        return Err(Unmade::Variant);
    }
    if !order.kind.needs_engine() {
        return by_rules(order);
    }
    let chance = &mut Chance::new(order.seed, PURPOSE + order.kind as u64);
    let mut bench = Bench::new(engine, order.variant, stop);
    let mut nearest = Nearest::new(order.grade);
    match (
        seek(&mut bench, order, chance, &mut nearest),
        nearest.found(),
    ) {
        (Err(Stopped), Err(_)) => Err(Unmade::Stopped),
        (_, found) => found,
    }
}

/// Looks through games until one has an exercise of the very grade.
fn seek(
    bench: &mut Bench<'_>,
    order: &Order,
    chance: &mut Chance,
    nearest: &mut Nearest,
) -> Result<(), Stopped> {
    let wanted = ending::draw_choice(chance);
    for _ in 0..N_GAMES {
        let game = bench.game(chance)?;
        for position in in_any_order(game, chance) {
            let found = match order.kind {
                Kind::Corner => corner::make(bench, position, order.grade)?,
                Kind::Quiet => middle::quiet(bench, position)?,
                Kind::Poison => middle::poison(bench, position)?,
                Kind::Ahead => ending::ahead(bench, position, wanted)?,
                Kind::Last => ending::last(bench, position, order.grade)?,
                Kind::Parity => ending::parity(bench, position)?,
                Kind::Legal | Kind::Flips => None,
            };
            let found = found.and_then(|found| order.exercise(position, found));
            if found.is_some_and(|exercise| nearest.take(exercise)) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// What makes the position an exercise, or nothing.
pub(super) type Made = Result<Option<Found>, Stopped>;

/// The caller has said stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// An engine at work on one variant, until it is stopped.
pub(crate) struct Bench<'a> {
    engine: &'a mut Engine,
    pub(crate) variant: Variant,
    stop: &'a (dyn Fn() -> bool + Sync),
}

impl<'a> Bench<'a> {
    /// Forgets what was searched before, so that nothing depends on it.
    pub(crate) fn new(
        engine: &'a mut Engine,
        variant: Variant,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Self {
        engine.clear();
        Self {
            engine,
            variant,
            stop,
        }
    }

    /// A game of self-play.
    pub(crate) fn game(&mut self, chance: &mut Chance) -> Result<Vec<Position>, Stopped> {
        selfplay::by_search(self.engine, self.variant, chance, self.stop).ok_or(Stopped)
    }

    /// What the position is worth to the player to move, exactly.
    pub(crate) fn exact_value(&mut self, position: Position) -> Result<i32, Stopped> {
        let request = self.request(position, Goal::Exact);
        let report = self.engine.search(&request, self.stop, &mut |_| {});
        if (self.stop)() {
            return Err(Stopped);
        }
        Ok(report.value)
    }

    fn request(&self, position: Position, goal: Goal) -> Request {
        Request {
            position,
            variant: self.variant,
            goal,
            limits: Limits::default(),
        }
    }

    /// What every move is worth: the best first, equal ones in the order of the board.
    pub(crate) fn values(&mut self, position: Position, goal: Goal) -> Result<Values, Stopped> {
        let request = self.request(position, goal);
        let reports = self.engine.search_moves(&request, self.stop, &mut |_| {});
        if (self.stop)() {
            return Err(Stopped);
        }
        let mut values: Vec<(Square, i32)> = reports
            .iter()
            .filter_map(|report| Some((report.best()?, report.value)))
            .collect();
        values.sort_by_key(|&(square, value)| (Reverse(value), square.index()));
        Ok(Values(values))
    }

    /// What every move is worth, exactly.
    pub(crate) fn exact(&mut self, position: Position) -> Result<Values, Stopped> {
        self.values(position, Goal::Exact)
    }

    /// What every move is worth, exactly where the end is near.
    pub(crate) fn judged(&mut self, position: Position) -> Result<Values, Stopped> {
        let goal = if position.board().n_empties() <= SOLVED_EMPTIES {
            Goal::Exact
        } else {
            Goal::Depth(DEPTH)
        };
        self.values(position, goal)
    }
}

/// The legal moves with their values, the best first.
#[derive(Clone, Debug)]
pub(crate) struct Values(pub(crate) Vec<(Square, i32)>);

impl Values {
    /// The best move and its value; there is one in every position that is looked at.
    pub(crate) fn best(&self) -> (Square, i32) {
        *self.0.first().expect("the position has a move")
    }

    /// The value of a move.
    pub(crate) fn of(&self, square: Square) -> Option<i32> {
        let found = self.0.iter().find(|(found, _)| *found == square);
        found.map(|&(_, value)| value)
    }

    /// The moves whose value is so good.
    pub(crate) fn squares(&self, is_good: impl Fn(i32) -> bool) -> Bitboard {
        let good = self.0.iter().filter(|&&(_, value)| is_good(value));
        good.map(|&(square, _)| square).collect()
    }

    /// Whether these are all moves that cost so many discs at most.
    pub(crate) fn are_within(&self, moves: Bitboard, cost: i32) -> bool {
        let (_, best) = self.best();
        (moves - self.squares(|value| best - value <= cost)).is_empty()
    }
}
