//! `cargo xtask fresh`: proves that both README commands work on a machine that has nothing of ours.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

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
    let what = "everything is downloaded and built anew, which takes minutes";
    steps.step("cargo xtask test", what, || {
        process::run(in_clone(folder, &clone).args(["xtask", "test"]))?;
        Ok("good".to_owned())
    })?;
    steps.step("cargo xtask run", "until the web app answers", || {
        let mut command = in_clone(folder, &clone);
        command.args(["xtask", "run"]).stdout(Stdio::piped());
        // No browser is to appear in the middle of whatever else is done on this machine.
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        let mut child = command.spawn().context("starting cargo")?;
        let answer = first_page(&mut child);
        child.kill().context("ending otho")?;
        child.wait().context("waiting for the end of otho")?;
        answer
    })
}

/// Waits until the program says where it is, and looks at its first page.
fn first_page(child: &mut Child) -> Result<String> {
    let output = child.stdout.take().context("its output is piped")?;
    for line in BufReader::new(output).lines() {
        let line = line.context("reading what otho prints")?;
        let Some((_, rest)) = line.split_once("http://") else {
            continue;
        };
        let host = rest.split('/').next().unwrap_or_default();
        let mut stream = TcpStream::connect(host).with_context(|| format!("asking {host}"))?;
        write!(
            stream,
            "GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"
        )?;
        let mut page = String::new();
        stream.read_to_string(&mut page)?;
        let status = page.lines().next().unwrap_or_default().to_owned();
        if !status.contains(" 200 ") {
            bail!("the first page is answered with {status}");
        }
        return Ok(status);
    }
    bail!("otho ended without saying where it is")
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
