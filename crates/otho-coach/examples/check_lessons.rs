//! Checks a folder of lessons: one line for each fault.
//!
//! `cargo run -p otho-coach --example check_lessons -- content/lessons`

use std::env;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use otho_coach::claim::Judge;
use otho_coach::lesson::check;

fn main() -> io::Result<ExitCode> {
    let Some(folder) = env::args_os().nth(1) else {
        writeln!(io::stderr(), "usage: check_lessons FOLDER")?;
        return Ok(ExitCode::from(2));
    };
    let found = check::folder(Path::new(&folder), &mut Judge::new())?;
    for fault in &found {
        writeln!(io::stdout(), "{fault}")?;
    }
    Ok(ExitCode::from(u8::from(!found.is_empty())))
}
