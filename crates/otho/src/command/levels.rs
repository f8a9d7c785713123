//! `otho levels`: who there is to play against.

use otho_engine::level::Level;
use otho_text::Texts;
use serde::Serialize;

use crate::grid::Grid;
use crate::output::{Answer, Failure, Output};

#[derive(Serialize)]
struct Row {
    number: usize,
    id: &'static str,
    name: String,
    description: String,
    /// Nothing where it depends on how long it thinks.
    elo: Option<i32>,
    /// Nothing where it thinks as long as it is let.
    milliseconds_per_move: Option<f64>,
}

impl Row {
    fn new(level: &Level, texts: &Texts) -> Self {
        Self {
            number: level.number(),
            id: level.id,
            name: texts.get(&format!("level-{}", level.id)),
            description: texts.get(&format!("level-{}-about", level.id)),
            elo: level.elo,
            milliseconds_per_move: level.typical.map(|time| 1e3 * time.as_secs_f64()),
        }
    }
}

pub(super) fn run(out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let rows: Vec<Row> = Level::ALL
        .iter()
        .map(|level| Row::new(level, &texts))
        .collect();
    if out.is_json() {
        out.json(&rows)?;
        return Ok(Answer::Yes);
    }
    let width = |text: fn(&Row) -> usize| rows.iter().map(text).max().unwrap_or(0);
    let columns = [
        ("column-number", 2),
        ("column-level-id", width(|row| row.id.chars().count())),
        ("column-level", width(|row| row.name.chars().count())),
        ("column-elo", 4),
        ("column-time", 8),
        ("column-about", 0),
    ];
    let grid = Grid::new(&columns, out)?;
    for row in &rows {
        let cells = [
            row.number.to_string(),
            row.id.to_owned(),
            row.name.clone(),
            row.elo
                .map_or_else(|| "–".to_owned(), |elo| elo.to_string()),
            time_text(row.milliseconds_per_move, &texts),
            row.description.clone(),
        ];
        grid.row(&cells, out)?;
    }
    Ok(Answer::Yes)
}

/// As much of a time as one wants to know.
fn time_text(milliseconds: Option<f64>, texts: &Texts) -> String {
    match milliseconds {
        None => "∞".to_owned(),
        Some(ms) if ms >= 1000.0 => format!("{:.0} s", ms / 1e3),
        Some(ms) if ms >= 1.0 => format!("{ms:.0} ms"),
        Some(ms) if ms < 0.1 => format!("< {}", time_text(Some(0.1), texts)),
        Some(ms) => format!("{ms:.1} ms").replace('.', &texts.get("decimal-sign")),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_level_has_its_words_and_no_words_are_left_over() {
        let mut wanted = BTreeSet::from(["level-unknown".to_owned()]);
        for level in Level::ALL {
            wanted.insert(format!("level-{}", level.id));
            wanted.insert(format!("level-{}-about", level.id));
        }
        let source = include_str!("../../../../locales/en/levels.ftl");
        let there: BTreeSet<String> = source
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id.to_owned())
            .collect();
        assert_eq!(wanted, there);
    }
}
