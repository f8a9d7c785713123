//! `otho-train truth`: weights against what positions of good games are truly worth.
//!
//! The positions are of games that no fit has seen, with 10 and 20 empties solved, with 30 and 40
//! searched far deeper than any label. They are made once and kept, so that all weights are held
//! against the same.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use fastrand::Rng;
use otho_core::{Color, Position};
use otho_engine::{Engine, Goal, Limits, Request, Weights};

use crate::label::{engine_with, seed};
use crate::output::say;
use crate::play::Play;
use crate::sample::Sample;
use crate::store::Store;
use crate::{Common, files};

#[derive(Args, Debug)]
pub(crate) struct TruthArgs {
    #[command(flatten)]
    common: Common,
    /// A file of weights; without it, the embedded ones
    #[arg(long)]
    weights: Option<PathBuf>,
    /// Weights to play and to search with; without it, the embedded ones
    #[arg(long)]
    judge: Option<PathBuf>,
    /// How many games to play; each gives a position of each kind
    #[arg(long, default_value_t = 400)]
    games: usize,
    /// How deep to look in them
    #[arg(long, default_value_t = 8)]
    play_depth: u8,
    /// How deep to search positions with 30 and 40 empties
    #[arg(long, default_value_t = 16)]
    depth: u8,
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
    let judge = files::phases(args.judge.as_deref(), variant)?;
    let play = Play {
        variant,
        n_games: args.games,
        random: 8..=16,
        depth: args.play_depth,
        seed: common.seed,
    };
    let samples = store.shards(
        "truth",
        args.games.div_ceil(GAMES_IN_SHARD),
        || engine_with(64 << 20, variant, Weights::from(judge.clone())),
        |engine, shard| {
            let mut rng = Rng::with_seed(seed(common.seed, "truth", shard));
            let games = (0..GAMES_IN_SHARD).map(|_| {
                engine.clear();
                let game = play.game(engine, &mut rng, true);
                judge_game(args, engine, &game)
            });
            games.collect::<Vec<_>>().concat()
        },
    )?;
    let weights = Weights::from(files::phases(args.weights.as_deref(), variant)?);
    for (empties, _) in EMPTIES {
        let errors: Vec<f32> = samples
            .iter()
            .filter(|sample| sample.n_empties() == empties)
            .map(|sample| {
                (sample.as_difference(variant).value()
                    - weights.evaluate(sample.board).clamp(-64.0, 64.0))
                .abs()
            })
            .collect();
        say(format_args!(
            "{empties} empties: mean error {:.3} of {} positions",
            errors.iter().sum::<f32>() / errors.len() as f32,
            errors.len()
        ));
    }
    Ok(())
}

fn judge_game(args: &TruthArgs, engine: &mut Engine, game: &[Sample]) -> Vec<Sample> {
    let judged = EMPTIES.iter().filter_map(|&(empties, is_solved)| {
        let sample = game.iter().find(|sample| sample.n_empties() == empties)?;
        let request = Request {
            position: Position::from_board(sample.board, Color::Black),
            variant: args.common.variant(),
            goal: if is_solved {
                Goal::Exact
            } else {
                Goal::Depth(args.depth)
            },
            limits: Limits::default(),
        };
        let value = engine.search(&request, &|| false, &mut |_| {}).value;
        Some(Sample::new(sample.board, value as f32, true))
    });
    judged.collect()
}
