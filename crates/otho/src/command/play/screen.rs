//! The game full-screen: it reads keys and clicks, asks the engine on a thread of its own, draws,
//! and leaves the terminal as it was, however it ends.

mod draw;
mod layout;
mod setup;
mod state;

use std::env;
use std::io::{self, IsTerminal, Write};
use std::panic;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use otho_coach::reason::{Effort, Explanation, Question};
use otho_core::{Game, Position, Square, Variant};
use otho_text::{InWords, Texts};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers,
    MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use self::state::{Key, Look, Screen};
use super::brain::{Brain, Choice};
use super::files;
use super::review::{Review, positions};
use super::session::{BELL, Effect, Session, Start};
use crate::interrupt::Interrupt;
use crate::output::{Answer, Failure, Output, complain};

/// How long to wait for a key: shorter while something moves.
const MOVING: Duration = Duration::from_millis(30);
const STILL: Duration = Duration::from_millis(100);

/// How the terminal is to look, besides what the environment says.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub(super) is_ascii: bool,
    pub(super) is_still: bool,
}

/// Whether there is a terminal to draw on and to read keys from.
pub(super) fn has_terminal() -> bool {
    let can_draw = env::var_os("TERM").is_none_or(|name| name != "dumb");
    can_draw && io::stdin().is_terminal() && io::stdout().is_terminal()
}

pub(super) fn run(
    start: Start,
    game: Option<Game>,
    texts: Texts,
    wanted: Wanted,
    out: &mut Output,
) -> Result<Answer, Failure> {
    let mut session = Session::new(start, texts, Duration::ZERO);
    if let Some(game) = game {
        session.take(game, Duration::ZERO);
    }
    let look = Look {
        has_colors: env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        is_ascii: wanted.is_ascii || !is_unicode(),
        is_still: wanted.is_still,
    };
    let interrupt = Interrupt::listen();
    let guard = Guard::enter().map_err(|error| failure(&error, out))?;
    // Once its terminal is gone, waiting for a key never ends.
    interrupt.insist();
    let shown = Driver::new(session, look).and_then(|mut driver| driver.run(&interrupt, out));
    drop(guard);
    match shown {
        Ok(result) => result,
        Err(error) => Err(failure(&error, out)),
    }
}

fn failure(error: &io::Error, out: &Output) -> Failure {
    let reason = error.in_words(&out.texts).into();
    Failure::Usage(out.texts.format("play-no-terminal", &[("reason", reason)]))
}

/// Whether the environment says that the terminal shows more than ASCII.
fn is_unicode() -> bool {
    let value = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(env::var_os)
        .find(|value| !value.is_empty());
    let value = value.map(|value| value.to_string_lossy().to_lowercase());
    value.is_some_and(|value| value.contains("utf-8") || value.contains("utf8"))
}

/// The terminal as long as it is ours, which this says: who gives it back twice spoils what was
/// printed in between.
struct Guard {
    is_ours: Arc<AtomicBool>,
    /// What a thread of the engine has died of.
    held: Arc<Mutex<Option<String>>>,
}

impl Guard {
    fn enter() -> io::Result<Self> {
        let is_ours = Arc::new(AtomicBool::new(true));
        let held = Arc::new(Mutex::new(None));
        let guard = Self {
            is_ours: Arc::clone(&is_ours),
            held: Arc::clone(&held),
        };
        let drawing = thread::current().id();
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == drawing {
                // A panic has to be read on an ordinary screen.
                leave(&is_ours);
                report(info);
            } else if let Ok(mut held) = held.lock() {
                // Whoever draws is going to notice, and tells it when nothing is drawn any more.
                held.get_or_insert_with(|| info.to_string());
            }
        }));
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        leave(&self.is_ours);
        if let Some(report) = self.held.lock().ok().and_then(|mut held| held.take()) {
            complain(&report);
        }
    }
}

/// Gives the terminal back. If that fails, there is no terminal any more.
///
/// By standard error where that is the terminal too: standard output may be held by whatever has
/// panicked.
fn leave(is_ours: &AtomicBool) {
    if !is_ours.swap(false, Relaxed) {
        return;
    }
    let mut terminal: Box<dyn Write> = match io::stderr().is_terminal() {
        true => Box::new(io::stderr()),
        false => Box::new(io::stdout()),
    };
    _ = execute!(
        terminal,
        DisableMouseCapture,
        LeaveAlternateScreen,
        ratatui::crossterm::cursor::Show
    );
    _ = disable_raw_mode();
}

/// What the engine is asked.
enum Job {
    Choose(Choice),
    Advise(Position, Variant),
    Value(usize, Position, Variant),
    Explain(Question),
    #[cfg(debug_assertions)]
    Panic,
}

/// What it has found.
enum Found {
    Choice(Option<Square>),
    Advice(Option<Square>),
    Value(usize, (i32, Option<Square>)),
    Explanation(Box<Explanation>),
}

struct Driver {
    screen: Screen,
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
    began: Instant,
    jobs: Sender<(u64, Job)>,
    found: Receiver<(u64, Found)>,
    /// What was asked under another number is of no interest any more.
    current: Arc<AtomicU64>,
    is_asked: bool,
    /// The thread of the engine, as long as nobody has noticed its end.
    engine: Option<JoinHandle<()>>,
}

impl Driver {
    fn new(session: Session, look: Look) -> io::Result<Self> {
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        let size = terminal.size()?;
        let (jobs, to_do) = channel::<(u64, Job)>();
        let (sender, found) = channel();
        let current = Arc::new(AtomicU64::new(0));
        let number = Arc::clone(&current);
        let engine = thread::spawn(move || {
            let mut brain = Brain::default();
            for (of, job) in to_do {
                let stop = || number.load(Relaxed) != of;
                if stop() {
                    continue;
                }
                let found = match job {
                    Job::Choose(choice) => Found::Choice(brain.choose(&choice, &stop)),
                    Job::Advise(position, variant) => {
                        Found::Advice(brain.advise(position, variant, &stop))
                    }
                    Job::Value(ply, position, variant) => {
                        Found::Value(ply, brain.value(position, variant, &stop))
                    }
                    Job::Explain(question) => {
                        Found::Explanation(Box::new(brain.explain(&question, &stop)))
                    }
                    #[cfg(debug_assertions)]
                    Job::Panic => panic!("a test wanted this"),
                };
                if sender.send((of, found)).is_err() {
                    return;
                }
            }
        });
        Ok(Self {
            screen: Screen::new(session, look, (size.width, size.height)),
            terminal,
            began: Instant::now(),
            jobs,
            found,
            current,
            is_asked: false,
            engine: Some(engine),
        })
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn run(
        &mut self,
        interrupt: &Interrupt,
        out: &mut Output,
    ) -> io::Result<Result<Answer, Failure>> {
        while !interrupt.was_pressed() {
            let now = self.now();
            self.screen.tick(now);
            self.hear_engine();
            self.ask_for_move();
            self.ring()?;
            let screen = &mut self.screen;
            self.terminal.draw(|frame| {
                screen.size = (frame.area().width, frame.area().height);
                draw::draw(screen, now, frame.buffer_mut());
            })?;
            let wait = if self.screen.is_moving(now) {
                MOVING
            } else {
                STILL
            };
            if !event::poll(wait)? {
                continue;
            }
            let Some(key) = key_of(&event::read()?) else {
                continue;
            };
            #[cfg(debug_assertions)]
            self.panic_for_a_test(key);
            let before = self.concern();
            let effect = self.screen.press(key, self.now());
            if self.concern() != before {
                self.forget();
            }
            match effect {
                Some(Effect::Quit) => break,
                Some(effect) => {
                    if let Err(failure) = self.bring_about(effect, out) {
                        return Ok(Err(failure));
                    }
                }
                None => {}
            }
        }
        Ok(Ok(Answer::Yes))
    }

    /// A test of what a panic leaves behind needs one. A program that is built for use has no such
    /// key, whatever its environment says.
    #[cfg(debug_assertions)]
    fn panic_for_a_test(&self, key: Key) {
        let wanted = env::var_os("OTHO_TEST_PANIC").filter(|_| key == Key::Char('!'));
        match wanted {
            Some(place) if place == "engine" => self.ask(Job::Panic),
            Some(_) => panic!("a test wanted this"),
            None => {}
        }
    }

    /// What the engine thinks about: which game, how far it is, and whether it is played at all.
    fn concern(&self) -> (u64, usize, bool) {
        let session = &self.screen.session;
        let n_events = session.game.log().len();
        (session.seed, n_events, self.screen.is_setting_up())
    }

    /// Rings the bell if there is reason to.
    fn ring(&mut self) -> io::Result<()> {
        if !self.screen.session.takes_bell() {
            return Ok(());
        }
        let terminal = self.terminal.backend_mut();
        terminal.write_all(BELL)?;
        Write::flush(terminal)
    }

    /// Loses interest in what the engine thinks about.
    fn forget(&mut self) {
        self.current.fetch_add(1, Relaxed);
        self.is_asked = false;
        // Nobody is going to bring the rest of it.
        let review = &mut self.screen.review;
        review.take_if(|review| !review.is_complete());
    }

    fn ask(&self, job: Job) {
        // It listens as long as it runs, and ends with the program.
        _ = self.jobs.send((self.current.load(Relaxed), job));
    }

    fn ask_for_move(&mut self) {
        let session = &self.screen.session;
        let has_to_wait = self.screen.is_moving(self.now()) || self.screen.is_setting_up();
        let is_due = session.awaits_computer() && !has_to_wait;
        if !is_due || self.is_asked {
            return;
        }
        self.ask(Job::Choose(Choice::of(session, self.now())));
        self.is_asked = true;
    }

    fn hear_engine(&mut self) {
        loop {
            let (of, found) = match self.found.try_recv() {
                Ok(found) => found,
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => return self.end_with_engine(),
            };
            if of != self.current.load(Relaxed) {
                continue;
            }
            match found {
                Found::Choice(square) => {
                    self.forget();
                    let now = self.now();
                    if let Some(square) = square.filter(|_| self.screen.session.awaits_computer()) {
                        self.screen.play(square, now);
                    }
                }
                Found::Advice(square) => self.show_advice(square),
                Found::Value(ply, value) => self.show_value(ply, value),
                Found::Explanation(explanation) => {
                    let words = explanation.in_words(&self.screen.session.texts);
                    self.screen.tell(vec![words]);
                }
            }
        }
    }

    /// The engine has died, and nobody would ever answer: the program dies of the same.
    fn end_with_engine(&mut self) {
        if let Some(Err(cause)) = self.engine.take().map(JoinHandle::join) {
            panic::resume_unwind(cause);
        }
    }

    fn show_advice(&mut self, square: Option<Square>) {
        let texts = &self.screen.session.texts;
        let sentence = match square {
            Some(square) => texts.format("play-hint", &[("square", square.to_string().into())]),
            None => texts.get("play-no-hint"),
        };
        self.screen.tell(vec![sentence]);
        self.screen.hint = square;
    }

    fn show_value(&mut self, ply: usize, value: (i32, Option<Square>)) {
        let Some(review) = &mut self.screen.review else {
            return;
        };
        if let Some(known) = review.values.get_mut(ply) {
            *known = Some(value);
        }
        if review.is_complete() {
            self.tell_review();
        }
    }

    fn tell_review(&mut self) {
        let Session { game, texts, .. } = &self.screen.session;
        if let Some(review) = &self.screen.review {
            let sentences = review.worst_first(game, texts);
            self.screen.tell(sentences);
        }
    }

    fn bring_about(&mut self, effect: Effect, out: &mut Output) -> Result<(), Failure> {
        let session = &self.screen.session;
        let variant = session.game.rules().variant;
        match effect {
            Effect::Hint => self.ask(Job::Advise(session.game.position(), variant)),
            Effect::Review => {
                let positions = positions(&session.game);
                let ids = ["play-review-wait", "play-review-escape"];
                let wait = ids.map(|id| session.texts.get(id)).to_vec();
                self.screen.tell(wait);
                self.screen.review = Some(Review::of(positions.len()));
                for (ply, position) in positions.into_iter().enumerate() {
                    self.ask(Job::Value(ply, position, variant));
                }
            }
            Effect::Save(name) => {
                let sentence = files::save(session, &name, out)?;
                self.screen.tell(vec![sentence]);
            }
            Effect::Load(name) => match files::load(&name, session.game.rules(), &session.texts) {
                Err(sentence) => self.screen.tell(vec![sentence]),
                Ok(game) => self.take(game),
            },
            Effect::StopReview => {
                self.tell_review();
                self.forget();
            }
            Effect::Explain { position, played } => {
                let wait = session.texts.get("play-why-wait");
                self.screen.tell(vec![wait]);
                self.ask(Job::Explain(Question {
                    position,
                    variant,
                    played,
                    effort: Effort::default(),
                }));
            }
            // The screen has done the one, and the loop does the other.
            Effect::SetUp | Effect::Quit => {}
        }
        Ok(())
    }

    fn take(&mut self, game: Game) {
        self.forget();
        let now = self.now();
        self.screen.session.take(game, now);
        self.screen.review = None;
        self.screen.hint = None;
        let greeting = self.screen.session.greeting(now);
        self.screen.tell(greeting);
    }
}

/// The key of an event, `None` for what is none.
fn key_of(event: &Event) -> Option<Key> {
    match event {
        Event::Key(key) if key.kind == KeyEventKind::Release => None,
        Event::Key(key) => Some(match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => Key::Interrupt,
            KeyCode::Char(letter) => Key::Char(letter),
            KeyCode::Up => Key::Up,
            KeyCode::Down => Key::Down,
            KeyCode::Left => Key::Left,
            KeyCode::Right => Key::Right,
            KeyCode::Home => Key::Home,
            KeyCode::End => Key::End,
            KeyCode::PageUp => Key::Char('<'),
            KeyCode::PageDown => Key::Char('>'),
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Escape,
            KeyCode::Backspace => Key::Backspace,
            KeyCode::Tab => Key::Tab,
            _ => return None,
        }),
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            Some(Key::Click(mouse.column, mouse.row))
        }
        _ => None,
    }
}
