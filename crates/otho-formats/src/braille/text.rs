//! Words in uncontracted Braille.

use super::table::push_dots;
use super::{Cell, Table};

/// Writes text in the uncontracted Braille of a language, on one line.
///
/// Numbers, capital letters and what follows them get the signs of the language. White space is a
/// blank cell; a character that the language does not have is a question mark, an accented letter
/// that it does not have is the letter without the accent.
///
/// ```
/// use otho_formats::braille::{Table, text_to_braille};
///
/// let cells = text_to_braille("Black f5", Table::English);
/// let unicode: String = cells.iter().map(|cell| cell.to_unicode()).collect();
/// assert_eq!(unicode, "⠠⠃⠇⠁⠉⠅⠀⠋⠼⠑");
/// ```
#[must_use]
pub fn text_to_braille(text: &str, table: Table) -> Vec<Cell> {
    let mut writer = Writer {
        table,
        cells: Vec::new(),
        mode: Mode::Plain,
    };
    let characters: Vec<char> = text.chars().collect();
    for (index, &character) in characters.iter().enumerate() {
        let before = index.checked_sub(1).map(|i| characters[i]);
        let after = characters.get(index + 1).copied();
        writer.write(character, before, after);
    }
    writer.cells
}

/// What the cells written last leave in force.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Plain,
    Number,
    /// Several capital letters.
    Capitals,
}

struct Writer {
    table: Table,
    cells: Vec<Cell>,
    mode: Mode,
}

impl Writer {
    fn write(&mut self, character: char, before: Option<char>, after: Option<char>) {
        let code = self.table.code();
        if let Some(digit) = character.to_digit(10) {
            if self.mode != Mode::Number {
                self.cells.push(code.number);
            }
            self.cells.push(code.digits[digit as usize]);
            self.mode = Mode::Number;
        } else if character.is_whitespace() {
            let is_dropped = is_no_break(character)
                && (after.is_some_and(|c| code.joined.contains(&c))
                    || !code.joined.is_empty() && before == Some('«'));
            if !is_dropped {
                self.cells.push(Cell::BLANK);
                self.mode = Mode::Plain;
            }
        } else if self.mode == Mode::Number
            && code.in_number.contains(&character)
            && after.is_some_and(|c| c.is_ascii_digit())
        {
            self.push(character);
        } else if character.is_uppercase() {
            self.capital(character, after);
        } else {
            self.small(character);
        }
    }

    fn capital(&mut self, character: char, after: Option<char>) {
        let code = self.table.code();
        if self.mode != Mode::Capitals {
            let is_string = after.is_some_and(char::is_uppercase);
            let sign = if is_string {
                code.capitals
            } else {
                code.capital
            };
            push_dots(sign, &mut self.cells);
            self.mode = if is_string {
                Mode::Capitals
            } else {
                Mode::Plain
            };
        }
        for small in character.to_lowercase() {
            self.push(small);
        }
    }

    fn small(&mut self, character: char) {
        let code = self.table.code();
        let start = self.cells.len();
        self.push(character);
        if character.is_lowercase() {
            match self.mode {
                Mode::Number if code.digits.contains(&self.cells[start]) => {
                    self.cells.insert(start, code.letter);
                }
                Mode::Capitals => {
                    let mut sign = Vec::new();
                    push_dots(code.small, &mut sign);
                    self.cells.splice(start..start, sign);
                }
                Mode::Number | Mode::Plain => {}
            }
        }
        self.mode = Mode::Plain;
    }

    /// Writes a small letter or a punctuation mark; the question mark stands for what there is
    /// no cell for, as readers of converted text are used to.
    fn push(&mut self, character: char) {
        if !self.table.push_character(character, &mut self.cells) {
            self.table.push_character('?', &mut self.cells);
        }
    }
}

/// The spaces that French print has before `;` and inside quotation marks.
const fn is_no_break(character: char) -> bool {
    matches!(character, '\u{a0}' | '\u{202f}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn ascii(text: &str, table: Table) -> String {
        let cells = text_to_braille(text, table);
        cells.into_iter().map(Cell::to_ascii).collect()
    }

    #[test]
    fn unified_english_braille_is_as_its_rules_say() {
        for (text, expected) in [
            ("1,000", "#A1JJJ"),
            ("3.14", "#C4AD"),
            ("100", "#AJJ"),
            ("Ann", ",ANN"),
            ("USA", ",,USA"),
            ("JUDr", ",,JUD,'R"),
            ("f5d6", "F#E;D#F"),
            ("5k", "#EK"),
            ("33–31", "#CC,-#CA"),
            ("(a)", "\"<A\">"),
            ("what?", "WHAT8"),
            ("é č", "^/E ^+C"),
            ("Œ", ",OE"),
            ("1. f5", "#A4 F#E"),
        ] {
            assert_eq!(ascii(text, Table::English), expected, "{text}");
        }
    }

    #[test]
    fn french_braille_has_its_own_digits_and_accents() {
        // The page numbers and the title of the code itself are written like this.
        for (text, expected) in [
            ("2008", ",<##\\"),
            ("a7", "A,]"),
            ("Code braille français", ".CODE BRAILLE FRAN&AIS"),
            ("CBFU", "..CBFU"),
            ("deuxième", "DEUXI!ME"),
            ("uniformisé", "UNIFORMIS="),
            ("réalisé à", "R=ALIS= ("),
            ("33-31", ",%%-%*"),
            ("5â", ",:;*"),
            ("5a", ",:A"),
            ("noir\u{a0}: oui\u{202f}!", "NOIR3 OUI6"),
            ("« oui »", "7 OUI 7"),
            ("«\u{a0}oui\u{a0}»", "7OUI7"),
            ("ř", "R"),
        ] {
            assert_eq!(ascii(text, Table::French), expected, "{text}");
        }
    }

    #[test]
    fn czech_braille_is_as_the_manual_shows() {
        let dots = |text: &str| -> String {
            let cells = text_to_braille(text, Table::Czech);
            let names = cells.iter().map(|cell| {
                (1..=6)
                    .filter(|dot| cell.to_unicode() as u32 >> (dot - 1) & 1 == 1)
                    .map(|dot| dot.to_string())
                    .collect::<String>()
            });
            names.collect::<Vec<_>>().join(" ")
        };
        for (text, expected) in [
            ("Jan", "6 245 1 1345"),
            ("USA", "56 136 234 1"),
            ("ČR", "56 146 1235"),
            ("LPT1", "56 123 1234 2345 3456 1"),
            ("JUDr.", "56 245 136 145 5 1235 3"),
            ("12ab", "3456 1 12 5 1 12"),
            ("1,1", "3456 1 2 1"),
            ("706,9", "3456 1245 245 124 2 24"),
            ("1.340", "3456 1 3 14 145 245"),
            ("22 ok", "3456 12 12  135 13"),
            ("3D", "3456 14 6 145"),
            ("33k", "3456 14 14 13"),
            ("1.", "3456 1 3"),
            ("%", "3456 1234"),
            ("žw", "2346 12356"),
        ] {
            assert_eq!(dots(text), expected, "{text}");
        }
    }

    #[test]
    fn what_has_no_cell_is_a_question_mark() {
        assert_eq!(ascii("日", Table::English), "8");
        assert_eq!(ascii("日", Table::French), "5");
        assert_eq!(ascii("a\u{7}b", Table::Czech), "A5B");
        assert_eq!(ascii("İ", Table::English), ",I8");
    }

    proptest! {
        #[test]
        fn any_text_has_cells(text in any::<String>()) {
            for table in [Table::English, Table::French, Table::Czech] {
                let cells = text_to_braille(&text, table);
                prop_assert!(cells.len() >= text.split_whitespace().count());
            }
        }
    }
}
