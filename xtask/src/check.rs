//! `cargo xtask check`: everything that can be told without running the product.

mod dependency;
mod locale;
mod table;
mod tidy;

use std::process::Command;

use anyhow::{Result, bail};

use crate::step::{Steps, say};
use crate::workspace::Workspace;
use crate::{process, wasm};

pub(crate) fn check(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    let root = &workspace.root;
    let cargo = |line: &str| {
        let mut command = process::cargo();
        command.args(line.split(' ')).current_dir(root);
        command
    };

    steps.step(
        "tidiness",
        "lengths of files, names, unfinished work",
        || tidy::check(workspace),
    )?;
    steps.step(
        "dependencies",
        "the tables in docs/ARCHITECTURE.md against the manifests",
        || dependency::check(workspace),
    )?;
    steps.step(
        "locales",
        "the same messages and variables in every language",
        || locale::check(root),
    )?;
    for (name, manifest) in [
        ("format", "Cargo.toml"),
        ("format of fuzz", "fuzz/Cargo.toml"),
    ] {
        step(
            steps,
            name,
            &mut cargo(&format!("fmt --all --check --manifest-path {manifest}")),
        )?;
    }
    step(
        steps,
        "clippy",
        &mut cargo("clippy --workspace --all-targets -- -D warnings"),
    )?;
    let arguments = "clippy --package otho-wasm --package otho-wasm-engine --target wasm32-unknown-unknown -- -D warnings";
    step(
        steps,
        "clippy for WebAssembly",
        wasm::cargo(workspace).args(arguments.split(' ')),
    )?;
    step(
        steps,
        "documentation",
        cargo("doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings"),
    )
}

fn step(steps: &mut Steps, name: &str, command: &mut Command) -> Result<()> {
    steps.step(name, &process::line(command), || {
        process::run(command)?;
        Ok("good".to_owned())
    })
}

/// Says each problem on its own line; none means that all is good.
fn verdict(problems: &[String]) -> Result<String> {
    for problem in problems {
        say(&format!("  {problem}"));
    }
    match problems.len() {
        0 => Ok("good".to_owned()),
        1 => bail!("1 problem, named above"),
        count => bail!("{count} problems, named above"),
    }
}
