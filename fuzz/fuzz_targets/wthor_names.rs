//! A file of names that is read is written back byte for byte, and every name has a number.
#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_formats::wthor::{NameKind, Names};

fuzz_target!(|file: &[u8]| {
    for kind in [NameKind::Players, NameKind::Tournaments] {
        let Ok(mut names) = Names::read(kind, file) else {
            continue;
        };
        let mut written = Vec::new();
        names
            .write(&mut written)
            .expect("a vector takes everything");
        assert_eq!(written, file);
        for (number, name) in names.clone().iter().enumerate() {
            let first = names.number_of(&name).expect("the name is there already");
            assert!(usize::from(first) <= number);
            assert_eq!(names.get(first), Some(name));
        }
    }
});
