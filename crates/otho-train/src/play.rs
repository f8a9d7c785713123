//! Games that the engine plays against itself from random beginnings.

use std::ops::RangeInclusive;

use anyhow::Result;
use fastrand::Rng;
use otho_core::{Position, Turn, Variant};
use otho_engine::{Engine, Goal, Limits, Request, Weights};

use crate::label::{HELD_OUT, SOLVED_EMPTIES, engine, seed};
use crate::sample::Sample;
use crate::store::Store;

const GAMES_IN_SHARD: usize = 500;

/// How to play.
pub(crate) struct Play {
    pub(crate) variant: Variant,
    pub(crate) n_games: usize,
    /// The plies at the beginning of a game that are random, each number as often as any other.
    pub(crate) random: RangeInclusive<usize>,
    /// How deep the players look after that; near the end they see everything.
    pub(crate) depth: u8,
    pub(crate) seed: u64,
}

impl Play {
    /// Plays the games and keeps every position after the random beginning, with the value that
    /// the players saw: exact up to [`SOLVED_EMPTIES`].
    pub(crate) fn run(
        &self,
        store: &Store,
        step: &str,
        weights: impl Fn() -> Weights + Sync,
    ) -> Result<Vec<Sample>> {
        store.shards(
            step,
            self.n_games.div_ceil(GAMES_IN_SHARD),
            || engine(self.variant, weights()),
            |engine, shard| {
                let mut rng = Rng::with_seed(seed(self.seed, step, shard));
                engine.clear();
                let left = self.n_games - shard * GAMES_IN_SHARD;
                (0..left.min(GAMES_IN_SHARD))
                    .flat_map(|game| self.game(engine, &mut rng, game % HELD_OUT == 0))
                    .collect()
            },
        )
    }

    /// One game.
    pub(crate) fn game(
        &self,
        engine: &mut Engine,
        rng: &mut Rng,
        is_held_out: bool,
    ) -> Vec<Sample> {
        let mut position = random_moves(rng.usize(self.random.clone()), rng);
        let mut samples = Vec::new();
        loop {
            match position.turn() {
                Turn::Over => return samples,
                Turn::Pass => position = position.with_other_side(),
                Turn::Move(_) => {
                    let board = position.board();
                    let is_near = board.n_empties() <= SOLVED_EMPTIES;
                    let request = Request {
                        position,
                        variant: self.variant,
                        goal: if is_near {
                            Goal::Exact
                        } else {
                            Goal::Depth(self.depth)
                        },
                        limits: Limits::default(),
                    };
                    let report = engine.search(&request, &|| false, &mut |_| {});
                    samples.push(Sample::new(board, report.value as f32, is_held_out));
                    let best = report.best().expect("there is a move");
                    position = position.play(best).expect("it is legal");
                }
            }
        }
    }
}

/// A position after random moves in which the game is not over.
pub(crate) fn random_moves(n_plies: usize, rng: &mut Rng) -> Position {
    loop {
        let mut position = Position::START;
        for _ in 0..n_plies {
            match position.turn() {
                Turn::Over => break,
                Turn::Pass => position = position.with_other_side(),
                Turn::Move(moves) => {
                    let moves: Vec<_> = moves.into_iter().collect();
                    let square = *rng.choice(&moves).expect("there is a move");
                    position = position.play(square).expect("it is legal");
                }
            }
        }
        if position.turn() != Turn::Over {
            return position;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_the_end_of_a_game_the_value_stays_what_it_is() {
        let play = Play {
            variant: Variant::Othello,
            n_games: 1,
            random: 40..=40,
            depth: 2,
            seed: 1,
        };
        let mut engine = engine(Variant::Othello, Weights::embedded());
        let samples = play.game(&mut engine, &mut Rng::with_seed(1), false);
        let near: Vec<_> = samples
            .iter()
            .filter(|sample| sample.n_empties() <= SOLVED_EMPTIES as usize)
            .collect();
        assert!(near.len() > 4);
        assert!(
            near.iter()
                .all(|sample| sample.value().abs() == near[0].value().abs())
        );
    }
}
