//! `otho play`: a game at the terminal, full-screen, or line by line for speech and Braille.

mod brain;
mod files;
mod lines;
mod review;
mod screen;
mod session;
mod text;
mod wish;

use otho_core::Rules;
use otho_engine::level::Level;
use otho_text::Texts;

pub(super) use self::brain::Brain;
use self::screen::Wanted;
pub(crate) use self::session::Seats;
use self::session::Start;
use crate::cli::Play;
use crate::output::{Answer, Failure, Output};
use crate::{power, source};

/// Who has not chosen a level meets one that wins and loses.
const LEVEL: &str = "novice";

pub(super) fn run(args: &Play, out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let start = start(args, &texts)?;
    let game = match &args.game {
        Some(name) => {
            let name = name.to_string_lossy();
            Some(files::load(&name, &start.rules, &texts).map_err(Failure::Usage)?)
        }
        None => None,
    };
    // Who reads from a file or writes to a pipe cannot use a screen.
    if args.text || !screen::has_terminal() {
        return text::run(start, game, texts, out);
    }
    let wanted = Wanted {
        is_ascii: args.ascii,
        is_still: args.still,
    };
    screen::run(start, game, texts, wanted, out)
}

/// What the command line asks for.
fn start(args: &Play, texts: &Texts) -> Result<Start, Failure> {
    let level = power::level(args.level.as_deref(), texts)?;
    let level = level.or_else(|| Level::find(LEVEL));
    let time = args.time.as_ref().map(|text| {
        let parsed = text.to_string_lossy().parse();
        parsed.map_err(|error| Failure::usage(&error, texts))
    });
    let position = args.position.as_deref();
    let position = position.map(|text| source::position(text, texts));
    let seed = args.seed.as_ref().map(|text| {
        let range = 0..=usize::MAX;
        power::number(text, range, "match-seed", texts).map(|seed| seed as u64)
    });
    let rules = Rules {
        variant: args.goal.variant(),
        time: time.transpose()?,
        ..Rules::default()
    };
    Ok(Start {
        rules: Rules {
            start: position.transpose()?.unwrap_or(rules.start),
            ..rules
        },
        seats: args.side.unwrap_or_default(),
        level: level.expect("the level is in the list"),
        seed: seed.transpose()?.unwrap_or_else(power::seed),
        has_sound: args.sound,
    })
}
