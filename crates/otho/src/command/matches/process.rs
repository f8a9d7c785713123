//! Another program as a player: how it is started, spoken to and ended. What is said to it is the
//! business of the protocols.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Why a player has lost a game that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forfeit {
    /// The program does not start, or has ended.
    Gone,
    /// It has not answered in time.
    Silent,
    /// It has played a move that the rules do not allow, or refused one that they do.
    Illegal,
    /// What it says is not the protocol.
    Garbled,
    /// Its time is up.
    Time,
}

impl Forfeit {
    /// The id of the words that say so.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Gone => "match-forfeit-gone",
            Self::Silent => "match-forfeit-silent",
            Self::Illegal => "match-forfeit-illegal",
            Self::Garbled => "match-forfeit-garbled",
            Self::Time => "match-forfeit-time",
        }
    }

    /// Its name for programs.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Gone => "gone",
            Self::Silent => "silent",
            Self::Illegal => "illegal",
            Self::Garbled => "garbled",
            Self::Time => "time",
        }
    }
}

/// How long a program may take for a command, unless its clock says otherwise.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// What a program may take longer than its clock shows, for the way to and fro.
const GRACE: Duration = Duration::from_secs(2);

/// The longest line that is read of an answer, and how many may wait.
const LONGEST_LINE: u64 = 1 << 16;
const MOST_WAITING: usize = 1000;

/// How long a program may take to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// How long to wait for a move, with so much left on the clock.
pub(super) fn patience(left: Option<Duration>) -> Duration {
    left.map_or(PATIENCE, |left| left + GRACE)
}

/// A program that has been started.
pub(super) struct Process {
    child: Child,
    stdin: ChildStdin,
    /// Its lines, read by a thread of their own; nothing when it is gone.
    lines: Receiver<String>,
}

impl Process {
    pub(super) fn start(words: &[String]) -> Result<Self, Forfeit> {
        let (program, args) = words.split_first().ok_or(Forfeit::Gone)?;
        let mut command = Command::new(program);
        command
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        // In a group of its own, so that Ctrl-C ends the match and not first its players, and
        // whatever the program starts can be ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|_| Forfeit::Gone)?;
        let stdin = child.stdin.take().ok_or(Forfeit::Gone)?;
        let mut stdout = BufReader::new(child.stdout.take().ok_or(Forfeit::Gone)?);
        // A program that floods has to wait until somebody reads.
        let (sender, lines) = sync_channel(MOST_WAITING);
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let read = stdout
                    .by_ref()
                    .take(LONGEST_LINE)
                    .read_until(b'\n', &mut line);
                let text = String::from_utf8_lossy(&line).trim_end().to_owned();
                if !matches!(read, Ok(1..)) || sender.send(text).is_err() {
                    return;
                }
            }
        });
        Ok(Self {
            child,
            stdin,
            lines,
        })
    }

    /// Sends a line.
    pub(super) fn say(&mut self, line: &str) -> Result<(), Forfeit> {
        writeln!(self.stdin, "{line}")
            .and_then(|()| self.stdin.flush())
            .map_err(|_| Forfeit::Gone)
    }

    /// The next line, if it comes within this time of `began`.
    pub(super) fn hear(&mut self, began: Instant, patience: Duration) -> Result<String, Forfeit> {
        let left = patience.saturating_sub(began.elapsed());
        self.lines.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Forfeit::Silent,
            RecvTimeoutError::Disconnected => Forfeit::Gone,
        })
    }

    /// Ends the program and whatever it has started.
    fn kill(&mut self) {
        #[cfg(unix)]
        {
            // Not every shell understands a number for the signal before the two dashes.
            let group = format!("kill -s KILL -- -{}", self.child.id());
            _ = Command::new("sh")
                .args(["-c", &group])
                .stderr(Stdio::null())
                .status();
        }
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Drop for Process {
    /// Says goodbye, and does not wait for an answer.
    fn drop(&mut self) {
        _ = writeln!(self.stdin, "quit");
        let began = Instant::now();
        while began.elapsed() < FAREWELL {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.kill();
    }
}
