//! Packs the web app into the program, if it has been built.
//!
//! Nothing is written but in Cargo's folder for it, and nothing fails when there is no web app.

mod pack;

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = |name| PathBuf::from(env::var_os(name).expect("Cargo sets it"));
    let web = folder("CARGO_MANIFEST_DIR").join("../../web");
    let dist = web.join("dist");
    let out = folder("OUT_DIR");
    // Cargo takes a path that does not exist for one that has changed, and would build this crate
    // anew each time; so as long as there is no web app, the folder is watched where it will be.
    watch(if dist.exists() { &dist } else { &web });
    watch(Path::new("build"));
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let effort = if is_release {
        pack::Effort::Most
    } else {
        pack::Effort::Little
    };
    let table = pack::pack(&dist, &out.join("app"), effort)
        .unwrap_or_else(|error| panic!("packing {}: {error}", dist.display()));
    fs::write(out.join("app.rs"), table).expect("Cargo's folder can be written to");
}

#[expect(
    clippy::print_stdout,
    reason = "this is how a build script talks to Cargo"
)]
fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
