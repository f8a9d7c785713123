//! What a search has found, and when it is to end: objects for JavaScript.

use otho_core::{Ply, Position};
use otho_engine::{Certainty, Report};
use serde::{Deserialize, Serialize};

/// `Limits` in types.d.ts.
#[derive(Deserialize)]
pub(crate) struct Limits {
    pub(crate) nodes: Option<f64>,
    pub(crate) milliseconds: Option<f64>,
}

/// `Progress` in types.d.ts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Progress {
    depth: u32,
    confidence: u8,
    value: i32,
    line: Vec<String>,
    nodes: u64,
    is_exact: bool,
}

/// `Answer` in types.d.ts.
#[derive(Serialize)]
pub(crate) struct Answer {
    #[serde(flatten)]
    progress: Progress,
    best: Option<String>,
}

impl Progress {
    pub(crate) fn of(report: &Report, position: Position) -> Self {
        let to_the_end = position.board().n_empties();
        let (depth, confidence) = match report.certainty {
            Certainty::Depth { depth, percent } => (depth.into(), percent),
            Certainty::Outcome | Certainty::Exact => (to_the_end, 100),
        };
        Self {
            depth,
            confidence,
            value: report.value,
            line: report.line.iter().map(name).collect(),
            nodes: report.nodes,
            is_exact: report.certainty == Certainty::Exact,
        }
    }
}

impl Answer {
    pub(crate) fn of(report: &Report, position: Position) -> Self {
        Self {
            progress: Progress::of(report, position),
            best: report.best().map(|square| square.to_string()),
        }
    }
}

fn name(ply: &Ply) -> String {
    match ply {
        Ply::Move(square) => square.to_string(),
        Ply::Pass => "pass".to_owned(),
    }
}
