//! What the screen shows, and how keys change it: a state and a key give a state, and perhaps
//! something for the driver to do.

use std::time::Duration;

use otho_core::{Bitboard, Color, Position, Square};
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
    pub(super) message: Vec<String>,
    pub(super) hint: Option<Square>,
    pub(super) review: Option<Review>,
    flips: Option<Flips>,
}

impl Screen {
    pub(super) fn new(session: Session, look: Look, size: (u16, u16)) -> Self {
        Self {
            message: session.greeting(),
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
                self.message = vec![unknown.in_words(&self.session.texts)];
                None
            }
        }
    }

    /// Begins to set up a position, from the one that is shown.
    fn set_up(&mut self) {
        self.hint = None;
        self.message = vec![self.session.texts.get("play-setup-keys")];
        self.mode = Mode::Setup(self.position());
    }

    fn press_in_setup(&mut self, position: Position, key: Key, now: Duration) {
        self.message = vec![self.session.texts.get("play-setup-keys")];
        let changed = match key {
            Key::Escape => {
                self.message = self.session.greeting();
                return;
            }
            Key::Char('p') => match self.session.set_up(position, now) {
                Ok(sentence) => {
                    self.review = None;
                    self.message = vec![sentence];
                    return;
                }
                Err(sentence) => {
                    self.message = vec![sentence];
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
        let sentence = self.session.play(square, now);
        self.after(before, vec![sentence], now);
    }

    /// Shows what has happened since the game had so many turns.
    fn after(&mut self, before: usize, sentences: Vec<String>, now: Duration) {
        if !sentences.is_empty() {
            self.message = sentences;
        }
        let n_turns = self.session.game.plies().count();
        if n_turns != before {
            self.hint = None;
            self.review = None;
        }
        if n_turns > before && !self.look.is_still {
            let made = self.session.game.turns().nth(before);
            self.flips = made.and_then(|made| match made.ply {
                otho_core::Ply::Move(from) => Some(Flips {
                    since: now,
                    from,
                    discs: made.flips(),
                    color: made.side(),
                }),
                otho_core::Ply::Pass => None,
            });
        }
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self, now: Duration) {
        if let Some(sentence) = self.session.tick(now) {
            self.message = vec![sentence];
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
mod tests {
    use otho_core::Rules;
    use otho_engine::level::Level;
    use otho_text::{Language, Texts};

    use super::*;
    use crate::command::play::session::{Seats, Start};

    const NOW: Duration = Duration::from_secs(1);

    pub(crate) fn screen(seats: Seats, is_still: bool) -> Screen {
        let start = Start {
            rules: Rules::default(),
            seats,
            level: &Level::ALL[4],
            seed: 1,
            has_sound: false,
        };
        let session = Session::new(start, Texts::new(Language::En), Duration::ZERO);
        let look = Look {
            has_colors: false,
            is_ascii: true,
            is_still,
        };
        Screen::new(session, look, (40, 16))
    }

    fn typed(screen: &mut Screen, text: &str) -> Option<Effect> {
        let mut effect = screen.press(Key::Char(':'), NOW);
        for letter in text.chars() {
            effect = effect.or(screen.press(Key::Char(letter), NOW));
        }
        effect.or(screen.press(Key::Enter, NOW))
    }

    #[test]
    fn the_cursor_stays_on_the_board_and_enter_plays_where_it_is() {
        let mut screen = screen(Seats::Both, true);
        for _ in 0..9 {
            screen.press(Key::Up, NOW);
            screen.press(Key::Left, NOW);
        }
        assert_eq!(screen.cursor, Square::A1);
        screen.press(Key::Enter, NOW);
        assert_eq!(screen.session.game.plies().count(), 0);
        assert!(screen.message[0].contains("cannot play a1"));
        for key in [Key::Right; 3].into_iter().chain([Key::Down; 2]) {
            screen.press(key, NOW);
        }
        screen.press(Key::Char(' '), NOW);
        assert_eq!(screen.session.game.transcript(), "d3");
    }

    #[test]
    fn a_click_plays_and_beside_the_board_it_does_nothing() {
        let mut screen = screen(Seats::Both, true);
        let place = Layout::of((40, 16)).unwrap().square(Square::F5);
        assert_eq!(screen.press(Key::Click(place.x, place.y), NOW), None);
        assert_eq!(screen.session.game.transcript(), "f5");
        assert_eq!(screen.cursor, Square::F5);
        screen.press(Key::Click(39, 15), NOW);
        assert_eq!(screen.session.game.transcript(), "f5");
    }

    #[test]
    fn keys_undo_redo_and_look_back() {
        let mut screen = screen(Seats::Both, true);
        assert_eq!(typed(&mut screen, "f5"), None);
        assert_eq!(typed(&mut screen, "d6"), None);
        screen.press(Key::Char('<'), NOW);
        assert_eq!(screen.session.ply(), 1);
        screen.press(Key::Home, NOW);
        assert_eq!(screen.position(), Position::START);
        screen.press(Key::End, NOW);
        assert_eq!(screen.session.ply(), 2);
        screen.press(Key::Char('u'), NOW);
        assert_eq!(screen.session.game.transcript(), "f5");
        screen.press(Key::Char('r'), NOW);
        assert_eq!(screen.session.game.transcript(), "f5d6");
    }

    #[test]
    fn what_needs_an_engine_a_file_or_the_end_is_left_to_the_driver() {
        let mut screen = screen(Seats::Both, true);
        assert_eq!(screen.press(Key::Char('h'), NOW), Some(Effect::Hint));
        assert_eq!(screen.press(Key::Char('v'), NOW), Some(Effect::Review));
        assert_eq!(screen.press(Key::Char('q'), NOW), Some(Effect::Quit));
        assert_eq!(screen.press(Key::Interrupt, NOW), Some(Effect::Quit));
        screen.press(Key::Char('s'), NOW);
        assert_eq!(screen.mode, Mode::Prompt("save ".to_owned()));
        let name = "a.sgf".chars().map(Key::Char);
        name.for_each(|key| _ = screen.press(key, NOW));
        let saved = screen.press(Key::Enter, NOW);
        assert_eq!(saved, Some(Effect::Save("a.sgf".to_owned())));
        assert_eq!(screen.mode, Mode::Board);
    }

    #[test]
    fn a_prompt_can_be_left_and_help_closed() {
        let mut screen = screen(Seats::Both, true);
        screen.press(Key::Char(':'), NOW);
        screen.press(Key::Char('x'), NOW);
        screen.press(Key::Backspace, NOW);
        assert_eq!(screen.mode, Mode::Prompt(String::new()));
        screen.press(Key::Backspace, NOW);
        assert_eq!(screen.mode, Mode::Board);
        screen.press(Key::Char('?'), NOW);
        assert_eq!(screen.mode, Mode::Help);
        screen.press(Key::Enter, NOW);
        assert_eq!(screen.mode, Mode::Board);
        assert_eq!(screen.session.game.plies().count(), 0);
    }

    #[test]
    fn discs_turn_from_near_to_far_and_a_key_ends_it() {
        let mut screen = screen(Seats::Both, false);
        typed(&mut screen, "f5");
        let at = |ms| NOW + Duration::from_millis(ms);
        assert_eq!(screen.shown(Square::F5, at(0)), Shown::Disc(Color::Black));
        assert_eq!(screen.shown(Square::E5, at(0)), Shown::Disc(Color::White));
        assert_eq!(screen.shown(Square::E5, at(100)), Shown::Turning);
        assert_eq!(screen.shown(Square::E5, at(200)), Shown::Disc(Color::Black));
        assert!(screen.is_moving(at(500)) && !screen.is_moving(at(600)));
        screen.press(Key::Left, at(10));
        assert_eq!(screen.shown(Square::E5, at(10)), Shown::Disc(Color::Black));
    }

    #[test]
    fn levels_variants_and_starts_are_typed() {
        let mut screen = screen(Seats::Black, true);
        typed(&mut screen, "level 7");
        assert_eq!(screen.session.level.number(), 7);
        typed(&mut screen, "variant anti");
        assert_eq!(
            screen.session.game.rules().variant,
            otho_core::Variant::Anti
        );
        typed(&mut screen, "side white");
        assert!(screen.session.awaits_computer());
        screen.press(Key::Enter, NOW);
        assert!(screen.message[0].contains("computer"));
        typed(&mut screen, &format!("setup {:-<64} X", "OX-----OX"));
        assert_eq!(screen.position().count().empties(), 60);
    }

    #[test]
    fn a_position_is_set_up_by_keys_and_clicks_and_played_when_it_can_be() {
        let mut screen = screen(Seats::Both, true);
        let press = |screen: &mut Screen, keys: &str| {
            keys.chars()
                .for_each(|key| _ = screen.press(Key::Char(key), NOW));
        };
        press(&mut screen, "ec");
        assert!(screen.is_setting_up());
        assert_eq!(screen.position().count().empties(), 64);
        press(&mut screen, "p");
        assert!(screen.message[0].starts_with("Neither player has a move"));
        let layout = Layout::of(screen.size).unwrap();
        for square in [Square::A1, Square::B1, Square::B1] {
            let place = layout.square(square);
            screen.press(Key::Click(place.x, place.y), NOW);
        }
        assert_eq!(screen.cursor, Square::B1);
        screen.press(Key::Click(layout.panel.x, layout.panel.y + 1), NOW);
        assert_eq!(screen.position().side(), Color::White);
        // White has to pass, which is no reason not to begin.
        press(&mut screen, "p");
        assert_eq!(screen.mode, Mode::Board);
        let start = screen.session.game.rules().start;
        assert_eq!(start, format!("{:-<64} O", "XO").parse().unwrap());
        typed(&mut screen, "c1");
        assert_eq!(screen.position().count().black, 3);
    }

    #[test]
    fn who_leaves_the_setup_finds_the_game_as_it_was() {
        let mut screen = screen(Seats::Both, true);
        typed(&mut screen, "f5");
        let before = screen.position();
        assert_eq!(typed(&mut screen, "setup"), None);
        for key in [Key::Char('x'), Key::Right, Key::Enter, Key::Char('t')] {
            screen.press(key, NOW);
        }
        assert_ne!(screen.position(), before);
        screen.press(Key::Escape, NOW);
        assert_eq!((screen.position(), &screen.mode), (before, &Mode::Board));
        assert_eq!(screen.session.game.transcript(), "f5");
    }

    #[test]
    fn what_was_found_about_a_move_is_said_when_it_is_looked_at() {
        let mut screen = screen(Seats::Both, true);
        typed(&mut screen, "f5");
        typed(&mut screen, "f4");
        let value = |value| Some((value, Some(Square::D6)));
        screen.review = Some(Review {
            values: vec![value(0), value(0), value(9)],
        });
        screen.press(Key::Home, NOW);
        assert_eq!(screen.message.len(), 1);
        screen.press(Key::End, NOW);
        assert!(screen.message[1].contains("9 discs worse than d6"));
        assert_eq!(screen.press(Key::Escape, NOW), None);
        screen.review = Some(Review::of(3));
        assert_eq!(screen.press(Key::Escape, NOW), Some(Effect::StopReview));
    }
}
