//! The program as its users meet it: arguments in, text and exit codes out.

mod frame;
mod perft;
mod position;
mod run;
