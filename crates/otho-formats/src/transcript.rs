//! Move lists, one game a line.
//!
//! Blank lines and lines that begin with `%` or `#` are skipped. Sites break a long list into
//! numbered lines, so a line that begins with a move number above 1 continues the game of the line
//! before it, unless a blank line stands in between. Every other line is a game of its own.

use std::io::{BufRead, Write};

use otho_core::transcript as notation;
use otho_core::{Ply, Position, Variant};

use crate::error::{Place, Problem, ReadError, WriteError};
use crate::input::{Line, Lines};
use crate::{Format, MAX_GAME, Record, RecordedTurn};

/// Reads games one by one. After an error it goes on with the next line.
pub fn read(input: impl BufRead) -> impl Iterator<Item = Result<Record, ReadError>> {
    Games {
        lines: Lines::new(input, Format::Transcript),
        next: None,
    }
}

struct Games<R> {
    lines: Lines<R>,
    /// What came after the game before and did not belong to it.
    next: Option<Result<Line, ReadError>>,
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let first = loop {
            match self.next.take().or_else(|| self.lines.next())? {
                Ok(line) if is_blank(&line) || is_comment(&line) => {}
                Ok(line) => break line,
                Err(error) => return Some(Err(error)),
            }
        };
        Some(self.game(&first))
    }
}

impl<R: BufRead> Games<R> {
    fn game(&mut self, first: &Line) -> Result<Record, ReadError> {
        let mut turns = Vec::new();
        let mut outcome = add_line(&mut turns, first);
        let mut length = first.text.len();
        // The rest of a game in which an error was found is read past.
        for line in self.lines.by_ref() {
            match line {
                Ok(line) if is_comment(&line) => {}
                Ok(line) if continues(&line) => {
                    length += line.text.len();
                    outcome = outcome.and_then(|()| match length {
                        ..=MAX_GAME => add_line(&mut turns, &line),
                        _ => Err(at(&line, None, Problem::TooLong { limit: MAX_GAME })),
                    });
                }
                other => {
                    self.next = Some(other);
                    break;
                }
            }
        }
        outcome.map(|()| Record {
            turns,
            ..Record::default()
        })
    }
}

fn add_line(turns: &mut Vec<RecordedTurn>, line: &Line) -> Result<(), ReadError> {
    let plies = notation::parse(&line.text).map_err(|mut wrong| {
        wrong.number += turns.len();
        at(line, Some(wrong.offset), Problem::Transcript(wrong))
    })?;
    turns.extend(plies.into_iter().map(RecordedTurn::from));
    Ok(())
}

fn at(line: &Line, offset: Option<usize>, problem: Problem) -> ReadError {
    ReadError {
        format: Format::Transcript,
        place: Place {
            line: Some(line.number),
            byte: offset.map(|offset| offset as u64 + 1),
            ..Place::default()
        },
        problem,
    }
}

fn is_blank(line: &Line) -> bool {
    line.text.trim().is_empty()
}

fn is_comment(line: &Line) -> bool {
    line.text.trim_start().starts_with(['%', '#'])
}

/// Whether a line begins with a move number above 1.
fn continues(line: &Line) -> bool {
    let text = line.text.trim_start();
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    !matches!(text[..digits].trim_start_matches('0'), "" | "1")
}

/// Writes a game as one line. Passes are left out, since the moves imply them.
///
/// # Errors
/// When the game has another start or variant than the ordinary one, or no move.
pub fn write(output: &mut impl Write, record: &Record) -> Result<(), WriteError> {
    let format = Format::Transcript;
    expect_ordinary(record, format)?;
    let is_move = |ply: &Ply| *ply != Ply::Pass;
    let moves = notation::write(record.turns.iter().map(|turn| turn.ply).filter(is_move));
    if moves.is_empty() {
        return Err(WriteError::NoMoves(format));
    }
    Ok(writeln!(output, "{moves}")?)
}

/// That a game has the ordinary start and variant, for formats that know no other.
pub(crate) fn expect_ordinary(record: &Record, format: Format) -> Result<(), WriteError> {
    if record.start != Position::START {
        return Err(WriteError::Start(format));
    }
    if record.variant != Variant::Othello {
        return Err(WriteError::Variant(format));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::setup::Handicap;

    fn games(text: &str) -> Vec<Result<String, ReadError>> {
        read(text.as_bytes())
            .map(|game| {
                game.map(|record| notation::write(record.turns.iter().map(|turn| turn.ply)))
            })
            .collect()
    }

    #[test]
    fn a_line_is_a_game() {
        let game = |text: &str| Ok(text.to_owned());
        assert_eq!(
            games("% two games\nf5d6c3\r\n\n# and\nF5 F6, pass e6\n"),
            [game("f5d6c3"), game("f5f6--e6")]
        );
        assert_eq!(games(""), []);
    }

    #[test]
    fn numbered_lines_continue_the_game_until_a_blank_line_or_another_first_move() {
        let game = |text: &str| Ok(text.to_owned());
        assert_eq!(
            games("1. F5 f4\n2. F3 g4\n1. F5 d6\n 2. C3\n\n2. d3 c4\n"),
            [game("f5f4f3g4"), game("f5d6c3"), game("d3c4")]
        );
    }

    #[test]
    fn an_error_names_line_byte_and_move_and_the_next_game_is_read() {
        let read = games("1. f5 d6\n2. c3 x9\n3. c4\nf5\n");
        let error = read[0].as_ref().unwrap_err();
        assert_eq!(
            error.to_string(),
            "transcript, line 2, byte 7: move 4 begins with 'x' where a square a1 to h8 or a \
             pass is accepted"
        );
        assert_eq!(read[1..], [Ok("f5".to_owned())]);
    }

    #[test]
    fn a_line_that_cannot_be_read_leaves_the_game_before_it_alone() {
        let read: Vec<_> = read(&b"f5\n\xff\nd3"[..]).collect();
        assert!(read[0].is_ok() && read[2].is_ok());
        assert_eq!(read[1].as_ref().unwrap_err().problem, Problem::NotUtf8);
    }

    #[test]
    fn a_game_of_endless_lines_is_one_error() {
        let read = games(&format!("1. f5\n{}\nd3", "2. d6\n".repeat(MAX_GAME / 5)));
        let error = read[0].as_ref().unwrap_err();
        assert_eq!(error.problem, Problem::TooLong { limit: MAX_GAME });
        assert_eq!(read[1..], [Ok("d3".to_owned())]);
    }

    #[test]
    fn what_a_line_of_moves_cannot_hold_is_said() {
        let mut output = Vec::new();
        let mut write_error = |record: &Record| write(&mut output, record).unwrap_err();
        let start = Handicap::One.start();
        let ordinary = Record::default;
        assert!(matches!(
            write_error(&Record {
                start,
                ..ordinary()
            }),
            WriteError::Start(_)
        ));
        assert!(matches!(
            write_error(&Record {
                variant: Variant::Anti,
                ..ordinary()
            }),
            WriteError::Variant(_)
        ));
        assert!(matches!(write_error(&ordinary()), WriteError::NoMoves(_)));
    }
}
