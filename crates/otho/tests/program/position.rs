//! `otho position`, with the examples of the rules.

use crate::run::{START, otho, otho_reading};

fn moves(position: &str) -> String {
    otho(["position", "moves", position]).good()
}

fn flips(position: &str, square: &str) -> String {
    otho(["position", "flips", position, square]).good()
}

fn play(position: &str, line: &str) -> String {
    otho(["position", "play", position, line]).good()
}

fn first_row(discs: &str) -> String {
    format!("{discs:-<64} X")
}

/// White to move; Black c4 c5 d4 e3 e4 f5, White d3 d5 d6 e5 f6.
const NINE_MOVES: &str = "-------------------OX-----XXX-----XOOX-----O-O------------------ O";

#[test]
fn black_has_four_moves_at_the_start() {
    assert_eq!(moves(START), "d3 c4 f5 e6\n");
    assert_eq!(moves(play(START, "f5").trim()), "f4 d6 f6\n");
}

#[test]
fn white_has_exactly_nine_moves_in_the_exercise() {
    assert_eq!(moves(NINE_MOVES), "e2 b3 c3 f3 b4 f4 b5 g5 g6\n");
    for (square, flipped) in [
        ("e2", "e3 e4"),
        ("b3", "c4"),
        ("c3", "d4"),
        ("f3", "e3 e4"),
        ("b4", "c5"),
        ("f4", "f5"),
        ("b5", "c4 c5"),
        ("g5", "f5"),
        ("g6", "e4 f5"),
    ] {
        assert_eq!(flips(NINE_MOVES, square).trim(), flipped, "{square}");
    }
}

#[test]
fn a5_flips_three_discs_and_starts_no_chain_reaction() {
    let position = "------------------X-O----OO-XX---OOXXX-----OX-------O----------- X";
    assert_eq!(flips(position, "A5"), "b4 b5 c5\n");
    let after = play(position, "a5");
    assert_eq!(after.as_bytes()[26], b'O', "c4 stays white");
}

#[test]
fn a_pass_and_the_end_have_their_words() {
    assert_eq!(moves(&first_row("OX")), "pass\n");
    assert_eq!(moves(&first_row("XX")), "end\n");
}

#[test]
fn an_illegal_move_is_a_no_with_its_reason() {
    let sentence = |square| otho(["position", "flips", START, square]).refused(1);
    assert_eq!(
        sentence("d4"),
        "Black cannot play d4, because the square is occupied."
    );
    assert_eq!(
        sentence("a1"),
        "Black cannot play a1, because the move would flip nothing."
    );
    assert_eq!(
        sentence("i9"),
        "“i9” is not on the board. A square is a letter from a to h and a digit from 1 to 8, \
         such as f5."
    );
}

#[test]
fn moves_are_played_in_any_notation() {
    let after = play(START, "f5d6");
    assert_eq!(
        after,
        "---------------------------OX------OXX-----O-------------------- X\n"
    );
    assert_eq!(play(START, "1. F5 d6"), after);
    let apart = otho(["position", "play", START, "F5", "d6"]);
    assert_eq!(apart.good(), after);
}

#[test]
fn forced_passes_are_made_whether_they_are_written_or_not() {
    // After c1, White has no move: it is Black's turn again.
    let position = format!("{:-<64} X", "XO--------------XO");
    let after = otho(["position", "play", &position, "c1", "--json"]).json();
    let written = otho(["position", "play", &position, "c1 pass", "--json"]).json();
    assert_eq!(after["plies"], serde_json::json!(["c1", "--"]));
    assert_eq!(after, written);
    let side = after["position"].as_str().map(|obf| &obf[65..]);
    assert_eq!(side, Some("X"));
}

#[test]
fn the_first_illegal_move_is_named_by_its_number() {
    let sentence = |line| otho(["position", "play", START, line]).refused(1);
    assert_eq!(
        sentence("f5d6d6"),
        "Move 3: Black cannot play d6, because the square is occupied."
    );
    assert_eq!(
        sentence("f5 pass"),
        "Move 2: Passing is not allowed, because there are moves to make: f4 d6 f6."
    );
    assert_eq!(
        sentence("f5z9"),
        "Move 2 begins with “z”, where a square from a1 to h8 or a pass (--) is accepted."
    );
    let over = first_row("XX");
    assert_eq!(
        otho(["position", "play", &over, "c1"]).refused(1),
        "Move 1: Black cannot play c1, because the game is over."
    );
}

#[test]
fn show_draws_the_board_and_says_what_is_on_it() {
    assert_eq!(
        otho(["position", "show", START]).good(),
        "  a b c d e f g h
1 - - - - - - - -
2 - - - - - - - -
3 - - - - - - - -
4 - - - O X - - -
5 - - - X O - - -
6 - - - - - - - -
7 - - - - - - - -
8 - - - - - - - -

Black (X): 2, White (O): 2
Black to move: d3 c4 f5 e6
"
    );
    let over = otho(["position", "show", &first_row("XXX")]).good();
    assert!(
        over.ends_with("Black wins 64–0; on the board 3–0.\n"),
        "{over}"
    );
}

#[test]
fn json_has_the_same_answers() {
    let json = |args: &[&str]| otho(args.iter().chain(&["--json"])).json();
    let answer = json(&["position", "moves", START]);
    assert_eq!(answer["turn"], "move");
    assert_eq!(answer["moves"], serde_json::json!(["d3", "c4", "f5", "e6"]));
    let answer = json(&["position", "flips", START, "f5"]);
    assert_eq!(answer["flips"], serde_json::json!(["e5"]));
    let answer = json(&["position", "show", START]);
    assert_eq!(answer["side"], "black");
    assert_eq!(answer["discs"], serde_json::json!({"black": 2, "white": 2}));
    let keys = |answer: &serde_json::Value| -> Vec<String> {
        let object = answer.as_object().expect("it is an object");
        object.keys().cloned().collect()
    };
    let over = json(&["position", "show", &first_row("XX"), "--svg"]);
    assert_eq!(keys(&answer), keys(&over));
}

#[test]
fn a_position_is_read_from_standard_input() {
    let read = |input: &str| otho_reading(input.as_bytes(), &["position", "moves", "-"]);
    assert_eq!(read(&format!("{START}\n")).good(), "d3 c4 f5 e6\n");
    let scored = format!("% a comment\n{START}; F5:+4; % more\n");
    assert_eq!(read(&scored).good(), "d3 c4 f5 e6\n");
    assert!(read("").refused(2).contains("no position to read"));
    let twice = format!("{START}\n{START}\n");
    assert!(read(&twice).refused(2).contains("more than one position"));
}

#[test]
fn what_is_no_position_is_wrong_use() {
    let sentence = |position: &str| otho(["position", "moves", position]).refused(2);
    assert!(sentence("XO").contains("2 squares; a board has 64"));
    assert!(sentence(&START[..64]).contains("does not say who is to move"));
    assert!(sentence(&START.replacen('-', "?", 1)).contains("“?” for the square a1"));
    assert!(sentence(&START.replacen('-', "0", 1)).contains("digits are refused"));
    assert!(sentence(&START.replace(" X", " Z")).contains("“Z” as the side to move"));
    assert!(sentence(&format!("{START} X")).contains("after the side to move"));
    assert!(sentence(&"-".repeat(100_000)).contains("as the side to move"));
}

#[test]
fn pictures_are_drawn_for_the_eye_and_for_the_finger() {
    let picture = |option| otho(["position", "show", START, option]).good();
    let svg = picture("--svg");
    assert!(
        svg.starts_with("<svg ") && svg.contains("Black to move"),
        "{svg}"
    );
    let braille = picture("--braille");
    let is_cell = |c: char| c == '\n' || ('\u{2800}'..='\u{283f}').contains(&c);
    assert!(braille.chars().all(is_cell), "{braille}");
    let brf = picture("--brf");
    assert!(brf.contains("A B C D E F G H\r\n"), "{brf}");
    for lines in [&braille, &brf] {
        assert!(lines.lines().all(|line| line.chars().count() <= 40));
    }
    let json = otho(["position", "show", START, "--svg", "--json"]).json();
    assert_eq!(json["picture"], svg);
}
