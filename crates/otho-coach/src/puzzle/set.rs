//! The puzzles that come with OTHO, so that there are some at once and without an engine.
//!
//! `docs/exercises.md` says how the list is made.

use otho_engine::level::Chance;

use super::Puzzle;
use crate::progress::Progress;
use crate::repetition::{Day, Topic};

/// A line a puzzle.
static LIST: &str = include_str!("../../puzzles/puzzles.txt");

/// What the chance of choosing is for.
const PURPOSE: u64 = 0xc005;

/// A puzzle does not come again before so many days.
const REST: Day = 30;

/// How far a puzzle's rating may be from the player's, if there are enough that near.
const REACH: f64 = 150.0;

/// All puzzles that come with OTHO.
pub fn shipped() -> impl Iterator<Item = Puzzle> {
    LIST.lines().filter_map(|line| line.parse().ok())
}

/// For whom and when to choose a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Choose<'a> {
    /// What the player has done so far.
    pub progress: &'a Progress,
    /// Today.
    pub today: Day,
    /// What chance depends on.
    pub seed: u64,
}

/// A puzzle that suits the player: of a theme that is due for repetition if there is one, about as
/// difficult as the player is strong, and not seen lately.
#[must_use]
pub fn choose(of: &Choose<'_>) -> Option<Puzzle> {
    let ratings = of.progress.ratings();
    let player = ratings.player(of.today).value;
    let theme = of
        .progress
        .schedule()
        .due(of.today)
        .into_iter()
        .find_map(|topic| match topic {
            Topic::Puzzle(theme) => Some(theme),
            Topic::Exercise(..) => None,
        });
    let is_fresh = |puzzle: &Puzzle| {
        let last = ratings.last_day(puzzle.id());
        last.is_none_or(|last| of.today.saturating_sub(last) >= REST)
    };
    let fits_theme = |puzzle: &Puzzle| theme.is_none_or(|theme| puzzle.theme == theme);
    let fresh: Vec<Puzzle> = shipped().filter(is_fresh).collect();
    let mut suited: Vec<Puzzle> = fresh.iter().copied().filter(fits_theme).collect();
    if suited.is_empty() {
        suited = fresh;
    }
    let distance = |puzzle: &Puzzle| (ratings.puzzle(puzzle).value - player).abs();
    suited.sort_by(|a, b| distance(a).total_cmp(&distance(b)));
    let n_near = suited
        .iter()
        .filter(|puzzle| distance(puzzle) <= REACH)
        .count();
    let n = n_near.max(suited.len().min(5));
    let nth = Chance::new(of.seed, PURPOSE).bits().checked_rem(n as u64)?;
    suited.get(nth as usize).copied()
}

/// How many lines the list has, each of which is to be a puzzle.
#[cfg(test)]
pub(super) fn n_lines() -> usize {
    LIST.lines().count()
}
