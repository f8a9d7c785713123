//! Long runs, started by `cargo xtask soak`: searches of all kinds for minutes, and how soon they
//! stop.
//!
//! They print what they measure. Wrong values fail; how fast a machine is does not.

use std::collections::BTreeMap;
use std::env;
use std::thread;
use std::time::{Duration, Instant, UNIX_EPOCH};

use otho_core::{Board, Color, Ply, Position, Variant};
use otho_engine::{Certainty, Engine, Goal, Limits, Report, Request, Resources, Weights};

use crate::allocated::megabytes_allocated;
use crate::naive::alpha_beta;
use crate::positions::{Chance, request};

const VARIANTS: [Variant; 2] = [Variant::Othello, Variant::Anti];

/// Threads and bytes of the engines: more threads than processors, and tables that hold nothing.
const ENGINES: [(usize, usize); 7] = [
    (1, 0),
    (1, 16 << 20),
    (2, 1 << 10),
    (2, 64 << 20),
    (3, 1 << 20),
    (8, 1 << 16),
    (8, 16 << 20),
];

/// Nodes that most searches do not need. Without a table, some would go on for minutes.
const ENOUGH: u64 = 5_000_000;

/// A position whose values are known.
struct Known {
    board: Board,
    values: [i32; 2],
}

/// By plain alpha-beta.
fn small(chance: &mut Chance, index: u32) -> Known {
    let n_empties = 6 + index % 7;
    let board = if index.is_multiple_of(3) {
        chance.scattered(n_empties)
    } else {
        chance.played(n_empties)
    };
    Known {
        board,
        values: VARIANTS.map(|variant| alpha_beta(board, variant)),
    }
}

/// By one thread that is never stopped: large enough for others to help.
fn large(chance: &mut Chance, engine: &mut Engine, index: u32) -> Known {
    let board = chance.played(13 + index % 4);
    let value = |variant| {
        let request = request(board, variant, Goal::Exact);
        engine.search(&request, &|| false, &mut |_| {}).value
    };
    Known {
        board,
        values: VARIANTS.map(value),
    }
}

fn minutes() -> f64 {
    let text = env::var("OTHO_SOAK_MINUTES");
    text.map_or(1.0, |text| text.parse().expect("it is a number of minutes"))
}

/// Another one each time, unless it is given.
fn seed() -> u64 {
    match env::var("OTHO_SOAK_SEED") {
        Ok(text) => text.parse().expect("the seed is a number"),
        Err(_) => UNIX_EPOCH.elapsed().map_or(7, |now| now.as_secs()),
    }
}

fn assert_legal(report: &Report, request: &Request) {
    let mut at = request.position;
    for ply in &report.line {
        at = match ply {
            Ply::Move(square) => at.play(*square).expect("lines are legal"),
            Ply::Pass => at.pass().expect("passes are forced"),
        };
    }
    let has_move = !request.position.legal_moves().is_empty();
    assert!(report.best().is_some() || !has_move, "{request:?}");
    assert!((-64..=64).contains(&report.value));
}

/// What a report says for certain has to be so.
fn assert_right(report: &Report, request: &Request, expected: i32) {
    match report.certainty {
        Certainty::Exact => assert_eq!(report.value, expected, "{request:?}"),
        Certainty::Outcome => {
            assert_eq!(report.value.signum(), expected.signum(), "{request:?}");
        }
        Certainty::Depth { .. } => {}
    }
}

/// One search of any kind, with a stop or a limit of nodes in two of three.
fn search_somehow(engine: &mut Engine, chance: &mut Chance, known: &Known) -> &'static str {
    let index = chance.below(2) as usize;
    let (variant, expected) = (VARIANTS[index], known.values[index]);
    let kind = ["exact", "outcome", "depth", "moves"][chance.below(4) as usize];
    let goal = match kind {
        "outcome" => Goal::Outcome,
        "depth" => Goal::Depth(chance.below(16) as u8),
        _ => Goal::Exact,
    };
    let (delay, nodes) = match chance.below(3) {
        0 => (None, Some(ENOUGH)),
        1 => (Some(Duration::from_micros(chance.below(50_000))), None),
        _ => (None, Some(chance.below(200_000))),
    };
    let request = Request {
        limits: Limits { nodes },
        ..request(known.board, variant, goal)
    };
    let began = Instant::now();
    let stop = || delay.is_some_and(|delay| began.elapsed() >= delay);
    if kind == "moves" {
        let reports = engine.search_moves(&request, &stop, &mut |_| {});
        assert_eq!(
            reports.len(),
            known.board.legal_moves().count() as usize,
            "{request:?}"
        );
        for report in &reports {
            assert_legal(report, &request);
        }
        if let Some(best) = reports.first() {
            assert_right(best, &request, expected);
        }
    } else {
        let report = engine.search(&request, &stop, &mut |report| {
            assert_right(report, &request, expected);
        });
        assert_legal(&report, &request);
        assert_right(&report, &request, expected);
        let is_free = nodes == Some(ENOUGH) && report.nodes < ENOUGH;
        if is_free && kind != "depth" {
            assert!(!matches!(report.certainty, Certainty::Depth { .. }));
        }
    }
    kind
}

#[test]
#[ignore = "takes minutes; started by cargo xtask soak"]
fn searches_of_all_kinds_stay_right() {
    let seed = seed();
    println!("seed: {seed}; OTHO_SOAK_SEED={seed} repeats it");
    let mut chance = Chance::new(seed);
    let mut engines = ENGINES.map(|(threads, hash)| {
        let resources = Resources { hash, threads };
        Engine::new(resources, Weights::embedded())
    });
    let mut pool: Vec<Known> = (0..210).map(|index| small(&mut chance, index)).collect();
    pool.extend((0..60).map(|index| large(&mut chance, &mut engines[1], index)));
    let until = Instant::now() + Duration::from_secs_f64(60.0 * minutes());
    let mut counts = BTreeMap::new();
    let mut allocated = Vec::new();
    for round in 0.. {
        if Instant::now() >= until {
            break;
        }
        let which = chance.below(ENGINES.len() as u64) as usize;
        if round % 1000 == 999 {
            // A new one in place of an old one, which has to give back all it had.
            let (threads, hash) = ENGINES[which];
            let resources = Resources { hash, threads };
            engines[which] = Engine::new(resources, Weights::embedded());
        }
        let known = &pool[chance.below(pool.len() as u64) as usize];
        let kind = search_somehow(&mut engines[which], &mut chance, known);
        *counts.entry(kind).or_insert(0) += 1;
        // By the first time every engine has searched.
        if round % 1000 == 500 {
            allocated.push(megabytes_allocated());
        }
    }
    println!("searches: {counts:?}, none wrong");
    // A new engine has not read the weights of both variants yet; else all have what they had.
    if let [first, .., last] = allocated[..] {
        let most = allocated.iter().max().unwrap_or(&last);
        println!("megabytes allocated: {first} at first, {most} at most, {last} in the end");
        assert!(
            last <= first + 1,
            "memory has leaked: {last} megabytes after {first}"
        );
    }
}

/// How long after the stop the search came back, or nothing when it had ended before.
fn stop_after(engine: &mut Engine, request: &Request, delay: Duration) -> Option<Duration> {
    let began = Instant::now();
    engine.search(request, &|| began.elapsed() >= delay, &mut |_| {});
    let elapsed = began.elapsed();
    // A system that takes the processor away now and then does so here, and not in a search.
    thread::sleep(elapsed / 8);
    elapsed.checked_sub(delay)
}

#[test]
#[ignore = "takes minutes; started by cargo xtask soak"]
fn how_soon_searches_stop() {
    let n = (1000.0 * minutes().min(1.0)) as usize;
    for threads in [1, 2] {
        let resources = Resources {
            hash: 64 << 20,
            threads,
        };
        let mut engine = Engine::new(resources, Weights::embedded());
        // The first search of a variant unpacks its weights, which is not what is measured here.
        for variant in VARIANTS {
            let request = request(Board::START, variant, Goal::Depth(1));
            engine.search(&request, &|| false, &mut |_| {});
        }
        for (name, n_empties) in [("midgame, 44 empties", 44), ("endgame, 26 empties", 26)] {
            let mut chance = Chance::new(11);
            let mut taken: Vec<Duration> = (0..n)
                .filter_map(|_| {
                    let board = chance.played(n_empties);
                    let request = Request {
                        position: Position::from_board(board, Color::Black),
                        ..request(board, VARIANTS[chance.below(2) as usize], Goal::Exact)
                    };
                    let delay = Duration::from_micros(chance.below(50_000));
                    stop_after(&mut engine, &request, delay)
                })
                .collect();
            taken.sort();
            let share = |part: usize| taken[(taken.len() * part / 1000).min(taken.len() - 1)];
            println!(
                "{threads} threads, {name}: {} stops, median {:?}, 95 % within {:?}, 99 % within {:?}, 99.9 % within {:?}, longest {:?}",
                taken.len(),
                share(500),
                share(950),
                share(990),
                share(999),
                taken[taken.len() - 1],
            );
        }
    }
}
