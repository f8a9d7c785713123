//! The uncontracted Braille of English, French and Czech, as tables.
//!
//! Sources: "The Rules of Unified English Braille" (International Council on English Braille, 2nd
//! edition 2013) with its list of symbols; "Code braille français uniformisé pour la transcription
//! des textes imprimés" (2nd edition 2008); "Česká znaková sada Braillova písma" and "Číslice a
//! čísla" (parts Z.1 and Z.2 of the manual of Masaryk University's Teiresiás centre).

use super::Cell;

/// The Braille code of a language, uncontracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// Unified English Braille.
    English,
    /// The uniform French code, with its own digits.
    French,
    /// Czech Braille.
    Czech,
}

/// The rules of a code that are not a matter of single characters.
pub(super) struct Code {
    /// Stands before a number.
    pub(super) number: Cell,
    /// The digits 0 to 9.
    pub(super) digits: [Cell; 10],
    /// Characters that do not end a number when a digit follows them.
    pub(super) in_number: &'static [char],
    /// Stands before a letter that would be read as a digit after a number.
    pub(super) letter: Cell,
    /// Stands before one capital letter.
    pub(super) capital: &'static str,
    /// Stands before several capital letters.
    pub(super) capitals: &'static str,
    /// Stands between several capital letters and a small one.
    pub(super) small: &'static str,
    /// Characters with their cells, each cell by its dots, with `-` in between.
    pub(super) characters: &'static [(char, &'static str)],
    /// Characters that print separates by a no-break space from the word before them, and
    /// Braille does not.
    pub(super) joined: &'static [char],
}

/// a to z, the same everywhere but for the Czech w.
const LETTERS: [&[u8]; 26] = [
    b"1", b"12", b"14", b"145", b"15", b"124", b"1245", b"125", b"24", b"245", b"13", b"123",
    b"134", b"1345", b"135", b"1234", b"12345", b"1235", b"234", b"2345", b"136", b"1236", b"2456",
    b"1346", b"13456", b"1356",
];

/// The digits of most languages are the letters j and a to i.
const LETTER_DIGITS: [Cell; 10] = {
    let mut digits = [Cell::dots(LETTERS[9]); 10];
    let mut digit = 1;
    while digit < 10 {
        digits[digit] = Cell::dots(LETTERS[digit - 1]);
        digit += 1;
    }
    digits
};

/// The French digits, called Antoine's: the letters a to i with dot 6.
const ANTOINE_DIGITS: [Cell; 10] = [
    Cell::dots(b"3456"),
    Cell::dots(b"16"),
    Cell::dots(b"126"),
    Cell::dots(b"146"),
    Cell::dots(b"1456"),
    Cell::dots(b"156"),
    Cell::dots(b"1246"),
    Cell::dots(b"12456"),
    Cell::dots(b"1256"),
    Cell::dots(b"246"),
];

static ENGLISH: Code = Code {
    number: Cell::dots(b"3456"),
    digits: LETTER_DIGITS,
    in_number: &['.', ','],
    letter: Cell::dots(b"56"),
    capital: "6",
    capitals: "6-6",
    small: "6-3",
    joined: &[],
    characters: &[
        (',', "2"),
        (';', "23"),
        (':', "25"),
        ('.', "256"),
        ('!', "235"),
        ('?', "236"),
        ('\'', "3"),
        ('’', "3"),
        ('"', "6-2356"),
        ('“', "236"),
        ('”', "356"),
        ('(', "5-126"),
        (')', "5-345"),
        ('[', "46-126"),
        (']', "46-345"),
        ('-', "36"),
        ('–', "6-36"),
        ('—', "6-36"),
        ('−', "5-36"),
        ('/', "456-34"),
        ('+', "5-235"),
        ('=', "5-2356"),
        ('*', "5-35"),
        ('×', "5-236"),
        ('%', "46-356"),
        ('&', "4-12346"),
        ('#', "456-1456"),
        ('@', "4-1"),
        ('…', "256-256-256"),
    ],
};

static FRENCH: Code = Code {
    number: Cell::dots(b"6"),
    digits: ANTOINE_DIGITS,
    in_number: &['.', ',', ':', '-', '/'],
    letter: Cell::dots(b"56"),
    capital: "46",
    capitals: "46-46",
    small: "6-3",
    joined: &[';', ':', '!', '?', '»'],
    characters: &[
        ('ç', "12346"),
        ('é', "123456"),
        ('à', "12356"),
        ('è', "2346"),
        ('ù', "23456"),
        ('â', "16"),
        ('ê', "126"),
        ('î', "146"),
        ('ô', "1456"),
        ('û', "156"),
        ('ë', "1246"),
        ('ï', "12456"),
        ('ü', "1256"),
        ('œ', "246"),
        ('ö', "246"),
        ('æ', "345"),
        ('ä', "345"),
        (',', "2"),
        (';', "23"),
        (':', "25"),
        ('.', "256"),
        ('?', "26"),
        ('!', "235"),
        ('"', "2356"),
        ('«', "2356"),
        ('»', "2356"),
        ('“', "2356"),
        ('”', "2356"),
        ('(', "236"),
        (')', "356"),
        ('[', "45-236"),
        (']', "356-12"),
        ('\'', "3"),
        ('’', "3"),
        ('-', "36"),
        ('–', "36-36"),
        ('—', "36-36"),
        ('−', "6-36"),
        ('/', "34"),
        ('@', "345"),
        ('+', "6-235"),
        ('=', "6-2356"),
        ('×', "6-35"),
        ('*', "5-35"),
        ('%', "5-346"),
        ('&', "5-123456"),
        ('#', "5-3456"),
        ('…', "256-256-256"),
    ],
};

static CZECH: Code = Code {
    number: Cell::dots(b"3456"),
    digits: LETTER_DIGITS,
    in_number: &['.', ','],
    letter: Cell::dots(b"5"),
    capital: "6",
    capitals: "56",
    small: "5",
    joined: &[],
    characters: &[
        ('w', "12356"),
        ('á', "16"),
        ('č', "146"),
        ('ď', "1456"),
        ('é', "345"),
        ('ě', "126"),
        ('í', "34"),
        ('ň', "1246"),
        ('ó', "246"),
        ('ř', "2456"),
        ('š', "156"),
        ('ť', "1256"),
        ('ú', "346"),
        ('ů', "23456"),
        ('ý', "12346"),
        ('ž', "2346"),
        (',', "2"),
        (';', "23"),
        (':', "25"),
        ('.', "3"),
        ('?', "26"),
        ('!', "235"),
        ('"', "2356"),
        ('„', "2356"),
        ('“', "2356"),
        ('”', "2356"),
        ('(', "236"),
        (')', "356"),
        ('\'', "4"),
        ('’', "4"),
        ('|', "456"),
        ('-', "36"),
        ('–', "36"),
        ('—', "36"),
        ('−', "36"),
        ('+', "256"),
        ('*', "35"),
        ('/', "12456"),
        ('%', "3456-1234"),
        ('…', "3-3-3"),
    ],
};

/// An accented letter as its base and the accent's sign in Unified English Braille.
///
/// English writes the sign before the base; in the other languages, a letter that their alphabet
/// does not have is written as its base.
const ACCENTED: &[(&str, &str, &str)] = &[
    ("áéíóúý", "aeiouy", "45-34"),
    ("àèìòù", "aeiou", "45-16"),
    ("âêîôû", "aeiou", "45-146"),
    ("äëïöüÿ", "aeiouy", "45-25"),
    ("čďěňřšťž", "cdenrstz", "45-346"),
    ("ãñõ", "ano", "45-12456"),
    ("ůå", "ua", "45-1246"),
    ("ç", "c", "45-12346"),
];

impl Table {
    pub(super) const fn code(self) -> &'static Code {
        match self {
            Self::English => &ENGLISH,
            Self::French => &FRENCH,
            Self::Czech => &CZECH,
        }
    }

    /// The cells of a small letter or a punctuation mark, appended; whether there are any.
    pub(super) fn push_character(self, character: char, cells: &mut Vec<Cell>) -> bool {
        let listed = self.code().characters.iter().find(|(c, _)| *c == character);
        if let Some((_, dots)) = listed {
            push_dots(dots, cells);
        } else if character.is_ascii_lowercase() {
            cells.push(Cell::dots(LETTERS[usize::from(character as u8 - b'a')]));
        } else if let Some((base, accent)) = base_and_accent(character) {
            if self == Self::English {
                push_dots(accent, cells);
            }
            return self.push_character(base, cells);
        } else if matches!(character, 'œ' | 'æ') {
            let (first, second) = if character == 'œ' {
                ('o', 'e')
            } else {
                ('a', 'e')
            };
            return self.push_character(first, cells) && self.push_character(second, cells);
        } else {
            return false;
        }
        true
    }
}

/// Appends cells that are written by their dots, with `-` in between: `6-36`.
pub(super) fn push_dots(dots: &str, cells: &mut Vec<Cell>) {
    cells.extend(dots.split('-').map(|cell| Cell::dots(cell.as_bytes())));
}

fn base_and_accent(character: char) -> Option<(char, &'static str)> {
    ACCENTED.iter().find_map(|(letters, bases, accent)| {
        let index = letters.chars().position(|letter| letter == character)?;
        Some((bases.chars().nth(index)?, *accent))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn every_entry_of_the_tables_is_made_of_dots() {
        for table in [Table::English, Table::French, Table::Czech] {
            let code = table.code();
            for (character, dots) in code.characters {
                let mut cells = Vec::new();
                push_dots(dots, &mut cells);
                assert!(cells.iter().all(|&cell| cell != Cell::BLANK), "{character}");
            }
            for dots in [code.capital, code.capitals, code.small] {
                push_dots(dots, &mut Vec::new());
            }
        }
        for (letters, bases, accent) in ACCENTED {
            assert_eq!(letters.chars().count(), bases.chars().count());
            push_dots(accent, &mut Vec::new());
        }
    }

    #[test]
    fn the_letters_of_a_language_are_all_different() {
        for (table, letters) in [
            (Table::English, "abcdefghijklmnopqrstuvwxyz"),
            (Table::French, "abcdefghijklmnopqrstuvwxyzçéàèùâêîôûëïüœ"),
            (Table::Czech, "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"),
        ] {
            let mut seen = HashMap::new();
            for letter in letters.chars() {
                let mut cells = Vec::new();
                assert!(table.push_character(letter, &mut cells));
                assert_eq!(cells.len(), 1, "{letter}");
                assert_eq!(seen.insert(cells[0], letter), None, "{letter}");
            }
        }
    }
}
