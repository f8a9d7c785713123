//! `cargo xtask soak`: long runs of the engine, with what they measure printed as they end.

use std::ffi::OsString;

use anyhow::{Result, bail};

use crate::step::Steps;
use crate::workspace::Workspace;
use crate::{CallerError, process};

const DEFAULT_MINUTES: &str = "10";

pub(crate) fn soak(steps: &mut Steps, workspace: &Workspace, arguments: &[OsString]) -> Result<()> {
    let minutes = minutes(arguments)?;
    let what = format!("searches of all kinds for {minutes} min, after building them");
    steps.step("soak", &what, || {
        let mut command = process::cargo();
        command
            .args("test --release --package otho-engine --test engine --".split(' '))
            .args(["--ignored", "--nocapture", "--test-threads=1", "soak::"])
            .env("OTHO_SOAK_MINUTES", &minutes)
            .current_dir(&workspace.root);
        process::run(&mut command)?;
        Ok("nothing wrong".to_owned())
    })
}

/// How long, as text that is known to be a number.
fn minutes(arguments: &[OsString]) -> Result<String> {
    let text = match arguments {
        [] => return Ok(DEFAULT_MINUTES.to_owned()),
        [text] => text.to_string_lossy().into_owned(),
        _ => bail!(CallerError(
            "`soak` takes one argument, a number of minutes".to_owned()
        )),
    };
    match text.parse::<f64>() {
        Ok(minutes) if minutes > 0.0 && minutes < 10_000.0 => Ok(text),
        _ => bail!(CallerError(format!("`{text}` is no number of minutes"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<String> {
        let words: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
        minutes(&words)
    }

    #[test]
    fn minutes_are_a_positive_number_and_may_be_left_out() {
        assert_eq!(parse("").unwrap(), "10");
        assert_eq!(parse("0.5").unwrap(), "0.5");
        for wrong in ["0", "-1", "x", "nan", "inf", "1 2"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
