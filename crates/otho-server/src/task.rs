//! What the engine is asked and what it answers: from the wire to its types and back.

use std::time::{Duration, Instant};

use otho_core::{Position, Variant};
use otho_engine::level::{Ask, Level};
use otho_engine::{Certainty, Goal, Limits, Report, Request};
use otho_protocol as wire;

use crate::error::Error;
use crate::pool::Pool;
use crate::stop::Stop;

/// Reads a position, in a sentence that quotes it if it is none.
fn position(text: &str) -> Result<Position, Error> {
    text.parse().map_err(Error::Position)
}

const fn variant(variant: wire::Variant) -> Variant {
    match variant {
        wire::Variant::Othello => Variant::Othello,
        wire::Variant::Anti => Variant::Anti,
    }
}

fn time(milliseconds: Option<u32>) -> Option<Duration> {
    milliseconds.map(|ms| Duration::from_millis(ms.into()))
}

/// A position to analyze.
#[derive(Clone, Copy)]
pub(crate) struct Search {
    id: u32,
    request: Request,
    time: Option<Duration>,
    lines: usize,
}

/// What `search` says besides its id and its position.
pub(crate) struct Extent {
    pub(crate) variant: wire::Variant,
    pub(crate) until: wire::Until,
    pub(crate) limits: wire::Limits,
    pub(crate) lines: Option<u8>,
}

impl Search {
    pub(crate) fn read(id: u32, text: &str, extent: &Extent) -> Result<Self, Error> {
        let goal = match (extent.limits.depth, extent.until) {
            (Some(depth), _) => Goal::Depth(depth.max(1)),
            (None, wire::Until::Exact) => Goal::Exact,
            (None, wire::Until::Outcome) => Goal::Outcome,
        };
        Ok(Self {
            id,
            request: Request {
                position: position(text)?,
                variant: variant(extent.variant),
                goal,
                limits: Limits {
                    nodes: extent.limits.nodes,
                },
            },
            time: time(extent.limits.milliseconds),
            lines: extent.lines.unwrap_or(1).into(),
        })
    }

    /// Searches, and hands what it has to `progress` after each step.
    pub(crate) async fn run(
        self,
        pool: &Pool,
        stop: &Stop,
        mut progress: impl FnMut(wire::Progress) + Send + 'static,
    ) -> Result<wire::Progress, Error> {
        let work = move |engine: &mut otho_engine::Engine, stop: &(dyn Fn() -> bool + Sync)| {
            let began = Instant::now();
            let mut tell = |reports: &[Report]| progress(self.told(reports, began.elapsed()));
            if self.lines > 1 {
                let found = engine.search_moves(&self.request, stop, &mut tell);
                // None where there is no move, and then a search says what the end is.
                if !found.is_empty() {
                    return self.told(&found, began.elapsed());
                }
            }
            let mut tell = |report: &Report| tell(std::slice::from_ref(report));
            let report = engine.search(&self.request, stop, &mut tell);
            self.told(&[report], began.elapsed())
        };
        pool.deep.run(stop, self.time, work).await
    }

    /// Reports, the best first and at least one, as the wire has them.
    fn told(&self, reports: &[Report], elapsed: Duration) -> wire::Progress {
        let nodes = reports.iter().map(|report| report.nodes).sum();
        let per_second = nodes as f64 / elapsed.as_secs_f64().max(1e-6);
        let mut found = reports.iter().take(self.lines.max(1)).map(found);
        wire::Progress {
            id: self.id,
            found: found.next().expect("there is at least one report"),
            others: found.collect(),
            nodes,
            milliseconds: elapsed.as_millis() as u64,
            nodes_per_second: per_second as u64,
            to_go: reports[0].to_go.map(|to_go| wire::ToGo {
                low: to_go.low,
                high: to_go.high,
            }),
        }
    }
}

fn found(report: &Report) -> wire::Found {
    wire::Found {
        best: report.best().map(|square| square.to_string()),
        value: report.value,
        certainty: match report.certainty {
            Certainty::Depth { depth, percent } => wire::Certainty::Depth { depth, percent },
            Certainty::Outcome => wire::Certainty::Outcome,
            Certainty::Exact => wire::Certainty::Exact,
        },
        line: report.line.iter().map(ToString::to_string).collect(),
    }
}

/// A level's move to make.
#[derive(Clone, Copy)]
pub(crate) struct LevelMove {
    level: &'static Level,
    ask: Ask,
    time: Option<Duration>,
}

impl LevelMove {
    pub(crate) fn read(request: &wire::MoveRequest) -> Result<Self, Error> {
        let level = Level::find(&request.level);
        let level = level.ok_or_else(|| Error::Level(shortened(&request.level)))?;
        let asked = time(request.milliseconds);
        let own = level.time();
        Ok(Self {
            level,
            ask: Ask {
                position: position(&request.position)?,
                variant: variant(request.variant),
                seed: request.seed.into(),
            },
            time: own.map_or(asked, |own| Some(asked.unwrap_or(own).min(own))),
        })
    }

    /// The same, ended at the latest after `most` where nothing else would end it.
    pub(crate) fn within(self, most: Duration) -> Self {
        Self {
            time: Some(self.time.unwrap_or(most).min(most)),
            ..self
        }
    }

    /// The square, nothing where there is no move to choose.
    pub(crate) async fn run(self, pool: &Pool, stop: &Stop) -> Result<Option<String>, Error> {
        let (lane, time) = match self.level.resources() {
            // Such a level is as strong as it is by its depth, and must not be cut short.
            Some(_) => (&pool.quick, None),
            None => (&pool.deep, self.time),
        };
        let work = move |engine: &mut otho_engine::Engine, stop: &(dyn Fn() -> bool + Sync)| {
            self.level.choose(engine, &self.ask, stop)
        };
        let square = lane.run(stop, time, work).await?;
        Ok(square.map(|square| square.to_string()))
    }
}

/// What was written, for a sentence that quotes it.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    let shown = text.chars().filter(|c| !c.is_control());
    shown.take(LONGEST).collect()
}
