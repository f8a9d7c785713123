//! The language of a request, and refusals in it.

use axum::Json;
use axum::extract::{Request, State as AxumState};
use axum::http::header::{ACCEPT_LANGUAGE, ALLOW};
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use otho_protocol::Problem;
use otho_text::{InWords, Language, Texts};

use crate::State;
use crate::error::Error;

/// The sentences of all languages, read once.
pub(crate) struct Words([Texts; Language::ALL.len()]);

impl Default for Words {
    fn default() -> Self {
        Self(Language::ALL.map(Texts::new))
    }
}

impl Words {
    pub(crate) fn of(&self, language: Language) -> &Texts {
        let texts = self.0.iter().find(|texts| texts.language() == language);
        texts.expect("all languages are there")
    }
}

/// The language of `?lang=`, else the one the browser likes best of those we have, else English.
pub(crate) fn language(uri: &Uri, headers: &HeaderMap) -> Language {
    let asked = uri.query().and_then(|query| {
        let mut parts = query.split('&');
        parts.find_map(|part| part.strip_prefix("lang="))
    });
    asked
        .and_then(|tag| tag.parse().ok())
        .or_else(|| liked(headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?))
        .unwrap_or_default()
}

/// Browsers list languages from the best to the worst, so the weights need not be read.
fn liked(list: &str) -> Option<Language> {
    list.split(',').find_map(|item| {
        let tag = item.split(';').next().unwrap_or_default();
        tag.trim().parse().ok()
    })
}

/// Puts refusals into words: JSON for those who ask by program, a page for people.
pub(crate) async fn say(
    AxumState(state): AxumState<State>,
    request: Request,
    next: Next,
) -> Response {
    let language = language(request.uri(), request.headers());
    let is_api = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    let Some(error) = response.extensions().get::<Error>() else {
        return response;
    };
    let sentence = error.in_words(state.words.of(language));
    let body = if is_api {
        Json(Problem { message: sentence }).into_response()
    } else {
        Html(page(language, &sentence)).into_response()
    };
    let mut said = (error.status(), body).into_response();
    if let Some(methods) = response.headers().get(ALLOW) {
        said.headers_mut().insert(ALLOW, methods.clone());
    }
    said
}

/// A page with one sentence, which holds nothing that came with the request.
fn page(language: Language, sentence: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>OTHO</title>\n<h1>OTHO</h1>\n<p>{sentence}</p>\n</html>\n"
    )
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_address_says_the_language_before_the_browser_does() {
        let language = |uri: &'static str, accepted: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(accepted));
            language(&Uri::from_static(uri), &headers)
        };
        assert_eq!(language("/?x=1&lang=cs", "fr"), Language::Cs);
        assert_eq!(language("/", "de-DE, fr-CH;q=0.9, en;q=0.8"), Language::Fr);
        assert_eq!(language("/?lang=de", "de"), Language::En);
    }
}
