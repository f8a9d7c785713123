//! `otho completions` and `otho man`: what shells and manuals need to know.

use std::fs;
use std::path::Path;

use clap_complete::Shell;
use clap_mangen::Man;
use serde::Serialize;

use crate::destination::unwritable;
use crate::help;
use crate::output::{Answer, Failure, Output, quoted};

#[derive(Serialize)]
struct Completions {
    shell: String,
    script: String,
}

pub(super) fn completions(shell: Shell, out: &mut Output) -> Result<Answer, Failure> {
    let script = in_memory(|buffer| {
        clap_complete::generate(shell, &mut help::in_words(&out.texts), "otho", buffer);
    });
    if out.is_json() {
        let shell = shell.to_string();
        out.json(&Completions { shell, script })?;
    } else {
        out.bytes(script.as_bytes())?;
    }
    Ok(Answer::Yes)
}

#[derive(Serialize)]
struct Manual {
    /// The page about the program, unless the pages went to a folder.
    page: Option<String>,
    folder: Option<String>,
}

/// Prints the page about the program, or writes that and one about every command to a folder.
pub(super) fn man(folder: Option<&Path>, out: &mut Output) -> Result<Answer, Failure> {
    let command = help::in_words(&out.texts);
    let manual = match folder {
        None => Manual {
            page: Some(in_memory(|buffer| {
                let page = Man::new(command);
                page.render(buffer).expect("memory takes everything");
            })),
            folder: None,
        },
        Some(folder) => {
            let name = quoted(folder.as_os_str());
            fs::create_dir_all(folder)
                .and_then(|()| clap_mangen::generate_to(command, folder))
                .map_err(|error| unwritable(&name, &error, &out.texts))?;
            Manual {
                page: None,
                folder: Some(name),
            }
        }
    };
    if out.is_json() {
        out.json(&manual)?;
    } else if let Some(page) = manual.page {
        out.bytes(page.as_bytes())?;
    }
    Ok(Answer::Yes)
}

fn in_memory(write: impl FnOnce(&mut Vec<u8>)) -> String {
    let mut buffer = Vec::new();
    write(&mut buffer);
    String::from_utf8(buffer).expect("help is UTF-8")
}
