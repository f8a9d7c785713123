//! The table of levels for JavaScript.

use otho_engine::level::Level;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use otho_wasm_object::out;

/// `LevelInfo` in types.d.ts.
#[derive(Serialize)]
struct LevelInfo {
    id: &'static str,
    number: usize,
    elo: Option<i32>,
    milliseconds: Option<f64>,
    name: String,
    about: String,
}

/// All levels, the weakest first.
#[wasm_bindgen(unchecked_return_type = "LevelInfo[]")]
pub fn levels(language: &str) -> Result<JsValue, String> {
    let texts = super::texts(language)?;
    let info = |level: &Level| LevelInfo {
        id: level.id,
        number: level.number(),
        elo: level.elo,
        milliseconds: level.typical.map(|time| time.as_micros() as f64 / 1e3),
        name: texts.get(&format!("level-{}", level.id)),
        about: texts.get(&format!("level-{}-about", level.id)),
    };
    Ok(out(&Level::ALL.iter().map(info).collect::<Vec<_>>()))
}
