//! Every sentence OTHO says, in English, French and Czech.
//!
//! The sentences themselves are in `locales/`, one source for the terminal and the browser; this
//! crate finds them and puts values into them. It reads no environment and prints nothing.
//!
//! - [`Language`]: which of the three.
//! - [`Texts`]: the sentences of a language, by id.
//! - [`InWords`]: the values of the other crates as sentences.
//! - [`exercise_task`] and its companions: exercises and puzzles.
//! - [`announcement`], [`square_name`]: what a screen reader says of a game.
//! - [`Command`], [`answer`]: the command box, for those who play by ear or by touch.
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

mod answer;
mod coach;
mod command;
mod exercise;
mod formats;
mod language;
mod lesson;
mod outcome;
mod picture;
mod pseudo;
mod rules;
mod spoken;
mod texts;
mod wthor;

pub use answer::answer;
pub use coach::reason_in_words;
pub use command::{Action, Command, Query, UnknownCommand, is_one_of};
pub use exercise::{
    exercise_hint, exercise_refusal, exercise_task, exercise_verdict, puzzle_hint, puzzle_task,
    puzzle_verdict,
};
pub use language::{Language, UnknownLanguage};
pub use outcome::FinalResult;
pub use picture::{Picture, heading};
pub use rules::n_passes;
pub use spoken::{Verbosity, announcement, clock, clocks, square_name};
pub use texts::{InWords, Texts, Value};
