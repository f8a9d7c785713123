//! Whatever is read as the format it was taken for, and written, is taken for that format again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_formats::{Format, HEAD, Writer, detect, read};

fuzz_target!(|input: &[u8]| {
    let Some(format) = detect(&input[..input.len().min(HEAD)], None) else {
        return;
    };
    for item in read(input, format).flatten() {
        let mut writer = Writer::new(Vec::new(), format).expect("what gives items takes them");
        if writer.write(&item).is_ok() {
            let text = writer.finish().expect("a vector takes it");
            // A board text may hold scores, and then it is OBF.
            let same = [Format::Board, Format::Obf].contains(&format);
            let again = detect(&text, None);
            assert!(again == Some(format) || same && again == Some(Format::Board));
        }
    }
});
