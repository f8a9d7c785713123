//! Why a move was good or bad, as reasons that rest on measured numbers.
//!
//! A move is held against the best one, or a good one against the best of those that are clearly
//! worse. Both are followed by their best lines, and a reason is a difference that these show.
//! Where they show none, there is no reason: nothing is guessed. Words are made by otho-text.

mod branch;
mod contrast;

use otho_core::{Bitboard, Color, IllegalMove, Ply, Position, Square, Variant};
use otho_engine::{Certainty, Engine, Goal, Limits, Report, Request};

pub use self::branch::Branch;
use self::contrast::Contrast;
use crate::feature::Beside;

/// At most so many reasons are given.
pub const MOST_REASONS: usize = 3;

/// A move that loses so many discs or more is called a slip, and is held against the best one.
const SLIP: i32 = 2;
/// From here on it is a mistake.
const MISTAKE: i32 = 4;
/// From here on it is a blunder.
const BLUNDER: i32 = 10;

/// How hard to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many plies deep every move is searched.
    pub depth: u8,
    /// Up to so many empty squares every move is solved.
    pub solved_empties: u32,
    /// How many positions the search of all moves may enter.
    pub nodes: Option<u64>,
}

impl Default for Effort {
    /// A tenth of a second for most moves on one thread.
    fn default() -> Self {
        Self {
            depth: 10,
            solved_empties: 14,
            nodes: None,
        }
    }
}

impl Effort {
    /// What to search in a position.
    #[must_use]
    pub fn request(self, position: Position, variant: Variant) -> Request {
        let is_near = position.board().n_empties() <= self.solved_empties;
        Request {
            position,
            variant,
            goal: if is_near {
                Goal::Exact
            } else {
                Goal::Depth(self.depth)
            },
            limits: Limits { nodes: self.nodes },
        }
    }
}

/// What is to be explained.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The position before the move.
    pub position: Position,
    /// What wins.
    pub variant: Variant,
    /// The move.
    pub played: Square,
    /// How hard to look.
    pub effort: Effort,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There was no other.
    Forced,
    /// None is better.
    Best,
    /// It loses less than anyone would notice.
    Good,
    /// It loses a little.
    Slip,
    /// It loses a fair number of discs.
    Mistake,
    /// It loses very many.
    Blunder,
}

impl Verdict {
    /// Whether the move is held against a worse one, and not against the best.
    #[must_use]
    pub const fn is_good(self) -> bool {
        matches!(self, Self::Forced | Self::Best | Self::Good)
    }

    /// A word for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Best => "best",
            Self::Good => "good",
            Self::Slip => "slip",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    const fn of(loss: i32, n_moves: usize) -> Self {
        match loss {
            _ if n_moves == 1 => Self::Forced,
            ..=0 => Self::Best,
            1 => Self::Good,
            SLIP..MISTAKE => Self::Slip,
            MISTAKE..BLUNDER => Self::Mistake,
            BLUNDER.. => Self::Blunder,
        }
    }
}

/// One of the two moves that are held against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The worse one.
    Worse,
    /// The better one.
    Better,
}

/// A difference between the worse and the better of two moves, with what it rests on.
///
/// Each speaks of the mover, who had the choice, and of the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Somebody loses every disc in one of the lines.
    WipeOut {
        /// In which.
        way: Way,
        /// Who loses them.
        loser: Color,
        /// The turns after the move, up to where it happens.
        line: Vec<Ply>,
    },
    /// Somebody takes a corner in one of the lines, and not in the other.
    Corner {
        /// In which.
        way: Way,
        /// Who takes it.
        taker: Color,
        /// The corner.
        corner: Square,
        /// The turns after the move up to the corner; none when the move itself takes it.
        line: Vec<Ply>,
        /// How the move touches the corner, when it does.
        beside: Option<Beside>,
    },
    /// Somebody must pass in one of the lines, and not in the other.
    Pass {
        /// In which.
        way: Way,
        /// Who has no move.
        passer: Color,
        /// The turns after the move, before the pass.
        line: Vec<Ply>,
    },
    /// The opponent has more moves after the worse move than after the better one.
    OpponentMoves {
        /// After the worse move.
        worse: Bitboard,
        /// After the better one.
        better: Bitboard,
    },
    /// The mover has fewer moves at the next turn.
    OwnMoves {
        /// After the worse move and its best reply.
        worse: Bitboard,
        /// After the better move and its best reply.
        better: Bitboard,
        /// The two replies.
        replies: [Square; 2],
    },
    /// The mover has fewer safe moves at the next turn: moves that give no corner and lose next to
    /// nothing.
    SafeMoves {
        /// After the worse move and its best reply.
        worse: Bitboard,
        /// After the better move and its best reply.
        better: Bitboard,
        /// The two replies.
        replies: [Square; 2],
    },
    /// Some turns later the mover has no more moves and the opponent no fewer, by a clear margin.
    LaterMoves {
        /// The mover's and the opponent's moves in the line of the worse move.
        worse: [Bitboard; 2],
        /// In the line of the better one.
        better: [Bitboard; 2],
        /// After so many plies of both lines.
        plies: usize,
    },
    /// More of the mover's discs touch empty squares.
    Frontier {
        /// After the worse move.
        worse: Bitboard,
        /// After the better one.
        better: Bitboard,
        /// Whether the better move adds none but its own disc.
        is_quiet: bool,
    },
    /// Over many turns the mover has more discs that touch empty squares, and the opponent fewer.
    LaterFrontier {
        /// The mover's and the opponent's such discs in the line of the worse move.
        worse: [Bitboard; 2],
        /// In the line of the better one.
        better: [Bitboard; 2],
        /// After so many plies of both lines.
        plies: usize,
    },
    /// Somebody has more stable discs in one of the lines.
    Stable {
        /// In which.
        way: Way,
        /// Whose discs.
        owner: Color,
        /// The discs there.
        more: Bitboard,
        /// Those in the other line.
        less: Bitboard,
        /// After so many plies of both lines.
        plies: usize,
    },
    /// In the solved lines the opponent makes the last move of the game after the worse move, the
    /// mover after the better one.
    Parity {
        /// The last square of the worse line.
        worse: Square,
        /// That of the better one.
        better: Square,
    },
    /// The opponent's best reply to the worse move takes the better one away.
    Spoiled {
        /// The reply: the square of the better move itself, or one that makes it illegal.
        reply: Square,
        /// By how many discs it beats every reply that leaves the better move possible.
        margin: i32,
    },
    /// The worse move leaves the opponent a reply that is much better than any other, and which
    /// the better move does not allow.
    Reply {
        /// The reply.
        reply: Square,
        /// By how many discs it beats the next best.
        margin: i32,
        /// Whether it was illegal before the move.
        is_opened: bool,
    },
    /// How the game ends after both moves when nobody errs any more.
    Ending {
        /// The mover's and the opponent's points after the worse move.
        worse: [u8; 2],
        /// After the better one.
        better: [u8; 2],
    },
}

impl Reason {
    /// A word for programs.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::WipeOut { .. } => "wipe-out",
            Self::Corner { .. } => "corner",
            Self::Pass { .. } => "pass",
            Self::OpponentMoves { .. } => "opponent-moves",
            Self::OwnMoves { .. } => "own-moves",
            Self::SafeMoves { .. } => "safe-moves",
            Self::LaterMoves { .. } => "later-moves",
            Self::Frontier { .. } => "frontier",
            Self::LaterFrontier { .. } => "later-frontier",
            Self::Stable { .. } => "stable",
            Self::Parity { .. } => "parity",
            Self::Spoiled { .. } => "spoiled",
            Self::Reply { .. } => "reply",
            Self::Ending { .. } => "ending",
        }
    }

    /// The squares that its sentence is about, besides those of the two moves; `way` is that of
    /// the move which was made.
    #[must_use]
    pub fn squares(&self, way: Way) -> Bitboard {
        let pick = |worse, better| match way {
            Way::Worse => worse,
            Way::Better => better,
        };
        match *self {
            Self::Corner { corner, .. } => corner.bitboard(),
            Self::OpponentMoves { worse, better }
            | Self::OwnMoves { worse, better, .. }
            | Self::SafeMoves { worse, better, .. }
            | Self::Frontier { worse, better, .. } => pick(worse, better),
            Self::Parity { worse, better } => pick(worse.bitboard(), better.bitboard()),
            Self::Stable { more, .. } => more,
            Self::Spoiled { reply, .. } | Self::Reply { reply, .. } => reply.bitboard(),
            Self::WipeOut { .. }
            | Self::LaterMoves { .. }
            | Self::LaterFrontier { .. }
            | Self::Pass { .. }
            | Self::Ending { .. } => Bitboard::EMPTY,
        }
    }
}

/// How good a move was, what was better, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The position before the move.
    pub position: Position,
    /// What wins.
    pub variant: Variant,
    /// How good it was.
    pub verdict: Verdict,
    /// By how many discs the best move is better.
    pub loss: i32,
    /// Whether the values are exact final scores.
    pub is_exact: bool,
    /// The move that was made.
    pub played: Branch,
    /// The best move, which may be the one that was made.
    pub best: Square,
    /// The value of the best among the moves that were not made, if there is any.
    pub next_best: Option<i32>,
    /// The move it is held against: the best one after a bad move, after a good one the best of
    /// those that are clearly worse; `None` where there is none.
    pub other: Option<Branch>,
    /// The reasons, the weightiest first, [`MOST_REASONS`] at most.
    pub reasons: Vec<Reason>,
}

impl Explanation {
    /// Which of the two moves was made.
    #[must_use]
    pub const fn way(&self) -> Way {
        if self.verdict.is_good() {
            Way::Better
        } else {
            Way::Worse
        }
    }

    /// By how many discs the move beats every other, when any other would be a mistake.
    #[must_use]
    pub fn lead(&self) -> Option<i32> {
        let lead = self.played.value - self.next_best?;
        (lead >= MISTAKE).then_some(lead)
    }

    /// One of the two branches, when there are two.
    #[must_use]
    pub fn branch(&self, way: Way) -> Option<&Branch> {
        let other = self.other.as_ref()?;
        Some(if way == self.way() {
            &self.played
        } else {
            other
        })
    }

    /// The two branches held against each other, the first as if it were the worse one.
    fn contrast(&self, [worse, better]: [Way; 2], effort: Effort) -> Option<Contrast<'_>> {
        Some(Contrast {
            variant: self.variant,
            effort,
            is_exact: self.is_exact,
            worse: self.branch(worse)?,
            better: self.branch(better)?,
        })
    }
}

/// Why a move is good or bad.
///
/// However early `stop` says so, there is an answer, though one of a shallow look.
///
/// # Errors
/// When the move is illegal.
pub fn explain(
    engine: &mut Engine,
    question: &Question,
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Explanation, IllegalMove> {
    let Question {
        position,
        variant,
        played,
        effort,
    } = *question;
    position.play(played)?;
    // Where the table knows more of one move than of another, they are not held against each other
    // fairly: f5 as a first move would not be as good as d3. And what is asked twice is answered alike.
    engine.clear();
    let request = effort.request(position, variant);
    let reports = engine.search_moves(&request, stop, &mut |_| {});
    let is_of = |report: &&Report, square| report.line.first() == Some(&Ply::Move(square));
    let own = reports.iter().find(|report| is_of(report, played));
    let own = own.expect("every legal move is searched");
    let first = reports.first().expect("there is a legal move");
    let loss = first.value - own.value;
    let verdict = Verdict::of(loss, reports.len());
    let other = if verdict.is_good() {
        reports
            .iter()
            .find(|report| report.value <= own.value - MISTAKE)
    } else {
        Some(first)
    };
    let branch = |report: &Report| Branch::new(position, report.value, &report.line);
    let mut explanation = Explanation {
        position,
        variant,
        verdict,
        loss,
        is_exact: own.certainty == Certainty::Exact,
        played: branch(own).expect("its line begins with the move"),
        best: if loss == 0 {
            played
        } else {
            first.best().unwrap_or(played)
        },
        next_best: reports
            .iter()
            .find(|report| !is_of(report, played))
            .map(|report| report.value),
        other: other.and_then(branch),
        reasons: Vec::new(),
    };
    let Some(other) = &mut explanation.other else {
        return Ok(explanation);
    };
    for branch in [&mut explanation.played, other] {
        branch.lengthen(engine, &request, stop);
    }
    let contrast = explanation.contrast([Way::Worse, Way::Better], effort);
    let reasons = contrast.map(|contrast| contrast.reasons(engine, stop));
    explanation.reasons = reasons.unwrap_or_default();
    Ok(explanation)
}

/// What the rules find to say for the worse move against the better one.
///
/// Nothing of it can be why a move is bad, so it tells how much of what is said the other way
/// round is chance.
pub fn coincidences(
    engine: &mut Engine,
    explanation: &Explanation,
    effort: Effort,
    stop: &(dyn Fn() -> bool + Sync),
) -> Vec<Reason> {
    let contrast = explanation.contrast([Way::Better, Way::Worse], effort);
    let reasons = contrast.map(|contrast| contrast.reasons(engine, stop));
    reasons.unwrap_or_default()
}
