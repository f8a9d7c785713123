//! A game within a lesson, against a level, with the coach at the learner's side.

use std::time::{Duration, Instant};

use otho_coach::lesson::Play;
use otho_coach::reason::{Effort, Question};
use otho_core::{Color, Game, Ply, Rules, Square};
use otho_engine::Engine;
use otho_engine::level::Ask;
use otho_text::{InWords, Verbosity, announcement};

use super::page::{Page, Typed};
use super::tutor::Way;
use crate::command::play::Brain;
use crate::command::position::color_word;
use crate::output::Failure;
use crate::power;

/// Plays until the goal is met, or until the learner has enough.
pub(super) fn play(play: &Play, page: &mut Page<'_>) -> Result<Way, Failure> {
    page.say(&play.task.to_string())?;
    let values = [
        ("side", color_word(play.color).into()),
        (
            "level",
            page.texts().get(&format!("level-{}", play.level.id)).into(),
        ),
    ];
    page.tell("tutor-opponent", &values)?;
    let resources = play.level.resources().unwrap_or_default();
    // Without weights an engine is there at once, and levels that do not search need none.
    let mut engine = if play.level.searches() {
        power::engine(resources, page.texts())?
    } else {
        Engine::bare(resources).map_err(|_| power::no_memory(resources, page.texts()))?
    };
    let mut coach = Coach {
        learner: play.color,
        brain: Brain::default(),
    };
    // Each try is another game, and the same one whoever makes it.
    for seed in 0.. {
        let is_met = match attempt(play, seed, (&mut engine, &mut coach), page)? {
            Ended::Played { is_met } => is_met,
            Ended::Left(way) => return Ok(way),
        };
        let text = if is_met { &play.success } else { &play.failure };
        page.say(&text.to_string())?;
        if is_met {
            return Ok(Way::On);
        }
        match page.ask("tutor-again")? {
            Typed::Again => {}
            Typed::Quit => return Ok(Way::Quit),
            Typed::Back => return Ok(Way::Back),
            _ => return Ok(Way::On),
        }
    }
    Ok(Way::On)
}

/// How a try ended.
enum Ended {
    Played { is_met: bool },
    Left(Way),
}

fn attempt(
    play: &Play,
    seed: u64,
    (engine, coach): (&mut Engine, &mut Coach),
    page: &mut Page<'_>,
) -> Result<Ended, Failure> {
    let mut game = Game::new(Rules {
        start: play.diagram.position,
        variant: play.diagram.variant,
        ..Rules::default()
    });
    let mut said = 0;
    page.board(game.position())?;
    loop {
        let plies = game.turns().count();
        if plies > said {
            let sentence = announcement(&game, said, Verbosity::Full, page.texts());
            page.say(&sentence)?;
            said = plies;
        }
        if let Some(is_met) = play.is_met(game.position()) {
            return Ok(Ended::Played { is_met });
        }
        let square = if game.position().side() == play.color {
            if plies > 0 && !page.is_spoken() {
                page.board(game.position())?;
            }
            match learner(&game, coach, page)? {
                Choice::Move(square) => square,
                Choice::Leave(way) => return Ok(Ended::Left(way)),
            }
        } else {
            opponent(play, seed, &game, engine)
        };
        if let Err(refusal) = game.play(square, Duration::ZERO) {
            let sentence = refusal.in_words(page.texts());
            page.say(&sentence)?;
        }
    }
}

/// What the learner does.
enum Choice {
    Move(Square),
    Leave(Way),
}

fn learner(game: &Game, coach: &mut Coach, page: &mut Page<'_>) -> Result<Choice, Failure> {
    loop {
        match page.ask("tutor-move")? {
            Typed::Quit => return Ok(Choice::Leave(Way::Quit)),
            Typed::Back => return Ok(Choice::Leave(Way::Back)),
            Typed::Skip => return Ok(Choice::Leave(Way::On)),
            Typed::Board => page.board(game.position())?,
            Typed::Look(query) => page.look(query, game.position())?,
            Typed::Help => page.tell("tutor-help", &[])?,
            Typed::Hint => coach.advise(game, page)?,
            Typed::Why => coach.explain(game, page)?,
            Typed::Text(text) if text.is_empty() => {}
            Typed::Text(text) => match text.parse() {
                Ok(square) => return Ok(Choice::Move(square)),
                Err(_) => page.tell("parse-square", &[])?,
            },
            Typed::None | Typed::Again => page.tell("parse-square", &[])?,
        }
    }
}

/// Somebody to ask for a good move, and about the last one that the learner made.
struct Coach {
    learner: Color,
    brain: Brain,
}

impl Coach {
    fn advise(&mut self, game: &Game, page: &mut Page<'_>) -> Result<(), Failure> {
        let variant = game.rules().variant;
        let advice = self.brain.advise(game.position(), variant, &|| false);
        match advice {
            Some(square) => page.tell("play-hint", &[("square", square.to_string().into())]),
            None => page.tell("play-no-hint", &[]),
        }
    }

    fn explain(&mut self, game: &Game, page: &mut Page<'_>) -> Result<(), Failure> {
        let own = game.turns().filter_map(|made| match made.ply {
            Ply::Move(square) if made.position.side() == self.learner => {
                Some((made.position, square))
            }
            _ => None,
        });
        let Some((position, played)) = own.last() else {
            return page.tell("answer-no-turn-yet", &[]);
        };
        let question = Question {
            position,
            variant: game.rules().variant,
            played,
            effort: Effort::default(),
        };
        let explanation = self.brain.explain(&question, &|| false);
        let said = explanation.in_words(page.texts());
        page.say(&said)
    }
}

fn opponent(play: &Play, seed: u64, game: &Game, engine: &mut Engine) -> Square {
    let ask = Ask {
        position: game.position(),
        variant: play.diagram.variant,
        seed,
    };
    let begun = Instant::now();
    let is_over = || {
        play.level
            .time()
            .is_some_and(|time| begun.elapsed() >= time)
    };
    let choice = play.level.choose(engine, &ask, &is_over);
    choice.expect("the game is not over, and passes are made by it")
}
