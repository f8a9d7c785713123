//! `cargo xtask wasm`: otho-wasm as WebAssembly with its JavaScript, for Node and for the browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;
use crate::step::{Steps, say};
use crate::workspace::Workspace;

/// Where the two modules lie, as `node/` and `web/`. Always the same place, whatever CARGO_TARGET_DIR says,
/// since the tests and the web app name it.
fn folder(workspace: &Workspace) -> PathBuf {
    workspace.root.join("target/wasm")
}

/// Cargo for WebAssembly. Flags from the environment would replace those in .cargo/config.toml,
/// which switch SIMD on.
pub(crate) fn cargo(workspace: &Workspace) -> Command {
    let mut command = process::cargo();
    command
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .current_dir(&workspace.root);
    command
}

pub(crate) fn build(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    steps.step(
        "WebAssembly",
        "otho-wasm in release, a minute the first time",
        || {
            let mut command = cargo(workspace);
            process::run(command.args(
                "build --release --package otho-wasm --target wasm32-unknown-unknown".split(' '),
            ))?;
            Ok("built".to_owned())
        },
    )?;
    steps.step(
        "JavaScript of otho-wasm",
        "wasm-bindgen, half a minute the first time",
        || {
            let input = workspace
                .target
                .join("wasm32-unknown-unknown/release/otho_wasm.wasm");
            let output = folder(workspace);
            let mut command = process::cargo();
            command
                .args("run --quiet --profile tool --package xtask-bindgen --".split(' '))
                .args([&input, &output]);
            process::run(command.current_dir(&workspace.root))?;
            for target in ["node", "web"] {
                let file = output.join(target).join("otho_wasm_bg.wasm");
                let size = fs::metadata(&file)
                    .with_context(|| format!("looking at {}", file.display()))?
                    .len();
                say(&format!(
                    "  target/wasm/{target}/otho_wasm_bg.wasm: {} kB",
                    size.div_ceil(1000)
                ));
            }
            Ok("made".to_owned())
        },
    )
}

/// Runs the tests of the rules on WebAssembly's kernels, and those of otho-wasm, both in Node.
pub(crate) fn test(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    let what = "otho-core's unit tests in Node, half a minute the first time";
    steps.step("tests of the rules on WebAssembly", what, || {
        let runner = workspace.root.join("xtask/wasi-runner.mjs");
        let runner = format!("node --no-warnings {}", runner.display());
        let mut command = cargo(workspace);
        command.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner);
        process::run(
            command.args("test --package otho-core --lib --target wasm32-wasip1".split(' ')),
        )?;
        Ok("passed".to_owned())
    })?;
    steps.step("tests of otho-wasm", "in Node", || {
        let tests = test_files(&workspace.root.join("crates/otho-wasm/tests"))?;
        process::run(
            Command::new("node")
                .arg("--test")
                .args(tests)
                .current_dir(&workspace.root),
        )?;
        Ok("passed".to_owned())
    })
}

/// The test files by name: what Node does with a folder differs from version to version.
fn test_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))?;
    let mut files = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "mjs"));
    files.sort();
    if files.is_empty() {
        bail!("{} holds no test (*.mjs)", folder.display());
    }
    Ok(files)
}
