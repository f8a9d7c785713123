//! How much the coach finds to say about moves of recorded games.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use fastrand::Rng;
use otho_coach::reason::{Effort, Explanation, Question, Reason, coincidences, explain};
use otho_core::{Color, Position, Square, Variant};
use otho_engine::{Engine, Resources, Weights};
use otho_text::{InWords, Language, Texts, reason_in_words};

use crate::games::{Line, Moves, tournaments};
use crate::output::say;
use crate::store::progress;

const RESOURCES: Resources = Resources {
    hash: 32 << 20,
    threads: 1,
};

/// What loses less is no mistake.
const LEAST_LOSS: i32 = 4;

/// So many moves in a row that are not looked for mean that there is none to find.
const PATIENCE: usize = 100_000;

#[derive(Args, Debug)]
pub(crate) struct ExplainArgs {
    /// The folder with `wthor`
    #[arg(long, env = "OTHO_DATA")]
    data: PathBuf,
    /// How many moves to explain: mistakes, unless `--good` is said
    #[arg(long, default_value_t = 500)]
    mistakes: usize,
    /// Explain good moves instead, where there was a worse one to choose
    #[arg(long)]
    good: bool,
    /// The fewest discs win: random moves in the positions of the games, since those who played
    /// them wanted the most
    #[arg(long)]
    anti: bool,
    /// How many of them to print with their boards
    #[arg(long, default_value_t = 0)]
    texts: usize,
    /// What chance depends on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many plies deep to search; from 14 empty squares on, moves are solved
    #[arg(long, default_value_t = 10)]
    depth: u8,
    /// The language of the texts
    #[arg(long, default_value = "en")]
    lang: String,
}

pub(crate) fn run(args: &ExplainArgs) -> Result<()> {
    let language: Language = args.lang.parse().context("reading --lang")?;
    let texts = Texts::new(language);
    let games = tournaments(&args.data)?;
    if games.is_empty() {
        bail!("there is no game to look at");
    }
    let variant = if args.anti {
        Variant::Anti
    } else {
        Variant::Othello
    };
    let mut draw = Draw {
        games,
        engine: Engine::new(RESOURCES, Weights::embedded()),
        rng: Rng::with_seed(args.seed),
        variant,
        is_wanted: if args.good { is_choice } else { is_mistake },
        effort: Effort {
            depth: args.depth,
            ..Effort::default()
        },
    };
    let bar = progress("moves", args.mistakes);
    let mut tally = Tally::default();
    for number in 1..=args.mistakes {
        let explanation = draw.next()?;
        if number <= args.texts {
            print(number, &explanation, &texts);
        }
        tally.add(&explanation);
        tally.add_chance(&draw.coincidences(&explanation));
        bar.inc(1);
    }
    bar.finish();
    tally.print();
    Ok(())
}

fn is_mistake(explanation: &Explanation) -> bool {
    explanation.loss >= LEAST_LOSS
}

/// A good move where another was clearly worse.
fn is_choice(explanation: &Explanation) -> bool {
    explanation.verdict.is_good() && explanation.other.is_some()
}

/// Where moves come from.
struct Draw {
    games: Vec<Moves>,
    engine: Engine,
    rng: Rng,
    variant: Variant,
    is_wanted: fn(&Explanation) -> bool,
    effort: Effort,
}

impl Draw {
    /// A random move of a random game, until one is of the kind that is looked for.
    fn next(&mut self) -> Result<Explanation> {
        for _ in 0..PATIENCE {
            let moves = self.rng.choice(&self.games).context("there are games")?;
            let turns = Line::of(moves).turns;
            if turns.is_empty() {
                continue;
            }
            let number = self.rng.usize(..turns.len());
            let (board, side) = turns[number];
            let position = Position::from_board(board, side);
            let played = match self.variant {
                Variant::Othello => moves[number],
                Variant::Anti => {
                    let legal: Vec<Square> = position.legal_moves().into_iter().collect();
                    let choice = self.rng.choice(legal);
                    choice.context("a move was made in the position")?
                }
            };
            let question = Question {
                position,
                variant: self.variant,
                played,
                effort: self.effort,
            };
            let explanation = explain(&mut self.engine, &question, &|| false)?;
            if (self.is_wanted)(&explanation) {
                return Ok(explanation);
            }
        }
        bail!("{PATIENCE} moves in a row are not of the kind that is looked for");
    }

    /// What would be said of the better of the two moves if it were the worse.
    fn coincidences(&mut self, explanation: &Explanation) -> Vec<Reason> {
        coincidences(&mut self.engine, explanation, self.effort, &|| false)
    }
}

#[derive(Default)]
struct Tally {
    moves: usize,
    /// With a reason, and with one besides the final count.
    explained: usize,
    explained_by_more: usize,
    loss: i32,
    reasons: usize,
    /// How often each kind is among the reasons, how often the first, and how often it would be
    /// among them for the worse move.
    kinds: BTreeMap<&'static str, [usize; 3]>,
}

impl Tally {
    fn add(&mut self, explanation: &Explanation) {
        let reasons = &explanation.reasons;
        self.moves += 1;
        self.loss += explanation.loss;
        self.reasons += reasons.len();
        self.explained += usize::from(!reasons.is_empty());
        let is_more = reasons.iter().any(|reason| reason.kind() != "ending");
        self.explained_by_more += usize::from(is_more);
        for (place, reason) in reasons.iter().enumerate() {
            let counts = self.kinds.entry(reason.kind()).or_default();
            counts[0] += 1;
            counts[1] += usize::from(place == 0);
        }
    }

    fn add_chance(&mut self, reasons: &[Reason]) {
        for reason in reasons {
            self.kinds.entry(reason.kind()).or_default()[2] += 1;
        }
    }

    fn print(&self) {
        let n = self.moves.max(1) as f64;
        let percent = |count: usize| 100.0 * count as f64 / n;
        say(format_args!(
            "{} moves, {:.1} discs lost on average; {:.1} % have a reason, {:.1} % one besides \
             the final count, {:.2} reasons on average",
            self.moves,
            f64::from(self.loss) / n,
            percent(self.explained),
            percent(self.explained_by_more),
            self.reasons as f64 / n
        ));
        for (kind, [count, first, chance]) in &self.kinds {
            say(format_args!(
                "{kind:15} {:5.1} % of moves, {:5.1} % first, {:5.1} % the other way round",
                percent(*count),
                percent(*first),
                percent(*chance)
            ));
        }
    }
}

fn print(number: usize, explanation: &Explanation, texts: &Texts) {
    let position = explanation.position;
    say(format_args!(
        "\n{number}. {position}, {} empty, {} was played",
        position.board().n_empties(),
        explanation.played.square
    ));
    say(format_args!("  a b c d e f g h"));
    for row in 0..8 {
        let cells: Vec<String> = (0..8)
            .filter_map(|column| Square::from_column_row(column, row))
            .map(|square| cell(square, explanation))
            .collect();
        say(format_args!("{} {}", row + 1, cells.join(" ")));
    }
    for branch in [Some(&explanation.played), explanation.other.as_ref()] {
        let Some(branch) = branch else { continue };
        let line: Vec<String> = branch.line.iter().map(ToString::to_string).collect();
        say(format_args!("{:+} {}", branch.value, line.join(" ")));
    }
    say(format_args!("{}", explanation.in_words(texts)));
    for reason in explanation.reasons.iter().skip(2) {
        let sentence = reason_in_words(reason, explanation, texts);
        say(format_args!("({sentence})"));
    }
}

/// A disc, `!` for the move that was made, `*` for the best one, `.` for another legal one.
fn cell(square: Square, explanation: &Explanation) -> String {
    let position = explanation.position;
    let letter = match position.disc_at(square) {
        Some(color) => Color::letter(color),
        None if square == explanation.played.square => '!',
        None if square == explanation.best => '*',
        None if position.legal_moves().contains(square) => '.',
        None => '-',
    };
    letter.to_string()
}
