//! The program as its users meet it: arguments in, text and exit codes out.

mod convert;
mod frame;
mod game;
mod perft;
mod position;
mod run;
