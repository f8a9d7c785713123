//! WTHOR, the archives of tournament games: `.wtb` games, `.jou` players, `.trn` tournaments.
//!
//! [`Games`] reads the games of a year one at a time, [`Names`] the players or the tournaments
//! that they refer to by number; [`write_games`] and [`Names::write`] give back, byte for byte,
//! what was read. [`Game::to_record`] and [`Game::from_record`] lead to the other formats, and an
//! [`Archive`] takes records and writes all three files.
//!
//! All three files begin with the same [`Header`], and numbers are little endian. Solitaires and
//! 10×10 boards, which the format knows too, are not read.

mod archive;
mod convert;
mod error;
mod game;
mod games;
mod header;
mod names;

pub use archive::Archive;
pub use convert::Unwritable;
pub use error::Error;
pub use game::{Game, Moves, Replay};
pub use games::{Games, write_games};
pub use header::{FileKind, Header};
pub use names::{NameKind, Names};
