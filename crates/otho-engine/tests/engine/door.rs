//! What goes in at the door and what comes out: lines, moves, stops, limits and progress.

use otho_core::{Board, Color, Ply, Position, Turn, Variant};
use otho_engine::{
    Engine, Goal, Limits, Network, Request, Resources, Weights, WeightsError, verify_weights,
};
use proptest::prelude::*;

use crate::naive::{self, Met};
use crate::positions::{self, request, search, with_engine};

fn brute_force(board: Board, variant: Variant) -> i32 {
    let [othello, anti] = naive::brute_force(board, &mut Met::default());
    match variant {
        Variant::Othello => othello,
        Variant::Anti => anti,
    }
}

/// Boards as they come about in play, with at most so many empty squares.
fn played(n_empties: u32) -> impl Strategy<Value = Board> {
    proptest::collection::vec(any::<u32>(), 60)
        .prop_map(move |choices| positions::played(choices, n_empties))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_line_of_play_leads_to_the_end_with_the_value(board in played(11)) {
        for variant in [Variant::Othello, Variant::Anti] {
            for threads in [1, 2] {
                let report = search(board, variant, Goal::Exact, threads);
                let mut position = Position::from_board(board, Color::Black);
                for ply in &report.line {
                    position = match ply {
                        Ply::Move(square) => position.play(*square).expect("lines are legal"),
                        Ply::Pass => position.pass().expect("passes are forced"),
                    };
                }
                let score = position.final_score(variant).expect("lines lead to the end");
                // Black is to move at the root, and Black's difference it is.
                prop_assert_eq!(i32::from(score.difference()), report.value);
            }
        }
    }

    #[test]
    fn every_move_has_its_own_value(board in played(7)) {
        for variant in [Variant::Othello, Variant::Anti] {
            let request = request(board, variant, Goal::Exact);
            let reports = with_engine(1, |engine| {
                engine.search_moves(&request, &|| false, &mut |_| {})
            });
            prop_assert_eq!(reports.len(), board.legal_moves().count() as usize);
            prop_assert!(reports.is_sorted_by_key(|report| -report.value));
            for report in reports {
                let square = report.best().expect("a line begins with its move");
                let next = board.play(square).expect("it is legal");
                prop_assert_eq!(report.value, -brute_force(next, variant));
            }
        }
    }

    #[test]
    fn a_search_stopped_at_once_has_a_legal_move(board in played(40), plies in 0..6u32) {
        // Odd and even numbers of empty squares, with and without a pass.
        for board in [board, positions::played([plies; 60], 60 - plies)] {
            for goal in [Goal::Exact, Goal::Depth(7)] {
                let request = request(board, Variant::Othello, goal);
                let report = with_engine(2, |engine| {
                    engine.clear();
                    engine.search(&request, &|| true, &mut |_| {})
                });
                if let Turn::Move(moves) = request.position.turn() {
                    prop_assert!(report.best().is_some_and(|square| moves.contains(square)));
                }
            }
        }
    }

    #[test]
    fn a_search_of_one_ply_has_the_best_move_at_sight(board in played(20)) {
        for variant in [Variant::Othello, Variant::Anti] {
            let request = request(board, variant, Goal::Depth(1));
            let (report, moves) = with_engine(1, |engine| {
                engine.clear();
                let report = engine.search(&request, &|| false, &mut |_| {});
                (report, engine.search_moves(&request, &|| false, &mut |_| {}))
            });
            if let Some(best) = moves.first() {
                let chosen = moves.iter().find(|found| found.best() == report.best());
                prop_assert_eq!(chosen.map(|found| found.value), Some(best.value));
                prop_assert_eq!(report.value, best.value);
            }
        }
    }
}

#[test]
fn a_limit_of_nodes_repeats_exactly_and_is_kept() {
    let limited = |nodes| {
        let resources = Resources::default();
        let mut engine = Engine::new(resources, Weights::embedded());
        let request = Request {
            limits: Limits { nodes: Some(nodes) },
            ..request(Board::START, Variant::Othello, Goal::Exact)
        };
        engine.search(&request, &|| false, &mut |_| {})
    };
    for nodes in [1, 1000, 5000, 200_000] {
        let first = limited(nodes);
        assert_eq!(limited(nodes), first);
        assert!(first.best().is_some());
        assert!(first.nodes < nodes + 1000, "{} of {nodes}", first.nodes);
    }
}

/// How long that is on a clock, `cargo xtask soak` measures.
#[test]
fn a_stop_is_heard_within_some_thousand_nodes() {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
    let chance = &mut positions::Chance::new(8);
    for (board, goal) in [
        (Board::START, Goal::Depth(60)),
        (chance.played(24), Goal::Exact),
        (chance.played(24), Goal::Outcome),
    ] {
        // All that the stop has been asked before must have been a little further each time.
        for n_asked in [1, 2, 10, 100] {
            let asked = AtomicU64::new(0);
            let stop = || asked.fetch_add(1, Relaxed) >= n_asked;
            let request = request(board, Variant::Othello, goal);
            let mut engine = Engine::new(Resources::default(), Weights::embedded());
            let report = engine.search(&request, &stop, &mut |_| {});
            let most = 2048 * (n_asked + 2);
            assert!(
                report.nodes < most,
                "{} nodes after {n_asked}",
                report.nodes
            );
            assert!(report.best().is_some());
        }
    }
}

#[test]
fn progress_comes_step_by_step_and_ends_in_the_answer() {
    let request = request(Board::START, Variant::Othello, Goal::Depth(8));
    let mut seen = Vec::new();
    let report = with_engine(1, |engine| {
        engine.search(&request, &|| false, &mut |report| seen.push(report.clone()))
    });
    assert_eq!(seen.len(), 4);
    assert!(seen.is_sorted_by_key(|report| report.nodes));
    assert_eq!(seen.last(), Some(&report));
}

/// The deeper step prefers another move, and has found it before it was done.
#[test]
fn a_step_that_is_broken_off_may_have_shown_a_better_move() {
    let chance = &mut positions::Chance::new(4);
    let mut engine = Engine::new(Resources::default(), Weights::embedded());
    let n_early = (0..100)
        .filter(|_| {
            let request = request(chance.played(34), Variant::Othello, Goal::Depth(8));
            let mut limited = |nodes| {
                let limits = Limits { nodes };
                let mut steps = Vec::new();
                engine.clear();
                let request = Request { limits, ..request };
                let report = engine.search(&request, &|| false, &mut |r| steps.push(r.clone()));
                (report, steps)
            };
            let (last, steps) = limited(None);
            let [.., before, _] = &steps[..] else {
                return false;
            };
            let limits = (before.nodes..last.nodes).step_by(50);
            before.best() != last.best()
                && limits.map(|nodes| limited(Some(nodes)).0).any(|report| {
                    report.best() == last.best() && report.certainty == before.certainty
                })
        })
        .count();
    assert!(n_early > 0);
}

#[test]
fn what_is_known_of_one_variant_does_not_show_in_the_other() {
    let board = positions::Chance::new(5).played(14);
    let fresh = |variant| {
        let mut engine = Engine::new(Resources::default(), Weights::embedded());
        let request = request(board, variant, Goal::Exact);
        engine.search(&request, &|| false, &mut |_| {}).value
    };
    let expected = [fresh(Variant::Othello), fresh(Variant::Anti)];
    assert_ne!(expected[0], -expected[1], "it would not show either way");
    for _ in 0..2 {
        for (variant, value) in [Variant::Othello, Variant::Anti].into_iter().zip(expected) {
            assert_eq!(search(board, variant, Goal::Exact, 1).value, value);
        }
    }
}

#[test]
fn an_engine_that_no_machine_has_memory_for_is_refused() {
    let resources = Resources {
        hash: usize::MAX / 4,
        threads: 1,
    };
    assert!(Engine::try_new(resources, Weights::embedded()).is_err());
}

#[test]
fn a_bare_engine_searches_with_the_weights_it_is_given() {
    let mut engine = Engine::bare(Resources::default()).expect("there is memory");
    let request = request(Board::START, Variant::Anti, Goal::Depth(6));
    assert!(!engine.has_weights(Variant::Anti));
    engine.set_weights(Variant::Anti, Network::embedded(Variant::Anti).into());
    assert!(engine.has_weights(Variant::Anti) && !engine.has_weights(Variant::Othello));
    let report = engine.search(&request, &|| false, &mut |_| {});
    let expected = search(Board::START, Variant::Anti, Goal::Depth(6), 1);
    assert_eq!((report.value, report.line), (expected.value, expected.line));
}

#[test]
fn a_table_of_another_size_is_empty_and_one_of_the_same_size_is_kept() {
    let mut engine = Engine::new(Resources::default(), Weights::embedded());
    let request = request(Board::START, Variant::Othello, Goal::Depth(8));
    let first = engine_nodes(&mut engine, &request);
    assert!(engine_nodes(&mut engine, &request) < first);
    engine
        .resize(Resources::default().hash)
        .expect("it is kept");
    assert!(engine_nodes(&mut engine, &request) < first);
    engine.resize(1 << 20).expect("there is memory");
    engine
        .resize(Resources::default().hash)
        .expect("there is memory");
    assert_eq!(engine_nodes(&mut engine, &request), first);
    assert!(engine.resize(usize::MAX / 4).is_err());
}

fn engine_nodes(engine: &mut Engine, request: &Request) -> u64 {
    engine.search(request, &|| false, &mut |_| {}).nodes
}

#[test]
fn a_file_of_weights_is_verified_without_reading_it() {
    let bytes = include_bytes!("../../weights/anti.bin").to_vec();
    assert_eq!(verify_weights(&bytes), Ok(()));
    let mut damaged = bytes.clone();
    damaged[100] ^= 1;
    assert_eq!(verify_weights(&damaged), Err(WeightsError::Checksum));
    assert_eq!(verify_weights(&bytes[..99]), Err(WeightsError::Length));
    assert_eq!(verify_weights(b"OTHELLO!"), Err(WeightsError::Magic));
}
