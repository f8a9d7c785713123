//! `cargo xtask miri`: the tests of the transposition table in Miri, which sees every race and
//! every wrong access, whatever the processor lets pass.

use std::process::Command;

use anyhow::{Result, bail};

use crate::step::Steps;
use crate::workspace::Workspace;
use crate::{CallerError, process};

pub(crate) fn miri(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    steps.step("Miri", "a component of nightly Rust", || {
        let version = process::probe(Command::new("rustup").args(["run", "nightly", "cargo", "miri", "--version"]));
        match version {
            Some(version) => Ok(version),
            None => bail!(CallerError(
                "there is no Miri; type `rustup toolchain install nightly --profile minimal --component miri,rust-src`".to_owned()
            )),
        }
    })?;
    let what = "the table with four orders of its threads, some minutes the first time";
    steps.step("table", what, || {
        let mut command = Command::new("rustup");
        command
            .args("run nightly cargo miri test --package otho-engine --lib table::".split(' '))
            // Miri knows no instructions of a particular processor.
            .env("RUSTFLAGS", "-C target-cpu=x86-64")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("MIRIFLAGS", "-Zmiri-many-seeds=0..4")
            .current_dir(&workspace.root);
        process::run(&mut command)?;
        Ok("passed".to_owned())
    })
}
