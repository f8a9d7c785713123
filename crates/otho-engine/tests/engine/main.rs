//! The engine through its door, as those who use it see it.

mod allocated;
mod door;
mod naive;
mod positions;
mod soak;
mod solver;
