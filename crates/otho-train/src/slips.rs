//! How people err: what the moves of recorded games have lost.

use std::fs::File;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use otho_core::{Position, Turn, Variant};
use otho_engine::{Goal, Limits, Request, Weights};
use otho_formats::wthor;

use crate::games::Line;
use crate::label::engine;
use crate::output::say;
use crate::store::progress;

/// From here on moves are solved.
const SOLVED_EMPTIES: u32 = 14;

/// The kinds of moves to tell apart, from those that lose nothing to the worst.
const KINDS: usize = 16;

#[derive(Args, Debug)]
pub(crate) struct SlipsArgs {
    /// Files of games in WTHOR format
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How many games to look at, evenly from all files
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// How deep to look before the end can be solved
    #[arg(long, default_value_t = 8)]
    depth: u8,
}

pub(crate) fn run(args: &SlipsArgs) -> Result<()> {
    let mut games = Vec::new();
    for path in &args.files {
        let context = || format!("reading {}", path.display());
        let file = File::open(path).with_context(context)?;
        for game in wthor::Games::new(file).with_context(context)? {
            games.push(game.with_context(context)?.moves.to_vec());
        }
    }
    if games.is_empty() || args.games == 0 {
        bail!("there is no game to look at");
    }
    let step = games.len().div_ceil(args.games);
    let mut engine = engine(Variant::Othello, Weights::embedded());
    let bar = progress("slips", games.len() / step);
    let mut slips = Vec::new();
    for moves in games.iter().step_by(step) {
        let turns = Line::of(moves).turns;
        for (&(board, side), &square) in turns.iter().zip(moves) {
            let position = Position::from_board(board, side);
            let n_empties = board.n_empties();
            if !matches!(position.turn(), Turn::Move(moves) if moves.count() > 1) {
                continue;
            }
            let request = Request {
                position,
                variant: Variant::Othello,
                goal: if n_empties <= SOLVED_EMPTIES {
                    Goal::Exact
                } else {
                    Goal::Depth(args.depth)
                },
                limits: Limits::default(),
            };
            let reports = engine.search_moves(&request, &|| false, &mut |_| {});
            let played = reports.iter().find(|report| report.best() == Some(square));
            if let (Some(best), Some(played)) = (reports.first(), played) {
                slips.push((n_empties, (best.value - played.value) as f32));
            }
        }
        bar.inc(1);
    }
    bar.finish();
    print(slips);
    Ok(())
}

fn print(mut slips: Vec<(u32, f32)>) {
    let mean = |slips: &[(u32, f32)]| {
        slips.iter().map(|(_, loss)| loss).sum::<f32>() / slips.len().max(1) as f32
    };
    let all = mean(&slips);
    say(format_args!(
        "{} moves with a choice, {all:.2} discs lost each on average",
        slips.len()
    ));
    for most in (10..=60).step_by(10) {
        let phase: Vec<_> = slips
            .iter()
            .filter(|(n_empties, _)| (most - 9..=most).contains(n_empties))
            .copied()
            .collect();
        let good = phase.iter().filter(|(_, loss)| *loss < 1.0).count();
        say(format_args!(
            "{:2} to {most} empties: {:5} moves, {:4.1} % lose nothing, {:.2} discs on average",
            most - 9,
            phase.len(),
            100.0 * good as f32 / phase.len().max(1) as f32,
            mean(&phase)
        ));
    }
    slips.sort_by(|a, b| a.1.total_cmp(&b.1));
    let kinds: Vec<String> = (0..KINDS)
        .map(|kind| {
            let range = kind * slips.len() / KINDS..(kind + 1) * slips.len() / KINDS;
            format!("{:.2}", mean(&slips[range]) / all.max(1e-6))
        })
        .collect();
    say(format_args!(
        "{KINDS} kinds, as parts of the average: {}",
        kinds.join(", ")
    ));
}
