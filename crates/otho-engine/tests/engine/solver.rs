//! The solver against brute force, for both objectives.

use otho_core::{Board, Variant};
use otho_engine::{Certainty, Goal};

use crate::naive::{Met, alpha_beta, brute_force};
use crate::positions::{Chance, search};

const VARIANTS: [Variant; 2] = [Variant::Othello, Variant::Anti];

/// Holds the solver against these values, Othello's first.
fn check(board: Board, expected: [i32; 2], threads: usize) {
    for (variant, expected) in VARIANTS.into_iter().zip(expected) {
        let exact = search(board, variant, Goal::Exact, threads);
        assert_eq!(
            (exact.value, exact.certainty),
            (expected, Certainty::Exact),
            "{variant:?} {board:?}"
        );
        let outcome = search(board, variant, Goal::Outcome, threads);
        assert_eq!(
            (outcome.value.signum(), outcome.certainty),
            (expected.signum(), Certainty::Outcome),
            "{variant:?} {board:?}"
        );
    }
}

/// Half of them from random games, half with discs anywhere.
fn board(chance: &mut Chance, index: u32, n_empties: u32) -> Board {
    if index.is_multiple_of(2) {
        chance.played(n_empties)
    } else {
        chance.scattered(n_empties)
    }
}

#[test]
fn up_to_eight_empties_have_the_values_of_brute_force() {
    let mut chance = Chance::new(1);
    let (mut with_pass, mut with_wipe_out, mut with_unfilled, mut root_passes) = (0, 0, 0, 0);
    for index in 0..6000 {
        let n_empties = if index < 2000 {
            index / 2 % 6
        } else {
            6 + index / 2 % 3
        };
        let board = board(&mut chance, index, n_empties);
        let mut met = Met::default();
        let values = brute_force(board, &mut met);
        check(board, values, 1 + usize::from(index % 16 == 0));
        with_pass += u32::from(met.passes > 0);
        with_wipe_out += u32::from(met.wipe_outs > 0);
        with_unfilled += u32::from(met.unfilled > 0);
        root_passes += u32::from(board.legal_moves().is_empty() && met.passes > 0);
    }
    assert!(with_pass > 2000, "{with_pass}");
    assert!(with_wipe_out > 200, "{with_wipe_out}");
    assert!(with_unfilled > 1000, "{with_unfilled}");
    assert!(root_passes > 100, "{root_passes}");
}

#[test]
fn nine_and_ten_empties_have_the_values_of_alpha_beta() {
    let mut chance = Chance::new(2);
    for index in 0..600 {
        let board = board(&mut chance, index, 9 + index / 2 % 2);
        let values = VARIANTS.map(|variant| alpha_beta(board, variant));
        check(board, values, 1 + usize::from(index % 4 == 0));
    }
}

/// So that one of the two may stand in for the other.
#[test]
fn alpha_beta_has_the_values_of_brute_force() {
    let mut chance = Chance::new(3);
    for index in 0..200 {
        let board = board(&mut chance, index, 7);
        let values = VARIANTS.map(|variant| alpha_beta(board, variant));
        assert_eq!(values, brute_force(board, &mut Met::default()), "{board:?}");
    }
}
