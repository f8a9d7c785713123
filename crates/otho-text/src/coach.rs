//! Why a move was good or bad, in words.

use otho_coach::feature::Beside;
use otho_coach::reason::{Explanation, Reason, Verdict, Way};
use otho_core::{Bitboard, Color, Ply, Square, Variant};

use crate::rules::key;
use crate::{InWords, Texts, Value};

/// How many reasons follow the verdict: three sentences are enough to read after a move.
const REASONS_SAID: usize = 2;

impl InWords for Explanation {
    /// At most three sentences: how good the move was, what was better, and why.
    fn in_words(&self, texts: &Texts) -> String {
        let mut sentences = vec![verdict(self, texts)];
        let said = self.reasons.iter().take(REASONS_SAID);
        sentences.extend(said.map(|reason| reason_in_words(reason, self, texts)));
        sentences.join(" ")
    }
}

type Values<'a> = Vec<(&'a str, Value<'a>)>;

fn name(square: Square) -> Value<'static> {
    square.to_string().into()
}

fn verdict(explanation: &Explanation, texts: &Texts) -> String {
    let Explanation { best, loss, .. } = *explanation;
    let mut values: Values<'_> = vec![("played", name(explanation.played.square))];
    let word = match explanation.verdict {
        Verdict::Forced => return texts.format("coach-forced", &values),
        Verdict::Best => return best_in_words(explanation, texts, values),
        Verdict::Good => {
            values.push(("best", name(best)));
            return texts.format("coach-good", &values);
        }
        Verdict::Slip => "slip",
        Verdict::Mistake => "mistake",
        Verdict::Blunder => "blunder",
    };
    values.extend([("best", name(best)), ("loss", loss.into())]);
    if let Some(change) = change(explanation) {
        values.push(("change", change.into()));
        return texts.format("coach-bad-swing", &values);
    }
    values.extend([("verdict", word.into()), exactness(explanation)]);
    texts.format("coach-bad", &values)
}

/// How good a move is that no other beats.
fn best_in_words(explanation: &Explanation, texts: &Texts, mut values: Values<'_>) -> String {
    let value = explanation.played.value;
    let next_best = explanation.next_best.unwrap_or(value);
    match (value.signum(), next_best.signum()) {
        (1, ..=0) if explanation.is_exact => texts.format("coach-only-win", &values),
        (0, -1) if explanation.is_exact => texts.format("coach-only-draw", &values),
        _ => match explanation.lead() {
            Some(lead) => {
                values.extend([("lead", lead.into()), exactness(explanation)]);
                texts.format("coach-only-good", &values)
            }
            None => texts.format("coach-best", &values),
        },
    }
}

fn exactness(explanation: &Explanation) -> (&'static str, Value<'static>) {
    let exact = if explanation.is_exact { "yes" } else { "no" };
    ("exact", exact.into())
}

/// What became of a result that was certain.
fn change(explanation: &Explanation) -> Option<&'static str> {
    let value = explanation.played.value;
    let before = value + explanation.loss;
    match (before.signum(), value.signum()) {
        _ if !explanation.is_exact => None,
        (1, 0) => Some("win-draw"),
        (1, -1) => Some("win-loss"),
        (0, -1) => Some("draw-loss"),
        _ => None,
    }
}

/// One reason of an explanation, as one sentence.
#[must_use]
pub fn reason_in_words(reason: &Reason, explanation: &Explanation, texts: &Texts) -> String {
    let sentence = Sentence { explanation, texts };
    match reason {
        Reason::WipeOut { way, loser, line } => {
            let values = vec![
                ("loser", sentence.player(*loser)),
                sentence.line(*way, line),
            ];
            sentence.about("coach-wipe-out", *way, values)
        }
        Reason::Corner {
            way,
            taker,
            corner,
            line,
            beside,
        } => sentence.corner(*way, *taker, *corner, line, *beside),
        Reason::Pass { way, passer, line } => {
            let values = vec![
                ("passer", sentence.player(*passer)),
                sentence.line(*way, line),
            ];
            sentence.about("coach-pass", *way, values)
        }
        Reason::OpponentMoves { worse, better } => {
            let values = vec![("opponent", sentence.opponent())];
            sentence.held_against("coach-opponent-moves", [*worse, *better], values)
        }
        Reason::OwnMoves {
            worse,
            better,
            replies,
        } => sentence.at_next_turn("coach-own-moves", [*worse, *better], *replies),
        Reason::SafeMoves {
            worse,
            better,
            replies,
        } => sentence.at_next_turn("coach-safe-moves", [*worse, *better], *replies),
        Reason::LaterMoves {
            worse,
            better,
            plies,
        } => sentence.later("coach-later-moves", [*worse, *better], *plies),
        Reason::LaterFrontier {
            worse,
            better,
            plies,
        } => sentence.later("coach-later-frontier", [*worse, *better], *plies),
        Reason::Frontier {
            worse,
            better,
            is_quiet,
        } => {
            let quiet = match (is_quiet, explanation.way()) {
                (false, _) => "none",
                (true, Way::Better) => "played",
                (true, Way::Worse) => "other",
            };
            let values = vec![("side", sentence.side()), ("quiet", quiet.into())];
            sentence.held_against("coach-frontier", [*worse, *better], values)
        }
        Reason::Stable {
            way,
            owner,
            more,
            less,
            plies,
        } => {
            let sets = match way {
                Way::Worse => [*more, *less],
                Way::Better => [*less, *more],
            };
            let turns = plies.saturating_sub(1);
            let values = vec![("owner", sentence.player(*owner)), ("turns", turns.into())];
            sentence.held_against("coach-stable", sets, values)
        }
        Reason::Parity { .. } => sentence.of_both("coach-parity", sentence.sides()),
        Reason::Spoiled { reply, margin } => sentence.spoiled(*reply, *margin),
        Reason::Reply {
            reply,
            margin,
            is_opened,
        } => sentence.strong_reply(*reply, *margin, *is_opened),
        Reason::Ending { worse, better } => sentence.ending([*worse, *better]),
    }
}

/// What all sentences of an explanation have in common.
struct Sentence<'a> {
    explanation: &'a Explanation,
    texts: &'a Texts,
}

impl Sentence<'_> {
    fn player(&self, color: Color) -> Value<'static> {
        color.in_words(self.texts).into()
    }

    fn side(&self) -> Value<'static> {
        self.player(self.explanation.position.side())
    }

    fn opponent(&self) -> Value<'static> {
        self.player(!self.explanation.position.side())
    }

    fn sides(&self) -> Values<'static> {
        vec![("side", self.side()), ("opponent", self.opponent())]
    }

    /// The move that was made or the one it is held against.
    fn square(&self, way: Way) -> Square {
        let branch = self.explanation.branch(way);
        branch.unwrap_or(&self.explanation.played).square
    }

    /// The move of a branch and the turns after it.
    fn line(&self, way: Way, turns: &[Ply]) -> (&'static str, Value<'static>) {
        let mut names = vec![self.square(way).to_string()];
        // A pass shows by itself: the same side moves twice.
        names.extend(turns.iter().filter_map(|turn| match turn {
            Ply::Move(square) => Some(square.to_string()),
            Ply::Pass => None,
        }));
        ("line", names.join(", ").into())
    }

    /// A sentence about one of the moves: what it did or would have done.
    fn about(&self, id: &str, way: Way, mut values: Values<'_>) -> String {
        let mood = if way == self.explanation.way() {
            "did"
        } else {
            "would"
        };
        values.push(("mood", mood.into()));
        self.texts.format(id, &values)
    }

    /// A sentence that holds the made move against the other one.
    fn of_both<'a>(&'a self, id: &str, mut values: Values<'a>) -> String {
        let (made, other) = match self.explanation.way() {
            Way::Worse => ("worse", Way::Better),
            Way::Better => ("better", Way::Worse),
        };
        values.extend([
            ("made", made.into()),
            ("played", name(self.explanation.played.square)),
            ("other", name(self.square(other))),
        ]);
        self.texts.format(id, &values)
    }

    /// The same with a number for each: those of the worse and of the better move are given.
    fn held_against<'a>(&'a self, id: &str, sets: [Bitboard; 2], mut values: Values<'a>) -> String {
        let [count, others] = self.made_first(sets).map(Bitboard::count);
        values.extend([("count", count.into()), ("others", others.into())]);
        self.of_both(id, values)
    }

    fn made_first<T>(&self, [worse, better]: [T; 2]) -> [T; 2] {
        match self.explanation.way() {
            Way::Worse => [worse, better],
            Way::Better => [better, worse],
        }
    }

    fn at_next_turn(&self, id: &str, sets: [Bitboard; 2], replies: [Square; 2]) -> String {
        let [reply, other_reply] = self.made_first(replies).map(name);
        let values = vec![
            ("side", self.side()),
            ("reply", reply),
            ("other_reply", other_reply),
        ];
        self.held_against(id, sets, values)
    }

    fn corner(
        &self,
        way: Way,
        taker: Color,
        corner: Square,
        line: &[Ply],
        beside: Option<Beside>,
    ) -> String {
        let taker = ("taker", self.player(taker));
        let corner = ("corner", name(corner));
        let square = ("move", name(self.square(way)));
        let beside = match beside {
            Some(Beside::X) => "x",
            Some(Beside::C) => "c",
            None => "none",
        };
        match (self.explanation.variant, line) {
            (Variant::Othello, []) => self.about("coach-corner-taken", way, vec![square]),
            (Variant::Othello, [_]) => {
                let values = vec![square, taker, corner, ("beside", beside.into())];
                self.about("coach-corner-given", way, values)
            }
            (Variant::Othello, [before @ .., _]) => {
                let values = vec![taker, corner, self.line(way, before)];
                self.about("coach-corner-later", way, values)
            }
            (Variant::Anti, []) => self.about("coach-corner-anti-taken", way, vec![square, taker]),
            (Variant::Anti, [before @ .., _]) => {
                let values = vec![taker, corner, self.line(way, before)];
                self.about("coach-corner-anti-later", way, values)
            }
        }
    }

    fn spoiled(&self, reply: Square, margin: i32) -> String {
        let mut values = self.sides();
        values.push(("margin", margin.into()));
        if reply == self.square(Way::Better) {
            return self.of_both("coach-spoiled-taken", values);
        }
        values.push(("reply", name(reply)));
        self.of_both("coach-spoiled-closed", values)
    }

    /// What both sides have some turns later.
    fn later(&self, id: &str, sets: [[Bitboard; 2]; 2], plies: usize) -> String {
        let [made, other] = self.made_first(sets).map(|sets| sets.map(Bitboard::count));
        let mut values = self.sides();
        values.extend([
            ("turns", (plies - 1).into()),
            ("own", made[0].into()),
            ("theirs", made[1].into()),
            ("other_own", other[0].into()),
            ("other_theirs", other[1].into()),
        ]);
        self.of_both(id, values)
    }

    fn strong_reply(&self, reply: Square, margin: i32, is_opened: bool) -> String {
        let id = if is_opened {
            "coach-reply-opened"
        } else {
            "coach-reply-left"
        };
        let values = vec![
            ("opponent", self.opponent()),
            ("reply", name(reply)),
            ("margin", margin.into()),
        ];
        self.of_both(id, values)
    }

    fn ending(&self, points: [[u8; 2]; 2]) -> String {
        let pair = |[first, second]: [u8; 2]| {
            let values = [("first", first.into()), ("second", second.into())];
            self.texts.format("score-pair", &values).into()
        };
        let [points, other_points] = self.made_first(points).map(pair);
        let values = vec![
            ("side", key(self.explanation.position.side()).into()),
            ("points", points),
            ("other_points", other_points),
        ];
        self.of_both("coach-ending", values)
    }
}
