//! Any game, written in any text format, reads back as the same game.

use core::time::Duration;

use otho_core::clock::TimeControl;
use otho_core::setup::Handicap;
use otho_core::{
    Bitboard, Color, Ending, Event, Game, NodeId, Ply, Position, Rules, Score, Square, Tree,
    Variant,
};
use otho_formats::{
    Format, Item, Player, Record, ScoredPosition, WriteError, Writer, detect, read, sgf,
};
use proptest::prelude::*;

/// How a generated game ends, if not by itself.
#[derive(Clone, Copy, Debug)]
enum End {
    Unfinished,
    Resigned(Color),
    OutOfTime(Color),
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::Black), Just(Color::White)]
}

fn end() -> impl Strategy<Value = End> {
    prop_oneof![
        Just(End::Unfinished),
        color().prop_map(End::Resigned),
        color().prop_map(End::OutOfTime),
    ]
}

fn set_up() -> impl Strategy<Value = Position> {
    (any::<u64>(), any::<u64>(), color()).prop_map(|(black, occupied, side)| {
        let discs = [black & occupied, !black & occupied].map(Bitboard);
        Position::new(discs[0], discs[1], side).expect("the sets are disjoint")
    })
}

fn start() -> impl Strategy<Value = Position> {
    prop_oneof![
        2 => Just(Position::START),
        1 => (1..=4_u8).prop_map(|corners| {
            Handicap::from_corners(corners).expect("1 to 4 corners").start()
        }),
        1 => set_up(),
    ]
}

/// A game of random moves, as many as `choices` has numbers, each taking so many milliseconds.
fn game(start: Position, variant: Variant, choices: &[(usize, u16)], end: End) -> Game {
    let rules = Rules {
        start,
        variant,
        ..Rules::default()
    };
    let mut game = Game::new(rules);
    let mut now = Duration::ZERO;
    for &(choice, time) in choices {
        let moves = Vec::from_iter(game.position().legal_moves());
        if game.outcome().is_some() || moves.is_empty() {
            break;
        }
        now += Duration::from_millis(time.into());
        game.play(moves[choice % moves.len()], now)
            .expect("the move is legal");
    }
    let event = match end {
        End::Unfinished => return game,
        End::Resigned(color) => Event::Resign(color),
        End::OutOfTime(color) => Event::FlagFall(color),
    };
    if game.outcome().is_none() {
        game.apply(event, now).expect("the game goes on");
    }
    game
}

fn any_game(start: impl Strategy<Value = Position>) -> impl Strategy<Value = Game> {
    let variant = prop_oneof![Just(Variant::Othello), Just(Variant::Anti)];
    let choices = prop::collection::vec(any::<(usize, u16)>(), 0..=60);
    (start, variant, choices, end())
        .prop_map(|(start, variant, choices, end)| game(start, variant, &choices, end))
}

fn write(item: &Item, format: Format) -> Result<Vec<u8>, WriteError> {
    let mut writer = Writer::new(Vec::new(), format)?;
    writer.write(item)?;
    writer.finish()
}

/// Writes an item, checks that the format is recognized, and reads the item back.
fn there_and_back(item: &Item, format: Format) -> Item {
    let text = write(item, format).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(detect(&text, None), Some(format));
    let mut items = read(&text[..], format);
    let first = items.next().expect("an item was written");
    assert!(items.next().is_none());
    first.unwrap_or_else(|error| panic!("{error}"))
}

fn record_there_and_back(record: &Record, format: Format) -> Record {
    match there_and_back(&Item::Game(record.clone()), format) {
        Item::Game(record) => record,
        Item::Position(_) => panic!("{format} holds games"),
    }
}

fn assert_same_game(game: &Game, record: &Record) {
    let read = record.replay().unwrap_or_else(|turn| panic!("{turn}"));
    assert_eq!(read.rules().start, game.rules().start);
    assert_eq!(read.rules().variant, game.rules().variant);
    assert!(read.plies().eq(game.plies()));
    assert_eq!(read.outcome(), game.outcome());
}

proptest! {
    #[test]
    fn ggf_and_sgf_hold_every_game(game in any_game(start())) {
        let record = Record::of_game(&game);
        for format in [Format::Ggf, Format::Sgf] {
            let read = record_there_and_back(&record, format);
            assert_same_game(&game, &read);
            let winner = |record: &Record| record.result.and_then(|result| result.winner());
            prop_assert_eq!(winner(&read), winner(&record));
        }
    }

    #[test]
    fn ggf_holds_the_time_of_every_turn(game in any_game(start())) {
        let record = Record::of_game(&game);
        let times = |record: &Record| Vec::from_iter(record.turns.iter().map(|turn| turn.time));
        prop_assert_eq!(times(&record_there_and_back(&record, Format::Ggf)), times(&record));
    }

    #[test]
    fn transcript_and_quest_hold_the_moves_of_ordinary_games(
        choices in prop::collection::vec(any::<(usize, u16)>(), 1..=60)
    ) {
        let game = game(Position::START, Variant::Othello, &choices, End::Unfinished);
        for format in [Format::Transcript, Format::Quest] {
            assert_same_game(&game, &record_there_and_back(&Record::of_game(&game), format));
        }
    }

    #[test]
    fn transcript_and_quest_refuse_what_they_cannot_hold(game in any_game(start())) {
        let rules = game.rules();
        let is_ordinary = rules.start == Position::START && rules.variant == Variant::Othello;
        let item = Item::Game(Record::of_game(&game));
        for format in [Format::Transcript, Format::Quest] {
            let is_held = match write(&item, format) {
                Ok(_) => true,
                Err(WriteError::NoMoves(_)) => is_ordinary,
                Err(_) => false,
            };
            prop_assert_eq!(is_held, is_ordinary);
        }
    }

    #[test]
    fn names_ratings_values_and_times_come_back(
        names in prop::array::uniform4("[^\\s\\p{Cc}]([^\\p{Cc}]*[^\\s\\p{Cc}])?"),
        ratings in any::<[Option<i32>; 2]>(),
        value in any::<Option<i32>>(),
        minutes in 1..1000_u32,
        increment in 0..100_u32,
        difference in -64..=64_i8,
    ) {
        let [black, white, event, date] = names.map(Some);
        let rating = |rating: Option<i32>| rating.map(|rating| f64::from(rating) / 100.0);
        let ending = None;
        let mut record = Record {
            black: Player { name: black, rating: rating(ratings[0]) },
            white: Player { name: white, rating: rating(ratings[1]) },
            event,
            date,
            time: format!("{minutes}+{increment}").parse::<TimeControl>().ok(),
            result: Some(otho_formats::StatedResult { difference: Some(difference), ending }),
            ..Record::default()
        };
        record.turns.push(Ply::Move(Square::F5).into());
        record.turns[0].color = Some(Color::Black);
        record.turns[0].value = value;
        for format in [Format::Ggf, Format::Sgf] {
            prop_assert_eq!(&record_there_and_back(&record, format), &record);
        }
        let read = record_there_and_back(&record, Format::Quest);
        prop_assert_eq!((&read.black, &read.white), (&record.black, &record.white));
    }

    #[test]
    fn positions_come_back_with_their_scores(
        position in set_up(),
        scores in prop::collection::vec(-64..=64_i8, 64),
    ) {
        let moves = position.legal_moves().into_iter().map(Ply::Move);
        let scored = ScoredPosition { position, scores: moves.zip(scores).collect() };
        let item = Item::Position(scored);
        prop_assert_eq!(there_and_back(&item, Format::Obf), item);
        let item = Item::Position(position.into());
        prop_assert_eq!(there_and_back(&item, Format::Board), item.clone());
        for format in [Format::Ggf, Format::Sgf] {
            let Item::Game(record) = there_and_back(&item, format) else {
                panic!("{format} holds games");
            };
            prop_assert_eq!(record.start, position);
        }
    }

    #[test]
    fn variations_come_back_from_sgf(
        start in start(),
        lines in prop::collection::vec(prop::collection::vec(any::<usize>(), 0..20), 0..8),
    ) {
        let mut tree = Tree::new(start);
        for line in lines {
            let mut at = NodeId::ROOT;
            for choice in line {
                let moves = Vec::from_iter(tree.position(at).legal_moves());
                if let Some(&square) = moves.get(choice % moves.len().max(1)) {
                    at = tree.play(at, square).expect("the move is legal");
                }
            }
        }
        let mut text = Vec::new();
        sgf::write_tree(&mut text, &Record::default(), &tree).expect("a vector takes it");
        let (record, read) = sgf::read_trees(&text[..]).next().expect("a game").expect("legal");
        prop_assert_eq!(record.start, start);
        prop_assert_eq!(read.to_string(), tree.to_string());
    }
}

#[test]
fn an_agreed_result_comes_back_from_ggf() {
    let mut game = game(
        Position::START,
        Variant::Othello,
        &[(0, 0)],
        End::Unfinished,
    );
    game.apply(Event::Agree(Score::DRAW), Duration::ZERO)
        .expect("the game goes on");
    let read = record_there_and_back(&Record::of_game(&game), Format::Ggf);
    assert_same_game(&game, &read);
    assert_eq!(
        read.result.and_then(|result| result.ending),
        Some(Ending::Agreement)
    );
}
