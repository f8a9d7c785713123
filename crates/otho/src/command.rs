//! The commands: each takes its arguments and prints its answer.

mod analyze;
mod bench;
mod cassio;
mod convert;
mod desk;
mod game;
mod gtp;
mod learn;
mod levels;
mod line;
mod matches;
mod nboard;
mod perft;
mod play;
mod position;
mod serve;
mod shell;
mod solve;
mod timed;

use otho_core::Variant;

pub(crate) use self::play::Seats;

use crate::cli::{Command, Request, Serve};
use crate::output::{Answer, Failure, Output};

/// Does what was asked for.
pub(crate) fn run(request: Request) -> Result<Answer, Failure> {
    let out = &mut Output::new(request.texts, request.is_json);
    let answer = match request.command {
        None => serve::run(&Serve::alone(), out)?,
        Some(Command::Position(command)) => position::run(&command, out)?,
        Some(Command::Perft(args)) => perft::run(&args, out)?,
        Some(Command::Game(command)) => game::run(&command, out)?,
        Some(Command::Convert(args)) => convert::run(&args, out)?,
        Some(Command::Solve(args)) => solve::run(&args, out)?,
        Some(Command::Analyze(args)) => analyze::run(&args, out)?,
        Some(Command::Bench(args)) => bench::run(&args, out)?,
        Some(Command::Gtp(args)) => gtp::run(&args, out)?,
        Some(Command::Nboard(args)) => nboard::run(&args, out)?,
        Some(Command::Cassio(args)) => cassio::run(&args, out)?,
        Some(Command::Play(args)) => play::run(&args, out)?,
        Some(Command::Serve(args)) => serve::run(&args, out)?,
        Some(Command::Levels) => levels::run(out)?,
        Some(Command::Learn(args)) => learn::run(&args, out)?,
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
