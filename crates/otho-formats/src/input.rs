//! Input in bounded pieces: lines, and games in brackets.
//!
//! However long the input, no more of it than a piece's limit is in memory: the rest of a longer
//! piece is read past, and the reader goes on behind it.

use std::io::{self, BufRead};

use crate::error::{Accepted, Place, Problem, ReadError};
use crate::{Format, MAX_GAME};

/// Bytes, and where in the text they stand.
struct Source<R> {
    inner: R,
    /// Line and byte of the next byte, from 1.
    line: u64,
    byte: u64,
    last_was_cr: bool,
}

impl<R: BufRead> Source<R> {
    fn new(inner: R) -> Self {
        Self {
            inner,
            line: 1,
            byte: 1,
            last_was_cr: false,
        }
    }

    fn peek(&mut self) -> Result<Option<u8>, Problem> {
        loop {
            match self.inner.fill_buf() {
                Ok(buffer) => return Ok(buffer.first().copied()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(Problem::Io(error.kind())),
            }
        }
    }

    fn next(&mut self) -> Result<Option<u8>, Problem> {
        let Some(found) = self.peek()? else {
            return Ok(None);
        };
        self.inner.consume(1);
        // A line ends with CR, LF or both.
        match (found, self.last_was_cr) {
            (b'\n', true) => {}
            (b'\n' | b'\r', _) => {
                self.line += 1;
                self.byte = 1;
            }
            _ => self.byte += 1,
        }
        self.last_was_cr = found == b'\r';
        Ok(Some(found))
    }
}

/// A line without its end.
pub(crate) struct Line {
    /// From 1.
    pub(crate) number: u64,
    pub(crate) text: String,
}

/// The lines of a text. A byte order mark before the first is dropped.
pub(crate) struct Lines<R> {
    source: Source<R>,
    format: Format,
    is_done: bool,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R, format: Format) -> Self {
        Self {
            source: Source::new(input),
            format,
            is_done: false,
        }
    }

    /// The bytes up to the end of the line, or `None` at the end of the input.
    fn read(&mut self) -> Result<Option<Vec<u8>>, Problem> {
        // The LF of a CRLF still belongs to the line before.
        if self.source.last_was_cr && self.source.peek()? == Some(b'\n') {
            self.source.next()?;
        }
        if self.source.peek()?.is_none() {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        let mut is_too_long = false;
        let mut has_end = false;
        while !has_end && self.source.peek()?.is_some() {
            let buffer = self.source.inner.fill_buf();
            let buffer = buffer.map_err(|error| Problem::Io(error.kind()))?;
            let end = buffer.iter().position(|b| matches!(b, b'\n' | b'\r'));
            let part = &buffer[..end.unwrap_or(buffer.len())];
            let kept = part.len().min(MAX_GAME - bytes.len());
            is_too_long |= kept < part.len();
            bytes.extend_from_slice(&part[..kept]);
            let length = part.len();
            self.source.inner.consume(length);
            self.source.last_was_cr &= length == 0;
            has_end = end.is_some();
        }
        // Only the end of the line goes through the count of lines.
        self.source.next()?;
        if is_too_long {
            return Err(Problem::TooLong { limit: MAX_GAME });
        }
        Ok(Some(bytes))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<Line, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done {
            return None;
        }
        // What `read` skips belongs to the line before, whose number has been counted already.
        let number = self.source.line;
        let format = self.format;
        let error = |problem, byte| ReadError {
            format,
            place: Place {
                line: Some(number),
                byte,
                ..Place::default()
            },
            problem,
        };
        match self.read() {
            Ok(None) => None,
            Ok(Some(bytes)) => Some(match String::from_utf8(bytes) {
                Ok(text) if number == 1 => Ok(Line {
                    number,
                    text: text.trim_start_matches('\u{feff}').to_owned(),
                }),
                Ok(text) => Ok(Line { number, text }),
                Err(wrong) => {
                    let byte = wrong.utf8_error().valid_up_to() as u64 + 1;
                    Err(error(Problem::NotUtf8, Some(byte)))
                }
            }),
            Err(problem) => {
                self.is_done = matches!(problem, Problem::Io(_));
                Some(Err(error(problem, None)))
            }
        }
    }
}

/// How games are told apart in a format that puts them in brackets.
pub(crate) struct Brackets {
    pub(crate) open: u8,
    pub(crate) close: u8,
    /// Between these, brackets are text; a backslash takes the meaning from what follows it.
    pub(crate) quotes: (u8, u8),
    /// Whether games have brackets inside them.
    pub(crate) nest: bool,
    /// What may stand between games, anything if `None`.
    pub(crate) between: Option<&'static [u8]>,
    /// What stands between brackets, for errors.
    pub(crate) content: Accepted,
    /// The most bytes of a game.
    pub(crate) limit: usize,
}

/// A game in brackets, as it stands in the input.
pub(crate) struct Chunk {
    /// Its number, from 1.
    pub(crate) game: u64,
    pub(crate) text: Vec<u8>,
    start: Place,
}

impl Chunk {
    /// Where the byte at this offset of the game stands.
    pub(crate) fn place(&self, offset: usize) -> Place {
        let mut line = self.start.line;
        let mut byte = self.start.byte;
        let mut last_was_cr = false;
        for &found in &self.text[..offset.min(self.text.len())] {
            match (found, last_was_cr) {
                (b'\n', true) => {}
                (b'\n' | b'\r', _) => {
                    line = line.map(|line| line + 1);
                    byte = Some(1);
                }
                _ => byte = byte.map(|byte| byte + 1),
            }
            last_was_cr = found == b'\r';
        }
        Place {
            game: Some(self.game),
            line,
            byte,
        }
    }
}

/// The games in brackets of an input, one after the other.
pub(crate) struct Chunks<R> {
    source: Source<R>,
    format: Format,
    brackets: Brackets,
    games: u64,
    /// Where the bracket stands that began a game inside one that should not have any.
    reopened: Option<Place>,
    is_done: bool,
}

impl<R: BufRead> Chunks<R> {
    pub(crate) fn new(input: R, format: Format, brackets: Brackets) -> Self {
        Self {
            source: Source::new(input),
            format,
            brackets,
            games: 0,
            reopened: None,
            is_done: false,
        }
    }

    fn here(&self) -> Place {
        Place {
            game: None,
            line: Some(self.source.line),
            byte: Some(self.source.byte),
        }
    }

    /// Reads up to and including the bracket that begins a game, and says where that stands.
    fn find(&mut self) -> Result<Option<Place>, (Place, Problem)> {
        if let Some(place) = self.reopened.take() {
            return Ok(Some(place));
        }
        let mut stray = None;
        loop {
            let place = self.here();
            let Some(found) = self.source.next().map_err(|problem| (place, problem))? else {
                break;
            };
            let accepted = self.brackets.content;
            let unexpected = || Problem::Unexpected {
                found: char::from(found),
                accepted,
            };
            match self.brackets.between {
                _ if found == self.brackets.open => return Ok(Some(place)),
                Some(between) if !between.contains(&found) => return Err((place, unexpected())),
                // Leading counts, comments and mail headers are read past.
                None if !found.is_ascii_whitespace() && stray.is_none() => {
                    stray = Some((place, unexpected()));
                }
                _ => {}
            }
        }
        match stray {
            Some(error) if self.games == 0 => Err(error),
            _ => Ok(None),
        }
    }

    /// Reads the rest of a game, from behind its first bracket to its last.
    fn collect(&mut self) -> Result<Vec<u8>, Problem> {
        let Brackets {
            open,
            close,
            quotes,
            nest,
            limit,
            ..
        } = self.brackets;
        let mut text = vec![open];
        let mut depth = 1_u64;
        let (mut is_quoted, mut is_escaped, mut is_too_long) = (false, false, false);
        while depth > 0 {
            let place = self.here();
            let found = self.source.next()?.ok_or(Problem::Truncated)?;
            match found {
                _ if is_escaped => is_escaped = false,
                b'\\' if is_quoted => is_escaped = true,
                _ if is_quoted => is_quoted = found != quotes.1,
                _ if found == quotes.0 => is_quoted = true,
                _ if found == open && !nest => {
                    self.reopened = Some(place);
                    return Err(Problem::Truncated);
                }
                _ if found == open => depth += 1,
                _ if found == close => depth -= 1,
                _ => {}
            }
            is_too_long |= text.len() == limit;
            if !is_too_long {
                text.push(found);
            }
        }
        if is_too_long {
            return Err(Problem::TooLong { limit });
        }
        Ok(text)
    }

    fn fail(&mut self, place: Place, problem: Problem) -> ReadError {
        // Behind an end that never came or an error of the system there is nothing to read.
        self.is_done = self.reopened.is_none() && !matches!(problem, Problem::TooLong { .. });
        ReadError {
            format: self.format,
            place,
            problem,
        }
    }
}

impl<R: BufRead> Iterator for Chunks<R> {
    type Item = Result<Chunk, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done {
            return None;
        }
        let start = match self.find() {
            Ok(place) => place?,
            Err((place, problem)) => return Some(Err(self.fail(place, problem))),
        };
        self.games += 1;
        let game = self.games;
        let start = Place {
            game: Some(game),
            ..start
        };
        Some(match self.collect() {
            Ok(text) => Ok(Chunk { game, text, start }),
            Err(problem) => Err(self.fail(start, problem)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufReader, Read};

    const ROUND: Brackets = Brackets {
        open: b'(',
        close: b')',
        quotes: (b'[', b']'),
        nest: true,
        between: None,
        content: Accepted::Game,
        limit: 100,
    };

    fn lines(text: &[u8]) -> Vec<Result<(u64, String), (Place, Problem)>> {
        Lines::new(text, Format::Transcript)
            .map(|line| {
                line.map(|line| (line.number, line.text))
                    .map_err(|error| (error.place, error.problem))
            })
            .collect()
    }

    fn texts(brackets: Brackets, text: &str) -> Vec<Result<String, Problem>> {
        Chunks::new(text.as_bytes(), Format::Ggf, brackets)
            .map(|chunk| {
                chunk
                    .map(|chunk| String::from_utf8(chunk.text).unwrap())
                    .map_err(|error| error.problem)
            })
            .collect()
    }

    #[test]
    fn every_way_to_end_a_line_is_one_end() {
        let line = |number, text: &str| Ok((number, text.to_owned()));
        assert_eq!(
            lines("\u{feff}a\r\nb\rc\n\nd".as_bytes()),
            [
                line(1, "a"),
                line(2, "b"),
                line(3, "c"),
                line(4, ""),
                line(5, "d")
            ]
        );
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a\r\n"), [line(1, "a")]);
    }

    #[test]
    fn what_is_not_utf_8_is_named_by_line_and_byte_and_the_next_line_is_read() {
        let place = Place {
            game: None,
            line: Some(2),
            byte: Some(3),
        };
        assert_eq!(
            lines(b"a\nbc\xff\nd"),
            [
                Ok((1, "a".to_owned())),
                Err((place, Problem::NotUtf8)),
                Ok((3, "d".to_owned()))
            ]
        );
    }

    #[test]
    fn a_line_without_measure_is_one_error_in_bounded_memory() {
        let long = io::repeat(b'a').take(1 << 28);
        let input = BufReader::new(long.chain(&b"\nf5"[..]));
        let mut lines = Lines::new(input, Format::Transcript);
        let error = lines.next().unwrap().map(|line| line.text).unwrap_err();
        assert_eq!(error.problem, Problem::TooLong { limit: MAX_GAME });
        assert_eq!(error.place.line, Some(1));
        assert_eq!(lines.next().unwrap().unwrap().text, "f5");
    }

    #[test]
    fn a_game_without_end_is_one_error_in_bounded_memory() {
        let long = BufReader::new((&b"(;C["[..]).chain(io::repeat(b'a').take(1 << 24)));
        let mut chunks = Chunks::new(long, Format::Sgf, ROUND);
        let error = chunks.next().unwrap().map(|chunk| chunk.text).unwrap_err();
        assert_eq!(error.problem, Problem::Truncated);
        assert!(chunks.next().is_none());
    }

    #[test]
    fn games_end_at_their_own_bracket() {
        assert_eq!(
            texts(ROUND, r"2 (a[)\])](b)) x (c)"),
            [Ok(r"(a[)\])](b))".to_owned()), Ok("(c)".to_owned())]
        );
    }

    #[test]
    fn behind_a_game_that_is_too_long_the_next_is_read() {
        let text = format!("({})(b)", "a".repeat(200));
        let too_long = Err(Problem::TooLong { limit: 100 });
        assert_eq!(texts(ROUND, &text), [too_long, Ok("(b)".to_owned())]);
    }

    #[test]
    fn a_game_that_begins_inside_another_cuts_it_short_where_games_do_not_nest() {
        let flat = Brackets {
            nest: false,
            ..ROUND
        };
        assert_eq!(
            texts(flat, "(a (b)"),
            [Err(Problem::Truncated), Ok("(b)".to_owned())]
        );
    }

    #[test]
    fn an_input_without_a_game_is_an_error_unless_it_is_blank() {
        assert_eq!(texts(ROUND, " \n"), []);
        let found = 'h';
        let accepted = Accepted::Game;
        assert_eq!(
            texts(ROUND, "\n hello"),
            [Err(Problem::Unexpected { found, accepted })]
        );
    }

    #[test]
    fn places_count_lines_and_bytes() {
        let mut chunks = Chunks::new(&b"1\r\n (a\r\nbc)"[..], Format::Ggf, ROUND);
        let chunk = chunks.next().unwrap().unwrap();
        let place = |offset| (chunk.place(offset).line, chunk.place(offset).byte);
        assert_eq!(place(0), (Some(2), Some(2)));
        assert_eq!(place(4), (Some(3), Some(1)));
        assert_eq!(place(5), (Some(3), Some(2)));
    }
}
