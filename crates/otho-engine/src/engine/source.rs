//! Where the weights of an engine come from.

use otho_core::Variant;

use crate::eval::Weights;
use crate::network::Network;

/// The weights for one variant.
pub(super) enum Source {
    Ready(Weights),
    /// To be made once they are needed. A function and not a flag, so that a program that brings
    /// its own weights does not link those that come with this crate.
    Later(fn() -> Weights),
    /// To be handed in before they are needed.
    Missing,
}

impl Source {
    /// Those for anti-Othello that come with this crate.
    pub(super) const EMBEDDED_ANTI: Self = Self::Later(|| Network::embedded(Variant::Anti).into());

    pub(super) fn make(&mut self) {
        if let Self::Later(make) = self {
            *self = Self::Ready(make());
        }
    }

    pub(super) const fn is_missing(&self) -> bool {
        matches!(self, Self::Missing)
    }

    /// The weights, once they are made.
    pub(super) fn get(&self) -> Option<&Weights> {
        match self {
            Self::Ready(weights) => Some(weights),
            Self::Later(_) | Self::Missing => None,
        }
    }
}
