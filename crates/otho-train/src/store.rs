//! Rows on disk, in shards that are made once: a run that was stopped goes on where it was.

use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};

/// What a shard holds many of, each in as many bytes.
pub(crate) trait Row: Clone + Send + Sized {
    /// The bytes of a row.
    const LENGTH: usize;

    fn write(&self, bytes: &mut Vec<u8>);

    /// Reads [`LENGTH`](Self::LENGTH) bytes; `None` when they mean nothing.
    fn read(bytes: &[u8]) -> Option<Self>;
}

/// A folder of shards.
pub(crate) struct Store {
    folder: PathBuf,
    threads: usize,
}

impl Store {
    /// Opens a folder, or makes it. `plan` is what its shards depend on.
    pub(crate) fn open(folder: PathBuf, plan: &str, threads: usize) -> Result<Self> {
        fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
        let path = folder.join("plan.txt");
        match fs::read_to_string(&path) {
            Ok(found) if found == plan => {}
            Ok(found) => bail!(
                "{} was made with other settings, {found:?} and not {plan:?}; name another folder",
                folder.display()
            ),
            Err(_) => {
                fs::write(&path, plan).with_context(|| format!("writing {}", path.display()))?;
            }
        }
        Ok(Self { folder, threads })
    }

    /// The rows of all shards of a step that were made in a folder.
    pub(crate) fn read_all<R: Row>(folder: PathBuf, step: &str) -> Result<Vec<R>> {
        let store = Self { folder, threads: 1 };
        let mut rows = Vec::new();
        for shard in 0.. {
            match store.read(step, shard)? {
                Some(shard) => rows.extend(shard),
                None if shard == 0 => bail!("{} has no games", store.folder.display()),
                None => break,
            }
        }
        Ok(rows)
    }

    /// How many threads work side by side.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Reads the shards of a step, and makes those that are missing: `state` once a thread,
    /// `work` once a shard.
    pub(crate) fn shards<S, R: Row>(
        &self,
        step: &str,
        n_shards: usize,
        state: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, usize) -> Vec<R> + Sync,
    ) -> Result<Vec<R>> {
        let progress = progress(step, n_shards);
        let rows = self.some(step, 0..n_shards, &progress, state, work)?;
        progress.finish();
        Ok(rows)
    }

    /// The same for some of the shards of a step, with the bar that shows all of them.
    pub(crate) fn some<S, R: Row>(
        &self,
        step: &str,
        shards: Range<usize>,
        progress: &ProgressBar,
        state: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, usize) -> Vec<R> + Sync,
    ) -> Result<Vec<R>> {
        let next = AtomicUsize::new(shards.start);
        let done = Mutex::new(vec![Vec::<R>::new(); shards.len()]);
        let run = || -> Result<()> {
            let mut ready = None;
            loop {
                let shard = next.fetch_add(1, Relaxed);
                if shard >= shards.end {
                    return Ok(());
                }
                let samples = match self.read::<R>(step, shard)? {
                    Some(samples) => samples,
                    None => {
                        let samples = work(ready.get_or_insert_with(&state), shard);
                        self.write(step, shard, &samples)?;
                        samples
                    }
                };
                done.lock().expect("no thread panicked")[shard - shards.start] = samples;
                progress.inc(1);
            }
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(run)).collect();
            threads
                .into_iter()
                .try_for_each(|thread| thread.join().expect("no thread panicked"))
        })?;
        Ok(done.into_inner().expect("no thread panicked").concat())
    }

    fn path(&self, step: &str, shard: usize) -> PathBuf {
        self.folder.join(format!("{step}-{shard:04}.bin"))
    }

    fn read<R: Row>(&self, step: &str, shard: usize) -> Result<Option<Vec<R>>> {
        let path = self.path(step, shard);
        if !path.exists() {
            return Ok(None);
        }
        let bytes = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        let chunks = bytes.chunks_exact(R::LENGTH);
        let is_whole = chunks.remainder().is_empty();
        let rows: Option<Vec<R>> = chunks.map(R::read).collect();
        match rows.filter(|_| is_whole) {
            Some(rows) => Ok(Some(rows)),
            None => bail!("{} is damaged; remove it", path.display()),
        }
    }

    /// Writes beside the place first: a shard is whole or not there.
    fn write<R: Row>(&self, step: &str, shard: usize, rows: &[R]) -> Result<()> {
        let path = self.path(step, shard);
        let draft = path.with_extension("draft");
        let mut bytes = Vec::with_capacity(rows.len() * R::LENGTH);
        for row in rows {
            row.write(&mut bytes);
        }
        fs::write(&draft, bytes).with_context(|| format!("writing {}", draft.display()))?;
        fs::rename(&draft, &path).with_context(|| format!("writing {}", path.display()))
    }
}

/// A bar that says what is done, how much of it, and how long it will take.
pub(crate) fn progress(step: &str, n: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:12} {wide_bar} {pos}/{len} {elapsed} + {eta}")
        .expect("the template is well formed");
    ProgressBar::new(n as u64)
        .with_style(style)
        .with_message(step.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Sample;
    use otho_core::Board;

    fn sample(value: usize) -> Vec<Sample> {
        vec![Sample::new(Board::START, value as f32, false)]
    }

    #[test]
    fn shards_are_made_once_and_come_in_order() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let store = Store::open(folder.path().join("a"), "seed 1", 2)?;
        let made = AtomicUsize::new(0);
        let get = || {
            store.shards(
                "step",
                5,
                || (),
                |(), shard| {
                    made.fetch_add(1, Relaxed);
                    sample(shard)
                },
            )
        };
        let first = get()?;
        assert_eq!(first, (0..5).flat_map(sample).collect::<Vec<_>>());
        assert_eq!(get()?, first);
        assert_eq!(made.into_inner(), 5);
        let again: Vec<Sample> = Store::read_all(folder.path().join("a"), "step")?;
        assert_eq!(again, first);
        assert!(Store::read_all::<Sample>(folder.path().into(), "step").is_err());
        Ok(())
    }

    #[test]
    fn a_folder_made_with_other_settings_is_refused() -> Result<()> {
        let folder = tempfile::tempdir()?;
        Store::open(folder.path().into(), "seed 1", 1)?;
        assert!(Store::open(folder.path().into(), "seed 1", 1).is_ok());
        assert!(Store::open(folder.path().into(), "seed 2", 1).is_err());
        Ok(())
    }
}
