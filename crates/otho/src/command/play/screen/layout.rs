//! Where things are on a screen of a given size.

use otho_core::{Color, Square};
use ratatui::layout::{Position as Place, Rect};

/// The smallest screen that all of it fits on.
pub(super) const SMALLEST: (u16, u16) = (40, 16);

/// Columns and rows of a square, the largest first; the board takes what leaves room for the rest.
const CELLS: [(u16, u16); 3] = [(6, 3), (4, 2), (3, 1)];

/// What stands beside and around the board at least: columns of the panel, rows of messages.
const BESIDE: u16 = 14;
const BELOW: u16 = 6;

/// The parts of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) title: Rect,
    /// The squares, without the names of rows and columns.
    pub(super) board: Rect,
    cell: (u16, u16),
    /// Counts, clocks and moves.
    pub(super) panel: Rect,
    pub(super) message: Rect,
    /// Where one types, or reads which keys there are.
    pub(super) footer: Rect,
}

impl Layout {
    /// The parts of a screen of this size, `None` when it is too small.
    pub(super) fn of((width, height): (u16, u16)) -> Option<Self> {
        if width < SMALLEST.0 || height < SMALLEST.1 {
            return None;
        }
        let fits =
            |&&(w, h): &&(u16, u16)| 2 + 8 * w + BESIDE <= width && 2 + 8 * h + BELOW <= height;
        let cell = *CELLS.iter().find(fits)?;
        let board = Rect::new(2, 2, 8 * cell.0, 8 * cell.1);
        let panel = Rect::new(
            board.right() + 2,
            1,
            width - board.right() - 2,
            8 * cell.1 + 1,
        );
        Some(Self {
            title: Rect::new(0, 0, width, 1),
            board,
            cell,
            panel,
            message: Rect::new(0, board.bottom(), width, height - 1 - board.bottom()),
            footer: Rect::new(0, height - 1, width, 1),
        })
    }

    /// Where a square is.
    pub(super) fn square(&self, square: Square) -> Rect {
        let (width, height) = self.cell;
        let x = self.board.x + width * square.column() as u16;
        let y = self.board.y + height * square.row() as u16;
        Rect::new(x, y, width, height)
    }

    /// The color whose discs are counted at a place.
    pub(super) fn side_at(&self, x: u16, y: u16) -> Option<Color> {
        let is_there = |color: &Color| {
            let row = self.panel.y + color.index() as u16;
            Rect::new(self.panel.x, row, self.panel.width, 1).contains(Place { x, y })
        };
        Color::ALL.into_iter().find(is_there)
    }

    /// The square at a place.
    pub(super) fn square_at(&self, x: u16, y: u16) -> Option<Square> {
        let place = Place { x, y };
        let is_there = |square: &Square| self.square(*square).contains(place);
        Square::ALL.into_iter().find(is_there)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_fit_and_do_not_overlap_on_any_screen() {
        for size in [(40, 16), (50, 24), (80, 24), (64, 32), (200, 60)] {
            let layout = Layout::of(size).expect("it is large enough");
            let screen = Rect::new(0, 0, size.0, size.1);
            let parts = [
                layout.title,
                layout.board,
                layout.panel,
                layout.message,
                layout.footer,
            ];
            for (index, part) in parts.iter().enumerate() {
                assert_eq!(part.intersection(screen), *part, "{size:?}");
                assert!(
                    parts[..index].iter().all(|other| !other.intersects(*part)),
                    "{size:?}"
                );
            }
            assert!(layout.panel.width >= 12 && layout.message.height >= 5);
        }
        assert_eq!(Layout::of((39, 16)), None);
        assert_eq!(Layout::of((40, 15)), None);
    }

    #[test]
    fn a_square_is_found_where_it_is_drawn() {
        for size in [(40, 16), (80, 24), (120, 50)] {
            let layout = Layout::of(size).expect("it is large enough");
            for square in Square::ALL {
                let place = layout.square(square);
                assert_eq!(layout.square_at(place.x, place.y), Some(square));
                let (right, bottom) = (place.right() - 1, place.bottom() - 1);
                assert_eq!(layout.square_at(right, bottom), Some(square));
            }
            assert_eq!(layout.square_at(0, 0), None);
            assert_eq!(layout.square_at(layout.board.right(), 5), None);
            let panel = layout.panel;
            let side = |row: u16| layout.side_at(panel.x + 3, panel.y + row);
            let sides = [Some(Color::Black), Some(Color::White), None];
            assert_eq!([side(0), side(1), side(2)], sides);
            assert_eq!(layout.side_at(0, panel.y), None);
        }
    }
}
