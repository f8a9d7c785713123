//! Ctrl-C: the first one asks long work to end with what it has, the second ends the program.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// What a shell reports of a program that Ctrl-C has ended.
const ENDED_BY_INTERRUPT: i32 = 130;

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
}
