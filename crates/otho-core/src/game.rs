//! A game: its event log, and everything that follows from it.
//!
//! The log is the game. Events are only ever added to it; position, clocks, moves and outcome are
//! derived by replay, so two logs that are equal are the same game.

use core::time::Duration;

use crate::clock::{Clock, TimeControl, TimeLeft, TimeLoss};
use crate::{
    Color, Entry, Event, Made, Ply, Position, Refusal, ReplayError, Score, Square, Turn, Variant,
    transcript,
};

/// What is agreed before a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Where it starts.
    pub start: Position,
    /// What wins.
    pub variant: Variant,
    /// The players' time, if it is limited.
    pub time: Option<TimeControl>,
    /// What the fall of a flag costs.
    pub time_loss: TimeLoss,
}

impl Default for Rules {
    /// An ordinary game of Othello without clocks.
    fn default() -> Self {
        Self {
            start: Position::START,
            variant: Variant::Othello,
            time: None,
            time_loss: TimeLoss::Federation,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Neither player has a move.
    NoMoves,
    /// This player gave up.
    Resignation(Color),
    /// This player's time ran out.
    Time(Color),
    /// The players agreed.
    Agreement,
}

/// How a game ended, and its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// How it ended.
    pub ending: Ending,
    /// The score by the rules of the game; the discs on the board are the position's.
    pub score: Score,
}

/// What an event led to. Undo and redo go back and forth over these.
#[derive(Clone, Copy, Debug)]
struct State {
    /// The turn that led here, `None` for the start and for an ending.
    ply: Option<Ply>,
    position: Position,
    clock: Option<Clock>,
    /// Whose flag has fallen without ending the game, in the order in which they fell.
    fallen: [Option<Color>; 2],
    outcome: Option<Outcome>,
}

/// A game: its event log, and everything that follows from it.
///
/// ```
/// use otho_core::{Game, Rules, Square};
/// use std::time::Duration;
///
/// let mut game = Game::new(Rules::default());
/// game.play(Square::F5, Duration::ZERO)?;
/// game.play(Square::D6, Duration::ZERO)?;
/// assert_eq!(game.transcript(), "f5d6");
/// # Ok::<(), otho_core::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    log: Vec<Entry>,
    /// From the start to now; never empty.
    states: Vec<State>,
    /// What was taken back, the last one taken back at the end.
    undone: Vec<State>,
    /// When the clock of the player whose turn it is was started last.
    turn_began: Duration,
    /// What this turn took before the clock was started last.
    used_before: Duration,
    is_paused: bool,
}

impl Game {
    /// A game that begins now.
    ///
    /// When the start leaves the first player no move, the game passes for them.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let mut game = Self::without_first_pass(rules);
        game.pass_if_forced(Duration::ZERO);
        game
    }

    fn without_first_pass(rules: Rules) -> Self {
        let mut start = State {
            ply: None,
            position: rules.start,
            clock: rules.time.map(Clock::new),
            fallen: [None; 2],
            outcome: None,
        };
        start.finish(rules.variant);
        Self {
            rules,
            log: Vec::new(),
            states: vec![start],
            undone: Vec::new(),
            turn_began: Duration::ZERO,
            used_before: Duration::ZERO,
            is_paused: false,
        }
    }

    /// The game that a log tells.
    ///
    /// # Errors
    /// At the first event that cannot happen.
    pub fn replay(rules: Rules, log: impl IntoIterator<Item = Entry>) -> Result<Self, ReplayError> {
        let mut game = Self::without_first_pass(rules);
        for (index, Entry { at, event }) in log.into_iter().enumerate() {
            game.apply(event, at)
                .map_err(|refusal| ReplayError { index, refusal })?;
        }
        Ok(game)
    }

    /// What was agreed before the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Everything that happened, taken back or not.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> Position {
        self.state().position
    }

    /// The turns that led to the position now, forced passes included.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = Ply> {
        self.states.iter().filter_map(|state| state.ply)
    }

    /// The position at the start and after every turn so far.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = Position> {
        let turns = self
            .states
            .iter()
            .skip(1)
            .filter(|state| state.ply.is_some());
        self.states
            .iter()
            .take(1)
            .chain(turns)
            .map(|state| state.position)
    }

    /// The turns that led to the position now, each with the position it was made in.
    pub fn turns(&self) -> impl Iterator<Item = Made> {
        let made = |(position, ply)| Made { position, ply };
        self.positions().zip(self.plies()).map(made)
    }

    /// The moves so far as text, without passes: `f5d6c3`.
    #[must_use]
    pub fn transcript(&self) -> String {
        transcript::write(self.plies().filter(|ply| *ply != Ply::Pass))
    }

    /// How the game ended and its score, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state().outcome
    }

    /// Whether the clocks are stopped.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Whether there is something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.states.iter().skip(1).any(State::is_decision)
    }

    /// Whether something was taken back that can be made again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whose clock runs, if there is one.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.flag_falls_at().map(|_| self.position().side())
    }

    /// The instant at which something that happens at `now` is added to the log: clocks of
    /// machines are set back at times, and a log only goes forward.
    #[must_use]
    pub fn not_before_last(&self, now: Duration) -> Duration {
        self.log.last().map_or(now, |last| now.max(last.at))
    }

    /// What a player has left at `now`, or `None` in a game without clocks.
    #[must_use]
    pub fn time_left(&self, color: Color, now: Duration) -> Option<TimeLeft> {
        let is_running = self.outcome().is_none() && color == self.position().side();
        let used = if is_running {
            self.used(now)
        } else {
            Duration::ZERO
        };
        Some(self.state().clock?.left(color, used))
    }

    /// When the flag of the player whose turn it is falls, if the clocks run.
    #[must_use]
    pub fn flag_falls_at(&self) -> Option<Duration> {
        if self.is_paused || self.outcome().is_some() {
            return None;
        }
        let budget = self.state().clock?.budget(self.position().side());
        Some(
            self.turn_began
                .saturating_add(budget.saturating_sub(self.used_before)),
        )
    }

    /// Makes a move, and the forced pass that may follow it.
    ///
    /// # Errors
    /// When the move cannot be made; the game is as before then.
    pub fn play(&mut self, square: Square, at: Duration) -> Result<(), Refusal> {
        self.apply(Event::Move(square), at)?;
        self.pass_if_forced(at);
        Ok(())
    }

    /// Lets the flag fall if the time has run out by `now`, and says whether it has.
    ///
    /// The event is given the instant at which the time ran out, not the one of the question.
    pub fn tick(&mut self, now: Duration) -> bool {
        let mut has_fallen = false;
        while let Some(at) = self.flag_falls_at().filter(|&at| at <= now) {
            self.apply(Event::FlagFall(self.position().side()), at)
                .expect("the time has run out");
            has_fallen = true;
        }
        has_fallen
    }

    /// Adds one event, exactly as given: a forced pass must be added by the caller.
    ///
    /// # Errors
    /// When the event cannot happen; the game is as before then.
    pub fn apply(&mut self, event: Event, at: Duration) -> Result<(), Refusal> {
        if self.log.last().is_some_and(|last| at < last.at) {
            return Err(Refusal::TimeRunsBackwards);
        }
        match event {
            Event::Move(square) => self.turn(Ply::Move(square), at)?,
            Event::Pass => self.turn(Ply::Pass, at)?,
            Event::Resign(color) => {
                self.end(Ending::Resignation(color), Score::all_to(!color), at)?;
            }
            Event::Agree(score) => self.end(Ending::Agreement, self.state().capped(score), at)?,
            Event::FlagFall(color) => self.flag_fall(color, at)?,
            Event::Pause => self.pause(at)?,
            Event::Resume => self.resume(at)?,
            Event::Undo => self.undo(at)?,
            Event::Redo => self.redo(at)?,
        }
        self.log.push(Entry { at, event });
        Ok(())
    }

    fn state(&self) -> &State {
        self.states.last().expect("a game has a start")
    }

    /// How long the player whose turn it is has thought about it.
    fn used(&self, now: Duration) -> Duration {
        if self.is_paused {
            self.used_before
        } else {
            self.used_before + now.saturating_sub(self.turn_began)
        }
    }

    fn pass_if_forced(&mut self, at: Duration) {
        if self.outcome().is_none() && self.position().turn() == Turn::Pass {
            self.apply(Event::Pass, at)
                .expect("the pass is forced and takes no time");
        }
    }

    fn expect_going_on(&self) -> Result<(), Refusal> {
        match self.outcome() {
            Some(_) => Err(Refusal::Over),
            None => Ok(()),
        }
    }

    /// The clock runs and has not run out.
    fn expect_time(&self, at: Duration) -> Result<(), Refusal> {
        if self.is_paused {
            return Err(Refusal::Paused);
        }
        match self.flag_falls_at() {
            Some(falls) if falls <= at => Err(Refusal::OutOfTime),
            _ => Ok(()),
        }
    }

    fn turn(&mut self, ply: Ply, at: Duration) -> Result<(), Refusal> {
        let side = self.position().side();
        let position = match ply {
            Ply::Move(square) => self.position().play(square).map_err(Refusal::Move)?,
            Ply::Pass => self.position().pass().map_err(Refusal::Pass)?,
        };
        self.expect_going_on()?;
        self.expect_time(at)?;
        let mut next = State {
            ply: Some(ply),
            position,
            ..*self.state()
        };
        if let Some(clock) = &mut next.clock {
            clock.end_turn(side, self.used(at), ply);
        }
        next.finish(self.rules.variant);
        self.advance(next, at);
        Ok(())
    }

    fn end(&mut self, ending: Ending, score: Score, at: Duration) -> Result<(), Refusal> {
        self.expect_going_on()?;
        let outcome = Some(Outcome { ending, score });
        let mut next = State {
            ply: None,
            outcome,
            ..*self.state()
        };
        if let Some(clock) = &mut next.clock {
            clock.end_turn(next.position.side(), self.used(at), Ply::Pass);
        }
        self.advance(next, at);
        Ok(())
    }

    /// Goes on to a new state; what was taken back cannot be made again from there.
    fn advance(&mut self, next: State, at: Duration) {
        self.states.push(next);
        self.undone.clear();
        self.restart_turn(at);
    }

    fn restart_turn(&mut self, at: Duration) {
        self.turn_began = at;
        self.used_before = Duration::ZERO;
    }

    fn flag_fall(&mut self, color: Color, at: Duration) -> Result<(), Refusal> {
        self.expect_going_on()?;
        // Without clocks of its own, a game takes the word of whoever watches the real one.
        let is_down = self.state().clock.is_none()
            || color == self.position().side()
                && self.flag_falls_at().is_some_and(|falls| falls <= at);
        if !is_down {
            return Err(Refusal::FlagIsUp);
        }
        let is_first_fall = !self.state().fallen.contains(&Some(color));
        if self.rules.time_loss == TimeLoss::Woc && is_first_fall {
            let state = self.states.last_mut().expect("a game has a start");
            let place = usize::from(state.fallen[0].is_some());
            state.fallen[place] = Some(color);
            if let Some(clock) = &mut state.clock {
                clock.grant(color, TimeLoss::SECOND_CHANCE);
            }
            // What was taken back knows nothing of the fall, and must not undo it.
            self.undone.clear();
            self.restart_turn(at);
            return Ok(());
        }
        let discs = self.position().count();
        let score = self.rules.time_loss.score(color, discs, self.rules.variant);
        self.end(Ending::Time(color), score, at)
    }

    fn pause(&mut self, at: Duration) -> Result<(), Refusal> {
        self.expect_going_on()?;
        self.expect_time(at)?;
        self.used_before = self.used(at);
        self.is_paused = true;
        Ok(())
    }

    fn resume(&mut self, at: Duration) -> Result<(), Refusal> {
        if !self.is_paused {
            return Err(Refusal::NotPaused);
        }
        self.is_paused = false;
        self.turn_began = at;
        Ok(())
    }

    fn undo(&mut self, at: Duration) -> Result<(), Refusal> {
        let Some(from) = self.states.iter().skip(1).rposition(State::is_decision) else {
            return Err(Refusal::NothingToUndo);
        };
        self.undone.extend(self.states.drain(from + 1..).rev());
        self.restart_turn(at);
        Ok(())
    }

    fn redo(&mut self, at: Duration) -> Result<(), Refusal> {
        self.states
            .push(self.undone.pop().ok_or(Refusal::NothingToRedo)?);
        while let Some(pass) = self.undone.pop_if(|state| state.ply == Some(Ply::Pass)) {
            self.states.push(pass);
        }
        self.restart_turn(at);
        Ok(())
    }
}

impl State {
    /// Whether somebody chose what led here: a pass is forced.
    fn is_decision(&self) -> bool {
        self.ply != Some(Ply::Pass)
    }

    /// Notes the outcome when neither player has a move.
    fn finish(&mut self, variant: Variant) {
        self.outcome = self.position.final_score(variant).map(|score| Outcome {
            ending: Ending::NoMoves,
            score: self.capped(score),
        });
    }

    /// A player whose flag fell first gets 31 points at best, however the game goes on.
    fn capped(&self, score: Score) -> Score {
        match self.fallen[0] {
            Some(color) if score.of(color) > 31 => {
                Score::with(color, 31).expect("31 points are a score")
            }
            _ => score,
        }
    }
}
