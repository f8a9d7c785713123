//! `otho perft`, against the tables of the rules.

use crate::run::{START, otho};

fn last_line(args: &[&str]) -> u64 {
    let answer = otho(args.iter().copied()).good();
    let last = answer.lines().last().expect("there is an answer");
    last.parse().expect("the last line is the count alone")
}

const COUNTS: [u64; 10] = [
    4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288, 24_571_284,
];

#[test]
fn the_counts_are_those_of_the_table() {
    for (depth, count) in (1..).zip(COUNTS) {
        assert_eq!(last_line(&["perft", &depth.to_string()]), count, "{depth}");
    }
    assert_eq!(last_line(&["perft", "0"]), 1);
}

#[test]
fn without_passes_as_plies_they_differ_from_depth_9_on() {
    for (depth, count) in (1..=8).zip(COUNTS) {
        let depth = depth.to_string();
        assert_eq!(last_line(&["perft", &depth, "--pass-free"]), count);
    }
    assert_eq!(last_line(&["perft", "9", "--pass-free"]), 3_005_320);
    assert_eq!(last_line(&["perft", "10", "--pass-free"]), 24_571_420);
}

#[test]
fn the_count_starts_from_any_position() {
    assert_eq!(last_line(&["perft", "6", "--position", START]), 8200);
    let must_pass = format!("{:-<64} X", "OX");
    assert_eq!(last_line(&["perft", "1", "--position", &must_pass]), 1);
    let over = format!("{:-<64} X", "XX");
    assert_eq!(last_line(&["perft", "5", "--position", &over]), 1);
}

#[test]
fn json_has_the_count_the_time_and_the_kernel() {
    let answer = otho(["perft", "5", "--json"]).json();
    assert_eq!(answer["leaves"], 1396);
    assert_eq!(answer["pass_is_ply"], true);
    assert!(answer["seconds"].is_number());
    assert!(answer["kernel"].is_string());
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let seconds = |language: &str| {
        let answer = otho(["perft", "1", "--lang", language]).good();
        let (before, _) = answer.split_once('s').expect("there are seconds");
        before.contains(',')
    };
    assert_eq!(["en", "fr", "cs"].map(seconds), [false, true, true]);
}

#[test]
fn a_depth_that_would_never_end_is_refused() {
    for depth in ["21", "99999999999999999999", "-1", "x", "", "1.5"] {
        let sentence = otho(["perft", depth]).refused(2);
        assert!(
            sentence.contains("0 to 20") || sentence.contains("not expected"),
            "{sentence}"
        );
    }
}
