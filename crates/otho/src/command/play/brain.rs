//! The computer at the terminal: it moves, advises, and values positions.

use std::time::{Duration, Instant};

use otho_coach::reason::{Explanation, Question, explain};
use otho_core::{Color, Position, Square, Turn, Variant};
use otho_engine::level::{Ask, Level, Sight};
use otho_engine::time::Allowance;
use otho_engine::{Engine, Goal, Limits, Request, Resources, Weights};

use super::session::Session;

/// What a level that has no limit of its own takes for a move.
const LONGEST: Duration = Duration::from_secs(5);

/// How far advice looks, and from where on it sees the end: a fraction of a second.
const ADVICE: (u8, u32) = (12, 18);

/// The same for the positions of a whole game; one ply more where the number of empty squares is
/// odd, so that all of them are valued with the same side to move: else a move would seem to lose
/// what the evaluation gives to whoever is to move.
const REVIEW: (u8, u32) = (10, 18);

/// Engines, made when they are needed first.
#[derive(Default)]
pub(crate) struct Brain {
    /// The one that plays, for the level with this number.
    player: Option<(usize, Engine)>,
    adviser: Option<Engine>,
}

/// What the computer is asked to play.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) ask: Ask,
    pub(super) level: &'static Level,
    /// What is left on its clock.
    pub(super) left: Option<Duration>,
}

impl Choice {
    /// What is asked in a game as it stands now.
    pub(super) fn of(session: &Session, now: Duration) -> Self {
        let game = &session.game;
        let position = game.position();
        let left = game.time_left(position.side(), session.at(now));
        Self {
            ask: Ask {
                position,
                variant: game.rules().variant,
                seed: session.seed,
            },
            level: session.level,
            left: left.map(|left| left.time),
        }
    }
}

/// What says that a thought is to end.
pub(crate) type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

impl Brain {
    /// The computer's move, `None` where there is none to make.
    pub(super) fn choose(&mut self, choice: &Choice, stop: Stop<'_>) -> Option<Square> {
        let began = Instant::now();
        let Choice { ask, level, left } = *choice;
        let number = level.number();
        if self.player.as_ref().is_none_or(|&(of, _)| of != number) {
            let resources = level.resources().unwrap_or_default();
            self.player = Some((number, Engine::new(resources, Weights::embedded())));
        }
        let (_, engine) = self.player.as_mut()?;
        let by_clock = left.map(|left| {
            let increment = Duration::ZERO;
            let allowance = Allowance::Game { left, increment };
            allowance.budget(ask.position.board().n_empties()).hard
        });
        let by_level = match level.sight {
            Sight::Unlimited => Some(LONGEST),
            _ => level.time(),
        };
        let limit = by_clock.into_iter().chain(by_level).min();
        let is_over = || limit.is_some_and(|limit| began.elapsed() >= limit) || stop();
        level.choose(engine, &ask, &is_over)
    }

    /// A good move.
    pub(crate) fn advise(
        &mut self,
        position: Position,
        variant: Variant,
        stop: Stop<'_>,
    ) -> Option<Square> {
        self.look(position, variant, ADVICE, stop).1
    }

    /// What a position is worth to Black, in discs, and the best move in it.
    pub(super) fn value(
        &mut self,
        position: Position,
        variant: Variant,
        stop: Stop<'_>,
    ) -> (i32, Option<Square>) {
        let (depth, end) = REVIEW;
        let is_odd = position.board().n_empties() % 2 == 1;
        let effort = (depth + u8::from(is_odd), end);
        let (value, best) = self.look(position, variant, effort, stop);
        let value = match position.side() {
            Color::Black => value,
            Color::White => -value,
        };
        (value, best)
    }

    /// Why a move that was played is good or bad.
    pub(crate) fn explain(&mut self, question: &Question, stop: Stop<'_>) -> Explanation {
        explain(self.adviser(), question, stop).expect("a move that was played is legal")
    }

    fn adviser(&mut self) -> &mut Engine {
        self.adviser.get_or_insert_with(|| {
            let resources = Resources {
                hash: 16 << 20,
                threads: 1,
            };
            Engine::new(resources, Weights::embedded())
        })
    }

    fn look(
        &mut self,
        position: Position,
        variant: Variant,
        (depth, end): (u8, u32),
        stop: Stop<'_>,
    ) -> (i32, Option<Square>) {
        let goal = match position.board().n_empties() <= end {
            true => Goal::Exact,
            false => Goal::Depth(depth),
        };
        let request = Request {
            position,
            variant,
            goal,
            limits: Limits::default(),
        };
        let report = self.adviser().search(&request, stop, &mut |_| {});
        let best = match position.turn() {
            Turn::Move(_) => report.best(),
            Turn::Pass | Turn::Over => None,
        };
        (report.value, best)
    }
}
