//! The patterns that the evaluation looks at, and their state on a board.
//!
//! A pattern is a few squares; its state is a number in balanced ternary, a digit a square: 1 for
//! a disc of the player to move, -1 for one of the opponent's, 0 for none. Exchanging the players
//! negates every state, so a move costs a few vector additions and one negation.

use otho_core::{Bitboard, Board, Move, Square, Symmetry};

/// The kinds of pattern; each stands for its images under the eight symmetries.
///
/// Which kinds is a matter of trial, see docs/training.md. Squares that change often come first:
/// their digits are the lowest, so states that are met one after the other lie side by side, and
/// a file of them is 3 % smaller.
const KINDS: [&[Square]; 11] = {
    use Square::*;
    [
        // The edge with both X-squares.
        &[C1, F1, D1, E1, B2, G2, B1, G1, A1, H1],
        // The second row with the corners, the third and the fourth.
        &[C2, F2, D2, E2, B2, G2, A2, H2, A1, H1],
        &[C3, F3, D3, E3, B3, G3, A3, H3],
        &[C4, F4, D4, E4, B4, G4, A4, H4],
        // The longest diagonal; the next two with what lies at their ends.
        &[C3, F6, D4, E5, B2, G7, A1, H8],
        &[D3, F5, E4, C2, G6, B1, H7, A1, H8],
        &[E3, F4, D2, G5, C1, H6, B1, H7],
        // The corner: three by three, two by five, a triangle.
        &[C3, C2, B3, C1, A3, B2, B1, A2, A1],
        &[C2, D2, E2, C1, D1, E1, B2, B1, A2, A1],
        &[C2, B3, C1, A3, D1, A4, B2, B1, A2, A1],
        // The middle of the edge, two deep, with the corners.
        &[C2, F2, D2, E2, C1, F1, D1, E1, A1, H1],
    ]
};

/// How many patterns there are on a board, all images counted.
pub(crate) const N_PATTERNS: usize = 46;
/// The same, filled up to whole vectors.
pub(crate) const N_LANES: usize = 48;
/// The most squares a pattern has.
const MOST_SQUARES: usize = 10;

/// One pattern on the board.
#[derive(Clone, Copy)]
pub(crate) struct Pattern {
    /// Which kind it is an image of.
    pub(crate) kind: usize,
    squares: [Square; MOST_SQUARES],
    n_squares: usize,
}

/// All patterns on a board.
pub(crate) static PATTERNS: [Pattern; N_PATTERNS] = {
    let mut patterns = [Pattern {
        kind: 0,
        squares: [Square::A1; MOST_SQUARES],
        n_squares: 0,
    }; N_PATTERNS];
    let mut n = 0;
    let mut kind = 0;
    while kind < KINDS.len() {
        let first = n;
        let mut i = 0;
        while i < Symmetry::ALL.len() {
            let image = image(kind, Symmetry::ALL[i]);
            let mut is_new = true;
            let mut j = first;
            while j < n {
                is_new &= set_of(&patterns[j]) != set_of(&image);
                j += 1;
            }
            if is_new {
                patterns[n] = image;
                n += 1;
            }
            i += 1;
        }
        kind += 1;
    }
    assert!(n == N_PATTERNS);
    patterns
};

const fn image(kind: usize, symmetry: Symmetry) -> Pattern {
    let mut squares = [Square::A1; MOST_SQUARES];
    let n_squares = KINDS[kind].len();
    let mut i = 0;
    while i < n_squares {
        squares[i] = symmetry.square(KINDS[kind][i]);
        i += 1;
    }
    Pattern {
        kind,
        squares,
        n_squares,
    }
}

const fn set_of(pattern: &Pattern) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < pattern.n_squares {
        set |= pattern.squares[i].bitboard().0;
        i += 1;
    }
    set
}

/// The number of states of each kind.
pub(crate) const N_STATES: [usize; KINDS.len()] = {
    let mut states = [0; KINDS.len()];
    let mut kind = 0;
    while kind < KINDS.len() {
        states[kind] = 3usize.pow(KINDS[kind].len() as u32);
        kind += 1;
    }
    states
};

/// Where each kind's state 0 lies in a list of the states of all kinds.
pub(crate) const CENTERS: [usize; KINDS.len()] = {
    let mut centers = [0; KINDS.len()];
    let mut start = 0;
    let mut kind = 0;
    while kind < KINDS.len() {
        centers[kind] = start + N_STATES[kind] / 2;
        start += N_STATES[kind];
        kind += 1;
    }
    centers
};

/// How many states all kinds have together.
pub(crate) const N_PATTERN_STATES: usize =
    CENTERS[KINDS.len() - 1] + N_STATES[KINDS.len() - 1] / 2 + 1;

/// The states of all patterns of a board, as the player to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
pub(crate) struct States([i16; N_LANES]);

/// What a disc of the player's adds to each state, by its square.
static DISC: [States; 64] = {
    let mut table = [States([0; N_LANES]); 64];
    let mut n = 0;
    while n < N_PATTERNS {
        let mut i = 0;
        while i < PATTERNS[n].n_squares {
            table[PATTERNS[n].squares[i].index()].0[n] = 3i16.pow(i as u32);
            i += 1;
        }
        n += 1;
    }
    table
};

impl States {
    /// The states of a board.
    pub(crate) fn of(board: Board) -> Self {
        let [player, opponent] = [board.player(), board.opponent()].map(Self::of_discs);
        Self(core::array::from_fn(|n| player.0[n] - opponent.0[n]))
    }

    /// The states of a board that has only these discs of the player's.
    #[inline(always)]
    fn of_discs(discs: Bitboard) -> Self {
        let mut states = Self([0; N_LANES]);
        for square in discs {
            for (state, disc) in states.0.iter_mut().zip(DISC[square.index()].0) {
                *state += disc;
            }
        }
        states
    }

    /// The states after a move, as the other player sees them.
    #[inline]
    pub(crate) fn after(self, mv: Move) -> Self {
        let disc = &DISC[mv.square.index()];
        let flipped = Self::of_discs(mv.flips);
        Self(core::array::from_fn(|n| {
            // Twice what is flipped may not fit, but the sum always does again.
            let added = disc.0[n].wrapping_add(flipped.0[n].wrapping_mul(2));
            self.0[n].wrapping_add(added).wrapping_neg()
        }))
    }

    /// The states after a pass.
    #[inline]
    pub(crate) fn negated(mut self) -> Self {
        for state in &mut self.0 {
            *state = -*state;
        }
        self
    }

    /// The place of every pattern's state in a list of the states of all kinds.
    #[inline(always)]
    pub(crate) fn indices(&self) -> [u32; N_LANES] {
        core::array::from_fn(|n| (CENTER_OF[n] + i32::from(self.0[n])) as u32)
    }
}

static CENTER_OF: [i32; N_LANES] = {
    let mut centers = [0; N_LANES];
    let mut n = 0;
    while n < N_PATTERNS {
        centers[n] = CENTERS[PATTERNS[n].kind] as i32;
        n += 1;
    }
    centers
};

/// The state of the same squares read by a symmetry that maps the kind onto itself: both states
/// mean the same. Maps every index of a list of all states to the smallest equal one.
pub(crate) fn canonical_indices() -> Vec<u32> {
    let mut map: Vec<u32> = (0..N_PATTERN_STATES as u32).collect();
    for kind in 0..KINDS.len() {
        let squares = KINDS[kind];
        for symmetry in Symmetry::ALL {
            let places: Option<Vec<usize>> = squares
                .iter()
                .map(|&s| squares.iter().position(|&t| t == symmetry.square(s)))
                .collect();
            let Some(places) = places else { continue };
            for state in 0..N_STATES[kind] {
                let mut rest = state;
                let mut mirrored = 0;
                for &place in &places {
                    mirrored += rest % 3 * 3usize.pow(place as u32);
                    rest /= 3;
                }
                let start = CENTERS[kind] - N_STATES[kind] / 2;
                let (a, b) = (start + state, start + mirrored);
                let least = map[a].min(map[b]);
                map[a] = least;
                map[b] = least;
            }
        }
    }
    map
}
