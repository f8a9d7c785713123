//! Where results are printed.

use core::fmt;

/// Prints a line.
#[expect(clippy::print_stdout, reason = "it is what the tool is for")]
pub(crate) fn say(line: fmt::Arguments<'_>) {
    println!("{line}");
}
