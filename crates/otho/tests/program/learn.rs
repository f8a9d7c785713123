//! `otho learn`: lessons line by line, and what is remembered of them.

use crate::learner::{LANGUAGES, Learner, assert_spoken};
use crate::run::{Run, program};

#[test]
fn every_lesson_is_gone_through_in_every_language_in_lines_of_forty_cells() {
    for language in LANGUAGES {
        let learner = Learner::new();
        for row in learner.lessons() {
            let id = row["id"].as_str().expect("a name");
            let args = [id, "--text", "--lang", language];
            assert_spoken(&learner.types(&"skip\n".repeat(200), &args).good());
        }
        assert!(learner.lessons().iter().all(|row| row["done"] == true));
        let list = learner.types("", &["--text", "--lang", language]).good();
        assert_spoken(&list);
    }
}

#[test]
fn lessons_are_listed_with_what_has_been_done() {
    let learner = Learner::new();
    let before = learner.types("", &[]).good();
    assert!(before.contains("initiation/board: "), "{before}");
    assert!(!before.contains("(done)"), "{before}");
    let asks_for = |text: &str| text.split_whitespace().last().map(str::to_owned);
    assert_eq!(asks_for(&before).as_deref(), Some("initiation/board"));
    learner
        .types(&"skip\n".repeat(20), &["initiation/board"])
        .good();
    let after = learner.types("", &[]).good();
    assert_eq!(after.matches("(done)").count(), 1, "{after}");
    assert_ne!(asks_for(&after).as_deref(), Some("initiation/board"));
}

#[test]
fn an_exercise_is_answered_with_hints_until_it_is_right() {
    let learner = Learner::new();
    let input = "\nhint\nd3 c9\nd3\nboard\nnone\nE6 f5 c4 d3\nquit\n";
    let text = learner.types(input, &["initiation/first-move"]).good();
    for said in [
        "  a b c d e f g h",
        "Squares are accepted here, such as d3 c4.",
        "3 squares are still missing.",
        "4 squares are still missing.",
        "Step 3 of 3",
        "To come back to it: otho learn initiation/first-move",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    let again = learner
        .types("back\nback\nquit\n", &["initiation/first-move"])
        .good();
    assert!(again.contains("You left off here last time"), "{again}");
    let steps: Vec<&str> = again
        .lines()
        .filter(|line| line.starts_with("Step"))
        .collect();
    let numbers: Vec<&str> = steps.iter().map(|step| &step[..6]).collect();
    assert_eq!(numbers, ["Step 3", "Step 2", "Step 1"]);
}

#[test]
fn the_end_of_input_leaves_a_lesson_where_it_is() {
    let learner = Learner::new();
    learner.types("\n", &["initiation/first-move"]).good();
    let entry = learner.row("lessons", "initiation/first-move");
    assert_eq!(
        (&entry["reached"], &entry["done"]),
        (&1.into(), &false.into())
    );
    learner.types("", &["initiation/first-move"]).good();
    assert_eq!(learner.row("lessons", "initiation/first-move"), entry);
}

#[test]
fn speech_and_braille_get_rows_in_words() {
    let text = Learner::new()
        .types("quit\n", &["initiation/first-move", "--text"])
        .good();
    assert!(!text.contains("a b c d e f g h"), "{text}");
    assert!(text.contains("4: d white, e black\n"), "{text}");
    assert!(!text.contains("\n\n"), "{text}");
}

#[test]
fn words_of_the_language_are_understood() {
    for (language, quit) in [("fr", "quitter\n"), ("cs", "konec\n")] {
        let args = ["initiation/first-move", "--lang", language];
        let learner = Learner::new();
        let text = learner.types(&format!("{quit}\n\n"), &args).good();
        assert!(!learner.file().exists(), "{text}");
    }
}

/// Plays the game of a lesson to its end with the first move there is, and gives what was said.
fn play_a_game(learner: &Learner) -> String {
    let mut talk = learner.begins(&["initiation/first-game"]);
    let mut said = String::new();
    let mut next = None;
    while let Some(line) = talk.hear() {
        said.push_str(&line);
        said.push('\n');
        let listed = line.split_once(" moves: ").or(line.split_once(" move: "));
        let reply = if let Some((_, moves)) = listed {
            next = Some(moves[..2].to_owned());
            continue;
        } else if line.starts_with("Your move") {
            next.take().unwrap_or_else(|| "m".to_owned())
        } else if line.starts_with("Type your answer") || line.starts_with("Press Enter") {
            "skip".to_owned()
        } else if line.starts_with("Type again") {
            "quit".to_owned()
        } else {
            continue;
        };
        talk.say(&reply);
    }
    talk.end();
    said
}

#[test]
fn a_game_is_played_to_its_end() {
    let said = play_a_game(&Learner::new());
    assert!(said.contains("Neither player has a move left."), "{said}");
    assert!(said.matches("White plays").count() > 5, "{said}");
    assert_eq!(
        play_a_game(&Learner::new()),
        said,
        "a try is the same game each time"
    );
}

#[test]
fn the_coach_is_asked_for_a_hint_and_about_the_learners_own_move() {
    for (language, nothing, hint, said) in [
        (
            "en",
            "Nothing has been played yet.",
            "A good move is ",
            "No move is better than f5.",
        ),
        (
            "fr",
            "Aucun coup n’a encore été joué.",
            "Un bon coup\u{a0}: ",
            "Aucun coup n’est meilleur que f5.",
        ),
        (
            "cs",
            "Ještě se nehrálo.",
            "Dobrý tah je ",
            "Lepší tah než f5 tu není.",
        ),
    ] {
        // White has replied when it is asked, and yet Black's move is meant.
        let input = "skip\nwhy\nhint\nf5\nWhy?\nquit\n";
        let args = ["initiation/first-game", "--lang", language];
        let text = Learner::new().types(input, &args).good();
        for sentence in [nothing, hint, said] {
            assert!(text.contains(sentence), "{sentence}: {text}");
        }
        assert!(text.find(nothing) < text.find(said), "{text}");
    }
}

#[test]
fn what_is_wrong_is_said_in_one_sentence() {
    let learner = Learner::new();
    let unknown = learner.types("", &["strategy/magic"]).refused(2);
    assert!(unknown.contains("strategy/magic"), "{unknown}");
    let json = learner
        .types("", &["initiation/board", "--json"])
        .refused(2);
    assert!(json.contains("--json"), "{json}");
    for (bad, reason) in [
        ("nonsense", "damaged at line 1, column 2"),
        (r#"{"version":7,"records":{}}"#, "newer version"),
    ] {
        learner.keep(bad);
        for args in [&[][..], &["initiation/board"], &["practice"]] {
            let refused = learner.types("", args).refused(2);
            for part in ["progress.json", reason] {
                assert!(refused.contains(part), "{refused}");
            }
        }
        let kept = std::fs::read_to_string(learner.file()).expect("it is there");
        assert_eq!(kept, bad, "it is left as it was");
    }
}

#[test]
fn after_the_first_steps_strategy_comes() {
    let learner = Learner::new();
    let said = learner.types("skip\n".repeat(20).as_str(), &["initiation/first-game"]);
    let said = said.good();
    let last = said.lines().last();
    assert_eq!(last, Some("To go on: otho learn strategy/few-discs"));
}

#[test]
fn questions_about_the_position_are_answered_unless_they_are_asked() {
    let input = "\n?\nr4\nc\nm\nw f5\nquit\n";
    let learner = Learner::new();
    let said = learner.types(input, &["initiation/first-move", "--text"]);
    let said = said.good();
    for part in [
        "quit: end; you go on from here next time",
        "Row 4: d white, e black",
        "Black has 2 discs",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let telling = "That is what you are asked to find.";
    assert_eq!(said.matches(telling).count(), 2, "{said}");
}

#[test]
fn a_lesson_can_be_taken_without_a_place_to_remember_it() {
    let output = program(["learn", "initiation/board"])
        .env_remove("XDG_DATA_HOME")
        .env_remove("APPDATA")
        .env_remove("HOME")
        .output();
    let text = Run::from(output.expect("the program starts")).good();
    assert!(text.contains("XDG_DATA_HOME"), "{text}");
}
