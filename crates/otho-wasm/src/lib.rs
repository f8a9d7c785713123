//! Rules, records and words for the page: a shell that turns JavaScript's values into Rust's.
//!
//! It decides nothing. What a move may be, what it flips and who has won is `otho-core`'s to say,
//! what a record means `otho-formats`', and every sentence is `otho-text`'s. It does not search
//! either: `otho-wasm-engine` does, in a worker, so that this part stays small and loads fast.

#![forbid(unsafe_code)]

mod archive;
mod document;
mod exercise;
mod game;
mod lesson;
mod level;
mod progress;
mod rules;
mod start;
mod view;

use std::cell::RefCell;
use std::rc::Rc;

use otho_text::Texts;
use wasm_bindgen::prelude::wasm_bindgen;

pub use archive::Archive;
pub use document::{Reader, formats};
pub use exercise::{
    check_attempt, check_puzzle, exercise_kinds, exercise_words, make_exercise, puzzle_words,
    puzzles, read_puzzle,
};
pub use game::Game;
pub use lesson::Lesson;
pub use level::levels;
pub use progress::Progress;
pub use start::{balanced_start, check_time_control, handicap_start, oddities};

/// The types of the objects that go in and out, as the structs beside them have them.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

thread_local! {
    /// The sentences that were asked for last, by their tag. Reading them takes longer than most of
    /// what is done with them, and an import asks for them thousands of times.
    static LATEST: RefCell<Option<(String, Rc<Texts>)>> = const { RefCell::new(None) };
}

fn texts(language: &str) -> Result<Rc<Texts>, String> {
    LATEST.with_borrow_mut(|latest| {
        if let Some((tag, texts)) = latest
            && tag == language
        {
            return Ok(Rc::clone(texts));
        }
        let texts = Rc::new(Texts::of_tag(language).map_err(|error| error.to_string())?);
        *latest = Some((language.to_owned(), Rc::clone(&texts)));
        Ok(texts)
    })
}
