//! `cargo xtask test`: set-up, checks and every test, with a summary at the end.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::setup::{self, Purpose};
use crate::step::{Steps, say};
use crate::workspace::Workspace;
use crate::{CallerError, check, process, wasm, web};

/// Names the folder of game archives and tables that some tests read; it is no part of the repository.
const DATA: &str = "OTHO_DATA";

pub(crate) fn test(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    let data = data_folder()?;
    let result = all(steps, workspace, data.as_ref());
    steps.summarize();
    match &data {
        Some(folder) => say(&format!(
            "Tests over game archives: with the data in {}.",
            folder.display()
        )),
        None => say("Tests over game archives: without OTHO_DATA they were left out."),
    }
    result.context("the tests stopped here, and the steps after this one did not run")?;
    say("Everything passed.");
    Ok(())
}

fn all(steps: &mut Steps, workspace: &Workspace, data: Option<&PathBuf>) -> Result<()> {
    setup::setup(steps, workspace, Purpose::Everything)?;
    check::check(steps, workspace)?;
    rust_tests(steps, workspace, data)?;
    wasm::build(steps, workspace)?;
    wasm::test(steps, workspace)?;
    if let Some(folder) = workspace.web_folder() {
        web::bundle(steps, &folder)?;
        web::test(steps, workspace, &folder)?;
    }
    Ok(())
}

fn rust_tests(steps: &mut Steps, workspace: &Workspace, data: Option<&PathBuf>) -> Result<()> {
    let mut command = process::cargo();
    // xtask-bindgen has no test, and takes minutes to compile in the dev profile.
    command.args("test --workspace --exclude xtask-bindgen".split(' '));
    match data {
        Some(folder) => command.env(DATA, folder),
        None => command.env_remove(DATA),
    };
    let what = format!("{}, some minutes the first time", process::line(&command));
    steps.step("tests in Rust", &what, || {
        process::run(command.current_dir(&workspace.root))?;
        Ok("passed".to_owned())
    })
}

/// The data folder as an absolute path, since each crate's tests run in that crate's folder.
fn data_folder() -> Result<Option<PathBuf>> {
    let Some(folder) = env::var_os(DATA).filter(|folder| !folder.is_empty()) else {
        return Ok(None);
    };
    match PathBuf::from(&folder).canonicalize() {
        Ok(folder) if folder.is_dir() => Ok(Some(folder)),
        _ => bail!(CallerError(format!(
            "{DATA} is set to {}, which is no folder",
            folder.display()
        ))),
    }
}
