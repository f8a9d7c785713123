//! `otho match`: games between players of all kinds, and what they say about their strength.

mod contestant;
mod game;
mod gtp;
mod ladder;
mod log;
mod nboard;
mod process;
mod report;
mod schedule;

use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use otho_engine::strength::{Sprt, Verdict};
use otho_text::Texts;

use self::contestant::{Contestant, Player};
use self::game::{Conditions, Fixture, Played};
use self::log::{Described, Log};
use self::process::{Forfeit, PATIENCE};
use self::report::Standing;
use self::schedule::{Beginning, Plan};
use crate::cli::Match;
use crate::interrupt::Interrupt;
use crate::output::{Answer, Failure, Output, quoted};
use crate::power::number;

/// Games of every two players, unless the command line says otherwise.
const GAMES: usize = 20;
const MOST_GAMES: usize = 1_000_000;
const MOST_AT_ONCE: usize = 256;

/// A day for a game, or for a move, is enough.
const LONGEST_TIME: f64 = 86_400.0;

/// Elo differences beyond this are the same as infinite ones.
const LARGEST_ELO: f64 = 2000.0;

/// How often somebody who waits is told how far the match is.
const BETWEEN_REPORTS: Duration = Duration::from_secs(2);

pub(super) fn run(args: &Match, out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let settings = Settings::read(args, &texts)?;
    let fixtures = settings.plan.fixtures();
    let names: Vec<String> = settings
        .contestants
        .iter()
        .map(|c| c.name.clone())
        .collect();
    let described = Described {
        names: &names,
        fixtures: &fixtures,
        seed: settings.plan.seed,
        variant: settings.variant,
        clock: settings.clock,
        beginning: settings.plan.beginning,
    };
    let (mut log, done) = Log::open(args.log.as_deref().map(Path::new), &described, &texts)?;
    let mut standing = Standing::new(&settings.plan, names.clone());
    for played in &done {
        standing.add(played);
    }
    let rest = settings.rest(&fixtures, &done);
    let interrupt = Interrupt::listen();
    let is_decided = AtomicBool::new(settings.verdict(&standing) != Verdict::Open);
    let stop = || interrupt.was_pressed() || is_decided.load(Relaxed);
    let mut reported = Instant::now();
    let written = settings.play_all(&rest, &stop, |played| {
        standing.add(&played);
        log.add(&played, &described, &texts)?;
        is_decided.fetch_or(settings.verdict(&standing) != Verdict::Open, Relaxed);
        if reported.elapsed() >= BETWEEN_REPORTS {
            reported = Instant::now();
            standing.tell(fixtures.len(), settings.sprt, out);
        }
        Ok(())
    });
    written?;
    let is_complete = !interrupt.was_pressed();
    standing.print(&settings, is_complete, out)?;
    let is_refuted = settings.verdict(&standing) == Verdict::Rejected;
    Ok(if is_complete && !is_refuted {
        Answer::Yes
    } else {
        Answer::No
    })
}

/// What the command line asks for.
struct Settings {
    contestants: Vec<Contestant>,
    plan: Plan,
    variant: otho_core::Variant,
    clock: Option<Duration>,
    patience: Duration,
    at_once: usize,
    sprt: Option<Sprt>,
}

impl Settings {
    fn read(args: &Match, texts: &Texts) -> Result<Self, Failure> {
        let given = |text: &Option<_>, range, id, default| match text {
            Some(text) => number(text, range, id, texts),
            None => Ok(default),
        };
        let mut contestants = Vec::new();
        for text in &args.contestants {
            let text = text.to_string_lossy();
            let mut contestant = Contestant::parse(&text, texts)?;
            let twins = |known: &&Contestant| known.name.split(" #").next() == Some(&text);
            let n_twins = contestants.iter().filter(twins).count();
            if n_twins > 0 {
                contestant.name = format!("{text} #{}", n_twins + 1);
            }
            contestants.push(contestant);
        }
        let games = given(&args.games, 2..=MOST_GAMES, "match-games", GAMES)?;
        let clock = args.clock.as_ref();
        let clock = clock.map(|text| parse_seconds(text, "match-clock", texts));
        let clock = clock.transpose()?;
        let patience = args.patience.as_ref();
        let patience = patience.map(|text| parse_seconds(text, "match-patience", texts));
        let patience = patience.transpose()?.unwrap_or(PATIENCE);
        if clock.is_none()
            && let Some(timed) = contestants.iter().find(|c| c.needs_clock())
        {
            let values = [("name", timed.name.as_str().into())];
            return Err(Failure::Usage(texts.format("match-needs-clock", &values)));
        }
        let sprt = args.sprt.as_ref().map(|text| {
            let found = [("found", quoted(text).into())];
            let sprt = text.to_str().and_then(parse_sprt);
            sprt.ok_or_else(|| Failure::Usage(texts.format("match-sprt", &found)))
        });
        let sprt = sprt.transpose()?;
        if sprt.is_some() && contestants.len() != 2 {
            return Err(Failure::Usage(texts.get("match-sprt-two")));
        }
        let plan = Plan {
            n_players: contestants.len(),
            neighbors: given(
                &args.neighbors,
                1..=usize::MAX,
                "match-neighbors",
                usize::MAX,
            )?,
            // An opening is played with both colors.
            games: games.next_multiple_of(2),
            beginning: if args.from_start {
                Beginning::Start
            } else {
                Beginning::Balanced
            },
            seed: given(&args.seed, 0..=usize::MAX, "match-seed", 1)? as u64,
        };
        let settings = Self {
            contestants,
            plan,
            variant: args.goal.variant(),
            clock,
            patience,
            at_once: given(&args.concurrency, 1..=MOST_AT_ONCE, "match-concurrency", 1)?,
            sprt,
        };
        settings.try_players(texts)?;
        Ok(settings)
    }

    /// A program that cannot begin a game now will not begin any other.
    fn try_players(&self, texts: &Texts) -> Result<(), Failure> {
        for contestant in self.contestants.iter().filter(|c| c.is_program()) {
            let player = contestant.player(self.variant);
            let begun = player.and_then(|mut player| player.begin(self.clock));
            if let Err(forfeit) = begun {
                let reason = texts.get(forfeit.id());
                let values = [
                    ("name", quoted(contestant.name.as_ref()).into()),
                    ("reason", reason.into()),
                ];
                return Err(Failure::Usage(texts.format("match-no-start", &values)));
            }
        }
        Ok(())
    }

    fn verdict(&self, standing: &Standing) -> Verdict {
        match self.sprt {
            Some(sprt) => sprt.verdict(&standing.pairs_of(0)),
            None => Verdict::Open,
        }
    }

    /// The games that have not been played.
    fn rest(&self, fixtures: &[Fixture], done: &[Played]) -> Vec<Fixture> {
        let done: HashMap<usize, &Played> = done
            .iter()
            .map(|played| (played.fixture.number, played))
            .collect();
        let is_left = |fixture: &&Fixture| !done.contains_key(&fixture.number);
        fixtures.iter().filter(is_left).cloned().collect()
    }

    /// Plays games side by side, and hands each over when it is done, in any order.
    fn play_all(
        &self,
        fixtures: &[Fixture],
        stop: &(dyn Fn() -> bool + Sync),
        mut done: impl FnMut(Played) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let next = AtomicUsize::new(0);
        let has_failed = AtomicBool::new(false);
        let (sender, results) = channel();
        let stop = || stop() || has_failed.load(Relaxed);
        let stop = &stop;
        thread::scope(|scope| {
            for _ in 0..self.at_once.min(fixtures.len()) {
                let sender = sender.clone();
                let next = &next;
                scope.spawn(move || self.play_some(fixtures, next, stop, &sender));
            }
            drop(sender);
            for played in results {
                done(played).inspect_err(|_| has_failed.store(true, Relaxed))?;
            }
            Ok(())
        })
    }

    /// One thread: takes games until there are none, and keeps its players from game to game.
    fn play_some(
        &self,
        fixtures: &[Fixture],
        next: &AtomicUsize,
        stop: &(dyn Fn() -> bool + Sync),
        done: &Sender<Played>,
    ) {
        let conditions = Conditions {
            variant: self.variant,
            clock: self.clock,
            patience: self.patience,
            stop,
        };
        let mut players: Vec<Option<Player>> = self.contestants.iter().map(|_| None).collect();
        while !stop() {
            let Some(fixture) = fixtures.get(next.fetch_add(1, Relaxed)) else {
                return;
            };
            let seats = fixture.players;
            let mut take = |seat: usize| match players[seat].take() {
                Some(player) => Ok(player),
                None => self.contestants[seat].player(self.variant),
            };
            let played = match [take(seats[0]), take(seats[1])] {
                [Ok(black), Ok(white)] => {
                    let mut seated = [black, white];
                    let played = conditions.play(fixture.clone(), &mut seated);
                    // Who has forfeited may be in any state: it begins anew.
                    let loser = played.as_ref().and_then(|played| played.forfeit);
                    for (index, player) in seated.into_iter().enumerate() {
                        if loser.is_none_or(|(color, _)| color.index() != index) {
                            players[seats[index]] = Some(player);
                        }
                    }
                    played
                }
                [Err(forfeit), _] => Some(absent(self, fixture, 0, forfeit)),
                [_, Err(forfeit)] => Some(absent(self, fixture, 1, forfeit)),
            };
            let Some(played) = played else {
                return;
            };
            if done.send(played).is_err() {
                return;
            }
        }
    }
}

/// A game that one of the players has not come to.
fn absent(settings: &Settings, fixture: &Fixture, seat: usize, forfeit: Forfeit) -> Played {
    let loser = [otho_core::Color::Black, otho_core::Color::White][seat];
    Played::forfeited(fixture.clone(), settings.variant, loser, forfeit)
}

/// Reads a time, or refuses it by the sentence with this id.
fn parse_seconds(text: &OsStr, id: &str, texts: &Texts) -> Result<Duration, Failure> {
    let seconds = text.to_str().and_then(|text| text.parse().ok());
    let seconds = seconds.filter(|&seconds| seconds > 0.0 && seconds <= LONGEST_TIME);
    let found = [("found", quoted(text).into())];
    let refuse = || Failure::Usage(texts.format(id, &found));
    seconds.map(Duration::from_secs_f64).ok_or_else(refuse)
}

/// Reads two Elo differences, the smaller first.
fn parse_sprt(text: &str) -> Option<Sprt> {
    let (elo0, elo1) = text.split_once(',')?;
    let elo = |text: &str| -> Option<f64> {
        let elo: f64 = text.trim().parse().ok()?;
        (elo.abs() <= LARGEST_ELO).then_some(elo)
    };
    let sprt = Sprt {
        elo0: elo(elo0)?,
        elo1: elo(elo1)?,
    };
    (sprt.elo0 < sprt.elo1).then_some(sprt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequential_test_has_two_differences_in_order() {
        assert!(parse_sprt("0,5").is_some_and(|sprt| sprt.elo1 == 5.0));
        assert!(parse_sprt("-1.5, 1.5").is_some());
        for bad in ["", "5", "5,0", "0,0", "0,x", "0,nan", "0,99999", "1,2,3"] {
            assert_eq!(parse_sprt(bad), None, "{bad}");
        }
    }
}
