//! `otho bench`: what it prints, not how fast it is.

use crate::run::otho;

fn signature() -> String {
    let answer = otho(["bench"]).good();
    let last = answer.lines().last().expect("there is an answer");
    last.strip_prefix("Bench: ")
        .expect("the last line is the signature")
        .to_owned()
}

#[test]
fn the_signature_repeats_exactly_whatever_the_threads() {
    let first = signature();
    assert!(first.parse::<u64>().expect("it is a number of nodes") > 10_000);
    assert_eq!(signature(), first);
    let json = otho(["bench", "--threads", "2", "--hash", "1", "--json"]).json();
    assert_eq!(json["nodes"].to_string(), first);
}

#[test]
fn positions_of_the_ffo_test_are_solved_and_checked() {
    let args = ["bench", "ffo", "--to", "40", "--hash", "64"];
    let answer = otho(args).good();
    let row = answer.lines().nth(2).expect("there is a row");
    let cells: Vec<&str> = row.split_whitespace().collect();
    assert_eq!(cells[..3], ["40", "20", "+38"]);
    assert_eq!(cells.last(), Some(&"ok"));
    assert!(answer.contains("64 MB"), "{answer}");
    let json = otho(args.iter().chain(&["--json"])).json();
    assert_eq!(json["positions"][0]["ok"], true);
    assert_eq!(json["machine"]["threads"], 1);
    assert_eq!(json["totals"][0]["positions"], 1);
    // What the table is set to and a hundred megabytes, where the system says it.
    let peak = json["peak_megabytes"].as_u64();
    assert!(peak.is_none_or(|peak| peak <= 64 + 100), "{peak:?}");
}

#[test]
fn numbers_out_of_range_are_refused() {
    for args in [
        ["--from", "39"],
        ["--to", "60"],
        ["--to", "x"],
        ["--threads", "0"],
        ["--hash", "0"],
    ] {
        let sentence = otho(["bench", "ffo"].iter().chain(&args)).refused(2);
        assert!(sentence.contains(args[1]), "{sentence}");
    }
    otho(["bench", "what"]).refused(2);
}
