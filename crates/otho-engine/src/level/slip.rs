//! How people err, and how a level errs like them.

use otho_core::Square;

use super::{Ask, chance};

/// The errors of a level besides those of short sight.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Slips {
    /// How far off it judges a move of ordinary complexity: the deviation in discs.
    pub haze: f32,
    /// How many discs its errors may cost it in a game, on average.
    pub budget: u16,
}

/// What a move loses, as part of what moves lose on average: sixteen kinds of moves, equally many
/// of each.
///
/// Measured on 11,475 moves of 200 games of tournaments between 1977 and now by `otho-train
/// slips`: ten moves in sixteen lose nothing, and one loses seven times the average of 1.58 discs.
const KINDS: [f32; 16] = [
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.31, 0.9, 1.51, 2.41, 3.67, 7.19,
];

/// The same by the part of the game, ten empty squares each, the end first: people err most in the
/// middle.
const PHASES: [f32; 6] = [0.62, 1.16, 1.27, 1.23, 1.04, 0.59];

/// The flipped discs and the replies of a move of ordinary complexity.
const ORDINARY: f32 = 13.0;

/// A purpose of chance that no moment of a game has.
const BUDGET: u64 = 1 << 32;

impl Slips {
    /// Errors of this size.
    #[must_use]
    pub const fn new(haze: f32, budget: u16) -> Self {
        Self { haze, budget }
    }

    /// How many discs the move may cost: the budget of the game, most of which goes into a few bad
    /// moments.
    pub(super) fn allowance(self, ask: &Ask) -> f32 {
        let now = ask.position.board().n_empties().min(60);
        // The player's own moments are every other one.
        let own = (1..=60).filter(|moment| moment % 2 == now % 2);
        let total: f32 = own.map(|moment| share(ask, moment)).sum();
        let mut chance = chance::of_game(ask, BUDGET);
        // From nothing to twice the average, the average being likeliest.
        let budget = f32::from(self.budget) * (chance.uniform() + chance.uniform());
        // Chance may put a whole game's loss into one moment, but not more than that.
        budget * share(ask, now) / total.max(1.0)
    }

    /// By how much a move is misjudged: the more, the more discs it flips and the more replies it
    /// has.
    pub(super) fn haze(self, ask: &Ask, square: Square) -> f32 {
        let board = ask.position.board();
        let flips = board.flips(square).count();
        let replies = board
            .play(square)
            .map_or(0, |after| after.legal_moves().count());
        let complexity = 0.5 + 0.5 * (flips + replies) as f32 / ORDINARY;
        let mut chance = chance::of_move(ask, square);
        chance.bits();
        self.haze * complexity * chance.normal()
    }
}

/// How bad a moment of a game is for a player.
fn share(ask: &Ask, moment: u32) -> f32 {
    let kind = chance::of_game(ask, moment.into()).bits() >> 60;
    let phase = (moment as usize).saturating_sub(1) / 10;
    KINDS[kind as usize] * PHASES[phase.min(PHASES.len() - 1)]
}
