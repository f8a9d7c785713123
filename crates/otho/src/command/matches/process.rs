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
    /// It has given the game up, as the protocol allows.
    Resigned,
}

impl Forfeit {
    const ALL: [Self; 6] = [
        Self::Gone,
        Self::Silent,
        Self::Illegal,
        Self::Garbled,
        Self::Time,
        Self::Resigned,
    ];

    /// The one that has this name for programs.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|forfeit| forfeit.word() == word)
    }

    /// The id of the words that say so.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Gone => "match-forfeit-gone",
            Self::Silent => "match-forfeit-silent",
            Self::Illegal => "match-forfeit-illegal",
            Self::Garbled => "match-forfeit-garbled",
            Self::Time => "match-forfeit-time",
            Self::Resigned => "match-forfeit-resigned",
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
            Self::Resigned => "resigned",
        }
    }
}

/// How long a program may take for a command other than to move, and for a move unless the clock
/// or the command line say otherwise.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// What a program may take longer than its clock shows, for the way to and fro.
const GRACE: Duration = Duration::from_secs(2);

/// The longest line that is read of an answer, and how many may wait.
const LONGEST_LINE: u64 = 1 << 16;
const MOST_WAITING: usize = 1000;

/// How long a program may take to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// How often somebody who waits looks whether the match is to end.
const GLANCE: Duration = Duration::from_millis(100);

/// Until when an answer is waited for.
pub(super) struct Wait<'a> {
    began: Instant,
    patience: Duration,
    /// Whether nobody wants the answer any more.
    stop: &'a dyn Fn() -> bool,
}

impl<'a> Wait<'a> {
    /// Waits for so long from now on.
    pub(super) fn new(patience: Duration) -> Self {
        Self {
            began: Instant::now(),
            patience,
            stop: &|| false,
        }
    }

    /// Waits for a move, with so much left on the clock, or this long where there is none.
    pub(super) fn for_move(
        left: Option<Duration>,
        unclocked: Duration,
        stop: &'a dyn Fn() -> bool,
    ) -> Self {
        Self {
            stop,
            ..Self::new(left.map_or(unclocked, |left| left + GRACE))
        }
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// How long until there is something to look at; nothing once it is over.
    fn next(&self) -> Option<Duration> {
        let left = self.patience.checked_sub(self.elapsed())?;
        (!(self.stop)()).then(|| left.min(GLANCE))
    }
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

    /// The next line, if it comes in time.
    pub(super) fn hear(&mut self, wait: &Wait<'_>) -> Result<String, Forfeit> {
        // What has come already counts, however late it is looked at.
        let mut glance = Some(Duration::ZERO);
        while let Some(time) = glance {
            match self.lines.recv_timeout(time) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => glance = wait.next(),
                Err(RecvTimeoutError::Disconnected) => return Err(Forfeit::Gone),
            }
        }
        Err(Forfeit::Silent)
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
