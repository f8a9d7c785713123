//! The commands of the protocol: a game, its clocks, and the engine that plays it.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::time::{Duration, Instant};

use otho_core::{Color, Position, Square, Turn, Variant, transcript};
use otho_engine::level::{Ask, Level, Sight};
use otho_engine::time::{Budget, Delays};
use otho_engine::{Engine, Goal, Limits, Report, Request};
use otho_formats::{Record, sgf};

use super::clock::{Clock, Settings};
use super::line::Command;
use crate::command::timed;
use crate::diagram;

/// What a command is answered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Yes(String),
    No(&'static str),
    /// Yes, and nothing follows.
    Bye,
}

type Answered = Result<String, &'static str>;

const UNKNOWN: &str = "unknown command";
const SYNTAX: &str = "syntax error";
const ILLEGAL: &str = "illegal move";

/// How deep to search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Depth {
    /// As deep as the clock allows; without one as deep as takes a moment.
    #[default]
    AsTimeAllows,
    /// As the level with this number does, or less far when time runs out.
    Level(usize),
}

impl Depth {
    /// Without clock and level: what takes a moment in the midgame and in the endgame.
    const UNTIMED: u8 = 14;
    const UNTIMED_EXACT: u32 = 20;

    /// The level, unless it is the one that thinks as long as it is let: so does an engine with
    /// no level.
    fn level(self) -> Option<&'static Level> {
        match self {
            Self::AsTimeAllows => None,
            Self::Level(number) => Level::ALL
                .get(number.checked_sub(1)?)
                .filter(|level| level.sight != Sight::Unlimited),
        }
    }

    const fn goal(n_empties: u32, is_timed: bool) -> Goal {
        if is_timed || n_empties <= Self::UNTIMED_EXACT {
            Goal::Exact
        } else {
            Goal::Depth(Self::UNTIMED)
        }
    }
}

/// With more empty squares than this, `solve` would not end while anyone waits.
const MOST_SOLVED: u32 = 30;

const COMMANDS: [&str; 22] = [
    "boardsize",
    "clear_board",
    "genmove",
    "known_command",
    "komi",
    "level",
    "list_commands",
    "list_games",
    "loadsgf",
    "name",
    "play",
    "protocol_version",
    "quit",
    "reg_genmove",
    "set_game",
    "setboard",
    "showboard",
    "solve",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

pub(super) struct Session {
    engine: Engine,
    variant: Variant,
    depth: Depth,
    /// What the chance of a level depends on: another number for each game.
    seed: u64,
    position: Position,
    /// The positions before each command that changed it.
    history: Vec<Position>,
    settings: Option<Settings>,
    /// Black's and White's, when time is limited.
    clocks: Option<[Clock; 2]>,
    delays: Delays,
    /// Where the engine has made its move and the opponent is to answer.
    awaited: Option<Position>,
}

impl Session {
    pub(super) fn new(engine: Engine, variant: Variant, depth: Depth) -> Self {
        Self {
            engine,
            variant,
            depth,
            seed: 0,
            position: Position::START,
            history: Vec::new(),
            settings: None,
            clocks: None,
            delays: Delays::default(),
            awaited: None,
        }
    }

    /// Plays other games than with another number.
    pub(super) const fn vary(&mut self, seed: u64) {
        self.seed = seed;
    }

    pub(super) fn answer(&mut self, command: &Command) -> Reply {
        let args: Vec<&str> = command.args.iter().map(String::as_str).collect();
        let answered = match command.name.as_str() {
            "quit" => return Reply::Bye,
            "boardsize" => board_size(&args),
            "clear_board" => self.begin(Position::START),
            "genmove" => self.genmove(&args),
            "known_command" => Ok(is_known(&args).to_string()),
            "komi" => number(&args).map(|_| String::new()),
            "level" => self.level(&args),
            "list_commands" => Ok(COMMANDS.join("\n")),
            "list_games" => Ok(GAME.to_owned()),
            "loadsgf" => self.load_sgf(&args),
            "name" => Ok("OTHO".to_owned()),
            "play" => self.play(&args),
            "protocol_version" => Ok("2".to_owned()),
            "reg_genmove" => self.reg_genmove(&args),
            "set_game" => set_game(&args),
            "setboard" => self.set_board(&args),
            "showboard" => Ok(self.show_board()),
            "solve" => self.solve(),
            "time_left" => self.time_left(&args),
            "time_settings" => self.time_settings(&args),
            "undo" => self.undo(),
            "version" => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            _ => Err(UNKNOWN),
        };
        answered.map_or_else(Reply::No, Reply::Yes)
    }

    fn begin(&mut self, position: Position) -> Answered {
        self.position = position;
        self.seed = self.seed.wrapping_add(1);
        self.history.clear();
        self.wind_clocks();
        Ok(String::new())
    }

    fn wind_clocks(&mut self) {
        self.clocks = self.settings.and_then(Clock::new).map(|clock| [clock; 2]);
    }

    fn advance(&mut self, position: Position) {
        self.history.push(self.position);
        self.position = position;
    }

    fn undo(&mut self) -> Answered {
        self.position = self.history.pop().ok_or("cannot undo")?;
        Ok(String::new())
    }

    /// The position with this color to move: the present one, or that after a pass nobody
    /// mentioned.
    fn position_of(&self, color: Color) -> Option<Position> {
        let position = self.position;
        match position.turn() {
            _ if position.side() == color => Some(position),
            Turn::Move(_) => None,
            // Once neither can move, either may say so.
            Turn::Pass | Turn::Over => Some(position.with_other_side()),
        }
    }

    fn play(&mut self, args: &[&str]) -> Answered {
        let [color, vertex] = args else {
            return Err(SYNTAX);
        };
        let color = parse_color(color)?;
        let square: Option<Square> = match vertex.eq_ignore_ascii_case("pass") {
            true => None,
            false => Some(vertex.parse().map_err(|_| SYNTAX)?),
        };
        let position = self.position_of(color).ok_or(ILLEGAL)?;
        let next = match (square, position.turn()) {
            (Some(square), _) => position.play(square).map_err(|_| ILLEGAL)?,
            // A player who has a move may not pass.
            (None, Turn::Move(_)) => return Err(ILLEGAL),
            (None, Turn::Pass | Turn::Over) => position.with_other_side(),
        };
        self.advance(next);
        Ok(String::new())
    }

    fn genmove(&mut self, args: &[&str]) -> Answered {
        let began = Instant::now();
        let color = parse_only_color(args)?;
        let position = self.position_of(color).ok_or(ILLEGAL)?;
        let clock = self.clocks.map(|clocks| clocks[color.index()]);
        let n_empties = position.board().n_empties();
        let budget = clock.map(|clock| clock.allowance().budget_after(n_empties, self.delays));
        let square = self.choose(position, budget, began);
        if let Some(budget) = budget {
            self.delays.note(budget, began.elapsed());
        }
        self.advance(match square {
            Some(square) => position.play(square).expect("the engine plays legal moves"),
            None => position.with_other_side(),
        });
        if let Some(clocks) = &mut self.clocks {
            clocks[color.index()].spend(began.elapsed());
        }
        self.awaited = Some(self.position);
        Ok(vertex(square))
    }

    /// Thinks about the opponent's move until it comes: what is found stays in the table.
    ///
    /// Only where a clock runs. A level is a strength, which thinking longer would change.
    pub(super) fn ponder(&mut self, stop: &(dyn Fn() -> bool + Sync)) {
        let is_awaited = self.awaited == Some(self.position);
        if !is_awaited || self.clocks.is_none() || self.depth != Depth::AsTimeAllows {
            return;
        }
        let request = Request {
            position: self.position,
            variant: self.variant,
            goal: Goal::Exact,
            limits: Limits::default(),
        };
        self.engine.search(&request, stop, &mut |_| {});
        if !stop() {
            // It has been solved: once is enough.
            self.awaited = None;
        }
    }

    /// The same move again and again: no clock, and nothing is played.
    fn reg_genmove(&mut self, args: &[&str]) -> Answered {
        let position = self.position_of(parse_only_color(args)?).ok_or(ILLEGAL)?;
        Ok(vertex(self.choose(position, None, Instant::now())))
    }

    /// The move to make, `None` to pass.
    fn choose(
        &mut self,
        position: Position,
        budget: Option<Budget>,
        began: Instant,
    ) -> Option<Square> {
        let Turn::Move(moves) = position.turn() else {
            return None;
        };
        let first = moves.first();
        if moves.count() == 1 {
            return first;
        }
        if let Some(level) = self.depth.level() {
            let ask = Ask {
                position,
                variant: self.variant,
                seed: self.seed,
            };
            let limit = budget.map(|budget| budget.hard).into_iter();
            let limit = limit.chain(level.time()).min();
            let is_over = || limit.is_some_and(|limit| began.elapsed() >= limit);
            return level.choose(&mut self.engine, &ask, &is_over).or(first);
        }
        let n_empties = position.board().n_empties();
        let goal = Depth::goal(n_empties, budget.is_some());
        self.search(position, goal, budget, began).best().or(first)
    }

    fn search(
        &mut self,
        position: Position,
        goal: Goal,
        budget: Option<Budget>,
        began: Instant,
    ) -> Report {
        let request = Request {
            position,
            variant: self.variant,
            goal,
            limits: Limits::default(),
        };
        timed::search(&mut self.engine, &request, budget, began, &|| false)
    }

    /// The score for the player to move, and the line of play that leads to it.
    fn solve(&mut self) -> Answered {
        let is_far = self.position.board().n_empties() > MOST_SOLVED;
        if is_far && self.position.turn() != Turn::Over {
            return Err("too many empty squares");
        }
        let report = self.search(self.position, Goal::Exact, None, Instant::now());
        let line = transcript::write(report.line);
        Ok(format!("{:+} {line}", report.value).trim_end().to_owned())
    }

    fn level(&mut self, args: &[&str]) -> Answered {
        let level = match args {
            [name] => Level::find(name),
            _ => None,
        };
        self.depth = Depth::Level(level.ok_or(SYNTAX)?.number());
        Ok(String::new())
    }

    fn time_settings(&mut self, args: &[&str]) -> Answered {
        let [main, period, moves] = args else {
            return Err(SYNTAX);
        };
        self.settings = Some(Settings {
            main: parse_seconds(main)?,
            period: parse_seconds(period)?,
            moves: moves.parse().map_err(|_| SYNTAX)?,
        });
        self.wind_clocks();
        Ok(String::new())
    }

    fn time_left(&mut self, args: &[&str]) -> Answered {
        let [color, left, moves] = args else {
            return Err(SYNTAX);
        };
        let color = parse_color(color)?;
        let left = parse_seconds(left)?;
        let moves = moves.parse().map_err(|_| SYNTAX)?;
        // Who says what is left without having said of how much: that is the clock.
        self.clocks = self
            .clocks
            .or_else(|| Clock::of_left(left, moves).map(|clock| [clock; 2]));
        if let Some(clocks) = &mut self.clocks {
            clocks[color.index()].set(left, moves);
        }
        Ok(String::new())
    }

    fn set_board(&mut self, args: &[&str]) -> Answered {
        let position = args.join(" ").parse().map_err(|_| SYNTAX)?;
        self.begin(position)
    }

    fn show_board(&self) -> String {
        let mut rows = vec![String::new()];
        rows.extend(diagram::rows(self.position));
        rows.push(format!("{} to move", self.position.side()));
        rows.join("\n")
    }

    /// Sets up the game of a file as it was before a move, or at its end.
    fn load_sgf(&mut self, args: &[&str]) -> Answered {
        const CANNOT: &str = "cannot load file";
        let (file, number) = match args {
            [file] => (file, None),
            [file, number] => (file, Some(number.parse::<usize>().map_err(|_| SYNTAX)?)),
            _ => return Err(SYNTAX),
        };
        let mut record = read_sgf(Path::new(file)).ok_or(CANNOT)?;
        record.turns = record.complete_turns().map_err(|_| CANNOT)?;
        if let Some(number) = number {
            record.turns.truncate(number.saturating_sub(1));
        }
        self.begin(record.start)?;
        for turn in &record.turns {
            let next = match turn.ply {
                otho_core::Ply::Move(square) => self.position.play(square).map_err(|_| CANNOT)?,
                otho_core::Ply::Pass => self.position.with_other_side(),
            };
            self.advance(next);
        }
        Ok(String::new())
    }
}

const GAME: &str = "Othello";

fn set_game(args: &[&str]) -> Answered {
    match args {
        [game] if game.eq_ignore_ascii_case(GAME) => Ok(String::new()),
        [_] => Err("unknown game"),
        _ => Err(SYNTAX),
    }
}

fn is_known(args: &[&str]) -> bool {
    args.first().is_some_and(|name| COMMANDS.contains(name))
}

fn board_size(args: &[&str]) -> Answered {
    match args {
        ["8"] => Ok(String::new()),
        [size] if size.parse::<u32>().is_ok() => Err("unacceptable size"),
        _ => Err(SYNTAX),
    }
}

/// Reads the only argument as a number; what it says is of no use in Othello.
fn number(args: &[&str]) -> Result<f64, &'static str> {
    let [text] = args else {
        return Err(SYNTAX);
    };
    text.parse().map_err(|_| SYNTAX)
}

fn parse_color(text: &str) -> Result<Color, &'static str> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(SYNTAX),
    }
}

fn parse_only_color(args: &[&str]) -> Result<Color, &'static str> {
    match args {
        [color] => parse_color(color),
        _ => Err(SYNTAX),
    }
}

/// Seconds, whole in the protocol, with a fraction from some controllers.
fn parse_seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().map_err(|_| SYNTAX)?;
    // A clock that has run out is shown below zero by some.
    let longest = Duration::from_secs(1 << 32);
    Duration::try_from_secs_f64(f64::max(seconds, 0.0))
        .map(|time| time.min(longest))
        .map_err(|_| SYNTAX)
}

fn vertex(square: Option<Square>) -> String {
    square.map_or_else(|| "pass".to_owned(), |square| square.to_string())
}

/// The first game of a file.
fn read_sgf(path: &Path) -> Option<Record> {
    let file = File::open(path).ok()?;
    sgf::read(BufReader::new(file)).next()?.ok()
}
