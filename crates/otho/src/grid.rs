//! Rows and columns of figures as text.

use crate::output::{Failure, Output};

/// Columns under their headings: numbers to the right, the last column to the left.
pub(crate) struct Grid {
    widths: Vec<usize>,
}

impl Grid {
    /// Prints the headings, by their ids, over columns of at least these widths.
    pub(crate) fn new(columns: &[(&str, usize)], out: &mut Output) -> Result<Self, Failure> {
        let headings: Vec<String> = columns.iter().map(|(id, _)| out.texts.get(id)).collect();
        let widths = columns
            .iter()
            .zip(&headings)
            .map(|((_, width), heading)| heading.chars().count().max(*width))
            .collect();
        let grid = Self { widths };
        grid.row(&headings, out)?;
        Ok(grid)
    }

    /// Prints a row, and hands it over at once: the next may take long.
    pub(crate) fn row(&self, cells: &[String], out: &mut Output) -> Result<(), Failure> {
        let last = cells.len() - 1;
        let line: Vec<String> = cells
            .iter()
            .zip(&self.widths)
            .enumerate()
            .map(|(index, (cell, &width))| match index {
                _ if index == last => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            })
            .collect();
        out.line(line.join("  ").trim_end())?;
        out.finish()
    }
}
