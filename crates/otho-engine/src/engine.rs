//! The door: a position, a goal, a way to stop and a sink for progress go in; a move, its value
//! and what stands behind it come out.

mod aspire;
mod forecast;
mod rank;
mod source;
mod step;

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;
use std::thread;

use otho_core::{Bitboard, Ply, Position, Square, Turn, Variant};

use self::aspire::aspire;
use self::source::Source;
use self::step::{Step, steps};
use crate::eval::Weights;
use crate::objective::{Anti, MOST, Objective, Othello};
use crate::search::{Effort, Node, Pv, Window};
use crate::table::{Confidence, Table};
use crate::worker::{Shared, Worker};

/// What an engine may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// Bytes for the transposition table.
    pub hash: usize,
    /// Threads that search side by side, at least one.
    pub threads: usize,
}

impl Default for Resources {
    fn default() -> Self {
        Self {
            hash: 64 << 20,
            threads: 1,
        }
    }
}

/// What to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The best move by a search of so many plies, or to the end where that is nearer.
    Depth(u8),
    /// The exact final score.
    Exact,
    /// Who wins, or that it is a draw.
    Outcome,
}

/// What to search.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// From where.
    pub position: Position,
    /// What wins.
    pub variant: Variant,
    /// What to find out.
    pub goal: Goal,
    /// When to end before that.
    pub limits: Limits,
}

/// When a search ends before it has reached its goal, besides being stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How many positions all threads together may enter, give or take some thousands for each
    /// thread beyond the first. One thread repeats a search with such a limit exactly.
    pub nodes: Option<u64>,
}

/// What stands behind a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// A search of so many plies; what was cut off would have changed nothing in so many percent
    /// of all cases.
    Depth {
        /// Plies.
        depth: u8,
        /// Percent, 100 when nothing was cut off.
        percent: u8,
    },
    /// The value is right in sign: a win, a loss or a draw for certain.
    Outcome,
    /// The value is the exact final score.
    Exact,
}

/// What a search has found so far, or in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The final difference in discs for the player to move, empties to the winner.
    pub value: i32,
    /// What stands behind it.
    pub certainty: Certainty,
    /// The best line of play, forced passes included; its first move is the one to make.
    pub line: Vec<Ply>,
    /// Positions entered, by all threads.
    pub nodes: u64,
    /// What is still to come, where that can be said.
    pub to_go: Option<ToGo>,
}

/// How many more positions a search is likely to enter before its value is exact, or before it
/// knows who wins, if that is the goal.
///
/// With the positions entered so far and the time they took, this is a time. Four of five searches
/// end in the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToGo {
    /// Not fewer than this.
    pub low: u64,
    /// Not more than this.
    pub high: u64,
}

impl Report {
    /// The move to make, `None` when there is none to choose.
    #[must_use]
    pub fn best(&self) -> Option<Square> {
        self.line.iter().find_map(|ply| match ply {
            Ply::Move(square) => Some(*square),
            Ply::Pass => None,
        })
    }
}

/// An engine with its table and weights.
pub struct Engine {
    pub(crate) table: Table,
    /// For Othello and for anti-Othello.
    weights: [Source; 2],
    threads: usize,
}

/// There is not as much memory as the table was to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory;

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is not enough memory for the table")
    }
}

impl Error for OutOfMemory {}

impl Engine {
    /// An engine that has not searched yet.
    ///
    /// # Panics
    /// When there is not enough memory for the table; see [`Engine::try_new`].
    #[must_use]
    pub fn new(resources: Resources, weights: Weights) -> Self {
        Self::try_new(resources, weights).expect("there is memory for the table")
    }

    /// An engine that has not searched yet; for anti-Othello it has the weights that come with
    /// this crate.
    ///
    /// # Errors
    /// When there is not enough memory for the table.
    pub fn try_new(resources: Resources, weights: Weights) -> Result<Self, OutOfMemory> {
        let weights = [Source::Ready(weights), Source::EMBEDDED_ANTI];
        Self::with(resources, weights)
    }

    /// An engine without weights, for programs that do not want those of this crate: each variant
    /// has to be given some by [`Engine::set_weights`] before it is searched.
    ///
    /// # Errors
    /// When there is not enough memory for the table.
    pub fn bare(resources: Resources) -> Result<Self, OutOfMemory> {
        Self::with(resources, [Source::Missing, Source::Missing])
    }

    fn with(resources: Resources, weights: [Source; 2]) -> Result<Self, OutOfMemory> {
        Ok(Self {
            table: Table::new(resources.hash).map_err(|_| OutOfMemory)?,
            weights,
            threads: resources.threads.max(1),
        })
    }

    /// Takes a table of another size and forgets what it has searched, unless it has that size.
    ///
    /// # Errors
    /// When there is not enough memory; the engine is as before then.
    pub fn resize(&mut self, hash: usize) -> Result<(), OutOfMemory> {
        if self.table.is_of(hash) {
            return Ok(());
        }
        self.table = Table::new(hash).map_err(|_| OutOfMemory)?;
        Ok(())
    }

    /// Forgets everything it has searched.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Takes other weights for one variant.
    pub fn set_weights(&mut self, variant: Variant, weights: Weights) {
        self.table.clear();
        self.weights[place(variant)] = Source::Ready(weights);
    }

    /// Whether it can search for this variant.
    #[must_use]
    pub const fn has_weights(&self, variant: Variant) -> bool {
        !self.weights[place(variant)].is_missing()
    }

    /// Begins a new search, with the weights for its variant ready.
    pub(crate) fn turn_to(&mut self, variant: Variant) {
        self.table.new_search(variant);
        self.weights[place(variant)].make();
    }

    /// The weights for a variant that it has turned to.
    pub(crate) fn weights(&self, variant: Variant) -> &Weights {
        let weights = self.weights[place(variant)].get();
        weights.expect("a bare engine is given weights before it searches")
    }

    /// Searches until the goal is reached or `stop` says so, telling `progress` what it has.
    ///
    /// `stop` is asked by all threads, some thousand times a second each. However early it says
    /// so, there is a move if the rules allow one.
    pub fn search(
        &mut self,
        request: &Request,
        stop: &(dyn Fn() -> bool + Sync),
        progress: &mut dyn FnMut(&Report),
    ) -> Report {
        let (mut report, nodes) =
            self.run(request, stop, |worker, helpers| match request.variant {
                Variant::Othello => worker.deepen::<Othello>(request, helpers, progress),
                Variant::Anti => worker.deepen::<Anti>(request, helpers, progress),
            });
        report.nodes = nodes;
        report
    }

    /// Searches every legal move by itself, all with the same effort: the best comes first.
    ///
    /// The values and lines are the player's to move, so that each line begins with its move.
    /// `progress` is told all moves after each step. The list is empty where there is no move.
    pub fn search_moves(
        &mut self,
        request: &Request,
        stop: &(dyn Fn() -> bool + Sync),
        progress: &mut dyn FnMut(&[Report]),
    ) -> Vec<Report> {
        let (reports, _) = self.run(request, stop, |worker, helpers| match request.variant {
            Variant::Othello => worker.deepen_moves::<Othello>(request, helpers, progress),
            Variant::Anti => worker.deepen_moves::<Anti>(request, helpers, progress),
        });
        reports
    }

    /// Does a job with all threads, and counts the nodes of them all.
    ///
    /// The job calls the helpers when there is something for them to do: on a busy machine it
    /// takes longer to start and end a thread than a short search lasts.
    fn run<T>(
        &mut self,
        request: &Request,
        stop: &(dyn Fn() -> bool + Sync),
        job: impl FnOnce(&mut Worker<'_>, Helpers<'_>) -> T,
    ) -> (T, u64) {
        self.turn_to(request.variant);
        let shared = Shared {
            max_nodes: request.limits.nodes.unwrap_or(u64::MAX),
            ..Shared::new(&self.table, self.weights(request.variant), stop)
        };
        thread::scope(|scope| {
            let help = || {
                let mut worker = Worker::new(&shared);
                worker.help_until_over();
                worker.nodes
            };
            let mut helpers = Vec::new();
            let mut call = || {
                // Where the system has no more threads to give, those that there are search.
                let missing = helpers.len() + 1..self.threads;
                helpers.extend(missing.map_while(|_| {
                    let builder = thread::Builder::new();
                    builder.spawn_scoped(scope, help).ok()
                }));
            };
            let close = shared.splits.close_on_drop();
            let mut worker = Worker::new(&shared);
            let result = job(&mut worker, &mut call);
            drop(close);
            let helped = helpers
                .into_iter()
                .map(|helper| helper.join().expect("a helper does not panic"));
            (result, worker.nodes + helped.sum::<u64>())
        })
    }
}

/// Where the weights of a variant are.
const fn place(variant: Variant) -> usize {
    match variant {
        Variant::Othello => 0,
        Variant::Anti => 1,
    }
}

/// Starts the other threads, if they are not there yet.
type Helpers<'a> = &'a mut dyn FnMut();

/// Shallower searches share no node with others.
const LEAST_HELPED_DEPTH: u8 = 10;

impl Worker<'_> {
    /// Searches ever deeper, then ever surer, until the goal is reached.
    fn deepen<O: Objective>(
        &mut self,
        request: &Request,
        helpers: Helpers<'_>,
        progress: &mut dyn FnMut(&Report),
    ) -> Report {
        let position = request.position;
        let node = match position.turn() {
            Turn::Pass => Node::new(position.board().pass()),
            Turn::Move(_) | Turn::Over => Node::new(position.board()),
        };
        let sign = if position.turn() == Turn::Pass { -1 } else { 1 };
        let mut report = Report {
            value: 0,
            certainty: Certainty::Depth {
                depth: 0,
                percent: 0,
            },
            line: Vec::new(),
            nodes: 0,
            to_go: None,
        };
        let mut guess = 0;
        for (index, step) in steps(node.empties, request.goal).into_iter().enumerate() {
            if step.effort.depth >= LEAST_HELPED_DEPTH {
                helpers();
            }
            let value = if index == 0 {
                self.without_looks(|worker| worker.value_of_step::<O>(&node, guess, step))
            } else {
                self.value_of_step::<O>(&node, guess, step)
            };
            if index > 0 && self.is_stopped() {
                self.prefer_better_move(&mut report, &node, step.effort);
                break;
            }
            let line = if index == 0 {
                self.without_looks(|worker| worker.line::<O>(position, sign * value, step))
            } else {
                self.line::<O>(position, sign * value, step)
            };
            guess = value;
            let nodes = self.nodes_of_all();
            report = Report {
                value: sign * value,
                certainty: step.certainty(node.empties),
                line,
                nodes,
                to_go: forecast::to_go(step, request.goal, node.empties, nodes),
            };
            progress(&report);
            if self.is_stopped() {
                break;
            }
        }
        report
    }

    /// Makes a move that a step which was broken off has shown to be better than the best one of
    /// the step before. With 10 ms a move that gets 54.1 ± 1.2 % of 800 games.
    fn prefer_better_move(&self, report: &mut Report, node: &Node, effort: Effort) {
        let bounds = |square| {
            let known = self.table().get(node.board.play(square)?)?;
            let is_of_step = known.answers(effort.one_less());
            is_of_step.then(|| [known.upper, known.lower].map(|bound| -i32::from(bound)))
        };
        let Some(&Ply::Move(best)) = report.line.first() else {
            return;
        };
        let Some([_, most]) = bounds(best) else {
            return;
        };
        let others = node.board.legal_moves().into_iter();
        let least = others.filter_map(|square| bounds(square).map(|[least, _]| (least, square)));
        let better = least.filter(|&(least, _)| least > most);
        if let Some((least, square)) = better.max_by_key(|&(least, _)| least) {
            report.value = least;
            report.line = vec![Ply::Move(square)];
        }
    }

    /// The value of a step: around a guess, or within the step's own window.
    fn value_of_step<O: Objective>(&mut self, node: &Node, guess: i32, step: Step) -> i32 {
        if let Some(window) = step.window {
            return self.search::<O, Pv>(node, window, step.effort);
        }
        aspire(guess, |window| {
            let value = self.search::<O, Pv>(node, window, step.effort);
            if self.is_stopped() {
                ControlFlow::Break(value)
            } else {
                ControlFlow::Continue(value)
            }
        })
    }

    /// The best line, and at least a move where there is one: as far as the table remembers what
    /// the value stands on, and to the end when it is exact.
    fn line<O: Objective>(&mut self, position: Position, value: i32, step: Step) -> Vec<Ply> {
        let mut line = Vec::new();
        let (mut at, mut value, mut rest) = (position, value, step.effort);
        while rest.depth > 0 {
            match at.turn() {
                Turn::Over => break,
                Turn::Pass => {
                    line.push(Ply::Pass);
                    at = at.with_other_side();
                }
                Turn::Move(moves) => {
                    let is_first = rest == step.effort;
                    let step = Step {
                        effort: rest,
                        ..step
                    };
                    // What the table says of an exact value may be put together from two searches,
                    // of which the last named a move that is only the best of those too weak.
                    if !is_first && rest.confidence == Confidence::EXACT {
                        let node = Node::new(at.board());
                        self.search::<O, Pv>(&node, step.around(value), rest);
                    }
                    let best = self.known_best(at, value, step, is_first);
                    let only = (moves.count() == 1).then(|| moves.first()).flatten();
                    let square = match best.or(only).filter(|&square| moves.contains(square)) {
                        Some(square) => square,
                        None if is_first => self.best_at_sight::<O>(at, moves),
                        None => break,
                    };
                    line.push(Ply::Move(square));
                    at = at.play(square).expect("it is legal");
                    rest.depth -= 1;
                }
            }
            value = -value;
        }
        line
    }

    /// The move that the table knows this value by. What it knows of the first is always of the
    /// last search; further down it may be what an earlier one left.
    fn known_best(
        &self,
        position: Position,
        value: i32,
        step: Step,
        is_first: bool,
    ) -> Option<Square> {
        let known = self.table().get(position.board())?;
        let bounds = [known.lower, known.upper].map(i32::from);
        let is_sure = known.answers(step.effort) && step.agrees(bounds, value);
        known.moves[0].filter(|_| is_first || is_sure)
    }

    /// The best move by a search of one ply, which leaves nothing in the table.
    fn best_at_sight<O: Objective>(&mut self, position: Position, moves: Bitboard) -> Square {
        let at_sight = Step {
            effort: Effort {
                depth: 0,
                confidence: Confidence::EXACT,
            },
            window: Some(Window {
                alpha: -MOST,
                beta: MOST,
            }),
        };
        let value = |&square: &Square| {
            let next = position.play(square).expect("it is a legal move");
            self.value_of_step::<O>(&Node::new(next.board()), 0, at_sight)
        };
        // The opponent is to move, so the least is best.
        let best = moves.into_iter().min_by_key(value);
        best.expect("there is a move")
    }
}
