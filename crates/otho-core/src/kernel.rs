//! Move generation on bare bit boards, in the best form this build's target has.
//!
//! Every form has the same two functions: `legal_moves(player, opponent)` is the set of squares
//! where the player may put a disc, and `flips(square, player, opponent)` is the set of discs
//! that a move to the empty square would turn, empty when the move is illegal.
//! One property suite, at the end of this file, holds them all equal to a twin that walks the
//! board square by square.

#[cfg_attr(
    all(not(test), any(target_feature = "avx2", target_feature = "simd128")),
    expect(
        dead_code,
        reason = "the twin that the faster forms are tested against"
    )
)]
mod portable;

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod avx2;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
use avx2 as best;
#[cfg(not(any(
    all(target_arch = "x86_64", target_feature = "avx2"),
    all(target_arch = "wasm32", target_feature = "simd128"),
)))]
use portable as best;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use simd128 as best;

pub(crate) use best::{flips, legal_moves};

/// The form in use, for those who report figures.
pub const NAME: &str = best::NAME;
