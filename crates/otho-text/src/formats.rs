//! What went wrong in reading and writing games and positions, in words.

use std::io;

use otho_formats::{Accepted, Field, Format, Place, Problem, ReadError, Unreadable, WriteError};

use crate::rules::shown;
use crate::{InWords, Texts, Value};

impl InWords for io::Error {
    /// A short text without a full stop, for the end of a sentence; in the system's own words
    /// where we have none.
    fn in_words(&self, texts: &Texts) -> String {
        texts.get(match self.kind() {
            io::ErrorKind::NotFound => "io-not-found",
            io::ErrorKind::PermissionDenied => "io-permission-denied",
            io::ErrorKind::IsADirectory => "io-is-a-directory",
            io::ErrorKind::NotADirectory => "io-not-a-directory",
            io::ErrorKind::StorageFull => "io-storage-full",
            io::ErrorKind::InvalidFilename => "io-invalid-filename",
            io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
            io::ErrorKind::AddrInUse => "io-address-in-use",
            io::ErrorKind::AddrNotAvailable => "io-address-not-available",
            _ => return self.to_string(),
        })
    }
}

impl InWords for Unreadable {
    fn in_words(&self, texts: &Texts) -> String {
        match self {
            Self::Text(error) => error.in_words(texts),
            Self::Archive(error) => error.in_words(texts),
        }
    }
}

impl InWords for ReadError {
    fn in_words(&self, texts: &Texts) -> String {
        let values = [
            ("format", self.format.name().into()),
            ("place", self.place.in_words(texts).into()),
            ("problem", self.problem.in_words(texts).into()),
        ];
        texts.format("read-error", &values)
    }
}

impl InWords for Place {
    /// What is known of the place, each part after a comma.
    fn in_words(&self, texts: &Texts) -> String {
        let parts = [
            ("place-game", self.game),
            ("place-line", self.line),
            ("place-byte", self.byte),
        ];
        parts
            .into_iter()
            .filter_map(|(id, number)| Some(texts.format(id, &[("number", number?.into())])))
            .collect()
    }
}

impl InWords for Problem {
    fn in_words(&self, texts: &Texts) -> String {
        let say = |id, name, value: Value<'_>| texts.format(id, &[(name, value)]);
        match self {
            Self::Io(kind) => {
                let reason = io::Error::from(*kind).in_words(texts);
                say("problem-io", "reason", reason.into())
            }
            Self::NotUtf8 => texts.get("problem-not-utf"),
            Self::TooLong { limit } => say("problem-too-long", "limit", (*limit).into()),
            Self::Truncated => texts.get("problem-truncated"),
            Self::Unexpected { found, accepted } => {
                let id = match accepted {
                    Accepted::Game => "problem-expected-game",
                    Accepted::Property => "problem-expected-property",
                    Accepted::Document => "problem-expected-document",
                };
                say(id, "found", shown(*found).into())
            }
            Self::Transcript(error) => error.in_words(texts),
            Self::Position(error) => error.in_words(texts),
            Self::SharedSquares(shared) => {
                let squares = shared.0.to_string();
                say("problem-shared-squares", "squares", squares.into())
            }
            Self::Item { text } => say("problem-item", "found", line(text).into()),
            Self::IllegalItem(refusal) => say(
                "problem-illegal-item",
                "reason",
                refusal.in_words(texts).into(),
            ),
            Self::OtherGame { name } => say("problem-other-game", "found", line(name).into()),
            Self::Komi => texts.get("problem-komi"),
            Self::Value { field, text } => say(field_id(*field), "found", line(text).into()),
            Self::Illegal(turn) => turn.in_words(texts),
            Self::Json => texts.get("problem-json"),
            Self::JsonShape => texts.get("problem-json-shape"),
            Self::NoReader => texts.get("problem-no-reader"),
        }
    }
}

const fn field_id(field: Field) -> &'static str {
    match field {
        Field::GameType => "problem-game-type",
        Field::BoardSize => "problem-board-size",
        Field::Side => "problem-side",
        Field::Move => "problem-move",
        Field::Setup => "problem-setup",
        Field::Result => "problem-result",
    }
}

/// A quotation on one line.
fn line(text: &str) -> String {
    text.chars().map(shown).collect()
}

impl InWords for WriteError {
    fn in_words(&self, texts: &Texts) -> String {
        let of = |id, format: &Format| texts.format(id, &[("format", format.name().into())]);
        match self {
            Self::Io(error) => {
                let reason = error.in_words(texts).into();
                texts.format("write-io", &[("reason", reason)])
            }
            Self::Start(format) => of("write-start", format),
            Self::Variant(format) => of("write-variant", format),
            Self::NoMoves(format) => of("write-no-moves", format),
            Self::Illegal(format, turn) => {
                let reason = turn.in_words(texts).into();
                let values = [("format", format.name().into()), ("reason", reason)];
                texts.format("write-illegal", &values)
            }
            Self::NoWriter(format) => of("write-no-writer", format),
        }
    }
}
