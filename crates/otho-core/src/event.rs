//! What happens in a game, and its written form, a line an event.
//!
//! Whether an event can happen is for the game to say.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use crate::{Color, Score, Square};

/// Something that happens in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The player whose turn it is puts a disc on a square.
    Move(Square),
    /// The player whose turn it is has no move. The game adds this by itself.
    Pass,
    /// A player gives up, in turn or not.
    Resign(Color),
    /// A player's time has run out.
    FlagFall(Color),
    /// The players agree on a score.
    Agree(Score),
    /// The clocks stop.
    Pause,
    /// The clocks run again.
    Resume,
    /// The last move, with a pass that followed it, or the last ending is taken back.
    Undo,
    /// What was taken back last is made again.
    Redo,
}

/// An event and when it happened.
///
/// Written as milliseconds and event, it is read back exactly:
///
/// ```
/// use otho_core::{Entry, Event, Square};
/// use std::time::Duration;
///
/// let entry = Entry { at: Duration::from_millis(12034), event: Event::Move(Square::F5) };
/// assert_eq!(entry.to_string(), "12034 f5");
/// assert_eq!("12034 f5".parse(), Ok(entry));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The time since the game began.
    pub at: Duration,
    /// What happened.
    pub event: Event,
}

impl fmt::Display for Event {
    /// Writes `f5`, `pass`, `resign black`, `flag white`, `agree 33-31`, `pause`, `resume`,
    /// `undo` or `redo`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(square) => square.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Resign(color) => write!(f, "resign {}", name(*color)),
            Self::FlagFall(color) => write!(f, "flag {}", name(*color)),
            Self::Agree(score) => {
                let [black, white] = Color::ALL.map(|color| score.of(color));
                write!(f, "agree {black}-{white}")
            }
            Self::Pause => f.write_str("pause"),
            Self::Resume => f.write_str("resume"),
            Self::Undo => f.write_str("undo"),
            Self::Redo => f.write_str("redo"),
        }
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fraction = self.at.subsec_nanos() % NANOS_PER_MILLI;
        write!(f, "{}", self.at.as_millis())?;
        if fraction != 0 {
            let digits = format!("{fraction:06}");
            write!(f, ".{}", digits.trim_end_matches('0'))?;
        }
        write!(f, " {}", self.event)
    }
}

const NANOS_PER_MILLI: u32 = 1_000_000;

/// The text is not an event: milliseconds, a space, and one of the words that [`Event`] writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseEntryError;

impl fmt::Display for ParseEntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "an event is milliseconds and what happened: \
             12034 f5, 12034 pass, 9 resign black, 9 flag white, 9 agree 33-31, \
             9 pause, 9 resume, 9 undo or 9 redo",
        )
    }
}

impl core::error::Error for ParseEntryError {}

impl FromStr for Entry {
    type Err = ParseEntryError;

    fn from_str(text: &str) -> Result<Self, ParseEntryError> {
        let (at, event) = text.split_once(' ').ok_or(ParseEntryError)?;
        let at = parse_milliseconds(at).ok_or(ParseEntryError)?;
        let event = parse_event(event).ok_or(ParseEntryError)?;
        Ok(Self { at, event })
    }
}

/// Milliseconds with up to six decimals, which are nanoseconds: no floating point, which rounds.
fn parse_milliseconds(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole) || !is_number(fraction) || fraction.len() > 6 {
        return None;
    }
    let nanos: u32 = format!("{fraction:0<6}").parse().ok()?;
    Duration::from_millis(whole.parse().ok()?).checked_add(Duration::from_nanos(nanos.into()))
}

fn parse_event(text: &str) -> Option<Event> {
    let (word, rest) = match text.split_once(' ') {
        Some((word, rest)) => (word, Some(rest)),
        None => (text, None),
    };
    match (word, rest) {
        ("pass", None) => Some(Event::Pass),
        ("pause", None) => Some(Event::Pause),
        ("resume", None) => Some(Event::Resume),
        ("undo", None) => Some(Event::Undo),
        ("redo", None) => Some(Event::Redo),
        ("resign", Some(color)) => Some(Event::Resign(parse_color(color)?)),
        ("flag", Some(color)) => Some(Event::FlagFall(parse_color(color)?)),
        ("agree", Some(score)) => {
            let (black, white) = score.split_once('-')?;
            let score = Score::from_black(black.parse().ok()?)?;
            (white.parse() == Ok(score.of(Color::White))).then_some(Event::Agree(score))
        }
        (square, None) => Some(Event::Move(square.parse().ok()?)),
        _ => None,
    }
}

fn parse_color(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| name(color) == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_written_and_read_back() {
        for text in [
            "0 f5",
            "12034 pass",
            "9 resign black",
            "9 flag white",
            "9 agree 33-31",
            "9 pause",
            "9 resume",
            "9 undo",
            "9 redo",
            "0.000001 a1",
            "1500.25 h8",
        ] {
            let entry: Entry = text.parse().expect(text);
            assert_eq!(entry.to_string(), text);
        }
        let longest = Entry {
            at: Duration::from_millis(u64::MAX) + Duration::from_nanos(999_999),
            event: Event::Pause,
        };
        assert_eq!(longest.to_string().parse(), Ok(longest));
    }

    #[test]
    fn what_is_no_entry_is_refused() {
        for text in [
            "",
            "f5",
            "9",
            "9 ",
            " f5",
            "-1 f5",
            "+1 f5",
            "1e3 f5",
            "1. f5",
            ".5 f5",
            "1.0000001 f5",
            "9 f9",
            "9 resign",
            "9 resign red",
            "9 agree",
            "9 agree 33-30",
            "9 agree 65--1",
            "9 pass black",
            "9  pass",
            "18446744073709551616 f5",
        ] {
            assert_eq!(text.parse::<Entry>(), Err(ParseEntryError), "{text:?}");
        }
    }
}
