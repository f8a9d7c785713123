use std::collections::HashSet;

use otho_engine::Weights;

use super::*;
use crate::exercise::RESOURCES;
use crate::progress::{Deed, Progress, Record};

fn engine() -> Engine {
    Engine::new(RESOURCES, Weights::embedded())
}

fn order(seed: u64) -> PuzzleOrder {
    PuzzleOrder { theme: None, seed }
}

#[test]
fn a_puzzle_is_what_it_says_by_a_fresh_engine() {
    let (mut maker, mut solver) = (engine(), engine());
    for seed in 0..4 {
        let puzzle = Puzzle::make(&mut maker, &order(seed), &|| false).expect("made");
        assert_eq!(puzzle.verify(&mut solver, &|| false), Ok(()));
        let again = Puzzle::make(&mut solver, &order(seed), &|| false);
        assert_eq!(again, Ok(puzzle));
        assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
        assert_eq!(puzzle.id().to_string().parse(), Ok(puzzle.id()));
    }
}

#[test]
fn a_theme_can_be_asked_for() {
    let mut engine = engine();
    for theme in Theme::ALL {
        let order = PuzzleOrder {
            theme: Some(theme),
            seed: 1,
        };
        let made = Puzzle::make(&mut engine, &order, &|| false).expect("made");
        assert_eq!(made.theme, theme);
    }
    let stopped = Puzzle::make(&mut engine, &order(1), &|| true);
    assert_eq!(stopped, Err(Unmade::Stopped));
}

#[test]
fn a_flaw_is_found() {
    let mut engine = engine();
    let good = Puzzle::make(&mut engine, &order(3), &|| false).expect("made");
    assert_eq!(good.verify(&mut engine, &|| true), Err(Flaw::Stopped));
    let mut flaw = |puzzle: Puzzle| puzzle.verify(&mut engine, &|| false).err();
    let others = good.position.legal_moves() - good.solution.bitboard();
    for solution in others {
        let wrong = Puzzle { solution, ..good };
        assert!(matches!(
            flaw(wrong),
            Some(Flaw::NoWin(_) | Flaw::Cooked(..))
        ));
    }
    for theme in Theme::ALL.into_iter().filter(|&theme| theme != good.theme) {
        assert_eq!(
            flaw(Puzzle { theme, ..good }),
            Some(Flaw::Theme(good.theme))
        );
    }
    let illegal = Puzzle {
        solution: Square::D4,
        ..good
    };
    assert_eq!(flaw(illegal), Some(Flaw::Choice));
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let line = shipped().next().expect("there are puzzles").to_string();
    assert!(line.parse::<Puzzle>().is_ok());
    for bad in [
        String::new(),
        line.replace(' ', "  x "),
        format!("{line} 7"),
        line.rsplit_once(' ').expect("it has words").0.to_owned(),
    ] {
        assert_eq!(bad.parse::<Puzzle>(), Err(ParsePuzzleError), "{bad}");
    }
    for bad in ["", "12", &"g".repeat(32), &"é".repeat(16)] {
        assert_eq!(bad.parse::<PuzzleId>(), Err(ParsePuzzleIdError));
    }
}

#[test]
fn the_shipped_puzzles_are_many_different_and_sound() {
    let all: Vec<Puzzle> = shipped().collect();
    assert_eq!(all.len(), set::n_lines());
    assert!(all.len() >= 300);
    let boards: HashSet<_> = all
        .iter()
        .map(|puzzle| puzzle.position.board().canonical().0)
        .collect();
    assert_eq!(boards.len(), all.len());
    for theme in Theme::ALL {
        let n = all.iter().filter(|puzzle| puzzle.theme == theme).count();
        assert!(n >= 30, "{n} of {theme:?}");
    }
    for (low, high) in [(0, 1100), (1100, 1300), (1300, 1500), (1500, 9999)] {
        let n = all
            .iter()
            .filter(|puzzle| (low..high).contains(&puzzle.estimate))
            .count();
        assert!(n >= 20, "{n} from {low} to {high}");
    }
    let mut engine = engine();
    for puzzle in all {
        assert_eq!(puzzle.verify(&mut engine, &|| false), Ok(()), "{puzzle}");
    }
}

#[test]
fn a_puzzle_is_chosen_by_strength_and_by_what_was_failed() {
    let mut progress = Progress::default();
    let pick = |progress: &Progress, today, seed| {
        let of = Choose {
            progress,
            today,
            seed,
        };
        choose(&of).expect("there are enough")
    };
    let player = progress.ratings().player(0).value;
    for seed in 0..20 {
        let puzzle = pick(&progress, 0, seed);
        assert!((f64::from(puzzle.estimate) - player).abs() <= 150.0);
        assert_eq!(pick(&progress, 0, seed), puzzle);
    }
    let failed = pick(&progress, 0, 1);
    progress.add(Record {
        at: 1,
        day: 0,
        deed: Deed::Puzzle {
            id: failed.id(),
            theme: failed.theme,
            estimate: failed.estimate,
            is_right: false,
        },
    });
    for seed in 0..20 {
        let again = pick(&progress, 1, seed);
        assert_eq!(again.theme, failed.theme);
        assert_ne!(again, failed);
    }
}
