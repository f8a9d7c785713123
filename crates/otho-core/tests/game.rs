//! A game from the first event to the last: turns, clocks, endings, taking back.

use std::time::Duration;

use otho_core::clock::{TimeLeft, TimeLoss};
use otho_core::{
    Color, Ending, Entry, Event, Game, IllegalPass, IllegalReason, Ply, Position, Refusal, Rules,
    Score, Square, Variant,
};

const fn seconds(n: u64) -> Duration {
    Duration::from_secs(n)
}

fn timed(control: &str) -> Game {
    let time = Some(control.parse().expect("a time control"));
    Game::new(Rules {
        time,
        ..Rules::default()
    })
}

fn left(game: &Game, color: Color, now: u64) -> u64 {
    game.time_left(color, seconds(now))
        .expect("the game has clocks")
        .time
        .as_secs()
}

/// White, left with b8 alone after d1, cannot move.
fn start_before_a_pass() -> Position {
    format!("XOO{:-<53}XO------ X", "")
        .parse()
        .expect("a position")
}

#[test]
fn the_game_passes_by_itself_and_records_it() {
    let mut game = Game::new(Rules {
        start: start_before_a_pass(),
        ..Rules::default()
    });
    game.play(Square::D1, seconds(1)).unwrap();
    assert_eq!(
        game.log()[1],
        Entry {
            at: seconds(1),
            event: Event::Pass
        }
    );
    assert_eq!(game.position().side(), Color::Black);
    assert_eq!(game.transcript(), "d1");
    assert_eq!(
        game.plies().collect::<Vec<_>>(),
        [Ply::Move(Square::D1), Ply::Pass]
    );
    assert_eq!(game.positions().count(), 3);
}

#[test]
fn a_start_without_a_move_begins_with_a_pass() {
    let start = start_before_a_pass().play(Square::D1).unwrap();
    let game = Game::new(Rules {
        start,
        ..Rules::default()
    });
    assert_eq!(game.log().len(), 1);
    assert_eq!(game.position().side(), Color::Black);
    assert_eq!(Game::replay(*game.rules(), []).unwrap().position(), start);
}

#[test]
fn nobody_passes_who_can_move() {
    let mut game = Game::new(Rules::default());
    let moves = Position::START.legal_moves();
    assert_eq!(
        game.apply(Event::Pass, seconds(0)),
        Err(Refusal::Pass(IllegalPass::CanMove(moves)))
    );
}

#[test]
fn an_illegal_move_is_refused_and_leaves_no_trace() {
    let mut game = Game::new(Rules::default());
    let Err(Refusal::Move(illegal)) = game.play(Square::D4, seconds(0)) else {
        panic!("d4 is occupied");
    };
    assert_eq!(illegal.reason, IllegalReason::Occupied);
    assert_eq!(game.log(), []);
}

#[test]
fn a_replay_names_the_first_event_that_cannot_happen() {
    let events = [Event::Move(Square::F5), Event::Move(Square::A1)];
    let log = events.map(|event| Entry {
        at: seconds(0),
        event,
    });
    let error = Game::replay(Rules::default(), log).unwrap_err();
    assert_eq!(error.index, 1);
}

#[test]
fn only_the_clock_of_the_player_to_move_runs() {
    let mut game = timed("5+3");
    game.play(Square::F5, seconds(10)).unwrap();
    assert_eq!(left(&game, Color::Black, 30), 293);
    assert_eq!(left(&game, Color::White, 30), 280);
    assert_eq!(game.flag_falls_at(), Some(seconds(310)));
}

#[test]
fn a_forced_pass_costs_no_time_and_earns_no_increment() {
    let start = start_before_a_pass();
    let time = Some("5+3".parse().unwrap());
    let mut game = Game::new(Rules {
        start,
        time,
        ..Rules::default()
    });
    game.play(Square::D1, seconds(10)).unwrap();
    assert_eq!(left(&game, Color::White, 10), 300);
    assert_eq!(left(&game, Color::Black, 20), 283);
}

#[test]
fn a_move_after_the_flag_has_fallen_is_refused() {
    let mut game = timed("1");
    assert_eq!(game.play(Square::F5, seconds(60)), Err(Refusal::OutOfTime));
    assert!(game.play(Square::F5, Duration::from_millis(59_999)).is_ok());
}

#[test]
fn the_fall_of_a_flag_is_dated_when_the_time_ran_out() {
    let mut game = timed("1");
    assert!(game.tick(seconds(500)));
    let event = Event::FlagFall(Color::Black);
    assert_eq!(
        game.log(),
        [Entry {
            at: seconds(60),
            event
        }]
    );
    assert!(!game.tick(seconds(600)));
}

#[test]
fn a_flag_that_is_up_cannot_fall() {
    let mut game = timed("1");
    for (color, at) in [(Color::Black, 59), (Color::White, 70)] {
        assert_eq!(
            game.apply(Event::FlagFall(color), seconds(at)),
            Err(Refusal::FlagIsUp)
        );
    }
}

#[test]
fn without_clocks_of_its_own_a_game_believes_in_the_fall_of_a_flag() {
    let mut game = Game::new(Rules::default());
    game.apply(Event::FlagFall(Color::White), seconds(0))
        .unwrap();
    assert_eq!(game.outcome().unwrap().ending, Ending::Time(Color::White));
}

#[test]
fn both_flags_may_fall_once_under_woc_and_the_first_one_has_lost() {
    let time = Some("1".parse().unwrap());
    let mut game = Game::new(Rules {
        time,
        time_loss: TimeLoss::Woc,
        ..Rules::default()
    });
    game.tick(seconds(70));
    game.play(Square::F5, seconds(70)).unwrap();
    game.tick(seconds(140));
    assert_eq!(left(&game, Color::White, 140), 110);
    let agreed = Score::from_black(40).unwrap();
    game.apply(Event::Agree(agreed), seconds(141)).unwrap();
    assert_eq!(game.outcome().unwrap().score.of(Color::Black), 31);
}

#[test]
fn the_fall_of_a_flag_is_not_undone_by_making_a_move_again() {
    let mut game = Game::new(Rules {
        time: Some("1".parse().unwrap()),
        time_loss: TimeLoss::Woc,
        ..Rules::default()
    });
    game.play(Square::F5, seconds(10)).unwrap();
    game.apply(Event::Undo, seconds(20)).unwrap();
    assert!(game.tick(seconds(80)));
    assert_eq!(
        game.apply(Event::Redo, seconds(90)),
        Err(Refusal::NothingToRedo)
    );
    game.play(Square::F5, seconds(90)).unwrap();
    let agreed = Score::from_black(40).unwrap();
    game.apply(Event::Agree(agreed), seconds(91)).unwrap();
    assert_eq!(game.outcome().unwrap().score.of(Color::Black), 31);
}

#[test]
fn no_time_passes_in_a_pause() {
    let mut game = timed("1");
    game.apply(Event::Pause, seconds(20)).unwrap();
    assert_eq!(left(&game, Color::Black, 500), 40);
    assert!(!game.tick(seconds(500)));
    assert_eq!(game.play(Square::F5, seconds(500)), Err(Refusal::Paused));
    game.apply(Event::Resume, seconds(600)).unwrap();
    assert_eq!(game.flag_falls_at(), Some(seconds(640)));
    assert_eq!(
        game.apply(Event::Resume, seconds(600)),
        Err(Refusal::NotPaused)
    );
}

#[test]
fn a_pause_does_not_begin_a_byo_yomi_period_anew() {
    let mut game = timed("0+1x30");
    game.apply(Event::Pause, seconds(20)).unwrap();
    game.apply(Event::Resume, seconds(100)).unwrap();
    let ten_seconds = TimeLeft {
        time: seconds(10),
        periods: 1,
    };
    assert_eq!(
        game.time_left(Color::Black, seconds(100)),
        Some(ten_seconds)
    );
}

#[test]
fn undo_gives_the_time_back() {
    let mut game = timed("5");
    game.play(Square::F5, seconds(60)).unwrap();
    game.play(Square::D6, seconds(90)).unwrap();
    game.apply(Event::Undo, seconds(100)).unwrap();
    assert_eq!(left(&game, Color::White, 100), 300);
    assert_eq!(left(&game, Color::Black, 100), 240);
    assert_eq!(left(&game, Color::White, 110), 290);
}

#[test]
fn undo_takes_the_pass_back_with_the_move_that_caused_it() {
    let start = start_before_a_pass();
    let mut game = Game::new(Rules {
        start,
        ..Rules::default()
    });
    game.play(Square::D1, seconds(0)).unwrap();
    game.apply(Event::Undo, seconds(0)).unwrap();
    assert_eq!(game.position(), start);
    assert_eq!(
        game.apply(Event::Undo, seconds(0)),
        Err(Refusal::NothingToUndo)
    );
    game.apply(Event::Redo, seconds(0)).unwrap();
    assert_eq!(game.plies().count(), 2);
}

#[test]
fn a_move_after_undo_forgets_what_was_taken_back() {
    let mut game = Game::new(Rules::default());
    game.play(Square::F5, seconds(0)).unwrap();
    game.apply(Event::Undo, seconds(0)).unwrap();
    game.play(Square::D3, seconds(0)).unwrap();
    assert_eq!(
        game.apply(Event::Redo, seconds(0)),
        Err(Refusal::NothingToRedo)
    );
    assert_eq!(game.transcript(), "d3");
    assert_eq!(game.log().len(), 3);
}

#[test]
fn a_resignation_can_be_taken_back() {
    let mut game = timed("5");
    game.apply(Event::Resign(Color::Black), seconds(30))
        .unwrap();
    assert_eq!(
        game.apply(Event::Resign(Color::White), seconds(30)),
        Err(Refusal::Over)
    );
    assert_eq!(game.play(Square::F5, seconds(30)), Err(Refusal::Over));
    assert_eq!(left(&game, Color::Black, 500), 270);
    game.apply(Event::Undo, seconds(40)).unwrap();
    assert_eq!(game.outcome(), None);
    game.play(Square::F5, seconds(50)).unwrap();
}

#[test]
fn agreement_sets_the_score() {
    let mut game = Game::new(Rules {
        variant: Variant::Anti,
        ..Rules::default()
    });
    game.apply(Event::Agree(Score::DRAW), seconds(0)).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.ending, outcome.score),
        (Ending::Agreement, Score::DRAW)
    );
}

#[test]
fn events_come_in_the_order_of_their_times() {
    let mut game = Game::new(Rules::default());
    game.play(Square::F5, seconds(10)).unwrap();
    assert_eq!(
        game.play(Square::D6, seconds(9)),
        Err(Refusal::TimeRunsBackwards)
    );
}

#[test]
fn an_anti_game_is_won_by_the_side_wiped_out() {
    let mut game = Game::new(Rules {
        variant: Variant::Anti,
        ..Rules::default()
    });
    for name in ["f5", "f4", "c3", "e6", "f7", "f6", "f3", "b2", "a1"] {
        game.play(name.parse().unwrap(), seconds(0)).unwrap();
    }
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.score, Score::all_to(Color::White));
}

#[test]
fn a_moment_is_the_game_after_some_turns_and_the_end_belongs_to_the_last() {
    let start = start_before_a_pass();
    let mut game = Game::new(Rules {
        start,
        ..Rules::default()
    });
    game.play(Square::D1, seconds(0)).unwrap();
    let first = game.moment(0);
    assert_eq!((first.ply, first.position), (0, start));
    assert_eq!(first.turns, []);
    // The move by itself, then with the pass that followed it.
    assert_eq!(game.moment(1).turns.len(), 1);
    assert_eq!(game.moment(1).legal_moves().count(), 0);
    let plies: Vec<Ply> = game.moment(2).turns.iter().map(|made| made.ply).collect();
    assert_eq!(plies, [Ply::Move(Square::D1), Ply::Pass]);
    assert_eq!(game.moment(2).turns[0].flips().to_string(), "b1 c1");
    assert_eq!(game.moment(9), game.moment(2));
    game.apply(Event::Resign(Color::White), seconds(0)).unwrap();
    assert!(game.moment(2).outcome.is_some());
    assert!(game.moment(2).legal_moves().is_empty());
    assert_eq!(game.moment(1).outcome, None);
    assert!(!game.moment(0).legal_moves().is_empty());
}

#[test]
fn what_can_be_taken_back_and_whose_clock_runs_is_known_before() {
    let mut game = timed("5");
    assert!(!game.can_undo() && !game.can_redo());
    game.play(Square::F5, seconds(1)).unwrap();
    assert!(game.can_undo() && !game.can_redo());
    assert_eq!(game.running(), Some(Color::White));
    assert_eq!(game.not_before_last(seconds(0)), seconds(1));
    assert_eq!(game.not_before_last(seconds(2)), seconds(2));
    game.apply(Event::Undo, seconds(2)).unwrap();
    assert!(!game.can_undo() && game.can_redo());
    game.apply(Event::Pause, seconds(3)).unwrap();
    assert_eq!(game.running(), None);
    assert_eq!(Game::new(Rules::default()).running(), None);
}

#[test]
fn a_log_written_line_by_line_tells_the_same_game() {
    let mut game = timed("0.1+2");
    game.play(Square::F5, Duration::from_micros(1_234_567))
        .unwrap();
    for (event, at) in [
        (Event::Pause, 2),
        (Event::Resume, 3),
        (Event::Undo, 4),
        (Event::Redo, 4),
        (Event::Resign(Color::White), 5),
        (Event::Undo, 6),
    ] {
        game.apply(event, seconds(at)).unwrap();
    }
    assert!(game.tick(seconds(100)));
    let lines: Vec<String> = game.log().iter().map(Entry::to_string).collect();
    let log = lines.iter().map(|line| line.parse::<Entry>().unwrap());
    let copy = Game::replay(*game.rules(), log).unwrap();
    assert_eq!(copy.log(), game.log());
    assert_eq!(copy.outcome(), game.outcome());
}
