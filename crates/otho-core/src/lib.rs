//! The rules of Othello: squares, positions, moves, games, clocks.
//!
//! No dependency, no input or output, no clock of its own, and no allocation in move generation.
//! Formats, search and words are other crates' business.
//!
//! - [`Square`], [`Bitboard`], [`Color`]: what a board is made of.
//! - [`Board`]: the discs as the player to move sees them; what search works on.
//! - [`Position`]: a board and whose turn it is; what people look at.
//! - [`Symmetry`]: the eight ways to look at a board.
//! - [`Score`], [`Variant`]: counting and winning, in Othello and anti-Othello.
//! - [`Game`]: an event log and what follows from it, at any [`Moment`]; [`clock`]: the players'
//!   time.
//! - [`Tree`]: a game with variations.
//! - [`perft`]: counting what can be played.

mod bitboard;
mod board;
pub mod clock;
mod color;
mod event;
mod game;
mod kernel;
mod made;
mod moment;
mod perft;
mod position;
mod refusal;
mod score;
pub mod setup;
mod square;
mod symmetry;
pub mod transcript;
mod tree;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, Move};
pub use color::Color;
pub use event::{Entry, Event, ParseEntryError};
pub use game::{Ending, Game, Outcome, Rules};
pub use kernel::NAME as KERNEL;
pub use made::Made;
pub use moment::Moment;
pub use perft::{Convention, perft};
pub use position::{
    IllegalMove, IllegalPass, IllegalReason, ParsePositionError, Position, SharedSquares, Turn,
    color_of_letter,
};
pub use refusal::{Refusal, ReplayError};
pub use score::{DiscCount, Score, Variant};
pub use square::{ParseSquareError, Square};
pub use symmetry::Symmetry;
pub use transcript::Ply;
pub use tree::{NodeId, Tree};
