//! Runs the program.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

pub(crate) const START: &str = "---------------------------OX------XO--------------------------- X";

/// What a run of the program came to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The answer, when all went well.
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one sentence on standard error, when it ended with this code and printed nothing else.
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        let sentence = self.err.strip_suffix('\n').expect("it is a line");
        assert!(!sentence.contains('\n'), "{sentence}");
        sentence.to_owned()
    }

    /// The answer as JSON.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.out).expect("it is one JSON document")
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().expect("it was not killed"),
            out: String::from_utf8(output.stdout).expect("answers are UTF-8"),
            err: String::from_utf8(output.stderr).expect("sentences are UTF-8"),
        }
    }
}

/// The program with these arguments, in English unless they say otherwise.
pub(crate) fn program(args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_otho"));
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

pub(crate) fn otho(args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Run {
    program(args).output().expect("the program starts").into()
}

/// A run with this on standard input.
pub(crate) fn otho_reading(input: &[u8], args: &[&str]) -> Run {
    reading(input, &mut program(args))
}

/// What a command comes to with this on standard input.
pub(crate) fn reading(input: &[u8], command: &mut Command) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_vec();
    // The program may stop reading before the end, which is its right.
    let writer = std::thread::spawn(move || _ = stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer does not panic");
    output.into()
}
