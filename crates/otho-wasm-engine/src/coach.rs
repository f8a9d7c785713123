//! What the coach says of a move: objects for JavaScript.

use otho_coach::reason::Explanation;
use otho_text::{InWords, Texts, reason_in_words};
use serde::Serialize;

/// `Explained` in types.d.ts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Explained {
    best: String,
    value: i32,
    loss: i32,
    is_exact: bool,
    verdict: &'static str,
    reasons: Vec<Told>,
    text: String,
}

/// `Told` in types.d.ts.
#[derive(Serialize)]
struct Told {
    kind: &'static str,
    squares: Vec<String>,
    text: String,
}

impl Explained {
    pub(crate) fn new(explanation: &Explanation, texts: &Texts) -> Self {
        let told = explanation.reasons.iter().map(|reason| {
            let squares = reason.squares(explanation.way());
            Told {
                kind: reason.kind(),
                squares: squares
                    .into_iter()
                    .map(|square| square.to_string())
                    .collect(),
                text: reason_in_words(reason, explanation, texts),
            }
        });
        Self {
            best: explanation.best.to_string(),
            value: explanation.played.value,
            loss: explanation.loss,
            is_exact: explanation.is_exact,
            verdict: explanation.verdict.word(),
            reasons: told.collect(),
            text: explanation.in_words(texts),
        }
    }
}
