//! A position: the discs and whose turn it is.

use core::fmt;
use core::str::FromStr;

use crate::{Bitboard, Board, Color, DiscCount, Score, Square, Variant};

/// The discs on the board and whose turn it is.
///
/// ```
/// use otho_core::{Position, Square, Turn};
///
/// let position = Position::START.play(Square::F5)?;
/// assert_eq!(position.legal_moves().to_string(), "f4 d6 f6");
/// assert!(matches!(position.turn(), Turn::Move(_)));
/// # Ok::<(), otho_core::IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    side: Color,
}

/// What the rules ask of the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// To put a disc on one of these squares.
    Move(Bitboard),
    /// To pass: this player has no move, the opponent has.
    Pass,
    /// Nothing more: neither player has a move.
    Over,
}

/// The two players' discs share squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedSquares(pub Bitboard);

impl fmt::Display for SharedSquares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a square holds one disc, but black and white discs both lie on {}",
            self.0
        )
    }
}

impl core::error::Error for SharedSquares {}

/// A move that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// Where the disc was to be put.
    pub square: Square,
    /// Who wanted to put it there.
    pub side: Color,
    /// What is wrong with it.
    pub reason: IllegalReason,
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalReason {
    /// A disc lies there already.
    Occupied,
    /// The move would flip nothing, though others would.
    FlipsNothing,
    /// The player has no move at all and must pass.
    MustPass,
    /// Neither player has a move: the game is over.
    Over,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { square, side, .. } = self;
        match self.reason {
            IllegalReason::Occupied => write!(f, "{side} cannot play {square}: it is occupied"),
            IllegalReason::FlipsNothing => {
                write!(f, "{side} cannot play {square}: it flips nothing")
            }
            IllegalReason::MustPass => write!(f, "{side} cannot play {square}: {side} must pass"),
            IllegalReason::Over => write!(f, "{side} cannot play {square}: the game is over"),
        }
    }
}

impl core::error::Error for IllegalMove {}

/// A pass that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPass {
    /// The player has these moves and must make one of them.
    CanMove(Bitboard),
    /// Neither player has a move: the game is over.
    Over,
}

impl fmt::Display for IllegalPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CanMove(moves) => {
                write!(f, "passing is not allowed with a move to make: {moves}")
            }
            Self::Over => f.write_str("passing is not allowed: the game is over"),
        }
    }
}

impl core::error::Error for IllegalPass {}

impl Position {
    /// The start of an ordinary game: d4 and e5 white, e4 and d5 black, Black to move.
    pub const START: Self = Self::from_board(Board::START, Color::Black);

    /// A position from the discs of both colors.
    ///
    /// # Errors
    /// When a square is in both sets.
    pub fn new(black: Bitboard, white: Bitboard, side: Color) -> Result<Self, SharedSquares> {
        let (player, opponent) = match side {
            Color::Black => (black, white),
            Color::White => (white, black),
        };
        let board = Board::new(player, opponent).ok_or(SharedSquares(black & white))?;
        Ok(Self { board, side })
    }

    /// A position from a board whose player to move has this color.
    #[must_use]
    pub const fn from_board(board: Board, side: Color) -> Self {
        Self { board, side }
    }

    /// The discs as the player to move sees them.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// Whose turn it is, even when all they can do is pass.
    #[must_use]
    pub const fn side(self) -> Color {
        self.side
    }

    /// The discs of one color.
    #[must_use]
    pub fn discs(self, color: Color) -> Bitboard {
        if color == self.side {
            self.board.player()
        } else {
            self.board.opponent()
        }
    }

    /// The color of the disc on a square, `None` when it is empty.
    #[must_use]
    pub fn disc_at(self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.discs(color).contains(square))
    }

    /// How many discs of each color lie on the board.
    #[must_use]
    pub fn count(self) -> DiscCount {
        DiscCount {
            black: self.discs(Color::Black).count() as u8,
            white: self.discs(Color::White).count() as u8,
        }
    }

    /// The squares where the player whose turn it is may put a disc.
    #[must_use]
    pub fn legal_moves(self) -> Bitboard {
        self.board.legal_moves()
    }

    /// The discs that a move to `square` would flip: none when the move is illegal.
    #[must_use]
    pub fn flips(self, square: Square) -> Bitboard {
        self.board.flips(square)
    }

    /// What the rules ask of the player whose turn it is.
    #[must_use]
    pub fn turn(self) -> Turn {
        let moves = self.legal_moves();
        if !moves.is_empty() {
            Turn::Move(moves)
        } else if !self.board.opponent_moves().is_empty() {
            Turn::Pass
        } else {
            Turn::Over
        }
    }

    /// The position after a move.
    ///
    /// The other player is to move then, even when they can only [`pass`](Self::pass).
    ///
    /// # Errors
    /// When the move is illegal, with the reason.
    pub fn play(self, square: Square) -> Result<Self, IllegalMove> {
        match self.board.play(square) {
            Some(board) => Ok(Self::from_board(board, !self.side)),
            None => Err(IllegalMove {
                square,
                side: self.side,
                reason: self.illegal_reason(square),
            }),
        }
    }

    fn illegal_reason(self, square: Square) -> IllegalReason {
        match self.turn() {
            Turn::Over => IllegalReason::Over,
            Turn::Pass => IllegalReason::MustPass,
            Turn::Move(_) if self.board.occupied().contains(square) => IllegalReason::Occupied,
            Turn::Move(_) => IllegalReason::FlipsNothing,
        }
    }

    /// The position after a pass.
    ///
    /// # Errors
    /// When the player has a move, or the game is over.
    pub fn pass(self) -> Result<Self, IllegalPass> {
        match self.turn() {
            Turn::Pass => Ok(self.with_other_side()),
            Turn::Move(moves) => Err(IllegalPass::CanMove(moves)),
            Turn::Over => Err(IllegalPass::Over),
        }
    }

    /// The same discs with the other player's turn, whatever the rules say of passing.
    #[must_use]
    pub fn with_other_side(self) -> Self {
        Self::from_board(self.board.pass(), !self.side)
    }

    /// The score, once neither player has a move.
    #[must_use]
    pub fn final_score(self, variant: Variant) -> Option<Score> {
        self.board
            .is_over()
            .then(|| Score::of_finished(self.count(), variant))
    }
}

impl fmt::Display for Position {
    /// Writes 64 letters a1 … h8 (`X` black, `O` white, `-` empty) and the side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::ALL {
            write!(f, "{}", self.disc_at(square).map_or('-', Color::letter))?;
        }
        write!(f, " {}", self.side.letter())
    }
}

/// Why a text is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// A character that stands for neither a disc nor an empty square.
    Letter {
        /// The square that the character would describe.
        square: Square,
        /// The character.
        found: char,
    },
    /// The text ends before h8.
    TooShort {
        /// How many squares it describes.
        squares: usize,
    },
    /// The side to move is missing.
    NoSide,
    /// What stands after the board is not a side to move.
    Side {
        /// The character in its place.
        found: char,
    },
    /// More text after the side to move.
    Trailing {
        /// Its first character.
        found: char,
    },
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter { square, found } if found.is_ascii_digit() => write!(
                f,
                "{found:?} at {square}: digits mean different colors in different programs; \
                 write X for black, O for white, - for empty"
            ),
            Self::Letter { square, found } => write!(
                f,
                "{found:?} at {square} is not a square's content; \
                 write X for black, O for white, - for empty"
            ),
            Self::TooShort { squares } => {
                write!(f, "the board has {squares} of the 64 squares")
            }
            Self::NoSide => f.write_str("the side to move is missing after the board: X or O"),
            Self::Side { found } => {
                write!(f, "{found:?} after the board is not a side to move: X or O")
            }
            Self::Trailing { found } => {
                write!(f, "{found:?} after the side to move: nothing may follow")
            }
        }
    }
}

impl core::error::Error for ParsePositionError {}

/// The color a letter of board text stands for: `X x * B b` or `O o W w`.
#[must_use]
pub const fn color_of_letter(letter: char) -> Option<Color> {
    match letter {
        'X' | 'x' | '*' | 'B' | 'b' => Some(Color::Black),
        'O' | 'o' | 'W' | 'w' => Some(Color::White),
        _ => None,
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads 64 letters a1 … h8 and the side to move.
    ///
    /// Black is any of `X x * B b`, white any of `O o W w`, an empty square `-` or `.`;
    /// white space may stand anywhere.
    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let mut letters = text.chars().filter(|c| !c.is_whitespace());
        let mut discs = [Bitboard::EMPTY; 2];
        for square in Square::ALL {
            let Some(found) = letters.next() else {
                let squares = square.index();
                return Err(ParsePositionError::TooShort { squares });
            };
            match color_of_letter(found) {
                Some(color) => discs[color.index()] |= square.bitboard(),
                None if matches!(found, '-' | '.') => {}
                None => return Err(ParsePositionError::Letter { square, found }),
            }
        }
        let found = letters.next().ok_or(ParsePositionError::NoSide)?;
        let side = color_of_letter(found).ok_or(ParsePositionError::Side { found })?;
        if let Some(found) = letters.next() {
            return Err(ParsePositionError::Trailing { found });
        }
        Ok(Self::new(discs[0], discs[1], side).expect("each square was read once"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "---------------------------OX------XO--------------------------- X";

    #[test]
    fn the_start_is_written_and_read_back() {
        assert_eq!(Position::START.to_string(), START);
        assert_eq!(START.parse(), Ok(Position::START));
        let spaced = START.replace('-', ".").replace('X', "*").to_lowercase();
        let lines: String = spaced
            .char_indices()
            .map(|(i, c)| {
                if i % 8 == 7 {
                    format!("{c}\n")
                } else {
                    c.to_string()
                }
            })
            .collect();
        assert_eq!(lines.parse(), Ok(Position::START));
    }

    #[test]
    fn what_is_wrong_with_a_text_is_said() {
        let parse = str::parse::<Position>;
        assert_eq!(parse(""), Err(ParsePositionError::TooShort { squares: 0 }));
        assert_eq!(
            parse(&START[..63]),
            Err(ParsePositionError::TooShort { squares: 63 })
        );
        assert_eq!(parse(&START[..64]), Err(ParsePositionError::NoSide));
        let found = '0';
        assert_eq!(
            parse(&START.replacen('-', "0", 1)),
            Err(ParsePositionError::Letter {
                square: Square::A1,
                found
            })
        );
        assert_eq!(
            parse(&START.replace(" X", " ?")),
            Err(ParsePositionError::Side { found: '?' })
        );
        assert_eq!(
            parse(&format!("{START};")),
            Err(ParsePositionError::Trailing { found: ';' })
        );
    }

    #[test]
    fn an_illegal_move_has_its_reason() {
        let reason = |position: Position, square| position.play(square).unwrap_err().reason;
        assert_eq!(reason(Position::START, Square::D4), IllegalReason::Occupied);
        assert_eq!(
            reason(Position::START, Square::A1),
            IllegalReason::FlipsNothing
        );
        let parse = |row: &str| format!("{row:-<64} X").parse::<Position>().unwrap();
        assert_eq!(reason(parse("OX"), Square::C1), IllegalReason::MustPass);
        assert_eq!(reason(parse("XX"), Square::C1), IllegalReason::Over);
    }

    #[test]
    fn only_a_forced_pass_is_allowed() {
        let parse = |row: &str| format!("{row:-<64} X").parse::<Position>().unwrap();
        assert_eq!(parse("OX").pass().map(Position::side), Ok(Color::White));
        assert_eq!(parse("XX").pass(), Err(IllegalPass::Over));
        assert_eq!(
            parse("XO").pass(),
            Err(IllegalPass::CanMove(Square::C1.bitboard()))
        );
    }
}
