//! `otho perft`: counts lines of play, for checking the rules and their speed.

use std::ffi::OsStr;
use std::time::{Duration, Instant};

use otho_core::{Convention, KERNEL, Position, Square, perft};
use serde::Serialize;

use crate::cli::Perft;
use crate::output::{Answer, Failure, Output, quoted};
use crate::source;

/// No count up to here is too large for 64 bits, and none beyond it ends in a lifetime.
const DEEPEST: u32 = 20;

/// What takes longer than this reports its progress.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Serialize)]
struct Document {
    position: String,
    depth: u32,
    pass_is_ply: bool,
    leaves: u64,
    seconds: f64,
    leaves_per_second: f64,
    kernel: &'static str,
}

pub(super) fn run(args: &Perft, out: &mut Output) -> Result<Answer, Failure> {
    let depth = parse_depth(&args.depth, out)?;
    let position = match &args.position {
        Some(text) => source::position(text, &out.texts)?,
        None => Position::START,
    };
    let convention = if args.pass_free {
        Convention::PassIsFree
    } else {
        Convention::PassIsPly
    };
    let began = Instant::now();
    let leaves = count(position, depth, convention, out);
    let seconds = began.elapsed().as_secs_f64();
    // A count of nothing takes no time at all on a coarse clock.
    let leaves_per_second = leaves as f64 / seconds.max(1e-9);
    if out.is_json() {
        out.json(&Document {
            position: position.to_string(),
            depth,
            pass_is_ply: convention == Convention::PassIsPly,
            leaves,
            seconds,
            leaves_per_second,
            kernel: KERNEL,
        })?;
    } else {
        let seconds = format!("{seconds:.3}").replace('.', &out.texts.get("decimal-sign"));
        let millions = (leaves_per_second / 1e6).round() as u64;
        let values = [
            ("depth", depth.into()),
            ("seconds", seconds.into()),
            ("millions", millions.into()),
            ("kernel", KERNEL.into()),
        ];
        out.say("perft-done", &values)?;
        out.line(&leaves.to_string())?;
    }
    Ok(Answer::Yes)
}

fn parse_depth(text: &OsStr, out: &Output) -> Result<u32, Failure> {
    let depth = text.to_str().and_then(|text| text.parse().ok());
    depth.filter(|&depth| depth <= DEEPEST).ok_or_else(|| {
        let values = [("found", quoted(text).into()), ("deepest", DEEPEST.into())];
        Failure::Usage(out.texts.format("perft-depth", &values))
    })
}

/// The count, move by move where there are moves, so that progress can be told.
fn count(position: Position, depth: u32, convention: Convention, out: &Output) -> u64 {
    let moves = position.legal_moves();
    if depth == 0 || moves.is_empty() {
        return perft(position.board(), depth, convention);
    }
    let began = Instant::now();
    let mut leaves = 0;
    for (index, square) in moves.into_iter().enumerate() {
        let next = position.play(square).expect("it is a legal move");
        leaves += perft(next.board(), depth - 1, convention);
        if began.elapsed() > PATIENCE {
            report(square, index + 1, moves.count(), out);
        }
    }
    leaves
}

fn report(square: Square, done: usize, all: u32, out: &Output) {
    let values = [
        ("square", square.to_string().into()),
        ("done", done.into()),
        ("all", all.into()),
    ];
    out.progress("perft-progress", &values);
}
