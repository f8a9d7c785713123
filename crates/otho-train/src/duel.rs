//! `otho-train duel`: two files of weights against each other, at equal nodes.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use fastrand::Rng;
use otho_core::{Color, Position, Turn, Variant};
use otho_engine::{Engine, Goal, Limits, Report, Request, Weights};

use crate::files;
use crate::label::{engine_with, seed};
use crate::output::say;
use crate::play::random_moves;
use crate::store::progress;

#[derive(Args, Debug)]
pub(crate) struct DuelArgs {
    /// The first file of weights
    first: PathBuf,
    /// The second
    second: PathBuf,
    /// How many openings to play, each with both colors
    #[arg(long, default_value_t = 200)]
    pairs: usize,
    /// How many nodes a move may take
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// What chance depends on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The fewest discs win
    #[arg(long)]
    anti: bool,
}

/// The random plies of an opening.
const OPENING_PLIES: usize = 8;

/// How many discs an opening may favor a side by, as both players see it together.
const MOST_FAVOR: i32 = 4;

pub(crate) fn run(args: &DuelArgs) -> Result<()> {
    let variant = if args.anti {
        Variant::Anti
    } else {
        Variant::Othello
    };
    let player = |path| -> Result<Engine> {
        let weights = Weights::from(files::phases(Some(path), variant)?);
        Ok(engine_with(16 << 20, variant, weights))
    };
    let mut duel = Duel {
        players: [player(&args.first)?, player(&args.second)?],
        variant,
        nodes: args.nodes,
    };
    let mut rng = Rng::with_seed(seed(args.seed, "duel", 0));
    let mut pairs = Vec::new();
    let bar = progress("duel", args.pairs);
    for _ in 0..args.pairs {
        let opening = duel.opening(&mut rng);
        pairs.push([0, 1].map(|black| duel.game(opening, black)));
        bar.inc(1);
    }
    bar.finish();
    report(&pairs);
    Ok(())
}

struct Duel {
    players: [Engine; 2],
    variant: Variant,
    nodes: u64,
}

impl Duel {
    /// Random moves to a position that both players together hold for even.
    fn opening(&mut self, rng: &mut Rng) -> Position {
        loop {
            let position = random_moves(OPENING_PLIES, rng);
            let favor: i32 = [0, 1]
                .map(|player| self.search(player, position, Goal::Depth(8)).value)
                .iter()
                .sum();
            if favor.abs() <= 2 * MOST_FAVOR {
                return position;
            }
        }
    }

    fn search(&mut self, player: usize, position: Position, goal: Goal) -> Report {
        let request = Request {
            position,
            variant: self.variant,
            goal,
            limits: Limits {
                nodes: Some(self.nodes),
            },
        };
        self.players[player].search(&request, &|| false, &mut |_| {})
    }

    /// Plays a game, and says what the first player got out of it, in discs.
    fn game(&mut self, opening: Position, black: usize) -> i32 {
        for player in &mut self.players {
            player.clear();
        }
        let mut position = opening;
        loop {
            let player = match position.side() {
                Color::Black => black,
                Color::White => 1 - black,
            };
            match position.turn() {
                Turn::Over => break,
                Turn::Pass => position = position.with_other_side(),
                Turn::Move(moves) => {
                    // A search of a single ply tells a value and no move.
                    let report = self.search(player, position, Goal::Exact);
                    let best = report.best().or(moves.first()).expect("there is a move");
                    position = position.play(best).expect("it is legal");
                }
            }
        }
        let score = position.final_score(self.variant).expect("it is over");
        let difference = i32::from(score.difference());
        if black == 0 { difference } else { -difference }
    }
}

/// Prints the first player's points and discs, with their standard errors over pairs.
fn report(pairs: &[[i32; 2]]) {
    let points = |discs: i32| f64::from(discs.signum() + 1) / 2.0;
    let of_pairs = |worth: &dyn Fn(i32) -> f64| {
        let values: Vec<f64> = pairs
            .iter()
            .map(|pair| f64::midpoint(worth(pair[0]), worth(pair[1])))
            .collect();
        mean_and_error(&values)
    };
    let (score, score_error) = of_pairs(&points);
    let (discs, discs_error) = of_pairs(&f64::from);
    let count = |sign: i32| {
        let games = pairs.iter().flatten();
        games.filter(|discs| discs.signum() == sign).count()
    };
    say(format_args!(
        "{} games: {} won, {} drawn, {} lost; {:.1} ± {:.1} % of the points, {discs:+.2} ± {discs_error:.2} discs a game",
        2 * pairs.len(),
        count(1),
        count(0),
        count(-1),
        100.0 * score,
        100.0 * score_error,
    ));
}

/// The mean, and its standard error.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0).max(1.0) / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean_falls_with_the_root_of_their_number() {
        let (mean, error) = mean_and_error(&[1.0, 3.0]);
        assert_eq!((mean, error), (2.0, 1.0));
        let (mean, error) = mean_and_error(&[1.0, 3.0].repeat(50));
        assert!((mean - 2.0).abs() < 1e-9 && (error - 0.1005).abs() < 1e-4);
    }

    #[test]
    fn a_player_against_itself_gets_from_one_color_what_it_loses_with_the_other() {
        let engine = || engine_with(1 << 20, Variant::Othello, Weights::embedded());
        let mut duel = Duel {
            players: [engine(), engine()],
            variant: Variant::Othello,
            nodes: 2_000,
        };
        let opening = duel.opening(&mut Rng::with_seed(1));
        assert_eq!(duel.game(opening, 0), -duel.game(opening, 1));
    }
}
