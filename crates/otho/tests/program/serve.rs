//! `otho serve`, and `otho` alone.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::Value;

use crate::run::{otho, program};

/// A server that runs; it is killed when a test fails.
struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Server {
    fn start(args: &[&str]) -> Self {
        let mut child = program(args)
            // Whatever the machine has, no browser is to appear.
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env("SSH_CONNECTION", "a test")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { child, out }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).expect("it is UTF-8");
        line.trim_end().to_owned()
    }

    /// The host and port that it says it is at.
    fn host(&mut self) -> String {
        let line = self.line();
        let rest = line.strip_prefix("OTHO is at http://");
        let rest = rest.and_then(|rest| rest.strip_suffix("/ – Ctrl-C ends it."));
        rest.unwrap_or_else(|| panic!("{line}")).to_owned()
    }

    /// Sends a signal; its exit code and what it wrote on standard error after that.
    #[cfg(unix)]
    fn end(mut self, signal: &str) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.expect("there is such a program").success());
        let code = self.child.wait().expect("it ends").code();
        let mut text = String::new();
        let mut err = self.child.stderr.take().expect("it is piped");
        err.read_to_string(&mut text).expect("it is UTF-8");
        (code, text)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// The status line and the body of an answer.
fn ask(host: &str, request: &str, body: &str) -> (String, String) {
    let mut stream = TcpStream::connect(host).expect("it listens");
    let length = body.len();
    write!(
        stream,
        "{request} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("it is HTTP");
    let status = head.lines().next().unwrap_or_default();
    (status.to_owned(), body.to_owned())
}

#[cfg(unix)]
#[test]
fn a_server_says_where_it_is_answers_and_ends_when_told_to() {
    for signal in ["-TERM", "-INT"] {
        let mut server = Server::start(&["serve", "--port", "0", "--hash", "1", "--threads", "1"]);
        let host = server.host();
        let (status, health) = ask(&host, "GET /api/health", "");
        assert_eq!(status, "HTTP/1.1 200 OK");
        let health: Value = serde_json::from_str(&health).expect("it is JSON");
        assert_eq!(health["hashMegabytes"], 1);
        assert_eq!(health["threads"], 1);
        let position = crate::run::START;
        let body = format!("{{\"position\": \"{position}\", \"level\": \"novice\"}}");
        let (status, moved) = ask(&host, "POST /api/move", &body);
        assert_eq!(status, "HTTP/1.1 200 OK", "{moved}");
        assert_eq!(server.end(signal), (Some(0), String::new()));
    }
}

#[cfg(unix)]
#[test]
fn otho_alone_serves_and_without_a_screen_says_where() {
    let mut server = Server::start(&[]);
    let mut line = server.line();
    // Another server may be there already.
    if line.starts_with("Port 8064 is taken") {
        line = server.line();
    }
    assert!(line.starts_with("OTHO is at http://127.0.0.1:80"), "{line}");
    assert_eq!(server.end("-TERM").0, Some(0));
}

#[test]
fn a_taken_port_means_the_next_free_one() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let port = taken.local_addr().expect("it is bound").port();
    let mut server = Server::start(&["serve", "--hash", "1", "--port", &port.to_string()]);
    let said = server.line();
    let host = server.host();
    let other: u16 = host
        .strip_prefix("127.0.0.1:")
        .and_then(|port| port.parse().ok())
        .expect("it is a port");
    assert!(other > port);
    assert_eq!(said, format!("Port {port} is taken, so OTHO uses {other}."));
    assert_eq!(ask(&host, "GET /api/health", "").0, "HTTP/1.1 200 OK");
}

#[test]
fn who_can_reach_it_is_said() {
    let mut server = Server::start(&["serve", "--hash", "1", "--port", "0", "--host", "0.0.0.0"]);
    let host = server.host();
    assert!(host.starts_with("127.0.0.1:"), "{host}");
    let sentence = server.line();
    let start = "Everyone who can reach this computer over the network can use it too, at http://";
    assert!(sentence.starts_with(start), "{sentence}");
}

#[cfg(unix)]
#[test]
fn operators_get_a_log_and_programs_get_json() {
    let args = [
        "serve", "--hash", "1", "--port", "0", "--log", "json", "--json",
    ];
    let mut server = Server::start(&args);
    let mut text = String::new();
    while !text.ends_with("}\n") {
        let n_read = server.out.read_line(&mut text).expect("it is UTF-8");
        assert_ne!(n_read, 0, "{text}");
    }
    let started: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(started["network_address"], Value::Null);
    let address = started["address"].as_str().expect("it is text");
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    ask(host, "GET /nothing", "");
    let (code, log) = server.end("-TERM");
    assert_eq!(code, Some(0));
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .collect();
    let request = lines
        .iter()
        .find(|line| line["fields"]["path"] == "/nothing");
    let request = request.unwrap_or_else(|| panic!("{log}"));
    assert_eq!(request["fields"]["status"], 404);
}

#[test]
fn what_cannot_be_served_is_said_in_one_sentence() {
    for (args, sentence) in [
        (
            &["--port", "65536"][..],
            "“65536” is not a port; a whole number from 0 to 65535 is accepted.",
        ),
        (
            &["--host", "192.0.2.1"],
            "“192.0.2.1” cannot be listened on: this computer does not have that address; an address or a name of this computer is accepted.",
        ),
        (
            &["--open", "--no-open"],
            "--open cannot be used together with --no-open.",
        ),
        (
            &["--log", "xml"],
            "“xml” is not accepted for --log <FORM>; these are: text, json.",
        ),
    ] {
        assert_eq!(otho(["serve"].iter().chain(args)).refused(2), sentence);
    }
}
