//! Move generation for any processor with 64-bit integers.

/// See [`super::NAME`].
pub(super) const NAME: &str = "portable";

/// The columns b to g. A disc in column a or h cannot lie between two others in a direction that
/// changes the column, and leaving them out keeps shifts from running over the edge.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The four kinds of line through a square: the distance to the next square, and the squares
/// whose discs can be flipped along it.
const LINES: [(u32, u64); 4] = [
    (1, INNER_COLUMNS),
    (8, !0),
    (7, INNER_COLUMNS),
    (9, INNER_COLUMNS),
];

/// The runs of opposing discs that begin next to a square of `from`, in both directions of a line.
#[inline(always)]
fn runs(from: u64, opponent: u64, shift: u32) -> (u64, u64) {
    // A run has at most six discs: one step, then one more, then two more, twice.
    let mut up = opponent & (from << shift);
    let mut down = opponent & (from >> shift);
    up |= opponent & (up << shift);
    down |= opponent & (down >> shift);
    let pairs_up = opponent & (opponent << shift);
    let pairs_down = pairs_up >> shift;
    for _ in 0..2 {
        up |= pairs_up & (up << (2 * shift));
        down |= pairs_down & (down >> (2 * shift));
    }
    (up, down)
}

/// The squares where `player` may put a disc.
#[inline]
pub(crate) fn legal_moves(player: u64, opponent: u64) -> u64 {
    let mut behind_runs = 0;
    for (shift, flippable) in LINES {
        let (up, down) = runs(player, opponent & flippable, shift);
        behind_runs |= (up << shift) | (down >> shift);
    }
    behind_runs & !(player | opponent)
}

/// The discs that a move of `player` to the empty `square` flips.
#[inline]
pub(crate) fn flips(square: usize, player: u64, opponent: u64) -> u64 {
    let mut flipped = 0;
    for (shift, flippable) in LINES {
        let (up, down) = runs(1 << square, opponent & flippable, shift);
        // A run is bracketed when one of the player's discs closes it.
        if player & (up << shift) != 0 {
            flipped |= up;
        }
        if player & (down >> shift) != 0 {
            flipped |= down;
        }
    }
    flipped
}
