//! What there is to learn, and what somebody has done of it: numbers without praise or blame.

use otho_coach::exercise::Kind;
use otho_coach::practice::Subject;
use otho_coach::progress::{Progress, Tally};
use otho_coach::repetition::Topic;
use otho_core::Variant;
use otho_text::{InWords, Texts};
use serde::Serialize;

use super::page::Page;
use super::practice::{name_of, rating_in_words, title_of};
use super::read;
use super::shelf::{self, Filed};
use super::store::Store;
use crate::output::{Failure, Output};

/// All of it, for programs.
#[derive(Serialize)]
struct Everything<'a> {
    lessons: Vec<LessonRow<'a>>,
    practice: Vec<PracticeRow>,
    /// Days on which something was done, up to now.
    streak: u32,
    /// How strong the learner is, once a puzzle was tried.
    rating: Option<f64>,
    deviation: Option<f64>,
    /// What was failed at and should be repeated.
    due: Vec<String>,
}

/// A lesson in the list.
#[derive(Serialize)]
struct LessonRow<'a> {
    id: &'a str,
    #[serde(skip)]
    course: &'a str,
    title: String,
    summary: String,
    steps: usize,
    /// How many of them have been done.
    reached: usize,
    done: bool,
}

/// Something to practice in the list.
#[derive(Serialize)]
struct PracticeRow {
    /// What is typed to practice it.
    id: String,
    title: String,
    right: u32,
    wrong: u32,
    /// How difficult the next one will be, from 1 to 5; puzzles have ratings instead.
    grade: Option<u8>,
}

/// Prints the lessons, what can be practiced, and what has been done.
pub(super) fn print(
    shelf: &[Filed],
    store: &Store,
    is_spoken: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let progress = store.progress();
    let today = store.today();
    let rating = progress.ratings().player(today);
    let rating = (progress.puzzle_tally() != Tally::default()).then_some(rating);
    let topics = progress.schedule().due(today);
    let all = Everything {
        lessons: lessons(shelf, progress, &out.texts)?,
        practice: practice(progress, &out.texts),
        streak: progress.streak(today),
        rating: rating.map(|rating| rating.value),
        deviation: rating.map(|rating| rating.deviation),
        due: topics
            .iter()
            .map(|topic| topic.in_words(&out.texts))
            .collect(),
    };
    if out.is_json() {
        return out.json(&all);
    }
    let page = &mut Page::new(out, is_spoken);
    all.print_lessons(page)?;
    all.print_practice(page)?;
    let mut done = all.done(page.texts());
    done.extend(rating.map(|rating| rating_in_words(rating, page.texts())));
    if !done.is_empty() {
        page.gap()?;
        done.iter().try_for_each(|sentence| page.say(sentence))?;
    }
    page.gap()?;
    all.print_how(page)
}

fn lessons<'a>(
    shelf: &'a [Filed],
    progress: &Progress,
    texts: &Texts,
) -> Result<Vec<LessonRow<'a>>, Failure> {
    let finished = progress.lessons();
    let row = |filed: &'a Filed| {
        let lesson = read(filed, texts)?;
        let steps = lesson.steps.len();
        Ok(LessonRow {
            id: &filed.id,
            course: &filed.course,
            title: lesson.title.to_string(),
            summary: lesson.summary.to_string(),
            steps,
            reached: (progress.step(&filed.id) as usize).min(steps),
            done: finished.contains(filed.id.as_str()),
        })
    };
    shelf.iter().map(row).collect()
}

/// Everything of Othello, and of anti-Othello what was tried.
fn practice(progress: &Progress, texts: &Texts) -> Vec<PracticeRow> {
    let row = |subject: Subject| {
        let (tally, grade) = match subject {
            Subject::Mixed => (Tally::default(), None),
            Subject::Puzzles => (progress.puzzle_tally(), None),
            Subject::Kind(kind) => exercises(progress, kind, Variant::Othello),
        };
        let id = name_of(subject, Variant::Othello);
        PracticeRow::new(id, title_of(subject, texts), tally, grade)
    };
    let anti = Kind::ALL.into_iter().filter_map(|kind| {
        let (tally, grade) = exercises(progress, kind, Variant::Anti);
        let id = name_of(Subject::Kind(kind), Variant::Anti);
        let title = Topic::Exercise(kind, Variant::Anti).in_words(texts);
        let was_tried = tally != Tally::default();
        was_tried.then(|| PracticeRow::new(id, title, tally, grade))
    });
    Subject::all().map(row).chain(anti).collect()
}

fn exercises(progress: &Progress, kind: Kind, variant: Variant) -> (Tally, Option<u8>) {
    let grade = progress.next_grade(kind, variant).number();
    (progress.tally(kind, variant), Some(grade))
}

impl PracticeRow {
    fn new(id: String, title: String, tally: Tally, grade: Option<u8>) -> Self {
        let Tally { right, wrong } = tally;
        Self {
            id,
            title,
            right,
            wrong,
            grade,
        }
    }

    fn in_words(&self, texts: &Texts) -> String {
        let values = [
            ("id", self.id.as_str().into()),
            ("title", self.title.as_str().into()),
            ("right", self.right.into()),
            ("wrong", self.wrong.into()),
            ("grade", self.grade.unwrap_or(0).into()),
        ];
        if self.right + self.wrong == 0 {
            return texts.format("tutor-row", &values[..2]);
        }
        match self.grade {
            None => texts.format("drill-row", &values[..4]),
            Some(_) => texts.format("drill-row-grade", &values),
        }
    }
}

impl LessonRow<'_> {
    fn in_words(&self, texts: &Texts) -> String {
        let values = [
            ("id", self.id.into()),
            ("title", self.title.as_str().into()),
            ("step", (self.reached + 1).into()),
            ("steps", self.steps.into()),
        ];
        match (self.done, self.reached) {
            (true, _) => texts.format("tutor-row-done", &values[..2]),
            (false, 0) => texts.format("tutor-row", &values[..2]),
            (false, _) => texts.format("tutor-row-reached", &values),
        }
    }
}

impl Everything<'_> {
    fn print_lessons(&self, page: &mut Page<'_>) -> Result<(), Failure> {
        for course in self.lessons.chunk_by(|a, b| a.course == b.course) {
            let name = shelf::course_name(course[0].course, page.texts());
            heading(&name, page)?;
            for row in course {
                let line = row.in_words(page.texts());
                page.say(&line)?;
            }
        }
        Ok(())
    }

    fn print_practice(&self, page: &mut Page<'_>) -> Result<(), Failure> {
        let name = page.texts().get("drill-heading");
        heading(&name, page)?;
        for row in &self.practice {
            let line = row.in_words(page.texts());
            page.say(&line)?;
        }
        Ok(())
    }

    /// What there is to say of what was done, and nothing of what was not.
    fn done(&self, texts: &Texts) -> Vec<String> {
        let mut sentences = Vec::new();
        let n_done = self.lessons.iter().filter(|row| row.done).count();
        if n_done > 0 {
            let values = [("done", n_done.into()), ("all", self.lessons.len().into())];
            sentences.push(texts.format("tutor-done-of", &values));
        }
        if self.streak > 1 {
            sentences.push(texts.format("tutor-streak", &[("days", self.streak.into())]));
        }
        if !self.due.is_empty() {
            let names = self.due.join(", ").into();
            sentences.push(texts.format("drill-due", &[("names", names)]));
        }
        sentences
    }

    fn print_how(&self, page: &mut Page<'_>) -> Result<(), Failure> {
        page.tell("drill-how", &[])?;
        let is_open = |row: &&LessonRow<'_>| !row.done;
        let next = self.lessons.iter().find(is_open).or(self.lessons.first());
        match next {
            Some(row) => page.tell("tutor-how", &[("id", row.id.into())]),
            None => Ok(()),
        }
    }
}

fn heading(name: &str, page: &mut Page<'_>) -> Result<(), Failure> {
    page.gap()?;
    page.say(name)?;
    page.gap()
}
