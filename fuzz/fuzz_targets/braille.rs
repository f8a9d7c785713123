//! Any text becomes pages of at most 25 lines of at most 40 cells, the same in both forms.
#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_formats::braille::{Cell, Document, LINE_CELLS, PAGE_LINES, Table};

fuzz_target!(|text: &str| {
    for table in [Table::English, Table::French, Table::Czech] {
        let mut document = Document::new(table);
        document.text(text);
        document.board(otho_core::Position::START);
        for page in document.pages() {
            assert!(page.len() <= PAGE_LINES);
            assert!(page.iter().all(|line| line.len() <= LINE_CELLS));
        }
        let unicode = document.to_unicode();
        let brf = document.to_brf();
        let from_unicode = unicode.chars().filter_map(Cell::from_unicode);
        assert!(from_unicode.eq(brf.chars().filter_map(Cell::from_ascii)));
    }
});
