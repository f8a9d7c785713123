//! How many discs the move to the last empty square flips.
//!
//! All other squares being filled, the mover's discs alone tell what lies on a line, and a table
//! has the answer for each line. Without the instruction that gathers a line's bits this would
//! be slower than finding the flips.

use core::arch::x86_64::_pext_u64;

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

/// A column or diagonal through a square: its squares, and the square's place among them.
#[derive(Clone, Copy)]
struct Line {
    squares: u64,
    place: u8,
}

/// The column, the falling and the rising diagonal through each square.
static LINES: [[Line; 3]; 64] = {
    let mut lines = [[Line {
        squares: 0,
        place: 0,
    }; 3]; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 3 {
            let squares = line(square as i32, [0, -1, 1][i]);
            let below = squares & ((1 << square) - 1);
            lines[square][i] = Line {
                squares,
                place: below.count_ones() as u8,
            };
            i += 1;
        }
        square += 1;
    }
    lines
};

/// The squares that lie on a line through a square that goes so many columns right with each row.
const fn line(square: i32, slope: i32) -> u64 {
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

/// The number of discs that a move of `player` to `square`, the last empty one, flips.
#[inline]
pub(crate) fn last_flips(square: usize, player: u64) -> u32 {
    // SAFETY: this module is part of a build only when its target has BMI2.
    unsafe { last_flips_by_lines(square, player) }
}

#[inline]
#[target_feature(enable = "bmi2")]
fn last_flips_by_lines(square: usize, player: u64) -> u32 {
    let square = square % 64;
    let on_line = |line: &Line| {
        let own = _pext_u64(player, line.squares) as usize & 255;
        FLIPPED_ON_LINE[line.place as usize % 8][own]
    };
    let [column, falling, rising] = &LINES[square];
    let row = FLIPPED_ON_LINE[square % 8][(player >> (square & 56)) as usize & 255];
    u32::from(row + on_line(column) + on_line(falling) + on_line(rising))
}
