//! Lines, boards and move lists on pages that an embosser takes.

use otho_core::{Color, Ply, Position, Square, Turn};

use super::{Cell, Table, text_to_braille};

/// How many cells a line has at most.
pub const LINE_CELLS: usize = 40;
/// How many lines a page has at most.
pub const PAGE_LINES: usize = 25;

/// How many moves stand on a line of a move list: with its number, such a line has 35 cells.
const MOVES_A_LINE: usize = 8;

// The finger tells the squares apart by how much it feels, not by which dots: six dots, two, one.
// The two lie side by side at mid height and the one at the foot, so that an empty row is a quiet
// line of single dots that leads on to the next disc.
const BLACK: Cell = Cell::dots(b"123456");
const WHITE: Cell = Cell::dots(b"25");
const EMPTY: Cell = Cell::dots(b"3");

/// The right arrow of Unified English Braille: it points to the side that is to move.
const ARROW: [Cell; 2] = [Cell::dots(b"1256"), Cell::dots(b"135")];

type Line = Vec<Cell>;

/// Pages of Braille in the code of one language.
///
/// ```
/// use otho_core::Position;
/// use otho_formats::braille::{Document, Table};
///
/// let mut document = Document::new(Table::English);
/// document.text("The start");
/// document.board(Position::START);
/// let brf = document.to_brf();
/// assert!(brf.starts_with(",THE START\r\n   A B C D E F G H\r\n#A ' '"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    table: Table,
    pages: Vec<Vec<Line>>,
}

impl Document {
    /// An empty document.
    #[must_use]
    pub fn new(table: Table) -> Self {
        Self {
            table,
            pages: vec![Vec::new()],
        }
    }

    /// Adds text; each of its lines begins a new one, and what is longer than a line is wrapped
    /// between words.
    pub fn text(&mut self, text: &str) {
        for line in text.lines() {
            for wrapped in wrap(&text_to_braille(line, self.table)) {
                self.push(wrapped);
            }
        }
    }

    /// Adds a board with the names of its columns and rows, and a line without words: the black
    /// disc and how many there are, the white disc and how many, and an arrow to the disc of the
    /// side to move. The arrow is missing when the game is over.
    ///
    /// The board is never cut in two: it begins a new page where it does not fit.
    pub fn board(&mut self, position: Position) {
        self.block(board_lines(position, self.table));
    }

    /// Adds a move list: lines of eight turns, with the number of the first move before each. A
    /// pass is two hyphens, and has no number.
    pub fn moves(&mut self, plies: &[Ply]) {
        let mut number = 1;
        for line in plies.chunks(MOVES_A_LINE) {
            let mut cells = text_to_braille(&number.to_string(), self.table);
            // Three cells hold the largest number, so the columns lie below each other.
            cells.resize(cells.len().max(3), Cell::BLANK);
            for ply in line {
                cells.push(Cell::BLANK);
                let mut turn = text_to_braille(&ply.to_string(), self.table);
                turn.resize(turn.len().max(3), Cell::BLANK);
                cells.append(&mut turn);
                number += usize::from(*ply != Ply::Pass);
            }
            self.push(cells);
        }
    }

    /// Adds a game: these lines, the board that the moves lead to, and the moves.
    pub fn game(&mut self, heading: &str, last: Position, plies: &[Ply]) {
        self.text(heading);
        self.blank_line();
        self.board(last);
        self.blank_line();
        self.moves(plies);
    }

    /// Leaves a line empty, unless a page begins there.
    pub fn blank_line(&mut self) {
        if !self.page().is_empty() && self.page().len() < PAGE_LINES {
            self.push(Line::new());
        }
    }

    /// Begins a new page, unless one begins there already.
    pub fn new_page(&mut self) {
        if !self.page().is_empty() {
            self.pages.push(Vec::new());
        }
    }

    /// The pages, each a list of lines.
    pub fn pages(&self) -> impl Iterator<Item = &[Vec<Cell>]> {
        self.pages.iter().map(Vec::as_slice)
    }

    /// The document in Unicode's Braille patterns, an empty line between pages.
    #[must_use]
    pub fn to_unicode(&self) -> String {
        self.write(Cell::to_unicode, "\n", "\n")
    }

    /// The document as BRF: North American Braille ASCII, lines ended by CR LF as embossers
    /// expect, and a form feed between pages.
    #[must_use]
    pub fn to_brf(&self) -> String {
        self.write(Cell::to_ascii, "\r\n", "\u{c}")
    }

    fn write(&self, character: fn(Cell) -> char, line_end: &str, page_end: &str) -> String {
        let pages = self.pages.iter().map(|page| {
            let lines = page.iter().map(|line| {
                let cells: String = line.iter().map(|&cell| character(cell)).collect();
                cells + line_end
            });
            lines.collect::<String>()
        });
        pages.collect::<Vec<_>>().join(page_end)
    }

    fn page(&self) -> &Vec<Line> {
        self.pages.last().expect("a document has a page")
    }

    /// Adds a line without blanks at its end: an embosser would only spend time on them.
    fn push(&mut self, mut line: Line) {
        let end = line.iter().rposition(|&cell| cell != Cell::BLANK);
        line.truncate(end.map_or(0, |index| index + 1));
        if self.page().len() == PAGE_LINES {
            self.pages.push(Vec::new());
        }
        let page = self.pages.last_mut().expect("a document has a page");
        page.push(line);
    }

    /// Adds lines that stay together on a page.
    fn block(&mut self, lines: Vec<Line>) {
        if self.page().len() + lines.len() > PAGE_LINES {
            self.new_page();
        }
        for line in lines {
            self.push(line);
        }
    }
}

fn board_lines(position: Position, table: Table) -> Vec<Line> {
    let names: Vec<_> = ('a'..='h')
        .flat_map(|letter| text_to_braille(&letter.to_string(), table))
        .collect();
    let columns = row(&[Cell::BLANK; 2], &names);
    let mut lines = vec![columns.clone()];
    for squares in Square::ALL.chunks(8) {
        let name = text_to_braille(&(squares[0].row() + 1).to_string(), table);
        let discs: Vec<_> = squares
            .iter()
            .map(|&square| position.disc_at(square).map_or(EMPTY, disc))
            .collect();
        lines.push(row(&name, &discs));
    }
    lines.push(columns);
    lines.push(status(position, table));
    lines
}

/// A row of the board: its name on both sides, and a blank cell before every square.
fn row(name: &[Cell], squares: &[Cell]) -> Line {
    let mut line = name.to_vec();
    for &square in squares {
        line.extend([Cell::BLANK, square]);
    }
    line.push(Cell::BLANK);
    line.extend(name);
    line
}

/// The discs with their counts, and the side to move.
fn status(position: Position, table: Table) -> Line {
    let mut line = Line::new();
    for color in Color::ALL {
        line.extend([disc(color), Cell::BLANK]);
        let count = position.count().of(color).to_string();
        line.extend(text_to_braille(&count, table));
        line.extend([Cell::BLANK; 2]);
    }
    if position.turn() != Turn::Over {
        line.extend(ARROW);
        line.extend([Cell::BLANK, disc(position.side())]);
    }
    line
}

const fn disc(color: Color) -> Cell {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// Lines of at most 40 cells, broken between words, and within a word that is longer than that.
fn wrap(cells: &[Cell]) -> Vec<Line> {
    let mut lines = vec![Line::new()];
    for word in cells.split(|&cell| cell == Cell::BLANK) {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && line.len() + 1 + word.len() <= LINE_CELLS {
            line.push(Cell::BLANK);
            line.extend(word);
        } else {
            for piece in word.chunks(LINE_CELLS) {
                match lines.last_mut() {
                    Some(line) if line.is_empty() => line.extend(piece),
                    _ => lines.push(piece.to_vec()),
                }
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const START: &str = "\
⠀⠀⠀⠁⠀⠃⠀⠉⠀⠙⠀⠑⠀⠋⠀⠛⠀⠓
⠼⠁⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠼⠁
⠼⠃⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠼⠃
⠼⠉⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠼⠉
⠼⠙⠀⠄⠀⠄⠀⠄⠀⠒⠀⠿⠀⠄⠀⠄⠀⠄⠀⠼⠙
⠼⠑⠀⠄⠀⠄⠀⠄⠀⠿⠀⠒⠀⠄⠀⠄⠀⠄⠀⠼⠑
⠼⠋⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠼⠋
⠼⠛⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠼⠛
⠼⠓⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠄⠀⠼⠓
⠀⠀⠀⠁⠀⠃⠀⠉⠀⠙⠀⠑⠀⠋⠀⠛⠀⠓
⠿⠀⠼⠃⠀⠀⠒⠀⠼⠃⠀⠀⠳⠕⠀⠿
";

    fn board(position: Position, table: Table) -> Document {
        let mut document = Document::new(table);
        document.board(position);
        document
    }

    #[test]
    fn the_start_is_a_board_of_dots_with_names_around_it() {
        assert_eq!(board(Position::START, Table::English).to_unicode(), START);
        assert_eq!(board(Position::START, Table::Czech).to_unicode(), START);
        let brf = board(Position::START, Table::French).to_brf();
        let rows: Vec<_> = brf.split("\r\n").collect();
        assert_eq!(rows[0], "   A B C D E F G H");
        assert_eq!(rows[4], ",? ' ' ' 3 = ' ' ' ,?");
        assert_eq!(rows[10], "= ,<  3 ,<  \\O =");
        assert_eq!((rows.len(), rows[11]), (12, ""));
    }

    #[test]
    fn the_arrow_is_missing_when_the_game_is_over() {
        let over = format!("{:X<64} X", "").parse().expect("a full board");
        let unicode = board(over, Table::English).to_unicode();
        assert_eq!(unicode.lines().last(), Some("⠿⠀⠼⠋⠙⠀⠀⠒⠀⠼⠚"));
    }

    #[test]
    fn boards_are_not_cut_and_pages_end_with_a_form_feed() {
        let mut document = Document::new(Table::English);
        for _ in 0..3 {
            document.board(Position::START);
        }
        let brf = document.to_brf();
        let pages: Vec<_> = brf.split('\u{c}').collect();
        let lines = pages.iter().map(|page| page.matches("\r\n").count());
        assert_eq!(lines.collect::<Vec<_>>(), [22, 11]);
        assert!(pages.iter().all(|page| page.ends_with("\r\n")));
    }

    #[test]
    fn text_is_wrapped_between_words() {
        let mut document = Document::new(Table::English);
        document.text(&"word ".repeat(20));
        document.text(&"x".repeat(100));
        document.text("one\ntwo");
        let unicode = document.to_unicode();
        let lengths: Vec<_> = unicode.lines().map(|line| line.chars().count()).collect();
        assert_eq!(lengths, [39, 39, 19, 40, 40, 20, 3, 3]);
    }

    #[test]
    fn a_game_fits_a_page_with_its_heading_its_board_and_its_moves() {
        let moves = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1\
                     e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";
        let plies = otho_core::transcript::parse(moves).expect("squares");
        let mut document = Document::new(Table::English);
        document.game("Ann - Bob\n32–32", Position::START, &plies);
        assert_eq!(document.pages().count(), 1);
        let brf = document.to_brf();
        let lines: Vec<_> = brf.lines().collect();
        assert_eq!(lines.len(), 2 + 1 + 11 + 1 + 8);
        assert_eq!(lines[15], "#A  F#E D#F C#C D#C C#D F#D F#F F#C");
        assert_eq!(lines[22], "#EG G#G H#H H#G H#F");
    }

    #[test]
    fn a_pass_has_no_number() {
        let mut plies = vec![Ply::Move(Square::A1); 16];
        plies[3] = Ply::Pass;
        let mut document = Document::new(Table::Czech);
        document.moves(&plies);
        let brf = document.to_brf();
        let lines: Vec<_> = brf.lines().collect();
        assert_eq!(lines[0], "#A  A#A A#A A#A --  A#A A#A A#A A#A");
        assert!(lines[1].starts_with("#H  A#A"));
    }

    proptest! {
        #[test]
        fn every_document_fits_its_pages_and_both_forms_agree(
            texts in prop::collection::vec(any::<String>(), 0..6),
            long in "[a-zA-Z0-9 ]{0,2000}",
            n_plies in 0usize..130,
        ) {
            for table in [Table::English, Table::French, Table::Czech] {
                let mut document = Document::new(table);
                document.text(&long);
                for text in &texts {
                    let plies = vec![Ply::Move(Square::H8); n_plies];
                    document.game(text, Position::START, &plies);
                }
                for page in document.pages() {
                    prop_assert!(page.len() <= PAGE_LINES);
                    prop_assert!(page.iter().all(|line| line.len() <= LINE_CELLS));
                }
                let cells = |text: &str, cell: fn(char) -> Option<Cell>| -> Vec<Cell> {
                    text.chars().filter_map(cell).collect()
                };
                let unicode = cells(&document.to_unicode(), Cell::from_unicode);
                prop_assert_eq!(unicode, cells(&document.to_brf(), Cell::from_ascii));
            }
        }
    }
}
