//! One game between two players, from its first move to its end or to a forfeit.

use std::time::{Duration, Instant};

use otho_core::{Color, Event, Game, Ply, Position, Rules, Square, Turn, Variant};
use otho_formats::{Player as Named, Record};

use super::contestant::{Moment, Player};
use super::process::Forfeit;

/// A game of a match: who plays it, and how it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fixture {
    /// Where it stands in the match.
    pub(super) number: usize,
    /// Black and White, by their numbers.
    pub(super) players: [usize; 2],
    /// Which opening it has; two games with exchanged colors share one.
    pub(super) opening: usize,
    /// The moves it begins with.
    pub(super) moves: Vec<Square>,
    /// What the players' chance depends on.
    pub(super) seeds: [u64; 2],
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) fixture: Fixture,
    pub(super) game: Game,
    /// Who has lost by something else than the position, and why.
    pub(super) forfeit: Option<(Color, Forfeit)>,
    /// The moves that Black and White have thought about, and the time it took them.
    pub(super) thought: [(u32, Duration); 2],
}

impl Played {
    /// Black's points: one, a half, or none.
    pub(super) fn black_points(&self) -> Option<f64> {
        let outcome = self.game.outcome()?;
        Some(match outcome.score.winner() {
            Some(Color::Black) => 1.0,
            None => 0.5,
            Some(Color::White) => 0.0,
        })
    }

    /// A game that was lost before its first move.
    pub(super) fn forfeited(
        fixture: Fixture,
        variant: Variant,
        loser: Color,
        forfeit: Forfeit,
    ) -> Self {
        let mut game = new_game(variant);
        let ended = game.apply(Event::Resign(loser), Duration::ZERO);
        ended.expect("a game that goes on can be ended");
        Self {
            fixture,
            game,
            forfeit: Some((loser, forfeit)),
            thought: [(0, Duration::ZERO); 2],
        }
    }

    /// As it is written down.
    pub(super) fn record(&self, event: String, names: [String; 2]) -> Record {
        let named = |name| Named {
            name: Some(name),
            rating: None,
        };
        let [black, white] = names;
        Record {
            event: Some(event),
            black: named(black),
            white: named(white),
            ..Record::of_game(&self.game)
        }
    }
}

/// What all games of a match have in common.
pub(super) struct Conditions<'a> {
    pub(super) variant: Variant,
    /// What each side has for a game.
    pub(super) clock: Option<Duration>,
    /// How long another program may think about a move where there is no clock.
    pub(super) patience: Duration,
    /// Whether the match is to end at once.
    pub(super) stop: &'a (dyn Fn() -> bool + Sync),
}

impl Conditions<'_> {
    /// Plays a game; `None` when it was broken off.
    pub(super) fn play(&self, fixture: Fixture, players: &mut [Player; 2]) -> Option<Played> {
        let mut playing = Playing {
            game: new_game(self.variant),
            thought: [(0, Duration::ZERO); 2],
            began: Instant::now(),
        };
        let forfeit = self.run(&fixture, players, &mut playing).err();
        if (self.stop)() && playing.game.outcome().is_none() && forfeit.is_none() {
            return None;
        }
        if let Some((loser, reason)) = forfeit {
            let event = match reason {
                Forfeit::Time => Event::FlagFall(loser),
                _ => Event::Resign(loser),
            };
            let ended = playing.game.apply(event, playing.began.elapsed());
            ended.expect("a game that goes on can be ended");
        }
        Some(Played {
            fixture,
            game: playing.game,
            forfeit,
            thought: playing.thought,
        })
    }

    fn run(
        &self,
        fixture: &Fixture,
        players: &mut [Player; 2],
        playing: &mut Playing,
    ) -> Result<(), (Color, Forfeit)> {
        for color in [Color::Black, Color::White] {
            let begun = players[color.index()].begin(self.clock);
            begun.map_err(|forfeit| (color, forfeit))?;
        }
        for &square in &fixture.moves {
            let position = playing.game.position();
            playing.play(square, None, players, position)?;
        }
        while playing.game.outcome().is_none() && !(self.stop)() {
            let position = playing.game.position();
            let side = position.side();
            let (_, used) = playing.thought[side.index()];
            let left = self.clock.map(|clock| clock.saturating_sub(used));
            let asked = Instant::now();
            let choice = players[side.index()].choose(&Moment {
                position,
                seed: fixture.seeds[side.index()],
                left,
                patience: self.patience,
                stop: self.stop,
            });
            let took = asked.elapsed();
            // What is chosen in a hurry is not what would have been played.
            if (self.stop)() {
                return Ok(());
            }
            let thought = &mut playing.thought[side.index()];
            *thought = (thought.0 + 1, thought.1 + took);
            let square = choice.map_err(|forfeit| (side, forfeit))?;
            if left.is_some_and(|left| took > left) {
                return Err((side, Forfeit::Time));
            }
            if position.play(square).is_err() {
                return Err((side, Forfeit::Illegal));
            }
            playing.play(square, Some(side), players, position)?;
        }
        Ok(())
    }
}

fn new_game(variant: Variant) -> Game {
    Game::new(Rules {
        variant,
        ..Rules::default()
    })
}

struct Playing {
    game: Game,
    thought: [(u32, Duration); 2],
    began: Instant,
}

impl Playing {
    /// Makes a move that is legal, and tells everybody but whoever has made it.
    fn play(
        &mut self,
        square: Square,
        mover: Option<Color>,
        players: &mut [Player; 2],
        before: Position,
    ) -> Result<(), (Color, Forfeit)> {
        self.game
            .play(square, self.began.elapsed())
            .expect("openings and checked moves are legal");
        let has_passed = self.game.plies().next_back() == Some(Ply::Pass);
        for color in [Color::Black, Color::White] {
            let player = &mut players[color.index()];
            if mover != Some(color) {
                let heard = player.hear(before, Some(square));
                heard.map_err(|forfeit| (color, forfeit))?;
            }
            if has_passed && self.game.outcome().is_none() {
                let passed = before.play(square).expect("it was legal");
                debug_assert_eq!(passed.turn(), Turn::Pass);
                let heard = player.hear(passed, None);
                heard.map_err(|forfeit| (color, forfeit))?;
            }
        }
        Ok(())
    }
}
