//! All WTHOR years in `$OTHO_DATA/wthor`, read and replayed with full validation on one thread.

#![expect(clippy::print_stdout, reason = "a benchmark says what it left out")]

use std::fs;
use std::path::Path;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use otho_formats::wthor::Games;

fn main() {
    divan::main();
}

/// The contents of the `.wtb` files, or `None`, said aloud, when they are not at hand.
fn archives() -> Option<Vec<Vec<u8>>> {
    let Some(data) = std::env::var_os("OTHO_DATA") else {
        println!("left out: OTHO_DATA is not set");
        return None;
    };
    let entries = fs::read_dir(Path::new(&data).join("wthor")).expect("$OTHO_DATA has wthor/");
    let files = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|e| e == "wtb"))
        .map(|path| fs::read(path).expect("the file can be read"));
    Some(files.collect())
}

fn bench_games(bencher: Bencher<'_, '_>, validate: impl Fn(&[u8]) -> usize + Sync) {
    let Some(files) = archives() else { return };
    let n_games: usize = files.iter().map(|file| (file.len() - 16) / 68).sum();
    let n_bytes: usize = files.iter().map(Vec::len).sum();
    bencher
        .counter(ItemsCount::new(n_games))
        .counter(BytesCount::new(n_bytes))
        .bench(|| {
            let read: usize = files.iter().map(|file| validate(file)).sum();
            assert_eq!(read, n_games);
        });
}

/// Reads a file, holds every move against the rules and every final score against the stored one.
#[divan::bench(sample_count = 10)]
fn read_and_replay(bencher: Bencher<'_, '_>) {
    bench_games(bencher, |file| {
        let games = Games::new(file).expect("the header is right");
        games
            .map(|game| {
                let game = game.expect("the game is right");
                let replay = game.replay().expect("the game is legal");
                assert!(replay.final_score.is_none_or(|score| score == game.score));
            })
            .count()
    });
}

/// The same by way of records, which keep every position and the event log.
#[divan::bench(sample_count = 3)]
fn read_and_replay_as_records(bencher: Bencher<'_, '_>) {
    bench_games(bencher, |file| {
        let games = Games::new(file).expect("the header is right");
        games
            .map(|game| {
                let game = game.expect("the game is right");
                let replayed = game.to_record(0, None, None).replay();
                let outcome = replayed.expect("the game is legal").outcome();
                assert!(outcome.is_none_or(|outcome| outcome.score == game.score));
            })
            .count()
    });
}
