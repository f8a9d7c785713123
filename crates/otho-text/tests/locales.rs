//! The three languages say the same things, and all that the program wants said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use otho_coach::exercise::Kind;
use otho_coach::puzzle::Theme;
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

/// Who says the sentences of a file.
#[derive(Clone, Copy, PartialEq)]
enum Speaker {
    /// This crate.
    Crate,
    /// The web app, which reads the files by itself.
    Web,
}

impl Speaker {
    fn of(file: &str) -> Self {
        if file.starts_with("web") {
            Self::Web
        } else {
            Self::Crate
        }
    }

    fn folder(self) -> PathBuf {
        root().join(match self {
            Self::Crate => "crates",
            Self::Web => "web/src",
        })
    }
}

fn all_sentences(language: Language, speaker: Speaker) -> Sentences {
    files(language)
        .iter()
        .filter(|(name, _)| Speaker::of(name) == speaker)
        .flat_map(|(_, source)| sentences(source))
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
        for id in all_sentences(language, Speaker::Crate).keys() {
            assert!(texts.contains(id), "{language}: {id}");
        }
    }
}

/// The code of all that a speaker says.
fn code(speaker: Speaker) -> Vec<String> {
    let mut sources = Vec::new();
    let mut folders = vec![speaker.folder()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
        {
            let is_code = ["rs", "ts", "svelte"]
                .iter()
                .any(|code| path.extension().is_some_and(|found| found == *code));
            if path.is_dir() && path.file_name().is_some_and(|name| name != "tests") {
                folders.push(path);
            } else if is_code {
                sources.push(fs::read_to_string(&path).unwrap());
            }
        }
    }
    sources
}

/// The text in double quotes that looks like an id.
fn quoted_ids() -> BTreeSet<String> {
    code(Speaker::Crate)
        .iter()
        .flat_map(|source| source.split('"'))
        .filter(|text| is_id(text))
        .map(str::to_owned)
        .collect()
}

fn is_id(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
    text.contains('-') && text.split('-').all(is_word)
}

/// Ids of help texts are made from the names of commands and arguments, those of levels from the
/// ids in the table of levels: the program's own tests hold those against each other. Ids of
/// exercises and puzzles are made from their kinds and themes: `exercise.rs` says them all.
fn is_made(id: &str) -> bool {
    id.starts_with("help-") || id.starts_with("level-") || is_made_of_kind(id)
}

fn is_made_of_kind(id: &str) -> bool {
    let parts = ["task", "hint", "right", "wrong", "missing", "surplus"];
    let whole = id.rsplit_once('-').filter(|(_, part)| parts.contains(part));
    let of = whole.map_or(id, |(of, _)| of);
    let kinds = Kind::ALL.map(|kind| format!("exercise-{}", kind.id()));
    let themes = Theme::ALL.map(|theme| format!("puzzle-{}", theme.id()));
    kinds.iter().chain(&themes).any(|made| made == of)
}

#[test]
fn every_id_is_used() {
    let quoted = quoted_ids();
    for id in all_sentences(Language::En, Speaker::Crate).keys() {
        assert!(is_made(id) || quoted.contains(id), "nobody says {id}");
    }
}

#[test]
fn every_id_in_the_code_has_a_sentence() {
    let sentences = all_sentences(Language::En, Speaker::Crate);
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
fn every_label_of_the_web_app_is_used() {
    let sources = code(Speaker::Web);
    let quoted: BTreeSet<&str> = sources.iter().flat_map(|s| s.split('\'')).collect();
    // Some are made of a beginning and a choice: `settings-look-${look}`.
    let begun: BTreeSet<&str> = sources
        .iter()
        .flat_map(|source| source.split('`'))
        .filter_map(|text| Some(text.split_once("${")?.0))
        .filter(|beginning| beginning.ends_with('-'))
        .collect();
    for id in all_sentences(Language::En, Speaker::Web).keys() {
        let is_made = begun.iter().any(|beginning| id.starts_with(beginning));
        assert!(is_made || quoted.contains(id.as_str()), "nobody says {id}");
    }
}

#[test]
fn every_label_in_the_web_app_has_a_sentence() {
    let sentences = all_sentences(Language::En, Speaker::Web);
    for source in code(Speaker::Web) {
        for (index, call) in source.match_indices("t('") {
            // Other functions end in t, too.
            let before = source[..index].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '.') {
                continue;
            }
            let rest = &source[index + call.len()..];
            let id = rest.split('\'').next().unwrap_or_default();
            let is_label =
                !id.is_empty() && id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            assert!(
                !is_label || sentences.contains_key(id),
                "{id} has no sentence"
            );
        }
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
