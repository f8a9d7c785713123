//! `otho bench`: figures of speed, and node counts that repeat exactly on one thread.

mod ffo;

use std::hint::black_box;
use std::time::{Duration, Instant};

use otho_core::{Board, Convention, KERNEL, Position, Turn, Variant, transcript};
use otho_engine::{Goal, Limits, Report, Request, Resources, Weights};
use serde::Serialize;

use crate::cli::{Bench, Figures};
use crate::cpu;
use crate::grid::Grid;
use crate::interrupt::Interrupt;
use crate::output::{Answer, Failure, Output};
use crate::power::{self, Defaults};

/// What is searched: a game of perfect play, which ends 32–32, from any of its positions.
const GAME: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1\
                    f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

/// The searches whose nodes are the signature: after how many moves, for what, and the goal.
const SIGNATURE: [(usize, Variant, Goal); 6] = [
    (4, Variant::Othello, Goal::Depth(10)),
    (16, Variant::Othello, Goal::Depth(12)),
    (28, Variant::Othello, Goal::Depth(12)),
    (41, Variant::Othello, Goal::Exact),
    (40, Variant::Othello, Goal::Outcome),
    (47, Variant::Anti, Goal::Exact),
];

/// The table of the signature: another size would give other nodes.
const SIGNATURE_BYTES: usize = 16 << 20;

/// The depth of the searches that show the speed of the midgame, none of which reaches the end.
const SEARCH_DEPTH: u8 = 30;

const PERFT_DEPTH: u32 = 11;

pub(super) fn run(args: &Bench, out: &mut Output) -> Result<Answer, Failure> {
    let defaults = Defaults {
        threads: 1,
        megabytes: 512,
    };
    let resources = args.power.resources(defaults, &out.texts)?;
    let machine = Machine::new(resources);
    match args.figures {
        None => signature(out),
        Some(Figures::Ffo) => ffo(args, &machine, resources, out),
        Some(Figures::Search) => search(&machine, resources, out),
        Some(Figures::Perft) => perft(&machine, out),
        Some(Figures::Eval) => eval(&machine, out),
    }
}

/// What the figures depend on besides the program.
#[derive(Serialize)]
struct Machine {
    version: &'static str,
    kernel: &'static str,
    processor: String,
    threads: usize,
    hash_megabytes: usize,
}

impl Machine {
    fn new(resources: Resources) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION"),
            kernel: KERNEL,
            processor: cpu::name(),
            threads: resources.threads,
            hash_megabytes: resources.hash >> 20,
        }
    }

    fn print(&self, out: &mut Output) -> Result<(), Failure> {
        let values = [
            ("version", self.version.into()),
            ("kernel", self.kernel.into()),
            ("processor", self.processor.as_str().into()),
            ("threads", self.threads.into()),
            ("megabytes", self.hash_megabytes.to_string().into()),
        ];
        out.say("bench-machine", &values)
    }
}

/// The position after so many moves of [`GAME`].
fn position_after(n_moves: usize) -> Position {
    let plies = transcript::parse(GAME).expect("it is a list of squares");
    let moves = plies.into_iter().filter_map(|ply| match ply {
        otho_core::Ply::Move(square) => Some(square),
        otho_core::Ply::Pass => None,
    });
    moves.take(n_moves).fold(Position::START, |at, square| {
        let at = match at.turn() {
            Turn::Pass => at.with_other_side(),
            Turn::Move(_) | Turn::Over => at,
        };
        at.play(square).expect("the game is legal")
    })
}

#[derive(Serialize)]
struct Signature {
    nodes: u64,
    seconds: f64,
}

fn signature(out: &mut Output) -> Result<Answer, Failure> {
    let resources = Resources {
        threads: 1,
        hash: SIGNATURE_BYTES,
    };
    let mut engine = power::engine(resources, &out.texts)?;
    let began = Instant::now();
    let mut nodes = 0;
    for (n_moves, variant, goal) in SIGNATURE {
        engine.clear();
        let request = Request {
            position: position_after(n_moves),
            variant,
            goal,
            limits: Limits::default(),
        };
        nodes += engine.search(&request, &|| false, &mut |_| {}).nodes;
    }
    let seconds = began.elapsed().as_secs_f64();
    if out.is_json() {
        out.json(&Signature { nodes, seconds })?;
    } else {
        let values = [
            ("searches", SIGNATURE.len().into()),
            ("seconds", format!("{seconds:.3}").into()),
            ("millions", rate(nodes, seconds).into()),
        ];
        out.say("bench-signature", &values)?;
        out.line(&format!("Bench: {nodes}"))?;
    }
    Ok(Answer::Yes)
}

fn rate(nodes: u64, seconds: f64) -> String {
    format!("{:.1}", nodes as f64 / seconds.max(1e-9) / 1e6)
}

#[derive(Serialize)]
struct Figure {
    number: usize,
    empties: u32,
    score: i32,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<bool>,
}

#[derive(Serialize)]
struct Document<'a> {
    machine: &'a Machine,
    positions: Vec<Figure>,
    totals: Vec<Total>,
    /// The most memory that the program has had at once, where the system says so.
    peak_megabytes: Option<u64>,
}

/// A row of positions together.
#[derive(Serialize)]
struct Total {
    from: usize,
    to: usize,
    positions: usize,
    wrong: usize,
    nodes: u64,
    seconds: f64,
}

impl Total {
    fn of(figures: &[Figure], from: usize, to: usize) -> Self {
        let within = || figures.iter().filter(|f| (from..=to).contains(&f.number));
        Self {
            from,
            to,
            positions: within().count(),
            wrong: within().filter(|figure| figure.ok == Some(false)).count(),
            nodes: within().map(|figure| figure.nodes).sum(),
            seconds: within().map(|figure| figure.seconds).sum(),
        }
    }
}

fn ffo(
    args: &Bench,
    machine: &Machine,
    resources: Resources,
    out: &mut Output,
) -> Result<Answer, Failure> {
    let last = ffo::FIRST + ffo::POSITIONS.len() - 1;
    let bound = |text: &Option<_>, default| match text {
        Some(text) => power::number(text, ffo::FIRST..=last, "bench-number", &out.texts),
        None => Ok(default),
    };
    let (from, to) = (bound(&args.from, ffo::FIRST)?, bound(&args.to, last)?);
    let positions = (ffo::FIRST..)
        .zip(ffo::POSITIONS)
        .filter(|(number, _)| (from..=to).contains(number))
        .map(|(number, (text, score))| {
            let position = text.parse().expect("the table is written well");
            (number, position, Some(score))
        });
    let figures = measure(positions, Goal::Exact, machine, resources, out)?;
    let mut ranges = vec![(40, 49), (50, 59)];
    if from < 50 && to >= 50 {
        ranges.push((from, to));
    }
    let totals = ranges
        .into_iter()
        .map(|(from, to)| Total::of(&figures, from, to));
    let totals = totals.collect();
    finish(machine, figures, totals, out)
}

fn search(machine: &Machine, resources: Resources, out: &mut Output) -> Result<Answer, Failure> {
    let positions = (1..).zip((8..=28).step_by(4).map(position_after));
    let positions = positions.map(|(number, position)| (number, position, None));
    let goal = Goal::Depth(SEARCH_DEPTH);
    let figures = measure(positions, goal, machine, resources, out)?;
    let total = Total::of(&figures, 1, figures.len());
    finish(machine, figures, vec![total], out)
}

/// Searches positions one after the other, with nothing carried over from one to the next.
fn measure(
    positions: impl Iterator<Item = (usize, Position, Option<i32>)>,
    goal: Goal,
    machine: &Machine,
    resources: Resources,
    out: &mut Output,
) -> Result<Vec<Figure>, Failure> {
    let mut grid = None;
    if !out.is_json() {
        machine.print(out)?;
        grid = Some(headings(out)?);
    }
    let interrupt = Interrupt::listen();
    let mut engine = power::engine(resources, &out.texts)?;
    let mut figures = Vec::new();
    for (number, position, expected) in positions {
        engine.clear();
        let request = Request {
            position,
            variant: Variant::Othello,
            goal,
            limits: Limits::default(),
        };
        let began = Instant::now();
        let report = engine.search(&request, &|| interrupt.was_pressed(), &mut |_| {});
        if interrupt.was_pressed() {
            break;
        }
        let figure = figure(number, position, expected, &report, began.elapsed());
        if let Some(grid) = &grid {
            grid.row(&cells(&figure), out)?;
        }
        figures.push(figure);
    }
    Ok(figures)
}

fn figure(
    number: usize,
    position: Position,
    expected: Option<i32>,
    report: &Report,
    elapsed: Duration,
) -> Figure {
    Figure {
        number,
        empties: position.board().n_empties(),
        score: report.value,
        nodes: report.nodes,
        seconds: elapsed.as_secs_f64(),
        ok: expected.map(|score| score == report.value),
    }
}

fn headings(out: &mut Output) -> Result<Grid, Failure> {
    let columns = [
        ("column-number", 5),
        ("column-empties", 2),
        ("column-score", 3),
        ("column-nodes", 14),
        ("column-seconds", 9),
        ("column-rate", 6),
        ("column-verdict", 0),
    ];
    Grid::new(&columns, out)
}

fn cells(figure: &Figure) -> [String; 7] {
    [
        figure.number.to_string(),
        figure.empties.to_string(),
        format!("{:+}", figure.score),
        figure.nodes.to_string(),
        format!("{:.3}", figure.seconds),
        rate(figure.nodes, figure.seconds),
        verdict(figure.ok).to_owned(),
    ]
}

const fn verdict(ok: Option<bool>) -> &'static str {
    match ok {
        Some(true) => "ok",
        Some(false) => "WRONG",
        None => "",
    }
}

fn finish(
    machine: &Machine,
    positions: Vec<Figure>,
    totals: Vec<Total>,
    out: &mut Output,
) -> Result<Answer, Failure> {
    let wrong = positions.iter().any(|figure| figure.ok == Some(false));
    let totals: Vec<Total> = totals.into_iter().filter(|t| t.positions > 0).collect();
    let peak_megabytes = power::peak_megabytes();
    if out.is_json() {
        out.json(&Document {
            machine,
            positions,
            totals,
            peak_megabytes,
        })?;
    } else {
        for total in totals {
            let values = [
                ("from", total.from.into()),
                ("to", total.to.into()),
                ("positions", total.positions.into()),
                ("wrong", total.wrong.into()),
                ("nodes", total.nodes.to_string().into()),
                ("seconds", format!("{:.3}", total.seconds).into()),
                ("millions", rate(total.nodes, total.seconds).into()),
            ];
            out.say("bench-total", &values)?;
        }
        if let Some(peak) = peak_megabytes {
            let values = [
                ("peak", peak.to_string().into()),
                ("table", machine.hash_megabytes.to_string().into()),
            ];
            out.say("bench-memory", &values)?;
        }
    }
    Ok(if wrong { Answer::No } else { Answer::Yes })
}

/// So many things in so many seconds.
#[derive(Serialize)]
struct Speed<'a> {
    machine: &'a Machine,
    count: u64,
    seconds: f64,
    per_second: f64,
}

fn speed(
    id: &str,
    machine: &Machine,
    count: u64,
    elapsed: Duration,
    out: &mut Output,
) -> Result<Answer, Failure> {
    let seconds = elapsed.as_secs_f64();
    if out.is_json() {
        out.json(&Speed {
            machine,
            count,
            seconds,
            per_second: count as f64 / seconds.max(1e-9),
        })?;
    } else {
        machine.print(out)?;
        let values = [
            ("count", count.to_string().into()),
            ("seconds", format!("{seconds:.3}").into()),
            ("millions", rate(count, seconds).into()),
        ];
        out.say(id, &values)?;
    }
    Ok(Answer::Yes)
}

fn perft(machine: &Machine, out: &mut Output) -> Result<Answer, Failure> {
    let began = Instant::now();
    let leaves = otho_core::perft(Board::START, PERFT_DEPTH, Convention::PassIsPly);
    speed("bench-perft", machine, leaves, began.elapsed(), out)
}

/// How many evaluations the measurement takes: about a second.
const EVALUATIONS: u64 = 4_000_000;

/// Evaluations from nothing; a search keeps the patterns up to date and is faster.
fn eval(machine: &Machine, out: &mut Output) -> Result<Answer, Failure> {
    let weights = Weights::embedded();
    let boards: Vec<Board> = (0..60).map(|n| position_after(n).board()).collect();
    let began = Instant::now();
    for board in boards.iter().cycle().take(EVALUATIONS as usize) {
        black_box(weights.evaluate(black_box(*board)));
    }
    speed("bench-eval", machine, EVALUATIONS, began.elapsed(), out)
}
