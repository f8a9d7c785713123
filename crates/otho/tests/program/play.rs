//! `otho play --text`: whole games as somebody hears or feels them.

use std::fs;
use std::path::Path;

use crate::dialog::Dialog;
use crate::run::{Run, otho, otho_reading, program};

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
        "?\nb\nr4\nce\nm\nw d3\nd4\nf5\nl\nc\nt\nh\nwhy\nsound on\nsound off\nundo\nredo\nback\nend\nfly\nlevel 3\nside none\nl\nc\nreview\nundo\nvariant anti\nresign\n",
    ),
    (
        "fr",
        "aide\nothellier\nligne 4\ncolonne e\ncoups\nretourne d3\nd4\nf5\ndernier\ncompte\npendules\n\
         conseil\npourquoi ?\nson oui\nson non\nannuler\nrefaire\nreculer\nfin\nvoler\nniveau 3\ncamp personne\ndernier\ncompte\nrevoir\nannuler\nvariante perdant\nabandonner\n",
    ),
    (
        "cs",
        "?\nothelier\nřada 4\nsloupec e\ntahy\notočí d3\nd4\nf5\nposlední\npočty\nhodiny\ntip\nproč\nzvuk ano\nzvuk ne\nzpět\n\
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
    // However late it is noticed, that little is left is said while some is.
    let mut dialog = Dialog::begin(&["play", "--text", "--time", "0.51", "--side", "both"]);
    dialog.hear_until("seconds left.");
    let warning = dialog.hear().expect("it goes on");
    assert!(warning.starts_with("Black has "), "{warning}");
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

/// At a terminal a thought can be ended, which the tests of the terminal see.
#[test]
fn what_comes_from_a_pipe_acts_in_order_and_not_early() {
    let out = said(&["--level", "1"], "f5\nquit\nb\n").replace('\n', " ");
    let (answer, bye) = (out.find("White plays"), out.find("Goodbye."));
    assert!(answer.is_some() && answer < bye, "{out}");
    assert!(out.ends_with("Goodbye. "), "{out}");
    let out = said(&["--level", "1"], "f5\npause\nresume\n").replace('\n', " ");
    let (answer, pause) = (out.find("White plays"), out.find("The game is paused."));
    assert!(answer.is_some() && answer < pause, "{out}");
    let out = said(&["--side", "none", "--level", "1"], "c\nquit\n").replace('\n', " ");
    assert!(out.contains("Neither player has a move left"), "{out}");
    let out = said(&["--level", "1"], "f5\nreview\nquit\n");
    assert!(!out.contains("Stopped"), "{out}");
}

#[test]
fn the_bell_rings_only_where_it_was_asked_for() {
    let bells = |args: &[&str], lines: &str| {
        let args = [&["play", "--text", "--seed", "1", "--level", "1"], args].concat();
        let out = otho_reading(lines.as_bytes(), &args).good();
        out.matches('\u{7}').count()
    };
    assert_eq!(bells(&[], "f5\n"), 0);
    assert_eq!(bells(&["--sound"], "f5\n"), 1);
    assert_eq!(bells(&["--sound"], "m\nd4\nhint\n"), 0);
    assert_eq!(bells(&["--sound"], "sound off\nf5\n"), 0);
    assert_eq!(bells(&[], "sound on\nf5\n"), 1);
    assert_eq!(bells(&[], "sound\nf5\nsound\nundo\nf5\n"), 1);
    assert_eq!(bells(&["--lang", "cs"], "zvuk ano\nf5\n"), 1);
    // Of a game that only the computer plays, the end is what one waits for.
    assert_eq!(bells(&["--sound", "--side", "none"], ""), 1);
    let out = said(&[], "sound\nsound\nsound loud\n");
    assert!(out.contains("Sounds are on") && out.contains("Sounds are off."));
    assert!(out.contains("Sounds can be on or off."), "{out}");
}

#[test]
fn the_coach_says_why_the_move_that_is_looked_at_was_good_or_bad() {
    let out = said(&["--side", "both"], "why\nf5\nf4\nwhy?\nback\nwhy\n");
    let text = out.replace('\n', " ");
    assert!(text.contains("Nothing has been played yet."), "{text}");
    let after = |part: &str| text.split(part).nth(1).unwrap_or_default().to_owned();
    assert!(after("White plays f4").contains("costs about"), "{text}");
    // All first moves are images of each other, whatever else was asked before.
    let of_black = after("This is the position after 1 turn.");
    assert!(of_black.contains("No move is better than f5."), "{text}");
}

#[test]
fn what_cannot_be_played_is_not_set_up_and_the_game_goes_on() {
    let over = format!("{:-<64} X", "XX");
    let out = said(
        &["--side", "both"],
        &format!("f5\nsetup {over}\nsetup\nl\n"),
    );
    let text = out.replace('\n', " ");
    assert!(text.contains("over before it begins."), "{text}");
    assert!(text.contains("Say the position: setup"), "{text}");
    assert!(text.ends_with("Flipped: e5. "), "{text}");
}

#[test]
fn the_language_of_a_game_is_that_of_the_environment_or_the_one_asked_for() {
    for (language, args, greeting) in [
        ("fr_FR.UTF-8", &[][..], "Vous êtes Noir, contre"),
        ("cs_CZ", &[], "Hrajete za Černého proti"),
        ("C", &[], "You play Black against"),
        ("cs_CZ.UTF-8", &["--lang", "fr"], "Vous êtes Noir, contre"),
    ] {
        let mut command = program(["play", "--text"].iter().chain(args));
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES");
        let output = command.env("LANG", language).output();
        let said = Run::from(output.expect("the program starts")).good();
        assert!(said.starts_with(greeting), "{language}: {said}");
    }
}
