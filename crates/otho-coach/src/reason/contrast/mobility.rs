//! How many moves both sides are left with.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use otho_core::{Bitboard, Position, Square};
use otho_engine::{Engine, Report};

use super::{Contrast, OPEN_EMPTIES, Stop, Theme, Weighed};
use crate::feature;
use crate::reason::branch::Branch;
use crate::reason::{Effort, Reason};

/// A safe move loses no more than this.
const SAFE_LOSS: i32 = 2;
/// Plies of the search that tells safe moves.
const SAFE_DEPTH: u8 = 6;
/// Differences that are worth a word: in moves now,
const MOVES_APART: u32 = 3;
/// in moves of both sides taken together some turns later,
const LATER_APART: i32 = 6;
/// and the same where many turns show it.
const LATER_APART_EASED: i32 = 4;
/// The plies after which the turns are that follow a move and its reply.
const FOLLOWING: RangeInclusive<usize> = 3..=9;
/// The plies after which moves are counted for a sentence: the mover's turns.
pub(super) const LATER: [usize; 3] = [4, 6, 8];
/// What lasts: two moves a turn.
const LASTING_EASE: i32 = 14;
/// What many turns show: three moves a turn.
const CLEAR_EASE: i32 = 21;
/// A player with so few moves may run out of them.
const FEW_MOVES: u32 = 5;

impl Contrast<'_> {
    /// By how many moves more the mover is ahead of the opponent in the better line, summed over
    /// the turns that follow both moves: a single turn says little.
    pub(super) fn ease(&self) -> i32 {
        let ahead = |branch: &Branch| -> i32 {
            let at = |plies| {
                let position = branch.by(plies);
                let count = |color| feature::mobility(position, color).count() as i32;
                count(self.mover()) - count(!self.mover())
            };
            FOLLOWING.map(at).sum()
        };
        ahead(self.better) - ahead(self.worse)
    }

    /// Whether a difference in moves is one of many turns.
    fn lasts(&self) -> bool {
        self.ease() >= LASTING_EASE
    }

    /// Moves of the opponent after each move, and of the mover after each reply.
    fn moves(&self) -> Option<[[Bitboard; 2]; 2]> {
        let of = |branch: &Branch| {
            let own = branch.next_turn()?.legal_moves();
            Some([own, branch.after_move().legal_moves()])
        };
        Some([of(self.worse)?, of(self.better)?])
    }

    pub(super) fn opponent_moves(&self) -> Option<Weighed> {
        let [[own_worse, worse], [own_better, better]] = self.moves()?;
        let apart = worse.count().saturating_sub(better.count());
        let is_clear = apart >= MOVES_APART && 3 * worse.count() >= 4 * better.count();
        let agrees = own_worse.count() <= own_better.count() + 1;
        (is_clear && agrees && self.lasts()).then(|| Weighed {
            weight: 10 + 3 * apart,
            theme: Theme::Mobility,
            reason: Reason::OpponentMoves { worse, better },
        })
    }

    fn replies_of_both(&self) -> Option<[Square; 2]> {
        Some([self.worse.reply()?, self.better.reply()?])
    }

    pub(super) fn own_moves(&self) -> Option<Weighed> {
        let [[worse, other_worse], [better, other_better]] = self.moves()?;
        let replies = self.replies_of_both()?;
        let apart = better.count().saturating_sub(worse.count());
        let is_clear = apart >= MOVES_APART && 3 * better.count() >= 4 * worse.count();
        let agrees = other_worse.count() + 1 >= other_better.count();
        (is_clear && agrees && self.lasts()).then(|| Weighed {
            weight: 11 + 3 * apart,
            theme: Theme::Mobility,
            reason: Reason::OwnMoves {
                worse,
                better,
                replies,
            },
        })
    }

    pub(super) fn safe_moves(&self, engine: &mut Engine, stop: Stop<'_>) -> Option<Weighed> {
        let [worse, better] = [self.worse.next_turn()?, self.better.next_turn()?];
        // Among many moves that give nothing away, one may still be the best by far.
        let quiet = feature::moves_that_give_no_corner(worse).count();
        if quiet > FEW_MOVES {
            return None;
        }
        let [worse, better] = [worse, better].map(|at| self.safe_in(at, engine, stop));
        let is_clear = worse.count() <= 1 && better.count() >= worse.count() + 2;
        let replies = self.replies_of_both()?;
        (is_clear && self.lasts()).then(|| Weighed {
            weight: 22 + 2 * (better.count() - worse.count()),
            theme: Theme::Mobility,
            reason: Reason::SafeMoves {
                worse,
                better,
                replies,
            },
        })
    }

    /// The moves that give no corner and lose next to nothing at a shallow look.
    fn safe_in(&self, position: Position, engine: &mut Engine, stop: Stop<'_>) -> Bitboard {
        let quiet = feature::moves_that_give_no_corner(position);
        let effort = Effort {
            depth: SAFE_DEPTH,
            ..self.effort
        };
        let request = effort.request(position, self.variant);
        let reports = engine.search_moves(&request, stop, &mut |_| {});
        let best = reports.first().map_or(0, |report| report.value);
        let keep = reports
            .iter()
            .filter(|report| report.value >= best - SAFE_LOSS);
        let squares: Bitboard = keep.filter_map(Report::best).collect();
        squares & quiet
    }

    pub(super) fn later_moves(&self) -> Option<Weighed> {
        let found = LATER
            .into_iter()
            .filter_map(|plies| self.moves_after(plies));
        // Of equals, the first: it is the easiest to see.
        let clearest = found.min_by_key(|weighed| Reverse(weighed.weight));
        clearest.filter(|_| self.lasts())
    }

    fn moves_after(&self, plies: usize) -> Option<Weighed> {
        let of = |branch: &Branch| {
            let at = branch.after(plies)?;
            let is_open = at.board().n_empties() >= OPEN_EMPTIES;
            let sides = [self.mover(), !self.mover()];
            is_open.then(|| sides.map(|color| feature::mobility(at, color)))
        };
        let (worse, better) = (of(self.worse)?, of(self.better)?);
        let [[own, other], [own_better, other_better]] =
            [worse, better].map(|sets| sets.map(|set| set.count() as i32));
        let apart = own_better - own + other - other_better;
        let agrees = own <= own_better + 1 && other + 1 >= other_better;
        let least = if self.ease() >= CLEAR_EASE {
            LATER_APART_EASED
        } else {
            LATER_APART
        };
        (apart >= least && agrees).then(|| Weighed {
            weight: 6 + 2 * apart as u32,
            theme: Theme::Mobility,
            reason: Reason::LaterMoves {
                worse,
                better,
                plies,
            },
        })
    }
}
