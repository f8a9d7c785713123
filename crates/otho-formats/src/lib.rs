//! Othello games and positions in and out of every format.
//!
//! [`read`] gives [`Item`]s one by one, [`Writer`] takes them, [`detect`] says which format an
//! input has. Readers give [`Record`]s, games as they were written down; [`Record::replay`] holds
//! them against the rules. [`Document`] does all of this with bytes in memory. What a record means is decided here and in `otho-core`, never by its
//! users.
//!
//! **Bounded input.** Readers stream, and keep no more than [`MAX_GAME`] bytes of a line or a game,
//! or [`MAX_DOCUMENT`] of a JSON document; a longer one is an error.
//!
//! **After an error** a reader goes on with the next line or the next game. It ends when the system
//! cannot deliver, when a game has no end, and when something stands between JSON documents.
//!
//! **What is not held.** A writer leaves out what its format has no place for, such as ratings in
//! a transcript. What decides the game (start, variant, moves) it writes or refuses.

#![forbid(unsafe_code)]

pub mod braille;
mod detect;
mod document;
mod error;
mod format;
pub mod ggf;
mod input;
mod number;
pub mod obf;
mod property;
pub mod quest;
mod record;
pub mod sgf;
mod stream;
pub mod svg;
pub mod transcript;
pub mod wthor;

pub use detect::{HEAD, detect};
pub use document::{Document, Unreadable};
pub use error::{Accepted, Field, Place, Problem, ReadError, WriteError};
pub use format::{Format, ParseFormatError};
pub use obf::ScoredPosition;
pub use record::{IllegalTurn, Player, Record, RecordedTurn, StatedResult, TurnError};
pub use stream::{Item, Writer, read};

/// The most bytes of a line, or of a game of GGF or SGF.
pub const MAX_GAME: usize = 1 << 20;

/// The most bytes of a JSON document.
pub const MAX_DOCUMENT: usize = 16 << 20;
