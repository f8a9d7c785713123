//! Exercises, puzzles and progress in words.

use otho_coach::exercise::{
    Answer, Attempt, Branch, Checked, Choice, Exercise, Fault, Kind, Line, Refused, Unmade, Verdict,
};
use otho_coach::progress::ProgressError;
use otho_coach::puzzle::{Puzzle, Theme};
use otho_coach::repetition::Topic;
use otho_core::{Bitboard, Color, Square, Variant};

use crate::rules::key;
use crate::{InWords, Texts, Value};

/// What the wrong choices of "The poisoned square" cost at least against the right one.
const POISON: u8 = 6;

impl InWords for Kind {
    /// Its name.
    fn in_words(&self, texts: &Texts) -> String {
        texts.get(&format!("exercise-{}", self.id()))
    }
}

impl InWords for Theme {
    /// Its name.
    fn in_words(&self, texts: &Texts) -> String {
        texts.get(&format!("puzzle-{}", self.id()))
    }
}

impl InWords for Topic {
    /// Its name, with the variant where it is not Othello.
    fn in_words(&self, texts: &Texts) -> String {
        match self {
            Self::Exercise(kind, Variant::Othello) => kind.in_words(texts),
            Self::Exercise(kind, Variant::Anti) => {
                texts.format("exercise-of-anti", &[("name", kind.in_words(texts).into())])
            }
            Self::Puzzle(theme) => theme.in_words(texts),
        }
    }
}

/// What an exercise asks.
#[must_use]
pub fn exercise_task(exercise: &Exercise, texts: &Texts) -> String {
    let task = say(exercise, "task", texts);
    match exercise.variant() {
        Variant::Othello => task,
        Variant::Anti => format!("{} {task}", texts.get("exercise-anti")),
    }
}

/// What helps to find the answer.
#[must_use]
pub fn exercise_hint(exercise: &Exercise, texts: &Texts) -> String {
    say(exercise, "hint", texts)
}

/// The sentence of an exercise that needs nothing but the exercise.
fn say(exercise: &Exercise, what: &str, texts: &Texts) -> String {
    let id = format!("exercise-{}-{what}", exercise.kind().id());
    let square = exercise.shown().first();
    let side = exercise.position().side();
    let variant = match exercise.variant() {
        Variant::Othello => "othello",
        Variant::Anti => "anti",
    };
    let values = [
        ("you", you(side, texts).into()),
        ("side", key(side).into()),
        ("square", square.map(|s| s.to_string()).into()),
        ("squares", exercise.shown().to_string().into()),
        ("count", count(exercise).into()),
        ("variant", variant.into()),
    ];
    texts.format(&id, &values)
}

/// Which color the learner has.
fn you(side: Color, texts: &Texts) -> String {
    texts.format("exercise-you", &[("side", key(side).into())])
}

/// The number that a task or hint goes by: of squares to find, of moves to make, of empty squares.
fn count(exercise: &Exercise) -> usize {
    match exercise.answer() {
        Answer::Marks(marks) => marks.count() as usize,
        Answer::Line(line) if exercise.kind() == Kind::Corner => n_moves(line),
        Answer::Line(_) | Answer::Choice(_) => exercise.position().board().n_empties() as usize,
    }
}

/// How many moves the longest line takes.
fn n_moves(line: &Line) -> usize {
    let of_branch = |branch: &Branch| 1 + n_moves(&branch.next);
    line.0.iter().map(of_branch).max().unwrap_or(0)
}

/// What is said of an attempt, once it has been checked.
#[must_use]
pub fn exercise_verdict(
    exercise: &Exercise,
    attempt: &Attempt,
    checked: &Checked,
    texts: &Texts,
) -> String {
    let id = |what: &str| format!("exercise-{}-{what}", exercise.kind().id());
    match &checked.verdict {
        Verdict::GoOn => {
            let replies: Vec<String> = checked.replies.iter().map(Square::to_string).collect();
            let values = [
                ("count", replies.len().into()),
                ("replies", replies.join(" ").into()),
            ];
            texts.format("exercise-go-on", &values)
        }
        Verdict::Right => {
            let last = match attempt {
                Attempt::Moves(moves) => moves.last().map(Square::to_string),
                Attempt::Marks(_) | Attempt::Choice(_) => None,
            };
            let values = [
                ("square", last.into()),
                ("count", count(exercise).into()),
                ("winner", winner(exercise).into()),
            ];
            texts.format(&id("right"), &values)
        }
        Verdict::Wrong(Fault::Marks { missing, surplus }) => {
            let of = |what, squares: &Bitboard| {
                let values = [
                    ("count", squares.count().into()),
                    ("squares", squares.to_string().into()),
                ];
                (!squares.is_empty()).then(|| texts.format(&id(what), &values))
            };
            let sentences = [of("missing", missing), of("surplus", surplus)];
            Vec::from_iter(sentences.into_iter().flatten()).join(" ")
        }
        Verdict::Wrong(Fault::Choice(choice)) => {
            texts.format(&id("wrong"), &[("winner", choice.id().into())])
        }
        Verdict::Wrong(Fault::Move { square, better }) => {
            let values = [
                ("square", square.to_string().into()),
                ("better", better.to_string().into()),
                ("discs", POISON.into()),
            ];
            texts.format(&id("wrong"), &values)
        }
    }
}

/// Who wins, where that is asked.
fn winner(exercise: &Exercise) -> Option<&'static str> {
    match exercise.answer() {
        Answer::Choice(choice) => Some(Choice::id(*choice)),
        Answer::Marks(_) | Answer::Line(_) => None,
    }
}

/// Why an attempt does not count. Only an illegal move and one that is not to choose from are
/// people's doing; the others are mistakes in the program that shows the exercise.
#[must_use]
pub fn exercise_refusal(exercise: &Exercise, refused: &Refused, texts: &Texts) -> String {
    match refused {
        Refused::Illegal(illegal) => illegal.in_words(texts),
        Refused::NotShown(_) => {
            let squares = exercise.shown().to_string().into();
            texts.format("exercise-poison-choose", &[("squares", squares)])
        }
        Refused::OtherKind | Refused::TooMany => refused.to_string(),
    }
}

impl InWords for Unmade {
    fn in_words(&self, texts: &Texts) -> String {
        texts.get(match self {
            Self::Variant => "exercise-for-othello-only",
            Self::NoneFound => "exercise-none-found",
            Self::Stopped => "exercise-stopped",
            Self::NeedsEngine => return self.to_string(),
        })
    }
}

/// What a puzzle asks.
#[must_use]
pub fn puzzle_task(puzzle: &Puzzle, texts: &Texts) -> String {
    let you = you(puzzle.position.side(), texts).into();
    texts.format("puzzle-task", &[("you", you)])
}

/// What helps to solve a puzzle.
#[must_use]
pub fn puzzle_hint(puzzle: &Puzzle, texts: &Texts) -> String {
    texts.get(&format!("puzzle-{}-hint", puzzle.theme.id()))
}

/// What is said of a legal move in a puzzle.
#[must_use]
pub fn puzzle_verdict(puzzle: &Puzzle, square: Square, texts: &Texts) -> String {
    let name: Value<'_> = square.to_string().into();
    if square == puzzle.solution {
        let id = format!("puzzle-{}-right", puzzle.theme.id());
        return texts.format(&id, &[("square", name)]);
    }
    let better = puzzle.solution.to_string().into();
    texts.format("puzzle-wrong", &[("square", name), ("better", better)])
}

impl InWords for ProgressError {
    fn in_words(&self, texts: &Texts) -> String {
        match *self {
            Self::Newer { found } => texts.format("progress-newer", &[("found", found.into())]),
            Self::Damaged { line, column } => {
                let values = [("line", line.into()), ("column", column.into())];
                texts.format("progress-damaged", &values)
            }
            Self::Record { number } => {
                texts.format("progress-record", &[("number", number.into())])
            }
        }
    }
}
