//! What a learner reads and types, line by line: in print, or for speech and Braille.

use std::io;
use std::time::Duration;

use otho_core::{Game, Position, Rules};
use otho_text::{Action, Command, Query, Texts, Value, answer, is_one_of};

use crate::command::line;
use crate::diagram;
use crate::output::{Failure, Output};

/// How many characters a line has at most: in print, and for speech and Braille, whose displays
/// have forty cells.
const WIDTHS: [usize; 2] = [76, 40];

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
    /// Why the last move was good or bad.
    Why,
    Help,
    /// A question about the position.
    Look(Query),
    /// Anything else, nothing included.
    Text(String),
}

/// The words that are no answers, with the ids of what they are called in each language.
const WORDS: [(&str, &str, Typed); 8] = [
    ("hint", "tutor-word-hint", Typed::Hint),
    ("skip", "tutor-word-skip", Typed::Skip),
    ("back", "tutor-word-back", Typed::Back),
    ("quit", "tutor-word-quit", Typed::Quit),
    ("board", "tutor-word-board", Typed::Board),
    ("none", "tutor-word-none", Typed::None),
    ("again", "tutor-word-again", Typed::Again),
    ("why", "play-words-why", Typed::Why),
];

/// What a learner is to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sought {
    /// What the rules say: the moves, or what they flip.
    Rules,
    /// How many of something there are.
    Number,
    /// Something else.
    Other,
}

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

    /// Prints what may have several lines, each of them cut where it is too long.
    pub(super) fn say(&mut self, text: &str) -> Result<(), Failure> {
        let width = WIDTHS[usize::from(self.is_spoken)];
        let mut lines = text.lines().flat_map(|line| wrapped(line, width));
        lines.try_for_each(|line| self.out.line(&line))
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
            return self.look(Query::Board, position);
        }
        self.gap()?;
        for row in diagram::rows(position) {
            self.out.line(&row)?;
        }
        self.gap()
    }

    /// Answers a question about a position, unless that is what the learner is asked.
    pub(super) fn look_for(
        &mut self,
        query: Query,
        position: Position,
        sought: Sought,
    ) -> Result<(), Failure> {
        let is_telling = match query {
            Query::Moves | Query::Flips(_) => sought != Sought::Other,
            Query::Counts => sought == Sought::Number,
            _ => false,
        };
        if is_telling {
            return self.tell("tutor-telling", &[]);
        }
        self.look(query, position)
    }

    /// Answers a question about a position.
    pub(super) fn look(&mut self, query: Query, position: Position) -> Result<(), Failure> {
        let game = Game::new(Rules {
            start: position,
            ..Rules::default()
        });
        let said = answer(query, &game, 0, Duration::ZERO, self.texts());
        self.say(&said)
    }

    /// Lets the learner see what was said, before something that takes a while.
    pub(super) fn show(&mut self) -> Result<(), Failure> {
        self.out.finish()
    }

    /// Asks for a line; at the end of input that is to quit.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Typed, Failure> {
        self.tell(prompt, &[])?;
        self.show()?;
        let line = line::next(&mut io::stdin().lock());
        self.gap()?;
        Ok(line.map_or(Typed::Quit, |line| typed(line.text(), self.texts())))
    }
}

fn typed(line: &str, texts: &Texts) -> Typed {
    let line = line.trim();
    // Who asks why may well end with the sign of a question; alone, it asks for help.
    let word = line.trim_end_matches(['?', ' ', '\u{a0}', '\u{202f}']);
    let is_typed = |(english, id, _): &&(&str, &str, Typed)| {
        word.eq_ignore_ascii_case(english) || is_one_of(word, id, texts)
    };
    if let Some((_, _, word)) = WORDS.iter().find(is_typed) {
        return word.clone();
    }
    match Command::parse(line, texts) {
        // As everywhere else, one letter will do.
        Ok(Command::Query(Query::Board)) => Typed::Board,
        Ok(Command::Query(Query::Help)) => Typed::Help,
        Ok(Command::Action(Action::Hint)) => Typed::Hint,
        Ok(Command::Query(query)) if query.is_about_position() => Typed::Look(query),
        _ => Typed::Text(line.to_owned()),
    }
}

/// Lines of so many characters at most, cut at spaces that break, and in a word that is longer.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("there is a line");
        let length = line.chars().count();
        if length > 0 && length + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
            continue;
        }
        let letters = Vec::from_iter(word.chars());
        lines.extend(letters.chunks(width).map(String::from_iter));
        if length == 0 {
            lines.remove(0);
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
        assert_eq!(wrapped("a longer", 3), ["a", "lon", "ger"]);
        assert_eq!(wrapped("longer b", 4), ["long", "er b"]);
        assert_eq!(wrapped("", 3), [""]);
    }

    #[test]
    fn words_are_understood_in_english_and_in_the_language_of_the_lesson() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (english, id, word) in WORDS {
                assert_eq!(typed(&english.to_uppercase(), &texts), word);
                assert_eq!(typed(&format!(" {}\r\n", texts.get(id)), &texts), word);
            }
            for asked in ["why?", &format!("{}\u{a0}?", texts.get("play-words-why"))] {
                assert_eq!(typed(asked, &texts), Typed::Why);
            }
            for answer in ["f5", "c4 d3", "2", ""] {
                assert_eq!(typed(answer, &texts), Typed::Text(answer.to_owned()));
            }
            for (short, word) in [("b", Typed::Board), ("h", Typed::Hint), ("?", Typed::Help)] {
                assert_eq!(typed(short, &texts), word);
            }
            assert_eq!(typed("r4\n", &texts), Typed::Look(Query::Row(3)));
            assert_eq!(typed("ce", &texts), Typed::Look(Query::Column(4)));
        }
    }
}
