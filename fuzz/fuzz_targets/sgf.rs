//! Whatever reads as a legal game reads again, everything included, after being written; and so do
//! its variations.

#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_formats::{Record, sgf};

fuzz_target!(|input: &[u8]| {
    for record in sgf::read(input).flatten() {
        let mut text = Vec::new();
        if sgf::write(&mut text, &record).is_ok() {
            let turns = record
                .complete_turns()
                .expect("it is legal, or it was not written");
            let again: Vec<_> = sgf::read(&text[..]).collect();
            assert_eq!(again, [Ok(Record { turns, ..record })]);
        }
    }
    for (record, tree) in sgf::read_trees(input).flatten() {
        let mut text = Vec::new();
        sgf::write_tree(&mut text, &record, &tree).expect("a vector takes it");
        let (again, same) = sgf::read_trees(&text[..])
            .next()
            .expect("a game")
            .expect("legal");
        assert_eq!(again.start, record.start);
        assert_eq!(same.to_string(), tree.to_string());
    }
});
