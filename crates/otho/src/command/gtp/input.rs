//! Standard input as a queue of lines, so that the engine can think until the next one comes.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::line::{self, Line};

/// A controller that knows what to say next says it sooner than this.
const GRACE: Duration = Duration::from_millis(10);

/// How many lines are read ahead: more would be memory that whoever writes could fill.
const AHEAD: usize = 16;

/// The lines of standard input as they come.
pub(super) struct Input {
    lines: Receiver<Line>,
    /// How many have come, their end counted as one.
    n_come: Arc<AtomicU64>,
    n_taken: u64,
}

impl Input {
    /// Reads from now on, on a thread of its own that ends with the input or with the program.
    pub(super) fn listen() -> Self {
        let (sender, lines) = sync_channel(AHEAD);
        let n_come = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&n_come);
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let line = line::next(&mut input);
                counter.fetch_add(1, Relaxed);
                let Some(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self {
            lines,
            n_come,
            n_taken: 0,
        }
    }

    /// The next line, nothing at the end. Until it comes, `meanwhile` has the time; what it is
    /// given says when that is over.
    pub(super) fn next(
        &mut self,
        meanwhile: impl FnOnce(&(dyn Fn() -> bool + Sync)),
    ) -> Option<Line> {
        let line = match self.lines.recv_timeout(GRACE) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => {
                let (n_come, n_taken) = (&self.n_come, self.n_taken);
                meanwhile(&|| n_come.load(Relaxed) > n_taken);
                self.lines.recv().ok()
            }
        };
        self.n_taken += 1;
        line
    }
}
