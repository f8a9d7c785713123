//! A player that speaks the Go Text Protocol.

use std::time::Duration;

use otho_core::{Color, Square};

use super::process::{Forfeit, PATIENCE, Process, Wait};

/// The most lines that are read of an answer.
const MOST_LINES: usize = 1000;

pub(super) struct Gtp(Process);

impl Gtp {
    pub(super) fn start(words: &[String]) -> Result<Self, Forfeit> {
        Process::start(words).map(Self)
    }

    /// Begins a game from the start, with so much time for each side.
    pub(super) fn begin(&mut self, clock: Option<Duration>) -> Result<(), Forfeit> {
        // Some programs know more than one game; those that do not, refuse.
        _ = self.ask("set_game Othello", &Wait::new(PATIENCE))?;
        _ = self.ask("boardsize 8", &Wait::new(PATIENCE))?;
        self.order("clear_board")?;
        if let Some(clock) = clock {
            let seconds = clock.as_secs_f64().round().max(1.0);
            self.order(&format!("time_settings {seconds} 0 0"))?;
        }
        Ok(())
    }

    /// Tells a turn, `None` for a pass.
    pub(super) fn play(&mut self, side: Color, square: Option<Square>) -> Result<(), Forfeit> {
        let side = letter(side);
        match square {
            Some(square) => self.order(&format!("play {side} {square}")),
            // Some programs pass by themselves where there is nothing else, and want no word of it.
            None => self
                .ask(&format!("play {side} pass"), &Wait::new(PATIENCE))
                .map(drop),
        }
    }

    /// Asks for a move.
    pub(super) fn choose(
        &mut self,
        side: Color,
        left: Option<Duration>,
        wait: &Wait<'_>,
    ) -> Result<Square, Forfeit> {
        let side = letter(side);
        if let Some(left) = left {
            // By the protocol these are whole seconds, of which a short game has few. Most programs
            // take hundredths all the same; one that does not is told what it understands, and
            // any may do without.
            let hundredths = left.as_millis() / 10;
            let exact = format!("{}.{:02}", hundredths / 100, hundredths % 100);
            for seconds in [exact, left.as_secs().to_string()] {
                let answer = self.ask(&format!("time_left {side} {seconds} 0"), wait)?;
                if answer.is_some() {
                    break;
                }
            }
        }
        let answer = self.ask(&format!("genmove {side}"), wait)?;
        let vertex = answer.ok_or(Forfeit::Illegal)?;
        if vertex.eq_ignore_ascii_case("resign") {
            return Err(Forfeit::Resigned);
        }
        vertex.parse().map_err(|_| Forfeit::Illegal)
    }

    /// A command that may not be refused.
    fn order(&mut self, command: &str) -> Result<(), Forfeit> {
        let answer = self.ask(command, &Wait::new(PATIENCE))?;
        answer.map(|_| ()).ok_or(Forfeit::Illegal)
    }

    /// The answer to a command, `None` when it is refused.
    fn ask(&mut self, command: &str, wait: &Wait<'_>) -> Result<Option<String>, Forfeit> {
        self.0.say(command)?;
        let mut answer: Option<String> = None;
        for _ in 0..MOST_LINES {
            let line = self.0.hear(wait)?;
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

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
}
