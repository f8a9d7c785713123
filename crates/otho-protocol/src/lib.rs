//! What travels between OTHO's server and those who ask it, and nothing else.
//!
//! The types here are the wire's: positions, squares and levels are text, which the server reads
//! and refuses as it would any other text from outside. No rule of Othello is here, nor does a
//! type of another crate of ours reach the wire by way of this one.
//!
//! `docs/protocol.md` says how a conversation goes. The TypeScript in `web/src/lib/protocol.ts` is
//! made from these types by a test, which fails when the two differ.

#![forbid(unsafe_code)]

mod engine;
mod http;
#[cfg(test)]
mod typescript;

pub use engine::{Certainty, Found, Limits, Progress, ToClient, ToGo, ToServer, Until};
pub use http::{Health, MoveRequest, Moved, Problem};

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// What wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub enum Variant {
    /// The most discs.
    #[default]
    Othello,
    /// The fewest discs.
    Anti,
}
