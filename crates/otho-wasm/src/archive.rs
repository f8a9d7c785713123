//! A WTHOR archive for JavaScript.

use std::rc::Rc;

use otho_formats::wthor::{Archive as CoreArchive, FileKind};
use otho_text::{InWords, Texts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Game;
use otho_wasm_object::taken;

/// Games on their way into the files of an archive.
#[wasm_bindgen]
pub struct Archive {
    archive: CoreArchive,
    texts: Rc<Texts>,
}

#[wasm_bindgen]
impl Archive {
    /// An archive without games, made on this day.
    #[wasm_bindgen(constructor)]
    pub fn new(year: u16, month: u8, day: u8, language: &str) -> Result<Self, String> {
        Ok(Self {
            archive: CoreArchive::new(year, month, day),
            texts: super::texts(language)?,
        })
    }

    /// Adds a game, or throws the sentence that says why it does not fit.
    pub fn add(
        &mut self,
        game: &Game,
        #[wasm_bindgen(unchecked_param_type = "Players")] players: &JsValue,
    ) -> Result<(), String> {
        let record = game.record(taken(players)?);
        self.archive
            .add(&record)
            .map_err(|error| error.in_words(&self.texts))
    }

    /// The file with this ending, `undefined` where the archive has no such file or no game.
    pub fn file(&self, extension: &str) -> Option<Vec<u8>> {
        let kind = FileKind::ALL
            .into_iter()
            .find(|kind| kind.extension() == extension)?;
        let mut bytes = Vec::new();
        self.archive.write(kind, &mut bytes).ok()?;
        Some(bytes)
    }
}
