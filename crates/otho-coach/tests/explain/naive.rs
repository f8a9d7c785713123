//! A twin of the rules and of every measured fact that is slow and plain: letters on squares.

use std::collections::HashMap;

use otho_core::{Bitboard, Color, Ply, Position, Square};

const DIRECTIONS: [(i32, i32); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
];

/// Letters by column and row.
#[derive(Clone)]
pub(crate) struct Naive {
    cells: [[char; 8]; 8],
    pub(crate) side: char,
}

impl Naive {
    pub(crate) fn of(position: Position) -> Self {
        let text: Vec<char> = position.to_string().chars().collect();
        let mut cells = [['-'; 8]; 8];
        for index in 0..64 {
            cells[index % 8][index / 8] = text[index];
        }
        Self {
            cells,
            side: text[65],
        }
    }

    fn at(&self, column: i32, row: i32) -> Option<char> {
        let inside = (0..8).contains(&column) && (0..8).contains(&row);
        inside.then(|| self.cells[column as usize][row as usize])
    }

    fn set(squares: impl Iterator<Item = (usize, usize)>) -> Bitboard {
        squares
            .filter_map(|(column, row)| Square::from_column_row(column, row))
            .collect()
    }

    fn all() -> impl Iterator<Item = (usize, usize)> {
        (0..8).flat_map(|row| (0..8).map(move |column| (column, row)))
    }

    fn flips(&self, side: char, column: usize, row: usize) -> Vec<(usize, usize)> {
        let mut flipped = Vec::new();
        if self.cells[column][row] != '-' {
            return flipped;
        }
        for (dx, dy) in DIRECTIONS {
            let (mut x, mut y) = (column as i32 + dx, row as i32 + dy);
            let mut run = Vec::new();
            while self.at(x, y).is_some_and(|cell| cell == other(side)) {
                run.push((x as usize, y as usize));
                (x, y) = (x + dx, y + dy);
            }
            if self.at(x, y) == Some(side) {
                flipped.extend(run);
            }
        }
        flipped
    }

    pub(crate) fn moves(&self, side: char) -> Bitboard {
        Self::set(Self::all().filter(|&(column, row)| !self.flips(side, column, row).is_empty()))
    }

    /// The position after a turn, if the rules allow it.
    pub(crate) fn play(&self, ply: Ply) -> Option<Self> {
        let mut next = self.clone();
        next.side = other(self.side);
        match ply {
            Ply::Pass => {
                let is_forced =
                    self.moves(self.side).is_empty() && !self.moves(next.side).is_empty();
                is_forced.then_some(next)
            }
            Ply::Move(square) => {
                let (column, row) = (square.column(), square.row());
                let flips = self.flips(self.side, column, row);
                for &(x, y) in flips.iter().chain([&(column, row)]) {
                    next.cells[x][y] = self.side;
                }
                (!flips.is_empty()).then_some(next)
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        ['X', 'O'].iter().all(|&side| self.moves(side).is_empty())
    }

    pub(crate) fn discs(&self, color: char) -> Bitboard {
        Self::set(Self::all().filter(|&(column, row)| self.cells[column][row] == color))
    }

    pub(crate) fn empties(&self) -> u32 {
        self.discs('-').count()
    }

    pub(crate) fn frontier(&self, color: char) -> Bitboard {
        let touches = |column: usize, row: usize| {
            DIRECTIONS
                .iter()
                .any(|(dx, dy)| self.at(column as i32 + dx, row as i32 + dy) == Some('-'))
        };
        Self::set(
            Self::all()
                .filter(|&(column, row)| self.cells[column][row] == color && touches(column, row)),
        )
    }

    pub(crate) fn stable(&self, color: char) -> Bitboard {
        let mut stable = [[false; 8]; 8];
        let mut memo = HashMap::new();
        let line = |index: usize, fixed: usize, is_row: bool| match is_row {
            true => (index, fixed),
            false => (fixed, index),
        };
        for (fixed, is_row) in [(0, true), (7, true), (0, false), (7, false)] {
            let edge: [char; 8] = core::array::from_fn(|index| {
                let (column, row) = line(index, fixed, is_row);
                self.cells[column][row]
            });
            let found = stable_on_edge(edge, color, &mut memo);
            for (index, is_stable) in found.into_iter().enumerate() {
                let (column, row) = line(index, fixed, is_row);
                stable[column][row] |= is_stable;
            }
        }
        loop {
            let mut has_grown = false;
            for (column, row) in Self::all() {
                let is_held = [(1, 0), (0, 1), (1, 1), (1, -1)]
                    .into_iter()
                    .all(|axis| self.is_held(column, row, axis, &stable));
                if self.cells[column][row] == color && is_held && !stable[column][row] {
                    stable[column][row] = true;
                    has_grown = true;
                }
            }
            if !has_grown {
                return Self::set(Self::all().filter(|&(column, row)| stable[column][row]));
            }
        }
    }

    /// Whether a disc cannot be flipped along an axis: the line is full, or a neighbor on it is
    /// stable. On the edge only the exact count along the edge tells, or four full lines.
    fn is_held(
        &self,
        column: usize,
        row: usize,
        (dx, dy): (i32, i32),
        stable: &[[bool; 8]; 8],
    ) -> bool {
        let (x, y) = (column as i32, row as i32);
        let is_full = (-7..=7).all(|n| self.at(x + n * dx, y + n * dy) != Some('-'));
        let is_inside = (1..7).contains(&column) && (1..7).contains(&row);
        let beside = |n: i32| stable[(x + n * dx) as usize][(y + n * dy) as usize];
        is_full || (is_inside && (beside(1) || beside(-1)))
    }
}

/// The discs that stay in every edge that can follow, whoever plays where.
fn stable_on_edge(
    edge: [char; 8],
    color: char,
    memo: &mut HashMap<[char; 8], [bool; 8]>,
) -> [bool; 8] {
    if let Some(known) = memo.get(&edge) {
        return *known;
    }
    let mut stable = edge.map(|cell| cell == color);
    for place in (0..8).filter(|&place| edge[place] == '-') {
        for side in ['X', 'O'] {
            let next = played_on_edge(edge, place, side);
            let later = stable_on_edge(next, color, memo);
            for index in 0..8 {
                stable[index] &= later[index];
            }
        }
    }
    memo.insert(edge, stable);
    stable
}

fn played_on_edge(mut edge: [char; 8], place: usize, side: char) -> [char; 8] {
    for step in [-1, 1] {
        let mut run = Vec::new();
        let mut at = place as i32 + step;
        while (0..8).contains(&at) && edge[at as usize] == other(side) {
            run.push(at as usize);
            at += step;
        }
        if (0..8).contains(&at) && edge[at as usize] == side {
            for index in run {
                edge[index] = side;
            }
        }
    }
    edge[place] = side;
    edge
}

pub(crate) fn letter(color: Color) -> char {
    color.letter()
}

pub(crate) fn other(side: char) -> char {
    if side == 'X' { 'O' } else { 'X' }
}
