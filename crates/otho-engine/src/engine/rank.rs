//! The values of all moves, not only of the best: each move is searched by itself.

use otho_core::{Ply, Position, Square, Turn};

use super::step::{Step, steps};
use super::{Certainty, Helpers, LEAST_HELPED_DEPTH, Report, Request};
use crate::objective::Objective;
use crate::search::{Effort, Node};
use crate::worker::Worker;

/// A move of the root, and what has been found about it.
struct Candidate {
    square: Square,
    after: Position,
    node: Node,
    report: Report,
}

impl Candidate {
    fn new(position: Position, square: Square) -> Self {
        let after = position.play(square).expect("it is a legal move");
        Self {
            square,
            after,
            node: Node::new(after.board()),
            report: Report {
                value: 0,
                certainty: Certainty::Depth {
                    depth: 0,
                    percent: 0,
                },
                line: vec![Ply::Move(square)],
                nodes: 0,
                to_go: None,
            },
        }
    }
}

impl Worker<'_> {
    /// Searches all moves ever deeper, then ever surer, until the goal is reached for each.
    pub(super) fn deepen_moves<O: Objective>(
        &mut self,
        request: &Request,
        helpers: Helpers<'_>,
        progress: &mut dyn FnMut(&[Report]),
    ) -> Vec<Report> {
        let position = request.position;
        let Turn::Move(moves) = position.turn() else {
            return Vec::new();
        };
        let mut candidates: Vec<_> = moves
            .into_iter()
            .map(|square| Candidate::new(position, square))
            .collect();
        let empties = position.board().n_empties() as u8;
        let mut found = Vec::new();
        for (index, step) in steps(empties, request.goal).into_iter().enumerate() {
            if step.effort.depth > LEAST_HELPED_DEPTH {
                helpers();
            }
            let is_complete = if index == 0 {
                self.without_looks(|worker| worker.search_each::<O>(&mut candidates, step, empties))
            } else {
                self.search_each::<O>(&mut candidates, step, empties)
            };
            // Values of different effort do not compare, so a step counts as a whole or not at all.
            if !is_complete {
                break;
            }
            candidates.sort_by_key(|candidate| -candidate.report.value);
            found = candidates.iter().map(|c| c.report.clone()).collect();
            progress(&found);
            if self.is_stopped() {
                break;
            }
        }
        found
    }

    /// One step for every move; says whether it was not stopped.
    fn search_each<O: Objective>(
        &mut self,
        candidates: &mut [Candidate],
        step: Step,
        empties: u8,
    ) -> bool {
        let certainty = step.certainty(empties);
        let step = Step {
            effort: Effort {
                depth: step.effort.depth.saturating_sub(1),
                ..step.effort
            },
            ..step
        };
        for candidate in candidates {
            let before = self.nodes_of_all();
            let value = self.value_of_step::<O>(&candidate.node, -candidate.report.value, step);
            if self.is_stopped() {
                return false;
            }
            let mut line = vec![Ply::Move(candidate.square)];
            line.extend(self.line::<O>(candidate.after, value, step));
            candidate.report = Report {
                value: -value,
                certainty,
                line,
                nodes: candidate.report.nodes + self.nodes_of_all() - before,
                to_go: None,
            };
        }
        true
    }
}
