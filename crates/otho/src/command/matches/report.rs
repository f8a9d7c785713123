//! What a match has come to: the sums of its games, in a table or as JSON.

use std::collections::HashMap;
use std::time::Duration;

use otho_core::{Color, Ply, Square};
use otho_engine::strength::{Scores, Sprt, Verdict, elo_of_score};
use otho_text::Value;
use serde::Serialize;

use super::Settings;
use super::game::Played;
use super::ladder::{Rating, Tally, ladder};
use super::process::Forfeit;
use super::schedule::{Beginning, Plan, n_distinct};
use crate::grid::Grid;
use crate::output::{Failure, Output};

/// The sums of the games so far.
pub(super) struct Standing {
    names: Vec<String>,
    pairings: Vec<Pairing>,
    contestants: Vec<Sums>,
    /// The moves of all games.
    games: Vec<Vec<Square>>,
}

/// Two players and their games.
#[derive(Default)]
struct Pairing {
    players: [usize; 2],
    wins: usize,
    draws: usize,
    losses: usize,
    /// Scores of the first player in pairs of games from one opening.
    pairs: Scores,
    /// Openings of which one game has been played, with the first player's points.
    halves: HashMap<usize, f64>,
}

/// What one player has done.
#[derive(Clone, Default)]
struct Sums {
    games: usize,
    points: f64,
    moves: u32,
    time: Duration,
    forfeits: Vec<Forfeit>,
}

impl Standing {
    pub(super) fn new(plan: &Plan, names: Vec<String>) -> Self {
        let pairing = |players| Pairing {
            players,
            ..Pairing::default()
        };
        Self {
            contestants: vec![Sums::default(); names.len()],
            names,
            pairings: plan.pairings().into_iter().map(pairing).collect(),
            games: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, played: &Played) {
        let Some(black) = played.black_points() else {
            return;
        };
        let [b, w] = played.fixture.players;
        for (color, player, points) in [(Color::Black, b, black), (Color::White, w, 1.0 - black)] {
            let sums = &mut self.contestants[player];
            let (moves, time) = played.thought[color.index()];
            sums.games += 1;
            sums.points += points;
            sums.moves += moves;
            sums.time += time;
            if let Some((_, forfeit)) = played.forfeit.filter(|&(loser, _)| loser == color) {
                sums.forfeits.push(forfeit);
            }
        }
        let players = [b.min(w), b.max(w)];
        if let Some(pairing) = self.pairings.iter_mut().find(|p| p.players == players) {
            let points = if players[0] == b { black } else { 1.0 - black };
            pairing.add(played.fixture.opening, points);
        }
        let moves = played.game.plies().filter_map(|ply| match ply {
            Ply::Move(square) => Some(square),
            Ply::Pass => None,
        });
        self.games.push(moves.collect());
    }

    /// The scores of pairs of games between two players.
    pub(super) fn pairs_of(&self, pairing: usize) -> Scores {
        self.pairings
            .get(pairing)
            .map(|pairing| pairing.pairs)
            .unwrap_or_default()
    }

    /// Tells somebody who waits how far the match is.
    pub(super) fn tell(&self, all: usize, sprt: Option<Sprt>, out: &Output) {
        let done: Value<'_> = self.games.len().to_string().into();
        let all: Value<'_> = all.to_string().into();
        let [pairing] = self.pairings.as_slice() else {
            return out.progress("match-progress", &[("done", done), ("all", all)]);
        };
        let percent = 100.0 * pairing.score();
        let values = [
            ("done", done),
            ("all", all),
            ("percent", decimal(percent, 1, out).into()),
        ];
        out.progress("match-progress-two", &values);
        if let Some(sprt) = sprt {
            let values = [
                (
                    "ratio",
                    decimal(sprt.log_ratio(&pairing.pairs), 2, out).into(),
                ),
                ("bound", decimal(Sprt::bound(), 2, out).into()),
            ];
            out.progress("match-progress-sprt", &values);
        }
    }

    fn ratings(&self) -> Vec<Rating> {
        let tallies: Vec<Tally> = self
            .pairings
            .iter()
            .map(|pairing| Tally {
                players: pairing.players,
                points: pairing.points(),
            })
            .collect();
        ladder(self.names.len(), &tallies)
    }

    /// Prints the result.
    pub(super) fn print(
        &self,
        settings: &Settings,
        is_complete: bool,
        out: &mut Output,
    ) -> Result<(), Failure> {
        if out.is_json() {
            return out.json(&self.document(settings, is_complete));
        }
        self.print_pairings(out)?;
        if self.names.len() > 2 {
            out.line("")?;
            self.print_ladder(out)?;
        }
        let distinct = n_distinct(&self.games);
        out.say(
            "match-total",
            &[
                ("games", self.games.len().into()),
                ("distinct", distinct.into()),
            ],
        )?;
        for (name, sums) in self.names.iter().zip(&self.contestants) {
            for forfeit in sums.forfeit_kinds() {
                let n = sums.forfeits.iter().filter(|&&f| f == forfeit).count();
                let reason = out.texts.get(forfeit.id());
                let values = [
                    ("name", name.as_str().into()),
                    ("games", n.into()),
                    ("reason", reason.into()),
                ];
                out.say("match-forfeits", &values)?;
            }
        }
        if let Some(sprt) = settings.sprt {
            self.print_sprt(sprt, out)?;
        }
        if !is_complete {
            out.say("match-interrupted", &[])?;
        }
        Ok(())
    }

    fn print_pairings(&self, out: &mut Output) -> Result<(), Failure> {
        let columns = [
            ("column-games", 5),
            ("column-wins", 4),
            ("column-draws", 4),
            ("column-losses", 4),
            ("column-percent", 5),
            ("column-range", 13),
            ("column-elo", 5),
            ("column-range", 13),
            ("column-players", 0),
        ];
        let grid = Grid::new(&columns, out)?;
        for pairing in &self.pairings {
            let [a, b] = pairing.players.map(|player| &self.names[player]);
            let range = |text: &dyn Fn(f64) -> String| {
                let interval = pairing.pairs.interval();
                interval.map_or_else(String::new, |(low, high)| {
                    format!("{} … {}", text(low), text(high))
                })
            };
            let cells = [
                pairing.n_games().to_string(),
                pairing.wins.to_string(),
                pairing.draws.to_string(),
                pairing.losses.to_string(),
                decimal(100.0 * pairing.score(), 1, out),
                range(&|score| decimal(100.0 * score, 1, out)),
                elo_text(elo_of_score(pairing.score())),
                range(&|score| elo_text(elo_of_score(score))),
                format!("{a} – {b}"),
            ];
            grid.row(&cells, out)?;
        }
        Ok(())
    }

    fn print_ladder(&self, out: &mut Output) -> Result<(), Failure> {
        let columns = [
            ("column-elo", 5),
            ("column-error", 4),
            ("column-games", 5),
            ("column-percent", 5),
            ("column-ms", 8),
            ("column-player", 0),
        ];
        let grid = Grid::new(&columns, out)?;
        let ratings = self.ratings();
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|&a, &b| ratings[b].elo.total_cmp(&ratings[a].elo));
        for player in order {
            let sums = &self.contestants[player];
            let cells = [
                elo_text(ratings[player].elo),
                format!("{:.0}", ratings[player].error),
                sums.games.to_string(),
                decimal(100.0 * sums.score(), 1, out),
                decimal(sums.milliseconds(), 3, out),
                self.names[player].clone(),
            ];
            grid.row(&cells, out)?;
        }
        Ok(())
    }

    fn print_sprt(&self, sprt: Sprt, out: &mut Output) -> Result<(), Failure> {
        let pairs = self.pairs_of(0);
        let values = [
            ("elo0", decimal(sprt.elo0, 1, out).into()),
            ("elo1", decimal(sprt.elo1, 1, out).into()),
            ("ratio", decimal(sprt.log_ratio(&pairs), 2, out).into()),
            ("bound", decimal(Sprt::bound(), 2, out).into()),
            ("first", self.names[0].as_str().into()),
            ("second", self.names[1].as_str().into()),
        ];
        let id = match sprt.verdict(&pairs) {
            Verdict::Accepted => "match-sprt-accepted",
            Verdict::Rejected => "match-sprt-rejected",
            Verdict::Open => "match-sprt-open",
        };
        out.say(id, &values)
    }

    fn document(&self, settings: &Settings, is_complete: bool) -> Document<'_> {
        let ratings = self.ratings();
        let contestants = self.names.iter().zip(&self.contestants).zip(ratings);
        let contestant = |((name, sums), rating): ((_, &Sums), Rating)| ContestantDocument {
            name,
            elo: rating.elo,
            elo_error: rating.error,
            games: sums.games,
            points: sums.points,
            milliseconds_per_move: sums.milliseconds(),
            forfeits: sums.forfeits.iter().map(|forfeit| forfeit.word()).collect(),
        };
        let pairings = self.pairings.iter().map(|pairing| {
            let bound = |score: f64| Some(elo_of_score(score)).filter(|elo| elo.is_finite());
            let interval = pairing.pairs.interval();
            PairingDocument {
                players: pairing.players.map(|player| self.names[player].as_str()),
                games: pairing.n_games(),
                wins: pairing.wins,
                draws: pairing.draws,
                losses: pairing.losses,
                score: pairing.score(),
                score_low: interval.map(|(low, _)| low),
                score_high: interval.map(|(_, high)| high),
                elo: bound(pairing.score()),
                elo_low: interval.and_then(|(low, _)| bound(low)),
                elo_high: interval.and_then(|(_, high)| bound(high)),
            }
        });
        Document {
            variant: super::super::variant_word(settings.variant),
            seed: settings.plan.seed,
            openings: match settings.plan.beginning {
                Beginning::Balanced => "balanced",
                Beginning::Start => "start",
            },
            games: self.games.len(),
            distinct_games: n_distinct(&self.games),
            is_complete,
            contestants: contestants.map(contestant).collect(),
            pairings: pairings.collect(),
            sprt: settings.sprt.map(|sprt| SprtDocument {
                elo0: sprt.elo0,
                elo1: sprt.elo1,
                log_ratio: sprt.log_ratio(&self.pairs_of(0)),
                bound: Sprt::bound(),
                verdict: match sprt.verdict(&self.pairs_of(0)) {
                    Verdict::Accepted => "accepted",
                    Verdict::Rejected => "rejected",
                    Verdict::Open => "open",
                },
            }),
        }
    }
}

impl Pairing {
    fn add(&mut self, opening: usize, points: f64) {
        match points {
            1.0 => self.wins += 1,
            0.5 => self.draws += 1,
            _ => self.losses += 1,
        }
        match self.halves.remove(&opening) {
            Some(other) => self.pairs.add(f64::midpoint(points, other)),
            None => _ = self.halves.insert(opening, points),
        }
    }

    const fn n_games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    fn points(&self) -> [f64; 2] {
        let half = self.draws as f64 / 2.0;
        [self.wins as f64 + half, self.losses as f64 + half]
    }

    /// The first player's share of the points.
    fn score(&self) -> f64 {
        self.points()[0] / self.n_games().max(1) as f64
    }
}

impl Sums {
    fn score(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    fn milliseconds(&self) -> f64 {
        1e3 * self.time.as_secs_f64() / f64::from(self.moves.max(1))
    }

    fn forfeit_kinds(&self) -> Vec<Forfeit> {
        let mut kinds: Vec<Forfeit> = Vec::new();
        for &forfeit in &self.forfeits {
            if !kinds.contains(&forfeit) {
                kinds.push(forfeit);
            }
        }
        kinds
    }
}

/// A number as the language writes it.
fn decimal(number: f64, digits: usize, out: &Output) -> String {
    format!("{number:.digits$}").replace('.', &out.texts.get("decimal-sign"))
}

/// A difference with its sign; those that nobody could measure are infinite.
fn elo_text(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+∞" } else { "−∞" }.to_owned();
    }
    format!("{elo:+.0}").replace('-', "−")
}

#[derive(Serialize)]
struct Document<'a> {
    variant: &'static str,
    seed: u64,
    openings: &'static str,
    games: usize,
    distinct_games: usize,
    is_complete: bool,
    contestants: Vec<ContestantDocument<'a>>,
    pairings: Vec<PairingDocument<'a>>,
    sprt: Option<SprtDocument>,
}

#[derive(Serialize)]
struct ContestantDocument<'a> {
    name: &'a String,
    /// The average of all is zero.
    elo: f64,
    elo_error: f64,
    games: usize,
    points: f64,
    milliseconds_per_move: f64,
    forfeits: Vec<&'static str>,
}

#[derive(Serialize)]
struct PairingDocument<'a> {
    players: [&'a str; 2],
    games: usize,
    wins: usize,
    draws: usize,
    losses: usize,
    score: f64,
    /// The interval that holds the true score in 95 % of all cases; nothing before a pair of games.
    score_low: Option<f64>,
    score_high: Option<f64>,
    /// Nothing where it is infinite.
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
}

#[derive(Serialize)]
struct SprtDocument {
    elo0: f64,
    elo1: f64,
    log_ratio: f64,
    bound: f64,
    verdict: &'static str,
}
