//! `otho game`: replays recorded games.

use std::ffi::OsStr;
use std::num::NonZeroUsize;

use otho_core::{Ending, Game, Ply};
use otho_formats::{Player, Record, StatedResult};
use otho_text::{FinalResult, InWords, Texts, heading, n_passes};
use serde::Serialize;

use super::position::{Points, color_word};
use crate::cli;
use crate::diagram;
use crate::output::{Answer, Failure, Output, quoted};
use crate::source::{self, Source};

pub(super) fn run(command: &cli::Game, out: &mut Output) -> Result<Answer, Failure> {
    match command {
        cli::Game::Show(args) => show(args, out),
        cli::Game::Check(args) => check(args, out),
        cli::Game::Score(args) => score(args, out),
    }
}

/// A game of a source: its number, and the record or why it cannot be read.
pub(super) type Numbered = (usize, Result<Record, String>);

/// The games that were asked for: at least one.
pub(super) fn games<'a>(
    args: &cli::GameArgs,
    texts: &'a Texts,
) -> Result<impl Iterator<Item = Numbered> + 'a, Failure> {
    let number = args.number.as_deref().map(|text| parse_number(text, texts));
    let number = number.transpose()?;
    let from = args.from.as_deref().map(|name| source::format(name, texts));
    let source = Source::open_or_text(&args.game, from.transpose()?, texts)?;
    let name = source.name.clone();
    let (skipped, taken) = match number {
        Some(number) => (number.get() - 1, 1),
        None => (0, usize::MAX),
    };
    let numbered = (1..).zip(source.games(texts));
    let mut games = numbered.skip(skipped).take(taken).peekable();
    if games.peek().is_some() {
        return Ok(games);
    }
    Err(Failure::Usage(match number {
        Some(number) => {
            let values = [("source", name.into()), ("number", number.get().into())];
            texts.format("game-no-such-number", &values)
        }
        None => texts.format("game-none", &[("source", name.into())]),
    }))
}

fn parse_number(text: &OsStr, texts: &Texts) -> Result<NonZeroUsize, Failure> {
    let number = text.to_str().and_then(|text| text.parse().ok());
    number.ok_or_else(|| {
        let found = quoted(text).into();
        Failure::Usage(texts.format("game-not-a-number", &[("found", found)]))
    })
}

pub(super) fn replay(record: &Record, texts: &Texts) -> Result<Game, Failure> {
    record
        .replay()
        .map_err(|illegal| Failure::negative(&illegal, texts))
}

#[derive(Default, Serialize)]
struct Checked {
    ok: bool,
    games: usize,
    bad: usize,
    /// The first of the bad games.
    problems: Vec<Complaint>,
}

#[derive(Serialize)]
struct Complaint {
    game: usize,
    /// The number of the first illegal move; none when something else is wrong.
    #[serde(rename = "move")]
    number: Option<usize>,
    problem: String,
}

/// How many bad games a JSON document lists: a hostile file has any number of them.
const LISTED: usize = 1000;

fn check(args: &cli::GameArgs, out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let mut games = games(args, &texts)?.peekable();
    let mut checked = Checked::default();
    let mut has_several = false;
    while let Some((game, record)) = games.next() {
        has_several |= games.peek().is_some();
        checked.games += 1;
        let Some(complaint) = complaint(game, record, &texts) else {
            continue;
        };
        checked.bad += 1;
        if out.is_json() {
            if checked.problems.len() < LISTED {
                checked.problems.push(complaint);
            }
        } else {
            out.line(&about(game, has_several, complaint.problem, &texts))?;
        }
    }
    checked.ok = checked.bad == 0;
    if out.is_json() {
        out.json(&checked)?;
    } else if has_several {
        let values = [("games", checked.games.into()), ("bad", checked.bad.into())];
        out.say("game-check-total", &values)?;
    }
    if !checked.ok {
        return Ok(Answer::No);
    }
    if !out.is_json() {
        out.line("ok")?;
    }
    Ok(Answer::Yes)
}

fn complaint(game: usize, record: Result<Record, String>, texts: &Texts) -> Option<Complaint> {
    let (number, problem) = match record {
        Err(problem) => (None, problem),
        Ok(record) => match record.replay() {
            Err(illegal) => (Some(illegal.number), illegal.in_words(texts)),
            Ok(game) => (None, contradiction(&record, &game, texts)?),
        },
    };
    Some(Complaint {
        game,
        number,
        problem,
    })
}

/// That the record states another result than its moves lead to, if it does.
fn contradiction(record: &Record, game: &Game, texts: &Texts) -> Option<String> {
    let stated = record.contradiction(game)?;
    let found = game.outcome()?.score.difference();
    let values = [
        ("stated", format!("{stated:+}").into()),
        ("found", format!("{found:+}").into()),
    ];
    Some(texts.format("game-contradiction", &values))
}

/// A sentence about a game, with its number where there are several.
fn about(game: usize, has_several: bool, sentence: String, texts: &Texts) -> String {
    if !has_several {
        return sentence;
    }
    let values = [("number", game.into()), ("sentence", sentence.into())];
    texts.format("game-about", &values)
}

/// How a game stands or ended.
#[derive(Serialize)]
struct Standing {
    /// The discs on the board.
    discs: Points,
    /// The final score, with the empty squares for the winner.
    score: Option<Points>,
    winner: Option<&'static str>,
    ending: Option<&'static str>,
    /// The score that the record states.
    stated: Option<Points>,
}

impl Standing {
    fn of(game: &Game, record: &Record) -> Self {
        let discs = game.position().count();
        let outcome = game.outcome();
        let stated = record.result.and_then(StatedResult::score);
        Self {
            discs: Points::new(|color| discs.of(color)),
            score: outcome.map(|outcome| Points::new(|color| outcome.score.of(color))),
            winner: outcome.and_then(|outcome| outcome.score.winner().map(color_word)),
            ending: outcome.map(|outcome| ending_word(outcome.ending)),
            stated: stated.map(|score| Points::new(|color| score.of(color))),
        }
    }
}

const fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::NoMoves => "no-moves",
        Ending::Resignation(_) => "resignation",
        Ending::Time(_) => "time",
        Ending::Agreement => "agreement",
    }
}

/// How a game ended and both its counts, or that it did not end.
pub(super) fn result_sentences(game: &Game, record: &Record, texts: &Texts) -> Vec<String> {
    let discs = game.position().count();
    let stated = record.result.and_then(StatedResult::score);
    let stated = stated.map(|score| {
        let values = [("points", score.in_words(texts).into())];
        (score, texts.format("game-stated", &values))
    });
    let Some(outcome) = game.outcome() else {
        let values = [
            ("side", game.position().side().in_words(texts).into()),
            ("black", discs.black.into()),
            ("white", discs.white.into()),
        ];
        let unfinished = texts.format("game-unfinished", &values);
        return [unfinished]
            .into_iter()
            .chain(stated.map(|(_, sentence)| sentence))
            .collect();
    };
    let mut sentences = vec![
        FinalResult { outcome, discs }.in_words(texts),
        outcome.ending.in_words(texts),
    ];
    // What a resignation or a flag costs differs from place to place; what the moves end in does
    // not, so that another result is a contradiction there.
    sentences.extend(match outcome.ending {
        Ending::NoMoves => contradiction(record, game, texts),
        _ => stated
            .filter(|(score, _)| *score != outcome.score)
            .map(|(_, sentence)| sentence),
    });
    sentences
}

fn score(args: &cli::GameArgs, out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let mut games = games(args, &texts)?.peekable();
    let mut has_several = false;
    let mut list = out.list();
    while let Some((number, record)) = games.next() {
        has_several |= games.peek().is_some();
        let in_place = |sentence| about(number, has_several, sentence, &texts);
        let record = record.map_err(Failure::Usage)?;
        let game = record
            .replay()
            .map_err(|illegal| Failure::Negative(in_place(illegal.in_words(&texts))))?;
        if out.is_json() {
            list.item(&Standing::of(&game, &record), out)?;
        } else {
            let sentences = result_sentences(&game, &record, &texts);
            out.line(&in_place(sentences.join(" ")))?;
        }
    }
    list.end(out)?;
    Ok(Answer::Yes)
}

#[derive(Serialize)]
struct Shown<'a> {
    black: Person<'a>,
    white: Person<'a>,
    event: Option<&'a str>,
    date: Option<&'a str>,
    variant: &'static str,
    start: String,
    plies: Vec<String>,
    position: String,
    #[serde(flatten)]
    standing: Standing,
}

#[derive(Serialize)]
struct Person<'a> {
    name: Option<&'a str>,
    rating: Option<f64>,
}

impl<'a> From<&'a Player> for Person<'a> {
    fn from(player: &'a Player) -> Self {
        Self {
            name: player.name.as_deref(),
            rating: player.rating,
        }
    }
}

fn show(args: &cli::GameArgs, out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let (_, record) = games(args, &texts)?.next().expect("there is a game");
    let record = record.map_err(Failure::Usage)?;
    let game = replay(&record, &texts)?;
    if out.is_json() {
        out.json(&Shown {
            black: (&record.black).into(),
            white: (&record.white).into(),
            event: record.event.as_deref(),
            date: record.date.as_deref(),
            variant: super::variant_word(record.variant),
            start: record.start.to_string(),
            plies: game.plies().map(|ply: Ply| ply.to_string()).collect(),
            position: game.position().to_string(),
            standing: Standing::of(&game, &record),
        })?;
        return Ok(Answer::Yes);
    }
    let mut parts = vec![
        heading(&record, &texts),
        move_lines(&game, &texts),
        diagram::rows(game.position()),
    ];
    let mut last = vec![diagram::counts(game.position(), &texts)];
    last.extend(result_sentences(&game, &record, &texts));
    parts.push(last);
    parts.retain(|part| !part.is_empty());
    let parts: Vec<String> = parts.iter().map(|part| part.join("\n")).collect();
    out.line(&parts.join("\n\n"))?;
    Ok(Answer::Yes)
}

/// The moves with their numbers, five to a line: 40 cells, the width of a Braille display.
fn move_lines(game: &Game, texts: &Texts) -> Vec<String> {
    let mut number = 0;
    let cells: Vec<String> = game
        .plies()
        .map(|ply| match ply {
            Ply::Move(_) => {
                number += 1;
                format!("{number:>2}. {ply:<4}")
            }
            Ply::Pass => format!("    {ply:<4}"),
        })
        .collect();
    let mut lines: Vec<String> = cells
        .chunks(5)
        .map(|line| line.concat().trim_end().to_owned())
        .collect();
    let passes = game.plies().filter(|ply| *ply == Ply::Pass).count();
    if passes > 0 {
        lines.push(format!("--: {}", n_passes(passes, texts)));
    }
    lines
}
