//! Exercises and puzzles for JavaScript: made by rules alone, put into words, and checked.

use otho_coach::exercise::{
    Attempt, Checked, Exercise, Fault, Grade, Kind, Order, UnknownKind, Verdict, by_rules,
};
use otho_coach::puzzle::{ParsePuzzleError, Puzzle, shipped};
use otho_core::{Bitboard, ParseSquareError, Square, Variant};
use otho_text::{
    InWords, exercise_hint, exercise_refusal, exercise_task, exercise_verdict, puzzle_hint,
    puzzle_task, puzzle_verdict,
};
use otho_wasm_object::{out, taken};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::view::names;

/// `ExerciseKind` in types.d.ts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct KindInfo {
    id: &'static str,
    name: String,
    needs_engine: bool,
    is_for_anti: bool,
}

/// `TaskWords` in types.d.ts.
#[derive(Serialize)]
struct TaskWords {
    name: String,
    task: String,
    hint: String,
}

/// `CheckedAttempt` in types.d.ts.
#[derive(Serialize)]
struct CheckedAttempt {
    verdict: &'static str,
    sentence: String,
    replies: Vec<String>,
    position: String,
    missing: Vec<String>,
    surplus: Vec<String>,
    better: Vec<String>,
}

/// `Puzzle` in types.d.ts.
#[derive(Serialize)]
pub(crate) struct PuzzleObject {
    id: String,
    text: String,
    position: String,
    solution: String,
    theme: &'static str,
    estimate: u16,
}

/// `CheckedMove` in types.d.ts.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CheckedMove {
    is_right: bool,
    sentence: String,
}

/// All kinds of exercises, the easiest to understand first.
#[wasm_bindgen(js_name = exerciseKinds, unchecked_return_type = "ExerciseKind[]")]
pub fn exercise_kinds(language: &str) -> Result<JsValue, String> {
    let texts = super::texts(language)?;
    let info = |kind: Kind| KindInfo {
        id: kind.id(),
        name: kind.in_words(&texts),
        needs_engine: kind.needs_engine(),
        is_for_anti: kind.is_for(Variant::Anti),
    };
    Ok(out(&Kind::ALL.map(info)))
}

/// An exercise that needs no engine; the same seed gives the same one. Grades are 1 to 5.
#[wasm_bindgen(js_name = makeExercise, unchecked_return_type = "Exercise")]
pub fn make_exercise(kind: &str, grade: u8, seed: u32, language: &str) -> Result<JsValue, String> {
    let texts = super::texts(language)?;
    let order = Order {
        kind: kind
            .parse()
            .map_err(|error: UnknownKind| error.to_string())?,
        grade: Grade::new(grade).ok_or("the grades are 1 to 5")?,
        variant: Variant::Othello,
        seed: seed.into(),
    };
    let exercise = by_rules(&order).map_err(|unmade| unmade.in_words(&texts))?;
    Ok(out(&exercise))
}

/// What an exercise asks, and what helps.
#[wasm_bindgen(js_name = exerciseWords, unchecked_return_type = "TaskWords")]
pub fn exercise_words(
    #[wasm_bindgen(unchecked_param_type = "Exercise")] exercise: &JsValue,
    language: &str,
) -> Result<JsValue, String> {
    let texts = super::texts(language)?;
    let exercise: Exercise = taken(exercise)?;
    Ok(out(&TaskWords {
        name: exercise.kind().in_words(&texts),
        task: exercise_task(&exercise, &texts),
        hint: exercise_hint(&exercise, &texts),
    }))
}

/// Whether an attempt is right. What does not count, such as an illegal move, is thrown as a
/// sentence.
#[wasm_bindgen(js_name = checkAttempt, unchecked_return_type = "CheckedAttempt")]
pub fn check_attempt(
    #[wasm_bindgen(unchecked_param_type = "Exercise")] exercise: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Attempt")] attempt: &JsValue,
    language: &str,
) -> Result<JsValue, String> {
    let texts = super::texts(language)?;
    let exercise: Exercise = taken(exercise)?;
    let attempt: Attempt = taken(attempt)?;
    let checked = exercise.check(&attempt);
    let checked = checked.map_err(|refused| exercise_refusal(&exercise, &refused, &texts))?;
    let sentence = exercise_verdict(&exercise, &attempt, &checked, &texts);
    Ok(out(&CheckedAttempt::of(&checked, sentence)))
}

impl CheckedAttempt {
    fn of(checked: &Checked, sentence: String) -> Self {
        let none = Bitboard::EMPTY;
        let (verdict, missing, surplus, better) = match checked.verdict {
            Verdict::Right => ("right", none, none, none),
            Verdict::GoOn => ("go-on", none, none, none),
            Verdict::Wrong(Fault::Marks { missing, surplus }) => ("wrong", missing, surplus, none),
            Verdict::Wrong(Fault::Move { better, .. }) => ("wrong", none, none, better),
            Verdict::Wrong(Fault::Choice(_)) => ("wrong", none, none, none),
        };
        Self {
            verdict,
            sentence,
            replies: checked.replies.iter().map(Square::to_string).collect(),
            position: checked.position.to_string(),
            missing: names(missing),
            surplus: names(surplus),
            better: names(better),
        }
    }
}

impl From<Puzzle> for PuzzleObject {
    fn from(puzzle: Puzzle) -> Self {
        Self {
            id: puzzle.id().to_string(),
            text: puzzle.to_string(),
            position: puzzle.position.to_string(),
            solution: puzzle.solution.to_string(),
            theme: puzzle.theme.id(),
            estimate: puzzle.estimate,
        }
    }
}

/// All puzzles that come with OTHO.
#[wasm_bindgen(unchecked_return_type = "Puzzle[]")]
pub fn puzzles() -> JsValue {
    out(&Vec::from_iter(shipped().map(PuzzleObject::from)))
}

/// The puzzle that a text is, as the worker's module makes them.
#[wasm_bindgen(js_name = readPuzzle, unchecked_return_type = "Puzzle")]
pub fn read_puzzle(text: &str) -> Result<JsValue, String> {
    Ok(out(&PuzzleObject::from(puzzle(text)?)))
}

/// What a puzzle asks, and what helps; it goes by its text.
#[wasm_bindgen(js_name = puzzleWords, unchecked_return_type = "TaskWords")]
pub fn puzzle_words(text: &str, language: &str) -> Result<JsValue, String> {
    let texts = super::texts(language)?;
    let puzzle = puzzle(text)?;
    Ok(out(&TaskWords {
        name: puzzle.theme.in_words(&texts),
        task: puzzle_task(&puzzle, &texts),
        hint: puzzle_hint(&puzzle, &texts),
    }))
}

/// Whether a move solves a puzzle. An illegal one is thrown as a sentence.
#[wasm_bindgen(js_name = checkPuzzle, unchecked_return_type = "CheckedMove")]
pub fn check_puzzle(text: &str, square: &str, language: &str) -> Result<JsValue, String> {
    let texts = super::texts(language)?;
    let puzzle = puzzle(text)?;
    let square: Square = square
        .parse()
        .map_err(|error: ParseSquareError| error.in_words(&texts))?;
    let played = puzzle.position.play(square);
    played.map_err(|illegal| illegal.in_words(&texts))?;
    Ok(out(&CheckedMove {
        is_right: square == puzzle.solution,
        sentence: puzzle_verdict(&puzzle, square, &texts),
    }))
}

fn puzzle(text: &str) -> Result<Puzzle, String> {
    text.parse()
        .map_err(|error: ParsePuzzleError| error.to_string())
}
