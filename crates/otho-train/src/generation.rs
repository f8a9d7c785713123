//! `otho-train generation`: from games against itself to a file of weights that has won a match.

use std::collections::VecDeque;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;

use anyhow::{Context, Result};
use clap::Args;
use otho_engine::pattern::canonical_indices;
use otho_engine::strength::Verdict;
use otho_engine::{N_PHASES, Phases, Weights};

use crate::fit::{Fit, Rows, Schedule};
use crate::label::without_doubles;
use crate::output::say;
use crate::play::Play;
use crate::probcut::{self, Survey};
use crate::sample::Sample;
use crate::store::Store;
use crate::trial::{Trial, TrialArgs};
use crate::{Common, files, plot};

/// How much samples of the same parity count that are two empties away.
const NEIGHBOR_SHARE: f32 = 0.5;

#[derive(Args, Debug)]
pub(crate) struct GenerationArgs {
    #[command(flatten)]
    common: Common,
    /// The weights in use, which play, where the fit begins, and which the new ones have to beat;
    /// without it, the embedded ones
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
    /// How many steps to take for each phase at most
    #[arg(long, default_value_t = 14)]
    steps: usize,
    /// How many samples it takes to move a weight half of the way from where it began
    #[arg(long, default_value_t = 150.0)]
    pull: f32,
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

/// Whether the new weights were taken.
pub(crate) fn run(args: &GenerationArgs) -> Result<bool> {
    let common = &args.common;
    let store = Store::open(common.folder.clone(), &args.plan(), common.threads)?;
    let before = files::phases(args.weights.as_deref(), common.variant())?;
    let samples = play(args, &store, &before)?;
    let (tables, errors) = fit_all(args.schedule(), &before, &samples, common.threads);
    if let Some(path) = &args.plot {
        fs::write(path, plot::errors(&errors)).with_context(|| files::writing(path))?;
    }
    let fitted = Phases::new(tables, before.spreads())?;
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

/// Plays games, and groups their positions by the number of empties.
fn play(args: &GenerationArgs, store: &Store, before: &Phases) -> Result<Vec<Vec<Sample>>> {
    let common = &args.common;
    let play = Play {
        variant: common.variant(),
        depth: args.play_depth,
        astray: args.astray,
        exact: args.exact,
        trust: args.trust,
    };
    let mut groups = vec![Vec::new(); 61];
    let weights = || Weights::from(before.clone());
    for sample in play.run(store, args.games, common.seed, weights)? {
        groups[sample.n_empties()].push(sample.as_difference(common.variant()));
    }
    groups.iter_mut().for_each(without_doubles);
    Ok(groups)
}

/// Fits all phases, each from the weights in use, and says how well.
///
/// Phases do not depend on each other, so that each thread takes the next one; those with the most
/// samples come first.
fn fit_all(
    schedule: Schedule,
    before: &Phases,
    samples: &[Vec<Sample>],
    threads: usize,
) -> (Vec<Box<[i16]>>, Vec<plot::Point>) {
    let canonical: Arc<[u32]> = canonical_indices().into();
    let waiting = Mutex::new((0..N_PHASES).collect::<VecDeque<_>>());
    let fitted = Mutex::new(vec![None; N_PHASES]);
    let work = || {
        while let Some(phase) = waiting.lock().expect("no thread panicked").pop_front() {
            let mut fit = Fit::new(Arc::clone(&canonical), &before.as_slice()[phase]);
            let train = rows(&fit, samples, phase, false);
            if train.len() > 0 {
                let held_out = rows(&fit, samples, phase, true);
                fit.run(&train, &held_out, schedule);
            }
            let points = errors(&fit, samples, phase);
            fitted.lock().expect("no thread panicked")[phase] = Some((fit.table(), points));
        }
    };
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let fitted = fitted.into_inner().expect("no thread panicked");
    let (tables, points): (_, Vec<_>) = fitted
        .into_iter()
        .map(|fit| fit.expect("every phase was fitted"))
        .unzip();
    (tables, points.concat())
}

/// How far a phase is off for each of its numbers of empties.
fn errors(fit: &Fit, samples: &[Vec<Sample>], phase: usize) -> Vec<plot::Point> {
    let has_samples = |&empties: &usize| !samples[empties].is_empty();
    let points = empties_of(phase).into_iter().filter(has_samples);
    let point = |empties: usize| {
        let error = |is_held_out| {
            let of = samples[empties].iter();
            let of = of.filter(|sample| sample.is_held_out == is_held_out);
            fit.error(&fit.rows(of.map(|sample| (sample, 1.0))))
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
        point
    };
    points.map(point).collect()
}

/// The samples that a phase is fitted to, or held against: its own and, less so, its neighbors' of
/// the same parity.
fn rows(fit: &Fit, samples: &[Vec<Sample>], phase: usize, is_held_out: bool) -> Rows {
    let [first, last] = empties_of(phase);
    let own = [(Some(first), 1.0), (Some(last), 1.0)];
    let neighbors = [first.checked_sub(2), Some(last + 2)].map(|empties| (empties, NEIGHBOR_SHARE));
    let all = own
        .into_iter()
        .chain(neighbors)
        .flat_map(|(empties, share)| {
            let samples = empties.and_then(|empties| samples.get(empties));
            samples
                .into_iter()
                .flatten()
                .map(move |sample| (sample, share))
        });
    fit.rows(all.filter(|(sample, _)| sample.is_held_out == is_held_out))
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
                     --steps 2 --positions 400 --deepest 4 --solve-to 12 --nodes 200 \
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
        assert!(Phases::from_bytes(&made)?.spreads() != Spreads::default());
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
