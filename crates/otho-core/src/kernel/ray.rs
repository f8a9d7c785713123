//! The squares of a line on one side of a square, for the forms that look them up.

/// The squares that are reached from a square by repeating a step of so many columns and rows.
pub(super) const fn ray(square: i32, columns: i32, rows: i32) -> u64 {
    let mut set = 0;
    let (mut column, mut row) = (square % 8 + columns, square / 8 + rows);
    while column >= 0 && column < 8 && row >= 0 && row < 8 {
        set |= 1 << (8 * row + column);
        column += columns;
        row += rows;
    }
    set
}

/// The discs that are flipped along the ray from a square toward column a.
///
/// The first square of it that is not the opponent's is the highest bit there, which a vector has
/// no instruction for.
#[inline(always)]
pub(super) const fn flips_to_the_left(ray: u64, player: u64, opponent: u64) -> u64 {
    let ends = ray & !opponent;
    // Without an end it is h8, which no such ray has.
    let bracket = (1 << 63 >> (ends.leading_zeros() % 64)) & ray & player;
    (bracket << 1).wrapping_neg() & ray
}
