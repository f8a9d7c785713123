//! `otho-train generation`: from games to a file of weights.
//!
//! It works backward from the end of the game: each phase is labelled by searches that end in
//! phases which are fitted already, and starts from the weights of the phase after it.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use otho_core::Variant;
use otho_engine::{N_PHASES, Phases, Weights};

use crate::fit::{Fit, Rows, Schedule};
use crate::label::{Draw, SOLVED_EMPTIES, TO_THE_END, solve_games, without_doubles};
use crate::output::say;
use crate::play::Play;
use crate::sample::Sample;
use crate::store::Store;
use crate::{Common, files, games, plot};

/// Up to so many empties labels are searched deeper: it costs little there.
const NEAR_EMPTIES: usize = 20;

/// The largest number of empties for which positions are drawn: above, few are different.
const MOST_DRAWN: usize = 56;

/// How much samples of the same parity count that are two, four, six empties away, if they are not
/// more than the phase's own. Near the end the game changes fast, and samples are many.
const SHARES_NEAR: &[f32] = &[0.5];
const SHARES_FAR: &[f32] = &[0.7, 0.5, 0.3];

#[derive(Args, Debug)]
pub(crate) struct GenerationArgs {
    #[command(flatten)]
    common: Common,
    /// Weights of the generation before; without it, the embedded ones
    #[arg(long)]
    weights: Option<PathBuf>,
    /// How many games to play against itself
    #[arg(long, default_value_t = 40_000)]
    games: usize,
    /// How deep to look in them
    #[arg(long, default_value_t = 4)]
    play_depth: u8,
    /// How many positions to solve for each phase up to 12 empties, besides those of games
    #[arg(long, default_value_t = 200_000)]
    solved: usize,
    /// How many positions to label by a search for each phase before that
    #[arg(long, default_value_t = 100_000)]
    labels: usize,
    /// How deep to search for a label with at most 20 empties
    #[arg(long, default_value_t = 8)]
    near_depth: u8,
    /// How deep to search for a label before that
    #[arg(long, default_value_t = 6)]
    depth: u8,
    /// How many steps to take for each phase
    #[arg(long, default_value_t = 20)]
    steps: usize,
    /// How many samples it takes to move a weight half of the way from where it began
    #[arg(long, default_value_t = 20.0)]
    pull: f32,
    /// Where to write the weights
    #[arg(long)]
    out: PathBuf,
    /// Where to draw the errors
    #[arg(long)]
    plot: Option<PathBuf>,
}

impl GenerationArgs {
    /// What the shards depend on, besides the weights and the archives.
    fn plan(&self) -> String {
        format!(
            "generation of {:?}, seed {}, play depth {}, depths {} and {}\n",
            self.common.variant(),
            self.common.seed,
            self.play_depth,
            self.near_depth,
            self.depth
        )
    }

    fn schedule(&self) -> Schedule {
        Schedule {
            steps: self.steps,
            pull: self.pull,
        }
    }
}

/// The two numbers of empties that a phase is for.
fn empties_of(phase: usize) -> [usize; 2] {
    let first = phase / 2 * 4 + phase % 2 + 1;
    [first, first + 2]
}

pub(crate) fn run(args: &GenerationArgs) -> Result<()> {
    let common = &args.common;
    let store = Store::open(common.folder.clone(), &args.plan(), common.threads)?;
    let before = files::phases(args.weights.as_deref(), common.variant())?;
    let sources = sources(args, &store, &before)?;
    let samples = label_all(args, &store, &sources)?;
    let (phases, errors) = fit_all(args.schedule(), &samples);
    if let Some(path) = &args.plot {
        fs::write(path, plot::errors(&errors)).with_context(|| files::writing(path))?;
    }
    let bytes = Phases::new(phases)?.to_bytes();
    fs::write(&args.out, &bytes).with_context(|| files::writing(&args.out))?;
    say(format_args!(
        "{}: {} bytes",
        args.out.display(),
        bytes.len()
    ));
    Ok(())
}

/// The games to draw from: those of the archives, which are about Othello, and our own.
fn sources(args: &GenerationArgs, store: &Store, before: &Phases) -> Result<Vec<Vec<Vec<Sample>>>> {
    let common = &args.common;
    let weights = || Weights::from(before.clone());
    let mut sources = Vec::new();
    if common.variant() == Variant::Othello {
        let games = games::read(&common.data)?;
        say(format_args!("{} games of the archives", games.len()));
        sources.push(by_empties(solve_games(store, &games, weights)?));
    }
    let play = Play {
        variant: common.variant(),
        n_games: args.games,
        random: 8..=40,
        depth: args.play_depth,
        seed: common.seed,
    };
    sources.push(by_empties(play.run(store, "play", weights)?));
    Ok(sources)
}

/// Labels positions for all phases, the end of the game first. Each phase is fitted for the
/// searches that label the next ones.
fn label_all(
    args: &GenerationArgs,
    store: &Store,
    sources: &[Vec<Vec<Sample>>],
) -> Result<Vec<Vec<Sample>>> {
    let common = &args.common;
    let mut samples = vec![Vec::new(); 61];
    for empties in 1..=SOLVED_EMPTIES as usize {
        for source in sources {
            let exact = source[empties].iter();
            samples[empties].extend(exact.map(|sample| sample.as_difference(common.variant())));
        }
    }
    let mut fits: Vec<Fit> = Vec::new();
    for phase in 0..N_PHASES {
        let empties = empties_of(phase);
        let (n, depth) = match empties[1] {
            last if last <= SOLVED_EMPTIES as usize => (args.solved, TO_THE_END),
            last if last <= NEAR_EMPTIES => (args.labels, args.near_depth),
            _ => (args.labels, args.depth),
        };
        let draw = Draw {
            variant: common.variant(),
            sources,
            empties,
            n,
            seed: common.seed,
        };
        if empties[0] > 4 && empties[1] <= MOST_DRAWN && draw.can_draw() {
            let tables: Vec<_> = fits.iter().map(Fit::table).collect();
            let so_far = filled_up(&tables)?;
            let step = format!("phase-{phase:02}");
            let labelled = draw.label(store, &step, depth, || Weights::from(so_far.clone()))?;
            for sample in labelled {
                samples[sample.n_empties()].push(sample.as_difference(common.variant()));
            }
        }
        for n in empties {
            without_doubles(&mut samples[n]);
        }
        let mut fit = begin(&fits);
        let rows = rows(&fit, &samples, phase, false);
        if rows.len() > 0 {
            fit.run(&rows, args.schedule());
        }
        say(format_args!(
            "phase {phase:2}, {:2} and {:2} empties: {:8} samples, mean error {:.3} held out",
            empties[0],
            empties[1],
            rows.len(),
            fit.error(&self::rows(&fit, &samples, phase, true))
        ));
        fits.push(fit);
    }
    Ok(samples)
}

/// Fits all phases to all samples, and says how well.
fn fit_all(schedule: Schedule, samples: &[Vec<Sample>]) -> (Vec<Box<[i16]>>, Vec<plot::Point>) {
    let mut fits: Vec<Fit> = Vec::new();
    let mut points = Vec::new();
    for phase in 0..N_PHASES {
        let mut fit = begin(&fits);
        let train = rows(&fit, samples, phase, false);
        if train.len() > 0 {
            fit.run(&train, schedule);
        }
        for empties in empties_of(phase) {
            let error = |is_held_out| {
                let own = samples[empties]
                    .iter()
                    .filter(|sample| sample.is_held_out == is_held_out);
                fit.error(&fit.rows(own.map(|sample| (sample, 1.0))))
            };
            let point = plot::Point {
                empties,
                held_out: error(true),
                seen: error(false),
            };
            say(format_args!(
                "{empties:2} empties: {:8} samples, mean error {:.3} held out, {:.3} seen",
                samples[empties].len(),
                point.held_out,
                point.seen
            ));
            points.push(point);
        }
        fits.push(fit);
    }
    (fits.iter().map(Fit::table).collect(), points)
}

/// Where the fit of the next phase begins: at the phase of the same parity that was last fitted.
fn begin(fits: &[Fit]) -> Fit {
    match fits.len().checked_sub(2) {
        Some(before) => fits[before].clone(),
        None => Fit::new(),
    }
}

/// The samples that a phase is fitted to, or held against: its own, and its neighbors' of the same
/// parity.
fn rows(fit: &Fit, samples: &[Vec<Sample>], phase: usize, is_held_out: bool) -> Rows {
    let [first, last] = empties_of(phase);
    let n_of = |empties: usize| samples.get(empties).map_or(0, Vec::len);
    let n_own = n_of(first).midpoint(n_of(last)) as f32;
    let share_of = |empties: usize, share: f32| {
        let excess = n_of(empties) as f32 / n_own.max(1.0);
        (empties, share / excess.max(1.0))
    };
    let shares = if last <= SOLVED_EMPTIES as usize {
        SHARES_NEAR
    } else {
        SHARES_FAR
    };
    let own = [(first, 1.0), (last, 1.0)];
    let neighbors = shares.iter().zip(1..).flat_map(|(&share, n)| {
        let below = first.checked_sub(2 * n);
        let both = below.into_iter().chain([last + 2 * n]);
        both.map(move |empties| share_of(empties, share))
    });
    let all = own
        .into_iter()
        .chain(neighbors)
        .flat_map(|(empties, share)| {
            let samples = samples.get(empties).into_iter().flatten();
            samples.map(move |sample| (sample, share))
        });
    fit.rows(all.filter(|(sample, _)| sample.is_held_out == is_held_out))
}

/// All phases, those that are missing like the last ones of the same parity.
fn filled_up(tables: &[Box<[i16]>]) -> Result<Phases> {
    let mut all = tables.to_vec();
    while all.len() < N_PHASES {
        let next = match all.len().checked_sub(2) {
            Some(before) => all[before].clone(),
            None => Fit::new().table(),
        };
        all.push(next);
    }
    Ok(Phases::new(all)?)
}

fn by_empties(samples: Vec<Sample>) -> Vec<Vec<Sample>> {
    let mut groups = vec![Vec::new(); 61];
    for sample in samples {
        groups[sample.n_empties()].push(sample);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_empties_has_one_phase() {
        let mut all: Vec<_> = (0..N_PHASES).flat_map(empties_of).collect();
        all.sort_unstable();
        assert_eq!(all, (1..=60).collect::<Vec<_>>());
        for phase in 0..N_PHASES {
            assert!(
                empties_of(phase)
                    .iter()
                    .all(|&n| otho_engine::phase(n) == phase)
            );
        }
    }
}
