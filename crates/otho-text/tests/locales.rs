//! The three languages say the same things, and all that the program wants said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use otho_text::{Language, Texts};

/// Each id with the variables in its sentence.
type Sentences = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(language: Language) -> BTreeMap<String, String> {
    let folder = root().join("locales").join(language.tag());
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

fn sentences(source: &str) -> Sentences {
    let resource = fluent_syntax::parser::parse(source).expect("the file is Fluent");
    let mut sentences = Sentences::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            let pattern = message.value.expect("every id has a sentence");
            collect_variables(&pattern, &mut variables);
            let id = message.id.name.to_owned();
            assert!(
                sentences.insert(id, variables).is_none(),
                "{} is there twice",
                message.id.name
            );
        }
    }
    sentences
}

fn collect_variables(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect_variables(&variant.value, variables);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            variables.insert(id.name.to_owned());
        }
    }
}

fn all_sentences(language: Language) -> Sentences {
    files(language)
        .values()
        .flat_map(|source| sentences(source))
        .collect()
}

#[test]
fn all_languages_have_the_same_files_ids_and_variables() {
    let english: BTreeMap<_, _> = files(Language::En)
        .iter()
        .map(|(name, source)| (name.clone(), sentences(source)))
        .collect();
    for language in [Language::Fr, Language::Cs] {
        let other: BTreeMap<_, _> = files(language)
            .iter()
            .map(|(name, source)| (name.clone(), sentences(source)))
            .collect();
        assert_eq!(
            english.keys().collect::<Vec<_>>(),
            other.keys().collect::<Vec<_>>()
        );
        for (name, expected) in &english {
            for (id, variables) in expected {
                let found = other[name].get(id);
                assert_eq!(found, Some(variables), "{language}/{name}: {id}");
            }
            assert_eq!(expected.len(), other[name].len(), "{language}/{name}");
        }
    }
}

#[test]
fn every_file_is_part_of_the_crate() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for id in all_sentences(language).keys() {
            assert!(texts.contains(id), "{language}: {id}");
        }
    }
}

/// The text in double quotes that looks like an id, in all code that speaks.
fn quoted_ids() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![root().join("crates"), root().join("web/src")];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        for path in entries.map(|entry| entry.unwrap().path()) {
            let is_code = ["rs", "ts", "svelte"]
                .iter()
                .any(|code| path.extension().is_some_and(|found| found == *code));
            if path.is_dir() && path.file_name().is_some_and(|name| name != "tests") {
                folders.push(path);
            } else if is_code {
                let source = fs::read_to_string(&path).unwrap();
                found.extend(
                    source
                        .split(['"', '\''])
                        .filter(|t| is_id(t))
                        .map(str::to_owned),
                );
            }
        }
    }
    found
}

fn is_id(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
    text.contains('-') && text.split('-').all(is_word)
}

/// Ids of help texts are made from the names of commands and arguments, those of levels from the
/// ids in the table of levels: the program's own tests hold those against each other.
fn is_made(id: &str) -> bool {
    id.starts_with("help-") || id.starts_with("level-")
}

#[test]
fn every_id_is_used() {
    let quoted = quoted_ids();
    for id in all_sentences(Language::En).keys() {
        assert!(is_made(id) || quoted.contains(id), "nobody says {id}");
    }
}

#[test]
fn every_id_in_the_code_has_a_sentence() {
    let sentences = all_sentences(Language::En);
    let family = |id: &str| id.split('-').next().map(str::to_owned);
    let families: BTreeSet<_> = sentences.keys().map(|id| family(id)).collect();
    for id in quoted_ids() {
        let is_ours = families.contains(&family(&id)) && !is_made(&id);
        assert!(
            !is_ours || sentences.contains_key(&id),
            "{id} has no sentence"
        );
    }
}

#[test]
fn french_has_no_break_spaces_where_a_line_must_not_end() {
    for (name, source) in files(Language::Fr) {
        for (index, line) in source.lines().enumerate() {
            let place = format!("{name}:{}", index + 1);
            for sign in [" :", " ;", " !", " ?", " »", "« "] {
                assert!(!line.contains(sign), "{place}: {sign:?}");
            }
            assert!(
                line.starts_with('#') || !line.contains('\''),
                "{place}: ’ is meant"
            );
        }
    }
}
