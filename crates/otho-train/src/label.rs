//! What all that make or judge samples share.

use std::collections::HashSet;

use fastrand::Rng;
use otho_core::{Board, Symmetry, Variant};
use otho_engine::{Engine, Resources, Weights};

use crate::sample::Sample;

/// One game in so many is kept back to measure errors.
pub(crate) const HELD_OUT: usize = 20;

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

/// Leaves out what is held out and yet seen in other games, but for symmetry: what is measured on it
/// would say nothing.
pub(crate) fn without_seen_ones(samples: &mut Vec<Sample>) {
    let held_out = samples.iter().filter(|sample| sample.is_held_out);
    let mut unseen: HashSet<_> = held_out.map(|sample| canonical(sample.board)).collect();
    for sample in samples.iter().filter(|sample| !sample.is_held_out) {
        unseen.remove(&canonical(sample.board));
    }
    samples.retain(|sample| !sample.is_held_out || unseen.contains(&canonical(sample.board)));
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
    fn what_is_held_out_was_not_seen_as_its_image_either() {
        let mut rng = Rng::with_seed(1);
        let mut board = || wander(Board::START, 5, &mut rng).expect("it goes on");
        let (seen, other) = (board(), board());
        let held_out = Sample::new(other, 4.0, true);
        let mut samples = vec![
            Sample::new(seen, 2.0, false),
            Sample::new(Symmetry::ALL[3].board(seen), 2.0, true),
            held_out,
            Sample::new(seen, 6.0, false),
        ];
        without_seen_ones(&mut samples);
        let expected = [
            Sample::new(seen, 2.0, false),
            held_out,
            Sample::new(seen, 6.0, false),
        ];
        assert_eq!(samples, expected);
    }
}
