//! The engine for the browser: one thread, a small table, and an end by nodes instead of a clock.

use otho_core::{ParsePositionError, Position, Variant};
use otho_engine::{Engine as CoreEngine, Goal, Limits, Report, Request, Resources, Weights};
use otho_text::{InWords, Texts};
use wasm_bindgen::prelude::wasm_bindgen;

/// Bytes of the table: little enough for a phone.
const HASH: usize = 16 << 20;

/// An engine with its weights and its table, and the language it refuses in.
#[wasm_bindgen]
pub struct Engine {
    engine: CoreEngine,
    texts: Texts,
}

#[wasm_bindgen]
impl Engine {
    /// An engine that has not searched yet; the language is `en`, `fr` or `cs`.
    #[wasm_bindgen(constructor)]
    pub fn new(language: &str) -> Result<Self, String> {
        let resources = Resources {
            hash: HASH,
            threads: 1,
        };
        Ok(Self {
            engine: CoreEngine::new(resources, Weights::embedded()),
            texts: super::texts(language)?,
        })
    }

    /// The best move of a position, `undefined` where there is none to make.
    ///
    /// `nodes` is how many positions to look at; the same number gives the same move.
    #[wasm_bindgen(js_name = bestMove)]
    pub fn best_move(
        &mut self,
        position: &str,
        anti: bool,
        nodes: u32,
    ) -> Result<Option<String>, String> {
        let report = self.search(position, anti, nodes)?;
        Ok(report.best().map(|square| square.to_string()))
    }

    /// The final difference for the player to move, as far as the search can tell.
    pub fn value(&mut self, position: &str, anti: bool, nodes: u32) -> Result<i32, String> {
        Ok(self.search(position, anti, nodes)?.value)
    }

    fn search(&mut self, position: &str, anti: bool, nodes: u32) -> Result<Report, String> {
        let position: Position = position
            .parse()
            .map_err(|error: ParsePositionError| error.in_words(&self.texts))?;
        let request = Request {
            position,
            variant: if anti {
                Variant::Anti
            } else {
                Variant::Othello
            },
            goal: Goal::Exact,
            limits: Limits {
                nodes: Some(nodes.into()),
            },
        };
        Ok(self.engine.search(&request, &|| false, &mut |_| {}))
    }
}
