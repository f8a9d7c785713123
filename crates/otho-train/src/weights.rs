//! `otho-train fit`: from games to a file of weights.
//!
//! It works backward from the end of the game: each phase starts from what was fitted for the one
//! after it. Labels come from the engine with its embedded weights, those of the generation before.

use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use fastrand::Rng;
use otho_engine::Phases;

use crate::fit::{Fit, Schedule};
use crate::label::{Draw, HELD_OUT, TO_THE_END, solve_games};
use crate::output::say;
use crate::sample::Sample;
use crate::store::Store;
use crate::{Common, games};

/// Phases of four moves each.
const N_PHASES: usize = 15;

/// The numbers of empties for which more positions are solved than the games have.
const NEAR: RangeInclusive<usize> = 7..=14;

/// Phases before this one are fitted to exact values alone.
const FIRST_SEARCHED: usize = 4;

/// The opening is so well trodden that its positions in games are enough.
const LAST_SEARCHED: usize = 11;

#[derive(Args, Debug)]
pub(crate) struct FitArgs {
    #[command(flatten)]
    common: Common,
    /// How many positions with 7 to 14 empties to solve, besides those of the games
    #[arg(long, default_value_t = 200_000)]
    near: usize,
    /// How many positions of each earlier phase to label by a search
    #[arg(long, default_value_t = 100_000)]
    searched: usize,
    /// How deep
    #[arg(long, default_value_t = 6)]
    depth: u8,
    /// How often each position is seen
    #[arg(long, default_value_t = Schedule::default().epochs)]
    epochs: usize,
    /// The length of the first steps
    #[arg(long, default_value_t = Schedule::default().rate)]
    rate: f32,
    /// How many phases to fit, the end of the game first; the others are copies of the last one
    #[arg(long, default_value_t = N_PHASES)]
    phases: usize,
    /// Where to write the weights
    #[arg(long)]
    out: PathBuf,
}

impl FitArgs {
    /// What the shards depend on.
    fn plan(&self) -> String {
        format!("fit, seed {}, depth {}\n", self.common.seed, self.depth)
    }

    fn draw<'a>(
        &self,
        games: &'a [Vec<Sample>],
        empties: RangeInclusive<usize>,
        n: usize,
    ) -> Draw<'a> {
        Draw {
            games,
            empties,
            n,
            seed: self.common.seed,
        }
    }
}

pub(crate) fn run(args: &FitArgs) -> Result<()> {
    let games = games::read(&args.common.data)?;
    say(format_args!("{} games", games.len()));
    let store = Store::open(
        args.common.folder.clone(),
        &args.plan(),
        args.common.threads,
    )?;
    let from_games = by_empties(solve_games(&store, &games)?);
    let near = by_empties(
        args.draw(&from_games, NEAR, args.near)
            .label(&store, "near", TO_THE_END)?,
    );
    let phases = fit_phases(args, &store, &from_games, &near)?;
    let bytes = filled_up(&phases)?.to_bytes();
    fs::write(&args.out, &bytes).with_context(|| format!("writing {}", args.out.display()))?;
    say(format_args!(
        "{}: {} bytes",
        args.out.display(),
        bytes.len()
    ));
    Ok(())
}

/// Fits the phases one after the other, the end of the game first.
fn fit_phases(
    args: &FitArgs,
    store: &Store,
    from_games: &[Vec<Sample>],
    near: &[Vec<Sample>],
) -> Result<Vec<Box<[i16]>>> {
    let mut searched = by_empties(Vec::new());
    let mut fit = Fit::new();
    let mut phases: Vec<Box<[i16]>> = Vec::new();
    let mut rng = Rng::with_seed(args.common.seed);
    let schedule = Schedule {
        epochs: args.epochs,
        rate: args.rate,
        ..Schedule::default()
    };
    for phase in 0..args.phases.min(N_PHASES) {
        if (FIRST_SEARCHED..=LAST_SEARCHED).contains(&phase) {
            let empties = 4 * phase..=4 * phase + 3;
            let labelled = args.draw(from_games, empties, args.searched).label(
                store,
                &format!("phase-{phase:02}"),
                args.depth,
            )?;
            for (all, new) in searched.iter_mut().zip(by_empties(labelled)) {
                all.extend(new);
            }
        }
        let (held_out, train): (Vec<&Sample>, Vec<&Sample>) = around(from_games, phase)
            .chain(around(near, phase))
            .chain(around(&searched, phase))
            .partition(|sample| sample.is_held_out);
        fit.run(&train, schedule, &mut rng);
        say(format_args!(
            "phase {phase:2}: {:2} empties, {:8} samples, mean error {:.3} held out, {:.3} seen",
            4 * phase + 2,
            train.len(),
            fit.error(&held_out),
            fit.error(&every(HELD_OUT, &train)),
        ));
        phases.push(fit.rounded());
    }
    Ok(phases)
}

/// All phases, those that are missing like the last one.
fn filled_up(phases: &[Box<[i16]>]) -> Result<Phases> {
    let mut all = phases.to_vec();
    let last = all.last().context("no phase was fitted")?.clone();
    all.resize(N_PHASES, last);
    Ok(Phases::new(all)?)
}

/// One sample in so many.
fn every<'a>(n: usize, samples: &[&'a Sample]) -> Vec<&'a Sample> {
    samples.iter().step_by(n).copied().collect()
}

/// The samples that a phase is fitted to: its own, and some of its neighbors'.
fn around(samples: &[Vec<Sample>], phase: usize) -> impl Iterator<Item = &Sample> {
    let center = 4 * phase + 2;
    samples[center.saturating_sub(3)..=(center + 3).min(60)]
        .iter()
        .flatten()
}

fn by_empties(samples: Vec<Sample>) -> Vec<Vec<Sample>> {
    let mut groups = vec![Vec::new(); 61];
    for sample in samples {
        groups[sample.n_empties()].push(sample);
    }
    groups
}
