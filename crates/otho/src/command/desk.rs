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

/// Where lines come in.
pub(super) struct Desk {
    events: Receiver<Event>,
    sender: SyncSender<Event>,
    waiting: VecDeque<Line>,
    is_at_end: bool,
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
        mut show: impl FnMut(Vec<Report>) -> Result<(), Failure>,
    ) -> Result<T, Failure> {
        let stop = AtomicBool::new(self.is_urged(is_urgent));
        let sender = self.sender.clone();
        thread::scope(|scope| {
            let thinking = scope.spawn(|| {
                let done = OnDrop(sender);
                let mut sink = |reports| _ = done.0.send(Event::Progress(reports));
                thought(&|| stop.load(Relaxed), &mut sink)
            });
            let mut shown = Ok(());
            loop {
                match self.events.recv().expect("the thought can send") {
                    Event::Done => break,
                    Event::Progress(reports) if shown.is_ok() => {
                        shown = show(reports);
                        stop.fetch_or(shown.is_err(), Relaxed);
                    }
                    Event::Progress(_) => {}
                    Event::Line(line) => {
                        let is_flood = self.waiting.len() >= MOST_WAITING;
                        stop.fetch_or(is_flood || is_urgent(Some(&line)), Relaxed);
                        self.waiting.push_back(line);
                    }
                    Event::End => {
                        self.is_at_end = true;
                        stop.fetch_or(is_urgent(None), Relaxed);
                    }
                }
            }
            let found = thinking.join().expect("a thought does not panic");
            shown.map(|()| found)
        })
    }
}

/// Says that the thought is over, however it ends.
struct OnDrop(SyncSender<Event>);

impl Drop for OnDrop {
    fn drop(&mut self) {
        _ = self.0.send(Event::Done);
    }
}
