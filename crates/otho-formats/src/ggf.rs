//! GGF, the Generic Game Format of the Generic Game Server.
//!
//! `(;GM[Othello]PC[place]PB[name]…TY[8]RE[+8.00]BO[8 <64 discs> *]B[f5//2.4]W[d6/0.00]…;)`
//!
//! What decides the game (kind, board, moves, result) must be readable; names, ratings, times and
//! values are kept where they are, and properties this reader does not know are read past.
//! A pair of synchro games is two games. Games with bids for the first move are refused, since
//! their score is not the discs' alone. The record has one time control for both players and no
//! place for GGF's extra time: where the players' times differ, they are left out.
//!
//! GGF itself knows no escape for `]`; `\]` and `\\` are read and written as in SGF.

use std::io::{BufRead, Write};
use std::time::Duration;

use otho_core::clock::{Extra, TimeControl};
use otho_core::{Color, Ending, Ply, Position, Variant};

use crate::error::{Accepted, Field, Problem, ReadError, WriteError, excerpt};
use crate::input::{Brackets, Chunks};
use crate::property::{self, Fault, Property, Token, Tokens, color_name, parse_ply};
use crate::{Format, MAX_GAME, Record, RecordedTurn, StatedResult, number};

const BRACKETS: Brackets = Brackets {
    open: b'(',
    close: b')',
    quotes: (b'[', b']'),
    nest: false,
    between: None,
    content: Accepted::Game,
    limit: MAX_GAME,
};

/// Reads games one by one. After an error in a game it goes on with the next.
pub fn read(input: impl BufRead) -> impl Iterator<Item = Result<Record, ReadError>> {
    let format = Format::Ggf;
    Chunks::new(input, format, BRACKETS).map(move |chunk| {
        let chunk = chunk?;
        parse(&chunk.text).map_err(|fault| fault.in_chunk(format, &chunk))
    })
}

fn parse(text: &[u8]) -> Result<Record, Fault> {
    let mut record = Record::default();
    // Both players' times, as stated for each of them.
    let mut times = [None; 2];
    for token in Tokens::new(text) {
        if let Token::Property(property) = token? {
            add(&mut record, &mut times, &property).map_err(|problem| property.fault(problem))?;
        }
    }
    let [black, white] = times;
    record.time = record.time.or(black.filter(|_| black == white));
    Ok(record)
}

fn add(
    record: &mut Record,
    times: &mut [Option<TimeControl>; 2],
    property: &Property,
) -> Result<(), Problem> {
    let text = property.text();
    match property.name.as_str() {
        "GM" if !["othello", "reversi"].contains(&text.to_lowercase().as_str()) => {
            let name = excerpt(&text);
            return Err(Problem::OtherGame { name });
        }
        "KB" | "KW" | "KM" => return Err(Problem::Komi),
        "PC" => record.event = property.non_empty(),
        "DT" => record.date = property.non_empty(),
        "PB" => record.black.name = property.non_empty(),
        "PW" => record.white.name = property.non_empty(),
        "RB" => record.black.rating = number::rating(&text),
        "RW" => record.white.rating = number::rating(&text),
        "TI" => record.time = parse_times(&text),
        "TB" => times[0] = parse_times(&text),
        "TW" => times[1] = parse_times(&text),
        "TY" => record.variant = parse_type(&text)?,
        "RE" => record.result = parse_result(&text)?,
        "BO" => record.start = parse_board(&text)?,
        "B" => record.turns.push(parse_turn(&text, Color::Black)?),
        "W" => record.turns.push(parse_turn(&text, Color::White)?),
        _ => {}
    }
    Ok(())
}

/// Reads `8`, then letters that say what is special about the game. Only `a` changes who wins.
fn parse_type(text: &str) -> Result<Variant, Problem> {
    let is_digit = |c: char| c.is_ascii_digit();
    // Matches are named with the s first, `s8r20`.
    let rest = text.trim_start_matches('s');
    let letters = rest.trim_start_matches(is_digit);
    if rest[..rest.len() - letters.len()].parse() != Ok(8) {
        return Err(Problem::value(Field::BoardSize, text));
    }
    let mut variant = Variant::Othello;
    let mut last = ' ';
    for letter in letters.chars() {
        match letter {
            'a' => variant = Variant::Anti,
            's' | 'k' | 'r' | 'b' | 'w' => {}
            // The number of discs of a random start.
            _ if is_digit(letter) && last == 'r' => continue,
            _ => return Err(Problem::value(Field::GameType, text)),
        }
        last = letter;
    }
    Ok(variant)
}

/// Reads the board's size, its discs and the side to move.
fn parse_board(text: &str) -> Result<Position, Problem> {
    let board = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if text[..text.len() - board.len()].parse() != Ok(8) {
        return Err(Problem::value(Field::BoardSize, text));
    }
    board.parse().map_err(Problem::Position)
}

/// Reads Black's result, `+8.00`, and how it came about: `:r`, `:t` or `:s`.
fn parse_result(text: &str) -> Result<Option<StatedResult>, Problem> {
    if matches!(text, "" | "?") {
        return Ok(None);
    }
    let (difference, flag) = text.split_once(':').unwrap_or((text, ""));
    let is_result = |d: &f64| d.fract() == 0.0 && (-64.0..=64.0).contains(d);
    let wrong = || Problem::value(Field::Result, text);
    let difference = difference.trim().parse().ok().filter(is_result);
    let difference = difference.ok_or_else(wrong)? as i8;
    // A drawn game that somebody lost does not say who.
    let loser = match difference {
        1.. => Some(Color::White),
        0 => None,
        _ => Some(Color::Black),
    };
    let ending = match flag.trim() {
        "" => None,
        "r" => loser.map(Ending::Resignation),
        "t" => loser.map(Ending::Time),
        "s" => Some(Ending::Agreement),
        _ => return Err(wrong()),
    };
    Ok(Some(StatedResult {
        difference: Some(difference),
        ending,
    }))
}

/// Reads `f5`, `f5/2.39`, `f5//0.01` or `f5/2.39/0.01`.
fn parse_turn(text: &str, color: Color) -> Result<RecordedTurn, Problem> {
    let mut parts = text.splitn(3, '/').map(str::trim);
    let ply = parts.next().and_then(parse_ply);
    Ok(RecordedTurn {
        ply: ply.ok_or_else(|| Problem::value(Field::Move, text))?,
        color: Some(color),
        value: parts.next().and_then(number::value),
        time: parts.next().and_then(number::seconds),
    })
}

/// Reads `main/increment/extra`, each `[h:]mm:ss` or empty.
fn parse_times(text: &str) -> Option<TimeControl> {
    let mut parts = text.split('/').map(str::trim);
    let mut next = || match parts.next() {
        None | Some("") => Some(Duration::ZERO),
        Some(part) => parse_clock(part),
    };
    let main = next()?;
    TimeControl::new(main, number::increment(next()?))
}

fn parse_clock(text: &str) -> Option<Duration> {
    let fields: Option<Vec<u64>> = text.split(':').map(|field| field.parse().ok()).collect();
    let fields = fields.filter(|fields| matches!(fields.len(), 2 | 3))?;
    let seconds = fields
        .into_iter()
        .try_fold(0_u64, |sum, field| sum.checked_mul(60)?.checked_add(field));
    seconds.map(Duration::from_secs)
}

/// Writes a game as one line.
///
/// # Errors
/// When the game is illegal: GGF says whose turn it is, and passes.
pub fn write(output: &mut impl Write, record: &Record) -> Result<(), WriteError> {
    let illegal = |turn| WriteError::Illegal(Format::Ggf, turn);
    let turns = record.complete_turns().map_err(illegal)?;
    output.write_all(b"(;GM[Othello]")?;
    let rating = |rating: Option<f64>| {
        let rating = rating.filter(|rating| rating.is_finite());
        rating.map(|rating| rating.to_string())
    };
    let time = record.time.and_then(write_times);
    for (name, text) in [
        ("PC", record.event.clone()),
        ("DT", record.date.clone()),
        ("PB", record.black.name.clone()),
        ("PW", record.white.name.clone()),
        ("RB", rating(record.black.rating)),
        ("RW", rating(record.white.rating)),
        ("TI", time),
    ] {
        property::write_some(output, name, text.as_deref())?;
    }
    output.write_all(match record.variant {
        Variant::Othello => b"TY[8]",
        Variant::Anti => b"TY[8a]",
    })?;
    if let Some(result) = record.result.and_then(write_result) {
        write!(output, "RE[{result}]")?;
    }
    write_board(output, record.start)?;
    for turn in &turns {
        write_turn(output, turn)?;
    }
    Ok(writeln!(output, ";)")?)
}

fn write_board(output: &mut impl Write, start: Position) -> Result<(), WriteError> {
    let letters = start.to_string().replace('X', "*");
    let (board, side) = letters.split_at(64);
    output.write_all(b"BO[8")?;
    for row in 0..8 {
        write!(output, " {}", &board[8 * row..8 * row + 8])?;
    }
    Ok(write!(output, "{side}]")?)
}

fn write_turn(output: &mut impl Write, turn: &RecordedTurn) -> Result<(), WriteError> {
    write!(output, "{}[", color_name(turn))?;
    match turn.ply {
        Ply::Move(square) => write!(output, "{square}")?,
        Ply::Pass => write!(output, "PA")?,
    }
    let value = turn
        .value
        .map(|value| format!("{:.2}", number::in_discs(value)));
    let time = turn.time.map(|time| number::in_seconds(time).to_string());
    match (value, time) {
        (value, Some(time)) => write!(output, "/{}/{time}]", value.unwrap_or_default())?,
        (Some(value), None) => write!(output, "/{value}]")?,
        (None, None) => write!(output, "]")?,
    }
    Ok(())
}

/// The result as GGF has it, `None` when there is no difference to be told.
fn write_result(result: StatedResult) -> Option<String> {
    let (flag, loser) = match result.ending {
        Some(Ending::Resignation(loser)) => (":r", Some(loser)),
        Some(Ending::Time(loser)) => (":t", Some(loser)),
        Some(Ending::Agreement) => (":s", None),
        Some(Ending::NoMoves) | None => ("", None),
    };
    // The sign tells the loser, so a difference that says otherwise gives way.
    let stated = result.difference.unwrap_or(0);
    let difference = match loser {
        Some(Color::Black) if stated >= 0 => -64,
        Some(Color::White) if stated <= 0 => 64,
        Some(_) => stated,
        None => result.difference?,
    };
    Some(format!("{:+.2}{flag}", f64::from(difference)))
}

/// The time control as GGF has it: whole seconds, no byo-yomi, and the extra time of the server.
fn write_times(time: TimeControl) -> Option<String> {
    let increment = match time.extra() {
        Extra::None => Duration::ZERO,
        Extra::Increment(increment) => increment,
        Extra::ByoYomi { .. } => return None,
    };
    let is_whole = time.main().subsec_nanos() == 0 && increment.subsec_nanos() == 0;
    is_whole.then(|| {
        format!(
            "{}/{}/02:00",
            write_clock(time.main()),
            write_clock(increment)
        )
    })
}

fn write_clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests;
