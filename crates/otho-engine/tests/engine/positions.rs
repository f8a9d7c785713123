//! Positions to search, and engines to search them with.

use std::sync::{LazyLock, Mutex, PoisonError};

use otho_core::{Bitboard, Board, Color, Position, Turn, Variant};
use otho_engine::{Engine, Goal, Limits, Report, Request, Resources, Weights};

/// One engine for all cases, so that what it remembers is tested too.
static ENGINES: LazyLock<[Mutex<Engine>; 2]> = LazyLock::new(|| {
    [1, 2].map(|threads| {
        let hash = 4 << 20;
        Mutex::new(Engine::new(
            Resources { hash, threads },
            Weights::embedded(),
        ))
    })
});

pub(crate) fn with_engine<T>(threads: usize, work: impl FnOnce(&mut Engine) -> T) -> T {
    let engine = &ENGINES[threads - 1];
    work(&mut engine.lock().unwrap_or_else(PoisonError::into_inner))
}

pub(crate) fn request(board: Board, variant: Variant, goal: Goal) -> Request {
    Request {
        position: Position::from_board(board, Color::Black),
        variant,
        goal,
        limits: Limits::default(),
    }
}

pub(crate) fn search(board: Board, variant: Variant, goal: Goal, threads: usize) -> Report {
    let request = request(board, variant, goal);
    with_engine(threads, |engine| {
        engine.search(&request, &|| false, &mut |_| {})
    })
}

/// The position that these choices lead to from the start, with at least so many empty squares.
pub(crate) fn played(choices: impl IntoIterator<Item = u32>, n_empties: u32) -> Board {
    let mut position = Position::START;
    for choice in choices {
        if position.board().n_empties() <= n_empties {
            break;
        }
        position = match position.turn() {
            Turn::Move(moves) => {
                let nth = choice % moves.count();
                let square = moves.into_iter().nth(nth as usize);
                position
                    .play(square.expect("it is below the count"))
                    .expect("it is legal")
            }
            Turn::Pass => position.with_other_side(),
            Turn::Over => break,
        };
    }
    position.board()
}

/// A board of any discs: with squares that cannot be filled, passes in a row and wipe-outs.
pub(crate) fn scattered(empties: impl IntoIterator<Item = u32>, discs: u64) -> Board {
    let empty = empties
        .into_iter()
        .fold(0, |set, square| set | 1u64 << (square % 64));
    Board::new(Bitboard(discs & !empty), Bitboard(!discs & !empty)).expect("no square is in both")
}

/// Chance that repeats: the generator SplitMix64.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.bits() % n
    }

    /// A position of a random game with so many empty squares, or more where the game ended.
    pub(crate) fn played(&mut self, n_empties: u32) -> Board {
        let choices: Vec<u32> = (0..130).map(|_| self.bits() as u32).collect();
        played(choices, n_empties)
    }

    /// A board of any discs with so many empty squares; few discs of one color are likely.
    pub(crate) fn scattered(&mut self, n_empties: u32) -> Board {
        let sparse = self.bits() & self.bits() & self.bits();
        let scarce = sparse & self.bits() & self.bits();
        let discs = [self.bits(), sparse, !sparse, scarce, !scarce][self.below(5) as usize];
        let mut empties = Vec::new();
        while empties.len() < n_empties as usize {
            let square = self.below(64) as u32;
            if !empties.contains(&square) {
                empties.push(square);
            }
        }
        scattered(empties, discs)
    }
}
