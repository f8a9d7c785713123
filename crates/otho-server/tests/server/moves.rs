//! `/api/health` and `/api/move`.

use axum::http::StatusCode;
use serde_json::json;

use crate::ask::{START, answer, get, post, request};

#[tokio::test]
async fn the_app_finds_out_what_the_engine_offers() {
    let health = get("/api/health").await;
    assert_eq!(health.status, StatusCode::OK);
    assert_eq!(health.header("cache-control"), "no-store");
    let expected = json!({
        "name": "otho", "version": env!("CARGO_PKG_VERSION"), "threads": 1, "hashMegabytes": 1,
    });
    assert_eq!(health.json(), expected);
}

#[tokio::test]
async fn a_level_makes_a_legal_move() {
    for level in ["first-steps", "casual", "12"] {
        let body = json!({"position": START, "level": level}).to_string();
        let answer = post("/api/move", &body).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        let square = answer.json()["square"].as_str().map(str::to_owned);
        let square = square.expect("there is a move");
        assert!(["d3", "c4", "f5", "e6"].contains(&square.as_str()));
    }
}

/// Black takes all by a1, or flips one disc by h1: which of them is good depends on who wins.
#[tokio::test]
async fn the_variant_decides_which_move_is_good() {
    let position = "-OOOOOX-OOOOOOO-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOXXXXXXXX X";
    let mut squares = Vec::new();
    for variant in ["othello", "anti"] {
        let body = json!({"position": position, "variant": variant, "level": "grandmaster"});
        let answer = post("/api/move", &body.to_string()).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        squares.push(answer.json()["square"].clone());
    }
    assert_ne!(squares[0], squares[1]);
}

#[tokio::test]
async fn where_there_is_no_move_there_is_no_square() {
    let full = format!("{} X", "X".repeat(64));
    let must_pass = format!("OX{} X", "-".repeat(62));
    for position in [full, must_pass] {
        let body = json!({"position": position, "level": "novice"}).to_string();
        assert_eq!(
            post("/api/move", &body).await.json(),
            json!({"square": null})
        );
    }
}

#[tokio::test]
async fn a_wrong_request_is_refused_in_one_sentence() {
    let good = json!({"position": START, "level": "novice"});
    let with = |name: &str, value: serde_json::Value| {
        let mut body = good.clone();
        body[name] = value;
        body.to_string()
    };
    let level =
        "“genius” is not a level; a number from 1 to 16 or an id such as maximiser is accepted.";
    for (body, status, start) in [
        (with("level", json!("genius")), 400, level),
        (with("position", json!("XO")), 400, "a board has 64"),
        (
            with("lvl", json!(1)),
            400,
            "This is not a message that is accepted here: ",
        ),
        (
            "{".to_owned(),
            400,
            "This is not a message that is accepted here: ",
        ),
        (
            with("level", json!("x".repeat(5000))),
            413,
            "The request is too long.",
        ),
    ] {
        let answer = post("/api/move", &body).await;
        assert_eq!(answer.status.as_u16(), status, "{}", answer.body);
        let message = answer.json()["message"].as_str().map(str::to_owned);
        let message = message.expect("it is a sentence");
        assert!(message.contains(start), "{message}");
    }
    let text = request("POST", "/api/move").body(good.to_string().into());
    let answer = answer(text.expect("it is a request")).await;
    assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let answer = get("/api/move").await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    let answer = get("/api/engine").await;
    assert_eq!(answer.status, StatusCode::UPGRADE_REQUIRED);
}
