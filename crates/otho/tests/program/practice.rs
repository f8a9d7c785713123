//! `otho learn practice`: exercises and puzzles, and what is kept of them.

use std::path::Path;

use otho_coach::exercise::{Answer, Exercise, Grade, Kind, Order, by_rules};
use otho_core::Variant;

use crate::learner::{LANGUAGES, Learner, assert_spoken};

const SUBJECTS: [&str; 10] = [
    "practice",
    "practice/legal",
    "practice/flips",
    "practice/corner",
    "practice/quiet",
    "practice/poison",
    "practice/ahead",
    "practice/last",
    "practice/parity",
    "practice/puzzles",
];

const LEGAL: [&str; 3] = ["practice/legal", "--seed", "7"];

/// The nth exercise that [`LEGAL`] gives, as long as the grade stays the easiest.
fn legal(nth: u64) -> Exercise {
    let order = Order {
        kind: Kind::Legal,
        grade: Grade::EASIEST,
        variant: Variant::Othello,
        seed: 7 + nth,
    };
    by_rules(&order).expect("it can be made")
}

/// All squares that an exercise asks to mark.
fn right(exercise: &Exercise) -> String {
    match exercise.answer() {
        Answer::Marks(marks) => marks.to_string(),
        other => panic!("{other:?} is not marked"),
    }
}

#[test]
fn everything_is_practiced_in_every_language_in_lines_of_forty_cells() {
    for language in LANGUAGES {
        let learner = Learner::new();
        for subject in SUBJECTS {
            let args = [subject, "--text", "--lang", language, "--seed", "3"];
            let said = learner.types("?\nhint\nboard\nr4\nskip\nquit\n", &args);
            assert_spoken(&said.good());
        }
        assert!(!learner.file().exists(), "what is skipped does not count");
    }
}

#[test]
fn what_is_solved_and_failed_is_kept_and_shown() {
    let learner = Learner::new();
    let input = format!(
        "{}\n\nnone\n\n{}\nquit\n",
        right(&legal(0)),
        right(&legal(2))
    );
    let said = learner.types(&input, &LEGAL).good();
    assert_eq!(said.matches("Right, th").count(), 2, "{said}");
    assert_eq!(said.matches("missing").count(), 1, "{said}");
    assert!(said.ends_with("otho learn practice/legal\n"), "{said}");
    let row = learner.row("practice", "practice/legal");
    assert_eq!((&row["right"], &row["wrong"]), (&2.into(), &1.into()));
    let list = learner.types("", &[]).good();
    let row = "practice/legal: Legal moves (2 right, 1 wrong, grade 1)\n";
    assert!(list.contains(row), "{list}");
    assert!(!list.contains("in a row"), "a day is no streak: {list}");
}

#[test]
fn a_slip_counts_neither_as_right_nor_as_wrong() {
    let learner = Learner::new();
    let said = learner.types("\nz9\nm\nquit\n", &LEGAL).good();
    assert!(said.contains("Squares are accepted here"), "{said}");
    assert!(said.contains("what you are asked to find"), "{said}");
    let args = ["practice/quiet", "--seed", "7"];
    let said = learner.types("a1 a2\nd4\nquit\n", &args).good();
    assert!(said.contains("One square is accepted here"), "{said}");
    assert!(said.contains("cannot play d4"), "{said}");
    let args = ["practice/ahead", "--seed", "7"];
    let said = learner.types("4\n0\nblack\nquit\n", &args).good();
    assert_eq!(said.matches("from 1 to 3").count(), 3, "{said}");
    assert!(!learner.file().exists());
}

#[test]
fn a_puzzle_changes_the_rating() {
    let learner = Learner::new();
    assert!(learner.everything()["rating"].is_null());
    let args = ["practice/puzzles", "--seed", "5"];
    // One of these is a legal move, and the puzzle is over with it.
    let said = learner.types("a1\nh8\na8\nh1\nb1\ng8\nb8\ng1\nquit\n", &args);
    let said = said.good();
    assert!(said.contains("Your rating in puzzles: "), "{said}");
    let everything = learner.everything();
    assert_ne!(everything["rating"].as_f64(), Some(1200.0));
    let list = learner.types("", &[]).good();
    assert!(list.contains("Your rating in puzzles: "), "{list}");
}

#[test]
fn what_was_failed_long_ago_comes_first() {
    let failed = r#"{"at":1,"day":1,"deed":"exercise","kind":"flips","grade":4,"right":false}"#;
    let learner = Learner::new();
    learner.keep(&format!(r#"{{"version":1,"records":[{failed}]}}"#));
    let list = learner.types("", &[]).good();
    assert!(list.contains("To be repeated: What flips?\n"), "{list}");
    for seed in ["1", "2", "3", "4"] {
        let said = learner
            .types("quit\n", &["practice", "--seed", seed])
            .good();
        assert!(said.contains("What flips? (grade 4 of 5)"), "{said}");
    }
}

/// Answers an exercise, and hears the verdict.
fn solve(talk: &mut crate::dialog::Dialog, exercise: &Exercise) {
    talk.say(&right(exercise));
    talk.hear_until("Press Enter");
}

#[cfg(unix)]
#[test]
fn what_was_done_is_kept_whatever_ends_the_program() {
    for signal in ["-INT", "-TERM", "-HUP", "-KILL"] {
        let learner = Learner::new();
        let mut talk = learner.begins(&LEGAL);
        solve(&mut talk, &legal(0));
        talk.end_by(signal);
        let row = learner.row("practice", "practice/legal");
        assert_eq!(row["right"], 1, "{signal}");
    }
}

#[test]
fn two_that_run_at_once_lose_nothing_of_each_other() {
    let learner = Learner::new();
    let mut talks = [(); 2].map(|()| learner.begins(&LEGAL));
    let mut lesson = learner.begins(&["initiation/first-move"]);
    for nth in 0..2 {
        for talk in &mut talks {
            solve(talk, &legal(nth));
            talk.say("");
        }
    }
    lesson.say("");
    lesson.hear_until("Step 2");
    for talk in talks {
        talk.end();
    }
    lesson.end();
    assert_eq!(learner.row("practice", "practice/legal")["right"], 4);
    let reached = &learner.row("lessons", "initiation/first-move")["reached"];
    assert_eq!(*reached, 1);
}

#[test]
fn anti_othello_has_exercises_of_its_own() {
    let learner = Learner::new();
    let anti = |subject, input| {
        let args = [subject, "--variant", "anti", "--seed", "7"];
        learner.types(input, &args)
    };
    for subject in ["practice/corner", "practice/puzzles"] {
        let refused = anti(subject, "").refused(2);
        assert!(refused.contains("Othello only"), "{refused}");
    }
    let said = anti("practice/poison", "quit\n").good();
    assert!(said.contains("the fewest discs win"), "{said}");
    let said = anti("practice/ahead", "1\nquit\n").good();
    let command = "otho learn practice/ahead --variant anti\n";
    assert!(said.ends_with(command), "{said}");
    let list = learner.types("", &[]).good();
    let row = "practice/ahead --variant anti: Who is ahead? (anti-Othello) (";
    assert!(list.contains(row), "{list}");
    assert!(list.contains("practice/ahead: Who is ahead?\n"), "{list}");
}

/// A round of practice, of each form of answer, right and wrong: the arguments, and what is typed.
const ROUND: [(&[&str], &str); 6] = [
    (
        &["practice/legal", "--seed", "7"],
        "hint\nb1 c1 g2 a8\nquit\n",
    ),
    (&["practice/last", "--seed", "6"], "g7\ne2\nskip\nquit\n"),
    (
        &["practice/flips", "--seed", "2", "--text"],
        "?\nw a6\nb5\nquit\n",
    ),
    (
        &["practice/ahead", "--seed", "6", "--text"],
        "hint\nr7\n1\nquit\n",
    ),
    (
        &["practice/last", "--seed", "6", "--text"],
        "g7\ng2\nh1\nquit\n",
    ),
    (
        &["practice/puzzles", "--seed", "5", "--text"],
        "m\nb7\nquit\n",
    ),
];

#[test]
fn a_round_of_practice_reads_as_it_was_approved() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/practice");
    for language in LANGUAGES {
        let learner = Learner::new();
        let mut transcript = String::new();
        for (args, input) in ROUND {
            let args = [args, &["--lang", language]].concat();
            let said = learner.types(input, &args).good();
            let typed = input.trim_end().replace('\n', " / ");
            transcript += &format!("$ otho learn {}\n> {typed}\n{said}\n", args.join(" "));
        }
        let file = folder.join(language).with_extension("txt");
        if std::env::var_os("OTHO_WRITE_TRANSCRIPTS").is_some() {
            std::fs::write(&file, &transcript).expect("it can be written");
        }
        let approved = std::fs::read_to_string(&file).expect("it is there");
        assert_eq!(transcript, approved, "{language}");
    }
}
