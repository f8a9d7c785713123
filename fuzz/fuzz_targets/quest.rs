//! Whatever reads as a game, and can be written, reads again with the same moves.

#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_core::Ply;
use otho_formats::{Record, quest};

fn moves(record: &Record) -> Vec<Ply> {
    let plies = record.turns.iter().map(|turn| turn.ply);
    plies.filter(|ply| *ply != Ply::Pass).collect()
}

fuzz_target!(|input: &[u8]| {
    for record in quest::read(input).flatten() {
        let mut text = Vec::new();
        if quest::write(&mut text, &record).is_ok() {
            let again = quest::read(&text[..])
                .next()
                .expect("a game")
                .expect("it was written");
            assert_eq!(moves(&again), moves(&record));
            assert_eq!((again.black, again.white), (record.black, record.white));
        }
    }
});
