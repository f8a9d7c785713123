//! `cargo xtask bench`: every benchmark of the workspace.

use std::ffi::OsString;

use anyhow::Result;

use crate::process;
use crate::step::say;
use crate::workspace::Workspace;

pub(crate) fn bench(workspace: &Workspace, arguments: &[OsString]) -> Result<()> {
    if workspace
        .crates
        .iter()
        .all(|package| package.targets("bench").next().is_none())
    {
        say("There are no benchmarks: no crate has a folder benches/.");
        return Ok(());
    }
    // Only the bench targets: the test harness of the libraries would refuse arguments meant for divan.
    let mut command = process::cargo();
    command
        .args(["bench", "--workspace", "--bench", "*", "--"])
        .args(arguments);
    process::run(command.current_dir(&workspace.root))
}
