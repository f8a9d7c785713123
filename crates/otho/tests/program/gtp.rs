//! `otho gtp`: the protocol, command by command.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use crate::dialog::Dialog;
use crate::run::{START, otho, otho_reading};

/// The answers to these lines, without the blank line that ends each.
fn answers_of(args: &[&str], lines: &str) -> Vec<String> {
    let args = [&["gtp", "--threads", "1", "--hash", "8"], args].concat();
    let out = otho_reading(lines.as_bytes(), &args).good();
    assert!(out.is_empty() || out.ends_with("\n\n"), "{out:?}");
    let answers: Vec<String> = out.split_terminator("\n\n").map(str::to_owned).collect();
    for answer in &answers {
        assert!(answer.starts_with(['=', '?']), "{out:?}");
    }
    answers
}

fn answers(lines: &str) -> Vec<String> {
    answers_of(&[], lines)
}

#[test]
fn the_program_says_what_it_is() {
    assert_eq!(
        answers("protocol_version\nname\nversion\nlist_games\nset_game Othello\nset_game Go\n"),
        [
            "= 2",
            "= OTHO",
            concat!("= ", env!("CARGO_PKG_VERSION")),
            "= Othello",
            "=",
            "? unknown game"
        ]
    );
}

#[test]
fn every_listed_command_is_known_and_no_other() {
    let listed = &answers("list_commands\n")[0];
    let names: Vec<&str> = listed.trim_start_matches("= ").lines().collect();
    assert_eq!(names.len(), 22);
    for name in names {
        assert_eq!(answers(&format!("known_command {name}\n")), ["= true"]);
        assert_ne!(answers(&format!("{name}\n")), ["? unknown command"]);
    }
    assert_eq!(
        answers("known_command fly\nknown_command\nfly\n"),
        ["= false", "= false", "? unknown command"]
    );
}

#[test]
fn ids_come_back_and_comments_blanks_and_carriage_returns_do_not_matter() {
    let lines = "1 name\r\n\r\n  # nothing\n\n0042\tname # who?\n7\n99 fly\nquit\nname\n";
    assert_eq!(
        answers(lines),
        [
            "=1 OTHO",
            "=0042 OTHO",
            "?7 unknown command",
            "?99 unknown command",
            "="
        ]
    );
    assert_eq!(answers(""), [""; 0]);
    assert_eq!(answers("name"), ["= OTHO"]);
}

#[test]
fn garbage_gets_an_answer_each_and_the_game_goes_on() {
    let long = "x".repeat(200_000);
    let args = ["gtp", "--threads", "1", "--hash", "8"];
    let input = [
        b"\xff\xfe\x00\n".as_slice(),
        long.as_bytes(),
        b"\nplay\nplay b\nplay b i9\nplay green f5\nplay b f5 f6\ngenmove\n",
        b"level 0\nlevel x\ntime_settings 1\ntime_left b x 0\nsetboard x\nboardsize x\nkomi\n",
        b"undo\nname\n",
    ]
    .concat();
    let out = otho_reading(&input, &args).good();
    let answers: Vec<&str> = out.split_terminator("\n\n").collect();
    assert_eq!(answers[..2], ["? unknown command"; 2]);
    assert_eq!(answers[2..15], ["? syntax error"; 13]);
    assert_eq!(answers[15..], ["? cannot undo", "= OTHO"]);
}

#[test]
fn moves_are_made_by_the_rules() {
    let lines = "boardsize 8\nboardsize 10\nclear_board\nkomi 6.5\nplay b F5\nplay black d6\n\
                 play w a1\nplay w f5\nplay W pass\nplay white d6\nundo\nundo\nundo\nplay B f5\n";
    assert_eq!(
        answers(lines),
        [
            "=",
            "? unacceptable size",
            "=",
            "=",
            "=",
            "? illegal move",
            "? illegal move",
            "? illegal move",
            "? illegal move",
            "=",
            "=",
            "=",
            "? cannot undo",
            "="
        ]
    );
}

#[test]
fn a_forced_pass_may_be_said_or_left_out_and_no_other_is_allowed() {
    // Black has no move, White has two.
    let set = format!("setboard {:-<64} X\n", "OX-----OX");
    assert_eq!(
        answers(&format!(
            "{set}play b c1\nplay b pass\nplay b pass\nplay w c1\n"
        ))[1..],
        ["? illegal move", "=", "? illegal move", "="]
    );
    assert_eq!(
        answers(&format!("{set}play w pass\nplay w c1\nundo\ngenmove b\n"))[1..],
        ["? illegal move", "=", "=", "= pass"]
    );
    // Both are equally good.
    let chosen = &answers(&format!("{set}genmove w\n"))[1];
    assert!(["= c1", "= a3"].contains(&chosen.as_str()), "{chosen}");
}

#[test]
fn once_the_game_is_over_both_pass() {
    let set = format!("setboard {:-<64} X\n", "XX");
    let lines = format!("{set}genmove b\ngenmove w\nplay b pass\nplay w pass\nplay b c1\nundo\n");
    assert_eq!(
        answers(&lines)[1..],
        ["= pass", "= pass", "=", "=", "? illegal move", "="]
    );
}

#[test]
fn the_board_is_shown_without_a_blank_line() {
    let shown = &answers("play b f5\nshowboard\n")[1];
    let rows: Vec<&str> = shown.lines().collect();
    assert_eq!(rows.len(), 11);
    assert_eq!(rows[1], "  a b c d e f g h");
    assert_eq!(rows[6], "5 - - - X X X - -");
    assert_eq!(rows[10], "White to move");
}

#[test]
fn a_move_is_legal_and_made_once() {
    let lines =
        "level 4\nreg_genmove b\nreg_genmove b\ngenmove b\ngenmove b\nundo\nreg_genmove b\n";
    let answers = answers(lines);
    assert!(["= d3", "= c4", "= f5", "= e6"].contains(&answers[1].as_str()));
    assert_eq!(answers[1], answers[2]);
    assert_eq!(answers[4], "? illegal move");
    assert_eq!(answers[5], "=");
    assert!(answers[6].starts_with("= "));
}

#[test]
fn levels_go_by_number_and_by_name() {
    let set = "setboard ------------------X-X-----XXX-----XXO-----X--------------------- O\n";
    let flips = |answer: &str| {
        let square = answer.trim_start_matches("= ");
        let position = "------------------X-X-----XXX-----XXO-----X--------------------- O";
        let flips = otho(["position", "flips", position, square]).good();
        flips.split_whitespace().count()
    };
    let by_name = answers_of(&["--level", "maximiser"], &format!("{set}genmove w\n"));
    let by_number = answers(&format!("level 2\n{set}genmove w\n"));
    let moves = otho(["position", "moves", &set[9..].replace('\n', "")]).good();
    let most = moves.split_whitespace().map(flips).max();
    assert_eq!(Some(flips(&by_name[1])), most);
    assert_eq!(Some(flips(&by_number[2])), most);
    let all: String = (1..=14)
        .map(|n| format!("level {n}\nreg_genmove b\n"))
        .collect();
    assert!(answers(&all).iter().all(|answer| answer.starts_with('=')));
}

#[test]
fn solving_gives_score_and_line() {
    let ffo_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    let answer = answers(&format!("setboard {ffo_1}\nsolve\ngenmove b\n"));
    assert!(answer[1].starts_with("= +18 g8"), "{answer:?}");
    assert_eq!(answer[2], "= g8");
    assert_eq!(answers("solve\n"), ["? too many empty squares"]);
    let over = format!("setboard {:-<64} X\nsolve\n", "XX");
    assert_eq!(answers(&over)[1], "= +64");
    assert_eq!(answers_of(&["--variant", "anti"], &over)[1], "= -64");
}

#[test]
fn a_file_is_loaded_to_its_end_or_to_before_a_move() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let file = folder.path().join("game.sgf");
    let game = "(;GM[2]SZ[8]FF[4];B[f5];W[d6];B[c3])";
    fs::write(&file, game).expect("it can be written");
    let file = file.to_str().expect("the name is UTF-8");
    let lines = format!(
        "loadsgf {file}\nplay b d3\nplay w d3\nloadsgf {file} 2\nplay b d6\nplay w d6\nundo\nundo\nundo\nloadsgf {file}x\nloadsgf\n"
    );
    assert_eq!(
        answers(&lines),
        [
            "=",
            "? illegal move",
            "=",
            "=",
            "? illegal move",
            "=",
            "=",
            "=",
            "? cannot undo",
            "? cannot load file",
            "? syntax error"
        ]
    );
}

#[test]
fn time_settings_of_all_kinds_are_taken() {
    let lines = "time_settings 0 1 0\ngenmove b\ntime_settings 10 0 0\ntime_left w 0 0\ngenmove w\n\
                 time_settings 0.05 0.05 1\ntime_left b -1 0\ngenmove b\ntime_settings 0 0 0\n";
    let answers = answers_of(&["--level", "6"], lines);
    assert_eq!(answers.len(), 9);
    assert!(
        answers.iter().all(|answer| answer.starts_with('=')),
        "{answers:?}"
    );
}

/// How long it took is for the tests of the clock to say: they have one that does not jump.
#[test]
fn a_game_with_little_time_is_played_to_its_end() {
    let moves: String = (0..40).map(|_| "genmove b\ngenmove w\n").collect();
    let lines = format!("time_settings 1 0 0\n{moves}showboard\n");
    let answers = answers_of(&[], &lines);
    let mut transcript = String::new();
    for answer in &answers[1..81] {
        let vertex = answer.strip_prefix("= ").expect("it is a move");
        if vertex != "pass" {
            transcript.push_str(vertex);
        }
    }
    let score = otho(["game", "score", &transcript]).good();
    assert!(!score.contains("not over"), "{score}");
}

#[test]
fn wrong_options_are_refused_and_nothing_is_printed() {
    for (option, value) in [
        ("--level", "0"),
        ("--level", "17"),
        ("--level", "strong"),
        ("--threads", "x"),
    ] {
        let sentence = otho(["gtp", option, value]).refused(2);
        assert!(sentence.contains(value), "{sentence}");
    }
    assert_eq!(
        answers_of(&["--json"], &format!("setboard {START}\n")),
        ["="]
    );
}

fn begin(args: &[&str]) -> Dialog {
    Dialog::begin(&[&["gtp", "--threads", "1", "--hash", "8"], args].concat())
}

fn ask(dialog: &mut Dialog, command: &str) -> String {
    dialog.say(command);
    dialog.hear_until("").concat()
}

/// How much the processor has done for it, in ticks of the system.
#[cfg(target_os = "linux")]
fn work(dialog: &Dialog) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", dialog.child.id()));
    let stat = stat.expect("the program runs");
    let (_, fields) = stat.rsplit_once(')').expect("its name is in brackets");
    let ticks = |nth| fields.split_whitespace().nth(nth).map(str::parse::<u64>);
    [11, 12]
        .map(|nth| ticks(nth).expect("it is there").expect("a number"))
        .iter()
        .sum()
}

/// Whether the program works on although nobody has asked it anything.
#[cfg(target_os = "linux")]
fn works_on(dialog: &Dialog, patience: Duration) -> bool {
    let (begin, before) = (Instant::now(), work(dialog));
    while begin.elapsed() < patience {
        thread::sleep(Duration::from_millis(20));
        if work(dialog) > before + 10 {
            return true;
        }
    }
    false
}

#[cfg(target_os = "linux")]
#[test]
fn pondering_goes_on_until_the_next_command_and_answers_stay_right() {
    let mut dialog = begin(&["--ponder"]);
    assert_eq!(ask(&mut dialog, "time_settings 2 0 0"), "=");
    // Nothing to think about before the first move.
    assert!(!works_on(&dialog, Duration::from_millis(300)));
    assert!(ask(&mut dialog, "genmove b").starts_with("= "));
    assert!(works_on(&dialog, Duration::from_secs(60)));
    // A question does not end it.
    assert_eq!(ask(&mut dialog, "name"), "= OTHO");
    assert!(works_on(&dialog, Duration::from_secs(60)));
    // A move does, and what comes next is answered as ever.
    let reply = [
        "d6", "f6", "f4", "c6", "c4", "c3", "d3", "c5", "e6", "f3", "e3",
    ];
    let is_played = reply
        .iter()
        .any(|square| ask(&mut dialog, &format!("play w {square}")) == "=");
    assert!(is_played);
    assert!(!works_on(&dialog, Duration::from_millis(300)));
    let ffo_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    assert_eq!(ask(&mut dialog, &format!("setboard {ffo_1}")), "=");
    assert_eq!(ask(&mut dialog, "genmove b"), "= g8");
    assert!(ask(&mut dialog, "undo") == "=" && ask(&mut dialog, "solve").starts_with("= +18 g8"));
    dialog.end();
}

/// Where there is a clock, thinking in the opponent's time shows that it is heeded.
#[cfg(target_os = "linux")]
#[test]
fn what_is_left_is_a_clock_even_where_nobody_has_set_one() {
    let mut dialog = begin(&["--ponder"]);
    assert_eq!(ask(&mut dialog, "time_left b 2 0"), "=");
    assert!(ask(&mut dialog, "genmove b").starts_with("= "));
    assert!(works_on(&dialog, Duration::from_secs(60)));
    dialog.end();
}

#[cfg(target_os = "linux")]
#[test]
fn without_the_option_or_a_clock_or_with_a_level_nobody_ponders() {
    for (args, settings) in [
        (&[][..], "time_settings 2 0 0"),
        (&["--ponder"], "time_settings 0 0 0"),
        (&["--ponder", "--level", "4"], "time_settings 2 0 0"),
    ] {
        let mut dialog = begin(args);
        assert_eq!(ask(&mut dialog, settings), "=");
        assert!(ask(&mut dialog, "genmove b").starts_with("= "));
        assert!(!works_on(&dialog, Duration::from_millis(500)));
        dialog.end();
    }
}
