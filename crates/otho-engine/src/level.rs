//! The levels of play: opponents of different strength, each one row of one table.
//!
//! A level is weak in the ways people are. It looks a short way ahead, misjudges what is
//! complicated, and has bad moments, of which each game has so many; but what it knows it knows
//! in every game. Its limits are plies and not seconds, so that it is as strong on a phone as on a
//! large machine; only the strongest ones take what the machine gives.
//!
//! Given a position and a seed a level always makes the same move, provided that its engine has
//! one thread. Nothing here asks a clock or the system for chance: the caller has both.

mod chance;
mod judge;
mod slip;

use core::time::Duration;

use otho_core::{Position, Square, Turn, Variant};

pub use self::chance::Chance;
use self::judge::Judged;
pub use self::slip::Slips;
use crate::engine::{Engine, Goal, Limits, Request, Resources};

/// An opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Its name for programs, and the end of the ids of its name and description for people.
    pub id: &'static str,
    /// How far it sees.
    pub sight: Sight,
    /// How it errs, `None` when it does so only by not seeing far enough.
    pub slips: Option<Slips>,
    /// In the first moves of a game it may prefer any move that is worse than the best by no more
    /// than so many discs, so that games differ.
    pub variety: u8,
    /// Its strength as measured: `docs/levels.md` says how. `None` where it depends on how long the
    /// level is let think.
    pub elo: Option<i32>,
    /// How long a move typically takes on one core of a desktop machine, `None` where it takes as
    /// long as it is given.
    pub typical: Option<Duration>,
}

/// How far a level sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Nothing but how many discs a move flips.
    Flips {
        /// Whether it overlooks no move; else it does, the more so the farther out it is.
        sees_all: bool,
        /// Whether it takes corners where it can.
        takes_corners: bool,
    },
    /// Rules of thumb about squares: take corners, keep away from the squares next to them.
    Squares {
        /// Whether it looks at the replies: if one takes a corner, or, in anti-Othello, has to.
        sees_replies: bool,
    },
    /// The consequences of moves.
    Plies {
        /// So many plies ahead.
        depth: u8,
        /// To the end of the game from so many empty squares on.
        solve: u8,
    },
    /// Whatever can be seen in some seconds, which the caller counts.
    Seconds(u8),
    /// Whatever can be seen until the caller says stop.
    Unlimited,
}

/// What a level is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Where it is to move.
    pub position: Position,
    /// What wins.
    pub variant: Variant,
    /// What chance depends on: one number for all moves of a game, another for the next game.
    pub seed: u64,
}

/// So many moves after the start of a game a level varies its play.
const OPENING_PLIES: u32 = 16;

/// So many moves after the start it is a disc more generous.
const EARLY_PLIES: u32 = 8;

/// How deep the strongest levels look at all moves in the opening, to choose among the best.
const OPENING_DEPTH: u8 = 12;

const fn ms(milliseconds: u64) -> Option<Duration> {
    Some(Duration::from_millis(milliseconds))
}

const fn us(microseconds: u64) -> Option<Duration> {
    Some(Duration::from_micros(microseconds))
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: &'static [Self] = &[
        Self {
            id: "first-steps",
            sight: flips(false, false),
            slips: None,
            variety: 0,
            elo: Some(400),
            typical: us(1),
        },
        Self {
            id: "maximiser",
            sight: flips(true, false),
            slips: None,
            variety: 0,
            elo: Some(596),
            typical: us(1),
        },
        Self {
            id: "corner-hunter",
            sight: flips(true, true),
            slips: None,
            variety: 0,
            elo: Some(797),
            typical: us(1),
        },
        Self {
            id: "corner-guard",
            sight: Sight::Squares {
                sees_replies: false,
            },
            slips: Some(Slips::new(3.0, 40)),
            variety: 4,
            elo: Some(1138),
            typical: us(2),
        },
        Self {
            id: "novice",
            sight: Sight::Squares { sees_replies: true },
            slips: Some(Slips::new(2.0, 30)),
            variety: 4,
            elo: Some(1332),
            typical: us(2),
        },
        Self {
            id: "apprentice",
            sight: plies(1, 1),
            slips: Some(Slips::new(25.0, 500)),
            variety: 4,
            elo: Some(1705),
            typical: us(10),
        },
        Self {
            id: "casual",
            sight: plies(2, 2),
            slips: Some(Slips::new(25.0, 500)),
            variety: 4,
            elo: Some(1869),
            typical: us(29),
        },
        Self {
            id: "regular",
            sight: plies(2, 4),
            slips: Some(Slips::new(8.0, 80)),
            variety: 4,
            elo: Some(2172),
            typical: us(32),
        },
        Self {
            id: "club-newcomer",
            sight: plies(3, 6),
            slips: Some(Slips::new(7.0, 60)),
            variety: 3,
            elo: Some(2408),
            typical: us(64),
        },
        Self {
            id: "club-player",
            sight: plies(4, 8),
            slips: Some(Slips::new(5.0, 30)),
            variety: 3,
            elo: Some(2615),
            typical: us(120),
        },
        Self {
            id: "tournament-player",
            sight: plies(5, 10),
            slips: Some(Slips::new(4.0, 12)),
            variety: 2,
            elo: Some(2830),
            typical: us(250),
        },
        Self {
            id: "expert",
            sight: plies(6, 12),
            slips: None,
            variety: 2,
            elo: Some(2964),
            typical: us(170),
        },
        Self {
            id: "master",
            sight: plies(8, 14),
            slips: None,
            variety: 2,
            elo: Some(3146),
            typical: us(520),
        },
        Self {
            id: "grandmaster",
            sight: plies(12, 18),
            slips: None,
            variety: 2,
            elo: Some(3418),
            typical: ms(4),
        },
        Self {
            id: "champion",
            sight: Sight::Seconds(3),
            slips: None,
            variety: 2,
            elo: Some(3597),
            typical: ms(3000),
        },
        Self {
            id: "analysis",
            sight: Sight::Unlimited,
            slips: None,
            variety: 0,
            elo: None,
            typical: None,
        },
    ];

    /// The level with this number, the weakest being 1, or with this id.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        match name.parse::<usize>() {
            Ok(number) => Self::ALL.get(number.checked_sub(1)?),
            Err(_) => Self::ALL
                .iter()
                .find(|level| level.id.eq_ignore_ascii_case(name)),
        }
    }

    /// Its number, the weakest being 1.
    #[must_use]
    pub fn number(&self) -> usize {
        let place = Self::ALL.iter().position(|level| level.id == self.id);
        place.map_or(0, |index| index + 1)
    }

    /// What an engine for this level needs, `None` where more of everything is better.
    ///
    /// The table is emptied before each move, so that a move does not depend on those before it; a
    /// larger one would only take longer to empty.
    #[must_use]
    pub const fn resources(&self) -> Option<Resources> {
        let hash = match self.sight {
            Sight::Flips { .. } | Sight::Squares { .. } => 1 << 10,
            Sight::Plies { depth: 0..=6, .. } => 1 << 18,
            Sight::Plies { depth: 7..=10, .. } => 4 << 20,
            Sight::Plies { .. } => 32 << 20,
            Sight::Seconds(_) | Sight::Unlimited => return None,
        };
        Some(Resources { hash, threads: 1 })
    }

    /// Whether it needs an engine with weights; else it only looks at the board.
    #[must_use]
    pub const fn searches(&self) -> bool {
        matches!(
            self.sight,
            Sight::Plies { .. } | Sight::Seconds(_) | Sight::Unlimited
        )
    }

    /// How long the caller is to let it think, `None` where it ends by itself or never.
    #[must_use]
    pub const fn time(&self) -> Option<Duration> {
        match self.sight {
            Sight::Seconds(seconds) => Some(Duration::from_secs(seconds as u64)),
            _ => None,
        }
    }

    /// The move it makes, `None` where there is none to make.
    ///
    /// `stop` may end a search early; however early it does, there is a move.
    pub fn choose(
        &self,
        engine: &mut Engine,
        ask: &Ask,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Square> {
        let Turn::Move(moves) = ask.position.turn() else {
            return None;
        };
        if moves.count() == 1 {
            return moves.first();
        }
        let judged = match self.sight {
            Sight::Flips {
                sees_all,
                takes_corners,
            } => judge::by_flips(ask, sees_all, takes_corners),
            Sight::Squares { sees_replies } => judge::by_squares(ask, sees_replies),
            Sight::Plies { .. } | Sight::Seconds(_) | Sight::Unlimited => {
                if !self.weighs_all_moves(ask) {
                    return self.best(engine, ask, stop).or(moves.first());
                }
                self.look(engine, ask, stop)
            }
        };
        let choice = self.pick(ask, &judged);
        choice.or(moves.first())
    }

    /// Whether it needs the values of all moves and not only the best move.
    fn weighs_all_moves(&self, ask: &Ask) -> bool {
        self.slips.is_some() || self.margin(ask) > 0
    }

    /// How much worse than the best a move may be for the sake of variety.
    fn margin(&self, ask: &Ask) -> u8 {
        let plies = 60_u32.saturating_sub(ask.position.board().n_empties());
        match plies {
            _ if self.variety == 0 => 0,
            ..EARLY_PLIES => self.variety + 1,
            EARLY_PLIES..OPENING_PLIES => self.variety,
            _ => 0,
        }
    }

    fn request(&self, ask: &Ask) -> Request {
        let n_empties = ask.position.board().n_empties();
        let goal = match self.sight {
            Sight::Plies { depth, solve } if n_empties > u32::from(solve) => Goal::Depth(depth),
            Sight::Seconds(_) | Sight::Unlimited if self.margin(ask) > 0 => {
                Goal::Depth(OPENING_DEPTH)
            }
            _ => Goal::Exact,
        };
        Request {
            position: ask.position,
            variant: ask.variant,
            goal,
            limits: Limits::default(),
        }
    }

    fn best(
        &self,
        engine: &mut Engine,
        ask: &Ask,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Square> {
        self.forget(engine);
        let report = engine.search(&self.request(ask), stop, &mut |_| {});
        report.best()
    }

    /// What it sees of each move by looking ahead.
    fn look(
        &self,
        engine: &mut Engine,
        ask: &Ask,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<Judged> {
        self.forget(engine);
        let reports = engine.search_moves(&self.request(ask), stop, &mut |_| {});
        let mut judged: Vec<Judged> = reports
            .iter()
            .filter_map(|report| {
                let square = report.best()?;
                Some(Judged {
                    square,
                    value: report.value as f32,
                })
            })
            .collect();
        // In the order of the board, so that chance does not depend on how the search went.
        judged.sort_by_key(|judged| judged.square.index());
        judged
    }

    /// What was found for other moves must not show in this one.
    fn forget(&self, engine: &mut Engine) {
        if self.resources().is_some() {
            engine.clear();
        }
    }

    /// The move that seems best to it.
    fn pick(&self, ask: &Ask, judged: &[Judged]) -> Option<Square> {
        let best = judged.iter().map(|j| j.value).reduce(f32::max)?;
        let margin = f32::from(self.margin(ask));
        let slips = self.slips.unwrap_or_default();
        let tolerance = slips.allowance(ask).max(margin);
        let seems = |judged: &&Judged| {
            let whim = chance::of_move(ask, judged.square).uniform();
            let haze = slips.haze(ask, judged.square);
            // What is within the margin is equally good.
            judged.value.min(best - margin) + whim + haze
        };
        let is_thinkable = |judged: &&Judged| {
            let loss = best - judged.value;
            let is_gift = self.knows_corners() && judge::is_gift(ask, judged.square);
            loss <= if is_gift { margin.min(2.0) } else { tolerance }
        };
        judged
            .iter()
            .filter(is_thinkable)
            .max_by(|a, b| seems(a).total_cmp(&seems(b)))
            .map(|judged| judged.square)
    }

    /// Whether it knows what corners are worth, and so never gives one away for nothing.
    #[must_use]
    pub const fn knows_corners(&self) -> bool {
        !matches!(
            self.sight,
            Sight::Flips { .. }
                | Sight::Squares {
                    sees_replies: false
                }
        )
    }
}

const fn flips(sees_all: bool, takes_corners: bool) -> Sight {
    Sight::Flips {
        sees_all,
        takes_corners,
    }
}

const fn plies(depth: u8, solve: u8) -> Sight {
    Sight::Plies { depth, solve }
}

#[cfg(test)]
mod tests;
