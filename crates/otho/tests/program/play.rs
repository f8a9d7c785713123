//! `otho play --text`: whole games as somebody hears or feels them.

use std::fs;
use std::path::Path;

use crate::dialog::Dialog;
use crate::run::{otho, otho_reading};

fn said(args: &[&str], lines: &str) -> String {
    let args = [&["play", "--text", "--seed", "1"], args].concat();
    let out = otho_reading(lines.as_bytes(), &args).good();
    for line in out.lines() {
        assert!(line.chars().count() <= 40, "{line}");
        assert!(!line.chars().any(char::is_control), "{line:?}");
        assert!(!line.contains(['\u{a0}', '\u{202f}']), "{line:?}");
    }
    out
}

/// A game with everything that can be asked, finished by the computer, in the words of a language.
const WISHES: [(&str, &str); 3] = [
    (
        "en",
        "?\nb\nr4\nce\nm\nw d3\nd4\nf5\nl\nc\nt\nh\nundo\nredo\nback\nend\nfly\nlevel 3\nside none\nl\nc\nreview\nundo\nvariant anti\nresign\n",
    ),
    (
        "fr",
        "aide\nothellier\nligne 4\ncolonne e\ncoups\nretourne d3\nd4\nf5\ndernier\ncompte\npendules\n\
         conseil\nannuler\nrefaire\nreculer\nfin\nvoler\nniveau 3\ncamp personne\ndernier\ncompte\nrevoir\nannuler\nvariante perdant\nabandonner\n",
    ),
    (
        "cs",
        "?\nothelier\nřada 4\nsloupec e\ntahy\notočí d3\nd4\nf5\nposlední\npočty\nhodiny\ntip\nzpět\n\
         znovu\npředchozí\nkonec\nlétat\núroveň 3\nstrana nikdo\n\
         poslední\npočty\nrozbor\nzpět\nvarianta žravé\nvzdát\n",
    ),
];

/// Set `OTHO_WRITE_TRANSCRIPTS` to write them anew, and read them before they are committed.
#[test]
fn a_game_can_be_followed_from_the_text_alone_in_three_languages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/transcripts");
    for (language, wishes) in WISHES {
        let out = said(&["--level", "2", "--lang", language], wishes);
        let file = folder.join(format!("{language}.txt"));
        if std::env::var_os("OTHO_WRITE_TRANSCRIPTS").is_some() {
            fs::write(&file, &out).expect("it can be written");
        }
        let expected = fs::read_to_string(&file).expect("the transcript is there");
        assert_eq!(out, expected, "{language}");
    }
}

#[test]
fn what_is_played_is_the_same_in_every_language() {
    let moves = |language: &str| {
        let folder = tempfile::tempdir().expect("there is a temporary folder");
        let file = folder.path().join("game.txt");
        let file = file.to_str().expect("the name is UTF-8");
        said(
            &["--side", "none", "--lang", language],
            &format!("save {file}\n"),
        );
        fs::read_to_string(file).expect("it was saved")
    };
    let english = moves("en");
    assert!(english.len() > 100, "{english}");
    assert_eq!(english, moves("fr"));
    assert_eq!(english, moves("cs"));
}

#[test]
fn a_game_is_saved_for_an_embosser_and_loaded_again() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let place = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (brf, sgf) = (place("game.brf"), place("game.sgf"));
    let out = said(
        &["--side", "both"],
        &format!("f5\nd6\nsave {brf}\nsave {sgf}\n"),
    );
    assert!(
        out.replace('\n', " ").contains("The game is saved in"),
        "{out}"
    );
    let embossed = fs::read(&brf).expect("it was saved");
    assert!(embossed.is_ascii());
    let pages = String::from_utf8(embossed).expect("it is ASCII");
    assert!(
        pages.lines().all(|line| line.trim_end().len() <= 40),
        "{pages}"
    );
    let loaded = said(&["--side", "both"], &format!("load {sgf}\nl\n"));
    assert!(
        loaded.replace('\n', " ").contains("White plays d6"),
        "{loaded}"
    );
    let given = said(&["--side", "both", &sgf], "l\n");
    assert!(given.contains("White plays d6"), "{given}");
    let missing = said(
        &[],
        "load /no/such/file\nsave /no/such/file.sgf\nload\nsave\nsave x.y\n",
    );
    assert!(missing.contains("/no/such/file cannot be"), "{missing}");
    assert!(
        missing.contains("no such folder") || missing.contains("written"),
        "{missing}"
    );
}

#[test]
fn clocks_run_and_the_flag_falls_while_nobody_types() {
    let mut dialog = Dialog::begin(&["play", "--text", "--time", "0.01", "--side", "both"]);
    dialog.hear_until("Black ran out of time.");
    dialog.end();
    let out = said(
        &["--time", "20", "--side", "both"],
        "t\npause\nf5\nresume\nf5\nclock 5+3\n",
    );
    assert!(out.contains("Black has 20 minutes left."), "{out}");
    assert!(out.contains("The game is paused."), "{out}");
    assert!(out.contains("Black plays f5"), "{out}");
}

#[test]
fn both_variants_and_any_start_can_be_played() {
    let start = format!("{:-<64} X", "OX-----OX");
    let out = said(
        &["--variant", "anti", "--position", &start, "--side", "both"],
        "c1\n",
    );
    let text = out.replace('\n', " ");
    assert!(text.contains("This is anti-Othello"), "{text}");
    assert!(text.contains("White to move"), "{text}");
    let out = said(&["--side", "both"], &format!("setup {start}\nsetup x\nb\n"));
    let text = out.replace('\n', " ");
    assert!(
        text.contains("A game starts with the center filled"),
        "{text}"
    );
    assert!(text.contains("1: a white, b black"), "{text}");
}

#[test]
fn the_computer_begins_where_it_has_black_and_undo_goes_back_to_the_person() {
    let out = said(&["--side", "white", "--level", "1"], "undo\nm\n");
    let text = out.replace('\n', " ");
    assert_eq!(text.matches("Black plays").count(), 2, "{text}");
    assert!(text.contains("White has 3 moves"), "{text}");
}

#[test]
fn wrong_options_are_refused_in_one_sentence() {
    for (option, value, part) in [
        ("--level", "0", "“0” is not a level"),
        ("--time", "x", "A time control is minutes"),
        ("--position", "x", "position"),
        ("--seed", "x", "“x” is not a seed"),
        ("--side", "green", "“green”"),
    ] {
        let sentence = otho(["play", "--text", option, value]).refused(2);
        assert!(sentence.contains(part), "{sentence}");
    }
    let sentence = otho(["play", "--text", "/no/such/game"]).refused(2);
    assert!(
        sentence.contains("/no/such/game cannot be read"),
        "{sentence}"
    );
}

#[test]
fn a_quit_is_heard_while_the_computer_plays_alone() {
    let mut dialog = Dialog::begin(&["play", "--text", "--side", "none", "--level", "champion"]);
    dialog.hear_until("Black plays");
    dialog.say("quit");
    dialog.hear_until("Goodbye.");
    dialog.end();
}
