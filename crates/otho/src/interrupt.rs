//! Ctrl-C, or the system's request to end: the first one asks long work to end with what it has,
//! the second ends the program.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;
use std::{process, thread};

/// What a shell reports of a program that Ctrl-C has ended.
const ENDED_BY_INTERRUPT: i32 = 130;

/// How long a program that was asked to end may take to do so, where that is insisted on.
const GRACE: Duration = Duration::from_secs(3);

/// How often that is looked at.
const GLANCE: Duration = Duration::from_millis(200);

/// Whether Ctrl-C has been pressed.
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens from now on. Where the system does not allow it, Ctrl-C ends the program as ever.
    pub(crate) fn listen() -> Self {
        let was_pressed = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&was_pressed);
        _ = ctrlc::set_handler(move || {
            if flag.swap(true, Relaxed) {
                process::exit(ENDED_BY_INTERRUPT);
            }
        });
        Self(was_pressed)
    }

    pub(crate) fn was_pressed(&self) -> bool {
        self.0.load(Relaxed)
    }

    /// Ends the program when it is asked to end and does not.
    pub(crate) fn insist(&self) {
        let was_pressed = Arc::clone(&self.0);
        thread::spawn(move || {
            while !was_pressed.load(Relaxed) {
                thread::sleep(GLANCE);
            }
            thread::sleep(GRACE);
            process::exit(ENDED_BY_INTERRUPT);
        });
    }
}
