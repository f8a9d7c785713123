//! Compares the languages in locales/: the same files, messages, attributes and variables in each.
//!
//! English is what the others are compared with, since the code is written against it.
//! Terms (`-name`) are not compared: a language may need terms, and forms of them, that others do not.

mod resource;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use self::resource::Resource;
use super::verdict;

const REFERENCE: &str = "en";
const OTHERS: [&str; 2] = ["fr", "cs"];

/// A Czech number takes one of four forms, and 2 to 4 take `few`;
/// a message that knows `one` but not `few` says "2 kamenů" for "2 kameny".
const WITH_FEW: &str = "cs";

pub(super) fn check(root: &Path) -> Result<String> {
    let folder = root.join("locales");
    let reference = Locale::read(&folder, REFERENCE)?;
    let mut problems = reference.problems();
    for name in OTHERS {
        let locale = Locale::read(&folder, name)?;
        problems.extend(locale.problems());
        problems.extend(locale.differences(&reference));
    }
    verdict(&problems)
}

/// One language: its files by name.
struct Locale {
    name: &'static str,
    files: BTreeMap<String, Resource>,
}

impl Locale {
    fn read(folder: &Path, name: &'static str) -> Result<Self> {
        let folder = folder.join(name);
        let mut files = BTreeMap::new();
        for entry in
            fs::read_dir(&folder).with_context(|| format!("listing {}", folder.display()))?
        {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("reading {}", path.display()))?;
                let file = path
                    .file_name()
                    .expect("a listed file has a name")
                    .to_string_lossy()
                    .into_owned();
                files.insert(file, Resource::parse(&text));
            }
        }
        Ok(Self { name, files })
    }

    /// What is wrong with this language by itself.
    fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let mut defined_in: BTreeMap<&str, &str> = BTreeMap::new();
        for (file, resource) in &self.files {
            let place = format!("{}/{file}", self.name);
            problems.extend(
                resource
                    .errors
                    .iter()
                    .map(|error| format!("{place}:{error}")),
            );
            for name in &resource.definitions {
                if let Some(other) = defined_in.insert(name, file) {
                    problems.push(format!(
                        "{place}: `{name}` is defined a second time, after {}/{other}",
                        self.name
                    ));
                }
            }
            if self.name == WITH_FEW {
                let lacks_few = resource
                    .selections
                    .iter()
                    .filter(|selection| selection.lacks_few());
                problems.extend(lacks_few.map(|selection| {
                    format!(
                        "{place}: `{}` chooses by number but has no variant [few]",
                        selection.owner
                    )
                }));
            }
        }
        // All files of a language are loaded together, so a reference may point into another file.
        for (file, resource) in &self.files {
            let dangling = resource
                .references
                .iter()
                .filter(|(_, target)| !defined_in.contains_key(target.as_str()));
            problems.extend(dangling.map(|(owner, target)| {
                format!(
                    "{}/{file}: `{owner}` refers to `{target}`, which is not defined",
                    self.name
                )
            }));
        }
        problems
    }

    /// What this language lacks or has too much, compared with the reference.
    fn differences(&self, reference: &Self) -> Vec<String> {
        let files: BTreeSet<&String> = self.files.keys().chain(reference.files.keys()).collect();
        let mut problems = Vec::new();
        for file in files {
            match (self.files.get(file), reference.files.get(file)) {
                (Some(ours), Some(theirs)) => {
                    problems.extend(self.file_differences(file, ours, theirs));
                }
                (None, _) => problems.push(format!("{}/{file} is missing", self.name)),
                (_, None) => problems.push(format!(
                    "{}/{file} has no counterpart in {}",
                    self.name, reference.name
                )),
            }
        }
        problems
    }

    fn file_differences(&self, file: &str, ours: &Resource, theirs: &Resource) -> Vec<String> {
        let place = format!("{}/{file}", self.name);
        // A part is a message's text (`id`) or an attribute (`id.attribute`).
        let parts: BTreeSet<&String> = ours
            .variables
            .keys()
            .chain(theirs.variables.keys())
            .collect();
        let mut problems = Vec::new();
        for part in parts {
            match (ours.variables.get(part), theirs.variables.get(part)) {
                (None, _) => problems.push(format!("{place}: `{part}` is missing")),
                (_, None) => problems.push(format!("{place}: `{part}` is not in {REFERENCE}")),
                (Some(ours), Some(theirs)) => {
                    let missing = theirs.difference(ours);
                    problems.extend(
                        missing.map(|name| format!("{place}: `{part}` does not use ${name}")),
                    );
                    let unknown = ours.difference(theirs);
                    problems.extend(unknown.map(|name| {
                        format!("{place}: `{part}` uses ${name}, which {REFERENCE} does not")
                    }));
                }
            }
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(name: &'static str, files: &[(&str, &str)]) -> Locale {
        let files = files
            .iter()
            .map(|(file, text)| ((*file).to_owned(), Resource::parse(text)))
            .collect();
        Locale { name, files }
    }

    #[test]
    fn equal_messages_and_variables_have_no_differences() {
        let english = locale(
            "en",
            &[(
                "a.ftl",
                "m = { $n ->\n [one] disc\n *[other] { $n } discs\n }\n .label = L\n",
            )],
        );
        let french = locale("fr", &[("a.ftl", "m = { $n } pions\n .label = L\n")]);
        assert!(french.differences(&english).is_empty());
    }

    #[test]
    fn every_difference_is_named_by_file_and_id() {
        let english = locale(
            "en",
            &[
                ("a.ftl", "m = { $n } { $who }\n .label = L\ngone = G\n"),
                ("b.ftl", ""),
            ],
        );
        let french = locale(
            "fr",
            &[("a.ftl", "m = { $n } { $qui }\nnew = N\n"), ("c.ftl", "")],
        );
        let expected = [
            "fr/a.ftl: `gone` is missing",
            "fr/a.ftl: `m` does not use $who",
            "fr/a.ftl: `m` uses $qui, which en does not",
            "fr/a.ftl: `m.label` is missing",
            "fr/a.ftl: `new` is not in en",
            "fr/b.ftl is missing",
            "fr/c.ftl has no counterpart in en",
        ];
        assert_eq!(french.differences(&english), expected);
    }

    #[test]
    fn a_czech_number_has_the_form_few() {
        let text = "m = { $n ->\n [one] kámen\n *[other] kamenů\n }\n .few = { $n ->\n [few] kameny\n *[other] kamenů\n }\n";
        let expected = ["cs/a.ftl: `m` chooses by number but has no variant [few]"];
        assert_eq!(locale("cs", &[("a.ftl", text)]).problems(), expected);
        assert!(locale("en", &[("a.ftl", text)]).problems().is_empty());
    }

    #[test]
    fn a_choice_by_something_else_than_number_needs_no_few() {
        let text = "m = { $side ->\n [black] Černý\n *[white] Bílý\n }\n";
        assert!(locale("cs", &[("a.ftl", text)]).problems().is_empty());
    }

    #[test]
    fn a_file_that_does_not_parse_is_named_by_its_line() {
        let problems = locale("en", &[("a.ftl", "good = G\n\nbad = { $\nalso = A\n")]).problems();
        assert_eq!(problems.len(), 1);
        assert!(problems[0].starts_with("en/a.ftl:3: "), "{problems:?}");
    }

    #[test]
    fn a_second_definition_and_a_dangling_reference_are_found() {
        let text_a = "m = { -term } { other.label }\n-term = T\n";
        let text_b = "m = M\nother = O { -gone }\n";
        let expected = [
            "en/b.ftl: `m` is defined a second time, after en/a.ftl",
            "en/a.ftl: `m` refers to `other.label`, which is not defined",
            "en/b.ftl: `other` refers to `-gone`, which is not defined",
        ];
        assert_eq!(
            locale("en", &[("a.ftl", text_a), ("b.ftl", text_b)]).problems(),
            expected
        );
    }
}
