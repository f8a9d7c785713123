//! The program as its users meet it: arguments in, text and exit codes out.

mod analyze;
mod bench;
mod cassio;
mod conformance;
mod convert;
mod dialog;
mod frame;
mod game;
mod gtp;
mod learn;
mod learner;
mod matches;
mod nboard;
mod perft;
mod play;
mod position;
mod practice;
mod run;
mod serve;
mod solve;
#[cfg(unix)]
mod terminal;
#[cfg(unix)]
mod tmux;
