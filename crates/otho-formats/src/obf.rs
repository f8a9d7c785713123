//! Positions: OBF, one position a line with the scores of its moves, and plain board text.
//!
//! One reader takes both. A line is a position, `<64 letters> X; F5:+4; D6:-2;`, where the items
//! may be missing; a line of eight letters is the first row of a diagram, which goes on with seven
//! more rows and the side to move, at the end of the last row or on a line of its own. `%` begins a
//! comment; blank lines and lines that begin with `#` are skipped, and so is the item `--:-127;`
//! with which one program ends its lists.

use std::io::{BufRead, Write};

use otho_core::{ParsePositionError, Ply, Position, Refusal, color_of_letter};

use crate::Format;
use crate::error::{Place, Problem, ReadError, WriteError, excerpt};
use crate::input::Lines;
use crate::property::parse_ply;

/// A position and what moves in it are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredPosition {
    /// The position.
    pub position: Position,
    /// Moves and the final difference they lead to, for the side to move, with the empty squares
    /// going to the winner; as a rule all legal moves, the best first.
    pub scores: Vec<(Ply, i8)>,
}

impl From<Position> for ScoredPosition {
    fn from(position: Position) -> Self {
        let scores = Vec::new();
        Self { position, scores }
    }
}

/// The item that says nothing.
const FILLER: &str = "--:-127";

/// Reads positions one by one. After an error it goes on with the next line.
///
/// `format` is what errors call it: [`Format::Obf`] or [`Format::Board`].
pub fn read(
    input: impl BufRead,
    format: Format,
) -> impl Iterator<Item = Result<ScoredPosition, ReadError>> {
    let mut lines = Lines::new(input, format);
    core::iter::from_fn(move || {
        loop {
            let line = match lines.next()? {
                Ok(line) => line,
                Err(error) => return Some(Err(error)),
            };
            let mut text = without_comment(&line.text).to_owned();
            if text.is_empty() {
                continue;
            }
            if letters(&text) == 8
                && let Err(error) = collect_diagram(&mut text, &mut lines)
            {
                return Some(Err(error));
            }
            let place = Place {
                line: Some(line.number),
                ..Place::default()
            };
            return Some(parse(&text).map_err(|problem| ReadError {
                format,
                place,
                problem,
            }));
        }
    })
}

/// Adds the rows that follow the first one, up to the side to move or a blank line.
fn collect_diagram(text: &mut String, lines: &mut Lines<impl BufRead>) -> Result<(), ReadError> {
    while letters(text) <= 64 {
        let Some(line) = lines.next().transpose()? else {
            break;
        };
        let row = without_comment(&line.text);
        if row.is_empty() {
            break;
        }
        text.push('\n');
        text.push_str(row);
    }
    Ok(())
}

fn without_comment(line: &str) -> &str {
    let line = line.trim();
    if line.starts_with('#') {
        return "";
    }
    line.split('%').next().unwrap_or_default().trim()
}

/// How many characters stand before the items.
fn letters(text: &str) -> usize {
    let board = text.split(';').next().unwrap_or_default();
    board.chars().filter(|c| !c.is_whitespace()).count()
}

fn parse(text: &str) -> Result<ScoredPosition, Problem> {
    let (board, items) = text.split_once(';').unwrap_or((text, ""));
    let position = parse_board(board).map_err(Problem::Position)?;
    let mut scores = Vec::new();
    for item in items.split(';').map(str::trim) {
        if !item.is_empty() && item != FILLER {
            scores.push(parse_item(item, position)?);
        }
    }
    Ok(ScoredPosition { position, scores })
}

/// Reads board and side; a board that is too short is not filled up with the side to move.
fn parse_board(text: &str) -> Result<Position, ParsePositionError> {
    if let Some((board, side)) = text.trim_end().rsplit_once(char::is_whitespace) {
        let squares = letters(board);
        let is_side = side.len() == 1 && side.starts_with(|c| color_of_letter(c).is_some());
        if is_side && squares < 64 {
            // A letter that is no disc is the better explanation.
            let error = text.parse::<Position>().expect_err("it is too short");
            return Err(match error {
                ParsePositionError::Letter { .. } => error,
                _ => ParsePositionError::TooShort { squares },
            });
        }
    }
    text.parse()
}

fn parse_item(item: &str, position: Position) -> Result<(Ply, i8), Problem> {
    let parsed = item.split_once(':').and_then(|(ply, score)| {
        let ply = parse_ply(ply.trim())?;
        let score = score.trim().parse().ok()?;
        (-64..=64).contains(&score).then_some((ply, score))
    });
    let (ply, score) = parsed.ok_or_else(|| Problem::Item {
        text: excerpt(item),
    })?;
    let refusal = match ply {
        Ply::Move(square) => position.play(square).err().map(Refusal::Move),
        Ply::Pass => position.pass().err().map(Refusal::Pass),
    };
    match refusal {
        Some(refusal) => Err(Problem::IllegalItem(refusal)),
        None => Ok((ply, score)),
    }
}

/// Writes a position as a line of OBF: board, side, and an item for every score.
///
/// # Errors
/// When the output fails.
pub fn write(output: &mut impl Write, scored: &ScoredPosition) -> Result<(), WriteError> {
    write!(output, "{};", scored.position)?;
    for (ply, score) in &scored.scores {
        let ply = ply.to_string().to_uppercase();
        write!(output, " {ply}:{score:+};")?;
    }
    Ok(writeln!(output)?)
}

/// Writes a position as a line of board text, without scores.
///
/// # Errors
/// When the output fails.
pub fn write_board(output: &mut impl Write, position: Position) -> Result<(), WriteError> {
    Ok(writeln!(output, "{position}")?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::Square;

    const START: &str = "---------------------------OX------XO--------------------------- X";

    fn positions(text: &str) -> Vec<Result<ScoredPosition, ReadError>> {
        read(text.as_bytes(), Format::Obf).collect()
    }

    fn problem(text: &str) -> Problem {
        positions(text).remove(0).unwrap_err().problem
    }

    #[test]
    fn items_are_moves_and_scores() {
        let text =
            format!("% start\n\n{START}; F5:+4; d6:-2; --:-127; % all\n").replace("d6", "e6");
        let read = positions(&text);
        let [Ok(scored)] = &read[..] else {
            panic!("{read:?}");
        };
        assert_eq!(scored.position, Position::START);
        let expected = [(Ply::Move(Square::F5), 4), (Ply::Move(Square::E6), -2)];
        assert_eq!(scored.scores, expected);
        let mut output = Vec::new();
        write(&mut output, scored).unwrap();
        assert_eq!(
            String::from_utf8(output).unwrap(),
            format!("{START}; F5:+4; E6:-2;\n")
        );
    }

    #[test]
    fn a_position_without_items_is_one() {
        let expected = Ok(ScoredPosition::from(Position::START));
        assert_eq!(positions(START).remove(0), expected);
        assert_eq!(positions(&format!("{START};")), [expected]);
    }

    #[test]
    fn a_diagram_is_one_position() {
        let (board, _) = START.split_once(' ').unwrap();
        let rows: Vec<&str> = (0..8).map(|row| &board[8 * row..8 * row + 8]).collect();
        let spaced: Vec<String> = rows
            .iter()
            .map(|row| row.chars().flat_map(|c| [c, ' ']).collect())
            .collect();
        let expected = Ok(ScoredPosition::from(Position::START));
        for text in [
            format!("{}\nX\n", rows.join("\n")),
            format!("{} X\n", rows.join("\r\n")),
            format!("{}\n*\n", spaced.join("\n")),
        ] {
            assert_eq!(
                positions(&text.repeat(2)),
                [expected.clone(), expected.clone()],
                "{text}"
            );
        }
        let cut = positions(&format!("{}\n\n{START}\n", rows[..7].join("\n")));
        let error = cut[0].as_ref().unwrap_err();
        let squares = 56;
        assert_eq!(
            error.problem,
            Problem::Position(ParsePositionError::TooShort { squares })
        );
        assert_eq!(cut[1..], [expected]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line_and_the_next_is_read() {
        let squares = 63;
        assert_eq!(
            problem(&START[1..]),
            Problem::Position(ParsePositionError::TooShort { squares })
        );
        assert!(matches!(
            problem(&START.replace('-', "0")),
            Problem::Position(ParsePositionError::Letter { found: '0', .. })
        ));
        let text = |text: &str| Problem::Item {
            text: text.to_owned(),
        };
        assert_eq!(problem(&format!("{START}; F5:+65;")), text("F5:+65"));
        assert_eq!(problem(&format!("{START}; F5")), text("F5"));
        assert_eq!(problem(&format!("{START}; Z5:+4")), text("Z5:+4"));
        assert!(matches!(
            problem(&format!("{START}; A1:+4")),
            Problem::IllegalItem(Refusal::Move(_))
        ));
        assert!(matches!(
            problem(&format!("{START}; --:+4")),
            Problem::IllegalItem(Refusal::Pass(_))
        ));
        let read = positions(&format!("{START}\nx\n{START}"));
        assert_eq!(read[1].as_ref().unwrap_err().place.line, Some(2));
        assert!(read[2].is_ok());
    }
}
