//! Games on disk: saved in the format that the name of a file tells, loaded from any.

use std::ffi::OsStr;
use std::io::{BufWriter, Write};
use std::path::Path;

use otho_core::{Game, Rules};
use otho_formats::{Document, Format, Item, Record, Writer};
use otho_text::{FinalResult, InWords, Picture, Texts, heading};

use super::session::Session;
use crate::destination::{Destination, unwritable};
use crate::output::{Failure, Output, quoted};

/// Saves a game, and says where.
pub(super) fn save(session: &Session, name: &str, out: &mut Output) -> Result<String, Failure> {
    let format = Format::from_file_name(name);
    let format = format.filter(|&format| format.is_row() || Picture::of_format(format).is_some());
    let Some(format) = format else {
        let values = [("file", quoted(name.as_ref()).into())];
        return Ok(out.texts.format("play-save-format", &values));
    };
    match written(session, name, format, out) {
        Ok(sentence)
        | Err(Failure::Usage(sentence) | Failure::Negative(sentence) | Failure::Help(sentence)) => {
            Ok(sentence)
        }
        Err(Failure::BrokenPipe) => Err(Failure::BrokenPipe),
    }
}

fn written(
    session: &Session,
    name: &str,
    format: Format,
    out: &mut Output,
) -> Result<String, Failure> {
    let texts = &out.texts;
    let game = &session.game;
    let mut record = Record::of_game(game);
    [record.black.name, record.white.name] = session.names();
    let mut file = Destination::new(OsStr::new(name), texts)?;
    let shown = file.name.clone();
    let failed = |error: &std::io::Error| unwritable(&shown, error, texts);
    if let Some(picture) = Picture::of_format(format) {
        let mut lines = heading(&record, texts);
        lines.extend(result(game, texts));
        let drawn = picture.of_game(game, &lines, texts);
        file.write_all(drawn.as_bytes()).map_err(|e| failed(&e))?;
    } else {
        let refused = |error| Failure::usage(&error, texts);
        let mut writer = Writer::new(BufWriter::new(file), format).map_err(refused)?;
        writer.write(&Item::Game(record)).map_err(refused)?;
        let writer = writer.finish().map_err(refused)?;
        file = writer.into_inner().map_err(|e| failed(e.error()))?;
    }
    let values = [("file", shown.as_str().into())];
    let sentence = texts.format("play-saved", &values);
    file.commit(out)?;
    Ok(sentence)
}

/// How a game ended, where it did.
fn result(game: &Game, texts: &Texts) -> Option<String> {
    let outcome = game.outcome()?;
    let discs = game.position().count();
    Some(FinalResult { outcome, discs }.in_words(texts))
}

/// Loads the first game of a file, to be played on by the clocks of these rules, or says why not.
pub(super) fn load(name: &str, rules: &Rules, texts: &Texts) -> Result<Game, String> {
    let shown = quoted(name.as_ref());
    let about = |id: &str, key: &'static str, value: String| {
        let values = [("source", shown.as_str().into()), (key, value.into())];
        texts.format(id, &values)
    };
    let bytes = std::fs::read(name)
        .map_err(|error| about("source-unreadable", "reason", error.in_words(texts)))?;
    let file_name = Path::new(name).file_name().and_then(OsStr::to_str);
    let values = [("source", shown.as_str().into())];
    let unrecognized = || texts.format("play-unrecognized", &values);
    let document = Document::read(&bytes, file_name).ok_or_else(unrecognized)?;
    let first = document.into_iter().next();
    let (record, _) = first.ok_or_else(unrecognized)?.map_err(|error| {
        use otho_formats::Unreadable;
        let error = match error {
            Unreadable::Text(error) => error.in_words(texts),
            Unreadable::Archive(error) => error.in_words(texts),
        };
        about("source-error", "error", error)
    })?;
    let mut game = Game::new(Rules {
        start: record.start,
        variant: record.variant,
        ..*rules
    });
    let turns = record.replay().map_err(|error| error.in_words(texts))?;
    for ply in turns.plies() {
        if let otho_core::Ply::Move(square) = ply {
            let played = game.play(square, std::time::Duration::ZERO);
            played.map_err(|refusal| refusal.in_words(texts))?;
        }
    }
    Ok(game)
}
