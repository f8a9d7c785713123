//! What went wrong in reading and writing, in words: every case, in every language.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind};

use otho_core::{Bitboard, Color, Ply, Position, Refusal, SharedSquares, Square, Variant};
use otho_formats::wthor::{self, FileKind, NameKind, Unwritable};
use otho_formats::{
    Accepted, Field, Format, IllegalTurn, Place, Problem, ReadError, TurnError, WriteError,
};
use otho_text::{InWords, Language, Texts};

const ILLEGAL: IllegalTurn = IllegalTurn {
    number: 3,
    ply: Ply::Move(Square::F5),
    reason: TurnError::WrongColor(Color::Black),
};

/// Every value has a sentence of its own: a missing variable would make the texts panic.
fn assert_all_differ<T: InWords>(values: &[T]) {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let sentences: BTreeSet<String> = values.iter().map(|v| v.in_words(&texts)).collect();
        assert_eq!(sentences.len(), values.len(), "{sentences:#?}");
        assert!(sentences.iter().all(|s| s.ends_with('.')), "{sentences:#?}");
    }
}

#[test]
fn every_problem_of_a_reader_has_its_sentence() {
    let found = 'x';
    let text = || "odd\n".to_owned();
    let mut problems = vec![
        Problem::Io(ErrorKind::PermissionDenied),
        Problem::NotUtf8,
        Problem::TooLong { limit: 100 },
        Problem::Truncated,
        Problem::Transcript(otho_core::transcript::parse("f5x").unwrap_err()),
        Problem::Position("XO".parse::<Position>().unwrap_err()),
        Problem::SharedSquares(SharedSquares(Bitboard::CENTER)),
        Problem::Item { text: text() },
        Problem::IllegalItem(Refusal::Over),
        Problem::OtherGame { name: text() },
        Problem::Komi,
        Problem::Illegal(ILLEGAL),
        Problem::Json,
        Problem::JsonShape,
        Problem::NoReader,
    ];
    for accepted in [Accepted::Game, Accepted::Property, Accepted::Document] {
        problems.push(Problem::Unexpected { found, accepted });
    }
    for field in [
        Field::GameType,
        Field::BoardSize,
        Field::Side,
        Field::Move,
        Field::Setup,
        Field::Result,
    ] {
        let text = text();
        problems.push(Problem::Value { field, text });
    }
    assert_all_differ(&problems);
}

#[test]
fn the_place_of_a_problem_is_said() {
    let error = ReadError {
        format: Format::Ggf,
        place: Place {
            game: Some(2),
            line: Some(3),
            byte: Some(14),
        },
        problem: Problem::Truncated,
    };
    let sentences = Language::ALL.map(|language| error.in_words(&Texts::new(language)));
    assert_eq!(
        sentences,
        [
            "Read as ggf, game 2, line 3, byte 14: The game that begins here has no end.",
            "Lu comme ggf, partie 2, ligne 3, octet 14\u{a0}: La partie qui commence ici n’a pas de fin.",
            "Čteno jako ggf, 2. partie, 3. řádek, 14. bajt: Partie, která tu začíná, nemá konec.",
        ]
    );
}

#[test]
fn a_quotation_stays_on_one_line() {
    let problem = Problem::OtherGame {
        name: "a\nb".to_owned(),
    };
    let sentence = problem.in_words(&Texts::new(Language::En));
    assert_eq!(
        sentence,
        "This is a game of “a\\nb”; only Othello is accepted."
    );
}

#[test]
fn every_error_of_a_writer_has_its_sentence() {
    let format = Format::Quest;
    assert_all_differ(&[
        WriteError::Io(ErrorKind::StorageFull.into()),
        WriteError::Start(format),
        WriteError::Variant(format),
        WriteError::NoMoves(format),
        WriteError::Illegal(format, ILLEGAL),
        WriteError::NoWriter(format),
    ]);
}

#[test]
fn every_error_of_an_archive_has_its_sentence() {
    let (game, byte, found) = (2, 90, 99);
    let kinds = [
        FileKind::Games,
        FileKind::Names(NameKind::Players),
        FileKind::Names(NameKind::Tournaments),
    ];
    let mut errors = vec![
        wthor::Error::Io {
            kind: ErrorKind::NotFound,
        },
        wthor::Error::Header { length: 3 },
        wthor::Error::BoardSize { found: 10 },
        wthor::Error::Content { found: 1 },
        wthor::Error::Move { game, byte, found },
        wthor::Error::MoveAfterEnd { game, byte, found },
        wthor::Error::Score { game, byte, found },
    ];
    for kind in kinds {
        let stated = 5;
        errors.extend([
            wthor::Error::Counts {
                kind,
                games: 1,
                names: 1,
            },
            wthor::Error::Truncated {
                kind,
                stated,
                complete: 4,
            },
            wthor::Error::Surplus { kind, stated },
        ]);
    }
    assert_all_differ(&errors);
    let mut unwritable = vec![
        Unwritable::Start(Position::START),
        Unwritable::Variant(Variant::Anti),
        Unwritable::Turn(ILLEGAL),
        Unwritable::NoScore,
        Unwritable::Letter { found: 'Ω' },
    ];
    for kind in [NameKind::Players, NameKind::Tournaments] {
        let letters = 30;
        unwritable.extend([
            Unwritable::LongName { kind, letters },
            Unwritable::TooManyNames { kind },
        ]);
    }
    assert_all_differ(&unwritable);
}

#[test]
fn the_systems_own_words_stand_where_we_have_none() {
    let texts = Texts::new(Language::Fr);
    let error = io::Error::other("the cable came loose");
    assert_eq!(error.in_words(&texts), "the cable came loose");
    for kind in [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::StorageFull,
        ErrorKind::InvalidFilename,
        ErrorKind::ReadOnlyFilesystem,
    ] {
        let error = io::Error::from(kind);
        assert_ne!(error.in_words(&texts), error.to_string());
    }
}
