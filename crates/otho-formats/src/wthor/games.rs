//! The games of a `.wtb` file, read one at a time and written.

use std::io::{self, BufReader, Read, Write};

use super::header::read_up_to;
use super::{Error, FileKind, Game, Header, game};

/// Reads a `.wtb` file, one game at a time.
///
/// The count in the header is held against the file and never trusted: memory does not grow with
/// it. After an error there are no further games.
///
/// ```no_run
/// use otho_formats::wthor::Games;
///
/// let games = Games::new(std::fs::File::open("WTH_1999.wtb")?)?;
/// println!("{} games of {}", games.header().games, games.header().year);
/// for game in games {
///     game?.replay()?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Games<R> {
    input: BufReader<R>,
    header: Header,
    /// How many games have been read.
    complete: u32,
    is_done: bool,
}

impl<R: Read> Games<R> {
    /// Reads the header.
    ///
    /// # Errors
    /// When it is not the header of a file of ordinary games.
    pub fn new(input: R) -> Result<Self, Error> {
        let mut input = BufReader::new(input);
        let header = Header::read(&mut input, FileKind::Games)?;
        Ok(Self {
            input,
            header,
            complete: 0,
            is_done: false,
        })
    }

    /// The header of the file.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    fn read_game(&mut self) -> Result<Option<Game>, Error> {
        let mut bytes = [0; game::LENGTH];
        let length = read_up_to(&mut self.input, &mut bytes)?;
        let (kind, stated, complete) = (FileKind::Games, self.header.games, self.complete);
        match (complete == stated, length) {
            (true, 0) => Ok(None),
            (true, _) => Err(Error::Surplus { kind, stated }),
            (false, game::LENGTH) => {
                self.complete += 1;
                Game::from_bytes(&bytes, self.complete).map(Some)
            }
            (false, _) => Err(Error::Truncated {
                kind,
                stated,
                complete,
            }),
        }
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = Result<Game, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done {
            return None;
        }
        let next = self.read_game().transpose();
        self.is_done = !matches!(next, Some(Ok(_)));
        next
    }
}

/// Writes a `.wtb` file: this header, with the number of games filled in, and the games.
///
/// # Errors
/// When writing fails, and as [`io::ErrorKind::InvalidInput`] when there is no game or more than
/// the header can count.
pub fn write_games<'a, I>(header: Header, games: I, mut out: impl Write) -> io::Result<()>
where
    I: IntoIterator<Item = &'a Game, IntoIter: ExactSizeIterator>,
{
    let games = games.into_iter();
    let count = u32::try_from(games.len()).ok().filter(|&count| count > 0);
    let header = Header {
        games: count.ok_or(io::ErrorKind::InvalidInput)?,
        names: 0,
        ..header
    };
    out.write_all(&header.to_bytes())?;
    games
        .into_iter()
        .try_for_each(|game| out.write_all(&game.to_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wthor::Moves;
    use otho_core::{Score, Square};

    /// A file of two games.
    fn file() -> Vec<u8> {
        let header = Header {
            created: [20, 24, 2, 29],
            year: 1999,
            depth: 24,
            ..Header::default()
        };
        let game = Game {
            tournament: 7,
            black: 1,
            white: 2,
            score: Score::DRAW,
            theoretical: Score::DRAW,
            moves: Moves::new(&[Square::F5, Square::D6]).expect("two moves"),
        };
        let mut file = Vec::new();
        write_games(header, &[game, game], &mut file).expect("a vector takes everything");
        file
    }

    fn read(file: &[u8]) -> Result<Vec<Game>, Error> {
        Games::new(file)?.collect()
    }

    /// The file with one byte changed.
    fn changed(index: usize, byte: u8) -> Vec<u8> {
        let mut file = file();
        file[index] = byte;
        file
    }

    #[test]
    fn a_file_is_written_as_it_was_read() {
        let file = file();
        let games = Games::new(&file[..]).expect("the header is right");
        let header = *games.header();
        let games: Vec<_> = games
            .collect::<Result<_, _>>()
            .expect("the games are right");
        let mut written = Vec::new();
        write_games(header, &games, &mut written).expect("a vector takes everything");
        assert_eq!(written, file);
    }

    #[test]
    fn a_file_that_ends_early_is_refused_wherever_it_ends() {
        let file = file();
        for length in 0..16 {
            assert_eq!(read(&file[..length]), Err(Error::Header { length }));
        }
        for length in 16..file.len() {
            let truncated = Error::Truncated {
                kind: FileKind::Games,
                stated: 2,
                complete: (length as u32 - 16) / 68,
            };
            assert_eq!(read(&file[..length]), Err(truncated));
        }
    }

    #[test]
    fn a_file_that_goes_on_after_the_last_game_is_refused() {
        let mut file = file();
        file.push(0);
        let (kind, stated) = (FileKind::Games, 2);
        assert_eq!(read(&file), Err(Error::Surplus { kind, stated }));
        assert_eq!(
            read(&changed(4, 1)),
            Err(Error::Surplus { kind, stated: 1 })
        );
    }

    #[test]
    fn a_huge_count_costs_no_memory() {
        let mut file = file();
        file[4..8].copy_from_slice(&[255; 4]);
        let truncated = Error::Truncated {
            kind: FileKind::Games,
            stated: u32::MAX,
            complete: 2,
        };
        assert_eq!(read(&file), Err(truncated));
    }

    #[test]
    fn other_counts_than_those_of_games_are_refused() {
        let counts = |games, names| Error::Counts {
            kind: FileKind::Games,
            games,
            names,
        };
        assert_eq!(read(&changed(4, 0)), Err(counts(0, 0)));
        assert_eq!(read(&changed(8, 5)), Err(counts(2, 5)));
    }

    #[test]
    fn other_boards_and_solitaires_are_refused() {
        assert_eq!(read(&changed(12, 10)), Err(Error::BoardSize { found: 10 }));
        assert_eq!(read(&changed(13, 1)), Err(Error::Content { found: 1 }));
        assert_eq!(read(&changed(12, 8)).map(|games| games.len()), Ok(2));
    }

    #[test]
    fn a_bad_move_ends_the_reading_and_says_where_it_is() {
        let file = changed(16 + 68 + 9, 99);
        let mut games = Games::new(&file[..]).expect("the header is right");
        assert!(games.next().is_some_and(|game| game.is_ok()));
        let error = games.next().expect("an error is an item").unwrap_err();
        assert_eq!(
            error.to_string(),
            "game 2, byte 93: 99 is not a square; \
             a move is ten times the row and the column, 11 for a1 to 88 for h8"
        );
        assert!(games.next().is_none());
    }

    #[test]
    fn a_failing_reader_is_an_error() {
        struct Failing;
        impl Read for Failing {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::PermissionDenied.into())
            }
        }
        let kind = io::ErrorKind::PermissionDenied;
        assert_eq!(Games::new(Failing).err(), Some(Error::Io { kind }));
    }

    #[test]
    fn a_file_without_games_is_not_written() {
        let refused = write_games(Header::default(), &[], Vec::new()).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::InvalidInput);
    }

    #[test]
    fn every_error_says_what_is_accepted() {
        for (file, words) in [
            (changed(4, 0), "at least one game and no names"),
            (changed(12, 10), "10×10 squares, but only 8×8"),
            (changed(13, 1), "type 1, solitaires, but only games"),
            (changed(4, 3), "games is 3, but the file ends after 2"),
            (changed(4, 1), "games is 1, but the file goes on"),
            (changed(22, 65), "65 is not a score; 0 to 64"),
            (changed(83, 11), "only zeros may follow"),
            (file()[..4].to_vec(), "has 4 bytes"),
        ] {
            let sentence = read(&file).unwrap_err().to_string();
            assert!(sentence.contains(words), "{sentence}");
        }
    }
}
