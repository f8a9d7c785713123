//! The values of `otho-core` and illegal turns in words.

use otho_core::clock::ParseTimeControlError;
use otho_core::setup::Oddity;
use otho_core::transcript::ParseTranscriptError;
use otho_core::{
    Bitboard, Color, IllegalMove, IllegalPass, IllegalReason, Made, ParseEntryError,
    ParsePositionError, ParseSquareError, Ply, Refusal, ReplayError,
};
use otho_formats::{IllegalTurn, TurnError};

use crate::{InWords, Texts};

impl InWords for Color {
    fn in_words(&self, texts: &Texts) -> String {
        texts.get(match self {
            Self::Black => "color-black",
            Self::White => "color-white",
        })
    }
}

/// The word that chooses a color's form in a sentence that declines it.
pub(crate) const fn key(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// How many passes, in words.
#[must_use]
pub fn n_passes(count: usize, texts: &Texts) -> String {
    texts.format("n-passes", &[("count", count.into())])
}

impl InWords for Made {
    /// Who played where and how many discs were flipped, or who passed.
    fn in_words(&self, texts: &Texts) -> String {
        let side = self.position.side().in_words(texts).into();
        match self.ply {
            Ply::Pass => texts.format("made-pass", &[("side", side)]),
            Ply::Move(square) => {
                let flips = self.position.flips(square).count();
                let square = square.to_string().into();
                let values = [("side", side), ("square", square), ("flips", flips.into())];
                texts.format("made-move", &values)
            }
        }
    }
}

impl InWords for IllegalMove {
    fn in_words(&self, texts: &Texts) -> String {
        let id = match self.reason {
            IllegalReason::Occupied => "illegal-move-occupied",
            IllegalReason::FlipsNothing => "illegal-move-flips-nothing",
            IllegalReason::MustPass => "illegal-move-must-pass",
            IllegalReason::Over => "illegal-move-over",
        };
        let side = self.side.in_words(texts).into();
        let square = self.square.to_string().into();
        texts.format(id, &[("side", side), ("square", square)])
    }
}

impl InWords for IllegalPass {
    fn in_words(&self, texts: &Texts) -> String {
        match self {
            Self::CanMove(moves) => {
                let values = [
                    ("moves", moves.to_string().into()),
                    ("count", moves.count().into()),
                ];
                texts.format("illegal-pass-can-move", &values)
            }
            Self::Over => texts.get("illegal-pass-over"),
        }
    }
}

impl InWords for Refusal {
    fn in_words(&self, texts: &Texts) -> String {
        texts.get(match self {
            Self::Move(illegal) => return illegal.in_words(texts),
            Self::Pass(illegal) => return illegal.in_words(texts),
            Self::Over => "refusal-over",
            Self::Paused => "refusal-paused",
            Self::NotPaused => "refusal-not-paused",
            Self::OutOfTime => "refusal-out-of-time",
            Self::FlagIsUp => "refusal-flag-is-up",
            Self::TimeRunsBackwards => "refusal-time-runs-backwards",
            Self::NothingToUndo => "refusal-nothing-to-undo",
            Self::NothingToRedo => "refusal-nothing-to-redo",
        })
    }
}

impl InWords for IllegalTurn {
    fn in_words(&self, texts: &Texts) -> String {
        let number = self.number.into();
        match self.reason {
            TurnError::Refused(refusal) => {
                let reason = refusal.in_words(texts).into();
                let values = [("number", number), ("reason", reason)];
                texts.format("illegal-turn-refused", &values)
            }
            TurnError::WrongColor(color) => {
                let values = [
                    ("number", number),
                    ("ply", self.ply.to_string().into()),
                    ("recorded", key(color).into()),
                ];
                texts.format("illegal-turn-wrong-color", &values)
            }
        }
    }
}

impl InWords for ReplayError {
    fn in_words(&self, texts: &Texts) -> String {
        let values = [
            ("number", (self.index + 1).into()),
            ("reason", self.refusal.in_words(texts).into()),
        ];
        texts.format("replay-refused", &values)
    }
}

impl InWords for ParseEntryError {
    fn in_words(&self, texts: &Texts) -> String {
        texts.get("parse-entry")
    }
}

impl InWords for Oddity {
    fn in_words(&self, texts: &Texts) -> String {
        let of = |id, squares: Bitboard| {
            let values = [
                ("count", squares.count().into()),
                ("squares", squares.to_string().into()),
            ];
            texts.format(id, &values)
        };
        match *self {
            Self::EmptyCenter(squares) => of("oddity-empty-center", squares),
            Self::Detached(discs) => of("oddity-detached", discs),
            Self::Over => texts.get("oddity-over"),
        }
    }
}

impl InWords for ParseSquareError {
    fn in_words(&self, texts: &Texts) -> String {
        texts.get("parse-square")
    }
}

impl InWords for ParseTimeControlError {
    fn in_words(&self, texts: &Texts) -> String {
        texts.get("parse-time-control")
    }
}

impl InWords for ParsePositionError {
    fn in_words(&self, texts: &Texts) -> String {
        match *self {
            Self::Letter { square, found } => {
                let id = if found.is_ascii_digit() {
                    "parse-position-digit"
                } else {
                    "parse-position-letter"
                };
                let square = square.to_string().into();
                texts.format(id, &[("square", square), ("found", shown(found).into())])
            }
            Self::TooShort { squares } => {
                texts.format("parse-position-too-short", &[("squares", squares.into())])
            }
            Self::NoSide => texts.get("parse-position-no-side"),
            Self::Side { found } => {
                texts.format("parse-position-side", &[("found", shown(found).into())])
            }
            Self::Trailing { found } => {
                texts.format("parse-position-trailing", &[("found", shown(found).into())])
            }
        }
    }
}

impl InWords for ParseTranscriptError {
    fn in_words(&self, texts: &Texts) -> String {
        let values = [
            ("number", self.number.into()),
            ("found", shown(self.found).into()),
        ];
        texts.format("parse-transcript", &values)
    }
}

/// A character that a sentence quotes, so that a line end or an escape code does no harm there.
pub(crate) fn shown(found: char) -> String {
    if matches!(found, '"' | '\'' | '\\') {
        found.to_string()
    } else {
        found.escape_debug().to_string()
    }
}
