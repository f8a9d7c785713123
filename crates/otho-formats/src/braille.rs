//! Boards, games and words in Braille: as Unicode cells for displays, as BRF for embossers.
//!
//! [`Document`] puts lines, boards and move lists on pages of 25 lines of 40 cells, the common
//! size of an embosser's page; [`text_to_braille`] writes words in the uncontracted Braille of a
//! language. Sentences are the caller's; this module composes none.

mod cell;
mod document;
mod table;
mod text;

pub use cell::Cell;
pub use document::{Document, LINE_CELLS, PAGE_LINES};
pub use table::Table;
pub use text::text_to_braille;
