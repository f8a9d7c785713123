//! How a game ended, in words.

use otho_core::{Color, DiscCount, Ending, Outcome, Score};

use crate::rules::key;
use crate::{InWords, Texts};

impl InWords for Ending {
    fn in_words(&self, texts: &Texts) -> String {
        let of = |id, loser| texts.format(id, &[("loser", key(loser).into())]);
        match *self {
            Self::NoMoves => texts.get("ending-no-moves"),
            Self::Resignation(loser) => of("ending-resignation", loser),
            Self::Time(loser) => of("ending-time", loser),
            Self::Agreement => texts.get("ending-agreement"),
        }
    }
}

impl InWords for Score {
    /// Both sides' points, Black's first.
    fn in_words(&self, texts: &Texts) -> String {
        pair(|color| self.of(color), Color::Black, texts)
    }
}

/// An outcome and the discs on the board at the end: the two counts of a game.
#[derive(Clone, Copy, Debug)]
pub struct FinalResult {
    /// The outcome, with the score in which empty squares go to the winner.
    pub outcome: Outcome,
    /// The discs that lie on the board.
    pub discs: DiscCount,
}

impl InWords for FinalResult {
    /// Who won and by how much, the winner's points first; then the discs on the board in the
    /// same order, unless they are the same numbers.
    fn in_words(&self, texts: &Texts) -> String {
        let score = self.outcome.score;
        let winner = score.winner();
        let first = winner.unwrap_or(Color::Black);
        let values = [
            ("winner", key(first).into()),
            ("points", pair(|color| score.of(color), first, texts).into()),
            (
                "discs",
                pair(|color| self.discs.of(color), first, texts).into(),
            ),
        ];
        let id = match (winner, is_on_the_board(score, self.discs)) {
            (Some(_), true) => "outcome-win",
            (Some(_), false) => "outcome-win-and-board",
            (None, true) => "outcome-draw",
            (None, false) => "outcome-draw-and-board",
        };
        texts.format(id, &values)
    }
}

fn is_on_the_board(score: Score, discs: DiscCount) -> bool {
    Color::ALL
        .into_iter()
        .all(|color| score.of(color) == discs.of(color))
}

fn pair(of: impl Fn(Color) -> u8, first: Color, texts: &Texts) -> String {
    let values = [("first", of(first).into()), ("second", of(!first).into())];
    texts.format("score-pair", &values)
}
