//! The lessons that the program carries.

use otho_coach::lesson::check;
use otho_text::{Language, Texts};

/// Every file with its path below `content/lessons`.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// The courses in the order in which one takes them; the rules are for looking things up.
const COURSES: [&str; 3] = ["initiation", "strategy", "rules"];

/// A lesson and where it belongs.
pub(super) struct Filed {
    /// `course/name`.
    pub(super) id: String,
    pub(super) course: String,
    pub(super) text: &'static str,
}

/// The lessons of a language, course by course.
pub(super) fn shelf(language: Language) -> Vec<Filed> {
    let of_language = FILES.iter().filter_map(|(path, text)| {
        let path = path.strip_prefix(language.tag())?.strip_prefix('/')?;
        let course = path.split('/').next()?.to_owned();
        let id = check::id(path)?;
        Some(Filed { id, course, text })
    });
    let mut filed: Vec<Filed> = of_language.collect();
    let place = |course: &str| {
        let known = COURSES.iter().position(|known| *known == course);
        known.unwrap_or(COURSES.len())
    };
    // Within a course the files are in order already, since their names begin with numbers.
    filed.sort_by_key(|filed| place(&filed.course));
    filed
}

/// What a course is called.
pub(super) fn course_name(course: &str, texts: &Texts) -> String {
    match course {
        "initiation" => texts.get("tutor-course-initiation"),
        "rules" => texts.get("tutor-course-rules"),
        "strategy" => texts.get("tutor-course-strategy"),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_lessons_and_every_course_a_name() {
        let ids = |language| shelf(language).into_iter().map(|filed| filed.id);
        let english: Vec<String> = ids(Language::En).collect();
        assert!(!english.is_empty());
        for language in Language::ALL {
            assert!(ids(language).eq(english.iter().cloned()), "{language}");
            for filed in shelf(language) {
                assert!(COURSES.contains(&filed.course.as_str()), "{}", filed.id);
            }
        }
    }
}
