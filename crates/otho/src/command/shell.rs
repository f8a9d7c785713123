//! `otho completions` and `otho man`: what shells and manuals need to know.

use std::fs;
use std::path::Path;

use clap_complete::Shell;
use clap_mangen::Man;
use otho_text::InWords;

use crate::help;
use crate::output::{Answer, Failure, Output, quoted};

pub(super) fn completions(shell: Shell, out: &mut Output) -> Result<Answer, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::in_words(&out.texts), "otho", &mut script);
    out.bytes(&script)?;
    Ok(Answer::Yes)
}

/// Prints the page about the program, or writes that and one about every command to a folder.
pub(super) fn man(folder: Option<&Path>, out: &mut Output) -> Result<Answer, Failure> {
    let command = help::in_words(&out.texts);
    let Some(folder) = folder else {
        let mut page = Vec::new();
        Man::new(command)
            .render(&mut page)
            .expect("memory takes everything");
        out.bytes(&page)?;
        return Ok(Answer::Yes);
    };
    let written =
        fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(command, folder));
    written.map_err(|error| {
        let file = quoted(folder.as_os_str()).into();
        let reason = error.in_words(&out.texts).into();
        let values = [("file", file), ("reason", reason)];
        Failure::Usage(out.texts.format("io-write", &values))
    })?;
    Ok(Answer::Yes)
}
