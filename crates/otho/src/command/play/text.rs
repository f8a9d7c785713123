//! The game line by line: nothing is drawn, no line is longer than a Braille display, and every
//! message can be understood without the one before it.
//!
//! What somebody types at a terminal may end a thought of the computer. What comes from a file or
//! a pipe acts strictly in order, each line after the computer's answer to the one before: all of
//! it may be there before the first move is made, and would else be heard too early.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use otho_coach::reason::{Effort, Question};
use otho_core::{Game, Position, Square};
use otho_text::{InWords, Texts};

use super::brain::{Brain, Choice, Stop};
use super::files;
use super::lines::{CELLS, wrapped};
use super::review::{Review, positions};
use super::session::{BELL, Effect, Session, Start};
use super::wish::Wish;
use crate::command::desk::{Desk, Urgency};
use crate::command::line::Line;
use crate::output::{Answer, Failure, Output};

pub(super) fn run(
    start: Start,
    game: Option<Game>,
    texts: Texts,
    out: &mut Output,
) -> Result<Answer, Failure> {
    let mut talk = Talk {
        session: Session::new(start, texts, Duration::ZERO),
        brain: Brain::default(),
        began: Instant::now(),
        is_live: io::stdin().is_terminal(),
        out,
    };
    if let Some(game) = game {
        talk.session.take(game, Duration::ZERO);
    }
    let mut sentences = talk.session.greeting(Duration::ZERO);
    sentences.insert(1, talk.session.texts.get("play-commands"));
    talk.say(&sentences)?;
    let mut desk = Desk::open();
    loop {
        talk.let_computer_move(&mut desk)?;
        talk.tick()?;
        let wait = talk.session.until_clock_speaks(talk.now());
        if wait.is_some_and(|wait| desk.is_quiet(wait)) {
            continue;
        }
        let Some(line) = desk.next() else { break };
        talk.tick()?;
        if talk.hear(&line, &mut desk)? == Next::End {
            break;
        }
    }
    Ok(Answer::Yes)
}

/// Thinks, until something urgent comes to the desk where somebody types. Without one, what is
/// there to be read waits.
fn think<T: Send>(
    desk: Option<&mut Desk>,
    is_urgent: Urgency<'_>,
    thought: impl FnOnce(Stop<'_>) -> T + Send,
) -> Result<T, Failure> {
    match desk {
        Some(desk) => desk.think(is_urgent, |stop, _| thought(stop), |_| Ok(())),
        None => Ok(thought(&|| false)),
    }
}

#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    End,
}

struct Talk<'a> {
    session: Session,
    brain: Brain,
    began: Instant,
    /// Whether somebody types.
    is_live: bool,
    out: &'a mut Output,
}

impl Talk<'_> {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn say(&mut self, sentences: &[String]) -> Result<(), Failure> {
        if self.session.takes_bell() {
            self.out.bytes(BELL)?;
        }
        for sentence in sentences {
            for line in wrapped(sentence, CELLS) {
                self.out.line(&line)?;
            }
        }
        self.out.finish()
    }

    fn tick(&mut self) -> Result<(), Failure> {
        let now = self.now();
        let fallen = self.session.tick(now);
        let warning = self.session.warning(now);
        match fallen.or(warning) {
            Some(sentence) => self.say(&[sentence]),
            None => Ok(()),
        }
    }

    /// Lets the computer move until somebody else is to, or wants it to stop.
    fn let_computer_move(&mut self, desk: &mut Desk) -> Result<(), Failure> {
        let texts = Texts::new(self.session.texts.language());
        let is_urgent = |line: Option<&Line>| {
            let wish = line.and_then(|line| Wish::parse(line.text(), &texts).ok());
            wish.is_some_and(|wish| wish.is_urgent())
        };
        while self.session.awaits_computer() {
            if self.is_live && desk.is_urged(&is_urgent) {
                break;
            }
            let choice = Choice::of(&self.session, self.now());
            let live = self.is_live.then_some(&mut *desk);
            let square = think(live, &is_urgent, |stop| self.brain.choose(&choice, stop))?;
            self.tick()?;
            let Some(square) = square.filter(|_| self.session.awaits_computer()) else {
                break;
            };
            let now = self.now();
            let sentence = self.session.play(square, now);
            self.say(&[sentence])?;
        }
        Ok(())
    }

    fn hear(&mut self, line: &Line, desk: &mut Desk) -> Result<Next, Failure> {
        let wish = match Wish::parse(line.text(), &self.session.texts) {
            Ok(wish) => wish,
            Err(unknown) => {
                let sentence = unknown.in_words(&self.session.texts);
                self.say(&[sentence])?;
                return Ok(Next::GoOn);
            }
        };
        let now = self.now();
        let said = self.session.obey(&wish, now);
        self.say(&said.sentences)?;
        match said.effect {
            Some(effect) => self.bring_about(effect, desk),
            None => Ok(Next::GoOn),
        }
    }

    fn bring_about(&mut self, effect: Effect, desk: &mut Desk) -> Result<Next, Failure> {
        let sentences = match effect {
            Effect::Quit => {
                let bye = self.session.texts.get("play-bye");
                self.say(&[bye])?;
                return Ok(Next::End);
            }
            Effect::Hint => vec![self.hint()],
            Effect::Review => self.review(desk)?,
            // Whoever types a line has stopped it.
            Effect::StopReview => Vec::new(),
            Effect::Explain { position, played } => vec![self.explain(position, played)],
            Effect::SetUp => vec![self.session.texts.get("play-setup-how")],
            Effect::Save(name) => vec![files::save(&self.session, &name, self.out)?],
            Effect::Load(name) => self.load(&name),
        };
        self.say(&sentences)?;
        Ok(Next::GoOn)
    }

    fn hint(&mut self) -> String {
        let game = &self.session.game;
        let variant = game.rules().variant;
        let advice = self.brain.advise(game.position(), variant, &|| false);
        let texts = &self.session.texts;
        match advice {
            Some(square) => texts.format("play-hint", &[("square", square.to_string().into())]),
            None => texts.get("play-no-hint"),
        }
    }

    fn explain(&mut self, position: Position, played: Square) -> String {
        let question = Question {
            position,
            variant: self.session.game.rules().variant,
            played,
            effort: Effort::default(),
        };
        let explanation = self.brain.explain(&question, &|| false);
        explanation.in_words(&self.session.texts)
    }

    /// Values the positions one after the other; whoever types a line, if only an empty one, has
    /// what was found until then.
    fn review(&mut self, desk: &mut Desk) -> Result<Vec<String>, Failure> {
        let mut wait = vec![self.session.texts.get("play-review-wait")];
        if self.is_live {
            wait.push(self.session.texts.get("play-review-enter"));
        }
        self.say(&wait)?;
        let game = &self.session.game;
        let variant = game.rules().variant;
        let positions = positions(game);
        let mut review = Review::of(positions.len());
        let values = review.values.iter_mut().zip(positions);
        let live = self.is_live.then_some(&mut *desk);
        think(live, &|line| line.is_some(), |stop| {
            for (value, position) in values {
                let found = self.brain.value(position, variant, stop);
                if stop() {
                    return;
                }
                *value = Some(found);
            }
        })?;
        if !review.is_complete() {
            desk.skip_blank_line();
        }
        Ok(review.sentences(game, &self.session.texts))
    }

    fn load(&mut self, name: &str) -> Vec<String> {
        let texts = &self.session.texts;
        match files::load(name, self.session.game.rules(), texts) {
            Err(sentence) => vec![sentence],
            Ok(game) => {
                let now = self.now();
                self.session.take(game, now);
                let mut sentences = vec![self.session.texts.get("play-loaded")];
                sentences.extend(self.session.greeting(now));
                sentences
            }
        }
    }
}
