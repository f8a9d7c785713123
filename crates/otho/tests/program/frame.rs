//! What all commands have in common: help, languages, exit codes, pipes.

use std::ffi::OsString;
use std::process::Stdio;

use crate::run::{START, otho, program};

const COMMANDS: [&[&str]; 25] = [
    &[],
    &["position"],
    &["position", "moves"],
    &["position", "flips"],
    &["position", "play"],
    &["position", "show"],
    &["perft"],
    &["game"],
    &["game", "show"],
    &["game", "check"],
    &["game", "score"],
    &["convert"],
    &["solve"],
    &["analyze"],
    &["bench"],
    &["gtp"],
    &["nboard"],
    &["cassio"],
    &["play"],
    &["serve"],
    &["levels"],
    &["learn"],
    &["match"],
    &["completions"],
    &["man"],
];

#[test]
fn every_command_has_help_in_every_language() {
    for command in COMMANDS {
        for (language, usage) in [
            ("en", "Usage:"),
            ("fr", "Utilisation\u{a0}:"),
            ("cs", "Použití:"),
        ] {
            for help in ["--help", "-h"] {
                let text = otho(command.iter().chain(&["--lang", language, help])).good();
                assert!(text.contains(usage), "{command:?}: {text}");
                assert!(text.contains("--json"), "{command:?}: {text}");
                assert!(language != "fr" || text.contains("\nOptions\u{a0}:\n"));
                assert!(!text.contains("help-"), "{command:?}: {text}");
            }
        }
    }
}

#[test]
fn arguments_are_listed_in_the_order_in_which_they_are_given() {
    let help = otho(["position", "play", "--help"]).good();
    let place = |argument| help.rfind(argument).expect("it is listed");
    assert!(place("<OBF>") < place("<MOVES>"), "{help}");
}

#[test]
fn the_version_is_printed() {
    let expected = format!("otho {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(otho(["--version"]).good(), expected);
    assert_eq!(otho(["-V"]).good(), expected);
}

#[test]
fn the_language_comes_from_the_option_then_from_the_environment() {
    let sentence = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = program(["position", "flips", START, "a1"].iter().chain(args));
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(variable);
        }
        let output = command.envs(variables.iter().copied()).output();
        let error = output.expect("the program starts").stderr;
        String::from_utf8(error).expect("sentences are UTF-8")
    };
    let english = "Black cannot play a1, because the move would flip nothing.\n";
    let french = "Noir ne peut pas jouer a1, car ce coup ne retournerait aucun pion.\n";
    let czech = "Černý nemůže hrát a1, protože by tím neotočil žádný kámen.\n";
    assert_eq!(sentence(&[], &[]), english);
    assert_eq!(sentence(&[("LANG", "fr_FR.UTF-8")], &[]), french);
    assert_eq!(sentence(&[("LANG", "de_DE.UTF-8")], &[]), english);
    let both = [("LANG", "fr_FR.UTF-8"), ("LC_ALL", "cs_CZ.UTF-8")];
    assert_eq!(sentence(&both, &[]), czech);
    assert_eq!(sentence(&both, &["--lang", "en"]), english);
    let empty = [("LC_ALL", ""), ("LC_MESSAGES", "cs_CZ"), ("LANG", "fr_FR")];
    assert_eq!(sentence(&empty, &["--lang=fr"]), french);
    assert_eq!(sentence(&empty, &[]), czech);
}

#[test]
fn a_wrong_command_line_is_one_sentence_and_exit_code_2() {
    for (args, sentence) in [
        (
            &["what"][..],
            "There is no command “what”; otho --help lists those there are.",
        ),
        (
            &["position"],
            "otho position needs one of these after it: moves, flips, play, show.",
        ),
        (
            &["perft"],
            "Something is missing: <N>; add --help to see what it is.",
        ),
        (
            &["perft", "3", "--fast"],
            "“--fast” is not expected here; add --help to see what is.",
        ),
        (
            &["--lang", "de"],
            "“de” is not accepted for --lang <LANG>; these are: en, fr, cs.",
        ),
        (&["--lang"], "--lang <LANG> needs a value."),
        (
            &["position", "show", START, "--svg", "--brf"],
            "--svg cannot be used together with --brf.",
        ),
        (
            &["completions", "dos"],
            "“dos” is not accepted for <SHELL>; these are: bash, elvish, fish, powershell, zsh.",
        ),
    ] {
        assert_eq!(otho(args).refused(2), sentence);
    }
    assert_eq!(
        otho(["--lang", "fr", "what"]).refused(2),
        "Il n’y a pas de commande «\u{a0}what\u{a0}»\u{202f}; otho --help énumère celles qui existent."
    );
    assert_eq!(
        otho(["perft", "--lang", "cs"]).refused(2),
        "Chybí <N>; přidejte --help a uvidíte, co to je."
    );
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = program(["completions", "bash"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Dropping our end of the pipe is what `head` does.
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.stderr, b"");
    assert_eq!(output.status.code(), Some(0));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .expect("Linux has this file");
    let output = program(["perft", "1"]).stdout(full).output();
    let output = output.expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "Standard output cannot be written: the storage is full.\n"
    );
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf_8_are_refused_in_one_sentence() {
    use std::os::unix::ffi::OsStringExt;
    let odd = || OsString::from_vec(b"f5\xff\xfe".to_vec());
    let words = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
    for (before, after) in [
        (words(&["position", "moves"]), words(&[])),
        (words(&["position", "flips", START]), words(&[])),
        (words(&["position", "play", START]), words(&[])),
        (words(&["perft"]), words(&[])),
        (words(&["perft", "3", "--position"]), words(&[])),
        (words(&["game", "check"]), words(&[])),
        (words(&["game", "check", "f5", "--game"]), words(&[])),
        (words(&["game", "check", "f5", "--from"]), words(&[])),
        (words(&["convert"]), words(&["out.sgf"])),
        (words(&["--lang"]), words(&[])),
        (words(&["completions"]), words(&[])),
        (words(&[]), words(&[])),
    ] {
        let run = otho(before.iter().chain([&odd()]).chain(&after));
        assert!(matches!(run.code, 1 | 2), "{run:?}");
        assert_eq!(
            run.out.lines().count() + run.err.lines().count(),
            1,
            "{run:?}"
        );
    }
}

#[test]
fn completions_and_manual_pages_are_made() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = otho(["completions", shell]).good();
        assert!(script.contains("position"), "{shell}");
    }
    let json = otho(["completions", "fish", "--json"]).json();
    assert_eq!(json["shell"], "fish");
    assert_eq!(json["script"], otho(["completions", "fish"]).good());
    let page = otho(["man"]).good();
    assert!(page.contains(".TH otho 1"), "{page}");
    assert_eq!(otho(["man", "--json"]).json()["page"], page);
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let path = folder.path().join("man1");
    assert_eq!(otho(["man".as_ref(), path.as_os_str()]).good(), "");
    assert!(path.join("otho-position-moves.1").is_file());
}
