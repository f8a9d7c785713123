//! A server for tests, and requests to it.

use std::sync::LazyLock;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::HOST;
use axum::http::request::Builder;
use axum::http::{HeaderMap, Request, StatusCode};
use otho_engine::Resources;
use otho_server::{Asset, Assets, Config, Reach, app};
use tower::ServiceExt;

pub(crate) const START: &str = "---------------------------OX------XO--------------------------- X";

/// Files whose forms are told apart at sight.
const FILES: &[Asset] = &[
    Asset {
        path: "assets/index-DiwrgTda.js",
        tag: "11",
        plain: b"plain",
        gzip: Some(b"gz"),
        brotli: Some(b"br"),
    },
    Asset {
        path: "assets/otho_wasm_bg-C2aB9zXy.wasm",
        tag: "22",
        plain: b"module",
        gzip: None,
        brotli: None,
    },
    Asset {
        path: "index.html",
        tag: "33",
        plain: b"<!doctype html>",
        gzip: Some(b"gz"),
        brotli: None,
    },
    Asset {
        path: "otho.webmanifest",
        tag: "44",
        plain: b"{}",
        gzip: None,
        brotli: None,
    },
    Asset {
        path: "sw.js",
        tag: "55",
        plain: b"//",
        gzip: None,
        brotli: None,
    },
];

/// A server with these files, one search at a time, and a small table.
pub(crate) fn config() -> Config {
    Config {
        resources: Resources {
            hash: 1 << 20,
            threads: 1,
        },
        searches: 1,
        share: Duration::from_secs(3600),
        reach: Reach::Loopback,
        assets: Assets::new(FILES),
    }
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().expect("headers are text"))
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).expect("it is JSON")
    }
}

/// A request as a browser on this machine sends it.
pub(crate) fn request(method: &str, path: &str) -> Builder {
    let builder = Request::builder().method(method).uri(path);
    builder.header(HOST, "localhost:8064")
}

/// A server with files and an engine, which takes a moment to make.
static ROUTER: LazyLock<Router> = LazyLock::new(|| router(config()));

fn router(config: Config) -> Router {
    app(config).expect("there is memory").router()
}

pub(crate) async fn answer(request: Request<Body>) -> Answer {
    answer_from(ROUTER.clone(), request).await
}

pub(crate) async fn answer_of(config: Config, request: Request<Body>) -> Answer {
    answer_from(router(config), request).await
}

async fn answer_from(router: Router, request: Request<Body>) -> Answer {
    let Ok(response) = router.oneshot(request).await;
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, 1 << 20).await.expect("the body ends");
    Answer {
        status: parts.status,
        headers: parts.headers,
        body: String::from_utf8(body.to_vec()).expect("the answers of these tests are text"),
    }
}

pub(crate) async fn get_with(path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut builder = request("GET", path);
    for (name, value) in headers {
        builder = builder.header(*name, *value);
    }
    let request = builder.body(Body::empty()).expect("it is a request");
    answer(request).await
}

pub(crate) async fn get(path: &str) -> Answer {
    get_with(path, &[]).await
}

/// Posts JSON.
pub(crate) async fn post(path: &str, body: &str) -> Answer {
    let builder = request("POST", path).header("content-type", "application/json");
    let request = builder.body(Body::from(body.to_owned()));
    answer(request.expect("it is a request")).await
}
