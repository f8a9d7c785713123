//! Chance that repeats: every number depends on a seed and on what it is for.
//!
//! Only additions and multiplications, so that all machines agree to the last bit.

use otho_core::{Color, Square};

use super::Ask;

/// A source of numbers that look drawn at random.
#[derive(Clone, Copy, Debug)]
pub struct Chance(u64);

/// Steps of the state, odd, so that it comes back only after all values: the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Chance {
    /// A source that depends on a seed and on the purpose of its numbers.
    #[must_use]
    pub fn new(seed: u64, purpose: u64) -> Self {
        let mut source = Self(seed ^ mix(purpose.wrapping_add(STEP)));
        source.bits();
        source
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// A number from zero up to, but not including, one.
    pub fn uniform(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1 << 24) as f32
    }

    /// A number with mean zero and deviation one that is rarely far from zero.
    ///
    /// The sum of twelve uniform numbers has deviation one, and is close to normal.
    pub(super) fn normal(&mut self) -> f32 {
        (0..12).map(|_| self.uniform()).sum::<f32>() - 6.0
    }
}

/// Spreads every bit over all others: the finalizer of SplitMix64.
const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// What depends on a move in a position.
pub(super) fn of_move(ask: &Ask, square: Square) -> Chance {
    let side = u64::from(ask.position.side() == Color::White);
    let purpose = ask.position.board().hash() ^ side << 62;
    Chance::new(ask.seed, mix(purpose).wrapping_add(square.index() as u64))
}

/// What depends on the game alone, or on a moment of it.
pub(super) fn of_game(ask: &Ask, moment: u64) -> Chance {
    Chance::new(ask.seed, moment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spread_as_they_should_be() {
        let n = 20_000;
        let mut source = Chance::new(1, 2);
        let uniform = (0..n).map(|_| source.uniform()).sum::<f32>() / n as f32;
        assert!((uniform - 0.5).abs() < 0.01, "{uniform}");
        let normal: Vec<f32> = (0..n).map(|_| source.normal()).collect();
        let mean = normal.iter().sum::<f32>() / n as f32;
        let square = normal.iter().map(|x| x * x).sum::<f32>() / n as f32;
        assert!(mean.abs() < 0.03 && (square - 1.0).abs() < 0.05);
    }

    #[test]
    fn neighboring_seeds_and_purposes_have_nothing_in_common() {
        let first = |seed, purpose| Chance::new(seed, purpose).bits();
        let all: std::collections::HashSet<u64> = (0..100)
            .flat_map(|seed| (0..100).map(move |purpose| first(seed, purpose)))
            .collect();
        assert_eq!(all.len(), 10_000);
        assert_eq!(first(7, 9), first(7, 9));
    }
}
