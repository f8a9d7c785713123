//! What people may rely on when they choose a level.

use std::collections::HashSet;

use otho_core::{Bitboard, Color, Symmetry};

use super::chance::Chance;
use super::*;
use crate::Weights;

fn engine() -> Engine {
    let resources = Resources {
        hash: 1 << 18,
        threads: 1,
    };
    Engine::new(resources, Weights::embedded())
}

fn level(id: &str) -> &'static Level {
    Level::find(id).expect("there is such a level")
}

fn ask(position: Position, seed: u64) -> Ask {
    Ask {
        position,
        variant: Variant::Othello,
        seed,
    }
}

/// Whoever is looked at has Black in every other game.
fn color_in(game: u64) -> Color {
    if game.is_multiple_of(2) {
        Color::Black
    } else {
        Color::White
    }
}

/// Plays a game from the start; the players are given by their choices.
fn play(mut choose: impl FnMut(Position) -> Square) -> (Position, Vec<Square>) {
    let mut position = Position::START;
    let mut moves = Vec::new();
    loop {
        match position.turn() {
            Turn::Over => return (position, moves),
            Turn::Pass => position = position.with_other_side(),
            Turn::Move(_) => {
                let square = choose(position);
                position = position.play(square).expect("players play legal moves");
                moves.push(square);
            }
        }
    }
}

fn play_itself(level: &Level, engine: &mut Engine, variant: Variant, seed: u64) -> Vec<Square> {
    let (_, moves) = play(|position| {
        let ask = Ask {
            position,
            variant,
            seed: 2 * seed + position.side().index() as u64,
        };
        let choice = level.choose(engine, &ask, &|| false);
        choice.expect("there is a move")
    });
    moves
}

/// Positions from games of a level that errs, so of all kinds.
fn positions(n_games: u64) -> Vec<Position> {
    let mut engine = engine();
    let mut all = Vec::new();
    for seed in 0..n_games {
        play(|position| {
            all.push(position);
            let level = level(["corner-guard", "apprentice"][seed as usize % 2]);
            let choice = level.choose(&mut engine, &ask(position, seed), &|| false);
            choice.expect("there is a move")
        });
    }
    all
}

#[test]
fn levels_are_in_order_and_found_by_number_and_name() {
    assert!(Level::ALL.len() >= 12);
    for (index, level) in Level::ALL.iter().enumerate() {
        assert_eq!(level.number(), index + 1);
        assert_eq!(Level::find(&level.number().to_string()), Some(level));
        assert_eq!(Level::find(&level.id.to_uppercase()), Some(level));
    }
    for name in ["", "0", "17", "-1", "first", "99999999999999999999999"] {
        assert_eq!(Level::find(name), None, "{name}");
    }
    for pair in Level::ALL.windows(2) {
        let (Some(weaker), Some(stronger)) = (pair[0].elo, pair[1].elo) else {
            assert_eq!(pair[1].sight, Sight::Unlimited);
            continue;
        };
        let step = stronger - weaker;
        assert!(step > 0, "{} to {}", pair[0].id, pair[1].id);
        let is_low = pair[1].number() <= 12;
        assert!(!is_low || step >= 100, "{} to {}", pair[0].id, pair[1].id);
    }
}

#[test]
fn only_the_strongest_depend_on_the_machine() {
    for level in Level::ALL {
        let is_strongest = ["champion", "analysis"].contains(&level.id);
        assert_eq!(level.resources().is_none(), is_strongest, "{}", level.id);
        assert_eq!(level.time().is_some(), level.id == "champion");
    }
}

#[test]
fn the_same_seed_makes_the_same_move_whatever_was_searched_before() {
    let mut some = engine();
    let mut other = engine();
    let positions: Vec<Position> = positions(4).into_iter().step_by(5).collect();
    for level in &Level::ALL[..12] {
        let choose = |engine: &mut Engine, position: &Position| {
            let choice = level.choose(engine, &ask(*position, 5), &|| false);
            (*position, choice)
        };
        let forward: Vec<_> = positions.iter().map(|p| choose(&mut some, p)).collect();
        let mut backward: Vec<_> = positions
            .iter()
            .rev()
            .map(|p| choose(&mut other, p))
            .collect();
        backward.reverse();
        assert_eq!(forward, backward, "{}", level.id);
    }
}

#[test]
fn a_search_that_is_stopped_at_once_has_a_move() {
    let mut engine = engine();
    for level in Level::ALL {
        let choice = level.choose(&mut engine, &ask(Position::START, 1), &|| true);
        assert!(choice.is_some_and(|square| Position::START.play(square).is_ok()));
    }
    let over: Position = format!("XX{:-<62} X", "")
        .parse()
        .expect("it is a position");
    assert_eq!(
        level("expert").choose(&mut engine, &ask(over, 1), &|| false),
        None
    );
}

#[test]
fn a_child_who_takes_corners_beats_first_steps() {
    let mut engine = engine();
    let mut won = 0;
    for game in 0..40_u64 {
        let child = color_in(game);
        let mut whim = Chance::new(game, 77);
        let (end, _) = play(|position| {
            if position.side() != child {
                let choice =
                    level("first-steps").choose(&mut engine, &ask(position, game), &|| false);
                return choice.expect("there is a move");
            }
            let moves = position.legal_moves();
            let corners = Bitboard(moves.0 & Bitboard::CORNERS.0);
            let choices: Vec<Square> = if corners.is_empty() { moves } else { corners }
                .into_iter()
                .collect();
            choices[whim.bits() as usize % choices.len()]
        });
        let winner = end
            .final_score(Variant::Othello)
            .expect("it is over")
            .winner();
        won += usize::from(winner == Some(child));
    }
    assert!(won >= 28, "{won} of 40");
}

#[test]
fn the_maximiser_flips_as_many_discs_as_it_can() {
    let mut engine = engine();
    for position in positions(4) {
        let counts = || {
            position
                .legal_moves()
                .into_iter()
                .map(|s| position.flips(s).count())
        };
        let mut flips = |variant| {
            let ask = Ask {
                variant,
                ..ask(position, 3)
            };
            let choice = level("maximiser").choose(&mut engine, &ask, &|| false);
            choice.map(|square| position.flips(square).count())
        };
        assert_eq!(flips(Variant::Othello), counts().max());
        assert_eq!(flips(Variant::Anti), counts().min());
    }
}

/// How many of a hundred moves open a corner although another move is better by six discs.
fn gifts(level: &Level) -> f64 {
    let mut engine = engine();
    let (mut n_moves, mut n_gifts) = (0, 0);
    for seed in 0..12 {
        play(|position| {
            let ask = ask(position, seed);
            let square = level.choose(&mut engine, &ask, &|| false);
            let square = square.expect("there is a move");
            n_moves += 1;
            if judge::opens_corner(&ask, square) {
                let request = Request {
                    position,
                    variant: Variant::Othello,
                    goal: Goal::Depth(6),
                    limits: Limits::default(),
                };
                let reports = engine.search_moves(&request, &|| false, &mut |_| {});
                let value = |r: &&crate::Report| r.best() == Some(square);
                let loss = reports[0].value - reports.iter().find(value).map_or(0, |r| r.value);
                n_gifts += usize::from(loss >= 6);
            }
            square
        });
    }
    100.0 * n_gifts as f64 / f64::from(n_moves)
}

#[test]
fn whoever_knows_corners_does_not_give_them_away_for_nothing() {
    for level in Level::ALL[..12]
        .iter()
        .filter(|level| level.knows_corners())
    {
        let gifts = gifts(level);
        assert!(gifts < 2.0, "{}: {gifts} %", level.id);
    }
    let gifts = gifts(level("first-steps"));
    assert!(gifts > 5.0, "{gifts} %");
}

/// The first moves decide: games that have been different stay so.
#[test]
fn games_from_the_start_differ() {
    for level in &Level::ALL[..12] {
        let mut engine = engine();
        let games: HashSet<Vec<usize>> = (0..100)
            .map(|seed| {
                let mut position = Position::START;
                let mut moves = Vec::new();
                while moves.len() < 20 && matches!(position.turn(), Turn::Move(_)) {
                    let ask = ask(position, 2 * seed + position.side().index() as u64);
                    let square = level.choose(&mut engine, &ask, &|| false);
                    moves.push(square.expect("there is a move"));
                    position = position.play(moves[moves.len() - 1]).expect("it is legal");
                }
                let image = |symmetry: Symmetry| -> Vec<usize> {
                    moves.iter().map(|&s| symmetry.square(s).index()).collect()
                };
                let images = Symmetry::ALL.into_iter().map(image);
                images.min().expect("there are eight")
            })
            .collect();
        assert!(games.len() >= 90, "{}: {}", level.id, games.len());
    }
}

#[test]
fn in_anti_othello_games_end_and_corners_are_for_the_others() {
    let mut engine = engine();
    for level in &Level::ALL[..11] {
        assert!(!play_itself(level, &mut engine, Variant::Anti, 4).is_empty());
    }
    for position in positions(4) {
        let ask = Ask {
            variant: Variant::Anti,
            ..ask(position, 8)
        };
        let choice = level("corner-hunter").choose(&mut engine, &ask, &|| false);
        let takes_corner = choice.is_some_and(|square| Bitboard::CORNERS.contains(square));
        let only_corners = position.legal_moves().0 & !Bitboard::CORNERS.0 == 0;
        assert!(!takes_corner || only_corners, "{position}");
    }
}

/// Those that do not search play fast enough to see it here; docs/levels.md has all of them.
#[test]
fn each_of_the_first_levels_beats_the_one_before_in_either_variant() {
    let mut engine = engine();
    for variant in [Variant::Othello, Variant::Anti] {
        for pair in Level::ALL[..5].windows(2) {
            let [weaker, stronger] = [&pair[0], &pair[1]];
            let mut balance = 0;
            for game in 0..400_u64 {
                let color = color_in(game);
                let (end, _) = play(|position| {
                    let is_stronger = position.side() == color;
                    let level = if is_stronger { stronger } else { weaker };
                    let seed = 2 * (game / 2) + u64::from(is_stronger);
                    let ask = Ask {
                        variant,
                        ..ask(position, seed)
                    };
                    let choice = level.choose(&mut engine, &ask, &|| false);
                    choice.expect("there is a move")
                });
                let winner = end.final_score(variant).expect("it is over").winner();
                balance += winner.map_or(0, |winner| if winner == color { 1 } else { -1 });
            }
            // Chance alone gives or takes twenty.
            let [weaker, stronger] = [weaker.id, stronger.id];
            assert!(
                balance > 40,
                "{stronger} against {weaker}: {balance} of 400 in {variant:?}"
            );
        }
    }
}

#[test]
fn errors_of_a_game_cost_no_more_than_its_budget_and_that_is_the_average_of_games() {
    let slips = Slips::new(5.0, 40);
    let board = Position::START.board();
    let empties: Vec<Square> = board.empties().into_iter().collect();
    let mut sum = 0.0;
    let n_games = 400;
    for seed in 0..n_games {
        let mut total = 0.0;
        for n_discs in (0..60).step_by(2) {
            // Any position with as many empty squares will do.
            let filled = empties[..n_discs]
                .iter()
                .fold(board.player().0, |set, s| set | s.bitboard().0);
            let position = Position::new(Bitboard(filled), board.opponent(), Color::Black);
            let position = position.expect("the sets are apart");
            total += slips.allowance(&ask(position, seed));
        }
        assert!(total <= 80.1, "{total}");
        sum += total;
    }
    let mean = sum / n_games as f32;
    assert!((36.0..44.0).contains(&mean), "{mean}");
}
