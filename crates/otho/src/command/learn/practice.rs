//! Exercises and puzzles without end, as a conversation: it asks, the learner answers, and what
//! was failed comes again another day.

use otho_coach::exercise::{Choice, Exercise, Order, RESOURCES, Unmade, by_rules, with_engine};
use otho_coach::practice::{Subject, Task, next};
use otho_coach::puzzle::Choose;
use otho_coach::rating::Rating;
use otho_core::{Color, Variant};
use otho_engine::Engine;
use otho_text::{InWords, Texts};

use super::drill::{Asked, Drill, Form, Outcome};
use super::page::{Page, Sought, Typed};
use super::store::Store;
use crate::output::Failure;
use crate::power;

/// What begins the names of all that can be practiced.
const NAME: &str = "practice";

/// What somebody wants to practice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) subject: Subject,
    pub(super) variant: Variant,
    /// What chance depends on.
    pub(super) seed: u64,
}

/// What is typed behind `otho learn` to practice something, such as `practice/legal`.
pub(super) fn name_of(subject: Subject, variant: Variant) -> String {
    let name = match subject {
        Subject::Mixed => NAME.to_owned(),
        one => format!("{NAME}/{}", one.id()),
    };
    match variant {
        Variant::Othello => name,
        Variant::Anti => name + " --variant anti",
    }
}

/// What a name asks for.
pub(super) fn subject_of(name: &str) -> Option<Subject> {
    Subject::all().find(|subject| name_of(*subject, Variant::Othello) == name)
}

/// What something to practice is called.
pub(super) fn title_of(subject: Subject, texts: &Texts) -> String {
    match subject {
        Subject::Mixed => texts.get("drill-mixed"),
        Subject::Kind(kind) => kind.in_words(texts),
        Subject::Puzzles => texts.get("drill-puzzles"),
    }
}

/// How strong the learner is, in whole numbers.
pub(super) fn rating_in_words(rating: Rating, texts: &Texts) -> String {
    let whole = |number: f64| format!("{number:.0}").into();
    let values = [
        ("rating", whole(rating.value)),
        ("deviation", whole(rating.deviation)),
    ];
    texts.format("drill-rating", &values)
}

/// Whether there is to be another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    Next,
    Quit,
}

/// A learner at practice.
pub(super) struct Practice<'a> {
    wish: Wish,
    page: Page<'a>,
    store: Store,
    /// It is there once an exercise has needed it.
    engine: Option<Engine>,
}

impl<'a> Practice<'a> {
    pub(super) const fn new(wish: Wish, page: Page<'a>, store: Store) -> Self {
        Self {
            wish,
            page,
            store,
            engine: None,
        }
    }

    /// Asks until the learner has enough.
    pub(super) fn hold(mut self) -> Result<(), Failure> {
        let Wish {
            subject,
            variant,
            seed,
        } = self.wish;
        if !self.store.is_kept() {
            self.page.tell("tutor-nowhere", &[])?;
        }
        for nth in 0.. {
            let task = next(
                subject,
                variant,
                &Choose {
                    progress: self.store.progress(),
                    today: self.store.today(),
                    seed: seed.wrapping_add(nth),
                },
            );
            let asked = match task {
                Task::Puzzle(puzzle) => Asked::Puzzle(puzzle),
                Task::Exercise(order) => match self.make(&order)? {
                    Some(exercise) => Asked::Exercise(exercise),
                    // Other games may have one.
                    None => continue,
                },
            };
            if self.hold_one(Drill::new(asked))? == Then::Quit {
                break;
            }
        }
        let name = name_of(subject, variant);
        self.page.tell("tutor-later", &[("id", name.into())])
    }

    /// Makes an exercise, if one is found, and says so where it may take a while.
    fn make(&mut self, order: &Order) -> Result<Option<Exercise>, Failure> {
        let made = if order.kind.needs_engine() {
            self.page.tell("drill-wait", &[])?;
            self.page.show()?;
            let engine = match &mut self.engine {
                Some(engine) => engine,
                none => none.insert(power::engine(RESOURCES, self.page.texts())?),
            };
            with_engine(engine, order, &|| false)
        } else {
            by_rules(order)
        };
        match made {
            Ok(exercise) => Ok(Some(exercise)),
            Err(Unmade::NoneFound) => Ok(None),
            Err(unmade) => Err(Failure::usage(&unmade, self.page.texts())),
        }
    }

    fn hold_one(&mut self, mut drill: Drill) -> Result<Then, Failure> {
        let title = drill.title(self.page.texts());
        self.page.gap()?;
        self.page.say(&title)?;
        self.present(&drill)?;
        let (prompt, sought) = match drill.form() {
            Form::Squares => ("drill-answer-squares", Sought::Rules),
            Form::Move => ("drill-answer-move", Sought::Other),
            Form::Choice => ("drill-answer-choice", Sought::Other),
        };
        loop {
            let text = match self.page.ask(prompt)? {
                // A line without anything is a slip, and no answer.
                Typed::Text(text) if text.is_empty() => continue,
                Typed::Text(text) => text,
                Typed::None => String::new(),
                Typed::Quit | Typed::Back => return Ok(Then::Quit),
                Typed::Skip => {
                    let solution = drill.solution(self.page.texts());
                    self.page.say(&solution)?;
                    return Ok(Then::Next);
                }
                Typed::Hint => {
                    let hint = drill.hint(self.page.texts());
                    self.page.say(&hint)?;
                    continue;
                }
                Typed::Help | Typed::Why => {
                    self.page.tell("drill-help", &[])?;
                    continue;
                }
                // The task says how it was at the beginning.
                Typed::Board | Typed::Again if drill.has_begun() => {
                    self.page.board(drill.position())?;
                    continue;
                }
                Typed::Board | Typed::Again => {
                    self.present(&drill)?;
                    continue;
                }
                Typed::Look(query) => {
                    self.page.look_for(query, drill.position(), sought)?;
                    continue;
                }
            };
            let (outcome, sentence) = drill.answer(&text, self.page.texts());
            match outcome {
                Outcome::Refused => self.page.say(&sentence)?,
                Outcome::GoesOn => {
                    self.page.say(&sentence)?;
                    if !self.page.is_spoken() {
                        self.page.board(drill.position())?;
                    }
                }
                Outcome::Over { is_right } => {
                    // Whoever has read the verdict finds it kept, however the program ends.
                    let kept = self.store.note(drill.deed(is_right), self.page.texts());
                    self.page.say(&sentence)?;
                    if let Err(trouble) = kept {
                        self.page.say(&trouble)?;
                    }
                    return self.between(&drill);
                }
            }
        }
    }

    /// The board and the task.
    fn present(&mut self, drill: &Drill) -> Result<(), Failure> {
        let task = drill.task(self.page.texts());
        self.page.board(drill.position())?;
        self.page.say(&task)?;
        if drill.form() != Form::Choice {
            return Ok(());
        }
        for (choice, number) in Choice::ALL.into_iter().zip(1..) {
            let name = match choice {
                Choice::Black => Color::Black.in_words(self.page.texts()),
                Choice::White => Color::White.in_words(self.page.texts()),
                Choice::Even => self.page.texts().get("drill-even"),
            };
            self.page.say(&format!("{number}. {name}"))?;
        }
        Ok(())
    }

    /// When one is over: what it did to the rating, and whether there is to be another.
    fn between(&mut self, drill: &Drill) -> Result<Then, Failure> {
        if drill.is_puzzle() {
            let rating = self.store.progress().ratings().player(self.store.today());
            let sentence = rating_in_words(rating, self.page.texts());
            self.page.say(&sentence)?;
        }
        Ok(match self.page.ask("drill-more")? {
            Typed::Quit | Typed::Back => Then::Quit,
            _ => Then::Next,
        })
    }
}
