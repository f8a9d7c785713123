//! A game with variations: the main line and the branches off it.

use core::fmt;

use crate::{IllegalMove, Position, Square, Turn};

/// A place in a [`Tree`]: the start, or the position after a move.
///
/// It means something only to the tree it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of every tree.
    pub const ROOT: Self = Self(0);

    /// A number for side tables: the root is 0, and every node added gets the next one.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug)]
struct Node {
    /// The move that leads here and where from, `None` for the root.
    arrival: Option<(NodeId, Square)>,
    position: Position,
    pass_before: bool,
    /// The replies, the main one first.
    children: Vec<NodeId>,
}

/// Moves and alternatives to them, from one start.
///
/// A forced pass is no node: the position of a node is the one in which somebody has a move, or
/// in which the game is over.
///
/// ```
/// use otho_core::{NodeId, Position, Square, Tree};
///
/// let mut tree = Tree::new(Position::START);
/// let first = tree.play(NodeId::ROOT, Square::F5)?;
/// let main = tree.play(first, Square::D6)?;
/// let branch = tree.play(first, Square::F4)?;
/// assert_eq!(tree.children(first), [main, branch]);
/// assert_eq!(tree.main_line(), [first, main]);
/// tree.promote(branch);
/// assert_eq!(tree.main_line(), [first, branch]);
/// # Ok::<(), otho_core::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    /// A tree of the start alone.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let mut tree = Self { nodes: Vec::new() };
        tree.add(None, start);
        tree
    }

    /// The position at a node, with the player to move who can, after a forced pass if need be.
    #[must_use]
    pub fn position(&self, node: NodeId) -> Position {
        self.node(node).position
    }

    /// Whether a forced pass came between the move to this node and its position.
    #[must_use]
    pub fn passed(&self, node: NodeId) -> bool {
        self.node(node).pass_before
    }

    /// The move that leads to a node, `None` at the root.
    #[must_use]
    pub fn square(&self, node: NodeId) -> Option<Square> {
        self.node(node).arrival.map(|(_, square)| square)
    }

    /// The node before this one, `None` at the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).arrival.map(|(parent, _)| parent)
    }

    /// The nodes after this one, the main one first.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The node after a move, new unless that move is there already.
    ///
    /// # Errors
    /// When the move is illegal; the tree is as before then.
    pub fn play(&mut self, node: NodeId, square: Square) -> Result<NodeId, IllegalMove> {
        let known = |&&child: &&NodeId| self.square(child) == Some(square);
        if let Some(&child) = self.children(node).iter().find(known) {
            return Ok(child);
        }
        let position = self.position(node).play(square)?;
        let child = self.add(Some((node, square)), position);
        self.nodes[node.index()].children.push(child);
        Ok(child)
    }

    /// The nodes from the first move to this one.
    #[must_use]
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// The nodes of the main line, from the first move to its end.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = NodeId::ROOT;
        while let Some(&next) = self.children(at).first() {
            line.push(next);
            at = next;
        }
        line
    }

    /// Makes the line that leads to this node the main line.
    pub fn promote(&mut self, node: NodeId) {
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            let siblings = &mut self.nodes[parent.index()].children;
            let place = siblings.iter().position(|&sibling| sibling == at);
            // A node that was cut off is no longer among its parent's children.
            let Some(place) = place else { return };
            siblings[..=place].rotate_right(1);
            at = parent;
        }
    }

    /// Cuts off a node with all that follows it. The root stays.
    pub fn remove(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node) {
            self.nodes[parent.index()]
                .children
                .retain(|&child| child != node);
        }
    }

    fn add(&mut self, arrival: Option<(NodeId, Square)>, reached: Position) -> NodeId {
        let pass_before = reached.turn() == Turn::Pass;
        let position = if pass_before {
            reached.with_other_side()
        } else {
            reached
        };
        let id = u32::try_from(self.nodes.len()).expect("four billion nodes do not fit in memory");
        self.nodes.push(Node {
            arrival,
            position,
            pass_before,
            children: Vec::new(),
        });
        NodeId(id)
    }

    fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }
}

impl fmt::Display for Tree {
    /// Writes the main line with every branch in brackets after the move it replaces:
    /// `f5 d6 (f4) c3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_line(f, NodeId::ROOT, "")
    }
}

impl Tree {
    fn write_line(&self, f: &mut fmt::Formatter<'_>, from: NodeId, gap: &str) -> fmt::Result {
        let mut at = from;
        let mut gap = gap;
        while let [main, branches @ ..] = self.children(at) {
            self.write_move(f, *main, gap)?;
            for &branch in branches {
                f.write_str(" (")?;
                self.write_move(f, branch, "")?;
                self.write_line(f, branch, " ")?;
                f.write_str(")")?;
            }
            gap = " ";
            at = *main;
        }
        Ok(())
    }

    fn write_move(&self, f: &mut fmt::Formatter<'_>, node: NodeId, gap: &str) -> fmt::Result {
        match self.square(node) {
            Some(square) => write!(f, "{gap}{square}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play_all(tree: &mut Tree, from: NodeId, moves: &str) -> NodeId {
        crate::transcript::parse(moves)
            .unwrap()
            .into_iter()
            .fold(from, |node, ply| match ply {
                crate::Ply::Move(square) => tree.play(node, square).unwrap(),
                crate::Ply::Pass => node,
            })
    }

    #[test]
    fn branches_hang_where_they_leave_the_main_line() {
        let mut tree = Tree::new(Position::START);
        let end = play_all(&mut tree, NodeId::ROOT, "f5d6c3d3c4");
        let second = tree.path_to(end)[1];
        play_all(&mut tree, second, "c5f4");
        play_all(&mut tree, NodeId::ROOT, "f5f6e6");
        assert_eq!(tree.to_string(), "f5 d6 (f6 e6) c3 (c5 f4) d3 c4");
        tree.remove(second);
        assert_eq!(tree.to_string(), "f5 f6 e6");
    }

    #[test]
    fn a_move_made_twice_is_one_node() {
        let mut tree = Tree::new(Position::START);
        let once = play_all(&mut tree, NodeId::ROOT, "f5d6");
        assert_eq!(play_all(&mut tree, NodeId::ROOT, "f5d6"), once);
        assert_eq!(tree.path_to(once).len(), 2);
    }

    #[test]
    fn a_promoted_branch_comes_first_and_the_others_keep_their_order() {
        let mut tree = Tree::new(Position::START);
        let [first, second, third] =
            ["f5", "d3", "c4"].map(|name| play_all(&mut tree, NodeId::ROOT, name));
        tree.promote(third);
        assert_eq!(tree.children(NodeId::ROOT), [third, first, second]);
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let mut tree = Tree::new(Position::START);
        assert!(tree.play(NodeId::ROOT, Square::A1).is_err());
        assert_eq!(tree.children(NodeId::ROOT), []);
    }

    #[test]
    fn a_forced_pass_is_part_of_the_move_before_it() {
        // White, left with b8 alone, cannot bracket anything.
        let start = format!("XOO{:-<53}XO------ X", "").parse().unwrap();
        let mut tree = Tree::new(start);
        assert!(!tree.passed(NodeId::ROOT));
        let node = tree.play(NodeId::ROOT, Square::D1).unwrap();
        assert!(tree.passed(node));
        assert_eq!(tree.position(node).side(), crate::Color::Black);
        assert_eq!(tree.position(node).legal_moves().to_string(), "c8");
    }

    #[test]
    fn promoting_a_branch_that_was_cut_off_does_nothing() {
        let mut tree = Tree::new(Position::START);
        let branch = play_all(&mut tree, NodeId::ROOT, "f5d6");
        tree.remove(branch);
        tree.promote(branch);
        assert_eq!(tree.to_string(), "f5");
    }
}
