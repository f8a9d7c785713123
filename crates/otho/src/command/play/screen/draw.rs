//! The screen as characters: it decides nothing, and draws the same on every terminal.

use std::time::Duration;

use otho_core::clock::TimeLeft;
use otho_core::{Bitboard, Color, Ply, Square, Variant};
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
    let title = match screen.is_setting_up() {
        true => texts.get("play-setup-title"),
        false => screen.session.title(layout.title.width.into()),
    };
    lines(&[title], layout.title, buffer);
    board(screen, &layout, now, buffer);
    panel(screen, layout.panel, now, buffer);
    let pages = message(screen, layout.message, buffer);
    let (page, pages) = pages;
    let footer = match &screen.mode {
        Mode::Prompt(text) => prompt(text, layout.footer.width),
        Mode::Setup(_) => texts.get("play-setup-footer"),
        Mode::Board | Mode::Help if pages < 2 => texts.get("play-footer"),
        Mode::Board | Mode::Help => {
            let values = [("page", (page + 1).into()), ("pages", pages.into())];
            texts.format("play-footer-more", &values)
        }
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
    let (legal, last) = marks(screen);
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

/// The squares that may be played on, and the one that was played on last.
fn marks(screen: &Screen) -> (Bitboard, Option<Square>) {
    if let Mode::Setup(position) = screen.mode {
        return (position.legal_moves(), None);
    }
    let moment = screen.session.game.moment(screen.session.ply());
    let legal = match screen.session.awaits_computer() {
        true => Bitboard::EMPTY,
        false => moment.legal_moves(),
    };
    let last = moment.turns.iter().find_map(|made| match made.ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    (legal, last)
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
    const fn sign(&self, look: Look) -> &'static str {
        match (self.shown, look.is_ascii) {
            (Shown::Disc(color), is_ascii) => disc(color, is_ascii),
            (Shown::Turning, true) => "|",
            (Shown::Turning, false) => "◐",
            (Shown::Empty, _) if self.is_hint => "+",
            (Shown::Empty, true) if self.is_legal => ".",
            (Shown::Empty, false) if self.is_legal => "·",
            // Without a ground, what is empty would be lost between the discs.
            (Shown::Empty, is_ascii) if is_ascii || !look.has_colors => "-",
            (Shown::Empty, _) => " ",
        }
    }

    fn draw(&self, area: Rect, look: Look, buffer: &mut Buffer) {
        let style = self.style(look);
        buffer.set_style(area, style);
        let y = area.y + (area.height - 1) / 2;
        let x = area.x + (area.width - 1) / 2;
        buffer.set_string(x, y, self.sign(look), style);
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
        let goes_on = game.outcome().is_none() || screen.is_setting_up();
        let is_to_move = position.side() == color && goes_on;
        let mark = if is_to_move { '>' } else { ' ' };
        let sign = disc(color, screen.look.is_ascii);
        let clock = game.time_left(color, screen.session.at(now));
        let clock = clock.map_or_else(String::new, clock_text);
        let count = discs.of(color);
        rows.push(format!("{mark}{sign} {count:<2} {clock}"));
    }
    rows.push(match game.rules().variant {
        Variant::Othello => String::new(),
        Variant::Anti => screen.session.texts.get("play-anti-short"),
    });
    if !screen.is_setting_up() {
        let room = usize::from(area.height).saturating_sub(rows.len());
        let moves = move_rows(screen);
        let current = screen.session.ply().div_ceil(2);
        let first = current.saturating_sub(room).min(moves.len());
        rows.extend(moves.into_iter().skip(first).take(room));
    }
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

/// What was said last, under the graph of the game where it has been reviewed: which part of it
/// is shown, and how many parts there are.
fn message(screen: &Screen, area: Rect, buffer: &mut Buffer) -> (usize, usize) {
    let mut area = area;
    if let Some(review) = screen.review.as_ref().filter(|_| !screen.is_setting_up()) {
        let values = review
            .values
            .iter()
            .map(|value| value.map(|(value, _)| value));
        let values: Vec<Option<i32>> = values.collect();
        let graph = sparkline(&values, area.width.into(), screen.look.is_ascii);
        buffer.set_stringn(area.x, area.y, graph, area.width.into(), Style::new());
        if let Some(column) = column_of(screen.session.ply(), values.len(), area.width) {
            let there = Rect::new(area.x + column, area.y, 1, 1);
            buffer.set_style(there, Modifier::REVERSED);
        }
        area = Rect::new(area.x, area.y + 1, area.width, area.height - 1);
    }
    let (sentences, page) = screen.message();
    let lines: Vec<String> = sentences
        .iter()
        .flat_map(|sentence| wrapped(sentence, area.width.into()))
        .collect();
    let room = usize::from(area.height).max(1);
    let pages = lines.len().div_ceil(room).max(1);
    let page = page % pages;
    let shown = lines.iter().skip(page * room);
    for (row, line) in (area.y..area.bottom()).zip(shown) {
        buffer.set_stringn(area.x, row, line, area.width.into(), Style::new());
    }
    (page, pages)
}

/// The column of the graph that stands for the position after so many turns.
fn column_of(ply: usize, n_values: usize, width: u16) -> Option<u16> {
    let n_columns = n_values.min(width.into());
    let column = (0..n_columns).rfind(|column| column * n_values / n_columns <= ply)?;
    u16::try_from(column).ok()
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
mod tests;
