//! Standard input and a search side by side: lines go on coming while the engine thinks, and some
//! of them end its thought.

use std::collections::VecDeque;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use otho_engine::Report;

use super::line::{self, Line};
use crate::output::Failure;

/// How much may wait to be taken: more would be memory that whoever writes could fill.
const AHEAD: usize = 16;

/// With so many lines waiting, no thought is worth to go on.
const MOST_WAITING: usize = 1000;

/// How often it is looked whether anybody is still there, once the input is at its end.
const GLANCE: Duration = Duration::from_millis(500);

enum Event {
    Line(Line),
    /// The input is at its end.
    End,
    Progress(Vec<Report>),
    /// The thought is at its end.
    Done,
}

/// What a line, or the end of the input, means for a thought that is going on.
pub(super) type Urgency<'a> = &'a dyn Fn(Option<&Line>) -> bool;

/// What becomes of a line that comes while the engine thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heed {
    /// It waits until the thought is over.
    Wait,
    /// It waits, and ends the thought.
    Stop,
    /// It has been answered.
    Done,
}

/// Whoever attends to what happens while the engine thinks.
pub(super) trait Attendant {
    /// Hears a line, or the end of the input.
    fn hear(&mut self, line: Option<&Line>) -> Result<Heed, Failure>;

    /// Is shown what has been found so far.
    fn show(&mut self, reports: Vec<Report>) -> Result<(), Failure>;
}

/// One who answers nothing before the thought is over.
struct Silent<'a, S> {
    is_urgent: Urgency<'a>,
    show: S,
}

impl<S: FnMut(Vec<Report>) -> Result<(), Failure>> Attendant for Silent<'_, S> {
    fn hear(&mut self, line: Option<&Line>) -> Result<Heed, Failure> {
        Ok(match (self.is_urgent)(line) {
            true => Heed::Stop,
            false => Heed::Wait,
        })
    }

    fn show(&mut self, reports: Vec<Report>) -> Result<(), Failure> {
        (self.show)(reports)
    }
}

/// Where lines come in.
pub(super) struct Desk {
    events: Receiver<Event>,
    sender: SyncSender<Event>,
    waiting: VecDeque<Line>,
    is_at_end: bool,
    /// The process that has started this one, where the system tells it.
    parent: Option<u32>,
}

impl Desk {
    /// Reads from now on, on a thread of its own that ends with the input or with the program.
    pub(super) fn open() -> Self {
        let (sender, events) = sync_channel(AHEAD);
        let lines = sender.clone();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Some(line) = line::next(&mut input) {
                if lines.send(Event::Line(line)).is_err() {
                    return;
                }
            }
            // Where nobody listens any more, nobody needs to know.
            _ = lines.send(Event::End);
        });
        Self {
            events,
            sender,
            waiting: VecDeque::new(),
            is_at_end: false,
            parent: parent(),
        }
    }

    /// The next line, nothing at the end.
    pub(super) fn next(&mut self) -> Option<Line> {
        while self.waiting.is_empty() && !self.is_at_end {
            match self.events.recv() {
                Ok(event) => self.take(event),
                Err(_) => self.is_at_end = true,
            }
        }
        self.waiting.pop_front()
    }

    /// Takes the next line away if it is there and says nothing.
    pub(super) fn skip_blank_line(&mut self) {
        let is_blank = |line: &Line| line.words().next().is_none() && *line != Line::TooLong;
        if self.waiting.front().is_some_and(is_blank) {
            self.waiting.pop_front();
        }
    }

    /// Whether nothing comes for so long.
    pub(super) fn is_quiet(&mut self, patience: Duration) -> bool {
        if !self.waiting.is_empty() || self.is_at_end {
            return false;
        }
        match self.events.recv_timeout(patience) {
            Ok(event) => {
                self.take(event);
                false
            }
            Err(error) => error == RecvTimeoutError::Timeout,
        }
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Line(line) => self.waiting.push_back(line),
            Event::End => self.is_at_end = true,
            // They are taken while the thought goes on.
            Event::Progress(_) | Event::Done => {}
        }
    }

    /// Whether something that is urgent waits to be taken.
    pub(super) fn is_urged(&self, is_urgent: Urgency<'_>) -> bool {
        self.waiting.iter().any(|line| is_urgent(Some(line))) || self.is_at_end && is_urgent(None)
    }

    /// Thinks on a thread of its own, until the thought is done or what comes in is urgent.
    ///
    /// The thought is given what says that it is to end, and a sink for what it finds, which
    /// `show` gets. Lines wait until it is over.
    ///
    /// # Errors
    /// When what was found cannot be shown; the thought has ended then.
    pub(super) fn think<T: Send>(
        &mut self,
        is_urgent: Urgency<'_>,
        thought: impl FnOnce(&(dyn Fn() -> bool + Sync), &mut dyn FnMut(Vec<Report>)) -> T + Send,
        show: impl FnMut(Vec<Report>) -> Result<(), Failure>,
    ) -> Result<T, Failure> {
        self.attend(&mut Silent { is_urgent, show }, thought)
    }

    /// The same with somebody who may answer lines while the thought goes on.
    ///
    /// # Errors
    /// When nobody can be answered any more; the thought has ended then.
    pub(super) fn attend<T: Send>(
        &mut self,
        attendant: &mut dyn Attendant,
        thought: impl FnOnce(&(dyn Fn() -> bool + Sync), &mut dyn FnMut(Vec<Report>)) -> T + Send,
    ) -> Result<T, Failure> {
        let stop = AtomicBool::new(self.heed_waiting(attendant)?);
        let sender = self.sender.clone();
        thread::scope(|scope| {
            let thinking = scope.spawn(|| {
                let done = OnDrop(sender);
                let mut sink = |reports| _ = done.0.send(Event::Progress(reports));
                thought(&|| stop.load(Relaxed), &mut sink)
            });
            let mut answered = Ok(());
            loop {
                let Some(event) = self.event() else {
                    stop.store(true, Relaxed);
                    continue;
                };
                if matches!(event, Event::Done) {
                    break;
                }
                let heeded = match answered {
                    Ok(()) => self.heed(event, attendant),
                    // Nobody can be told anything any more.
                    Err(_) => Ok(true),
                };
                stop.fetch_or(!matches!(heeded, Ok(false)), Relaxed);
                answered = answered.and(heeded.map(|_| ()));
            }
            let found = thinking.join().expect("a thought does not panic");
            answered.map(|()| found)
        })
    }

    /// Waits for what happens next; nothing where nobody is left for whom it would happen: the
    /// input is at its end, and the program that has started this one is gone. A thought may have
    /// no end of its own.
    fn event(&self) -> Option<Event> {
        const WHY: &str = "the thought can send";
        if !self.is_at_end {
            return Some(self.events.recv().expect(WHY));
        }
        loop {
            match self.events.recv_timeout(GLANCE) {
                Ok(event) => return Some(event),
                Err(RecvTimeoutError::Disconnected) => panic!("{WHY}"),
                Err(RecvTimeoutError::Timeout) if parent() != self.parent => return None,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Attends to what has come in before the thought began; whether that ends it.
    fn heed_waiting(&mut self, attendant: &mut dyn Attendant) -> Result<bool, Failure> {
        let mut is_urged = self.is_at_end && attendant.hear(None)? == Heed::Stop;
        for line in std::mem::take(&mut self.waiting) {
            is_urged |= self.heed(Event::Line(line), attendant)?;
        }
        Ok(is_urged)
    }

    /// Attends to what happens while the engine thinks; whether that ends the thought.
    fn heed(&mut self, event: Event, attendant: &mut dyn Attendant) -> Result<bool, Failure> {
        match event {
            Event::Done => Ok(false),
            Event::Progress(reports) => attendant.show(reports).map(|()| false),
            Event::End => {
                self.is_at_end = true;
                Ok(attendant.hear(None)? == Heed::Stop)
            }
            Event::Line(line) => {
                let heed = attendant.hear(Some(&line))?;
                let is_flood = self.waiting.len() >= MOST_WAITING;
                if heed != Heed::Done {
                    self.waiting.push_back(line);
                }
                Ok(is_flood || heed == Heed::Stop)
            }
        }
    }
}

/// The process that has started this one; when it ends, another one takes its place.
#[cfg(unix)]
fn parent() -> Option<u32> {
    Some(std::os::unix::process::parent_id())
}

#[cfg(not(unix))]
fn parent() -> Option<u32> {
    None
}

/// Says that the thought is over, however it ends.
struct OnDrop(SyncSender<Event>);

impl Drop for OnDrop {
    fn drop(&mut self) {
        _ = self.0.send(Event::Done);
    }
}
