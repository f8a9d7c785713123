//! What stands within a paragraph: words, emphasis, squares, moves and links.

use core::fmt::{self, Write};

use otho_core::{Ply, Square, transcript};

use super::error::{Error, Fault};
use super::scan::Lines;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    /// Words.
    Words(String),
    /// Emphasised (*italic*).
    Emphasis(Vec<Inline>),
    /// Strongly emphasised (**bold**).
    Strong(Vec<Inline>),
    /// One square.
    Square(Square),
    /// Several moves.
    Moves(Vec<Ply>),
    /// A link to another lesson.
    Link {
        /// Its id, `course/lesson`.
        lesson: String,
        /// What is shown.
        text: Vec<Inline>,
    },
}

/// A text, as a sequence of pieces.
///
/// It is displayed without its emphasis.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(pub Vec<Inline>);

impl Text {
    /// Calls `visit` on each piece, outer ones first.
    pub fn visit(&self, visit: &mut dyn FnMut(&Inline)) {
        visit_all(&self.0, visit);
    }
}

fn visit_all(pieces: &[Inline], visit: &mut dyn FnMut(&Inline)) {
    for piece in pieces {
        visit(piece);
        match piece {
            Inline::Emphasis(inner) | Inline::Strong(inner) | Inline::Link { text: inner, .. } => {
                visit_all(inner, visit);
            }
            Inline::Words(_) | Inline::Square(_) | Inline::Moves(_) => {}
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut result = Ok(());
        self.visit(&mut |piece| {
            let written = match piece {
                Inline::Words(words) => f.write_str(words),
                Inline::Square(square) => write!(f, "{square}"),
                Inline::Moves(plies) => plies.iter().enumerate().try_for_each(|(index, ply)| {
                    if index > 0 {
                        f.write_char(' ')?;
                    }
                    write!(f, "{ply}")
                }),
                Inline::Emphasis(_) | Inline::Strong(_) | Inline::Link { .. } => Ok(()),
            };
            result = result.and(written);
        });
        result
    }
}

/// Reads a text of one or more lines, which become one paragraph.
pub(super) fn parse(lines: &Lines) -> Result<Text, Error> {
    let mut reader = Reader {
        text: &lines.text,
        at: 0,
        first_line: lines.line,
    };
    reader.pieces(None).map(Text)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    first_line: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn error(&self, fault: Fault) -> Error {
        let before = self.text[..self.at].matches('\n').count();
        fault.at(self.first_line + before)
    }

    /// The pieces up to a closing mark, or to the end.
    fn pieces(&mut self, close: Option<&'static str>) -> Result<Vec<Inline>, Error> {
        let mut pieces = Vec::new();
        let opened = self.error(Fault::Unclosed(close.unwrap_or_default()));
        loop {
            let length = self.rest().find(['*', '`', '[', ']']);
            let words = &self.rest()[..length.unwrap_or(self.rest().len())];
            if !words.is_empty() {
                pieces.push(Inline::Words(words.replace('\n', " ")));
                self.at += words.len();
            }
            if let Some(mark) = close
                && self.rest().starts_with(mark)
            {
                self.at += mark.len();
                return Ok(pieces);
            }
            if self.rest().is_empty() {
                return if close.is_none() {
                    Ok(pieces)
                } else {
                    Err(opened)
                };
            }
            pieces.push(self.marked()?);
        }
    }

    /// The piece that begins with a mark.
    fn marked(&mut self) -> Result<Inline, Error> {
        if self.take("**") {
            return self.pieces(Some("**")).map(Inline::Strong);
        }
        if self.take("*") {
            return self.pieces(Some("*")).map(Inline::Emphasis);
        }
        if self.rest().starts_with('`') {
            return self.code();
        }
        if self.take("[") {
            let text = self.pieces(Some("]"))?;
            return self.target(text);
        }
        Err(self.error(Fault::Unclosed("]")))
    }

    fn take(&mut self, mark: &str) -> bool {
        let is_there = self.rest().starts_with(mark);
        if is_there {
            self.at += mark.len();
        }
        is_there
    }

    /// What stands in back quotes: a square or moves, and nothing else.
    fn code(&mut self) -> Result<Inline, Error> {
        let inner = &self.rest()[1..];
        let Some(end) = inner.find('`') else {
            return Err(self.error(Fault::Unclosed("`")));
        };
        let inner = &inner[..end];
        let plies = transcript::parse(inner).unwrap_or_default();
        let piece = match plies[..] {
            [] => return Err(self.error(Fault::Code(inner.to_owned()))),
            [Ply::Move(square)] => Inline::Square(square),
            _ => Inline::Moves(plies),
        };
        self.at += end + 2;
        Ok(piece)
    }

    /// Where a link leads.
    fn target(&mut self, text: Vec<Inline>) -> Result<Inline, Error> {
        let target = self.rest().strip_prefix('(');
        let target = target.and_then(|rest| rest.split_once(')'));
        let Some((lesson, _)) = target else {
            return Err(self.error(Fault::Unclosed("[")));
        };
        let lesson = lesson.to_owned();
        if !is_lesson_id(&lesson) {
            return Err(self.error(Fault::Link(lesson)));
        }
        self.at += lesson.len() + 2;
        Ok(Inline::Link { lesson, text })
    }
}

/// Whether a text is `course/lesson` in small letters, digits and hyphens.
fn is_lesson_id(text: &str) -> bool {
    let is_name = |name: &str| {
        let mut letters = name.chars();
        !name.is_empty() && letters.all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-'))
    };
    text.split_once('/')
        .is_some_and(|(course, lesson)| is_name(course) && is_name(lesson))
}
