//! `otho convert`: any format to any other.

use std::ffi::{OsStr, OsString};
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use otho_formats::wthor::{self, Archive, FileKind};
use otho_formats::{Format, Item, Record, WriteError, Writer};
use otho_text::{InWords, Picture, Texts, heading};
use serde::Serialize;

use super::game::result_sentences;
use crate::cli::Convert;
use crate::destination::{Destination, unwritable};
use crate::diagram;
use crate::output::{Answer, Failure, Output, quoted};
use crate::source::{self, Source};

#[derive(Serialize)]
struct Converted {
    /// How many games and positions were written.
    items: usize,
    format: &'static str,
    files: Vec<String>,
}

pub(super) fn run(args: &Convert, out: &mut Output) -> Result<Answer, Failure> {
    let texts = Texts::new(out.texts.language());
    let (target, places) = args.files.split_last().expect("clap asks for two files");
    if out.is_json() && target == "-" {
        return Err(Failure::Usage(texts.get("convert-json-needs-file")));
    }
    let from = args
        .from
        .as_deref()
        .map(|name| source::format(name, &texts));
    let input = Input {
        places,
        from: from.transpose()?,
        texts: &texts,
    };
    let to = match &args.to {
        Some(name) => source::format(name, &texts)?,
        None => format_of(target, &texts)?,
    };
    let (items, written) = match (to, Picture::of_format(to)) {
        (Format::Wthor, _) => write_archive(&input, target)?,
        (_, Some(picture)) => write_pictures(&input, target, to, picture)?,
        _ => write_row(&input, target, to)?,
    };
    let is_silent = written.iter().any(Destination::is_stdout);
    let files: Vec<String> = written.iter().map(|file| file.name.clone()).collect();
    for file in written {
        file.commit(out)?;
    }
    if is_silent {
        return Ok(Answer::Yes);
    }
    if out.is_json() {
        let format = to.name();
        out.json(&Converted {
            items,
            format,
            files,
        })?;
    } else {
        let files = files.join(", ").into();
        out.say("convert-done", &[("items", items.into()), ("files", files)])?;
    }
    Ok(Answer::Yes)
}

/// The format that the name of a file tells.
fn format_of(target: &OsStr, texts: &Texts) -> Result<Format, Failure> {
    let format = target.to_str().and_then(Format::from_file_name);
    format.ok_or_else(|| {
        let accepted = Format::ALL.map(Format::name).join(", ");
        let values = [
            ("file", quoted(target).into()),
            ("accepted", accepted.into()),
        ];
        Failure::Usage(texts.format("convert-no-format", &values))
    })
}

/// What is to be converted.
struct Input<'a> {
    places: &'a [OsString],
    from: Option<Format>,
    texts: &'a Texts,
}

/// How many items were written, and the files that hold them, not yet in their places.
type Written = (usize, Vec<Destination>);

impl Input<'_> {
    /// Hands over every item of every source; errors of `write` get the place of their item.
    fn each<E: Refused>(
        &self,
        mut write: impl FnMut(&Item) -> Result<(), E>,
    ) -> Result<usize, Failure> {
        let texts = self.texts;
        let mut items = 0;
        for place in self.places {
            let source = Source::open(place, self.from, texts)?;
            let name = source.name.clone();
            for (number, item) in (1usize..).zip(source.items(texts)) {
                let item = item.map_err(Failure::Usage)?;
                items += 1;
                write(&item).map_err(|error| {
                    let values = [
                        ("source", name.as_str().into()),
                        ("number", number.into()),
                        ("error", error.in_words(texts).into()),
                    ];
                    error.failure(texts.format("convert-item", &values))
                })?;
            }
        }
        Ok(items)
    }
}

/// Why an item cannot be written.
trait Refused: InWords {
    fn is_illegal(&self) -> bool;

    /// An illegal game is a no of the rules, anything else the wrong format for it.
    fn failure(&self, sentence: String) -> Failure {
        if self.is_illegal() {
            Failure::Negative(sentence)
        } else {
            Failure::Usage(sentence)
        }
    }
}

impl Refused for WriteError {
    fn is_illegal(&self) -> bool {
        matches!(self, Self::Illegal(..))
    }
}

impl Refused for wthor::Unwritable {
    fn is_illegal(&self) -> bool {
        matches!(self, Self::Turn(_))
    }
}

/// Formats that are one item after the other.
fn write_row(input: &Input<'_>, target: &OsStr, to: Format) -> Result<Written, Failure> {
    let texts = input.texts;
    let file = Destination::new(target, texts)?;
    let name = file.name.clone();
    let mut writer =
        Writer::new(BufWriter::new(file), to).map_err(|error| Failure::usage(&error, texts))?;
    let items = input.each(|item| writer.write(item))?;
    let file = writer
        .finish()
        .map_err(|error| Failure::usage(&error, texts))?
        .into_inner()
        .map_err(|error| unwritable(&name, error.error(), texts))?;
    Ok((items, vec![file]))
}

/// Pictures, one after the other where the format allows.
fn write_pictures(
    input: &Input<'_>,
    target: &OsStr,
    to: Format,
    picture: Picture,
) -> Result<Written, Failure> {
    let texts = input.texts;
    let mut file = Destination::new(target, texts)?;
    let mut is_first = true;
    let mut is_too_many = false;
    let items = input.each(|item| {
        let drawn = match item {
            Item::Position(scored) => {
                let words = diagram::sentences(scored.position, texts);
                picture.of_position(scored.position, &words, texts)
            }
            Item::Game(record) => {
                let illegal = |turn| WriteError::Illegal(to, turn);
                let game = record.replay().map_err(illegal)?;
                let mut lines = heading(record, texts);
                lines.extend(result_sentences(&game, record, texts));
                picture.of_game(&game, &lines, texts)
            }
        };
        match picture.separator() {
            _ if is_first => {}
            Some(separator) => file.write_all(separator.as_bytes())?,
            None => is_too_many = true,
        }
        is_first = false;
        Ok::<_, WriteError>(file.write_all(drawn.as_bytes())?)
    })?;
    let problem = match items {
        0 => Some("convert-nothing"),
        _ if is_too_many => Some("convert-one-picture"),
        _ => None,
    };
    match problem {
        Some(id) => Err(Failure::Usage(texts.get(id))),
        None => Ok((items, vec![file])),
    }
}

/// A WTHOR archive: the games, and beside them the players and the tournaments.
fn write_archive(input: &Input<'_>, target: &OsStr) -> Result<Written, Failure> {
    let texts = input.texts;
    if target == "-" {
        return Err(Failure::Usage(texts.get("convert-archive-needs-files")));
    }
    let (year, month, day) = today();
    let mut archive = Archive::new(year, month, day);
    input.each(|item| archive.add(&record_of(item)))?;
    if archive.is_empty() {
        return Err(Failure::Usage(texts.get("convert-nothing")));
    }
    let path = Path::new(target);
    let write = |kind: FileKind| {
        // The games are called what was asked for.
        let path = match kind {
            FileKind::Games => path.to_owned(),
            FileKind::Names(_) => path.with_extension(kind.extension()),
        };
        let mut file = Destination::new(path.as_os_str(), texts)?;
        let mut bytes = Vec::new();
        archive
            .write(kind, &mut bytes)
            .and_then(|()| file.write_all(&bytes))
            .map_err(|error| unwritable(&file.name, &error, texts))?;
        Ok(file)
    };
    let files = FileKind::ALL.into_iter().map(write);
    Ok((archive.len(), files.collect::<Result<_, Failure>>()?))
}

/// A position is a game that has no move yet.
fn record_of(item: &Item) -> Record {
    match item {
        Item::Game(record) => record.clone(),
        Item::Position(scored) => Record {
            start: scored.position,
            ..Record::default()
        },
    }
}

/// Today's year, month and day.
fn today() -> (u16, u8, u8) {
    let since_1970 = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let (year, month, day) = date_of(since_1970.as_secs() / 86_400);
    // Enough for the next 63,000 years.
    (year as u16, month, day)
}

/// Year, month and day of a day counted from 1 January 1970.
fn date_of(day: u64) -> (u64, u8, u8) {
    const MONTHS: [u64; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let (mut year, mut rest) = (1970, day);
    while rest >= 365 + u64::from(is_leap(year)) {
        rest -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let mut month = 0;
    loop {
        let days = MONTHS[month] + u64::from(month == 1 && is_leap(year));
        if rest < days {
            return (year, month as u8 + 1, rest as u8 + 1);
        }
        rest -= days;
        month += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        assert_eq!(date_of(0), (1970, 1, 1));
        assert_eq!(date_of(58), (1970, 2, 28));
        assert_eq!(date_of(11_016), (2000, 2, 29));
        assert_eq!(date_of(11_017), (2000, 3, 1));
        assert_eq!(date_of(20_453), (2025, 12, 31));
    }
}
