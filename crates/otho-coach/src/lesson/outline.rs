//! What is the same in every language: steps, blocks, and everything in them that is no text.

use std::collections::BTreeSet;

use super::error::Error;
use super::inline::{self, Inline};
use super::scan::{self, Fence, RawBlock, RawPart, RawStep};

/// A lesson without its sentences.
pub(super) struct Outline {
    steps: Vec<StepOutline>,
}

struct StepOutline {
    line: usize,
    parts: Vec<PartOutline>,
    /// Squares and moves in its prose, and lessons it links to.
    mentions: BTreeSet<String>,
}

#[derive(Debug)]
struct PartOutline {
    line: usize,
    name: String,
    fields: Vec<FieldOutline>,
}

#[derive(Debug)]
struct FieldOutline {
    line: usize,
    key: String,
    /// `None` for text.
    value: Option<String>,
}

/// How two languages of a lesson differ.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each difference has its sentence in `check`")]
pub enum Difference {
    Steps { here: usize, there: usize },
    Parts { here: String, there: String },
    Fields { here: String, there: String },
    Mentions { here: String, there: String },
}

impl Outline {
    pub(super) fn of(text: &str) -> Result<Self, Error> {
        let raw = scan::scan(text)?;
        let steps = raw.steps.iter().map(step).collect::<Result<_, _>>()?;
        Ok(Self { steps })
    }

    /// What is different here from there, with the lines here.
    pub(super) fn differences(&self, there: &Self) -> Vec<(usize, Difference)> {
        let mut found = Vec::new();
        if self.steps.len() != there.steps.len() {
            let [here, there] = [self, there].map(|outline| outline.steps.len());
            found.push((1, Difference::Steps { here, there }));
        }
        for (here, there) in self.steps.iter().zip(&there.steps) {
            here.compare(there, &mut found);
        }
        found
    }
}

impl StepOutline {
    fn compare(&self, there: &Self, found: &mut Vec<(usize, Difference)>) {
        let names = |step: &Self| {
            let names = step.parts.iter().map(|part| part.name.as_str());
            names.collect::<Vec<_>>().join(" ")
        };
        let [here_names, there_names] = [names(self), names(there)];
        if here_names != there_names {
            let (here, there) = (here_names, there_names);
            found.push((self.line, Difference::Parts { here, there }));
            return;
        }
        for (here, there) in self.parts.iter().zip(&there.parts) {
            here.compare(there, found);
        }
        if self.mentions != there.mentions {
            let only = |ours: &Self, theirs: &Self| {
                let only = ours.mentions.difference(&theirs.mentions);
                only.cloned().collect::<Vec<_>>().join(" ")
            };
            let (here, there) = (only(self, there), only(there, self));
            found.push((self.line, Difference::Mentions { here, there }));
        }
    }
}

impl PartOutline {
    /// The first field that is different, which explains those after it.
    fn compare(&self, there: &Self, found: &mut Vec<(usize, Difference)>) {
        let shown = |field: Option<&FieldOutline>| {
            field.map_or_else(String::new, |field| match &field.value {
                Some(value) => format!("{}: {value}", field.key),
                None => format!("{}:", field.key),
            })
        };
        for index in 0..self.fields.len().max(there.fields.len()) {
            let ours = self.fields.get(index);
            let (here, there) = (shown(ours), shown(there.fields.get(index)));
            if here != there {
                let line = ours.map_or(self.line, |field| field.line);
                found.push((line, Difference::Fields { here, there }));
                return;
            }
        }
    }
}

fn step(raw: &RawStep) -> Result<StepOutline, Error> {
    let mut outline = StepOutline {
        line: raw.heading.line,
        parts: Vec::new(),
        mentions: BTreeSet::new(),
    };
    for part in &raw.parts {
        outline.parts.push(match part {
            RawPart::Prose(blocks) => {
                for block in blocks {
                    mentions(block, &mut outline.mentions)?;
                }
                PartOutline {
                    line: raw.heading.line,
                    name: "prose".to_owned(),
                    fields: Vec::new(),
                }
            }
            RawPart::Fence(fence) => fence_outline(fence),
        });
    }
    Ok(outline)
}

fn mentions(block: &RawBlock, mentions: &mut BTreeSet<String>) -> Result<(), Error> {
    let lines = match block {
        RawBlock::Paragraph(lines) => core::slice::from_ref(lines),
        RawBlock::List { items, .. } => items,
    };
    for lines in lines {
        inline::parse(lines)?.visit(&mut |piece| {
            mentions.extend(match piece {
                Inline::Square(square) => Some(square.to_string()),
                Inline::Moves(plies) => Some(otho_core::transcript::write(plies.iter().copied())),
                Inline::Link { lesson, .. } => Some(lesson.clone()),
                Inline::Words(_) | Inline::Emphasis(_) | Inline::Strong(_) => None,
            });
        });
    }
    Ok(())
}

fn fence_outline(fence: &Fence) -> PartOutline {
    let fields = fence.fields.iter().map(|field| FieldOutline {
        line: field.value.line,
        key: field.key.clone(),
        value: (!is_text(&field.key)).then(|| {
            let words = field.value.text.split_whitespace();
            words.collect::<Vec<_>>().join(" ")
        }),
    });
    PartOutline {
        line: fence.line,
        name: fence.name.clone(),
        fields: fields.collect(),
    }
}

/// Whether the value of a key is text, which each language has its own of.
fn is_text(key: &str) -> bool {
    matches!(
        key,
        "caption"
            | "task"
            | "success"
            | "failure"
            | "hint"
            | "right"
            | "wrong"
            | "question"
            | "option"
            | "option!"
            | "because"
    ) || key.starts_with("wrong ")
}
