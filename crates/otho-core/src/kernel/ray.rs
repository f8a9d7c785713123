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
