//! One search or move under way, as seen from a connection.

use std::future::pending;

use otho_protocol::{Progress, ToClient};
use otho_text::{InWords, Language};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing::info;

use crate::State;
use crate::error::Error;
use crate::stop::{Stop, StopOnDrop};
use crate::task::{LevelMove, Search};

/// What to do, with the id it goes by.
pub(super) enum Task {
    Search(u32, Search),
    Move(u32, LevelMove),
}

impl Task {
    pub(super) const fn id(&self) -> u32 {
        match self {
            Self::Search(id, _) | Self::Move(id, _) => *id,
        }
    }
}

/// Something the engine does for a connection; dropping it stops it.
pub(super) struct Job {
    id: u32,
    stop: StopOnDrop,
    /// Holds the latest only, so that nothing piles up for those who read slowly.
    progress: watch::Receiver<Option<Progress>>,
    last: JoinHandle<ToClient>,
}

impl Job {
    pub(super) fn start(task: Task, state: &State, language: Language) -> Self {
        let stop = Stop::default();
        let (sender, progress) = watch::channel(None);
        let id = task.id();
        let last = tokio::spawn({
            let (state, stop) = (state.clone(), stop.clone());
            async move {
                let last = match task {
                    Task::Search(_, search) => {
                        let tell = move |progress| _ = sender.send_replace(Some(progress));
                        let answer = search.run(&state.pool, &stop, tell).await;
                        answer.map(ToClient::Answer)
                    }
                    Task::Move(_, level_move) => {
                        let square = level_move.run(&state.pool, &stop).await;
                        square.map(|square| ToClient::Moved { id, square })
                    }
                };
                last.unwrap_or_else(|error| refused(id, &error, &state, language))
            }
        });
        Self {
            id,
            stop: StopOnDrop(stop),
            progress,
            last,
        }
    }

    pub(super) const fn id(&self) -> u32 {
        self.id
    }

    pub(super) fn stop(&self) {
        self.stop.0.say();
    }

    /// What it says next; after its last word it must not be asked again.
    async fn next(&mut self) -> ToClient {
        loop {
            tokio::select! {
                biased;
                last = &mut self.last => return match last {
                    Ok(message) => {
                        log(&message);
                        message
                    }
                    // It was given up with the whole server, which says so itself.
                    Err(_) => pending().await,
                },
                Ok(()) = self.progress.changed() => {
                    let progress = self.progress.borrow_and_update().clone();
                    if let Some(progress) = progress {
                        return ToClient::Progress(progress);
                    }
                }
            }
        }
    }
}

/// What the job says next, if there is one; never anything if there is none.
pub(super) async fn next(job: &mut Option<Job>) -> ToClient {
    match job {
        Some(job) => job.next().await,
        None => pending().await,
    }
}

fn refused(id: u32, error: &Error, state: &State, language: Language) -> ToClient {
    ToClient::Refused {
        id: Some(id),
        message: error.in_words(state.words.of(language)),
    }
}

fn log(last: &ToClient) {
    match last {
        ToClient::Answer(answer) => {
            let (nodes, ms) = (answer.nodes, answer.milliseconds);
            info!(id = answer.id, nodes, ms, "search ended");
        }
        ToClient::Moved { id, .. } => info!(id, "level moved"),
        ToClient::Refused { id, message } => info!(id, message, "refused"),
        ToClient::Progress(_) => {}
    }
}
