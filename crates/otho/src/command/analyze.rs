//! `otho analyze`: what every move of a game was worth, and the coach's words about it.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use otho_coach::reason::{Effort, Explanation, Question, explain};
use otho_core::{Bitboard, Color, Game, Made, Ply};
use otho_engine::level::{Level, Sight};
use otho_text::{InWords, Texts, heading, reason_in_words};
use serde::Serialize;

use super::game::{games, replay};
use super::position::color_word;
use crate::cli::Analyze;
use crate::grid::Grid;
use crate::interrupt::Interrupt;
use crate::output::{Answer, Failure, Output, quoted};
use crate::power::{self, Defaults};

/// What takes longer than this reports its progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// Megabytes of the table.
const MEGABYTES: usize = 64;

/// How deep one may look: beyond this nobody waits for the end.
const DEPTHS: RangeInclusive<usize> = 1..=30;

/// How deep every move is searched when nothing is said.
const DEPTH: u8 = 12;

#[derive(Serialize)]
struct Document {
    depth: u8,
    solved_empties: u32,
    moves: Vec<Judged>,
    totals: [Total; 2],
    is_complete: bool,
}

/// What a move was worth.
#[derive(Serialize)]
struct Judged {
    number: usize,
    side: &'static str,
    #[serde(rename = "move")]
    square: String,
    /// The final difference for the side that moved.
    value: i32,
    loss: i32,
    is_exact: bool,
    best: String,
    verdict: &'static str,
    text: String,
    reasons: Vec<Told>,
}

#[derive(Serialize)]
struct Told {
    kind: &'static str,
    squares: Vec<String>,
    text: String,
}

impl Judged {
    fn new(number: usize, explanation: &Explanation, texts: &Texts) -> Self {
        let told = explanation.reasons.iter().map(|reason| Told {
            kind: reason.kind(),
            squares: names(reason.squares(explanation.way())),
            text: reason_in_words(reason, explanation, texts),
        });
        Self {
            number,
            side: color_word(explanation.position.side()),
            square: explanation.played.square.to_string(),
            value: explanation.played.value,
            loss: explanation.loss,
            is_exact: explanation.is_exact,
            best: explanation.best.to_string(),
            verdict: explanation.verdict.word(),
            text: explanation.in_words(texts),
            reasons: told.collect(),
        }
    }
}

fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

/// What one side has lost over the game.
#[derive(Serialize)]
struct Total {
    side: &'static str,
    moves: usize,
    loss: i32,
}

impl Total {
    const fn new(color: Color) -> Self {
        Self {
            side: color_word(color),
            moves: 0,
            loss: 0,
        }
    }
}

pub(super) fn run(args: &Analyze, out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let effort = effort(args, &texts)?;
    let resources = args
        .power
        .resources(Defaults::of_machine(MEGABYTES), &texts)?;
    let (_, record) = games(&args.game, &texts)?.next().expect("there is a game");
    let record = record.map_err(Failure::Usage)?;
    let game = replay(&record, &texts)?;
    let turns: Vec<Made> = game.turns().collect();
    let mut engine = power::engine(resources, &texts)?;
    let interrupt = Interrupt::listen();
    let mut document = Document {
        depth: effort.depth,
        solved_empties: effort.solved_empties,
        moves: Vec::new(),
        totals: Color::ALL.map(Total::new),
        is_complete: true,
    };
    let grid = begin(&heading(&record, &texts), &game, out)?;
    let began = Instant::now();
    let moves = turns.iter().filter_map(|made| match made.ply {
        Ply::Move(square) => Some((made.position, square)),
        Ply::Pass => None,
    });
    let all = moves.clone().count();
    for (number, (position, played)) in (1..).zip(moves) {
        let question = Question {
            position,
            variant: record.variant,
            played,
            effort,
        };
        let explanation = explain(&mut engine, &question, &|| interrupt.was_pressed());
        let explanation = explanation.expect("a replayed move is legal");
        // What was interrupted has been looked at less than the rest.
        if interrupt.was_pressed() {
            document.is_complete = false;
            break;
        }
        let total = &mut document.totals[position.side().index()];
        total.moves += 1;
        total.loss += explanation.loss;
        let judged = Judged::new(number, &explanation, &texts);
        if let Some(grid) = &grid {
            row(&judged, grid, out)?;
            if args.all || !explanation.verdict.is_good() {
                out.line(&format!("     {}", judged.text))?;
                out.finish()?;
            }
        }
        document.moves.push(judged);
        if began.elapsed() > PATIENCE {
            let values = [("done", number.into()), ("all", all.into())];
            out.progress("analyze-progress", &values);
        }
    }
    finish(&document, out)
}

/// How far to look: as far as a level does, or so many plies.
fn effort(args: &Analyze, texts: &Texts) -> Result<Effort, Failure> {
    if let Some(text) = &args.level {
        let level = text.to_str().and_then(Level::find);
        return match level.map(|level| level.sight) {
            Some(Sight::Plies { depth, solve }) => Ok(Effort {
                depth,
                solved_empties: solve.into(),
                nodes: None,
            }),
            _ => {
                let sees = |level: &&Level| matches!(level.sight, Sight::Plies { .. });
                let ids: Vec<&str> = Level::ALL
                    .iter()
                    .filter(sees)
                    .map(|level| level.id)
                    .collect();
                let values = [
                    ("found", quoted(text).into()),
                    ("accepted", ids.join(", ").into()),
                ];
                Err(Failure::Usage(texts.format("analyze-level", &values)))
            }
        };
    }
    let depth = match &args.depth {
        Some(text) => power::number(text, DEPTHS, "analyze-depth", texts)? as u8,
        None => DEPTH,
    };
    Ok(Effort {
        depth,
        ..Effort::default()
    })
}

/// Who played, and the headings of the rows; nothing of it in JSON.
fn begin(heading: &[String], game: &Game, out: &mut Output) -> Result<Option<Grid>, Failure> {
    if out.is_json() {
        return Ok(None);
    }
    for line in heading {
        out.line(line)?;
    }
    if game.plies().next().is_none() {
        return Ok(None);
    }
    let columns = [
        ("column-number", 3),
        ("column-move", 4),
        ("column-score", 4),
        ("column-lost", 4),
        ("column-best", 0),
    ];
    Grid::new(&columns, out).map(Some)
}

fn row(judged: &Judged, grid: &Grid, out: &mut Output) -> Result<(), Failure> {
    let cells = [
        judged.number.to_string(),
        judged.square.clone(),
        format!("{:+}", judged.value),
        judged.loss.to_string(),
        if judged.loss > 0 {
            judged.best.clone()
        } else {
            String::new()
        },
    ];
    grid.row(&cells, out)
}

fn finish(document: &Document, out: &mut Output) -> Result<Answer, Failure> {
    if out.is_json() {
        out.json(document)?;
    } else {
        let [black, white] = &document.totals;
        let values = [
            ("black", black.loss.into()),
            ("white", white.loss.into()),
            ("moves", document.moves.len().into()),
        ];
        out.say("analyze-total", &values)?;
        if !document.is_complete {
            out.say("solve-interrupted", &[])?;
        }
    }
    Ok(if document.is_complete {
        Answer::Yes
    } else {
        Answer::No
    })
}
