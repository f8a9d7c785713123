//! Lines of standard input, for the commands that other programs talk to. What they mean is each
//! protocol's business.

use std::io::{BufRead, Read};

/// No command is longer. What is gets an answer, but is not kept.
const LONGEST: u64 = 1 << 16;

/// A line of input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    Text(String),
    /// Longer than any command.
    TooLong,
}

impl Line {
    /// What it says; nothing where it is too long.
    pub(super) fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::TooLong => "",
        }
    }

    /// Its words; none where it is too long.
    pub(super) fn words(&self) -> impl Iterator<Item = &str> {
        self.text().split_whitespace()
    }
}

/// The next line; nothing at the end of the input, or when it cannot be read any further.
pub(super) fn next(input: &mut impl BufRead) -> Option<Line> {
    let mut bytes = Vec::new();
    let mut piece = input.by_ref().take(LONGEST);
    piece.read_until(b'\n', &mut bytes).ok()?;
    if bytes.is_empty() {
        return None;
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n').ok()?;
        return Some(Line::TooLong);
    }
    Some(Line::Text(String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_longer_than_any_command_is_skipped_to_its_end() {
        let long = "x".repeat(1 << 20);
        let text = format!("a\n{long}\nb");
        let mut input = text.as_bytes();
        assert_eq!(next(&mut input), Some(Line::Text("a\n".to_owned())));
        assert_eq!(next(&mut input), Some(Line::TooLong));
        assert_eq!(next(&mut input), Some(Line::Text("b".to_owned())));
        assert_eq!(next(&mut input), None);
    }
}
