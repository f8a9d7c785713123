//! `otho game`: records shown, checked and scored.

use std::fs;

use crate::run::{otho, otho_reading};

/// The shortest game that ends with both colors on the board.
const SHORT: &str = "f5f4c3e6f7g6g4e8g8g5h5";

/// A game of perfect play, which is a draw.
const PERFECT: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1\
                       f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

fn check(game: &str) -> (i32, String) {
    let run = otho(["game", "check", game]);
    assert_eq!(run.err, "");
    (run.code, run.out)
}

fn score(game: &str) -> String {
    otho(["game", "score", game]).good()
}

#[test]
fn a_legal_game_is_ok() {
    assert_eq!(check("f5d6c3"), (0, "ok\n".to_owned()));
    assert_eq!(check(PERFECT), (0, "ok\n".to_owned()));
    assert_eq!(check("1. F5 d6 2. C3"), (0, "ok\n".to_owned()));
}

#[test]
fn the_first_illegal_move_is_named_with_its_number_and_its_reason() {
    for (game, sentence) in [
        (
            "f5f5",
            "Move 2: White cannot play f5, because the square is occupied.\n",
        ),
        (
            "f5a1",
            "Move 2: White cannot play a1, because the move would flip nothing.\n",
        ),
        (
            "f5d6--",
            "Move 3: Passing is not allowed, because there are moves to make: c3 c4 c5 c6 c7.\n",
        ),
    ] {
        let (code, answer) = check(game);
        assert_eq!((code, answer.as_str()), (1, sentence));
    }
    assert_eq!(
        check(&format!("{SHORT}a1")),
        (
            1,
            "Move 12: White cannot play a1, because the game is over.\n".to_owned()
        )
    );
    let (code, answer) = check("f5z9");
    assert!(
        code == 1 && answer.contains("Move 2 begins with “z”"),
        "{answer}"
    );
}

#[test]
fn a_result_that_the_moves_contradict_is_a_negative_answer() {
    let ggf = |result: &str, moves: &str| {
        let start = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
        let colors = ["B", "W"].into_iter().cycle();
        let squares = moves
            .as_bytes()
            .chunks(2)
            .map(|name| std::str::from_utf8(name).unwrap());
        let moves: String = colors
            .zip(squares)
            .map(|(c, m)| format!("{c}[{m}]"))
            .collect();
        format!("(;GM[Othello]PB[a]PW[b]TY[8]RE[{result}]BO[{start}]{moves};)")
    };
    let wiped_out = "f5f4c3e6f7f6f3b2a1";
    assert_eq!(check(&ggf("+64.00", wiped_out)).0, 0);
    // Without the empty squares it is the same result.
    assert_eq!(check(&ggf("+13.00", wiped_out)).0, 0);
    assert_eq!(
        check(&ggf("+2.00", wiped_out)),
        (
            1,
            "The record states a difference of +2 for Black, but the moves end in +64.\n"
                .to_owned()
        )
    );
    // A game that stops early may have been decided otherwise.
    assert_eq!(check(&ggf("+2.00", "f5f4")).0, 0);
}

#[test]
fn both_counts_and_the_ending_are_told() {
    assert_eq!(
        score(SHORT),
        "Black wins 63–1; on the board 14–1. Neither player has a move left.\n"
    );
    assert_eq!(
        score(PERFECT),
        "The game is a draw, 32–32. Neither player has a move left.\n"
    );
    assert_eq!(
        score("f5"),
        "The game is not over: White to move, 4–1 on the board (Black–White).\n"
    );
    let resigned = "(;GM[Othello]PB[a]PW[b]RE[-64:r]TY[8]\
                    BO[8 ---------------------------O*------*O--------------------------- *]B[F5];)";
    assert_eq!(
        score(resigned),
        "White wins 64–0; on the board 1–4. Black resigned.\n"
    );
    // Where a flag costs something else than by our rules, the record has its say too.
    assert_eq!(
        score(&resigned.replace("-64:r", "-64:t")),
        "White wins 33–31; on the board 1–4. Black ran out of time. \
         The record states 0–64 (Black–White).\n"
    );
}

#[test]
fn a_game_is_shown_with_players_moves_board_and_result() {
    let sgf = format!(
        "(;GM[2]FF[4]SZ[8]PB[Ann]PW[Bob]EV[Club]DT[2024]{})",
        [
            "f5", "f4", "c3", "e6", "f7", "g6", "g4", "e8", "g8", "g5", "h5"
        ]
        .iter()
        .zip(["B", "W"].iter().cycle())
        .map(|(square, color)| format!(";{color}[{square}]"))
        .collect::<String>()
    );
    let shown = otho(["game", "show", &sgf]).good();
    assert_eq!(
        shown,
        "Black: Ann
White: Bob
Event: Club
Date: 2024

 1. f5   2. f4   3. c3   4. e6   5. f7
 6. g6   7. g4   8. e8   9. g8  10. g5
11. h5

  a b c d e f g h
1 - - - - - - - -
2 - - - - - - - -
3 - - X - - - - -
4 - - - X X X X -
5 - - - X X X X X
6 - - - - X - X -
7 - - - - - X - -
8 - - - - O - X -

Black (X): 14, White (O): 1
Black wins 63–1; on the board 14–1.
Neither player has a move left.
"
    );
    let json = otho(["game", "show", &sgf, "--json"]).json();
    assert_eq!(json["black"]["name"], "Ann");
    assert_eq!(json["plies"][10], "h5");
    assert_eq!(json["score"], serde_json::json!({"black": 63, "white": 1}));
    assert_eq!(json["discs"], serde_json::json!({"black": 14, "white": 1}));
    assert_eq!(json["ending"], "no-moves");
}

#[test]
fn files_of_several_games_are_checked_game_by_game() {
    let run = otho_reading(b"f5d6\nf5f5\nf5x\nf5\n", &["game", "check", "-"]);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", run.out);
    assert!(lines[0].starts_with("Game 2: Move 2: White cannot play f5"));
    assert!(lines[1].starts_with("Game 3: Standard input: Read as transcript, line 3"));
    assert_eq!(lines[2], "4 games, 2 of them bad.");
    let json = otho_reading(b"f5d6\nf5f5\n", &["game", "check", "-", "--json"]);
    assert_eq!(json.code, 1);
    let json = json.json();
    assert_eq!((&json["ok"], &json["games"]), (&false.into(), &2.into()));
    assert_eq!(json["problems"][0]["game"], 2);
    assert_eq!(json["problems"][0]["move"], 2);
    let good = otho_reading(b"f5d6\nf5\n", &["game", "check", "-"]).good();
    assert_eq!(good, "2 games, all legal.\nok\n");
}

#[test]
fn one_of_several_games_can_be_picked() {
    let games = b"f5d6\nd3\nf5f5\n";
    let pick = |command, number| otho_reading(games, &["game", command, "-", "--game", number]);
    assert_eq!(pick("check", "2").good(), "ok\n");
    assert_eq!(pick("check", "3").code, 1);
    assert!(pick("show", "2").good().contains(" 1. d3\n"));
    assert!(pick("score", "1").good().contains("3–3"));
    assert_eq!(
        pick("show", "4").refused(2),
        "Standard input: There is no game 4."
    );
    for number in ["0", "x", "99999999999999999999999"] {
        assert!(pick("show", number).refused(2).contains("1 is the first"));
    }
}

#[test]
fn the_scores_of_many_games_are_one_json_document() {
    let json = otho_reading(b"f5\nd3c3\n", &["game", "score", "-", "--json"]).json();
    assert_eq!(json.as_array().map(Vec::len), Some(2));
    assert_eq!(
        json[0]["discs"],
        serde_json::json!({"black": 4, "white": 1})
    );
    assert_eq!(json[0]["score"], serde_json::Value::Null);
}

#[test]
fn what_cannot_be_read_is_one_sentence_and_exit_code_2() {
    assert_eq!(
        otho(["game", "check", "no/such/file.ggf"]).refused(2),
        "no/such/file.ggf cannot be read: it does not exist."
    );
    assert_eq!(
        otho(["game", "check", "/"]).refused(2),
        "/ cannot be read: it is a folder."
    );
    assert_eq!(
        otho_reading(b"hello", &["game", "show", "-"]).refused(2),
        "Standard input: The format is not recognized; --from says which it is."
    );
    assert_eq!(
        otho_reading(b"", &["game", "check", "-"]).refused(2),
        "Standard input is empty."
    );
    assert_eq!(
        otho_reading(b"", &["game", "check", "-", "--from", "sgf"]).refused(2),
        "Standard input: There is no game to read."
    );
    assert!(
        otho(["game", "check", "f5", "--from", "pgn"])
            .refused(2)
            .starts_with("“pgn” is not a format; these are: transcript, board,")
    );
    assert!(
        otho_reading(b"(;GM[2]SZ[8];B[f5]", &["game", "show", "-"])
            .refused(2)
            .contains("has no end")
    );
}

#[test]
fn a_sentence_about_a_file_is_in_the_language_asked_for() {
    let sentence = |language| otho(["game", "show", "absent.sgf", "--lang", language]).refused(2);
    assert_eq!(
        sentence("fr"),
        "absent.sgf\u{a0}: lecture impossible, le fichier n’existe pas."
    );
    assert_eq!(sentence("cs"), "absent.sgf nelze číst: neexistuje.");
    let illegal = otho(["game", "check", "f5f5", "--lang", "cs"]);
    assert_eq!(
        illegal.out,
        "2. tah: Bílý nemůže hrát f5, protože pole je obsazené.\n"
    );
}

#[test]
fn names_cannot_send_commands_to_the_terminal() {
    let sgf = "(;GM[2]SZ[8]PB[\u{1b}\\]0;boo\u{7}];B[f5])";
    let shown = otho(["game", "show", sgf]).good();
    assert!(
        shown.contains("Black: ") && !shown.contains(['\u{1b}', '\u{7}']),
        "{shown}"
    );
}

#[test]
fn a_very_long_line_is_one_error() {
    let line = vec![b'f'; 3 << 20];
    let run = otho_reading(&line, &["game", "check", "-", "--from", "transcript"]);
    assert_eq!(run.code, 1);
    assert!(
        run.out.contains("longer than the 1048576 bytes"),
        "{}",
        run.out
    );
    let argument = "f5".repeat(50_000);
    let (code, answer) = check(&argument);
    assert!(code == 1 && answer.starts_with("Move 2: "), "{answer}");
}

#[test]
fn a_file_is_read_even_if_its_name_is_a_game() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    fs::write(folder.path().join("f5d6"), "f5f5").expect("it can be written");
    let run = crate::run::program(["game", "check", "f5d6"])
        .current_dir(folder.path())
        .output()
        .expect("the program starts");
    assert_eq!(run.status.code(), Some(1));
}
