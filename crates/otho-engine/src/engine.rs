//! The door: a position, a goal, a way to stop and a sink for progress go in; a move, its value
//! and what stands behind it come out.

mod rank;

use std::thread;

use otho_core::{Ply, Position, Square, Turn, Variant};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub(crate) weights: Weights,
    threads: usize,
    /// What the table is about: values of one variant say nothing in the other.
    variant: Variant,
}

impl Engine {
    /// An engine that has not searched yet.
    #[must_use]
    pub fn new(resources: Resources, weights: Weights) -> Self {
        Self {
            table: Table::new(resources.hash),
            weights,
            threads: resources.threads.max(1),
            variant: Variant::Othello,
        }
    }

    /// Forgets everything it has searched.
    pub fn clear(&mut self) {
        self.table.clear();
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
        let (mut report, nodes) = self.run(request, stop, |worker| match request.variant {
            Variant::Othello => worker.deepen::<Othello>(request, progress),
            Variant::Anti => worker.deepen::<Anti>(request, progress),
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
        let (reports, _) = self.run(request, stop, |worker| match request.variant {
            Variant::Othello => worker.deepen_moves::<Othello>(request, progress),
            Variant::Anti => worker.deepen_moves::<Anti>(request, progress),
        });
        reports
    }

    /// Does a job with all threads, and counts the nodes of them all.
    fn run<T>(
        &mut self,
        request: &Request,
        stop: &(dyn Fn() -> bool + Sync),
        job: impl FnOnce(&mut Worker<'_>) -> T,
    ) -> (T, u64) {
        if self.variant != request.variant {
            self.variant = request.variant;
            self.table.clear();
        }
        self.table.new_search();
        let shared = Shared {
            max_nodes: request.limits.nodes.unwrap_or(u64::MAX),
            ..Shared::new(&self.table, &self.weights, stop)
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads)
                .map(|_| {
                    scope.spawn(|| {
                        let mut worker = Worker::new(&shared);
                        worker.help_until_over();
                        worker.nodes
                    })
                })
                .collect();
            let close = shared.splits.close_on_drop();
            let mut worker = Worker::new(&shared);
            let result = job(&mut worker);
            drop(close);
            let helped = helpers
                .into_iter()
                .map(|helper| helper.join().expect("a helper does not panic"));
            (result, worker.nodes + helped.sum::<u64>())
        })
    }
}

/// How far from the end a search to the end follows on one of limited depth.
const LEAP_TO_END: u8 = 6;

impl Worker<'_> {
    /// Searches ever deeper, then ever surer, until the goal is reached.
    fn deepen<O: Objective>(
        &mut self,
        request: &Request,
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
        };
        let mut guess = 0;
        for (index, step) in steps(node.empties, request.goal).into_iter().enumerate() {
            let value = if index == 0 {
                self.without_looks(|worker| worker.aspire::<O>(&node, guess, step))
            } else {
                self.aspire::<O>(&node, guess, step)
            };
            if index > 0 && self.is_stopped() {
                break;
            }
            guess = value;
            report = Report {
                value: sign * value,
                certainty: step.certainty(node.empties),
                line: self.line(position, step.effort.depth),
                nodes: self.nodes,
            };
            progress(&report);
            if self.is_stopped() {
                break;
            }
        }
        report.nodes = self.nodes;
        report
    }

    /// Searches with a narrow window around a guess, and wider ones as long as it was wrong.
    fn aspire<O: Objective>(&mut self, node: &Node, guess: i32, step: Step) -> i32 {
        if let Some(window) = step.window {
            return self.search::<O, Pv>(node, window, step.effort);
        }
        let mut width = 2;
        let mut window = around(guess, width);
        loop {
            let value = self.search::<O, Pv>(node, window, step.effort);
            let is_low = value <= window.alpha && window.alpha > -MOST;
            let is_high = value >= window.beta && window.beta < MOST;
            if self.is_stopped() || !is_low && !is_high {
                return value;
            }
            width *= 2;
            // The window only grows: selective searches may contradict each other, and one that
            // moved up and down with their answers would never settle.
            if is_low {
                window.alpha = (value - width).max(-MOST);
            } else {
                window.beta = (value + width).min(MOST);
            }
        }
    }

    /// The best line as far as the table remembers it.
    fn line(&self, position: Position, depth: u8) -> Vec<Ply> {
        let mut line = Vec::new();
        let mut at = position;
        let mut n_moves = 0;
        while n_moves < depth {
            match at.turn() {
                Turn::Over => break,
                Turn::Pass => {
                    line.push(Ply::Pass);
                    at = at.with_other_side();
                }
                Turn::Move(moves) => {
                    let best = self
                        .table()
                        .get(at.board())
                        .and_then(|known| known.moves[0]);
                    let only = (moves.count() == 1).then(|| moves.first()).flatten();
                    let Some(square) = best.or(only).filter(|&square| moves.contains(square))
                    else {
                        break;
                    };
                    line.push(Ply::Move(square));
                    at = at.play(square).expect("it is legal");
                    n_moves += 1;
                }
            }
        }
        line
    }
}

fn around(guess: i32, width: i32) -> Window {
    Window {
        alpha: (guess - width).max(-MOST),
        beta: (guess + width).min(MOST),
    }
}

/// One search of those that lead to a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    effort: Effort,
    /// The values that matter, when it is not all of them.
    window: Option<Window>,
}

impl Step {
    fn certainty(self, empties: u8) -> Certainty {
        let Effort { depth, confidence } = self.effort;
        match (
            depth >= empties && confidence == Confidence::EXACT,
            self.window,
        ) {
            (true, None) => Certainty::Exact,
            (true, Some(_)) => Certainty::Outcome,
            (false, _) => Certainty::Depth {
                depth,
                percent: confidence.percent(),
            },
        }
    }
}

/// The searches that lead to a goal: deeper by two plies each, so that odd and even depths do not
/// mix; then, once the end is near, to the end, surer each time.
fn steps(empties: u8, goal: Goal) -> Vec<Step> {
    let to_end = match goal {
        Goal::Depth(depth) => depth >= empties,
        Goal::Exact | Goal::Outcome => true,
    };
    let deepest = match goal {
        Goal::Depth(depth) if !to_end => depth.max(1),
        _ => empties.saturating_sub(LEAP_TO_END),
    };
    let first = if deepest % 2 == 0 { 2 } else { 1 };
    let step = |depth, confidence| Step {
        effort: Effort { depth, confidence },
        window: None,
    };
    let mut steps: Vec<Step> = (first..=deepest)
        .step_by(2)
        .map(|depth| step(depth, Confidence::LEAST))
        .collect();
    if to_end {
        let sure = [Confidence::LEAST, Confidence::level(2), Confidence::EXACT];
        let from = if empties <= 14 { 2 } else { 0 };
        steps.extend(
            sure[from..]
                .iter()
                .map(|&confidence| step(empties, confidence)),
        );
        if goal == Goal::Outcome
            && let Some(last) = steps.last_mut()
        {
            last.window = Some(Window { alpha: -1, beta: 1 });
        }
    }
    steps
}
