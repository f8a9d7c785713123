//! Lessons in words: what is to be said of an answer besides what the lesson itself says.

use otho_coach::lesson::{AnswerError, Error, Outcome, Verdict};
use otho_core::Bitboard;

use crate::{InWords, Texts};

impl InWords for Error {
    /// Only where; what is wrong there is for those who write lessons.
    fn in_words(&self, texts: &Texts) -> String {
        texts.format("lesson-unreadable", &[("line", self.line.into())])
    }
}

impl InWords for AnswerError {
    fn in_words(&self, texts: &Texts) -> String {
        texts.get(match self {
            Self::NotSquares => "lesson-not-squares",
            Self::NotOneSquare => "lesson-not-one-square",
            Self::NotANumber => "lesson-not-a-number",
            Self::Illegal(illegal) => return illegal.in_words(texts),
        })
    }
}

impl InWords for Verdict<'_> {
    /// Which squares do not belong to the answer and how many are missing, or what was replied;
    /// nothing where there is nothing to add to the words of the lesson.
    fn in_words(&self, texts: &Texts) -> String {
        let mut sentences = Vec::new();
        if self.outcome == Outcome::GoesOn && !self.turns.is_empty() {
            sentences.push(texts.get("lesson-goes-on"));
            let replies = self.replies().iter();
            sentences.extend(replies.map(|made| made.in_words(texts)));
        }
        let squares = [
            ("lesson-extra", self.extra),
            ("lesson-missing", self.missing),
        ];
        let squares = squares.into_iter().filter(|(_, set)| !set.is_empty());
        sentences.extend(squares.map(|(id, set)| about(id, set, texts)));
        sentences.join(" ")
    }
}

fn about(id: &str, squares: Bitboard, texts: &Texts) -> String {
    let names: Vec<String> = squares.into_iter().map(|s| s.to_string()).collect();
    let values = [
        ("count", squares.count().into()),
        ("squares", names.join(", ").into()),
    ];
    texts.format(id, &values)
}

#[cfg(test)]
mod tests {
    use otho_coach::lesson::{Exercise, Lesson, Part};

    use super::*;
    use crate::Language;

    fn exercise(fields: &str) -> Exercise {
        let words = "task: a\nhint: b\nright: c\nwrong: d";
        let text = format!("# A\nB\n## C\n```exercise\n{fields}\n{words}\n```\n");
        let lesson = Lesson::parse(&text).expect("a lesson");
        match lesson.steps.into_iter().flat_map(|step| step.parts).next() {
            Some(Part::Exercise(exercise)) => exercise,
            other => panic!("{other:?}"),
        }
    }

    /// What is said to an answer in each language.
    fn said(exercise: &Exercise, typed: &str) -> [String; 3] {
        Language::ALL.map(|language| {
            let texts = Texts::new(language);
            let answer = exercise.read_answer(typed);
            match answer.and_then(|answer| exercise.judge(&answer)) {
                Ok(verdict) => verdict.in_words(&texts),
                Err(error) => error.in_words(&texts),
            }
        })
    }

    #[test]
    fn squares_too_many_are_named_and_missing_ones_only_counted() {
        let legal = exercise("kind: legal");
        assert_eq!(
            said(&legal, "d3 c4 a1 b1"),
            [
                "a1, b1 do not belong there. 2 squares are still missing.",
                "a1, b1 n’en font pas partie. Il manque encore 2 cases.",
                "a1, b1 tam nepatří. Ještě chybí 2 pole.",
            ]
        );
        assert_eq!(
            said(&legal, "d3 c4 f5"),
            [
                "One square is still missing.",
                "Il manque encore une case.",
                "Ještě chybí jedno pole.",
            ]
        );
        assert_eq!(said(&legal, "d3 c4 f5 e6"), [""; 3]);
    }

    #[test]
    fn the_reply_to_a_move_is_told() {
        let line = exercise("kind: line\nline: f5d6c3");
        assert_eq!(
            said(&line, "f5"),
            [
                "Right so far. White plays d6 and flips 1 disc.",
                "Juste jusqu’ici. Blanc joue d6 et retourne 1 pion.",
                "Zatím správně. Bílý hraje d6 a otáčí 1 kámen.",
            ]
        );
        assert_eq!(said(&line, "")[0], "");
        assert_eq!(said(&line, "e6")[0], "");
        let illegal = said(&line, "a1");
        assert_eq!(
            illegal[0],
            "Black cannot play a1, because the move would flip nothing."
        );
    }
}
