//! What holds for every game and every position in it.

use std::collections::HashMap;
use std::time::Duration;

use otho_core::clock::{TimeControl, TimeLoss};
use otho_core::setup::{Handicap, oddities};
use otho_core::{
    Board, Color, Convention, Event, Game, NodeId, Ply, Position, Refusal, Rules, Score, Square,
    Symmetry, Tree, Turn, Variant, perft, transcript,
};
use proptest::prelude::{
    Just, Strategy, any, prop, prop_assert, prop_assert_eq, prop_oneof, proptest,
};

/// The positions of a game in which each choice is made by the next number.
fn positions(start: Position, choices: &[u8]) -> Vec<Position> {
    let mut line = vec![start];
    let mut choices = choices.iter();
    loop {
        let position = line[line.len() - 1];
        let next = match position.turn() {
            Turn::Over => return line,
            Turn::Pass => position.pass().expect("forced"),
            Turn::Move(moves) => {
                let Some(&choice) = choices.next() else {
                    return line;
                };
                let place = usize::from(choice) % moves.count() as usize;
                let square = moves
                    .into_iter()
                    .nth(place)
                    .expect("there are so many moves");
                position.play(square).expect("legal")
            }
        };
        line.push(next);
    }
}

fn start() -> impl Strategy<Value = Position> {
    prop_oneof![
        3 => Just(Position::START),
        1 => (1..=4u8).prop_map(|n| Handicap::from_corners(n).expect("1 to 4").start()),
    ]
}

fn game_line() -> impl Strategy<Value = Vec<Position>> {
    (start(), prop::collection::vec(any::<u8>(), 0..64))
        .prop_map(|(start, choices)| positions(start, &choices))
}

fn position() -> impl Strategy<Value = Position> {
    game_line().prop_map(|line| line[line.len() - 1])
}

proptest! {
    #[test]
    fn a_position_is_written_and_read_back(position in position()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn a_move_adds_one_disc_and_turns_the_others(position in position()) {
        for square in position.legal_moves() {
            let flips = position.flips(square);
            let after = position.play(square).expect("legal");
            let side = position.side();
            prop_assert_eq!(after.discs(side), position.discs(side) | flips | square.bitboard());
            prop_assert_eq!(after.discs(!side), position.discs(!side) - flips);
        }
    }

    #[test]
    fn undo_gives_the_board_back(position in position()) {
        let board = position.board();
        for square in board.legal_moves() {
            let mv = board.find_move(square).expect("legal");
            prop_assert_eq!(board.play_unchecked(mv).undo_unchecked(mv), board);
        }
        prop_assert_eq!(board.pass().pass(), board);
    }

    #[test]
    fn looking_at_the_board_otherwise_changes_nothing(position in position()) {
        let board = position.board();
        for symmetry in Symmetry::ALL {
            let turned = symmetry.board(board);
            prop_assert_eq!(turned.legal_moves(), symmetry.bitboard(board.legal_moves()));
            for square in board.legal_moves() {
                let played = board.play(square).expect("legal");
                let turned_square = symmetry.square(square);
                prop_assert_eq!(turned.play(turned_square), Some(symmetry.board(played)));
            }
            prop_assert_eq!(symmetry.inverse().board(turned), board);
            prop_assert_eq!(turned.canonical().0, board.canonical().0);
        }
        let (canonical, symmetry) = board.canonical();
        prop_assert_eq!(symmetry.board(board), canonical);
    }

    #[test]
    fn a_game_never_leads_to_an_odd_position(line in game_line()) {
        let (first, last) = (line[0], line[line.len() - 1]);
        if first == Position::START && last.turn() != Turn::Over {
            prop_assert_eq!(oddities(last), []);
        }
    }

    #[test]
    fn perft_counts_what_playing_counts(position in position(), depth in 0..4u32) {
        for convention in [
            Convention::PassIsPly, Convention::PassIsFree, Convention::OnlyUnfinished,
        ] {
            prop_assert_eq!(
                perft(position.board(), depth, convention),
                leaves(position, depth, convention)
            );
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,80}") {
        let _ = text.parse::<Position>();
        let _ = text.parse::<Square>();
        let _ = text.parse::<TimeControl>();
        if let Ok(plies) = transcript::parse(&text) {
            prop_assert_eq!(transcript::parse(&transcript::write(plies.clone())), Ok(plies));
        }
    }

    #[test]
    fn a_time_control_is_written_and_read_back(minutes in 0.001..1e7, seconds in 0.0..1e6) {
        let control: TimeControl = format!("{minutes}+{seconds}").parse().expect("a time control");
        prop_assert_eq!(control.to_string().parse(), Ok(control));
    }

    #[test]
    fn a_tree_of_one_line_is_that_line(line in game_line()) {
        let mut tree = Tree::new(line[0]);
        let mut node = NodeId::ROOT;
        for pair in line.windows(2) {
            let placed = pair[1].board().occupied() - pair[0].board().occupied();
            if let Some(square) = placed.first() {
                node = tree.play(node, square).expect("legal");
            }
        }
        let last = line[line.len() - 1];
        let reached = tree.position(node);
        prop_assert!(reached == last || reached.with_other_side() == last);
        prop_assert_eq!(tree.main_line(), tree.path_to(node));
    }
}

/// Perft by the book: every ply is played.
fn leaves(position: Position, depth: u32, convention: Convention) -> u64 {
    if depth == 0 {
        return 1;
    }
    match position.turn() {
        Turn::Over => u64::from(convention != Convention::OnlyUnfinished),
        Turn::Pass => {
            let depth = depth - u32::from(convention != Convention::PassIsFree);
            leaves(position.pass().expect("forced"), depth, convention)
        }
        Turn::Move(moves) => moves
            .into_iter()
            .map(|square| leaves(position.play(square).expect("legal"), depth - 1, convention))
            .sum(),
    }
}

/// Something somebody might do in a game, possible or not, and how long after the last event.
fn attempt() -> impl Strategy<Value = (Event, Duration)> {
    let color = any::<bool>().prop_map(|black| if black { Color::Black } else { Color::White });
    let event = prop_oneof![
        20 => (0..64usize).prop_map(|i| Event::Move(Square::ALL[i])),
        2 => Just(Event::Pass),
        1 => color.clone().prop_map(Event::Resign),
        2 => color.prop_map(Event::FlagFall),
        1 => (0..=64u8).prop_map(|n| Event::Agree(Score::from_black(n).expect("at most 64"))),
        1 => Just(Event::Pause),
        2 => Just(Event::Resume),
        3 => Just(Event::Undo),
        2 => Just(Event::Redo),
    ];
    (event, (0..8000u64).prop_map(Duration::from_millis))
}

fn rules() -> impl Strategy<Value = Rules> {
    let time = prop_oneof![
        Just(None),
        Just(Some("0.5")),
        Just(Some("0.2+3")),
        Just(Some("0.1+3x5")),
    ];
    let time_loss = prop_oneof![
        Just(TimeLoss::Federation),
        Just(TimeLoss::Woc),
        Just(TimeLoss::Sudden)
    ];
    let variant = prop_oneof![Just(Variant::Othello), Just(Variant::Anti)];
    (position(), variant, time, time_loss).prop_map(|(start, variant, time, time_loss)| Rules {
        start,
        variant,
        time: time.map(|text| text.parse().expect("a time control")),
        time_loss,
    })
}

/// What can be seen of a game at an instant.
fn view(game: &Game, now: Duration) -> impl PartialEq + std::fmt::Debug + use<> {
    let left = Color::ALL.map(|color| game.time_left(color, now));
    (
        game.position(),
        game.plies().collect::<Vec<_>>(),
        game.outcome(),
        game.is_paused(),
        left,
    )
}

proptest! {
    #[test]
    fn a_log_tells_its_game(rules in rules(), attempts in prop::collection::vec(attempt(), 0..80)) {
        let mut game = Game::new(rules);
        let mut now = Duration::ZERO;
        for (event, wait) in attempts {
            now += wait;
            game.tick(now);
            let before = view(&game, now);
            let length = game.log().len();
            let done = match event {
                Event::Move(square) => game.play(square, now),
                other => game.apply(other, now),
            };
            match done {
                // A refused event leaves no trace.
                Err(_) => {
                    prop_assert_eq!(view(&game, now), before);
                    prop_assert_eq!(game.log().len(), length);
                }
                Ok(()) => prop_assert!(game.log().len() > length),
            }
            // Nobody whose turn it is has nothing to do.
            let must_pass = game.position().turn() == Turn::Pass;
            prop_assert!(!must_pass || game.outcome().is_some());
        }
        let told = Game::replay(rules, game.log().iter().copied()).expect("what happened can happen");
        prop_assert_eq!(view(&told, now), view(&game, now));
        prop_assert_eq!(told.log(), game.log());
    }

    #[test]
    fn undo_and_redo_lead_back(line in game_line(), times in 1..70usize) {
        let mut game = Game::new(Rules { start: line[0], ..Rules::default() });
        for pair in line.windows(2) {
            let placed = pair[1].board().occupied() - pair[0].board().occupied();
            if let Some(square) = placed.first() {
                game.play(square, Duration::ZERO).expect("legal");
            }
        }
        let end = (game.position(), game.transcript());
        let mut undone = 0;
        while undone < times && game.apply(Event::Undo, Duration::ZERO).is_ok() {
            undone += 1;
            prop_assert!(game.plies().next_back() != Some(Ply::Pass) || game.position().turn() != Turn::Pass);
        }
        for _ in 0..undone {
            game.apply(Event::Redo, Duration::ZERO).expect("it was taken back");
        }
        prop_assert_eq!((game.position(), game.transcript()), end);
        prop_assert_eq!(game.apply(Event::Redo, Duration::ZERO), Err(Refusal::NothingToRedo));
    }
}

/// All boards a few plies from the start have hashes of their own, also in the bits that a table
/// of a million entries would use, as far as chance allows.
#[test]
fn hashes_tell_boards_apart() {
    let mut boards = vec![Board::START];
    let mut seen: HashMap<u64, Board> = HashMap::new();
    for _ in 0..8 {
        let mut next = Vec::new();
        for board in boards {
            for square in board.legal_moves() {
                let after = board.play(square).expect("legal");
                match seen.insert(after.hash(), after) {
                    None => next.push(after),
                    Some(known) => assert_eq!(known, after, "two boards, one hash"),
                }
            }
        }
        boards = next;
    }
    // n balls thrown into 2^20 boxes hit 2^20 (1 - e^(-n / 2^20)) of them.
    let boxes = f64::from(1 << 20);
    let expected = boxes * (1.0 - (-(seen.len() as f64) / boxes).exp());
    for shift in [0, 44] {
        let hit: std::collections::HashSet<u64> = seen
            .keys()
            .map(|hash| hash >> shift & ((1 << 20) - 1))
            .collect();
        assert!(
            (hit.len() as f64 / expected - 1.0).abs() < 0.01,
            "shift {shift}"
        );
    }
}
