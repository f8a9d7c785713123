//! Positions and games as pictures, for the eye and for the finger.

use otho_core::{Game, Ply, Position, Variant};
use otho_formats::braille::{Document, Table};
use otho_formats::svg::{Diagram, Mark};
use otho_formats::{Format, Player, Record};

use crate::{Language, Texts};

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// An SVG image.
    Svg,
    /// Unicode Braille cells.
    Braille,
    /// Braille for embossers.
    Brf,
}

impl Picture {
    /// The kind of picture that a format is, if it is one.
    #[must_use]
    pub const fn of_format(format: Format) -> Option<Self> {
        match format {
            Format::Svg => Some(Self::Svg),
            Format::Braille => Some(Self::Braille),
            Format::Brf => Some(Self::Brf),
            _ => None,
        }
    }

    /// The position with these words about it, and rings where the player to move may put a disc.
    #[must_use]
    pub fn of_position(self, position: Position, words: &[String], texts: &Texts) -> String {
        if self == Self::Svg {
            let diagram = Diagram::new(position, words.join(". "));
            let moves = position.legal_moves().into_iter();
            let marked = moves.fold(diagram, |diagram, square| diagram.mark(square, Mark::Ring));
            return marked.to_svg();
        }
        let mut document = Document::new(table(texts.language()));
        document.board(position);
        document.blank_line();
        document.text(&words.join("\n"));
        self.write(&document)
    }

    /// The game under these lines: its moves as numbers on the squares, or the last position and
    /// a list of moves.
    #[must_use]
    pub fn of_game(self, game: &Game, heading: &[String], texts: &Texts) -> String {
        if self == Self::Svg {
            return Diagram::of_game(game, heading.join(" ")).to_svg();
        }
        let plies: Vec<Ply> = game.plies().collect();
        let mut document = Document::new(table(texts.language()));
        document.game(&heading.join("\n"), game.position(), &plies);
        self.write(&document)
    }

    /// What stands between two pictures in one file; `None` where a file holds only one.
    #[must_use]
    pub const fn separator(self) -> Option<&'static str> {
        match self {
            Self::Svg => None,
            Self::Braille => Some("\n"),
            // A form feed: the next game begins on a new page.
            Self::Brf => Some("\u{c}"),
        }
    }

    fn write(self, document: &Document) -> String {
        match self {
            Self::Brf => document.to_brf(),
            Self::Svg | Self::Braille => document.to_unicode(),
        }
    }
}

const fn table(language: Language) -> Table {
    match language {
        Language::En => Table::English,
        Language::Fr => Table::French,
        Language::Cs => Table::Czech,
    }
}

/// Players, event, date and variant, a line each, as far as the record has them.
#[must_use]
pub fn heading(record: &Record, texts: &Texts) -> Vec<String> {
    let player = |id, player: &Player| {
        let name = excerpt(player.name.as_deref()?);
        let rated = match player.rating {
            Some(rating) => format!("{name} ({rating:.0})"),
            None => name,
        };
        Some(texts.format(id, &[("name", rated.into())]))
    };
    let line = |id, text: &Option<String>| {
        let text = excerpt(text.as_deref()?).into();
        Some(texts.format(id, &[("text", text)]))
    };
    let anti = (record.variant == Variant::Anti).then(|| texts.get("game-anti"));
    [
        player("game-black", &record.black),
        player("game-white", &record.white),
        line("game-event", &record.event),
        line("game-date", &record.date),
        anti,
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What a record says, on one line and not too long.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut letters = text.chars();
    let mut excerpt = String::new();
    for letter in letters.by_ref().take(LONGEST) {
        if letter.is_control() {
            excerpt.extend(letter.escape_debug());
        } else {
            excerpt.push(letter);
        }
    }
    if letters.next().is_some() {
        excerpt.push('…');
    }
    excerpt
}
