//! What a learner has done, for JavaScript.

use otho_coach::exercise::Kind;
use otho_coach::progress::{Progress as CoreProgress, Record, Tally};
use otho_coach::puzzle::{Choose, choose};
use otho_coach::repetition::Topic;
use otho_core::Variant;
use otho_text::{InWords, Texts};
use otho_wasm_object::{out, taken};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::exercise::PuzzleObject;

/// All that a learner has done. Its text goes to the browser's store and comes from there.
#[wasm_bindgen]
#[derive(Default)]
pub struct Progress {
    progress: CoreProgress,
}

/// `ProgressSummary` in types.d.ts.
#[derive(Serialize)]
struct Summary {
    lessons: Vec<String>,
    exercises: Vec<KindSummary>,
    puzzles: TallyObject,
    streak: u32,
    rating: f64,
    deviation: f64,
    due: Vec<TopicObject>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct KindSummary {
    kind: &'static str,
    #[serde(flatten)]
    tally: TallyObject,
    next_grade: u8,
}

#[derive(Serialize)]
struct TallyObject {
    right: u32,
    wrong: u32,
}

/// `Topic` in types.d.ts.
#[derive(Serialize)]
struct TopicObject {
    what: &'static str,
    id: &'static str,
    name: String,
}

#[wasm_bindgen]
impl Progress {
    /// Somebody who has done nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// What a text says that `text` has written. Where it cannot be read, keep it: a newer OTHO
    /// may have written it.
    pub fn read(text: &str, language: &str) -> Result<Self, String> {
        let texts = super::texts(language)?;
        let progress = CoreProgress::from_json(text).map_err(|error| error.in_words(&texts))?;
        Ok(Self { progress })
    }

    /// The text to keep.
    pub fn text(&self) -> String {
        self.progress.to_json()
    }

    /// Adds what was done.
    pub fn add(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ProgressRecord")] record: &JsValue,
    ) -> Result<(), String> {
        let record: Record = taken(record)?;
        self.progress.add(record);
        Ok(())
    }

    /// Takes over what another copy has, such as that of another tab.
    pub fn merge(&mut self, other: &Self) {
        self.progress.merge(other.progress.clone());
    }

    /// All that is to be shown on a day; days are counted where the learner is.
    #[wasm_bindgen(unchecked_return_type = "ProgressSummary")]
    pub fn summary(&self, today: i32, language: &str) -> Result<JsValue, String> {
        let texts = super::texts(language)?;
        let rating = self.progress.ratings().player(today);
        let topics = self.progress.schedule().due(today);
        let kind = |kind: Kind| KindSummary {
            kind: kind.id(),
            tally: self.progress.tally(kind, Variant::Othello).into(),
            next_grade: self.progress.next_grade(kind, Variant::Othello).number(),
        };
        Ok(out(&Summary {
            lessons: self
                .progress
                .lessons()
                .into_iter()
                .map(str::to_owned)
                .collect(),
            exercises: Kind::ALL.map(kind).into(),
            puzzles: self.progress.puzzle_tally().into(),
            streak: self.progress.streak(today),
            rating: rating.value,
            deviation: rating.deviation,
            due: topics
                .into_iter()
                .map(|topic| TopicObject::of(topic, &texts))
                .collect(),
        }))
    }

    /// A puzzle that suits the learner, of those that come with OTHO; the same seed gives the same
    /// one. `undefined` when all were tried lately.
    #[wasm_bindgen(js_name = choosePuzzle, unchecked_return_type = "Puzzle | undefined")]
    pub fn choose_puzzle(&self, today: i32, seed: u32) -> JsValue {
        let chosen = choose(&Choose {
            progress: &self.progress,
            today,
            seed: seed.into(),
        });
        chosen.map_or(JsValue::UNDEFINED, |puzzle| {
            out(&PuzzleObject::from(puzzle))
        })
    }
}

impl From<Tally> for TallyObject {
    fn from(tally: Tally) -> Self {
        Self {
            right: tally.right,
            wrong: tally.wrong,
        }
    }
}

impl TopicObject {
    fn of(topic: Topic, texts: &Texts) -> Self {
        let (what, id) = match topic {
            Topic::Exercise(kind, _) => ("exercise", kind.id()),
            Topic::Puzzle(theme) => ("puzzle", theme.id()),
        };
        let name = topic.in_words(texts);
        Self { what, id, name }
    }
}
