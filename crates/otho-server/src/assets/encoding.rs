//! Which compressed forms a browser takes.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// A compressed form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// Whether it is accepted, by its name or by `*`, and not with the weight 0.
    pub(super) fn is_accepted(self, headers: &HeaderMap) -> bool {
        let lists = headers.get_all(ACCEPT_ENCODING).into_iter();
        let items = lists.flat_map(|list| list.to_str().unwrap_or_default().split(','));
        let mut by_star = false;
        for item in items {
            let mut parts = item.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default();
            let weight = parts.find_map(|part| part.strip_prefix("q="));
            let is_taken = weight.is_none_or(|weight| weight.parse::<f32>().is_ok_and(|q| q > 0.0));
            if name.eq_ignore_ascii_case(self.name()) {
                return is_taken;
            }
            by_star |= name == "*" && is_taken;
        }
        by_star
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn weights_and_stars_are_heeded() {
        let accepted = |list: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(list));
            [Encoding::Brotli, Encoding::Gzip].map(|encoding| encoding.is_accepted(&headers))
        };
        assert_eq!(accepted("gzip, deflate, br, zstd"), [true, true]);
        assert_eq!(accepted("gzip, deflate"), [false, true]);
        assert_eq!(accepted("br;q=0, GZIP;q=0.5"), [false, true]);
        assert_eq!(accepted("*"), [true, true]);
        assert_eq!(accepted("gzip;q=0, *;q=0.1"), [true, false]);
        assert_eq!(accepted("identity"), [false, false]);
        assert_eq!(accepted(""), [false, false]);
    }
}
