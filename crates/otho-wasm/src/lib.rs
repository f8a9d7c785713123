//! Rules, engine, records and words for the browser: a shell that turns JavaScript's values into
//! Rust's.
//!
//! It decides nothing. What a move may be, what it flips and who has won is `otho-core`'s to say,
//! which one is best `otho-engine`'s, what a record means `otho-formats`', and every sentence is
//! `otho-text`'s.

#![forbid(unsafe_code)]

mod engine;

use std::time::Duration;

use otho_core::{Bitboard, Board, Color, Convention, Event, Game as CoreGame, Rules, Square, Turn};
use otho_formats::{Format, Item, ParseFormatError, Record, Writer, detect, read};
use otho_text::{InWords, Language, Texts};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game in progress, and the language it speaks when something is refused.
#[wasm_bindgen]
pub struct Game {
    game: CoreGame,
    texts: Texts,
}

#[wasm_bindgen]
impl Game {
    /// A game from the start, without clocks; the language is `en`, `fr` or `cs`.
    #[wasm_bindgen(constructor)]
    pub fn new(language: &str) -> Result<Self, String> {
        Ok(Self {
            game: CoreGame::new(Rules::default()),
            texts: texts(language)?,
        })
    }

    /// The first game or position of a text in any format, recognized by itself.
    ///
    /// Nothing is returned for a text that is in no format.
    pub fn read(text: &str, language: &str) -> Result<Option<Self>, String> {
        let texts = texts(language)?;
        let Some(format) = detect(text.as_bytes(), None) else {
            return Ok(None);
        };
        let record = match read(text.as_bytes(), format).next() {
            None => return Ok(None),
            Some(Err(error)) => return Err(error.in_words(&texts)),
            Some(Ok(Item::Game(record))) => record,
            Some(Ok(Item::Position(scored))) => Record {
                start: scored.position,
                ..Record::default()
            },
        };
        match record.replay() {
            Ok(game) => Ok(Some(Self { game, texts })),
            Err(illegal) => Err(illegal.in_words(&texts)),
        }
    }

    /// The game in a format, by the format's name.
    pub fn write(&self, format: &str) -> Result<String, String> {
        let format: Format = format
            .parse()
            .map_err(|error: ParseFormatError| error.to_string())?;
        let item = Item::Game(Record::of_game(&self.game));
        let written = Writer::new(Vec::new(), format).and_then(|mut writer| {
            writer.write(&item)?;
            writer.finish()
        });
        match written {
            Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
            Err(error) => Err(error.in_words(&self.texts)),
        }
    }

    /// Makes a move, and the forced pass that may follow it, `now` milliseconds into the game.
    pub fn play(&mut self, square: &str, now: f64) -> Result<(), String> {
        let square = self.square(square)?;
        let done = self.game.play(square, instant(now));
        done.map_err(|refusal| refusal.in_words(&self.texts))
    }

    /// Takes the last move back.
    pub fn undo(&mut self, now: f64) -> Result<(), String> {
        self.apply(Event::Undo, now)
    }

    /// Makes again what was taken back.
    pub fn redo(&mut self, now: f64) -> Result<(), String> {
        self.apply(Event::Redo, now)
    }

    /// The 64 squares a1 … h8 and the side to move: `X` black, `O` white, `-` empty.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.game.position().to_string()
    }

    /// The squares where the player to move may put a disc; none once the game is over.
    #[wasm_bindgen(getter, js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        match self.game.position().turn() {
            Turn::Move(moves) if self.game.outcome().is_none() => names(moves),
            _ => Vec::new(),
        }
    }

    /// The discs that a move would flip: none when it is illegal.
    pub fn flips(&self, square: &str) -> Result<Vec<String>, String> {
        Ok(names(self.game.position().flips(self.square(square)?)))
    }

    /// The discs on the board: black, white.
    #[wasm_bindgen(getter)]
    pub fn discs(&self) -> Vec<u8> {
        let count = self.game.position().count();
        vec![count.black, count.white]
    }

    /// The final score, black and white, empties to the winner; `undefined` while the game goes on.
    #[wasm_bindgen(getter)]
    pub fn score(&self) -> Option<Vec<u8>> {
        let score = self.game.outcome()?.score;
        Some(Color::ALL.map(|color| score.of(color)).to_vec())
    }

    /// The moves so far, `f5d6c3`.
    #[wasm_bindgen(getter)]
    pub fn transcript(&self) -> String {
        self.game.transcript()
    }

    fn apply(&mut self, event: Event, now: f64) -> Result<(), String> {
        let done = self.game.apply(event, instant(now));
        done.map_err(|refusal| refusal.in_words(&self.texts))
    }

    fn square(&self, name: &str) -> Result<Square, String> {
        name.parse::<Square>()
            .map_err(|error| error.in_words(&self.texts))
    }
}

/// How many lines of play of `depth` plies there are from the start.
#[wasm_bindgen]
pub fn perft(depth: u32) -> u64 {
    otho_core::perft(Board::START, depth, Convention::PassIsPly)
}

/// The form of move generation in use.
#[wasm_bindgen]
pub fn kernel() -> String {
    otho_core::KERNEL.to_owned()
}

fn texts(language: &str) -> Result<Texts, String> {
    let language = language.parse::<Language>();
    Ok(Texts::new(language.map_err(|error| error.to_string())?))
}

fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

/// JavaScript counts milliseconds in floating point; what is no time counts as the beginning.
fn instant(milliseconds: f64) -> Duration {
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default()
}
