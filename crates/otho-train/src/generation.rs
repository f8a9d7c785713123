//! `otho-train generation`: from games against itself to a file of weights that has won a match.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use otho_engine::strength::Verdict;
use otho_engine::{N_HEADS, Network, Weights};

use crate::fit::{Fit, Schedule};
use crate::label::without_seen_ones;
use crate::output::say;
use crate::play::{self, Play};
use crate::probcut::{self, Survey};
use crate::sample::Sample;
use crate::store::{Store, progress};
use crate::trial::{Trial, TrialArgs};
use crate::{Common, files, plot};

#[derive(Args, Debug)]
pub(crate) struct GenerationArgs {
    #[command(flatten)]
    common: Common,
    /// The weights in use, which play, and which the new ones have to beat; without it, the
    /// embedded ones
    #[arg(long)]
    weights: Option<PathBuf>,
    /// How many games to play against itself
    #[arg(long, default_value_t = 400_000)]
    games: usize,
    /// How deep to look in them
    #[arg(long, default_value_t = 6)]
    play_depth: u8,
    /// How often to move at random in them
    #[arg(long, default_value_t = 0.05)]
    astray: f64,
    /// From how many empties on games are played perfectly
    #[arg(long, default_value_t = 14)]
    exact: u32,
    /// How much of a label is what comes later in the game, from 0 to 1
    #[arg(long, default_value_t = 0.85)]
    trust: f32,
    /// Folders with games of earlier generations, to learn from as well
    #[arg(long, num_args = 1..)]
    and: Vec<PathBuf>,
    /// How much of what is learned is what the weights in use say at first sight, from 0 to 1
    #[arg(long, default_value_t = 0.6)]
    teach: f32,
    /// How often to learn from every position
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// How far to go at first with each
    #[arg(long, default_value_t = 0.05)]
    pace: f32,
    #[command(flatten)]
    survey: Survey,
    #[command(flatten)]
    trial: TrialArgs,
    /// Where to write the weights if they win
    #[arg(long)]
    out: PathBuf,
    /// Where to draw the errors
    #[arg(long)]
    plot: Option<PathBuf>,
}

impl GenerationArgs {
    /// What the shards depend on, besides the weights.
    fn plan(&self) -> String {
        format!(
            "generation of {:?}, seed {}, play depth {}, astray {}, exact to {}, trust {}\n",
            self.common.variant(),
            self.common.seed,
            self.play_depth,
            self.astray,
            self.exact,
            self.trust
        )
    }

    fn schedule(&self) -> Schedule {
        Schedule {
            rounds: self.rounds,
            pace: self.pace,
            seed: self.common.seed,
        }
    }
}

/// Whether the new weights were taken.
pub(crate) fn run(args: &GenerationArgs) -> Result<bool> {
    let common = &args.common;
    let store = Store::open(common.folder.clone(), &args.plan(), common.threads)?;
    let before = files::network(args.weights.as_deref(), common.variant())?;
    let samples = play(args, &store, &before)?;
    let fitted = fit(args.schedule(), &taught(&samples, &before, args.teach))?;
    let errors = errors(&fitted, &samples);
    if let Some(path) = &args.plot {
        fs::write(path, plot::errors(&errors)).with_context(|| files::writing(path))?;
    }
    let spreads = probcut::fit(common, &store, &fitted, args.survey)?;
    let candidate = fitted.with_spreads(spreads);
    let path = common.folder.join("candidate.bin");
    files::write(&path, &candidate)?;

    let trial = Trial {
        args: &args.trial,
        variant: common.variant(),
        seed: common.seed,
        candidate: &candidate,
        in_use: &before,
    };
    let is_better = trial.run(&store)? == Verdict::Accepted;
    if is_better {
        files::write(&args.out, &candidate)?;
        say(format_args!("taken: {}", args.out.display()));
    } else {
        say(format_args!("not taken: {} has not won", path.display()));
    }
    Ok(is_better)
}

/// Plays games, and takes their positions with the difference that each is worth.
fn play(args: &GenerationArgs, store: &Store, before: &Network) -> Result<Vec<Sample>> {
    let common = &args.common;
    let play = Play {
        variant: common.variant(),
        depth: args.play_depth,
        astray: args.astray,
        exact: args.exact,
        trust: args.trust,
    };
    let weights = || Weights::from(before.clone());
    let mut samples = play.run(store, args.games, common.seed, weights)?;
    for folder in &args.and {
        samples.extend(Store::read_all::<Sample>(folder.clone(), play::STEP)?);
    }
    without_seen_ones(&mut samples);
    for sample in &mut samples {
        *sample = sample.as_difference(common.variant());
    }
    Ok(samples)
}

/// The samples to learn from, with labels that are in part what a network says at first sight: it
/// has learned from games that are not at hand any more, and from many where each of these is one.
fn taught(samples: &[Sample], teacher: &Network, part: f32) -> Vec<Sample> {
    let weights = Weights::from(teacher.clone());
    let seen = samples.iter().filter(|sample| !sample.is_held_out);
    seen.map(|sample| {
        let said = weights.evaluate(sample.board).clamp(-64.0, 64.0);
        Sample {
            value: part * said + (1.0 - part) * sample.value,
            ..*sample
        }
    })
    .collect()
}

fn fit(schedule: Schedule, seen: &[Sample]) -> Result<Network> {
    let bar = progress("fit", schedule.rounds * seen.len());
    let mut fit = Fit::new(schedule.seed);
    fit.run(seen, schedule, &bar);
    bar.finish();
    Ok(fit.network()?)
}

/// How far a network is off for each number of empties of which samples are held out, which it
/// also says.
fn errors(network: &Network, samples: &[Sample]) -> Vec<plot::Point> {
    let weights = Weights::from(network.clone());
    let mut sums = vec![[(0.0, 0); 2]; N_HEADS];
    for sample in samples {
        let guess = weights.evaluate(sample.board).clamp(-64.0, 64.0);
        let (sum, n) = &mut sums[sample.n_empties()][usize::from(sample.is_held_out)];
        *sum += f64::from((guess - sample.value).abs());
        *n += 1;
    }
    let with_samples = sums
        .iter()
        .enumerate()
        .filter(|(_, of_kind)| of_kind.iter().all(|&(_, n)| n > 0));
    let point = |(empties, &[seen, held_out]): (usize, &[(f64, usize); 2])| {
        let mean = |(sum, n): (f64, usize)| sum / n as f64;
        let point = plot::Point {
            empties,
            held_out: mean(held_out),
            seen: mean(seen),
        };
        say(format_args!(
            "{empties:2} empties: {:8} samples, mean error {:.3} held out, {:.3} seen",
            seen.1 + held_out.1,
            point.held_out,
            point.seen
        ));
        point
    };
    with_samples.map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use otho_engine::Spreads;
    use std::path::Path;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: GenerationArgs,
    }

    /// The smallest generation there is, without archives.
    fn tiny(folder: &Path) -> GenerationArgs {
        let words = "generation --anti --threads 2 --games 600 --play-depth 1 --exact 8 \
                     --positions 400 --deepest 4 --solve-to 12 --nodes 200 \
                     --pairs 10 --data none";
        let paths = [("--folder", "work"), ("--out", "new.bin")];
        let paths = paths.map(|(option, name)| [option.into(), folder.join(name).into_os_string()]);
        let words = words.split_whitespace().map(Into::into);
        Line::parse_from(words.chain(paths.into_iter().flatten())).args
    }

    #[test]
    fn a_generation_ends_in_a_match_and_goes_on_where_it_was_stopped() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let args = tiny(folder.path());
        let candidate = folder.path().join("work/candidate.bin");
        let has_taken = run(&args)?;
        let made = fs::read(&candidate)?;
        assert!(Network::from_bytes(&made)?.spreads() != Spreads::default());
        assert_eq!(args.out.exists(), has_taken);

        // As if the run had been stopped in the midst of games, of ProbCut and of the match.
        let shards: Vec<_> = fs::read_dir(&args.common.folder)?.collect::<Result<_, _>>()?;
        let of = |step: &str| {
            let name = |path: &PathBuf| {
                path.file_name()
                    .is_some_and(|name| name.to_string_lossy().starts_with(step))
            };
            shards
                .iter()
                .map(fs::DirEntry::path)
                .find(name)
                .expect("the step was made")
        };
        for step in ["play", "probcut", "match"] {
            fs::remove_file(of(step))?;
        }
        assert_eq!(run(&args)?, has_taken);
        assert!(fs::read(&candidate)? == made, "the weights are others");
        Ok(())
    }
}
