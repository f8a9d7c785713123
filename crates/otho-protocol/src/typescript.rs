//! The same types in TypeScript, and the test that the web app has these and no others.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS};

use crate::{
    Certainty, Found, Health, Limits, MoveRequest, Moved, Problem, Progress, ToClient, ToGo,
    ToServer, Until, Variant,
};

const FILE: &str = "web/src/lib/protocol.ts";

/// With this set, the test writes the file instead of looking at it.
const WRITE: &str = "OTHO_WRITE_TYPES";

const HEADER: &str = "\
// Made from crates/otho-protocol, and not to be edited: a test fails when the two differ.
// To make it anew: OTHO_WRITE_TYPES=1 cargo test -p otho-protocol
";

fn declare<T: TS>(config: &Config, file: &mut String) {
    let docs = T::docs().unwrap_or_default();
    let (docs, decl) = (docs.trim_end(), T::decl(config));
    write!(file, "\n{docs}\nexport {decl}\n").expect("writing to a string never fails");
}

fn typescript() -> String {
    // A node count stays below 2^53 for years, and JavaScript reads JSON numbers as numbers.
    let config = Config::new().with_large_int("number");
    let mut file = HEADER.to_owned();
    declare::<ToServer>(&config, &mut file);
    declare::<ToClient>(&config, &mut file);
    declare::<Variant>(&config, &mut file);
    declare::<Until>(&config, &mut file);
    declare::<Limits>(&config, &mut file);
    declare::<Progress>(&config, &mut file);
    declare::<Found>(&config, &mut file);
    declare::<Certainty>(&config, &mut file);
    declare::<ToGo>(&config, &mut file);
    declare::<Health>(&config, &mut file);
    declare::<MoveRequest>(&config, &mut file);
    declare::<Moved>(&config, &mut file);
    declare::<Problem>(&config, &mut file);
    file.lines()
        .flat_map(|line| [line.trim_end(), "\n"])
        .collect()
}

#[test]
fn the_types_of_the_web_app_are_those_of_the_wire() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(FILE);
    if env::var_os(WRITE).is_some() {
        fs::write(&path, typescript()).expect("the file can be written");
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        there == typescript(),
        "{FILE} is stale; make it anew with: {WRITE}=1 cargo test -p otho-protocol"
    );
}
