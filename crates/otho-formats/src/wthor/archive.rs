//! A whole archive made from records: the games, and beside them the players and the tournaments.

use std::io::{self, Write};

use super::{FileKind, Game, Header, NameKind, Names, Unwritable, write_games};
use crate::Record;

/// Games on their way into the three files of an archive, which refer to each other by number.
///
/// ```
/// use otho_formats::wthor::{Archive, FileKind};
/// use otho_formats::{Record, StatedResult};
///
/// let drawn = StatedResult { difference: Some(0), ending: None };
/// let mut archive = Archive::new(2026, 11, 17);
/// archive.add(&Record { result: Some(drawn), ..Record::default() })?;
/// let mut games = Vec::new();
/// archive.write(FileKind::Games, &mut games)?;
/// assert_eq!(games.len(), 16 + 68);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Archive {
    header: Header,
    games: Vec<Game>,
    players: Names,
    tournaments: Names,
    /// The years of the games, without repetitions of the one before.
    years: Vec<Option<u16>>,
}

impl Archive {
    /// An archive without games, made on this day.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Self {
        let two_digits = |number: u16| (number % 100) as u8;
        let header = Header {
            created: [two_digits(year / 100), two_digits(year), month, day],
            board_size: 8,
            ..Header::default()
        };
        Self {
            header,
            games: Vec::new(),
            players: Names::new(NameKind::Players, header),
            tournaments: Names::new(NameKind::Tournaments, header),
            years: Vec::new(),
        }
    }

    /// Adds the game of a record.
    ///
    /// # Errors
    /// When the record is not one that WTHOR can hold; the archive then has the games it had.
    pub fn add(&mut self, record: &Record) -> Result<(), Unwritable> {
        let game = Game::from_record(record, &mut self.players, &mut self.tournaments)?;
        self.games.push(game);
        self.years.push(record.date.as_deref().and_then(year_of));
        self.years.dedup();
        Ok(())
    }

    /// How many games there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is no game.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Writes one of its files.
    ///
    /// # Errors
    /// When writing fails, and as [`io::ErrorKind::InvalidInput`] when there is no game.
    pub fn write(&self, kind: FileKind, out: impl Write) -> io::Result<()> {
        match kind {
            FileKind::Games => {
                let year = self.year();
                write_games(
                    Header {
                        year,
                        ..self.header
                    },
                    &self.games,
                    out,
                )
            }
            FileKind::Names(NameKind::Players) => self.players.write(out),
            FileKind::Names(NameKind::Tournaments) => self.tournaments.write(out),
        }
    }

    /// An archive has one year for all its games; 0 says that it is not known.
    fn year(&self) -> u16 {
        match self.years[..] {
            [Some(year)] => year,
            _ => 0,
        }
    }
}

/// The year that a date begins with.
fn year_of(date: &str) -> Option<u16> {
    date.get(..4)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wthor::Games;
    use crate::{Player, StatedResult};

    fn record(black: &str, white: &str, date: &str) -> Record {
        let player = |name: &str| Player {
            name: Some(name.into()),
            rating: None,
        };
        Record {
            black: player(black),
            white: player(white),
            date: Some(date.into()),
            result: Some(StatedResult {
                difference: Some(2),
                ending: None,
            }),
            ..Record::default()
        }
    }

    fn file(archive: &Archive, kind: FileKind) -> Vec<u8> {
        let mut bytes = Vec::new();
        archive
            .write(kind, &mut bytes)
            .expect("a vector takes everything");
        bytes
    }

    #[test]
    fn games_share_their_names() {
        let mut archive = Archive::new(2026, 11, 17);
        let games = [("Ann", "Bob"), ("Bob", "Ann")];
        for (black, white) in games {
            let added = archive.add(&record(black, white, "2026-11-16"));
            assert_eq!(added, Ok(()));
        }
        assert_eq!((archive.len(), archive.is_empty()), (2, false));
        let [names, events] = [NameKind::Players, NameKind::Tournaments].map(|kind| {
            let bytes = file(&archive, FileKind::Names(kind));
            Names::read(kind, bytes.as_slice()).expect("it was just written")
        });
        assert_eq!(names.iter().collect::<Vec<_>>(), ["Ann", "Bob"]);
        assert_eq!(events.iter().collect::<Vec<_>>(), ["???"]);
        let bytes = file(&archive, FileKind::Games);
        let read = Games::new(bytes.as_slice()).expect("it was just written");
        assert_eq!(read.header().created, [20, 26, 11, 17]);
        assert_eq!(read.header().year, 2026);
        let back = read.map(|game| {
            let game = game.expect("it was just written");
            let record = game.to_record(0, Some(&names), None);
            (record.black.name, record.white.name)
        });
        let named = games.map(|(black, white)| (Some(black.to_owned()), Some(white.to_owned())));
        assert_eq!(back.collect::<Vec<_>>(), named);
    }

    #[test]
    fn games_of_several_years_are_of_none() {
        let mut archive = Archive::new(2026, 1, 1);
        for date in ["2025", "2026", "2025"] {
            assert_eq!(archive.add(&record("a", "b", date)), Ok(()));
        }
        let bytes = file(&archive, FileKind::Games);
        let read = Games::new(bytes.as_slice()).expect("it was just written");
        assert_eq!(read.header().year, 0);
    }

    #[test]
    fn a_game_that_does_not_fit_is_not_in_it() {
        let mut archive = Archive::new(2026, 1, 1);
        let unfinished = Record::default();
        assert_eq!(archive.add(&unfinished), Err(Unwritable::NoScore));
        assert!(archive.is_empty());
        assert!(archive.write(FileKind::Games, Vec::new()).is_err());
    }

    #[test]
    fn a_date_begins_with_its_year() {
        assert_eq!(year_of("1999"), Some(1999));
        assert_eq!(year_of("2003-12-31"), Some(2003));
        assert_eq!(year_of("31.12.2003"), None);
        assert_eq!(year_of("é"), None);
    }
}
