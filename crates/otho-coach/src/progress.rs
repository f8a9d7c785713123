//! What somebody has learned and tried, as a log from which all else follows: lessons done, tallies,
//! the days in a row, ratings, what is due again.
//!
//! Everything stays with the player; there is no account. Two copies, as two tabs or two terminals
//! may have them, become one by taking the records of both: the order does not matter, and nothing counts twice.
//! Time and day are arguments, since only the caller has a clock and a time zone.

mod json;

use std::collections::{BTreeSet, HashMap, HashSet};

use otho_core::Variant;

pub use self::json::ProgressError;
use crate::exercise::{Grade, Kind};
use crate::puzzle::{Puzzle, PuzzleId, Theme};
use crate::rating::Rating;
use crate::repetition::{Day, Schedule, Topic};

/// A streak goes on over so many days without practice: who rests for a day has not failed.
const REST: Day = 1;

/// So many exercises of a kind in a row without a mistake, and the next is more difficult.
const RISE: u32 = 3;

/// So many mistakes in a row, and the next is easier.
const FALL: u32 = 2;

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Record {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// On which day, where the player is.
    pub day: Day,
    /// What.
    pub deed: Deed,
}

/// What can be done.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deed {
    /// A lesson was finished; it goes by its id, such as `strategy/corners`.
    Lesson(String),
    /// A step of a lesson was reached.
    Step {
        /// The lesson, by its id.
        lesson: String,
        /// The step, 0 for the first.
        step: u32,
    },
    /// An exercise was tried.
    Exercise {
        /// Of which kind.
        kind: Kind,
        /// What won in it.
        variant: Variant,
        /// How difficult.
        grade: Grade,
        /// Whether it was solved.
        is_right: bool,
    },
    /// A puzzle was tried.
    Puzzle {
        /// Which one.
        id: PuzzleId,
        /// What it is about.
        theme: Theme,
        /// How difficult it seemed before anybody tried.
        estimate: u16,
        /// Whether it was solved.
        is_right: bool,
    },
}

/// How often something was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Solved.
    pub right: u32,
    /// Failed.
    pub wrong: u32,
}

/// All that somebody has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    records: BTreeSet<Record>,
}

/// The ratings of the player and of the puzzles that were tried.
#[derive(Clone, Debug)]
pub struct Ratings {
    player: Rating,
    /// When the player was last rated.
    day: Option<Day>,
    puzzles: HashMap<PuzzleId, (Rating, Day)>,
}

impl Progress {
    /// Adds what was done. The same record again changes nothing.
    pub fn add(&mut self, record: Record) {
        self.records.insert(record);
    }

    /// Takes over what another copy has.
    pub fn merge(&mut self, other: Self) {
        self.records.extend(other.records);
    }

    /// All records in order of time.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.records.iter()
    }

    /// The time to write down for what is done now: later than all that was done before, also when
    /// the clock was set back, so that the order of the records is that of the deeds.
    #[must_use]
    pub fn time_of_next(&self, now: u64) -> u64 {
        let last = self.records.last();
        last.map_or(now, |record| now.max(record.at.saturating_add(1)))
    }

    /// The lessons that were finished.
    #[must_use]
    pub fn lessons(&self) -> BTreeSet<&str> {
        let records = self.records.iter();
        let lessons = records.filter_map(|record| match &record.deed {
            Deed::Lesson(id) => Some(id.as_str()),
            Deed::Step { .. } | Deed::Exercise { .. } | Deed::Puzzle { .. } => None,
        });
        lessons.collect()
    }

    /// The step of a lesson to go on with: where it was left, and the first after its end.
    #[must_use]
    pub fn step(&self, id: &str) -> u32 {
        let mut latest_first = self.records.iter().rev();
        let step = latest_first.find_map(|record| match &record.deed {
            Deed::Lesson(lesson) if lesson == id => Some(0),
            Deed::Step { lesson, step } if lesson == id => Some(*step),
            _ => None,
        });
        step.unwrap_or(0)
    }

    /// How often exercises of a kind were solved and failed.
    #[must_use]
    pub fn tally(&self, kind: Kind, variant: Variant) -> Tally {
        let mut tally = Tally::default();
        for (_, is_right) in self.attempts(kind, variant) {
            tally.note(is_right);
        }
        tally
    }

    /// How often puzzles were solved and failed.
    #[must_use]
    pub fn puzzle_tally(&self) -> Tally {
        let mut tally = Tally::default();
        for record in &self.records {
            if let Deed::Puzzle { is_right, .. } = record.deed {
                tally.note(is_right);
            }
        }
        tally
    }

    fn attempts(&self, kind: Kind, variant: Variant) -> impl Iterator<Item = (Grade, bool)> {
        let wanted = (kind, variant);
        self.records
            .iter()
            .filter_map(move |record| match record.deed {
                Deed::Exercise {
                    kind,
                    variant,
                    grade,
                    is_right,
                } if (kind, variant) == wanted => Some((grade, is_right)),
                _ => None,
            })
    }

    /// How difficult the next exercise of a kind should be: a grade more after three that were
    /// solved in a row, a grade less after two mistakes in a row.
    #[must_use]
    pub fn next_grade(&self, kind: Kind, variant: Variant) -> Grade {
        let mut next = Grade::EASIEST;
        let (mut n_right, mut n_wrong) = (0, 0);
        for (grade, is_right) in self.attempts(kind, variant) {
            if grade != next {
                (next, n_right, n_wrong) = (grade, 0, 0);
            }
            (n_right, n_wrong) = if is_right {
                (n_right + 1, 0)
            } else {
                (0, n_wrong + 1)
            };
            if n_right == RISE {
                (next, n_right) = (grade.harder(), 0);
            } else if n_wrong == FALL {
                (next, n_wrong) = (grade.easier(), 0);
            }
        }
        next
    }

    /// On how many days something was done, without a longer rest between them, up to now.
    ///
    /// A day without practice is forgiven, and today is not over yet; so the number falls only
    /// when two days have passed, and then it is 0, of which there is nothing to say.
    #[must_use]
    pub fn streak(&self, today: Day) -> u32 {
        let days: BTreeSet<Day> = self.records.iter().map(|record| record.day).collect();
        let mut streak = 0;
        let mut after = today;
        for day in days.into_iter().rev().filter(|&day| day <= today) {
            if after.saturating_sub(day) > REST + 1 {
                break;
            }
            streak += 1;
            after = day;
        }
        streak
    }

    /// What was failed at and comes again.
    #[must_use]
    pub fn schedule(&self) -> Schedule {
        let mut schedule = Schedule::default();
        for record in &self.records {
            let (topic, is_right) = match record.deed {
                Deed::Lesson(_) | Deed::Step { .. } => continue,
                Deed::Exercise {
                    kind,
                    variant,
                    is_right,
                    ..
                } => (Topic::Exercise(kind, variant), is_right),
                Deed::Puzzle {
                    theme, is_right, ..
                } => (Topic::Puzzle(theme), is_right),
            };
            schedule.note(topic, is_right, record.day);
        }
        schedule
    }

    /// The ratings that follow from all attempts at puzzles.
    ///
    /// A puzzle counts once a day: who tries it again at once knows the answer.
    #[must_use]
    pub fn ratings(&self) -> Ratings {
        let mut ratings = Ratings {
            player: Rating::NEWCOMER,
            day: None,
            puzzles: HashMap::new(),
        };
        let mut seen = HashSet::new();
        for record in &self.records {
            if let Deed::Puzzle {
                id,
                estimate,
                is_right,
                ..
            } = record.deed
                && seen.insert((id, record.day))
            {
                let player = ratings.player(record.day);
                let known = ratings.puzzles.get(&id).map(|&(rating, _)| rating);
                let puzzle = known.unwrap_or_else(|| Rating::of_estimate(estimate));
                let (player, puzzle) = player.after_attempt(puzzle, is_right);
                ratings.player = player;
                ratings.day = Some(record.day);
                ratings.puzzles.insert(id, (puzzle, record.day));
            }
        }
        ratings
    }
}

impl Tally {
    fn note(&mut self, is_right: bool) {
        if is_right {
            self.right += 1;
        } else {
            self.wrong += 1;
        }
    }
}

impl Ratings {
    /// The player's rating on a day.
    #[must_use]
    pub fn player(&self, today: Day) -> Rating {
        let rested = self.day.map_or(0, |day| i64::from(today) - i64::from(day));
        self.player.after_days(u32::try_from(rested).unwrap_or(0))
    }

    /// How difficult a puzzle has turned out to be.
    #[must_use]
    pub fn puzzle(&self, puzzle: &Puzzle) -> Rating {
        let known = self.puzzles.get(&puzzle.id()).map(|&(rating, _)| rating);
        known.unwrap_or_else(|| Rating::of_estimate(puzzle.estimate))
    }

    /// The day on which a puzzle was last tried.
    #[must_use]
    pub fn last_day(&self, id: PuzzleId) -> Option<Day> {
        self.puzzles.get(&id).map(|&(_, day)| day)
    }
}

#[cfg(test)]
mod tests;
