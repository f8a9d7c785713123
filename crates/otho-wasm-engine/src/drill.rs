//! Exercises and puzzles that it takes an engine to make.

use otho_coach::exercise::{Grade, Order, RESOURCES, UnknownKind, with_engine};
use otho_coach::puzzle::{Puzzle, PuzzleOrder, UnknownTheme};
use otho_core::Variant;
use otho_text::InWords;
use otho_wasm_object::out;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Engine, time_of_day, variant_named};

#[wasm_bindgen]
impl Engine {
    /// An exercise of any kind, as the page's module takes it; the same seed gives the same one, here and in the program. Grades
    /// are 1 to 5. Where none is found in so many milliseconds, a sentence is thrown.
    #[wasm_bindgen(js_name = makeExercise, unchecked_return_type = "unknown")]
    pub fn make_exercise(
        &mut self,
        kind: &str,
        grade: u8,
        #[wasm_bindgen(unchecked_param_type = "Variant")] variant: &str,
        seed: u32,
        milliseconds: f64,
    ) -> Result<JsValue, String> {
        let order = Order {
            kind: kind
                .parse()
                .map_err(|error: UnknownKind| error.to_string())?,
            grade: Grade::new(grade).ok_or("the grades are 1 to 5")?,
            variant: variant_named(variant)?,
            seed: seed.into(),
        };
        self.make_ready(order.variant)?;
        let end = time_of_day() + milliseconds;
        let made = with_engine(&mut self.engine, &order, &|| time_of_day() >= end);
        let exercise = made.map_err(|unmade| unmade.in_words(&self.texts))?;
        Ok(out(&exercise))
    }

    /// A puzzle as a line of text, of a theme if one is named; the same seed gives the same one,
    /// here and in the program. Where none is found in so many milliseconds, a sentence is thrown.
    #[wasm_bindgen(js_name = makePuzzle)]
    pub fn make_puzzle(
        &mut self,
        theme: Option<String>,
        seed: u32,
        milliseconds: f64,
    ) -> Result<String, String> {
        let theme = theme.map(|id| id.parse()).transpose();
        let order = PuzzleOrder {
            theme: theme.map_err(|error: UnknownTheme| error.to_string())?,
            seed: seed.into(),
        };
        self.make_ready(Variant::Othello)?;
        let end = time_of_day() + milliseconds;
        let made = Puzzle::make(&mut self.engine, &order, &|| time_of_day() >= end);
        let puzzle = made.map_err(|unmade| unmade.in_words(&self.texts))?;
        Ok(puzzle.to_string())
    }

    /// Takes the table that exercises are made with everywhere, so that they are the same.
    fn make_ready(&mut self, variant: Variant) -> Result<(), String> {
        self.unpack(variant)?;
        self.resize(Some(RESOURCES.hash))
    }
}
