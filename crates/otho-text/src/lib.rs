//! Every sentence OTHO says, in English, French and Czech.
//!
//! The sentences themselves are in `locales/`, one source for the terminal and the browser; this
//! crate finds them and puts values into them. It reads no environment and prints nothing.
//!
//! - [`Language`]: which of the three.
//! - [`Texts`]: the sentences of a language, by id.
//! - [`InWords`]: the values of the other crates as sentences.
//!
//! ```
//! use otho_core::{Position, Square};
//! use otho_text::{InWords, Language, Texts};
//!
//! let texts = Texts::new(Language::En);
//! let illegal = Position::START.play(Square::D4).unwrap_err();
//! assert_eq!(
//!     illegal.in_words(&texts),
//!     "Black cannot play d4, because the square is occupied."
//! );
//! ```

#![forbid(unsafe_code)]

mod formats;
mod language;
mod outcome;
mod rules;
mod texts;
mod wthor;

pub use language::{Language, UnknownLanguage};
pub use outcome::FinalResult;
pub use rules::{Made, n_passes};
pub use texts::{InWords, Texts, Value};
