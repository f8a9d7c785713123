//! `otho cassio`: the protocol between the program Cassio and its engines.
//!
//! A line of it is `ENGINE-PROTOCOL`, a command and its arguments; an answer ends with the line
//! `ready.`, and an empty line is answered `ok.`. All of it is for programs, so it is the same in
//! every language.
//!
//! While it waits for a search, Cassio asks every second or so how far it is, and takes an engine
//! that says nothing for half a minute for dead. So these questions are answered at once, and
//! without `ready.`, by which it would take the search to be over.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use otho_core::{Color, Position, Square, Turn, Variant, transcript};
use otho_engine::{Certainty, Engine, Goal, Limits, Report, Request};

use crate::cli::Cassio;
use crate::command::desk::{Attendant, Desk, Heed};
use crate::command::line::Line;
use crate::output::{Answer, Failure, Output};
use crate::power;

const PREFIX: &str = "ENGINE-PROTOCOL";

pub(super) fn run(args: &Cassio, out: &mut Output) -> Result<Answer, Failure> {
    let mut session = Session {
        engine: power::protocol_engine(None, &args.power, &out.texts)?,
        variant: args.goal.variant(),
        last: (0, 0.0),
        was_stopped: false,
    };
    let mut desk = Desk::open();
    while let Some(line) = desk.next() {
        let words: Vec<&str> = line.words().collect();
        match words.as_slice() {
            [] if line == Line::TooLong => {}
            [] => out.line("ok.")?,
            [PREFIX, "quit", ..] => break,
            [PREFIX, command @ ..] => session.answer(command, &mut desk, out)?,
            _ => {}
        }
        out.finish()?;
    }
    Ok(Answer::Yes)
}

struct Session {
    engine: Engine,
    variant: Variant,
    /// Nodes and seconds of the last search.
    last: (u64, f64),
    /// Whether a search has been ended by a `stop`, whose answer it was.
    was_stopped: bool,
}

/// Answers what is asked while a search goes on.
struct Attending<'a> {
    out: &'a mut Output,
    began: Instant,
    nodes: u64,
    was_stopped: bool,
}

impl Attendant for Attending<'_> {
    fn hear(&mut self, line: Option<&Line>) -> Result<Heed, Failure> {
        let Some(line) = line else {
            return Ok(Heed::Wait);
        };
        let words: Vec<&str> = line.words().collect();
        match words.as_slice() {
            [] if *line == Line::TooLong => {}
            [] => self.out.line("ok.")?,
            [PREFIX, "get-search-infos", ..] => {
                let seconds = self.began.elapsed().as_secs_f64();
                self.out.line(&search_infos(self.nodes, seconds))?;
            }
            [PREFIX, "feed-hash", ..] => {}
            [PREFIX, "stop", ..] => {
                self.was_stopped = true;
                return Ok(Heed::Stop);
            }
            [PREFIX, "quit", ..] => return Ok(Heed::Stop),
            _ => return Ok(Heed::Wait),
        }
        self.out.finish()?;
        Ok(Heed::Done)
    }

    fn show(&mut self, reports: Vec<Report>) -> Result<(), Failure> {
        self.nodes = reports
            .iter()
            .map(|report| report.nodes)
            .fold(self.nodes, u64::max);
        Ok(())
    }
}

fn search_infos(nodes: u64, seconds: f64) -> String {
    format!("node {nodes}, time {seconds:.3}")
}

/// A search as it is asked for.
#[derive(Debug, PartialEq)]
struct Task {
    position: Position,
    window: (f64, f64),
    /// Plies, `None` for the end of the game.
    depth: Option<u8>,
    /// In percent, how sure the value is to be.
    precision: u8,
}

impl Session {
    fn answer(
        &mut self,
        command: &[&str],
        desk: &mut Desk,
        out: &mut Output,
    ) -> Result<(), Failure> {
        match command {
            ["midgame-search", args @ ..] | ["endgame-search", args @ ..] => {
                match Task::parse(args, command[0] == "midgame-search") {
                    Some(task) => self.search(&task, desk, out)?,
                    None => out.line("ERROR: a position, two bounds, for the midgame a depth, and a precision are expected")?,
                }
            }
            ["get-version", ..] => {
                out.line(concat!("version: OTHO ", env!("CARGO_PKG_VERSION")))?;
            }
            ["get-search-infos", ..] => {
                let (nodes, seconds) = self.last;
                out.line(&search_infos(nodes, seconds))?;
            }
            ["empty-hash", ..] => self.engine.clear(),
            // What Cassio knows of positions is not needed, and an answer is not expected.
            ["feed-hash", ..] => return Ok(()),
            // The search that it has ended was the answer.
            ["stop", ..] if std::mem::take(&mut self.was_stopped) => return Ok(()),
            ["init" | "new-position" | "stop", ..] => {}
            _ => out.line("ERROR: unknown command")?,
        }
        out.line("ready.")
    }

    fn search(&mut self, task: &Task, desk: &mut Desk, out: &mut Output) -> Result<(), Failure> {
        let began = Instant::now();
        let n_empties = task.position.board().n_empties();
        let request = Request {
            position: task.position,
            variant: self.variant,
            goal: task.goal(n_empties),
            limits: Limits::default(),
        };
        let engine = &mut self.engine;
        let mut attending = Attending {
            out,
            began,
            nodes: 0,
            was_stopped: false,
        };
        let report = desk.attend(&mut attending, |stop, sink| {
            let is_enough = AtomicBool::new(false);
            let stop = || stop() || is_enough.load(Relaxed);
            engine.search(&request, &stop, &mut |report| {
                is_enough.store(task.is_met_by(report, n_empties), Relaxed);
                sink(vec![report.clone()]);
            })
        })?;
        self.was_stopped = attending.was_stopped;
        self.last = (report.nodes, began.elapsed().as_secs_f64());
        out.line(&task.result(&report, self.last.1))
    }
}

impl Task {
    /// Reads the arguments; the side to move may stand apart from the board.
    fn parse(args: &[&str], is_midgame: bool) -> Option<Self> {
        let n_numbers = if is_midgame { 4 } else { 3 };
        let split = args.len().checked_sub(n_numbers)?;
        let (position, numbers) = args.split_at(split);
        let number = |text: &&str| text.parse::<f64>().ok().filter(|n| n.is_finite());
        let numbers: Vec<f64> = numbers.iter().map(number).collect::<Option<_>>()?;
        let percent = *numbers.last()?;
        Some(Self {
            position: position.concat().parse().ok()?,
            window: (numbers[0], numbers[1]),
            depth: is_midgame.then(|| numbers[2].clamp(1.0, 60.0) as u8),
            precision: percent.clamp(0.0, 100.0) as u8,
        })
    }

    fn goal(&self, n_empties: u32) -> Goal {
        match self.depth {
            Some(depth) if u32::from(depth) < n_empties => Goal::Depth(depth),
            // Who asks only for the side of zero a score is on wants to know who wins.
            None if self.window.0 >= -1.0 && self.window.1 <= 1.0 => Goal::Outcome,
            _ => Goal::Exact,
        }
    }

    /// Whether a value on the way to a certain one is certain enough.
    fn is_met_by(&self, report: &Report, n_empties: u32) -> bool {
        match report.certainty {
            Certainty::Depth { depth, percent } => {
                let enough = self.depth.map_or(n_empties, |d| n_empties.min(d.into()));
                u32::from(depth) >= enough && percent >= self.precision
            }
            Certainty::Outcome | Certainty::Exact => false,
        }
    }

    /// The line that is the answer: bounds are Black's.
    fn result(&self, report: &Report, seconds: f64) -> String {
        let position = self.position;
        let n_empties = position.board().n_empties();
        let (depth, percent) = match report.certainty {
            Certainty::Depth { depth, percent } => (u32::from(depth), percent),
            Certainty::Outcome | Certainty::Exact => (n_empties, 100),
        };
        let value = report.value;
        let (low, high) = match (report.certainty, value) {
            (Certainty::Outcome, 1..) => (2, 64),
            (Certainty::Outcome, ..=-1) => (-64, -2),
            _ => (value, value),
        };
        let (low, high) = match position.side() {
            Color::Black => (low, high),
            Color::White => (-high, -low),
        };
        let board = position.to_string().replace(' ', "");
        let turn = match position.turn() {
            Turn::Move(_) => report.best().as_ref().map(Square::to_string),
            Turn::Pass | Turn::Over => None,
        };
        let turn = turn.unwrap_or_else(|| "--".to_owned());
        let line = transcript::write(report.line.iter().copied());
        let nodes = report.nodes;
        format!(
            "{board}, move {turn}, depth {depth}, @{percent}%, B{low:+}.00 <= v <= B{high:+}.00, \
             {line}, node {nodes}, time {seconds:.3}"
        )
    }
}
