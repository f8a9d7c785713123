//! The engines and who may use them: so many searches at once, and a queue of bounded length.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use otho_engine::level::Level;
use otho_engine::{Engine, OutOfMemory, Resources, Weights};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use crate::Config;
use crate::error::Error;
use crate::stop::Stop;

/// More than so many are refused rather than kept waiting.
const MOST_WAITING: usize = 32;

/// Engines of two sizes.
pub(crate) struct Pool {
    /// With all that the server may use, for analysis and the strongest levels.
    pub(crate) deep: Arc<Lane>,
    /// Small and on one thread, for the levels that need no more: their moves take milliseconds
    /// and do not wait for an analysis.
    pub(crate) quick: Arc<Lane>,
}

impl Pool {
    /// # Errors
    /// When there is not as much memory as a search may use.
    pub(crate) fn new(config: &Config) -> Result<Self, OutOfMemory> {
        let needed = Level::ALL.iter().filter_map(Level::resources);
        let largest = needed.max_by_key(|resources| resources.hash);
        let deep = Lane::new(config.resources, config);
        // Whoever asks for too much hears of it at once and not when somebody waits for a move.
        deep.give_back(deep.make()?);
        Ok(Self {
            deep: Arc::new(deep),
            quick: Arc::new(Lane::new(largest.unwrap_or_default(), config)),
        })
    }
}

/// Engines of one size.
pub(crate) struct Lane {
    resources: Resources,
    share: Duration,
    idle: Mutex<Vec<Engine>>,
    free: Arc<Semaphore>,
    n_waiting: AtomicUsize,
}

impl Lane {
    fn new(resources: Resources, config: &Config) -> Self {
        Self {
            resources,
            share: config.share,
            idle: Mutex::default(),
            free: Arc::new(Semaphore::new(config.searches.max(1))),
            n_waiting: AtomicUsize::new(0),
        }
    }

    /// Does some work with an engine on a thread of its own, once there is one free.
    ///
    /// The work is told to end when `stop` says so, after `time`, or when others have waited while
    /// it has had its share. A caller that no longer waits has to say stop.
    pub(crate) async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        stop: &Stop,
        time: Option<Duration>,
        work: impl FnOnce(&mut Engine, &(dyn Fn() -> bool + Sync)) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let permit = self.wait(stop).await?;
        let lane = Arc::clone(self);
        let stop = stop.clone();
        let done = spawn_blocking(move || {
            let mut engine = lane.take()?;
            let began = Instant::now();
            let is_over = || {
                let elapsed = began.elapsed();
                stop.is_said()
                    || time.is_some_and(|time| elapsed >= time)
                    || (elapsed >= lane.share && lane.n_waiting.load(Relaxed) > 0)
            };
            let result = work(&mut engine, &is_over);
            lane.give_back(engine);
            drop(permit);
            Ok(result)
        });
        done.await.unwrap_or(Err(Error::Failed))
    }

    async fn wait(&self, stop: &Stop) -> Result<OwnedSemaphorePermit, Error> {
        if let Ok(permit) = Arc::clone(&self.free).try_acquire_owned() {
            return Ok(permit);
        }
        let _place = Place::take(&self.n_waiting)?;
        tokio::select! {
            permit = Arc::clone(&self.free).acquire_owned() => {
                Ok(permit.expect("the semaphore is never closed"))
            }
            () = stop.wait() => Err(Error::Stopped),
        }
    }

    fn take(&self) -> Result<Engine, Error> {
        let idle = self.idle().pop();
        let engine = idle.map_or_else(|| self.make(), Ok);
        engine.map_err(|OutOfMemory| Error::Memory(self.resources.hash >> 20))
    }

    fn make(&self) -> Result<Engine, OutOfMemory> {
        Engine::try_new(self.resources, Weights::embedded())
    }

    fn give_back(&self, engine: Engine) {
        self.idle().push(engine);
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Engine>> {
        // A list of engines is whole whatever happened while it was locked.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the queue, free again when dropped.
struct Place<'a>(&'a AtomicUsize);

impl<'a> Place<'a> {
    fn take(n_waiting: &'a AtomicUsize) -> Result<Self, Error> {
        let place = Self(n_waiting);
        if n_waiting.fetch_add(1, Relaxed) >= MOST_WAITING {
            return Err(Error::Busy);
        }
        Ok(place)
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}
