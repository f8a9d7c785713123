//! Files of other programs, where the folder that holds them is given in `OTHO_DATA`.

use std::fs;
use std::io::BufReader;
use std::path::PathBuf;

use otho_formats::{Format, Item, Record, Writer, detect, read};

/// The folder of real files, or a word that it is missing.
#[expect(clippy::print_stdout, reason = "a test that is left out says so")]
fn data() -> Option<PathBuf> {
    let folder = std::env::var_os("OTHO_DATA").map(PathBuf::from);
    if folder.is_none() {
        println!("left out: OTHO_DATA is not set");
    }
    folder
}

fn file(path: &str) -> Option<Vec<u8>> {
    let path = data()?.join(path);
    Some(fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn items(bytes: &[u8], format: Format) -> Vec<Item> {
    assert_eq!(detect(bytes, None), Some(format));
    read(BufReader::new(bytes), format)
        .map(|item| item.unwrap_or_else(|error| panic!("{error}")))
        .collect()
}

fn records(bytes: &[u8], format: Format) -> Vec<Record> {
    let is_game = |item| match item {
        Item::Game(record) => Some(record),
        Item::Position(_) => None,
    };
    items(bytes, format)
        .into_iter()
        .filter_map(is_game)
        .collect()
}

fn write(items: &[Item], format: Format) -> String {
    let mut writer = Writer::new(Vec::new(), format).expect("a format of items");
    for item in items {
        writer.write(item).unwrap_or_else(|error| panic!("{error}"));
    }
    let bytes = writer.finish().expect("a vector takes it");
    String::from_utf8(bytes).expect("formats are written in UTF-8")
}

#[test]
fn the_ggf_of_another_program_replays_to_its_stated_result() {
    let Some(bytes) = file("games/nboard_test.ggf") else {
        return;
    };
    let games = records(&bytes, Format::Ggf);
    assert!(!games.is_empty());
    for record in &games {
        let game = record.replay().unwrap_or_else(|turn| panic!("{turn}"));
        let score = game.outcome().map(|outcome| outcome.score);
        let stated = record.result.and_then(|result| result.score());
        assert_eq!(score, stated);
    }
    let items: Vec<Item> = games.into_iter().map(Item::Game).collect();
    let again = write(&items, Format::Ggf);
    let read_again: Vec<Item> = records(again.as_bytes(), Format::Ggf)
        .into_iter()
        .map(Item::Game)
        .collect();
    assert_eq!(read_again, items);
}

#[test]
fn every_line_of_the_test_positions_is_read_and_written_back() {
    for (name, n_positions) in [
        ("fforum-1-19", 19),
        ("fforum-20-39", 20),
        ("fforum-40-59", 20),
        ("hard-20", 276),
    ] {
        let Some(bytes) = file(&format!("obf/{name}.obf")) else {
            return;
        };
        let positions = items(&bytes, Format::Obf);
        assert_eq!(positions.len(), n_positions, "{name}");
        let text = String::from_utf8(bytes).expect("the file is ASCII");
        let expected: String = text
            .lines()
            .map(|line| format!("{}\n", line.trim_end().trim_end_matches(" --:-127;")))
            .collect();
        assert_eq!(write(&positions, Format::Obf), expected, "{name}");
    }
}

#[test]
fn every_opening_of_the_list_is_legal_and_written_back() {
    let Some(bytes) = file("xot/xot_small.txt") else {
        return;
    };
    let games = records(&bytes, Format::Transcript);
    assert_eq!(games.len(), 3623);
    for record in &games {
        record.replay().unwrap_or_else(|turn| panic!("{turn}"));
    }
    let items: Vec<Item> = games.into_iter().map(Item::Game).collect();
    let text = String::from_utf8(bytes).expect("the file is ASCII");
    let lines = text.lines().map(|line| format!("{line}\n"));
    assert_eq!(write(&items, Format::Transcript), lines.collect::<String>());
}

#[test]
fn famous_games_are_legal_and_over() {
    let Some(bytes) = file("famous/famous_games.json") else {
        return;
    };
    let document: serde_json::Value = serde_json::from_slice(&bytes).expect("the file is JSON");
    let drawn = document["perfect_play_draw"]["moves"].as_str();
    let shortest = document["shortest_games_9_moves"]["games"].as_array();
    let mut moves: Vec<&str> = drawn.into_iter().collect();
    moves.extend(
        shortest
            .into_iter()
            .flatten()
            .filter_map(|game| game.as_str()),
    );
    assert_eq!(moves.len(), 1 + 57);
    for game in records(moves.join("\n").as_bytes(), Format::Transcript) {
        let game = game.replay().unwrap_or_else(|turn| panic!("{turn}"));
        assert!(game.outcome().is_some());
    }
}
