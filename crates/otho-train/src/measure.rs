//! `otho-train measure`: weights against positions whose moves are all scored.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use otho_core::{Ply, Variant};
use otho_engine::{Certainty, Engine, Goal, Limits, Report, Request, Resources, Weights};
use otho_formats::{Format, ScoredPosition, obf};

use crate::files;
use crate::output::say;

#[derive(Args, Debug)]
pub(crate) struct MeasureArgs {
    /// Positions in OBF
    positions: PathBuf,
    /// A file of weights; without it, the embedded ones
    #[arg(long)]
    weights: Option<PathBuf>,
    /// The depths to search to
    #[arg(long, value_delimiter = ',', default_values_t = [1, 4, 8])]
    depths: Vec<u8>,
    /// Solve the positions and count nodes instead, the first so many
    #[arg(long)]
    solve: Option<usize>,
    /// Megabytes for the table
    #[arg(long, default_value_t = 512)]
    hash: usize,
}

pub(crate) fn run(args: &MeasureArgs) -> Result<()> {
    let weights = Weights::from(files::network(args.weights.as_deref(), Variant::Othello)?);
    let positions = read(&args.positions)?;
    if args.solve.is_none() {
        let errors: Vec<f32> = positions
            .iter()
            .map(|scored| {
                let value = weights.evaluate(scored.position.board());
                (best_score(scored) - value.clamp(-64.0, 64.0)).abs()
            })
            .collect();
        say(format_args!(
            "at first sight: mean error {:.3}",
            mean(&errors)
        ));
    }
    let resources = Resources {
        hash: args.hash << 20,
        threads: 1,
    };
    let mut engine = Engine::new(resources, weights);
    match args.solve {
        Some(n) => solve(&mut engine, &positions[..n.min(positions.len())]),
        None => {
            for &depth in &args.depths {
                hold_against(&mut engine, &positions, depth);
            }
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<ScoredPosition>> {
    let context = || format!("reading {}", path.display());
    let file = BufReader::new(File::open(path).with_context(context)?);
    let positions: Result<Vec<_>, _> = obf::read(file, Format::Obf).collect();
    let positions = positions.with_context(context)?;
    if positions.iter().any(|scored| scored.scores.is_empty()) {
        bail!("{} has a position without scores", path.display());
    }
    Ok(positions)
}

/// Prints how many best moves a search of limited depth finds, what its errors are, and what it
/// takes.
fn hold_against(engine: &mut Engine, positions: &[ScoredPosition], depth: u8) {
    let mut errors = Vec::new();
    let mut losses = Vec::new();
    let mut nodes = 0;
    let mut time = Duration::ZERO;
    for scored in positions {
        engine.clear();
        let start = Instant::now();
        let report = search(engine, scored, Goal::Depth(depth), &mut |_| {});
        time += start.elapsed();
        nodes += report.nodes;
        errors.push((best_score(scored) - report.value as f32).abs());
        losses.push(loss(scored, &report));
    }
    let n_best = losses.iter().filter(|&&loss| loss == 0.0).count();
    say(format_args!(
        "depth {depth}: mean error {:.3}, best moves {:.1} %, mean loss {:.3}, {} nodes and {:.1} ms a position",
        mean(&errors),
        100.0 * n_best as f32 / positions.len() as f32,
        mean(&losses),
        nodes / positions.len() as u64,
        1000.0 * time.as_secs_f64() / positions.len() as f64,
    ));
}

/// What searches to the end have found that left out what is unlikely, at one level of confidence.
#[derive(Default)]
struct Level {
    n: usize,
    n_right: usize,
    nodes: u64,
}

/// Solves the positions and prints the nodes it took, and how often it was right on the way.
fn solve(engine: &mut Engine, positions: &[ScoredPosition]) {
    let mut total = 0;
    let mut levels: BTreeMap<u8, Level> = BTreeMap::new();
    for scored in positions {
        let empties = scored.position.board().n_empties();
        let score = best_score(scored);
        engine.clear();
        let report = search(engine, scored, Goal::Exact, &mut |report| {
            if let Certainty::Depth { depth, percent } = report.certainty
                && u32::from(depth) == empties
            {
                let level = levels.entry(percent).or_default();
                level.n += 1;
                level.n_right += usize::from(report.value as f32 == score);
                level.nodes += report.nodes;
            }
        });
        total += report.nodes;
        let verdict = if report.value as f32 == score {
            "ok"
        } else {
            "WRONG"
        };
        say(format_args!(
            "{empties} empties: {:+} {verdict}, {} nodes",
            report.value, report.nodes
        ));
    }
    for (percent, level) in levels {
        say(format_args!(
            "at {percent} %: {:.1} % exact, {} nodes",
            100.0 * level.n_right as f32 / level.n as f32,
            level.nodes
        ));
    }
    say(format_args!("{total} nodes"));
}

/// Searches one position. The table has to be empty, so that the order of positions does not
/// matter.
fn search(
    engine: &mut Engine,
    scored: &ScoredPosition,
    goal: Goal,
    progress: &mut dyn FnMut(&Report),
) -> Report {
    let request = Request {
        position: scored.position,
        variant: Variant::Othello,
        goal,
        limits: Limits::default(),
    };
    engine.search(&request, &|| false, progress)
}

fn best_score(scored: &ScoredPosition) -> f32 {
    let best = scored.scores.iter().map(|&(_, score)| score).max();
    best.expect("every position has scores").into()
}

/// What the chosen move costs.
fn loss(scored: &ScoredPosition, report: &Report) -> f32 {
    let chosen = report.best().map(Ply::Move);
    let score = scored
        .scores
        .iter()
        .find_map(|&(ply, score)| (Some(ply) == chosen).then_some(f32::from(score)));
    best_score(scored) - score.unwrap_or(-64.0)
}

fn mean(values: &[f32]) -> f32 {
    values.iter().sum::<f32>() / values.len() as f32
}
