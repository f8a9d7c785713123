//! The packages of the web app, exactly as its lock file names them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::process::{self, Patience};
use crate::step::Steps;

pub(super) fn install(steps: &mut Steps, web: &Path) -> Result<()> {
    let what = "npm ci if the lock file has changed, which takes minutes, at most 10 an attempt";
    steps.step("npm packages", what, || {
        let lock =
            fs::read(web.join("package-lock.json")).context("reading web/package-lock.json")?;
        if is_current(web, &lock) {
            return Ok("there".to_owned());
        }
        process::run_patiently(
            process::npm()
                .args(["ci", "--no-audit", "--no-fund"])
                .current_dir(web),
            Patience::minutes(10),
        )?;
        mark_current(web, &lock)?;
        Ok("installed".to_owned())
    })
}

/// A copy of the lock file that was installed last. `npm ci` begins by removing the folder it lies in,
/// so an attempt that was cut short leaves no copy and is made again.
const STAMP: &str = "node_modules/.installed-lock.json";

fn is_current(web: &Path, lock: &[u8]) -> bool {
    fs::read(web.join(STAMP)).is_ok_and(|installed| installed == lock)
}

fn mark_current(web: &Path, lock: &[u8]) -> Result<()> {
    let stamp = web.join(STAMP);
    // A tree without packages leaves no node_modules behind.
    fs::create_dir_all(stamp.parent().expect("the stamp lies in a folder"))?;
    fs::write(&stamp, lock).with_context(|| format!("writing {}", stamp.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_installation_is_current_until_the_lock_file_changes() {
        let web = std::env::temp_dir().join(format!("xtask-npm-{}", std::process::id()));
        assert!(!is_current(&web, b"one"));
        mark_current(&web, b"one").expect("the temporary folder can be written");
        assert!(is_current(&web, b"one"));
        assert!(!is_current(&web, b"two"));
        fs::remove_dir_all(web).expect("the folder was made above");
    }
}
