//! GGF as the server writes it, and what is not GGF.

use super::*;
use crate::Place;
use otho_core::{ParsePositionError, Square};

const BOARD: &str = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";

fn games(text: &str) -> Vec<Result<Record, ReadError>> {
    read(text.as_bytes()).collect()
}

fn game(properties: &str) -> Record {
    let text = format!("(;GM[Othello]{properties};)");
    games(&text)
        .remove(0)
        .unwrap_or_else(|error| panic!("{error}"))
}

fn problem(properties: &str) -> Problem {
    let text = format!("(;GM[Othello]{properties};)");
    games(&text).remove(0).unwrap_err().problem
}

#[test]
fn a_game_of_the_server_is_read_whole() {
    let record = game(&format!(
        "PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[ann]PW[b\\]ob]RB[2196.37]RW[2200.35]\
         TI[05:00/00:03/02:00]TY[8]RE[+8.00]BO[{BOARD}]B[F5//2.4]W[D6/0.00]B[c3/-1.5/0.01]\
         XX[unknown][property]"
    ));
    assert_eq!(record.event.as_deref(), Some("GGS/os"));
    assert_eq!(record.date.as_deref(), Some("2003.12.15_12:33:18.MST"));
    assert_eq!(record.white.name.as_deref(), Some("b]ob"));
    assert_eq!(record.black.rating, Some(2196.37));
    assert_eq!(record.time, "5+3".parse().ok());
    assert_eq!(record.start, Position::START);
    let result = record.result.unwrap();
    assert_eq!((result.difference, result.ending), (Some(8), None));
    let turn = |square, color, value, time| RecordedTurn {
        ply: Ply::Move(square),
        color: Some(color),
        value,
        time: Option::map(time, Duration::from_millis),
    };
    assert_eq!(
        record.turns,
        [
            turn(Square::F5, Color::Black, None, Some(2400)),
            turn(Square::D6, Color::White, Some(0), None),
            turn(Square::C3, Color::Black, Some(-150), Some(10)),
        ]
    );
    let mut output = Vec::new();
    write(&mut output, &record).unwrap();
    assert_eq!(games(str::from_utf8(&output).unwrap()), [Ok(record)]);
}

#[test]
fn games_follow_each_other_after_a_count_and_boards_have_line_breaks() {
    let board = BOARD.replace(' ', "\r\n");
    let text = format!("2 (;GM[Othello]BO[{board}]B[f5];)(;GM[Othello]B[d3];)\n1 (;TY[8];)");
    let read = games(&text);
    assert_eq!(read.len(), 3);
    assert_eq!(read[0].as_ref().unwrap().start, Position::START);
    assert_eq!(
        read[1].as_ref().unwrap().turns[0].ply,
        Ply::Move(Square::D3)
    );
}

#[test]
fn the_type_says_the_variant() {
    for (text, variant) in [
        ("8", Variant::Othello),
        ("8a", Variant::Anti),
        ("8r20a", Variant::Anti),
        ("s8r14", Variant::Othello),
        ("8kbw", Variant::Othello),
    ] {
        assert_eq!(parse_type(text), Ok(variant), "{text}");
    }
    let value = |field, text: &str| Err(Problem::value(field, text));
    assert_eq!(parse_type("10"), value(Field::BoardSize, "10"));
    assert_eq!(parse_type(""), value(Field::BoardSize, ""));
    assert_eq!(parse_type("8x"), value(Field::GameType, "8x"));
    assert_eq!(parse_type("8a20"), value(Field::GameType, "8a20"));
}

#[test]
fn result_flags_say_how_the_game_ended() {
    let result = |text| {
        parse_result(text)
            .unwrap()
            .map(|r| (r.difference, r.ending))
    };
    assert_eq!(result("?"), None);
    assert_eq!(result("+0.000"), Some((Some(0), None)));
    assert_eq!(
        result("-64.00:r"),
        Some((Some(-64), Some(Ending::Resignation(Color::Black))))
    );
    assert_eq!(
        result("+2:t"),
        Some((Some(2), Some(Ending::Time(Color::White))))
    );
    assert_eq!(result("0:s"), Some((Some(0), Some(Ending::Agreement))));
    for text in ["+65", "-64.5", "x", "+8:q", "1e999", "NaN"] {
        assert!(parse_result(text).is_err(), "{text}");
    }
}

#[test]
fn times_are_main_increment_and_extra() {
    let time = |text: &str| parse_times(text).map(|time| time.to_string());
    assert_eq!(time("05:00//02:00").as_deref(), Some("5"));
    assert_eq!(time("15:00").as_deref(), Some("15"));
    assert_eq!(time("1:00:00/00:05/02:00").as_deref(), Some("60+5"));
    for text in ["", "0:00", "x", "5", "99999999999999999999:00", "5:00,3"] {
        assert_eq!(time(text), None, "{text:?}");
    }
    assert_eq!(game("TB[05:00]TW[05:00]").time, "5".parse().ok());
    assert_eq!(game("TB[05:00]TW[10:00]").time, None);
}

#[test]
fn what_decides_the_game_must_be_readable() {
    let squares = 2;
    assert_eq!(
        problem("BO[8 -- ]"),
        Problem::Position(ParsePositionError::TooShort { squares })
    );
    assert_eq!(
        problem("BO[10 --]"),
        Problem::value(Field::BoardSize, "10 --")
    );
    assert_eq!(problem("B[]"), Problem::value(Field::Move, ""));
    assert_eq!(problem("B[J9/1]"), Problem::value(Field::Move, "J9/1"));
    assert_eq!(problem("KM[+2]"), Problem::Komi);
    let other = games("(;GM[Amazons];)").remove(0).unwrap_err().problem;
    let name = "Amazons".to_owned();
    assert_eq!(other, Problem::OtherGame { name });
}

#[test]
fn an_error_names_game_line_and_byte_and_the_next_game_is_read() {
    let read = games("(;GM[Othello];)\n(;GM[Othello]\nB[f5]B[z9];)(;B[f5];)(;B[f5]");
    let place = |game, line, byte| Place {
        game: Some(game),
        line: Some(line),
        byte: Some(byte),
    };
    let errors: Vec<_> = read.iter().map(|game| game.as_ref().err()).collect();
    assert_eq!(errors[1].unwrap().place, place(2, 3, 6));
    assert!(read[2].is_ok());
    assert_eq!(errors[3].unwrap().place, place(4, 3, 22));
    assert_eq!(errors[3].unwrap().problem, Problem::Truncated);
    assert_eq!(
        errors[1].unwrap().to_string(),
        "ggf, game 2, line 3, byte 6: \"z9\" is not a move: a square a1 to h8 or a pass"
    );
}

#[test]
fn a_resignation_without_a_difference_is_written_with_one() {
    let result = |difference, ending| write_result(StatedResult { difference, ending });
    let resigned = Some(Ending::Resignation(Color::Black));
    assert_eq!(result(None, resigned).as_deref(), Some("-64.00:r"));
    assert_eq!(result(Some(-2), resigned).as_deref(), Some("-2.00:r"));
    assert_eq!(result(Some(8), resigned).as_deref(), Some("-64.00:r"));
    assert_eq!(result(None, None), None);
}

#[test]
fn an_illegal_game_is_not_written() {
    let record = game("B[a1]");
    let error = write(&mut Vec::new(), &record).unwrap_err();
    assert!(matches!(error, WriteError::Illegal(Format::Ggf, _)));
}
