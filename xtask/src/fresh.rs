//! `cargo xtask fresh`: proves that both README commands work on a machine that has nothing of ours.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::step::{Steps, say};
use crate::workspace::Workspace;

pub(crate) fn fresh(steps: &mut Steps, workspace: &Workspace) -> Result<()> {
    let changes = process::read(
        Command::new("git")
            .args(["status", "--porcelain"])
            .current_dir(&workspace.root),
    )?;
    if !changes.is_empty() {
        say("Warning: there are uncommitted changes, and the clone does not have them.");
    }
    let folder = env::temp_dir().join(format!("otho-fresh-{}", std::process::id()));
    let result = prove(steps, workspace, &folder);
    steps.summarize();
    result.with_context(|| {
        format!(
            "a fresh clone does not work; it is kept in {}",
            folder.display()
        )
    })?;
    fs::remove_dir_all(&folder).with_context(|| format!("removing {}", folder.display()))?;
    say("A fresh clone works.");
    Ok(())
}

fn prove(steps: &mut Steps, workspace: &Workspace, folder: &Path) -> Result<()> {
    let clone = folder.join("otho");
    steps.step(
        "clone",
        &format!("the last commit, into {}", clone.display()),
        || {
            fs::create_dir(folder).with_context(|| format!("making {}", folder.display()))?;
            process::run(
                Command::new("git")
                    .args(["clone", "--quiet", "--no-hardlinks"])
                    .args([&workspace.root, &clone]),
            )?;
            keep_cargo_settings(&folder.join("cargo"))?;
            Ok("made".to_owned())
        },
    )?;
    for command in ["test", "run"] {
        let what = "everything is downloaded and built anew, which takes minutes";
        steps.step(&format!("cargo xtask {command}"), what, || {
            process::run(in_clone(folder, &clone).args(["xtask", command]))?;
            Ok("good".to_owned())
        })?;
    }
    Ok(())
}

/// Cargo in the clone, with caches of its own that begin empty.
fn in_clone(folder: &Path, clone: &Path) -> Command {
    let mut cargo = process::cargo();
    cargo
        .current_dir(clone)
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("CARGO_BUILD_TARGET_DIR")
        .env("CARGO_HOME", folder.join("cargo"))
        .env("npm_config_cache", folder.join("npm"));
    cargo
}

/// Copies the user's settings for Cargo, which may say how to reach the network; the caches stay behind.
fn keep_cargo_settings(home: &Path) -> Result<()> {
    fs::create_dir(home).with_context(|| format!("making {}", home.display()))?;
    let user = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")));
    let settings = user
        .map(|user| user.join("config.toml"))
        .filter(|file| file.exists());
    if let Some(file) = settings {
        fs::copy(&file, home.join("config.toml"))
            .with_context(|| format!("copying {}", file.display()))?;
    }
    Ok(())
}
