//! When a theme that somebody failed at comes again: soon at first, then ever later.
//!
//! A theme enters the schedule by a failure, and is due on the next day. Each time it is solved
//! when it is due it waits longer, by [`INTERVALS`]; after the last of them it leaves. A failure
//! begins anew. What is solved before it is due changes nothing: practice in between is free.

use std::collections::BTreeMap;

use otho_core::Variant;

use crate::exercise::Kind;
use crate::puzzle::Theme;

/// A number of days since some day, the same for all who count; the caller knows the time zone.
pub type Day = i32;

/// Days to wait after a failure, and after each success that was due.
pub const INTERVALS: [Day; 5] = [1, 3, 7, 16, 35];

/// What can be failed at, and repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// A kind of exercise, in a variant.
    Exercise(Kind, Variant),
    /// A theme of puzzles.
    Puzzle(Theme),
}

/// Where a topic stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Card {
    /// How often it was solved when due.
    n_solved: usize,
    due: Day,
}

/// The topics that were failed at and are not yet done with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Schedule {
    cards: BTreeMap<Topic, Card>,
}

impl Schedule {
    /// Notes an attempt.
    pub fn note(&mut self, topic: Topic, is_right: bool, day: Day) {
        if !is_right {
            let card = Card {
                n_solved: 0,
                due: day.saturating_add(INTERVALS[0]),
            };
            self.cards.insert(topic, card);
            return;
        }
        let Some(card) = self.cards.get_mut(&topic).filter(|card| card.due <= day) else {
            return;
        };
        card.n_solved += 1;
        match INTERVALS.get(card.n_solved) {
            Some(days) => card.due = day.saturating_add(*days),
            None => {
                self.cards.remove(&topic);
            }
        }
    }

    /// The topics to repeat, those that have waited longest first.
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<Topic> {
        let mut due: Vec<(Day, Topic)> = self
            .cards
            .iter()
            .filter(|(_, card)| card.due <= today)
            .map(|(topic, card)| (card.due, *topic))
            .collect();
        due.sort_unstable();
        due.into_iter().map(|(_, topic)| topic).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEGAL: Topic = Topic::Exercise(Kind::Legal, Variant::Othello);
    const PARITY: Topic = Topic::Puzzle(Theme::Parity);

    #[test]
    fn what_is_failed_comes_again_ever_later_until_it_is_known() {
        let mut schedule = Schedule::default();
        schedule.note(PARITY, true, 100);
        assert_eq!(schedule.due(1000), []);
        schedule.note(PARITY, false, 100);
        let mut day = 100;
        for days in INTERVALS {
            assert_eq!(schedule.due(day + days - 1), []);
            day += days;
            assert_eq!(schedule.due(day), [PARITY]);
            schedule.note(PARITY, true, day);
        }
        assert_eq!(schedule, Schedule::default());
    }

    #[test]
    fn a_failure_begins_anew_and_practice_in_between_is_free() {
        let mut schedule = Schedule::default();
        schedule.note(LEGAL, false, 0);
        schedule.note(LEGAL, true, 1);
        let before = schedule.clone();
        schedule.note(LEGAL, true, 2);
        assert_eq!(schedule, before);
        schedule.note(LEGAL, false, 3);
        assert_eq!(schedule.due(4), [LEGAL]);
    }

    #[test]
    fn what_has_waited_longest_comes_first() {
        let mut schedule = Schedule::default();
        schedule.note(LEGAL, false, 5);
        schedule.note(PARITY, false, 4);
        assert_eq!(schedule.due(9), [PARITY, LEGAL]);
        schedule.note(PARITY, false, Day::MAX);
        assert_eq!(schedule.due(Day::MAX), [LEGAL, PARITY]);
    }
}
