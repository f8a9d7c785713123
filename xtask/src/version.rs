//! Version numbers as `rustc` and `node` print them.

use std::fmt;

/// A version number. A missing part is 0, so `1.95` is 1.95.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Version {
    pub(crate) major: u32,
    pub(crate) minor: u32,
    pub(crate) patch: u32,
}

impl Version {
    /// Finds the first word that is a version: `v20.19.4`, `rustc 1.95.0-nightly (…)`, `1.95`.
    pub(crate) fn find(text: &str) -> Option<Self> {
        text.split_whitespace().find_map(Self::parse)
    }

    fn parse(word: &str) -> Option<Self> {
        let word = word.strip_prefix('v').unwrap_or(word);
        let release = word.split(['-', '+']).next()?;
        let numbers: Vec<u32> = release
            .split('.')
            .map(|part| part.parse().ok())
            .collect::<Option<_>>()?;
        match numbers.as_slice() {
            [major, minor] => Some(Self {
                major: *major,
                minor: *minor,
                patch: 0,
            }),
            [major, minor, patch] => Some(Self {
                major: *major,
                minor: *minor,
                patch: *patch,
            }),
            _ => None,
        }
    }

    /// Whether this is a Node that Vite runs on: ^20.19 or at least 22.12.
    pub(crate) fn is_fit_node(self) -> bool {
        match self.major {
            20 => self.minor >= 19,
            22 => self.minor >= 12,
            major => major > 22,
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        Version::find(text).expect("the text holds a version")
    }

    #[test]
    fn a_version_is_found_in_what_programs_print() {
        assert_eq!(version("v20.19.4\n").to_string(), "20.19.4");
        assert_eq!(
            version("rustc 1.95.0 (59807616e 2026-04-14)").to_string(),
            "1.95.0"
        );
        assert_eq!(
            version("rustc 1.97.0-nightly (0af0e1e7b 2026-05-02)").to_string(),
            "1.97.0"
        );
        assert_eq!(version("1.95").to_string(), "1.95.0");
        assert_eq!(Version::find("command not found"), None);
    }

    #[test]
    fn versions_compare_by_number_and_not_by_letter() {
        assert!(version("1.100.0") > version("1.95"));
        assert!(version("1.95.0") >= version("1.95"));
    }

    #[test]
    fn node_is_fit_from_20_19_and_from_22_12() {
        for fit in ["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.1.0"] {
            assert!(version(fit).is_fit_node(), "{fit}");
        }
        for unfit in ["18.20.4", "20.18.3", "21.7.0", "22.11.0"] {
            assert!(!version(unfit).is_fit_node(), "{unfit}");
        }
    }
}
