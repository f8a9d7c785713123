//! An exercise or a puzzle being done: what it asks, and what comes of an answer. It is over with
//! the first mistake, or when it is solved.
//!
//! It prints nothing; `practice` is the conversation around it.

use otho_coach::exercise::{Answer, Attempt, Choice, Exercise, Verdict};
use otho_coach::lesson::{AnswerError, read_squares};
use otho_coach::progress::Deed;
use otho_coach::puzzle::Puzzle;
use otho_core::{Position, Square};
use otho_text::{
    Command, InWords, Texts, exercise_hint, exercise_refusal, exercise_task, exercise_verdict,
    puzzle_hint, puzzle_task, puzzle_verdict,
};

/// What is asked.
pub(super) enum Asked {
    Exercise(Exercise),
    Puzzle(Puzzle),
}

/// What is asked, and how far somebody has come.
pub(super) struct Drill {
    asked: Asked,
    /// The learner's moves so far, where moves are asked for.
    moves: Vec<Square>,
    position: Position,
}

/// What an answer comes to.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It does not count.
    Refused,
    GoesOn,
    Over {
        is_right: bool,
    },
}

/// How it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Squares,
    Move,
    /// One of [`Choice::ALL`], by its number.
    Choice,
}

impl Drill {
    pub(super) fn new(asked: Asked) -> Self {
        let position = match &asked {
            Asked::Exercise(exercise) => exercise.position(),
            Asked::Puzzle(puzzle) => puzzle.position,
        };
        Self {
            asked,
            moves: Vec::new(),
            position,
        }
    }

    /// Whether a move has been played.
    pub(super) const fn has_begun(&self) -> bool {
        !self.moves.is_empty()
    }

    /// Where it stands.
    pub(super) const fn position(&self) -> Position {
        self.position
    }

    pub(super) const fn is_puzzle(&self) -> bool {
        matches!(self.asked, Asked::Puzzle(_))
    }

    pub(super) const fn form(&self) -> Form {
        match &self.asked {
            Asked::Puzzle(_) => Form::Move,
            Asked::Exercise(exercise) => match exercise.answer() {
                Answer::Marks(_) => Form::Squares,
                Answer::Line(_) => Form::Move,
                Answer::Choice(_) => Form::Choice,
            },
        }
    }

    /// What it is called. The theme of a puzzle would tell too much.
    pub(super) fn title(&self, texts: &Texts) -> String {
        match &self.asked {
            Asked::Puzzle(_) => texts.get("drill-puzzle"),
            Asked::Exercise(exercise) => {
                let values = [
                    ("name", exercise.kind().in_words(texts).into()),
                    ("grade", exercise.grade().number().into()),
                ];
                texts.format("drill-title", &values)
            }
        }
    }

    pub(super) fn task(&self, texts: &Texts) -> String {
        match &self.asked {
            Asked::Exercise(exercise) => exercise_task(exercise, texts),
            Asked::Puzzle(puzzle) => puzzle_task(puzzle, texts),
        }
    }

    pub(super) fn hint(&self, texts: &Texts) -> String {
        match &self.asked {
            Asked::Exercise(exercise) => exercise_hint(exercise, texts),
            Asked::Puzzle(puzzle) => puzzle_hint(puzzle, texts),
        }
    }

    /// What would be right from here.
    pub(super) fn solution(&self, texts: &Texts) -> String {
        let squares = match &self.asked {
            Asked::Puzzle(puzzle) => puzzle.solution.bitboard(),
            Asked::Exercise(exercise) => match exercise.answer() {
                Answer::Marks(marks) => *marks,
                Answer::Line(_) => exercise.right_moves(&self.moves),
                Answer::Choice(right) => {
                    let place = Choice::ALL.iter().position(|choice| choice == right);
                    let number = (place.unwrap_or(0) + 1).into();
                    return texts.format("tutor-solution-number", &[("number", number)]);
                }
            },
        };
        let values = [
            ("count", squares.count().into()),
            ("squares", squares.to_string().into()),
        ];
        texts.format("tutor-solution-squares", &values)
    }

    /// What an answer comes to, and what is said to it.
    pub(super) fn answer(&mut self, text: &str, texts: &Texts) -> (Outcome, String) {
        match self.attempt(text, texts) {
            Ok(answered) => answered,
            Err(sentence) => (Outcome::Refused, sentence),
        }
    }

    fn attempt(&mut self, text: &str, texts: &Texts) -> Result<(Outcome, String), String> {
        let attempt = match self.form() {
            Form::Squares => {
                let squares = read_squares(text).map_err(|error| error.in_words(texts))?;
                Attempt::Marks(squares.into_iter().collect())
            }
            Form::Move => {
                let moves = self.moves.iter().copied().chain([a_move(text, texts)?]);
                Attempt::Moves(moves.collect())
            }
            Form::Choice => {
                let number = text
                    .parse()
                    .ok()
                    .and_then(|number: usize| number.checked_sub(1));
                let choice = number.and_then(|index| Choice::ALL.get(index));
                let choice = choice.ok_or_else(|| {
                    let most = Choice::ALL.len().into();
                    texts.format("tutor-choose-one", &[("most", most)])
                })?;
                Attempt::Choice(*choice)
            }
        };
        match &self.asked {
            Asked::Exercise(exercise) => {
                let checked = exercise.check(&attempt);
                let checked =
                    checked.map_err(|refused| exercise_refusal(exercise, &refused, texts))?;
                let sentence = exercise_verdict(exercise, &attempt, &checked, texts);
                let outcome = match checked.verdict {
                    Verdict::GoOn => Outcome::GoesOn,
                    Verdict::Right => Outcome::Over { is_right: true },
                    Verdict::Wrong(_) => Outcome::Over { is_right: false },
                };
                if let (Outcome::GoesOn, Attempt::Moves(moves)) = (&outcome, attempt) {
                    self.moves = moves;
                    self.position = checked.position;
                }
                Ok((outcome, sentence))
            }
            Asked::Puzzle(puzzle) => {
                let square = a_move(text, texts)?;
                let played = puzzle.position.play(square);
                played.map_err(|illegal| illegal.in_words(texts))?;
                let is_right = square == puzzle.solution;
                let sentence = puzzle_verdict(puzzle, square, texts);
                Ok((Outcome::Over { is_right }, sentence))
            }
        }
    }

    /// What is written down of it.
    pub(super) fn deed(&self, is_right: bool) -> Deed {
        match &self.asked {
            Asked::Exercise(exercise) => Deed::Exercise {
                kind: exercise.kind(),
                variant: exercise.variant(),
                grade: exercise.grade(),
                is_right,
            },
            Asked::Puzzle(puzzle) => Deed::Puzzle {
                id: puzzle.id(),
                theme: puzzle.theme,
                estimate: puzzle.estimate,
                is_right,
            },
        }
    }
}

fn a_move(text: &str, texts: &Texts) -> Result<Square, String> {
    match Command::parse(text, texts) {
        Ok(Command::Play(square)) => Ok(square),
        _ => Err(AnswerError::NotOneSquare.in_words(texts)),
    }
}

#[cfg(test)]
mod tests {
    use otho_coach::puzzle::shipped;
    use otho_text::Language;

    use super::*;

    const START: &str = "---------------------------OX------XO--------------------------- X";

    fn drill(kind: &str, answer: &str) -> Drill {
        let text = format!(
            r#"{{"kind":"{kind}","grade":1,"variant":"othello","position":"{START}","shown":[],"answer":{answer}}}"#
        );
        let exercise = serde_json::from_str(&text).expect("it makes sense");
        Drill::new(Asked::Exercise(exercise))
    }

    fn outcome(drill: &mut Drill, text: &str) -> Outcome {
        drill.answer(text, &Texts::new(Language::En)).0
    }

    #[test]
    fn a_line_is_played_until_it_is_solved_or_a_move_is_wrong() {
        let line = r#"{"line":[{"square":"f5","replies":["d6"],"next":[{"square":"c3","replies":[],"next":[]}]}]}"#;
        let texts = Texts::new(Language::En);
        let mut right = drill("last", line);
        assert_eq!(right.solution(&texts), "The answer is: f5.");
        assert_eq!(outcome(&mut right, "a1"), Outcome::Refused);
        assert!(!right.has_begun());
        assert_eq!(outcome(&mut right, "F5"), Outcome::GoesOn);
        assert!(right.has_begun());
        assert_eq!(right.position().board().n_empties(), 58);
        assert_eq!(right.solution(&texts), "The answer is: c3.");
        let over = |is_right| Outcome::Over { is_right };
        assert_eq!(outcome(&mut right, "c3"), over(true));
        let mut wrong = drill("last", line);
        assert_eq!(outcome(&mut wrong, "d3"), over(false));
    }

    #[test]
    fn choices_go_by_number() {
        let mut drill = drill("ahead", r#"{"choice":"white"}"#);
        let texts = Texts::new(Language::Cs);
        assert_eq!(drill.solution(&texts), "Odpověď je 2.");
        for slip in ["0", "4", "white", "-1"] {
            assert_eq!(outcome(&mut drill, slip), Outcome::Refused, "{slip}");
        }
        let over = |is_right| Outcome::Over { is_right };
        assert_eq!(outcome(&mut drill, "1"), over(false));
        assert_eq!(outcome(&mut drill, "2"), over(true));
    }

    #[test]
    fn a_puzzle_keeps_its_theme_to_itself_and_is_over_with_one_move() {
        for puzzle in shipped().take(12) {
            let mut drill = Drill::new(Asked::Puzzle(puzzle));
            for language in Language::ALL {
                let texts = Texts::new(language);
                let theme = puzzle.theme.in_words(&texts);
                let said = drill.title(&texts) + &drill.task(&texts);
                assert!(!said.contains(&theme), "{said}");
            }
            let others = puzzle.position.legal_moves() - puzzle.solution.bitboard();
            for square in others {
                let is_right = false;
                let over = Outcome::Over { is_right };
                assert_eq!(outcome(&mut drill, &square.to_string()), over);
            }
            let is_right = true;
            let over = Outcome::Over { is_right };
            assert_eq!(outcome(&mut drill, &puzzle.solution.to_string()), over);
        }
    }
}
