//! What tests drive: a browser with a font for the web app, and tmux, a terminal, for the program.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::CallerError;
use crate::process::{self, Patience};
use crate::step::Steps;

/// Debian's packages, each with a path by which to tell that it is installed.
const PACKAGES: [(&str, &str); 3] = [
    ("chromium", "/usr/bin/chromium"),
    (
        "fonts-dejavu-core",
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    ),
    ("tmux", "/usr/bin/tmux"),
];

pub(super) fn install(steps: &mut Steps) -> Result<()> {
    let what =
        "Chromium, a font and tmux, installed by apt if missing, which takes a minute, at most 20";
    steps.step("browser and terminal", what, || {
        let missing: Vec<&str> = PACKAGES
            .iter()
            .filter(|(_, path)| !Path::new(path).exists())
            .map(|(name, _)| *name)
            .collect();
        if missing.is_empty() {
            return Ok("there".to_owned());
        }
        if !is_root_on_debian() {
            let line = format!("apt-get update && apt-get install -y {}", missing.join(" "));
            bail!(CallerError(format!(
                "the tests need a browser and a terminal; as root on Debian type `{line}`"
            )));
        }
        apt_get(&["update"], Patience::minutes(5))?;
        apt_get(
            &[&["install", "-y"], missing.as_slice()].concat(),
            Patience::minutes(15),
        )?;
        Ok("installed".to_owned())
    })
}

fn is_root_on_debian() -> bool {
    let is_root = process::probe(Command::new("id").arg("-u")).is_some_and(|id| id == "0");
    is_root && Path::new("/etc/debian_version").exists()
}

fn apt_get(arguments: &[&str], patience: Patience) -> Result<()> {
    process::run_patiently(
        Command::new("apt-get")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive"),
        patience,
    )
}
