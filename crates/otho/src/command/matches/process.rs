//! Another program as a player, by the Go Text Protocol.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use otho_core::{Color, Square};

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
const PATIENCE: Duration = Duration::from_secs(60);

/// What a program may take longer than its clock shows, for the way to and fro.
const GRACE: Duration = Duration::from_secs(2);

/// The longest line and the most lines that are read of an answer.
const LONGEST_LINE: u64 = 1 << 16;
const MOST_LINES: usize = 1000;

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
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|_| Forfeit::Gone)?;
        let stdin = child.stdin.take().ok_or(Forfeit::Gone)?;
        let mut stdout = BufReader::new(child.stdout.take().ok_or(Forfeit::Gone)?);
        // A program that floods has to wait until somebody reads.
        let (sender, lines) = sync_channel(MOST_LINES);
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

    /// Begins a game from the start, with so much time for each side.
    pub(super) fn begin(&mut self, clock: Option<Duration>) -> Result<(), Forfeit> {
        // Some programs know more than one game; those that do not, refuse.
        _ = self.ask("set_game Othello", PATIENCE)?;
        _ = self.ask("boardsize 8", PATIENCE)?;
        self.order("clear_board")?;
        if let Some(clock) = clock {
            let seconds = clock.as_secs_f64().round().max(1.0);
            self.order(&format!("time_settings {seconds} 0 0"))?;
        }
        Ok(())
    }

    pub(super) fn play(&mut self, side: Color, square: Option<Square>) -> Result<(), Forfeit> {
        let square = square.map_or_else(|| "pass".to_owned(), |square| square.to_string());
        self.order(&format!("play {} {square}", letter(side)))
    }

    pub(super) fn genmove(
        &mut self,
        side: Color,
        left: Option<Duration>,
    ) -> Result<Square, Forfeit> {
        if let Some(left) = left {
            // A program may do without.
            let seconds = left.as_secs();
            _ = self.ask(&format!("time_left {} {seconds} 0", letter(side)), PATIENCE)?;
        }
        let patience = left.map_or(PATIENCE, |left| left + GRACE);
        let answer = self.ask(&format!("genmove {}", letter(side)), patience)?;
        let vertex = answer.ok_or(Forfeit::Illegal)?;
        vertex.parse().map_err(|_| Forfeit::Illegal)
    }

    /// A command that may not be refused.
    fn order(&mut self, command: &str) -> Result<(), Forfeit> {
        let answer = self.ask(command, PATIENCE)?;
        answer.map(|_| ()).ok_or(Forfeit::Illegal)
    }

    /// The answer to a command, `None` when it is refused.
    fn ask(&mut self, command: &str, patience: Duration) -> Result<Option<String>, Forfeit> {
        let began = Instant::now();
        writeln!(self.stdin, "{command}")
            .and_then(|()| self.stdin.flush())
            .map_err(|_| Forfeit::Gone)?;
        let mut answer: Option<String> = None;
        for _ in 0..MOST_LINES {
            let left = patience.saturating_sub(began.elapsed());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(Forfeit::Silent),
                Err(RecvTimeoutError::Disconnected) => return Err(Forfeit::Gone),
            };
            match &mut answer {
                // An answer ends with a blank line; before it, some programs print others.
                None if line.starts_with(['=', '?']) => answer = Some(line),
                None => {}
                Some(text) if line.is_empty() => {
                    let said = text[1..].trim_start_matches(|c: char| c.is_ascii_digit());
                    let said = said.trim().to_owned();
                    return Ok(text.starts_with('=').then_some(said));
                }
                Some(text) => {
                    text.push('\n');
                    text.push_str(&line);
                }
            }
        }
        Err(Forfeit::Garbled)
    }
}

impl Drop for Process {
    /// Says goodbye, and does not wait for an answer.
    fn drop(&mut self) {
        _ = writeln!(self.stdin, "quit");
        let began = Instant::now();
        while began.elapsed() < Duration::from_millis(500) {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
}
