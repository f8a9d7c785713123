//! Documents and formats for JavaScript.

use std::rc::Rc;

use otho_core::{Entry, Game, Ply};
use otho_formats::{Document, Format, Record};
use otho_text::{InWords, Picture, Texts};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::rules::Rules;
use otho_wasm_object::out;

/// `Contents` in types.d.ts.
#[derive(Serialize)]
struct Contents {
    format: Option<&'static str>,
    found: Vec<Found>,
    refused: Vec<String>,
}

#[derive(Serialize)]
struct Found {
    rules: Rules,
    events: Vec<String>,
    black: Option<String>,
    white: Option<String>,
    date: Option<String>,
    moves: usize,
}

/// `FormatInfo` in types.d.ts.
#[derive(Serialize)]
struct FormatInfo {
    id: &'static str,
    extension: &'static str,
    beside: &'static [&'static str],
    mime: &'static str,
    binary: bool,
}

/// The games of a file in any format, which is recognized, some at a time.
#[wasm_bindgen]
pub struct Reader {
    document: Option<Document<'static>>,
    /// What is said once where there is no document.
    refusal: Option<String>,
    texts: Rc<Texts>,
}

#[wasm_bindgen]
impl Reader {
    /// Begins to read.
    #[wasm_bindgen(constructor)]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what comes from JavaScript is owned"
    )]
    pub fn new(bytes: Vec<u8>, file_name: Option<String>, language: &str) -> Result<Self, String> {
        let texts = super::texts(language)?;
        let document = Document::read(bytes, file_name.as_deref());
        let refusal = document
            .is_none()
            .then(|| texts.get("problem-unrecognized"));
        Ok(Self {
            document,
            refusal,
            texts,
        })
    }

    /// The next games, and a sentence for each that is none: `most` of both, less at the end, then nothing.
    #[wasm_bindgen(unchecked_return_type = "Contents")]
    pub fn next(&mut self, most: u32) -> JsValue {
        let mut contents = Contents {
            format: self
                .document
                .as_ref()
                .map(|document| document.format.name()),
            found: Vec::new(),
            refused: self.refusal.take().into_iter().collect(),
        };
        for game in self.document.iter_mut().flatten().take(most as usize) {
            match game {
                Ok((record, game)) => contents.found.push(Found::of(record, &game)),
                Err(error) => contents.refused.push(error.in_words(&self.texts)),
            }
        }
        out(&contents)
    }
}

impl Found {
    fn of(record: Record, game: &Game) -> Self {
        Self {
            rules: game.rules().into(),
            events: game.log().iter().map(Entry::to_string).collect(),
            black: record.black.name,
            white: record.white.name,
            date: record.date,
            moves: game.plies().filter(|ply| *ply != Ply::Pass).count(),
        }
    }
}

/// The formats that a game can be written in.
#[wasm_bindgen(unchecked_return_type = "FormatInfo[]")]
pub fn formats() -> JsValue {
    let formats: Vec<FormatInfo> = Format::ALL
        .into_iter()
        .filter(|&format| {
            format.is_row() || format == Format::Wthor || Picture::of_format(format).is_some()
        })
        .map(|format| FormatInfo {
            id: format.name(),
            extension: format.extension(),
            beside: format.beside(),
            mime: format.media_type(),
            binary: format.is_binary(),
        })
        .collect();
    out(&formats)
}
