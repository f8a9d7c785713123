//! The syntax that GGF and SGF share: nodes of properties such as `PB[name]`.

use std::io::{self, Write};

use crate::error::{Accepted, Problem, ReadError};
use crate::input::Chunk;
use crate::{Format, RecordedTurn};
use otho_core::Ply;

/// What is wrong at an offset of a game.
pub(crate) struct Fault {
    pub(crate) offset: usize,
    pub(crate) problem: Problem,
}

impl Fault {
    /// The error that a user of the reader sees.
    pub(crate) fn in_chunk(self, format: Format, chunk: &Chunk) -> ReadError {
        ReadError {
            format,
            place: chunk.place(self.offset),
            problem: self.problem,
        }
    }
}

/// A piece of a game.
pub(crate) enum Token {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// A name with its values.
    Property(Property),
}

/// A name with its values, of which there is at least one.
pub(crate) struct Property {
    /// The capital letters of the name: early files spell it out, `PlayerBlack`.
    pub(crate) name: String,
    /// Without their escapes.
    pub(crate) values: Vec<String>,
    /// Where the name begins.
    pub(crate) offset: usize,
}

impl Property {
    /// The first value, with line breaks and tabs as spaces.
    pub(crate) fn text(&self) -> String {
        self.values[0]
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect::<String>()
            .trim()
            .to_owned()
    }

    /// The first value, if there is anything in it.
    pub(crate) fn non_empty(&self) -> Option<String> {
        Some(self.text()).filter(|text| !text.is_empty())
    }

    /// Says that this property has a problem.
    pub(crate) fn fault(&self, problem: Problem) -> Fault {
        Fault {
            offset: self.offset,
            problem,
        }
    }
}

/// The pieces of a game.
pub(crate) struct Tokens<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0 }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn skip_while(&mut self, is_skipped: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&is_skipped) {
            self.at += 1;
        }
    }

    fn property(&mut self) -> Result<Token, Fault> {
        let offset = self.at;
        self.skip_while(|byte| byte.is_ascii_alphabetic());
        let name = self.text[offset..self.at].iter();
        let name = name.filter(|byte| byte.is_ascii_uppercase());
        let name = name.map(|&byte| char::from(byte)).collect();
        let mut values = Vec::new();
        loop {
            self.skip_while(|byte| byte.is_ascii_whitespace());
            if self.peek() != Some(b'[') {
                break;
            }
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(self.unexpected(offset));
        }
        Ok(Token::Property(Property {
            name,
            values,
            offset,
        }))
    }

    /// A value in brackets. Old files are in Latin-1, so what is not UTF-8 is read as that.
    fn value(&mut self) -> Result<String, Fault> {
        let offset = self.at;
        let mut bytes = Vec::new();
        self.at += 1;
        loop {
            match self.peek() {
                Some(b']') => break,
                Some(b'\\') => {
                    self.at += 1;
                    self.escaped(&mut bytes);
                }
                Some(byte) => {
                    bytes.push(byte);
                    self.at += 1;
                }
                None => {
                    let problem = Problem::Truncated;
                    return Err(Fault { offset, problem });
                }
            }
        }
        self.at += 1;
        Ok(String::from_utf8(bytes)
            .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect()))
    }

    /// What follows a backslash: a line break vanishes, everything else stands for itself.
    fn escaped(&mut self, bytes: &mut Vec<u8>) {
        match (self.peek(), self.text.get(self.at + 1)) {
            (Some(b'\r'), Some(b'\n')) | (Some(b'\n'), Some(b'\r')) => self.at += 2,
            (Some(b'\r' | b'\n'), _) => self.at += 1,
            (Some(byte), _) => {
                bytes.push(byte);
                self.at += 1;
            }
            (None, _) => {}
        }
    }

    fn unexpected(&self, offset: usize) -> Fault {
        let rest = String::from_utf8_lossy(&self.text[offset..self.text.len().min(offset + 4)]);
        let found = rest.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
        let accepted = Accepted::Property;
        Fault {
            offset,
            problem: Problem::Unexpected { found, accepted },
        }
    }
}

impl Iterator for Tokens<'_> {
    type Item = Result<Token, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_while(|byte| byte.is_ascii_whitespace());
        let token = match self.peek()? {
            b'(' => Token::Open,
            b')' => Token::Close,
            b';' => Token::Node,
            byte if byte.is_ascii_alphabetic() => return Some(self.property()),
            _ => return Some(Err(self.unexpected(self.at))),
        };
        self.at += 1;
        Some(Ok(token))
    }
}

/// The turn that the text of a move means: a square, or any word for a pass.
pub(crate) fn parse_ply(text: &str) -> Option<Ply> {
    match otho_core::transcript::parse(text).as_deref() {
        // A number alone would be taken for a move number.
        Ok(&[ply]) if !text.starts_with(|c: char| c.is_ascii_digit()) => Some(ply),
        _ => None,
    }
}

/// Writes a property with one text, line breaks and tabs as spaces.
pub(crate) fn write(output: &mut impl Write, name: &str, text: &str) -> io::Result<()> {
    let mut value = String::new();
    for c in text.trim().chars() {
        if matches!(c, ']' | '\\') {
            value.push('\\');
        }
        value.push(if c.is_control() { ' ' } else { c });
    }
    write!(output, "{name}[{value}]")
}

/// Writes a property, unless there is nothing to write.
pub(crate) fn write_some(
    output: &mut impl Write,
    name: &str,
    text: Option<&str>,
) -> io::Result<()> {
    match text.map(str::trim).filter(|text| !text.is_empty()) {
        Some(text) => write(output, name, text),
        None => Ok(()),
    }
}

/// The name of the property that holds a turn.
pub(crate) fn color_name(turn: &RecordedTurn) -> &'static str {
    match turn.color {
        Some(otho_core::Color::White) => "W",
        _ => "B",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::Square;

    fn first_value(text: &[u8]) -> Option<String> {
        match Tokens::new(text).next()?.ok()? {
            Token::Property(property) => Some(property.text()),
            Token::Open | Token::Close | Token::Node => None,
        }
    }

    #[test]
    fn escapes_are_taken_out_and_put_in() {
        let name = r"a]b\c[d";
        let mut text = Vec::new();
        write(&mut text, "PB", name).unwrap();
        assert_eq!(text, br"PB[a\]b\\c[d]");
        assert_eq!(first_value(&text).as_deref(), Some(name));
        assert_eq!(first_value(b"C[a\\\r\nb\nc]").as_deref(), Some("ab c"));
    }

    #[test]
    fn a_name_that_is_not_utf_8_is_latin_1() {
        assert_eq!(first_value(b"PB[Ren\xe9]").as_deref(), Some("René"));
        assert_eq!(first_value("PB[René]".as_bytes()).as_deref(), Some("René"));
    }

    #[test]
    fn what_is_no_property_is_said() {
        for (text, offset) in [(&b"B"[..], 0), (b"3[f5]", 0), (b"]", 0)] {
            let fault = Tokens::new(text).find_map(Result::err).unwrap();
            assert_eq!(fault.offset, offset);
            assert!(matches!(fault.problem, Problem::Unexpected { .. }));
        }
        let fault = Tokens::new(b"B[f5").find_map(Result::err).unwrap();
        assert_eq!(fault.problem, Problem::Truncated);
    }

    #[test]
    fn a_move_is_one_square_or_one_pass() {
        assert_eq!(parse_ply("F5"), Some(Ply::Move(Square::F5)));
        assert_eq!(parse_ply("PA"), Some(Ply::Pass));
        for text in ["", "f5d6", "5", "5 f5", "z9"] {
            assert_eq!(parse_ply(text), None, "{text:?}");
        }
    }
}
