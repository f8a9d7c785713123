//! SGF, the Smart Game Format, as Othello uses it: `GM[2]`, `SZ[8]`, `FF[4]`.
//!
//! [`read`] takes the main line of every game; [`read_trees`] takes the variations too, for which
//! it has to hold the moves against the rules.
//!
//! Squares are `d3` or two letters, `dc`; a pass is empty, `PA` or `pass`. `AB` and `AW` before the
//! first move are the whole board, not discs added to the ordinary start. Without `PL` the color of
//! the first move tells the side to move. Anti-Othello is `RU[anti]`. Time is `TM` and, in `OT`,
//! `3 fischer` for an increment or `3x30 byo-yomi`; clock readings are not kept, values (`V`) are.
//! An agreed result is written, but SGF cannot say that it was agreed. A property that this reader
//! does not know is read past.

use std::io::BufRead;

use otho_core::clock::{Extra, TimeControl};
use otho_core::{Bitboard, Color, Ending, Ply, Position, Square, Tree, Variant};

use crate::error::{Accepted, Field, Problem, ReadError, excerpt};
use crate::input::{Brackets, Chunks};
use crate::property::{Fault, Property, Token, Tokens, parse_ply};
use crate::{Format, MAX_GAME, Record, RecordedTurn, StatedResult, number};

mod tree;
mod write;

pub use write::{write, write_tree};

const BRACKETS: Brackets = Brackets {
    open: b'(',
    close: b')',
    quotes: (b'[', b']'),
    nest: true,
    between: None,
    content: Accepted::Game,
    limit: MAX_GAME,
};

/// Reads the main lines of games one by one. After an error in a game it goes on with the next.
pub fn read(input: impl BufRead) -> impl Iterator<Item = Result<Record, ReadError>> {
    Chunks::new(input, Format::Sgf, BRACKETS).map(|chunk| {
        let chunk = chunk?;
        parse(&chunk.text).map_err(|fault| fault.in_chunk(Format::Sgf, &chunk))
    })
}

/// Reads games with their variations. After an error in a game it goes on with the next.
///
/// The record has the main line, the tree has all lines from the same start. A move that the rules
/// do not allow is an error here.
pub fn read_trees(input: impl BufRead) -> impl Iterator<Item = Result<(Record, Tree), ReadError>> {
    Chunks::new(input, Format::Sgf, BRACKETS).map(|chunk| {
        let chunk = chunk?;
        let record = parse(&chunk.text);
        let read = record.and_then(|record| Ok((tree::parse(&chunk.text, record.start)?, record)));
        read.map(|(tree, record)| (record, tree))
            .map_err(|fault| fault.in_chunk(Format::Sgf, &chunk))
    })
}

/// Reads the main line, which ends where the first bracket closes.
fn parse(text: &[u8]) -> Result<Record, Fault> {
    let mut record = Record::default();
    let mut setup = Setup::default();
    // Whether it is any time at all can be told only by both.
    let (mut main_time, mut overtime) = (None, None);
    for token in Tokens::new(text) {
        match token? {
            Token::Close => break,
            Token::Open | Token::Node => {}
            Token::Property(property) => {
                let problem = |problem| property.fault(problem);
                let is_known = setup
                    .add(&property, record.turns.is_empty())
                    .map_err(problem)?;
                match property.name.as_str() {
                    "TM" => main_time = number::seconds(&property.text()),
                    "OT" => overtime = parse_overtime(&property.text()),
                    _ if is_known => {}
                    _ => add(&mut record, &property).map_err(problem)?,
                }
            }
        }
    }
    let first = record.turns.first().and_then(|turn| turn.color);
    record.start = setup
        .start(first)
        .map_err(|problem| Fault { offset: 0, problem })?;
    record.time =
        main_time.and_then(|main| TimeControl::new(main, overtime.unwrap_or(Extra::None)));
    Ok(record)
}

fn add(record: &mut Record, property: &Property) -> Result<(), Problem> {
    let text = property.text();
    match property.name.as_str() {
        "GM" if text != "2" => {
            let name = excerpt(&text);
            return Err(Problem::OtherGame { name });
        }
        "SZ" if !matches!(text.as_str(), "8" | "8:8") => {
            return Err(Problem::value(Field::BoardSize, &text));
        }
        "RU" if text.to_lowercase().starts_with("anti") => record.variant = Variant::Anti,
        "EV" => record.event = property.non_empty(),
        "PC" if record.event.is_none() => record.event = property.non_empty(),
        "DT" => record.date = property.non_empty(),
        "PB" => record.black.name = property.non_empty(),
        "PW" => record.white.name = property.non_empty(),
        "BR" => record.black.rating = number::rating(&text),
        "WR" => record.white.rating = number::rating(&text),
        "RE" => record.result = parse_result(&text)?,
        "B" | "W" => record.turns.push(parse_turn(property)?),
        "V" => {
            if let Some(turn) = record.turns.last_mut() {
                turn.value = number::value(&text).and_then(|value| for_color(value, turn.color));
            }
        }
        _ => {}
    }
    Ok(())
}

/// Turns a value for Black into one for `color`, or back.
fn for_color(value: i32, color: Option<Color>) -> Option<i32> {
    match color {
        Some(Color::White) => value.checked_neg(),
        _ => Some(value),
    }
}

/// A move property as the turn it means.
fn parse_turn(property: &Property) -> Result<RecordedTurn, Problem> {
    let text = property.text();
    let ply = match text.as_str() {
        "" => Some(Ply::Pass),
        _ => parse_point(&text)
            .map(Ply::Move)
            .or_else(|| parse_ply(&text)),
    };
    let color = match property.name.as_str() {
        "W" => Color::White,
        _ => Color::Black,
    };
    Ok(RecordedTurn {
        color: Some(color),
        ..ply
            .ok_or_else(|| Problem::value(Field::Move, &text))?
            .into()
    })
}

/// Reads `d3`, or column and row as letters, `dc`.
fn parse_point(text: &str) -> Option<Square> {
    let letter = |byte: u8| usize::from(byte.to_ascii_lowercase().wrapping_sub(b'a'));
    match text.as_bytes() {
        &[column, row] if row.is_ascii_alphabetic() => {
            Square::from_column_row(letter(column), letter(row))
        }
        _ => text.parse().ok(),
    }
}

/// Reads a point, or the rectangle between two corners, `d4:e5`.
fn parse_points(text: &str) -> Result<Bitboard, Problem> {
    let wrong = || Problem::value(Field::Setup, text);
    let point = |text: &str| parse_point(text.trim()).ok_or_else(wrong);
    let (first, last) = text.split_once(':').unwrap_or((text, text));
    let (first, last) = (point(first)?, point(last)?);
    let is_within = |square: &Square| {
        (first.column()..=last.column()).contains(&square.column())
            && (first.row()..=last.row()).contains(&square.row())
    };
    Ok(Square::ALL.into_iter().filter(is_within).collect())
}

/// Reads `B+6`, `W+R`, `B+T`, `0` or `Draw`; `?` and `Void` say nothing.
fn parse_result(text: &str) -> Result<Option<StatedResult>, Problem> {
    let stated = |difference, ending| Some(StatedResult { difference, ending });
    let lower = text.to_lowercase();
    let (winner, how) = match lower.as_str() {
        "" | "?" | "void" => return Ok(None),
        "0" | "draw" => return Ok(stated(Some(0), None)),
        other => other
            .split_once('+')
            .ok_or_else(|| Problem::value(Field::Result, text))?,
    };
    let wrong = || Problem::value(Field::Result, text);
    let winner = match winner.trim() {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return Err(wrong()),
    };
    Ok(match how.trim() {
        // A win without a score, or by forfeit: more than who won is not said.
        "" | "f" | "forfeit" => None,
        "r" | "resign" => stated(None, Some(Ending::Resignation(!winner))),
        "t" | "time" => stated(None, Some(Ending::Time(!winner))),
        discs => {
            let is_result = |d: &f64| d.fract() == 0.0 && (0.0..=64.0).contains(d);
            let discs = discs.parse().ok().filter(is_result).ok_or_else(wrong)? as i8;
            let difference = match winner {
                Color::Black => discs,
                Color::White => -discs,
            };
            stated(Some(difference), None)
        }
    })
}

/// Reads `3 fischer` and `3x30 byo-yomi`.
fn parse_overtime(text: &str) -> Option<Extra> {
    let (number, kind) = text.split_once(' ')?;
    match (number.split_once('x'), kind.trim()) {
        (None, "fischer") => number::seconds(number).map(number::increment),
        (Some((periods, period)), "byo-yomi") => Some(Extra::ByoYomi {
            period: number::seconds(period)?,
            periods: periods.parse().ok()?,
        }),
        _ => None,
    }
}

/// The discs and the side to move, as far as the properties before the first move say.
#[derive(Default)]
struct Setup {
    /// Black's and White's discs, once any were set up.
    discs: Option<[Bitboard; 2]>,
    side: Option<Color>,
}

impl Setup {
    /// Takes in a property and says whether it was one of a set-up.
    fn add(&mut self, property: &Property, is_before_moves: bool) -> Result<bool, Problem> {
        let name = property.name.as_str();
        match name {
            "PL" => {
                if is_before_moves {
                    self.side = Some(parse_side(&property.text())?);
                }
            }
            "AB" | "AW" | "AE" => {
                if !is_before_moves {
                    return Err(Problem::value(Field::Setup, name));
                }
                for value in &property.values {
                    self.put(name, parse_points(value)?);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn put(&mut self, name: &str, squares: Bitboard) {
        let [black, white] = self.discs.get_or_insert_default();
        match name {
            "AB" => *black |= squares,
            "AW" => *white |= squares,
            _ => {
                *black = *black - squares;
                *white = *white - squares;
            }
        }
    }

    fn start(&self, first_to_move: Option<Color>) -> Result<Position, Problem> {
        let side = self.side.or(first_to_move).unwrap_or(Color::Black);
        let [black, white] = self
            .discs
            .unwrap_or(Color::ALL.map(|color| Position::START.discs(color)));
        Position::new(black, white, side).map_err(Problem::SharedSquares)
    }
}

fn parse_side(text: &str) -> Result<Color, Problem> {
    match text.to_lowercase().as_str() {
        "b" | "black" | "1" => Ok(Color::Black),
        "w" | "white" | "2" => Ok(Color::White),
        _ => Err(Problem::value(Field::Side, text)),
    }
}

#[cfg(test)]
mod tests;
