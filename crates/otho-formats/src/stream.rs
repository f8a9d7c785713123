//! Games and positions of any format, one by one.

use std::io::{BufRead, Write};

use crate::error::{Place, Problem, ReadError, WriteError};
use crate::{Format, Record, ScoredPosition, ggf, obf, quest, sgf, transcript};

/// What formats hold.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// A game.
    Game(Record),
    /// A position, with or without scores.
    Position(ScoredPosition),
}

/// Reads games or positions one by one.
///
/// After an error it goes on with the next item where that can be found; see the crate's
/// documentation. WTHOR needs files of names beside the games and has a reader of its own.
pub fn read<'a>(
    input: impl BufRead + 'a,
    format: Format,
) -> impl Iterator<Item = Result<Item, ReadError>> {
    type Items<'a> = Box<dyn Iterator<Item = Result<Item, ReadError>> + 'a>;
    fn games<'a>(records: impl Iterator<Item = Result<Record, ReadError>> + 'a) -> Items<'a> {
        Box::new(records.map(|record| record.map(Item::Game)))
    }
    match format {
        Format::Transcript => games(transcript::read(input)),
        Format::Ggf => games(ggf::read(input)),
        Format::Sgf => games(sgf::read(input)),
        Format::Quest => games(quest::read(input)),
        Format::Board | Format::Obf => {
            Box::new(obf::read(input, format).map(|position| position.map(Item::Position)))
        }
        Format::Wthor | Format::Svg | Format::Braille | Format::Brf => {
            Box::new(core::iter::once(Err(ReadError {
                format,
                place: Place::default(),
                problem: Problem::NoReader,
            })))
        }
    }
}

/// Writes games or positions one by one.
///
/// A format of positions takes a game as the position it ends in; a format of games takes a
/// position as a game that starts there and has no move yet.
pub struct Writer<W> {
    output: W,
    format: Format,
}

impl<W: Write> Writer<W> {
    /// A writer to this output, which should be buffered.
    ///
    /// # Errors
    /// When the format is not a row of games or positions: WTHOR has a header and files of names,
    /// diagrams have choices to make, and each a function of its own.
    pub fn new(output: W, format: Format) -> Result<Self, WriteError> {
        if !format.is_row() {
            return Err(WriteError::NoWriter(format));
        }
        Ok(Self { output, format })
    }

    /// Writes one item.
    ///
    /// # Errors
    /// When the format cannot hold it, or the output fails.
    pub fn write(&mut self, item: &Item) -> Result<(), WriteError> {
        match self.format {
            Format::Board => {
                let ScoredPosition { position, .. } = self.position(item)?;
                obf::write_board(&mut self.output, position)
            }
            Format::Obf => {
                let position = self.position(item)?;
                obf::write(&mut self.output, &position)
            }
            _ => match item {
                Item::Game(record) => self.write_game(record),
                Item::Position(scored) => self.write_game(&Record {
                    start: scored.position,
                    ..Record::default()
                }),
            },
        }
    }

    fn write_game(&mut self, record: &Record) -> Result<(), WriteError> {
        let output = &mut self.output;
        match self.format {
            Format::Transcript => transcript::write(output, record),
            Format::Ggf => ggf::write(output, record),
            Format::Sgf => sgf::write(output, record),
            Format::Quest => quest::write(output, record),
            format => Err(WriteError::NoWriter(format)),
        }
    }

    fn position(&self, item: &Item) -> Result<ScoredPosition, WriteError> {
        match item {
            Item::Position(scored) => Ok(scored.clone()),
            Item::Game(record) => match record.replay() {
                Ok(game) => Ok(game.position().into()),
                Err(turn) => Err(WriteError::Illegal(self.format, turn)),
            },
        }
    }

    /// Passes on what the output has buffered, and gives it back.
    ///
    /// # Errors
    /// When the output fails.
    pub fn finish(mut self) -> Result<W, WriteError> {
        self.output.flush()?;
        Ok(self.output)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::Position;

    fn convert(text: &str, from: Format, to: Format) -> Result<String, WriteError> {
        let mut writer = Writer::new(Vec::new(), to)?;
        for item in read(text.as_bytes(), from) {
            writer.write(&item.unwrap())?;
        }
        Ok(String::from_utf8(writer.finish()?).unwrap())
    }

    #[test]
    fn a_game_is_the_position_it_ends_in() {
        let end = "-------------------X-------XX------XO--------------------------- O\n";
        let board = convert("d3", Format::Transcript, Format::Board).unwrap();
        assert_eq!(board, end);
    }

    #[test]
    fn a_position_is_a_game_without_a_move() {
        let start = Position::START.to_string();
        let sgf = convert(&start, Format::Board, Format::Sgf).unwrap();
        assert_eq!(sgf, "(;GM[2]FF[4]SZ[8]CA[UTF-8]AP[otho])\n");
        assert!(matches!(
            convert(&start, Format::Board, Format::Transcript),
            Err(WriteError::NoMoves(_))
        ));
    }

    #[test]
    fn what_is_no_row_of_items_is_refused() {
        for format in [Format::Svg, Format::Braille, Format::Brf] {
            let item = read(&b""[..], format).next().unwrap();
            assert_eq!(item.unwrap_err().problem, Problem::NoReader);
            assert!(matches!(
                Writer::new(Vec::new(), format),
                Err(WriteError::NoWriter(_))
            ));
        }
    }
}
