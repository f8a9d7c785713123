//! Which format an input has.

use otho_core::{Square, color_of_letter};

use crate::Format;

/// How many bytes of an input are worth handing to [`detect`].
pub const HEAD: usize = 4096;

/// The format of an input that begins with these bytes, `None` when nothing fits.
///
/// The content decides; the name of the file is asked only when the content does not tell.
/// A text with mistakes is still recognized by how it begins, so that its reader can say what is
/// wrong with it.
#[must_use]
pub fn detect(head: &[u8], file_name: Option<&str>) -> Option<Format> {
    let named = file_name
        .and_then(Format::from_file_name)
        .filter(|format| format.is_readable());
    if is_wthor(head) {
        return Some(Format::Wthor);
    }
    let head = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head);
    let text = String::from_utf8_lossy(head);
    let text = text.trim_start();
    if text
        .trim_start_matches(['[', ' ', '\r', '\n', '\t'])
        .starts_with('{')
    {
        return Some(Format::Quest);
    }
    if is_bracketed(text) {
        return Some(bracketed(text, named));
    }
    let mut lines = text.lines().map(str::trim);
    lines
        .find(|line| !line.is_empty() && !line.starts_with(['%', '#']))
        .and_then(line_format)
        .or(named)
}

/// Whether the first thing is a bracket, after a count perhaps.
fn is_bracketed(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start().strip_prefix('(');
    after.is_some_and(|after| after.trim_start().starts_with(';'))
}

/// GGF names its game, SGF numbers it.
fn bracketed(text: &str, named: Option<Format>) -> Format {
    let game = text.split_once("GM[").map(|(_, game)| game.trim_start());
    match game.and_then(|game| game.chars().next()) {
        Some(c) if c.is_ascii_digit() => Format::Sgf,
        Some(_) => Format::Ggf,
        None if text.contains("BO[") => Format::Ggf,
        None => match named {
            Some(Format::Ggf) => Format::Ggf,
            _ => Format::Sgf,
        },
    }
}

fn line_format(line: &str) -> Option<Format> {
    let is_board_letter = |c: char| color_of_letter(c).is_some() || matches!(c, '-' | '.');
    let mut letters = line.chars().filter(|c| !c.is_whitespace());
    let is_board = letters
        .by_ref()
        .take(8)
        .filter(|&c| is_board_letter(c))
        .count()
        == 8;
    if is_board {
        return Some(if line.contains(';') {
            Format::Obf
        } else {
            Format::Board
        });
    }
    let after_number = line
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .trim_start_matches(['.', ')'])
        .trim_start();
    let is_square = |name: &str| name.parse::<Square>().is_ok();
    after_number
        .get(..2)
        .is_some_and(is_square)
        .then_some(Format::Transcript)
}

/// Whether the bytes can be the header and first games of a WTHOR file.
fn is_wthor(head: &[u8]) -> bool {
    const HEADER: usize = 16;
    const GAME: usize = 68;
    let Some((header, games)) = head.split_at_checked(HEADER) else {
        return false;
    };
    let &[
        century,
        year_of_century,
        month,
        day,
        n0,
        n1,
        n2,
        n3,
        names0,
        names1,
        year0,
        year1,
        size,
        kind,
        depth,
        _,
    ] = header
    else {
        return false;
    };
    let n_games = u32::from_le_bytes([n0, n1, n2, n3]);
    let year = u16::from_le_bytes([year0, year1]);
    let is_date = (19..=21).contains(&century)
        && year_of_century < 100
        && (1..=12).contains(&month)
        && (1..=31).contains(&day);
    let is_header = is_date
        && [names0, names1] == [0, 0]
        && (year == 0 || (1970..2200).contains(&year))
        && matches!(size, 0 | 8 | 10)
        && kind <= 1
        && depth <= 60;
    // A move is ten times the row and the column, 0 where there is none.
    let is_move = |&byte: &u8| byte == 0 || matches!((byte / 10, byte % 10), (1..=8, 1..=8));
    let are_games = games
        .chunks_exact(GAME)
        .all(|game| game[6] <= 64 && game[7] <= 64 && game[8..].iter().all(is_move));
    is_header && n_games > 0 && games.len() >= GAME && are_games
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "---------------------------OX------XO--------------------------- X";

    fn of(text: &str) -> Option<Format> {
        detect(text.as_bytes(), None)
    }

    #[test]
    fn the_content_tells_the_format() {
        for (text, format) in [
            ("f5d6c3", Format::Transcript),
            ("% games\n\n1. F5 f4 2. F3 g4", Format::Transcript),
            (START, Format::Board),
            ("- - - - - - - -\n", Format::Board),
            ("  (;GM[Othello]PC[x]", Format::Ggf),
            ("2 (;GM[Othello]PC[x]", Format::Ggf),
            ("(;BO[8 --", Format::Ggf),
            ("(;GM[2]FF[4]", Format::Sgf),
            ("( ;FF[4]GM[2]", Format::Sgf),
            ("(;B[f5])", Format::Sgf),
            ("\u{feff}{\"name\"", Format::Quest),
            ("[ {\"name\"", Format::Quest),
        ] {
            assert_eq!(of(text), Some(format), "{text:?}");
        }
        assert_eq!(of(&format!("{START}; F5:+4;")), Some(Format::Obf));
        for text in ["", "hello", "<svg>", "\0\0\0", "% only a comment"] {
            assert_eq!(of(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_text_with_mistakes_is_recognized_by_its_beginning() {
        assert_eq!(of("f5z9"), Some(Format::Transcript));
        assert_eq!(of(&START[..40]), Some(Format::Board));
    }

    #[test]
    fn the_name_breaks_ties_only() {
        let named = |text: &str, name| detect(text.as_bytes(), Some(name));
        assert_eq!(named("(;B[f5];)", "a.GGF"), Some(Format::Ggf));
        assert_eq!(named("", "a.sgf"), Some(Format::Sgf));
        assert_eq!(named("f5d6", "a.sgf"), Some(Format::Transcript));
        assert_eq!(named("hello", "a.svg"), None);
    }

    #[test]
    fn a_wthor_file_is_known_by_its_header_and_first_games() {
        let mut file = vec![20, 7, 5, 22, 1, 0, 0, 0, 0, 0, 0xb9, 0x07, 8, 0, 24, 0];
        assert_eq!(detect(&file, None), None);
        file.extend([1, 0, 2, 0, 3, 0, 34, 34, 56, 64]);
        file.resize(16 + 68, 0);
        assert_eq!(detect(&file, Some("a.txt")), Some(Format::Wthor));
        file[30] = 99;
        assert_eq!(detect(&file, None), None);
    }
}
