//! `cargo xtask setup`: looks for what the project needs, installs what it may, says what to type for the rest.
//!
//! Says every step before it begins; a step that finds everything in place costs a fraction of a second.

mod browser;
mod npm;

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::CallerError;
use crate::process::{self, Patience};
use crate::step::Steps;
use crate::version::Version;
use crate::workspace::Workspace;

/// What the set-up is for; only a test run needs the checkers and a browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    Running,
    Everything,
}

/// What the web app is built for.
const BROWSER_TARGET: &str = "wasm32-unknown-unknown";
/// What the tests of the rules are built for to run in Node: it has an entry point and an output.
const WASI_TARGET: &str = "wasm32-wasip1";

pub(crate) fn setup(steps: &mut Steps, workspace: &Workspace, purpose: Purpose) -> Result<()> {
    steps.step(
        "Rust",
        concat!("looking for ", env!("CARGO_PKG_RUST_VERSION"), " or newer"),
        rust,
    )?;
    if purpose == Purpose::Everything {
        steps.step(
            "rustfmt and clippy",
            "installed if missing, which takes seconds, at most 5 minutes",
            checkers,
        )?;
    }
    let what = "installed if missing, which takes seconds, at most 5 minutes";
    steps.step("WebAssembly target", what, || target(BROWSER_TARGET))?;
    if purpose == Purpose::Everything {
        steps.step("WASI target", what, || target(WASI_TARGET))?;
    }
    steps.step("Node", "looking for ^20.19 or at least 22.12", node)?;
    if let Some(web) = workspace.web_folder() {
        if purpose == Purpose::Everything {
            browser::install(steps)?;
        }
        npm::install(steps, &web)?;
    }
    Ok(())
}

fn rust() -> Result<String> {
    let wanted = Version::find(env!("CARGO_PKG_RUST_VERSION"))
        .expect("Cargo checks the version in the manifest");
    let printed = process::read(Command::new("rustc").arg("--version"))?;
    match Version::find(&printed) {
        Some(found) if found >= wanted => Ok(found.to_string()),
        _ => bail!(CallerError(format!(
            "Rust {wanted} or newer is needed; type `rustup update stable`"
        ))),
    }
}

fn checkers() -> Result<String> {
    let are_there = || {
        ["fmt", "clippy"]
            .iter()
            .all(|tool| process::probe(process::cargo().args([*tool, "--version"])).is_some())
    };
    if are_there() {
        return Ok("there".to_owned());
    }
    rustup(&["component", "add", "rustfmt", "clippy"])?;
    Ok("installed".to_owned())
}

fn target(name: &str) -> Result<String> {
    // Asked of rustc and not of rustup, since distributions package the target too.
    let libraries =
        process::read(Command::new("rustc").args(["--print", "target-libdir", "--target", name]))?;
    if Path::new(libraries.trim()).exists() {
        return Ok("there".to_owned());
    }
    rustup(&["target", "add", name])?;
    Ok("installed".to_owned())
}

fn rustup(arguments: &[&str]) -> Result<()> {
    if process::probe(Command::new("rustup").arg("--version")).is_none() {
        let line = arguments.join(" ");
        let sentence = format!(
            "rustup was not found; install Rust from https://rustup.rs and type `rustup {line}`, \
             or install the same from your distribution"
        );
        bail!(CallerError(sentence));
    }
    process::run_patiently(Command::new("rustup").args(arguments), Patience::minutes(5))
}

fn node() -> Result<String> {
    let advice = "install one from https://nodejs.org, since Debian 12's is too old";
    let Some(printed) = process::probe(Command::new("node").arg("--version")) else {
        bail!(CallerError(format!(
            "Node ^20.19 or at least 22.12 was not found; {advice}"
        )));
    };
    match Version::find(&printed) {
        Some(found) if found.is_fit_node() => Ok(found.to_string()),
        _ => bail!(CallerError(format!(
            "Node {printed} is not ^20.19 or at least 22.12; {advice}"
        ))),
    }
}
