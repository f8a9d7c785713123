//! One game of an archive: 68 bytes.

use core::fmt;
use core::ops::Deref;

use otho_core::{
    Color, IllegalMove, IllegalReason, Ply, Position, Refusal, Score, Square, Variant,
};

use super::{Error, Header};
use crate::{IllegalTurn, TurnError};

/// How many bytes a game takes.
pub(super) const LENGTH: usize = 68;
/// Where the moves begin within a game.
const MOVES_AT: usize = 8;

/// A game as the archive has it. Its moves are squares, but need not be legal:
/// [`replay`](Self::replay) finds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The number of the tournament in the `.trn` file, 0 for the first.
    pub tournament: u16,
    /// The number of the player who had black in the `.jou` file, 0 for the first.
    pub black: u16,
    /// The number of the player who had white.
    pub white: u16,
    /// The score, empties to the winner.
    pub score: Score,
    /// The score with perfect play from as many empties as the header says.
    pub theoretical: Score,
    /// The moves, without passes.
    pub moves: Moves,
}

/// The moves of a game: at most 60 squares, kept in place so that reading does not allocate.
#[derive(Clone, Copy)]
pub struct Moves {
    squares: [Square; Self::MAX],
    length: u8,
}

impl Moves {
    /// As many moves as a game can have.
    pub const MAX: usize = 60;

    /// These moves, or `None` when they are more than 60.
    #[must_use]
    pub fn new(moves: &[Square]) -> Option<Self> {
        let mut squares = [Square::A1; Self::MAX];
        squares.get_mut(..moves.len())?.copy_from_slice(moves);
        Some(Self {
            squares,
            length: moves.len() as u8,
        })
    }
}

impl Deref for Moves {
    type Target = [Square];

    fn deref(&self) -> &[Square] {
        &self.squares[..usize::from(self.length)]
    }
}

impl PartialEq for Moves {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Moves {}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// What the moves of a game lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The position after the last move.
    pub position: Position,
    /// The score of that position; `None` when the moves stop before the end of the game.
    pub final_score: Option<Score>,
}

impl Game {
    /// Plays the moves by the rules, with the passes that the archive leaves out.
    ///
    /// It does what [`Record::replay`](crate::Record::replay) does without keeping the game: the
    /// archives of 43 years take a fraction of the time.
    ///
    /// # Errors
    /// At the first move that the rules do not allow.
    pub fn replay(&self) -> Result<Replay, IllegalTurn> {
        let mut position = Position::START;
        for (index, &square) in self.moves.iter().enumerate() {
            position = play_after_pass(position, square).map_err(|illegal| IllegalTurn {
                number: index + 1,
                ply: Ply::Move(square),
                reason: TurnError::Refused(Refusal::Move(illegal)),
            })?;
        }
        Ok(Replay {
            position,
            final_score: position.final_score(Variant::Othello),
        })
    }

    /// Reads the game with this number, 1 for the first of the file.
    pub(super) fn from_bytes(bytes: &[u8; LENGTH], number: u32) -> Result<Self, Error> {
        let u16_at = |index: usize| u16::from_le_bytes([bytes[index], bytes[index + 1]]);
        let score_at = |index: usize| {
            let found = bytes[index];
            Score::from_black(found).ok_or(Error::Score {
                game: number,
                byte: byte_in_file(number, index),
                found,
            })
        };
        Ok(Self {
            tournament: u16_at(0),
            black: u16_at(2),
            white: u16_at(4),
            score: score_at(6)?,
            theoretical: score_at(7)?,
            moves: read_moves(&bytes[MOVES_AT..], number)?,
        })
    }

    /// The bytes of the game.
    pub(super) fn to_bytes(self) -> [u8; LENGTH] {
        let mut bytes = [0; LENGTH];
        bytes[0..2].copy_from_slice(&self.tournament.to_le_bytes());
        bytes[2..4].copy_from_slice(&self.black.to_le_bytes());
        bytes[4..6].copy_from_slice(&self.white.to_le_bytes());
        bytes[6] = self.score.of(Color::Black);
        bytes[7] = self.theoretical.of(Color::Black);
        for (byte, square) in bytes[MOVES_AT..].iter_mut().zip(self.moves.iter()) {
            *byte = (10 * (square.row() + 1) + square.column() + 1) as u8;
        }
        bytes
    }
}

/// Makes a move, by the other side when the one whose turn it is must pass.
fn play_after_pass(position: Position, square: Square) -> Result<Position, IllegalMove> {
    match position.play(square) {
        Err(illegal) if illegal.reason == IllegalReason::MustPass => {
            position.with_other_side().play(square)
        }
        played => played,
    }
}

fn read_moves(bytes: &[u8], game: u32) -> Result<Moves, Error> {
    let mut squares = [Square::A1; Moves::MAX];
    let length = bytes.iter().position(|&b| b == 0).unwrap_or(bytes.len());
    for (index, (&found, square)) in bytes.iter().zip(&mut squares).enumerate() {
        let byte = byte_in_file(game, MOVES_AT + index);
        if index < length {
            *square = square_of(found).ok_or(Error::Move { game, byte, found })?;
        } else if found != 0 {
            return Err(Error::MoveAfterEnd { game, byte, found });
        }
    }
    Ok(Moves {
        squares,
        length: length as u8,
    })
}

/// The square that a move byte stands for: ten times the row and the column.
fn square_of(byte: u8) -> Option<Square> {
    let row = usize::from(byte / 10).checked_sub(1)?;
    let column = usize::from(byte % 10).checked_sub(1)?;
    Square::from_column_row(column, row)
}

fn byte_in_file(game: u32, index: usize) -> u64 {
    let before = u64::from(game - 1) * LENGTH as u64;
    Header::LENGTH as u64 + before + index as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(transcript: &str) -> Game {
        let plies = otho_core::transcript::parse(transcript).expect("the tests write squares");
        let squares: Vec<_> = plies
            .into_iter()
            .filter_map(|ply| match ply {
                Ply::Move(square) => Some(square),
                Ply::Pass => None,
            })
            .collect();
        Game {
            tournament: 1,
            black: 2,
            white: 0x1234,
            score: Score::DRAW,
            theoretical: Score::DRAW,
            moves: Moves::new(&squares).expect("the tests write at most 60 moves"),
        }
    }

    #[test]
    fn a_game_is_written_as_it_is_read() {
        let game = game("f5d6c3a1h8a8h1");
        let bytes = game.to_bytes();
        assert_eq!(bytes[..10], [1, 0, 2, 0, 0x34, 0x12, 32, 32, 56, 64]);
        assert_eq!(bytes[11..16], [11, 88, 81, 18, 0]);
        assert_eq!(Game::from_bytes(&bytes, 1), Ok(game));
    }

    #[test]
    fn a_move_that_is_no_square_is_named_by_game_and_byte() {
        for found in [1, 9, 10, 19, 20, 80, 89, 90, 91, 99, 255] {
            let mut bytes = game("f5d6").to_bytes();
            bytes[9] = found;
            let byte = 16 + 2 * 68 + 9;
            let error = Game::from_bytes(&bytes, 3).unwrap_err();
            assert_eq!(
                error,
                Error::Move {
                    game: 3,
                    byte,
                    found
                }
            );
        }
    }

    #[test]
    fn a_move_after_the_last_one_is_refused() {
        let mut bytes = game("f5").to_bytes();
        bytes[67] = 11;
        assert_eq!(
            Game::from_bytes(&bytes, 1),
            Err(Error::MoveAfterEnd {
                game: 1,
                byte: 16 + 67,
                found: 11
            })
        );
    }

    #[test]
    fn a_score_above_64_is_refused() {
        for index in [6, 7] {
            let mut bytes = game("f5").to_bytes();
            bytes[index] = 65;
            let byte = 16 + index as u64;
            let error = Game::from_bytes(&bytes, 1).unwrap_err();
            assert_eq!(
                error,
                Error::Score {
                    game: 1,
                    byte,
                    found: 65
                }
            );
        }
    }

    #[test]
    fn replay_makes_the_passes_that_are_left_out() {
        // Black has no move after the eighth move, so White plays a3 and d2 in a row.
        let replay = game("c4c3f5b4a4a5c2a3d2").replay().expect("it is legal");
        assert_eq!(replay.final_score, None);
        assert_eq!(replay.position.disc_at(Square::D2), Some(Color::White));
    }

    #[test]
    fn replay_gives_the_empties_to_the_winner() {
        let replay = game("f5f4c3e6f7g6g4e8g8g5h5")
            .replay()
            .expect("it is legal");
        assert_eq!(replay.position.count().to_string(), "14–1");
        assert_eq!(replay.final_score, Score::from_black(63));
    }

    #[test]
    fn replay_says_which_move_is_illegal_and_why() {
        let illegal = game("f5d6d6").replay().unwrap_err();
        assert_eq!(illegal.number, 3);
        assert!(illegal.to_string().contains("occupied"), "{illegal}");
        let early = game("f5d6").replay().expect("it is legal");
        assert_eq!(early.final_score, None);
    }

    #[test]
    fn sixty_moves_fit_and_no_more() {
        assert_eq!(Moves::new(&Square::ALL[..60]).map(|m| m.len()), Some(60));
        assert_eq!(Moves::new(&Square::ALL[..61]), None);
    }
}
