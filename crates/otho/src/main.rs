//! The program `otho`: commands over the other crates, and nothing of its own but the terminal.

#![forbid(unsafe_code)]

mod cli;
mod command;
mod cpu;
mod destination;
mod diagram;
mod grid;
mod help;
mod interrupt;
mod log;
mod output;
mod power;
mod source;

use std::process::ExitCode;

fn main() -> ExitCode {
    let language = cli::language();
    let missing = cpu::missing_features();
    if !missing.is_empty() {
        return output::refuse_processor(language, &missing);
    }
    output::finish(cli::parse(language).and_then(command::run), language)
}
