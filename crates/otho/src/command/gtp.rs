//! `otho gtp`: the Go Text Protocol, version 2, as Othello programs speak it.
//!
//! Commands come in on standard input, a line each, and every one gets its answer on standard
//! output, which carries nothing else. What answers say is the protocol's, not ours, so it is
//! the same in every language.

mod clock;
mod input;
mod line;
mod session;

use std::time::SystemTime;

use otho_engine::level::Level;

use self::input::Input;
use self::line::{Command, Line};
use self::session::{Depth, Reply, Session};
use crate::cli::Gtp;
use crate::output::{Answer, Failure, Output, quoted};
use crate::power::{self, Defaults};

/// Megabytes of the table: what fills up in a minute of thought.
const MEGABYTES: usize = 256;

pub(super) fn run(args: &Gtp, out: &mut Output) -> Result<Answer, Failure> {
    let resources = args
        .power
        .resources(Defaults::of_machine(MEGABYTES), &out.texts)?;
    let level = args.level.as_ref().map(|text| {
        let level = text.to_str().and_then(Level::find);
        level.ok_or_else(|| {
            let most = Level::ALL.len().to_string().into();
            let values = [("found", quoted(text).into()), ("most", most)];
            Failure::Usage(out.texts.format("level-unknown", &values))
        })
    });
    let level = level.transpose()?;
    let is_told = args.power.threads.is_some() || args.power.hash.is_some();
    let needed = level.and_then(Level::resources).filter(|_| !is_told);
    let engine = power::engine(needed.unwrap_or(resources), &out.texts)?;
    let depth = level.map(|level| Depth::Level(level.number()));
    let mut session = Session::new(engine, args.goal.variant(), depth.unwrap_or_default());
    session.vary(seed());
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

/// A number that is another one each time the program starts.
fn seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
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
