//! Othello games and positions in and out of every format.
//!
//! Readers give [`Record`]s, games as they were written down; [`Record::replay`] holds them
//! against the rules. What a record means is decided here and in `otho-core`, never by its users.

#![forbid(unsafe_code)]

pub mod braille;
mod record;
pub mod svg;
pub mod wthor;

pub use record::{IllegalTurn, Player, Record, RecordedTurn, StatedResult, TurnError};
