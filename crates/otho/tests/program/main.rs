//! The program as its users meet it: arguments in, text and exit codes out.

mod bench;
mod convert;
mod frame;
mod game;
mod gtp;
mod matches;
mod perft;
mod position;
mod run;
mod solve;
