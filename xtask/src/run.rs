//! `cargo xtask run`: from a fresh clone to the running program.

use std::ffi::OsString;
use std::process::{Command, ExitCode, ExitStatus};

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

    let program = workspace
        .target
        .join("release/otho")
        .with_extension(std::env::consts::EXE_EXTENSION);
    say(&format!("Starting {}", program.display()));
    // In the caller's folder, so that the files it names are found.
    let status = Command::new(&program).args(arguments).status();
    Ok(exit_code(status.with_context(|| {
        format!("starting {}", program.display())
    })?))
}

/// The code a shell would report: 128 and the signal's number when a signal ended the program.
fn exit_code(status: ExitStatus) -> ExitCode {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal: Option<i32> = None;
    let code = status.code().or(signal.map(|number| 128 + number));
    ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}
