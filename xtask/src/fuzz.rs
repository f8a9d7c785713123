//! `cargo xtask fuzz`: runs the fuzz targets for a while each and reports a line for each.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::CallerError;
use crate::process::{self, Patience};
use crate::step::{Steps, say};
use crate::workspace::Workspace;

const DEFAULT_SECONDS: u32 = 60;

/// How much of a failed run is shown; the panic, the stack and the input stand at its end.
const SHOWN_LINES: usize = 80;

pub(crate) fn fuzz(steps: &mut Steps, workspace: &Workspace, arguments: &[OsString]) -> Result<()> {
    let package = workspace.fuzz_crate()?;
    let targets: Vec<&str> = package.targets("bin").collect();
    let request = Request::parse(arguments, &targets)?;
    install(steps)?;
    steps.step(
        "fuzz targets",
        "building, some minutes the first time",
        || {
            process::run(cargo_fuzz(workspace).arg("build"))?;
            Ok("built".to_owned())
        },
    )?;
    let mut findings = Vec::new();
    for target in request.targets {
        let what = format!("{} s", request.seconds);
        if let Err(error) = steps.step(target, &what, || run(workspace, target, request.seconds)) {
            say(&format!("{error:#}"));
            findings.push(target);
        }
    }
    steps.summarize();
    if !findings.is_empty() {
        bail!(
            "findings in {}; the inputs are in fuzz/artifacts/",
            findings.join(", ")
        );
    }
    Ok(())
}

/// What to fuzz, and for how long.
#[derive(Debug, PartialEq, Eq)]
struct Request<'a> {
    seconds: u32,
    targets: Vec<&'a str>,
}

impl<'a> Request<'a> {
    /// `[SECONDS] [TARGET...]`; no target means all of them.
    fn parse(arguments: &[OsString], known: &[&'a str]) -> Result<Self> {
        let words: Vec<_> = arguments
            .iter()
            .map(|argument| argument.to_string_lossy())
            .collect();
        let seconds = words.first().and_then(|word| word.parse().ok());
        let names = &words[usize::from(seconds.is_some())..];
        let mut targets = Vec::new();
        for name in names {
            match known.iter().find(|target| **target == name.as_ref()) {
                Some(target) => targets.push(*target),
                None => bail!(CallerError(format!(
                    "no fuzz target `{name}`; accepted are {}",
                    known.join(", ")
                ))),
            }
        }
        if targets.is_empty() {
            targets = known.to_vec();
        }
        Ok(Self {
            seconds: seconds.unwrap_or(DEFAULT_SECONDS),
            targets,
        })
    }
}

fn install(steps: &mut Steps) -> Result<()> {
    steps.step("nightly Rust", "fuzzing needs its sanitizer", || {
        match process::probe(Command::new("rustup").args(["run", "nightly", "rustc", "--version"])) {
            Some(version) => Ok(version),
            None => bail!(CallerError(
                "there is no nightly toolchain; type `rustup toolchain install nightly --profile minimal`".to_owned()
            )),
        }
    })?;
    steps.step(
        "cargo-fuzz",
        "installed if missing, which takes minutes, at most 15",
        || {
            if let Some(version) = process::probe(process::cargo().args(["fuzz", "--version"])) {
                return Ok(version);
            }
            process::run_patiently(
                process::cargo().args(["install", "cargo-fuzz", "--locked"]),
                Patience {
                    attempts: 2,
                    ..Patience::minutes(15)
                },
            )?;
            Ok("installed".to_owned())
        },
    )
}

/// `cargo +nightly fuzz`, which the Cargo of a toolchain itself cannot be asked for.
fn cargo_fuzz(workspace: &Workspace) -> Command {
    let mut command = Command::new("rustup");
    // cargo-fuzz sets flags of its own, which replace those in .cargo/config.toml;
    // with these it fuzzes the same kernels that the program runs.
    command
        .env("RUSTFLAGS", "-C target-cpu=native")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    command
        .args(["run", "nightly", "cargo", "fuzz"])
        .current_dir(workspace.root.join("fuzz"));
    command
}

fn run(workspace: &Workspace, target: &str, seconds: u32) -> Result<String> {
    let mut command = cargo_fuzz(workspace);
    command.args(["run", target, "--"]);
    command.args([
        &format!("-max_total_time={seconds}"),
        "-rss_limit_mb=2048",
        "-timeout=10",
    ]);
    let output = command
        .output()
        .with_context(|| format!("starting `{}`", process::line(&command)))?;
    let log = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        return Ok(format!(
            "{}, no finding",
            runs(&log).unwrap_or("an unknown number of runs")
        ));
    }
    let lines: Vec<&str> = log.lines().collect();
    for line in &lines[lines.len().saturating_sub(SHOWN_LINES)..] {
        say(&format!("  {line}"));
    }
    bail!("`{}` ended with {}", process::line(&command), output.status)
}

/// The number of runs, from libFuzzer's last line: `Done 123456 runs in 61 second(s)`.
fn runs(log: &str) -> Option<&str> {
    let line = log
        .lines()
        .rev()
        .find_map(|line| line.strip_prefix("Done "))?;
    line.split(" in ").next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Request<'static>> {
        let arguments: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
        Request::parse(&arguments, &["obf", "sgf"])
    }

    #[test]
    fn seconds_and_targets_may_both_be_left_out() {
        assert_eq!(
            parse("").unwrap(),
            Request {
                seconds: 60,
                targets: vec!["obf", "sgf"]
            }
        );
        assert_eq!(
            parse("5").unwrap(),
            Request {
                seconds: 5,
                targets: vec!["obf", "sgf"]
            }
        );
        assert_eq!(
            parse("sgf").unwrap(),
            Request {
                seconds: 60,
                targets: vec!["sgf"]
            }
        );
        assert_eq!(
            parse("5 sgf obf").unwrap(),
            Request {
                seconds: 5,
                targets: vec!["sgf", "obf"]
            }
        );
    }

    #[test]
    fn an_unknown_target_is_answered_with_the_known_ones() {
        let error = parse("5 ggf").unwrap_err();
        assert_eq!(
            error.to_string(),
            "no fuzz target `ggf`; accepted are obf, sgf"
        );
    }

    #[test]
    fn the_number_of_runs_is_in_the_last_line_of_the_log() {
        assert_eq!(
            runs("#2 INITED\nDone 123456 runs in 61 second(s)\n"),
            Some("123456 runs")
        );
        assert_eq!(runs("==1== ERROR: libFuzzer: deadly signal\n"), None);
    }
}
