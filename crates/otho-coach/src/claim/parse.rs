//! Claims as they are written.

use core::fmt;
use core::str::FromStr;

use otho_core::transcript::ParseTranscriptError;
use otho_core::{Bitboard, Color, Score, Square, transcript};

use super::{Bound, Claim, Ending};

/// Why a text is no claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseClaimError {
    /// It begins with none of the words that claims begin with.
    Unknown(String),
    /// Something is missing.
    Missing(&'static str),
    /// A word is not what it should be.
    Word {
        /// The word.
        found: String,
        /// What should stand there.
        accepted: &'static str,
    },
    /// There is more than belongs there.
    Trailing(String),
    /// The moves cannot be read.
    Moves(ParseTranscriptError),
}

impl fmt::Display for ParseClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(word) => write!(
                f,
                "no claim begins with {word:?}: legal, illegal, flips, discs, mobility, stable, \
                 stable-count, frontier, pass, over, score, timeout, best, value, wins, loses, draws, loss, after, \
                 quiet, corner, parity"
            ),
            Self::Missing(what) => write!(f, "the claim lacks {what}"),
            Self::Word { found, accepted } => {
                write!(f, "{found:?} stands in the claim in place of {accepted}")
            }
            Self::Trailing(word) => write!(f, "the claim ends before {word:?}"),
            Self::Moves(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseClaimError {}

const NUMBER: &str = "a number";

impl FromStr for Claim {
    type Err = ParseClaimError;

    fn from_str(text: &str) -> Result<Self, ParseClaimError> {
        let text = text.trim();
        let (kind, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let words = &mut Words(rest.trim());
        let claim = match kind {
            "legal" => Self::Legal(words.squares()?),
            "illegal" => Self::Illegal(words.squares()?),
            "flips" => {
                let square = words
                    .before_colon("a colon after the move")?
                    .only_square()?;
                let flips = words.squares()?;
                Self::Flips { square, flips }
            }
            "discs" => Self::Discs(words.color()?, words.number()?),
            "mobility" => Self::Mobility(words.color()?, words.number()?),
            "stable" => Self::Stable(words.color()?, words.squares()?),
            "stable-count" => Self::StableCount(words.color()?, words.number()?),
            "frontier" => Self::Frontier(words.color()?, words.number()?),
            "pass" => Self::Pass,
            "over" => Self::Over,
            "score" => Self::Score(words.score()?),
            "timeout" => Self::Timeout(words.score()?),
            "best" => Self::Best(words.squares()?),
            "value" => Self::Value(words.bound()?),
            "wins" => Self::Ends(Ending::Wins),
            "loses" => Self::Ends(Ending::Loses),
            "draws" => Self::Ends(Ending::Draws),
            "loss" => {
                let square = words.square()?;
                let bound = words.bound()?;
                Self::Loss { square, bound }
            }
            "after" => {
                let moves = words.before_colon("a colon after the moves")?;
                let plies = transcript::parse(moves.0).map_err(ParseClaimError::Moves)?;
                let claim = Box::new(words.0.parse()?);
                words.0 = "";
                Self::After { plies, claim }
            }
            "quiet" => Self::Quiet(words.square()?),
            "corner" => corner(words)?,
            "parity" => {
                let squares = words.before_colon("a colon after the squares")?.squares()?;
                let is_odd = match words.next("odd or even")? {
                    "odd" => true,
                    "even" => false,
                    found => return Err(unlike(found, "odd or even")),
                };
                Self::Parity { squares, is_odd }
            }
            _ => return Err(ParseClaimError::Unknown(kind.to_owned())),
        };
        match words.0 {
            "" => Ok(claim),
            rest => Err(ParseClaimError::Trailing(rest.to_owned())),
        }
    }
}

/// `corner a1 after b2`.
fn corner(words: &mut Words<'_>) -> Result<Claim, ParseClaimError> {
    let corner = words.square()?;
    if !Bitboard::CORNERS.contains(corner) {
        return Err(unlike(&corner.to_string(), "a corner"));
    }
    match words.next("after and a move")? {
        "after" => {}
        found => return Err(unlike(found, "after and a move")),
    }
    let after = words.square()?;
    Ok(Claim::Corner { corner, after })
}

fn unlike(found: &str, accepted: &'static str) -> ParseClaimError {
    let found = found.to_owned();
    ParseClaimError::Word { found, accepted }
}

/// What is left of a claim.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    fn next(&mut self, what: &'static str) -> Result<&'a str, ParseClaimError> {
        let mut parts = self.0.splitn(2, char::is_whitespace);
        let word = parts.next().filter(|word| !word.is_empty());
        self.0 = parts.next().unwrap_or_default().trim_start();
        word.ok_or(ParseClaimError::Missing(what))
    }

    /// Cuts off what stands before a colon.
    fn before_colon(&mut self, what: &'static str) -> Result<Self, ParseClaimError> {
        let cut = self.0.split_once(':');
        let (before, after) = cut.ok_or(ParseClaimError::Missing(what))?;
        self.0 = after.trim();
        Ok(Words(before.trim()))
    }

    fn square(&mut self) -> Result<Square, ParseClaimError> {
        let word = self.next("a square")?;
        word.parse().map_err(|_| unlike(word, "a square a1 to h8"))
    }

    /// One square and nothing after it.
    fn only_square(mut self) -> Result<Square, ParseClaimError> {
        let square = self.square()?;
        match self.0 {
            "" => Ok(square),
            rest => Err(ParseClaimError::Trailing(rest.to_owned())),
        }
    }

    /// All words that are left, at least one, as squares.
    fn squares(&mut self) -> Result<Bitboard, ParseClaimError> {
        let mut set = Bitboard::EMPTY;
        loop {
            set |= self.square()?.bitboard();
            if self.0.is_empty() {
                return Ok(set);
            }
        }
    }

    fn color(&mut self) -> Result<Color, ParseClaimError> {
        match self.next("black or white")? {
            "black" => Ok(Color::Black),
            "white" => Ok(Color::White),
            found => Err(unlike(found, "black or white")),
        }
    }

    fn number(&mut self) -> Result<u32, ParseClaimError> {
        let word = self.next(NUMBER)?;
        word.parse().map_err(|_| unlike(word, NUMBER))
    }

    /// `black 35 29`: the points of that side, then those of the other.
    fn score(&mut self) -> Result<Score, ParseClaimError> {
        let color = self.color()?;
        let own = self.number()?;
        let other = self.number()?;
        let points = u8::try_from(own)
            .ok()
            .filter(|_| own.checked_add(other) == Some(64));
        let score = points.and_then(|points| Score::with(color, points));
        score.ok_or_else(|| {
            let accepted = "two numbers that add up to 64";
            unlike(&format!("{own} {other}"), accepted)
        })
    }

    /// `6`, `>=6` or `<=6`, with or without a space and a plus sign.
    fn bound(&mut self) -> Result<Bound, ParseClaimError> {
        let text = self.0;
        let (make, number): (fn(i32) -> Bound, _) = if let Some(rest) = text.strip_prefix(">=") {
            (Bound::AtLeast, rest)
        } else if let Some(rest) = text.strip_prefix("<=") {
            (Bound::AtMost, rest)
        } else {
            (Bound::Exactly, text)
        };
        self.0 = number.trim_start();
        let word = self.next(NUMBER)?;
        let number = word.parse().map_err(|_| unlike(word, NUMBER))?;
        Ok(make(number))
    }
}
