//! The solver against brute force, for both objectives.

use std::sync::{LazyLock, Mutex, PoisonError};

use otho_core::{Bitboard, Board, Color, Position, Turn, Variant};
use otho_engine::{Certainty, Engine, Goal, Limits, Report, Request, Resources, Weights};
use proptest::prelude::*;

/// One engine for all cases, so that what it remembers is tested too.
static ENGINES: LazyLock<[Mutex<Engine>; 2]> = LazyLock::new(|| {
    [1, 2].map(|threads| {
        let hash = 4 << 20;
        Mutex::new(Engine::new(
            Resources { hash, threads },
            Weights::embedded(),
        ))
    })
});

fn with_engine<T>(threads: usize, work: impl FnOnce(&mut Engine) -> T) -> T {
    let engine = &ENGINES[threads - 1];
    work(&mut engine.lock().unwrap_or_else(PoisonError::into_inner))
}

fn request(board: Board, variant: Variant, goal: Goal) -> Request {
    Request {
        position: Position::from_board(board, Color::Black),
        variant,
        goal,
        limits: Limits::default(),
    }
}

fn solve(board: Board, variant: Variant, goal: Goal, threads: usize) -> Report {
    let request = request(board, variant, goal);
    with_engine(threads, |engine| {
        engine.search(&request, &|| false, &mut |_| {})
    })
}

/// The value by trying everything.
fn brute_force(board: Board, variant: Variant) -> i32 {
    let moves = board.legal_moves();
    if !moves.is_empty() {
        let values = moves.into_iter().map(|square| {
            let next = board.play(square).expect("it is a legal move");
            -brute_force(next, variant)
        });
        return values.max().expect("there is a move");
    }
    if !board.opponent_moves().is_empty() {
        return -brute_force(board.pass(), variant);
    }
    Position::from_board(board, Color::Black)
        .final_score(variant)
        .expect("neither player can move")
        .difference()
        .into()
}

/// Boards as they come about in play, with at most so many empty squares.
fn played(n_empties: u32) -> impl Strategy<Value = Board> {
    proptest::collection::vec(any::<u32>(), 60).prop_map(move |choices| {
        let mut position = Position::START;
        for choice in choices {
            if position.board().n_empties() <= n_empties {
                break;
            }
            position = match position.turn() {
                Turn::Move(moves) => {
                    let nth = choice % moves.count();
                    let square = moves.into_iter().nth(nth as usize);
                    position
                        .play(square.expect("it is below the count"))
                        .expect("it is legal")
                }
                Turn::Pass => position.with_other_side(),
                Turn::Over => break,
            };
        }
        position.board()
    })
}

/// Any boards: with squares that cannot be filled, passes in a row and wipe-outs.
fn random(n_empties: usize) -> impl Strategy<Value = Board> {
    let empties = proptest::collection::hash_set(0..64u32, 0..=n_empties);
    // Few discs of one color make wipe-outs likely.
    let colors = (any::<u64>(), any::<u64>(), any::<bool>());
    (empties, colors).prop_map(|(empties, (a, b, is_sparse))| {
        let player = if is_sparse { a & b & (a >> 7) } else { a };
        let empty = empties
            .into_iter()
            .fold(0, |set, square| set | 1u64 << square);
        Board::new(Bitboard(player & !empty), Bitboard(!player & !empty))
            .expect("no square is in both")
    })
}

fn check(board: Board) -> Result<(), TestCaseError> {
    for variant in [Variant::Othello, Variant::Anti] {
        let expected = brute_force(board, variant);
        for threads in [1, 2] {
            let exact = solve(board, variant, Goal::Exact, threads);
            prop_assert_eq!((exact.value, exact.certainty), (expected, Certainty::Exact));
        }
        let outcome = solve(board, variant, Goal::Outcome, 1);
        prop_assert_eq!(outcome.value.signum(), expected.signum());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn played_positions_have_the_value_of_brute_force(board in played(8)) {
        check(board)?;
    }

    #[test]
    fn any_positions_have_the_value_of_brute_force(board in random(8)) {
        check(board)?;
    }

    #[test]
    fn the_line_of_play_leads_to_the_value(board in played(9)) {
        let report = solve(board, Variant::Othello, Goal::Exact, 1);
        let mut position = Position::from_board(board, Color::Black);
        for ply in &report.line {
            position = match ply {
                otho_core::Ply::Move(square) => position.play(*square).expect("lines are legal"),
                otho_core::Ply::Pass => position.pass().expect("passes are forced"),
            };
        }
        // The table forgets, so a line may stop early; what is left has the same value.
        let sign = if position.side() == Color::Black { 1 } else { -1 };
        prop_assert_eq!(sign * brute_force(position.board(), Variant::Othello), report.value);
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
    fn a_search_stopped_at_once_has_a_legal_move(board in played(40)) {
        let request = request(board, Variant::Othello, Goal::Exact);
        let report = with_engine(2, |engine| {
            engine.search(&request, &|| true, &mut |_| {})
        });
        match request.position.turn() {
            Turn::Move(moves) => {
                prop_assert!(report.best().is_some_and(|square| moves.contains(square)));
            }
            Turn::Pass | Turn::Over => {}
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn ten_empties_have_the_value_of_brute_force(board in played(10)) {
        check(board)?;
    }
}

#[test]
fn a_limit_of_nodes_repeats_exactly_and_is_kept() {
    let search = |nodes| {
        let resources = Resources::default();
        let mut engine = Engine::new(resources, Weights::embedded());
        let request = Request {
            limits: Limits { nodes: Some(nodes) },
            ..request(Board::START, Variant::Othello, Goal::Exact)
        };
        engine.search(&request, &|| false, &mut |_| {})
    };
    for nodes in [1, 1000, 5000, 200_000] {
        let first = search(nodes);
        assert_eq!(search(nodes), first);
        assert!(first.best().is_some());
        assert!(first.nodes < nodes + 1000, "{} of {nodes}", first.nodes);
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
