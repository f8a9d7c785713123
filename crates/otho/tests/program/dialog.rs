//! The program at the other end of a protocol: a line to it, some lines from it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::run::program;

pub(crate) struct Dialog {
    pub(crate) child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Dialog {
    pub(crate) fn begin(args: &[&str]) -> Self {
        Self::with(&mut program(args))
    }

    pub(crate) fn with(command: &mut Command) -> Self {
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take().expect("it is piped");
        let stdout = BufReader::new(child.stdout.take().expect("it is piped"));
        Self {
            child,
            stdin,
            stdout,
        }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").expect("the program reads");
    }

    /// The next line, if there is one.
    pub(crate) fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        self.stdout.read_line(&mut line).expect("it is UTF-8");
        line.strip_suffix('\n').map(str::to_owned)
    }

    /// The lines up to the first one that begins with this, which is the last of them.
    pub(crate) fn hear_until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        loop {
            let line = self.hear();
            let line = line.unwrap_or_else(|| panic!("it ended after {lines:?}"));
            let line = line.trim_end().to_owned();
            let is_last = line.starts_with(beginning) && (!beginning.is_empty() || line.is_empty());
            lines.push(line);
            if is_last {
                return lines;
            }
        }
    }

    /// Ends the program by a signal. Where that is ignored, as it may be for what runs in the
    /// background, the end of the input ends it.
    #[cfg(unix)]
    pub(crate) fn end_by(mut self, signal: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.expect("there is a kill").success());
        drop(self.stdin);
        self.child.wait().expect("it ends");
    }

    /// Ends the input, and waits for the program to end well.
    pub(crate) fn end(mut self) {
        drop(self.stdin);
        assert!(self.child.wait().expect("it ends").success());
    }
}
