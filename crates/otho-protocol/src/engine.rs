//! The messages of `/api/engine`, a WebSocket: each is one JSON object, told by its `type`.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::Variant;

/// What a client asks.
///
/// `id` is a number of the client's choice, by which it recognizes the answer. A connection has one
/// search or move at a time: a new one stops the one before, which then answers with what it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
#[cfg_attr(test, derive(TS))]
pub enum ToServer {
    /// Analyzes a position. Answered by any number of `progress` and one `answer`.
    Search {
        /// By which the client recognizes the answer.
        id: u32,
        /// 64 squares from a1 to h8 (`X` black, `O` white, `-` empty), a space, the side to move.
        position: String,
        /// What wins.
        variant: Variant,
        /// What to find out.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<Until>"))]
        until: Until,
        /// When to end before that.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<Limits>"))]
        limits: Limits,
        /// How many of the best moves to value, 1 without it. More than one take longer, as each
        /// move is then searched by itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        lines: Option<u8>,
    },
    /// Asks for the move of a level. Answered by one `moved`.
    Move {
        /// By which the client recognizes the answer.
        id: u32,
        /// 64 squares from a1 to h8 (`X` black, `O` white, `-` empty), a space, the side to move.
        position: String,
        /// What wins.
        variant: Variant,
        /// The id of the level, such as `club-player`, or its number.
        level: String,
        /// What chance depends on: one number for all moves of a game.
        seed: u32,
        /// How long to think at most. Only the levels that take time to think heed it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        milliseconds: Option<u32>,
    },
    /// Ends a search or a move early; it answers with what it has.
    Stop {
        /// Which one; nothing happens when it has ended already.
        id: u32,
    },
}

/// What the server tells.
///
/// Whatever is asked is answered by exactly one of `answer`, `moved` and `refused`, and nothing
/// with the same id comes after that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(TS))]
pub enum ToClient {
    /// What a search has found so far. Who reads slowly gets only the latest.
    Progress(Progress),
    /// What a search has found in the end.
    Answer(Progress),
    /// The move of a level.
    Moved {
        /// Of what was asked.
        id: u32,
        /// Where, such as `f5`; nothing where there is no move to choose.
        square: Option<String>,
    },
    /// Why something that was asked is not done.
    Refused {
        /// Of what was asked; nothing where that could not be read.
        id: Option<u32>,
        /// One sentence in the language asked for by `?lang=`.
        message: String,
    },
}

/// What a search is to find out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub enum Until {
    /// The final difference in discs.
    #[default]
    Exact,
    /// Who wins, or that it is a draw.
    Outcome,
}

/// When a search ends before it has found all there is to find. Without any, a client stops it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct Limits {
    /// So many plies ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub depth: Option<u8>,
    /// So many positions, give or take some thousands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub nodes: Option<u64>,
    /// So long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub milliseconds: Option<u32>,
}

/// How far a search is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct Progress {
    /// Of what was asked.
    pub id: u32,
    /// The best move and what it is worth.
    #[serde(flatten)]
    pub found: Found,
    /// The next best moves, as many as were asked for.
    pub others: Vec<Found>,
    /// Positions entered.
    pub nodes: u64,
    /// Time spent.
    pub milliseconds: u64,
    /// Positions a second.
    pub nodes_per_second: u64,
    /// What is still to come, where that can be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub to_go: Option<ToGo>,
}

/// A move and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct Found {
    /// Where, such as `f5`; nothing where there is no move to make.
    pub best: Option<String>,
    /// The final difference in discs for the side to move, empty squares to the winner.
    pub value: i32,
    /// What stands behind the value.
    pub certainty: Certainty,
    /// The best line of play: squares, and `pass` where that is forced.
    pub line: Vec<String>,
}

/// What stands behind a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(TS))]
pub enum Certainty {
    /// A search of so many plies.
    Depth {
        /// Plies.
        depth: u8,
        /// In so many percent of all cases, what was cut off would have changed nothing.
        percent: u8,
    },
    /// It is certain who wins, or that it is a draw.
    Outcome,
    /// The value is the exact final difference.
    Exact,
}

/// How many more positions a search is likely to enter; four of five end in the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct ToGo {
    /// Not fewer than this.
    pub low: u64,
    /// Not more than this.
    pub high: u64,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const START: &str = "---------------------------OX------XO--------------------------- X";

    #[test]
    fn a_search_needs_a_position_and_a_variant_and_no_more() {
        let text = json!({"type": "search", "id": 7, "position": START, "variant": "anti"});
        let read: ToServer = serde_json::from_value(text).expect("it is a message");
        let expected = ToServer::Search {
            id: 7,
            position: START.to_owned(),
            variant: Variant::Anti,
            until: Until::Exact,
            limits: Limits::default(),
            lines: None,
        };
        assert_eq!(read, expected);
    }

    #[test]
    fn a_misspelt_field_is_refused_and_not_passed_over() {
        let wrong = [
            json!({"type": "stop", "id": 1, "now": true}),
            json!({"type": "search", "id": 1, "position": START, "variant": "anti", "limits": {"node": 3}}),
        ];
        for text in wrong {
            assert!(serde_json::from_value::<ToServer>(text).is_err());
        }
    }

    #[test]
    fn progress_is_one_flat_object() {
        let progress = ToClient::Progress(Progress {
            id: 1,
            found: Found {
                best: Some("f5".to_owned()),
                value: 2,
                certainty: Certainty::Depth {
                    depth: 8,
                    percent: 95,
                },
                line: vec!["f5".to_owned(), "pass".to_owned()],
            },
            others: Vec::new(),
            nodes: 1000,
            milliseconds: 10,
            nodes_per_second: 100_000,
            to_go: None,
        });
        let expected = json!({
            "type": "progress", "id": 1, "best": "f5", "value": 2,
            "certainty": {"type": "depth", "depth": 8, "percent": 95},
            "line": ["f5", "pass"], "others": [],
            "nodes": 1000, "milliseconds": 10, "nodesPerSecond": 100_000,
        });
        let written = serde_json::to_value(&progress).expect("it is JSON");
        assert_eq!(written, expected);
        let read: ToClient = serde_json::from_value(written).expect("it is a message");
        assert_eq!(read, progress);
    }
}
