//! Reads the Markdown tables of docs/ARCHITECTURE.md.

use anyhow::{Result, bail};

/// The rows of the first table below a heading, without its header, each split into cells.
pub(super) fn rows<'a>(document: &'a str, heading: &str) -> Result<Vec<Vec<&'a str>>> {
    let is_heading = |line: &str| line.starts_with('#');
    let mut lines = document.lines();
    if !lines.any(|line| is_heading(line) && line.trim_start_matches('#').trim() == heading) {
        bail!("there is no heading \"{heading}\"");
    }
    let rows: Vec<_> = lines
        .take_while(|line| !is_heading(line))
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'))
        .skip(2)
        .map(cells)
        .collect();
    if rows.is_empty() {
        bail!("there is no table below the heading \"{heading}\"");
    }
    Ok(rows)
}

/// The names written as code in a cell: two in "`serde`, `serde_json`".
pub(super) fn names(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

fn cells(line: &str) -> Vec<&str> {
    let line = line.trim_end();
    let inner = line
        .trim_start_matches('|')
        .strip_suffix('|')
        .unwrap_or(line);
    inner.split('|').map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "\
# House

## Ours

Text.

| crate | may use |
|---|---|
| `a` | none |
| `b` | `a`, `c` |

More | text.

| another | table |
|---|---|
| x | y |

## Empty

## Theirs
| `x` |
";

    #[test]
    fn only_the_first_table_below_the_heading_is_read() {
        let rows = rows(DOCUMENT, "Ours").expect("the document has this table");
        assert_eq!(rows, [["`a`", "none"], ["`b`", "`a`, `c`"]]);
    }

    #[test]
    fn a_missing_heading_or_table_is_an_error() {
        let complaint = |heading| rows(DOCUMENT, heading).unwrap_err().to_string();
        assert_eq!(complaint("Yours"), "there is no heading \"Yours\"");
        assert_eq!(
            complaint("Empty"),
            "there is no table below the heading \"Empty\""
        );
    }

    #[test]
    fn names_are_what_is_written_as_code() {
        assert_eq!(names("`a`, `b-c` and d").collect::<Vec<_>>(), ["a", "b-c"]);
        assert_eq!(names("none").count(), 0);
    }
}
