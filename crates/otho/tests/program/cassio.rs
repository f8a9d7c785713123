//! `otho cassio`: the protocol, command by command.

use crate::dialog::Dialog;
use crate::run::otho_reading;

const ARGS: [&str; 5] = ["cassio", "--threads", "1", "--hash", "8"];

const FFO_1: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--X";
const START: &str = "---------------------------OX------XO---------------------------X";

fn lines(input: &str) -> Vec<String> {
    let input = input.replace('!', "ENGINE-PROTOCOL ");
    let out = otho_reading(input.as_bytes(), &ARGS).good();
    out.lines().map(str::to_owned).collect()
}

#[test]
fn every_command_is_answered_and_ready_and_an_empty_line_is_ok() {
    let version = concat!("version: OTHO ", env!("CARGO_PKG_VERSION"));
    assert_eq!(
        lines("!init\n\n!get-version\n!new-position\n!stop\n!empty-hash\r\n!quit\n!init\n"),
        [
            "ready.", "ok.", version, "ready.", "ready.", "ready.", "ready."
        ]
    );
    assert_eq!(
        lines("!fly\nnot for us\n!get-search-infos\n"),
        [
            "ERROR: unknown command",
            "ready.",
            "node 0, time 0.000",
            "ready."
        ]
    );
}

#[test]
fn an_endgame_is_solved_in_one_line() {
    let said = lines(&format!("!endgame-search {FFO_1} -64.00 64.00 100\n"));
    let begin = format!("{FFO_1}, move g8, depth 14, @100%, B+18.00 <= v <= B+18.00, g8");
    assert!(said[0].starts_with(&begin), "{said:?}");
    let fields: Vec<&str> = said[0].split(", ").collect();
    assert!(fields[6].starts_with("node ") && fields[7].starts_with("time "));
    assert_eq!((said[1].as_str(), said.len()), ("ready.", 2));
}

#[test]
fn bounds_are_black_s_whoever_is_to_move() {
    let white = FFO_1.replace('X', "o").replace('O', "X").replace('o', "O");
    let said = lines(&format!("!endgame-search {white} -64 64 100\n"));
    assert!(said[0].contains("B-18.00 <= v <= B-18.00"), "{said:?}");
    // Only who wins is asked for.
    let said = lines(&format!("!endgame-search {white} -1 1 100\n"));
    assert!(said[0].contains("B-64.00 <= v <= B-2.00"), "{said:?}");
}

#[test]
fn a_midgame_search_has_the_depth_it_was_asked_for() {
    let apart = format!("{} {}", &START[..64], &START[64..]);
    for position in [START, &apart] {
        let said = lines(&format!("!midgame-search {position} -64 64 5 100\n"));
        let begin = format!("{START}, move ");
        assert!(said[0].starts_with(&begin), "{said:?}");
        assert!(said[0].contains(", depth 5, @"), "{said:?}");
        assert_eq!(said[1], "ready.");
    }
}

#[test]
fn who_has_no_move_plays_none() {
    let pass = format!("{:-<64}X", "OX-----OX");
    let said = lines(&format!("!endgame-search {pass} -64 64 100\n"));
    assert!(said[0].contains(", move --, "), "{said:?}");
    let over = format!("{:-<64}X", "XX");
    let said = lines(&format!("!midgame-search {over} -64 64 4 90\n"));
    assert!(said[0].contains(", move --, "), "{said:?}");
    assert!(
        said[0].contains("B+64.00 <= v <= B+64.00, , node"),
        "{said:?}"
    );
}

#[test]
fn a_stop_ends_a_search_without_end_at_once_with_what_it_has() {
    let mut dialog = Dialog::begin(&ARGS);
    dialog.say(&format!(
        "ENGINE-PROTOCOL midgame-search {START} -64 64 60 100"
    ));
    dialog.say("ENGINE-PROTOCOL stop");
    let said = dialog.hear_until("ready.");
    assert!(
        said[0].starts_with(START) && !said[0].contains("move --"),
        "{said:?}"
    );
    dialog.say("ENGINE-PROTOCOL get-version");
    let said = dialog.hear_until("ready.");
    assert_eq!(said.len(), 2, "stop has been answered: {said:?}");
    dialog.end();
}

/// Cassio gives an engine up that is silent for half a minute while it searches.
#[test]
fn who_asks_during_a_search_is_answered_during_the_search() {
    let mut dialog = Dialog::begin(&ARGS);
    dialog.say(&format!(
        "ENGINE-PROTOCOL  endgame-search {START} -64 64 100"
    ));
    let mut nodes = 0;
    // As long as it takes until a step of the search is done.
    while nodes == 0 {
        dialog.say("ENGINE-PROTOCOL  get-search-infos");
        let said = dialog.hear().expect("it answers");
        let rest = said.strip_prefix("node ").expect("these are the nodes");
        let (number, time) = rest.split_once(", time ").expect("and the time");
        assert!(time.parse::<f64>().is_ok(), "{said}");
        nodes = number.parse().expect("it is a number");
        dialog.say("");
        assert_eq!(dialog.hear().as_deref(), Some("ok."));
    }
    dialog.say("ENGINE-PROTOCOL stop");
    assert!(dialog.hear().is_some_and(|line| line.starts_with(START)));
    assert_eq!(dialog.hear().as_deref(), Some("ready."));
    dialog.end();
}

#[test]
fn searches_that_are_not_understood_are_refused_and_the_next_is_answered() {
    for bad in [
        "",
        "x -64 64 100",
        "- 1 2",
        &format!("{START} a b 4 90"),
        &format!("{START} nan 64 4 90"),
    ] {
        let said = lines(&format!("!midgame-search {bad}\n!init\n"));
        assert!(said[0].starts_with("ERROR: "), "{bad}: {said:?}");
        assert_eq!(said[1..], ["ready.", "ready."]);
    }
}
