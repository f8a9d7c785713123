//! Runs other programs: with their output shown, with it read, or with a deadline and further attempts.
//!
//! Children stay in the process group of xtask, so Ctrl-C in the terminal ends them too.

use std::env;
use std::io;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::step::{say, spell};

/// How long a step that uses the network may take, and how often it is tried.
#[derive(Clone, Copy)]
pub(crate) struct Patience {
    pub(crate) deadline: Duration,
    pub(crate) attempts: u32,
    /// The pause before the next attempt; it doubles each time, since busy hosts need a while.
    pub(crate) pause: Duration,
}

impl Patience {
    pub(crate) const fn minutes(minutes: u64) -> Self {
        Self {
            deadline: Duration::from_secs(60 * minutes),
            attempts: 3,
            pause: Duration::from_secs(3),
        }
    }
}

/// The Cargo that started xtask, so that every step uses the same toolchain.
pub(crate) fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// npm, which is a script with its own extension on Windows.
pub(crate) fn npm() -> Command {
    Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Runs a program with its output shown; an exit code other than 0 is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("starting `{}`", line(command)))?;
    accept(command, status)
}

/// Runs a program and returns what it printed on standard output.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("starting `{}`", line(command)))?;
    accept(command, output.status)?;
    String::from_utf8(output.stdout)
        .with_context(|| format!("reading the output of `{}`", line(command)))
}

/// What a program prints when asked for its version, or nothing when it is missing or broken.
pub(crate) fn probe(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a program that may hang or fail by no fault of ours: it is stopped at the deadline and tried again.
pub(crate) fn run_patiently(command: &mut Command, patience: Patience) -> Result<()> {
    let mut pause = patience.pause;
    for attempt in 1.. {
        let Err(error) = run_until(command, patience.deadline) else {
            break;
        };
        if attempt >= patience.attempts {
            return Err(error.context(format!("gave up after {attempt} attempts")));
        }
        say(&format!(
            "attempt {attempt} of {} failed ({error:#}); next one in {}",
            patience.attempts,
            spell(pause)
        ));
        thread::sleep(pause);
        pause *= 2;
    }
    Ok(())
}

/// The command as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let program = command.get_program();
    let name = std::path::Path::new(program).file_name().unwrap_or(program);
    let words = std::iter::once(name).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

fn accept(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` ended with {status}", line(command));
    }
    Ok(())
}

fn run_until(command: &mut Command, deadline: Duration) -> Result<()> {
    // Installers chat on standard output, which belongs to the program that `run` starts.
    let mut child = command
        .stdin(Stdio::null())
        .stdout(io::stderr())
        .spawn()
        .with_context(|| format!("starting `{}`", line(command)))?;
    match wait_until(&mut child, deadline)? {
        Some(status) => accept(command, status),
        None => bail!("`{}` took longer than {}", line(command), spell(deadline)),
    }
}

/// Waits for the child; stops it at the deadline and then returns nothing.
fn wait_until(child: &mut Child, deadline: Duration) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() >= deadline {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(50));
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn patience(attempts: u32) -> Patience {
        Patience {
            deadline: Duration::from_millis(200),
            attempts,
            pause: Duration::from_millis(1),
        }
    }

    #[test]
    fn a_child_is_stopped_at_its_deadline() {
        let start = Instant::now();
        let error = run_patiently(Command::new("sleep").arg("20"), patience(2)).unwrap_err();
        assert_eq!(
            format!("{error:#}"),
            "gave up after 2 attempts: `sleep 20` took longer than 0.2 s"
        );
        assert!(start.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn a_second_attempt_may_succeed() {
        let marker = env::temp_dir().join(format!("xtask-attempt-{}", std::process::id()));
        let script = format!("test -e {0} || {{ touch {0}; exit 1; }}", marker.display());
        let result = run_patiently(Command::new("sh").args(["-c", &script]), patience(2));
        std::fs::remove_file(marker).expect("the first attempt made the file");
        result.expect("the second attempt finds the file");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = run(&mut Command::new("no-such-program-of-ours")).unwrap_err();
        assert!(format!("{error:#}").starts_with("starting `no-such-program-of-ours`: "));
    }
}
