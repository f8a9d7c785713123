//! The published WTHOR archives: read, replayed by the rules, written back.
//!
//! They are not part of the project; the tests find them in `$OTHO_DATA/wthor`.

#![expect(clippy::print_stdout, reason = "a test says what it left out")]

use std::fs;
use std::path::{Path, PathBuf};

use otho_formats::wthor::{self, FileKind, Games, Header, NameKind, Names};

/// The files whose names end in this, or `None`, said aloud, when the archives are not at hand.
fn files(extension: &str) -> Option<Vec<PathBuf>> {
    let Some(data) = std::env::var_os("OTHO_DATA") else {
        println!("left out: OTHO_DATA is not set");
        return None;
    };
    let folder = Path::new(&data).join("wthor");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|e| e == extension))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no {extension} in {}", folder.display());
    Some(files)
}

fn read_games(file: &[u8]) -> (Header, Vec<wthor::Game>) {
    let games = Games::new(file).expect("the header is right");
    let header = *games.header();
    let games = games.collect::<Result<_, _>>();
    (header, games.expect("the games are right"))
}

fn names(kind: NameKind) -> Option<(Vec<u8>, Names)> {
    let extension = match kind {
        NameKind::Players => "JOU",
        NameKind::Tournaments => "TRN",
    };
    let path = files(extension)?.remove(0);
    let file = fs::read(path).expect("the file can be read");
    let names = Names::read(kind, &file[..]).expect("the names are right");
    Some((file, names))
}

#[test]
fn every_game_is_legal_and_ends_with_the_stored_score() {
    let Some(files) = files("wtb") else { return };
    let (mut n_games, mut n_unfinished) = (0, 0);
    for path in files {
        let file = fs::read(&path).expect("the file can be read");
        let (header, games) = read_games(&file);
        for (index, game) in games.iter().enumerate() {
            let place = format!("{}, game {}", path.display(), index + 1);
            let replay = game
                .replay()
                .unwrap_or_else(|illegal| panic!("{place}: {illegal}"));
            match replay.final_score {
                Some(score) => assert_eq!(score, game.score, "{place}"),
                None => {
                    n_unfinished += 1;
                    assert!((1981..=2000).contains(&header.year), "{place}");
                }
            }
        }
        n_games += games.len();
    }
    assert_eq!((n_games, n_unfinished), (126_309, 413));
}

#[test]
fn every_file_is_written_back_byte_for_byte() {
    let Some(files) = files("wtb") else { return };
    for path in files {
        let file = fs::read(&path).expect("the file can be read");
        let (header, games) = read_games(&file);
        let mut written = Vec::with_capacity(file.len());
        wthor::write_games(header, &games, &mut written).expect("a vector takes everything");
        assert!(written == file, "{}", path.display());
        assert_eq!(
            header.kind_of_file(file.len() as u64),
            Some(FileKind::Games)
        );
    }
    for kind in [NameKind::Players, NameKind::Tournaments] {
        let (file, names) = names(kind).expect("the archives are at hand");
        let mut written = Vec::with_capacity(file.len());
        names
            .write(&mut written)
            .expect("a vector takes everything");
        assert!(written == file, "{kind:?}");
        assert_eq!(
            names.header().kind_of_file(file.len() as u64),
            Some(FileKind::Names(kind))
        );
    }
}

#[test]
fn every_game_survives_as_a_record() {
    let Some(files) = files("wtb") else { return };
    let (_, mut players) = names(NameKind::Players).expect("the archives are at hand");
    let (_, mut tournaments) = names(NameKind::Tournaments).expect("the archives are at hand");
    for path in files {
        let file = fs::read(&path).expect("the file can be read");
        let (header, games) = read_games(&file);
        for game in games {
            let record = game.to_record(header.year, Some(&players), Some(&tournaments));
            let back = wthor::Game::from_record(&record, &mut players, &mut tournaments);
            let theoretical = game.score;
            assert_eq!(
                back,
                Ok(wthor::Game {
                    theoretical,
                    ..game
                })
            );
        }
    }
}
