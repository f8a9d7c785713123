//! Whatever reads as a position reads again, scores and all, after being written.

#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_formats::{Format, obf};

fuzz_target!(|input: &[u8]| {
    for scored in obf::read(input, Format::Obf).flatten() {
        let mut text = Vec::new();
        obf::write(&mut text, &scored).expect("a vector takes it");
        let again: Vec<_> = obf::read(&text[..], Format::Obf).collect();
        assert_eq!(again, [Ok(scored)]);
    }
});
