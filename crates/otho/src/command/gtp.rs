//! `otho gtp`: the Go Text Protocol, version 2, as Othello programs speak it.
//!
//! Commands come in on standard input, a line each, and every one gets its answer on standard
//! output, which carries nothing else. What answers say is the protocol's, not ours, so it is
//! the same in every language.

mod clock;
mod line;
mod session;

use std::time::Duration;

use self::line::Command;
use self::session::{Depth, Reply, Session};
use crate::cli::Gtp;
use crate::command::desk::Desk;
use crate::command::line::Line;
use crate::output::{Answer, Failure, Output};
use crate::power;

/// A controller that knows what to say next says it sooner than this.
const GRACE: Duration = Duration::from_millis(10);

pub(super) fn run(args: &Gtp, out: &mut Output) -> Result<Answer, Failure> {
    let level = power::level(args.level.as_deref(), &out.texts)?;
    let engine = power::protocol_engine(level, &args.power, &out.texts)?;
    let depth = level.map(|level| Depth::Level(level.number()));
    let mut session = Session::new(engine, args.goal.variant(), depth.unwrap_or_default());
    session.vary(power::seed());
    let mut desk = Desk::open();
    loop {
        if args.ponder && desk.is_quiet(GRACE) {
            desk.think(&|_| true, |stop, _| session.ponder(stop), |_| Ok(()))?;
        }
        let Some(line) = desk.next() else { break };
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
