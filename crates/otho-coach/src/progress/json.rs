//! Progress as JSON, with a version.
//!
//! What cannot be read is refused as a whole, so that the caller keeps it as it is: a newer OTHO
//! may have written it, and saving over it would lose what that one knew.

use core::fmt;
use std::error::Error;

use otho_core::Variant;
use serde::{Deserialize, Serialize};

use super::{Deed, Progress, Record};
use crate::exercise::{Grade, variant_id, variant_of};

/// The version that is written, and the newest that can be read.
const VERSION: u64 = 1;

/// Why a text is no progress that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// A newer OTHO has written it.
    Newer {
        /// Its version.
        found: u64,
    },
    /// It is damaged, or something else.
    Damaged {
        /// The line of the first fault, from 1 on.
        line: usize,
        /// The column there.
        column: usize,
    },
    /// A record says what cannot be.
    Record {
        /// Its number, from 1 on.
        number: usize,
    },
}

impl fmt::Display for ProgressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer { found } => write!(
                f,
                "it has version {found}, and this program reads {VERSION} at most"
            ),
            Self::Damaged { line, column } => {
                write!(f, "it is damaged at line {line}, column {column}")
            }
            Self::Record { number } => write!(f, "record {number} says what cannot be"),
        }
    }
}

impl Error for ProgressError {}

/// What every version has.
#[derive(Deserialize)]
struct Header {
    version: u64,
}

#[derive(Serialize, Deserialize)]
struct Wire {
    version: u64,
    records: Vec<RecordWire>,
}

#[derive(Serialize, Deserialize)]
struct RecordWire {
    at: u64,
    day: i32,
    #[serde(flatten)]
    deed: DeedWire,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "lowercase")]
enum DeedWire {
    Lesson {
        id: String,
    },
    Step {
        id: String,
        step: u32,
    },
    Exercise {
        kind: String,
        /// Othello, where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        variant: Option<String>,
        grade: u8,
        right: bool,
    },
    Puzzle {
        id: String,
        theme: String,
        estimate: u16,
        right: bool,
    },
}

impl Progress {
    /// As JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let wire = Wire {
            version: VERSION,
            records: self.records().map(RecordWire::of).collect(),
        };
        serde_json::to_string(&wire).expect("names and numbers can be written")
    }

    /// What JSON says.
    ///
    /// # Errors
    /// When it is newer than this program or damaged: the caller should keep it as it is then.
    pub fn from_json(text: &str) -> Result<Self, ProgressError> {
        let damaged = |error: serde_json::Error| ProgressError::Damaged {
            line: error.line(),
            column: error.column(),
        };
        let Header { version } = serde_json::from_str(text).map_err(damaged)?;
        if version > VERSION {
            return Err(ProgressError::Newer { found: version });
        }
        let wire: Wire = serde_json::from_str(text).map_err(damaged)?;
        let mut progress = Self::default();
        for (index, record) in wire.records.iter().enumerate() {
            let number = index + 1;
            progress.add(record.read().ok_or(ProgressError::Record { number })?);
        }
        Ok(progress)
    }
}

impl<'de> Deserialize<'de> for Record {
    /// Reads a record as [`Progress::to_json`] writes it.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wire = RecordWire::deserialize(deserializer)?;
        let bad = || serde::de::Error::custom("the record says what cannot be");
        wire.read().ok_or_else(bad)
    }
}

impl RecordWire {
    fn of(record: &Record) -> Self {
        let deed = match &record.deed {
            Deed::Lesson(id) => DeedWire::Lesson { id: id.clone() },
            Deed::Step { lesson, step } => DeedWire::Step {
                id: lesson.clone(),
                step: *step,
            },
            Deed::Exercise {
                kind,
                variant,
                grade,
                is_right,
            } => DeedWire::Exercise {
                kind: kind.id().to_owned(),
                variant: match variant {
                    Variant::Othello => None,
                    Variant::Anti => Some(variant_id(*variant).to_owned()),
                },
                grade: grade.number(),
                right: *is_right,
            },
            Deed::Puzzle {
                id,
                theme,
                estimate,
                is_right,
            } => DeedWire::Puzzle {
                id: id.to_string(),
                theme: theme.id().to_owned(),
                estimate: *estimate,
                right: *is_right,
            },
        };
        Self {
            at: record.at,
            day: record.day,
            deed,
        }
    }

    fn read(&self) -> Option<Record> {
        let deed = match &self.deed {
            DeedWire::Lesson { id } => Deed::Lesson(id.clone()),
            DeedWire::Step { id, step } => Deed::Step {
                lesson: id.clone(),
                step: *step,
            },
            DeedWire::Exercise {
                kind,
                variant,
                grade,
                right,
            } => Deed::Exercise {
                kind: kind.parse().ok()?,
                variant: match variant {
                    None => Variant::Othello,
                    Some(id) => variant_of(id)?,
                },
                grade: Grade::new(*grade)?,
                is_right: *right,
            },
            DeedWire::Puzzle {
                id,
                theme,
                estimate,
                right,
            } => Deed::Puzzle {
                id: id.parse().ok()?,
                theme: theme.parse().ok()?,
                estimate: *estimate,
                is_right: *right,
            },
        };
        Some(Record {
            at: self.at,
            day: self.day,
            deed,
        })
    }
}
