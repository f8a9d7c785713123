//! `cargo xtask wasm`: the page's and the worker's module as WebAssembly with their JavaScript, for
//! Node and for the browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;
use crate::step::{Steps, say};
use crate::workspace::Workspace;

/// Where the modules lie, as `node/` and `web/`. Always the same place, whatever CARGO_TARGET_DIR says,
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

/// A crate that becomes a module.
struct Module {
    package: &'static str,
    /// The page's module is built for size and the worker's for speed.
    profile: &'static str,
}

const MODULES: [Module; 2] = [
    Module {
        package: "otho-wasm",
        profile: "page",
    },
    Module {
        package: "otho-wasm-engine",
        profile: "release",
    },
];

/// The weights, which the worker's module is handed as files.
const WEIGHTS: [&str; 2] = ["othello.bin", "anti.bin"];

impl Module {
    fn stem(&self) -> String {
        self.package.replace('-', "_")
    }

    fn compile(&self, workspace: &Workspace) -> Result<()> {
        let Self { package, profile } = self;
        let arguments = format!(
            "build --profile {profile} --package {package} --target wasm32-unknown-unknown"
        );
        process::run(cargo(workspace).args(arguments.split(' ')))
    }

    /// Makes the JavaScript side, and says how large the module is.
    fn bind(&self, workspace: &Workspace) -> Result<()> {
        let file = format!("{}.wasm", self.stem());
        let built = workspace.target.join("wasm32-unknown-unknown");
        let input = built.join(self.profile).join(file);
        let output = folder(workspace);
        let mut command = process::cargo();
        command
            .args("run --quiet --profile tool --package xtask-bindgen --".split(' '))
            .args([&input, &output]);
        process::run(command.current_dir(&workspace.root))?;
        for target in ["node", "web"] {
            let name = format!("{target}/{}_bg.wasm", self.stem());
            let file = output.join(&name);
            let size = fs::metadata(&file)
                .with_context(|| format!("looking at {}", file.display()))?
                .len();
            say(&format!("  target/wasm/{name}: {} kB", size.div_ceil(1000)));
        }
        Ok(())
    }
}

pub(crate) fn build(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    for module in &MODULES {
        let what = "for the browser, a minute the first time";
        steps.step(module.package, what, || {
            module.compile(workspace)?;
            Ok("built".to_owned())
        })?;
        let step = format!("JavaScript of {}", module.package);
        let what = "wasm-bindgen, half a minute the first time";
        steps.step(&step, what, || {
            module.bind(workspace)?;
            Ok("made".to_owned())
        })?;
    }
    steps.step("weights", "beside the modules for the browser", || {
        let from = workspace.root.join("crates/otho-engine/weights");
        let to = folder(workspace).join("web");
        for file in WEIGHTS {
            fs::copy(from.join(file), to.join(file))
                .with_context(|| format!("copying {file} to {}", to.display()))?;
        }
        Ok("copied".to_owned())
    })
}

/// Runs the tests of the rules on WebAssembly's kernels, and those of the modules, all in Node.
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
    for Module { package, .. } in MODULES {
        steps.step(&format!("tests of {package}"), "in Node", || {
            let tests = test_files(&workspace.root.join(format!("crates/{package}/tests")))?;
            process::run(
                Command::new("node")
                    .arg("--test")
                    .args(tests)
                    .current_dir(&workspace.root),
            )?;
            Ok("passed".to_owned())
        })?;
    }
    Ok(())
}

/// The test files by name: what Node does with a folder differs from version to version.
fn test_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))?;
    let mut files = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    files.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
    files.sort();
    if files.is_empty() {
        bail!("{} holds no test (*.test.mjs)", folder.display());
    }
    Ok(files)
}
