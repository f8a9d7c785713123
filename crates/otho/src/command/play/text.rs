//! The game line by line: nothing is drawn, no line is longer than a Braille display, and every
//! message can be understood without the one before it.

use std::time::{Duration, Instant};

use otho_core::Game;
use otho_text::{InWords, Texts};

use super::brain::{Brain, Choice};
use super::files;
use super::lines::{CELLS, wrapped};
use super::review::{Review, positions};
use super::session::{Effect, Session, Start};
use super::wish::Wish;
use crate::command::desk::Desk;
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
        out,
    };
    if let Some(game) = game {
        talk.session.take(game, Duration::ZERO);
    }
    let mut sentences = talk.session.greeting();
    sentences.insert(1, talk.session.texts.get("play-commands"));
    talk.say(&sentences)?;
    let mut desk = Desk::open();
    loop {
        talk.let_computer_move(&mut desk)?;
        let wait = talk.session.until_flag_falls(talk.now());
        if wait.is_some_and(|wait| desk.is_quiet(wait)) {
            talk.tick()?;
            continue;
        }
        let Some(line) = desk.next() else { break };
        talk.tick()?;
        if talk.hear(&line)? == Next::End {
            break;
        }
    }
    Ok(Answer::Yes)
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
    out: &'a mut Output,
}

impl Talk<'_> {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn say(&mut self, sentences: &[String]) -> Result<(), Failure> {
        for sentence in sentences {
            for line in wrapped(sentence, CELLS) {
                self.out.line(&line)?;
            }
        }
        self.out.finish()
    }

    fn tick(&mut self) -> Result<(), Failure> {
        let now = self.now();
        match self.session.tick(now) {
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
        while self.session.awaits_computer() && !desk.is_urged(&is_urgent) {
            let choice = Choice::of(&self.session, self.now());
            let brain = &mut self.brain;
            let mut think = |stop: &(dyn Fn() -> bool + Sync)| brain.choose(&choice, stop);
            let square = desk.think(&is_urgent, |stop, _| think(stop), |_| Ok(()))?;
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

    fn hear(&mut self, line: &Line) -> Result<Next, Failure> {
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
            Some(effect) => self.bring_about(effect),
            None => Ok(Next::GoOn),
        }
    }

    fn bring_about(&mut self, effect: Effect) -> Result<Next, Failure> {
        let sentences = match effect {
            Effect::Quit => {
                let bye = self.session.texts.get("play-bye");
                self.say(&[bye])?;
                return Ok(Next::End);
            }
            Effect::Hint => vec![self.hint()],
            Effect::Review => self.review()?,
            Effect::Save(name) => vec![files::save(&self.session.game, &name, self.out)?],
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

    fn review(&mut self) -> Result<Vec<String>, Failure> {
        let wait = self.session.texts.get("play-review-wait");
        self.say(&[wait])?;
        let game = &self.session.game;
        let variant = game.rules().variant;
        let positions = positions(game);
        let mut review = Review::of(positions.len());
        for (value, position) in review.values.iter_mut().zip(positions) {
            *value = Some(self.brain.value(position, variant, &|| false));
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
                sentences.extend(self.session.greeting());
                sentences
            }
        }
    }
}
