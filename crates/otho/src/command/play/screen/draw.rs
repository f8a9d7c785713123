//! The screen as characters: it decides nothing, and draws the same on every terminal.

use std::time::Duration;

use otho_core::clock::TimeLeft;
use otho_core::{Bitboard, Color, Ply, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color as Paint, Modifier, Style};

use super::layout::{Layout, SMALLEST};
use super::state::{Look, Mode, Screen, Shown};
use crate::command::play::lines::wrapped;

/// Draws everything.
pub(super) fn draw(screen: &Screen, now: Duration, buffer: &mut Buffer) {
    let area = buffer.area;
    let texts = &screen.session.texts;
    let Some(layout) = Layout::of((area.width, area.height)) else {
        let values = [("columns", SMALLEST.0.into()), ("rows", SMALLEST.1.into())];
        let sentence = texts.format("play-too-small", &values);
        lines(&[sentence], area, buffer);
        return;
    };
    if screen.mode == Mode::Help {
        lines(&[texts.get("play-keys")], area, buffer);
        return;
    }
    lines(&[screen.session.seats_in_words()], layout.title, buffer);
    board(screen, &layout, now, buffer);
    panel(screen, layout.panel, now, buffer);
    message(screen, layout.message, buffer);
    let footer = match &screen.mode {
        Mode::Prompt(text) => prompt(text, layout.footer.width),
        Mode::Board | Mode::Help => texts.get("play-footer"),
    };
    let Rect { x, y, width, .. } = layout.footer;
    buffer.set_stringn(x, y, footer, width.into(), Style::new());
}

/// The end of what is typed, where a line does not hold it all, and a mark where it goes on.
fn prompt(text: &str, width: u16) -> String {
    let room = usize::from(width).saturating_sub(3);
    let skipped = text.chars().count().saturating_sub(room);
    let end: String = text.chars().skip(skipped).collect();
    format!("/{end}_")
}

/// Sentences, wrapped, as far as they fit.
fn lines(sentences: &[String], area: Rect, buffer: &mut Buffer) {
    let wrapped = sentences
        .iter()
        .flat_map(|sentence| wrapped(sentence, area.width.into()));
    for (row, line) in (area.y..area.bottom()).zip(wrapped) {
        buffer.set_stringn(area.x, row, line, area.width.into(), Style::new());
    }
}

fn board(screen: &Screen, layout: &Layout, now: Duration, buffer: &mut Buffer) {
    let board = layout.board;
    for square in Square::ALL {
        let area = layout.square(square);
        let middle = (
            area.x + (area.width - 1) / 2,
            area.y + (area.height - 1) / 2,
        );
        if square.row() == 0 {
            let name = char::from(b'a' + square.column() as u8).to_string();
            buffer.set_string(middle.0, board.y - 1, name, Style::new());
        }
        if square.column() == 0 {
            let name = (square.row() + 1).to_string();
            buffer.set_string(0, middle.1, name, Style::new());
        }
    }
    let moment = screen.session.game.moment(screen.session.ply());
    let is_own = !screen.session.awaits_computer();
    let legal = match is_own {
        true => moment.legal_moves(),
        false => Bitboard::EMPTY,
    };
    let last = moment.turns.iter().find_map(|made| match made.ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    for square in Square::ALL {
        let area = layout.square(square);
        let cell = Cell {
            shown: screen.shown(square, now),
            is_legal: legal.contains(square),
            is_hint: screen.hint == Some(square),
            is_cursor: screen.cursor == square,
            is_last: last == Some(square),
        };
        cell.draw(area, screen.look, buffer);
    }
}

/// A square and what is to be seen on it.
struct Cell {
    shown: Shown,
    is_legal: bool,
    is_hint: bool,
    is_cursor: bool,
    is_last: bool,
}

impl Cell {
    const fn sign(&self, is_ascii: bool) -> &'static str {
        match (self.shown, is_ascii) {
            (Shown::Disc(color), _) => disc(color, is_ascii),
            (Shown::Turning, true) => "|",
            (Shown::Turning, false) => "◐",
            (Shown::Empty, _) if self.is_hint => "+",
            (Shown::Empty, true) if self.is_legal => ".",
            (Shown::Empty, false) if self.is_legal => "·",
            (Shown::Empty, true) => "-",
            (Shown::Empty, false) => " ",
        }
    }

    fn draw(&self, area: Rect, look: Look, buffer: &mut Buffer) {
        let style = self.style(look);
        buffer.set_style(area, style);
        let y = area.y + (area.height - 1) / 2;
        let x = area.x + (area.width - 1) / 2;
        buffer.set_string(x, y, self.sign(look.is_ascii), style);
        // Brackets and not only colors: who sees none must find the cursor too.
        let around = match (self.is_cursor, self.is_last) {
            (true, _) => Some(("[", "]")),
            (false, true) => Some(("(", ")")),
            (false, false) => None,
        };
        if let Some((left, right)) = around {
            buffer.set_string(x - 1, y, left, style);
            buffer.set_string(x + 1, y, right, style);
        }
    }

    fn style(&self, look: Look) -> Style {
        if !look.has_colors {
            return Style::new();
        }
        let ground = if self.is_cursor {
            Paint::Yellow
        } else {
            Paint::Green
        };
        let paint = match self.shown {
            Shown::Disc(Color::White) => Paint::White,
            Shown::Disc(Color::Black) | Shown::Empty | Shown::Turning => Paint::Black,
        };
        Style::new()
            .bg(ground)
            .fg(paint)
            .add_modifier(Modifier::BOLD)
    }
}

const fn disc(color: Color, is_ascii: bool) -> &'static str {
    match (color, is_ascii) {
        (Color::Black, true) => "X",
        (Color::White, true) => "O",
        (Color::Black, false) => "●",
        (Color::White, false) => "○",
    }
}

/// Counts and clocks, and the moves below.
fn panel(screen: &Screen, area: Rect, now: Duration, buffer: &mut Buffer) {
    let game = &screen.session.game;
    let position = screen.position();
    let discs = position.count();
    let mut rows = Vec::new();
    for color in Color::ALL {
        let is_to_move = position.side() == color && game.outcome().is_none();
        let mark = if is_to_move { '>' } else { ' ' };
        let sign = disc(color, screen.look.is_ascii);
        let clock = game.time_left(color, screen.session.at(now));
        let clock = clock.map_or_else(String::new, clock_text);
        let count = discs.of(color);
        rows.push(format!("{mark}{sign} {count:<2} {clock}"));
    }
    rows.push(String::new());
    let room = usize::from(area.height).saturating_sub(rows.len());
    let moves = move_rows(screen);
    let current = screen.session.ply().div_ceil(2);
    let first = current.saturating_sub(room).min(moves.len());
    rows.extend(moves.into_iter().skip(first).take(room));
    for (y, row) in (area.y..area.bottom()).zip(rows) {
        buffer.set_stringn(area.x, y, row, area.width.into(), Style::new());
    }
}

/// The turns, two a row, with the number of the row; the one that led to what is shown has a mark.
fn move_rows(screen: &Screen) -> Vec<String> {
    let plies: Vec<Ply> = screen.session.game.plies().collect();
    let shown = screen.session.ply();
    let cell = |(ply, index): (&Ply, usize)| {
        let mark = if index + 1 == shown { '*' } else { ' ' };
        format!("{mark}{ply}")
    };
    plies
        .chunks(2)
        .enumerate()
        .map(|(row, pair)| {
            let cells = pair.iter().zip(2 * row..).map(cell);
            let cells: Vec<String> = cells.collect();
            format!("{:>2} {}", row + 1, cells.join(" "))
        })
        .collect()
}

/// Minutes and seconds; a second that has begun counts.
fn clock_text(left: TimeLeft) -> String {
    let seconds = left.time.as_secs() + u64::from(left.time.subsec_nanos() > 0);
    let periods = match left.periods {
        0 => String::new(),
        periods => format!(" {periods}"),
    };
    format!("{}:{:02}{periods}", seconds / 60, seconds % 60)
}

/// What was said last, under the graph of the game where it has been reviewed.
fn message(screen: &Screen, area: Rect, buffer: &mut Buffer) {
    let mut area = area;
    if let Some(review) = &screen.review {
        let values = review
            .values
            .iter()
            .map(|value| value.map(|(value, _)| value));
        let values: Vec<Option<i32>> = values.collect();
        let graph = sparkline(&values, area.width.into(), screen.look.is_ascii);
        buffer.set_stringn(area.x, area.y, graph, area.width.into(), Style::new());
        area = Rect::new(area.x, area.y + 1, area.width, area.height - 1);
    }
    lines(&screen.message, area, buffer);
}

/// The values of a game as one row, high where Black is ahead; wider games are thinned out.
fn sparkline(values: &[Option<i32>], width: usize, is_ascii: bool) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const LETTERS: [char; 8] = ['_', '.', '-', '~', '=', '+', '*', '#'];
    /// So many discs ahead are as good as all.
    const MOST: i32 = 32;
    let signs = if is_ascii { LETTERS } else { BLOCKS };
    let n_columns = values.len().min(width);
    let sign = |column: usize| match values[column * values.len() / n_columns] {
        None => ' ',
        Some(value) => {
            let height = (value.clamp(-MOST, MOST) + MOST) * 7 / (2 * MOST);
            signs[height as usize]
        }
    };
    (0..n_columns).map(sign).collect()
}

#[cfg(test)]
mod tests {
    use otho_core::Rules;
    use otho_engine::level::Level;
    use otho_text::{Language, Texts};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::super::state::Key;
    use super::*;
    use crate::command::play::review::Review;
    use crate::command::play::session::{Seats, Session, Start};

    const NOW: Duration = Duration::from_secs(1);

    fn screen(look: Look, language: Language, time: Option<&str>) -> Screen {
        let rules = Rules {
            time: time.map(|time| time.parse().expect("a time control")),
            ..Rules::default()
        };
        let start = Start {
            rules,
            seats: Seats::Both,
            level: &Level::ALL[4],
            seed: 1,
        };
        let session = Session::new(start, Texts::new(language), Duration::ZERO);
        Screen::new(session, look, (40, 16))
    }

    const PLAIN: Look = Look {
        has_colors: false,
        is_ascii: true,
        is_still: true,
    };

    fn drawn(screen: &Screen, width: u16, height: u16) -> Terminal<TestBackend> {
        let backend = TestBackend::new(width, height);
        let mut terminal = Terminal::new(backend).expect("a test has a terminal");
        let draw = terminal.draw(|frame| draw(screen, NOW, frame.buffer_mut()));
        draw.expect("it can be drawn");
        terminal
    }

    fn rows(screen: &Screen, width: u16, height: u16) -> Vec<String> {
        let terminal = drawn(screen, width, height);
        let buffer = terminal.backend().buffer();
        let cells = buffer.content().chunks(width.into());
        let row = |cells: &[ratatui::buffer::Cell]| -> String {
            let text: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
            text.trim_end().to_owned()
        };
        cells.map(row).collect()
    }

    fn play(screen: &mut Screen, moves: &[&str]) {
        for square in moves {
            screen.play(square.parse().expect("a square"), NOW);
        }
    }

    #[test]
    fn the_smallest_screen_shows_board_counts_clocks_and_moves() {
        let mut screen = screen(PLAIN, Language::En, Some("5+3"));
        play(&mut screen, &["f5", "d6"]);
        assert_eq!(
            rows(&screen, 40, 16),
            [
                "Two people play and take turns.",
                "   a  b  c  d  e  f  g  h   >X 3  5:02",
                "1  -  -  -  -  -  -  -  -    O 3  5:03",
                "2  -  -  -  -  -  -  -  -",
                "3  -  -  . [-] -  -  -  -    1  f5 *d6",
                "4  -  -  .  O  X  -  -  -",
                "5  -  -  .  O  X  X  -  -",
                "6  -  -  . (O) -  -  -  -",
                "7  -  -  .  -  -  -  -  -",
                "8  -  -  -  -  -  -  -  -",
                "White plays d6 and flips 1 disc. Black",
                "to move, 5 moves.",
                "",
                "",
                "",
                "? help, q quit",
            ]
        );
    }

    #[test]
    fn a_larger_screen_has_a_larger_board_and_a_smaller_one_says_what_it_needs() {
        let screen = screen(PLAIN, Language::Fr, None);
        let large = rows(&screen, 80, 40);
        assert!(large[1].contains("a     b     c"), "{large:#?}");
        let small = rows(&screen, 30, 10).join(" ");
        assert!(small.contains("40") && small.contains("16"), "{small}");
    }

    #[test]
    fn without_colors_nothing_is_colored_and_with_them_the_board_is() {
        for has_colors in [false, true] {
            let look = Look {
                has_colors,
                is_ascii: false,
                is_still: true,
            };
            let screen = screen(look, Language::Cs, None);
            let terminal = drawn(&screen, 80, 24);
            let cells = terminal.backend().buffer().content();
            let is_colored =
                |cell: &ratatui::buffer::Cell| cell.fg != Paint::Reset || cell.bg != Paint::Reset;
            assert_eq!(cells.iter().any(is_colored), has_colors);
            let text: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
            assert!(text.contains('●') && text.contains('○') && !text.contains('X'));
        }
    }

    #[test]
    fn help_fits_on_the_smallest_screen_in_every_language() {
        for language in Language::ALL {
            let mut screen = screen(PLAIN, language, None);
            screen.press(Key::Char('?'), NOW);
            let texts = Texts::new(language);
            let keys = texts.get("play-keys");
            assert!(wrapped(&keys, 40).len() <= 16, "{language}");
            assert!(rows(&screen, 40, 16)[0].len() > 5, "{language}");
            let footer = texts.get("play-footer");
            assert!(footer.chars().count() <= 40, "{language}");
        }
    }

    #[test]
    fn a_reviewed_game_has_its_graph() {
        let mut screen = screen(PLAIN, Language::En, None);
        play(&mut screen, &["f5", "d6"]);
        let value = |value| Some((value, None));
        screen.review = Some(Review {
            values: vec![value(0), value(-64), value(40)],
        });
        let drawn = rows(&screen, 40, 16);
        assert_eq!(drawn[10], "~_#");
        assert!(drawn[11].starts_with("White plays d6"), "{drawn:#?}");
        assert_eq!(sparkline(&[Some(0), None], 10, false), "▄ ");
        assert_eq!(sparkline(&[Some(0); 61], 40, true).len(), 40);
        assert_eq!(sparkline(&[], 40, true), "");
    }

    #[test]
    fn what_is_typed_is_seen_to_its_end() {
        let mut screen = screen(PLAIN, Language::En, None);
        screen.press(Key::Char('/'), NOW);
        for letter in "save "
            .chars()
            .chain("x".repeat(60).chars())
            .chain("end".chars())
        {
            screen.press(Key::Char(letter), NOW);
        }
        let footer = rows(&screen, 40, 16).pop().expect("there are rows");
        assert!(
            footer.starts_with('/') && footer.ends_with("xend_"),
            "{footer}"
        );
    }

    #[test]
    fn a_move_list_longer_than_its_room_shows_the_last_ones() {
        let mut screen = screen(PLAIN, Language::En, None);
        let moves = [
            "f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3", "e6", "e7", "d7", "c5", "b6",
        ];
        play(&mut screen, &moves);
        let drawn = rows(&screen, 40, 16);
        assert!(drawn[9].ends_with("7 *b6"), "{drawn:#?}");
        screen.press(Key::Home, NOW);
        assert!(rows(&screen, 40, 16)[4].ends_with("1  f5  d6"));
    }
}
