//! What to practice next: what was failed at and is due, or anything.
//!
//! It chooses and makes nothing; [`with_engine`](crate::exercise::with_engine) makes exercises.

use otho_core::Variant;
use otho_engine::level::Chance;

use crate::exercise::{Kind, Order};
use crate::puzzle::{Choose, Puzzle, choose};
use crate::repetition::Topic;

/// What the chance of choosing is for.
const PURPOSE: u64 = 0x9ac7;

/// What somebody wants to practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Whatever comes.
    Mixed,
    /// Exercises of one kind.
    Kind(Kind),
    /// Puzzles.
    Puzzles,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// An exercise that has yet to be made.
    Exercise(Order),
    /// A puzzle that comes with OTHO.
    Puzzle(Puzzle),
}

impl Subject {
    /// All that can be asked for.
    pub fn all() -> impl Iterator<Item = Self> {
        let kinds = Kind::ALL.map(Self::Kind);
        [Self::Mixed]
            .into_iter()
            .chain(kinds)
            .chain([Self::Puzzles])
    }

    /// Its name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mixed => "mixed",
            Self::Kind(kind) => kind.id(),
            Self::Puzzles => "puzzles",
        }
    }

    /// Whether it exists where this wins; the puzzles are those of Othello.
    #[must_use]
    pub const fn is_for(self, variant: Variant) -> bool {
        match self {
            Self::Mixed => true,
            Self::Kind(kind) => kind.is_for(variant),
            Self::Puzzles => matches!(variant, Variant::Othello),
        }
    }
}

/// What a learner who wants to practice this is given next.
///
/// Where all will do, it is what has waited longest among what is due, and chance decides where
/// nothing is. Where all puzzles were tried lately, the last squares are the same skill.
#[must_use]
pub fn next(subject: Subject, variant: Variant, of: &Choose<'_>) -> Task {
    let subject = match subject {
        Subject::Mixed => due(variant, of).unwrap_or_else(|| any(variant, of.seed)),
        wanted => wanted,
    };
    if subject == Subject::Puzzles
        && let Some(puzzle) = choose(of)
    {
        return Task::Puzzle(puzzle);
    }
    let kind = match subject {
        Subject::Kind(kind) => kind,
        Subject::Mixed | Subject::Puzzles => Kind::Last,
    };
    Task::Exercise(Order {
        kind,
        grade: of.progress.next_grade(kind, variant),
        variant,
        seed: of.seed,
    })
}

fn due(variant: Variant, of: &Choose<'_>) -> Option<Subject> {
    let mut due = of.progress.schedule().due(of.today).into_iter();
    due.find_map(|topic| match topic {
        Topic::Exercise(kind, its) if its == variant => Some(Subject::Kind(kind)),
        Topic::Puzzle(_) if variant == Variant::Othello => Some(Subject::Puzzles),
        Topic::Exercise(..) | Topic::Puzzle(_) => None,
    })
}

fn any(variant: Variant, seed: u64) -> Subject {
    let is_one = |subject: &Subject| *subject != Subject::Mixed && subject.is_for(variant);
    let all: Vec<Subject> = Subject::all().filter(is_one).collect();
    let nth = Chance::new(seed, PURPOSE).bits() % all.len() as u64;
    all[nth as usize]
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::exercise::Grade;
    use crate::progress::{Deed, Progress, Record};
    use crate::puzzle::shipped;

    fn failed(kind: Kind, variant: Variant) -> Deed {
        let grade = Grade::HARDEST;
        let is_right = false;
        Deed::Exercise {
            kind,
            variant,
            grade,
            is_right,
        }
    }

    fn failed_puzzle(puzzle: &Puzzle) -> Deed {
        Deed::Puzzle {
            id: puzzle.id(),
            theme: puzzle.theme,
            estimate: puzzle.estimate,
            is_right: false,
        }
    }

    /// What was done on day 0, in this order.
    fn progress(deeds: impl IntoIterator<Item = Deed>) -> Progress {
        let mut progress = Progress::default();
        for (deed, at) in deeds.into_iter().zip(0..) {
            progress.add(Record { at, day: 0, deed });
        }
        progress
    }

    /// What comes on a day to one who wants anything, for a hundred seeds.
    fn mixed(progress: &Progress, variant: Variant, today: i32) -> HashSet<&'static str> {
        let id = |seed| {
            let of = Choose {
                progress,
                today,
                seed,
            };
            match next(Subject::Mixed, variant, &of) {
                Task::Exercise(order) => {
                    assert_eq!((order.variant, order.seed), (variant, seed));
                    order.kind.id()
                }
                Task::Puzzle(_) => Subject::Puzzles.id(),
            }
        };
        (0..100).map(id).collect()
    }

    #[test]
    fn where_nothing_is_due_all_comes_that_the_variant_has() {
        let nothing = Progress::default();
        for variant in [Variant::Othello, Variant::Anti] {
            let all = Subject::all().filter(|subject| subject.is_for(variant));
            let all: HashSet<&str> = all.map(Subject::id).filter(|id| *id != "mixed").collect();
            assert_eq!(mixed(&nothing, variant, 0), all);
        }
    }

    #[test]
    fn what_was_failed_comes_first_once_it_is_due_and_in_its_variant() {
        let of_last = failed(Kind::Last, Variant::Anti);
        let of_quiet = failed(Kind::Quiet, Variant::Othello);
        let progress = progress([of_last, of_quiet]);
        assert!(mixed(&progress, Variant::Othello, 0).len() > 1);
        assert_eq!(mixed(&progress, Variant::Othello, 1), ["quiet"].into());
        assert_eq!(mixed(&progress, Variant::Anti, 1), ["last"].into());
    }

    #[test]
    fn a_failed_theme_brings_a_puzzle() {
        let puzzle = shipped().next().expect("there are puzzles");
        let progress = progress([failed_puzzle(&puzzle)]);
        assert_eq!(mixed(&progress, Variant::Othello, 1), ["puzzles"].into());
        assert!(!mixed(&progress, Variant::Anti, 1).contains("puzzles"));
    }

    #[test]
    fn an_exercise_is_as_difficult_as_the_learner_needs_it() {
        let progress = progress([failed(Kind::Quiet, Variant::Othello)]);
        let of = Choose {
            progress: &progress,
            today: 0,
            seed: 1,
        };
        let order = Order {
            kind: Kind::Quiet,
            grade: Grade::HARDEST,
            variant: Variant::Othello,
            seed: 1,
        };
        let wanted = Subject::Kind(Kind::Quiet);
        assert_eq!(next(wanted, Variant::Othello, &of), Task::Exercise(order));
    }

    #[test]
    fn the_last_squares_stand_in_when_all_puzzles_were_tried() {
        let all = progress(shipped().map(|puzzle| failed_puzzle(&puzzle)));
        let of = Choose {
            progress: &all,
            today: 1,
            seed: 1,
        };
        let task = next(Subject::Puzzles, Variant::Othello, &of);
        assert!(matches!(task, Task::Exercise(order) if order.kind == Kind::Last));
    }
}
