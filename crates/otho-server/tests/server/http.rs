//! Files, headers and who may ask.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use otho_server::{Assets, Config, Reach};

use crate::ask::{answer, answer_of, config, get, get_with, request};

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_a_page_to_itself() {
    for path in [
        "/",
        "/assets/index-DiwrgTda.js",
        "/nothing",
        "/api/health",
        "/api/nothing",
    ] {
        let answer = get(path).await;
        let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
            img-src 'self' data: blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; \
            base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
            connect-src 'self' ws://localhost:8064 wss://localhost:8064";
        for (name, value) in [
            ("content-security-policy", policy),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), value, "{path}");
        }
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
}

#[tokio::test]
async fn files_are_what_they_are_and_are_kept_as_long_as_they_last() {
    let for_ever = "public, max-age=31536000, immutable";
    for (path, body, kind, caching) in [
        (
            "/",
            "<!doctype html>",
            "text/html; charset=utf-8",
            "no-cache",
        ),
        (
            "/index.html",
            "<!doctype html>",
            "text/html; charset=utf-8",
            "no-cache",
        ),
        ("/sw.js", "//", "text/javascript; charset=utf-8", "no-cache"),
        (
            "/otho.webmanifest",
            "{}",
            "application/manifest+json",
            "no-cache",
        ),
        (
            "/assets/index-DiwrgTda.js",
            "plain",
            "text/javascript; charset=utf-8",
            for_ever,
        ),
        (
            "/assets/otho_wasm_bg-C2aB9zXy.wasm",
            "module",
            "application/wasm",
            for_ever,
        ),
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.body, body, "{path}");
        assert_eq!(answer.header("content-type"), kind, "{path}");
        assert_eq!(answer.header("cache-control"), caching, "{path}");
    }
}

#[tokio::test]
async fn what_a_browser_has_already_is_not_sent_again() {
    let first = get("/").await;
    let tag = first.header("etag").to_owned();
    assert_eq!(tag, "\"33\"");
    for known in [&tag, &format!("W/{tag}"), "*", &format!("\"0\", {tag}")] {
        let again = get_with("/", &[("if-none-match", known)]).await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(again.body, "");
        assert_eq!(again.header("etag"), tag);
        assert_eq!(again.header("cache-control"), "no-cache");
    }
    let changed = get_with("/", &[("if-none-match", "\"34\"")]).await;
    assert_eq!(changed.status, StatusCode::OK);
    // Another form of the same file is another thing to a cache.
    let headers = [("if-none-match", tag.as_str()), ("accept-encoding", "gzip")];
    assert_eq!(get_with("/", &headers).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_smallest_form_that_is_accepted_is_sent() {
    let script = "/assets/index-DiwrgTda.js";
    for (accepted, path, encoding, body) in [
        ("gzip, deflate, br", script, "br", "br"),
        ("gzip", script, "gzip", "gz"),
        ("br;q=0, gzip", script, "gzip", "gz"),
        ("identity", script, "", "plain"),
        ("br", "/", "", "<!doctype html>"),
        ("br, gzip", "/", "gzip", "gz"),
        ("br, gzip", "/sw.js", "", "//"),
    ] {
        let answer = get_with(path, &[("accept-encoding", accepted)]).await;
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-length"), body.len().to_string());
        assert_eq!(answer.body, body, "{accepted}");
    }
}

#[tokio::test]
async fn a_head_is_a_get_without_its_body() {
    let head = request("HEAD", "/").body(Body::empty());
    let answer = answer(head.expect("it is a request")).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("content-length"), "15");
    assert_eq!(answer.body, "");
}

#[tokio::test]
async fn there_is_no_way_out_of_the_folder() {
    for path in [
        "/../Cargo.toml",
        "/assets/../index.html",
        "/%2e%2e/Cargo.toml",
        "/assets/%2e%2e%2findex.html",
        "//etc/passwd",
        "/..%5cCargo.toml",
        "/assets/",
        "/assets",
        "/index.html/",
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("There is nothing at this address."));
    }
}

#[tokio::test]
async fn refusals_are_in_the_language_asked_for() {
    let html = get_with("/nothing", &[("accept-language", "de, cs;q=0.8")]).await;
    assert!(html.body.contains("<html lang=\"cs\">"), "{}", html.body);
    assert!(html.body.contains("Na této adrese nic není."));
    let json = get("/api/nothing?lang=fr").await;
    assert_eq!(json.status, StatusCode::NOT_FOUND);
    assert_eq!(json.json()["message"], "Il n’y a rien à cette adresse.");
    let method = request("DELETE", "/").body(Body::empty());
    let method = answer(method.expect("it is a request")).await;
    assert_eq!(method.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(method.header("allow"), "GET,HEAD");
    assert!(method.body.contains("does not take requests of this kind"));
}

#[tokio::test]
async fn without_the_app_a_page_says_how_to_build_it() {
    let config = Config {
        assets: Assets::new(&[]),
        ..config()
    };
    let request = request("GET", "/").body(Body::empty());
    let answer = answer_of(config, request.expect("it is a request")).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.body.contains("cargo xtask run"), "{}", answer.body);
}

#[tokio::test]
async fn pages_of_other_sites_are_refused() {
    for origin in [
        "http://evil.example",
        "http://localhost:3000",
        "null",
        "http://localhost",
    ] {
        let answer = get_with("/api/health", &[("origin", origin)]).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{origin}");
        let message = "Pages of other sites may not use this server.";
        assert_eq!(answer.json()["message"], message);
    }
    let own = get_with("/api/health", &[("origin", "http://localhost:8064")]).await;
    assert_eq!(own.status, StatusCode::OK);
}

#[tokio::test]
async fn a_name_that_only_points_to_this_machine_is_refused() {
    let ask = async |host: Option<&str>, reach| {
        let mut builder = Request::builder().uri("/api/health");
        if let Some(host) = host {
            builder = builder.header("host", host);
        }
        let request = builder.body(Body::empty()).expect("it is a request");
        answer_of(Config { reach, ..config() }, request)
            .await
            .status
    };
    for host in [Some("evil.example:8064"), Some(""), None] {
        let status = ask(host, Reach::Loopback).await;
        assert_eq!(status, StatusCode::MISDIRECTED_REQUEST, "{host:?}");
    }
    for host in ["localhost:8064", "127.0.0.1:1", "[::1]:8064"] {
        assert_eq!(ask(Some(host), Reach::Loopback).await, StatusCode::OK);
    }
    // Whoever lets others reach it cannot say by which name they do.
    let status = ask(Some("club.example"), Reach::Network).await;
    assert_eq!(status, StatusCode::OK);
}
