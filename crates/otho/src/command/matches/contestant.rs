//! Who plays: what a contestant is called on the command line, and the player it becomes.

use std::fs;
use std::time::{Duration, Instant};

use otho_core::{Position, Square, Turn, Variant};
use otho_engine::level::{Ask, Level, Sight};
use otho_engine::time::Allowance;
use otho_engine::{Engine, Goal, Limits, Request, Resources, Weights};
use otho_text::{InWords, Texts};

use super::gtp::Gtp;
use super::nboard::Nboard;
use super::process::{Forfeit, Wait};
use crate::command::timed;
use crate::output::{Failure, quoted};

/// Who plays, as the command line says it.
#[derive(Clone, Debug)]
pub(super) struct Contestant {
    pub(super) name: String,
    kind: Kind,
    /// A file of weights in place of the embedded ones.
    weights: Option<Vec<u8>>,
}

#[derive(Clone, Debug)]
enum Kind {
    Level(&'static Level),
    /// Our engine, with a goal and limits for every move.
    Engine(Thought),
    /// Another program: what it speaks, its name and its arguments.
    Program(Protocol, Vec<String>),
}

#[derive(Clone, Copy, Debug)]
enum Protocol {
    Gtp,
    Nboard,
}

/// How long our engine thinks about a move.
#[derive(Clone, Copy, Debug)]
enum Thought {
    Depth(u8),
    Nodes(u64),
    Time(Duration),
    /// As the clock of the game allows.
    Clock,
}

/// Bytes of the table of an engine that is no level.
const HASH: usize = 64 << 20;

/// A quarter of an hour is longer than anybody waits for a move.
const LONGEST_MOVE: f64 = 900.0;

impl Contestant {
    /// Reads `level:5`, `depth:8`, `nodes:100000`, `time:0.5` or `clock`, each perhaps with
    /// `,weights=FILE` after it, or `gtp:COMMAND` or `nboard:COMMAND`.
    pub(super) fn parse(text: &str, texts: &Texts) -> Result<Self, Failure> {
        let refuse = || {
            let found = quoted(text.as_ref()).into();
            let most = Level::ALL.len().to_string().into();
            let values = [("found", found), ("most", most)];
            Failure::Usage(texts.format("match-contestant", &values))
        };
        let name = text.to_owned();
        let protocols = [("gtp:", Protocol::Gtp), ("nboard:", Protocol::Nboard)];
        let program = protocols
            .into_iter()
            .find_map(|(prefix, protocol)| Some((protocol, text.strip_prefix(prefix)?)));
        if let Some((protocol, command)) = program {
            let words = words(command).filter(|words| !words.is_empty());
            return Ok(Self {
                name,
                kind: Kind::Program(protocol, words.ok_or_else(refuse)?),
                weights: None,
            });
        }
        let (player, file) = match text.split_once(",weights=") {
            Some((player, file)) => (player, Some(file)),
            None => (text, None),
        };
        Ok(Self {
            name,
            kind: Kind::parse(player).ok_or_else(refuse)?,
            weights: file.map(|file| read_weights(file, texts)).transpose()?,
        })
    }

    /// Whether it needs a clock to play at all.
    pub(super) fn needs_clock(&self) -> bool {
        match self.kind {
            Kind::Engine(thought) => matches!(thought, Thought::Clock),
            // It would never move.
            Kind::Level(level) => level.sight == Sight::Unlimited,
            Kind::Program(..) => false,
        }
    }

    /// Whether it is another program.
    pub(super) const fn is_program(&self) -> bool {
        matches!(self.kind, Kind::Program(..))
    }

    /// A player for games of this variant, one after the other.
    pub(super) fn player(&self, variant: Variant) -> Result<Player, Forfeit> {
        let engine = |resources| self.engine(resources, variant);
        let resources = Resources {
            hash: HASH,
            threads: 1,
        };
        let brain = match &self.kind {
            Kind::Level(level) => Brain::Level {
                level,
                engine: engine(level.resources().unwrap_or(resources)),
            },
            Kind::Engine(thought) => Brain::Engine {
                thought: *thought,
                engine: engine(resources),
            },
            Kind::Program(Protocol::Gtp, words) => Brain::Gtp(Gtp::start(words)?),
            Kind::Program(Protocol::Nboard, words) => Brain::Nboard(Nboard::start(words, variant)?),
        };
        Ok(Player { variant, brain })
    }

    /// An engine with the weights that were named, which are those of the variant.
    fn engine(&self, resources: Resources, variant: Variant) -> Engine {
        let mut engine = Engine::new(resources, Weights::embedded());
        if let Some(bytes) = &self.weights {
            let weights = Weights::from_bytes(bytes).expect("they were read at the start");
            engine.set_weights(variant, weights);
        }
        engine
    }
}

impl Kind {
    fn parse(text: &str) -> Option<Self> {
        if text == "clock" {
            return Some(Self::Engine(Thought::Clock));
        }
        let (kind, value) = text.split_once(':')?;
        let thought = match kind {
            "level" => return Level::find(value).map(Self::Level),
            "depth" => {
                let depth = value.parse().ok()?;
                Thought::Depth(Some(depth).filter(|depth| (1..=60).contains(depth))?)
            }
            "nodes" => Thought::Nodes(value.parse().ok().filter(|&nodes| nodes > 0)?),
            "time" => {
                let seconds: f64 = value.parse().ok()?;
                let is_good = seconds > 0.0 && seconds <= LONGEST_MOVE;
                Thought::Time(is_good.then(|| Duration::from_secs_f64(seconds))?)
            }
            _ => return None,
        };
        Some(Self::Engine(thought))
    }
}

fn read_weights(file: &str, texts: &Texts) -> Result<Vec<u8>, Failure> {
    let refuse = |reason: String| {
        let values = [
            ("source", quoted(file.as_ref()).into()),
            ("reason", reason.into()),
        ];
        Failure::Usage(texts.format("source-unreadable", &values))
    };
    let bytes = fs::read(file).map_err(|error| refuse(error.in_words(texts)))?;
    match Weights::from_bytes(&bytes) {
        Ok(_) => Ok(bytes),
        Err(_) => Err(refuse(texts.get("match-no-weights"))),
    }
}

/// Cuts a command into words at spaces; quotes of either kind hold words together. `None` when a
/// quote is not closed.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

/// Somebody who plays games one after the other.
pub(super) struct Player {
    variant: Variant,
    brain: Brain,
}

enum Brain {
    Level {
        level: &'static Level,
        engine: Engine,
    },
    Engine {
        thought: Thought,
        engine: Engine,
    },
    Gtp(Gtp),
    Nboard(Nboard),
}

/// What a player is asked.
pub(super) struct Moment<'a> {
    pub(super) position: Position,
    pub(super) seed: u64,
    /// What is left on its clock, in a game with clocks.
    pub(super) left: Option<Duration>,
    /// How long another program may think where there is no clock.
    pub(super) patience: Duration,
    /// Whether the match is to end at once.
    pub(super) stop: &'a (dyn Fn() -> bool + Sync),
}

impl Moment<'_> {
    /// How long a program is waited for.
    fn wait(&self) -> Wait<'_> {
        Wait::for_move(self.left, self.patience, &self.stop)
    }
}

impl Player {
    /// Begins a game from the start.
    pub(super) fn begin(&mut self, clock: Option<Duration>) -> Result<(), Forfeit> {
        match &mut self.brain {
            Brain::Level { engine, .. } | Brain::Engine { engine, .. } => engine.clear(),
            Brain::Gtp(program) => program.begin(clock)?,
            Brain::Nboard(program) => program.begin(clock)?,
        }
        Ok(())
    }

    /// The move to make; the game makes passes by itself.
    pub(super) fn choose(&mut self, moment: &Moment<'_>) -> Result<Square, Forfeit> {
        let began = Instant::now();
        let Turn::Move(moves) = moment.position.turn() else {
            return Err(Forfeit::Illegal);
        };
        let first = moves.first().ok_or(Forfeit::Illegal)?;
        match &mut self.brain {
            Brain::Level { level, engine } => {
                let ask = Ask {
                    position: moment.position,
                    variant: self.variant,
                    seed: moment.seed,
                };
                let by_clock = moment.left.map(|left| {
                    let increment = Duration::ZERO;
                    let allowance = Allowance::Game { left, increment };
                    allowance.budget(moment.position.board().n_empties()).hard
                });
                let limit = by_clock.into_iter().chain(level.time()).min();
                let is_over = || limit.is_some_and(|limit| began.elapsed() >= limit);
                let choice = level.choose(engine, &ask, &|| is_over() || (moment.stop)());
                Ok(choice.unwrap_or(first))
            }
            Brain::Engine { .. } if moves.count() == 1 => Ok(first),
            Brain::Engine { thought, engine } => {
                let choice = think(*thought, engine, self.variant, moment, began);
                Ok(choice.unwrap_or(first))
            }
            Brain::Gtp(program) => {
                program.choose(moment.position.side(), moment.left, &moment.wait())
            }
            Brain::Nboard(program) => program.choose(&moment.wait()),
        }
    }

    /// Hears a turn that it has not made itself: the opponent's, of the opening, or a forced pass,
    /// which is `None`.
    pub(super) fn hear(
        &mut self,
        position: Position,
        square: Option<Square>,
    ) -> Result<(), Forfeit> {
        match &mut self.brain {
            Brain::Gtp(program) => program.play(position.side(), square),
            Brain::Nboard(program) => program.play(square, Duration::ZERO),
            Brain::Level { .. } | Brain::Engine { .. } => Ok(()),
        }
    }
}

fn think(
    thought: Thought,
    engine: &mut Engine,
    variant: Variant,
    moment: &Moment<'_>,
    began: Instant,
) -> Option<Square> {
    let n_empties = moment.position.board().n_empties();
    let (goal, nodes, allowance) = match thought {
        Thought::Depth(depth) => (Goal::Depth(depth), None, None),
        Thought::Nodes(nodes) => (Goal::Exact, Some(nodes), None),
        Thought::Time(time) => (Goal::Exact, None, Some(Allowance::Move(time))),
        Thought::Clock => {
            let left = moment.left.unwrap_or_default();
            let increment = Duration::ZERO;
            (Goal::Exact, None, Some(Allowance::Game { left, increment }))
        }
    };
    let budget = allowance.map(|allowance| allowance.budget(n_empties));
    let request = Request {
        position: moment.position,
        variant,
        goal,
        limits: Limits { nodes },
    };
    timed::search(engine, &request, budget, began, moment.stop).best()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_cut_at_spaces_outside_quotes() {
        let cut = |command| words(command).map(|words| words.join("|"));
        assert_eq!(cut("edax -gtp  -l 5").as_deref(), Some("edax|-gtp|-l|5"));
        assert_eq!(cut("'a b' \"c 'd\" e''").as_deref(), Some("a b|c 'd|e"));
        assert_eq!(cut("''").as_deref(), Some(""));
        assert_eq!(cut("a 'b"), None);
        assert_eq!(words("  "), Some(vec![]));
    }

    #[test]
    fn contestants_are_what_the_help_says_and_nothing_else() {
        for good in [
            "level:1",
            "level:maximiser",
            "depth:8",
            "nodes:100000",
            "time:0.5",
            "clock",
        ] {
            assert!(Kind::parse(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "level",
            "level:",
            "level:0",
            "level:99",
            "depth:0",
            "depth:61",
            "depth:-1",
            "nodes:0",
            "nodes:1e5",
            "time:0",
            "time:-1",
            "time:nan",
            "time:inf",
            "time:901",
            "fly:1",
        ] {
            assert!(Kind::parse(bad).is_none(), "{bad}");
        }
    }
}
