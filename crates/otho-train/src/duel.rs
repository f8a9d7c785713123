//! `otho-train duel`: two files of weights against each other, at equal nodes.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use fastrand::Rng;
use otho_core::{Color, Position, Turn, Variant};
use otho_engine::{Engine, Goal, Limits, Network, Report, Request, Weights};

use crate::files;
use crate::label::{engine_with, seed};
use crate::mean::mean_and_error;
use crate::output::say;
use crate::play::random_moves;
use crate::store::{Row, progress};

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

/// Bytes for the table of each player.
const HASH: usize = 16 << 20;

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
    let first = files::network(Some(&args.first), variant)?;
    let second = files::network(Some(&args.second), variant)?;
    let mut duel = Duel::new(variant, [&first, &second], args.nodes);
    let mut rng = Rng::with_seed(seed(args.seed, "duel", 0));
    let mut pairs = Vec::new();
    let bar = progress("duel", args.pairs);
    for _ in 0..args.pairs {
        pairs.push(duel.pair(&mut rng));
        bar.inc(1);
    }
    bar.finish();
    report(&pairs);
    Ok(())
}

/// What the first player got out of two games from one opening, in discs: with Black, with White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pair([i8; 2]);

impl Pair {
    /// The points of a game are worth 1 for both games together.
    pub(crate) fn score(self) -> f64 {
        let [black, white] = self.0.map(points);
        f64::midpoint(black, white)
    }
}

impl Row for Pair {
    const LENGTH: usize = 2;

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.0.map(|discs| discs as u8));
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let &[black, white] = bytes else {
            return None;
        };
        Some(Self([black as i8, white as i8]))
    }
}

/// A win is worth a point, a draw half of one.
fn points(discs: i8) -> f64 {
    f64::from(discs.signum() + 1) / 2.0
}

/// Two players who meet at equal nodes.
pub(crate) struct Duel {
    players: [Engine; 2],
    variant: Variant,
    nodes: u64,
}

impl Duel {
    pub(crate) fn new(variant: Variant, weights: [&Network; 2], nodes: u64) -> Self {
        let player = |network: &Network| engine_with(HASH, variant, Weights::from(network.clone()));
        Self {
            players: weights.map(player),
            variant,
            nodes,
        }
    }

    /// Two games from one opening.
    pub(crate) fn pair(&mut self, rng: &mut Rng) -> Pair {
        let opening = self.opening(rng);
        Pair([0, 1].map(|black| self.game(opening, black)))
    }

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
    fn game(&mut self, opening: Position, black: usize) -> i8 {
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
        let difference = score.difference();
        if black == 0 { difference } else { -difference }
    }
}

/// Prints the first player's points and discs, with their standard errors over pairs.
pub(crate) fn report(pairs: &[Pair]) {
    let of_pairs = |worth: &dyn Fn(&Pair) -> f64| {
        let values: Vec<f64> = pairs.iter().map(worth).collect();
        mean_and_error(&values)
    };
    let (score, score_error) = of_pairs(&|pair| pair.score());
    let (discs, discs_error) = of_pairs(&|pair| {
        let [black, white] = pair.0.map(f64::from);
        f64::midpoint(black, white)
    });
    let count = |sign: i8| {
        let games = pairs.iter().flat_map(|pair| pair.0);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_against_itself_gets_from_one_color_what_it_loses_with_the_other() {
        let weights = Network::embedded(Variant::Othello);
        let mut duel = Duel::new(Variant::Othello, [&weights, &weights], 2_000);
        let Pair([black, white]) = duel.pair(&mut Rng::with_seed(1));
        assert_eq!(black, -white);
    }
}
