//! Starts of games for JavaScript.

use otho_core::clock::{ParseTimeControlError, TimeControl};
use otho_core::setup::{self, Handicap};
use otho_core::{ParsePositionError, Position};
use otho_engine::opening;
use otho_text::InWords;
use wasm_bindgen::prelude::wasm_bindgen;

/// A balanced start of eight moves; the same seed draws the same one.
#[wasm_bindgen(js_name = balancedStart)]
pub fn balanced_start(seed: u32) -> String {
    let drawn = opening::draw(seed.into());
    let position = drawn.map_or(Position::START, |opening| opening.position);
    position.to_string()
}

/// The start of a game in which Black has 1 to 4 corners; with any other number, the ordinary one.
#[wasm_bindgen(js_name = handicapStart)]
pub fn handicap_start(corners: u8) -> String {
    let handicap = Handicap::from_corners(corners);
    handicap
        .map_or(Position::START, Handicap::start)
        .to_string()
}

/// A sentence for each thing about a position that cannot come about in a game.
#[wasm_bindgen]
pub fn oddities(position: &str, language: &str) -> Result<Vec<String>, String> {
    let texts = super::texts(language)?;
    let position: Position = position
        .parse()
        .map_err(|error: ParsePositionError| error.in_words(&texts))?;
    let odd = setup::oddities(position);
    Ok(odd.iter().map(|oddity| oddity.in_words(&texts)).collect())
}

/// The normal form of a time control: `5+3`, `20`, `10+3x30`.
#[wasm_bindgen(js_name = checkTimeControl)]
pub fn check_time_control(text: &str, language: &str) -> Result<String, String> {
    let texts = super::texts(language)?;
    let control: TimeControl = text
        .parse()
        .map_err(|error: ParseTimeControlError| error.in_words(&texts))?;
    Ok(control.to_string())
}
