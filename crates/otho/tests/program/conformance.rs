//! Scripts of whole conversations by the protocols of other programs: what is said to the program,
//! and what it answers, line by line.
//!
//! A script is a file of `scripts`. A line `$ gtp --level 2` starts the program, `> name` says
//! `name` to it, `< = OTHO` is the line that comes next, and `~ pong` passes over lines up to one
//! that is `pong`. In what is expected, `*` stands for anything and `{d3,c4}` for one of several;
//! in what is said, `\r` and `\t` are a carriage return and a tab. At the end of a conversation
//! nothing is left unsaid, and the program ends well once its input does.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::run::program;

/// Longer than any answer takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

struct Conversation {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Conversation {
    fn begin(args: &str) -> Self {
        let mut child = program(args.split_whitespace())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdout = child.stdout.take().expect("it is piped");
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self {
            stdin: child.stdin.take(),
            child,
            lines,
        }
    }

    fn say(&mut self, text: &str, place: &str) {
        let text = text.replace("\\r", "\r").replace("\\t", "\t");
        let stdin = self.stdin.as_mut().expect("the input is open");
        // A program that has said goodbye need not listen.
        let said = writeln!(stdin, "{text}").and_then(|()| stdin.flush());
        said.unwrap_or_else(|error| panic!("{place}: {error}"));
    }

    fn hear(&self, place: &str) -> String {
        let line = self.lines.recv_timeout(PATIENCE);
        line.unwrap_or_else(|error| panic!("{place}: {error}, no line came"))
    }

    fn end(mut self, place: &str) {
        drop(self.stdin.take());
        let left: Vec<String> = self.lines.iter().collect();
        assert_eq!(left, [""; 0], "{place}: nobody has asked for this");
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{place}: {status}");
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        // It has ended, unless the test has failed.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Whether a line is as expected.
fn matches(pattern: &str, line: &str) -> bool {
    if let Some(rest) = pattern.strip_prefix('*') {
        let mut tails = (0..=line.len()).filter_map(|from| line.get(from..));
        return tails.any(|tail| matches(rest, tail));
    }
    if let Some((choices, rest)) = pattern
        .strip_prefix('{')
        .and_then(|inner| inner.split_once('}'))
    {
        let mut tails = choices.split(',').filter_map(|one| line.strip_prefix(one));
        return tails.any(|tail| matches(rest, tail));
    }
    match (pattern.chars().next(), line.chars().next()) {
        (None, None) => true,
        (Some(expected), Some(found)) if expected == found => {
            let length = found.len_utf8();
            matches(&pattern[length..], &line[length..])
        }
        _ => false,
    }
}

fn run(name: &str, script: &str) {
    let mut talk: Option<Conversation> = None;
    for (number, line) in (1..).zip(script.lines()) {
        let place = format!("{name}, line {number}, {line:?}");
        let (kind, text) = line.split_at(line.len().min(1));
        let text = text.strip_prefix(' ').unwrap_or(text);
        match (kind, &mut talk) {
            ("", _) | ("#", _) => {}
            ("$", before) => {
                if let Some(before) = before.take() {
                    before.end(&place);
                }
                talk = Some(Conversation::begin(text));
            }
            (">", Some(talk)) => talk.say(text, &place),
            ("<", Some(talk)) => {
                let heard = talk.hear(&place);
                assert!(matches(text, &heard), "{place}: it said {heard:?}");
            }
            ("~", Some(talk)) => while !matches(text, &talk.hear(&place)) {},
            _ => panic!("{place}: this is no line of a script"),
        }
    }
    talk.expect("a script starts the program").end(name);
}

#[test]
fn what_is_expected_may_have_a_choice_and_a_rest() {
    assert!(matches("= {d3,c4}", "= c4") && !matches("= {d3,c4}", "= e6"));
    assert!(matches("a*c*", "abbcd") && matches("*", "") && matches("a*", "a"));
    assert!(!matches("a*c", "abd") && !matches("", "a") && !matches("a", ""));
}

#[test]
fn the_script_of_gtp_is_followed() {
    run("gtp", include_str!("scripts/gtp.txt"));
}

#[test]
fn the_script_of_nboard_is_followed() {
    run("nboard", include_str!("scripts/nboard.txt"));
}

#[test]
fn the_script_of_cassio_is_followed() {
    run("cassio", include_str!("scripts/cassio.txt"));
}
