//! A whole document in memory, as a browser has it: recognized, read game by game, and held against the rules.

use core::fmt;
use std::io::Cursor;

use otho_core::Game;

use crate::wthor::{self, Games};
use crate::{Format, HEAD, Item, Place, Problem, ReadError, Record, detect, read};

/// Why a game of a document cannot be had.
#[derive(Clone, Debug, PartialEq)]
pub enum Unreadable {
    /// The text cannot be read, or the game in it is illegal.
    Text(ReadError),
    /// The WTHOR archive cannot be read.
    Archive(wthor::Error),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Archive(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Unreadable {}

/// A game as written down and as replayed.
type Found = Result<(Record, Game), Unreadable>;

/// A document, whose games are read as they are asked for: a large one would take long at once.
///
/// A position is a game without a move.
pub struct Document<'a> {
    /// What it was recognized as.
    pub format: Format,
    games: Box<dyn Iterator<Item = Found> + 'a>,
}

impl<'a> Document<'a> {
    /// Begins to read a document, `None` when it is in no format that can be read.
    ///
    /// A WTHOR archive has its names in other files, so its games come without them.
    #[must_use]
    pub fn read(bytes: impl AsRef<[u8]> + 'a, file_name: Option<&str>) -> Option<Self> {
        let all = bytes.as_ref();
        let format = detect(&all[..all.len().min(HEAD)], file_name)?;
        let input = Cursor::new(bytes);
        let records: Box<dyn Iterator<Item = Result<Record, Unreadable>> + 'a> = match format {
            Format::Wthor => archive(input),
            _ => {
                Box::new(read(input, format).map(|item| item.map(record).map_err(Unreadable::Text)))
            }
        };
        let games = records.enumerate();
        let games = games.map(move |(index, record)| replayed(record?, format, index as u64 + 1));
        Some(Self {
            format,
            games: Box::new(games),
        })
    }
}

impl Iterator for Document<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        self.games.next()
    }
}

fn record(item: Item) -> Record {
    match item {
        Item::Game(record) => record,
        Item::Position(scored) => Record {
            start: scored.position,
            ..Record::default()
        },
    }
}

fn archive<'a>(
    input: impl std::io::Read + 'a,
) -> Box<dyn Iterator<Item = Result<Record, Unreadable>> + 'a> {
    match Games::new(input) {
        Err(error) => Box::new(core::iter::once(Err(Unreadable::Archive(error)))),
        Ok(games) => {
            let year = games.header().year;
            let record = move |game: wthor::Game| game.to_record(year, None, None);
            Box::new(games.map(move |game| game.map(record).map_err(Unreadable::Archive)))
        }
    }
}

fn replayed(record: Record, format: Format, number: u64) -> Found {
    let illegal = |turn| {
        Unreadable::Text(ReadError {
            format,
            place: Place {
                game: Some(number),
                ..Place::default()
            },
            problem: Problem::Illegal(turn),
        })
    };
    let game = record.replay().map_err(illegal)?;
    Ok((record, game))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_games_are_read_and_bad_ones_named_by_their_number() {
        let text = "f5d6c3\nf5f5\nf5f6";
        let document = Document::read(text, None).expect("transcripts");
        assert_eq!(document.format, Format::Transcript);
        let games: Vec<_> = document.collect();
        let [Ok((_, game)), Err(error), Ok(_)] = games.as_slice() else {
            panic!("{games:?}");
        };
        assert_eq!(game.transcript(), "f5d6c3");
        let Unreadable::Text(error) = error else {
            panic!("{error:?}");
        };
        assert_eq!(error.place.game, Some(2));
        assert!(matches!(error.problem, Problem::Illegal(_)));
    }

    #[test]
    fn a_position_is_a_game_without_a_move() {
        let text = otho_core::Position::START.to_string();
        let mut document = Document::read(text, None).expect("a board");
        let (_, game) = document.next().expect("one").expect("a position");
        assert_eq!(game.plies().count(), 0);
    }

    #[test]
    fn what_is_in_no_format_is_no_document() {
        assert!(Document::read(b"hello", None).is_none());
        assert!(Document::read(b"", Some("a.svg")).is_none());
    }
}
