//! The program `otho`.

fn main() {}
