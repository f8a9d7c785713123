//! A player that speaks the protocol of NBoard.

use std::time::{Duration, Instant};

use otho_core::clock::{Extra, TimeControl};
use otho_core::{Square, Variant};
use otho_formats::{Record, ggf};

use super::process::{Forfeit, PATIENCE, Process, patience};

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
        self.hear_until(&format!("pong {ping}"), PATIENCE)?;
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
    pub(super) fn choose(&mut self, left: Option<Duration>) -> Result<Square, Forfeit> {
        let began = Instant::now();
        self.process.say("go")?;
        let answer = self.hear_until("===", patience(left))?;
        let turn = answer.trim_start_matches('=').trim();
        let square = turn.split('/').next().unwrap_or_default().trim();
        let square: Square = square.parse().map_err(|_| Forfeit::Illegal)?;
        self.play(Some(square), began.elapsed())?;
        Ok(square)
    }

    /// The first line with this beginning.
    fn hear_until(&mut self, beginning: &str, patience: Duration) -> Result<String, Forfeit> {
        let began = Instant::now();
        for _ in 0..MOST_LINES {
            let line = self.process.hear(began, patience)?;
            if line.starts_with(beginning) {
                return Ok(line);
            }
        }
        Err(Forfeit::Garbled)
    }
}
