//! The web app, embedded in the program with its compressed forms.
//!
//! An answer is looked up in a table by its whole path; no file is opened, so there is no way out
//! of a folder.

mod encoding;

use std::fmt;

use axum::Router;
use axum::body::Body;
use axum::extract::State as AxumState;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use self::encoding::Encoding;
use crate::State;
use crate::error::Error;

/// A file of the web app.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Where it is, without the first slash.
    pub path: &'static str,
    /// What tells its content from any other.
    pub tag: &'static str,
    /// As it is.
    pub plain: &'static [u8],
    /// By gzip, where that makes it smaller: browsers take nothing else over plain HTTP.
    pub gzip: Option<&'static [u8]>,
    /// By Brotli, where that makes it smaller.
    pub brotli: Option<&'static [u8]>,
}

/// The files of the web app, none when it was not built.
#[derive(Clone, Copy)]
pub struct Assets(&'static [Asset]);

impl Assets {
    /// Those that this program was built with.
    pub const EMBEDDED: Self = Self(include!(concat!(env!("OUT_DIR"), "/app.rs")));

    /// Other files, sorted by their paths.
    #[must_use]
    pub const fn new(files: &'static [Asset]) -> Self {
        Self(files)
    }

    fn find(self, path: &str) -> Option<&'static Asset> {
        let found = self.0.binary_search_by_key(&path, |asset| asset.path);
        found.ok().map(|index| &self.0[index])
    }
}

impl fmt::Debug for Assets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.0.iter().map(|asset| asset.path))
            .finish()
    }
}

pub(crate) fn router() -> Router<State> {
    Router::new()
        .route("/", get(asset))
        .route("/{*path}", get(asset))
}

async fn asset(
    AxumState(state): AxumState<State>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let assets = state.config.assets;
    let path = match uri.path().trim_start_matches('/') {
        "" if assets.0.is_empty() => return Err(Error::NotBuilt),
        "" => "index.html",
        path => path,
    };
    let asset = assets.find(path).ok_or(Error::NotFound)?;
    Ok(asset.answer(&headers))
}

impl Asset {
    fn answer(&self, asked: &HeaderMap) -> Response {
        let (encoding, bytes) = self.best_form(asked);
        // Each form has a tag of its own, or a cache might take one for another.
        let tag = match encoding.map(Encoding::name) {
            None => format!("\"{}\"", self.tag),
            Some(name) => format!("\"{}-{name}\"", self.tag),
        };
        let is_known = asked.get(IF_NONE_MATCH).is_some_and(|known| {
            let mut tags = known.to_str().unwrap_or_default().split(',');
            tags.any(
                |known| matches!(known.trim().trim_start_matches("W/"), t if t == tag || t == "*"),
            )
        });
        let mut response = if is_known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let mut response = Body::from(bytes).into_response();
            let headers = response.headers_mut();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.content_type()));
            headers.insert(CONTENT_LENGTH, bytes.len().into());
            if let Some(encoding) = encoding {
                headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
            }
            response
        };
        let headers = response.headers_mut();
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(self.caching()));
        headers.insert(
            ETAG,
            HeaderValue::try_from(tag).expect("tags are hexadecimal digits"),
        );
        response
    }

    /// The smallest form that the browser takes.
    fn best_form(&self, asked: &HeaderMap) -> (Option<Encoding>, &'static [u8]) {
        let forms = [(Encoding::Brotli, self.brotli), (Encoding::Gzip, self.gzip)];
        let mut taken = forms.into_iter().filter_map(|(encoding, form)| {
            let form = form.filter(|_| encoding.is_accepted(asked))?;
            Some((Some(encoding), form))
        });
        taken.next().unwrap_or((None, self.plain))
    }

    /// What the build has named by its content never changes; everything else is asked for again,
    /// which costs a tag when it is the same.
    fn caching(&self) -> &'static str {
        let name = self.path.strip_prefix("assets/").unwrap_or_default();
        let stem = name.split('.').next().unwrap_or_default();
        let hash = stem
            .len()
            .checked_sub(8)
            .and_then(|at| stem.split_at_checked(at));
        let is_hash = |hash: &str| {
            hash.chars()
                .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
        };
        match hash {
            Some((before, hash)) if before.ends_with('-') && is_hash(hash) => {
                "public, max-age=31536000, immutable"
            }
            _ => "no-cache",
        }
    }

    fn content_type(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "avif" => "image/avif",
            "css" => "text/css; charset=utf-8",
            "gif" => "image/gif",
            "html" => "text/html; charset=utf-8",
            "ico" => "image/x-icon",
            "jpg" => "image/jpeg",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "json" | "map" => "application/json",
            "mp3" => "audio/mpeg",
            "ogg" => "audio/ogg",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
            "wasm" => "application/wasm",
            "webm" => "video/webm",
            "webmanifest" => "application/manifest+json",
            "webp" => "image/webp",
            "woff2" => "font/woff2",
            _ => "application/octet-stream",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asset(path: &'static str) -> Asset {
        Asset {
            path,
            tag: "0",
            plain: b"",
            gzip: None,
            brotli: None,
        }
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        for path in [
            "assets/index-DiwrgTda.js",
            "assets/otho_wasm_bg-C-2_aB9z.wasm",
            "assets/board-BkP-1234.css.map",
        ] {
            assert!(asset(path).caching().contains("immutable"), "{path}");
        }
        for path in [
            "index.html",
            "sw.js",
            "assets/board.png",
            "assets/a-b.png",
            "index-DiwrgTda.js",
            "é-assets",
        ] {
            assert_eq!(asset(path).caching(), "no-cache", "{path}");
        }
    }

    #[test]
    fn browsers_are_told_what_a_file_is() {
        for (path, expected) in [
            ("assets/a.wasm", "application/wasm"),
            ("worker.mjs", "text/javascript; charset=utf-8"),
            ("otho.webmanifest", "application/manifest+json"),
            ("unknown", "application/octet-stream"),
        ] {
            assert_eq!(asset(path).content_type(), expected);
        }
    }
}
