//! What the solver is held against: the value by trying everything, and by plain alpha-beta.

use otho_core::{Board, Color, Position, Variant};

/// The final difference for the player to move, where neither can move.
fn final_value(board: Board, variant: Variant) -> i32 {
    Position::from_board(board, Color::Black)
        .final_score(variant)
        .expect("neither player can move")
        .difference()
        .into()
}

/// What is met on the way to the end.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Met {
    pub(crate) passes: u32,
    pub(crate) wipe_outs: u32,
    /// Games that end with empty squares although both players have discs.
    pub(crate) unfilled: u32,
}

/// The values of both variants by trying everything: Othello first.
pub(crate) fn brute_force(board: Board, met: &mut Met) -> [i32; 2] {
    let moves = board.legal_moves();
    if !moves.is_empty() {
        let mut best = [i32::MIN; 2];
        for square in moves {
            let next = board.play(square).expect("it is a legal move");
            let values = brute_force(next, met);
            for (best, value) in best.iter_mut().zip(values) {
                *best = (*best).max(-value);
            }
        }
        return best;
    }
    if !board.opponent_moves().is_empty() {
        met.passes += 1;
        return brute_force(board.pass(), met).map(|value| -value);
    }
    if board.player().is_empty() || board.opponent().is_empty() {
        met.wipe_outs += 1;
    } else if board.n_empties() > 0 {
        met.unfilled += 1;
    }
    [Variant::Othello, Variant::Anti].map(|variant| final_value(board, variant))
}

/// The value by alpha-beta and nothing else, for positions with too many lines to try them all.
pub(crate) fn alpha_beta(board: Board, variant: Variant) -> i32 {
    within(board, variant, -64, 64)
}

fn within(board: Board, variant: Variant, alpha: i32, beta: i32) -> i32 {
    let moves = board.legal_moves();
    if moves.is_empty() {
        if board.opponent_moves().is_empty() {
            return final_value(board, variant);
        }
        return -within(board.pass(), variant, -beta, -alpha);
    }
    let mut next: Vec<Board> = moves
        .into_iter()
        .map(|square| board.play(square).expect("it is a legal move"))
        .collect();
    // The order changes no value, only how long it takes.
    next.sort_by_key(|board| board.legal_moves().count());
    let mut best = alpha;
    for board in next {
        best = best.max(-within(board, variant, -beta, -best));
        if best >= beta {
            break;
        }
    }
    best
}
