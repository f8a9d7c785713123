//! Objects of JavaScript in and out, as JSON, for both modules of the browser.
//!
//! The reader and writer of JSON are there for Othello Quest anyway; a library that builds objects
//! field by field would come on top of them.

#![forbid(unsafe_code)]

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(text: &str) -> JsValue;

    #[wasm_bindgen(catch, js_namespace = JSON)]
    fn stringify(value: &JsValue) -> Result<Option<String>, JsValue>;
}

/// A value as a plain object.
#[must_use]
pub fn out(value: &impl Serialize) -> JsValue {
    let text = serde_json::to_string(value).expect("our values have names for keys");
    parse(&text)
}

/// What a plain object says.
///
/// # Errors
/// Only a mistake in the program that calls makes it fail, so the reason
/// is for those who read code.
pub fn taken<T: DeserializeOwned>(value: &JsValue) -> Result<T, String> {
    let text = stringify(value).ok().flatten().unwrap_or_default();
    serde_json::from_str(&text).map_err(|error| error.to_string())
}
