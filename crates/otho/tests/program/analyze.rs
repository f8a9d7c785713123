//! `otho analyze`: what every move was worth, and why.

use serde_json::Value;

use crate::run::{Run, otho};

/// An ordinary opening.
const GAME: &str = "f5d6c3d3c4f4f6f3e6e7";

fn analyze(args: &[&str]) -> Run {
    let common = ["analyze", "--threads", "1", "--hash", "4"];
    otho(common.iter().chain(args))
}

#[test]
fn every_move_has_a_row_and_the_points_given_away_are_summed() {
    let answer = analyze(&[GAME, "--depth", "4"]).good();
    let rows = answer
        .lines()
        .filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        .filter(|line| !line.ends_with('.'));
    assert_eq!(rows.count(), GAME.len() / 2, "{answer}");
    let last = answer.lines().last().expect("there is a line");
    assert!(
        last.starts_with("10 moves; points given away: Black "),
        "{last}"
    );
}

#[test]
fn the_document_has_every_move_with_its_value_loss_and_words() {
    let document = analyze(&[GAME, "--depth", "4", "--json"]).json();
    assert_eq!(document["depth"], 4);
    assert_eq!(document["is_complete"], true);
    let moves = document["moves"].as_array().expect("it is a list");
    assert_eq!(moves.len(), GAME.len() / 2);
    assert_eq!(moves[0]["side"], "black");
    assert_eq!(moves[0]["move"], "f5");
    assert_eq!(moves[0]["loss"], 0);
    assert_eq!(moves[0]["verdict"], "best");
    assert_eq!(moves[0]["text"], "No move is better than f5.");
    let lost = |side: &str| -> i64 {
        let own = moves.iter().filter(|judged| judged["side"] == side);
        own.filter_map(|judged| judged["loss"].as_i64()).sum()
    };
    assert_eq!(document["totals"][0]["loss"], lost("black"));
    assert_eq!(document["totals"][1]["loss"], lost("white"));
    for judged in moves {
        let reasons = judged["reasons"].as_array().expect("it is a list");
        assert!(reasons.len() <= 3);
        let is_text = |value: &Value| value.as_str().is_some_and(|text| !text.is_empty());
        assert!(reasons.iter().all(|reason| is_text(&reason["text"])));
    }
}

#[test]
fn a_mistake_is_followed_by_the_words_of_the_coach() {
    // Black gives White the corner h1 from g2.
    let position = "--O-X---O-OXXX-OOOOXXXOOOXOOOOXOOXOOXXOOOOOOOOOO--XXO--------O-- X";
    let game = format!("(;GM[2]{}PL[B];B[g2])", stones(position));
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, game).expect("it can be written");
    let file = file.to_str().expect("the name is UTF-8");
    let answer = analyze(&[file, "--depth", "8", "--lang", "fr"]).good();
    let words = "La case X g2 permet à Blanc de prendre aussitôt le coin h1.";
    assert!(answer.contains(words), "{answer}");
}

#[test]
fn a_good_move_has_words_when_they_are_asked_for() {
    let silent = analyze(&["f5d6", "--depth", "4"]).good();
    assert!(!silent.contains("No move is better"), "{silent}");
    let answer = analyze(&["f5d6", "--depth", "4", "--all"]).good();
    assert!(answer.contains("No move is better than f5."), "{answer}");
}

/// The discs of a position as properties of SGF.
fn stones(position: &str) -> String {
    let of = |disc: char, property: &str| {
        let there = position
            .chars()
            .take(64)
            .enumerate()
            .filter(|(_, letter)| *letter == disc);
        let squares = there.map(|(index, _)| {
            let column = char::from(b'a' + (index % 8) as u8);
            format!("[{column}{}]", index / 8 + 1)
        });
        format!("{property}{}", squares.collect::<String>())
    };
    of('X', "AB") + &of('O', "AW")
}

#[test]
fn depths_and_levels_that_cannot_be_used_are_refused() {
    for depth in ["0", "31", "deep"] {
        let sentence = analyze(&[GAME, "--depth", depth]).refused(2);
        assert!(sentence.contains("from 1 to 30"), "{sentence}");
    }
    for level in ["first-steps", "0", "nobody"] {
        let sentence = analyze(&[GAME, "--level", level]).refused(2);
        assert!(sentence.contains("these are: "), "{sentence}");
    }
    let sentence = analyze(&[GAME, "--level", "5", "--depth", "4"]).refused(2);
    assert!(sentence.contains("together"), "{sentence}");
}

#[test]
fn an_illegal_game_is_exit_code_1() {
    assert!(analyze(&["f5f5"]).refused(1).contains("Move 2"));
}
