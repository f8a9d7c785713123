//! The engine for a worker of the browser: a shell that turns JavaScript's values into Rust's.
//!
//! It has one thread, and reads the clock, since the engine does not. Weights are handed in, so
//! that they are files of their own which a browser keeps.

#![forbid(unsafe_code)]

mod coach;
mod drill;
mod report;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use otho_coach::reason::{Effort, Question, explain};
use otho_core::{IllegalMove, ParsePositionError, ParseSquareError, Position, Square, Variant};
use otho_engine::level::{Ask, Level};
use otho_engine::{
    Engine as CoreEngine, Goal, Limits as CoreLimits, OutOfMemory, Request, Resources, Weights,
    WeightsError, verify_weights,
};
use otho_text::{InWords, Texts};
use otho_wasm_object::{out, taken};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use coach::Explained;
use report::{Answer, Limits, Progress};

/// The types of the objects that go in and out, as the structs of `report` have them.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[wasm_bindgen]
extern "C" {
    /// The time of day in milliseconds.
    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn time_of_day() -> f64;

    /// A function of JavaScript.
    pub type Function;

    #[wasm_bindgen(method, catch, js_name = call)]
    fn call_with(this: &Function, object: &JsValue, value: &JsValue) -> Result<JsValue, JsValue>;
}

/// An engine with its weights and its table, and the language it refuses in.
#[wasm_bindgen]
pub struct Engine {
    engine: CoreEngine,
    /// The files of weights that have not been needed yet: unpacking one takes a third of a second
    /// and 25 MB.
    othello: Vec<u8>,
    anti: Vec<u8>,
    /// Megabytes of the table, where a level does not ask for another one.
    megabytes: u32,
    texts: Texts,
}

#[wasm_bindgen]
impl Engine {
    /// An engine with these two files of weights; the language is `en`, `fr` or `cs`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        othello: &[u8],
        anti: &[u8],
        hash_megabytes: u32,
        language: &str,
    ) -> Result<Self, String> {
        let texts = texts_of(language)?;
        for file in [othello, anti] {
            verify_weights(file).map_err(|error| damaged(error, &texts))?;
        }
        let resources = Resources {
            hash: bytes(hash_megabytes),
            threads: 1,
        };
        let engine = CoreEngine::bare(resources);
        let engine = engine.map_err(|OutOfMemory| too_large(hash_megabytes, &texts))?;
        Ok(Self {
            engine,
            othello: othello.to_vec(),
            anti: anti.to_vec(),
            megabytes: hash_megabytes,
            texts,
        })
    }

    /// Speaks another language from now on.
    #[wasm_bindgen(js_name = setLanguage)]
    pub fn set_language(&mut self, language: &str) -> Result<(), String> {
        self.texts = texts_of(language)?;
        Ok(())
    }

    /// The move that a level makes, `undefined` where there is none to make.
    ///
    /// The level goes by its number or id, the weakest being 1. `seed` is one number for all moves
    /// of a game, so that games differ; the same one gives the same move, unless time ends a
    /// search. A level takes `milliseconds` at most, and all of them if it has no limit of its own.
    #[wasm_bindgen(js_name = levelMove)]
    pub fn level_move(
        &mut self,
        position: &str,
        #[wasm_bindgen(unchecked_param_type = "Variant")] variant: &str,
        level: &str,
        seed: u32,
        milliseconds: f64,
    ) -> Result<Option<String>, String> {
        let level = Level::find(level).ok_or_else(|| {
            let most = Level::ALL.len().to_string().into();
            let values = [("found", level.into()), ("most", most)];
            self.texts.format("level-unknown", &values)
        })?;
        let ask = Ask {
            position: self.position(position)?,
            variant: variant_named(variant)?,
            seed: seed.into(),
        };
        if level.searches() {
            self.unpack(ask.variant)?;
        }
        let hash = level.resources().map(|resources| resources.hash);
        self.resize(hash)?;
        let own = level.time().unwrap_or(Duration::MAX).as_secs_f64() * 1e3;
        let end = time_of_day() + milliseconds.min(own);
        let choice = level.choose(&mut self.engine, &ask, &|| time_of_day() >= end);
        Ok(choice.map(|square| square.to_string()))
    }

    /// Searches ever deeper until the value is exact or a limit is reached, and tells what it has.
    ///
    /// An error that `on_progress` throws ends the search and is thrown on.
    #[wasm_bindgen(unchecked_return_type = "Answer")]
    pub fn analyse(
        &mut self,
        position: &str,
        #[wasm_bindgen(unchecked_param_type = "Variant")] variant: &str,
        #[wasm_bindgen(unchecked_param_type = "Limits")] limits: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "(progress: Progress) => void")]
        on_progress: &Function,
    ) -> Result<JsValue, JsValue> {
        let Limits {
            nodes,
            milliseconds,
        } = taken(limits)?;
        let position = self.position(position)?;
        let request = Request {
            position,
            variant: variant_named(variant)?,
            goal: Goal::Exact,
            limits: CoreLimits {
                nodes: nodes.map(|nodes| nodes as u64),
            },
        };
        self.unpack(request.variant)?;
        self.resize(None)?;
        let end = milliseconds.map(|milliseconds| time_of_day() + milliseconds);
        let has_failed = AtomicBool::new(false);
        let mut failure = None;
        let stop =
            || has_failed.load(Ordering::Relaxed) || end.is_some_and(|end| time_of_day() >= end);
        let report = self.engine.search(&request, &stop, &mut |report| {
            let progress = out(&Progress::of(report, position));
            if let Err(error) = on_progress.call_with(&JsValue::UNDEFINED, &progress) {
                has_failed.store(true, Ordering::Relaxed);
                failure.get_or_insert(error);
            }
        });
        match failure {
            Some(error) => Err(error),
            None => Ok(out(&Answer::of(&report, position))),
        }
    }

    /// Why a move is good or bad, in typed reasons and in words.
    ///
    /// It is looked at as deep as the coach does, unless a limit ends that before.
    #[wasm_bindgen(unchecked_return_type = "Explained")]
    pub fn explain(
        &mut self,
        position: &str,
        #[wasm_bindgen(unchecked_param_type = "Variant")] variant: &str,
        square: &str,
        #[wasm_bindgen(unchecked_param_type = "Limits")] limits: &JsValue,
    ) -> Result<JsValue, String> {
        let Limits {
            nodes,
            milliseconds,
        } = taken(limits)?;
        let refuse = |error: ParseSquareError| error.in_words(&self.texts);
        let question = Question {
            position: self.position(position)?,
            variant: variant_named(variant)?,
            played: square.parse::<Square>().map_err(refuse)?,
            effort: Effort {
                nodes: nodes.map(|nodes| nodes as u64),
                ..Effort::default()
            },
        };
        self.unpack(question.variant)?;
        self.resize(None)?;
        let end = milliseconds.map(|milliseconds| time_of_day() + milliseconds);
        let stop = || end.is_some_and(|end| time_of_day() >= end);
        let explanation = explain(&mut self.engine, &question, &stop);
        let refuse = |illegal: IllegalMove| illegal.in_words(&self.texts);
        let explanation = explanation.map_err(refuse)?;
        Ok(out(&Explained::new(&explanation, &self.texts)))
    }

    fn position(&self, text: &str) -> Result<Position, String> {
        let refuse = |error: ParsePositionError| error.in_words(&self.texts);
        text.parse().map_err(refuse)
    }

    /// Makes the weights for a variant ready.
    fn unpack(&mut self, variant: Variant) -> Result<(), String> {
        if self.engine.has_weights(variant) {
            return Ok(());
        }
        let file = match variant {
            Variant::Othello => &mut self.othello,
            Variant::Anti => &mut self.anti,
        };
        let weights = Weights::from_bytes(file).map_err(|error| damaged(error, &self.texts))?;
        *file = Vec::new();
        self.engine.set_weights(variant, weights);
        Ok(())
    }

    /// Takes a table of so many bytes, or of the size it was made with: a level plays the same
    /// moves everywhere because its table has the same size everywhere.
    fn resize(&mut self, hash: Option<usize>) -> Result<(), String> {
        let hash = hash.unwrap_or(bytes(self.megabytes));
        let done = self.engine.resize(hash);
        done.map_err(|OutOfMemory| too_large(self.megabytes, &self.texts))
    }
}

fn texts_of(language: &str) -> Result<Texts, String> {
    Texts::of_tag(language).map_err(|error| error.to_string())
}

/// As many bytes as there are addresses at most.
fn bytes(megabytes: u32) -> usize {
    (megabytes as usize).saturating_mul(1 << 20)
}

fn too_large(megabytes: u32, texts: &Texts) -> String {
    texts.format("engine-memory", &[("megabytes", megabytes.into())])
}

fn damaged(error: WeightsError, texts: &Texts) -> String {
    match error {
        WeightsError::Version(found) => {
            texts.format("engine-weights-version", &[("found", found.into())])
        }
        _ => texts.get("engine-weights-damaged"),
    }
}

/// Only a mistake in the program that calls makes it fail, so the reason is for those who read code.
fn variant_named(name: &str) -> Result<Variant, String> {
    match name {
        "othello" => Ok(Variant::Othello),
        "anti" => Ok(Variant::Anti),
        _ => Err("the variants are othello and anti".to_owned()),
    }
}
