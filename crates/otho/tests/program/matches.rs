//! `otho match` and `otho levels`: players, results, logs and what is refused.

use std::fs;
#[cfg(unix)]
use std::{
    path::Path,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::run::otho;
#[cfg(unix)]
use crate::run::{Run, program};

fn document(args: &[&str]) -> Value {
    let run = otho(["match", "--json"].iter().chain(args));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    run.json()
}

/// Our own program as another one.
fn gtp(level: &str) -> String {
    let program = env!("CARGO_BIN_EXE_otho");
    format!("gtp:'{program}' gtp --threads 1 --hash 1 --level {level}")
}

fn nboard(level: &str) -> String {
    let program = env!("CARGO_BIN_EXE_otho");
    format!("nboard:'{program}' nboard --threads 1 --hash 1 --level {level}")
}

#[test]
fn levels_are_listed_with_what_they_are_like() {
    let text = otho(["levels"]).good();
    assert!(
        text.contains("first-steps") && text.contains("Maximiser"),
        "{text}"
    );
    let french = otho(["levels", "--lang", "fr"]).good();
    assert!(
        french.contains("Premiers pas") && french.contains("Champion"),
        "{french}"
    );
    let json = otho(["levels", "--json"]).json();
    let levels = json.as_array().expect("it is a list");
    assert!(levels.len() >= 12);
    assert_eq!(levels[0]["id"], "first-steps");
    assert_eq!(levels[0]["number"], 1);
    let last = levels.last().expect("there are some");
    assert_eq!(last["milliseconds_per_move"], Value::Null);
    assert_eq!(last["elo"], Value::Null);
    let elo = |level: &Value| level["elo"].as_i64();
    let measured: Vec<i64> = levels.iter().filter_map(elo).collect();
    assert_eq!(measured.len(), levels.len() - 1);
    assert!(measured.is_sorted_by(|weaker, stronger| weaker < stronger));
}

#[test]
fn the_stronger_player_wins_and_the_same_command_gives_the_same_games() {
    let args = ["level:first-steps", "level:8", "--games", "10"];
    let first = document(&args);
    let pairing = &first["pairings"][0];
    assert_eq!(pairing["games"], 10);
    assert!(
        pairing["score"].as_f64().expect("it is a number") < 0.2,
        "{first}"
    );
    assert_eq!(first["is_complete"], true);
    assert_eq!(first["distinct_games"], 10);
    let side_by_side = document(&[args.as_slice(), &["--concurrency", "2"]].concat());
    assert_eq!(first["pairings"], side_by_side["pairings"]);
}

#[test]
fn three_players_have_a_ladder() {
    let args = ["match", "level:1", "level:3", "depth:2", "--games", "4"];
    let text = otho(args).good();
    assert!(text.contains("level:1 – level:3"), "{text}");
    assert!(text.contains("ms/move"), "{text}");
    assert!(text.contains("12 games"), "{text}");
    let best = text.lines().nth(6).expect("the ladder has rows");
    assert!(best.ends_with("depth:2"), "{text}");
    let few = document(&[
        "level:1",
        "level:2",
        "level:3",
        "--games",
        "2",
        "--neighbors",
        "1",
    ]);
    assert_eq!(few["pairings"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_clear_difference_ends_a_sequential_test_early() {
    let args = ["level:8", "level:1", "--games", "1000", "--sprt", "0,100"];
    let json = document(&args);
    assert_eq!(json["sprt"]["verdict"], "accepted");
    assert!(json["games"].as_u64().expect("it is a number") < 200);
    let rejected = otho([
        "match", "level:1", "level:8", "--games", "1000", "--sprt", "0,100",
    ]);
    assert_eq!(rejected.code, 1);
    assert!(rejected.out.contains("Rejected"), "{}", rejected.out);
}

#[test]
fn a_match_goes_on_from_its_log() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let log = folder.path().join("match.ggf");
    let log = log.to_str().expect("the name is UTF-8");
    let args = |games| ["level:2", "level:3", "--games", games, "--log", log];
    document(&args("4"));
    let half = fs::read_to_string(log).expect("it was written");
    assert_eq!(half.lines().count(), 4);
    let whole = document(&args("8"));
    assert_eq!(whole["games"], 8);
    let all = fs::read_to_string(log).expect("it was written");
    assert!(all.starts_with(&half));
    assert_eq!(all.lines().count(), 8);
    // What was played in two parts is what would have been played in one.
    let at_once = document(&["level:2", "level:3", "--games", "8"]);
    assert_eq!(whole["pairings"], at_once["pairings"]);
    document(&args("8"));
    assert_eq!(fs::read_to_string(log).expect("it is there"), all);
    let check = otho(["game", "check", log]).good();
    assert!(check.contains("8 games, all legal"), "{check}");
}

#[test]
fn a_log_that_was_torn_off_or_has_a_game_twice_is_gone_on_with() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let log = folder.path().join("match.ggf");
    let name = log.to_str().expect("the name is UTF-8");
    let args = ["level:2", "level:3", "--games", "6", "--log", name];
    let whole = document(&args);
    let all = fs::read_to_string(&log).expect("it was written");
    let lines: Vec<&str> = all.lines().collect();
    let (kept, torn) = (
        lines[..4].join("\n") + "\n",
        &lines[4][..lines[4].len() / 2],
    );
    for torn in [torn, "(;GM[Oth", "("] {
        fs::write(&log, format!("{kept}{torn}")).expect("it can be written");
        assert_eq!(document(&args)["pairings"], whole["pairings"]);
        let again = fs::read_to_string(&log).expect("it was written");
        assert_eq!(again.lines().count(), 6, "{again}");
        assert!(again.starts_with(&kept), "{again}");
    }
    fs::write(&log, format!("{kept}{kept}")).expect("it can be written");
    assert_eq!(document(&args)["pairings"], whole["pairings"]);
    // What somebody else has written is theirs.
    fs::write(&log, "notes of mine").expect("it can be written");
    otho(["match"].iter().chain(&args)).refused(2);
    let notes = fs::read_to_string(&log).expect("it is there");
    assert_eq!(notes, "notes of mine");
}

#[test]
fn games_of_another_match_do_not_count_for_this_one() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let log = folder.path().join("match.ggf");
    let log = log.to_str().expect("the name is UTF-8");
    let args = ["level:2", "level:3", "--games", "4", "--log", log];
    let n_games = || fs::read_to_string(log).map_or(0, |text| text.lines().count());
    document(&args);
    for (count, other) in [
        (8, &["--variant", "anti"][..]),
        (12, &["--from-start"]),
        (16, &["--seed", "2"]),
        (20, &["--clock", "600"]),
        (24, &["--clock", "300"]),
    ] {
        let played = document(&[&args[..], other].concat());
        assert_eq!(n_games(), count, "{other:?}");
        let without_log = document(&[&args[..4], other].concat());
        assert_eq!(played["pairings"], without_log["pairings"], "{other:?}");
        document(&[&args[..], other].concat());
        assert_eq!(n_games(), count, "{other:?}");
    }
}

#[cfg(unix)]
#[test]
fn why_somebody_has_lost_is_remembered() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let log = folder.path().join("match.ggf");
    let log = log.to_str().expect("the name is UTF-8");
    let cheat = bad_gtp("echo = a1; echo");
    let args = [&cheat, "level:1", "--games", "2", "--log", log];
    for _ in ["played", "read"] {
        let json = document(&args);
        let reasons = &json["contestants"][0]["forfeits"];
        assert_eq!(reasons, &serde_json::json!(["illegal", "illegal"]));
    }
}

#[test]
fn scores_and_elo_have_their_errors() {
    let args = ["level:2", "level:3", "--games", "10"];
    let json = document(&args);
    let pairing = &json["pairings"][0];
    let number = |key: &str| pairing[key].as_f64().expect("it is a number");
    let (low, score, high) = (number("score_low"), number("score"), number("score_high"));
    assert!(
        0.0 < low && low < score && score < high && high < 1.0,
        "{json}"
    );
    assert!(number("elo_low") < number("elo") && number("elo") < number("elo_high"));
    let text = otho(["match"].iter().chain(&args)).good();
    let shown = format!("{:.1} … {:.1}", 100.0 * low, 100.0 * high);
    assert!(text.contains(&shown), "{shown}: {text}");
    let french = otho(["match", "--lang", "fr"].iter().chain(&args)).good();
    assert!(french.contains(&shown.replace('.', ",")), "{french}");
}

/// The match, interrupted after its second game as Ctrl-C does it: all of its processes are told.
#[cfg(unix)]
fn interrupted(args: &[&str], log: &Path) -> Run {
    use std::os::unix::process::CommandExt;
    let mut child = program(["match", "--json"].iter().chain(args))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn()
        .expect("the program starts");
    let n_played = || fs::read_to_string(log).map_or(0, |text| text.lines().count());
    while n_played() < 2 && child.try_wait().expect("it can be asked").is_none() {
        thread::sleep(Duration::from_millis(5));
    }
    let kill = format!("kill -s INT -- -{}", child.id());
    // Where it is too late, nobody is told.
    _ = Command::new("sh").args(["-c", &kill]).status();
    child.wait_with_output().expect("it ends").into()
}

#[cfg(unix)]
#[test]
fn a_match_that_was_interrupted_goes_on_by_the_same_command() {
    // The faster the machine, the more games it takes to be in time with the interrupt.
    for games in [8, 80, 800] {
        let folder = tempfile::tempdir().expect("there is a temporary folder");
        let log = folder.path().join("match.ggf");
        let name = log.to_str().expect("the name is UTF-8");
        let games = games.to_string();
        let players = ["level:7", "level:8", "--games", &games];
        let args = [&players[..], &["--concurrency", "2", "--log", name]].concat();
        let run = interrupted(&args, &log);
        if run.code == 0 {
            continue;
        }
        let half = run.json();
        assert_eq!(half["is_complete"], false, "{half}");
        let begun = fs::read_to_string(&log).expect("it was written");
        assert_eq!(half["games"], begun.lines().count());
        let whole = document(&args);
        assert_eq!(whole["is_complete"], true);
        let all = fs::read_to_string(&log).expect("it was written");
        assert!(all.starts_with(&begun), "what was played stays as it was");
        assert_eq!(whole["pairings"], document(&players)["pairings"]);
        return;
    }
    panic!("no match was long enough to be interrupted");
}

#[test]
fn other_programs_play_by_gtp() {
    let json = document(&[&gtp("2"), "level:first-steps", "--games", "4"]);
    assert_eq!(json["pairings"][0]["games"], 4);
    assert_eq!(json["contestants"][0]["forfeits"], serde_json::json!([]));
    let timed = document(&[&gtp("2"), "clock", "--games", "2", "--clock", "1.5"]);
    assert_eq!(timed["pairings"][0]["games"], 2);
}

/// By itself this level would think for ever.
#[test]
fn a_level_keeps_to_the_clock_of_the_game() {
    let json = document(&["level:analysis", "level:1", "--games", "2", "--clock", "2"]);
    assert_eq!(json["pairings"][0]["games"], 2);
}

/// The log is what a second program reads: all twenty games are legal and came to an end.
#[test]
fn twenty_games_between_two_protocols_run_to_the_end() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let log = folder.path().join("match.ggf");
    let log = log.to_str().expect("the name is UTF-8");
    let json = document(&[&gtp("6"), &nboard("6"), "--games", "20", "--log", log]);
    assert_eq!(json["pairings"][0]["games"], 20);
    for contestant in 0..2 {
        let forfeits = &json["contestants"][contestant]["forfeits"];
        assert_eq!(forfeits, &serde_json::json!([]), "{json}");
    }
    let check = otho(["game", "check", log]).good();
    assert!(check.contains("20 games, all legal"), "{check}");
    assert!(!otho(["game", "score", log]).good().contains("not over"));
}

#[test]
fn a_clock_and_anti_othello_go_by_both_protocols() {
    let args = ["--games", "2", "--clock", "20", "--variant", "anti"];
    let players = [gtp("5"), nboard("5")];
    let json = document(&[&[players[0].as_str(), &players[1]], &args[..]].concat());
    assert_eq!(json["pairings"][0]["games"], 2);
    assert_eq!(json["contestants"][1]["forfeits"], serde_json::json!([]));
}

/// A program that speaks the protocol of NBoard until it is asked for a move.
#[cfg(unix)]
fn bad_nboard(answer: &str) -> String {
    format!(
        "nboard:sh -c 'while read c x; do case $c in go) {answer};; ping) echo pong $x;; esac; done'"
    )
}

#[cfg(unix)]
#[test]
fn programs_of_nboard_that_crash_cheat_or_flood_forfeit_and_the_match_goes_on() {
    for (answer, reason) in [
        ("exit 1", "gone"),
        ("echo === A1", "illegal"),
        ("echo === PA", "illegal"),
        ("echo ===", "illegal"),
        ("yes x", "garbled"),
    ] {
        let json = document(&[&bad_nboard(answer), "level:1", "--games", "2"]);
        assert_eq!(json["pairings"][0]["losses"], 2, "{json}");
        let forfeits = &json["contestants"][0]["forfeits"];
        assert_eq!(forfeits, &serde_json::json!([reason, reason]), "{answer}");
    }
}

/// A program that answers everything politely until it is asked for a move.
#[cfg(unix)]
fn bad_gtp(answer: &str) -> String {
    format!(
        "gtp:sh -c 'while read c x; do case $c in genmove) {answer};; *) echo =; echo;; esac; done'"
    )
}

/// Without a clock, so that nobody else can lose by one; and with one that lasts for the others.
#[cfg(unix)]
#[test]
fn programs_that_hang_forfeit_when_their_time_is_up() {
    let hanging = [bad_gtp("sleep 86400"), bad_nboard("sleep 86400")];
    for limit in [["--patience", "0.5"], ["--clock", "6"]] {
        for hanging in &hanging {
            let args = ["level:1", "--games", "2", "--concurrency", "2"];
            let json = document(&[&[hanging.as_str()], &args[..], &limit].concat());
            let forfeits = &json["contestants"][0]["forfeits"];
            assert_eq!(forfeits, &serde_json::json!(["silent", "silent"]), "{json}");
            assert_eq!(json["pairings"][0]["losses"], 2);
        }
    }
}

/// Nobody would wait a day for it.
#[cfg(unix)]
#[test]
fn a_match_with_a_program_that_hangs_can_be_interrupted() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let file = folder.path().join("asked");
    let hanging = bad_nboard(&format!(
        "echo >> {0}; echo >> {0}; sleep 86400",
        file.display()
    ));
    let args = [&hanging, "level:1", "--patience", "86400"];
    let run = interrupted(&args, &file);
    assert_eq!(run.code, 1, "{}", run.err);
    let json = run.json();
    assert_eq!(
        (&json["is_complete"], &json["games"]),
        (&false.into(), &0.into())
    );
    assert_eq!(json["contestants"][0]["forfeits"], serde_json::json!([]));
}

#[cfg(unix)]
#[test]
fn who_resigns_has_lost() {
    let args = [&bad_gtp("echo = resign; echo"), "level:1", "--games", "2"];
    let json = document(&args);
    let forfeits = &json["contestants"][0]["forfeits"];
    assert_eq!(forfeits, &serde_json::json!(["resigned", "resigned"]));
    assert_eq!(json["pairings"][0]["losses"], 2);
}

/// GRhino passes by itself where there is nothing else, and refuses to be told. One of these games
/// has a pass.
#[cfg(target_os = "linux")]
#[test]
fn a_program_may_refuse_to_be_told_of_a_pass() {
    let program = env!("CARGO_BIN_EXE_otho");
    let refusing = format!(
        "gtp:sh -c 'sed -u \"s/^play . pass$/refused/\" | \"{program}\" gtp --threads 1 --hash 1 --level 1'"
    );
    let json = document(&[&refusing, "level:1", "--games", "6"]);
    assert_eq!(json["contestants"][0]["forfeits"], serde_json::json!([]));
}

/// Whole seconds, which is what the protocol asks for, would cost a program up to one at each move.
#[cfg(target_os = "linux")]
#[test]
fn programs_hear_hundredths_of_a_second_or_whole_ones_where_they_refuse() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let program = env!("CARGO_BIN_EXE_otho");
    let times_heard = |refusal: &str| {
        let log = folder.path().join("heard");
        let player = format!(
            "gtp:sh -c 'sed -u \"{refusal}\" | tee \"{}\" | \"{program}\" gtp --threads 1 --hash 1 --level 1'",
            log.display()
        );
        document(&[&player, "level:1", "--games", "2", "--clock", "60"]);
        let heard = fs::read_to_string(log).expect("the player has heard something");
        let times = heard
            .lines()
            .filter_map(|line| line.strip_prefix("time_left "));
        let times: Vec<String> = times.map(|rest| rest[2..].to_owned()).collect();
        assert!(times.len() >= 20, "{heard}");
        times
    };
    for time in times_heard("") {
        let seconds = time
            .strip_suffix(" 0")
            .and_then(|time| time.split_once('.'));
        assert!(seconds.is_some_and(|(_, rest)| rest.len() == 2), "{time}");
    }
    for time in times_heard("s/^time_left .* .*[.].*$/refused/") {
        assert!(
            time.strip_suffix(" 0")
                .is_some_and(|time| time.parse::<u32>().is_ok()),
            "{time}"
        );
    }
}

/// Some programs of NBoard, Edax among them, put spaces where others put slashes.
#[cfg(target_os = "linux")]
#[test]
fn a_move_may_have_spaces_behind_it() {
    let program = env!("CARGO_BIN_EXE_otho");
    let spaced = format!(
        "nboard:sh -c '\"{program}\" nboard --threads 1 --hash 1 --level 2 | sed -u s,/,\" \",g'"
    );
    let json = document(&[&spaced, "level:1", "--games", "2"]);
    assert_eq!(json["contestants"][0]["forfeits"], serde_json::json!([]));
}

/// What a program has started would else run on, for ever.
#[cfg(target_os = "linux")]
#[test]
fn what_a_hanging_program_has_started_ends_with_it() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let file = folder.path().join("numbers");
    let answer = format!("sleep 86400 & echo $! >> {}; wait", file.display());
    let args = ["level:1", "--games", "2", "--patience", "0.5"];
    document(&[&[bad_nboard(&answer).as_str()], &args[..]].concat());
    let numbers = fs::read_to_string(file).expect("it was written");
    assert_eq!(numbers.lines().count(), 2);
    for number in numbers.lines() {
        let began = Instant::now();
        // One that has ended may still be listed, as a zombie.
        let state = || fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        while !state().is_empty() && !state().contains(") Z ") {
            assert!(began.elapsed().as_secs() < 60, "{number} runs on");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

#[cfg(unix)]
#[test]
fn programs_that_crash_or_cheat_forfeit_and_the_match_goes_on() {
    for (answer, reason) in [
        ("exit 1", "gone"),
        ("echo = a1; echo", "illegal"),
        ("echo = pass; echo", "illegal"),
        ("yes x", "garbled"),
    ] {
        let json = document(&[&bad_gtp(answer), "level:1", "--games", "4"]);
        assert_eq!(json["pairings"][0]["losses"], 4, "{json}");
        let forfeits = json["contestants"][0]["forfeits"]
            .as_array()
            .expect("it is a list");
        assert_eq!(forfeits.len(), 4);
        assert!(forfeits.iter().all(|forfeit| forfeit == reason), "{json}");
    }
}

#[test]
fn wrong_players_and_numbers_are_refused_in_one_sentence() {
    for (args, part) in [
        (&["level:1", "level:0"][..], "“level:0” is not a player"),
        (&["level:1", "what"], "“what” is not a player"),
        (&["level:1", "gtp:"], "“gtp:” is not a player"),
        (&["level:1", "nboard:"], "“nboard:” is not a player"),
        (&["level:1", "gtp:'x"], "is not a player"),
        (&["level:1", "gtp:/no/such/program"], "cannot play"),
        (
            &["level:1", "depth:4,weights=/no/file"],
            "/no/file cannot be read",
        ),
        (&["level:1", "depth:4,weights=Cargo.toml"], "no weights"),
        (&["level:1", "clock"], "--clock"),
        (&["level:1", "level:analysis"], "--clock"),
        (
            &["level:1", "level:2", "--games", "1"],
            "“1” is not a number of games",
        ),
        (&["level:1", "level:2", "--concurrency", "0"], "“0”"),
        (&["level:1", "level:2", "--seed", "x"], "“x” is not a seed"),
        (&["level:1", "level:2", "--clock", "0"], "“0” is not a time"),
        (
            &["level:1", "level:2", "--patience", "x"],
            "“x” is not a time to wait",
        ),
        (&["level:1", "level:2", "--sprt", "5,0"], "“5,0”"),
        (
            &["level:1", "level:2", "level:3", "--sprt", "0,5"],
            "exactly two",
        ),
        (
            &["level:1", "level:2", "--log", "/no/folder/log"],
            "/no/folder/log",
        ),
    ] {
        let sentence = otho(["match"].iter().chain(args)).refused(2);
        assert!(sentence.contains(part), "{args:?}: {sentence}");
    }
    assert!(otho(["match", "level:1"]).refused(2).contains("PLAYER"));
}
