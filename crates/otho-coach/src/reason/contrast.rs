//! The differences between two moves and their lines, weighed.
//!
//! The thresholds and where they come from are in docs/coach.md.

mod frontier;
mod mobility;
mod tempo;

use otho_core::{Bitboard, Color, Ply, Position, Square, Turn, Variant};
use otho_engine::{Engine, Report};

use super::branch::{Branch, HORIZON, VIEW};
use super::{Effort, MOST_REASONS, Reason, Way};
use crate::feature;

/// A difference in stable discs that is worth a word.
const STABLE_APART: u32 = 3;
/// With less ease than this a gain is paid for: half a move a turn.
const PAID_EASE: i32 = -4;
/// Where fewer squares are empty, moves and stable discs only tell the score once more.
const OPEN_EMPTIES: u32 = 8;
/// With so few empty squares, the final count can be checked by hand.
const COUNTED_EMPTIES: u32 = 10;

/// Reasons about the same matter, of which one is enough.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Theme {
    WipeOut,
    Corner,
    Pass,
    Mobility,
    Frontier,
    Stable,
    Parity,
    Tempo,
    Ending,
}

struct Weighed {
    weight: u32,
    theme: Theme,
    reason: Reason,
}

/// Two moves of one position, the first worse than the second.
pub(super) struct Contrast<'a> {
    pub(super) variant: Variant,
    pub(super) effort: Effort,
    pub(super) is_exact: bool,
    pub(super) worse: &'a Branch,
    pub(super) better: &'a Branch,
}

type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

impl Contrast<'_> {
    /// The weightiest reasons, one for each theme.
    pub(super) fn reasons(&self, engine: &mut Engine, stop: Stop<'_>) -> Vec<Reason> {
        let mut found = vec![
            self.wipe_out(),
            self.corner_in_line(),
            self.stable(),
            self.ending(),
        ];
        let replies = self.replies(engine, stop);
        found.push(self.spoiled(&replies));
        found.push(self.strong_reply(&replies));
        // In anti-Othello nobody has measured yet whom moves, passes and parity serve.
        if self.variant == Variant::Othello {
            found.push(self.corner_at_once(&replies));
            found.push(self.pass());
            found.push(self.opponent_moves());
            found.push(self.own_moves());
            found.push(self.safe_moves(engine, stop));
            found.push(self.later_moves());
            found.push(self.frontier());
            found.push(self.later_frontier());
            found.push(self.parity());
        }
        let mut found: Vec<Weighed> = found.into_iter().flatten().collect();
        found.sort_by_key(|weighed| std::cmp::Reverse(weighed.weight));
        let mut themes = Vec::new();
        found.retain(|weighed| {
            let is_new = !themes.contains(&weighed.theme);
            themes.push(weighed.theme);
            is_new
        });
        found
            .into_iter()
            .map(|weighed| weighed.reason)
            .take(MOST_REASONS)
            .collect()
    }

    fn root(&self) -> Position {
        self.worse.root()
    }

    fn mover(&self) -> Color {
        self.root().side()
    }

    /// Who profits from corners, stable discs and a wipe-out of the other: in anti-Othello, whoever
    /// does not have them.
    fn served_by(&self, owner: Color) -> Color {
        match self.variant {
            Variant::Othello => owner,
            Variant::Anti => !owner,
        }
    }

    /// By how many discs the moves differ, also when they are held against each other the other
    /// way round.
    fn loss(&self) -> i32 {
        (self.better.value - self.worse.value).abs()
    }

    /// Whether what the better move gains is not paid for with moves. A corner is often given for
    /// many turns in which the taker has little to play, and then the taker has the worse of it.
    fn is_unpaid(&self) -> bool {
        self.variant == Variant::Anti || self.ease() >= PAID_EASE
    }

    /// By how many stable discs more the better line favors the mover after so many plies.
    fn stable_lead(&self, plies: usize) -> i32 {
        let lead = |branch: &Branch| {
            let at = branch.by(plies);
            let count = |served| feature::stable(at, self.served_by(served)).count() as i32;
            count(self.mover()) - count(!self.mover())
        };
        lead(self.better) - lead(self.worse)
    }

    fn branch(&self, way: Way) -> &Branch {
        match way {
            Way::Worse => self.worse,
            Way::Better => self.better,
        }
    }

    fn wipe_out(&self) -> Option<Weighed> {
        [Way::Worse, Way::Better].into_iter().find_map(|way| {
            // The worse move is one that harms the mover, the better one harms the opponent.
            let harmed = if way == Way::Worse {
                self.mover()
            } else {
                !self.mover()
            };
            let loser = !self.served_by(!harmed);
            let branch = self.branch(way);
            let plies = branch.wipe_out_of(loser)?;
            Some(Weighed {
                weight: 100,
                theme: Theme::WipeOut,
                reason: Reason::WipeOut {
                    way,
                    loser,
                    line: branch.line[1..plies].to_vec(),
                },
            })
        })
    }

    /// The corners that a side gains over the other in a line, as far as both lines can be seen.
    fn corner_balance(&self, branch: &Branch, plies: usize) -> i32 {
        let count = |color| branch.corners_of(color).filter(|(n, _)| *n < plies).count() as i32;
        count(self.mover()) - count(!self.mover())
    }

    /// How far both lines can be seen. One that ends with the game can be seen for ever.
    fn common_plies(&self) -> usize {
        let seen = |branch: &Branch| match branch.end().turn() {
            Turn::Over => HORIZON,
            Turn::Move(_) | Turn::Pass => branch.line.len().min(HORIZON),
        };
        seen(self.worse).min(seen(self.better))
    }

    /// Whether a color neither plays on a square in a line nor could at the end of what is seen.
    fn is_denied(&self, branch: &Branch, color: Color, square: Square) -> bool {
        let ends = [branch.by(self.common_plies()), branch.end()];
        let mut moves = ends.map(|at| feature::mobility(at, color)).into_iter();
        !branch.ever_plays(color, square) && !moves.any(|moves| moves.contains(square))
    }

    fn corner_in_line(&self) -> Option<Weighed> {
        let plies = self.common_plies();
        let [worse, better] =
            [self.worse, self.better].map(|branch| self.corner_balance(branch, plies));
        let gain = better - worse;
        let is_gain = match self.variant {
            Variant::Othello => gain > 0,
            Variant::Anti => gain < 0,
        };
        let is_kept = [HORIZON, VIEW]
            .into_iter()
            .all(|plies| self.stable_lead(plies) >= STABLE_APART as i32);
        if !(is_gain && is_kept && self.is_unpaid()) {
            return None;
        }
        let of = |way: Way| {
            let served = if way == Way::Worse {
                !self.mover()
            } else {
                self.mover()
            };
            let taker = self.served_by(served);
            let (here, there) = match way {
                Way::Worse => (self.worse, self.better),
                Way::Better => (self.better, self.worse),
            };
            // A corner that is paid for with another one is only half of the story.
            let mut paid = here.corners_of(!taker).filter(|(n, _)| *n < plies);
            if paid.any(|(_, corner)| !there.ever_plays(!taker, corner)) {
                return None;
            }
            let mut corners = here.corners_of(taker).filter(|(n, _)| *n < plies);
            corners
                .find(|(_, corner)| self.is_denied(there, taker, *corner))
                .map(|(n, corner)| (n, self.corner_reason(way, taker, n, corner)))
        };
        let found = [Way::Worse, Way::Better].into_iter().filter_map(of);
        found.min_by_key(|(n, _)| *n).map(|(_, weighed)| weighed)
    }

    fn corner_reason(&self, way: Way, taker: Color, n: usize, corner: Square) -> Weighed {
        let branch = self.branch(way);
        let beside = feature::beside_corner(branch.square);
        Weighed {
            weight: 60 - 4 * n as u32,
            theme: Theme::Corner,
            reason: Reason::Corner {
                way,
                taker,
                corner,
                line: branch.line[1..=n.max(1)][..n].to_vec(),
                beside: beside
                    .filter(|(_, touched)| *touched == corner)
                    .map(|(beside, _)| beside),
            },
        }
    }

    /// A corner that the worse move gives at once and that punishes it, though another reply may
    /// be better still.
    fn corner_at_once(&self, replies: &[Report]) -> Option<Weighed> {
        let opponent = !self.mover();
        let after_better = feature::mobility(self.better.after_move(), opponent);
        let punishes = |report: &&Report| -report.value < self.better.value - self.loss() / 2;
        let corner = replies.iter().filter(punishes).find_map(|report| {
            let square = report.best()?;
            let is_new = Bitboard::CORNERS.contains(square)
                && !after_better.contains(square)
                && self.is_denied(self.better, opponent, square);
            is_new.then_some(square)
        })?;
        let beside = feature::beside_corner(self.worse.square);
        Some(Weighed {
            weight: 58,
            theme: Theme::Corner,
            reason: Reason::Corner {
                way: Way::Worse,
                taker: opponent,
                corner,
                line: vec![Ply::Move(corner)],
                beside: beside
                    .filter(|(_, touched)| *touched == corner)
                    .map(|(beside, _)| beside),
            },
        })
    }

    fn pass(&self) -> Option<Weighed> {
        let of = |way: Way, passer: Color| {
            let (here, there) = match way {
                Way::Worse => (self.worse, self.better),
                Way::Better => (self.better, self.worse),
            };
            let n = here.pass_of(passer)?;
            if there.ever_passes(passer) || !self.is_unpaid() {
                return None;
            }
            Some(Weighed {
                weight: 40 - 4 * n as u32,
                theme: Theme::Pass,
                reason: Reason::Pass {
                    way,
                    passer,
                    line: here.line[1..n].to_vec(),
                },
            })
        };
        of(Way::Worse, self.mover()).or_else(|| of(Way::Better, !self.mover()))
    }

    fn stable(&self) -> Option<Weighed> {
        let plies = self
            .common_plies()
            .min(self.worse.line.len())
            .min(self.better.line.len());
        let of = |branch: &Branch, color| {
            let at = branch.after(plies)?;
            let is_open = at.board().n_empties() >= OPEN_EMPTIES;
            is_open.then(|| feature::stable(at, color))
        };
        let candidate = |way: Way| {
            let served = if way == Way::Worse {
                !self.mover()
            } else {
                self.mover()
            };
            let owner = self.served_by(served);
            let (here, there) = match way {
                Way::Worse => (self.worse, self.better),
                Way::Better => (self.better, self.worse),
            };
            let (more, less) = (of(here, owner)?, of(there, owner)?);
            let gain = more.count().saturating_sub(less.count());
            // What the other side gains in the same line must not outweigh it.
            let (back, ahead) = (of(here, !owner)?, of(there, !owner)?);
            let against = back.count().saturating_sub(ahead.count());
            // Discs that hang on a corner which the other line leaves open only come earlier here.
            let comes_later = ((more - less) & Bitboard::CORNERS)
                .into_iter()
                .any(|corner| !self.is_denied(there, owner, corner));
            let lasts = self.stable_lead(VIEW) >= STABLE_APART as i32 && !comes_later;
            (gain >= against + STABLE_APART && lasts && self.is_unpaid()).then(|| Weighed {
                weight: 12 + 3 * gain,
                theme: Theme::Stable,
                reason: Reason::Stable {
                    way,
                    owner,
                    more,
                    less,
                    plies,
                },
            })
        };
        let found = [Way::Worse, Way::Better].into_iter().filter_map(candidate);
        found.max_by_key(|weighed| weighed.weight)
    }

    fn parity(&self) -> Option<Weighed> {
        let (last_worse, worse) = self.worse.last_move()?;
        let (last_better, better) = self.better.last_move()?;
        let is_lost = last_worse == !self.mover() && last_better == self.mover();
        (self.is_exact && is_lost && self.is_unpaid()).then_some(Weighed {
            weight: 34,
            theme: Theme::Parity,
            reason: Reason::Parity { worse, better },
        })
    }

    fn ending(&self) -> Option<Weighed> {
        let points = |branch: &Branch| {
            let score = branch.end().final_score(self.variant)?;
            Some([score.of(self.mover()), score.of(!self.mover())])
        };
        let is_near = self.root().board().n_empties() <= COUNTED_EMPTIES;
        let (worse, better) = (points(self.worse)?, points(self.better)?);
        (self.is_exact && is_near).then_some(Weighed {
            weight: 20,
            theme: Theme::Ending,
            reason: Reason::Ending { worse, better },
        })
    }
}
