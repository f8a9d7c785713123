//! The engine for the browser: one thread, a small table, and an end by nodes instead of a clock.

use otho_core::{ParsePositionError, Position, Variant};
use otho_engine::level::{Ask, Level};
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

    /// The move that a level makes, `undefined` where there is none to make.
    ///
    /// The level goes by its number or id, the weakest being 1. `seed` is one number for all moves
    /// of a game, so that games differ; the same one gives the same move. The levels above
    /// `grandmaster`, which think as long as they are let, look at `nodes` positions: see
    /// `bestMove`.
    #[wasm_bindgen(js_name = levelMove)]
    pub fn level_move(
        &mut self,
        position: &str,
        anti: bool,
        level: &str,
        seed: u32,
        nodes: u32,
    ) -> Result<Option<String>, String> {
        let known = Level::find(level).ok_or_else(|| {
            let most = Level::ALL.len().to_string().into();
            let values = [("found", level.into()), ("most", most)];
            self.texts.format("level-unknown", &values)
        })?;
        if known.resources().is_none() {
            return self.best_move(position, anti, nodes);
        }
        let ask = Ask {
            position: self.read(position)?,
            variant: variant(anti),
            seed: seed.into(),
        };
        let choice = known.choose(&mut self.engine, &ask, &|| false);
        Ok(choice.map(|square| square.to_string()))
    }

    /// The final difference for the player to move, as far as the search can tell.
    pub fn value(&mut self, position: &str, anti: bool, nodes: u32) -> Result<i32, String> {
        Ok(self.search(position, anti, nodes)?.value)
    }

    fn search(&mut self, position: &str, anti: bool, nodes: u32) -> Result<Report, String> {
        let request = Request {
            position: self.read(position)?,
            variant: variant(anti),
            goal: Goal::Exact,
            limits: Limits {
                nodes: Some(nodes.into()),
            },
        };
        Ok(self.engine.search(&request, &|| false, &mut |_| {}))
    }

    fn read(&self, position: &str) -> Result<Position, String> {
        let refuse = |error: ParsePositionError| error.in_words(&self.texts);
        position.parse().map_err(refuse)
    }
}

const fn variant(anti: bool) -> Variant {
    if anti {
        Variant::Anti
    } else {
        Variant::Othello
    }
}
