//! How open the discs of both sides lie: each disc beside an empty square is one to be bracketed.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use otho_core::Bitboard;

use super::mobility::LATER;
use super::{Contrast, Theme, Weighed};
use crate::feature;
use crate::reason::Reason;
use crate::reason::branch::Branch;

/// A difference in discs beside empty squares that is worth a word: right after the move,
const FRONTIER_APART: u32 = 3;
/// and of both sides taken together some turns later.
const LATER_APART: i32 = 4;
/// What makes an open frontier felt: one move a turn.
const FRONTIER_EASE: i32 = 7;
/// Where fewer squares are empty, the frontier no longer tells how the game goes on.
const FRONTIER_EMPTIES: u32 = 20;
/// The plies after which the turns are over which it has to last.
const FOLLOWING: RangeInclusive<usize> = 2..=8;
/// What lasts: three discs a turn.
const LASTING: i32 = 21;

impl Contrast<'_> {
    pub(super) fn frontier(&self) -> Option<Weighed> {
        let of = |branch: &Branch| feature::frontier(branch.after_move(), self.mover());
        let (worse, better) = (of(self.worse), of(self.better));
        let apart = worse.count().saturating_sub(better.count());
        let moves = |branch: &Branch| branch.after_move().legal_moves().count();
        let agrees = moves(self.worse) >= moves(self.better) && self.ease() >= FRONTIER_EASE;
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

    /// By how many discs beside empty squares more the mover is behind the opponent in the worse
    /// line, summed over the turns that follow both moves.
    fn openness(&self) -> i32 {
        let open = |branch: &Branch| -> i32 {
            let at = |plies| {
                let [own, theirs] = self.frontiers(branch, plies);
                own.count() as i32 - theirs.count() as i32
            };
            FOLLOWING.map(at).sum()
        };
        open(self.worse) - open(self.better)
    }

    /// The mover's and the opponent's discs beside empty squares after so many plies.
    fn frontiers(&self, branch: &Branch, plies: usize) -> [Bitboard; 2] {
        let position = branch.by(plies);
        [self.mover(), !self.mover()].map(|color| feature::frontier(position, color))
    }

    pub(super) fn later_frontier(&self) -> Option<Weighed> {
        let is_open = self.root().board().n_empties() >= FRONTIER_EMPTIES;
        if !is_open || self.openness() < LASTING || !self.is_unpaid() {
            return None;
        }
        let found = LATER.into_iter().filter_map(|plies| self.open_after(plies));
        // Of equals, the first: it is the easiest to see.
        found.min_by_key(|weighed| Reverse(weighed.weight))
    }

    fn open_after(&self, plies: usize) -> Option<Weighed> {
        let are_there = [self.worse, self.better].map(|branch| branch.after(plies).is_some());
        let [worse, better] = [self.worse, self.better].map(|branch| self.frontiers(branch, plies));
        let [[own, other], [own_better, other_better]] =
            [worse, better].map(|sets| sets.map(|set| set.count() as i32));
        let apart = own - own_better + other_better - other;
        let agrees = own + 1 >= own_better && other <= other_better + 1;
        (are_there == [true; 2] && apart >= LATER_APART && agrees).then(|| Weighed {
            weight: 5 + apart as u32,
            theme: Theme::Frontier,
            reason: Reason::LaterFrontier {
                worse,
                better,
                plies,
            },
        })
    }
}
