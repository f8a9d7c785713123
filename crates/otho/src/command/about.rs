//! `otho` alone: what it is and what can be done with it.

use otho_core::KERNEL;
use serde::Serialize;

use crate::help;
use crate::output::{Answer, Failure, Output};

#[derive(Serialize)]
struct About {
    name: &'static str,
    version: &'static str,
    kernel: &'static str,
    commands: Vec<Described>,
}

#[derive(Serialize)]
struct Described {
    name: String,
    about: String,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

pub(super) fn run(out: &mut Output) -> Result<Answer, Failure> {
    let commands = help::in_words(&out.texts)
        .get_subcommands()
        .map(|command| Described {
            name: command.get_name().to_owned(),
            about: command
                .get_about()
                .map(ToString::to_string)
                .unwrap_or_default(),
        })
        .collect();
    let about = About {
        name: "OTHO",
        version: VERSION,
        kernel: KERNEL,
        commands,
    };
    if out.is_json() {
        out.json(&about)?;
    } else {
        print(&about, out)?;
    }
    Ok(Answer::Yes)
}

fn print(about: &About, out: &mut Output) -> Result<(), Failure> {
    let what = out.texts.get("help-otho");
    out.line(&format!("{} {VERSION}: {what}", about.name))?;
    out.say("about-kernel", &[("kernel", KERNEL.into())])?;
    out.line("")?;
    let names = about.commands.iter().map(|command| command.name.len());
    let width = names.max().unwrap_or_default();
    for Described { name, about } in &about.commands {
        out.line(&format!("  {name:width$}  {about}"))?;
    }
    out.line("")?;
    out.say("about-more", &[])
}
