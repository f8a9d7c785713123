//! Games on disk, in GGF: appended as they end, and read again when the match goes on.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, Write};
use std::path::Path;

use otho_core::{Color, Ending};
use otho_formats::{Record, ggf};
use otho_text::{InWords, Texts};

use super::game::{Fixture, Played};
use super::process::Forfeit;
use crate::output::{Failure, quoted};

/// The file that games are kept in.
pub(super) struct Log {
    file: Option<File>,
    name: String,
}

/// Where a game stands: the match is told by its seed, the game by its opening and its players.
fn event(seed: u64, opening: usize) -> String {
    format!("otho match, seed {seed}, opening {}", opening + 1)
}

impl Log {
    /// Opens a file, or begins it, and reads the games of this match that are in it.
    pub(super) fn open(
        path: Option<&Path>,
        match_of: &Described<'_>,
        texts: &Texts,
    ) -> Result<(Self, Vec<Played>), Failure> {
        let Some(path) = path else {
            let log = Self {
                file: None,
                name: String::new(),
            };
            return Ok((log, Vec::new()));
        };
        let name = quoted(path.as_os_str());
        let refuse = |error: std::io::Error| cannot_write(&name, &error.in_words(texts), texts);
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(refuse)?;
        let mut played = Vec::new();
        for record in ggf::read(BufReader::new(&file)) {
            let record = record.map_err(|error| {
                let values = [
                    ("source", name.clone().into()),
                    ("error", error.in_words(texts).into()),
                ];
                Failure::Usage(texts.format("source-error", &values))
            })?;
            played.extend(match_of.recognize(&record));
        }
        Ok((
            Self {
                file: Some(file),
                name,
            },
            played,
        ))
    }

    /// Adds a game.
    pub(super) fn add(
        &mut self,
        played: &Played,
        match_of: &Described<'_>,
        texts: &Texts,
    ) -> Result<(), Failure> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        let names = played
            .fixture
            .players
            .map(|player| match_of.names[player].clone());
        let record = played.record(event(match_of.seed, played.fixture.opening), names);
        let mut line = Vec::new();
        ggf::write(&mut line, &record)
            .map_err(|error| cannot_write(&self.name, &error.in_words(texts), texts))?;
        file.write_all(&line)
            .map_err(|error| cannot_write(&self.name, &error.in_words(texts), texts))
    }
}

fn cannot_write(file: &str, reason: &str, texts: &Texts) -> Failure {
    let values = [("file", file.into()), ("reason", reason.into())];
    Failure::Usage(texts.format("io-write", &values))
}

/// What games of this match are known by.
pub(super) struct Described<'a> {
    pub(super) names: &'a [String],
    pub(super) fixtures: &'a [Fixture],
    pub(super) seed: u64,
}

impl Described<'_> {
    /// The game of this match that a record is about.
    fn recognize(&self, record: &Record) -> Option<Played> {
        let place = |name: &Option<String>| {
            let name = name.as_ref()?;
            self.names.iter().position(|known| known == name)
        };
        let players = [place(&record.black.name)?, place(&record.white.name)?];
        let is_it = |fixture: &&Fixture| {
            fixture.players == players && record.event == Some(event(self.seed, fixture.opening))
        };
        let fixture = self.fixtures.iter().find(is_it)?;
        let game = record.replay().ok()?;
        let outcome = game.outcome()?;
        let forfeit = match outcome.ending {
            Ending::Resignation(loser) => Some((loser, Forfeit::Gone)),
            Ending::Time(loser) => Some((loser, Forfeit::Time)),
            Ending::NoMoves | Ending::Agreement => None,
        };
        let thought = [Color::Black, Color::White].map(|color| time_of(record, fixture, color));
        Some(Played {
            fixture: fixture.clone(),
            game,
            forfeit,
            thought,
        })
    }
}

/// The moves of a side after the opening, and the time they took.
fn time_of(record: &Record, fixture: &Fixture, color: Color) -> (u32, std::time::Duration) {
    let turns = record.turns.iter().skip(fixture.moves.len());
    let own = turns
        .filter(|turn| turn.color == Some(color) && matches!(turn.ply, otho_core::Ply::Move(_)));
    own.fold((0, std::time::Duration::ZERO), |(n, sum), turn| {
        (n + 1, sum + turn.time.unwrap_or_default())
    })
}
