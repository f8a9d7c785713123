//! Makes the weights of the evaluation and the figures of ProbCut. A tool for developers.

#![forbid(unsafe_code)]

mod duel;
mod explain;
mod files;
mod fit;
mod games;
mod generation;
mod label;
mod linear;
mod mean;
mod measure;
mod openings;
mod output;
mod play;
mod plot;
mod probcut;
mod puzzles;
mod sample;
mod slips;
mod store;
mod trial;
mod truth;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Parser};
use otho_core::Variant;

#[derive(Parser, Debug)]
#[command(about)]
enum Command {
    /// Make weights: play games, label positions, fit phases and ProbCut, play a match against the
    /// weights in use, and write the file if it is won
    Generation(generation::GenerationArgs),
    /// Fit the figures of ProbCut to searches without cuts, and print them
    Probcut(probcut::ProbCutArgs),
    /// List balanced starts of eight moves
    Openings(openings::OpeningsArgs),
    /// Make endgame puzzles, and check them
    Puzzles(puzzles::PuzzlesArgs),
    /// Measure what the moves of recorded games have lost
    Slips(slips::SlipsArgs),
    /// Hold weights against positions whose moves are all scored
    Measure(measure::MeasureArgs),
    /// Hold weights against what positions of good games are truly worth
    Truth(truth::TruthArgs),
    /// Let two files of weights play against each other at equal nodes
    Duel(duel::DuelArgs),
    /// Let the coach explain mistakes or good moves of recorded games, and count what it finds to say
    Explain(explain::ExplainArgs),
}

/// What all commands that make samples take.
#[derive(Args, Debug)]
struct Common {
    /// The folder with `wthor` and `games`
    #[arg(long, env = "OTHO_DATA")]
    data: PathBuf,
    /// Where samples are kept, to go on from there after a stop
    #[arg(long, default_value = "training")]
    folder: PathBuf,
    /// Threads that label side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// What chance depends on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The fewest discs win
    #[arg(long)]
    anti: bool,
}

impl Common {
    fn variant(&self) -> Variant {
        if self.anti {
            Variant::Anti
        } else {
            Variant::Othello
        }
    }
}

fn main() -> Result<()> {
    match Command::parse() {
        Command::Generation(args) => generation::run(&args).map(drop),
        Command::Probcut(args) => probcut::run(&args),
        Command::Openings(args) => openings::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Slips(args) => slips::run(&args),
        Command::Measure(args) => measure::run(&args),
        Command::Truth(args) => truth::run(&args),
        Command::Duel(args) => duel::run(&args),
        Command::Explain(args) => explain::run(&args),
    }
}
