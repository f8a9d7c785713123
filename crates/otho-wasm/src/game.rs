//! A game for JavaScript.

use std::rc::Rc;

use otho_core::{Entry, Event, Game as CoreGame, ParseEntryError, Refusal, Square};
use otho_formats::{Format, Item, ParseFormatError, Player, Record, Writer};
use otho_text::{
    Command as CoreCommand, FinalResult, InWords, Picture, Texts, Verbosity, announcement, answer,
    heading,
};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::rules::{Rules, Side, instant};
use crate::view::{Status, Times, View};
use otho_wasm_object::{out, taken};

/// A game in progress, and the language it speaks.
#[wasm_bindgen]
pub struct Game {
    game: CoreGame,
    texts: Rc<Texts>,
}

/// `Command` in types.d.ts.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Command {
    Play { square: String },
    Query { text: String },
    Action { action: &'static str },
}

/// `Players` in types.d.ts.
#[derive(Deserialize)]
pub(crate) struct Players {
    black: String,
    white: String,
    date: Option<String>,
}

#[wasm_bindgen]
impl Game {
    /// A game that begins now; the language is `en`, `fr` or `cs`.
    pub fn create(
        #[wasm_bindgen(unchecked_param_type = "Rules")] rules: &JsValue,
        language: &str,
    ) -> Result<Self, String> {
        let texts = super::texts(language)?;
        let rules = taken::<Rules>(rules)?.read(&texts)?;
        let game = CoreGame::new(rules);
        Ok(Self { game, texts })
    }

    /// The game that a log tells, as `events` has written it.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what comes from JavaScript is owned"
    )]
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "Rules")] rules: &JsValue,
        events: Vec<String>,
        language: &str,
    ) -> Result<Self, String> {
        let texts = super::texts(language)?;
        let rules = taken::<Rules>(rules)?.read(&texts)?;
        let log: Result<Vec<Entry>, ParseEntryError> =
            events.iter().map(|event| event.parse()).collect();
        let log = log.map_err(|error| error.in_words(&texts))?;
        match CoreGame::replay(rules, log) {
            Ok(game) => Ok(Self { game, texts }),
            Err(error) => Err(error.in_words(&texts)),
        }
    }

    /// Speaks another language from now on.
    #[wasm_bindgen(js_name = setLanguage)]
    pub fn set_language(&mut self, language: &str) -> Result<(), String> {
        self.texts = super::texts(language)?;
        Ok(())
    }

    /// What was agreed before the game.
    #[wasm_bindgen(unchecked_return_type = "Rules")]
    pub fn rules(&self) -> JsValue {
        out(&Rules::from(self.game.rules()))
    }

    /// The log from the event with this number on, 0 for the first.
    pub fn events(&self, from: u32) -> Vec<String> {
        let log = self.game.log().iter().skip(from as usize);
        log.map(Entry::to_string).collect()
    }

    /// The position after so many turns, now if it is not said.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&self, ply: Option<u32>) -> JsValue {
        out(&View::of(&self.game.moment(index(ply)), &self.texts))
    }

    /// How the game stands.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> JsValue {
        out(&Status::of(&self.game, &self.texts))
    }

    /// What the clocks show at `now` milliseconds into the game, `null` without clocks.
    #[wasm_bindgen(unchecked_return_type = "Times | null")]
    pub fn times(&self, now: f64) -> JsValue {
        out(&Times::of(&self.game, instant(now)))
    }

    /// Makes a move, and the forced pass that may follow it.
    pub fn play(&mut self, square: &str, now: f64) -> Result<(), String> {
        let square = square.parse::<Square>();
        let square = square.map_err(|error| error.in_words(&self.texts))?;
        let at = self.game.not_before_last(instant(now));
        let done = self.game.play(square, at);
        self.or_sentence(done)
    }

    /// Takes the last move back, with the pass that followed it, or the end of the game.
    pub fn undo(&mut self, now: f64) -> Result<(), String> {
        self.apply(Event::Undo, now)
    }

    /// Makes again what was taken back.
    pub fn redo(&mut self, now: f64) -> Result<(), String> {
        self.apply(Event::Redo, now)
    }

    /// Gives up for one side.
    pub fn resign(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Side")] side: &JsValue,
        now: f64,
    ) -> Result<(), String> {
        let side: Side = taken(side)?;
        self.apply(Event::Resign(side.into()), now)
    }

    /// Stops the clocks.
    pub fn pause(&mut self, now: f64) -> Result<(), String> {
        self.apply(Event::Pause, now)
    }

    /// Lets the clocks run again.
    pub fn resume(&mut self, now: f64) -> Result<(), String> {
        self.apply(Event::Resume, now)
    }

    /// Lets a flag fall when it is time, and says whether one fell.
    pub fn tick(&mut self, now: f64) -> bool {
        self.game.tick(instant(now))
    }

    /// The position after so many turns, now if it is not said: 64 squares and the side to move.
    pub fn position(&self, ply: Option<u32>) -> String {
        self.game.moment(index(ply)).position.to_string()
    }

    /// One utterance: the turns after the first `from` ones, then whose turn it is or the end.
    pub fn announce(
        &self,
        from: u32,
        #[wasm_bindgen(unchecked_param_type = "Verbosity")] verbosity: &str,
    ) -> String {
        let verbosity = match verbosity {
            "short" => Verbosity::Short,
            _ => Verbosity::Full,
        };
        announcement(&self.game, from as usize, verbosity, &self.texts)
    }

    /// What is meant by what was typed.
    #[wasm_bindgen(unchecked_return_type = "Command")]
    pub fn command(&self, text: &str) -> Result<JsValue, String> {
        let command = CoreCommand::parse(text, &self.texts);
        Ok(out(
            &match command.map_err(|error| error.in_words(&self.texts))? {
                CoreCommand::Play(square) => Command::Play {
                    square: square.to_string(),
                },
                CoreCommand::Query(query) => Command::Query {
                    text: query.to_string(),
                },
                CoreCommand::Action(action) => Command::Action {
                    action: action.name(),
                },
            },
        ))
    }

    /// The answer to a question about the position after so many turns; it may have several lines.
    pub fn answer(&self, query: &str, ply: u32, now: f64) -> Result<String, String> {
        match CoreCommand::parse(query, &self.texts) {
            Ok(CoreCommand::Query(query)) => Ok(answer(
                query,
                &self.game,
                ply as usize,
                instant(now),
                &self.texts,
            )),
            Ok(_) => Err(self.texts.get("command-no-question")),
            Err(error) => Err(error.in_words(&self.texts)),
        }
    }

    /// The game in a format, by its name in `formats`; `wthor` is several files, which an `Archive` makes.
    pub fn write(
        &self,
        format: &str,
        #[wasm_bindgen(unchecked_param_type = "Players")] players: &JsValue,
    ) -> Result<Vec<u8>, String> {
        let format: Format = format
            .parse()
            .map_err(|error: ParseFormatError| error.to_string())?;
        let record = self.record(taken(players)?);
        if let Some(picture) = Picture::of_format(format) {
            let mut lines = heading(&record, &self.texts);
            let discs = self.game.position().count();
            let result = self.game.outcome();
            let result = result.map(|outcome| FinalResult { outcome, discs });
            lines.extend(result.map(|result| result.in_words(&self.texts)));
            let drawn = picture.of_game(&self.game, &lines, &self.texts);
            return Ok(drawn.into_bytes());
        }
        let written = Writer::new(Vec::new(), format).and_then(|mut writer| {
            writer.write(&Item::Game(record))?;
            writer.finish()
        });
        written.map_err(|error| error.in_words(&self.texts))
    }

    /// The game as it is written down, with who played it and when.
    pub(crate) fn record(&self, Players { black, white, date }: Players) -> Record {
        let player = |name: String| Player {
            name: Some(name).filter(|name| !name.is_empty()),
            rating: None,
        };
        Record {
            black: player(black),
            white: player(white),
            date,
            ..Record::of_game(&self.game)
        }
    }

    fn apply(&mut self, event: Event, now: f64) -> Result<(), String> {
        let at = self.game.not_before_last(instant(now));
        let done = self.game.apply(event, at);
        self.or_sentence(done)
    }

    fn or_sentence(&self, done: Result<(), Refusal>) -> Result<(), String> {
        done.map_err(|refusal| refusal.in_words(&self.texts))
    }
}

fn index(ply: Option<u32>) -> usize {
    ply.map_or(usize::MAX, |ply| ply as usize)
}
