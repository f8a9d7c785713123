//! The commands: each takes its arguments and prints its answer.

mod about;
mod bench;
mod convert;
mod game;
mod gtp;
mod levels;
mod matches;
mod perft;
mod position;
mod shell;
mod solve;

use otho_core::Variant;

use crate::cli::{Command, Request};
use crate::output::{Answer, Failure, Output};

/// Does what was asked for.
pub(crate) fn run(request: Request) -> Result<Answer, Failure> {
    let out = &mut Output::new(request.texts, request.is_json);
    let answer = match request.command {
        None => about::run(out)?,
        Some(Command::Position(command)) => position::run(&command, out)?,
        Some(Command::Perft(args)) => perft::run(&args, out)?,
        Some(Command::Game(command)) => game::run(&command, out)?,
        Some(Command::Convert(args)) => convert::run(&args, out)?,
        Some(Command::Solve(args)) => solve::run(&args, out)?,
        Some(Command::Bench(args)) => bench::run(&args, out)?,
        Some(Command::Gtp(args)) => gtp::run(&args, out)?,
        Some(Command::Levels) => levels::run(out)?,
        Some(Command::Match(args)) => matches::run(&args, out)?,
        Some(Command::Completions { shell }) => shell::completions(shell, out)?,
        Some(Command::Man { folder }) => shell::man(folder.as_deref(), out)?,
    };
    out.finish()?;
    Ok(answer)
}

/// A variant as one word.
const fn variant_word(variant: Variant) -> &'static str {
    match variant {
        Variant::Othello => "othello",
        Variant::Anti => "anti",
    }
}
