//! The rules for the browser: a shell that turns JavaScript's values into Rust's and back.
//!
//! It decides nothing. What a move may be, what it flips and who has won is `otho-core`'s to say.

use std::time::Duration;

use otho_core::{Bitboard, Board, Color, Convention, Event, Game as CoreGame, Rules, Square, Turn};
use wasm_bindgen::prelude::wasm_bindgen;

/// A game in progress.
#[wasm_bindgen]
pub struct Game(CoreGame);

#[wasm_bindgen]
impl Game {
    /// A game from the start, without clocks.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(CoreGame::new(Rules::default()))
    }

    /// Makes a move, and the forced pass that may follow it, `now` milliseconds into the game.
    pub fn play(&mut self, square: &str, now: f64) -> Result<(), String> {
        let square = parse_square(square)?;
        self.0
            .play(square, instant(now))
            .map_err(|refusal| refusal.to_string())
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
        self.0.position().to_string()
    }

    /// The squares where the player to move may put a disc; none once the game is over.
    #[wasm_bindgen(getter, js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        match self.0.position().turn() {
            Turn::Move(moves) if self.0.outcome().is_none() => names(moves),
            _ => Vec::new(),
        }
    }

    /// The discs that a move would flip: none when it is illegal.
    pub fn flips(&self, square: &str) -> Result<Vec<String>, String> {
        Ok(names(self.0.position().flips(parse_square(square)?)))
    }

    /// The discs on the board: black, white.
    #[wasm_bindgen(getter)]
    pub fn discs(&self) -> Vec<u8> {
        let count = self.0.position().count();
        vec![count.black, count.white]
    }

    /// The final score, black and white, empties to the winner; `undefined` while the game goes on.
    #[wasm_bindgen(getter)]
    pub fn score(&self) -> Option<Vec<u8>> {
        let score = self.0.outcome()?.score;
        Some(Color::ALL.map(|color| score.of(color)).to_vec())
    }

    /// The moves so far, `f5d6c3`.
    #[wasm_bindgen(getter)]
    pub fn transcript(&self) -> String {
        self.0.transcript()
    }

    fn apply(&mut self, event: Event, now: f64) -> Result<(), String> {
        self.0
            .apply(event, instant(now))
            .map_err(|refusal| refusal.to_string())
    }
}

impl Default for Game {
    fn default() -> Self {
        Self::new()
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

fn parse_square(name: &str) -> Result<Square, String> {
    name.parse::<Square>().map_err(|error| error.to_string())
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
