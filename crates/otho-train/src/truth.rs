//! `otho-train truth`: weights against what positions of good games are truly worth.
//!
//! The positions are of games that no fit has seen, with 10 and 20 empties solved, with 30 and 40
//! searched far deeper than any label. They are made once and kept, so that all weights are held
//! against the same.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use fastrand::Rng;
use otho_core::{Board, Color, Position, Variant};
use otho_engine::{Engine, Goal, Limits, Network, Request, Weights};

use crate::games::{self, Line, Moves};
use crate::label::{HELD_OUT, canonical, engine_with, seed};
use crate::mean::mean_and_error;
use crate::output::say;
use crate::play::{Play, random_moves};
use crate::sample::Sample;
use crate::store::Store;
use crate::{Common, files, plot};

#[derive(Args, Debug)]
pub(crate) struct TruthArgs {
    #[command(flatten)]
    common: Common,
    /// Files of weights to hold against the same positions as the embedded ones
    #[arg(long, num_args = 1..)]
    weights: Vec<PathBuf>,
    /// Weights to play and to search with; without it, the embedded ones
    #[arg(long)]
    judge: Option<PathBuf>,
    /// How many games of either kind to take; each gives a position of each number of empties
    #[arg(long, default_value_t = 400)]
    games: usize,
    /// How deep to look in games that are played for the purpose
    #[arg(long, default_value_t = 8)]
    play_depth: u8,
    /// How deep to search positions with 30 and 40 empties
    #[arg(long, default_value_t = 20)]
    depth: u8,
    /// Where to draw the errors of the files in their order, the weights in use last
    #[arg(long)]
    plot: Option<PathBuf>,
}

const GAMES_IN_SHARD: usize = 20;

/// The numbers of empties that are looked at, and whether they are solved.
const EMPTIES: [(usize, bool); 4] = [(10, true), (20, true), (30, false), (40, false)];

pub(crate) fn run(args: &TruthArgs) -> Result<()> {
    let common = &args.common;
    let variant = common.variant();
    let plan = format!(
        "truth of {variant:?}, seed {}, play depth {}, depth {}\n",
        common.seed, args.play_depth, args.depth
    );
    let store = Store::open(common.folder.clone(), &plan, common.threads)?;
    let judge = files::network(args.judge.as_deref(), variant)?;
    let mut sources = Vec::new();
    if variant == Variant::Othello {
        sources.push(("tournaments", tournament_truth(args, &store, &judge)?));
    }
    sources.push(("random beginnings", own_truth(args, &store, &judge)?));

    let mut candidates = vec![("weights in use".to_owned(), files::network(None, variant)?)];
    for path in &args.weights {
        let network = files::network(Some(path), variant)?;
        candidates.push((path.display().to_string(), network));
    }
    let candidates: Vec<(String, Weights)> = candidates
        .into_iter()
        .map(|(name, network)| (name, Weights::from(network)))
        .collect();
    let mut courses = Vec::new();
    for (source, samples) in &sources {
        for (empties, _) in EMPTIES {
            let samples: Vec<_> = samples
                .iter()
                .filter(|sample| sample.n_empties() == empties)
                .map(|sample| sample.as_difference(variant))
                .collect();
            say(format_args!(
                "{source}, {empties} empties, {} positions",
                samples.len()
            ));
            let mut errors = report(&samples, &candidates);
            errors.rotate_left(1);
            courses.push(plot::Course {
                name: format!("{source}, {empties}"),
                errors,
            });
        }
    }
    if let Some(path) = &args.plot {
        let stems = args
            .weights
            .iter()
            .filter_map(|path| path.file_stem()?.to_str());
        let names: Vec<_> = stems.chain(["in use"]).collect();
        let svg = plot::courses(&names, &courses);
        fs::write(path, svg).with_context(|| files::writing(path))?;
    }
    Ok(())
}

/// Prints the mean absolute error of each file, and by how much it differs from the first one's:
/// on the same positions a difference is known far better than either error. Returns the means,
/// with their standard errors.
fn report(samples: &[Sample], candidates: &[(String, Weights)]) -> Vec<(f64, f64)> {
    let mut means = Vec::new();
    let mut first = Vec::new();
    for (name, weights) in candidates {
        let signed: Vec<f64> = samples
            .iter()
            .map(|sample| {
                let guess = weights.evaluate(sample.board).clamp(-64.0, 64.0);
                f64::from(sample.value - guess)
            })
            .collect();
        let (bias, _) = mean_and_error(&signed);
        let errors: Vec<f64> = signed.iter().map(|error| error.abs()).collect();
        let (mean, error) = mean_and_error(&errors);
        means.push((mean, error));
        if first.is_empty() {
            say(format_args!(
                "  {mean:.3} ± {error:.3}  {name}, too low by {bias:.2}"
            ));
            first = errors;
        } else {
            let changes: Vec<f64> = errors.iter().zip(&first).map(|(e, f)| e - f).collect();
            let (change, change_error) = mean_and_error(&changes);
            say(format_args!(
                "  {mean:.3} ± {error:.3}  {name}, too low by {bias:.2}, {change:+.3} ± {change_error:.3} in comparison"
            ));
        }
    }
    means
}

/// Games that begin with some random plies and are then played well.
fn own_truth(args: &TruthArgs, store: &Store, judge: &Network) -> Result<Vec<Sample>> {
    let common = &args.common;
    let variant = common.variant();
    let play = Play::of_depth(variant, args.play_depth);
    store.shards(
        "truth",
        args.games.div_ceil(GAMES_IN_SHARD),
        || engine_with(64 << 20, variant, Weights::from(judge.clone())),
        |engine, shard| {
            let mut rng = Rng::with_seed(seed(common.seed, "truth", shard));
            let games = (0..GAMES_IN_SHARD).map(|_| {
                engine.clear();
                let start = random_moves(rng.usize(8..=16), &mut rng);
                let game = play.game(engine, &mut rng, start, true);
                let boards: Vec<Board> = game.iter().map(|sample| sample.board).collect();
                judge_game(args, engine, &boards)
            });
            games.collect::<Vec<_>>().concat()
        },
    )
}

/// Games of tournaments that are held out of every fit.
fn tournament_truth(args: &TruthArgs, store: &Store, judge: &Network) -> Result<Vec<Sample>> {
    let common = &args.common;
    let drawn = unseen_lines(&common.data, args.games, common.seed)?;
    store.shards(
        "tournament",
        drawn.len().div_ceil(GAMES_IN_SHARD),
        || engine_with(64 << 20, Variant::Othello, Weights::from(judge.clone())),
        |engine, shard| {
            let first = shard * GAMES_IN_SHARD;
            let last = drawn.len().min(first + GAMES_IN_SHARD);
            let games = drawn[first..last].iter().map(|boards| {
                engine.clear();
                judge_game(args, engine, boards)
            });
            games.collect::<Vec<_>>().concat()
        },
    )
}

/// So many games of tournaments that are held out, each with those positions to judge that no game
/// has which is not held out: opening theory leads many games to the same places.
fn unseen_lines(data: &Path, n: usize, of_seed: u64) -> Result<Vec<Vec<Board>>> {
    let mut games = games::tournaments(data)?;
    let n_tournament = games.len();
    games.extend(games::logbook(data)?);
    let mut seen = HashSet::new();
    for (number, moves) in games.iter().enumerate() {
        if number % HELD_OUT != 0 {
            seen.extend(to_judge(moves).into_iter().map(canonical));
        }
    }
    let mut held_out: Vec<usize> = (0..n_tournament).step_by(HELD_OUT).collect();
    Rng::with_seed(seed(of_seed, "tournament", 0)).shuffle(&mut held_out);
    let unseen = held_out.into_iter().map(|number| {
        let mut boards = to_judge(&games[number]);
        boards.retain(|&board| !seen.contains(&canonical(board)));
        boards
    });
    Ok(unseen.take(n).collect())
}

/// The positions of a game that have a number of empties which is looked at.
fn to_judge(moves: &Moves) -> Vec<Board> {
    let line = Line::of(moves);
    let boards = line.turns.iter().map(|&(board, _)| board);
    let is_judged = |board: &Board| {
        let n_empties = board.n_empties() as usize;
        EMPTIES.iter().any(|&(empties, _)| empties == n_empties)
    };
    boards.filter(is_judged).collect()
}

fn judge_game(args: &TruthArgs, engine: &mut Engine, game: &[Board]) -> Vec<Sample> {
    let judged = EMPTIES.iter().filter_map(|&(empties, is_solved)| {
        let board = game
            .iter()
            .find(|board| board.n_empties() as usize == empties)?;
        let request = Request {
            position: Position::from_board(*board, Color::Black),
            variant: args.common.variant(),
            goal: if is_solved {
                Goal::Exact
            } else {
                Goal::Depth(args.depth)
            },
            limits: Limits::default(),
        };
        let value = engine.search(&request, &|| false, &mut |_| {}).value;
        Some(Sample::new(*board, value as f32, true))
    });
    judged.collect()
}
