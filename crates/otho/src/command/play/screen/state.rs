//! What the screen shows, and how keys change it: a state and a key give a state, and perhaps
//! something for the driver to do.

use std::time::Duration;

use otho_core::{Bitboard, Color, Position, Square};
use otho_text::{Action, Command, InWords};

use super::layout::Layout;
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
        self.session.game.moment(self.session.ply()).position
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

    fn press_on_board(&mut self, key: Key, now: Duration) -> Option<Effect> {
        let action = |action| Some(Wish::Command(Command::Action(action)));
        let wish = match key {
            Key::Up => return self.step(0, -1),
            Key::Down => return self.step(0, 1),
            Key::Left => return self.step(-1, 0),
            Key::Right => return self.step(1, 0),
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
            Key::Char('q') => Some(Wish::Order(Order::Quit, String::new())),
            Key::Char(':' | '/') => {
                self.mode = Mode::Prompt(String::new());
                None
            }
            Key::Char('?') => {
                self.mode = Mode::Help;
                None
            }
            Key::Char(_) | Key::Escape | Key::Backspace | Key::Interrupt => None,
        };
        self.obey(&wish?, now)
    }

    /// Moves the cursor, which stays on the board.
    fn step(&mut self, columns: isize, rows: isize) -> Option<Effect> {
        let column = self.cursor.column().saturating_add_signed(columns);
        let row = self.cursor.row().saturating_add_signed(rows);
        self.cursor = Square::from_column_row(column, row).unwrap_or(self.cursor);
        None
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
        let said = self.session.obey(wish, now);
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
}
