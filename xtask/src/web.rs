//! `cargo xtask web`: the web app, once there is one.

use std::io;
use std::path::Path;

use anyhow::Result;

use crate::process;
use crate::setup::{self, Purpose};
use crate::step::{Steps, say};
use crate::wasm;
use crate::workspace::Workspace;

/// Sets up, then builds the WebAssembly module and the web app.
pub(crate) fn build(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    let Some(web) = workspace.web_folder() else {
        say("There is no web app yet: web/package.json does not exist.");
        return Ok(());
    };
    setup::setup(steps, workspace, Purpose::Running)?;
    wasm::build(steps, workspace)?;
    bundle(steps, &web)
}

/// Builds the web app from what is set up and built already.
pub(crate) fn bundle(steps: &mut Steps, web: &Path) -> Result<()> {
    npm_script(steps, web, "web app", "build", "built")
}

/// Runs the tests of the web app, in a real browser.
pub(crate) fn test(steps: &mut Steps, web: &Path) -> Result<()> {
    npm_script(steps, web, "tests of the web app", "test", "passed")
}

fn npm_script(
    steps: &mut Steps,
    web: &Path,
    name: &str,
    script: &str,
    outcome: &str,
) -> Result<()> {
    steps.step(name, &format!("npm run {script}"), || {
        // npm speaks on standard output, which belongs to the program that `run` starts.
        process::run(
            process::npm()
                .args(["run", script])
                .current_dir(web)
                .stdout(io::stderr()),
        )?;
        Ok(outcome.to_owned())
    })
}
