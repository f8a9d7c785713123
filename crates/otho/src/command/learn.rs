//! `otho learn`: the lessons, line by line.

mod game;
mod page;
mod progress;
mod shelf;
mod tutor;

use otho_coach::lesson::Lesson;
use otho_text::{InWords, Texts};
use serde::Serialize;

use self::page::Page;
use self::progress::{Done, Progress};
use self::shelf::{Filed, shelf};
use self::tutor::Tutor;
use crate::cli::Learn;
use crate::output::{Answer, Failure, Output, quoted};

pub(super) fn run(args: &Learn, out: &mut Output) -> Result<Answer, Failure> {
    let shelf = shelf(out.texts.language());
    let progress = Progress::read(&out.texts)?;
    let Some(name) = &args.lesson else {
        list(&shelf, &progress, args.text, out)?;
        return Ok(Answer::Yes);
    };
    let Some(index) = shelf
        .iter()
        .position(|filed| name.to_str() == Some(&filed.id))
    else {
        let found = [("found", quoted(name).into())];
        return Err(Failure::Usage(out.texts.format("tutor-unknown", &found)));
    };
    if out.is_json() {
        return Err(Failure::Usage(out.texts.get("tutor-json")));
    }
    let lesson = read(&shelf[index], &out.texts)?;
    let next = shelf.get(index + 1).map(|filed| filed.id.as_str());
    let page = Page::new(out, args.text);
    Tutor::new(&shelf[index].id, &lesson, page, progress).teach(next)?;
    Ok(Answer::Yes)
}

fn read(filed: &Filed, texts: &Texts) -> Result<Lesson, Failure> {
    Lesson::parse(filed.text).map_err(|error| Failure::Usage(error.in_words(texts)))
}

/// A lesson in the list, for programs.
#[derive(Serialize)]
struct Row<'a> {
    id: &'a str,
    title: String,
    summary: String,
    steps: usize,
    /// How many of them have been done.
    reached: usize,
    done: bool,
}

fn list(
    shelf: &[Filed],
    progress: &Progress,
    is_spoken: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let mut rows = Vec::new();
    for filed in shelf {
        let lesson = read(filed, &out.texts)?;
        let Done { steps, is_complete } = progress.of(&filed.id);
        rows.push(Row {
            id: &filed.id,
            title: lesson.title.to_string(),
            summary: lesson.summary.to_string(),
            steps: lesson.steps.len(),
            reached: steps.min(lesson.steps.len()),
            done: is_complete,
        });
    }
    if out.is_json() {
        return out.json(&rows);
    }
    let mut page = Page::new(out, is_spoken);
    let mut course = "";
    for (filed, row) in shelf.iter().zip(&rows) {
        if filed.course != course {
            course = &filed.course;
            let name = shelf::course_name(course, page.texts());
            page.gap()?;
            page.say(&name)?;
            page.gap()?;
        }
        let values = [
            ("id", row.id.into()),
            ("title", row.title.as_str().into()),
            ("step", (row.reached + 1).into()),
            ("steps", row.steps.into()),
        ];
        let line = match (row.done, row.reached) {
            (true, _) => page.texts().format("tutor-row-done", &values[..2]),
            (false, 0) => page.texts().format("tutor-row", &values[..2]),
            (false, _) => page.texts().format("tutor-row-reached", &values),
        };
        page.say(&line)?;
    }
    let next = rows.iter().find(|row| !row.done).or(rows.first());
    if let Some(row) = next {
        page.gap()?;
        page.tell("tutor-how", &[("id", row.id.into())])?;
    }
    Ok(())
}
