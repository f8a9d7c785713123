//! Principal-variation search, from the evaluation of the midgame to the exact end.
//!
//! One function serves all kinds of nodes and both objectives; what differs between them is known
//! at compile time. Near the end it hands over to [`endgame`](crate::endgame).

mod order;
mod probcut;
mod split;

use otho_core::{Bitboard, Board, Move};

use self::order::Choices;
use self::split::Outcome;
pub(crate) use self::split::{Split, Splits};
use crate::eval::rounded;
use crate::objective::{MOST, Objective, final_difference};
use crate::pattern::States;
use crate::stability::upper_bound;
use crate::table::{Confidence, Known};
use crate::worker::Worker;

/// Up to so many empty squares the endgame solver takes over a null-window search to the end.
pub(crate) const SOLVER_EMPTIES: u8 = 12;

/// Below this depth a search is done sooner than it is found in the table, and its best move says
/// little.
const LEAST_TABLE_DEPTH: u8 = 2;

/// Below this depth looking up all moves costs more than it saves.
const LEAST_LOOK_AHEAD_DEPTH: u8 = 5;

/// Below this depth calling other threads costs more than it saves.
const LEAST_SPLIT_DEPTH: u8 = 10;

/// The squares next to a corner, which mostly give it away.
const BESIDE_CORNERS: Bitboard = Bitboard(0x42c3_0000_0000_c342);

/// A position with the states of its patterns.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) board: Board,
    pub(crate) states: States,
    pub(crate) empties: u8,
    /// The legal moves, if they were found when the move that leads here was ranked.
    moves: Option<Bitboard>,
}

impl Node {
    pub(crate) fn new(board: Board) -> Self {
        Self {
            board,
            states: States::of(board),
            empties: board.n_empties() as u8,
            moves: None,
        }
    }

    #[inline]
    pub(crate) fn after(&self, mv: Move) -> Self {
        Self {
            board: self.board.play_unchecked(mv),
            states: self.states.after(mv),
            empties: self.empties - 1,
            moves: None,
        }
    }

    pub(crate) fn passed(&self) -> Self {
        Self {
            board: self.board.pass(),
            states: self.states.negated(),
            empties: self.empties,
            moves: None,
        }
    }

    #[inline]
    fn legal_moves(&self) -> Bitboard {
        self.moves.unwrap_or_else(|| self.board.legal_moves())
    }
}

/// The kind of a node: on the principal variation, or off it, where the window is empty.
pub(crate) trait Kind: Copy {
    const IS_PV: bool;
}

#[derive(Clone, Copy)]
pub(crate) struct Pv;

#[derive(Clone, Copy)]
pub(crate) struct Null;

impl Kind for Pv {
    const IS_PV: bool = true;
}

impl Kind for Null {
    const IS_PV: bool = false;
}

/// The values asked about: anything at most `alpha` or at least `beta` is only a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// Asks whether the value is at least `beta`.
    pub(crate) const fn at_least(beta: i32) -> Self {
        Self {
            alpha: beta - 1,
            beta,
        }
    }

    const fn reversed(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// No ply further.
const HORIZON: Effort = Effort {
    depth: 0,
    confidence: Confidence::EXACT,
};

/// How far and how surely to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    pub(crate) depth: u8,
    pub(crate) confidence: Confidence,
}

impl Effort {
    pub(crate) const fn one_less(self) -> Self {
        Self {
            depth: self.depth - 1,
            ..self
        }
    }
}

impl Worker<'_> {
    /// The value of a position, or a bound of it outside the window; fail-soft.
    pub(crate) fn search<O: Objective, K: Kind>(
        &mut self,
        node: &Node,
        window: Window,
        effort: Effort,
    ) -> i32 {
        let board = node.board;
        let reaches_end = effort.depth >= node.empties;
        let Window { alpha, beta } = window;

        // Step 1. Near the end the solver is faster, even where less than certainty would do.
        if !K::IS_PV && reaches_end && node.empties <= SOLVER_EMPTIES {
            return self.solve::<O>(board, beta);
        }
        self.nodes += 1;
        if self.is_stopped() {
            return alpha;
        }

        // Step 2. No move: pass, which costs no depth, or the end.
        let moves = node.legal_moves();
        debug_assert_eq!(moves, board.legal_moves());
        if moves.is_empty() {
            if board.opponent_moves().is_empty() {
                return O::value(final_difference(board));
            }
            return -self.search::<O, K>(&node.passed(), window.reversed(), effort);
        }

        // Step 3. The horizon.
        if effort.depth == 0 {
            return O::value(rounded(self.judge(board, moves, || node.states)));
        }
        let effort = Effort {
            depth: effort.depth.min(node.empties),
            ..effort
        };

        if effort.depth == 1 && !reaches_end {
            return self.search_last_ply::<O>(node, moves, beta);
        }

        // Step 4. With two plies to go the evaluation may be enough, and it is at hand sooner than
        // the table: 5 % of the time.
        let is_near_horizon = effort.depth == 2;
        if !K::IS_PV
            && is_near_horizon
            && let Some(bound) = self.prob_cut::<O>(node, beta, effort)
        {
            return bound;
        }

        // Step 5. It may be known.
        let uses_table = effort.depth >= LEAST_TABLE_DEPTH;
        let known = uses_table.then(|| self.table().get(board)).flatten();
        if let Some(known) = known.filter(|known| !K::IS_PV && known.answers(effort)) {
            if i32::from(known.lower) >= beta {
                return known.lower.into();
            }
            if i32::from(known.upper) <= alpha {
                return known.upper.into();
            }
        }

        // Step 6. Stable discs may decide it.
        if !K::IS_PV
            && let Some(bound) = upper_bound::<O>(board, beta)
        {
            return bound;
        }

        // Step 7. A shallow search may make a deep one needless.
        if !K::IS_PV
            && !is_near_horizon
            && let Some(bound) = self.prob_cut::<O>(node, beta, effort)
        {
            return bound;
        }

        // Step 8. A move may lead to something known.
        let table_moves = known.map_or([None; 2], |known| known.moves);
        let mut choices = Choices::new(board, moves, table_moves);
        // What the solver finds is not in the table.
        let leads_to_solver = reaches_end && node.empties == SOLVER_EMPTIES + 1;
        if !K::IS_PV
            && !leads_to_solver
            && effort.depth >= LEAST_LOOK_AHEAD_DEPTH
            && let Some(bound) = self.known_refutation(board, &choices, beta, effort)
        {
            return bound;
        }

        // Step 9. Try them, the first alone: it tells the others what they have to beat.
        let mut found = Outcome {
            best: -MOST - 1,
            square: None,
        };
        while let Some(choice) = choices.next(|mv| self.rank::<O>(node, effort, mv)) {
            let window = Window {
                alpha: alpha.max(found.best),
                beta,
            };
            if effort.depth > LEAST_TABLE_DEPTH && !leads_to_solver {
                self.table().prefetch(board.play_unchecked(choice.mv));
            }
            let child = choice.child_of(node);
            let value = if K::IS_PV && found.square.is_none() {
                -self.search::<O, K>(&child, window.reversed(), effort.one_less())
            } else {
                self.try_move::<O, K>(&child, window, effort)
            };
            if value > found.best {
                found = Outcome {
                    best: value,
                    square: Some(choice.mv.square),
                };
                if value >= beta {
                    break;
                }
            }
            if self.can_split(effort, &choices) {
                let window = Window {
                    alpha: alpha.max(found.best),
                    beta,
                };
                found = self.split::<O, K>(node, window, effort, found, choices);
                break;
            }
        }

        // Step 10. Remember.
        if uses_table && !self.is_stopped() {
            self.remember(board, window, effort, &found);
        }
        found.best
    }

    /// The best of the evaluations after each move.
    ///
    /// With one ply to go, there is nothing to look up or to cut off, and no time to order moves by
    /// more than where they are: corners first, squares beside a corner last.
    fn search_last_ply<O: Objective>(&mut self, node: &Node, moves: Bitboard, beta: i32) -> i32 {
        let corners = moves & Bitboard::CORNERS;
        let late = moves & BESIDE_CORNERS;
        let in_order = corners
            .into_iter()
            .chain(moves - corners - late)
            .chain(late);
        let mut best = -MOST - 1;
        for square in in_order {
            let flips = node.board.flips_of_empty(square);
            let mv = Move { square, flips };
            let next = node.board.play_unchecked(mv);
            let replies = next.legal_moves();
            let value = if replies.is_empty() {
                // A pass, or the end of the game.
                self.search::<O, Null>(&node.after(mv), Window::at_least(-beta), HORIZON)
            } else {
                self.nodes += 1;
                O::value(rounded(self.judge(next, replies, || node.states.after(mv))))
            };
            best = best.max(-value);
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The value of a move that is not expected to be the best: first whether it is better at all.
    fn try_move<O: Objective, K: Kind>(
        &mut self,
        child: &Node,
        window: Window,
        effort: Effort,
    ) -> i32 {
        let rest = effort.one_less();
        let value = -self.search::<O, Null>(child, Window::at_least(-window.alpha), rest);
        if K::IS_PV && value > window.alpha && value < window.beta {
            return -self.search::<O, K>(child, window.reversed(), rest);
        }
        value
    }

    /// Whether it pays to call others to this node.
    #[inline]
    fn can_split(&self, effort: Effort, rest: &Choices) -> bool {
        effort.depth >= LEAST_SPLIT_DEPTH && self.shared.splits.has_idle() && !rest.is_empty()
    }

    fn remember(&self, board: Board, window: Window, effort: Effort, found: &Outcome) {
        let lower = if found.best > window.alpha {
            found.best
        } else {
            -MOST
        };
        let upper = if found.best < window.beta {
            found.best
        } else {
            MOST
        };
        self.table().put(
            board,
            Known {
                lower: lower as i8,
                upper: upper as i8,
                effort,
                moves: [found.square, None],
            },
        );
    }

    /// Enhanced transposition cut-off: a move to a position that is known to be good enough.
    fn known_refutation(
        &self,
        board: Board,
        choices: &Choices,
        beta: i32,
        effort: Effort,
    ) -> Option<i32> {
        let table = self.table();
        let children = choices.moves().map(move |mv| board.play_unchecked(mv));
        children.clone().for_each(|child| table.prefetch(child));
        children.into_iter().find_map(|child| {
            let known = table.get(child)?;
            let bound = -i32::from(known.upper);
            (known.answers(effort.one_less()) && bound >= beta).then_some(bound)
        })
    }
}
