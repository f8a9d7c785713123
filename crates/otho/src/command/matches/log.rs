//! Games on disk, in GGF: appended as they end, and read again when the match goes on.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;

use otho_core::{Color, Ending, Ply, Square, Variant};
use otho_formats::{Record, ggf};
use otho_text::{InWords, Texts};

use super::game::{Fixture, Played};
use super::process::Forfeit;
use super::schedule::Beginning;
use crate::output::{Failure, quoted};

/// The file that games are kept in.
pub(super) struct Log {
    file: Option<File>,
    name: String,
}

/// No game of ours is longer than this.
const LONGEST: u64 = 1 << 16;

/// What stands before the reason for which a player has lost.
const FORFEIT: &str = ", forfeit ";

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
        let refuse = |error: io::Error| cannot_write(&name, &error.in_words(texts), texts);
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(refuse)?;
        cut_torn_end(&file).map_err(refuse)?;
        let mut known = HashSet::new();
        let mut played = Vec::new();
        for record in ggf::read(BufReader::new(&file)) {
            let record = record.map_err(|error| {
                let values = [
                    ("source", name.clone().into()),
                    ("error", error.in_words(texts).into()),
                ];
                Failure::Usage(texts.format("source-error", &values))
            })?;
            // Who lets two programs write into one file may have a game twice.
            let game = match_of.recognize(&record);
            played.extend(game.filter(|game| known.insert(game.fixture.number)));
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
        let mut event = match_of.event(played.fixture.opening);
        if let Some((_, forfeit)) = played.forfeit {
            event = event + FORFEIT + forfeit.word();
        }
        let record = played.record(event, names);
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

/// Takes away a game that was being written when the program was ended: it is played again.
fn cut_torn_end(mut file: &File) -> io::Result<()> {
    let length = file.metadata()?.len();
    let begin = length.saturating_sub(LONGEST);
    file.seek(SeekFrom::Start(begin))?;
    let mut end = Vec::new();
    file.take(LONGEST).read_to_end(&mut end)?;
    file.rewind()?;
    let tail = end.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
    let is_torn = tail.starts_with(b"(") && !tail.ends_with(b";)");
    match is_torn && "(;GM[Othello]".bytes().zip(tail).all(|(a, &b)| a == b) {
        true => file.set_len(length - tail.len() as u64),
        false => Ok(()),
    }
}

/// What games of this match are known by.
pub(super) struct Described<'a> {
    pub(super) names: &'a [String],
    pub(super) fixtures: &'a [Fixture],
    pub(super) seed: u64,
    pub(super) variant: Variant,
    pub(super) clock: Option<Duration>,
    pub(super) beginning: Beginning,
}

impl Described<'_> {
    /// Where a game stands: the match is told by its seed, its clock and how it begins, the game
    /// by its opening and its players.
    fn event(&self, opening: usize) -> String {
        let clock = self.clock.map_or_else(String::new, |clock| {
            format!(", clock {}", clock.as_secs_f64())
        });
        let place = match self.beginning {
            Beginning::Balanced => "opening",
            Beginning::Start => "from the start, pair",
        };
        let (seed, number) = (self.seed, opening + 1);
        format!("otho match, seed {seed}{clock}, {place} {number}")
    }

    /// The game of this match that a record is about.
    fn recognize(&self, record: &Record) -> Option<Played> {
        let place = |name: &Option<String>| {
            let name = name.as_ref()?;
            self.names.iter().position(|known| known == name)
        };
        let players = [place(&record.black.name)?, place(&record.white.name)?];
        let event = record.event.as_deref()?;
        let (event, reason) = match event.split_once(FORFEIT) {
            Some((event, reason)) => (event, Forfeit::of_word(reason)),
            None => (event, None),
        };
        let is_it =
            |fixture: &&Fixture| fixture.players == players && event == self.event(fixture.opening);
        let fixture = self.fixtures.iter().find(is_it)?;
        if record.variant != self.variant || !begins_with(record, &fixture.moves) {
            return None;
        }
        let game = record.replay().ok()?;
        let outcome = game.outcome()?;
        let forfeit = match outcome.ending {
            Ending::Resignation(loser) => Some((loser, reason.unwrap_or(Forfeit::Gone))),
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

/// Whether a game has this opening, as far as it was played.
fn begins_with(record: &Record, opening: &[Square]) -> bool {
    let moves = record.turns.iter().filter_map(|turn| match turn.ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    moves.zip(opening).all(|(played, &square)| played == square)
}

/// The moves of a side after the opening, and the time they took.
fn time_of(record: &Record, fixture: &Fixture, color: Color) -> (u32, Duration) {
    let turns = record.turns.iter().skip(fixture.moves.len());
    let own = turns.filter(|turn| turn.color == Some(color) && matches!(turn.ply, Ply::Move(_)));
    own.fold((0, Duration::ZERO), |(n, sum), turn| {
        (n + 1, sum + turn.time.unwrap_or_default())
    })
}
