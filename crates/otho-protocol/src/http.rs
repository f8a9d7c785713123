//! What is asked and answered by plain HTTP.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use crate::Variant;

/// The answer of `GET /api/health`, by which the web app knows that there is a native engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct Health {
    /// `otho`.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// Threads of one search.
    pub threads: u32,
    /// The memory of one search, in megabytes.
    pub hash_megabytes: u32,
}

/// What `POST /api/move` takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(TS))]
pub struct MoveRequest {
    /// 64 squares from a1 to h8 (`X` black, `O` white, `-` empty), a space, the side to move.
    pub position: String,
    /// What wins, `othello` without it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Variant>"))]
    pub variant: Variant,
    /// The id of the level, such as `club-player`, or its number.
    pub level: String,
    /// What chance depends on: one number for all moves of a game, 0 without it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<u32>"))]
    pub seed: u32,
    /// How long to think at most. Only the levels that take time to think heed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub milliseconds: Option<u32>,
}

/// What `POST /api/move` answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct Moved {
    /// Where, such as `f5`; nothing where there is no move to choose.
    pub square: Option<String>,
}

/// What is wrong with a request to `/api/…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct Problem {
    /// One sentence in the language asked for by `?lang=`.
    pub message: String,
}
