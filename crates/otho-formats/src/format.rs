//! The formats and their names.

use core::fmt;
use core::str::FromStr;

/// A way of writing games or positions down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Move lists, one game a line: `f5d6c3`.
    Transcript,
    /// Positions as 64 letters and a side to move, one a line or as a diagram of eight rows.
    Board,
    /// Positions with the scores of their moves.
    Obf,
    /// The Generic Game Format of the Generic Game Server.
    Ggf,
    /// The Smart Game Format, which holds variations too.
    Sgf,
    /// The JSON of Othello Quest.
    Quest,
    /// The game files of the WTHOR base, `.wtb`.
    Wthor,
    /// Diagrams as vector graphics; written, not read.
    Svg,
    /// Diagrams in Unicode Braille cells; written, not read.
    Braille,
    /// Diagrams for Braille embossers; written, not read.
    Brf,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 10] = [
        Self::Transcript,
        Self::Board,
        Self::Obf,
        Self::Ggf,
        Self::Sgf,
        Self::Quest,
        Self::Wthor,
        Self::Svg,
        Self::Braille,
        Self::Brf,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Transcript => "transcript",
            Self::Board => "board",
            Self::Obf => "obf",
            Self::Ggf => "ggf",
            Self::Sgf => "sgf",
            Self::Quest => "quest",
            Self::Wthor => "wthor",
            Self::Svg => "svg",
            Self::Braille => "braille",
            Self::Brf => "brf",
        }
    }

    /// What a file of this format is called, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Transcript => "txt",
            Self::Board => "board",
            Self::Obf => "obf",
            Self::Ggf => "ggf",
            Self::Sgf => "sgf",
            Self::Quest => "json",
            Self::Wthor => "wtb",
            Self::Svg => "svg",
            Self::Braille => "brl",
            Self::Brf => "brf",
        }
    }

    /// What the files are called that belong beside a file of this format, without the dot.
    #[must_use]
    pub const fn beside(self) -> &'static [&'static str] {
        match self {
            Self::Wthor => &["jou", "trn"],
            _ => &[],
        }
    }

    /// The format whose files end like this one, in small or capital letters.
    #[must_use]
    pub fn from_file_name(name: &str) -> Option<Self> {
        let (_, extension) = name.rsplit_once('.')?;
        Self::ALL
            .into_iter()
            .find(|format| format.extension().eq_ignore_ascii_case(extension))
    }

    /// The media type of its files.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Transcript | Self::Board | Self::Obf | Self::Ggf | Self::Braille | Self::Brf => {
                "text/plain"
            }
            Self::Sgf => "application/x-go-sgf",
            Self::Quest => "application/json",
            Self::Wthor => "application/octet-stream",
            Self::Svg => "image/svg+xml",
        }
    }

    /// Whether its files are something else than text.
    #[must_use]
    pub const fn is_binary(self) -> bool {
        matches!(self, Self::Wthor)
    }

    /// Whether it is a row of games or positions, which [`Writer`](crate::Writer) writes.
    #[must_use]
    pub const fn is_row(self) -> bool {
        !matches!(self, Self::Wthor | Self::Svg | Self::Braille | Self::Brf)
    }

    /// Whether there is a reader for it.
    #[must_use]
    pub const fn is_readable(self) -> bool {
        !matches!(self, Self::Svg | Self::Braille | Self::Brf)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFormatError;

impl fmt::Display for ParseFormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a format is one of")?;
        for (i, format) in Format::ALL.into_iter().enumerate() {
            let gap = if i == 0 { " " } else { ", " };
            write!(f, "{gap}{format}")?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseFormatError {}

impl FromStr for Format {
    type Err = ParseFormatError;

    /// Reads a name or a file extension, in small or capital letters.
    fn from_str(text: &str) -> Result<Self, ParseFormatError> {
        let is_meant = |name: &str| name.eq_ignore_ascii_case(text);
        Self::ALL
            .into_iter()
            .find(|format| is_meant(format.name()) || is_meant(format.extension()))
            .ok_or(ParseFormatError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wthor;

    #[test]
    fn names_and_extensions_name_their_format() {
        for format in Format::ALL {
            assert_eq!(format.name().parse(), Ok(format));
            assert_eq!(format.extension().to_uppercase().parse(), Ok(format));
            let file = format!("a.b.{}", format.extension());
            assert_eq!(Format::from_file_name(&file), Some(format));
        }
        let archive = wthor::FileKind::ALL.map(wthor::FileKind::extension);
        assert_eq!(
            [&[Format::Wthor.extension()], Format::Wthor.beside()].concat(),
            archive
        );
        assert_eq!("pgn".parse::<Format>(), Err(ParseFormatError));
        assert_eq!(Format::from_file_name("README"), None);
        assert!(ParseFormatError.to_string().ends_with("braille, brf"));
    }
}
