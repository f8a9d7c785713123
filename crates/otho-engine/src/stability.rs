//! Discs that can never be flipped again, and what they prove about the value.
//!
//! The count is a lower bound: along an edge it is exact, inside the board it follows from full
//! lines and from neighbors that are stable themselves.

use std::sync::LazyLock;

use otho_core::{Bitboard, Board};

use crate::objective::Objective;

const EDGES: u64 = 0xff81_8181_8181_81ff;

/// At least these of the player's discs can never be flipped.
#[must_use]
pub fn stable_discs(board: Board) -> Bitboard {
    let (player, opponent) = (board.player().0, board.opponent().0);
    let full = full_lines(player | opponent);
    let mut stable =
        stable_on_edges(player, opponent) | (full[0] & full[1] & full[2] & full[3] & player);
    if stable == 0 {
        return Bitboard::EMPTY;
    }
    // A disc inside is stable when along each of its four lines either the line is full or a
    // neighbor on the line is stable.
    let inside = player & !EDGES;
    loop {
        let beside = |shift: u32| stable << shift | stable >> shift;
        let grown = (beside(1) | full[0])
            & (beside(8) | full[1])
            & (beside(7) | full[2])
            & (beside(9) | full[3])
            & inside;
        if grown & !stable == 0 {
            return Bitboard(stable);
        }
        stable |= grown;
    }
}

/// An upper bound of the value that is below `beta`, if stable discs prove one.
///
/// It is looked for only where `beta` is high enough for a fair number of stable discs: elsewhere
/// counting them costs more than the cut-offs save.
#[inline]
pub(crate) fn upper_bound<O: Objective>(board: Board, beta: i32) -> Option<i32> {
    let empties = board.n_empties() as i32;
    if beta < (empties + 8).min(40) {
        return None;
    }
    // Each stable disc of the side that should have few is two points less.
    let lost = if O::ANTI {
        stable_discs(board)
    } else {
        stable_discs(board.pass())
    };
    let bound = 64 - 2 * lost.count() as i32;
    (bound < beta).then_some(bound)
}

/// The squares whose row, column, falling and rising diagonal are full.
fn full_lines(discs: u64) -> [u64; 4] {
    const COLUMN_A: u64 = 0x0101_0101_0101_0101;
    const COLUMN_H: u64 = 0x8080_8080_8080_8080;
    const ROW_1: u64 = 0xff;
    const ROW_8: u64 = 0xff << 56;
    [
        full_rows(discs),
        full_columns(discs),
        full_diagonals(discs, 7, [COLUMN_H | ROW_1, COLUMN_A | ROW_8]),
        full_diagonals(discs, 9, [COLUMN_A | ROW_1, COLUMN_H | ROW_8]),
    ]
}

fn full_rows(discs: u64) -> u64 {
    let mut rows = discs;
    for shift in [4, 2, 1] {
        rows &= rows >> shift;
    }
    (rows & 0x0101_0101_0101_0101) * 0xff
}

fn full_columns(discs: u64) -> u64 {
    let mut columns = discs;
    for shift in [32, 16, 8] {
        columns &= columns.rotate_right(shift);
    }
    columns
}

/// The squares whose diagonal is full, given where diagonals begin and where they end.
fn full_diagonals(discs: u64, step: u32, [mut begins, mut ends]: [u64; 2]) -> u64 {
    // Full from each square back to the beginning, and on to the end, over 1, 2 and 4 squares.
    let (mut back, mut on) = (discs, discs);
    for distance in [step, 2 * step, 4 * step] {
        back &= begins | back << distance;
        on &= ends | on >> distance;
        begins |= begins << distance;
        ends |= ends >> distance;
    }
    back & on
}

/// For every edge, as two sets of eight squares, the player's discs that are stable along it.
static STABLE_ON_EDGE: LazyLock<Box<[[u8; 256]; 256]>> = LazyLock::new(|| {
    let mut table = Box::new([[0u8; 256]; 256]);
    // Fuller edges first: what is stable now is what stays in every edge that can follow.
    let mut edges: Vec<(u8, u8)> = (0..=255u8)
        .flat_map(|player| (0..=255u8).map(move |opponent| (player, opponent)))
        .filter(|(player, opponent)| player & opponent == 0)
        .collect();
    edges.sort_by_key(|(player, opponent)| (player | opponent).count_zeros());
    for (player, opponent) in edges {
        let mut stable = player;
        for place in 0..8 {
            let disc = 1 << place;
            if (player | opponent) & disc != 0 {
                continue;
            }
            // Either side may come to play there, with or without flips along the edge.
            let flipped = flips_on_edge(place, player, opponent);
            let (own, other) = (player | disc | flipped, opponent & !flipped);
            stable &= table[own as usize][other as usize];
            let flipped = flips_on_edge(place, opponent, player);
            let (own, other) = (player & !flipped, opponent | disc | flipped);
            stable &= table[own as usize][other as usize] | !own;
            stable &= own;
        }
        table[player as usize][opponent as usize] = stable;
    }
    table
});

fn flips_on_edge(place: i32, player: u8, opponent: u8) -> u8 {
    let mut flipped = 0;
    for step in [-1, 1] {
        let mut run = 0;
        let mut at = place + step;
        while (0..8).contains(&at) && opponent >> at & 1 != 0 {
            run |= 1 << at;
            at += step;
        }
        if (0..8).contains(&at) && player >> at & 1 != 0 {
            flipped |= run;
        }
    }
    flipped
}

fn stable_on_edges(player: u64, opponent: u64) -> u64 {
    let table = &*STABLE_ON_EDGE;
    let [player, opponent] = [player, opponent].map(Bitboard);
    let stable = |player: u8, opponent: u8| table[usize::from(player)][usize::from(opponent)];
    let on_row = |row| u64::from(stable(player.row(row), opponent.row(row))) << (8 * row);
    let on_column =
        |column| spread_column(stable(player.column(column), opponent.column(column))) << column;
    on_row(0) | on_row(7) | on_column(0) | on_column(7)
}

/// Eight bits as the squares of column a.
fn spread_column(bits: u8) -> u64 {
    let spread = u64::from(bits).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    // One bit is left in every row, each in another column: move them all to column a.
    let mut column = 0;
    for row in 0..8 {
        column |= (spread >> (9 * row) & 1) << (8 * row);
    }
    column
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::{Position, Square, Turn};

    /// Random play from a position on; the discs of `color` that survive every game.
    fn survivors(position: Position, games: u64) -> Bitboard {
        let color = position.side();
        let mut survivors = position.discs(color);
        for seed in 1..=games {
            let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut at = position;
            loop {
                at = match at.turn() {
                    Turn::Over => break,
                    Turn::Pass => at.pass().expect("forced"),
                    Turn::Move(moves) => {
                        random ^= random << 13;
                        random ^= random >> 7;
                        random ^= random << 17;
                        let place = random % u64::from(moves.count());
                        let square = moves.into_iter().nth(place as usize).expect("so many");
                        at.play(square).expect("legal")
                    }
                };
                survivors &= at.discs(color);
            }
        }
        survivors
    }

    #[test]
    fn a_stable_disc_survives_every_game() {
        let mut random = 1u64;
        let mut n_stable = 0;
        for _ in 0..300 {
            let mut at = Position::START;
            for _ in 0..45 {
                at = match at.turn() {
                    Turn::Over => break,
                    Turn::Pass => at.pass().expect("forced"),
                    Turn::Move(moves) => {
                        random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                        let place = (random >> 33) % u64::from(moves.count());
                        at.play(moves.into_iter().nth(place as usize).expect("so many"))
                            .expect("legal")
                    }
                };
            }
            let stable = stable_discs(at.board());
            n_stable += stable.count();
            assert_eq!(stable - survivors(at, 50), Bitboard::EMPTY, "{at}");
        }
        assert!(n_stable > 1000, "{n_stable}");
    }

    #[test]
    fn corners_and_what_they_hold_are_stable() {
        let parse = |rows: &str| rows.parse::<Position>().expect("a position").board();
        let board =
            parse("XXX----- XX------ X------- -------- -------- -------- -------- -------- X");
        assert_eq!(stable_discs(board), board.player());
        let board =
            parse("-X------ -------- -------- -------- -------- -------- -------- -------- X");
        assert_eq!(stable_discs(board), Bitboard::EMPTY);
        let full = parse(&format!("{}{} X", "XO".repeat(32), ""));
        assert_eq!(stable_discs(full).count(), 32);
        assert!(stable_discs(full).contains(Square::A1));
    }
}
