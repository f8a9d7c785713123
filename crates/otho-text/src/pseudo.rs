//! A language that nobody speaks: the sentences of another one, accented and longer by two fifths.
//!
//! It shows what is not translated, and what does not fit on a page, before a translator does.

use std::borrow::Cow;

/// What asks for it behind the tag of a language, as in `en-x-pseudo`.
pub(crate) const SUFFIX: &str = "-x-pseudo";

/// The text between two values of a sentence, made strange but legible.
pub(crate) fn transform(text: &str) -> Cow<'_, str> {
    let length = text.trim().chars().count();
    // In words of eight, as text is.
    let marks = (0..(length * 2).div_ceil(5)).flat_map(|n| {
        let space = (n > 0 && n % 8 == 0).then_some(' ');
        space.into_iter().chain(Some('~'))
    });
    Cow::Owned(text.chars().map(accented).chain(marks).collect())
}

const fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'č',
        'e' => 'é',
        'i' => 'í',
        'n' => 'ñ',
        'o' => 'ó',
        's' => 'š',
        'u' => 'ú',
        'y' => 'ý',
        'A' => 'Á',
        'E' => 'É',
        'O' => 'Ó',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_grows_by_two_fifths() {
        assert_eq!(transform("Black wins "), "Bláčk wíñš ~~~~");
        assert_eq!(transform(" "), " ");
    }
}
