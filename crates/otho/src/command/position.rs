//! `otho position`: one position, its moves, and what they lead to.

use std::ffi::{OsStr, OsString};

use otho_core::{Bitboard, Color, Ply, Position, Square, Turn, Variant, transcript};
use otho_formats::{Record, RecordedTurn};
use otho_text::{Picture, Texts};
use serde::Serialize;

use crate::cli;
use crate::diagram;
use crate::output::{Answer, Failure, Output, quoted};
use crate::source;

pub(super) fn run(command: &cli::Position, out: &mut Output) -> Result<Answer, Failure> {
    match command {
        cli::Position::Moves(obf) => moves(read(obf, out)?, out),
        cli::Position::Flips { obf, square } => flips(read(obf, out)?, square, out),
        cli::Position::Play { obf, moves } => play(read(obf, out)?, moves, out),
        cli::Position::Show { obf, picture } => show(read(obf, out)?, picture, out),
    }?;
    Ok(Answer::Yes)
}

fn read(obf: &cli::Obf, out: &Output) -> Result<Position, Failure> {
    source::position(&obf.position, &out.texts)
}

/// What the rules ask of the player to move, as one word.
pub(super) const fn turn_word(turn: Turn) -> &'static str {
    match turn {
        Turn::Move(_) => "move",
        Turn::Pass => "pass",
        Turn::Over => "end",
    }
}

pub(super) fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|s| s.to_string()).collect()
}

#[derive(Serialize)]
struct Moves {
    position: String,
    turn: &'static str,
    moves: Vec<String>,
}

fn moves(position: Position, out: &mut Output) -> Result<(), Failure> {
    let turn = position.turn();
    let moves = position.legal_moves();
    if out.is_json() {
        return out.json(&Moves {
            position: position.to_string(),
            turn: turn_word(turn),
            moves: names(moves),
        });
    }
    match turn {
        Turn::Move(moves) => out.line(&moves.to_string()),
        Turn::Pass | Turn::Over => out.line(turn_word(turn)),
    }
}

#[derive(Serialize)]
struct Flips {
    position: String,
    square: String,
    flips: Vec<String>,
}

fn flips(position: Position, square: &OsStr, out: &mut Output) -> Result<(), Failure> {
    let square = parse_square(square, &out.texts)?;
    if let Err(illegal) = position.play(square) {
        return Err(Failure::negative(&illegal, &out.texts));
    }
    let flips = position.flips(square);
    if out.is_json() {
        return out.json(&Flips {
            position: position.to_string(),
            square: square.to_string(),
            flips: names(flips),
        });
    }
    out.line(&flips.to_string())
}

/// Reads a square. What is not on the board is a wrong move, so the answer is no.
fn parse_square(text: &OsStr, texts: &Texts) -> Result<Square, Failure> {
    let parsed = text.to_str().map(str::parse::<Square>);
    parsed.and_then(Result::ok).ok_or_else(|| {
        let accepted = texts.get("parse-square");
        let values = [
            ("found", quoted(text).into()),
            ("accepted", accepted.into()),
        ];
        Failure::Negative(texts.format("position-not-a-square", &values))
    })
}

#[derive(Serialize)]
struct Played {
    start: String,
    plies: Vec<String>,
    position: String,
    turn: &'static str,
}

fn play(start: Position, moves: &[OsString], out: &mut Output) -> Result<(), Failure> {
    let text = moves.join(OsStr::new(" "));
    let plies = transcript::parse(&text.to_string_lossy())
        .map_err(|error| Failure::negative(&error, &out.texts))?;
    let record = Record {
        start,
        turns: plies.into_iter().map(RecordedTurn::from).collect(),
        ..Record::default()
    };
    let game = record
        .replay()
        .map_err(|illegal| Failure::negative(&illegal, &out.texts))?;
    let position = game.position();
    if out.is_json() {
        return out.json(&Played {
            start: start.to_string(),
            plies: game.plies().map(|ply: Ply| ply.to_string()).collect(),
            position: position.to_string(),
            turn: turn_word(position.turn()),
        });
    }
    out.line(&position.to_string())
}

#[derive(Serialize)]
struct Shown {
    position: String,
    side: &'static str,
    turn: &'static str,
    moves: Vec<String>,
    discs: Points,
    /// The final score, once the game is over.
    score: Option<Points>,
    /// The picture that was asked for.
    picture: Option<String>,
}

/// A number for each color.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Points {
    black: u8,
    white: u8,
}

impl Points {
    pub(super) fn new(of: impl Fn(Color) -> u8) -> Self {
        Self {
            black: of(Color::Black),
            white: of(Color::White),
        }
    }
}

pub(super) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn show(position: Position, args: &cli::Picture, out: &mut Output) -> Result<(), Failure> {
    let pictures = [
        (args.svg, Picture::Svg),
        (args.braille, Picture::Braille),
        (args.brf, Picture::Brf),
    ];
    let asked = pictures.into_iter().find(|(is_asked, _)| *is_asked);
    let picture = asked.map(|(_, picture)| {
        let words = diagram::sentences(position, &out.texts);
        picture.of_position(position, &words, &out.texts)
    });
    if out.is_json() {
        let discs = position.count();
        let score = position.final_score(Variant::Othello);
        return out.json(&Shown {
            position: position.to_string(),
            side: color_word(position.side()),
            turn: turn_word(position.turn()),
            moves: names(position.legal_moves()),
            discs: Points::new(|color| discs.of(color)),
            score: score.map(|score| Points::new(|color| score.of(color))),
            picture,
        });
    }
    if let Some(picture) = picture {
        return out.bytes(picture.as_bytes());
    }
    for line in diagram::rows(position) {
        out.line(&line)?;
    }
    out.line("")?;
    for line in diagram::sentences(position, &out.texts) {
        out.line(&line)?;
    }
    Ok(())
}
