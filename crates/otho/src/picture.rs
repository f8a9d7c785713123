//! Positions and games as pictures, for the eye and for the finger.

use otho_core::{Game, Ply, Position};
use otho_formats::Format;
use otho_formats::braille::{Document, Table};
use otho_formats::svg::{Diagram, Mark};
use otho_text::{Language, Texts};

use crate::diagram;

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    /// An SVG image.
    Svg,
    /// Unicode Braille cells.
    Braille,
    /// Braille for embossers.
    Brf,
}

impl Picture {
    /// The kind of picture that a format is, if it is one.
    pub(crate) const fn of_format(format: Format) -> Option<Self> {
        match format {
            Format::Svg => Some(Self::Svg),
            Format::Braille => Some(Self::Braille),
            Format::Brf => Some(Self::Brf),
            _ => None,
        }
    }

    /// The position, with rings where the player to move may put a disc.
    pub(crate) fn of_position(self, position: Position, texts: &Texts) -> String {
        let words = diagram::sentences(position, texts);
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
    pub(crate) fn of_game(self, game: &Game, heading: &[String], texts: &Texts) -> String {
        if self == Self::Svg {
            return Diagram::of_game(game, heading.join(" ")).to_svg();
        }
        let plies: Vec<Ply> = game.plies().collect();
        let mut document = Document::new(table(texts.language()));
        document.game(&heading.join("\n"), game.position(), &plies);
        self.write(&document)
    }

    /// What stands between two pictures in one file; `None` where a file holds only one.
    pub(crate) const fn separator(self) -> Option<&'static str> {
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
