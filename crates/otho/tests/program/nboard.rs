//! `otho nboard`: the protocol, command by command.

#[cfg(target_os = "linux")]
use std::{
    fs,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use crate::dialog::Dialog;
use crate::run::{otho, otho_reading};
#[cfg(target_os = "linux")]
use crate::tmux::PATIENCE;

const ARGS: [&str; 5] = ["nboard", "--threads", "1", "--hash", "8"];

fn lines(args: &[&str], input: &str) -> Vec<String> {
    let args = [&ARGS, args].concat();
    let out = otho_reading(input.as_bytes(), &args).good();
    out.lines().map(str::to_owned).collect()
}

/// The moves that were chosen, and nothing about how long it took.
fn moves(input: &str) -> Vec<String> {
    lines(&[], input)
        .iter()
        .filter_map(|line| line.strip_prefix("=== "))
        .map(|turn| turn.split('/').next().unwrap_or_default().to_owned())
        .collect()
}

const SOLVABLE: &str = "set game (;GM[Othello]PC[NBoard]PB[a]PW[b]TY[8]RE[?]\
    BO[8 --*****- -OOO**-O -OOO**O* -O*O*O** O***O*** --*O*O** -***OOO- -OOOOO-- *];)";

/// White has no move after d1, and Black has another one.
const PASS: &str = "(;GM[Othello]PC[NBoard]TY[8]BO[8 *OO----- -------- -------- -------- \
    -------- -------- -------- *O------ *]B[D1/3.00/0.5]";

#[test]
fn it_says_who_it_is_and_passes_over_what_it_does_not_know() {
    let input = "nboard 2\n\nfly to the moon\nset contempt 0\nset colour red\nlearn\nping 7\n\
                 ping 8\r\nquit\nping 9\n";
    let expected = ["set myname OTHO", "learned", "pong 7", "pong 8"];
    assert_eq!(lines(&[], input), expected);
    assert!(lines(&[], "").is_empty());
}

#[test]
fn a_move_is_told_and_not_made() {
    let found = moves("nboard 2\nset depth 4\ngo\ngo\nmove F5//1.2\ngo\n");
    assert_eq!(found.len(), 3);
    assert_eq!(found[0], found[1]);
    assert!(["D3", "C4", "F5", "E6"].contains(&found[0].as_str()));
    assert!(["D6", "F6", "F4"].contains(&found[2].as_str()), "{found:?}");
}

#[test]
fn the_answer_has_value_and_time_and_the_status_is_cleared_before_it() {
    let said = lines(&[], &format!("{SOLVABLE}\ngo\n"));
    assert_eq!(said[0], "status Thinking");
    assert!(said[1].starts_with("nodestats "), "{said:?}");
    assert_eq!(said[2], "status");
    let parts: Vec<&str> = said[3].split('/').collect();
    assert_eq!(parts[..2], ["=== G8", "18.00"]);
    assert!(parts[2].parse::<f64>().is_ok(), "{said:?}");
    assert_eq!(said.len(), 4);
}

#[test]
fn a_pass_after_the_last_move_of_a_game_may_be_told_or_not() {
    let before = format!("set game {PASS};)\n");
    let after = format!("set game {PASS}W[PA];)\n");
    assert_eq!(moves(&format!("{before}go\n")), ["PA"]);
    assert_eq!(moves(&format!("{before}move PA\ngo\n")), ["C8"]);
    assert_eq!(moves(&format!("{after}go\n")), ["C8"]);
    // The pass was left out, and the move that follows it is told all the same.
    let said = lines(&[], &format!("{before}move C8//0.1\ngo\n"));
    assert_eq!(said, ["=== PA"]);
}

#[test]
fn a_game_may_start_anywhere_and_be_over() {
    let odd = "set game (;GM[Othello]TY[8r20]BO[8 ******** -------- -------- -------- -------- \
               -------- -------- OOOOOOOO O];)\n";
    assert_eq!(moves(&format!("{odd}go\nmove PA\ngo\n")), ["PA", "PA"]);
    assert!(
        !lines(&[], &format!("{odd}hint 3\nanalyze\n"))
            .iter()
            .any(|line| line.starts_with("search"))
    );
}

#[test]
fn the_variant_is_that_of_the_game_or_of_the_command_line() {
    let anti = SOLVABLE.replace("TY[8]", "TY[8a]");
    let of_game = moves(&format!("{anti}\ngo\n"));
    let args = [&ARGS[..], &["--variant", "anti"]].concat();
    let told = otho_reading(format!("{SOLVABLE}\ngo\n").as_bytes(), &args).good();
    assert!(told.contains(&format!("=== {}/", of_game[0])), "{told}");
    assert!(!told.contains("G8/18.00"));
}

#[test]
fn a_hint_values_as_many_moves_as_it_is_asked_for() {
    let said = lines(&[], &format!("{SOLVABLE}\nhint 2\n"));
    let found: Vec<&String> = said.iter().filter(|l| l.starts_with("search ")).collect();
    let last = &found[found.len() - 2..];
    assert!(last[0].starts_with("search G8"), "{last:?}");
    assert!(last[0].ends_with(" 18.00 0 100%"), "{last:?}");
    assert!(last[1].ends_with(" 0 100%") && !last[1].contains(" 18.00 "));
    assert_eq!(said.last().map(String::as_str), Some("status"));
    let pass = lines(&[], &format!("set game {PASS};)\nhint 4\n"));
    assert!(
        pass.iter().any(|l| l.starts_with("search PAC8 ")),
        "{pass:?}"
    );
    let shallow = lines(&[], "set depth 3\nhint 4\n");
    let deepest = shallow.iter().rfind(|line| line.starts_with("search "));
    assert!(
        deepest.is_some_and(|line| line.ends_with(" 0 3")),
        "{shallow:?}"
    );
}

#[test]
fn an_analysis_goes_from_the_last_position_to_the_first() {
    let game = "set game (;GM[Othello]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- \
                -------- -------- -------- *]B[F5]W[D6]B[C3];)\n";
    let said = lines(&[], &format!("set depth 2\n{game}analyze\n"));
    let made: Vec<&str> = said
        .iter()
        .filter_map(|line| line.strip_prefix("analysis "))
        .map(|rest| rest.split(' ').next().unwrap_or_default())
        .collect();
    assert_eq!(made, ["3", "2", "1", "0"]);
    assert_eq!(
        said.first().map(String::as_str),
        Some("status Analyzing the game")
    );
    assert_eq!(said.last().map(String::as_str), Some("status"));
}

#[test]
fn a_ping_ends_a_thought_without_end_at_once() {
    for (command, cleared) in [("go", "=== "), ("hint 3", "status"), ("analyze", "status")] {
        let mut dialog = Dialog::begin(&ARGS);
        dialog.say("set depth 60");
        dialog.say(command);
        dialog.hear_until("status ");
        dialog.say("ping 3");
        let said = dialog.hear_until("pong 3");
        // Whatever was found is told before, and nothing after.
        assert!(
            said[said.len() - 2].starts_with(cleared),
            "{command}: {said:?}"
        );
        dialog.say("ping 4");
        assert_eq!(dialog.hear_until("pong"), ["pong 4"]);
        dialog.end();
    }
}

#[test]
fn a_clock_that_has_run_down_leaves_no_time_to_think() {
    // Depth 60 from here would take years: it is the clock that ends it.
    let game = "set game (;GM[Othello]TI[00:10//02:00]TY[8]BO[8 -------- -------- -------- \
                ---O*--- ---*O--- -------- -------- -------- *]B[F5//9.99]W[D6//0.1];)\n";
    let found = moves(&format!("set depth 60\n{game}go\n"));
    assert_eq!(found.len(), 1);
}

#[test]
fn a_level_plays_and_the_depth_is_for_hints() {
    let said = lines(&["--level", "1"], "set depth 60\ngo\n");
    assert!(
        said.last().is_some_and(|line| line.contains("//")),
        "{said:?}"
    );
    assert!(otho(["nboard", "--level", "0"]).refused(2).contains("“0”"));
    // The last level thinks as long as it is let, and would else never move.
    let said = lines(&["--level", "analysis"], "set depth 3\ngo\n");
    let last = said.last().expect("there is an answer");
    assert!(last.starts_with("=== ") && !last.contains("//"), "{said:?}");
}

#[test]
fn what_is_not_understood_is_said_in_the_status_and_changes_nothing() {
    let input = format!(
        "set game {PASS}B[H1];)\nset game (;GM[Othello]BO[8 x *];)\nset game\nset depth 0\n\
         set depth x\nmove H1\nmove PA\nmove zz\nmove F5D6\nset depth 2\ngo\n"
    );
    let said = lines(&[], &input);
    let thinking = said.iter().position(|line| line == "status Thinking");
    assert_eq!(thinking, Some(9), "{said:#?}");
    assert!(said[..9].iter().all(|line| line.len() > "status ".len()));
    let chosen = said.last().expect("there is an answer");
    assert!(["D3", "C4", "F5", "E6"].iter().any(|m| chosen.contains(m)));
    let french = lines(&["--lang", "fr"], "set depth x\n");
    assert!(french[0].starts_with("status La profondeur"), "{french:?}");
}

#[test]
fn garbage_and_floods_do_no_harm() {
    let long = "x".repeat(200_000);
    let many = "set depth 3\n".repeat(5000);
    let input = [
        b"\xff\xfe\x00\n",
        long.as_bytes(),
        b"\nset game ",
        long.as_bytes(),
    ]
    .concat();
    let input = [&input, b"\ngo\n".as_slice(), many.as_bytes(), b"ping 1\n"].concat();
    let out = otho_reading(&input, &ARGS).good();
    assert!(out.contains("=== ") && out.ends_with("pong 1\n"), "{out}");
}

/// The other program may be killed while the engine thinks: at depth 60 that would go on for ever.
#[cfg(target_os = "linux")]
#[test]
fn a_thought_ends_with_the_program_that_it_is_for() {
    let program = env!("CARGO_BIN_EXE_otho");
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let file = folder.path().join("said");
    // The shell ends while it thinks, and does not wait for it.
    let line = format!(
        "printf 'set depth 60\\ngo\\n' | \
         '{program}' nboard --threads 1 --hash 8 > '{0}' 2> /dev/null & echo $!; \
         until grep -qs Thinking '{0}'; do sleep 0.1; done",
        file.display()
    );
    let mut shell = Command::new("sh");
    let shell = shell.args(["-c", &line]).env("LC_ALL", "C").output();
    let number = String::from_utf8(shell.expect("there is a shell").stdout);
    let began = Instant::now();
    loop {
        let said = fs::read_to_string(&file).unwrap_or_default();
        if said.lines().any(|line| line.starts_with("=== ")) {
            return;
        }
        if began.elapsed() > PATIENCE {
            let number = number.expect("it is a number");
            _ = Command::new("kill").arg(number.trim()).status();
            panic!("it thinks on: {said}");
        }
        thread::sleep(Duration::from_millis(50));
    }
}
