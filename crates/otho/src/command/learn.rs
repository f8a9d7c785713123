//! `otho learn`: lessons and practice, line by line.

mod drill;
mod game;
mod list;
mod page;
mod practice;
mod shelf;
mod store;
mod tutor;

use otho_coach::exercise::Unmade;
use otho_coach::lesson::Lesson;
use otho_coach::practice::Subject;
use otho_text::{InWords, Texts};

use self::page::Page;
use self::practice::{Practice, Wish};
use self::shelf::{Filed, shelf};
use self::store::Store;
use self::tutor::Tutor;
use crate::cli::Learn;
use crate::output::{Answer, Failure, Output, quoted};
use crate::power;

pub(super) fn run(args: &Learn, out: &mut Output) -> Result<Answer, Failure> {
    let shelf = shelf(out.texts.language());
    let store = Store::open(&out.texts)?;
    let Some(name) = &args.lesson else {
        list::print(&shelf, &store, args.text, out)?;
        return Ok(Answer::Yes);
    };
    let subject = name.to_str().and_then(practice::subject_of);
    let index = shelf
        .iter()
        .position(|filed| name.to_str() == Some(&filed.id));
    if subject.is_none() && index.is_none() {
        let found = [("found", quoted(name).into())];
        return Err(Failure::Usage(out.texts.format("tutor-unknown", &found)));
    }
    if out.is_json() {
        return Err(Failure::Usage(out.texts.get("tutor-json")));
    }
    if let Some(subject) = subject {
        let wish = wish(subject, args, &out.texts)?;
        Practice::new(wish, Page::new(out, args.text), store).hold()?;
    } else if let Some(index) = index {
        let lesson = read(&shelf[index], &out.texts)?;
        let next = shelf.get(index + 1).map(|filed| filed.id.as_str());
        let page = Page::new(out, args.text);
        Tutor::new(&shelf[index].id, &lesson, page, store).teach(next)?;
    }
    Ok(Answer::Yes)
}

fn wish(subject: Subject, args: &Learn, texts: &Texts) -> Result<Wish, Failure> {
    let variant = args.goal.variant();
    if !subject.is_for(variant) {
        return Err(Failure::usage(&Unmade::Variant, texts));
    }
    let seed = match &args.seed {
        Some(text) => power::number(text, 0..=usize::MAX, "match-seed", texts)? as u64,
        None => power::seed(),
    };
    Ok(Wish {
        subject,
        variant,
        seed,
    })
}

fn read(filed: &Filed, texts: &Texts) -> Result<Lesson, Failure> {
    Lesson::parse(filed.text).map_err(|error| Failure::Usage(error.in_words(texts)))
}
