//! What moves are worth to those who do not look ahead, and what a gift of a corner is.

use otho_core::{Bitboard, Square, Variant};

use super::{Ask, chance};

/// A move and what it seems worth, in discs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Judged {
    pub(super) square: Square,
    pub(super) value: f32,
}

const X_SQUARES: Bitboard = Bitboard(0x0042_0000_0000_4200);
const C_SQUARES: Bitboard = Bitboard(0x4281_0000_0000_8142);
const EDGES: Bitboard = Bitboard(0xff81_8181_8181_81ff);

/// How many moves in ten somebody sees who overlooks moves, by the distance from the edge: those
/// around the center, where the discs are, sooner than those at the edge.
const SEEN_IN_TEN: [f32; 4] = [0.5, 10.0, 10.0, 10.0];

/// How many discs more the squares next to corners seem worth to somebody who has only heard that
/// corners are good.
const LURE: f32 = 5.0;

/// What a corner is worth, in discs: more than any move can flip.
const CORNER: f32 = 30.0;

/// By the number of discs that change sides.
///
/// In anti-Othello the same mistake is to flip as few as possible.
pub(super) fn by_flips(ask: &Ask, sees_all: bool, takes_corners: bool) -> Vec<Judged> {
    let judge = |square: Square| {
        let mut chance = chance::of_move(ask, square);
        // Less than a disc, to choose among equals.
        let whim = chance.uniform() / 2.0;
        let overlooked =
            if sees_all || 10.0 * chance.uniform() < SEEN_IN_TEN[depth_in_board(square)] {
                0.0
            } else {
                100.0
            };
        let mut flips = ask.position.flips(square).count() as f32;
        if !sees_all && (X_SQUARES | C_SQUARES).contains(square) {
            flips += LURE;
        }
        let is_corner = takes_corners && Bitboard::CORNERS.contains(square);
        let value = good(ask.variant, if is_corner { CORNER } else { 0.0 } + flips);
        Judged {
            square,
            value: value + whim - overlooked,
        }
    };
    ask.position.legal_moves().into_iter().map(judge).collect()
}

/// By what beginners are told about squares, and by the number of flipped discs.
pub(super) fn by_squares(ask: &Ask, sees_replies: bool) -> Vec<Judged> {
    let board = ask.position.board();
    let x_square = match ask.variant {
        Variant::Othello => -15.0,
        // Nobody has to take the corner it opens: who sought these squares got 12 % fewer points.
        Variant::Anti => 0.0,
    };
    let judge = |square: Square| {
        let at = square.bitboard();
        let is_next_to_empty_corner = is_beside_corner_in(square, board.empties());
        let mut value = board.flips(square).count() as f32;
        if Bitboard::CORNERS.intersects(at) {
            value += CORNER;
        } else if X_SQUARES.intersects(at) && is_next_to_empty_corner {
            value += x_square;
        } else if C_SQUARES.intersects(at) && is_next_to_empty_corner {
            value -= 6.0;
        } else if EDGES.intersects(at) {
            value += 3.0;
        }
        if sees_replies {
            value += by_replies(ask, square);
        }
        Judged {
            square,
            value: good(ask.variant, value),
        }
    };
    board.legal_moves().into_iter().map(judge).collect()
}

/// What somebody thinks of a move who looks at the replies: in Othello that it opens a corner, in
/// anti-Othello how few there are, best of all when only corners are left to take. There, too,
/// what is good counts against it until it is [turned round](good).
fn by_replies(ask: &Ask, square: Square) -> f32 {
    match ask.variant {
        Variant::Othello if opens_corner(ask, square) => -12.0,
        Variant::Othello => 0.0,
        Variant::Anti => {
            let after = ask.position.board().play(square);
            let replies = after.map_or(Bitboard::EMPTY, |after| after.legal_moves());
            let has_to_take_corner =
                !replies.is_empty() && (replies - Bitboard::CORNERS).is_empty();
            replies.count() as f32 - if has_to_take_corner { 20.0 } else { 0.0 }
        }
    }
}

/// What is good in Othello is bad in anti-Othello.
fn good(variant: Variant, value: f32) -> f32 {
    match variant {
        Variant::Othello => value,
        Variant::Anti => -value,
    }
}

/// Zero on the edge, three in the center.
fn depth_in_board(square: Square) -> usize {
    let from_edge = |line: usize| line.min(7 - line);
    from_edge(square.column()).min(from_edge(square.row()))
}

/// Whether one of these squares is the corner that a square is next to.
fn is_beside_corner_in(square: Square, squares: Bitboard) -> bool {
    let corner = |line: usize| if line < 4 { 0 } else { 7 };
    let corner = Square::from_column_row(corner(square.column()), corner(square.row()));
    corner.is_some_and(|corner| squares.contains(corner))
}

/// Whether a move lets the opponent into a corner that was closed to them before.
pub(super) fn opens_corner(ask: &Ask, square: Square) -> bool {
    let board = ask.position.board();
    let Some(after) = board.play(square) else {
        return false;
    };
    let open = |moves: Bitboard| Bitboard(moves.0 & Bitboard::CORNERS.0);
    let before = open(board.opponent_moves());
    let now = open(after.legal_moves());
    now.0 & !before.0 != 0
}

/// Whether a move does with a corner what those who know corners do only for a reason: open one in
/// Othello, take one in anti-Othello.
pub(super) fn is_gift(ask: &Ask, square: Square) -> bool {
    match ask.variant {
        Variant::Othello => opens_corner(ask, square),
        Variant::Anti => Bitboard::CORNERS.contains(square),
    }
}
