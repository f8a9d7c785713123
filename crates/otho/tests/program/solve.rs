//! `otho solve`: exact values, held against stated ones.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{Run, START, otho, otho_reading, program};

/// Fourteen squares are empty; the first three of the FFO test, whose scores are published.
const FFO: [(&str, i32); 3] = [
    (
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
        18,
    ),
    (
        "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X",
        10,
    ),
    (
        "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X",
        2,
    ),
];

fn solve(args: &[&str]) -> Run {
    otho(
        ["solve", "--threads", "1", "--hash", "16"]
            .iter()
            .chain(args),
    )
}

/// The cells of the row about the first position.
fn first_row(answer: &str) -> Vec<&str> {
    let row = answer.lines().nth(1).expect("there is a row");
    row.split_whitespace().collect()
}

#[test]
fn the_score_is_exact_and_held_against_the_stated_one() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let file = folder.path().join("ffo.obf");
    let lines: Vec<String> = FFO
        .iter()
        .map(|(position, score)| match *score {
            18 => format!("{position}; G8:{score:+}; H1:+12;"),
            _ => (*position).to_owned(),
        })
        .collect();
    fs::write(&file, format!("% facts\n{}\n", lines.join("\n"))).expect("it can be written");
    let file = file.to_str().expect("the name is UTF-8");
    let document = solve(&[file, "--json"]).json();
    let positions = document["positions"].as_array().expect("it is a list");
    for (found, (_, score)) in positions.iter().zip(FFO) {
        assert_eq!(found["score"], score);
        assert_eq!(found["certainty"], "exact");
        assert_eq!(found["empties"], 14);
    }
    assert_eq!(positions[0]["ok"], true);
    assert!(positions[1]["ok"].is_null());
    assert_eq!(document["totals"]["positions"], 3);
    let answer = solve(&[file]).good();
    assert_eq!(first_row(&answer)[..3], ["1", "14", "+18"]);
    assert!(answer.ends_with(" million nodes a second.\n"), "{answer}");
}

#[test]
fn steps_tell_what_was_known_on_the_way_and_how_far_it_was() {
    let document = solve(&[FFO[0].0, "--json"]).json();
    let found = &document["positions"][0];
    let steps = found["steps"].as_array().expect("it is a list");
    assert!(steps.len() > 2);
    let [.., before, last] = &steps[..] else {
        panic!("there are several steps")
    };
    for key in ["certainty", "score", "nodes", "line"] {
        assert_eq!(last[key], found[key]);
    }
    assert!(last["to_go"].is_null());
    let to_go = before["to_go"].as_array().expect("it is on its way");
    assert!(to_go[0].as_u64() < to_go[1].as_u64());
    assert!(before["nodes"].as_u64() < last["nodes"].as_u64());
}

#[test]
fn a_stated_score_that_is_wrong_is_exit_code_1() {
    let stated = format!("{}; G8:+20;", FFO[0].0);
    let run = solve(&[&stated]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains(" WRONG "), "{}", run.out);
    assert!(run.out.contains("1 wrong"), "{}", run.out);
    // A loser in the file is a winner on the board: that is wrong without the exact score, too.
    assert_eq!(solve(&["--wld", &stated]).code, 0);
    let stated = format!("{}; G8:-2;", FFO[0].0);
    assert_eq!(solve(&["--wld", &stated]).code, 1);
}

#[test]
fn who_wins_agrees_with_the_exact_score() {
    for (position, _) in FFO {
        for variant in ["othello", "anti"] {
            let value = |extra: &[&str]| {
                let args = [&["--json", "--variant", variant, position], extra].concat();
                let document = solve(&args).json();
                document["positions"][0]["score"]
                    .as_i64()
                    .expect("a number")
            };
            assert_eq!(
                value(&["--wld"]).signum(),
                value(&[]).signum(),
                "{position}"
            );
        }
    }
    let answer = solve(&["--wld", FFO[0].0]).good();
    assert_eq!(first_row(&answer)[2], "+");
}

#[test]
fn passes_wipe_outs_and_finished_games_have_their_scores() {
    // Black must pass; then White takes the last two squares that can be filled.
    let must_pass = format!("{:-<64} X", "OX");
    let over = format!("{:-<64} X", "XX");
    let wipes_out = format!("{:-<64} X", "XO");
    let full = format!("{:X<63}O O", "");
    for (position, score, best) in [
        (must_pass.as_str(), "-64", "pass"),
        (over.as_str(), "+64", "end"),
        (wipes_out.as_str(), "+64", "c1"),
        (full.as_str(), "-62", "end"),
    ] {
        let answer = solve(&[position]).good();
        assert_eq!(first_row(&answer)[2..4], [score, best], "{position}");
        let anti = solve(&["--variant", "anti", position]).good();
        let reversed = score.replace(['+', '-'], "");
        let sign = if score.starts_with('+') { '-' } else { '+' };
        assert_eq!(first_row(&anti)[2], format!("{sign}{reversed}"));
    }
}

#[test]
fn a_game_stands_for_the_position_it_has_come_to() {
    let over = "f5f4c3e6f7f6f3b2a1";
    let answer = solve(&[over]).good();
    assert_eq!(first_row(&answer)[2..4], ["-64", "end"]);
}

#[test]
fn positions_come_from_standard_input_too() {
    let input = format!("{}\n{}\n", FFO[0].0, FFO[1].0);
    let answer = otho_reading(input.as_bytes(), &["solve", "-", "--threads", "2"]).good();
    assert_eq!(answer.lines().count(), 4);
}

#[test]
fn what_cannot_be_solved_is_refused_in_a_sentence() {
    assert!(solve(&["% nothing"]).refused(2).len() > 10);
    solve(&["no-such-file.obf"]).refused(2);
    for (option, value) in [("--threads", "0"), ("--hash", "x"), ("--variant", "chess")] {
        let sentence = otho(["solve", FFO[0].0, option, value]).refused(2);
        assert!(sentence.contains(value), "{sentence}");
    }
}

/// The system refuses a terabyte where it counts memory; elsewhere there is nothing to see.
#[cfg(target_os = "linux")]
#[test]
fn a_table_larger_than_the_memory_is_refused_in_a_sentence() {
    let limited = fs::read_to_string("/proc/sys/vm/overcommit_memory");
    if limited.is_ok_and(|mode| mode.trim() == "1") {
        println!("left out: this system promises any amount of memory");
        return;
    }
    let sentence = otho(["solve", FFO[0].0, "--hash", "1048576"]).refused(2);
    assert!(sentence.contains("1048576"), "{sentence}");
}

/// Easy ones only; `otho bench ffo` has the others.
#[test]
fn the_ffo_test_is_solved_without_a_mistake() {
    let Some(data) = std::env::var_os("OTHO_DATA") else {
        println!("left out: OTHO_DATA is not set");
        return;
    };
    let file = Path::new(&data).join("obf/fforum-1-19.obf");
    let file = file.to_str().expect("the name is UTF-8");
    for threads in ["1", "2"] {
        let answer = otho(["solve", file, "--threads", threads]).good();
        assert!(answer.contains("19 positions, none wrong"), "{answer}");
    }
}

/// Ctrl-C, once the handler is known to be in place because a row has been printed.
#[cfg(unix)]
#[test]
fn an_interrupted_run_says_what_it_has() {
    let mut child = program(["solve", "-", "--threads", "1", "--hash", "16"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let over = format!("{:-<64} X", "XX");
    // The comment fills what the program reads ahead.
    let comment = format!("%{}\n", "-".repeat(20_000));
    write!(stdin, "{over}\n{comment}{START}\n").expect("the program reads");
    drop(stdin);
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let mut next = || lines.next().expect("a line").expect("it is UTF-8");
    next();
    assert!(next().contains("+64"));
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.expect("there is a kill").success());
    // The second position has been begun or not: that is a matter of time.
    let row = next();
    if !row.starts_with("1 position") {
        assert!(row.contains('@') && row.contains('%'), "{row}");
        assert!(next().starts_with("2 positions"));
    }
    assert!(next().starts_with("Interrupted"));
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
}
