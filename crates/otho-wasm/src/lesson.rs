//! Lessons for JavaScript: what a page shows of them, and what is said to answers.

use std::rc::Rc;

use otho_coach::lesson::{
    Block, Diagram, Exercise, Goal, Inline, Kind, Lesson as CoachLesson, Outcome, Part, Play,
    Quantity, Quiz, Step, Text, Verdict,
};
use otho_core::{Bitboard, Color, Made, Ply, Position, Square, Variant, transcript};
use otho_text::{InWords, Texts, square_name};
use otho_wasm_object::out;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::rules::{BySide, Side};
use crate::view::{MoveOption, Turn, names};

/// A lesson of one language, read from its file.
#[wasm_bindgen]
pub struct Lesson {
    lesson: CoachLesson,
    texts: Rc<Texts>,
}

/// Why a place in a lesson cannot be asked. Only a mistake in the program that calls leads here.
const NO_SUCH_PART: &str = "there is no such part in the lesson";

#[wasm_bindgen]
impl Lesson {
    /// Reads the text of a lesson file.
    pub fn parse(text: &str, language: &str) -> Result<Lesson, String> {
        let texts = super::texts(language)?;
        let lesson = CoachLesson::parse(text).map_err(|error| error.in_words(&texts))?;
        Ok(Self { lesson, texts })
    }

    /// Everything a page shows of it.
    #[wasm_bindgen(unchecked_return_type = "LessonContents")]
    pub fn contents(&self) -> JsValue {
        let step = |step: &Step| StepView {
            heading: text(&step.heading),
            parts: step.parts.iter().map(|p| part(p, &self.texts)).collect(),
        };
        out(&Contents {
            title: self.lesson.title.to_string(),
            summary: text(&self.lesson.summary),
            steps: self.lesson.steps.iter().map(step).collect(),
        })
    }

    /// What is said to an answer: squares ("d3 c4"), a move, a number, or the learner's moves so
    /// far. What is no answer at all is refused in a sentence.
    #[wasm_bindgen(js_name = checkAnswer, unchecked_return_type = "LessonVerdict")]
    pub fn check_answer(&self, step: usize, part: usize, typed: &str) -> Result<JsValue, String> {
        let Some(Part::Exercise(exercise)) = self.part(step, part) else {
            return Err(NO_SUCH_PART.to_owned());
        };
        let verdict = exercise
            .read_answer(typed)
            .and_then(|answer| exercise.judge(&answer))
            .map_err(|error| error.in_words(&self.texts))?;
        Ok(out(&verdict_view(&verdict, exercise, &self.texts)))
    }

    /// The right answer to an exercise, in the form in which one is given.
    pub fn solution(&self, step: usize, part: usize) -> Result<String, String> {
        match self.part(step, part) {
            Some(Part::Exercise(exercise)) => Ok(exercise.solution().to_string()),
            _ => Err(NO_SUCH_PART.to_owned()),
        }
    }

    /// Whether the goal of a game is met in a position of it; null while that is open.
    #[wasm_bindgen(js_name = isGoalMet, unchecked_return_type = "boolean | null")]
    pub fn is_goal_met(&self, step: usize, part: usize, position: &str) -> Result<JsValue, String> {
        let Some(Part::Play(play)) = self.part(step, part) else {
            return Err(NO_SUCH_PART.to_owned());
        };
        let position = position.parse::<Position>();
        let position = position.map_err(|error| error.in_words(&self.texts))?;
        Ok(play.is_met(position).map_or(JsValue::NULL, JsValue::from))
    }

    fn part(&self, step: usize, part: usize) -> Option<&Part> {
        self.lesson.steps.get(step)?.parts.get(part)
    }
}

/// `LessonContents` in types.d.ts.
#[derive(Serialize)]
struct Contents {
    title: String,
    summary: Vec<InlineView>,
    steps: Vec<StepView>,
}

#[derive(Serialize)]
struct StepView {
    heading: Vec<InlineView>,
    parts: Vec<PartView>,
}

/// `LessonInline` in types.d.ts.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum InlineView {
    Words {
        text: String,
    },
    Emphasis {
        inner: Vec<InlineView>,
    },
    Strong {
        inner: Vec<InlineView>,
    },
    Square {
        square: String,
    },
    Moves {
        moves: String,
    },
    Link {
        lesson: String,
        inner: Vec<InlineView>,
    },
}

/// `LessonBlock` in types.d.ts.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum BlockView {
    Paragraph {
        text: Vec<InlineView>,
    },
    List {
        ordered: bool,
        items: Vec<Vec<InlineView>>,
    },
}

/// `LessonBoard` in types.d.ts.
#[derive(Serialize)]
struct BoardView {
    position: String,
    squares: String,
    side: Side,
    variant: &'static str,
    legal: Vec<MoveOption>,
    last: Option<String>,
    marks: Vec<String>,
    discs: BySide<u8>,
    names: Vec<String>,
}

/// `LessonPart` in types.d.ts.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum PartView {
    Prose {
        blocks: Vec<BlockView>,
    },
    Board {
        board: BoardView,
        caption: Vec<InlineView>,
    },
    Play {
        board: BoardView,
        color: Side,
        level: &'static str,
        goal: GoalView,
        task: Vec<InlineView>,
        success: Vec<InlineView>,
        failure: Vec<InlineView>,
    },
    Exercise {
        board: BoardView,
        kind: &'static str,
        #[serde(rename = "move")]
        about: Option<String>,
        of: Option<&'static str>,
        task: Vec<InlineView>,
        hint: Vec<InlineView>,
    },
    Quiz {
        board: Option<BoardView>,
        question: Vec<InlineView>,
        options: Vec<Vec<InlineView>>,
        right: usize,
        because: Vec<InlineView>,
    },
}

/// `LessonGoal` in types.d.ts.
#[derive(Serialize)]
struct GoalView {
    kind: &'static str,
    discs: Option<u8>,
}

/// `LessonVerdict` in types.d.ts.
#[derive(Serialize)]
struct VerdictView {
    outcome: &'static str,
    text: Option<Vec<InlineView>>,
    sentence: String,
    missing: Vec<String>,
    extra: Vec<String>,
    turns: Vec<Turn>,
    board: BoardView,
}

fn text(text: &Text) -> Vec<InlineView> {
    inlines(&text.0)
}

fn inlines(pieces: &[Inline]) -> Vec<InlineView> {
    let view = |piece: &Inline| match piece {
        Inline::Words(words) => InlineView::Words {
            text: words.clone(),
        },
        Inline::Emphasis(inner) => InlineView::Emphasis {
            inner: inlines(inner),
        },
        Inline::Strong(inner) => InlineView::Strong {
            inner: inlines(inner),
        },
        Inline::Square(square) => InlineView::Square {
            square: square.to_string(),
        },
        Inline::Moves(plies) => InlineView::Moves {
            moves: transcript::write(plies.iter().copied()),
        },
        Inline::Link { lesson, text } => InlineView::Link {
            lesson: lesson.clone(),
            inner: inlines(text),
        },
    };
    pieces.iter().map(view).collect()
}

fn block(block: &Block) -> BlockView {
    match block {
        Block::Paragraph(paragraph) => BlockView::Paragraph {
            text: text(paragraph),
        },
        Block::List { is_ordered, items } => BlockView::List {
            ordered: *is_ordered,
            items: items.iter().map(text).collect(),
        },
    }
}

/// What a board shows besides its discs.
struct Shown {
    variant: Variant,
    last: Option<Square>,
    marks: Bitboard,
}

fn board(position: Position, shown: &Shown, texts: &Texts) -> BoardView {
    let legal = position.legal_moves();
    let discs = position.count();
    BoardView {
        position: position.to_string(),
        squares: position.to_string().chars().take(64).collect(),
        side: position.side().into(),
        variant: match shown.variant {
            Variant::Othello => "othello",
            Variant::Anti => "anti",
        },
        legal: MoveOption::all(position, legal),
        last: shown.last.map(|square| square.to_string()),
        marks: names(shown.marks),
        discs: BySide::of(|color| discs.of(color)),
        names: Square::ALL
            .map(|square| square_name(square, position, legal, texts))
            .into(),
    }
}

fn diagram(diagram: &Diagram, texts: &Texts) -> BoardView {
    let shown = Shown {
        variant: diagram.variant,
        last: diagram.last_move(),
        marks: diagram.marks,
    };
    board(diagram.position, &shown, texts)
}

fn part(part: &Part, texts: &Texts) -> PartView {
    match part {
        Part::Prose(blocks) => PartView::Prose {
            blocks: blocks.iter().map(block).collect(),
        },
        Part::Board(board) => PartView::Board {
            board: diagram(&board.diagram, texts),
            caption: text(&board.caption),
        },
        Part::Play(play) => play_view(play, texts),
        Part::Exercise(exercise) => exercise_view(exercise, texts),
        Part::Quiz(quiz) => quiz_view(quiz, texts),
    }
}

fn play_view(play: &Play, texts: &Texts) -> PartView {
    let (kind, discs) = match play.goal {
        Goal::Win => ("win", None),
        Goal::Draw => ("draw", None),
        Goal::Corner => ("corner", None),
        Goal::Discs(discs) => ("discs", Some(discs)),
        Goal::Finish => ("finish", None),
    };
    PartView::Play {
        board: diagram(&play.diagram, texts),
        color: play.color.into(),
        level: play.level.id,
        goal: GoalView { kind, discs },
        task: text(&play.task),
        success: text(&play.success),
        failure: text(&play.failure),
    }
}

fn exercise_view(exercise: &Exercise, texts: &Texts) -> PartView {
    let (kind, about, of) = match &exercise.kind {
        Kind::Legal => ("legal", None, None),
        Kind::Flips(square) => ("flips", Some(square), None),
        Kind::Turn(square) => ("turn", Some(square), None),
        Kind::Move(_) => ("move", None, None),
        Kind::Count(quantity) => ("count", None, Some(quantity_id(*quantity))),
        Kind::Line(_) => ("line", None, None),
    };
    PartView::Exercise {
        board: diagram(&exercise.diagram, texts),
        kind,
        about: about.map(Square::to_string),
        of,
        task: text(&exercise.task),
        hint: text(&exercise.hint),
    }
}

const fn quantity_id(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::Discs(Color::Black) => "black",
        Quantity::Discs(Color::White) => "white",
        Quantity::Empty => "empty",
        Quantity::Mobility(Color::Black) => "mobility-black",
        Quantity::Mobility(Color::White) => "mobility-white",
        Quantity::Stable(Color::Black) => "stable-black",
        Quantity::Stable(Color::White) => "stable-white",
    }
}

fn quiz_view(quiz: &Quiz, texts: &Texts) -> PartView {
    PartView::Quiz {
        board: quiz.diagram.as_ref().map(|d| diagram(d, texts)),
        question: text(&quiz.question),
        options: quiz.options.iter().map(text).collect(),
        right: quiz.right,
        because: text(&quiz.because),
    }
}

fn verdict_view(verdict: &Verdict<'_>, exercise: &Exercise, texts: &Texts) -> VerdictView {
    let played = verdict
        .turns
        .iter()
        .rev()
        .find_map(|made: &Made| match made.ply {
            Ply::Move(square) => Some(square),
            Ply::Pass => None,
        });
    let shown = Shown {
        variant: exercise.diagram.variant,
        last: played.or(exercise.diagram.last_move()),
        marks: Bitboard::EMPTY,
    };
    VerdictView {
        outcome: match verdict.outcome {
            Outcome::Right => "right",
            Outcome::Wrong => "wrong",
            Outcome::GoesOn => "goes-on",
        },
        text: verdict.text.map(text),
        sentence: verdict.in_words(texts),
        missing: names(verdict.missing),
        extra: names(verdict.extra),
        turns: verdict.turns.iter().copied().map(Turn::from).collect(),
        board: board(verdict.position, &shown, texts),
    }
}
