//! What positions are taken to be worth: exactly near the end, by search before.

use std::collections::HashSet;

use anyhow::Result;
use fastrand::Rng;
use otho_core::{Board, Color, Square, Symmetry, Variant};
use otho_engine::{Cuts, Engine, Resources, Weights};

use crate::games::{Line, Moves};
use crate::sample::Sample;
use crate::store::Store;

/// Up to so many empties every position of a game is solved.
pub(crate) const SOLVED_EMPTIES: u32 = 12;

/// One game in so many is kept back to measure errors.
pub(crate) const HELD_OUT: usize = 20;

const GAMES_IN_SHARD: usize = 2_000;
const SAMPLES_IN_SHARD: usize = 5_000;

/// The depth that reaches the end of any game.
pub(crate) const TO_THE_END: u8 = 60;

/// An engine for labels: they are many and small, so that a table that fits the cache is best.
pub(crate) fn engine(variant: Variant, weights: Weights) -> Engine {
    engine_with(4 << 20, variant, weights)
}

/// An engine with a table of so many bytes.
pub(crate) fn engine_with(hash: usize, variant: Variant, weights: Weights) -> Engine {
    let resources = Resources { hash, threads: 1 };
    match variant {
        Variant::Othello => Engine::new(resources, weights),
        Variant::Anti => {
            let mut engine = Engine::new(resources, Weights::embedded());
            engine.set_weights(variant, weights);
            engine
        }
    }
}

/// Every position of every game of the archives. Near the end its value is exact; before, it is
/// the one of the first that was solved, and no label: the position waits to be searched.
pub(crate) fn solve_games(
    store: &Store,
    games: &[Moves],
    weights: impl Fn() -> Weights + Sync,
) -> Result<Vec<Sample>> {
    store.shards(
        "solved",
        games.len().div_ceil(GAMES_IN_SHARD),
        || engine(Variant::Othello, weights()),
        |engine, shard| {
            let first = shard * GAMES_IN_SHARD;
            let last = games.len().min(first + GAMES_IN_SHARD);
            (first..last)
                .flat_map(|game| solve_game(engine, &games[game], game % HELD_OUT == 0))
                .collect()
        },
    )
}
fn solve_game(engine: &mut Engine, moves: &[Square], is_held_out: bool) -> Vec<Sample> {
    let line = Line::of(moves);
    let is_near = |(board, _): &&(Board, Color)| board.n_empties() <= SOLVED_EMPTIES;
    let near = line.turns.iter().rev().take_while(is_near);
    let solved = engine.values(
        Variant::Othello,
        near.map(|&(board, _)| board),
        TO_THE_END,
        Cuts::None,
    );
    let mut solved = solved.into_iter();
    let mut black = line.end;
    let mut samples = Vec::with_capacity(line.turns.len());
    for &(board, color) in line.turns.iter().rev() {
        let sign = if color == Color::Black { 1 } else { -1 };
        black = solved.next().map(|value| sign * value).or(black);
        if let Some(black) = black {
            samples.push(Sample::new(board, (sign * black) as f32, is_held_out));
        }
    }
    samples
}

/// What to draw, and from where.
pub(crate) struct Draw<'a> {
    pub(crate) variant: Variant,
    /// Positions of games, by the number of empties; each source is drawn from as often as any
    /// other.
    pub(crate) sources: &'a [Vec<Vec<Sample>>],
    /// The numbers of empties to draw for, each alike.
    pub(crate) empties: [usize; 2],
    /// How many.
    pub(crate) n: usize,
    pub(crate) seed: u64,
}

impl Draw<'_> {
    /// Whether some source has positions for both numbers of empties: random beginnings are left
    /// out, so that games which all begin with one have nothing for the first plies.
    pub(crate) fn can_draw(&self) -> bool {
        let has = |source: &Vec<Vec<Sample>>, empties: usize| {
            source
                .get(empties)
                .is_some_and(|samples| !samples.is_empty())
        };
        let mut sources = self.sources.iter();
        sources.any(|source| self.empties.iter().all(|&empties| has(source, empties)))
    }

    /// A position of a game, or one that up to four random moves have led away from it: a search
    /// meets the consequences of bad moves more often than of good ones.
    fn draw(&self, rng: &mut Rng) -> (Board, bool) {
        loop {
            let source = rng.choice(self.sources).expect("there are games");
            let empties = self.empties[rng.usize(0..2)];
            let astray = if rng.bool() { 0 } else { rng.usize(1..=4) };
            let Some(sample) = source
                .get(empties + astray)
                .and_then(|samples| rng.choice(samples))
            else {
                continue;
            };
            if let Some(board) = wander(sample.board, astray, rng) {
                return (board, sample.is_held_out);
            }
        }
    }

    /// Whether all labels of a step are there.
    pub(crate) fn is_done(&self, store: &Store, step: &str) -> bool {
        store.is_done(step, self.n.div_ceil(SAMPLES_IN_SHARD))
    }

    /// Draws samples and labels them by searches of so many plies; exactly where the end is nearer.
    pub(crate) fn label(
        &self,
        store: &Store,
        step: &str,
        depth: u8,
        weights: impl Fn() -> Weights + Sync,
    ) -> Result<Vec<Sample>> {
        store.shards(
            step,
            self.n.div_ceil(SAMPLES_IN_SHARD),
            || engine(self.variant, weights()),
            |engine, shard| {
                let mut rng = Rng::with_seed(seed(self.seed, step, shard));
                let left = self.n - shard * SAMPLES_IN_SHARD;
                let n = left.min(SAMPLES_IN_SHARD);
                let drawn: Vec<_> = (0..n).map(|_| self.draw(&mut rng)).collect();
                // What the thread did before must not show in selective values.
                engine.clear();
                let mut values = |depth| {
                    let boards = drawn.iter().map(|&(board, _)| board);
                    engine.values(self.variant, boards, depth, Cuts::Likely)
                };
                // A search of even depth hopes too much for one side, one of odd depth for the
                // other; what is exact hopes nothing. The shallow one comes first: the table would
                // answer it with what the deep one has left there.
                let shallow = (depth < TO_THE_END).then(|| values(depth.saturating_sub(1)));
                let deep = values(depth);
                let shallow = shallow.as_ref().unwrap_or(&deep);
                let labels = shallow.iter().zip(&deep);
                let labels = labels.map(|(&a, &b)| f32::midpoint(a as f32, b as f32));
                drawn
                    .iter()
                    .zip(labels)
                    .map(|(&(board, is_held_out), label)| Sample::new(board, label, is_held_out))
                    .collect()
            },
        )
    }
}

/// Removes what is there twice, but for symmetry. What was held out once stays so.
pub(crate) fn without_doubles(samples: &mut Vec<Sample>) {
    samples.sort_by_key(|sample| !sample.is_held_out);
    let mut seen = HashSet::with_capacity(samples.len());
    samples.retain(|sample| seen.insert(canonical(sample.board)));
}

/// The same for all boards that are equal but for symmetry.
pub(crate) fn canonical(board: Board) -> (u64, u64) {
    let images = Symmetry::ALL.iter().map(|symmetry| symmetry.board(board));
    let image = |board: Board| (board.player().0, board.opponent().0);
    images.map(image).min().expect("there are symmetries")
}

/// Plays random moves; `None` when the game ends on the way or the player has to pass.
pub(crate) fn wander(mut board: Board, n_moves: usize, rng: &mut Rng) -> Option<Board> {
    for _ in 0..n_moves {
        let moves: Vec<_> = board.legal_moves().into_iter().collect();
        board = board.play(*rng.choice(&moves)?)?;
    }
    (!board.legal_moves().is_empty()).then_some(board)
}

/// A seed of its own for every shard of every step.
pub(crate) fn seed(seed: u64, step: &str, shard: usize) -> u64 {
    let mut rng = Rng::with_seed(seed);
    for byte in step.bytes() {
        rng = Rng::with_seed(rng.u64(..) ^ u64::from(byte));
    }
    Rng::with_seed(rng.u64(..) ^ shard as u64).u64(..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shard_of_every_step_has_its_own_seed() {
        let seeds = [
            seed(1, "a", 0),
            seed(1, "a", 1),
            seed(1, "b", 0),
            seed(2, "a", 0),
        ];
        for (n, one) in seeds.iter().enumerate() {
            assert!(!seeds[..n].contains(one));
        }
        assert_eq!(seed(1, "a", 0), seeds[0]);
    }

    #[test]
    fn wandering_takes_as_many_squares_as_moves() {
        let mut rng = Rng::with_seed(1);
        for n_moves in 0..5 {
            let board = wander(Board::START, n_moves, &mut rng).expect("no game ends that early");
            assert_eq!(board.n_empties() as usize, 60 - n_moves);
        }
    }

    #[test]
    fn nothing_is_drawn_where_no_source_has_anything() {
        let mut source = vec![Vec::new(); 61];
        source[60].push(Sample::new(Board::START, 0.0, false));
        let can_draw = |empties| {
            let draw = Draw {
                variant: Variant::Othello,
                sources: &[source.clone()],
                empties,
                n: 1,
                seed: 1,
            };
            draw.can_draw()
        };
        assert!(can_draw([60, 60]));
        assert!(!can_draw([58, 60]));
        assert!(!can_draw([60, 62]));
    }

    #[test]
    fn a_mirrored_position_is_the_same_and_stays_held_out() {
        let board = wander(Board::START, 5, &mut Rng::with_seed(1)).expect("it goes on");
        let image =
            |symmetry: Symmetry, is_held_out| Sample::new(symmetry.board(board), 2.0, is_held_out);
        let mut samples: Vec<_> = Symmetry::ALL.map(|s| image(s, false)).to_vec();
        samples.push(image(Symmetry::ALL[3], true));
        without_doubles(&mut samples);
        assert_eq!(samples, [image(Symmetry::ALL[3], true)]);
    }
}
