//! `otho-train generation`: from games to a file of weights that has won a match.
//!
//! It works backward from the end of the game: each phase is labelled by searches that end in
//! phases which are fitted already, and starts from the weights of the phase after it.

use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use anyhow::{Context, Result};
use clap::Args;
use otho_core::Variant;
use otho_engine::pattern::{N_WEIGHTS, canonical_indices};
use otho_engine::strength::Verdict;
use otho_engine::{N_PHASES, Phases, Spreads, Weights};

use crate::fit::{Fit, Rows, Schedule};
use crate::label::{Draw, SOLVED_EMPTIES, TO_THE_END, solve_games, without_doubles};
use crate::output::say;
use crate::play::Play;
use crate::probcut::{self, Survey};
use crate::sample::Sample;
use crate::store::Store;
use crate::trial::{Trial, TrialArgs};
use crate::{Common, files, games, plot};

/// Up to so many empties labels are searched deeper: it costs little there.
const NEAR_EMPTIES: usize = 36;

/// How much samples of the same parity count that are two, four, six empties away, if they are not
/// more than the phase's own. Near the end the game changes fast, and samples are many.
const SHARES_NEAR: &[f32] = &[0.5];
const SHARES_FAR: &[f32] = &[0.7, 0.5, 0.3];

#[derive(Args, Debug)]
pub(crate) struct GenerationArgs {
    #[command(flatten)]
    common: Common,
    /// The weights in use, which play and which the new ones have to beat; without it, the
    /// embedded ones
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
    /// Up to how many empties labels are exact
    #[arg(long, default_value_t = 16)]
    exact: usize,
    /// How deep to search for a label with at most 36 empties
    #[arg(long, default_value_t = 8)]
    near_depth: u8,
    /// How deep to search for a label before that
    #[arg(long, default_value_t = 6)]
    depth: u8,
    /// Up to how many empties positions are drawn: far above, few are different
    #[arg(long, default_value_t = 56)]
    draw_to: usize,
    /// How many steps to take for each phase at most
    #[arg(long, default_value_t = 20)]
    steps: usize,
    /// How many samples it takes to move a weight half of the way from where it began
    #[arg(long, default_value_t = 20.0)]
    pull: f32,
    /// Begin each phase at the weights in use and not at the phase after it
    #[arg(long)]
    refine: bool,
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
    /// What the shards depend on, besides the weights and the archives.
    fn plan(&self) -> String {
        format!(
            "generation of {:?}, seed {}, play depth {}, exact to {}, depths {} and {}\n",
            self.common.variant(),
            self.common.seed,
            self.play_depth,
            self.exact,
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

/// Whether the new weights were taken.
pub(crate) fn run(args: &GenerationArgs) -> Result<bool> {
    let common = &args.common;
    let store = Store::open(common.folder.clone(), &args.plan(), common.threads)?;
    let before = files::phases(args.weights.as_deref(), common.variant())?;
    let sources = sources(args, &store, &before)?;
    let plan = FitPlan {
        schedule: args.schedule(),
        canonical: canonical_indices().into(),
        from: args.refine.then_some(&before),
    };
    let samples = label_all(args, &store, &sources, &plan, before.spreads())?;
    let (tables, errors) = fit_all(&plan, &samples);
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
    plan: &FitPlan<'_>,
    spreads: Spreads,
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
            last if last <= args.exact => (args.labels, TO_THE_END),
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
        if empties[0] > 4 && empties[1] <= args.draw_to && draw.can_draw() {
            let step = format!("phase-{phase:02}");
            // Fits that no search will need are left out, so that a run goes on at once.
            if !draw.is_done(store, &step) {
                while fits.len() < phase {
                    fits.push(fit_next(plan, &fits, &samples));
                }
            }
            let tables: Vec<_> = fits.iter().map(Fit::table).collect();
            let so_far = plan.filled_up(tables, spreads)?;
            let labelled = draw.label(store, &step, depth, || Weights::from(so_far.clone()))?;
            for sample in labelled {
                samples[sample.n_empties()].push(sample.as_difference(common.variant()));
            }
        }
        for n in empties {
            without_doubles(&mut samples[n]);
        }
    }
    Ok(samples)
}

/// Fits the next phase for the searches that label those after it. It sees no samples of later
/// phases, so that it is the same whether these are there already or not.
fn fit_next(plan: &FitPlan<'_>, fits: &[Fit], samples: &[Vec<Sample>]) -> Fit {
    let phase = fits.len();
    let seen: Vec<&[Sample]> = samples
        .iter()
        .enumerate()
        .map(
            |(empties, of_empties)| match otho_engine::phase(empties) <= phase {
                true => of_empties.as_slice(),
                false => &[],
            },
        )
        .collect();
    let mut fit = plan.begin(fits);
    let train = rows(&fit, &seen, phase, false);
    let held_out = rows(&fit, &seen, phase, true);
    if train.len() > 0 {
        fit.run(&train, &held_out, plan.schedule);
    }
    let [first, last] = empties_of(phase);
    say(format_args!(
        "phase {phase:2}, {first:2} and {last:2} empties: {:8} samples, mean error {:.3} held out",
        train.len(),
        fit.error(&held_out)
    ));
    fit
}

/// Fits all phases to all samples, and says how well.
fn fit_all(plan: &FitPlan<'_>, samples: &[Vec<Sample>]) -> (Vec<Box<[i16]>>, Vec<plot::Point>) {
    let mut fits: Vec<Fit> = Vec::new();
    let mut points = Vec::new();
    let all: Vec<&[Sample]> = samples.iter().map(Vec::as_slice).collect();
    for phase in 0..N_PHASES {
        let mut fit = plan.begin(&fits);
        let train = rows(&fit, &all, phase, false);
        if train.len() > 0 {
            let held_out = rows(&fit, &all, phase, true);
            fit.run(&train, &held_out, plan.schedule);
        }
        for empties in empties_of(phase) {
            if samples[empties].is_empty() {
                continue;
            }
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

/// How all phases are fitted.
struct FitPlan<'a> {
    schedule: Schedule,
    canonical: Rc<[u32]>,
    /// Weights to begin at.
    from: Option<&'a Phases>,
}

impl FitPlan<'_> {
    /// Where the fit of the next phase begins: at the weights given, or at the phase of the same
    /// parity that was last fitted.
    fn begin(&self, fits: &[Fit]) -> Fit {
        let phase = fits.len();
        match (self.from, phase.checked_sub(2)) {
            (Some(from), _) => self.fit(&from.as_slice()[phase]),
            (None, Some(before)) => fits[before].clone(),
            (None, None) => self.fit(&[0; N_WEIGHTS]),
        }
    }

    fn fit(&self, table: &[i16]) -> Fit {
        Fit::new(Rc::clone(&self.canonical), table)
    }

    /// All phases, those that are missing as their fits would begin.
    fn filled_up(&self, mut tables: Vec<Box<[i16]>>, spreads: Spreads) -> Result<Phases> {
        while tables.len() < N_PHASES {
            let next = match (self.from, tables.len().checked_sub(2)) {
                (Some(from), _) => from.as_slice()[tables.len()].clone(),
                (None, Some(before)) => tables[before].clone(),
                (None, None) => vec![0; N_WEIGHTS].into_boxed_slice(),
            };
            tables.push(next);
        }
        Ok(Phases::new(tables, spreads)?)
    }
}

/// The samples that a phase is fitted to, or held against: its own, and its neighbors' of the same
/// parity.
fn rows(fit: &Fit, samples: &[&[Sample]], phase: usize, is_held_out: bool) -> Rows {
    let [first, last] = empties_of(phase);
    let n_of = |empties: usize| samples.get(empties).map_or(0, |of| of.len());
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
            let samples = samples.get(empties).copied().into_iter().flatten();
            samples.map(move |sample| (sample, share))
        });
    fit.rows(all.filter(|(sample, _)| sample.is_held_out == is_held_out))
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
    use clap::Parser;
    use std::path::Path;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: GenerationArgs,
    }

    /// The smallest generation there is, without archives.
    fn tiny(folder: &Path) -> GenerationArgs {
        let words = "generation --anti --threads 2 --games 60 --play-depth 1 --solved 300 \
                     --labels 100 --exact 12 --near-depth 2 --depth 1 --steps 2 --positions 400 \
                     --deepest 4 --solve-to 12 --nodes 200 --pairs 10 --data none";
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

        // As if the run had been stopped in the midst of labels, of ProbCut and of the match.
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
        for step in ["phase-10", "probcut", "match"] {
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
