//! Every lesson is true, complete, and the same in every language.

use std::fs;
use std::path::{Path, PathBuf};

use otho_coach::claim::Judge;
use otho_coach::lesson::check::{self, Found};

fn lessons() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/lessons")
}

fn lines(found: &[Found]) -> String {
    found.iter().map(|fault| format!("{fault}\n")).collect()
}

#[test]
fn every_lesson_is_true_and_the_same_in_every_language() {
    for language in check::LANGUAGES {
        let courses = fs::read_dir(lessons().join(language)).expect("a folder for each language");
        assert!(courses.count() > 0, "{language}");
    }
    let found = check::folder(&lessons(), &mut Judge::new()).expect("the lessons can be read");
    assert!(found.is_empty(), "{}", lines(&found));
}

const LESSON: &str = "\
# Title
Summary.

## Step
Black can play `d3`, see [more](course/first).

```exercise
kind: legal
claim: discs black 2
task: Where?
hint: Look.
right: Yes.
wrong: No.
```
";

/// What is found when the French file is changed like this.
fn after_change(from: &str, to: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    for language in check::LANGUAGES {
        let course = folder.path().join(language).join("course");
        fs::create_dir_all(&course).expect("a folder");
        let text = if language == "fr" {
            LESSON.replace(from, to)
        } else {
            LESSON.to_owned()
        };
        if !text.is_empty() {
            fs::write(course.join("01-first.md"), text).expect("a file");
        }
    }
    let found = check::folder(folder.path(), &mut Judge::new()).expect("they can be read");
    lines(&found)
}

#[test]
fn languages_that_differ_in_more_than_text_are_found() {
    assert_eq!(after_change("Yes.", "Oui."), "");
    for (from, to, line) in [
        ("discs black 2", "discs white 2", 9),
        ("task: Where?\nhint: Look.", "hint: Look.\ntask: Where?", 10),
        ("wrong: No.", "wrong: No.\nclaim: discs white 2", 14),
        ("`d3`", "`c4`", 4),
        (", see [more](course/first)", "", 4),
        ("```exercise", "Voilà.\n\n## Encore\n\n```exercise", 1),
        ("kind: legal", "kind: flips\nmove: d3", 8),
        ("kind: legal", "kind: legals", 8),
        ("course/first", "course/second", 5),
    ] {
        let found = after_change(from, to);
        let place = format!("fr/course/01-first.md:{line}: ");
        assert!(found.contains(&place), "{from} → {to}: {found}");
    }
    assert!(after_change(LESSON, "").contains("missing in fr"));
}
