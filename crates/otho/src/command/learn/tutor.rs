//! A lesson as a conversation: it tells and asks, the learner answers.

use otho_coach::lesson::{
    Answer, AnswerError, Block, Diagram, Exercise, Kind, Lesson, Outcome, Part, Quiz, Step,
};
use otho_coach::progress::Deed;
use otho_core::{Bitboard, Color, Position, Square};
use otho_text::InWords;

use super::game;
use super::page::{Page, Sought, Typed};
use super::store::Store;
use crate::output::Failure;

/// Where it goes from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    On,
    Back,
    Quit,
}

/// One lesson for one learner.
pub(super) struct Tutor<'a> {
    id: &'a str,
    lesson: &'a Lesson,
    page: Page<'a>,
    store: Store,
}

impl<'a> Tutor<'a> {
    pub(super) const fn new(id: &'a str, lesson: &'a Lesson, page: Page<'a>, store: Store) -> Self {
        Self {
            id,
            lesson,
            page,
            store,
        }
    }

    /// Goes through the lesson, from where the learner left it; `next` is the lesson after it.
    pub(super) fn teach(mut self, next: Option<&str>) -> Result<(), Failure> {
        let n_steps = self.lesson.steps.len();
        let reached = self.store.progress().step(self.id) as usize;
        let mut index = reached.min(n_steps - 1);
        self.page.say(&self.lesson.title.to_string())?;
        if !self.store.is_kept() {
            self.page.tell("tutor-nowhere", &[])?;
        }
        if index == 0 {
            self.page.say(&self.lesson.summary.to_string())?;
        } else {
            self.page.tell("tutor-resumed", &[])?;
        }
        while let Some(step) = self.lesson.steps.get(index) {
            match self.step(index, step)? {
                Way::On => index += 1,
                Way::Back => index = index.saturating_sub(1),
                Way::Quit => {
                    return self.page.tell("tutor-later", &[("id", self.id.into())]);
                }
            }
            self.note(index)?;
        }
        self.page.tell("tutor-end", &[])?;
        match next {
            Some(id) => self.page.tell("tutor-next", &[("id", id.into())]),
            None => Ok(()),
        }
    }

    /// Notes that the learner has come to a step, or to the end.
    fn note(&mut self, index: usize) -> Result<(), Failure> {
        let lesson = self.id.to_owned();
        let deed = if index == self.lesson.steps.len() {
            Deed::Lesson(lesson)
        } else {
            let step = index as u32;
            Deed::Step { lesson, step }
        };
        match self.store.note(deed, self.page.texts()) {
            Ok(()) => Ok(()),
            Err(sentence) => self.page.say(&sentence),
        }
    }

    fn step(&mut self, index: usize, step: &Step) -> Result<Way, Failure> {
        self.page.gap()?;
        let values = [
            ("step", (index + 1).into()),
            ("steps", self.lesson.steps.len().into()),
            ("heading", step.heading.to_string().into()),
        ];
        self.page.tell("tutor-step", &values)?;
        let mut has_answered = false;
        for part in &step.parts {
            let way = match part {
                Part::Prose(blocks) => self.prose(blocks)?,
                Part::Board(board) => {
                    self.diagram(&board.diagram)?;
                    self.page.say(&board.caption.to_string())?;
                    Way::On
                }
                Part::Exercise(exercise) => self.exercise(exercise)?,
                Part::Quiz(quiz) => self.quiz(quiz)?,
                Part::Play(play) => game::play(play, &mut self.page)?,
            };
            if way != Way::On {
                return Ok(way);
            }
            has_answered = !matches!(part, Part::Prose(_) | Part::Board(_));
        }
        if has_answered {
            return Ok(Way::On);
        }
        self.page.gap()?;
        loop {
            match self.page.ask("tutor-go-on")? {
                Typed::Back => return Ok(Way::Back),
                Typed::Quit => return Ok(Way::Quit),
                Typed::Help | Typed::Why => self.page.tell("tutor-help", &[])?,
                _ => return Ok(Way::On),
            }
        }
    }

    fn prose(&mut self, blocks: &[Block]) -> Result<Way, Failure> {
        for block in blocks {
            self.page.gap()?;
            match block {
                Block::Paragraph(text) => self.page.say(&text.to_string())?,
                Block::List { is_ordered, items } => {
                    for (index, item) in items.iter().enumerate() {
                        let mark = match is_ordered {
                            true => format!("{}.", index + 1),
                            false => "-".to_owned(),
                        };
                        self.page.say(&format!("{mark} {item}"))?;
                    }
                }
            }
        }
        Ok(Way::On)
    }

    fn diagram(&mut self, diagram: &Diagram) -> Result<(), Failure> {
        self.page.board(diagram.position)?;
        if diagram.marks.is_empty() {
            return Ok(());
        }
        let squares = [("squares", diagram.marks.to_string().into())];
        self.page.tell("tutor-look", &squares)
    }

    fn exercise(&mut self, exercise: &Exercise) -> Result<Way, Failure> {
        self.exercise_board(exercise)?;
        self.page.say(&exercise.task.to_string())?;
        let (prompt, sought) = match exercise.kind {
            Kind::Legal | Kind::Flips(_) | Kind::Turn(_) => ("tutor-answer-squares", Sought::Rules),
            Kind::Count(_) => ("tutor-answer-number", Sought::Number),
            Kind::Move(_) | Kind::Line(_) => ("tutor-answer", Sought::Other),
        };
        // The learner's moves so far, where several are to be found.
        let mut moves: Vec<Square> = Vec::new();
        loop {
            let answer = match self.page.ask(prompt)? {
                Typed::Back => return Ok(Way::Back),
                Typed::Quit => return Ok(Way::Quit),
                Typed::Skip => {
                    self.solution(exercise)?;
                    return Ok(Way::On);
                }
                Typed::Hint => {
                    self.page.say(&exercise.hint.to_string())?;
                    continue;
                }
                Typed::Board | Typed::Again if moves.is_empty() => {
                    self.exercise_board(exercise)?;
                    continue;
                }
                Typed::Board | Typed::Again => {
                    self.page.board(after(exercise, &moves))?;
                    continue;
                }
                Typed::Look(query) => {
                    let position = after(exercise, &moves);
                    self.page.look_for(query, position, sought)?;
                    continue;
                }
                Typed::Help | Typed::Why => {
                    self.page.tell("tutor-help", &[])?;
                    continue;
                }
                Typed::None => Ok(Answer::Squares(Bitboard::EMPTY)),
                // A line without anything is a slip, and no answer.
                Typed::Text(text) if text.is_empty() => continue,
                Typed::Text(text) => exercise.read_answer(&text),
            };
            let answer = answer.map(|answer| match answer {
                Answer::Moves(new) => Answer::Moves(moves.iter().copied().chain(new).collect()),
                other => other,
            });
            match self.judge(exercise, answer, &mut moves)? {
                Some(Outcome::Right) => return Ok(Way::On),
                Some(Outcome::Wrong | Outcome::GoesOn) | None => {}
            }
        }
    }

    /// Says what is to be said to an answer.
    fn judge(
        &mut self,
        exercise: &Exercise,
        answer: Result<Answer, AnswerError>,
        moves: &mut Vec<Square>,
    ) -> Result<Option<Outcome>, Failure> {
        let judged = answer.and_then(|answer| Ok((exercise.judge(&answer)?, answer)));
        let (verdict, answer) = match judged {
            Ok(judged) => judged,
            Err(error) => {
                let sentence = error.in_words(self.page.texts());
                self.page.say(&sentence)?;
                return Ok(None);
            }
        };
        if let Some(text) = verdict.text {
            self.page.say(&text.to_string())?;
        }
        let details = verdict.in_words(self.page.texts());
        if !details.is_empty() {
            self.page.say(&details)?;
        }
        if let (Outcome::GoesOn, Answer::Moves(all)) = (verdict.outcome, answer) {
            *moves = all;
        }
        if !verdict.turns.is_empty() && !self.page.is_spoken() {
            self.page.board(verdict.position)?;
        }
        Ok(Some(verdict.outcome))
    }

    /// The board of an exercise, with the disc put down whose flips are to be made by hand.
    fn exercise_board(&mut self, exercise: &Exercise) -> Result<(), Failure> {
        let Kind::Turn(square) = exercise.kind else {
            return self.diagram(&exercise.diagram);
        };
        let position = exercise.diagram.position;
        self.page.board(with_disc(position, square))?;
        let values = [
            ("side", position.side().in_words(self.page.texts()).into()),
            ("square", square.to_string().into()),
        ];
        self.page.tell("tutor-put", &values)
    }

    fn solution(&mut self, exercise: &Exercise) -> Result<(), Failure> {
        let solution = exercise.solution();
        let (count, squares) = match &solution {
            Answer::Number(number) => {
                let number = [("number", (*number).into())];
                return self.page.tell("tutor-solution-number", &number);
            }
            Answer::Squares(squares) => (squares.count(), squares.to_string()),
            Answer::Move(square) => (1, square.to_string()),
            Answer::Moves(moves) => {
                let names: Vec<String> = moves.iter().map(Square::to_string).collect();
                (moves.len() as u32, names.join(" "))
            }
        };
        let values = [("count", count.into()), ("squares", squares.into())];
        self.page.tell("tutor-solution-squares", &values)
    }

    fn quiz(&mut self, quiz: &Quiz) -> Result<Way, Failure> {
        let show = |page: &mut Self| match &quiz.diagram {
            Some(diagram) => page.diagram(diagram),
            None => Ok(()),
        };
        show(self)?;
        self.page.say(&quiz.question.to_string())?;
        for (index, option) in quiz.options.iter().enumerate() {
            self.page.say(&format!("{}. {option}", index + 1))?;
        }
        let most = quiz.options.len();
        let chosen = loop {
            match self.page.ask("tutor-choose")? {
                Typed::Back => return Ok(Way::Back),
                Typed::Quit => return Ok(Way::Quit),
                Typed::Skip => break None,
                Typed::Board => show(self)?,
                Typed::Help | Typed::Why => self.page.tell("tutor-help", &[])?,
                Typed::Look(query) => match &quiz.diagram {
                    Some(diagram) => self.page.look(query, diagram.position)?,
                    None => self.page.tell("tutor-help", &[])?,
                },
                Typed::Text(text) => match text.parse() {
                    Ok(number) if (1..=most).contains(&number) => break Some(number),
                    _ => self
                        .page
                        .tell("tutor-choose-one", &[("most", most.into())])?,
                },
                Typed::Hint | Typed::None | Typed::Again => {
                    self.page
                        .tell("tutor-choose-one", &[("most", most.into())])?;
                }
            }
        };
        let right = quiz.right + 1;
        match chosen {
            Some(number) if number == right => self.page.tell("tutor-chosen-right", &[])?,
            Some(_) => {
                let number = [("number", right.into())];
                self.page.tell("tutor-chosen-wrong", &number)?;
            }
            None => {
                let number = [("number", right.into())];
                self.page.tell("tutor-solution-number", &number)?;
            }
        }
        self.page.say(&quiz.because.to_string())?;
        Ok(Way::On)
    }
}

/// Where an exercise stands after moves of the learner that were right.
fn after(exercise: &Exercise, moves: &[Square]) -> Position {
    let judged = exercise.judge(&Answer::Moves(moves.to_vec()));
    judged.map_or(exercise.diagram.position, |verdict| verdict.position)
}

/// The board with a disc put down and nothing flipped.
fn with_disc(position: Position, square: Square) -> Position {
    let discs = |color: Color| {
        let own = position.discs(color);
        if color == position.side() {
            own | square.bitboard()
        } else {
            own
        }
    };
    let placed = Position::new(discs(Color::Black), discs(Color::White), position.side());
    placed.expect("a move goes to an empty square")
}
