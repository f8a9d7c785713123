//! SGF as programs write it, and what is not SGF.

use super::*;
use otho_core::NodeId;
use otho_core::setup::Handicap;

fn games(text: &str) -> Vec<Result<Record, ReadError>> {
    read(text.as_bytes()).collect()
}

fn game(text: &str) -> Record {
    games(text)
        .remove(0)
        .unwrap_or_else(|error| panic!("{error}"))
}

fn problem(text: &str) -> Problem {
    games(text).remove(0).unwrap_err().problem
}

fn trees(text: &str) -> Vec<Result<Tree, ReadError>> {
    read_trees(text.as_bytes())
        .map(|game| game.map(|(_, tree)| tree))
        .collect()
}

#[test]
fn the_usual_properties_are_read() {
    let record = game(
        "(;GM[2]FF[4]SZ[8]AB[d5][e4]AW[d4][e5]PL[B]PB[ann \\[1\\]]PW[bob]EV[cup]RE[B+6]\
         TM[300]OT[3 fischer];B[d3]V[1.5];W[cc]V[1];B[PA];W[])",
    );
    assert_eq!(record.start, Position::START);
    assert_eq!(record.black.name.as_deref(), Some("ann [1]"));
    assert_eq!(record.time, "5+3".parse().ok());
    assert_eq!(record.result.unwrap().difference, Some(6));
    let turns: Vec<_> = record
        .turns
        .iter()
        .map(|turn| (turn.ply, turn.color, turn.value))
        .collect();
    let (black, white) = (Some(Color::Black), Some(Color::White));
    assert_eq!(
        turns,
        [
            (Ply::Move(Square::D3), black, Some(150)),
            (Ply::Move(Square::C3), white, Some(-100)),
            (Ply::Pass, black, None),
            (Ply::Pass, white, None),
        ]
    );
}

#[test]
fn a_point_is_a_square_or_two_letters() {
    assert_eq!(parse_point("d3"), Some(Square::D3));
    assert_eq!(parse_point("D3"), Some(Square::D3));
    assert_eq!(parse_point("dc"), Some(Square::D3));
    assert_eq!(parse_point("hh"), Some(Square::H8));
    for text in ["", "d", "d9", "di", "33", "d3:"] {
        assert_eq!(parse_point(text), None, "{text:?}");
    }
}

#[test]
fn results_are_a_winner_and_how() {
    let result = |text| {
        let result: Option<StatedResult> = parse_result(text).unwrap();
        result.map(|result| (result.difference, result.ending))
    };
    assert_eq!(result("B+6"), Some((Some(6), None)));
    assert_eq!(result("W+6.0"), Some((Some(-6), None)));
    assert_eq!(
        result("B+R"),
        Some((None, Some(Ending::Resignation(Color::White))))
    );
    assert_eq!(
        result("White+Time"),
        Some((None, Some(Ending::Time(Color::Black))))
    );
    assert_eq!(result("Draw"), Some((Some(0), None)));
    assert_eq!(result("0"), Some((Some(0), None)));
    assert_eq!(result("?"), None);
    assert_eq!(result("B+"), None);
    for text in ["B", "X+6", "B+65", "B+-1", "B+1e999"] {
        assert!(parse_result(text).is_err(), "{text}");
    }
}

#[test]
fn other_starts_and_sides_are_read() {
    let handicap = Handicap::Two.start();
    let text = "(;GM[2]AB[a1][h8][d5][e4]AW[d4][e5];W[e3])";
    assert_eq!(game(text).start, handicap);
    let square = "(;GM[2]AW[d4:e5]PL[white])";
    assert_eq!(game(square).start.count().white, 4);
    assert_eq!(game(square).start.side(), Color::White);
    assert_eq!(game("(;GM[2]RU[anti])").variant, Variant::Anti);
}

#[test]
fn what_is_no_game_of_othello_is_said() {
    let name = "1".to_owned();
    assert_eq!(problem("(;GM[1]SZ[19])"), Problem::OtherGame { name });
    assert_eq!(
        problem("(;GM[2]SZ[10])"),
        Problem::value(Field::BoardSize, "10")
    );
    assert_eq!(
        problem("(;GM[2];B[d3];AB[a1])"),
        Problem::value(Field::Setup, "AB")
    );
    assert_eq!(problem("(;PL[x])"), Problem::value(Field::Side, "x"));
    assert_eq!(problem("(;B[z1])"), Problem::value(Field::Move, "z1"));
    assert!(matches!(
        problem("(;AB[d4]AW[d4])"),
        Problem::SharedSquares(_)
    ));
    assert_eq!(problem("(;GM[2]"), Problem::Truncated);
    assert!(matches!(
        problem("(;GM[2]?)"),
        Problem::Unexpected { found: '?', .. }
    ));
}

#[test]
fn the_main_line_ends_where_the_first_bracket_closes() {
    let record = game("(;GM[2];B[f5](;W[d6];B[c3])(;W[f4]))");
    let line: Vec<_> = record.turns.iter().map(|turn| turn.ply).collect();
    assert_eq!(otho_core::transcript::write(line), "f5d6c3");
}

#[test]
fn variations_come_and_go_as_a_tree() {
    let text = "(;GM[2];B[f5](;W[d6](;B[c3])(;B[c5];W[f4]))(;W[f6]))(;GM[2];B[d3])";
    let read = trees(text);
    let [Ok(tree), Ok(second)] = &read[..] else {
        panic!("{read:?}");
    };
    assert_eq!(tree.to_string(), "f5 d6 (f6) c3 (c5 f4)");
    assert_eq!(second.to_string(), "d3");
    let mut output = Vec::new();
    write_tree(&mut output, &Record::default(), tree).unwrap();
    let again = trees(str::from_utf8(&output).unwrap()).remove(0).unwrap();
    assert_eq!(again.to_string(), tree.to_string());
}

#[test]
fn passes_in_a_tree_are_written_and_read_back() {
    // White, left with b8 alone, cannot bracket anything after d1.
    let start = format!("XOO{:-<53}XO------ X", "").parse().unwrap();
    let mut tree = Tree::new(start);
    let node = tree.play(NodeId::ROOT, Square::D1).unwrap();
    tree.play(node, Square::C8).unwrap();
    let mut output = Vec::new();
    write_tree(&mut output, &Record::default(), &tree).unwrap();
    let text = String::from_utf8(output).unwrap();
    assert!(text.ends_with(";B[d1];W[];B[c8])\n"), "{text}");
    assert_eq!(trees(&text).remove(0).unwrap().to_string(), "d1 c8");
}

#[test]
fn an_illegal_move_of_a_variation_is_named() {
    let error = trees("(;GM[2];B[f5]\n(;W[d6])(;W[a1]))")
        .remove(0)
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "sgf, game 1, line 2, byte 11: move 2, a1: White cannot play a1: it flips nothing"
    );
    let error = trees("(;GM[2];W[f4];W[c3])").remove(0).unwrap_err();
    assert!(matches!(error.problem, Problem::Illegal(turn) if turn.number == 2));
    let error = trees("(;GM[2];B[])").remove(0).unwrap_err();
    assert!(matches!(error.problem, Problem::Illegal(_)));
}

#[test]
fn brackets_may_nest_as_deep_as_they_like() {
    let depth = 200_000;
    let text = format!("{}{}", "(;".repeat(depth), ")".repeat(depth));
    assert_eq!(game(&text), Record::default());
    assert_eq!(trees(&text).remove(0).unwrap().to_string(), "");
    assert_eq!(problem(&"(;".repeat(depth)), Problem::Truncated);
    let too_long = "(;".repeat(MAX_GAME);
    assert_eq!(problem(&too_long), Problem::Truncated);
}

#[test]
fn an_empty_board_is_not_the_ordinary_start() {
    let start: Position = format!("{:-<64} O", "").parse().unwrap();
    let record = Record {
        start,
        ..Record::default()
    };
    let mut output = Vec::new();
    write(&mut output, &record).unwrap();
    assert_eq!(game(str::from_utf8(&output).unwrap()), record);
}
