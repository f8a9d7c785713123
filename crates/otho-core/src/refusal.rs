//! Why something cannot happen in a game.

use core::fmt;

use crate::{IllegalMove, IllegalPass};

/// Why an event cannot happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The move is illegal.
    Move(IllegalMove),
    /// The pass is illegal.
    Pass(IllegalPass),
    /// The game was over already.
    Over,
    /// The clocks are stopped.
    Paused,
    /// The clocks are not stopped.
    NotPaused,
    /// The time of the player whose turn it is has run out.
    OutOfTime,
    /// The flag of this player has not fallen.
    FlagIsUp,
    /// The event lies before the one it follows.
    TimeRunsBackwards,
    /// There is no move to take back.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(illegal) => illegal.fmt(f),
            Self::Pass(illegal) => illegal.fmt(f),
            Self::Over => f.write_str("the game is over"),
            Self::Paused => f.write_str("the game is paused"),
            Self::NotPaused => f.write_str("the game is not paused"),
            Self::OutOfTime => f.write_str("the time has run out"),
            Self::FlagIsUp => f.write_str("the time has not run out"),
            Self::TimeRunsBackwards => f.write_str("it lies before the event it follows"),
            Self::NothingToUndo => f.write_str("there is no move to take back"),
            Self::NothingToRedo => f.write_str("nothing was taken back"),
        }
    }
}

impl core::error::Error for Refusal {}

/// The first event of a log that cannot happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Its number in the log, 0 for the first.
    pub index: usize,
    /// Why it cannot happen.
    pub refusal: Refusal,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot happen: {}", self.index, self.refusal)
    }
}

impl core::error::Error for ReplayError {}
