//! Rules of the house about files that neither rustfmt nor clippy knows.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::verdict;
use crate::workspace::Workspace;

const MAX_LINES: usize = 600;

/// Folders that hold what others wrote or what a build made.
const SKIPPED: [&str; 6] = [
    ".git",
    "artifacts",
    "corpus",
    "dist",
    "node_modules",
    "target",
];

const SOURCES: [&str; 8] = ["css", "ftl", "js", "mjs", "rs", "svelte", "toml", "ts"];

/// Put together from halves, so that this file passes its own check.
const UNFINISHED: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

pub(super) fn check(workspace: &Workspace) -> Result<String> {
    let mut files = Vec::new();
    collect(&workspace.root, &mut files)?;
    files.sort();
    let mut problems = Vec::new();
    for file in files {
        let text =
            fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
        let shown = file.strip_prefix(&workspace.root).unwrap_or(&file);
        problems.extend(problems_of(shown, &text));
    }
    for package in &workspace.crates {
        let folder = package.folder();
        if !folder.ends_with(&package.name) {
            problems.push(format!(
                "the crate {} lies in {}, a folder of another name",
                package.name,
                folder.display()
            ));
        }
    }
    verdict(&problems)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))? {
        let entry = entry?;
        let path = entry.path();
        let is_skipped = SKIPPED.iter().any(|name| entry.file_name() == *name);
        if entry.file_type()?.is_dir() {
            if !is_skipped {
                collect(&path, files)?;
            }
        } else if path
            .extension()
            .is_some_and(|extension| SOURCES.iter().any(|source| extension == *source))
        {
            files.push(path);
        }
    }
    Ok(())
}

fn problems_of(file: &Path, text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let shown = file.display();
    if file.ends_with("mod.rs") {
        problems.push(format!(
            "{shown}: a module `foo` is `foo.rs` beside `foo/`, never a `mod.rs`"
        ));
    }
    let lines = text.lines().count();
    if lines > MAX_LINES && file.extension().is_some_and(|extension| extension == "rs") {
        problems.push(format!("{shown}: {lines} lines, more than {MAX_LINES}"));
    }
    for (number, line) in text.lines().enumerate() {
        let words = line.split(|c: char| !c.is_alphanumeric());
        for word in words.filter(|word| UNFINISHED.contains(word)) {
            problems.push(format!(
                "{shown}:{}: {word} marks unfinished work",
                number + 1
            ));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(file: &str, text: &str) -> Vec<String> {
        problems_of(Path::new(file), text)
    }

    #[test]
    fn a_rust_file_has_at_most_600_lines() {
        assert!(problems("a.rs", &"\n".repeat(600)).is_empty());
        assert_eq!(
            problems("a.rs", &"\n".repeat(601)),
            ["a.rs: 601 lines, more than 600"]
        );
        assert!(problems("a.ftl", &"\n".repeat(601)).is_empty());
    }

    #[test]
    fn unfinished_work_is_named_by_its_line() {
        let text = format!("fn f() {{}}\n// {}: later\n", UNFINISHED[0]);
        assert_eq!(
            problems("a.rs", &text),
            [format!("a.rs:2: {} marks unfinished work", UNFINISHED[0])]
        );
        assert!(problems("a.rs", &format!("let {}S = 1;", UNFINISHED[0])).is_empty());
    }

    #[test]
    fn a_module_file_is_named_after_its_module() {
        assert_eq!(problems("flip/mod.rs", "").len(), 1);
    }
}
