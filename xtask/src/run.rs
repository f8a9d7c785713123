//! `cargo xtask run`: from a fresh clone to the running program.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::process;
use crate::setup::{self, Purpose};
use crate::step::{Steps, say};
use crate::workspace::Workspace;
use crate::{wasm, web};

/// Ends with the exit code of `otho`.
pub(crate) fn run(
    steps: &mut Steps,
    workspace: &Workspace,
    arguments: &[OsString],
) -> Result<ExitCode> {
    setup::setup(steps, workspace, Purpose::Running)?;
    if let Some(folder) = workspace.web_folder() {
        wasm::build(steps, workspace)?;
        web::bundle(steps, &folder)?;
    }
    let program = program(steps, workspace)?;
    say(&format!("Starting {}", program.display()));
    // In the caller's folder, so that the files it names are found.
    become_program(Command::new(&program).args(arguments))
        .with_context(|| format!("starting {}", program.display()))
}

/// Builds `otho` and says where it is.
pub(crate) fn program(steps: &mut Steps, workspace: &Workspace) -> Result<PathBuf> {
    steps.step(
        "otho",
        "building the program in release, some minutes the first time",
        || {
            process::run(
                process::cargo()
                    .args(["build", "--release", "--package", "otho"])
                    .current_dir(&workspace.root),
            )?;
            Ok("built".to_owned())
        },
    )?;
    Ok(workspace
        .target
        .join("release/otho")
        .with_extension(std::env::consts::EXE_EXTENSION))
}

/// The program takes the place of this one, so that it hears itself what the system tells it:
/// a server that is asked to end closes its connections first.
#[cfg(unix)]
fn become_program(command: &mut Command) -> io::Result<ExitCode> {
    Err(std::os::unix::process::CommandExt::exec(command))
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> io::Result<ExitCode> {
    command.status().map(exit_code)
}

#[cfg(not(unix))]
fn exit_code(status: std::process::ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    ExitCode::from(code.unwrap_or(1))
}
