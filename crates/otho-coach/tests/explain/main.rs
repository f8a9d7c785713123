//! Explanations hold on the positions they are made of, and change with them.

mod naive;
mod twin;

use std::collections::BTreeMap;

use otho_coach::feature;
use otho_coach::reason::{
    Effort, Explanation, MOST_REASONS, Question, Reason, Verdict, Way, coincidences, explain,
};
use otho_core::{Color, Ply, Position, Square, Turn, Variant};
use otho_engine::{Engine, Resources, Weights};
use twin::check;

fn engine() -> Engine {
    let resources = Resources {
        hash: 1 << 20,
        threads: 1,
    };
    Engine::new(resources, Weights::embedded())
}

fn explained(engine: &mut Engine, position: Position, played: Square, depth: u8) -> Explanation {
    let question = Question {
        position,
        variant: Variant::Othello,
        played,
        effort: Effort {
            depth,
            solved_empties: 10,
            nodes: None,
        },
    };
    explain(engine, &question, &|| false).expect("the move is legal")
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

/// The same position with other letters on some squares.
fn changed(position: Position, squares: &[Square], to: char) -> Position {
    let mut letters: Vec<char> = position.to_string().chars().collect();
    for square in squares {
        letters[square.index()] = to;
    }
    letters
        .into_iter()
        .collect::<String>()
        .parse()
        .expect("a position")
}

fn gives(explanation: &Explanation, wanted: Square) -> bool {
    explanation.reasons.iter().any(|reason| {
        matches!(reason, Reason::Corner { way: Way::Worse, corner, .. } if *corner == wanted)
    })
}

/// Black's g2 is beside the empty corner h1, and the long diagonal lets White take it.
const POISONED: &str = "--O-X---O-OXXX-OOOOXXXOOOXOOOOXOOXOOXXOOOOOOOOOO--XXO--------O-- X";

#[test]
fn a_corner_that_is_given_is_named_with_the_square_beside_it() {
    let explanation = explained(&mut engine(), position(POISONED), Square::G2, 8);
    assert!(!explanation.verdict.is_good(), "{explanation:?}");
    let expected = Reason::Corner {
        way: Way::Worse,
        taker: Color::White,
        corner: Square::H1,
        line: vec![Ply::Move(Square::H1)],
        beside: Some(feature::Beside::X),
    };
    assert!(
        explanation.reasons.contains(&expected),
        "{:?}",
        explanation.reasons
    );
}

#[test]
fn a_corner_that_is_filled_is_given_no_more() {
    for disc in ['X', 'O'] {
        let filled = changed(position(POISONED), &[Square::H1], disc);
        let explanation = explained(&mut engine(), filled, Square::G2, 8);
        assert!(
            !gives(&explanation, Square::H1),
            "{:?}",
            explanation.reasons
        );
    }
}

#[test]
fn a_corner_that_cannot_be_reached_any_more_is_given_no_more() {
    let diagonal = [Square::E4, Square::D5, Square::C6];
    let closed = changed(position(POISONED), &diagonal, 'X');
    let after = closed.play(Square::G2).expect("it is still legal");
    assert!(!after.legal_moves().contains(Square::H1));
    let explanation = explained(&mut engine(), closed, Square::G2, 8);
    let at_once = explanation.reasons.iter().any(
        |reason| matches!(reason, Reason::Corner { corner: Square::H1, line, .. } if line.len() == 1),
    );
    assert!(!at_once, "{:?}", explanation.reasons);
}

#[test]
fn an_only_move_needs_no_reason() {
    let only =
        position("--XO---- -------- -------- -------- -------- -------- -------- -------- X");
    let explanation = explained(&mut engine(), only, Square::E1, 4);
    assert_eq!(explanation.verdict, Verdict::Forced);
    assert_eq!(explanation.best, Square::E1);
    assert_eq!(explanation.reasons, []);
}

#[test]
fn the_first_move_of_a_game_is_as_good_as_any_and_nothing_is_said_of_it() {
    let explanation = explained(&mut engine(), Position::START, Square::F5, 6);
    assert_eq!((explanation.verdict, explanation.loss), (Verdict::Best, 0));
    assert_eq!(explanation.other, None);
    assert_eq!(explanation.reasons, []);
}

#[test]
fn what_was_searched_before_changes_no_answer() {
    let mut engine = engine();
    for (at, played) in [
        (Position::START, Square::F5),
        (position(POISONED), Square::G2),
    ] {
        let fresh = explained(&mut self::engine(), at, played, 6);
        // A deep look at one of the moves, of which the table then knows more than of the others.
        let deep = Effort {
            depth: 11,
            solved_empties: 0,
            nodes: None,
        };
        let after = at.play(played).expect("it is legal");
        engine.search(
            &deep.request(after, Variant::Othello),
            &|| false,
            &mut |_| {},
        );
        assert_eq!(explained(&mut engine, at, played, 6), fresh);
    }
}

#[test]
fn an_illegal_move_is_refused() {
    let question = Question {
        position: Position::START,
        variant: Variant::Othello,
        played: Square::A1,
        effort: Effort::default(),
    };
    assert!(explain(&mut engine(), &question, &|| false).is_err());
}

#[test]
fn a_good_move_is_held_against_a_worse_one() {
    let poisoned = position(POISONED);
    let bad = explained(&mut engine(), poisoned, Square::G2, 8);
    let good = explained(&mut engine(), poisoned, bad.best, 8);
    assert!(good.verdict.is_good());
    let other = good.other.as_ref().expect("there are worse moves");
    assert!(other.value < good.played.value);
    assert_eq!(
        good.branch(Way::Better).map(|branch| branch.square),
        Some(bad.best)
    );
    assert!(!good.reasons.is_empty());
}

#[test]
fn however_early_it_is_stopped_there_is_an_answer() {
    let question = Question {
        position: position(POISONED),
        variant: Variant::Anti,
        played: Square::G2,
        effort: Effort::default(),
    };
    let explanation = explain(&mut engine(), &question, &|| true).expect("it is legal");
    assert_eq!(explanation.played.square, Square::G2);
}

/// A position of a random game, and a random move of it.
fn drawn(random: &mut u64) -> Option<(Position, Square)> {
    let mut next = |below: u32| {
        *random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (*random >> 33) as u32 % below
    };
    let n_plies = 8 + next(48);
    let mut at = Position::START;
    for _ in 0..n_plies {
        at = match at.turn() {
            Turn::Over => return None,
            Turn::Pass => at.pass().expect("it is forced"),
            Turn::Move(moves) => {
                let square = moves.into_iter().nth(next(moves.count()) as usize)?;
                at.play(square).expect("it is legal")
            }
        };
    }
    let moves = at.legal_moves();
    let square = moves.into_iter().nth(next(moves.count().max(1)) as usize)?;
    Some((at, square))
}

const QUICK: Effort = Effort {
    depth: 4,
    solved_empties: 8,
    nodes: None,
};

/// Explanations of random moves of random games, every third in anti-Othello.
fn random_explanations(engine: &mut Engine, seed: u64, rounds: usize) -> Vec<Explanation> {
    let mut random = seed;
    let mut found = Vec::new();
    for round in 0..rounds {
        let Some((position, played)) = drawn(&mut random) else {
            continue;
        };
        let question = Question {
            position,
            variant: if round % 3 == 0 {
                Variant::Anti
            } else {
                Variant::Othello
            },
            played,
            effort: QUICK,
        };
        found.push(explain(engine, &question, &|| false).expect("it is legal"));
    }
    found
}

#[test]
fn a_naive_twin_counts_the_same_for_every_reason() {
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for explanation in random_explanations(&mut engine(), 7, 450) {
        assert!(explanation.reasons.len() <= MOST_REASONS);
        for reason in &explanation.reasons {
            *kinds.entry(reason.kind()).or_default() += 1;
            check(reason, &explanation);
        }
    }
    assert!(kinds.len() >= 12, "{kinds:?}");
}

/// Kinds that are no longer said when a square they speak of is not empty any more.
const OF_EMPTY_SQUARES: [&str; 7] = [
    "corner",
    "opponent-moves",
    "own-moves",
    "safe-moves",
    "parity",
    "spoiled",
    "reply",
];

#[test]
fn a_square_that_is_filled_is_not_spoken_of_any_more() {
    let mut engine = engine();
    let mut n_changed = 0;
    for explanation in random_explanations(&mut engine, 11, 200) {
        for reason in &explanation.reasons {
            let is_of_empty = OF_EMPTY_SQUARES.contains(&reason.kind());
            let Some(square) = reason.squares(explanation.way()).first() else {
                continue;
            };
            let moves = [explanation.played.square, explanation.best];
            if !is_of_empty || moves.contains(&square) {
                continue;
            }
            let filled = changed(explanation.position, &[square], 'X');
            let question = Question {
                position: filled,
                variant: explanation.variant,
                played: explanation.played.square,
                effort: QUICK,
            };
            let Ok(after) = explain(&mut engine, &question, &|| false) else {
                continue;
            };
            n_changed += 1;
            let still = after.reasons.iter().find(|reason| {
                OF_EMPTY_SQUARES.contains(&reason.kind())
                    && reason.squares(after.way()).contains(square)
            });
            assert_eq!(still, None, "{square} of {}", explanation.position);
        }
    }
    assert!(n_changed > 20, "{n_changed}");
}

#[test]
fn with_the_colors_exchanged_the_other_player_is_named() {
    let letters = POISONED.chars().map(|letter| match letter {
        'X' => 'O',
        'O' => 'X',
        other => other,
    });
    let exchanged = position(&letters.collect::<String>());
    let before = explained(&mut engine(), position(POISONED), Square::G2, 8);
    let after = explained(&mut engine(), exchanged, Square::G2, 8);
    let takers = |explanation: &Explanation| -> Vec<Color> {
        let reasons = explanation.reasons.iter();
        reasons
            .filter_map(|reason| match reason {
                Reason::Corner { taker, .. } => Some(*taker),
                _ => None,
            })
            .collect()
    };
    assert_eq!(takers(&before), [Color::White]);
    assert_eq!(takers(&after), [Color::Black]);
}

#[test]
fn what_is_counted_for_one_move_is_not_counted_for_the_other_too() {
    let mut engine = engine();
    let counted = |reasons: &[Reason]| -> Vec<&'static str> {
        let kinds = reasons.iter().map(Reason::kind);
        kinds
            .filter(|kind| !["ending", "spoiled", "reply"].contains(kind))
            .collect()
    };
    let mut n_compared = 0;
    for explanation in random_explanations(&mut engine, 13, 150) {
        let said = counted(&explanation.reasons);
        let chance = coincidences(&mut engine, &explanation, QUICK, &|| false);
        let chance = counted(&chance);
        n_compared += usize::from(!said.is_empty());
        let both: Vec<_> = said.iter().filter(|kind| chance.contains(kind)).collect();
        assert!(both.is_empty(), "{both:?} in {}", explanation.position);
    }
    assert!(n_compared > 30, "{n_compared}");
}
