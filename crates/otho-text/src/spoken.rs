//! Announcements and names of squares: what a screen reader says of a game by itself.
//!
//! What it says when it is asked is in `answer`.

use core::time::Duration;

use otho_core::clock::TimeLeft;
use otho_core::{
    Bitboard, Color, Ending, Event, Game, Made, Moment, Outcome, Ply, Position, Square,
};

use crate::rules::key;
use crate::{InWords, Texts};

/// How much is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Verbosity {
    /// As few words as can be understood.
    Short,
    /// Whole sentences.
    #[default]
    Full,
}

/// One utterance: the turns after the first `from` ones, forced passes included, a flag that fell
/// since and did not end the game, then whose turn it is and how many moves there are, or how the
/// game ended.
#[must_use]
pub fn announcement(game: &Game, from: usize, verbosity: Verbosity, texts: &Texts) -> String {
    let turns = game.turns().skip(from);
    let mut sentences: Vec<String> = turns.map(|made| turn(made, verbosity, texts)).collect();
    let now = game.moment(usize::MAX);
    if game.is_paused() && now.outcome.is_none() {
        sentences.push(texts.get("refusal-paused"));
    }
    let latest = game.log().last().map(|entry| entry.event);
    if let (Some(Event::FlagFall(color)), None) = (latest, now.outcome) {
        let values = [("side", key(color).into())];
        sentences.push(texts.format("spoken-second-chance", &values));
    }
    sentences.push(state(&now, verbosity, texts));
    sentences.join(" ")
}

/// What was done.
fn turn(made: Made, verbosity: Verbosity, texts: &Texts) -> String {
    if verbosity == Verbosity::Full {
        return made.in_words(texts);
    }
    let side = made.side().in_words(texts).into();
    match made.ply {
        Ply::Pass => texts.format("spoken-pass-short", &[("side", side)]),
        Ply::Move(square) => {
            let values = [
                ("side", side),
                ("square", square.to_string().into()),
                ("flips", made.flips().count().into()),
            ];
            texts.format("spoken-move-short", &values)
        }
    }
}

/// Whose turn it is, or how the game ended.
fn state(now: &Moment, verbosity: Verbosity, texts: &Texts) -> String {
    if let Some(outcome) = now.outcome {
        return end(outcome, now.position, verbosity, texts);
    }
    let position = now.position;
    let values = [
        ("side", position.side().in_words(texts).into()),
        ("count", position.legal_moves().count().into()),
    ];
    let id = match verbosity {
        Verbosity::Short => "spoken-turn-short",
        Verbosity::Full => "spoken-turn",
    };
    texts.format(id, &values)
}

/// Why the game ended, who won, and both counts where they differ.
///
/// Numbers stand between words and not around a dash, which some voices leave out.
pub(crate) fn end(
    outcome: Outcome,
    position: Position,
    verbosity: Verbosity,
    texts: &Texts,
) -> String {
    let (score, discs) = (outcome.score, position.count());
    let winner = score.winner();
    let first = winner.unwrap_or(Color::Black);
    let is_same = Color::ALL
        .into_iter()
        .all(|color| score.of(color) == discs.of(color));
    let values = [
        ("winner", key(first).into()),
        ("points", score.of(first).into()),
        ("others", score.of(!first).into()),
        ("discs", discs.of(first).into()),
        ("others_discs", discs.of(!first).into()),
    ];
    let id = match (winner, is_same) {
        (Some(_), true) => "spoken-win",
        (Some(_), false) => "spoken-win-and-board",
        (None, true) => "spoken-draw",
        (None, false) => "spoken-draw-and-board",
    };
    let result = texts.format(id, &values);
    // That nobody can move is what one expects at the end of a game.
    if verbosity == Verbosity::Short && outcome.ending == Ending::NoMoves {
        return result;
    }
    format!("{} {result}", outcome.ending.in_words(texts))
}

/// What a screen reader calls a square: `f5, empty, legal, flips 3` or `d4, white`.
///
/// `legal` are the squares that may be played on, none of them once the game is over.
#[must_use]
pub fn square_name(square: Square, position: Position, legal: Bitboard, texts: &Texts) -> String {
    let name = ("square", square.to_string().into());
    match position.disc_at(square) {
        Some(color) => texts.format("square-disc", &[name, ("color", key(color).into())]),
        None if legal.contains(square) => {
            let flips = position.flips(square).count().into();
            texts.format("square-legal", &[name, ("flips", flips)])
        }
        None => texts.format("square-empty", &[name]),
    }
}

/// What both players have left, or that there are no clocks.
#[must_use]
pub fn clocks(game: &Game, now: Duration, texts: &Texts) -> String {
    let sentences: Vec<String> = Color::ALL
        .into_iter()
        .filter_map(|color| Some(clock(color, game.time_left(color, now)?, texts)))
        .collect();
    if sentences.is_empty() {
        return texts.get("spoken-no-clocks");
    }
    sentences.join(" ")
}

/// What one player has left.
#[must_use]
pub fn clock(color: Color, left: TimeLeft, texts: &Texts) -> String {
    let values = [
        ("side", color.in_words(texts).into()),
        ("time", duration(left.time, texts).into()),
        ("periods", left.periods.into()),
    ];
    match left.periods {
        0 => texts.format("spoken-clock", &values[..2]),
        _ => texts.format("spoken-clock-and-periods", &values),
    }
}

/// A time in words. A second that has begun counts, so that no time is left only when it is up.
fn duration(time: Duration, texts: &Texts) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    let parts = [
        ("spoken-hours", seconds / 3600),
        ("spoken-minutes", seconds / 60 % 60),
        ("spoken-seconds", seconds % 60),
    ];
    let is_said =
        |&(id, count): &(&str, u64)| count > 0 || (seconds == 0 && id == "spoken-seconds");
    let said = parts.into_iter().filter(is_said);
    let words: Vec<String> = said
        .map(|(id, count)| texts.format(id, &[("count", count.into())]))
        .collect();
    words.join(" ")
}
