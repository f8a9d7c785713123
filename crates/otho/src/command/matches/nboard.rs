//! A player that speaks the protocol of NBoard.

use std::time::Duration;

use otho_core::clock::{Extra, TimeControl};
use otho_core::{Square, Variant};
use otho_formats::{Record, ggf};

use super::process::{Forfeit, PATIENCE, Process, Wait};

/// The most lines that are read before an answer: while it thinks, a program may tell much.
const MOST_LINES: usize = 10_000;

pub(super) struct Nboard {
    process: Process,
    variant: Variant,
    n_pings: u32,
}

impl Nboard {
    pub(super) fn start(words: &[String], variant: Variant) -> Result<Self, Forfeit> {
        let mut process = Process::start(words)?;
        process.say("nboard 2")?;
        Ok(Self {
            process,
            variant,
            n_pings: 0,
        })
    }

    /// Begins a game from the start, with so much time for each side, and waits until the program
    /// has understood.
    pub(super) fn begin(&mut self, clock: Option<Duration>) -> Result<(), Forfeit> {
        // The format has whole seconds.
        let seconds = clock.map(|clock| clock.as_secs_f64().round().max(1.0) as u64);
        let time =
            seconds.and_then(|seconds| TimeControl::new(Duration::from_secs(seconds), Extra::None));
        let record = Record {
            variant: self.variant,
            time,
            ..Record::default()
        };
        let mut game = Vec::new();
        ggf::write(&mut game, &record).expect("a game without moves is legal");
        let game = String::from_utf8_lossy(&game);
        self.process.say(&format!("set game {}", game.trim_end()))?;
        self.n_pings += 1;
        let ping = self.n_pings;
        self.process.say(&format!("ping {ping}"))?;
        self.hear_until(&format!("pong {ping}"), &Wait::new(PATIENCE))?;
        Ok(())
    }

    /// Tells a turn, `None` for a pass.
    pub(super) fn play(&mut self, square: Option<Square>, took: Duration) -> Result<(), Forfeit> {
        let turn = square.map_or_else(
            || "PA".to_owned(),
            |square| square.to_string().to_uppercase(),
        );
        let seconds = took.as_secs_f64();
        self.process.say(&format!("move {turn}//{seconds:.3}"))
    }

    /// Asks for a move, and tells that it has been made: the program does not make it by itself.
    pub(super) fn choose(&mut self, wait: &Wait<'_>) -> Result<Square, Forfeit> {
        self.process.say("go")?;
        let answer = self.hear_until("===", wait)?;
        let square = move_of(&answer).ok_or(Forfeit::Illegal)?;
        self.play(Some(square), wait.elapsed())?;
        Ok(square)
    }

    /// The first line with this beginning.
    fn hear_until(&mut self, beginning: &str, wait: &Wait<'_>) -> Result<String, Forfeit> {
        for _ in 0..MOST_LINES {
            let line = self.process.hear(wait)?;
            if line.starts_with(beginning) {
                return Ok(line);
            }
        }
        Err(Forfeit::Garbled)
    }
}

/// The square of an answer such as `=== F5/0.50/2.1`; Edax puts spaces where others have slashes.
fn move_of(answer: &str) -> Option<Square> {
    let turn = answer.trim_start_matches('=').trim_start();
    turn.split(|c: char| c == '/' || c.is_whitespace())
        .next()?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_read_with_slashes_with_spaces_and_alone() {
        for answer in [
            "=== F5",
            "=== f5/0.50/2.1",
            "=== F5//2.1",
            "=== f5 +0.50 2.1",
            "===  F5\t1",
        ] {
            assert_eq!(move_of(answer), Some(Square::F5), "{answer}");
        }
        for answer in ["===", "=== ", "=== PA", "=== F9/1/1", "=== /F5"] {
            assert_eq!(move_of(answer), None, "{answer}");
        }
    }
}
