//! Move lists as people write them: `f5d6c3`, `1. F5 f4 2. F3 g4`.

use core::fmt;

use crate::Square;

/// One turn of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ply {
    /// A disc put on a square.
    Move(Square),
    /// A turn without a move.
    Pass,
}

impl From<Square> for Ply {
    fn from(square: Square) -> Self {
        Self::Move(square)
    }
}

impl fmt::Display for Ply {
    /// Writes `f5`, and `--` for a pass.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(square) => square.fmt(f),
            Self::Pass => f.pad("--"),
        }
    }
}

/// A place in a move list that is neither a square nor a pass nor a move number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTranscriptError {
    /// The number of the turn that should stand there, 1 for the first.
    pub number: usize,
    /// Where in the text, in bytes from its start.
    pub offset: usize,
    /// The first character that does not fit.
    pub found: char,
}

impl fmt::Display for ParseTranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, found, .. } = self;
        write!(
            f,
            "move {number} begins with {found:?} where a square a1 to h8 or a pass is accepted"
        )
    }
}

impl core::error::Error for ParseTranscriptError {}

/// The words for a pass, longest first; capital letters are accepted too.
const PASSES: [&str; 5] = ["pass", "pas", "pa", "ps", "--"];

/// Reads a move list.
///
/// Squares in small or capital letters, with or without white space, commas or semicolons in
/// between; move numbers (`12`, `12.`, `12)`) where a gap comes before them; passes as `--`,
/// `PA`, `PS`, `pas` or `pass`, or left out. Nothing is checked against the rules.
///
/// # Errors
/// At the first place that is none of that.
///
/// ```
/// use otho_core::{Ply, Square, transcript};
///
/// let plies = transcript::parse("1. F5 d6 2. C3 --")?;
/// assert_eq!(plies[1..3], [Ply::Move(Square::D6), Ply::Move(Square::C3)]);
/// assert_eq!(transcript::write(plies), "f5d6c3--");
/// # Ok::<(), transcript::ParseTranscriptError>(())
/// ```
pub fn parse(text: &str) -> Result<Vec<Ply>, ParseTranscriptError> {
    let mut plies = Vec::new();
    let mut rest = text;
    let mut after_gap = true;
    while let Some(found) = rest.chars().next() {
        if found.is_whitespace() || matches!(found, ',' | ';') {
            rest = &rest[found.len_utf8()..];
            after_gap = true;
        } else if let Some((ply, length)) = leading_ply(rest) {
            plies.push(ply);
            rest = &rest[length..];
            after_gap = false;
        } else if after_gap && found.is_ascii_digit() {
            rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
            rest = rest.trim_start_matches(['.', ')']);
        } else {
            return Err(ParseTranscriptError {
                number: plies.len() + 1,
                offset: text.len() - rest.len(),
                found,
            });
        }
    }
    Ok(plies)
}

/// The square or pass that the text begins with, and its length.
fn leading_ply(text: &str) -> Option<(Ply, usize)> {
    if let Some(square) = text.get(..2).and_then(|name| name.parse::<Square>().ok()) {
        return Some((Ply::Move(square), 2));
    }
    PASSES.into_iter().find_map(|word| {
        let head = text.get(..word.len())?;
        head.eq_ignore_ascii_case(word)
            .then_some((Ply::Pass, word.len()))
    })
}

/// Writes a move list in its shortest form, `f5d6c3`, with `--` for each pass it is given.
pub fn write(plies: impl IntoIterator<Item = Ply>) -> String {
    plies.into_iter().map(|ply| ply.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_people_write_are_read() {
        let moves = [Square::F5, Square::F4, Square::F3, Square::G4].map(Ply::Move);
        for text in [
            "f5f4f3g4",
            "F5F4F3G4",
            "1. F5 f4 2. F3 g4",
            "1.F5 f4\n2.F3 g4\n",
            "1) f5, 2) f4, 3) f3, 4) g4",
            "  f5 f4;f3 g4  ",
            "1 f5 2 f4 3 f3 4 g4",
        ] {
            assert_eq!(parse(text).as_deref(), Ok(&moves[..]), "{text:?}");
        }
        assert_eq!(parse(""), Ok(vec![]));
    }

    #[test]
    fn every_word_for_a_pass_is_read() {
        for word in ["--", "PA", "PS", "pass", "Pas"] {
            let text = format!("f5{word}d6");
            let expected = [Ply::Move(Square::F5), Ply::Pass, Ply::Move(Square::D6)];
            assert_eq!(parse(&text).as_deref(), Ok(&expected[..]), "{text}");
        }
    }

    #[test]
    fn the_place_of_an_error_is_said() {
        let error = |text| parse(text).map_err(|e| (e.number, e.offset, e.found));
        assert_eq!(error("f5i6"), Err((2, 2, 'i')));
        assert_eq!(error("f5d9"), Err((2, 2, 'd')));
        assert_eq!(error("f5 d"), Err((2, 3, 'd')));
        assert_eq!(error("f55"), Err((2, 2, '5')));
        assert_eq!(error("f5é"), Err((2, 2, 'é')));
        assert_eq!(error("f5-d6"), Err((2, 2, '-')));
    }
}
