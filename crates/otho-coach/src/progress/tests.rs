use super::*;
use crate::puzzle::shipped;

fn lesson(at: u64, day: Day, id: &str) -> Record {
    let deed = Deed::Lesson(id.to_owned());
    Record { at, day, deed }
}

fn exercise(at: u64, grade: u8, is_right: bool) -> Record {
    let deed = Deed::Exercise {
        kind: Kind::Quiet,
        variant: Variant::Othello,
        grade: Grade::new(grade).expect("it is from 1 to 5"),
        is_right,
    };
    Record { at, day: 0, deed }
}

/// The same of another kind, in anti-Othello.
fn anti(at: u64, grade: u8, is_right: bool) -> Record {
    let mut record = exercise(at, grade, is_right);
    if let Deed::Exercise { kind, variant, .. } = &mut record.deed {
        (*kind, *variant) = (Kind::Last, Variant::Anti);
    }
    record
}

fn step(at: u64, id: &str, step: u32) -> Record {
    let lesson = id.to_owned();
    let deed = Deed::Step { lesson, step };
    Record { at, day: 0, deed }
}

fn puzzle(at: u64, day: Day, nth: usize, is_right: bool) -> Record {
    let puzzle = shipped().nth(nth).expect("there are enough");
    let deed = Deed::Puzzle {
        id: puzzle.id(),
        theme: puzzle.theme,
        estimate: puzzle.estimate,
        is_right,
    };
    Record { at, day, deed }
}

fn progress(records: &[Record]) -> Progress {
    let mut progress = Progress::default();
    for record in records {
        progress.add(record.clone());
    }
    progress
}

#[test]
fn two_copies_become_one_in_any_order_and_nothing_counts_twice() {
    let common = lesson(1, 0, "initiation/board");
    let here = progress(&[common.clone(), exercise(2, 1, true), puzzle(5, 0, 0, true)]);
    let there = progress(&[common, exercise(3, 1, false), puzzle(4, 0, 1, false)]);
    let merged = |mut a: Progress, b: &Progress| {
        a.merge(b.clone());
        a
    };
    let both = merged(here.clone(), &there);
    assert_eq!(both, merged(there.clone(), &here));
    assert_eq!(merged(both.clone(), &here), both);
    assert_eq!(both.records().count(), 5);
    let tally = both.tally(Kind::Quiet, Variant::Othello);
    assert_eq!(tally, Tally { right: 1, wrong: 1 });
    assert_eq!(both.puzzle_tally(), Tally { right: 1, wrong: 1 });
    let again = merged(there, &here);
    assert_eq!(
        both.ratings().player(0).value,
        again.ratings().player(0).value
    );
}

#[test]
fn progress_survives_its_json() {
    let all = [
        lesson(1, -3, "strategy/\"quoted\""),
        step(2, "initiation/board", 3),
        exercise(2, 5, true),
        anti(2, 4, false),
        puzzle(u64::MAX, Day::MAX, 3, false),
    ];
    let progress = progress(&all);
    assert_eq!(Progress::from_json(&progress.to_json()), Ok(progress));
    let empty = r#"{"version":1,"records":[]}"#;
    assert_eq!(Progress::default().to_json(), empty);
}

#[test]
fn what_is_newer_or_damaged_is_refused_as_a_whole() {
    let newer = r#"{"version":2,"records":"in another way"}"#;
    let found = 2;
    assert_eq!(
        Progress::from_json(newer),
        Err(ProgressError::Newer { found })
    );
    for bad in [
        "",
        "{",
        "[]",
        r#"{"version":1}"#,
        r#"{"version":1,"records":[{"at":1}]}"#,
    ] {
        let read = Progress::from_json(bad);
        assert!(matches!(read, Err(ProgressError::Damaged { .. })), "{bad}");
    }
    let good = progress(&[lesson(1, 0, "a/b"), exercise(2, 1, true)]).to_json();
    let bad = good.replace("\"quiet\"", "\"loud\"");
    let number = 2;
    assert_eq!(
        Progress::from_json(&bad),
        Err(ProgressError::Record { number })
    );
}

#[test]
fn a_lesson_is_done_once() {
    let progress = progress(&[
        lesson(1, 0, "a/b"),
        lesson(2, 0, "a/b"),
        lesson(3, 0, "c/d"),
    ]);
    assert_eq!(Vec::from_iter(progress.lessons()), ["a/b", "c/d"]);
}

#[test]
fn a_lesson_goes_on_where_it_was_left_and_begins_anew_after_its_end() {
    let mut progress = progress(&[step(1, "a/b", 2), step(2, "c/d", 5), step(3, "a/b", 1)]);
    assert_eq!((progress.step("a/b"), progress.step("c/d")), (1, 5));
    assert_eq!(progress.step("e/f"), 0);
    progress.add(lesson(4, 0, "a/b"));
    assert_eq!((progress.step("a/b"), progress.step("c/d")), (0, 5));
}

#[test]
fn what_is_done_later_comes_later_in_the_log_whatever_the_clock_says() {
    assert_eq!(Progress::default().time_of_next(7), 7);
    let progress = progress(&[step(10, "a/b", 1)]);
    assert_eq!(progress.time_of_next(12), 12);
    assert_eq!(progress.time_of_next(10), 11);
    assert_eq!(progress.time_of_next(3), 11);
}

#[test]
fn the_variants_are_learned_apart() {
    let progress = progress(&[anti(1, 3, false)]);
    let wrong = |variant| progress.tally(Kind::Last, variant).wrong;
    assert_eq!((wrong(Variant::Anti), wrong(Variant::Othello)), (1, 0));
    let grade = |variant| progress.next_grade(Kind::Last, variant).number();
    assert_eq!((grade(Variant::Anti), grade(Variant::Othello)), (3, 1));
    let failed = Topic::Exercise(Kind::Last, Variant::Anti);
    assert_eq!(progress.schedule().due(1), [failed]);
}

#[test]
fn a_streak_forgives_one_day_and_ends_in_silence() {
    let days = |days: &[Day]| {
        let records: Vec<Record> = days.iter().map(|&day| lesson(1, day, "a/b")).collect();
        progress(&records)
    };
    assert_eq!(days(&[]).streak(10), 0);
    let three = days(&[7, 8, 10]);
    for today in [10, 11, 12] {
        assert_eq!(three.streak(today), 3);
    }
    assert_eq!(three.streak(13), 0);
    assert_eq!(days(&[4, 7, 8]).streak(8), 2);
    assert_eq!(days(&[8, 8]).streak(8), 1);
    assert_eq!(three.streak(7), 1, "what is to come does not count");
    assert_eq!(days(&[Day::MIN]).streak(Day::MAX), 0);
}

fn grade_of(progress: &Progress, kind: Kind) -> u8 {
    progress.next_grade(kind, Variant::Othello).number()
}

#[test]
fn exercises_become_harder_after_three_right_and_easier_after_two_wrong() {
    let next = |results: &[bool]| {
        let mut progress = Progress::default();
        for (at, &is_right) in results.iter().enumerate() {
            let grade = grade_of(&progress, Kind::Quiet);
            progress.add(exercise(at as u64, grade, is_right));
        }
        grade_of(&progress, Kind::Quiet)
    };
    assert_eq!(next(&[]), 1);
    assert_eq!(next(&[true, true]), 1);
    assert_eq!(next(&[true; 3]), 2);
    assert_eq!(next(&[true, true, false, true]), 1);
    assert_eq!(next(&[true, true, true, false, false]), 1);
    assert_eq!(next(&[false; 4]), 1);
    assert_eq!(next(&[true; 30]), 5);
    let chosen = progress(&[exercise(1, 4, true)]);
    assert_eq!(grade_of(&chosen, Kind::Quiet), 4);
    assert_eq!(grade_of(&chosen, Kind::Legal), 1);
}

#[test]
fn a_puzzle_counts_once_a_day_for_ratings() {
    let first = puzzle(1, 0, 0, false);
    let value = |records: &[Record]| progress(records).ratings().player(0).value;
    let failed = value(std::slice::from_ref(&first));
    assert!(failed < Rating::NEWCOMER.value);
    assert_eq!(value(&[first.clone(), puzzle(2, 0, 0, true)]), failed);
    assert!(value(&[first, puzzle(2, 1, 0, true)]) > failed);
}

#[test]
fn the_rating_of_a_puzzle_is_corrected_by_attempts() {
    let tried = shipped().next().expect("there are puzzles");
    let failed = progress(&[puzzle(1, 0, 0, false)]).ratings();
    assert!(failed.puzzle(&tried).value > f64::from(tried.estimate));
    assert_eq!(failed.last_day(tried.id()), Some(0));
    let untried = shipped().nth(1).expect("there are puzzles");
    assert_eq!(
        failed.puzzle(&untried),
        Rating::of_estimate(untried.estimate)
    );
    assert!(failed.player(400).deviation > failed.player(0).deviation);
    assert_eq!(failed.player(-5), failed.player(0));
}

#[test]
fn what_was_failed_is_due_the_next_day() {
    let progress = progress(&[exercise(1, 1, false), puzzle(2, 0, 0, false)]);
    assert_eq!(progress.schedule().due(0), []);
    assert_eq!(progress.schedule().due(1).len(), 2);
}
