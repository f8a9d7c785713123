//! Balanced starts: positions after eight moves in which nobody is ahead.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use otho_core::{Board, Position, Square, Turn, Variant};
use otho_engine::{Cuts, Engine, Resources, Weights};

use crate::output::say;
use crate::sample::Sample;
use crate::store::Store;

/// The moves of a start.
const N_MOVES: usize = 8;

/// The searches, each over what the one before has left: plies, and the largest value that stays.
const SIEVES: [(u8, f32); 4] = [(8, 5.0), (12, 4.0), (18, 2.0), (24, 1.0)];

/// The last search of each start that is taken: it is worth nothing to either side.
///
/// Two discs decide between those who play well. From starts within two discs by 18 plies, both
/// games of a pair went to the same color in twelve of 30 pairs, though one player had four times
/// the time of the other.
const VERDICT_DEPTH: u8 = 30;

/// Starts that are searched with one table, and kept together: a minute at most.
const IN_SHARD: usize = 400;
const IN_LAST_SHARD: usize = 16;

/// Shards of the last search between two looks at whether there are enough.
const SHARDS_IN_ROUND: usize = 16;

#[derive(Args, Debug)]
pub(crate) struct OpeningsArgs {
    /// Where values are kept, to go on from there after a stop
    #[arg(long, default_value = "training-openings")]
    folder: PathBuf,
    /// Threads that search side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// How many starts are enough
    #[arg(long, default_value_t = 2_200)]
    enough: usize,
    /// A file of weights to judge by; without it, the embedded ones
    #[arg(long)]
    weights: Option<PathBuf>,
    /// The file to write
    #[arg(long, default_value = "crates/otho-engine/openings/balanced.txt")]
    out: PathBuf,
}

pub(crate) fn run(args: &OpeningsArgs) -> Result<()> {
    let bytes = match &args.weights {
        Some(path) => fs::read(path).with_context(|| format!("reading {}", path.display()))?,
        None => Vec::new(),
    };
    let starts = starts();
    say(format_args!(
        "{} positions after {N_MOVES} moves",
        starts.len()
    ));
    let print = fingerprint(&read(&bytes)?, &starts);
    let search = Search {
        store: Store::open(
            args.folder.clone(),
            &format!("{N_MOVES} moves, {SIEVES:?}, {VERDICT_DEPTH} plies, weights {print:016x}"),
            args.threads,
        )?,
        weights: bytes,
    };
    let mut boards: Vec<Board> = starts.keys().copied().collect();
    for (depth, most) in SIEVES {
        let step = format!("depth-{depth}");
        let mut found = search.values(&step, &boards, depth, IN_SHARD)?;
        found.retain(|sample| sample.value.abs() <= most);
        // The likeliest come first, since the last search takes most of the time; among equals all
        // kinds of openings are mixed.
        found.sort_by_key(|sample| (sample.value.abs() as i32, sample.board.hash()));
        boards = found.into_iter().map(|sample| sample.board).collect();
        say(format_args!(
            "{} of them within {most} discs at depth {depth}",
            boards.len()
        ));
    }
    let balanced = search.balanced(&boards, args.enough)?;
    if let Some(folder) = args.out.parent() {
        fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    }
    fs::write(&args.out, listed(&starts, &balanced))
        .with_context(|| format!("writing {}", args.out.display()))?;
    say(format_args!(
        "{} balanced starts in {}",
        balanced.len(),
        args.out.display()
    ));
    Ok(())
}

struct Search {
    store: Store,
    /// A file of weights, empty for the embedded ones.
    weights: Vec<u8>,
}

impl Search {
    fn engine(&self) -> Engine {
        let resources = Resources {
            hash: 64 << 20,
            threads: 1,
        };
        let weights = read(&self.weights).expect("they were read at the start");
        Engine::new(resources, weights)
    }

    fn values(
        &self,
        step: &str,
        boards: &[Board],
        depth: u8,
        in_shard: usize,
    ) -> Result<Vec<Sample>> {
        self.store.shards(
            step,
            boards.len().div_ceil(in_shard),
            || self.engine(),
            |engine, shard| {
                let first = shard * in_shard;
                let boards = &boards[first..boards.len().min(first + in_shard)];
                engine.clear();
                let values = engine.values(
                    Variant::Othello,
                    boards.iter().copied(),
                    depth,
                    Cuts::Likely,
                );
                let sample = |(&board, value)| Sample::new(board, value as f32, false);
                boards.iter().zip(values).map(sample).collect()
            },
        )
    }

    /// The first of the boards that stand the last search, until there are enough.
    fn balanced(&self, boards: &[Board], enough: usize) -> Result<Vec<Board>> {
        let round = IN_LAST_SHARD * SHARDS_IN_ROUND;
        let mut n = 0;
        while n < boards.len() {
            n = boards.len().min(n + round);
            let step = format!("depth-{VERDICT_DEPTH}");
            let found = self.values(&step, &boards[..n], VERDICT_DEPTH, IN_LAST_SHARD)?;
            let draws = found.iter().filter(|sample| sample.value == 0.0);
            let balanced: Vec<Board> = draws.map(|sample| sample.board).collect();
            say(format_args!("{} of {n} are balanced", balanced.len()));
            if balanced.len() >= enough {
                return Ok(balanced);
            }
        }
        bail!("there are fewer than {enough} balanced starts");
    }
}

/// Weights from a file, the embedded ones when it is empty.
fn read(bytes: &[u8]) -> Result<Weights> {
    if bytes.is_empty() {
        return Ok(Weights::embedded());
    }
    Ok(Weights::from_bytes(bytes)?)
}

/// A number by which weights are known: values that others gave must not be taken for theirs.
fn fingerprint(weights: &Weights, starts: &BTreeMap<Board, Vec<Square>>) -> u64 {
    starts.keys().step_by(100).fold(0, |print: u64, &board| {
        let value = u64::from(weights.evaluate(board).to_bits());
        (print ^ value)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    })
}

/// All positions after eight moves in which the player to move has one, up to symmetry, and the
/// first way to each. The first move is f5 throughout: the others are its images.
fn starts() -> BTreeMap<Board, Vec<Square>> {
    let first = Position::START.play(Square::F5).expect("it is legal");
    let mut reached = BTreeMap::from([(first.board().canonical().0, (first, vec![Square::F5]))]);
    for _ in 1..N_MOVES {
        let mut next = BTreeMap::new();
        for (position, moves) in reached.values() {
            for square in position.legal_moves() {
                let after = position.play(square).expect("it is legal");
                next.entry(after.board().canonical().0)
                    .or_insert_with(|| (after, [moves.as_slice(), &[square]].concat()));
            }
        }
        reached = next;
    }
    reached
        .into_iter()
        .filter(|(_, (position, _))| matches!(position.turn(), Turn::Move(_)))
        .map(|(board, (_, moves))| (board, moves))
        .collect()
}

/// A line a start, in the order of the alphabet: its moves.
fn listed(starts: &BTreeMap<Board, Vec<Square>>, balanced: &[Board]) -> String {
    let line = |board: &Board| {
        let moves: String = starts[board].iter().map(Square::to_string).collect();
        moves + "\n"
    };
    let mut lines: Vec<String> = balanced.iter().map(line).collect();
    lines.sort();
    lines.concat()
}

#[cfg(test)]
mod tests {
    use otho_core::Color;

    use super::*;

    #[test]
    fn every_position_after_eight_moves_is_there_once() {
        let starts = starts();
        // 67,245 up to symmetry, as others have counted, but for six in which Black has no move.
        assert_eq!(starts.len(), 67_245 - 6);
        for (board, moves) in starts.iter().step_by(997) {
            let end = moves
                .iter()
                .fold(Position::START, |at, &square| at.play(square).unwrap());
            assert_eq!(end.board().canonical().0, *board);
            assert_eq!(end.side(), Color::Black);
        }
    }
}
