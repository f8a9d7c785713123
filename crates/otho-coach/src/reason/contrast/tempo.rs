//! What the opponent's replies show: that a move comes too late, or allows too much.

use otho_core::Bitboard;
use otho_engine::{Engine, Goal, Report};

use super::{Contrast, Stop, Theme, Weighed};
use crate::feature;
use crate::reason::{Effort, Reason};

/// A reply that takes the better move away beats those that leave it by so many discs.
const SPOILED_MARGIN: i32 = 2;
/// A reply is strong when it beats the next best by so many discs.
const REPLY_MARGIN: i32 = 4;

/// The weight of a margin between replies: beyond some discs it says no more.
fn weight_of(margin: i32) -> u32 {
    margin.clamp(0, 20).unsigned_abs()
}

impl Contrast<'_> {
    /// Every reply to the worse move with its value, the opponent's best first.
    pub(super) fn replies(&self, engine: &mut Engine, stop: Stop<'_>) -> Vec<Report> {
        let effort = Effort {
            depth: self.effort.depth.saturating_sub(1).max(1),
            ..self.effort
        };
        let mut request = effort.request(self.worse.after_move(), self.variant);
        if self.is_exact {
            request.goal = Goal::Exact;
        }
        engine.search_moves(&request, stop, &mut |_| {})
    }

    /// Discs by which a reply has to beat others to explain the loss by itself.
    fn decisive(&self, least: i32) -> i32 {
        least.max((self.loss() + 1) / 2)
    }

    pub(super) fn spoiled(&self, replies: &[Report]) -> Option<Weighed> {
        let reply = self.worse.reply()?;
        let leaves = |report: &&Report| {
            let after = report
                .best()
                .and_then(|reply| self.worse.after_move().play(reply).ok());
            after.is_some_and(|after| after.legal_moves().contains(self.better.square))
        };
        let best = replies.iter().find(|report| report.best() == Some(reply))?;
        let margin = best.value - replies.iter().find(leaves)?.value;
        // A reply that is as good after the better move, or that only the worse one allows, is
        // strong by itself and not because of what it takes away.
        let after_better = feature::mobility(self.better.after_move(), !self.mover());
        let is_for_that = reply == self.better.square
            || (after_better.contains(reply) && self.better.reply() != Some(reply));
        let is_gone = !self.worse.ever_plays(self.mover(), self.better.square);
        let is_decisive = margin >= self.decisive(SPOILED_MARGIN) && self.is_unpaid();
        (is_for_that && is_gone && is_decisive).then(|| Weighed {
            weight: 15 + weight_of(margin),
            theme: Theme::Tempo,
            reason: Reason::Spoiled { reply, margin },
        })
    }

    pub(super) fn strong_reply(&self, replies: &[Report]) -> Option<Weighed> {
        let [first, second, ..] = replies else {
            return None;
        };
        let reply = first.best()?;
        let margin = first.value - second.value;
        let opponent = !self.mover();
        // What comes a few turns later all the same is not prevented.
        let is_prevented = !feature::mobility(self.better.after_move(), opponent).contains(reply)
            && !self.better.ever_plays(opponent, reply);
        let is_plain = !Bitboard::CORNERS.contains(reply) && reply != self.better.square;
        let is_decisive = margin >= self.decisive(REPLY_MARGIN) && self.is_unpaid();
        (is_decisive && is_prevented && is_plain).then(|| Weighed {
            weight: 14 + weight_of(margin),
            theme: Theme::Tempo,
            reason: Reason::Reply {
                reply,
                margin,
                is_opened: !feature::mobility(self.root(), opponent).contains(reply),
            },
        })
    }
}
