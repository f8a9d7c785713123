//! What went wrong with WTHOR archives, in words.

use std::io;

use otho_formats::wthor::{Error, FileKind, Header, NameKind, Unwritable};

use crate::rules::shown;
use crate::{InWords, Texts};

impl InWords for Error {
    fn in_words(&self, texts: &Texts) -> String {
        let kind_key = |kind| ("kind", file_key(kind).into());
        match *self {
            Self::Io { kind } => {
                let reason = io::Error::from(kind).in_words(texts).into();
                texts.format("problem-io", &[("reason", reason)])
            }
            Self::Header { length } => {
                let values = [("length", length.into()), ("header", Header::LENGTH.into())];
                texts.format("wthor-header", &values)
            }
            Self::Counts { kind, games, names } => {
                let values = [
                    kind_key(kind),
                    ("games", games.into()),
                    ("names", names.into()),
                ];
                texts.format("wthor-counts", &values)
            }
            Self::BoardSize { found } => {
                texts.format("wthor-board-size", &[("found", found.into())])
            }
            Self::Content { found } => texts.format("wthor-content", &[("found", found.into())]),
            Self::Truncated {
                kind,
                stated,
                complete,
            } => {
                let values = [
                    kind_key(kind),
                    ("stated", stated.into()),
                    ("complete", complete.into()),
                ];
                texts.format("wthor-truncated", &values)
            }
            Self::Surplus { kind, stated } => texts.format(
                "wthor-surplus",
                &[kind_key(kind), ("stated", stated.into())],
            ),
            Self::Move { game, byte, found } => at_byte("wthor-move", (game, byte, found), texts),
            Self::MoveAfterEnd { game, byte, found } => {
                at_byte("wthor-move-after-end", (game, byte, found), texts)
            }
            Self::Score { game, byte, found } => at_byte("wthor-score", (game, byte, found), texts),
        }
    }
}

fn at_byte(id: &str, (game, byte, found): (u32, u64, u8), texts: &Texts) -> String {
    let values = [
        ("game", game.into()),
        ("byte", byte.into()),
        ("found", found.into()),
    ];
    texts.format(id, &values)
}

const fn file_key(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Games => "games",
        FileKind::Names(kind) => name_key(kind),
    }
}

const fn name_key(kind: NameKind) -> &'static str {
    match kind {
        NameKind::Players => "players",
        NameKind::Tournaments => "tournaments",
    }
}

impl InWords for Unwritable {
    fn in_words(&self, texts: &Texts) -> String {
        let format = || ("format", "wthor".into());
        let kind_key = |kind| ("kind", name_key(kind).into());
        match *self {
            Self::Start(_) => texts.format("write-start", &[format()]),
            Self::Variant(_) => texts.format("write-variant", &[format()]),
            Self::Turn(turn) => {
                let reason = turn.in_words(texts).into();
                texts.format("write-illegal", &[format(), ("reason", reason)])
            }
            Self::NoScore => texts.get("wthor-no-score"),
            Self::LongName { kind, letters } => {
                let values = [kind_key(kind), ("letters", letters.into())];
                texts.format("wthor-long-name", &values)
            }
            Self::Letter { found } => {
                texts.format("wthor-letter", &[("found", shown(found).into())])
            }
            Self::TooManyNames { kind } => texts.format("wthor-too-many-names", &[kind_key(kind)]),
        }
    }
}
