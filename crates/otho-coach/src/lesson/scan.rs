//! A lesson file cut into steps, paragraphs, lists and blocks; what stands in them is not looked at.

use super::error::{Error, Fault};

/// Some lines that belong together, and the number of the first.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    pub(super) text: String,
    pub(super) line: usize,
}

impl Lines {
    fn new(text: &str, line: usize) -> Self {
        let text = text.trim().to_owned();
        Self { text, line }
    }

    fn push(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(text.trim());
    }
}

pub(super) struct RawLesson {
    pub(super) title: Lines,
    pub(super) summary: Lines,
    pub(super) steps: Vec<RawStep>,
}

pub(super) struct RawStep {
    pub(super) heading: Lines,
    pub(super) parts: Vec<RawPart>,
}

pub(super) enum RawPart {
    Prose(Vec<RawBlock>),
    Fence(Fence),
}

pub(super) enum RawBlock {
    Paragraph(Lines),
    List { is_ordered: bool, items: Vec<Lines> },
}

/// A block between lines of three back quotes.
pub(super) struct Fence {
    pub(super) name: String,
    pub(super) line: usize,
    pub(super) fields: Vec<Field>,
}

/// A key with its value.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) key: String,
    pub(super) value: Lines,
}

/// Cuts a file.
pub(super) fn scan(text: &str) -> Result<RawLesson, Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    let title = loop {
        match lines.next() {
            Some((_, line)) if line.trim().is_empty() => {}
            Some((number, line)) => match line.strip_prefix("# ") {
                Some(title) if !title.trim().is_empty() => break Lines::new(title, number),
                _ => return Err(Fault::NoTitle.at(number)),
            },
            None => return Err(Fault::NoTitle.at(1)),
        }
    };
    let mut scanner = Scanner {
        summary: None,
        steps: Vec::new(),
        is_open: false,
    };
    while let Some((number, line)) = lines.next() {
        if let Some(name) = line.strip_prefix("```") {
            let fence = fence(name.trim(), number, &mut lines)?;
            scanner.parts(number)?.push(RawPart::Fence(fence));
            scanner.is_open = false;
        } else {
            scanner.line(number, line)?;
        }
    }
    let summary = scanner.summary.ok_or(Fault::NoSummary.at(title.line))?;
    if scanner.steps.is_empty() {
        return Err(Fault::NoSteps.at(title.line));
    }
    for step in &scanner.steps {
        if step.parts.is_empty() {
            return Err(Fault::EmptyStep.at(step.heading.line));
        }
    }
    Ok(RawLesson {
        title,
        summary,
        steps: scanner.steps,
    })
}

struct Scanner {
    summary: Option<Lines>,
    steps: Vec<RawStep>,
    /// Whether the next line may go on with the paragraph or item above it.
    is_open: bool,
}

impl Scanner {
    fn line(&mut self, number: usize, line: &str) -> Result<(), Error> {
        if line.trim().is_empty() {
            self.is_open = false;
            return Ok(());
        }
        if let Some(heading) = line.strip_prefix("## ") {
            self.is_open = false;
            self.steps.push(RawStep {
                heading: Lines::new(heading, number),
                parts: Vec::new(),
            });
            return Ok(());
        }
        refuse(line).map_err(|fault| fault.at(number))?;
        if self.steps.is_empty() {
            return self.summary_line(number, line);
        }
        if let Some((is_ordered, item)) = item(line) {
            self.item(number, is_ordered, item)?;
        } else if self.is_open {
            self.go_on(line);
        } else if line.starts_with(' ') {
            return Err(Fault::NotInLessons("indented paragraphs").at(number));
        } else {
            let paragraph = RawBlock::Paragraph(Lines::new(line, number));
            self.prose(number)?.push(paragraph);
        }
        self.is_open = true;
        Ok(())
    }

    fn summary_line(&mut self, number: usize, line: &str) -> Result<(), Error> {
        match &mut self.summary {
            None => self.summary = Some(Lines::new(line, number)),
            Some(summary) if self.is_open => summary.push(line),
            Some(_) => return Err(Fault::TextAfterSummary.at(number)),
        }
        self.is_open = true;
        Ok(())
    }

    fn item(&mut self, number: usize, is_ordered: bool, item: &str) -> Result<(), Error> {
        let new = Lines::new(item, number);
        let blocks = self.prose(number)?;
        match blocks.last_mut() {
            Some(RawBlock::List {
                is_ordered: same,
                items,
            }) if *same == is_ordered => items.push(new),
            _ => blocks.push(RawBlock::List {
                is_ordered,
                items: vec![new],
            }),
        }
        Ok(())
    }

    /// Adds a line to the paragraph or item above it.
    fn go_on(&mut self, line: &str) {
        let part = self.steps.last_mut().and_then(|step| step.parts.last_mut());
        let Some(RawPart::Prose(blocks)) = part else {
            return;
        };
        match blocks.last_mut() {
            Some(RawBlock::Paragraph(lines)) => lines.push(line),
            Some(RawBlock::List { items, .. }) => {
                if let Some(item) = items.last_mut() {
                    item.push(line);
                }
            }
            None => {}
        }
    }

    fn parts(&mut self, number: usize) -> Result<&mut Vec<RawPart>, Error> {
        let step = self.steps.last_mut();
        step.map(|step| &mut step.parts)
            .ok_or(Fault::NoSteps.at(number))
    }

    /// The prose at the end of the step, which is begun where there is none.
    fn prose(&mut self, number: usize) -> Result<&mut Vec<RawBlock>, Error> {
        let parts = self.parts(number)?;
        if !matches!(parts.last(), Some(RawPart::Prose(_))) {
            parts.push(RawPart::Prose(Vec::new()));
        }
        match parts.last_mut() {
            Some(RawPart::Prose(blocks)) => Ok(blocks),
            _ => unreachable!("it was just put there"),
        }
    }
}

/// What Markdown has and lessons have not.
fn refuse(line: &str) -> Result<(), Fault> {
    let inner = line.trim_start();
    Err(match () {
        () if line.starts_with("# ") => Fault::SecondTitle,
        () if inner.starts_with('#') => Fault::NotInLessons("headings but # and ##"),
        () if inner.starts_with('|') => Fault::NotInLessons("tables"),
        () if inner.starts_with('>') => Fault::NotInLessons("quotations"),
        () if inner.starts_with("```") => Fault::NotInLessons("indented blocks"),
        () if inner.len() < line.len() && item(inner).is_some() => {
            Fault::NotInLessons("lists in lists")
        }
        () => return Ok(()),
    })
}

/// An item of a list: whether it is numbered, and its text.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(text) = line.strip_prefix("- ").or(line.strip_prefix("* ")) {
        return Some((false, text));
    }
    let text = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = (text.len() < line.len()).then(|| text.strip_prefix(". "));
    text.flatten().map(|text| (true, text))
}

/// The fields of a block, up to the line that closes it.
fn fence<'a>(
    name: &str,
    first: usize,
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<Fence, Error> {
    let mut fields: Vec<Field> = Vec::new();
    for (number, line) in lines {
        if line.trim_end() == "```" {
            return Ok(Fence {
                name: name.to_owned(),
                line: first,
                fields,
            });
        }
        if line.trim().is_empty() {
            continue;
        }
        if line.starts_with("  ") {
            let field = fields.last_mut().ok_or(Fault::NoKey.at(number))?;
            field.value.push(line);
        } else {
            let (key, value) = line.split_once(':').ok_or(Fault::NoKey.at(number))?;
            fields.push(Field {
                key: key.trim().to_owned(),
                value: Lines::new(value, number),
            });
        }
    }
    Err(Fault::UnclosedFence.at(first))
}
