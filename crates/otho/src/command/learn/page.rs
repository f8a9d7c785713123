//! What a learner reads and types, line by line: in print, or for speech and Braille.

use std::io::{self, BufRead, Read};
use std::time::Duration;

use otho_core::{Game, Position, Rules};
use otho_text::{Query, Texts, Value, answer};

use crate::diagram;
use crate::output::{Failure, Output};

/// How many characters a line has at most: in print, and for speech and Braille, whose displays
/// have forty cells.
const WIDTHS: [usize; 2] = [76, 40];

/// More than this nobody types in a line.
const LONGEST_LINE: u64 = 4096;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Hint,
    Skip,
    Back,
    Quit,
    Board,
    None,
    Again,
    /// Anything else, nothing included.
    Text(String),
}

/// The words that are no answers, with the ids of what they are called in each language.
const WORDS: [(&str, &str, Typed); 7] = [
    ("hint", "tutor-word-hint", Typed::Hint),
    ("skip", "tutor-word-skip", Typed::Skip),
    ("back", "tutor-word-back", Typed::Back),
    ("quit", "tutor-word-quit", Typed::Quit),
    ("board", "tutor-word-board", Typed::Board),
    ("none", "tutor-word-none", Typed::None),
    ("again", "tutor-word-again", Typed::Again),
];

/// Where a lesson is shown and answered.
pub(super) struct Page<'a> {
    out: &'a mut Output,
    is_spoken: bool,
}

impl<'a> Page<'a> {
    pub(super) const fn new(out: &'a mut Output, is_spoken: bool) -> Self {
        Self { out, is_spoken }
    }

    pub(super) const fn is_spoken(&self) -> bool {
        self.is_spoken
    }

    pub(super) const fn texts(&self) -> &Texts {
        &self.out.texts
    }

    /// Prints a paragraph.
    pub(super) fn say(&mut self, text: &str) -> Result<(), Failure> {
        for line in wrapped(text, WIDTHS[usize::from(self.is_spoken)]) {
            self.out.line(&line)?;
        }
        Ok(())
    }

    /// Prints a sentence of ours.
    pub(super) fn tell(&mut self, id: &str, values: &[(&str, Value<'_>)]) -> Result<(), Failure> {
        let sentence = self.texts().format(id, values);
        self.say(&sentence)
    }

    /// Prints an empty line, which a Braille display would only have to be moved over.
    pub(super) fn gap(&mut self) -> Result<(), Failure> {
        if self.is_spoken {
            return Ok(());
        }
        self.out.line("")
    }

    /// Shows a board: drawn, or row by row in words.
    pub(super) fn board(&mut self, position: Position) -> Result<(), Failure> {
        if self.is_spoken {
            let game = Game::new(Rules {
                start: position,
                ..Rules::default()
            });
            let rows = answer(Query::Board, &game, 0, Duration::ZERO, self.texts());
            return rows.lines().try_for_each(|row| self.say(row));
        }
        self.gap()?;
        for row in diagram::rows(position) {
            self.out.line(&row)?;
        }
        self.gap()
    }

    /// Asks for a line; at the end of input that is to quit.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Typed, Failure> {
        self.tell(prompt, &[])?;
        self.out.finish()?;
        let mut line = Vec::new();
        let mut input = io::stdin().lock().take(LONGEST_LINE);
        let read = input.read_until(b'\n', &mut line);
        self.gap()?;
        match read {
            Ok(1..) => Ok(typed(&String::from_utf8_lossy(&line), self.texts())),
            Ok(0) | Err(_) => Ok(Typed::Quit),
        }
    }
}

fn typed(line: &str, texts: &Texts) -> Typed {
    let line = line.trim();
    let small = line.to_lowercase();
    let is_typed = |(english, id, _): &&(&str, &str, Typed)| {
        small == *english || small == texts.get(id).to_lowercase()
    };
    match WORDS.iter().find(is_typed) {
        Some((_, _, word)) => word.clone(),
        None => Typed::Text(line.to_owned()),
    }
}

/// Lines of so many characters at most, cut at spaces; spaces that do not break stay whole.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is a line");
        let length = line.chars().count();
        if length == 0 {
            line.push_str(word);
        } else if length + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use otho_text::Language;

    use super::*;

    #[test]
    fn lines_are_cut_at_spaces_that_break() {
        assert_eq!(wrapped("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrapped("a\u{a0}b c", 3), ["a\u{a0}b", "c"]);
        assert_eq!(wrapped("long", 2), ["long"]);
    }

    #[test]
    fn words_are_understood_in_english_and_in_the_language_of_the_lesson() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (english, id, word) in WORDS {
                assert_eq!(typed(&english.to_uppercase(), &texts), word);
                assert_eq!(typed(&format!(" {}\r\n", texts.get(id)), &texts), word);
            }
            assert_eq!(typed("f5\n", &texts), Typed::Text("f5".to_owned()));
        }
    }
}
