//! What the screen shows, and how keys change it: a state and a key give a state, and perhaps
//! something for the driver to do.

use std::time::Duration;

use otho_core::{Bitboard, Color, Ply, Position, Square};
use otho_text::{Action, Command, InWords};

use super::layout::Layout;
use super::setup;
use crate::command::play::review::Review;
use crate::command::play::session::{Effect, Session};
use crate::command::play::wish::{Order, Wish};

/// A key, or a click on a place of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Char(char),
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    Enter,
    Escape,
    Backspace,
    Tab,
    Click(u16, u16),
    /// Ctrl-C.
    Interrupt,
}

/// What keys are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    Board,
    /// A command is being typed.
    Prompt(String),
    /// This position is being set up.
    Setup(Position),
    Help,
}

/// How the screen looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) has_colors: bool,
    pub(super) is_ascii: bool,
    pub(super) is_still: bool,
}

/// What is shown on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    Empty,
    Disc(Color),
    /// A disc that is being turned over.
    Turning,
}

/// Discs that are being turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Flips {
    since: Duration,
    from: Square,
    discs: Bitboard,
    /// What they turn to.
    color: Color,
}

/// How much later a disc turns for every square of distance, and how long it takes.
const DELAY: Duration = Duration::from_millis(60);
const TURN: Duration = Duration::from_millis(120);

/// The longest command that can be typed.
const LONGEST: usize = 200;

pub(super) struct Screen {
    pub(super) session: Session,
    pub(super) look: Look,
    pub(super) size: (u16, u16),
    pub(super) cursor: Square,
    pub(super) mode: Mode,
    message: Vec<String>,
    /// Which part of a message that is longer than its room is shown; they come round.
    page: usize,
    pub(super) hint: Option<Square>,
    pub(super) review: Option<Review>,
    flips: Option<Flips>,
}

impl Screen {
    pub(super) fn new(session: Session, look: Look, size: (u16, u16)) -> Self {
        Self {
            message: session.greeting(Duration::ZERO),
            page: 0,
            session,
            look,
            size,
            cursor: Square::D3,
            mode: Mode::Board,
            hint: None,
            review: None,
            flips: None,
        }
    }

    /// Says something in place of what was said before.
    pub(super) fn tell(&mut self, sentences: Vec<String>) {
        self.message = sentences;
        self.page = 0;
    }

    /// What was said last, and which part of it is to be shown where there is not room for all.
    pub(super) fn message(&self) -> (&[String], usize) {
        (&self.message, self.page)
    }

    /// The position that is shown.
    pub(super) fn position(&self) -> Position {
        match self.mode {
            Mode::Setup(position) => position,
            _ => self.session.game.moment(self.session.ply()).position,
        }
    }

    /// Whether a position is being set up; the computer has to wait then.
    pub(super) const fn is_setting_up(&self) -> bool {
        matches!(self.mode, Mode::Setup(_))
    }

    pub(super) fn press(&mut self, key: Key, now: Duration) -> Option<Effect> {
        // Who presses a key has seen enough.
        self.flips = None;
        if key == Key::Interrupt {
            return Some(Effect::Quit);
        }
        match std::mem::replace(&mut self.mode, Mode::Board) {
            Mode::Help => None,
            Mode::Prompt(text) => self.type_into(text, key, now),
            Mode::Setup(position) => {
                self.press_in_setup(position, key, now);
                None
            }
            Mode::Board => self.press_on_board(key, now),
        }
    }

    fn type_into(&mut self, mut text: String, key: Key, now: Duration) -> Option<Effect> {
        match key {
            Key::Enter => return self.obey_text(&text, now),
            Key::Escape => return None,
            Key::Backspace if text.pop().is_none() => return None,
            Key::Char(letter) if text.chars().count() < LONGEST => text.push(letter),
            _ => {}
        }
        self.mode = Mode::Prompt(text);
        None
    }

    fn obey_text(&mut self, text: &str, now: Duration) -> Option<Effect> {
        match Wish::parse(text, &self.session.texts) {
            Ok(wish) => self.obey(&wish, now),
            Err(unknown) => {
                self.tell(vec![unknown.in_words(&self.session.texts)]);
                None
            }
        }
    }

    /// Begins to set up a position, from the one that is shown.
    fn set_up(&mut self) {
        self.hint = None;
        self.tell(vec![self.session.texts.get("play-setup-keys")]);
        self.mode = Mode::Setup(self.position());
    }

    fn press_in_setup(&mut self, position: Position, key: Key, now: Duration) {
        self.tell(vec![self.session.texts.get("play-setup-keys")]);
        let changed = match key {
            Key::Escape => {
                self.tell(self.session.greeting(now));
                return;
            }
            Key::Char('p') => match self.session.set_up(position, now) {
                Ok(sentence) => {
                    self.review = None;
                    self.tell(vec![sentence]);
                    return;
                }
                Err(sentence) => {
                    self.tell(vec![sentence]);
                    position
                }
            },
            Key::Click(x, y) => {
                let layout = Layout::of(self.size);
                let square = layout.and_then(|layout| layout.square_at(x, y));
                let side = layout.and_then(|layout| layout.side_at(x, y));
                self.cursor = square.unwrap_or(self.cursor);
                match (square, side) {
                    (Some(square), _) => setup::cycled(position, square),
                    (None, Some(side)) => setup::with_side(position, side),
                    (None, None) => position,
                }
            }
            _ => {
                self.step_by(key);
                setup::pressed(position, key, self.cursor)
            }
        };
        self.mode = Mode::Setup(changed);
    }

    fn press_on_board(&mut self, key: Key, now: Duration) -> Option<Effect> {
        let action = |action| Some(Wish::Command(Command::Action(action)));
        let order = |order| Some(Wish::Order(order, String::new()));
        let wish = match key {
            Key::Up | Key::Down | Key::Left | Key::Right => {
                self.step_by(key);
                None
            }
            Key::Enter | Key::Char(' ') => Some(Wish::Command(Command::Play(self.cursor))),
            Key::Click(x, y) => {
                let square = Layout::of(self.size).and_then(|layout| layout.square_at(x, y))?;
                self.cursor = square;
                Some(Wish::Command(Command::Play(square)))
            }
            Key::Home => action(Action::Start),
            Key::End => action(Action::End),
            Key::Char('<' | ',') => action(Action::Back),
            Key::Char('>' | '.') => action(Action::Forward),
            Key::Char('u') => action(Action::Undo),
            Key::Char('r') => action(Action::Redo),
            Key::Char('h') => action(Action::Hint),
            Key::Char('n') => action(Action::New),
            Key::Char('v') => action(Action::Review),
            Key::Char('p') if self.session.game.is_paused() => action(Action::Resume),
            Key::Char('p') => action(Action::Pause),
            Key::Char('s') => return self.prompt("command-words-save"),
            Key::Char('o') => return self.prompt("play-words-load"),
            Key::Char('l') => return self.prompt("play-words-level"),
            Key::Char('e') => order(Order::Setup),
            Key::Char('w') => order(Order::Why),
            Key::Char('b') => order(Order::Sound),
            Key::Char('q') => order(Order::Quit),
            Key::Char(':' | '/') => {
                self.mode = Mode::Prompt(String::new());
                None
            }
            Key::Char('?') => {
                self.mode = Mode::Help;
                None
            }
            Key::Tab => {
                self.page += 1;
                None
            }
            Key::Escape => {
                let is_going_on = |review: &Review| !review.is_complete();
                let stops = self.review.as_ref().is_some_and(is_going_on);
                return stops.then_some(Effect::StopReview);
            }
            Key::Char(_) | Key::Backspace | Key::Interrupt => None,
        };
        self.obey(&wish?, now)
    }

    /// Moves the cursor by an arrow; it stays on the board.
    fn step_by(&mut self, key: Key) {
        let (columns, rows) = match key {
            Key::Up => (0, -1),
            Key::Down => (0, 1),
            Key::Left => (-1, 0),
            Key::Right => (1, 0),
            _ => return,
        };
        let column = self.cursor.column().saturating_add_signed(columns);
        let row = self.cursor.row().saturating_add_signed(rows);
        self.cursor = Square::from_column_row(column, row).unwrap_or(self.cursor);
    }

    /// Begins a command with the first of these words.
    fn prompt(&mut self, id: &str) -> Option<Effect> {
        let words = self.session.texts.get(id);
        let word = words.split(',').next().unwrap_or_default();
        self.mode = Mode::Prompt(format!("{word} "));
        None
    }

    fn obey(&mut self, wish: &Wish, now: Duration) -> Option<Effect> {
        let before = self.session.game.plies().count();
        let seen = self.session.ply();
        let mut said = self.session.obey(wish, now);
        if said.effect == Some(Effect::SetUp) {
            self.set_up();
            return None;
        }
        if let Some(review) = &self.review
            && self.session.ply() != seen
        {
            let Session { game, texts, .. } = &self.session;
            let found = review.sentence_at(self.session.ply(), game, texts);
            said.sentences.extend(found);
        }
        self.after(before, said.sentences, now);
        said.effect
    }

    /// Makes the computer's move.
    pub(super) fn play(&mut self, square: Square, now: Duration) {
        let before = self.session.game.plies().count();
        let has_passed = self.session.game.plies().next_back() == Some(Ply::Pass);
        // That somebody has to pass would be gone before it is read.
        let kept = self.message.last().filter(|_| has_passed).cloned();
        let sentence = self.session.play(square, now);
        self.after(before, kept.into_iter().chain([sentence]).collect(), now);
    }

    /// Shows what has happened since the game had so many turns.
    fn after(&mut self, before: usize, sentences: Vec<String>, now: Duration) {
        if !sentences.is_empty() {
            self.tell(sentences);
        }
        let n_turns = self.session.game.plies().count();
        if n_turns != before {
            self.hint = None;
            self.review = None;
        }
        if n_turns > before && !self.look.is_still {
            let made = self.session.game.turns().nth(before);
            self.flips = made.and_then(|made| match made.ply {
                Ply::Move(from) => Some(Flips {
                    since: now,
                    from,
                    discs: made.flips(),
                    color: made.side(),
                }),
                Ply::Pass => None,
            });
        }
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self, now: Duration) {
        if let Some(sentence) = self.session.tick(now) {
            self.tell(vec![sentence]);
        }
        if !self.is_moving(now) {
            self.flips = None;
        }
    }

    /// Whether discs are being turned over.
    pub(super) fn is_moving(&self, now: Duration) -> bool {
        let end = |flips: &Flips| flips.since + DELAY * 7 + TURN;
        self.flips.as_ref().is_some_and(|flips| now < end(flips))
    }

    /// What to show on a square.
    pub(super) fn shown(&self, square: Square, now: Duration) -> Shown {
        let Some(disc) = self.position().disc_at(square) else {
            return Shown::Empty;
        };
        let Some(flips) = self.flips.filter(|flips| flips.discs.contains(square)) else {
            return Shown::Disc(disc);
        };
        let distance = flips.from.column().abs_diff(square.column());
        let distance = distance.max(flips.from.row().abs_diff(square.row()));
        let begin = flips.since + DELAY * distance as u32;
        if now < begin {
            Shown::Disc(!flips.color)
        } else if now < begin + TURN {
            Shown::Turning
        } else {
            Shown::Disc(disc)
        }
    }
}

#[cfg(test)]
mod tests;
