//! The three languages and the tags that name them.

use core::fmt;
use core::str::FromStr;

/// A language that OTHO speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Czech.
    Cs,
}

impl Language {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::Cs];

    /// The two-letter tag, as in `--lang` and in the names of folders.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Cs => "cs",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// The tag names none of the three languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are en, fr and cs")
    }
}

impl core::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads `fr`, `fr-FR`, `fr_FR.UTF-8`, `FR`; the locales `C` and `POSIX` are English.
    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let end = tag.find(['-', '_', '.', '@']).unwrap_or(tag.len());
        match tag[..end].to_ascii_lowercase().as_str() {
            "en" | "c" | "posix" => Ok(Self::En),
            "fr" => Ok(Self::Fr),
            "cs" => Ok(Self::Cs),
            _ => Err(UnknownLanguage),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_browsers_and_of_environments_are_read() {
        for (tag, language) in [
            ("en", Language::En),
            ("en-GB", Language::En),
            ("C.UTF-8", Language::En),
            ("POSIX", Language::En),
            ("fr_FR.UTF-8", Language::Fr),
            ("fr@euro", Language::Fr),
            ("FR", Language::Fr),
            ("cs-CZ", Language::Cs),
        ] {
            assert_eq!(tag.parse(), Ok(language), "{tag}");
        }
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
    }

    #[test]
    fn other_languages_are_refused() {
        for tag in ["", "de_DE.UTF-8", "fra", "czech", "_FR"] {
            assert_eq!(tag.parse::<Language>(), Err(UnknownLanguage), "{tag}");
        }
    }
}
