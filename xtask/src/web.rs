//! `cargo xtask web`, `screenshots` and `budgets`: the web app, its pictures and its measurements.

use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::process;
use crate::setup::{self, Purpose};
use crate::step::{Steps, say};
use crate::workspace::Workspace;
use crate::{run, wasm};

/// Names the port at which the tests, pictures and measurements serve the app to themselves.
const PORT: &str = "OTHO_PORT";

/// Names the program whose engine they use or are compared with.
const PROGRAM: &str = "OTHO_PROGRAM";

/// Sets up, then builds the WebAssembly module and the web app.
pub(crate) fn build(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    make(steps, workspace, Purpose::Running).map(drop)
}

/// Builds the web app and takes pictures of every page.
pub(crate) fn screenshots(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    match make(steps, workspace, Purpose::Everything)? {
        Some(web) => npm_script(steps, &web, "screenshots", "screenshots", "taken"),
        None => Ok(()),
    }
}

/// Builds the web app and measures it, the speed of its search beside that of the program.
pub(crate) fn budgets(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    let Some(web) = make(steps, workspace, Purpose::Everything)? else {
        return Ok(());
    };
    let program = run::program(steps, workspace)?;
    steps.step("budgets", "npm run budgets, five minutes or more", || {
        let mut command = process::npm();
        command
            .args(["run", "budgets"])
            .env(PROGRAM, program)
            .env(PORT, free_port()?)
            .current_dir(&web);
        process::run(&mut command)?;
        Ok("kept".to_owned())
    })
}

/// Sets up and builds; nothing where there is no web app.
fn make(steps: &mut Steps, workspace: &Workspace, purpose: Purpose) -> Result<Option<PathBuf>> {
    let Some(web) = workspace.web_folder() else {
        say("There is no web app yet: web/package.json does not exist.");
        return Ok(None);
    };
    setup::setup(steps, workspace, purpose)?;
    wasm::build(steps, workspace)?;
    bundle(steps, &web)?;
    Ok(Some(web))
}

/// Builds the web app from what is set up and built already.
pub(crate) fn bundle(steps: &mut Steps, web: &Path) -> Result<()> {
    npm_script(steps, web, "web app", "build", "built")
}

/// Runs the tests of the web app, in a real browser; one of them starts the program that the tests
/// in Rust were run with.
pub(crate) fn test(steps: &mut Steps, workspace: &Workspace, web: &Path) -> Result<()> {
    let program = workspace
        .target
        .join("debug/otho")
        .with_extension(std::env::consts::EXE_EXTENSION);
    steps.step("tests of the web app", "npm run test", || {
        process::run(script(web, "test")?.env(PROGRAM, program))?;
        Ok("passed".to_owned())
    })
}

fn npm_script(
    steps: &mut Steps,
    web: &Path,
    name: &str,
    script: &str,
    outcome: &str,
) -> Result<()> {
    steps.step(name, &format!("npm run {script}"), || {
        process::run(&mut self::script(web, script)?)?;
        Ok(outcome.to_owned())
    })
}

fn script(web: &Path, name: &str) -> io::Result<Command> {
    let mut command = process::npm();
    command
        .args(["run", name])
        .env(PORT, free_port()?)
        .current_dir(web)
        // npm speaks on standard output, which belongs to the program that `run` starts.
        .stdout(io::stderr());
    Ok(command)
}

/// A port that nobody listens at, so that whatever else runs on the machine is in nobody's way.
fn free_port() -> io::Result<String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(listener.local_addr()?.port().to_string())
}
