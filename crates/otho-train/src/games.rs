//! The games that training starts from.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, Result, bail};
use flate2::read::GzDecoder;
use otho_core::{Board, Color, Position, Square, Turn};
use otho_formats::wthor;

/// The moves of a game, without passes.
pub(crate) type Moves = Vec<Square>;

/// The positions of a game in which a move was made.
pub(crate) struct Line {
    pub(crate) turns: Vec<(Board, Color)>,
}

impl Line {
    /// Plays a game by the rules, as far as its moves are legal.
    pub(crate) fn of(moves: &[Square]) -> Self {
        let mut turns = Vec::with_capacity(moves.len());
        let mut position = Position::START;
        for &square in moves {
            let Ok(next) = position.play(square) else {
                break;
            };
            turns.push((position.board(), position.side()));
            position = match next.turn() {
                Turn::Pass => next.with_other_side(),
                Turn::Move(_) | Turn::Over => next,
            };
        }
        Self { turns }
    }
}

/// Reads all games of a folder: first those of tournaments, then those of a program's log.
pub(crate) fn read(data: &Path) -> Result<Vec<Moves>> {
    let mut games = tournaments(data)?;
    games.extend(logbook(data)?);
    Ok(games)
}

/// Reads the games of tournaments, `wthor/*.wtb`, the oldest first.
pub(crate) fn tournaments(data: &Path) -> Result<Vec<Moves>> {
    let folder = data.join("wthor");
    let entries = fs::read_dir(&folder).with_context(|| format!("reading {}", folder.display()))?;
    let mut years = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "wtb") {
            years.push(path);
        }
    }
    years.sort();
    let mut games = Vec::new();
    for year in years {
        let context = || format!("reading {}", year.display());
        let file = File::open(&year).with_context(context)?;
        for game in wthor::Games::new(file).with_context(context)? {
            games.push(game.with_context(context)?.moves.to_vec());
        }
    }
    Ok(games)
}

/// Reads `games/logbook.gam.gz`.
pub(crate) fn logbook(data: &Path) -> Result<Vec<Moves>> {
    let path = data.join("games/logbook.gam.gz");
    let file = File::open(&path).with_context(|| format!("reading {}", path.display()))?;
    let lines = BufReader::new(GzDecoder::new(file)).lines();
    lines.map(|line| parse(&line?)).collect()
}

/// Reads a line such as `+d3-c3+c4-e3: -04 10`, signs for the players.
fn parse(line: &str) -> Result<Moves> {
    let moves = line.split(':').next().unwrap_or_default();
    let mut parts = moves.split(['+', '-']);
    if parts.next() != Some("") {
        bail!("a game of the logbook begins with a sign: {line:?}");
    }
    parts
        .map(|square| square.parse().with_context(|| format!("reading {line:?}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_the_logbook_is_its_squares_between_signs() {
        let moves = parse("+f5-d6+c3: +02 10").expect("it is well formed");
        assert_eq!(moves, [Square::F5, Square::D6, Square::C3]);
        assert!(parse("f5-d6: +02").is_err());
        assert!(parse("+f5-d9: +02").is_err());
    }

    #[test]
    fn a_line_ends_before_the_first_illegal_move() {
        let line = Line::of(&[Square::F5, Square::D6, Square::A1, Square::C3]);
        assert_eq!(line.turns.len(), 2);
    }
}
