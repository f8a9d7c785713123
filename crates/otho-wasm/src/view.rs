//! A game as the page shows it: objects for JavaScript.

use std::time::Duration;

use otho_core::{
    Bitboard, Color, Ending, Game, Made, Moment, Outcome as CoreOutcome, Ply, Position, Square,
};
use otho_text::{FinalResult, InWords, Texts, square_name};
use serde::Serialize;

use crate::rules::{BySide, Side, milliseconds};

/// `View` in types.d.ts.
#[derive(Serialize)]
pub(crate) struct View {
    ply: usize,
    squares: String,
    side: Side,
    legal: Vec<MoveOption>,
    turns: Vec<Turn>,
    discs: BySide<u8>,
    names: Vec<String>,
}

#[derive(Serialize)]
pub(crate) struct MoveOption {
    square: String,
    flips: Vec<String>,
}

#[derive(Serialize)]
pub(crate) struct Turn {
    side: Side,
    square: Option<String>,
    flips: Vec<String>,
}

/// `Status` in types.d.ts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Status {
    plies: usize,
    turns: Vec<Turn>,
    can_undo: bool,
    can_redo: bool,
    is_paused: bool,
    outcome: Option<Outcome>,
    events: usize,
}

#[derive(Serialize)]
struct Outcome {
    ending: &'static str,
    loser: Option<Side>,
    winner: Option<Side>,
    score: BySide<u8>,
    sentence: String,
    reason: String,
}

/// `Times` in types.d.ts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Times {
    black: ClockReading,
    white: ClockReading,
    running: Option<Side>,
    flag_falls_at: Option<u64>,
}

#[derive(Serialize)]
struct ClockReading {
    milliseconds: u64,
    periods: u8,
}

impl View {
    pub(crate) fn of(moment: &Moment, texts: &Texts) -> Self {
        let position = moment.position;
        let legal = moment.legal_moves();
        let discs = position.count();
        Self {
            ply: moment.ply,
            squares: position.to_string().chars().take(64).collect(),
            side: position.side().into(),
            legal: MoveOption::all(position, legal),
            turns: moment.turns.iter().copied().map(Turn::from).collect(),
            discs: BySide::of(|color| discs.of(color)),
            names: Square::ALL
                .map(|square| square_name(square, position, legal, texts))
                .into(),
        }
    }
}

impl MoveOption {
    /// These moves with what they flip.
    pub(crate) fn all(position: Position, legal: Bitboard) -> Vec<Self> {
        let option = |square| Self {
            square: Square::to_string(&square),
            flips: names(position.flips(square)),
        };
        legal.into_iter().map(option).collect()
    }
}

impl From<Made> for Turn {
    fn from(made: Made) -> Self {
        Self {
            side: made.side().into(),
            square: match made.ply {
                Ply::Move(square) => Some(square.to_string()),
                Ply::Pass => None,
            },
            flips: names(made.flips()),
        }
    }
}

impl Status {
    pub(crate) fn of(game: &Game, texts: &Texts) -> Self {
        let turns: Vec<Turn> = game.turns().map(Turn::from).collect();
        Self {
            plies: turns.len(),
            turns,
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
            is_paused: game.is_paused(),
            outcome: game
                .outcome()
                .map(|outcome| Outcome::of(outcome, game, texts)),
            events: game.log().len(),
        }
    }
}

impl Outcome {
    fn of(outcome: CoreOutcome, game: &Game, texts: &Texts) -> Self {
        let CoreOutcome { ending, score } = outcome;
        let discs = game.position().count();
        let (name, loser) = match ending {
            Ending::NoMoves => ("no-moves", score.winner().map(|winner| !winner)),
            Ending::Resignation(loser) => ("resignation", Some(loser)),
            Ending::Time(loser) => ("time", Some(loser)),
            Ending::Agreement => ("agreement", score.winner().map(|winner| !winner)),
        };
        Self {
            ending: name,
            loser: loser.map(Side::from),
            winner: score.winner().map(Side::from),
            score: BySide::of(|color| score.of(color)),
            sentence: FinalResult { outcome, discs }.in_words(texts),
            reason: ending.in_words(texts),
        }
    }
}

impl Times {
    /// Nothing in a game without clocks.
    pub(crate) fn of(game: &Game, now: Duration) -> Option<Self> {
        let reading = |color| {
            let left = game.time_left(color, now)?;
            Some(ClockReading {
                milliseconds: milliseconds(left.time),
                periods: left.periods,
            })
        };
        Some(Self {
            black: reading(Color::Black)?,
            white: reading(Color::White)?,
            running: game.running().map(Side::from),
            flag_falls_at: game.flag_falls_at().map(milliseconds),
        })
    }
}

/// The names of some squares, in the order a1…h8.
pub(crate) fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}
