//! A game at the terminal, who plays it, and what is said about it: a state, and wishes that
//! change it.
//!
//! It reads no clock, no file and no key, and asks no engine: what it needs of these it says as an
//! effect, and whoever drives it brings the answer.

use std::time::Duration;

use otho_core::clock::TimeLeft;
use otho_core::setup::{Oddity, oddities};
use otho_core::{Color, Event, Game, Made, Ply, Position, Rules, Square, Variant};
use otho_engine::level::Level;
use otho_text::{
    Action, Command, InWords, Query, Texts, Verbosity, announcement, answer, clock, clocks,
    is_one_of,
};

use super::wish::{Order, Wish};
use crate::output::quoted;

/// One stroke of the terminal's bell.
pub(super) const BELL: &[u8] = b"\x07";

/// What is left on a clock when somebody who does not see it is told.
const WARNINGS: [Duration; 3] = [
    Duration::from_secs(60),
    Duration::from_secs(30),
    Duration::from_secs(10),
];

/// Which sides are played at the terminal; the computer has the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Seats {
    #[default]
    Black,
    White,
    Both,
    Neither,
}

impl Seats {
    const fn has(self, color: Color) -> bool {
        matches!(
            (self, color),
            (Self::Both, _) | (Self::Black, Color::Black) | (Self::White, Color::White)
        )
    }
}

/// What the driver has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    Hint,
    Review,
    /// A review is to end with what it has found.
    StopReview,
    /// Somebody asks why a move was good or bad.
    Explain {
        position: Position,
        played: Square,
    },
    /// A position is to be set up by hand.
    SetUp,
    Save(String),
    Load(String),
    Quit,
}

/// What comes of a wish: sentences, and perhaps something to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) sentences: Vec<String>,
    pub(super) effect: Option<Effect>,
}

impl From<String> for Said {
    fn from(sentence: String) -> Self {
        Self {
            sentences: vec![sentence],
            effect: None,
        }
    }
}

impl From<Effect> for Said {
    fn from(effect: Effect) -> Self {
        Self {
            sentences: Vec::new(),
            effect: Some(effect),
        }
    }
}

/// How a game at the terminal begins.
#[derive(Clone, Copy)]
pub(super) struct Start {
    pub(super) rules: Rules,
    pub(super) seats: Seats,
    pub(super) level: &'static Level,
    /// What the computer's chance depends on.
    pub(super) seed: u64,
    pub(super) has_sound: bool,
}

pub(super) struct Session {
    pub(super) texts: Texts,
    pub(super) game: Game,
    pub(super) seats: Seats,
    pub(super) level: &'static Level,
    pub(super) seed: u64,
    /// When the game began: its clocks count from there.
    began: Duration,
    /// The turns before the position that is looked at, `None` for the present one.
    view: Option<usize>,
    /// What was left on Black's and White's clock when that was last looked at.
    heard: [Option<Duration>; 2],
    has_sound: bool,
    /// Whether the bell is to be rung.
    rings: bool,
}

impl Session {
    pub(super) fn new(start: Start, texts: Texts, now: Duration) -> Self {
        Self {
            texts,
            game: Game::new(start.rules),
            seats: start.seats,
            level: start.level,
            seed: start.seed,
            began: now,
            view: None,
            heard: [None; 2],
            has_sound: start.has_sound,
            rings: false,
        }
    }

    /// The time of the game.
    pub(super) fn at(&self, now: Duration) -> Duration {
        now.saturating_sub(self.began)
    }

    /// How many turns led to the position that is looked at.
    pub(super) fn ply(&self) -> usize {
        self.view.unwrap_or_else(|| self.game.plies().count())
    }

    /// Looks at the game after so many turns.
    pub(super) fn look_at(&mut self, ply: usize) {
        let present = self.game.plies().count();
        self.view = (ply < present).then_some(ply);
    }

    /// Whether it is for the computer to move.
    pub(super) fn awaits_computer(&self) -> bool {
        let goes_on = self.game.outcome().is_none() && !self.game.is_paused();
        goes_on && !self.seats.has(self.game.position().side())
    }

    /// Who plays, by which rules, whose turn it is, and what the clocks show.
    pub(super) fn greeting(&self, now: Duration) -> Vec<String> {
        let mut sentences = vec![self.seats_in_words()];
        if self.game.rules().variant == Variant::Anti {
            sentences.push(self.texts.get("play-anti"));
        }
        sentences.push(self.state());
        if self.game.rules().time.is_some() && self.game.outcome().is_none() {
            sentences.push(clocks(&self.game, self.at(now), &self.texts));
        }
        sentences
    }

    fn level_values(&self) -> [(&'static str, otho_text::Value<'static>); 2] {
        let name = self.texts.get(&format!("level-{}", self.level.id));
        [
            ("number", self.level.number().into()),
            ("level", name.into()),
        ]
    }

    pub(super) fn seats_in_words(&self) -> String {
        let id = match self.seats {
            Seats::Black => "play-seats-black",
            Seats::White => "play-seats-white",
            Seats::Both => return self.texts.get("play-seats-both"),
            Seats::Neither => "play-seats-neither",
        };
        self.texts.format(id, &self.level_values())
    }

    /// Who plays, in so many columns at most.
    pub(super) fn title(&self, width: usize) -> String {
        let title = self.seats_in_words();
        if title.chars().count() <= width {
            return title;
        }
        let id = match self.seats {
            Seats::Black => "play-title-black",
            Seats::White => "play-title-white",
            Seats::Both => "play-seats-both",
            Seats::Neither => "play-title-neither",
        };
        self.texts.format(id, &self.level_values())
    }

    /// What the players of a record are called, Black first; a person at the terminal has no name.
    pub(super) fn names(&self) -> [Option<String>; 2] {
        Color::ALL.map(|color| {
            let is_computer = !self.seats.has(color);
            is_computer.then(|| self.texts.format("play-player", &self.level_values()))
        })
    }

    /// Whose turn it is, or how the game ended.
    fn state(&self) -> String {
        announcement(&self.game, usize::MAX, Verbosity::Full, &self.texts)
    }

    /// Makes a move for whoever's turn it is, and says what came of it.
    pub(super) fn play(&mut self, square: Square, now: Duration) -> String {
        let from = self.game.plies().count();
        // A person who plays waits for the computer, and for nobody else.
        let is_awaited = self.awaits_computer() && self.seats != Seats::Neither;
        self.view = None;
        let at = self.game.not_before_last(self.at(now));
        match self.game.play(square, at) {
            Ok(()) => {
                self.rings |= is_awaited || self.game.outcome().is_some();
                announcement(&self.game, from, Verbosity::Full, &self.texts)
            }
            Err(refusal) => refusal.in_words(&self.texts),
        }
    }

    /// Lets the flag fall when the time is up, and says so.
    pub(super) fn tick(&mut self, now: Duration) -> Option<String> {
        let at = self.at(now);
        let has_fallen = self.game.tick(at);
        self.rings |= has_fallen;
        has_fallen.then(|| self.state())
    }

    /// Whether to ring the bell for what has happened since this was last asked: never while
    /// sounds are off.
    pub(super) fn takes_bell(&mut self) -> bool {
        std::mem::take(&mut self.rings) && self.has_sound
    }

    /// What is left to a person whose clock runs.
    fn running(&self, now: Duration) -> Option<(Color, TimeLeft)> {
        self.game.flag_falls_at()?;
        let color = self.game.position().side();
        let left = self.game.time_left(color, self.at(now))?;
        self.seats.has(color).then_some((color, left))
    }

    /// Says how little time a person has left, once each time that it has become so little.
    pub(super) fn warning(&mut self, now: Duration) -> Option<String> {
        let (color, left) = self.running(now)?;
        let before = self.heard[color.index()].replace(left.time)?;
        let is_due = |&warning: &Duration| left.time <= warning && warning < before;
        let is_due = WARNINGS.iter().any(is_due);
        is_due.then(|| clock(color, left, &self.texts))
    }

    /// How long it is until a clock that runs has to be spoken of: little is left, or nothing.
    pub(super) fn until_clock_speaks(&self, now: Duration) -> Option<Duration> {
        let falls = self.game.flag_falls_at()?.saturating_sub(self.at(now));
        let left = self.running(now).map(|(_, left)| left.time);
        let warnings = WARNINGS.into_iter();
        let next = warnings.filter_map(|warning| left?.checked_sub(warning));
        next.filter(|wait| !wait.is_zero()).chain([falls]).min()
    }

    /// Does what somebody wishes.
    pub(super) fn obey(&mut self, wish: &Wish, now: Duration) -> Said {
        match wish {
            Wish::Command(Command::Play(square)) => self.play_own(*square, now).into(),
            Wish::Command(Command::Query(query)) => self.answer(*query, now).into(),
            Wish::Command(Command::Action(action)) => self.act(*action, now),
            Wish::Order(order, word) => self.order(*order, word, now),
        }
    }

    fn play_own(&mut self, square: Square, now: Duration) -> String {
        match self.awaits_computer() {
            true => self.texts.get("play-not-your-turn"),
            false => self.play(square, now),
        }
    }

    fn answer(&self, query: Query, now: Duration) -> String {
        let said = answer(query, &self.game, self.ply(), self.at(now), &self.texts);
        match query {
            Query::Help => format!("{said}\n{}", self.texts.get("play-help")),
            _ => said,
        }
    }

    fn act(&mut self, action: Action, now: Duration) -> Said {
        match action {
            Action::Undo => self.step(Event::Undo, "play-undone", now).into(),
            Action::Redo => self.step(Event::Redo, "play-redone", now).into(),
            Action::Hint if self.game.outcome().is_some() || self.awaits_computer() => {
                self.texts.get("play-no-hint").into()
            }
            Action::Hint => Effect::Hint.into(),
            Action::Resign => {
                let loser = match self.seats {
                    Seats::White => Color::White,
                    Seats::Black => Color::Black,
                    Seats::Both | Seats::Neither => self.game.position().side(),
                };
                self.apply(Event::Resign(loser), now).into()
            }
            Action::Pause => self.apply(Event::Pause, now).into(),
            Action::Resume => self.apply(Event::Resume, now).into(),
            Action::New => self.begin(*self.game.rules(), now).into(),
            Action::Save => self.texts.get("play-save-name").into(),
            Action::Back => self.look(self.ply().saturating_sub(1), now).into(),
            Action::Forward => self.look(self.ply() + 1, now).into(),
            Action::Start => self.look(0, now).into(),
            Action::End => self.look(usize::MAX, now).into(),
            Action::Review => Effect::Review.into(),
        }
    }

    /// Applies an event and says how the game stands then.
    fn apply(&mut self, event: Event, now: Duration) -> String {
        let at = self.game.not_before_last(self.at(now));
        match self.game.apply(event, at) {
            Ok(()) => self.state(),
            Err(refusal) => refusal.in_words(&self.texts),
        }
    }

    /// Takes back, or makes again, up to where a person is to move.
    fn step(&mut self, event: Event, id: &str, now: Duration) -> String {
        self.view = None;
        let at = self.game.not_before_last(self.at(now));
        if let Err(refusal) = self.game.apply(event, at) {
            return refusal.in_words(&self.texts);
        }
        let is_person = |game: &Game| self.seats.has(game.position().side());
        while self.seats != Seats::Neither && !is_person(&self.game) {
            // At the start, or at the end of what was taken back, there is no more.
            if self.game.apply(event, at).is_err() {
                break;
            }
        }
        format!("{} {}", self.texts.get(id), self.state())
    }

    fn look(&mut self, ply: usize, now: Duration) -> String {
        self.look_at(ply);
        let values = [("count", self.ply().into())];
        let place = match (self.ply(), self.view) {
            (0, _) => self.texts.get("play-at-start"),
            (_, None) => self.texts.get("play-at-end"),
            _ => self.texts.format("play-at", &values),
        };
        format!("{place} {}", self.answer(Query::LastMove, now))
    }

    fn begin(&mut self, rules: Rules, now: Duration) -> String {
        self.take(Game::new(rules), now);
        self.greeting(now).join(" ")
    }

    /// Goes on with another game.
    pub(super) fn take(&mut self, game: Game, now: Duration) {
        // The clocks of a game that was read go on from its last event.
        let gone = game.log().last().map_or(Duration::ZERO, |last| last.at);
        self.game = game;
        self.began = now.saturating_sub(gone);
        self.seed = self.seed.wrapping_add(1);
        self.view = None;
        self.heard = [None; 2];
    }

    fn order(&mut self, order: Order, word: &str, now: Duration) -> Said {
        let rules = *self.game.rules();
        match order {
            Order::Quit => Effect::Quit.into(),
            Order::Save if word.is_empty() => self.texts.get("play-save-name").into(),
            Order::Save => Effect::Save(word.to_owned()).into(),
            Order::Load if word.is_empty() => self.texts.get("play-load-name").into(),
            Order::Load => Effect::Load(word.to_owned()).into(),
            Order::Level => self.set_level(word).into(),
            Order::Side => self.set_seats(word).into(),
            Order::Variant if word.is_empty() => self
                .texts
                .get(match rules.variant {
                    Variant::Othello => "play-othello",
                    Variant::Anti => "play-anti",
                })
                .into(),
            Order::Variant => match self.variant(word) {
                Some(variant) => self.begin(Rules { variant, ..rules }, now).into(),
                None => self.texts.get("play-variant-unknown").into(),
            },
            Order::Time if self.is_word(word, "play-words-none") => self
                .begin(
                    Rules {
                        time: None,
                        ..rules
                    },
                    now,
                )
                .into(),
            Order::Time => match word.parse() {
                Ok(time) => {
                    let time = Some(time);
                    self.begin(Rules { time, ..rules }, now).into()
                }
                Err(error) => InWords::in_words(&error, &self.texts).into(),
            },
            Order::Setup if word.is_empty() => Effect::SetUp.into(),
            Order::Setup => match word.parse() {
                Ok(start) => self.set_up(start, now).unwrap_or_else(|no| no).into(),
                Err(error) => InWords::in_words(&error, &self.texts).into(),
            },
            Order::Why => self.why(),
            Order::Sound => self.set_sound(word).into(),
        }
    }

    /// Asks about the move that led to the position that is looked at.
    fn why(&self) -> Said {
        let turns: Vec<Made> = self.game.turns().take(self.ply()).collect();
        let moved = turns.iter().rev().find_map(|made| match made.ply {
            Ply::Move(square) => Some((made.position, square)),
            Ply::Pass => None,
        });
        match moved {
            Some((position, played)) => Effect::Explain { position, played }.into(),
            None => self.texts.get("answer-no-turn-yet").into(),
        }
    }

    /// Turns sounds on or off, by a word or, without one, to what they are not.
    fn set_sound(&mut self, word: &str) -> String {
        self.has_sound = match word {
            "" => !self.has_sound,
            _ if self.is_word(word, "play-words-on") => true,
            _ if self.is_word(word, "play-words-off") => false,
            _ => return self.texts.get("play-sound-unknown"),
        };
        let id = match self.has_sound {
            true => "play-sound-on",
            false => "play-sound-off",
        };
        self.texts.get(id)
    }

    /// Sets the level, or says without a word which it is.
    fn set_level(&mut self, word: &str) -> String {
        if word.is_empty() {
            return self.texts.format("play-level", &self.level_values());
        }
        let Some(level) = Level::find(word) else {
            let most = Level::ALL.len().to_string().into();
            let values = [("found", quoted(word.as_ref()).into()), ("most", most)];
            return self.texts.format("level-unknown", &values);
        };
        self.level = level;
        self.texts.format("play-level", &self.level_values())
    }

    /// Sets who plays, or says without a word who does.
    fn set_seats(&mut self, word: &str) -> String {
        if word.is_empty() {
            return self.seats_in_words();
        }
        let seats = [
            ("play-words-black", Seats::Black),
            ("play-words-white", Seats::White),
            ("play-words-both", Seats::Both),
            ("play-words-none", Seats::Neither),
        ];
        let found = seats.into_iter().find(|(id, _)| self.is_word(word, id));
        let Some((_, seats)) = found else {
            return self.texts.get("play-side-unknown");
        };
        self.seats = seats;
        format!("{} {}", self.seats_in_words(), self.state())
    }

    fn variant(&self, word: &str) -> Option<Variant> {
        [
            ("play-words-othello", Variant::Othello),
            ("play-words-anti", Variant::Anti),
        ]
        .into_iter()
        .find(|(id, _)| self.is_word(word, id))
        .map(|(_, variant)| variant)
    }

    fn is_word(&self, word: &str, id: &str) -> bool {
        is_one_of(word, id, &self.texts)
    }

    /// Begins from a position, and says what is odd about it.
    ///
    /// # Errors
    /// When neither player can move there: the sentence that says so. The game goes on.
    pub(super) fn set_up(&mut self, start: Position, now: Duration) -> Result<String, String> {
        let odd = oddities(start);
        if odd.contains(&Oddity::Over) {
            return Err(Oddity::Over.in_words(&self.texts));
        }
        let mut sentences = vec![self.texts.get("play-set-up")];
        sentences.extend(odd.iter().map(|oddity| oddity.in_words(&self.texts)));
        let rules = *self.game.rules();
        sentences.push(self.begin(Rules { start, ..rules }, now));
        Ok(sentences.join(" "))
    }
}

#[cfg(test)]
mod tests;
