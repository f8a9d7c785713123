//! The number of lines of play, against published tables.
//!
//! Each line of `perft.txt` has a position, a convention and the leaves at depth 1, 2, 3 …

use std::str::FromStr;

use otho_core::{Convention, Position, perft};

struct Row {
    position: Position,
    convention: Convention,
    leaves: Vec<u64>,
}

impl FromStr for Row {
    type Err = Box<dyn std::error::Error>;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let [position, convention, leaves] = line.split(';').collect::<Vec<_>>()[..] else {
            return Err("a row has three parts".into());
        };
        Ok(Self {
            position: position.parse()?,
            convention: match convention.trim() {
                "pass-is-ply" => Convention::PassIsPly,
                "pass-is-free" => Convention::PassIsFree,
                "only-unfinished" => Convention::OnlyUnfinished,
                other => return Err(other.into()),
            },
            leaves: leaves
                .split_whitespace()
                .map(str::parse)
                .collect::<Result<_, _>>()?,
        })
    }
}

/// Counts as deep as there are at most so many leaves.
fn check(row: &Row, most: u64) {
    let shallow = row.leaves.iter().take_while(|&&leaves| leaves <= most);
    for (depth, &leaves) in (1..).zip(shallow) {
        let counted = perft(row.position.board(), depth, row.convention);
        assert_eq!(
            counted, leaves,
            "{} at depth {depth}, {:?}",
            row.position, row.convention
        );
    }
}

#[test]
fn the_published_tables_hold() {
    let table = include_str!("perft.txt");
    let rows = table
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    for line in rows {
        check(&line.parse().expect("a row of the table"), 2_000_000_000);
    }
}

/// Every table of `perft.json` in the folder that `OTHO_DATA` names.
#[test]
fn the_tables_of_the_data_folder_hold() {
    let Some(folder) = std::env::var_os("OTHO_DATA") else {
        println!("left out: OTHO_DATA is not set");
        return;
    };
    let file = std::path::Path::new(&folder).join("perft.json");
    let text = std::fs::read_to_string(&file).expect("perft.json in OTHO_DATA");
    let tables: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let conventions = [
        ("mode1", Convention::PassIsPly),
        ("mode2", Convention::PassIsFree),
        ("mode3", Convention::OnlyUnfinished),
    ];
    let check_all = |position: Position, table: &serde_json::Value| {
        for (name, convention) in conventions {
            let leaves = table[name].as_array().into_iter().flatten();
            let leaves: Vec<u64> = leaves.filter_map(serde_json::Value::as_u64).collect();
            let row = Row {
                position,
                convention,
                leaves,
            };
            check(&row, 50_000_000);
        }
    };
    check_all(Position::START, &tables["start"]);
    let positions = tables["positions"].as_array().expect("positions");
    assert!(!positions.is_empty());
    for table in positions {
        let [board, side] = ["board", "side"].map(|key| table[key].as_str().expect("text"));
        check_all(
            format!("{board} {side}").parse().expect("a position"),
            table,
        );
    }
}

#[test]
fn no_ply_is_one_leaf() {
    assert_eq!(perft(Position::START.board(), 0, Convention::PassIsPly), 1);
}
