//! Makes the JavaScript side of a module for the browser: `xtask-bindgen INPUT.wasm FOLDER`.
//!
//! A program of its own because wasm-bindgen's library takes a minute to compile,
//! and `cargo xtask` should start without it.
//! wasm-bindgen's pieces only work together at one version;
//! all of them link `wasm_bindgen`, so Cargo refuses a second version by itself.

#![forbid(unsafe_code)]

use std::env;
use std::ffi::OsString;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let [input, folder] = arguments.as_slice() else {
        bail!("xtask-bindgen takes a .wasm file and the folder to write to");
    };
    let (input, folder) = (Path::new(input), Path::new(folder));

    Bindgen::new()
        .input_path(input)
        .nodejs(true)?
        .typescript(false)
        .generate(folder.join("node"))
        .context("making the module for Node")?;
    Bindgen::new()
        .input_path(input)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder.join("web"))
        .context("making the module for the browser")
}
