//! What a reason states, counted anew on the lines it rests on by rules of its own.

use otho_coach::reason::{Branch, Explanation, Reason, Way};
use otho_core::{Bitboard, Ply, Position, Square, Variant};

use super::naive::{Naive, letter, other};

/// The positions of a branch, by the twin's rules.
fn replayed(branch: &Branch, root: Position) -> Vec<Naive> {
    let mut positions = vec![Naive::of(root)];
    for ply in &branch.line {
        let next = positions[positions.len() - 1].play(*ply);
        positions.push(next.expect("every turn of a line is legal"));
    }
    positions
}

struct Twin {
    worse: Vec<Naive>,
    better: Vec<Naive>,
    moves: [Square; 2],
    lines: [Vec<Ply>; 2],
    own: char,
}

impl Twin {
    fn of(explanation: &Explanation) -> Self {
        let [worse, better] = [Way::Worse, Way::Better].map(|way| {
            explanation
                .branch(way)
                .expect("a reason holds two moves against each other")
        });
        assert!(worse.value < better.value);
        Self {
            worse: replayed(worse, explanation.position),
            better: replayed(better, explanation.position),
            moves: [worse.square, better.square],
            lines: [worse.line.clone(), better.line.clone()],
            own: letter(explanation.position.side()),
        }
    }

    fn positions(&self, way: Way) -> &[Naive] {
        match way {
            Way::Worse => &self.worse,
            Way::Better => &self.better,
        }
    }

    fn line(&self, way: Way) -> &[Ply] {
        &self.lines[usize::from(way == Way::Better)]
    }
}

/// Over seven turns the mover has three more discs a turn beside empty squares in the worse line.
fn check_openness(twin: &Twin, theirs: char) {
    let open = |positions: &[Naive]| -> i32 {
        let last = positions.len() - 1;
        let at = |plies: usize| &positions[plies.min(last)];
        let count = |plies, side| at(plies).frontier(side).count() as i32;
        (2..=8)
            .map(|plies| count(plies, twin.own) - count(plies, theirs))
            .sum()
    };
    assert!(open(&twin.worse) - open(&twin.better) >= 21);
}

/// What both sides have some turns later.
fn check_later(reason: &Reason, twin: &Twin) {
    let own = twin.own;
    let theirs = other(own);
    match reason {
        Reason::LaterMoves {
            worse,
            better,
            plies,
        } => {
            for (sets, positions) in [(worse, &twin.worse), (better, &twin.better)] {
                assert_eq!(
                    *sets,
                    [own, theirs].map(|side| positions[*plies].moves(side))
                );
            }
            let ahead = |sets: &[Bitboard; 2]| sets[0].count() as i32 - sets[1].count() as i32;
            assert!(ahead(worse) < ahead(better));
            assert!(worse[0].count() <= better[0].count() + 1);
            assert!(worse[1].count() + 1 >= better[1].count());
        }
        Reason::LaterFrontier {
            worse,
            better,
            plies,
        } => {
            for (sets, positions) in [(worse, &twin.worse), (better, &twin.better)] {
                assert_eq!(
                    *sets,
                    [own, theirs].map(|side| positions[*plies].frontier(side))
                );
            }
            check_openness(twin, theirs);
            assert!(worse[0].count() + 1 >= better[0].count());
            assert!(worse[1].count() <= better[1].count() + 1);
        }
        _ => unreachable!("it is of later turns"),
    }
}

/// Counts the squares and numbers of a reason anew.
pub(crate) fn check(reason: &Reason, explanation: &Explanation) {
    let twin = Twin::of(explanation);
    let own = twin.own;
    let theirs = other(own);
    let is_anti = explanation.variant == Variant::Anti;
    match reason {
        Reason::WipeOut { way, loser, line } => {
            let at = &twin.positions(*way)[line.len() + 1];
            assert_eq!(at.discs(letter(*loser)), Bitboard::EMPTY);
        }
        Reason::Corner {
            way,
            taker,
            corner,
            line,
            beside,
        } => {
            check_corner(&twin, *way, letter(*taker), *corner, line, is_anti);
            assert_eq!(
                beside.is_some(),
                touches(twin.moves[usize::from(*way == Way::Better)], *corner)
            );
        }
        Reason::Pass { way, passer, line } => {
            let at = &twin.positions(*way)[line.len() + 1];
            assert_eq!(at.side, letter(*passer));
            assert_eq!(at.moves(at.side), Bitboard::EMPTY);
            assert_eq!(&twin.line(*way)[1..=line.len()], line);
        }
        Reason::OpponentMoves { worse, better } => {
            assert_eq!(*worse, twin.worse[1].moves(theirs));
            assert_eq!(*better, twin.better[1].moves(theirs));
            assert!(worse.count() > better.count());
        }
        Reason::OwnMoves {
            worse,
            better,
            replies,
        } => {
            check_replies(&twin, replies);
            assert_eq!(*worse, twin.worse[2].moves(own));
            assert_eq!(*better, twin.better[2].moves(own));
            assert!(worse.count() < better.count());
        }
        Reason::SafeMoves {
            worse,
            better,
            replies,
        } => {
            check_replies(&twin, replies);
            for (safe, at) in [(worse, &twin.worse[2]), (better, &twin.better[2])] {
                assert!((*safe - at.moves(own)).is_empty());
                for square in *safe {
                    let after = at.play(Ply::Move(square)).expect("it is legal");
                    assert!(!after.moves(theirs).intersects(Bitboard::CORNERS));
                }
            }
            assert!(worse.count() < better.count());
        }
        Reason::LaterMoves { .. } | Reason::LaterFrontier { .. } => check_later(reason, &twin),
        Reason::Frontier {
            worse,
            better,
            is_quiet,
        } => {
            assert_eq!(*worse, twin.worse[1].frontier(own));
            assert_eq!(*better, twin.better[1].frontier(own));
            let added = *better - twin.better[0].frontier(own) - twin.moves[1].bitboard();
            assert_eq!(*is_quiet, added.is_empty());
            assert!(worse.count() > better.count());
        }
        Reason::Stable {
            way,
            owner,
            more,
            less,
            plies,
        } => {
            let there = if *way == Way::Worse {
                Way::Better
            } else {
                Way::Worse
            };
            assert_eq!(*more, twin.positions(*way)[*plies].stable(letter(*owner)));
            assert_eq!(*less, twin.positions(there)[*plies].stable(letter(*owner)));
            assert!(more.count() > less.count());
            let is_for_mover = (letter(*owner) == own) != is_anti;
            assert_eq!(is_for_mover, *way == Way::Better);
        }
        Reason::Parity { worse, better } => {
            assert_eq!(last_move(&twin, Way::Worse), Some((theirs, *worse)));
            assert_eq!(last_move(&twin, Way::Better), Some((own, *better)));
        }
        _ => check_tempo(reason, explanation, &twin),
    }
}

fn check_tempo(reason: &Reason, explanation: &Explanation, twin: &Twin) {
    let own = twin.own;
    let theirs = other(own);
    let [_, better] = twin.moves;
    match reason {
        Reason::Spoiled { reply, margin } => {
            assert_eq!(twin.line(Way::Worse)[1], Ply::Move(*reply));
            assert!(!twin.worse[2].moves(own).contains(better));
            assert!(*margin > 0);
        }
        Reason::Reply {
            reply,
            margin,
            is_opened,
        } => {
            assert!(twin.worse[1].moves(theirs).contains(*reply));
            assert!(!twin.better[1].moves(theirs).contains(*reply));
            assert_eq!(*is_opened, !twin.worse[0].moves(theirs).contains(*reply));
            assert!(*margin > 0);
        }
        Reason::Ending { worse, better } => {
            for (points, positions) in [(worse, &twin.worse), (better, &twin.better)] {
                let end = &positions[positions.len() - 1];
                assert!(end.is_over());
                let counts = [own, theirs].map(|side| end.discs(side).count());
                let empties = end.empties();
                let mut expected = match counts[0].cmp(&counts[1]) {
                    std::cmp::Ordering::Greater => [counts[0] + empties, counts[1]],
                    std::cmp::Ordering::Less => [counts[0], counts[1] + empties],
                    std::cmp::Ordering::Equal => [32, 32],
                };
                if explanation.variant == Variant::Anti {
                    expected.reverse();
                }
                assert_eq!(points.map(u32::from), expected);
            }
        }
        _ => unreachable!("the other reasons are checked above"),
    }
}

fn check_corner(twin: &Twin, way: Way, taker: char, corner: Square, line: &[Ply], is_anti: bool) {
    assert!(Bitboard::CORNERS.contains(corner));
    let positions = twin.positions(way);
    match line {
        [] => assert_eq!(twin.line(way)[0], Ply::Move(corner)),
        [Ply::Move(reply)] => {
            assert_eq!(*reply, corner);
            assert!(positions[1].moves(taker).contains(corner));
        }
        _ => {
            assert_eq!(&twin.line(way)[1..=line.len()], line);
            assert_eq!(line.last(), Some(&Ply::Move(corner)));
            assert_eq!(positions[line.len()].side, taker);
        }
    }
    let there = if way == Way::Worse {
        Way::Better
    } else {
        Way::Worse
    };
    for (at, ply) in twin.positions(there).iter().zip(twin.line(there)) {
        assert!(at.side != taker || *ply != Ply::Move(corner));
    }
    // It serves the mover in the better line, or the opponent in the worse one.
    let serves_mover = (taker == twin.own) != is_anti;
    assert_eq!(serves_mover, way == Way::Better);
}

fn check_replies(twin: &Twin, replies: &[Square; 2]) {
    assert_eq!(twin.line(Way::Worse)[1], Ply::Move(replies[0]));
    assert_eq!(twin.line(Way::Better)[1], Ply::Move(replies[1]));
}

fn touches(one: Square, another: Square) -> bool {
    one != another
        && one.column().abs_diff(another.column()) <= 1
        && one.row().abs_diff(another.row()) <= 1
}

/// Who makes the last move of a line that ends the game, and where.
fn last_move(twin: &Twin, way: Way) -> Option<(char, Square)> {
    let positions = twin.positions(way);
    assert!(positions[positions.len() - 1].is_over());
    let turns = positions.iter().zip(twin.line(way)).rev();
    let mut moves = turns.filter_map(|(at, ply)| match ply {
        Ply::Move(square) => Some((at.side, *square)),
        Ply::Pass => None,
    });
    moves.next()
}
