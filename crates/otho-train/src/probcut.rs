//! `otho-train probcut`: how far shallow searches are off, as figures for the engine.
//!
//! The error of a shallow search as a forecast of a deep one is taken to be normal with mean 0;
//! the logarithm of its standard deviation is fitted as linear in both depths and in the number of
//! empty squares.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use fastrand::Rng;
use otho_core::{Board, Variant};
use otho_engine::{Cuts, Engine, Network, Spread, Spreads, Weights};

use crate::games::{self, Line, Moves};
use crate::label::{TO_THE_END, engine, seed, wander};
use crate::output::say;
use crate::play::{Play, random_moves};
use crate::store::{Row, Store};
use crate::{Common, files, linear};

/// The largest depth there is room for.
const DEEPEST: u8 = 12;
const N_DEPTHS: usize = DEEPEST as usize + 1;

/// In a position with fewer empties no search of limited depth is worth a forecast.
const LEAST_EMPTIES: u32 = 10;

/// Before this the opening has few positions.
const MOST_EMPTIES: u32 = 54;

/// Fewer errors say nothing of how far they spread.
const LEAST_ERRORS: usize = 8;

const ROWS_IN_SHARD: usize = 100;

#[derive(Args, Debug)]
pub(crate) struct ProbCutArgs {
    #[command(flatten)]
    common: Common,
    /// A file of weights; without it, the embedded ones
    #[arg(long)]
    weights: Option<PathBuf>,
    #[command(flatten)]
    survey: Survey,
    /// Where to write the weights with their figures
    #[arg(long)]
    out: Option<PathBuf>,
}

/// What to search.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Survey {
    /// How many positions to search for the figures of ProbCut
    #[arg(long, default_value_t = 10_000)]
    positions: usize,
    /// How deep to search them
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(3..=i64::from(DEEPEST)))]
    deepest: u8,
    /// Up to how many empties they are solved as well
    #[arg(long, default_value_t = 18)]
    solve_to: u8,
}

/// The values of one position at all depths, nothing cut off.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Values {
    empties: u8,
    /// Depths that were not searched have none.
    by_depth: [Option<i8>; N_DEPTHS],
    exact: Option<i8>,
}

/// In a file, a value that is not there.
const NO_VALUE: i8 = i8::MIN;

impl Row for Values {
    const LENGTH: usize = N_DEPTHS + 2;

    fn write(&self, bytes: &mut Vec<u8>) {
        let byte = |value: Option<i8>| value.unwrap_or(NO_VALUE) as u8;
        bytes.push(self.empties);
        bytes.extend(self.by_depth.map(byte));
        bytes.push(byte(self.exact));
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let value = |&byte: &u8| Some(byte as i8).filter(|&value| value != NO_VALUE);
        let (empties, values) = bytes.split_first()?;
        let (by_depth, exact) = values.split_first_chunk::<N_DEPTHS>()?;
        Some(Self {
            empties: *empties,
            by_depth: by_depth.each_ref().map(value),
            exact: value(exact.first()?),
        })
    }
}

pub(crate) fn run(args: &ProbCutArgs) -> Result<()> {
    let common = &args.common;
    let weights = files::network(args.weights.as_deref(), common.variant())?;
    let plan = format!("probcut of {:?}, seed {}\n", common.variant(), common.seed);
    let store = Store::open(common.folder.clone(), &plan, common.threads)?;
    let spreads = fit(common, &store, &weights, args.survey)?;
    match &args.out {
        Some(path) => files::write(path, &weights.with_spreads(spreads)),
        None => Ok(()),
    }
}

/// Searches positions with these weights, and fits figures to what shallow searches are off.
pub(crate) fn fit(
    common: &Common,
    store: &Store,
    weights: &Network,
    survey: Survey,
) -> Result<Spreads> {
    let variant = common.variant();
    let step = format!(
        "probcut-{:016x}-{}-{}",
        weights.fingerprint(),
        survey.deepest,
        survey.solve_to
    );
    let games = match variant {
        Variant::Othello => games::read(&common.data)?,
        Variant::Anti => Vec::new(),
    };
    let rows = store.shards(
        &step,
        survey.positions.div_ceil(ROWS_IN_SHARD),
        || engine(variant, Weights::from(weights.clone())),
        |engine, shard| {
            let mut rng = Rng::with_seed(seed(common.seed, "probcut", shard));
            engine.clear();
            let boards: Vec<Board> = (0..ROWS_IN_SHARD)
                .map(|n| draw(variant, &games, engine, n, &mut rng))
                .collect();
            let search = |board: Board| {
                // Another position's results might be deeper than what is asked for.
                engine.clear();
                let mut values =
                    |depth| engine.values(variant, [board], depth, Cuts::None)[0] as i8;
                let empties = board.n_empties() as u8;
                Values {
                    empties,
                    by_depth: core::array::from_fn(|depth| {
                        let depth = depth as u8;
                        (depth <= survey.deepest).then(|| values(depth))
                    }),
                    exact: (empties <= survey.solve_to).then(|| values(TO_THE_END)),
                }
            };
            boards.into_iter().map(search).collect()
        },
    )?;
    Ok(Spreads {
        midgame: spread("midgame", &midgame(&rows))?,
        to_end: spread("to the end", &to_end(&rows))?,
    })
}

/// A position of a game, or one that a random move or two have led away from it. Where there are
/// archives, every other one is theirs; the rest is played for the purpose. Each number of empties
/// comes as often as any other.
fn draw(
    variant: Variant,
    games: &[Moves],
    player: &mut Engine,
    number: usize,
    rng: &mut Rng,
) -> Board {
    let play = Play::of_depth(variant, 2);
    loop {
        let empties = rng.u32(LEAST_EMPTIES..=MOST_EMPTIES);
        let astray = rng.usize(0..=2);
        let game: Vec<Board> = match rng.choice(games).filter(|_| number.is_multiple_of(2)) {
            Some(moves) => Line::of(moves).turns.iter().map(|turn| turn.0).collect(),
            None => {
                let start = random_moves(rng.usize(8..=40), rng);
                let samples = play.game(player, rng, start, false);
                samples.iter().map(|sample| sample.board).collect()
            }
        };
        let board = game
            .into_iter()
            .find(|board| board.n_empties() == empties + astray as u32)
            .and_then(|board| wander(board, astray, rng));
        if let Some(board) = board {
            return board;
        }
    }
}

/// Errors of one pair of depths with about as many empties.
#[derive(Clone, Copy)]
struct Cell {
    shallow: usize,
    deep: usize,
    empties: f64,
    n: usize,
    mean: f64,
    sigma: f64,
}

fn cell(shallow: usize, deep: usize, errors: &[(u8, i8, i8)]) -> Option<Cell> {
    let n = errors.len();
    if n < LEAST_ERRORS {
        return None;
    }
    let mean_of = |f: &dyn Fn(&(u8, i8, i8)) -> f64| errors.iter().map(f).sum::<f64>() / n as f64;
    let error = |&(_, is, was): &(u8, i8, i8)| f64::from(is) - f64::from(was);
    Some(Cell {
        shallow,
        deep,
        empties: mean_of(&|&(empties, ..)| empties.into()),
        n,
        mean: mean_of(&error),
        sigma: mean_of(&|row| error(row) * error(row)).sqrt().max(0.1),
    })
}

/// Pairs of limited depth, of equal parity: odd and even depths differ in who moves last.
fn midgame(rows: &[Values]) -> Vec<Cell> {
    let mut cells = Vec::new();
    for deep in 3..N_DEPTHS {
        for shallow in (deep % 2..deep).step_by(2) {
            for from in (12..60).step_by(6) {
                let errors: Vec<_> = rows
                    .iter()
                    .filter(|row| (from..from + 6).contains(&row.empties))
                    .filter(|row| usize::from(row.empties) > deep + 1)
                    .filter_map(|row| {
                        Some((row.empties, row.by_depth[deep]?, row.by_depth[shallow]?))
                    })
                    .collect();
                cells.extend(cell(shallow, deep, &errors));
            }
        }
    }
    cells
}

/// Limited depths against the end of the game.
fn to_end(rows: &[Values]) -> Vec<Cell> {
    let mut cells = Vec::new();
    let last = rows.iter().filter(|row| row.exact.is_some());
    let last = last.map(|row| row.empties).max().unwrap_or(0);
    for empties in LEAST_EMPTIES as u8..=last {
        for shallow in 0..N_DEPTHS.min(usize::from(empties) - 3) {
            let errors: Vec<_> = rows
                .iter()
                .filter(|row| row.empties == empties)
                .filter_map(|row| Some((empties, row.exact?, row.by_depth[shallow]?)))
                .collect();
            cells.extend(cell(shallow, empties.into(), &errors));
        }
    }
    cells
}

/// Fits figures to the cells, and prints both.
fn spread(name: &str, cells: &[Cell]) -> Result<Spread> {
    // To the end, the deep search is as deep as there are empties: one of the two says it all.
    let is_to_end = cells.iter().all(|cell| cell.deep as f64 == cell.empties);
    let terms = |cell: &Cell| {
        let empties = if is_to_end { 0.0 } else { cell.empties };
        [1.0, cell.shallow as f64, cell.deep as f64, empties]
    };
    let equations = cells
        .iter()
        .map(|cell| (terms(cell), cell.sigma.ln(), cell.n as f64));
    let found = linear::least_squares(equations).context("too few positions")?;
    say(format_args!(
        "shallow deep empties     n   mean  sigma fitted"
    ));
    for cell in cells {
        let fitted: f64 = terms(cell).iter().zip(found).map(|(t, f)| t * f).sum();
        say(format_args!(
            "{:7} {:4} {:7.1} {:5} {:6.2} {:6.2} {:6.2}",
            cell.shallow,
            cell.deep,
            cell.empties,
            cell.n,
            cell.mean,
            cell.sigma,
            fitted.exp()
        ));
    }
    let [constant, shallow, deep, empties] = found.map(|figure| figure as f32);
    say(format_args!(
        "{name}: ln sigma = {constant:.4} {shallow:+.4} shallow {deep:+.4} deep {empties:+.4} empties"
    ));
    Ok(Spread {
        constant,
        shallow,
        deep,
        empties,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_their_file() {
        for exact in [None, Some(-64), Some(3)] {
            let row = Values {
                empties: 17,
                by_depth: core::array::from_fn(|depth| (depth < 9).then_some(5 - depth as i8)),
                exact,
            };
            let mut bytes = Vec::new();
            row.write(&mut bytes);
            assert_eq!(bytes.len(), Values::LENGTH);
            assert_eq!(Values::read(&bytes), Some(row));
        }
    }
}
