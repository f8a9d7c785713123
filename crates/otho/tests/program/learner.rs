//! Somebody who learns with the program, and has a data folder of their own.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

use crate::dialog::Dialog;
use crate::run::{Run, program, reading};

pub(crate) const LANGUAGES: [&str; 3] = ["en", "fr", "cs"];

pub(crate) struct Learner {
    folder: TempDir,
}

impl Learner {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { folder }
    }

    /// Where what has been done is kept.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("otho").join("progress.json")
    }

    /// Keeps this as what has been done.
    pub(crate) fn keep(&self, text: &str) {
        let file = self.file();
        let folder = file.parent().expect("it is in a folder");
        std::fs::create_dir_all(folder).expect("a folder");
        std::fs::write(&file, text).expect("a file");
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = program([&["learn"], args].concat());
        command.env("XDG_DATA_HOME", self.folder.path());
        command
    }

    /// What `otho learn` answers to these lines.
    pub(crate) fn types(&self, input: &str, args: &[&str]) -> Run {
        reading(input.as_bytes(), &mut self.command(args))
    }

    /// A talk with `otho learn`.
    pub(crate) fn begins(&self, args: &[&str]) -> Dialog {
        Dialog::with(&mut self.command(args))
    }

    /// What `otho learn --json` says.
    pub(crate) fn everything(&self) -> Value {
        self.types("", &["--json"]).json()
    }

    pub(crate) fn lessons(&self) -> Vec<Value> {
        self.rows("lessons")
    }

    /// The row of a lesson or of something to practice.
    pub(crate) fn row(&self, of: &str, id: &str) -> Value {
        let found = self.rows(of).into_iter().find(|row| row["id"] == id);
        found.expect("it is listed")
    }

    fn rows(&self, of: &str) -> Vec<Value> {
        let everything = self.everything();
        everything[of].as_array().expect("it is a list").clone()
    }
}

/// Everything that is said to one who listens, or reads with the fingers, fits on a display of
/// forty cells, and is a sentence and not the id of one.
pub(crate) fn assert_spoken(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= 40, "{line}");
        assert!(
            !line.contains("tutor-") && !line.contains("drill-"),
            "{line}"
        );
        assert!(!line.chars().any(char::is_control), "{line:?}");
        assert!(!line.is_empty(), "{text}");
    }
}
