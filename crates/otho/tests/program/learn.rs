//! `otho learn`: lessons line by line, and what is remembered of them.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{Run, program};

const LANGUAGES: [&str; 3] = ["en", "fr", "cs"];

/// A learner with a data folder of their own.
struct Learner {
    folder: TempDir,
}

impl Learner {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { folder }
    }

    fn file(&self) -> std::path::PathBuf {
        self.folder.path().join("otho").join("lessons.json")
    }

    /// What `otho learn` answers to these lines.
    fn types(&self, input: &str, args: &[&str]) -> Run {
        let mut command = program([&["learn"], args].concat());
        let mut child = command
            .env("XDG_DATA_HOME", self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("it is piped");
        // The program may quit before it has read everything.
        _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        child.wait_with_output().expect("the program ends").into()
    }

    fn list(&self) -> Vec<Value> {
        let list = self.types("", &["--json"]).json();
        list.as_array().expect("it is a list").clone()
    }

    fn entry(&self, id: &str) -> Value {
        let found = self.list().into_iter().find(|row| row["id"] == id);
        found.expect("it is listed")
    }
}

#[test]
fn every_lesson_is_gone_through_in_every_language_in_lines_of_forty_cells() {
    for language in LANGUAGES {
        let learner = Learner::new();
        for row in learner.list() {
            let id = row["id"].as_str().expect("a name");
            let args = [id, "--text", "--lang", language];
            let text = learner.types(&"skip\n".repeat(200), &args).good();
            for line in text.lines() {
                assert!(line.chars().count() <= 40, "{language} {id}: {line}");
                assert!(!line.contains("tutor-"), "{language} {id}: {line}");
            }
        }
        assert!(learner.list().iter().all(|row| row["done"] == true));
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
    let entry = learner.entry("initiation/first-move");
    assert_eq!(
        (&entry["reached"], &entry["done"]),
        (&1.into(), &false.into())
    );
    learner.types("", &["initiation/first-move"]).good();
    assert_eq!(learner.entry("initiation/first-move"), entry);
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
    let mut child = program(["learn", "initiation/first-game"])
        .env("XDG_DATA_HOME", learner.folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let stdout = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut said = String::new();
    let mut next = None;
    for line in stdout.lines() {
        let line = line.expect("it is text");
        said.push_str(&line);
        said.push('\n');
        let reply = if let Some(moves) = line.strip_prefix("You can play: ") {
            next = Some(moves[..2].to_owned());
            continue;
        } else if line.starts_with("Your move") {
            next.take().unwrap_or_else(|| "hint".to_owned())
        } else if line.starts_with("Type your answer") || line.starts_with("Press Enter") {
            "skip".to_owned()
        } else if line.starts_with("Type again") {
            "quit".to_owned()
        } else {
            continue;
        };
        // The game may be over, and the program with it.
        _ = writeln!(stdin, "{reply}");
    }
    child.wait().expect("the program ends");
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
fn what_is_wrong_is_said_in_one_sentence() {
    let learner = Learner::new();
    let unknown = learner.types("", &["strategy/magic"]).refused(2);
    assert!(unknown.contains("strategy/magic"), "{unknown}");
    let json = learner
        .types("", &["initiation/board", "--json"])
        .refused(2);
    assert!(json.contains("--json"), "{json}");
    let file = learner.file();
    std::fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).expect("a folder");
    std::fs::write(&file, "nonsense").expect("a file");
    let damaged = learner.types("", &[]).refused(2);
    assert!(damaged.contains("lessons.json"), "{damaged}");
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
