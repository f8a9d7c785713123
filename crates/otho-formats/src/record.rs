//! A game as it was written down, before the rules have looked at it.

use core::fmt;
use core::time::Duration;

use otho_core::clock::TimeControl;
use otho_core::{
    Color, Ending, Event, Game, IllegalPass, Ply, Position, Refusal, Rules, Score, Variant,
};

/// A game as it was written down: what the formats have in common.
///
/// Nothing in it has been checked; [`replay`](Self::replay) does that.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Where the game starts.
    pub start: Position,
    /// What wins.
    pub variant: Variant,
    /// The turns, in order. Passes may be left out.
    pub turns: Vec<RecordedTurn>,
    /// Who had black.
    pub black: Player,
    /// Who had white.
    pub white: Player,
    /// The tournament or the server.
    pub event: Option<String>,
    /// When it was played, as written.
    pub date: Option<String>,
    /// The players' time.
    pub time: Option<TimeControl>,
    /// The result that the record states.
    pub result: Option<StatedResult>,
}

impl Default for Record {
    fn default() -> Self {
        Self {
            start: Position::START,
            variant: Variant::Othello,
            turns: Vec::new(),
            black: Player::default(),
            white: Player::default(),
            event: None,
            date: None,
            time: None,
            result: None,
        }
    }
}

/// One of the two players.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Player {
    /// The name.
    pub name: Option<String>,
    /// The rating at the time of the game.
    pub rating: Option<f64>,
}

/// A turn as it was written down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RecordedTurn {
    /// What was done.
    pub ply: Ply,
    /// Who did it, where the format says so.
    pub color: Option<Color>,
    /// The time it took.
    pub time: Option<Duration>,
    /// What the player thought it worth, in hundredths of a disc.
    pub value: Option<i32>,
}

impl From<Ply> for RecordedTurn {
    fn from(ply: Ply) -> Self {
        Self {
            ply,
            color: None,
            time: None,
            value: None,
        }
    }
}

/// The result that a record states, whatever the moves say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StatedResult {
    /// Black's discs less White's.
    pub difference: Option<i8>,
    /// How the game ended, where the format says so.
    pub ending: Option<Ending>,
}

impl StatedResult {
    /// Who won by this result, where it can be told; `Some(None)` is a draw.
    #[must_use]
    pub fn winner(self) -> Option<Option<Color>> {
        match (self.difference, self.ending) {
            (_, Some(Ending::Resignation(loser) | Ending::Time(loser))) => Some(Some(!loser)),
            (Some(difference), _) => Some(match difference {
                1.. => Some(Color::Black),
                0 => None,
                _ => Some(Color::White),
            }),
            (None, _) => None,
        }
    }
}

/// The first turn of a record that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalTurn {
    /// The number of the move, 1 for the first. Passes have no number: a pass that is not
    /// allowed has the number of the move that should stand in its place.
    pub number: usize,
    /// What the record has there.
    pub ply: Ply,
    /// Why it is not allowed.
    pub reason: TurnError,
}

/// Why a recorded turn is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnError {
    /// The record gives the turn to this color, but it is the other's.
    WrongColor(Color),
    /// The rules refuse it.
    Refused(Refusal),
}

impl fmt::Display for IllegalTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, ply, .. } = self;
        match self.reason {
            TurnError::WrongColor(color) => {
                let turn = !color;
                write!(
                    f,
                    "move {number}, {ply}, is {color}'s in the record, but it is {turn}'s turn"
                )
            }
            TurnError::Refused(refusal) => write!(f, "move {number}, {ply}: {refusal}"),
        }
    }
}

impl core::error::Error for IllegalTurn {}

impl Record {
    /// A record of a game: its turns with the time each took, and its outcome.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        Self {
            start: game.rules().start,
            variant: game.rules().variant,
            turns: turns_of(game),
            time: game.rules().time,
            result: game.outcome().map(|outcome| StatedResult {
                difference: Some(outcome.score.difference()),
                ending: Some(outcome.ending),
            }),
            ..Self::default()
        }
    }

    /// The turns with nothing left to guess: forced passes put in, and the color of every turn.
    ///
    /// # Errors
    /// At the first turn that the rules do not allow.
    pub fn complete_turns(&self) -> Result<Vec<RecordedTurn>, IllegalTurn> {
        let game = self.replay()?;
        let mut recorded = self.turns.iter().copied().peekable();
        let mut side = self.start.side();
        let mut turns = Vec::with_capacity(self.turns.len());
        for ply in game.plies() {
            // A pass that is not recorded is the only turn the record can lack.
            let turn = recorded.next_if(|turn| turn.ply == ply);
            turns.push(RecordedTurn {
                color: Some(side),
                ..turn.unwrap_or(ply.into())
            });
            side = !side;
        }
        Ok(turns)
    }

    /// Plays the record by the rules.
    ///
    /// Passes may be recorded or left out; those after the end of the game are ignored. The clock
    /// plays no part: a recorded time is what it is. A stated ending other than the natural one
    /// (resignation, time, agreement) ends the game if the moves have not.
    ///
    /// # Errors
    /// At the first turn that the rules do not allow.
    pub fn replay(&self) -> Result<Game, IllegalTurn> {
        let mut game = Game::new(Rules {
            start: self.start,
            variant: self.variant,
            ..Rules::default()
        });
        let mut number = 1;
        let mut now = Duration::ZERO;
        let mut pass_is_due = has_just_passed(&game);
        for turn in &self.turns {
            now = now.saturating_add(turn.time.unwrap_or_default());
            let illegal = |reason| IllegalTurn {
                number,
                ply: turn.ply,
                reason,
            };
            match turn.ply {
                // The game has passed by itself: the record says so too, once.
                Ply::Pass if pass_is_due => pass_is_due = false,
                Ply::Pass => {
                    let Err(refusal @ IllegalPass::CanMove(_)) = game.position().pass() else {
                        continue;
                    };
                    return Err(illegal(TurnError::Refused(Refusal::Pass(refusal))));
                }
                Ply::Move(square) => {
                    let side = game.position().side();
                    let wrong_color = turn.color.filter(|&color| color != side);
                    if let (Some(color), None) = (wrong_color, game.outcome()) {
                        return Err(illegal(TurnError::WrongColor(color)));
                    }
                    game.play(square, now)
                        .map_err(|refusal| illegal(TurnError::Refused(refusal)))?;
                    pass_is_due = has_just_passed(&game);
                    number += 1;
                }
            }
        }
        self.end(&mut game, now);
        Ok(game)
    }

    /// The difference that the record states, when the moves of `game`, its replay, lead to
    /// another result.
    ///
    /// Only a game that the moves themselves end can tell. Some programs leave the empty squares
    /// out of the count, which is no contradiction.
    #[must_use]
    pub fn contradiction(&self, game: &Game) -> Option<i8> {
        let stated = self.result?.difference?;
        let outcome = game.outcome()?;
        let discs = game.position().count();
        let on_board = discs.black as i8 - discs.white as i8;
        let on_board = match self.variant {
            Variant::Othello => on_board,
            Variant::Anti => -on_board,
        };
        let is_right = [outcome.score.difference(), on_board].contains(&stated);
        (outcome.ending == Ending::NoMoves && !is_right).then_some(stated)
    }

    /// Ends a game in the way the record states, unless it is over by itself.
    fn end(&self, game: &mut Game, now: Duration) {
        let Some(result) = self.result.filter(|_| game.outcome().is_none()) else {
            return;
        };
        let event = match result.ending {
            Some(Ending::Resignation(color)) => Event::Resign(color),
            Some(Ending::Time(color)) => Event::FlagFall(color),
            Some(Ending::Agreement) => match result.score() {
                Some(score) => Event::Agree(score),
                None => return,
            },
            Some(Ending::NoMoves) | None => return,
        };
        game.apply(event, now)
            .expect("a game that goes on can be ended");
    }
}

impl StatedResult {
    /// The score, when the difference is one that two numbers adding up to 64 can have.
    #[must_use]
    pub fn score(self) -> Option<Score> {
        let doubled = 64 + i16::from(self.difference?);
        if doubled % 2 != 0 {
            return None;
        }
        u8::try_from(doubled / 2).ok().and_then(Score::from_black)
    }
}

fn has_just_passed(game: &Game) -> bool {
    game.plies().next_back() == Some(Ply::Pass)
}

/// The turns of a game with the time each took; without times when moves were taken back, since
/// the log does not say then which of them still count.
fn turns_of(game: &Game) -> Vec<RecordedTurn> {
    let mut turns: Vec<_> = game.plies().map(RecordedTurn::from).collect();
    let mut times = Vec::with_capacity(turns.len());
    let mut used = Duration::ZERO;
    let mut began = Duration::ZERO;
    for entry in game.log() {
        match entry.event {
            Event::Move(_) | Event::Pass => {
                times.push(used + entry.at.saturating_sub(began));
                used = Duration::ZERO;
            }
            Event::Pause => used += entry.at.saturating_sub(began),
            Event::Undo | Event::Redo => return turns,
            // The clock runs on through the fall of a flag that does not end the game.
            Event::FlagFall(_) => continue,
            Event::Resume | Event::Resign(_) | Event::Agree(_) => {}
        }
        began = entry.at;
    }
    for (turn, time) in turns.iter_mut().zip(times) {
        turn.time = Some(time);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_core::Square;

    #[test]
    fn a_record_of_a_game_has_the_time_of_every_turn() {
        let seconds = Duration::from_secs;
        let mut game = Game::new(Rules::default());
        game.play(Square::F5, seconds(3)).unwrap();
        game.apply(Event::Pause, seconds(5)).unwrap();
        game.apply(Event::Resume, seconds(65)).unwrap();
        game.play(Square::D6, seconds(66)).unwrap();
        let times = |game: &Game| -> Vec<_> {
            let record = Record::of_game(game);
            record.turns.iter().map(|turn| turn.time).collect()
        };
        assert_eq!(times(&game), [Some(seconds(3)), Some(seconds(3))]);
        game.apply(Event::Undo, seconds(70)).unwrap();
        assert_eq!(times(&game), [None]);
    }

    #[test]
    fn complete_turns_have_the_passes_that_the_record_leaves_out() {
        // White, left with b8 alone, cannot bracket anything after d1.
        let start = format!("XOO{:-<53}XO------ X", "").parse().unwrap();
        let record = |plies: &[Ply]| Record {
            start,
            turns: plies.iter().copied().map(RecordedTurn::from).collect(),
            ..Record::default()
        };
        let (d1, c8) = (Ply::Move(Square::D1), Ply::Move(Square::C8));
        let complete = record(&[d1, c8]).complete_turns().unwrap();
        let colors: Vec<_> = complete.iter().map(|turn| (turn.ply, turn.color)).collect();
        let (black, white) = (Some(Color::Black), Some(Color::White));
        assert_eq!(colors, [(d1, black), (Ply::Pass, white), (c8, black)]);
        assert_eq!(
            record(&[d1, Ply::Pass, c8, Ply::Pass]).complete_turns(),
            Ok(complete)
        );
        assert!(record(&[Ply::Pass]).complete_turns().is_err());
    }
}
