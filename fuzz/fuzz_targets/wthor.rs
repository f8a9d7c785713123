//! A file of games that is read is written back byte for byte, and the lean replay agrees with
//! that of records.
#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_formats::wthor::{Game, Games, write_games};

fuzz_target!(|file: &[u8]| {
    let Ok(games) = Games::new(file) else { return };
    let header = *games.header();
    let Ok(games) = games.collect::<Result<Vec<Game>, _>>() else {
        return;
    };
    let mut written = Vec::new();
    write_games(header, &games, &mut written).expect("a vector takes everything");
    assert_eq!(written, file);
    for game in games {
        let record = game.to_record(header.year, None, None);
        let replayed = record.replay().map(|game| game.outcome());
        match game.replay() {
            Ok(replay) => assert_eq!(
                replayed
                    .expect("both find it legal")
                    .map(|outcome| outcome.score),
                replay.final_score
            ),
            Err(illegal) => assert_eq!(replayed, Err(illegal)),
        }
    }
});
