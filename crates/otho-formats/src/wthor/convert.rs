//! WTHOR games to records and back.

use core::fmt;

use otho_core::{Ending, Position, Variant};

use super::names::{UNKNOWN, length};
use super::{Game, Moves, NameKind, Names};
use crate::{IllegalTurn, Player, Record, RecordedTurn, StatedResult};
use otho_core::Ply;

/// Why a game or a name cannot be written as WTHOR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The game does not begin at the ordinary start.
    Start(Position),
    /// The game is not ordinary Othello.
    Variant(Variant),
    /// A move is illegal.
    Turn(IllegalTurn),
    /// The game is not over and no score is stated, but WTHOR has a score for every game.
    NoScore,
    /// A name has too many letters.
    LongName {
        /// What the name stands for.
        kind: NameKind,
        /// How many letters it has.
        letters: usize,
    },
    /// A letter of a name is not in Latin-1.
    Letter {
        /// The letter.
        found: char,
    },
    /// There are 65,535 names already.
    TooManyNames {
        /// What the names stand for.
        kind: NameKind,
    },
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |kind| match kind {
            NameKind::Players => "a player",
            NameKind::Tournaments => "a tournament",
        };
        match *self {
            Self::Start(start) => write!(
                f,
                "the game starts from {start}, but WTHOR holds games from the ordinary start only"
            ),
            Self::Variant(_) => {
                f.write_str("the game is anti-Othello, but WTHOR holds ordinary Othello only")
            }
            Self::Turn(illegal) => illegal.fmt(f),
            Self::NoScore => f.write_str(
                "the game is not over and states no score, but WTHOR has a score for every game",
            ),
            Self::LongName { kind, letters } => write!(
                f,
                "the name of {} has {letters} letters, but WTHOR has room for {}",
                named(kind),
                length(kind) - 1
            ),
            Self::Letter { found } => write!(
                f,
                "the letter {found:?} of a name is not one of Latin-1, which WTHOR names are in"
            ),
            Self::TooManyNames { kind } => write!(
                f,
                "the name of {} is one too many: WTHOR has room for 65,535",
                named(kind)
            ),
        }
    }
}

impl core::error::Error for Unwritable {}

impl Game {
    /// The game as a record, with the year of the header and the names where tables are given.
    ///
    /// The result is the stored score. When the moves lead to the end, it says so; a game whose
    /// moves stop early has a result without an ending. The theoretical score is left behind.
    #[must_use]
    pub fn to_record(
        &self,
        year: u16,
        players: Option<&Names>,
        tournaments: Option<&Names>,
    ) -> Record {
        let name = |table: Option<&Names>, number| {
            let name = table.and_then(|table| table.get(number));
            name.filter(|name| name != UNKNOWN)
        };
        let player = |number| Player {
            name: name(players, number),
            rating: None,
        };
        let is_over = self
            .replay()
            .is_ok_and(|replay| replay.final_score.is_some());
        Record {
            turns: self
                .moves
                .iter()
                .map(|&square| RecordedTurn::from(Ply::Move(square)))
                .collect(),
            black: player(self.black),
            white: player(self.white),
            event: name(tournaments, self.tournament),
            date: (year != 0).then(|| year.to_string()),
            result: Some(StatedResult {
                difference: Some(self.score.difference()),
                ending: is_over.then_some(Ending::NoMoves),
            }),
            ..Record::default()
        }
    }

    /// The game of a record, with its names looked up in the tables or added to them.
    ///
    /// The score is the stated one, else that of the moves; it stands for the theoretical score
    /// as well, which a record does not have. Whoever is not named is `???`, as in the published
    /// archives.
    ///
    /// # Errors
    /// When the record is not one that WTHOR can hold.
    pub fn from_record(
        record: &Record,
        players: &mut Names,
        tournaments: &mut Names,
    ) -> Result<Self, Unwritable> {
        if record.start != Position::START {
            return Err(Unwritable::Start(record.start));
        }
        if record.variant != Variant::Othello {
            return Err(Unwritable::Variant(record.variant));
        }
        let outcome = record.replay().map_err(Unwritable::Turn)?.outcome();
        let score = record
            .result
            .and_then(StatedResult::score)
            .or(outcome.map(|outcome| outcome.score))
            .ok_or(Unwritable::NoScore)?;
        let squares: Vec<_> = record
            .turns
            .iter()
            .filter_map(|turn| match turn.ply {
                Ply::Move(square) => Some(square),
                Ply::Pass => None,
            })
            .collect();
        let number =
            |names: &mut Names, name: Option<&str>| names.number_of(name.unwrap_or(UNKNOWN));
        Ok(Self {
            tournament: number(tournaments, record.event.as_deref())?,
            black: number(players, record.black.name.as_deref())?,
            white: number(players, record.white.name.as_deref())?,
            score,
            theoretical: score,
            moves: Moves::new(&squares).expect("60 squares are empty at the start"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wthor::Header;
    use otho_core::setup::Handicap;
    use otho_core::{Score, transcript};
    use proptest::prelude::*;

    fn tables() -> [Names; 2] {
        [NameKind::Players, NameKind::Tournaments].map(|kind| Names::new(kind, Header::default()))
    }

    fn record(moves: &str) -> Record {
        Record {
            turns: transcript::parse(moves)
                .expect("the tests write squares")
                .into_iter()
                .map(RecordedTurn::from)
                .collect(),
            ..Record::default()
        }
    }

    fn convert(record: &Record) -> Result<Game, Unwritable> {
        let [mut players, mut tournaments] = tables();
        Game::from_record(record, &mut players, &mut tournaments)
    }

    #[test]
    fn names_year_and_score_survive() {
        let [mut players, mut tournaments] = tables();
        let mut record = record("f5f4c3e6f7g6g4e8g8g5h5");
        record.black.name = Some("Ann".into());
        record.event = Some("Paris".into());
        record.date = Some("1999".into());
        record.result = Some(StatedResult {
            difference: Some(62),
            ending: Some(Ending::NoMoves),
        });
        let game =
            Game::from_record(&record, &mut players, &mut tournaments).expect("it is ordinary");
        assert_eq!(Some(game.score), Score::from_black(63));
        assert_eq!(players.get(game.white).as_deref(), Some("???"));
        let back = game.to_record(1999, Some(&players), Some(&tournaments));
        assert_eq!(back, record);
        let nameless = game.to_record(0, None, None);
        assert_eq!((nameless.black.name, nameless.date), (None, None));
    }

    #[test]
    fn a_game_that_stops_early_has_the_stated_score_and_no_ending() {
        let mut early = record("f5d6");
        assert_eq!(convert(&early), Err(Unwritable::NoScore));
        early.result = Some(StatedResult {
            difference: Some(10),
            ending: None,
        });
        let game = convert(&early).expect("a score is stated");
        assert_eq!(Some(game.score), Score::from_black(37));
        assert_eq!(game.to_record(0, None, None), early);
        // A resigned game has a score by the rules.
        early.result = Some(StatedResult {
            difference: None,
            ending: Some(Ending::Resignation(otho_core::Color::Black)),
        });
        assert_eq!(
            convert(&early).map(|game| game.score.winner()),
            Ok(Some(otho_core::Color::White))
        );
    }

    #[test]
    fn what_wthor_cannot_hold_is_refused_with_a_reason() {
        let start = Handicap::One.start();
        let cases = [
            (
                Record {
                    start,
                    ..Record::default()
                },
                Unwritable::Start(start),
                "ordinary start only",
            ),
            (
                Record {
                    variant: Variant::Anti,
                    ..Record::default()
                },
                Unwritable::Variant(Variant::Anti),
                "ordinary Othello only",
            ),
        ];
        for (record, expected, words) in cases {
            assert_eq!(convert(&record), Err(expected));
            assert!(expected.to_string().contains(words), "{expected}");
        }
        let illegal = convert(&record("f5f5")).unwrap_err();
        assert!(matches!(
            illegal,
            Unwritable::Turn(IllegalTurn { number: 2, .. })
        ));
        let mut named = record("f5");
        named.result = Some(StatedResult {
            difference: Some(0),
            ending: None,
        });
        named.event = Some("x".repeat(26));
        let sentence = convert(&named).unwrap_err().to_string();
        assert_eq!(
            sentence,
            "the name of a tournament has 26 letters, but WTHOR has room for 25"
        );
    }

    proptest! {
        #[test]
        fn any_game_comes_back_from_wthor(choices in prop::collection::vec(0usize..64, 0..70)) {
            let mut game = otho_core::Game::new(otho_core::Rules::default());
            for choice in choices {
                let moves: Vec<_> = game.position().legal_moves().into_iter().collect();
                if game.outcome().is_some() {
                    break;
                }
                let square = moves[choice % moves.len()];
                game.play(square, core::time::Duration::ZERO).expect("it is legal");
            }
            let mut record = Record::of_game(&game);
            record.result.get_or_insert(StatedResult { difference: Some(-6), ending: None });
            let [mut players, mut tournaments] = tables();
            let written = Game::from_record(&record, &mut players, &mut tournaments)
                .expect("it is ordinary");
            let bytes = written.to_bytes();
            let read = Game::from_bytes(&bytes, 1).expect("it was just written");
            prop_assert_eq!(read, written);
            let back = read.to_record(0, Some(&players), Some(&tournaments));
            prop_assert_eq!(back.result, record.result);
            let replayed = back.replay().expect("it is legal");
            prop_assert_eq!(replayed.transcript(), game.transcript());
            prop_assert_eq!(read.replay().expect("it is legal").position.board().occupied(),
                game.position().board().occupied());
        }
    }
}
