//! `otho nboard`: version 2 of the protocol between the program NBoard and its engines.
//!
//! Commands come in on standard input, a line each. What is not known is passed over, as the
//! protocol asks. Only what stands behind `status` is for people, and in their language.

mod game;
mod session;

use otho_engine::level::Sight;

use self::session::{Reply, Session};
use crate::cli::Nboard;
use crate::command::desk::Desk;
use crate::output::{Answer, Failure, Output};
use crate::power;

pub(super) fn run(args: &Nboard, out: &mut Output) -> Result<Answer, Failure> {
    let level = power::level(args.level.as_deref(), &out.texts)?;
    let engine = power::protocol_engine(level, &args.power, &out.texts)?;
    // One that thinks as long as it is let would never move: so does an engine with no level.
    let level = level.filter(|level| level.sight != Sight::Unlimited);
    let mut session = Session::new(engine, args.goal.variant(), level, power::seed());
    let mut desk = Desk::open();
    while let Some(line) = desk.next() {
        if session.hear(&line, &mut desk, out)? == Reply::Bye {
            break;
        }
    }
    Ok(Answer::Yes)
}
