//! Games that the engine plays against itself from random beginnings, and what their positions
//! are taken to be worth.

use anyhow::Result;
use fastrand::Rng;
use otho_core::{Bitboard, Board, Color, Ply, Position, Square, Turn, Variant};
use otho_engine::{Engine, Goal, Limits, Report, Request, Weights};

use crate::label::{HELD_OUT, engine, seed, wander};
use crate::sample::Sample;
use crate::store::Store;

const GAMES_IN_SHARD: usize = 500;

/// What shards of games are called.
pub(crate) const STEP: &str = "play";

/// How many ends are played besides that of the game, each from where a bad move or two have led.
const ASTRAY: usize = 3;

/// With fewer empty squares there is nothing to go astray in.
const LEAST_ASTRAY: u32 = 6;

/// How to play.
pub(crate) struct Play {
    pub(crate) variant: Variant,
    /// How deep the players look.
    pub(crate) depth: u8,
    /// How often they move at random all the same.
    pub(crate) astray: f64,
    /// Up to so many empty squares they see everything.
    pub(crate) exact: u32,
    /// How much of a label is what comes later in the game: see [`labels`].
    pub(crate) trust: f32,
}

/// A position in which a move was made.
struct Seen {
    board: Board,
    side: Color,
    /// What the players took it to be worth, for Black.
    black: f32,
    /// Whether the move was a random one.
    went_astray: bool,
}

impl Play {
    /// Players who look so many plies ahead and make no mistake on purpose.
    pub(crate) const fn of_depth(variant: Variant, depth: u8) -> Self {
        Self {
            variant,
            depth,
            astray: 0.0,
            exact: 12,
            trust: 1.0,
        }
    }

    /// Plays so many games from random beginnings, and keeps every position after those with its
    /// label.
    pub(crate) fn run(
        &self,
        store: &Store,
        n_games: usize,
        of_seed: u64,
        weights: impl Fn() -> Weights + Sync,
    ) -> Result<Vec<Sample>> {
        store.shards(
            STEP,
            n_games.div_ceil(GAMES_IN_SHARD),
            || engine(self.variant, weights()),
            |engine, shard| {
                let mut rng = Rng::with_seed(seed(of_seed, STEP, shard));
                engine.clear();
                let left = n_games - shard * GAMES_IN_SHARD;
                let game = |number| {
                    let start = random_moves(n_random(&mut rng), &mut rng);
                    let mut samples = self.game(engine, &mut rng, start, number % HELD_OUT == 0);
                    self.go_astray(engine, &mut rng, &mut samples);
                    samples
                };
                (0..left.min(GAMES_IN_SHARD)).flat_map(game).collect()
            },
        )
    }

    /// One game; near its end values are exact, before they are labels.
    pub(crate) fn game(
        &self,
        engine: &mut Engine,
        rng: &mut Rng,
        start: Position,
        is_held_out: bool,
    ) -> Vec<Sample> {
        let mut position = start;
        let mut seen = Vec::new();
        while let Turn::Move(moves) = position.turn()
            && position.board().n_empties() > self.exact
        {
            let report = self.search(engine, position, Goal::Depth(self.depth));
            let went_astray = rng.f64() < self.astray;
            seen.push(Seen {
                board: position.board(),
                side: position.side(),
                black: for_black(position.side(), report.value),
                went_astray,
            });
            let square = if went_astray {
                random_move(moves, rng)
            } else {
                report.best().expect("there is a move")
            };
            position = position.play(square).expect("it is legal");
            if position.turn() == Turn::Pass {
                position = position.with_other_side();
            }
        }
        let end = self.end(engine, position);
        let result = match (end.first(), position.final_score(self.variant)) {
            (Some(first), _) => first.black,
            (None, Some(score)) => score.difference().into(),
            (None, None) => unreachable!("a game goes on, or it has a result"),
        };
        let labels = labels(&seen, result, self.trust);
        for (seen, label) in seen.iter_mut().zip(labels) {
            seen.black = label;
        }
        let all = seen.iter().chain(&end);
        all.map(|seen| seen.sample(is_held_out)).collect()
    }

    /// The best line to the end.
    fn end(&self, engine: &mut Engine, mut position: Position) -> Vec<Seen> {
        let mut line = Vec::new();
        while let Turn::Move(_) | Turn::Pass = position.turn() {
            let report = self.search(engine, position, Goal::Exact);
            let black = for_black(position.side(), report.value);
            for ply in report.line {
                match ply {
                    Ply::Pass => position = position.with_other_side(),
                    Ply::Move(square) => {
                        line.push(Seen {
                            board: position.board(),
                            side: position.side(),
                            black,
                            went_astray: false,
                        });
                        position = position.play(square).expect("it is legal");
                    }
                }
            }
        }
        line
    }

    /// Adds the ends of games in which something went wrong near the end: a search mostly meets
    /// the consequences of bad moves, of which good games have none.
    fn go_astray(&self, engine: &mut Engine, rng: &mut Rng, samples: &mut Vec<Sample>) {
        let is_near =
            |sample: &&Sample| (LEAST_ASTRAY..=self.exact).contains(&sample.board.n_empties());
        let near: Vec<Sample> = samples.iter().filter(is_near).copied().collect();
        for _ in 0..ASTRAY {
            let Some(from) = rng.choice(&near) else {
                return;
            };
            let n_moves = rng.usize(1..=2);
            if let Some(board) = wander(from.board, n_moves, rng) {
                let end = self.end(engine, Position::from_board(board, Color::Black));
                samples.extend(end.iter().map(|seen| seen.sample(from.is_held_out)));
            }
        }
    }

    fn search(&self, engine: &mut Engine, position: Position, goal: Goal) -> Report {
        let request = Request {
            position,
            variant: self.variant,
            goal,
            limits: Limits::default(),
        };
        engine.search(&request, &|| false, &mut |_| {})
    }
}

impl Seen {
    fn sample(&self, is_held_out: bool) -> Sample {
        let value = match self.side {
            Color::Black => self.black,
            Color::White => -self.black,
        };
        Sample::new(self.board, value, is_held_out)
    }
}

fn for_black(side: Color, value: i32) -> f32 {
    match side {
        Color::Black => value as f32,
        Color::White => -value as f32,
    }
}

/// What each position is taken to be worth: what was seen one ply later and, as far as that can be
/// trusted, what that position is taken to be worth itself, which for the last one is the result.
/// Where a random move follows, what was seen before it is all there is.
///
/// With trust 1 a label is the result, right on average and far off in each case; with trust 0
/// it is what a search of one ply more says, which errs as the weights do. In between, what was
/// seen counts less the later it was.
fn labels(seen: &[Seen], result: f32, trust: f32) -> Vec<f32> {
    let mut labels = Vec::with_capacity(seen.len());
    let mut later = result;
    for seen in seen.iter().rev() {
        let label = if seen.went_astray { seen.black } else { later };
        labels.push(label);
        later = trust * label + (1.0 - trust) * seen.black;
    }
    labels.reverse();
    labels
}

fn random_move(moves: Bitboard, rng: &mut Rng) -> Square {
    let place = rng.usize(..moves.count() as usize);
    let square = moves.into_iter().nth(place);
    square.expect("there are so many moves")
}

/// How many plies of a game are random, few more often than many: games with few of them are
/// better ones, and have more positions to learn from.
fn n_random(rng: &mut Rng) -> usize {
    const LEAST: usize = 0;
    const MOST: usize = 40;
    LEAST + (rng.f64().powi(2) * (MOST - LEAST + 1) as f64) as usize
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
                    let square = random_move(moves, rng);
                    position = position.play(square).expect("it is legal");
                }
            }
        }
        match position.turn() {
            Turn::Over => {}
            Turn::Pass => return position.with_other_side(),
            Turn::Move(_) => return position,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAY: Play = Play::of_depth(Variant::Othello, 2);

    #[test]
    fn near_the_end_of_a_game_the_value_stays_what_it_is() {
        let mut engine = engine(Variant::Othello, Weights::embedded());
        let mut rng = Rng::with_seed(1);
        let start = random_moves(40, &mut rng);
        let samples = PLAY.game(&mut engine, &mut rng, start, false);
        let near: Vec<_> = samples
            .iter()
            .filter(|sample| sample.board.n_empties() <= PLAY.exact)
            .collect();
        assert!(near.len() > 4);
        assert!(
            near.iter()
                .all(|sample| sample.value.abs() == near[0].value.abs())
        );
    }

    #[test]
    fn a_label_is_what_is_seen_later_and_in_the_end_the_result() {
        let mut seen = [4.0, 8.0, -16.0].map(|black| Seen {
            board: Board::START,
            side: Color::White,
            black,
            went_astray: false,
        });
        assert_eq!(labels(&seen, 2.0, 1.0), [2.0, 2.0, 2.0]);
        assert_eq!(labels(&seen, 2.0, 0.0), [8.0, -16.0, 2.0]);
        assert_eq!(labels(&seen, 2.0, 0.5), [0.5, -7.0, 2.0]);
        seen[1].went_astray = true;
        assert_eq!(labels(&seen, 2.0, 1.0), [8.0, 8.0, 2.0]);
        assert_eq!(seen[1].sample(false).value, -8.0);
    }

    #[test]
    fn ends_that_went_astray_are_solved_too() {
        let mut engine = engine(Variant::Othello, Weights::embedded());
        let mut rng = Rng::with_seed(2);
        let start = random_moves(40, &mut rng);
        let game = PLAY.game(&mut engine, &mut rng, start, true);
        let mut samples = game.clone();
        PLAY.go_astray(&mut engine, &mut rng, &mut samples);
        let astray = &samples[game.len()..];
        assert!(astray.len() > 5);
        for sample in astray {
            assert!(sample.is_held_out);
            let exact = engine.values(PLAY.variant, [sample.board], 60, otho_engine::Cuts::None);
            assert_eq!(exact, [sample.value as i32]);
        }
    }
}
