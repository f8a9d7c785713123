//! Small lessons, and what becomes of them.

use otho_core::{Bitboard, Color};

use super::*;
use crate::claim::Judge;

/// A lesson of one step with this in it.
fn with(body: &str) -> String {
    format!("# Title\nWhat one learns.\n\n## Step\n{body}\n")
}

fn parse(body: &str) -> Lesson {
    Lesson::parse(&with(body)).unwrap_or_else(|error| panic!("{error}: {body}"))
}

fn refused(body: &str) -> (usize, Fault) {
    match Lesson::parse(&with(body)) {
        Ok(lesson) => panic!("read: {lesson:?}"),
        Err(error) => (error.line, error.fault),
    }
}

fn exercise(fields: &str) -> Exercise {
    let text = "task: Do it.\nhint: Look.\nright: Yes.\nwrong: No.";
    let lesson = parse(&format!("```exercise\n{fields}\n{text}\n```"));
    match lesson.steps.into_iter().flat_map(|step| step.parts).next() {
        Some(Part::Exercise(exercise)) => exercise,
        other => panic!("{other:?}"),
    }
}

fn outcome(exercise: &Exercise, typed: &str) -> Outcome {
    let answer = exercise.read_answer(typed).expect("an answer");
    exercise.judge(&answer).expect("a verdict").outcome
}

#[test]
fn prose_has_paragraphs_lists_and_marked_words() {
    let lesson = parse(
        "Black plays `c4`,\n**not *ever* `f5d6`**.\n\n- one\n  and more\n- [two](strategy/corners)\n\n1. first\n",
    );
    let Part::Prose(blocks) = &lesson.steps[0].parts[0] else {
        panic!("{lesson:?}");
    };
    let [
        Block::Paragraph(text),
        Block::List {
            items,
            is_ordered: false,
        },
        Block::List {
            is_ordered: true, ..
        },
    ] = &blocks[..]
    else {
        panic!("{blocks:?}");
    };
    assert_eq!(text.to_string(), "Black plays c4, not ever f5 d6.");
    assert_eq!(text.0[1], Inline::Square(Square::C4));
    assert!(matches!(&text.0[3], Inline::Strong(inner) if matches!(inner[1], Inline::Emphasis(_))));
    assert_eq!(items[0].to_string(), "one and more");
    let lesson = "strategy/corners".to_owned();
    assert!(matches!(&items[1].0[0], Inline::Link { lesson: id, .. } if *id == lesson));
}

#[test]
fn a_fault_is_told_with_its_line() {
    let begin = |text| Lesson::parse(text).map_err(|error| (error.line, error.fault));
    assert_eq!(begin(""), Err((1, Fault::NoTitle)));
    assert_eq!(begin("\nhello"), Err((2, Fault::NoTitle)));
    assert_eq!(begin("# A\n## B\nc"), Err((1, Fault::NoSummary)));
    assert_eq!(begin("# A\nb"), Err((1, Fault::NoSteps)));
    assert_eq!(begin("# A\nb\n\nc\n"), Err((4, Fault::TextAfterSummary)));
    assert_eq!(begin("# A\nb\n## C\n## D\ne"), Err((3, Fault::EmptyStep)));
    assert_eq!(
        refused("fine\nnot `here`").1,
        Fault::Code("here".to_owned())
    );
    assert_eq!(refused("fine\nnot `here`").0, 6);
    assert_eq!(refused("**open").1, Fault::Unclosed("**"));
    assert_eq!(refused("`open").1, Fault::Unclosed("`"));
    assert_eq!(
        refused("[a](http://b)").1,
        Fault::Link("http://b".to_owned())
    );
    assert_eq!(refused("# again").1, Fault::SecondTitle);
    for body in [
        "### deeper",
        "| a | b |",
        "> said",
        "- a\n  - b",
        "    code",
    ] {
        assert!(matches!(refused(body).1, Fault::NotInLessons(_)), "{body}");
    }
    assert_eq!(refused("```board\ncaption: a"), (5, Fault::UnclosedFence));
    assert_eq!(
        refused("```bored\n```").1,
        Fault::UnknownBlock("bored".to_owned())
    );
}

#[test]
fn the_keys_of_a_block_are_known_and_complete() {
    let board = |fields: &str| refused(&format!("```board\n{fields}\n```"));
    assert_eq!(board(""), (5, Fault::Missing("caption")));
    assert_eq!(board("caption:"), (6, Fault::Empty("caption".to_owned())));
    assert_eq!(
        board("caption: a\ncaption: b"),
        (7, Fault::Repeated("caption".to_owned()))
    );
    assert!(matches!(
        board("caption: a\nlevel: novice"),
        (7, Fault::UnknownKey { .. })
    ));
    assert_eq!(board("caption"), (6, Fault::NoKey));
    assert!(matches!(
        board("position: XO X\ncaption: a"),
        (6, Fault::Position(_))
    ));
    assert!(matches!(
        board("moves: f5f5\ncaption: a"),
        (6, Fault::Illegal(_))
    ));
    assert_eq!(board("moves: f5--\ncaption: a"), (6, Fault::Passed));
    assert!(matches!(
        board("claim: lega\ncaption: a"),
        (6, Fault::Claim(_))
    ));
    assert!(matches!(
        board("variant: chess\ncaption: a"),
        (6, Fault::Value { .. })
    ));
    assert_eq!(
        board("marks: a1 j9\ncaption: a"),
        (6, Fault::Square("j9".to_owned()))
    );
}

#[test]
fn a_value_goes_on_in_indented_lines() {
    let rows = "position: --------\n  --------\n  --------\n  ---OX---\n  ---XO---\n  --------\n  --------\n  -------- X";
    let lesson = parse(&format!(
        "```board\n{rows}\nmoves: f5\nmarks: a1\ncaption: One.\n  Two.\n```"
    ));
    let Part::Board(board) = &lesson.steps[0].parts[0] else {
        panic!("{lesson:?}");
    };
    assert_eq!(board.diagram.start, Position::START);
    assert_eq!(board.diagram.last_move(), Some(Square::F5));
    assert_eq!(board.diagram.position.side(), Color::White);
    assert_eq!(board.caption.to_string(), "One. Two.");
}

#[test]
fn a_quiz_has_exactly_one_right_option() {
    let quiz = |options: &str| format!("```quiz\nquestion: Which?\n{options}\nbecause: So.\n```");
    let lesson = parse(&quiz("option: a\noption!: b"));
    let Part::Quiz(read) = &lesson.steps[0].parts[0] else {
        panic!("{lesson:?}");
    };
    assert_eq!((read.right, read.diagram.as_ref()), (1, None));
    for options in [
        "option: a\noption: b",
        "option!: a\noption!: b",
        "option!: a",
    ] {
        assert!(
            matches!(refused(&quiz(options)).1, Fault::Options { .. }),
            "{options}"
        );
    }
}

#[test]
fn a_game_has_a_level_and_a_goal() {
    let play = |fields: &str| {
        format!("```play\ncolour: black\n{fields}\ntask: a\nsuccess: b\nfailure: c\n```")
    };
    let lesson = parse(&play("level: first-steps\ngoal: corner\nmoves: f5"));
    let Part::Play(read) = &lesson.steps[0].parts[0] else {
        panic!("{lesson:?}");
    };
    assert_eq!(read.is_met(read.diagram.position), None);
    let board = |row: &str| {
        format!("{row:-<64} O")
            .parse::<Position>()
            .expect("a position")
    };
    assert_eq!(read.is_met(board("XO")), Some(true));
    assert_eq!(read.is_met(board("-XX")), Some(false));
    assert_eq!(read.is_met(board("OX")), None);
    let goal = |goal| Play {
        goal,
        ..read.clone()
    };
    assert_eq!(goal(Goal::Win).is_met(board("-XX")), Some(true));
    assert_eq!(goal(Goal::Win).is_met(board("-OO")), Some(false));
    let even = format!("{}{} X", "X".repeat(32), "O".repeat(32));
    let even: Position = even.parse().expect("a position");
    assert_eq!(goal(Goal::Win).is_met(even), Some(false));
    assert_eq!(goal(Goal::Draw).is_met(even), Some(true));
    assert_eq!(goal(Goal::Discs(33)).is_met(even), Some(false));
    assert_eq!(goal(Goal::Finish).is_met(even), Some(true));
    assert!(matches!(
        refused(&play("level: god\ngoal: win")).1,
        Fault::Level(_)
    ));
    assert!(matches!(
        refused(&play("level: novice\ngoal: discs 65")).1,
        Fault::Value { .. }
    ));
}

#[test]
fn sets_of_squares_are_compared_with_what_the_rules_say() {
    let legal = exercise("kind: legal");
    assert_eq!(outcome(&legal, "d3 c4 f5 e6"), Outcome::Right);
    let verdict = legal
        .judge(&legal.read_answer("d3 a1").expect("squares"))
        .expect("a verdict");
    assert_eq!(verdict.outcome, Outcome::Wrong);
    assert_eq!(
        (verdict.missing.to_string(), verdict.extra.to_string()),
        ("c4 f5 e6".to_owned(), "a1".to_owned())
    );
    for kind in ["flips", "turn"] {
        let exercise = exercise(&format!("kind: {kind}\nmove: f5"));
        assert_eq!(outcome(&exercise, "e5"), Outcome::Right);
        assert_eq!(outcome(&exercise, "e5 d4"), Outcome::Wrong);
        assert_eq!(outcome(&exercise, ""), Outcome::Wrong);
        assert_eq!(exercise.read_answer("many"), Err(AnswerError::NotSquares));
    }
}

#[test]
fn an_only_move_that_is_found_is_made_and_one_of_several_is_not() {
    let played = |fields: &str, squares: &str| {
        let exercise = exercise(format!("kind: legal\n{fields}").trim_end());
        let answer = exercise.read_answer(squares).expect("squares");
        let verdict = exercise.judge(&answer).expect("a verdict");
        (verdict.turns.len(), verdict.position.discs(Color::White))
    };
    let only = "position: -------------------------XOOO------OO--------------------------- X";
    let whites = |names: &str| read_squares(names).expect("squares").into_iter().collect();
    let before: Bitboard = whites("c4 d4 e4 d5 e5");
    assert_eq!(played(only, "f4"), (1, whites("d5 e5")));
    assert_eq!(played(only, "a4"), (0, before));
    assert_eq!(played("", "d3 c4 f5 e6"), (0, whites("d4 e5")));
}

#[test]
fn a_move_is_right_wrong_or_illegal() {
    let exercise = exercise(
        "kind: move\nanswer: f5 d3\nclaim: after f5: legal f4 d6 f6\nwrong c4: Not that one.",
    );
    assert_eq!(outcome(&exercise, "f5"), Outcome::Right);
    let said = |square| {
        exercise
            .judge(&Answer::Move(square))
            .map(|v| v.text.map(Text::to_string))
    };
    assert_eq!(said(Square::E6), Ok(Some("No.".to_owned())));
    assert_eq!(said(Square::C4), Ok(Some("Not that one.".to_owned())));
    assert!(matches!(said(Square::A1), Err(AnswerError::Illegal(_))));
    assert_eq!(exercise.read_answer("f5d3"), Err(AnswerError::NotOneSquare));
    assert_eq!(
        exercise.judge(&Answer::Number(1)),
        Err(AnswerError::NotOneSquare)
    );
}

#[test]
fn an_answer_to_a_particular_move_needs_a_wrong_legal_one() {
    let fields = |wrong: &str| {
        let text = "task: a\nhint: b\nright: c\nwrong: d";
        refused(&format!(
            "```exercise\nkind: move\nanswer: f5\n{wrong}\n{text}\n```"
        ))
        .1
    };
    assert_eq!(fields("wrong f5: No."), Fault::WrongMove(Square::F5));
    assert!(matches!(fields("wrong a1: No."), Fault::Illegal(_)));
    assert_eq!(
        fields("wrong c4: No.\nwrong c4: No."),
        Fault::Repeated("wrong c4".to_owned())
    );
}

#[test]
fn what_is_counted_is_counted_by_the_rules() {
    for (of, number) in [
        ("black", "4"),
        ("white", "1"),
        ("empty", "59"),
        ("mobility-white", "3"),
        ("stable-black", "0"),
    ] {
        let exercise = exercise(&format!("kind: count\nof: {of}\nmoves: f5"));
        assert_eq!(outcome(&exercise, number), Outcome::Right, "{of}");
        assert_eq!(outcome(&exercise, "17"), Outcome::Wrong, "{of}");
        assert_eq!(exercise.read_answer("x"), Err(AnswerError::NotANumber));
    }
}

#[test]
fn a_line_is_found_move_by_move_with_the_replies_in_between() {
    let exercise = exercise("kind: line\nline: f5d6c3\nclaim: discs black 2");
    let so_far = |typed: &str| {
        let answer = exercise.read_answer(typed).expect("moves");
        let verdict = exercise.judge(&answer).expect("a verdict");
        (verdict.outcome, verdict.turns.len())
    };
    assert_eq!(so_far(""), (Outcome::GoesOn, 0));
    assert_eq!(so_far("f5"), (Outcome::GoesOn, 2));
    assert_eq!(so_far("f5 c3"), (Outcome::Right, 3));
    assert_eq!(so_far("f5 c5"), (Outcome::Wrong, 2));
    assert_eq!(so_far("d3"), (Outcome::Wrong, 0));
    assert_eq!(
        exercise.solution(),
        Answer::Moves(vec![Square::F5, Square::C3])
    );
    let text = "task: a\nhint: b\nright: c\nwrong: d";
    let odd = refused(&format!("```exercise\nkind: line\nline: f5d6\n{text}\n```"));
    assert!(matches!(odd.1, Fault::Value { key: "line", .. }));
}

/// What is not true in a lesson with this exercise or board.
fn untrue(block: &str) -> Vec<(usize, check::Problem)> {
    check::truth(&parse(block), &mut Judge::new())
}

fn move_exercise(fields: &str) -> Vec<(usize, check::Problem)> {
    let text = "task: a\nhint: b\nright: c\nwrong: d";
    untrue(&format!("```exercise\nkind: move\n{fields}\n{text}\n```"))
}

#[test]
fn a_claim_that_does_not_hold_is_found() {
    assert_eq!(
        untrue("```board\nclaim: discs black 2\ncaption: a\n```"),
        []
    );
    let found = untrue("```board\nmoves: f5\nclaim: discs black 2\ncaption: a\n```");
    assert!(
        matches!(found[..], [(7, check::Problem::Untrue(_))]),
        "{found:?}"
    );
}

#[test]
fn an_answer_needs_a_claim_that_speaks_for_it() {
    assert_eq!(move_exercise("answer: f5\nclaim: flips f5: e5"), []);
    let unjustified = check::Problem::Unjustified(Square::F5);
    assert_eq!(
        move_exercise("answer: f5\nclaim: flips d3: d4"),
        [(5, unjustified)]
    );
}

#[test]
fn a_move_that_is_as_good_is_not_refused() {
    // Quiet moves: c1 flips b1, g1 flips f1.
    let board = "position: XO---OX-XXXXXXXX------------------------------------------------ X";
    let both = "claim: quiet c1\nclaim: quiet e1";
    assert_eq!(
        move_exercise(&format!("{board}\nanswer: c1 e1\n{both}")),
        []
    );
    let refused = check::Problem::RefusedQuiet(Square::E1.bitboard());
    assert_eq!(
        move_exercise(&format!("{board}\nanswer: c1\n{both}")),
        [(5, refused)]
    );
    let last = format!("position: -O{}O- X", "X".repeat(60));
    let refused = check::Problem::RefusedBest(Square::H8.bitboard());
    assert_eq!(
        move_exercise(&format!("{last}\nanswer: a1\nclaim: best a1 h8")),
        [(5, refused)]
    );
    assert_eq!(
        move_exercise(&format!("{last}\nanswer: a1 h8\nclaim: best a1 h8")),
        []
    );
}

#[test]
fn a_game_to_play_has_moves_left() {
    let play = |row: &str| {
        let text = "colour: black\nlevel: novice\ngoal: win\ntask: a\nsuccess: b\nfailure: c";
        untrue(&format!("```play\nposition: {row:-<64} X\n{text}\n```"))
    };
    assert_eq!(play("XO"), []);
    assert_eq!(play("XX"), [(5, check::Problem::Over)]);
}
