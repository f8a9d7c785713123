//! How many discs the move to the last empty square flips.
//!
//! All other squares being filled, the mover's discs alone tell what lies on a line, and a table
//! has the answer for each line. A line's bits are gathered by a multiplication, which every
//! processor has: the rows of a diagonal are added up, and no two of its squares share a column.

use crate::Bitboard;

/// The number of discs that a disc on a line flips, for each place on it and each set of the
/// mover's discs on it, when all other squares of the line are the opponent's.
static FLIPPED_ON_LINE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            table[place][own] = flipped_on_line(place as i32, own as i32);
            own += 1;
        }
        place += 1;
    }
    table
};

const fn flipped_on_line(place: i32, own: i32) -> u8 {
    let (mut below, mut above) = (place - 1, place + 1);
    while below >= 0 && own >> below & 1 == 0 {
        below -= 1;
    }
    while above < 8 && own >> above & 1 == 0 {
        above += 1;
    }
    let mut flipped = 0;
    if below >= 0 {
        flipped += place - 1 - below;
    }
    if above < 8 {
        flipped += above - 1 - place;
    }
    flipped as u8
}

/// The falling and the rising diagonal through each square.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        diagonals[square] = [diagonal(square as i32, -1), diagonal(square as i32, 1)];
        square += 1;
    }
    diagonals
};

/// The squares of the diagonal through a square that goes so many columns right with each row.
const fn diagonal(square: i32, slope: i32) -> u64 {
    let mut squares = 0;
    let mut row = 0;
    while row < 8 {
        let column = square % 8 + slope * (row - square / 8);
        if column >= 0 && column < 8 {
            squares |= 1 << (8 * row + column);
        }
        row += 1;
    }
    squares
}

/// A bit in each row; multiplied by it, the last row of a set is the sum of all rows.
const COLUMN_A: u64 = 0x0101_0101_0101_0101;

/// The number of discs that a move of `player` to `square`, the last empty one, flips.
#[inline]
pub(crate) fn last_flips(square: usize, player: u64) -> u32 {
    let square = square % 64;
    let (row, column) = (square / 8, square % 8);
    let on_line = |place: usize, own: u8| FLIPPED_ON_LINE[place][usize::from(own)];
    let [falling, rising] = DIAGONALS[square];
    let in_row = on_line(column, Bitboard(player).row(row));
    let in_column = on_line(row, Bitboard(player).column(column));
    let on_diagonal = |squares: u64| {
        let sum_of_rows = (player & squares).wrapping_mul(COLUMN_A) >> 56;
        on_line(column, sum_of_rows as u8)
    };
    u32::from(in_row + in_column + on_diagonal(falling) + on_diagonal(rising))
}
