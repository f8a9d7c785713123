//! The commands of the protocol: a game, and the engine that looks at it.

use std::time::{Duration, Instant};

use otho_core::{Ply, Position, Square, Turn, Variant, transcript};
use otho_engine::level::{Ask, Level};
use otho_engine::{Certainty, Engine, Goal, Limits, Report, Request};
use otho_formats::ggf;
use otho_text::{InWords, Texts};

use super::game::{Game, Refused};
use crate::command::desk::Desk;
use crate::command::line::Line;
use crate::command::timed;
use crate::output::{Failure, Output};

/// What a command leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    GoOn,
    /// Nothing follows.
    Bye,
}

/// How far to look until the other program says how far.
const DEPTH: u8 = 12;
const DEEPEST: u8 = 60;

pub(super) struct Session {
    engine: Engine,
    /// What wins unless a game says otherwise.
    variant: Variant,
    /// How `go` plays, `None` for as deep as `set depth` says.
    level: Option<&'static Level>,
    /// What the chance of a level depends on: another number for each game.
    seed: u64,
    depth: u8,
    game: Game,
    /// How long the last `go` took, for a program that does not say so with the move.
    took: Duration,
}

impl Session {
    pub(super) fn new(
        engine: Engine,
        variant: Variant,
        level: Option<&'static Level>,
        seed: u64,
    ) -> Self {
        Self {
            engine,
            variant,
            level,
            seed,
            depth: DEPTH,
            game: Game::new(Position::START, variant),
            took: Duration::ZERO,
        }
    }

    pub(super) fn hear(
        &mut self,
        line: &Line,
        desk: &mut Desk,
        out: &mut Output,
    ) -> Result<Reply, Failure> {
        let mut words = line.words();
        match (words.next(), words.next()) {
            (Some("nboard"), _) => out.line("set myname OTHO")?,
            (Some("ping"), number) => {
                out.line(&format!("pong {}", number.unwrap_or_default()))?;
            }
            (Some("set"), Some("game")) => self.set_game(line, out)?,
            (Some("set"), Some("depth")) => self.set_depth(words.next(), out)?,
            (Some("move"), Some(turn)) => self.turn(turn, out)?,
            (Some("go"), _) => self.go(desk, out)?,
            (Some("hint"), number) => {
                let number = number.and_then(|number| number.parse().ok());
                self.hint(number.unwrap_or(1), desk, out)?;
            }
            (Some("analyze"), _) => self.analyze(desk, out)?,
            // There is nothing to learn: what is known does not change from game to game.
            (Some("learn"), _) => out.line("learned")?,
            (Some("quit"), _) => return Ok(Reply::Bye),
            _ => {}
        }
        out.finish()?;
        Ok(Reply::GoOn)
    }

    fn set_game(&mut self, line: &Line, out: &mut Output) -> Result<(), Failure> {
        let text = line.text();
        let text = text.find('(').map_or("", |begin| &text[begin..]);
        let game = match ggf::read(text.as_bytes()).next() {
            Some(Ok(record)) => Game::of_record(&record, self.variant)
                .map_err(|refused| refused.in_words(&out.texts)),
            Some(Err(error)) => Err(error.in_words(&out.texts)),
            None => Err(out.texts.get("nboard-no-game")),
        };
        match game {
            Ok(game) => {
                self.game = game;
                self.seed = self.seed.wrapping_add(1);
                Ok(())
            }
            Err(sentence) => status(&sentence, out),
        }
    }

    fn set_depth(&mut self, depth: Option<&str>, out: &mut Output) -> Result<(), Failure> {
        let depth = depth.and_then(|depth| depth.parse().ok());
        match depth.filter(|depth| (1..=DEEPEST).contains(depth)) {
            Some(depth) => {
                self.depth = depth;
                Ok(())
            }
            None => status(&out.texts.get("nboard-depth"), out),
        }
    }

    /// Takes a turn such as `F5/0.50/2.1` or `PA`.
    fn turn(&mut self, text: &str, out: &mut Output) -> Result<(), Failure> {
        let mut parts = text.split('/');
        let plies = transcript::parse(parts.next().unwrap_or_default());
        let Ok(&[ply]) = plies.as_deref() else {
            return status(&out.texts.get("nboard-move"), out);
        };
        let told = parts.nth(1).and_then(|time| time.parse().ok());
        let told = told.and_then(|time| Duration::try_from_secs_f64(time).ok());
        let took = std::mem::take(&mut self.took);
        match self.game.turn(ply, told.unwrap_or(took)) {
            Ok(()) => Ok(()),
            Err(refused) => status(&refused.in_words(&out.texts), out),
        }
    }

    /// Says which move it would make, and leaves making it to the other program.
    fn go(&mut self, desk: &mut Desk, out: &mut Output) -> Result<(), Failure> {
        let position = self.game.position();
        let Turn::Move(moves) = position.turn() else {
            return out.line("=== PA");
        };
        status(&out.texts.get("nboard-thinking"), out)?;
        let began = Instant::now();
        let n_empties = position.board().n_empties();
        let allowance = self.game.allowance(position.side());
        let budget = allowance.map(|allowance| allowance.budget(n_empties));
        let request = self.request(position);
        let (level, seed, variant) = (self.level, self.seed, self.game.variant);
        let engine = &mut self.engine;
        let mut think = move |stop: &(dyn Fn() -> bool + Sync)| match level {
            None => Thought::of(&timed::search(engine, &request, budget, began, stop)),
            Some(level) => {
                let limit = budget.map(|budget| budget.hard).into_iter();
                let limit = limit.chain(level.time()).min();
                let is_over = || limit.is_some_and(|limit| began.elapsed() >= limit) || stop();
                let ask = Ask {
                    position,
                    variant,
                    seed,
                };
                Thought {
                    square: level.choose(engine, &ask, &is_over),
                    value: None,
                    nodes: None,
                }
            }
        };
        // Other lines may wait; who wants the board to change asks by a ping first.
        let is_urgent = |line: Option<&Line>| {
            line.is_some_and(|line| matches!(line.words().next(), Some("ping" | "quit")))
        };
        let thought = desk.think(&is_urgent, |stop, _| think(stop), |_| Ok(()))?;
        self.took = began.elapsed();
        let seconds = self.took.as_secs_f64();
        let square = thought.square.or(moves.first());
        let square = square.expect("there is a move").to_string();
        if let Some(nodes) = thought.nodes {
            out.line(&format!("nodestats {nodes} {seconds:.3}"))?;
        }
        out.line("status")?;
        let value = thought.value.map_or_else(String::new, value_text);
        out.line(&format!(
            "=== {}/{value}/{seconds:.3}",
            square.to_uppercase()
        ))
    }

    /// What to find out about a position.
    fn request(&self, position: Position) -> Request {
        let n_empties = position.board().n_empties();
        Request {
            position,
            variant: self.game.variant,
            goal: goal(self.depth, n_empties),
            limits: Limits::default(),
        }
    }

    /// Tells what the best moves are worth, again and again as it finds out more.
    fn hint(&mut self, number: usize, desk: &mut Desk, out: &mut Output) -> Result<(), Failure> {
        let position = self.game.position();
        if position.turn() == Turn::Over {
            return Ok(());
        }
        status(&out.texts.get("nboard-thinking"), out)?;
        let began = Instant::now();
        let request = self.request(position);
        let engine = &mut self.engine;
        let found = desk.think(
            &|line| line.is_some(),
            |stop, sink| match position.turn() {
                Turn::Move(_) => {
                    engine.search_moves(&request, stop, &mut |reports| sink(reports.to_vec()))
                }
                // A pass is the only turn there is, and worth what comes after it.
                Turn::Pass | Turn::Over => {
                    let mut tell = |report: &Report| sink(vec![report.clone()]);
                    vec![engine.search(&request, stop, &mut tell)]
                }
            },
            |reports| {
                for report in reports.iter().take(number) {
                    out.line(&search_line(report, position))?;
                }
                out.finish()
            },
        )?;
        let nodes: u64 = found.iter().map(|report| report.nodes).max().unwrap_or(0);
        let seconds = began.elapsed().as_secs_f64();
        out.line(&format!("nodestats {nodes} {seconds:.3}"))?;
        out.line("status")
    }

    /// Values every position of the game, from the last to the first.
    fn analyze(&mut self, desk: &mut Desk, out: &mut Output) -> Result<(), Failure> {
        status(&out.texts.get("nboard-analyzing"), out)?;
        let positions = self.game.positions().to_vec();
        for (n_made, &position) in positions.iter().enumerate().rev() {
            let request = self.request(position);
            let engine = &mut self.engine;
            let found = desk.think(
                &|line| line.is_some(),
                |stop, _| {
                    let report = engine.search(&request, stop, &mut |_| {});
                    (!stop()).then_some(report)
                },
                |_| Ok(()),
            )?;
            let Some(report) = found else { break };
            out.line(&format!("analysis {n_made} {}", value_text(report.value)))?;
            out.finish()?;
        }
        out.line("status")
    }
}

/// What came of `go`.
struct Thought {
    square: Option<Square>,
    value: Option<i32>,
    nodes: Option<u64>,
}

impl Thought {
    fn of(report: &Report) -> Self {
        Self {
            square: report.best(),
            value: Some(report.value),
            nodes: Some(report.nodes),
        }
    }
}

/// So much farther than in the midgame the end is seen, while that takes no longer than a moment.
const FARTHER: u32 = 6;
const A_MOMENT: u32 = 24;

/// How far to look with so many squares empty. How to play the end is left to the engine.
fn goal(depth: u8, n_empties: u32) -> Goal {
    let depth_in_end = u32::from(depth) + FARTHER;
    if n_empties <= depth_in_end && n_empties <= A_MOMENT.max(depth.into()) {
        Goal::Exact
    } else {
        Goal::Depth(depth)
    }
}

/// A line of play, its value and how sure that is.
fn search_line(report: &Report, position: Position) -> String {
    let line: String = report.line.iter().map(|&ply| turn_text(ply)).collect();
    let depth = match report.certainty {
        Certainty::Exact => "100%".to_owned(),
        Certainty::Outcome => "100%W".to_owned(),
        Certainty::Depth { depth, percent } => {
            // To the end of the game, what counts is how sure it is.
            match u32::from(depth) >= position.board().n_empties() {
                true => format!("{percent}%"),
                false => depth.to_string(),
            }
        }
    };
    format!("search {line} {} 0 {depth}", value_text(report.value))
}

fn turn_text(ply: Ply) -> String {
    match ply {
        Ply::Move(square) => square.to_string().to_uppercase(),
        Ply::Pass => "PA".to_owned(),
    }
}

fn value_text(value: i32) -> String {
    format!("{value}.00")
}

fn status(sentence: &str, out: &mut Output) -> Result<(), Failure> {
    out.line(&format!("status {sentence}"))?;
    out.finish()
}

impl InWords for Refused {
    fn in_words(&self, texts: &Texts) -> String {
        match self {
            Self::Move(illegal) => illegal.in_words(texts),
            Self::Pass(illegal) => illegal.in_words(texts),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_is_solved_somewhat_earlier_than_the_depth_says_but_not_when_that_takes_long() {
        assert_eq!(goal(1, 7), Goal::Exact);
        assert_eq!(goal(1, 8), Goal::Depth(1));
        assert_eq!(goal(12, 18), Goal::Exact);
        assert_eq!(goal(22, 24), Goal::Exact);
        assert_eq!(goal(22, 25), Goal::Depth(22));
        assert_eq!(goal(60, 60), Goal::Exact);
    }

    #[test]
    fn a_line_of_play_says_how_sure_it_is() {
        let line = |certainty| {
            let report = Report {
                value: -2,
                certainty,
                line: vec![Ply::Pass, Ply::Move(Square::D6)],
                nodes: 1,
                to_go: None,
            };
            search_line(&report, Position::START)
        };
        let depth = |depth, percent| Certainty::Depth { depth, percent };
        assert_eq!(line(depth(8, 95)), "search PAD6 -2.00 0 8");
        assert_eq!(line(depth(60, 73)), "search PAD6 -2.00 0 73%");
        assert_eq!(line(Certainty::Exact), "search PAD6 -2.00 0 100%");
        assert_eq!(line(Certainty::Outcome), "search PAD6 -2.00 0 100%W");
    }
}
