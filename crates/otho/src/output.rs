//! What the program prints. No other file writes to standard output or standard
//! error, but for the log of the server.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, StdoutLock, Write};
use std::process::ExitCode;

use otho_text::{InWords, Language, Texts, Value};
use serde::Serialize;

/// What a command found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// All is well.
    Yes,
    /// The answer was printed, and it is no.
    No,
}

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The rules say no, and this sentence says why.
    Negative(String),
    /// The program was used wrongly, or something around it failed.
    Usage(String),
    /// Help was asked for: this text is the answer.
    Help(String),
    /// Nobody reads the answer any more.
    BrokenPipe,
}

impl Failure {
    /// A wrong use, in the words of the error.
    pub(crate) fn usage(error: &impl InWords, texts: &Texts) -> Self {
        Self::Usage(error.in_words(texts))
    }

    /// A no of the rules, in the words of the error.
    pub(crate) fn negative(error: &impl InWords, texts: &Texts) -> Self {
        Self::Negative(error.in_words(texts))
    }
}

/// Standard output, the language and the form of the answer.
pub(crate) struct Output {
    pub(crate) texts: Texts,
    is_json: bool,
    stdout: BufWriter<StdoutLock<'static>>,
}

impl Output {
    pub(crate) fn new(texts: Texts, is_json: bool) -> Self {
        Self {
            texts,
            is_json,
            stdout: BufWriter::new(io::stdout().lock()),
        }
    }

    /// Whether the answer is one JSON document.
    pub(crate) const fn is_json(&self) -> bool {
        self.is_json
    }

    /// Prints a line.
    pub(crate) fn line(&mut self, line: &str) -> Result<(), Failure> {
        self.bytes(line.as_bytes())?;
        self.bytes(b"\n")
    }

    /// Prints a sentence.
    pub(crate) fn say(&mut self, id: &str, values: &[(&str, Value<'_>)]) -> Result<(), Failure> {
        let sentence = self.texts.format(id, values);
        self.line(&sentence)
    }

    /// Prints the document that is the whole answer.
    pub(crate) fn json(&mut self, document: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(document)
            .expect("documents are structs with text for keys");
        self.line(&text)
    }

    /// A list whose items are printed as they come, and which is the whole answer in JSON.
    pub(crate) const fn list(&self) -> List {
        List { is_empty: true }
    }

    /// Prints bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        let written = self.stdout.write_all(bytes);
        written.map_err(|error| self.failure(&error))
    }

    /// Hands over what is still held back.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        let flushed = self.stdout.flush();
        flushed.map_err(|error| self.failure(&error))
    }

    fn failure(&self, error: &io::Error) -> Failure {
        if error.kind() == ErrorKind::BrokenPipe {
            return Failure::BrokenPipe;
        }
        let reason = error.in_words(&self.texts).into();
        Failure::Usage(self.texts.format("io-stdout", &[("reason", reason)]))
    }

    /// Tells a person who waits how far long work is; no one else is told.
    pub(crate) fn progress(&self, id: &str, values: &[(&str, Value<'_>)]) {
        if io::stderr().is_terminal() {
            complain(&self.texts.format(id, values));
        }
    }
}

/// For copying; errors are put into words by whoever copies.
impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stdout.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stdout.flush()
    }
}

/// A JSON array that is never in memory as a whole. Without `--json` it prints nothing.
pub(crate) struct List {
    is_empty: bool,
}

impl List {
    pub(crate) fn item(&mut self, item: &impl Serialize, out: &mut Output) -> Result<(), Failure> {
        out.bytes(if self.is_empty { b"[\n" } else { b",\n" })?;
        self.is_empty = false;
        let text = serde_json::to_string(item).expect("items are structs with text for keys");
        out.bytes(text.as_bytes())
    }

    pub(crate) fn end(self, out: &mut Output) -> Result<(), Failure> {
        match (out.is_json, self.is_empty) {
            (false, _) => Ok(()),
            (true, true) => out.line("[]"),
            (true, false) => out.line("\n]"),
        }
    }
}

/// Prints what is left to print and says how the program ends.
pub(crate) fn finish(result: Result<Answer, Failure>, language: Language) -> ExitCode {
    match result {
        Ok(Answer::Yes) | Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(Failure::Negative(sentence)) => {
            complain(&sentence);
            ExitCode::from(1)
        }
        Err(Failure::Usage(sentence)) => {
            complain(&sentence);
            ExitCode::from(2)
        }
        Err(Failure::Help(text)) => {
            let mut output = Output::new(Texts::new(language), false);
            let printed = output
                .bytes(text.as_bytes())
                .and_then(|()| output.finish())
                .map(|()| Answer::Yes);
            finish(printed, language)
        }
    }
}

/// Says that the program cannot run on this processor.
pub(crate) fn refuse_processor(language: Language, missing: &[&str]) -> ExitCode {
    let features = missing.join(" ").into();
    complain(&Texts::new(language).format("cpu-missing", &[("features", features)]));
    ExitCode::from(2)
}

/// Prints a sentence on standard error. If nobody can read it there, there is no one to tell.
pub(crate) fn complain(sentence: &str) {
    _ = writeln!(io::stderr(), "{sentence}");
}

/// What the user wrote, for a sentence that quotes it: one line, not too long.
pub(crate) fn quoted(text: &OsStr) -> String {
    const LONGEST: usize = 60;
    // Only the part that can be shown is looked at, however long the text is.
    let head = &text.as_encoded_bytes()[..text.len().min(4 * (LONGEST + 1))];
    let head = String::from_utf8_lossy(head);
    let mut shown = String::new();
    for (index, c) in head.chars().enumerate() {
        if index == LONGEST {
            shown.push('…');
            break;
        }
        if c.is_control() {
            write!(shown, "{}", c.escape_debug()).expect("writing to a string never fails");
        } else {
            shown.push(c);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quotation_is_one_short_line() {
        assert_eq!(quoted(OsStr::new("a\nb\u{1b}é")), "a\\nb\\u{1b}é");
        let long = quoted(OsStr::new(&"x".repeat(1_000_000)));
        assert_eq!(long.chars().count(), 61);
        assert!(long.ends_with('…'));
    }
}
