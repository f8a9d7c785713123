//! A position that is set up by hand: discs are put down and taken away, and nothing is refused
//! until somebody wants to play from it.

use otho_core::{Bitboard, Color, Position, Square};

use super::state::Key;

/// The position after a key that changes it, with the cursor on this square.
pub(super) fn pressed(position: Position, key: Key, cursor: Square) -> Position {
    match key {
        Key::Enter | Key::Char(' ') => cycled(position, cursor),
        Key::Char('x' | 'X') => with_disc(position, cursor, Some(Color::Black)),
        Key::Char('o' | 'O') => with_disc(position, cursor, Some(Color::White)),
        Key::Char('-' | '.') | Key::Backspace => with_disc(position, cursor, None),
        Key::Char('t') => position.with_other_side(),
        Key::Char('c') => with_discs([Bitboard::EMPTY; 2], position.side()),
        Key::Char('n') => Position::START,
        _ => position,
    }
}

/// The position with the next thing on a square: from empty to black, to white, and to empty.
pub(super) fn cycled(position: Position, square: Square) -> Position {
    let next = match position.disc_at(square) {
        None => Some(Color::Black),
        Some(Color::Black) => Some(Color::White),
        Some(Color::White) => None,
    };
    with_disc(position, square, next)
}

/// The position with this side to move.
pub(super) fn with_side(position: Position, side: Color) -> Position {
    match position.side() == side {
        true => position,
        false => position.with_other_side(),
    }
}

/// The position with a disc on a square, or with none there.
fn with_disc(position: Position, square: Square, disc: Option<Color>) -> Position {
    let there = square.bitboard();
    let discs = Color::ALL.map(|color| {
        let others = position.discs(color) - there;
        match disc == Some(color) {
            true => others | there,
            false => others,
        }
    });
    with_discs(discs, position.side())
}

fn with_discs([black, white]: [Bitboard; 2], side: Color) -> Position {
    Position::new(black, white, side).expect("a square has one disc at most")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(keys: &str) -> String {
        let press = |position, key| pressed(position, Key::Char(key), Square::A1);
        let position = keys.chars().fold(Position::START, press);
        position.to_string()
    }

    #[test]
    fn keys_put_discs_down_and_take_them_away() {
        let start = Position::START.to_string();
        let with = |disc: &str| format!("{disc}{}", &start[1..]);
        assert_eq!(after("x"), with("X"));
        assert_eq!(after("xo"), with("O"));
        assert_eq!(after("xo-"), start);
        assert_eq!(after(" "), with("X"));
        assert_eq!(after("  "), with("O"));
        assert_eq!(after("   "), start);
        assert_eq!(after("?"), start);
    }

    #[test]
    fn keys_choose_the_side_clear_the_board_and_bring_the_start_back() {
        let start = Position::START.to_string();
        assert_eq!(after("t"), format!("{}O", &start[..65]));
        assert_eq!(after("tt"), start);
        assert_eq!(after("tc"), format!("{:-<64} O", ""));
        assert_eq!(after("tcxn"), start);
        for side in Color::ALL {
            assert_eq!(with_side(Position::START, side).side(), side);
        }
    }
}
