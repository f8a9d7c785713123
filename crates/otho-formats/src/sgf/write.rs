//! Writing SGF.

use std::io::{self, Write};

use otho_core::clock::Extra;
use otho_core::{Color, Ending, NodeId, Ply, Position, Tree, Variant};

use super::for_color;
use crate::error::WriteError;
use crate::property::{color_name, write_some};
use crate::{Format, Record, RecordedTurn, StatedResult, number};

/// Writes a game on a line of its own.
///
/// # Errors
/// When the game is illegal: SGF says whose turn it is, and passes.
pub fn write(output: &mut impl Write, record: &Record) -> Result<(), WriteError> {
    let illegal = |turn| WriteError::Illegal(Format::Sgf, turn);
    let turns = record.complete_turns().map_err(illegal)?;
    write_root(output, record, record.start)?;
    for turn in &turns {
        write_turn(output, turn)?;
    }
    Ok(writeln!(output, ")")?)
}

/// Writes a game with its variations: the moves are the tree's, everything else the record's.
///
/// # Errors
/// When the output fails.
pub fn write_tree(output: &mut impl Write, record: &Record, tree: &Tree) -> Result<(), WriteError> {
    let root = tree.position(NodeId::ROOT);
    let start = match tree.passed(NodeId::ROOT) {
        true => root.with_other_side(),
        false => root,
    };
    write_root(output, record, start)?;
    if tree.passed(NodeId::ROOT) {
        write_turn(output, &pass(start.side()))?;
    }
    write_line(output, tree, NodeId::ROOT)?;
    Ok(writeln!(output, ")")?)
}

/// Writes what follows a node. It calls itself where lines branch, which in a game of at most
/// 60 moves is at most 60 deep.
fn write_line(output: &mut impl Write, tree: &Tree, from: NodeId) -> io::Result<()> {
    let mut at = from;
    loop {
        match tree.children(at) {
            [] => return Ok(()),
            &[only] => {
                write_node(output, tree, only)?;
                at = only;
            }
            branches => {
                for &branch in branches {
                    output.write_all(b"(")?;
                    write_node(output, tree, branch)?;
                    write_line(output, tree, branch)?;
                    output.write_all(b")")?;
                }
                return Ok(());
            }
        }
    }
}

fn write_node(output: &mut impl Write, tree: &Tree, node: NodeId) -> io::Result<()> {
    let (Some(parent), Some(square)) = (tree.parent(node), tree.square(node)) else {
        return Ok(());
    };
    let side = tree.position(parent).side();
    let turn = RecordedTurn {
        color: Some(side),
        ..Ply::Move(square).into()
    };
    write_turn(output, &turn)?;
    if tree.passed(node) {
        write_turn(output, &pass(!side))?;
    }
    Ok(())
}

fn pass(color: Color) -> RecordedTurn {
    RecordedTurn {
        color: Some(color),
        ..Ply::Pass.into()
    }
}

fn write_root(output: &mut impl Write, record: &Record, start: Position) -> io::Result<()> {
    output.write_all(b"(;GM[2]FF[4]SZ[8]CA[UTF-8]AP[otho]")?;
    if record.variant == Variant::Anti {
        output.write_all(b"RU[anti]")?;
    }
    let rating = |rating: Option<f64>| {
        let rating = rating.filter(|rating| rating.is_finite());
        rating.map(|rating| rating.to_string())
    };
    let main = record
        .time
        .map(|time| number::in_seconds(time.main()).to_string());
    let overtime = record.time.and_then(|time| write_overtime(time.extra()));
    for (name, text) in [
        ("EV", record.event.clone()),
        ("DT", record.date.clone()),
        ("PB", record.black.name.clone()),
        ("PW", record.white.name.clone()),
        ("BR", rating(record.black.rating)),
        ("WR", rating(record.white.rating)),
        ("TM", main),
        ("OT", overtime),
        ("RE", record.result.and_then(write_result)),
    ] {
        write_some(output, name, text.as_deref())?;
    }
    if start != Position::START {
        write_setup(output, start)?;
    }
    Ok(())
}

fn write_setup(output: &mut impl Write, start: Position) -> io::Result<()> {
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        let discs = start.discs(color);
        if !discs.is_empty() {
            output.write_all(name.as_bytes())?;
        }
        for square in discs {
            write!(output, "[{square}]")?;
        }
    }
    // An empty board has to be told from the ordinary start.
    if start.board().occupied().is_empty() {
        output.write_all(b"AE[a1:h8]")?;
    }
    output.write_all(match start.side() {
        Color::Black => b"PL[B]",
        Color::White => b"PL[W]",
    })
}

fn write_turn(output: &mut impl Write, turn: &RecordedTurn) -> io::Result<()> {
    write!(output, ";{}[", color_name(turn))?;
    if let Ply::Move(square) = turn.ply {
        write!(output, "{square}")?;
    }
    output.write_all(b"]")?;
    match turn.value.and_then(|value| for_color(value, turn.color)) {
        Some(value) => write!(output, "V[{:.2}]", number::in_discs(value)),
        None => Ok(()),
    }
}

fn write_overtime(extra: Extra) -> Option<String> {
    match extra {
        Extra::None => None,
        Extra::Increment(increment) => Some(format!("{} fischer", number::in_seconds(increment))),
        Extra::ByoYomi { period, periods } => {
            Some(format!("{periods}x{} byo-yomi", number::in_seconds(period)))
        }
    }
}

fn write_result(result: StatedResult) -> Option<String> {
    let winner = result.winner()?;
    let how = match (result.ending, result.difference) {
        (Some(Ending::Resignation(_)), _) => "R".to_owned(),
        (Some(Ending::Time(_)), _) => "T".to_owned(),
        (_, difference) => difference?.unsigned_abs().to_string(),
    };
    Some(match winner {
        None => "0".to_owned(),
        Some(Color::Black) => format!("B+{how}"),
        Some(Color::White) => format!("W+{how}"),
    })
}
