//! What the engine may use: threads and memory, as the command line asks for them.

use std::ffi::OsStr;
use std::fs;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::thread;
use std::time::SystemTime;

use otho_engine::level::Level;
use otho_engine::{Engine, Resources, Weights};
use otho_text::Texts;

use crate::cli::Power;
use crate::output::{Failure, quoted};

/// More threads than this have nothing to do.
const THREADS: RangeInclusive<usize> = 1..=256;

/// Megabytes of the table: up to a terabyte.
const HASH: RangeInclusive<usize> = 1..=1 << 20;

/// Megabytes of the table for another program: what fills up in a minute of thought.
const PROTOCOL_MEGABYTES: usize = 256;

/// What a command uses when it is not told.
#[derive(Clone, Copy)]
pub(crate) struct Defaults {
    pub(crate) threads: usize,
    pub(crate) megabytes: usize,
}

impl Defaults {
    /// As many threads as the machine runs side by side.
    pub(crate) fn of_machine(megabytes: usize) -> Self {
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self { threads, megabytes }
    }
}

impl Power {
    /// What the engine may use.
    ///
    /// # Errors
    /// When a number is none, or out of range.
    pub(crate) fn resources(
        &self,
        defaults: Defaults,
        texts: &Texts,
    ) -> Result<Resources, Failure> {
        let given = |text: &Option<_>, range, id, default| match text {
            Some(text) => number(text, range, id, texts),
            None => Ok(default),
        };
        Ok(Resources {
            threads: given(&self.threads, THREADS, "power-threads", defaults.threads)?,
            hash: given(&self.hash, HASH, "power-hash", defaults.megabytes)? << 20,
        })
    }
}

/// An engine with these resources.
///
/// # Errors
/// When there is not so much memory.
pub(crate) fn engine(resources: Resources, texts: &Texts) -> Result<Engine, Failure> {
    Engine::try_new(resources, Weights::embedded()).map_err(|_| no_memory(resources, texts))
}

/// The level with this number or name, if one is asked for.
///
/// # Errors
/// When there is no such level.
pub(crate) fn level(
    text: Option<&OsStr>,
    texts: &Texts,
) -> Result<Option<&'static Level>, Failure> {
    let Some(text) = text else { return Ok(None) };
    let level = text.to_str().and_then(Level::find);
    level.map(Some).ok_or_else(|| {
        let most = Level::ALL.len().to_string().into();
        let values = [("found", quoted(text).into()), ("most", most)];
        Failure::Usage(texts.format("level-unknown", &values))
    })
}

/// The engine of a command that other programs talk to: as large as the level needs, unless the
/// command line says how large.
///
/// # Errors
/// When a number is none or out of range, or when there is not so much memory.
pub(crate) fn protocol_engine(
    level: Option<&Level>,
    power: &Power,
    texts: &Texts,
) -> Result<Engine, Failure> {
    let resources = power.resources(Defaults::of_machine(PROTOCOL_MEGABYTES), texts)?;
    let is_told = power.threads.is_some() || power.hash.is_some();
    let needed = level.and_then(Level::resources).filter(|_| !is_told);
    engine(needed.unwrap_or(resources), texts)
}

/// A number that is another one each time the program starts.
pub(crate) fn seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
}

/// What to say when there is not so much memory.
pub(crate) fn no_memory(resources: Resources, texts: &Texts) -> Failure {
    let megabytes = (resources.hash >> 20).to_string().into();
    Failure::Usage(texts.format("power-memory", &[("megabytes", megabytes)]))
}

/// The most memory that the program has had at once, in megabytes, where the system says so.
pub(crate) fn peak_megabytes() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes >> 10)
}

/// Reads a number in a range; the sentence `id` says what is accepted instead.
pub(crate) fn number(
    text: impl AsRef<OsStr>,
    range: RangeInclusive<usize>,
    id: &str,
    texts: &Texts,
) -> Result<usize, Failure> {
    let text = text.as_ref();
    let number = text.to_str().and_then(|text| text.parse().ok());
    number
        .filter(|number| range.contains(number))
        .ok_or_else(|| {
            // As text, or a language would put marks between the thousands.
            let values = [
                ("found", quoted(text).into()),
                ("least", range.start().to_string().into()),
                ("most", range.end().to_string().into()),
            ];
            Failure::Usage(texts.format(id, &values))
        })
}
