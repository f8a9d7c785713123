//! `otho solve`: the exact values of positions, held against those that a file states.

use std::time::{Duration, Instant};

use otho_core::{Ply, Position, Turn, Variant, transcript};
use otho_engine::{Certainty, Engine, Goal, Limits, Report, Request, ToGo};
use otho_formats::Item;
use otho_text::{InWords, Texts};
use serde::Serialize;

use crate::cli::Solve;
use crate::grid::Grid;
use crate::interrupt::Interrupt;
use crate::output::{Answer, Failure, Output};
use crate::power::{self, Defaults};
use crate::source::Source;

/// What takes longer than this reports its progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// Megabytes of the table: enough for about 26 empty squares.
const MEGABYTES: usize = 256;

#[derive(Serialize)]
struct Document {
    variant: &'static str,
    goal: &'static str,
    threads: usize,
    hash_megabytes: usize,
    positions: Vec<Solved>,
    totals: Totals,
}

/// What a position came to.
#[derive(Serialize)]
struct Solved {
    number: usize,
    position: String,
    empties: u32,
    /// The final difference for the side to move; with `--wld` only its sign means anything.
    score: i32,
    certainty: String,
    best: Option<String>,
    line: Vec<String>,
    nodes: u64,
    seconds: f64,
    /// What was known on the way.
    steps: Vec<Step>,
    /// What the file states.
    stated: Option<i32>,
    ok: Option<bool>,
}

/// One of the searches that led to the answer, each deeper or surer than the one before.
#[derive(Serialize)]
struct Step {
    certainty: String,
    score: i32,
    line: Vec<String>,
    nodes: u64,
    seconds: f64,
    /// How many more nodes were expected.
    to_go: Option<[u64; 2]>,
}

#[derive(Default, Serialize)]
struct Totals {
    positions: usize,
    wrong: usize,
    is_complete: bool,
    nodes: u64,
    seconds: f64,
}

impl Totals {
    fn add(&mut self, solved: &Solved) {
        self.positions += 1;
        self.wrong += usize::from(solved.ok == Some(false));
        self.nodes += solved.nodes;
        self.seconds += solved.seconds;
    }
}

pub(super) fn run(args: &Solve, out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let resources = args
        .power
        .resources(Defaults::of_machine(MEGABYTES), &texts)?;
    let source = Source::open_or_text(&args.positions, None, &texts)?;
    let interrupt = Interrupt::listen();
    let mut solver = Solver {
        engine: power::engine(resources, &texts)?,
        variant: args.goal.variant(),
        goal: if args.wld { Goal::Outcome } else { Goal::Exact },
        interrupt,
    };
    let mut document = Document {
        variant: super::variant_word(solver.variant),
        goal: if args.wld { "outcome" } else { "exact" },
        threads: resources.threads,
        hash_megabytes: resources.hash >> 20,
        positions: Vec::new(),
        totals: Totals::default(),
    };
    let mut grid = None;
    for (number, item) in (1..).zip(source.items(&texts)) {
        let (position, stated) = position_of(item.map_err(Failure::Usage)?, &texts)?;
        let solved = solver.solve(number, position, stated, out);
        document.totals.add(&solved);
        if out.is_json() {
            document.positions.push(solved);
        } else {
            let grid = match &grid {
                Some(grid) => grid,
                None => grid.insert(headings(out)?),
            };
            grid.row(&cells(&solved, solver.goal), out)?;
        }
        if solver.interrupt.was_pressed() {
            break;
        }
    }
    document.totals.is_complete = !solver.interrupt.was_pressed();
    finish(&document, out)
}

/// The position of an item and the score it states; a game stands for where it has come to.
fn position_of(item: Item, texts: &Texts) -> Result<(Position, Option<i32>), Failure> {
    match item {
        Item::Position(scored) => {
            let best = scored.scores.iter().map(|&(_, score)| score.into()).max();
            Ok((scored.position, best))
        }
        Item::Game(record) => {
            let game = record
                .replay()
                .map_err(|illegal| Failure::Negative(illegal.in_words(texts)))?;
            Ok((game.position(), None))
        }
    }
}

struct Solver {
    engine: Engine,
    variant: Variant,
    goal: Goal,
    interrupt: Interrupt,
}

impl Solver {
    fn solve(
        &mut self,
        number: usize,
        position: Position,
        stated: Option<i32>,
        out: &Output,
    ) -> Solved {
        // Scores in files are those of Othello.
        let stated = stated.filter(|_| self.variant == Variant::Othello);
        let request = Request {
            position,
            variant: self.variant,
            goal: self.goal,
            limits: Limits::default(),
        };
        let began = Instant::now();
        let interrupt = &self.interrupt;
        let mut steps = Vec::new();
        let report = self
            .engine
            .search(&request, &|| interrupt.was_pressed(), &mut |report| {
                let elapsed = began.elapsed();
                steps.push(step(report, elapsed));
                if elapsed > PATIENCE {
                    tell(number, report, elapsed, out);
                }
            });
        let ok = match report.certainty {
            Certainty::Exact => stated.map(|stated| stated == report.value),
            Certainty::Outcome => stated.map(|stated| stated.signum() == report.value.signum()),
            Certainty::Depth { .. } => None,
        };
        Solved {
            number,
            position: position.to_string(),
            empties: position.board().n_empties(),
            score: report.value,
            certainty: certainty_word(report.certainty),
            best: best_word(position, &report),
            line: report.line.iter().map(Ply::to_string).collect(),
            nodes: report.nodes,
            seconds: began.elapsed().as_secs_f64(),
            steps,
            stated,
            ok,
        }
    }
}

/// `exact`, `outcome`, or how deep and how sure it is, as `20@95%`.
fn certainty_word(certainty: Certainty) -> String {
    match certainty {
        Certainty::Exact => "exact".to_owned(),
        Certainty::Outcome => "outcome".to_owned(),
        Certainty::Depth { depth, percent } => format!("{depth}@{percent}%"),
    }
}

/// The turn to take: a square, `pass`, or nothing once the game is over.
fn best_word(position: Position, report: &Report) -> Option<String> {
    match position.turn() {
        Turn::Move(_) => report.best().map(|square| square.to_string()),
        Turn::Pass => Some("pass".to_owned()),
        Turn::Over => None,
    }
}

fn step(report: &Report, elapsed: Duration) -> Step {
    Step {
        certainty: certainty_word(report.certainty),
        score: report.value,
        line: report.line.iter().map(Ply::to_string).collect(),
        nodes: report.nodes,
        seconds: elapsed.as_secs_f64(),
        to_go: report.to_go.map(|ToGo { low, high }| [low, high]),
    }
}

fn tell(number: usize, report: &Report, elapsed: Duration, out: &Output) {
    let elapsed = elapsed.as_secs_f64();
    let speed = report.nodes as f64 / elapsed;
    let mut values = vec![
        ("number", number.into()),
        ("certainty", certainty_word(report.certainty).into()),
        ("score", format!("{:+}", report.value).into()),
        (
            "line",
            transcript::write(report.line.iter().copied()).into(),
        ),
        (
            "millions",
            format!("{:.0}", report.nodes as f64 / 1e6).into(),
        ),
        ("seconds", seconds(elapsed).into()),
        ("speed", format!("{:.1}", speed / 1e6).into()),
    ];
    match report.to_go {
        Some(ToGo { low, high }) => {
            values.push(("least", seconds(low as f64 / speed).into()));
            values.push(("most", seconds(high as f64 / speed).into()));
            out.progress("solve-progress-to-go", &values);
        }
        None => out.progress("solve-progress", &values),
    }
}

/// Seconds as one reads them: a tenth counts only while there are few of them.
fn seconds(seconds: f64) -> String {
    if seconds < 10.0 {
        format!("{seconds:.1}")
    } else {
        format!("{seconds:.0}")
    }
}

fn headings(out: &mut Output) -> Result<Grid, Failure> {
    let columns = [
        ("column-number", 3),
        ("column-empties", 2),
        ("column-score", 3),
        ("column-move", 4),
        ("column-nodes", 13),
        ("column-seconds", 9),
        ("column-verdict", 5),
        ("column-line", 0),
    ];
    Grid::new(&columns, out)
}

fn cells(solved: &Solved, goal: Goal) -> [String; 8] {
    let score = match goal {
        Goal::Outcome => match solved.score {
            1.. => "+".to_owned(),
            0 => "=".to_owned(),
            _ => "-".to_owned(),
        },
        Goal::Exact | Goal::Depth(_) => format!("{:+}", solved.score),
    };
    let is_sure = !solved.certainty.contains('@');
    let verdict = match solved.ok {
        Some(true) => "ok",
        Some(false) => "WRONG",
        None if is_sure => "",
        None => &solved.certainty,
    };
    [
        solved.number.to_string(),
        solved.empties.to_string(),
        score,
        solved.best.clone().unwrap_or_else(|| "end".to_owned()),
        solved.nodes.to_string(),
        format!("{:.3}", solved.seconds),
        verdict.to_owned(),
        solved.line.concat(),
    ]
}

fn finish(document: &Document, out: &mut Output) -> Result<Answer, Failure> {
    let totals = &document.totals;
    if totals.positions == 0 {
        return Err(Failure::Usage(out.texts.get("source-no-position")));
    }
    if out.is_json() {
        out.json(document)?;
    } else {
        let rate = totals.nodes as f64 / totals.seconds.max(1e-9) / 1e6;
        let values = [
            ("positions", totals.positions.into()),
            ("wrong", totals.wrong.into()),
            ("nodes", totals.nodes.to_string().into()),
            ("seconds", format!("{:.3}", totals.seconds).into()),
            ("millions", format!("{rate:.1}").into()),
        ];
        out.say("solve-total", &values)?;
        if !totals.is_complete {
            out.say("solve-interrupted", &[])?;
        }
    }
    Ok(if totals.wrong == 0 && totals.is_complete {
        Answer::Yes
    } else {
        Answer::No
    })
}
