//! A word to a search that it is to end, heard both by threads that compute and tasks that wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use tokio::sync::Notify;

/// The side that hears it; any number of threads may ask, one task may wait.
#[derive(Clone, Default)]
pub(crate) struct Stop(Arc<Inner>);

#[derive(Default)]
struct Inner {
    is_said: AtomicBool,
    said: Notify,
}

impl Stop {
    pub(crate) fn say(&self) {
        self.0.is_said.store(true, Relaxed);
        // It is kept for a task that waits only later.
        self.0.said.notify_one();
    }

    pub(crate) fn is_said(&self) -> bool {
        self.0.is_said.load(Relaxed)
    }

    pub(crate) async fn wait(&self) {
        self.0.said.notified().await;
    }
}

/// Says stop when nobody waits for the result any more.
pub(crate) struct StopOnDrop(pub(crate) Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.say();
    }
}
