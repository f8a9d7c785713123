//! Where positions and games come from: an argument, a file, or standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};

use otho_core::Position;
use otho_formats::wthor::{self, Games, NameKind, Names};
use otho_formats::{Format, Item, Record, detect, obf};
use otho_text::{InWords, Texts};

use crate::output::{Failure, quoted};

/// A position given as OBF, or by `-` on standard input.
pub(crate) fn position(text: &OsStr, texts: &Texts) -> Result<Position, Failure> {
    let input: Box<dyn BufRead> = if text == "-" {
        // One position is wanted: no line that is accepted goes on beyond this.
        Box::new(io::stdin().lock().take(2 * otho_formats::MAX_GAME as u64))
    } else {
        Box::new(Cursor::new(text.as_encoded_bytes().to_vec()))
    };
    let mut positions = obf::read(input, Format::Obf);
    match (positions.next(), positions.next()) {
        (Some(Ok(scored)), None) => Ok(scored.position),
        // Where the text is one position, there is no line or format to speak of.
        (Some(Err(error)), _) => Err(Failure::usage(&error.problem, texts)),
        (Some(Ok(_)), Some(_)) => Err(Failure::Usage(texts.get("source-several-positions"))),
        (None, _) => Err(Failure::Usage(texts.get("source-no-position"))),
    }
}

/// The format that an option names.
pub(crate) fn format(name: &OsStr, texts: &Texts) -> Result<Format, Failure> {
    let parsed = name.to_str().and_then(|name| name.parse().ok());
    parsed.ok_or_else(|| {
        let accepted = Format::ALL.map(Format::name).join(", ");
        let values = [
            ("found", quoted(name).into()),
            ("accepted", accepted.into()),
        ];
        Failure::Usage(texts.format("source-unknown-format", &values))
    })
}

/// Something to read games and positions from.
pub(crate) struct Source {
    /// What sentences call it.
    pub(crate) name: String,
    format: Format,
    input: Box<dyn BufRead>,
    /// Where it lies, when it is a file.
    path: Option<PathBuf>,
}

impl Source {
    /// A file, or `-` for standard input. The format is recognized unless `from` says it.
    pub(crate) fn open(
        place: &OsStr,
        from: Option<Format>,
        texts: &Texts,
    ) -> Result<Self, Failure> {
        if place == "-" {
            let name = texts.get("source-stdin");
            return Self::new(name, Box::new(io::stdin()), None, from, texts);
        }
        let file = File::open(place).and_then(|file| match file.metadata()?.is_dir() {
            true => Err(io::ErrorKind::IsADirectory.into()),
            false => Ok(file),
        });
        let name = match place.is_empty() {
            true => "\"\"".to_owned(),
            false => quoted(place),
        };
        match file {
            Ok(file) => Self::new(name, Box::new(file), Some(place.into()), from, texts),
            Err(error) => Err(unreadable(&name, &error, texts)),
        }
    }

    /// A file, `-` for standard input, or the text of a game itself.
    pub(crate) fn open_or_text(
        place: &OsStr,
        from: Option<Format>,
        texts: &Texts,
    ) -> Result<Self, Failure> {
        let head = &place.as_encoded_bytes()[..place.len().min(otho_formats::HEAD)];
        // A file that has the name of a game is still a file.
        let is_text = detect(head, None).is_some() && !Path::new(place).exists();
        if !is_text || place == "-" {
            return Self::open(place, from, texts);
        }
        let text = Cursor::new(place.as_encoded_bytes().to_vec());
        let name = texts.get("source-text");
        Self::new(name, Box::new(text), None, from, texts)
    }

    fn new(
        name: String,
        mut input: Box<dyn Read>,
        path: Option<PathBuf>,
        from: Option<Format>,
        texts: &Texts,
    ) -> Result<Self, Failure> {
        let mut head = Vec::new();
        input
            .by_ref()
            .take(otho_formats::HEAD as u64)
            .read_to_end(&mut head)
            .map_err(|error| unreadable(&name, &error, texts))?;
        let file_name = path.as_deref().and_then(Path::file_name);
        let recognized = || detect(&head, file_name.and_then(OsStr::to_str));
        let Some(format) = from.or_else(recognized) else {
            let id = if head.is_empty() {
                "source-empty"
            } else {
                "source-unrecognized"
            };
            return Err(Failure::Usage(texts.format(id, &[("source", name.into())])));
        };
        Ok(Self {
            name,
            format,
            input: Box::new(BufReader::new(Cursor::new(head).chain(input))),
            path,
        })
    }

    /// The games and positions, one by one; for one that cannot be read, a sentence.
    pub(crate) fn items<'a>(
        self,
        texts: &'a Texts,
    ) -> Box<dyn Iterator<Item = Result<Item, String>> + 'a> {
        let Self {
            name,
            format,
            input,
            path,
        } = self;
        if format == Format::Wthor {
            return match archive(input, path.as_deref()) {
                Ok(games) => Box::new(games.map(move |game| {
                    game.map(Item::Game)
                        .map_err(|error| in_source(&name, &error, texts))
                })),
                Err(error) => Box::new(std::iter::once(Err(in_source(&name, &error, texts)))),
            };
        }
        Box::new(
            otho_formats::read(input, format)
                .map(move |item| item.map_err(|error| in_source(&name, &error, texts))),
        )
    }

    /// The same as games: a position is one that has no move yet.
    pub(crate) fn games<'a>(
        self,
        texts: &'a Texts,
    ) -> impl Iterator<Item = Result<Record, String>> + 'a {
        self.items(texts).map(|item| {
            item.map(|item| match item {
                Item::Game(record) => record,
                Item::Position(scored) => Record {
                    start: scored.position,
                    ..Record::default()
                },
            })
        })
    }
}

fn unreadable(name: &str, error: &io::Error, texts: &Texts) -> Failure {
    let values = [
        ("source", name.into()),
        ("reason", error.in_words(texts).into()),
    ];
    Failure::Usage(texts.format("source-unreadable", &values))
}

fn in_source(name: &str, error: &impl InWords, texts: &Texts) -> String {
    let values = [
        ("source", name.into()),
        ("error", error.in_words(texts).into()),
    ];
    texts.format("source-error", &values)
}

/// The games of a WTHOR archive, with the names that lie beside it.
fn archive(
    input: Box<dyn BufRead>,
    path: Option<&Path>,
) -> Result<impl Iterator<Item = Result<Record, wthor::Error>> + use<>, wthor::Error> {
    let games = Games::new(input)?;
    let year = games.header().year;
    let players = names_beside(path, NameKind::Players);
    let tournaments = names_beside(path, NameKind::Tournaments);
    Ok(games.map(move |game| {
        game.map(|game| game.to_record(year, players.as_ref(), tournaments.as_ref()))
    }))
}

/// The names for an archive: in the file of the same name, else in the one for all archives.
///
/// Games without names are still games, so a file of names that cannot be read is none.
fn names_beside(archive: Option<&Path>, kind: NameKind) -> Option<Names> {
    let archive = archive?;
    let extension = match kind {
        NameKind::Players => "jou",
        NameKind::Tournaments => "trn",
    };
    let own = archive.with_extension(extension);
    let common = ["wth", "wthor"].map(|stem| archive.with_file_name(format!("{stem}.{extension}")));
    let folder = match archive.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let there: Vec<_> = folder.read_dir().ok()?.flatten().collect();
    [own].into_iter().chain(common).find_map(|wanted| {
        let wanted = wanted.file_name()?;
        let found = there
            .iter()
            .find(|entry| entry.file_name().eq_ignore_ascii_case(wanted))?;
        Names::read(kind, File::open(found.path()).ok()?).ok()
    })
}
