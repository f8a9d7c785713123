//! `otho gtp`: the Go Text Protocol, version 2, as Othello programs speak it.
//!
//! Commands come in on standard input, a line each, and every one gets its answer on standard
//! output, which carries nothing else. What answers say is the protocol's, not ours, so it is
//! the same in every language.

mod clock;
mod input;
mod line;
mod session;

use self::input::Input;
use self::line::{Command, Line};
use self::session::{Depth, Reply, Session};
use crate::cli::Gtp;
use crate::output::{Answer, Failure, Output};
use crate::power::{self, Defaults};

/// Megabytes of the table: what fills up in a minute of thought.
const MEGABYTES: usize = 256;

pub(super) fn run(args: &Gtp, out: &mut Output) -> Result<Answer, Failure> {
    let resources = args
        .power
        .resources(Defaults::of_machine(MEGABYTES), &out.texts)?;
    let level = args.level.as_ref().map(|text| {
        let range = usize::from(Depth::LEAST)..=usize::from(Depth::MOST);
        power::number(text, range, "gtp-level", &out.texts)
    });
    let level = level.transpose()?.map(|level| Depth::Level(level as u8));
    let engine = power::engine(resources, &out.texts)?;
    let mut session = Session::new(engine, args.goal.variant(), level.unwrap_or_default());
    let mut input = Input::listen();
    while let Some(line) = input.next(|stop| {
        if args.ponder {
            session.ponder(stop);
        }
    }) {
        let command = match &line {
            Line::TooLong => Command::default(),
            Line::Text(text) => match line::parse(text) {
                Some(command) => command,
                None => continue,
            },
        };
        let reply = session.answer(&command);
        answer(&command, &reply, out)?;
        if reply == Reply::Bye {
            break;
        }
    }
    Ok(Answer::Yes)
}

/// Prints an answer and the blank line that ends it.
fn answer(command: &Command, reply: &Reply, out: &mut Output) -> Result<(), Failure> {
    let id = command.id.as_deref().unwrap_or_default();
    let (sign, text) = match reply {
        Reply::Yes(text) => ('=', text.as_str()),
        Reply::Bye => ('=', ""),
        Reply::No(reason) => ('?', *reason),
    };
    let line = format!("{sign}{id} {text}");
    out.line(line.trim_end())?;
    out.line("")?;
    out.finish()
}
