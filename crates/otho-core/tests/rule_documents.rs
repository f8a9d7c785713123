//! Every figure and example of the five rule documents that the game is built from.
//!
//! 000 is the manual of the program OTHO, 001 the rules of the French federation, 002 those of a
//! Czech society of mind sports, 003 Magnet Othello, 004 Reverboule. Where a document has only a
//! picture, the position here is one of ours of which its sentences are true.

use std::time::Duration;

use otho_core::clock::TimeLoss;
use otho_core::{
    Bitboard, Color, Ending, Event, Game, IllegalPass, Position, Rules, Score, Square, Symmetry,
    Turn, Variant,
};

/// A position from a picture: eight rows and the side to move.
fn position(picture: &str) -> Position {
    picture.parse().expect("a picture of a position")
}

/// A position from lists of squares.
fn discs(black: &str, white: &str, side: Color) -> Position {
    Position::new(squares(black), squares(white), side).expect("no square is in both lists")
}

fn squares(list: &str) -> Bitboard {
    list.split_whitespace()
        .map(|name| name.parse::<Square>().expect("a square"))
        .collect()
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn flips(position: Position, name: &str) -> String {
    position.flips(square(name)).to_string()
}

fn count(position: Position) -> (u8, u8) {
    let count = position.count();
    (count.black, count.white)
}

fn points(score: Score) -> (u8, u8) {
    (score.of(Color::Black), score.of(Color::White))
}

#[test]
fn d001_figure_1_d4_and_e5_are_white_d5_and_e4_black_and_black_begins() {
    let start = Position::START;
    assert_eq!(start.discs(Color::White), squares("d4 e5"));
    assert_eq!(start.discs(Color::Black), squares("d5 e4"));
    assert_eq!(start.side(), Color::Black);
}

#[test]
fn d000_black_may_begin_on_f5_e6_c4_and_d3() {
    assert_eq!(Position::START.legal_moves(), squares("f5 e6 c4 d3"));
}

#[test]
fn d001_figures_2_and_3_f5_flips_e5() {
    assert_eq!(flips(Position::START, "f5"), "e5");
    let after = Position::START.play(Square::F5).unwrap();
    assert_eq!(after.discs(Color::Black), squares("d5 e4 e5 f5"));
    assert_eq!(after.discs(Color::White), squares("d4"));
}

#[test]
fn d001_the_four_first_moves_are_symmetric() {
    let after_f5 = Position::START.play(Square::F5).unwrap();
    for name in ["e6", "c4", "d3"] {
        let after = Position::START.play(square(name)).unwrap();
        let is_same_seen_otherwise = |symmetry: Symmetry| symmetry.position(after) == after_f5;
        assert!(
            Symmetry::ALL.into_iter().any(is_same_seen_otherwise),
            "{name}"
        );
    }
}

#[test]
fn d001_figures_4_and_5_white_may_answer_f5_with_f4_f6_or_d6() {
    let after = Position::START.play(Square::F5).unwrap();
    assert_eq!(after.legal_moves(), squares("f4 f6 d6"));
    let after = after.play(Square::D6).unwrap();
    assert_eq!(after.discs(Color::White), squares("d4 d5 d6"));
}

#[test]
fn d001_d004_figures_6_and_7_c6_flips_five_and_stops_before_the_empty_f6() {
    let before = discs("a4 a6 c3 e8", "b5 b6 c4 c5 d6 d7 e6", Color::Black);
    assert_eq!(before.flips(Square::C6), squares("b6 b5 d7 c5 c4"));
    let after = before.play(Square::C6).unwrap();
    assert_eq!(after.discs(Color::White), squares("d6 e6"));
}

#[test]
fn d001_d004_figures_8_and_9_a5_flips_b5_and_c5_and_c4_stays_white() {
    let before = discs("c3 d5", "b5 c4 c5", Color::Black);
    assert_eq!(before.flips(Square::A5), squares("b5 c5"));
    let after = before.play(Square::A5).unwrap();
    // c4 now lies between the black c3 and c5, which no disc put there has brought about.
    assert_eq!(after.disc_at(Square::C4), Some(Color::White));
}

#[test]
fn d003_a5_flips_b4_b5_and_c5_and_c4_stays_white() {
    let before = position("------------------X-O----OO-XX---OOXXX-----OX-------O----------- X");
    assert_eq!(flips(before, "a5"), "b4 b5 c5");
    let after = before.play(Square::A5).unwrap();
    assert_eq!(after.disc_at(Square::C4), Some(Color::White));
}

#[test]
fn d002_white_has_exactly_nine_moves_and_each_flips_what_is_told() {
    let example = discs("c4 c5 d4 e3 e4 f5", "d3 d5 d6 e5 f6", Color::White);
    let moves = [
        ("e2", "e3 e4"),
        ("b3", "c4"),
        ("c3", "d4"),
        ("f3", "e3 e4"),
        ("b4", "c5"),
        ("f4", "f5"),
        ("b5", "c4 c5"),
        ("g5", "f5"),
        ("g6", "e4 f5"),
    ];
    for (name, flipped) in moves {
        assert_eq!(example.flips(square(name)), squares(flipped), "{name}");
    }
    let listed: Bitboard = moves.iter().map(|(name, _)| square(name)).collect();
    assert_eq!(example.legal_moves(), listed);
}

#[test]
fn d000_f5_flips_six_along_a_row_a_column_and_a_diagonal() {
    let before =
        position("-------- --X--X-- ---O-O-- ----OO-- --XOO--- -------- -------- -------- X");
    assert_eq!(before.flips(Square::F5), squares("d5 e5 f3 f4 d3 e4"));
}

#[test]
fn d000_a_row_is_interrupted_by_an_own_disc() {
    // The run from a4 ends at the black c4: the white discs behind it stay.
    let before = discs("c4 f4", "b4 d4 e4", Color::Black);
    assert_eq!(flips(before, "a4"), "b4");
}

#[test]
fn d000_a_row_is_interrupted_by_an_empty_square() {
    // From a4 the run breaks off at the empty c4; c4 itself is the only move.
    let before = discs("e4", "b4 d4", Color::Black);
    assert_eq!(before.legal_moves(), squares("c4"));
}

#[test]
fn d000_a_disc_bracketed_by_one_just_flipped_stays() {
    // d4 is flipped and would bracket d5 against d6, but the disc put down is on a4.
    let before = discs("e4 d6", "b4 c4 d4 d5", Color::Black);
    assert_eq!(flips(before, "a4"), "b4 c4 d4");
}

#[test]
fn d000_c6_flips_eight_discs_in_six_directions_and_it_is_whites_turn() {
    let six_lines = squares("c5 c4 d5 e4 d6 d7 c7 b6");
    let before = Position::new(squares("c3 f3 e6 e8 c8 a6"), six_lines, Color::Black).unwrap();
    assert_eq!(before.flips(Square::C6), six_lines);
    assert_eq!(before.play(Square::C6).unwrap().side(), Color::White);
}

#[test]
fn d002_a_move_can_flip_in_all_eight_directions() {
    let ring = squares("c3 d3 e3 c4 e4 c5 d5 e5");
    let outer = squares("b2 d2 f2 b4 f4 b6 d6 f6");
    let before = Position::new(outer, ring, Color::Black).unwrap();
    assert_eq!(before.flips(Square::D4), ring);
}

#[test]
fn d002_a_disc_put_between_two_of_the_opponents_is_not_bracketed_by_them() {
    // Black plays c1, between the white b1 and d1: it flips b1 and stays black itself.
    let before = discs("a1", "b1 d1", Color::Black);
    let after = before.play(Square::C1).unwrap();
    assert_eq!(after.discs(Color::Black), squares("a1 b1 c1"));
    assert_eq!(after.discs(Color::White), squares("d1"));
}

#[test]
fn d000_d001_d002_a_player_without_a_move_passes_and_one_with_a_move_must_move() {
    let start = Position::START;
    assert_eq!(start.pass(), Err(IllegalPass::CanMove(start.legal_moves())));
    let stuck = discs("b1", "a1", Color::Black);
    assert_eq!(stuck.turn(), Turn::Pass);
    assert_eq!(stuck.pass().unwrap().legal_moves(), squares("c1"));
}

#[test]
fn d000_ending_1_a_full_board_35_29() {
    let full = position(&format!("{}{} X", "X".repeat(35), "O".repeat(29)));
    assert_eq!(full.turn(), Turn::Over);
    assert_eq!(count(full), (35, 29));
    assert_eq!(
        points(full.final_score(Variant::Othello).unwrap()),
        (35, 29)
    );
}

#[test]
fn d000_ending_2_nobody_can_move_31_32() {
    let stuck = position("X-OOOOOOXXOOOOXOXXOOOOOOXXOOOOXOXXOXXOXOXXOXXXOOXXXXOOXOXXXXXXXO O");
    assert_eq!(stuck.turn(), Turn::Over);
    assert_eq!(count(stuck), (31, 32));
    assert_eq!(
        points(stuck.final_score(Variant::Othello).unwrap()),
        (31, 33)
    );
}

#[test]
fn d000_ending_3_no_white_disc_is_left_45_0() {
    let wiped_out = position(&format!("{}{} O", "X".repeat(45), "-".repeat(19)));
    assert_eq!(wiped_out.turn(), Turn::Over);
    assert_eq!(count(wiped_out), (45, 0));
    assert_eq!(
        points(wiped_out.final_score(Variant::Othello).unwrap()),
        (64, 0)
    );
}

#[test]
fn d001_d004_figure_10_b1_stays_empty_and_34_29_counts_as_35_29() {
    let stuck = position("O-XXXXXXOOXOXXXXOOOXXXOXOOXXXXXXOOXXOXXXOOOXOXXXOOOXXOOXOOOXOOOO O");
    assert_eq!(stuck.board().empties(), squares("b1"));
    assert_eq!(stuck.turn(), Turn::Over);
    assert_eq!(count(stuck), (34, 29));
    assert_eq!(
        points(stuck.final_score(Variant::Othello).unwrap()),
        (35, 29)
    );
}

#[test]
fn d002_anti_othello_is_won_by_the_side_with_fewer_discs() {
    let full = position(&format!("{}{} X", "X".repeat(35), "O".repeat(29)));
    let score = full.final_score(Variant::Anti).unwrap();
    assert_eq!(score.winner(), Some(Color::White));
    assert_eq!(points(score), (29, 35));
}

#[test]
fn d000_strategy_example_1_and_d002_a_disc_in_a_corner_is_never_flipped() {
    let corners = squares("a1 a8 h1 h8");
    // One black disc and one empty square at a time: all the rest is white.
    for black in Square::ALL {
        for empty in Square::ALL.into_iter().filter(|&empty| empty != black) {
            let black = black.bitboard();
            let white = !(black | empty.bitboard());
            let board = Position::new(black, white, Color::Black).unwrap();
            assert!((board.flips(empty) & corners).is_empty(), "{board}");
        }
    }
}

#[test]
fn d000_strategy_example_2_a_disc_on_g7_gives_the_corner_h8() {
    let before = discs("d4 d5 e4 g7", "c3 e5 f6", Color::White);
    assert!(before.legal_moves().contains(Square::H8));
    assert_eq!(flips(before, "h8"), "g7");
}

#[test]
fn d000_strategy_example_3_e8_leaves_white_b2_alone_and_black_takes_a1() {
    let before = position("----O-------OO----X-OO-----OOO----OOXOOO--OOOXOO-OOOOOXO---X-OXX X");
    assert!(!before.legal_moves().contains(Square::A1));
    let after = before.play(Square::E8).unwrap();
    assert_eq!(after.legal_moves(), squares("b2"));
    let after = after.play(Square::B2).unwrap();
    assert!(after.legal_moves().contains(Square::A1));
}

#[test]
fn d000_advice_4_the_side_in_the_center_has_16_moves_the_side_around_it_one() {
    let before = position("---------O---O---OOOOO---OXOOO---OOXOOO--OOOXOO-----OOO-----XXX- X");
    assert_eq!(before.legal_moves().count(), 16);
    assert_eq!(before.with_other_side().legal_moves().count(), 1);
}

/// A game with a minute each in which Black, to move, has the first list of discs.
fn timed_game(black: &str, white: &str, time_loss: TimeLoss) -> Game {
    Game::new(Rules {
        start: discs(black, white, Color::Black),
        variant: Variant::Othello,
        time: Some("1".parse().expect("a minute")),
        time_loss,
    })
}

fn seconds(n: u64) -> Duration {
    Duration::from_secs(n)
}

fn ended(game: &Game) -> (Ending, (u8, u8)) {
    let outcome = game.outcome().expect("the game is over");
    (outcome.ending, points(outcome.score))
}

#[test]
fn d002_federation_a_flag_that_falls_while_ahead_costs_31_33() {
    let mut game = timed_game("d4 e4 d5", "e5", TimeLoss::Federation);
    assert!(!game.tick(seconds(59)));
    assert!(game.tick(seconds(60)));
    assert_eq!(ended(&game), (Ending::Time(Color::Black), (31, 33)));
}

#[test]
fn d002_federation_a_flag_that_falls_while_behind_gives_the_other_discs_and_empties() {
    let mut game = timed_game("d5", "d4 e4 e5", TimeLoss::Federation);
    game.tick(seconds(60));
    assert_eq!(ended(&game), (Ending::Time(Color::Black), (1, 63)));
}

#[test]
fn d002_federation_a_flag_that_falls_with_equal_discs_gives_the_other_discs_and_empties() {
    let mut game = timed_game("e4 d5", "d4 e5", TimeLoss::Federation);
    game.tick(seconds(60));
    assert_eq!(ended(&game), (Ending::Time(Color::Black), (2, 62)));
}

#[test]
fn woc_the_first_fall_gives_two_more_minutes_and_the_second_costs_0_64() {
    let mut game = timed_game("e4 d5", "d4 e5", TimeLoss::Woc);
    assert!(game.tick(seconds(60)));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.flag_falls_at(), Some(seconds(180)));
    assert!(game.tick(seconds(180)));
    assert_eq!(ended(&game), (Ending::Time(Color::Black), (0, 64)));
}

#[test]
fn woc_a_win_on_the_board_after_a_fall_counts_31_33() {
    let mut game = timed_game("a1", "b1", TimeLoss::Woc);
    game.tick(seconds(70));
    game.play(Square::C1, seconds(80)).unwrap();
    assert_eq!(count(game.position()), (3, 0));
    assert_eq!(ended(&game), (Ending::NoMoves, (31, 33)));
}

#[test]
fn woc_a_draw_on_the_board_after_a_fall_counts_31_33() {
    let mut game = timed_game("a1", "b1 a8 b8 c8", TimeLoss::Woc);
    game.tick(seconds(70));
    game.play(Square::C1, seconds(80)).unwrap();
    assert_eq!(count(game.position()), (3, 3));
    assert_eq!(ended(&game), (Ending::NoMoves, (31, 33)));
}

#[test]
fn woc_a_loss_on_the_board_after_a_fall_counts_as_it_stands() {
    let mut game = timed_game("a1", "b1 a8 b8 c8 d8", TimeLoss::Woc);
    game.tick(seconds(70));
    game.play(Square::C1, seconds(80)).unwrap();
    assert_eq!(count(game.position()), (3, 4));
    assert_eq!(ended(&game), (Ending::NoMoves, (3, 61)));
}

#[test]
fn sudden_a_fall_costs_0_64_ahead_behind_and_with_equal_discs() {
    for (black, white) in [("d4 e4 d5", "e5"), ("d5", "d4 e4 e5"), ("e4 d5", "d4 e5")] {
        let mut game = timed_game(black, white, TimeLoss::Sudden);
        game.tick(seconds(60));
        assert_eq!(ended(&game), (Ending::Time(Color::Black), (0, 64)));
    }
}

#[test]
fn d002_equal_discs_and_no_move_left_are_a_draw_whatever_the_clock_says() {
    let full = position(&format!("{}{} X", "X".repeat(32), "O".repeat(32)));
    let rules = Rules {
        start: full,
        time: Some("1".parse().unwrap()),
        ..Rules::default()
    };
    let mut game = Game::new(rules);
    assert!(!game.tick(seconds(1000)));
    assert_eq!(ended(&game), (Ending::NoMoves, (32, 32)));
}

/// Plays a transcript by the rules, passes included, to its end.
fn play(moves: &str) -> Game {
    let mut game = Game::new(Rules::default());
    for ply in otho_core::transcript::parse(moves).unwrap() {
        let otho_core::Ply::Move(square) = ply else {
            continue;
        };
        game.play(square, Duration::ZERO).unwrap();
    }
    game
}

#[test]
fn a_game_of_perfect_play_ends_32_32() {
    let game = play(
        "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1\
         f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6",
    );
    assert_eq!(ended(&game), (Ending::NoMoves, (32, 32)));
}

#[test]
fn a_shortest_game_with_both_colors_left_ends_14_1() {
    let game = play("f5f4c3e6f7g6g4e8g8g5h5");
    assert_eq!(count(game.position()), (14, 1));
    assert_eq!(ended(&game), (Ending::NoMoves, (63, 1)));
}

#[test]
fn the_shortest_games_have_nine_moves_and_there_are_228() {
    fn wiped_out_after(position: Position, moves: u32) -> u64 {
        match position.turn() {
            Turn::Over => u64::from(moves == 0),
            _ if moves == 0 => 0,
            Turn::Pass => wiped_out_after(position.pass().unwrap(), moves),
            Turn::Move(squares) => squares
                .into_iter()
                .map(|square| wiped_out_after(position.play(square).unwrap(), moves - 1))
                .sum(),
        }
    }
    for moves in 0..9 {
        assert_eq!(wiped_out_after(Position::START, moves), 0);
    }
    assert_eq!(wiped_out_after(Position::START, 9), 228);
    let game = play("f5f4c3e6f7f6f3b2a1");
    assert_eq!(count(game.position()), (13, 0));
    assert_eq!(ended(&game), (Ending::NoMoves, (64, 0)));
}

#[test]
fn resignation_gives_the_other_side_everything() {
    let mut game = play("f5d6");
    game.apply(Event::Resign(Color::White), Duration::ZERO)
        .unwrap();
    assert_eq!(ended(&game), (Ending::Resignation(Color::White), (64, 0)));
}
