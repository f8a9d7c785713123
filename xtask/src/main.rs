//! `cargo xtask`: sets up, checks, tests, builds and runs OTHO.
//!
//! Reads the command and hands it on; what a command does is in the module of its name.
//! Speaks on standard error, so that the standard output of `cargo xtask run` is the program's alone.

#![forbid(unsafe_code)]

mod bench;
mod check;
mod fresh;
mod fuzz;
mod miri;
mod process;
mod run;
mod setup;
mod soak;
mod step;
mod suite;
mod version;
mod wasm;
mod web;
mod workspace;

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::setup::Purpose;
use crate::step::{Steps, say};
use crate::workspace::Workspace;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  setup                     install what is missing, or say what to install
  run [ARGUMENT...]         set up, build and start otho with these arguments
  test                      set up, check, and run every test
  check                     format, lints, documentation, dependency tables, locales, tidiness
  wasm                      build the modules for Node and for the browser
  web                       build the web app
  screenshots               make the pictures in docs/screenshots anew
  budgets                   measure the web app, and hold the figures against their limits
  bench [ARGUMENT...]       run the benchmarks; arguments go to them
  fuzz [SECONDS] [TARGET...]
                            fuzz the named targets, or all, for so long each (60 s)
  soak [MINUTES]            search in all ways for so long (10) and hold the values against known ones
  miri                      the tests of the transposition table in Miri
  fresh                     run the two README commands in a clean clone
  help                      this list

Exit codes: 0 good, 1 something failed, 2 wrong use or something to install.";

/// What the caller has to put right: wrong use, or a program to install.
/// Ends in exit code 2 where any other error ends in 1.
#[derive(Debug)]
struct CallerError(String);

impl fmt::Display for CallerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CallerError {}

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let command = arguments.next().unwrap_or_else(|| "help".into());
    match dispatch(&command.to_string_lossy(), &arguments.collect::<Vec<_>>()) {
        Ok(code) => code,
        Err(error) => {
            say(&format!("error: {error:#}"));
            ExitCode::from(if error.is::<CallerError>() { 2 } else { 1 })
        }
    }
}

fn dispatch(command: &str, arguments: &[OsString]) -> Result<ExitCode> {
    let forwards_arguments = matches!(command, "run" | "bench");
    if !forwards_arguments && asks_for_help(arguments)
        || matches!(command, "help" | "--help" | "-h")
    {
        say(HELP);
        return Ok(ExitCode::SUCCESS);
    }
    let known = [
        "setup",
        "run",
        "test",
        "check",
        "wasm",
        "web",
        "screenshots",
        "budgets",
        "bench",
        "fuzz",
        "soak",
        "miri",
        "fresh",
    ];
    if !known.contains(&command) {
        let sentence = format!(
            "unknown command `{command}`; accepted are {} and help",
            known.join(", ")
        );
        bail!(CallerError(sentence));
    }
    if !forwards_arguments && !matches!(command, "fuzz" | "soak") {
        refuse_arguments(command, arguments)?;
    }

    let workspace = Workspace::load()?;
    let mut steps = Steps::start();
    match command {
        "setup" => setup::setup(&mut steps, &workspace, Purpose::Everything)?,
        "run" => return run::run(&mut steps, &workspace, arguments),
        "test" => suite::test(&mut steps, &workspace)?,
        "check" => check::check(&mut steps, &workspace)?,
        "wasm" => wasm::build(&mut steps, &workspace)?,
        "web" => web::build(&mut steps, &workspace)?,
        "screenshots" => web::screenshots(&mut steps, &workspace)?,
        "budgets" => web::budgets(&mut steps, &workspace)?,
        "bench" => bench::bench(&workspace, arguments)?,
        "fuzz" => fuzz::fuzz(&mut steps, &workspace, arguments)?,
        "soak" => soak::soak(&mut steps, &workspace, arguments)?,
        "miri" => miri::miri(&mut steps, &workspace)?,
        "fresh" => fresh::fresh(&mut steps, &workspace)?,
        _ => unreachable!("the command is one of the known ones"),
    }
    Ok(ExitCode::SUCCESS)
}

fn asks_for_help(arguments: &[OsString]) -> bool {
    arguments
        .iter()
        .any(|argument| argument == "--help" || argument == "-h")
}

fn refuse_arguments(command: &str, arguments: &[OsString]) -> Result<()> {
    match arguments.first() {
        Some(argument) => {
            let argument = argument.to_string_lossy();
            bail!(CallerError(format!(
                "`{command}` takes no arguments, but got `{argument}`"
            )))
        }
        None => Ok(()),
    }
}
