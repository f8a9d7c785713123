//! Compares what the crates depend on with the two tables in docs/ARCHITECTURE.md.
//!
//! The document is the one source: an arrow or a library that it does not state is refused,
//! and so is a row that nothing stands behind any more.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail};

use super::{table, verdict};
use crate::workspace::{Crate, Workspace};

const DOCUMENT: &str = "docs/ARCHITECTURE.md";
const ALLOWED: &str = "Allowed dependencies";
const LIBRARIES: &str = "Libraries and their reasons";

pub(super) fn check(workspace: &Workspace) -> Result<String> {
    let document = fs::read_to_string(workspace.root.join(DOCUMENT))
        .with_context(|| format!("reading {DOCUMENT}"))?;
    let tables = Tables::parse(&document).with_context(|| format!("reading {DOCUMENT}"))?;
    let fuzz = workspace.fuzz_crate()?;
    let arrows: Vec<Arrows> = workspace
        .crates
        .iter()
        .chain([&fuzz])
        .map(Arrows::of)
        .collect();
    verdict(&tables.problems(&arrows))
}

/// What the document states.
#[derive(Debug)]
struct Tables {
    /// For each crate, the crates of ours that it may depend on.
    allowed: BTreeMap<String, BTreeSet<String>>,
    /// The libraries of others that have a reason.
    libraries: BTreeSet<String>,
}

/// What one crate depends on directly.
struct Arrows {
    name: String,
    ours: BTreeSet<String>,
    others: BTreeSet<String>,
}

impl Arrows {
    fn of(package: &Crate) -> Self {
        let names = |ours: bool| {
            let wanted = package
                .dependencies
                .iter()
                .filter(|dependency| dependency.is_ours() == ours);
            wanted.map(|dependency| dependency.name.clone()).collect()
        };
        Self {
            name: package.name.clone(),
            ours: names(true),
            others: names(false),
        }
    }
}

impl Tables {
    fn parse(document: &str) -> Result<Self> {
        let mut allowed = BTreeMap::new();
        for row in table::rows(document, ALLOWED)? {
            let [name, targets, ..] = row.as_slice() else {
                bail!("a row of \"{ALLOWED}\" has fewer than two cells: {row:?}");
            };
            let targets_named: BTreeSet<String> =
                table::names(targets).map(str::to_owned).collect();
            if targets_named.is_empty() != (*targets == "none") {
                bail!(
                    "the row of {name} in \"{ALLOWED}\" names neither crates as code nor \"none\""
                );
            }
            let name = table::names(name)
                .next()
                .with_context(|| format!("\"{name}\" is not written as code"))?;
            if allowed.insert(name.to_owned(), targets_named).is_some() {
                bail!("`{name}` has two rows in \"{ALLOWED}\"");
            }
        }
        let mut libraries = BTreeSet::new();
        for row in table::rows(document, LIBRARIES)? {
            let [names, reason, ..] = row.as_slice() else {
                bail!("a row of \"{LIBRARIES}\" has fewer than two cells: {row:?}");
            };
            if reason.is_empty() {
                bail!("{names} has an empty reason in \"{LIBRARIES}\"");
            }
            libraries.extend(table::names(names).map(str::to_owned));
        }
        Ok(Self { allowed, libraries })
    }

    fn problems(&self, crates: &[Arrows]) -> Vec<String> {
        let mut problems = Vec::new();
        for Arrows { name, ours, others } in crates {
            match self.allowed.get(name) {
                None => problems.push(format!("{name} has no row in \"{ALLOWED}\" of {DOCUMENT}")),
                Some(allowed) => problems.extend(ours.difference(allowed).map(|target| {
                    format!("{name} depends on {target}, which its row in \"{ALLOWED}\" of {DOCUMENT} does not allow")
                })),
            }
            problems.extend(others.difference(&self.libraries).map(|library| {
                format!("{name} depends on {library}, which has no reason in \"{LIBRARIES}\" of {DOCUMENT}")
            }));
        }
        problems.extend(self.stale(crates));
        problems
    }

    /// Rows and names that nothing stands behind. An allowed arrow that is not drawn is no such name.
    fn stale(&self, crates: &[Arrows]) -> Vec<String> {
        let ours: BTreeSet<&String> = crates.iter().map(|package| &package.name).collect();
        let others: BTreeSet<&String> = crates.iter().flat_map(|package| &package.others).collect();
        let named = self
            .allowed
            .iter()
            .flat_map(|(name, targets)| targets.iter().chain([name]));
        let unknown: BTreeSet<&String> = named.filter(|name| !ours.contains(name)).collect();
        let unused = self.libraries.iter().filter(|name| !others.contains(name));
        let unknown = unknown.into_iter().map(|name| {
            format!("{name} stands in \"{ALLOWED}\" of {DOCUMENT} but is no crate of ours")
        });
        unknown
            .chain(unused.map(|name| {
                format!("{name} stands in \"{LIBRARIES}\" of {DOCUMENT} but no crate depends on it")
            }))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "\
## Allowed dependencies
| crate | may depend on |
|---|---|
| `core` | none |
| `formats` | `core` |

## Libraries and their reasons
| library | reason |
|---|---|
| `winnow`, `serde` | reading |
";

    fn package(name: &str, ours: &[&str], others: &[&str]) -> Arrows {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        Arrows {
            name: name.to_owned(),
            ours: set(ours),
            others: set(others),
        }
    }

    fn problems(crates: &[Arrows]) -> Vec<String> {
        Tables::parse(DOCUMENT)
            .expect("the document is well formed")
            .problems(crates)
    }

    #[test]
    fn what_the_tables_state_is_accepted() {
        let crates = [
            package("core", &[], &["serde"]),
            package("formats", &["core"], &["winnow"]),
        ];
        assert!(problems(&crates).is_empty());
    }

    #[test]
    fn an_arrow_that_is_not_in_the_table_names_both_ends() {
        let crates = [
            package("core", &["formats"], &["serde"]),
            package("formats", &[], &["winnow"]),
        ];
        let expected = "core depends on formats, which its row in \"Allowed dependencies\" of docs/ARCHITECTURE.md does not allow";
        assert_eq!(problems(&crates), [expected]);
    }

    #[test]
    fn a_crate_and_a_library_need_their_rows() {
        let crates = [
            package("core", &[], &["serde", "rand"]),
            package("formats", &[], &["winnow"]),
            package("coach", &[], &[]),
        ];
        let expected = [
            "core depends on rand, which has no reason in \"Libraries and their reasons\" of docs/ARCHITECTURE.md",
            "coach has no row in \"Allowed dependencies\" of docs/ARCHITECTURE.md",
        ];
        assert_eq!(problems(&crates), expected);
    }

    #[test]
    fn a_row_that_nothing_stands_behind_is_stale() {
        let crates = [package("core", &[], &["serde"])];
        let expected = [
            "formats stands in \"Allowed dependencies\" of docs/ARCHITECTURE.md but is no crate of ours",
            "winnow stands in \"Libraries and their reasons\" of docs/ARCHITECTURE.md but no crate depends on it",
        ];
        assert_eq!(problems(&crates), expected);
    }

    #[test]
    fn a_row_must_say_none_or_name_crates() {
        let document = DOCUMENT.replace("| none |", "| nothing |");
        let expected = "the row of `core` in \"Allowed dependencies\" names neither crates as code nor \"none\"";
        assert_eq!(Tables::parse(&document).unwrap_err().to_string(), expected);
    }
}
