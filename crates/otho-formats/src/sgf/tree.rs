//! The variations of a game of SGF.

use otho_core::{IllegalPass, NodeId, Ply, Position, Refusal, Tree, Turn};

use super::{Setup, parse_turn};
use crate::error::Problem;
use crate::property::{Fault, Token, Tokens};
use crate::{IllegalTurn, RecordedTurn, TurnError};

/// Reads all lines of a game. Brackets are kept on a stack of our own, so that however deep they
/// nest, the program's stack does not grow.
pub(super) fn parse(text: &[u8], start: Position) -> Result<Tree, Fault> {
    let mut tree = Tree::new(start);
    let mut setup = Setup::default();
    let mut at = NodeId::ROOT;
    let mut has_moved = false;
    let mut branches = Vec::new();
    for token in Tokens::new(text) {
        match token? {
            Token::Open => branches.push(at),
            Token::Close => at = branches.pop().unwrap_or(NodeId::ROOT),
            Token::Node => {}
            Token::Property(property) => {
                let fault = |problem| property.fault(problem);
                setup.add(&property, !has_moved).map_err(fault)?;
                if matches!(property.name.as_str(), "B" | "W") {
                    let turn = parse_turn(&property).map_err(fault)?;
                    at = play(&mut tree, at, turn)
                        .map_err(|illegal| fault(Problem::Illegal(illegal)))?;
                    has_moved = true;
                }
            }
        }
    }
    Ok(tree)
}

fn play(tree: &mut Tree, at: NodeId, turn: RecordedTurn) -> Result<NodeId, IllegalTurn> {
    let position = tree.position(at);
    let reason = match turn.ply {
        Ply::Move(square) => {
            let is_over = position.turn() == Turn::Over;
            match turn.color.filter(|&color| color != position.side()) {
                Some(color) if !is_over => TurnError::WrongColor(color),
                _ => match tree.play(at, square) {
                    Ok(node) => return Ok(node),
                    Err(illegal) => TurnError::Refused(Refusal::Move(illegal)),
                },
            }
        }
        // A forced pass is part of the node already; one at the end says nothing new.
        Ply::Pass => match position.pass() {
            Err(refusal @ IllegalPass::CanMove(_)) if !tree.passed(at) => {
                TurnError::Refused(Refusal::Pass(refusal))
            }
            _ => return Ok(at),
        },
    };
    Err(IllegalTurn {
        number: tree.path_to(at).len() + 1,
        ply: turn.ply,
        reason,
    })
}
