//! Answers to questions about a game, in sentences that speech and Braille can use.

use core::time::Duration;

use otho_core::{Bitboard, Game, Moment, Position, Square, Turn};

use crate::command::column_name;
use crate::rules::key;
use crate::spoken::{Verbosity, clocks, end};
use crate::{InWords, Query, Texts};

/// The answer to a question about a game as it stood after so many turns.
///
/// The board has eight lines, the list of commands has a line a command; all else is one line.
#[must_use]
pub fn answer(query: Query, game: &Game, ply: usize, now: Duration, texts: &Texts) -> String {
    let moment = game.moment(ply);
    let position = moment.position;
    match query {
        Query::Board => board(position, texts),
        Query::Row(row) => {
            let values = [
                ("row", (row % 8 + 1).into()),
                ("content", content(position, row_squares(row), texts).into()),
            ];
            texts.format("answer-row", &values)
        }
        Query::Column(column) => {
            let content = content(position, column_squares(column), texts).into();
            let column = column_name(column).to_string().into();
            texts.format("answer-column", &[("column", column), ("content", content)])
        }
        Query::Moves => moves(&moment, texts),
        Query::Flips(square) => flips(&moment, square, texts),
        Query::LastMove => last_move(&moment, texts),
        Query::Counts => {
            let discs = position.count();
            let values = [
                ("black", discs.black.into()),
                ("white", discs.white.into()),
                ("empties", discs.empties().into()),
            ];
            texts.format("answer-counts", &values)
        }
        Query::Clocks => clocks(game, now, texts),
        Query::Help => texts.get("answer-help"),
    }
}

fn board(position: Position, texts: &Texts) -> String {
    let line = |row: u8| {
        let content = content(position, row_squares(row), texts).into();
        let values = [("row", (row + 1).into()), ("content", content)];
        texts.format("answer-board-row", &values)
    };
    let lines: Vec<String> = (0..8).map(line).collect();
    lines.join("\n")
}

/// Eight squares with what each is called within its row or column.
type Line = [(String, Square); 8];

fn row_squares(row: u8) -> Line {
    line(
        |index| (index, usize::from(row)),
        |index| column_name(index as u8).to_string(),
    )
}

fn column_squares(column: u8) -> Line {
    line(
        |index| (usize::from(column), index),
        |index| (index + 1).to_string(),
    )
}

fn line(place: impl Fn(usize) -> (usize, usize), name: impl Fn(usize) -> String) -> Line {
    core::array::from_fn(|index| {
        let (column, row) = place(index);
        let square = Square::from_column_row(column % 8, row % 8).expect("both are below 8");
        (name(index), square)
    })
}

/// The discs of a line, those of one color side by side as one: `a to c black, e white`.
fn content(position: Position, line: Line, texts: &Texts) -> String {
    let colors = line.map(|(name, square)| (name, position.disc_at(square)));
    let mut parts = Vec::new();
    for run in colors.chunk_by(|(_, one), (_, next)| one == next) {
        let [(from, Some(color)), ..] = run else {
            continue;
        };
        let (to, _) = run.last().expect("a run has squares");
        let color = ("color", key(*color).into());
        let from = ("from", from.as_str().into());
        parts.push(match run.len() {
            1 => texts.format("answer-run-one", &[from, color]),
            _ => texts.format("answer-run", &[from, ("to", to.as_str().into()), color]),
        });
    }
    if parts.is_empty() {
        return texts.get("answer-empty");
    }
    parts.join(", ")
}

fn moves(moment: &Moment, texts: &Texts) -> String {
    let side = ("side", moment.position.side().in_words(texts).into());
    if let Some(outcome) = moment.outcome {
        return end(outcome, moment.position, Verbosity::Full, texts);
    }
    match moment.position.turn() {
        Turn::Move(moves) => {
            let values = [
                side,
                ("count", moves.count().into()),
                ("moves", listed(moves).into()),
            ];
            texts.format("answer-moves", &values)
        }
        // An earlier position, in which a pass follows.
        Turn::Pass | Turn::Over => texts.format("made-pass", &[side]),
    }
}

fn flips(moment: &Moment, square: Square, texts: &Texts) -> String {
    if moment.outcome.is_some() {
        return texts.get("refusal-over");
    }
    if let Err(illegal) = moment.position.play(square) {
        return illegal.in_words(texts);
    }
    let flips = moment.position.flips(square);
    let values = [
        ("square", square.to_string().into()),
        ("count", flips.count().into()),
        ("squares", listed(flips).into()),
    ];
    texts.format("answer-flips", &values)
}

/// What was played, the discs it flipped, and the pass that may have followed.
fn last_move(moment: &Moment, texts: &Texts) -> String {
    let mut sentences = Vec::new();
    for made in &moment.turns {
        sentences.push(made.in_words(texts));
        let flips = made.flips();
        if !flips.is_empty() {
            let squares = listed(flips).into();
            sentences.push(texts.format("answer-flipped", &[("squares", squares)]));
        }
    }
    if sentences.is_empty() {
        return texts.get("answer-no-turn-yet");
    }
    sentences.join(" ")
}

fn listed(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|s| s.to_string()).collect();
    names.join(", ")
}
