//! Each kind of claim holds in one position and fails in another.

use std::cell::RefCell;

use super::*;

const START: &str = "---------------------------OX------XO--------------------------- X";

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

/// A board that begins like this, and is empty after it.
fn begins(row: &str, side: char) -> Position {
    position(&format!("{row:-<64} {side}"))
}

fn found(claim: &str, position: Position) -> Result<(), Finding> {
    thread_local! {
        static JUDGE: RefCell<Judge> = RefCell::new(Judge::new());
    }
    let claim: Claim = claim.parse().expect("a claim");
    JUDGE.with_borrow_mut(|judge| claim.check(position, Variant::Othello, judge))
}

/// The claim holds in the first position and does not hold in the second.
fn depends(claim: &str, yes: Position, no: Position) {
    assert_eq!(found(claim, yes), Ok(()), "{claim}");
    assert!(found(claim, no).is_err(), "{claim}");
}

#[test]
fn legal_names_every_legal_square_and_no_other() {
    let start = position(START);
    depends("legal d3 c4 f5 e6", start, start.with_other_side());
    assert!(found("legal d3 c4 f5", start).is_err());
    assert!(found("legal d3 c4 f5 e6 a1", start).is_err());
    let must_pass = Err(Finding::Turn(Turn::Pass));
    assert_eq!(found("legal c1", begins("OX", 'X')), must_pass);
}

#[test]
fn illegal_squares_are_all_illegal() {
    let start = position(START);
    depends("illegal e3 f4", start, start.with_other_side());
    assert!(found("illegal a1 d3", start).is_err());
}

#[test]
fn flips_names_every_flipped_disc_and_no_other() {
    let example = "------------------X-O----OO-XX---OOXXX-----OX-------O----------- X";
    let moved = "------------------X-O-----O-XX---OOXXX-----OX-------O----------- X";
    depends("flips a5: b4 b5 c5", position(example), position(moved));
    assert!(found("flips a5: b4 b5", position(example)).is_err());
    let illegal = found("flips a1: b2", position(START));
    assert!(matches!(illegal, Err(Finding::Illegal(_))), "{illegal:?}");
}

#[test]
fn discs_are_counted_by_color() {
    let start = position(START);
    let next = start.play(Square::F5).expect("it is legal");
    depends("discs white 2", start, next);
    depends("discs black 4", next, start);
}

#[test]
fn mobility_is_that_of_the_named_side_whoever_is_to_move() {
    let next = position(START).play(Square::F5).expect("it is legal");
    depends("mobility white 3", next, position(START));
    depends("mobility black 4", position(START), begins("OX", 'X'));
    assert_eq!(
        found("mobility black 5", position(START)),
        Err(Finding::Count(4))
    );
}

#[test]
fn stable_discs_need_a_corner_or_full_lines() {
    depends("stable black a1 b1", begins("XX", 'O'), begins("-XX", 'O'));
    assert!(found("stable white a1", begins("XX", 'O')).is_err());
}

#[test]
fn frontier_discs_lie_beside_empty_squares() {
    let enclosed = begins("XXX-----XXX-----XXX", 'O');
    depends("frontier black 5", enclosed, begins("XXX", 'O'));
}

#[test]
fn a_pass_is_not_the_end() {
    depends("pass", begins("OX", 'X'), begins("XX", 'X'));
    depends("pass", begins("OX", 'X'), begins("OX", 'O'));
    depends("over", begins("XX", 'X'), begins("OX", 'X'));
}

#[test]
fn the_score_counts_empty_squares_for_the_winner() {
    let over = begins("XXX", 'O');
    depends("score black 64 0", over, begins("OOO", 'O'));
    depends("score white 0 64", over, begins("OOO", 'O'));
    assert_eq!(
        found("score black 64 0", position(START)),
        Err(Finding::Score(None))
    );
}

/// Black fills a1 and h8, and White passes.
fn last() -> String {
    format!("-O{}O- X", "X".repeat(60))
}

#[test]
fn values_and_endings_are_those_of_perfect_play() {
    let last = position(&last());
    let lost = position(&swapped(&last.to_string()));
    for claim in ["value 64", "value >=60", "wins", "best a1 h8"] {
        depends(claim, last, lost);
    }
    for claim in ["value <=-60", "loses"] {
        depends(claim, lost, last);
    }
    assert!(found("best a1", last).is_err());
    let even = format!("{}{} X", "X".repeat(32), "O".repeat(32));
    depends("draws", position(&even), last);
}

/// The same board with the colors exchanged, and the same side to move.
fn swapped(text: &str) -> String {
    let (board, side) = text.split_at(64);
    let swap = |c| match c {
        'X' => 'O',
        'O' => 'X',
        other => other,
    };
    board.chars().map(swap).collect::<String>() + side
}

#[test]
fn far_from_the_end_nobody_is_sure_who_wins() {
    assert_eq!(found("wins", position(START)), Err(Finding::TooFar(60)));
}

#[test]
fn loss_is_what_a_move_costs_against_the_best() {
    // After a1 White takes h1 along the diagonal from a8; after h1 White passes and Black has both.
    let board = |a8| format!("-OOOOOO-OXXXXXXO{}{a8}XXXXXXX X", "X".repeat(40));
    let held = position(&board('O'));
    depends("loss a1 28", held, position(&board('X')));
    depends("loss a1 >=20", held, position(&board('X')));
    assert_eq!(found("loss h1 0", held), Ok(()));
}

#[test]
fn after_plays_the_moves_with_forced_passes() {
    let start = position(START);
    depends("after f5: legal f4 d6 f6", start, start.with_other_side());
    assert!(found("after f5: legal d6 f6", start).is_err());
    assert!(matches!(
        found("after a1: over", start),
        Err(Finding::Illegal(_))
    ));
    // White must pass after c1, and then Black plays f1.
    let passed = begins("XO-XO", 'X');
    depends("after c1f1: discs black 6", passed, begins("XO-X", 'X'));
    depends("after c1--f1: over", passed, begins("XO-X", 'X'));
    assert_eq!(found("after --c1: over", passed), Err(Finding::NotForced));
}

#[test]
fn a_quiet_move_opens_nothing() {
    depends(
        "quiet c1",
        begins("XO------XXXX", 'X'),
        begins("XO------X-XX", 'X'),
    );
}

#[test]
fn a_corner_is_given_when_the_opponent_can_take_it() {
    // Black's b2 lies between a1 and c3, where White has a disc or not.
    let board = |c3| begins(&format!("{:-<17}O{c3}------X", ""), 'X');
    depends("corner a1 after b2", board('O'), board('X'));
    let illegal = found("corner a1 after g7", board('O'));
    assert!(matches!(illegal, Err(Finding::Illegal(_))), "{illegal:?}");
}

#[test]
fn parity_counts_the_region_of_a_square() {
    let board = |row: &str| format!("{row:X<64} X");
    let three = position(&board("---XX--"));
    let two = position(&board("--XXX--"));
    depends("parity a1: odd", three, two);
    depends("parity f1: even", three, position(&board("---XX-")));
    depends("parity b1 f1: even", two, three);
    assert_eq!(
        found("parity d1: odd", three),
        Err(Finding::Occupied(Square::D1))
    );
}

#[test]
fn a_flag_that_falls_costs_what_the_federations_say() {
    let ahead = begins("XXXO", 'X');
    depends("timeout white 33 31", ahead, ahead.with_other_side());
    depends("timeout black 63 1", ahead.with_other_side(), ahead);
    assert!(found("timeout white 63 1", ahead).is_err());
}

#[test]
fn all_discs_that_are_shown_to_be_stable_are_counted() {
    let corner = begins("XX-O", 'X');
    depends("stable-count black 2", corner, begins("-XXO", 'X'));
    assert!(found("stable-count black 1", corner).is_err());
    assert_eq!(
        found("stable-count white 1", corner),
        Err(Finding::Count(0))
    );
}

#[test]
fn a_variant_changes_who_wins() {
    let claim: Claim = "wins".parse().expect("a claim");
    let judge = &mut Judge::new();
    let position = position(&last());
    assert_eq!(claim.check(position, Variant::Othello, judge), Ok(()));
    assert!(claim.check(position, Variant::Anti, judge).is_err());
}

#[test]
fn what_is_no_claim_is_refused() {
    let missing = [
        "",
        "flips",
        "flips a1",
        "legal",
        "discs black",
        "loss a1",
        "after f5:",
    ];
    let wrong = [
        "nothing a1",
        "legal a9",
        "discs red 3",
        "discs black many",
        "score black 35 30",
        "score black 65 0",
        "corner b2 after a1",
        "corner a1 before b2",
        "parity a1: prime",
        "pass now",
        "quiet a1 b1",
        "flips a1 b1: c1",
        "value >5",
        "after z9: pass",
    ];
    for text in missing.into_iter().chain(wrong) {
        assert!(text.parse::<Claim>().is_err(), "{text}");
    }
}
