use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

use otho_core::{Color, Square};
use otho_engine::{Engine, Weights};

use super::*;

fn engine() -> Engine {
    Engine::new(RESOURCES, Weights::embedded())
}

fn order(kind: Kind, grade: u8, seed: u64) -> Order {
    Order {
        kind,
        grade: Grade::new(grade).expect("it is from 1 to 5"),
        variant: Variant::Othello,
        seed,
    }
}

fn made(engine: &mut Engine, order: &Order) -> Exercise {
    with_engine(engine, order, &|| false).expect("nobody stops it")
}

/// Right moves to the end of the exercise, always the first or always the last of those accepted.
fn solve(exercise: &Exercise, takes_last: bool) -> Attempt {
    match exercise.answer() {
        Answer::Marks(marks) => Attempt::Marks(*marks),
        Answer::Choice(choice) => Attempt::Choice(*choice),
        Answer::Line(line) => {
            let mut moves = Vec::new();
            let mut line = line;
            loop {
                let branch = if takes_last {
                    line.0.last()
                } else {
                    line.0.first()
                };
                let Some(branch) = branch else {
                    return Attempt::Moves(moves);
                };
                moves.push(branch.square);
                line = &branch.next;
            }
        }
    }
}

/// Where a seed leads to nothing of the grade in time, the nearest is made; another seed will do.
#[test]
fn every_kind_can_be_made_in_every_grade() {
    let mut engine = engine();
    for kind in Kind::ALL {
        for grade in 1..=5 {
            let is_made = [7, 8, 9].into_iter().any(|seed| {
                let exercise = made(&mut engine, &order(kind, grade, seed));
                assert_eq!(exercise.kind(), kind);
                exercise.grade().number() == grade
            });
            assert!(is_made, "{kind:?} {grade}");
        }
    }
}

#[test]
fn every_kind_for_anti_othello_can_be_made() {
    let mut engine = engine();
    let variant = Variant::Anti;
    for kind in Kind::ALL.into_iter().filter(|kind| kind.is_for(variant)) {
        for grade in [1, 3, 5] {
            let order = Order {
                variant,
                ..order(kind, grade, 7)
            };
            let exercise = made(&mut engine, &order);
            assert_eq!((exercise.kind(), exercise.variant()), (kind, variant));
            assert_eq!(exercise.grade().number(), grade, "{kind:?}");
        }
    }
}

#[test]
fn the_same_order_gives_the_same_exercise_whatever_the_engine_did_before() {
    let (mut used, mut other) = (engine(), engine());
    for kind in Kind::ALL {
        made(&mut used, &order(kind, 1, 3));
        let order = order(kind, 2, 4);
        assert_eq!(made(&mut used, &order), made(&mut other, &order));
    }
}

#[test]
fn seeds_give_different_exercises() {
    let position = |seed| by_rules(&order(Kind::Legal, 3, seed)).map(|made| made.position());
    let all: HashSet<_> = (0..50).map(|seed| position(seed).expect("made")).collect();
    assert_eq!(all.len(), 50);
}

#[test]
fn what_is_accepted_is_right_and_all_else_is_wrong() {
    let mut engine = engine();
    for kind in Kind::ALL {
        let exercise = made(&mut engine, &order(kind, 3, 11));
        for takes_last in [false, true] {
            let checked = exercise.check(&solve(&exercise, takes_last));
            assert_eq!(checked.expect("legal").verdict, Verdict::Right, "{kind:?}");
        }
        let position = exercise.position();
        match exercise.answer() {
            Answer::Marks(marks) => {
                let first = marks.first().expect("there is one").bitboard();
                let attempt = Attempt::Marks((*marks - first) | Square::D4.bitboard());
                let fault = Fault::Marks {
                    missing: first,
                    surplus: Square::D4.bitboard() - *marks,
                };
                let checked = exercise.check(&attempt).expect("marks");
                assert_eq!(checked.verdict, Verdict::Wrong(fault));
            }
            Answer::Choice(choice) => {
                for other in Choice::ALL.into_iter().filter(|other| other != choice) {
                    let checked = exercise.check(&Attempt::Choice(other)).expect("a choice");
                    assert_eq!(checked.verdict, Verdict::Wrong(Fault::Choice(*choice)));
                }
            }
            Answer::Line(line) => {
                let better = line.squares();
                for square in position.legal_moves() - better {
                    let checked = exercise.check(&Attempt::Moves(vec![square]));
                    if kind == Kind::Poison && !exercise.shown().contains(square) {
                        assert_eq!(checked, Err(Refused::NotShown(square)));
                        continue;
                    }
                    let fault = Fault::Move { square, better };
                    assert_eq!(checked.expect("legal").verdict, Verdict::Wrong(fault));
                }
            }
        }
    }
}

#[test]
fn a_line_goes_on_with_the_reply_until_it_is_solved() {
    let exercise = made(&mut engine(), &order(Kind::Last, 2, 5));
    let Attempt::Moves(moves) = solve(&exercise, false) else {
        panic!("the last squares are played");
    };
    assert!(moves.len() >= 2);
    for n in 0..moves.len() {
        let checked = exercise.check(&Attempt::Moves(moves[..n].to_vec()));
        let checked = checked.expect("legal");
        assert_eq!(checked.verdict, Verdict::GoOn);
        assert_eq!(checked.position.side(), exercise.position().side());
    }
    let end = exercise
        .check(&Attempt::Moves(moves.clone()))
        .expect("legal");
    assert_eq!(end.position.turn(), Turn::Over);
    for n in 0..moves.len() {
        let right = exercise.right_moves(&moves[..n]);
        assert!(right.contains(moves[n]) && right != exercise.right_moves(&moves));
    }
    assert_eq!(exercise.right_moves(&moves), Bitboard::EMPTY);
    let more = [moves, vec![Square::A1]].concat();
    assert_eq!(exercise.check(&Attempt::Moves(more)), Err(Refused::TooMany));
}

#[test]
fn an_illegal_move_or_another_kind_of_answer_counts_for_nothing() {
    let exercise = made(&mut engine(), &order(Kind::Quiet, 1, 2));
    let occupied = Attempt::Moves(vec![Square::D4]);
    assert!(matches!(
        exercise.check(&occupied),
        Err(Refused::Illegal(_))
    ));
    for other in [
        Attempt::Marks(Bitboard::EMPTY),
        Attempt::Choice(Choice::Even),
    ] {
        assert_eq!(exercise.check(&other), Err(Refused::OtherKind));
    }
}

#[test]
fn perfect_play_of_the_last_squares_reaches_what_the_solver_says() {
    let mut engine = engine();
    for variant in [Variant::Othello, Variant::Anti] {
        for seed in 0..6 {
            let order = Order {
                variant,
                ..order(Kind::Last, 3, seed)
            };
            let exercise = made(&mut engine, &order);
            let position = exercise.position();
            let value = {
                let mut bench = Bench::new(&mut engine, variant, &|| false);
                bench.exact(position).expect("nobody stops it").best().1
            };
            for takes_last in [false, true] {
                let checked = exercise.check(&solve(&exercise, takes_last));
                let end = checked.expect("legal").position;
                let score = end.final_score(variant).expect("it is over");
                let black = i32::from(score.difference());
                let reached = match position.side() {
                    Color::Black => black,
                    Color::White => -black,
                };
                assert_eq!(reached, value);
            }
        }
    }
}

#[test]
fn a_forced_corner_is_taken_at_the_end_of_the_line() {
    let mut engine = engine();
    for grade in 1..=5 {
        let exercise = made(&mut engine, &order(Kind::Corner, grade, 21));
        let Attempt::Moves(moves) = solve(&exercise, true) else {
            panic!("a corner is taken by moves");
        };
        let last = *moves.last().expect("there is a move");
        assert!(Bitboard::CORNERS.contains(last));
        assert_eq!(moves.len() > 1, grade > 2);
    }
}

#[test]
fn parity_is_won_by_white_to_the_end() {
    let mut engine = engine();
    for seed in 0..5 {
        let exercise = made(&mut engine, &order(Kind::Parity, 2, seed));
        assert_eq!(exercise.position().side(), Color::White);
        let end = exercise
            .check(&solve(&exercise, true))
            .expect("legal")
            .position;
        let score = end.final_score(Variant::Othello).expect("it is over");
        assert_eq!(score.winner(), Some(Color::White));
    }
}

#[test]
fn the_poisoned_square_is_among_those_to_choose_from_and_costs_eight_discs() {
    let mut engine = engine();
    for seed in 0..10 {
        let variant = [Variant::Othello, Variant::Anti][seed as usize % 2];
        let order = Order {
            variant,
            ..order(Kind::Poison, 2, seed)
        };
        let exercise = made(&mut engine, &order);
        let position = exercise.position();
        let Answer::Line(line) = exercise.answer() else {
            panic!("a move is asked for");
        };
        assert_eq!((exercise.shown().count(), line.0.len()), (3, 1));
        let poisoned = (exercise.shown() - line.squares()).into_iter();
        let is_trap = |square: Square| match variant {
            Variant::Othello => crate::feature::corner_given(position.board(), square).is_some(),
            Variant::Anti => Bitboard::CORNERS.contains(square),
        };
        assert!(poisoned.clone().any(is_trap));
        assert!(!line.squares().intersects(Bitboard::CORNERS));
        let mut bench = Bench::new(&mut engine, variant, &|| false);
        let values = bench.judged(position).expect("nobody stops it");
        for square in poisoned {
            assert!(values.of(square).expect("legal") <= values.best().1 - 8);
        }
    }
}

#[test]
fn all_three_answers_to_who_is_ahead_come_up() {
    let mut engine = engine();
    let mut seen = HashSet::new();
    for seed in 0..12 {
        let exercise = made(&mut engine, &order(Kind::Ahead, 2, seed));
        let Answer::Choice(choice) = exercise.answer() else {
            panic!("a choice is asked for");
        };
        seen.insert(*choice);
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn what_cannot_be_made_is_refused() {
    let mut engine = engine();
    let anti = Order {
        variant: Variant::Anti,
        ..order(Kind::Corner, 1, 1)
    };
    let never = with_engine(&mut engine, &anti, &|| false);
    assert_eq!(never, Err(Unmade::Variant));
    let quiet = order(Kind::Quiet, 1, 1);
    assert_eq!(by_rules(&quiet), Err(Unmade::NeedsEngine));
    assert_eq!(
        with_engine(&mut engine, &quiet, &|| true),
        Err(Unmade::Stopped)
    );
}

#[test]
fn who_is_stopped_gives_the_nearest_so_far() {
    let mut engine = engine();
    let order = order(Kind::Quiet, 1, 4);
    assert_eq!(made(&mut engine, &order).grade(), order.grade);
    let mut given = HashSet::new();
    for limit in (1..=16).map(|power| 1 << power) {
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= limit;
        given.insert(with_engine(&mut engine, &order, &stop).map(|exercise| exercise.grade()));
    }
    assert!(given.contains(&Err(Unmade::Stopped)));
    assert!(given.iter().flatten().any(|&grade| grade != order.grade));
}

#[test]
fn an_exercise_survives_its_json() {
    let mut engine = engine();
    for kind in Kind::ALL {
        let exercise = made(&mut engine, &order(kind, 2, 9));
        let text = serde_json::to_string(&exercise).expect("it can be written");
        assert_eq!(serde_json::from_str::<Exercise>(&text).ok(), Some(exercise));
    }
}

#[test]
fn json_that_makes_no_sense_is_refused() {
    let exercise = by_rules(&order(Kind::Flips, 2, 9)).expect("made");
    let text = serde_json::to_string(&exercise).expect("it can be written");
    let flipped = exercise.shown().to_string();
    for (from, to, reason) in [
        ("\"flips\"", "\"flip\"", "kinds of exercises"),
        ("\"grade\":2", "\"grade\":6", "1 to 5"),
        ("\"othello\"", "\"chess\"", "variants"),
        (flipped.as_str(), "i9", "a square is"),
        (flipped.as_str(), "d4", "does not fit"),
        ("\"flips\"", "\"legal\"", "does not fit"),
        ("\"flips\"", "\"quiet\"", "does not fit"),
    ] {
        let changed = text.replace(from, to);
        let error = serde_json::from_str::<Exercise>(&changed).expect_err("it is bad");
        assert!(error.to_string().contains(reason), "{changed}: {error}");
    }
    let attempt = |text| serde_json::from_str::<Attempt>(text).ok();
    let moves = Attempt::Moves(vec![Square::A1, Square::B2]);
    assert_eq!(attempt(r#"{"moves":["a1","b2"]}"#), Some(moves));
    assert_eq!(attempt(r#"{"choice":"nobody"}"#), None);
    assert_eq!(attempt(r#"{"marks":["z1"]}"#), None);
}
