//! Whatever reads as a legal game reads again, everything included, after being written.

#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_formats::{Record, ggf};

fuzz_target!(|input: &[u8]| {
    for record in ggf::read(input).flatten() {
        let mut text = Vec::new();
        if ggf::write(&mut text, &record).is_ok() {
            let turns = record
                .complete_turns()
                .expect("it is legal, or it was not written");
            let again: Vec<_> = ggf::read(&text[..]).collect();
            assert_eq!(again, [Ok(Record { turns, ..record })]);
        }
    }
});
