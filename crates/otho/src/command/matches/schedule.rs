//! Which games a match has.

use std::collections::HashSet;

use otho_core::{Square, Symmetry};
use otho_engine::opening;

use super::game::Fixture;

/// How games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beginning {
    /// With balanced openings.
    Balanced,
    /// With the empty board, so that the players choose the opening.
    Start,
}

/// What a match is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) n_players: usize,
    /// How many of those who follow in the list each of them meets.
    pub(super) neighbors: usize,
    /// How many games every two of them play, an even number.
    pub(super) games: usize,
    pub(super) beginning: Beginning,
    pub(super) seed: u64,
}

impl Plan {
    /// Every two players who meet, in order.
    pub(super) fn pairings(&self) -> Vec<[usize; 2]> {
        let last = |a: usize| a.saturating_add(self.neighbors).min(self.n_players - 1);
        (0..self.n_players)
            .flat_map(|a| (a + 1..=last(a)).map(move |b| [a, b]))
            .collect()
    }

    /// All games: an opening at a time, so that a match that is broken off has been fair so far.
    pub(super) fn fixtures(&self) -> Vec<Fixture> {
        let order = opening::shuffled(self.seed);
        let pairings = self.pairings();
        let mut fixtures = Vec::new();
        for round in 0..self.games / 2 {
            let opening = order.get(round % order.len().max(1)).copied();
            let moves = match self.beginning {
                Beginning::Balanced => opening
                    .and_then(opening::get)
                    .map(|opening| opening.moves)
                    .unwrap_or_default(),
                Beginning::Start => Vec::new(),
            };
            for &[a, b] in &pairings {
                for players in [[a, b], [b, a]] {
                    let number = fixtures.len();
                    let seed = |color: u64| mixed(self.seed, 2 * number as u64 + color);
                    fixtures.push(Fixture {
                        number,
                        players,
                        opening: round,
                        moves: moves.clone(),
                        seeds: [seed(0), seed(1)],
                    });
                }
            }
        }
        fixtures
    }
}

/// A number that looks random, from two that do not.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut bits = seed
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(number.wrapping_mul(0xd1b5_4a32_d192_ed03));
    for shift in [32, 29, 32] {
        bits = (bits ^ bits >> shift).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
    bits ^ bits >> 32
}

/// How many different games there are among these, images of each other counting as one.
pub(super) fn n_distinct<'a>(games: impl IntoIterator<Item = &'a Vec<Square>>) -> usize {
    let canonical = |moves: &Vec<Square>| {
        let image = |symmetry: Symmetry| -> Vec<usize> {
            let index = |&square: &Square| symmetry.square(square).index();
            moves.iter().map(index).collect()
        };
        Symmetry::ALL.into_iter().map(image).min()
    };
    let distinct: HashSet<_> = games.into_iter().map(canonical).collect();
    distinct.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: Plan = Plan {
        n_players: 3,
        neighbors: usize::MAX,
        games: 4,
        beginning: Beginning::Balanced,
        seed: 7,
    };

    #[test]
    fn every_two_play_every_opening_with_both_colors() {
        let fixtures = PLAN.fixtures();
        assert_eq!(fixtures.len(), 3 * 4);
        for pair in fixtures.chunks(2) {
            let [black, white] = pair[0].players;
            assert_eq!(pair[1].players, [white, black]);
            assert_eq!(pair[0].moves, pair[1].moves);
            assert_eq!(pair[0].moves.len(), 8);
            assert_ne!(pair[0].seeds, pair[1].seeds);
        }
        assert_ne!(fixtures[0].moves, fixtures[6].moves);
        let seeds: HashSet<u64> = fixtures.iter().flat_map(|f| f.seeds).collect();
        assert_eq!(seeds.len(), 24);
        assert_eq!(fixtures, PLAN.fixtures());
    }

    #[test]
    fn neighbors_meet_and_others_do_not() {
        let plan = |neighbors| Plan {
            n_players: 4,
            neighbors,
            ..PLAN
        };
        assert_eq!(plan(1).pairings(), [[0, 1], [1, 2], [2, 3]]);
        assert_eq!(plan(9).pairings().len(), 6);
    }

    #[test]
    fn images_of_a_game_are_the_same_game() {
        let moves = |text: &str| -> Vec<Square> {
            text.split(' ').map(|word| word.parse().unwrap()).collect()
        };
        // f5 d6 looked at from the other side is c4 e3.
        let games = [moves("f5 d6"), moves("c4 e3"), moves("f5 f6"), moves("f5")];
        assert_eq!(n_distinct(&games), 3);
    }
}
