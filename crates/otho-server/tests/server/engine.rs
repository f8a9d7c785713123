//! `/api/engine`: a client's side of the WebSocket.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use otho_server::{Config, app, serve};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::ask::{START, config};

/// A server on a socket; it ends when this is dropped or told to.
pub(crate) struct Running {
    pub(crate) host: String,
    pub(crate) end: Option<oneshot::Sender<()>>,
    pub(crate) served: JoinHandle<()>,
}

/// A server where nobody has to make room for those who wait.
pub(crate) async fn start() -> Running {
    start_with(config()).await
}

async fn start_with(config: Config) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await;
    let listener = listener.expect("there is a free port");
    let host = listener.local_addr().expect("it is bound").to_string();
    let (end, ended) = oneshot::channel();
    let app = app(config).expect("there is memory");
    let served = tokio::spawn(async move {
        let shutdown = async { _ = ended.await };
        serve(listener, app, shutdown).await.expect("it serves");
    });
    Running {
        host,
        end: Some(end),
        served,
    }
}

pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub(crate) async fn connect(server: &Running) -> Self {
        Self::connect_to(server, "/api/engine").await
    }

    pub(crate) async fn connect_to(server: &Running, path: &str) -> Self {
        let url = format!("ws://{}{path}", server.host);
        let (socket, _) = connect_async(url).await.expect("it connects");
        Self(socket)
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    async fn say_text(&mut self, text: &str) {
        let sent = self.0.send(Message::text(text)).await;
        sent.expect("it can be sent");
    }

    /// The next message, nothing once the server has closed the connection.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            // What never comes is a failure, and not a test that never ends; it is less than the
            // longest time for a move by HTTP, after which every search ends.
            let next = timeout(Duration::from_secs(40), self.0.next()).await;
            match next.expect("the server says something") {
                Some(Ok(Message::Text(text))) => {
                    return Some(serde_json::from_str(&text).expect("it is JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of a kind, whatever else comes before it.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.expect("the server is there");
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// A search that no machine ends, asked for by this id.
pub(crate) fn endless(id: u32) -> Value {
    json!({"type": "search", "id": id, "position": START, "variant": "othello"})
}

fn brief(id: u32) -> Value {
    let mut search = endless(id);
    search["limits"] = json!({"depth": 6});
    search
}

#[tokio::test]
async fn a_search_tells_how_far_it_is_and_then_what_it_found() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    client.say(&brief(7)).await;
    let mut n_progress = 0;
    let answer = loop {
        let message = client.hear().await.expect("the server is there");
        assert_eq!(message["id"], 7, "{message}");
        let line = message["line"].as_array().expect("there is a line");
        assert_eq!(message["best"], line[0]);
        if message["type"] == "answer" {
            break message;
        }
        assert_eq!(message["type"], "progress");
        n_progress += 1;
    };
    assert!(n_progress > 0);
    assert_eq!(answer["certainty"]["type"], "depth", "{answer}");
    assert_eq!(answer["certainty"]["depth"], 6, "{answer}");
    assert!(answer["nodes"].as_u64() > Some(100), "{answer}");
    assert_eq!(answer["others"], json!([]));
}

#[tokio::test]
async fn several_lines_are_the_best_moves_in_order() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    // All four first moves are the same by symmetry; after one of them they are not.
    let position = "---------------------------OX------XXX-------------------------- O";
    let mut search = brief(1);
    search["position"] = json!(position);
    search["lines"] = json!(3);
    client.say(&search).await;
    let answer = client.hear_of("answer").await;
    let others = answer["others"].as_array().expect("it is a list");
    assert_eq!(others.len(), 2, "{answer}");
    let values: Vec<i64> = [&answer, &others[0], &others[1]]
        .iter()
        .map(|found| found["value"].as_i64().expect("it is a number"))
        .collect();
    assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    assert!(values[0] > values[2], "{values:?}");
}

#[tokio::test]
async fn limits_end_a_search() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    for limits in [json!({"nodes": 20_000}), json!({"milliseconds": 20})] {
        let mut search = endless(1);
        search["limits"] = limits;
        client.say(&search).await;
        let answer = client.hear_of("answer").await;
        assert_eq!(answer["certainty"]["type"], "depth");
    }
}

#[tokio::test]
async fn a_stopped_search_answers_with_what_it_has() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    client.say(&endless(1)).await;
    client.hear_of("progress").await;
    // Of another one, which is not there: nothing happens.
    client.say(&json!({"type": "stop", "id": 2})).await;
    client.hear_of("progress").await;
    client.say(&json!({"type": "stop", "id": 1})).await;
    let answer = client.hear_of("answer").await;
    assert_eq!(answer["id"], 1);
    assert!(answer["best"].is_string(), "{answer}");
}

#[tokio::test]
async fn a_new_search_stops_the_one_before() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    client.say(&endless(1)).await;
    client.hear_of("progress").await;
    client.say(&brief(2)).await;
    assert_eq!(client.hear_of("answer").await["id"], 1);
    assert_eq!(client.hear_of("answer").await["id"], 2);
}

#[tokio::test]
async fn what_is_replaced_before_it_began_is_refused() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    // In one breath, so that the first has not ended when the third comes; if it has, the second
    // is answered, and both are right.
    for message in [&endless(1), &endless(2), &brief(3)] {
        client.say(message).await;
    }
    let mut last_words = Vec::new();
    while last_words.len() < 3 {
        let message = client.hear().await.expect("the server is there");
        if message["type"] != "progress" {
            last_words.push(message);
        }
    }
    last_words.sort_by_key(|message| message["id"].as_u64());
    let ids: Vec<_> = last_words.iter().map(|m| m["id"].as_u64()).collect();
    assert_eq!(ids, [Some(1), Some(2), Some(3)]);
    assert_eq!(last_words[2]["type"], "answer");
}

#[tokio::test]
async fn a_closed_connection_stops_its_search() {
    let server = start().await;
    let mut first = Client::connect(&server).await;
    first.say(&endless(1)).await;
    first.hear_of("progress").await;
    drop(first);
    // There is one engine, which an endless search would keep.
    let mut second = Client::connect(&server).await;
    second.say(&brief(2)).await;
    let answer = second.hear_of("answer").await;
    assert_eq!(answer["id"], 2);
}

#[tokio::test]
async fn who_asks_by_http_and_goes_stops_the_search_too() {
    let server = start().await;
    let body = json!({"position": START, "level": "analysis"}).to_string();
    let request = format!(
        "POST /api/move HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        server.host,
        body.len()
    );
    let mut stream = TcpStream::connect(&server.host).await.expect("it listens");
    let sent = stream.write_all(request.as_bytes()).await;
    sent.expect("it can be sent");
    // Long enough for the search to begin as a rule; if it has not, there is nothing to stop.
    sleep(Duration::from_millis(300)).await;
    drop(stream);
    let mut client = Client::connect(&server).await;
    client.say(&brief(2)).await;
    assert_eq!(client.hear_of("answer").await["id"], 2);
}

#[tokio::test]
async fn each_of_many_has_one_last_word() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    client.say(&brief(1)).await;
    client.hear_of("answer").await;
    // Each stops the one before, and nothing is read in the meantime.
    for id in 2..200 {
        client.say(&endless(id)).await;
    }
    client.say(&brief(200)).await;
    let mut ids = Vec::new();
    while ids.last() != Some(&200) {
        let message = client.hear().await.expect("the server is there");
        if message["type"] != "progress" {
            ids.push(message["id"].as_u64().expect("it is a number"));
        }
    }
    ids.sort_unstable();
    assert!(ids.into_iter().eq(2..=200), "each has one last word");
}

#[tokio::test]
async fn who_waits_gets_a_turn_although_another_would_go_on() {
    let config = Config {
        share: Duration::ZERO,
        ..config()
    };
    let server = start_with(config).await;
    let mut first = Client::connect(&server).await;
    first.say(&endless(1)).await;
    first.hear_of("progress").await;
    let mut second = Client::connect(&server).await;
    second.say(&brief(2)).await;
    assert_eq!(second.hear_of("answer").await["id"], 2);
    assert_eq!(first.hear_of("answer").await["id"], 1);
}

#[tokio::test]
async fn what_waits_can_be_stopped_and_small_levels_do_not_wait() {
    let server = start().await;
    let mut first = Client::connect(&server).await;
    first.say(&endless(1)).await;
    first.hear_of("progress").await;
    let mut second = Client::connect(&server).await;
    let level = json!({
        "type": "move", "id": 4, "position": START, "variant": "othello",
        "level": "expert", "seed": 1,
    });
    second.say(&level).await;
    second.hear_of("moved").await;
    second.say(&brief(2)).await;
    second.say(&json!({"type": "stop", "id": 2})).await;
    let refused = second.hear().await.expect("the server is there");
    let expected =
        json!({"type": "refused", "id": 2, "message": "It was stopped before it began."});
    assert_eq!(refused, expected);
}

#[tokio::test]
async fn levels_move_in_both_variants() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    for variant in ["othello", "anti"] {
        for level in ["maximiser", "club-player", "champion", "analysis"] {
            let ask = json!({
                "type": "move", "id": 3, "position": START, "variant": variant,
                "level": level, "seed": 5, "milliseconds": 50,
            });
            client.say(&ask).await;
            let moved = client.hear().await.expect("the server is there");
            assert_eq!((&moved["type"], &moved["id"]), (&json!("moved"), &json!(3)));
            let square = moved["square"].as_str().expect("there is a move");
            assert!(["d3", "c4", "f5", "e6"].contains(&square), "{moved}");
        }
    }
    let mut over = endless(9);
    over["position"] = json!(format!("{}O X", "X".repeat(63)));
    over["lines"] = json!(2);
    client.say(&over).await;
    let answer = client.hear_of("answer").await;
    assert_eq!(
        (&answer["best"], &answer["value"]),
        (&json!(null), &json!(62))
    );
}

#[tokio::test]
async fn the_same_seed_gives_the_same_move() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    let mut squares = Vec::new();
    for seed in [1, 2, 3, 1, 2, 3] {
        let ask = json!({
            "type": "move", "id": 3, "position": START, "variant": "othello",
            "level": "casual", "seed": seed,
        });
        client.say(&ask).await;
        squares.push(client.hear_of("moved").await["square"].clone());
    }
    assert_eq!(squares[..3], squares[3..]);
}

#[tokio::test]
async fn wrong_messages_are_refused_and_the_connection_goes_on() {
    let server = start().await;
    let mut client = Client::connect_to(&server, "/api/engine?lang=fr").await;
    let mut wrong = endless(4);
    wrong["position"] = json!("what");
    let mut unknown = json!({
        "type": "move", "id": 5, "position": START, "variant": "anti",
        "level": "genius", "seed": 1,
    });
    for (text, id, start) in [
        ("{".to_owned(), json!(null), "Ce message n’est pas"),
        (
            json!({"type": "sing", "id": 3}).to_string(),
            json!(3),
            "Ce message n’est pas",
        ),
        (wrong.to_string(), json!(4), "La position contient"),
        (
            unknown.to_string(),
            json!(5),
            "«\u{a0}genius\u{a0}» n’est pas un niveau",
        ),
    ] {
        client.say_text(&text).await;
        let refused = client.hear().await.expect("the server is there");
        assert_eq!(refused["type"], "refused");
        assert_eq!(refused["id"], id);
        let message = refused["message"].as_str().expect("it is a sentence");
        assert!(message.contains(start), "{message}");
    }
    unknown["level"] = json!("novice");
    client.say(&unknown).await;
    assert_eq!(client.hear().await.map(|m| m["id"].clone()), Some(json!(5)));
}

#[tokio::test]
async fn a_message_longer_than_any_can_be_ends_the_connection() {
    let server = start().await;
    let mut client = Client::connect(&server).await;
    client.say_text(&" ".repeat(5000)).await;
    assert_eq!(client.hear().await, None);
}

#[tokio::test]
async fn a_page_of_another_site_does_not_get_the_engine() {
    let server = start().await;
    let connect = async |origin: &str| {
        let url = format!("ws://{}/api/engine", server.host);
        let mut request = url.into_client_request().expect("it is an address");
        let origin = origin.parse().expect("it is a header");
        request.headers_mut().insert("origin", origin);
        connect_async(request).await
    };
    match connect("http://evil.example").await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 403),
        other => panic!("{other:?}"),
    }
    let own = format!("http://{}", server.host);
    assert!(connect(&own).await.is_ok());
}
