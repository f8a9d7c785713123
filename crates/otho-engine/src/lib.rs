//! Search, evaluation and endgame solver for Othello.

mod bulk;
mod endgame;
mod engine;
mod eval;
pub mod level;
mod local;
mod objective;
pub mod opening;
pub mod pattern;
mod search;
mod stability;
mod table;
pub mod time;
mod weights;
mod worker;

pub use bulk::Cuts;
pub use engine::{Certainty, Engine, Goal, Limits, OutOfMemory, Report, Request, Resources, ToGo};
pub use eval::Weights;
pub use weights::{LARGEST_WEIGHT, N_PHASES, Phases, STORED_UNIT, WeightsError, phase};
