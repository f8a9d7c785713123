//! Makes endgame puzzles, and has them checked by an engine that has not made them.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use otho_coach::exercise::RESOURCES;
use otho_coach::puzzle::{Puzzle, PuzzleOrder, Theme};
use otho_engine::{Engine, Weights};

use crate::files::writing;
use crate::output::say;
use crate::store::progress;

#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    /// How many to make, of each theme as many as of any other
    #[arg(long, default_value_t = 1000)]
    count: usize,
    /// What chance depends on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write, a line a puzzle
    #[arg(long)]
    out: PathBuf,
    /// Have each puzzle solved again by a new engine: solution, margin and theme
    #[arg(long)]
    verify: bool,
}

pub(crate) fn run(args: &PuzzlesArgs) -> Result<()> {
    let began = Instant::now();
    let puzzles = make(args)?;
    let minutes = began.elapsed().as_secs_f64() / 60.0;
    say(format_args!(
        "{} puzzles on one thread in {:.1} s: {:.0} a minute",
        puzzles.len(),
        60.0 * minutes,
        puzzles.len() as f64 / minutes
    ));
    if args.verify {
        verify(&puzzles)?;
        say(format_args!(
            "{} of them verified: one winning move, margin and theme",
            puzzles.len()
        ));
    }
    print_spread(&puzzles);
    let context = || writing(&args.out);
    let mut file = BufWriter::new(File::create(&args.out).with_context(context)?);
    for puzzle in &puzzles {
        writeln!(file, "{puzzle}").with_context(context)?;
    }
    file.flush().with_context(context)
}

fn make(args: &PuzzlesArgs) -> Result<Vec<Puzzle>> {
    let mut engine = Engine::new(RESOURCES, Weights::embedded());
    let bar = progress("puzzles", args.count);
    let mut boards = HashSet::new();
    let mut puzzles = Vec::with_capacity(args.count);
    let mut themes = Theme::ALL.into_iter().cycle();
    // Neighboring seeds have nothing in common, so that counting up is as good as chance.
    let mut seed = args.seed << 32;
    while puzzles.len() < args.count {
        let order = PuzzleOrder {
            theme: themes.next(),
            seed,
        };
        seed += 1;
        // A rare theme may not turn up in the games of a seed; it will in those of another.
        let Ok(puzzle) = Puzzle::make(&mut engine, &order, &|| false) else {
            continue;
        };
        if boards.insert(puzzle.position.board().canonical().0) {
            puzzles.push(puzzle);
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    Ok(puzzles)
}

fn verify(puzzles: &[Puzzle]) -> Result<()> {
    let mut engine = Engine::new(RESOURCES, Weights::embedded());
    let bar = progress("verified", puzzles.len());
    for puzzle in puzzles {
        if let Err(flaw) = puzzle.verify(&mut engine, &|| false) {
            bail!("{puzzle}: {flaw}");
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

fn print_spread(puzzles: &[Puzzle]) {
    for theme in Theme::ALL {
        let mut estimates: Vec<u16> = puzzles
            .iter()
            .filter(|puzzle| puzzle.theme == theme)
            .map(|puzzle| puzzle.estimate)
            .collect();
        estimates.sort_unstable();
        if let [low, .., high] = estimates[..] {
            let median = estimates[estimates.len() / 2];
            say(format_args!(
                "{:10} {:5} puzzles, estimates {low} to {high}, half of them below {median}",
                theme.id(),
                estimates.len()
            ));
        }
    }
}
