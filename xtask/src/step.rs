//! Says each step before it begins and its outcome after, and sums the steps up at the end.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// Prints one line on standard error.
#[expect(clippy::print_stderr, reason = "the one place where xtask speaks")]
pub(crate) fn say(line: &str) {
    eprintln!("{line}");
}

/// The steps of one command, with their durations.
pub(crate) struct Steps {
    start: Instant,
    ended: Vec<Ended>,
}

struct Ended {
    name: String,
    outcome: String,
    took: Duration,
}

impl Steps {
    pub(crate) fn start() -> Self {
        Self {
            start: Instant::now(),
            ended: Vec::new(),
        }
    }

    /// Does one step. `what` says what happens and how long it may take;
    /// `work` returns its outcome in a few words.
    pub(crate) fn step<F>(&mut self, name: &str, what: &str, work: F) -> Result<()>
    where
        F: FnOnce() -> Result<String>,
    {
        say(&format!("[{}] {name}: {what}", clock(self.start.elapsed())));
        let began = Instant::now();
        let result = work();
        let took = began.elapsed();
        let outcome = result
            .as_ref()
            .map_or_else(|_| "FAILED".to_owned(), Clone::clone);
        say(&format!(
            "[{}] {name}: {outcome}, {}",
            clock(self.start.elapsed()),
            spell(took)
        ));
        self.ended.push(Ended {
            name: name.to_owned(),
            outcome,
            took,
        });
        result.map(drop).with_context(|| format!("{name} failed"))
    }

    /// Lists every step that ran, with its outcome and duration.
    pub(crate) fn summarize(&self) {
        let width = self
            .ended
            .iter()
            .map(|step| step.name.chars().count())
            .max()
            .unwrap_or(0);
        say("");
        say("Summary:");
        for Ended {
            name,
            outcome,
            took,
        } in &self.ended
        {
            say(&format!("  {name:width$}  {:>12}  {outcome}", spell(*took)));
        }
        say(&format!(
            "  {:width$}  {:>12}",
            "in all",
            spell(self.start.elapsed())
        ));
    }
}

/// Time since the start, as a clock shows it.
fn clock(elapsed: Duration) -> String {
    let seconds = elapsed.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A duration for reading: `0.4 s`, `12 s`, `2 min 5 s`.
pub(crate) fn spell(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    if seconds < 9.95 {
        return format!("{seconds:.1} s");
    }
    let whole = seconds.round() as u64;
    match (whole / 60, whole % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::anyhow;

    #[test]
    fn a_duration_is_spelled_by_its_size() {
        assert_eq!(spell(Duration::from_millis(440)), "0.4 s");
        assert_eq!(spell(Duration::from_millis(9_960)), "10 s");
        assert_eq!(spell(Duration::from_millis(59_600)), "1 min 0 s");
        assert_eq!(spell(Duration::from_secs(125)), "2 min 5 s");
    }

    #[test]
    fn a_failed_step_is_recorded_and_named_in_the_error() {
        let mut steps = Steps::start();
        let error = steps
            .step("format", "cargo fmt", || Err(anyhow!("two files differ")))
            .unwrap_err();
        assert_eq!(format!("{error:#}"), "format failed: two files differ");
        assert_eq!(steps.ended[0].outcome, "FAILED");
    }
}
