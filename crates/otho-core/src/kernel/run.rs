//! The step that all forms without wide vectors share.

/// The columns b to g. A disc in column a or h cannot lie between two others in a direction that
/// changes the column, and leaving them out keeps shifts from running over the edge.
pub(super) const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The runs of opposing discs that begin next to a square of `from`, in both directions of a line.
#[inline(always)]
pub(super) fn runs(from: u64, opponent: u64, shift: u32) -> (u64, u64) {
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
