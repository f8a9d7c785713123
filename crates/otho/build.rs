//! Embeds the lessons: writes the table of all files in `content/lessons`.
//!
//! Nothing is written but in Cargo's folder for it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() {
    let folder = |name| PathBuf::from(env::var_os(name).expect("Cargo sets it"));
    let lessons = folder("CARGO_MANIFEST_DIR").join("../../content/lessons");
    watch(Path::new("build.rs"));
    watch(&lessons);
    let mut files = Vec::new();
    collect(&lessons, &mut files)
        .unwrap_or_else(|error| panic!("listing {}: {error}", lessons.display()));
    files.sort();
    let mut table = String::from("[\n");
    for file in files {
        let name = file.strip_prefix(&lessons).expect("it lies in the folder");
        let name = name.to_string_lossy().replace('\\', "/");
        writeln!(table, "({name:?}, include_str!({file:?})),")
            .expect("writing to a string never fails");
    }
    table.push(']');
    let out = folder("OUT_DIR").join("lessons.rs");
    fs::write(out, table).expect("Cargo's folder can be written to");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
    Ok(())
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
