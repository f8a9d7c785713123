//! Measured facts of positions and moves: what reasons rest on.
//!
//! Each is counted on the board; what has to be searched for is in `reason`.

use otho_core::{Bitboard, Board, Color, Position, Square};
use otho_engine::stable_discs;

/// The squares where a color could play if it were its turn.
#[must_use]
pub fn mobility(position: Position, color: Color) -> Bitboard {
    if position.side() == color {
        position.board().legal_moves()
    } else {
        position.board().opponent_moves()
    }
}

/// The discs of a color that touch an empty square.
#[must_use]
pub fn frontier(position: Position, color: Color) -> Bitboard {
    position.discs(color) & position.board().empties().neighbors()
}

/// Discs of a color that can never be flipped again, as far as edges and full lines prove it.
#[must_use]
pub fn stable(position: Position, color: Color) -> Bitboard {
    if position.side() == color {
        stable_discs(position.board())
    } else {
        stable_discs(position.board().pass())
    }
}

/// The empty squares that hang together with this one; none where it is not empty.
///
/// Squares that touch at a corner hang together, since a move in one may flip along the diagonal.
#[must_use]
pub fn region(empties: Bitboard, square: Square) -> Bitboard {
    let mut region = square.bitboard() & empties;
    loop {
        let grown = (region | region.neighbors()) & empties;
        if grown == region {
            return region;
        }
        region = grown;
    }
}

/// Whether the square lies in a region with an odd number of squares.
pub(crate) fn is_in_odd_region(empties: Bitboard, square: Square) -> bool {
    region(empties, square).count() % 2 == 1
}

/// The two kinds of squares that touch a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beside {
    /// On the edge.
    C,
    /// On the diagonal.
    X,
}

/// The corner that a square touches, and how.
#[must_use]
pub fn beside_corner(square: Square) -> Option<(Beside, Square)> {
    let corner = (square.bitboard().neighbors() & Bitboard::CORNERS).first()?;
    let is_diagonal = corner.column() != square.column() && corner.row() != square.row();
    Some((if is_diagonal { Beside::X } else { Beside::C }, corner))
}

/// The corner that an X-square touches.
pub(crate) fn corner_of_x(square: Square) -> Option<Square> {
    match beside_corner(square)? {
        (Beside::X, corner) => Some(corner),
        (Beside::C, _) => None,
    }
}

/// The corner that a move to its X-square leaves to the opponent's next move.
pub(crate) fn corner_given(board: Board, square: Square) -> Option<Square> {
    let corner = corner_of_x(square)?;
    let after = board.play(square)?;
    after.legal_moves().contains(corner).then_some(corner)
}

/// The discs that a move adds to the mover's frontier, besides the one it puts down.
#[must_use]
pub fn opened(board: Board, square: Square) -> Bitboard {
    let empties = board.empties() - square.bitboard();
    board.flips(square) & empties.neighbors()
}

/// Whether a move is quiet: it opens nothing. An illegal move is not.
#[must_use]
pub fn is_quiet(board: Board, square: Square) -> bool {
    !board.flips(square).is_empty() && opened(board, square).is_empty()
}

/// In how many directions a move flips.
pub(crate) fn n_directions(board: Board, square: Square) -> u32 {
    // The discs beside the new one that flip are as many as the directions.
    (board.flips(square) & square.bitboard().neighbors()).count()
}

/// The moves after which the opponent cannot take a corner at once.
#[must_use]
pub fn moves_that_give_no_corner(position: Position) -> Bitboard {
    let gives_none = |&square: &Square| {
        let after = position.play(square).expect("it is a legal move");
        !after.legal_moves().intersects(Bitboard::CORNERS)
    };
    position
        .legal_moves()
        .into_iter()
        .filter(gives_none)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(squares: &str) -> Bitboard {
        let squares = squares.split_whitespace();
        squares
            .map(|name| name.parse::<Square>().expect("a square"))
            .collect()
    }

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    #[test]
    fn both_colors_have_a_mobility_whoever_is_to_move() {
        assert_eq!(mobility(Position::START, Color::Black), set("d3 c4 f5 e6"));
        assert_eq!(mobility(Position::START, Color::White), set("e3 f4 c5 d6"));
    }

    #[test]
    fn the_frontier_is_what_touches_an_empty_square() {
        let walled = "OOOOO--- OXXXO--- OXXXO--- OOOOO--- -------- -------- -------- -------- X";
        assert_eq!(frontier(position(walled), Color::Black), Bitboard::EMPTY);
        assert_eq!(
            frontier(position(walled), Color::White),
            set("e1 e2 e3 e4 a4 b4 c4 d4")
        );
    }

    #[test]
    fn squares_that_touch_only_by_a_corner_are_one_region() {
        let open = "-XXXXXXX X-XXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXX-- O";
        let empties = position(open).board().empties();
        assert_eq!(region(empties, Square::A1), set("a1 b2"));
        assert_eq!(region(empties, Square::H8), set("g8 h8"));
        assert_eq!(region(empties, Square::D4), Bitboard::EMPTY);
        assert!(!is_in_odd_region(empties, Square::B2));
        let empties = empties - Square::A1.bitboard();
        assert!(is_in_odd_region(empties, Square::B2));
    }

    #[test]
    fn twelve_squares_touch_a_corner() {
        let found = Square::ALL.into_iter().filter_map(beside_corner);
        let (x, c): (Vec<_>, Vec<_>) = found.partition(|(beside, _)| *beside == Beside::X);
        assert_eq!((x.len(), c.len()), (4, 8));
        assert_eq!(beside_corner(Square::G2), Some((Beside::X, Square::H1)));
        assert_eq!(beside_corner(Square::A7), Some((Beside::C, Square::A8)));
        assert_eq!(beside_corner(Square::C3), None);
    }

    #[test]
    fn a_move_that_flips_only_inner_discs_is_quiet() {
        let inner =
            position("-------- --XXX--- --XOX--- --XOX--- --XOX--- --X-X--- -------- -------- X");
        assert!(is_quiet(inner.board(), Square::D6));
        let outer =
            position("-------- -------- --X----- --OO---- --OX---- -------- -------- -------- X");
        assert!(!is_quiet(outer.board(), Square::C6));
        assert!(!is_quiet(inner.board(), Square::A1), "it is not legal");
    }

    #[test]
    fn a_move_that_lets_the_opponent_bracket_up_to_a_corner_gives_it() {
        let bracketed =
            position("-------- -------- --O----- ---O---- ----X--- ----OO-- -------- -------- X");
        assert_eq!(bracketed.legal_moves(), set("b2 e7 g7"));
        assert_eq!(moves_that_give_no_corner(bracketed), set("e7"));
    }

    #[test]
    fn directions_are_counted_once_each() {
        let star =
            position("X--X--X- -O-O-O-- --OOO--- XOO-OOX- --OOO--- -O-O-O-- X--X--X- -------- X");
        assert_eq!(n_directions(star.board(), Square::D4), 8);
        assert_eq!(n_directions(Position::START.board(), Square::F5), 1);
        assert_eq!(n_directions(Position::START.board(), Square::A1), 0);
    }

    #[test]
    fn an_x_square_gives_its_corner_when_the_opponent_can_take_it() {
        let given =
            position("------------------O--------X--------O--------------------------- X").board();
        assert_eq!(corner_given(given, Square::B2), Some(Square::A1));
        let safe =
            position("------------------O--------X------------------------------------ X").board();
        assert_eq!(corner_given(safe, Square::B2), None, "nobody can take it");
        assert_eq!(corner_given(given, Square::C2), None, "it is no X-square");
    }
}
