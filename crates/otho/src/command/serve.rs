//! `otho serve`, and `otho` alone: the web app and the engine behind it.

use std::env;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use otho_engine::OutOfMemory;
use otho_server::{App, Assets, Config, Reach, Server, app, bind, shown};
use otho_text::InWords;
use serde::Serialize;

use crate::cli::Serve;
use crate::log;
use crate::output::{Answer, Failure, Output, quoted};
use crate::power::{self, Defaults};

/// Megabytes of the table: what fills up in a minute of thought.
const MEGABYTES: usize = 256;

/// The squares of a board, after the http of old.
const PORT: u16 = 8064;

/// Who analyzes without end gives way to others after as long as the strongest level with a time
/// of its own takes for a move.
const SHARE: Duration = Duration::from_secs(3);

#[derive(Serialize)]
struct Started {
    /// For a browser on this machine.
    address: String,
    /// For those on others, nothing where they cannot reach it.
    network_address: Option<String>,
}

pub(super) fn run(args: &Serve, out: &mut Output) -> Result<Answer, Failure> {
    log::start(args.log);
    let asked = match &args.port {
        Some(text) => {
            let number = power::number(text, 0..=usize::from(u16::MAX), "serve-port", &out.texts)?;
            u16::try_from(number).expect("the range ends there")
        }
        None => PORT,
    };
    let host = args.host.as_deref().unwrap_or("127.0.0.1".as_ref());
    let listener = bind(&host.to_string_lossy(), asked).map_err(|error| {
        let reason = error.in_words(&out.texts).into();
        let values = [("host", quoted(host).into()), ("reason", reason)];
        Failure::Usage(out.texts.format("serve-host", &values))
    })?;
    let address = listener
        .local_addr()
        .map_err(|error| no_start(&error, out))?;
    let app = application(args, Reach::of(address), out)?;
    let server = Server::new(listener, app).map_err(|error| no_start(&error, out))?;
    announce(address, asked, args.open && !args.no_open, out)?;
    server.run().map_err(|error| no_start(&error, out))?;
    Ok(Answer::Yes)
}

fn application(args: &Serve, reach: Reach, out: &Output) -> Result<App, Failure> {
    let machine = Defaults::of_machine(MEGABYTES);
    let defaults = Defaults {
        // One is left for the browser, which is on the same machine as a rule.
        threads: machine.threads.saturating_sub(1).max(1),
        ..machine
    };
    let resources = args.power.resources(defaults, &out.texts)?;
    let config = Config {
        resources,
        searches: 1,
        share: SHARE,
        reach,
        assets: Assets::EMBEDDED,
    };
    app(config).map_err(|OutOfMemory| power::no_memory(resources, &out.texts))
}

fn no_start(error: &io::Error, out: &Output) -> Failure {
    let reason = error.in_words(&out.texts).into();
    let values = [("reason", reason)];
    Failure::Usage(out.texts.format("serve-failed-to-start", &values))
}

/// Says where the app is, and shows it where there is a screen to show it on.
fn announce(
    address: SocketAddr,
    asked: u16,
    is_opened: bool,
    out: &mut Output,
) -> Result<(), Failure> {
    let url = |reach| format!("http://{}/", shown(address, reach));
    let network = (Reach::of(address) == Reach::Network).then(|| url(Reach::Network));
    let started = Started {
        address: url(Reach::Loopback),
        network_address: network,
    };
    if out.is_json() {
        out.json(&started)?;
    } else {
        if asked != 0 && asked != address.port() {
            // As text, or a language would put marks between the thousands.
            let ports = [
                ("asked", asked.to_string().into()),
                ("port", address.port().to_string().into()),
            ];
            out.say("serve-other-port", &ports)?;
        }
        out.say("serve-address", &[("address", (&*started.address).into())])?;
        if let Some(network) = &started.network_address {
            out.say("serve-network", &[("address", (&**network).into())])?;
        }
    }
    out.finish()?;
    if is_opened && has_screen() {
        // The address has been said, so that whoever sees no browser can open one.
        _ = open::that_detached(&started.address);
    }
    Ok(())
}

/// Whether a browser would be seen by whoever started the program.
fn has_screen() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(any(windows, target_os = "macos")) {
        return !is_set("SSH_CONNECTION");
    }
    is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
