//! Lessons, exercises, and why a move is good or bad, as typed reasons.
//!
//! It says nothing in words: those are made by otho-text.

#![forbid(unsafe_code)]

pub mod claim;
pub mod exercise;
pub mod feature;
pub mod lesson;
pub mod practice;
pub mod progress;
pub mod puzzle;
pub mod rating;
pub mod reason;
pub mod repetition;
mod selfplay;
