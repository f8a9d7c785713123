//! Board diagrams as SVG, in color for the screen and in black and white for print.
//!
//! A diagram is one self-contained picture with a title for those who hear it instead. The words
//! of the title and the description are the caller's; this module composes none.

mod draw;

use otho_core::{Color, Game, Ply, Position, Square};

/// A board diagram, seen from Black: column a on the left, row 8 at the bottom.
///
/// ```
/// use otho_core::{Position, Square};
/// use otho_formats::svg::{Diagram, Mark};
///
/// let svg = Diagram::new(Position::START, "The start")
///     .mark(Square::F5, Mark::Ring)
///     .letter(Square::D3, 'A')
///     .to_svg();
/// assert!(svg.starts_with("<svg xmlns="));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    squares: [Content; 64],
    last_move: Option<Square>,
    size: u32,
    style: Style,
    coordinates: Coordinates,
    title: String,
    description: Option<String>,
}

/// What is drawn on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Content {
    disc: Option<Color>,
    sign: Option<Sign>,
}

/// What is drawn on a disc or an empty square; a square has one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Number(u16),
    Letter(char),
    Mark(Mark),
}

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A small filled circle.
    Dot,
    /// A small circle, as for legal moves.
    Ring,
    /// Two crossed lines.
    Cross,
    /// The outline of a square.
    Box,
}

/// How a diagram looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// Felt, a walnut rim and lit discs.
    #[default]
    Color,
    /// Black lines on white and nothing in between, for printers and copiers.
    Print,
}

/// Whether the letters of the columns and the numbers of the rows are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// On the rim, above and on the left.
    #[default]
    Shown,
    /// Not at all.
    Hidden,
}

impl Diagram {
    /// A diagram of a position, 400 pixels wide, in color and with coordinates.
    ///
    /// The title is what a screen reader says in place of the picture.
    #[must_use]
    pub fn new(position: Position, title: impl Into<String>) -> Self {
        Self {
            squares: Square::ALL.map(|square| Content {
                disc: position.disc_at(square),
                sign: None,
            }),
            last_move: None,
            size: 400,
            style: Style::default(),
            coordinates: Coordinates::default(),
            title: title.into(),
            description: None,
        }
    }

    /// The diagram of a whole game, as magazines print it: every disc in the color of its mover,
    /// with the number of the move, and the discs of the start without a number.
    #[must_use]
    pub fn of_game(game: &Game, title: impl Into<String>) -> Self {
        let mut diagram = Self::new(game.rules().start, title);
        let mut number = 0;
        for (position, ply) in game.positions().zip(game.plies()) {
            if let Ply::Move(square) = ply {
                number += 1;
                diagram = diagram.played(square, position.side(), number);
            }
        }
        diagram
    }

    /// Draws the disc of a move as its mover put it down, with the number of the move.
    #[must_use]
    pub fn played(mut self, square: Square, mover: Color, number: u16) -> Self {
        self.squares[square.index()] = Content {
            disc: Some(mover),
            sign: Some(Sign::Number(number)),
        };
        self
    }

    /// Points out the last move.
    #[must_use]
    pub fn last_move(mut self, square: Square) -> Self {
        self.last_move = Some(square);
        self
    }

    /// Draws a mark on a square, in place of what was drawn there before; the disc stays.
    #[must_use]
    pub fn mark(self, square: Square, mark: Mark) -> Self {
        self.sign(square, Sign::Mark(mark))
    }

    /// Draws a letter on a square, in place of what was drawn there before; the disc stays.
    #[must_use]
    pub fn letter(self, square: Square, letter: char) -> Self {
        self.sign(square, Sign::Letter(letter))
    }

    fn sign(mut self, square: Square, sign: Sign) -> Self {
        self.squares[square.index()].sign = Some(sign);
        self
    }

    /// Sets the width and height in pixels; at least 1. The picture scales without loss.
    #[must_use]
    pub fn size(mut self, pixels: u32) -> Self {
        self.size = pixels.max(1);
        self
    }

    /// Sets the look.
    #[must_use]
    pub fn style(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// Shows or hides the coordinates.
    #[must_use]
    pub fn coordinates(mut self, coordinates: Coordinates) -> Self {
        self.coordinates = coordinates;
        self
    }

    /// Adds a longer text that a screen reader can say after the title.
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Self {
        self.description = Some(description.into());
        self
    }

    /// The picture as an SVG document: the same text for the same diagram, always.
    #[must_use]
    pub fn to_svg(&self) -> String {
        draw::Drawing::of(self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::time::Duration;
    use otho_core::Rules;

    fn start() -> Diagram {
        Diagram::new(Position::START, "start")
    }

    /// The texts drawn in the picture, title and description left out.
    fn texts(svg: &str) -> Vec<String> {
        let document = roxmltree::Document::parse(svg).expect("the picture is well-formed");
        let nodes = document.descendants();
        let texts = nodes.filter(|node| node.has_tag_name("text"));
        texts
            .map(|node| node.text().unwrap_or_default().to_owned())
            .collect()
    }

    /// How many shapes are drawn with this class.
    fn count(svg: &str, class: &str) -> usize {
        let document = roxmltree::Document::parse(svg).expect("the picture is well-formed");
        let nodes = document.descendants();
        nodes
            .filter(|node| node.attribute("class") == Some(class))
            .count()
    }

    #[test]
    fn a_picture_is_named_for_those_who_hear_it() {
        let svg = start().description("four discs").to_svg();
        let document = roxmltree::Document::parse(&svg).expect("the picture is well-formed");
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        assert_eq!(root.attribute("viewBox"), Some("0 0 884 884"));
        let children: Vec<_> = root.children().take(2).collect();
        assert!(children[0].has_tag_name("title") && children[0].text() == Some("start"));
        assert!(children[1].has_tag_name("desc") && children[1].text() == Some("four discs"));
    }

    #[test]
    fn words_are_escaped_whatever_they_are() {
        let words = "<b>\"Ann\" & 'Bob'</b> ]]> \u{1} \u{b} ř";
        let svg = Diagram::new(Position::START, words)
            .description(words)
            .letter(Square::A1, '<')
            .letter(Square::B1, '\u{0}')
            .to_svg();
        let document = roxmltree::Document::parse(&svg).expect("the picture is well-formed");
        let expected = words.replace(['\u{1}', '\u{b}'], "\u{fffd}");
        let title = document.root_element().first_child();
        assert_eq!(title.and_then(|node| node.text()), Some(&expected[..]));
        assert!(texts(&svg).contains(&"<".to_owned()));
    }

    #[test]
    fn every_disc_is_drawn_where_it_lies() {
        for style in [Style::Color, Style::Print] {
            let svg = start().style(style).to_svg();
            assert_eq!((count(&svg, "black"), count(&svg, "white")), (2, 2));
        }
        let svg = start().coordinates(Coordinates::Hidden).to_svg();
        // e4 is black: the fifth column, the fourth row, counted from the top left.
        let corner = 12;
        let (x, y) = (corner + 450, corner + 350);
        assert!(svg.contains(&format!("<circle class=\"black\" cx=\"{x}\" cy=\"{y}\"")));
    }

    #[test]
    fn coordinates_can_be_left_out() {
        let names: Vec<_> = "abcdefgh12345678".chars().map(String::from).collect();
        let mut drawn = texts(&start().to_svg());
        drawn.sort();
        let mut expected = names;
        expected.sort();
        assert_eq!(drawn, expected);
        let hidden = start().coordinates(Coordinates::Hidden).to_svg();
        assert!(texts(&hidden).is_empty());
    }

    #[test]
    fn a_game_shows_each_move_in_its_movers_color_with_its_number() {
        let mut game = Game::new(Rules::default());
        for square in [Square::F5, Square::D6, Square::C3] {
            game.play(square, Duration::ZERO).expect("it is legal");
        }
        let diagram = Diagram::of_game(&game, "game").coordinates(Coordinates::Hidden);
        let svg = diagram.to_svg();
        assert_eq!(texts(&svg), ["3", "1", "2"]);
        assert_eq!((count(&svg, "black"), count(&svg, "white")), (4, 3));
    }

    #[test]
    fn a_pass_has_no_number() {
        let mut game = Game::new(Rules::default());
        let moves = otho_core::transcript::parse("c4c3f5b4a4a5c2a3d2").expect("squares");
        for ply in moves {
            let Ply::Move(square) = ply else { continue };
            game.play(square, Duration::ZERO).expect("it is legal");
        }
        let diagram = Diagram::of_game(&game, "game").coordinates(Coordinates::Hidden);
        let mut numbers = texts(&diagram.to_svg());
        numbers.sort();
        assert_eq!(numbers.concat(), "123456789");
    }

    #[test]
    fn marks_and_the_last_move_are_drawn_once_each() {
        let svg = start()
            .mark(Square::A1, Mark::Dot)
            .mark(Square::B1, Mark::Ring)
            .mark(Square::C1, Mark::Cross)
            .mark(Square::D4, Mark::Box)
            .mark(Square::D4, Mark::Box)
            .last_move(Square::E4)
            .to_svg();
        let drawn = ["dot", "ring", "cross", "box", "last"].map(|class| count(&svg, class));
        assert_eq!(drawn, [1; 5]);
    }

    #[test]
    fn print_is_black_and_white_only() {
        let svg = start()
            .style(Style::Print)
            .mark(Square::A1, Mark::Dot)
            .last_move(Square::D4)
            .letter(Square::E4, 'A')
            .to_svg();
        let colors: Vec<_> = svg
            .match_indices('#')
            .map(|(i, _)| &svg[i..i + 4])
            .collect();
        assert!(!colors.is_empty());
        assert!(
            colors.iter().all(|c| ["#000", "#fff"].contains(c)),
            "{colors:?}"
        );
    }

    #[test]
    fn any_size_is_a_picture() {
        for size in [0, 1, 200, u32::MAX] {
            let svg = start().size(size).to_svg();
            let document = roxmltree::Document::parse(&svg).expect("the picture is well-formed");
            let width = document.root_element().attribute("width");
            assert_eq!(width, Some(&*size.max(1).to_string()));
        }
    }
}
