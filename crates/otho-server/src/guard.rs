//! Who may ask, what browsers may do with the answers, and a line in the log for each.

use std::net::IpAddr;
use std::time::Instant;

use axum::extract::{Request, State as AxumState};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::info;

use crate::State;
use crate::error::Error;
use crate::listen::Reach;

/// What a page of ours may load and do, besides talking to this server.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'";

/// What the app does not use, no script in it may either.
const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/// The headers that are the same in every answer. The two about other origins isolate the page,
/// so that threads of WebAssembly may share memory.
const FIXED: [(HeaderName, &str); 6] = [
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        "require-corp",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// Adds what browsers are to heed.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let policy = policy(host(request.headers()));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, policy);
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Older browsers do not count a WebSocket to the same host as `'self'`, so it is named.
fn policy(host: Option<&str>) -> HeaderValue {
    let is_plain = |host: &&str| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
        !host.is_empty() && host.chars().all(is_part)
    };
    let named = host
        .filter(is_plain)
        .and_then(|host| HeaderValue::try_from(format!("{POLICY} ws://{host} wss://{host}")).ok());
    named.unwrap_or(HeaderValue::from_static(POLICY))
}

/// Refuses requests that a page of another site has made a browser send.
pub(crate) async fn check(
    AxumState(state): AxumState<State>,
    request: Request,
    next: Next,
) -> Response {
    let host = host(request.headers());
    // A site can let its own name point to this machine, and is then "the same site" to a
    // browser. Whoever reaches a server that only this machine can reach calls it by a name of
    // this machine.
    if state.config.reach == Reach::Loopback && !host.is_some_and(is_loopback) {
        return Error::Host.into_response();
    }
    // Browsers always say which site a WebSocket or a posted request comes from. Other programs
    // do not, and may ask.
    let origin = request.headers().get(ORIGIN);
    if origin.is_some_and(|origin| !is_same(origin, host)) {
        return Error::Origin.into_response();
    }
    next.run(request).await
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(HOST)?.to_str().ok()
}

/// Whether a host, perhaps with a port, is a name of this machine for itself.
fn is_loopback(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let is_name = name.eq_ignore_ascii_case("localhost");
    is_name || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

/// Whether a page comes from this server: the scheme may differ behind a proxy, the host not.
fn is_same(origin: &HeaderValue, host: Option<&str>) -> bool {
    let site = origin.to_str().ok().and_then(|text| text.split_once("://"));
    match (site, host) {
        (Some((_, site)), Some(host)) => site.eq_ignore_ascii_case(host),
        _ => false,
    }
}

/// Tells operators what was asked and answered.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let ms = began.elapsed().as_millis() as u64;
    info!(%method, path, status, ms, "request");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_this_machine_for_itself_are_known() {
        for host in [
            "localhost",
            "LOCALHOST:80",
            "127.0.0.1:8064",
            "127.1.2.3",
            "[::1]:8064",
        ] {
            assert!(is_loopback(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example",
            "192.168.1.5:8064",
            "[::]",
        ] {
            assert!(!is_loopback(host), "{host}");
        }
    }

    #[test]
    fn a_page_of_this_server_is_told_from_others() {
        let is_same = |origin, host| is_same(&HeaderValue::from_static(origin), Some(host));
        assert!(is_same("http://localhost:8064", "localhost:8064"));
        assert!(is_same("https://Otho.example", "otho.example"));
        assert!(!is_same("http://localhost:3000", "localhost:8064"));
        assert!(!is_same("null", "localhost:8064"));
        assert!(!is_same("http://evil.example", "localhost:8064"));
    }

    #[test]
    fn a_host_that_is_none_does_not_get_into_the_policy() {
        let policy = |host| policy(Some(host)).to_str().map(str::to_owned);
        let good = policy("localhost:8064").expect("it is text");
        assert!(good.ends_with("connect-src 'self' ws://localhost:8064 wss://localhost:8064"));
        for host in ["", "a; script-src *", "a b"] {
            assert_eq!(policy(host).expect("it is text"), POLICY);
        }
    }
}
