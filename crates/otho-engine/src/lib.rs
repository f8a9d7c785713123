//! Search, evaluation and endgame solver for Othello.
//!
//! [`Engine`] is the door: a position goes in, a move and its value come out.
//!
//! ```
//! use otho_core::{Position, Variant};
//! use otho_engine::{Engine, Goal, Limits, Request, Resources, Weights};
//!
//! let position: Position =
//!     "---------------------------OX------XO--------------------------- X".parse()?;
//! let mut engine = Engine::new(Resources::default(), Weights::embedded());
//! let request = Request {
//!     position,
//!     variant: Variant::Othello,
//!     goal: Goal::Depth(6),
//!     limits: Limits::default(),
//! };
//! let report = engine.search(&request, &|| false, &mut |_| {});
//! let square = report.best().expect("there is a move");
//! assert!(position.legal_moves().contains(square));
//! # Ok::<(), otho_core::ParsePositionError>(())
//! ```
//!
//! A [`level::Level`] plays like a person of some strength instead.

mod bulk;
mod endgame;
mod engine;
mod eval;
pub mod input;
pub mod level;
mod local;
mod memory;
mod network;
mod objective;
pub mod opening;
mod pattern;
mod search;
mod spread;
mod stability;
pub mod strength;
mod sums;
mod table;
pub mod time;
mod worker;

pub use bulk::Cuts;
pub use engine::{Certainty, Engine, Goal, Limits, OutOfMemory, Report, Request, Resources, ToGo};
pub use eval::Weights;
pub use network::{
    FACTOR_SCALE, Head, LARGEST_BASE, LARGEST_CONSTANT, LARGEST_FACTOR, LARGEST_SQUARE_FACTOR,
    LARGEST_SQUARED, N_HEADS, Network, ROW_SCALE, WIDTH, WeightsError, verify as verify_weights,
};
pub use spread::{Spread, Spreads};
pub use stability::stable_discs;
