//! The drawing itself: lengths, colors and shapes.
//!
//! A square is 100 units wide, so the proportions of the look are whole numbers.

use core::fmt::{Display, Write as _};

use otho_core::{Color, Square};

use super::{Content, Coordinates, Diagram, Mark, Sign, Style};

const SQUARE: u32 = 100;
const BOARD: u32 = 8 * SQUARE;
const RIM_WITH_NAMES: u32 = 42;
const RIM: u32 = 12;
const DISC_RADIUS: u32 = 42;
const FONT: &str = "system-ui,sans-serif";

/// The colors of a style.
struct Palette {
    rim: &'static str,
    name: &'static str,
    felt: &'static str,
    line: &'static str,
    /// The fills of a black and a white disc.
    disc: [&'static str; 2],
    /// Their edges.
    edge: [&'static str; 2],
    edge_width: f64,
    /// Numbers and letters on a black disc, on a white disc and on an empty square.
    text: [&'static str; 3],
    /// Marks on the same three.
    mark: [&'static str; 3],
}

const COLOR: Palette = Palette {
    rim: "#3B2A1E",
    name: "#E9E4D8",
    felt: "#33835A",
    line: "#08291B",
    disc: ["url(#otho-black)", "url(#otho-white)"],
    edge: ["#F7F5EF", "#141414"],
    edge_width: 3.0,
    text: ["#F7F5EF", "#141414", "#FFFFFF"],
    mark: ["#FFE08A", "#B3261E", "#FFE08A"],
};

const PRINT: Palette = Palette {
    rim: "#fff",
    name: "#000",
    felt: "#fff",
    line: "#000",
    disc: ["#000", "#fff"],
    edge: ["#000", "#000"],
    edge_width: 4.0,
    text: ["#fff", "#000", "#000"],
    mark: ["#fff", "#000", "#000"],
};

/// The light on the discs and their shadow, which is a gradient too: some renderers leave out
/// whatever has a filter. Several pictures on one page share these names: what
/// they stand for is the same in all of them.
const LIGHT: &str = "<defs>\
<radialGradient id=\"otho-black\" cx=\".34\" cy=\".3\" r=\".8\">\
<stop offset=\"0\" stop-color=\"#3D3D3D\"/><stop offset=\".6\" stop-color=\"#141414\"/>\
</radialGradient>\
<radialGradient id=\"otho-white\" cx=\".34\" cy=\".3\" r=\".9\">\
<stop offset=\".3\" stop-color=\"#F7F5EF\"/><stop offset=\"1\" stop-color=\"#D3CFC3\"/>\
</radialGradient>\
<radialGradient id=\"otho-shadow\">\
<stop offset=\".85\" stop-opacity=\".35\"/><stop offset=\"1\" stop-opacity=\"0\"/>\
</radialGradient></defs>";

/// A picture that is being drawn.
pub(super) struct Drawing<'a> {
    diagram: &'a Diagram,
    palette: &'static Palette,
    rim: u32,
    /// Units to a pixel.
    pixel: f64,
    svg: String,
}

impl<'a> Drawing<'a> {
    /// An empty picture of the right size.
    pub(super) fn of(diagram: &'a Diagram) -> Self {
        let rim = match diagram.coordinates {
            Coordinates::Shown => RIM_WITH_NAMES,
            Coordinates::Hidden => RIM,
        };
        let side = BOARD + 2 * rim;
        Self {
            diagram,
            palette: match diagram.style {
                Style::Color => &COLOR,
                Style::Print => &PRINT,
            },
            rim,
            pixel: f64::from(side) / f64::from(diagram.size),
            svg: String::new(),
        }
    }

    /// Draws everything and gives the document.
    pub(super) fn finish(mut self) -> String {
        let (size, side) = (self.diagram.size, BOARD + 2 * self.rim);
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" \
             width=\"{size}\" height=\"{size}\" viewBox=\"0 0 {side} {side}\">"
        ));
        self.words("title", &self.diagram.title);
        if let Some(description) = &self.diagram.description {
            self.words("desc", description);
        }
        self.board();
        if self.diagram.coordinates == Coordinates::Shown {
            self.names();
        }
        self.discs();
        for square in Square::ALL {
            self.sign(square);
        }
        self.last_move();
        self.svg.push_str("</svg>\n");
        self.svg
    }

    fn put(&mut self, shape: impl Display) {
        write!(self.svg, "{shape}").expect("a string takes everything");
    }

    fn words(&mut self, tag: &str, words: &str) {
        self.put(format_args!("<{tag}>{}</{tag}>", Escaped(words)));
    }

    /// A line's width in units: what the look asks for, but a pixel at least, unless the picture is
    /// so small that pixels would cover it.
    fn line_width(&self, units: f64) -> f64 {
        rounded(units.max(self.pixel.min(12.0)))
    }

    fn board(&mut self) {
        let (rim, felt, line) = (self.rim, self.palette.felt, self.palette.line);
        let side = BOARD + 2 * rim;
        let width = self.line_width(2.0);
        if self.diagram.style == Style::Color {
            self.svg.push_str(LIGHT);
        }
        self.put(format_args!(
            "<rect width=\"{side}\" height=\"{side}\" rx=\"12\" fill=\"{}\"/>",
            self.palette.rim
        ));
        let lines: String = (1..8)
            .map(|i| rim + i * SQUARE)
            .map(|at| format!("M{rim} {at}h{BOARD}M{at} {rim}v{BOARD}"))
            .collect();
        self.put(format_args!(
            "<g stroke=\"{line}\" stroke-width=\"{width}\">\
             <rect x=\"{rim}\" y=\"{rim}\" width=\"{BOARD}\" height=\"{BOARD}\" fill=\"{felt}\"/>\
             <path d=\"{lines}\"/></g>"
        ));
        for (column, row) in [(2, 2), (6, 2), (2, 6), (6, 6)] {
            let (x, y) = (rim + column * SQUARE, rim + row * SQUARE);
            self.put(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"6\" fill=\"{line}\"/>"
            ));
        }
    }

    fn names(&mut self) {
        let name = self.palette.name;
        // On a small board the names are as large as the rim allows.
        let size = (11.0 * self.pixel).clamp(26.0, 38.0).round();
        self.put(format_args!(
            "<g fill=\"{name}\" font-family=\"{FONT}\" font-size=\"{size}\" text-anchor=\"middle\">"
        ));
        let middle = self.rim / 2;
        for (index, (letter, digit)) in ('a'..='h').zip('1'..='8').enumerate() {
            let along = self.rim + index as u32 * SQUARE + SQUARE / 2;
            self.text(along, middle, size, letter);
            self.text(middle, along, size, digit);
        }
        self.svg.push_str("</g>");
    }

    /// A text around a point. The capitals of common fonts are about 0.72 of their size high.
    fn text(&mut self, x: u32, y: u32, size: f64, text: impl Display) {
        let base = f64::from(y) + (0.36 * size).round();
        let text = text.to_string();
        self.put(format_args!(
            "<text x=\"{x}\" y=\"{base}\">{}</text>",
            Escaped(&text)
        ));
    }

    fn center(&self, square: Square) -> (u32, u32) {
        let along = |index: usize| self.rim + index as u32 * SQUARE + SQUARE / 2;
        (along(square.column()), along(square.row()))
    }

    fn content(&self, square: Square) -> Content {
        self.diagram.squares[square.index()]
    }

    fn discs(&mut self) {
        for square in Square::ALL {
            if let Some(color) = self.content(square).disc {
                self.disc(square, color);
            }
        }
    }

    fn disc(&mut self, square: Square, color: Color) {
        let (x, y) = self.center(square);
        if self.diagram.style == Style::Color {
            let (radius, below) = (DISC_RADIUS + 5, y + 4);
            self.put(format_args!(
                "<circle cx=\"{x}\" cy=\"{below}\" r=\"{radius}\" fill=\"url(#otho-shadow)\"/>"
            ));
        }
        let class = match color {
            Color::Black => "black",
            Color::White => "white",
        };
        let fill = self.palette.disc[color.index()];
        let edge = self.palette.edge[color.index()];
        let width = self.line_width(self.palette.edge_width);
        // The edge lies within the disc.
        let radius = rounded(f64::from(DISC_RADIUS) - width / 2.0);
        self.put(format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" \
             fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{width}\"/>"
        ));
    }

    /// The index of a square's ground in the palette: black disc, white disc, empty.
    fn ground(&self, square: Square) -> usize {
        self.content(square).disc.map_or(2, Color::index)
    }

    fn sign(&mut self, square: Square) {
        let (x, y) = self.center(square);
        let fill = self.palette.text[self.ground(square)];
        let size = match self.content(square).sign {
            None => return,
            Some(Sign::Mark(mark)) => return self.mark(square, mark),
            Some(Sign::Number(..100)) => 46.0,
            Some(Sign::Number(_)) => 34.0,
            Some(Sign::Letter(_)) => 54.0,
        };
        self.put(format_args!(
            "<g fill=\"{fill}\" font-family=\"{FONT}\" font-size=\"{size}\" font-weight=\"600\" \
             text-anchor=\"middle\">"
        ));
        match self.content(square).sign {
            Some(Sign::Number(number)) => self.text(x, y, size, number),
            Some(Sign::Letter(letter)) => self.text(x, y, size, letter),
            Some(Sign::Mark(_)) | None => {}
        }
        self.svg.push_str("</g>");
    }

    fn mark(&mut self, square: Square, mark: Mark) {
        let (x, y) = self.center(square);
        let color = self.palette.mark[self.ground(square)];
        let width = self.line_width(5.0);
        let outline = format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"");
        match mark {
            Mark::Dot => self.put(format_args!(
                "<circle class=\"dot\" cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"{color}\"/>"
            )),
            Mark::Ring => self.put(format_args!(
                "<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"13\" {outline}/>"
            )),
            Mark::Cross => self.put(format_args!(
                "<path class=\"cross\" d=\"M{} {}l36 36m0-36l-36 36\" {outline}/>",
                x - 18,
                y - 18
            )),
            Mark::Box => self.put(format_args!(
                "<rect class=\"box\" x=\"{}\" y=\"{}\" width=\"36\" height=\"36\" {outline}/>",
                x - 18,
                y - 18
            )),
        }
    }

    fn last_move(&mut self) {
        let Some(square) = self.diagram.last_move else {
            return;
        };
        let (x, y) = self.center(square);
        let color = self.palette.mark[self.ground(square)];
        // A number, letter or mark keeps the middle; a smaller dot goes below it.
        let (y, radius) = match self.content(square).sign {
            Some(_) => (y + 31, 6),
            None => (y, 8),
        };
        self.put(format_args!(
            "<circle class=\"last\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{color}\"/>"
        ));
    }
}

/// A length to two decimals, which is finer than any screen and keeps the text short.
fn rounded(units: f64) -> f64 {
    (units * 100.0).round() / 100.0
}

/// Text that XML takes as text: special characters escaped, and the control characters that no
/// XML may hold replaced.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            '"' => f.write_str("&quot;"),
            '\t' | '\n' | '\r' => f.write_char(' '),
            '\0'..=' ' if c != ' ' => f.write_char(char::REPLACEMENT_CHARACTER),
            '\u{fffe}' | '\u{ffff}' => f.write_char(char::REPLACEMENT_CHARACTER),
            _ => f.write_char(c),
        })
    }
}
