//! The command line as types.
//!
//! There is no text here: what help says about a command or an argument is a sentence of
//! `locales/`, found by the names below (see [`crate::help`]). So comments are not doc comments,
//! which clap would show.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, Args, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use otho_core::Variant;
use otho_text::{Language, Texts};

use crate::command::Seats;
use crate::help;
use crate::log::Form;
use crate::output::Failure;

#[derive(Debug, Parser)]
#[command(
    name = "otho",
    version,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(
        long,
        global = true,
        value_parser = PossibleValuesParser::new(Language::ALL.map(Language::tag))
            .map(|tag| tag.parse::<Language>().expect("the tags of the languages are listed"))
    )]
    lang: Option<Language>,
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[command(subcommand)]
    Position(Position),
    Perft(Perft),
    #[command(subcommand)]
    Game(Game),
    Convert(Convert),
    Solve(Solve),
    Analyze(Analyze),
    Bench(Bench),
    Gtp(Gtp),
    Nboard(Nboard),
    Cassio(Cassio),
    Play(Play),
    Serve(Serve),
    Levels,
    Learn(Learn),
    Match(Match),
    Completions {
        #[arg(value_enum)]
        shell: Shell,
    },
    Man {
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum Position {
    Moves(Obf),
    Flips {
        #[command(flatten)]
        obf: Obf,
        square: OsString,
    },
    Play {
        #[command(flatten)]
        obf: Obf,
        // Several arguments are one list, so that `f5 d6` needs no quotes.
        #[arg(required = true)]
        moves: Vec<OsString>,
    },
    Show {
        #[command(flatten)]
        obf: Obf,
        #[command(flatten)]
        picture: Picture,
    },
}

#[derive(Args, Debug)]
pub(crate) struct Obf {
    // A board may begin with empty squares, and so look like an option.
    #[arg(value_name = "OBF", allow_hyphen_values = true)]
    pub(crate) position: OsString,
}

#[derive(Args, Debug)]
#[group(multiple = false)]
pub(crate) struct Picture {
    #[arg(long)]
    pub(crate) svg: bool,
    #[arg(long)]
    pub(crate) braille: bool,
    #[arg(long)]
    pub(crate) brf: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Perft {
    #[arg(value_name = "N")]
    pub(crate) depth: OsString,
    #[arg(long, value_name = "OBF", allow_hyphen_values = true)]
    pub(crate) position: Option<OsString>,
    #[arg(long)]
    pub(crate) pass_free: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Game {
    Show(GameArgs),
    Check(GameArgs),
    Score(GameArgs),
}

#[derive(Args, Debug)]
pub(crate) struct GameArgs {
    pub(crate) game: OsString,
    #[arg(long = "game", id = "number", value_name = "N")]
    pub(crate) number: Option<OsString>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) from: Option<OsString>,
}

#[derive(Args, Debug)]
pub(crate) struct Convert {
    // The last one is where the games go.
    #[arg(value_name = "FILE", required = true, num_args = 2..)]
    pub(crate) files: Vec<OsString>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) from: Option<OsString>,
    #[arg(long, value_name = "FORMAT")]
    pub(crate) to: Option<OsString>,
}

#[derive(Args, Debug)]
pub(crate) struct Solve {
    // A board may begin with empty squares, and so look like an option.
    #[arg(value_name = "FILE|OBF", allow_hyphen_values = true)]
    pub(crate) positions: OsString,
    #[arg(long)]
    pub(crate) wld: bool,
    #[command(flatten)]
    pub(crate) goal: Played,
    #[command(flatten)]
    pub(crate) power: Power,
}

#[derive(Args, Debug)]
pub(crate) struct Analyze {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    #[arg(long, value_name = "N")]
    pub(crate) level: Option<OsString>,
    #[arg(long, value_name = "N", conflicts_with = "level")]
    pub(crate) depth: Option<OsString>,
    #[arg(long)]
    pub(crate) all: bool,
    #[command(flatten)]
    pub(crate) power: Power,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[arg(value_enum)]
    pub(crate) figures: Option<Figures>,
    #[arg(long, value_name = "N")]
    pub(crate) from: Option<OsString>,
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<OsString>,
    #[command(flatten)]
    pub(crate) power: Power,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Figures {
    Ffo,
    Perft,
    Eval,
    Search,
}

#[derive(Args, Debug)]
pub(crate) struct Gtp {
    #[arg(long, value_name = "N")]
    pub(crate) level: Option<OsString>,
    #[arg(long)]
    pub(crate) ponder: bool,
    #[command(flatten)]
    pub(crate) goal: Played,
    #[command(flatten)]
    pub(crate) power: Power,
}

#[derive(Args, Debug)]
pub(crate) struct Learn {
    pub(crate) lesson: Option<OsString>,
    #[arg(long)]
    pub(crate) text: bool,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<OsString>,
    #[command(flatten)]
    pub(crate) goal: Played,
}

#[derive(Args, Debug)]
pub(crate) struct Nboard {
    #[arg(long, value_name = "N")]
    pub(crate) level: Option<OsString>,
    #[command(flatten)]
    pub(crate) goal: Played,
    #[command(flatten)]
    pub(crate) power: Power,
}

#[derive(Args, Debug)]
pub(crate) struct Cassio {
    #[command(flatten)]
    pub(crate) goal: Played,
    #[command(flatten)]
    pub(crate) power: Power,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    #[arg(value_name = "FILE")]
    pub(crate) game: Option<OsString>,
    #[arg(long)]
    pub(crate) text: bool,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[arg(long)]
    pub(crate) still: bool,
    #[arg(long)]
    pub(crate) sound: bool,
    #[arg(long, value_name = "N")]
    pub(crate) level: Option<OsString>,
    #[arg(
        long,
        visible_aliases = ["color", "colour"],
        value_parser = PossibleValuesParser::new(["black", "white", "both", "none"])
            .map(|name| match name.as_str() {
                "white" => Seats::White,
                "both" => Seats::Both,
                "none" => Seats::Neither,
                _ => Seats::Black,
            })
    )]
    pub(crate) side: Option<Seats>,
    #[arg(long, value_name = "TIME")]
    pub(crate) time: Option<OsString>,
    #[arg(long, value_name = "OBF", allow_hyphen_values = true)]
    pub(crate) position: Option<OsString>,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<OsString>,
    #[command(flatten)]
    pub(crate) goal: Played,
}

#[derive(Args, Debug)]
pub(crate) struct Match {
    #[arg(value_name = "PLAYER", required = true, num_args = 2..)]
    pub(crate) contestants: Vec<OsString>,
    #[arg(long, value_name = "N")]
    pub(crate) neighbors: Option<OsString>,
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<OsString>,
    #[arg(long, value_name = "N")]
    pub(crate) concurrency: Option<OsString>,
    #[arg(long, value_name = "S")]
    pub(crate) clock: Option<OsString>,
    #[arg(long, value_name = "S")]
    pub(crate) patience: Option<OsString>,
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<OsString>,
    #[arg(long)]
    pub(crate) from_start: bool,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<OsString>,
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<OsString>,
    #[command(flatten)]
    pub(crate) goal: Played,
}

#[derive(Args, Debug, Default)]
pub(crate) struct Serve {
    #[arg(long, value_name = "HOST")]
    pub(crate) host: Option<OsString>,
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<OsString>,
    #[arg(long, conflicts_with = "no_open")]
    pub(crate) open: bool,
    #[arg(long)]
    pub(crate) no_open: bool,
    #[arg(long, value_name = "FORM", value_enum)]
    pub(crate) log: Option<Form>,
    #[command(flatten)]
    pub(crate) power: Power,
}

impl Serve {
    /// What `otho` alone does.
    pub(crate) fn alone() -> Self {
        Self {
            open: true,
            ..Self::default()
        }
    }
}

#[derive(Args, Debug, Default)]
pub(crate) struct Power {
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<OsString>,
    #[arg(long, value_name = "MB")]
    pub(crate) hash: Option<OsString>,
}

#[derive(Args, Debug)]
pub(crate) struct Played {
    #[arg(
        long,
        value_parser = PossibleValuesParser::new(["othello", "anti"])
            .map(|name| if name == "anti" { Variant::Anti } else { Variant::Othello })
    )]
    variant: Option<Variant>,
}

impl Played {
    pub(crate) fn variant(&self) -> Variant {
        self.variant.unwrap_or(Variant::Othello)
    }
}

/// What to do, and in which language and form to answer.
pub(crate) struct Request {
    pub(crate) command: Option<Command>,
    pub(crate) texts: Texts,
    pub(crate) is_json: bool,
}

/// Reads the command line.
///
/// # Errors
/// When it is no command of ours, or when it asks for help.
pub(crate) fn parse(language: Language) -> Result<Request, Failure> {
    let texts = Texts::new(language);
    let cli = help::in_words(&texts)
        .try_get_matches()
        .and_then(|matches| Cli::from_arg_matches(&matches))
        .map_err(|error| help::failure(&error, &texts))?;
    Ok(Request {
        command: cli.command,
        texts,
        is_json: cli.json,
    })
}

/// The language of `--lang`, else that of the environment, else English.
///
/// It has to be known before the command line is read, to say what is wrong with it.
pub(crate) fn language() -> Language {
    asked_language(env::args_os()).unwrap_or_else(|| {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(env::var_os)
            .find(|value| !value.is_empty())
            .and_then(|value| value.to_str()?.parse().ok())
            .unwrap_or_default()
    })
}

fn asked_language(args: impl Iterator<Item = OsString>) -> Option<Language> {
    let mut args = args.take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        let tag = if arg == "--lang" {
            args.next()
        } else {
            arg.to_str()
                .and_then(|arg| arg.strip_prefix("--lang="))
                .map(OsString::from)
        };
        if let Some(language) = tag.as_deref().and_then(OsStr::to_str) {
            return language.parse().ok();
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn clap_finds_no_fault_with_the_commands() {
        Cli::command().debug_assert();
    }

    #[test]
    fn the_language_is_found_before_the_commands_are_read() {
        let asked = |line: &str| asked_language(line.split(' ').map(OsString::from));
        assert_eq!(asked("otho perft --lang fr"), Some(Language::Fr));
        assert_eq!(asked("otho --lang=cs what"), Some(Language::Cs));
        assert_eq!(asked("otho game show -- --lang fr"), None);
        assert_eq!(asked("otho --lang"), None);
        assert_eq!(asked("otho --lang de"), None);
    }
}
