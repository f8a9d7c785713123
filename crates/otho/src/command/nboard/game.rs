//! The game that the other program shows: its positions, and the time that is left for it.

use std::time::Duration;

use otho_core::clock::{Extra, TimeControl};
use otho_core::{Color, IllegalMove, IllegalPass, Ply, Position, Turn, Variant};
use otho_engine::time::Allowance;
use otho_formats::Record;

/// The turns so far, one by one as they were told.
///
/// Unlike a game of our own it makes no pass by itself: the protocol tells passes like moves, and
/// asks for them. One that was left out is put in.
#[derive(Clone, Debug)]
pub(super) struct Game {
    /// From the start to now; never empty.
    positions: Vec<Position>,
    pub(super) variant: Variant,
    time: Option<TimeControl>,
    /// What Black and White have used, and how many moves they have made.
    used: [(Duration, u32); 2],
}

/// Why a turn is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    Move(IllegalMove),
    Pass(IllegalPass),
}

impl Game {
    pub(super) fn new(start: Position, variant: Variant) -> Self {
        Self {
            positions: vec![start],
            variant,
            time: None,
            used: [(Duration::ZERO, 0); 2],
        }
    }

    /// The game of a record, whose variant counts besides the one that was asked for: most
    /// programs cannot tell it.
    pub(super) fn of_record(record: &Record, asked: Variant) -> Result<Self, Refused> {
        let variant = match asked {
            Variant::Othello => record.variant,
            Variant::Anti => Variant::Anti,
        };
        let mut game = Self {
            time: record.time,
            ..Self::new(record.start, variant)
        };
        for turn in &record.turns {
            game.turn(turn.ply, turn.time.unwrap_or_default())?;
        }
        Ok(game)
    }

    pub(super) fn position(&self) -> Position {
        *self.positions.last().expect("a game has a start")
    }

    /// The position after each number of turns, the first at the start.
    pub(super) fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Makes a turn, and the pass before it that was left out.
    pub(super) fn turn(&mut self, ply: Ply, took: Duration) -> Result<(), Refused> {
        let position = self.position();
        match ply {
            // Some say at the end that neither player moves any more.
            Ply::Pass if position.turn() == Turn::Over => {}
            Ply::Pass => self.positions.push(position.pass().map_err(Refused::Pass)?),
            Ply::Move(square) => {
                let is_left_out = position.turn() == Turn::Pass;
                let before = match is_left_out {
                    true => position.with_other_side(),
                    false => position,
                };
                let after = before.play(square).map_err(Refused::Move)?;
                self.positions.extend(is_left_out.then_some(before));
                self.positions.push(after);
                let (time, moves) = &mut self.used[before.side().index()];
                *time = time.saturating_add(took);
                *moves += 1;
            }
        }
        Ok(())
    }

    /// What a player has for the moves to come, in a game with clocks.
    pub(super) fn allowance(&self, color: Color) -> Option<Allowance> {
        let time = self.time?;
        let increment = match time.extra() {
            Extra::Increment(increment) => increment,
            Extra::None | Extra::ByoYomi { .. } => Duration::ZERO,
        };
        let (used, moves) = self.used[color.index()];
        let earned = increment.saturating_mul(moves);
        let left = time.main().saturating_add(earned).saturating_sub(used);
        Some(Allowance::Game { left, increment })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_formats::ggf;

    /// Black plays d1, White has no move, and Black has another one.
    const PASS: &str = "(;GM[Othello]TI[01:00//02:00]TY[8]BO[8 *OO----- -------- -------- \
                        -------- -------- -------- -------- *O------ *]B[D1//2.5]";

    fn game(moves: &str) -> Result<Game, Refused> {
        let text = format!("{PASS}{moves};)");
        let record = ggf::read(text.as_bytes()).next();
        let record = record.expect("there is a game").expect("it can be read");
        Game::of_record(&record, Variant::Othello)
    }

    #[test]
    fn a_pass_after_the_last_move_is_made_only_when_it_is_told() {
        let without = game("").expect("it is legal");
        assert_eq!(without.position().side(), Color::White);
        assert_eq!(without.position().turn(), Turn::Pass);
        let with = game("W[PA]").expect("it is legal");
        assert_eq!(with.position().side(), Color::Black);
        assert_eq!(with.positions().len(), 3);
    }

    #[test]
    fn a_pass_that_was_left_out_is_put_in_and_one_after_the_end_is_passed_over() {
        let without = game("B[C8]").expect("it is legal");
        let with = game("W[PA]B[C8]W[PA]B[PA]").expect("it is legal");
        assert_eq!(without.positions(), with.positions());
    }

    #[test]
    fn what_the_rules_do_not_allow_changes_nothing() {
        let mut game = game("").expect("it is legal");
        let before = game.positions().to_vec();
        let refused = game.turn(Ply::Move(otho_core::Square::H1), Duration::ZERO);
        assert!(matches!(refused, Err(Refused::Move(_))));
        assert_eq!(game.positions(), before);
        let mut start = Game::new(Position::START, Variant::Othello);
        let refused = start.turn(Ply::Pass, Duration::ZERO);
        assert!(matches!(refused, Err(Refused::Pass(_))));
    }

    #[test]
    fn the_clock_shows_what_the_moves_have_left() {
        let game = game("").expect("it is legal");
        let left = |color| match game.allowance(color) {
            Some(Allowance::Game { left, .. }) => left.as_secs_f64(),
            other => panic!("{other:?}"),
        };
        assert_eq!((left(Color::Black), left(Color::White)), (57.5, 60.0));
        assert_eq!(
            Game::new(Position::START, Variant::Othello).allowance(Color::Black),
            None
        );
    }
}
