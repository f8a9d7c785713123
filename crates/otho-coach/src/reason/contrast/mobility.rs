//! How many moves both sides are left with, and how open the mover's discs lie.

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
const LATER_APART: i32 = 5;
/// and in discs beside empty squares.
const FRONTIER_APART: u32 = 3;
/// A player with so few moves may run out of them.
const FEW_MOVES: u32 = 5;
/// Where fewer squares are empty, the frontier no longer tells how the game goes on.
const FRONTIER_EMPTIES: u32 = 20;

impl Contrast<'_> {
    /// The mover's moves at the next turn less those of the opponent, further down both lines:
    /// what does not last there is no reason.
    fn lasts(&self) -> bool {
        let net = |branch: &Branch| {
            let n = (self.common_plies() / 2 * 2).max(2);
            let at = branch.after(n).unwrap_or_else(|| branch.end());
            let count = |color| feature::mobility(at, color).count() as i32;
            count(self.mover()) - count(!self.mover())
        };
        net(self.worse) < net(self.better)
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

    pub(super) fn frontier(&self) -> Option<Weighed> {
        let of = |branch: &Branch| feature::frontier(branch.after_move(), self.mover());
        let (worse, better) = (of(self.worse), of(self.better));
        let apart = worse.count().saturating_sub(better.count());
        let moves = |branch: &Branch| branch.after_move().legal_moves().count();
        let agrees = moves(self.worse) >= moves(self.better);
        let is_open = self.root().board().n_empties() >= FRONTIER_EMPTIES;
        (apart >= FRONTIER_APART && agrees && is_open).then(|| Weighed {
            weight: 8 + 2 * apart,
            theme: Theme::Frontier,
            reason: Reason::Frontier {
                worse,
                better,
                is_quiet: feature::is_quiet(self.root().board(), self.better.square),
            },
        })
    }

    pub(super) fn later_moves(&self) -> Option<Weighed> {
        let plies = self.common_plies() / 2 * 2;
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
        let agrees = own <= own_better && other >= other_better;
        (apart >= LATER_APART && agrees).then(|| Weighed {
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
