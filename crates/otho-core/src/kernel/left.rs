//! What is flipped toward column a, for the forms whose vectors cannot find it.

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
