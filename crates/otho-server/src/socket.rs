//! `/api/engine`: the engine over a WebSocket, one search at a time for each connection.

mod job;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State as AxumState;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use axum::routing::any;
use otho_protocol::{MoveRequest, ToClient, ToServer};
use otho_text::{InWords, Language};
use tokio::time::{MissedTickBehavior, interval, timeout};
use tracing::{debug, info};

use self::job::{Job, Task};
use crate::error::Error;
use crate::task::{Extent, LevelMove, Search};
use crate::{LONGEST_MESSAGE, State, words};

/// Who does not take a message for so long is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a silent client is asked for a sign of life; it has until the next time to give it.
const BEAT: Duration = Duration::from_secs(20);

pub(crate) fn router() -> Router<State> {
    Router::new().route("/engine", any(connect))
}

async fn connect(
    AxumState(state): AxumState<State>,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|_| Error::NotWebSocket)?;
    let permit = Arc::clone(&state.connections).try_acquire_owned();
    let permit = permit.map_err(|_| Error::Busy)?;
    let language = words::language(&uri, &headers);
    let upgrade = upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        // Each message is on its way before the next is made.
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(async move |socket| {
        info!(%language, "engine connected");
        let connection = Connection {
            state,
            language,
            socket,
            current: None,
            next: None,
        };
        connection.run().await;
        info!("engine disconnected");
        drop(permit);
    }))
}

/// The client has gone, or was sent away.
struct Gone;

struct Connection {
    state: State,
    language: Language,
    socket: WebSocket,
    /// What the engine does now. Dropping it stops it.
    current: Option<Job>,
    /// What it is to do once it has ended that.
    next: Option<Task>,
}

enum Event {
    Heard(Option<Result<Message, axum::Error>>),
    Found(ToClient),
    Beat,
    Closing,
}

impl Connection {
    async fn run(mut self) {
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut is_alive = true;
        loop {
            let event = tokio::select! {
                message = self.socket.recv() => Event::Heard(message),
                found = job::next(&mut self.current) => Event::Found(found),
                _ = beat.tick() => Event::Beat,
                () = self.state.closing.wait() => Event::Closing,
            };
            let done = match event {
                Event::Heard(Some(Ok(message))) => {
                    is_alive = true;
                    self.hear(message).await
                }
                Event::Heard(_) => Err(Gone),
                Event::Found(message) => self.tell(message).await,
                Event::Beat if is_alive => {
                    is_alive = false;
                    self.send(Message::Ping(Vec::new().into())).await
                }
                Event::Beat => Err(Gone),
                Event::Closing => self.say_goodbye().await,
            };
            if done.is_err() {
                return;
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Gone> {
        let text = match &message {
            Message::Text(text) => text.as_str(),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Gone),
            // What is not text is not JSON either, which is then said.
            Message::Binary(_) => "",
        };
        match serde_json::from_str(text) {
            Ok(asked) => self.ask(asked).await,
            Err(error) => {
                let error = Error::Message(error.to_string());
                self.refuse(id_of(text), &error).await
            }
        }
    }

    async fn ask(&mut self, asked: ToServer) -> Result<(), Gone> {
        let (id, task) = match asked {
            ToServer::Stop { id } => return self.stop(id).await,
            ToServer::Search {
                id,
                position,
                variant,
                until,
                limits,
                lines,
            } => {
                let extent = Extent {
                    variant,
                    until,
                    limits,
                    lines,
                };
                let search = Search::read(id, &position, &extent);
                (id, search.map(|search| Task::Search(id, search)))
            }
            ToServer::Move {
                id,
                position,
                variant,
                level,
                seed,
                milliseconds,
            } => {
                let request = MoveRequest {
                    position,
                    variant,
                    level,
                    seed,
                    milliseconds,
                };
                let level_move = LevelMove::read(&request);
                (id, level_move.map(|level_move| Task::Move(id, level_move)))
            }
        };
        match task {
            Ok(task) => self.begin(task).await,
            Err(error) => self.refuse(Some(id), &error).await,
        }
    }

    /// Begins a task, or stops the one before it and lets it wait for that.
    async fn begin(&mut self, task: Task) -> Result<(), Gone> {
        match &self.current {
            None => {
                debug!(id = task.id(), "task begins");
                self.current = Some(Job::start(task, &self.state, self.language));
                Ok(())
            }
            Some(current) => {
                current.stop();
                self.drop_next(task.into()).await
            }
        }
    }

    async fn stop(&mut self, id: u32) -> Result<(), Gone> {
        if self.next.as_ref().is_some_and(|next| next.id() == id) {
            return self.drop_next(None).await;
        }
        if let Some(current) = self.current.as_ref().filter(|job| job.id() == id) {
            current.stop();
        }
        Ok(())
    }

    /// Puts another task, or none, into the place of the one that waits.
    async fn drop_next(&mut self, task: Option<Task>) -> Result<(), Gone> {
        let dropped = std::mem::replace(&mut self.next, task);
        match dropped {
            Some(dropped) => self.refuse(Some(dropped.id()), &Error::Stopped).await,
            None => Ok(()),
        }
    }

    /// Tells what the current job says, and goes on with the next one after its last word.
    async fn tell(&mut self, message: ToClient) -> Result<(), Gone> {
        let is_last = !matches!(message, ToClient::Progress(_));
        if is_last {
            self.current = None;
        }
        self.send_json(&message).await?;
        match self.next.take() {
            Some(next) if is_last => self.begin(next).await,
            next => {
                self.next = next;
                Ok(())
            }
        }
    }

    async fn refuse(&mut self, id: Option<u32>, error: &Error) -> Result<(), Gone> {
        let message = error.in_words(self.state.words.of(self.language));
        self.send_json(&ToClient::Refused { id, message }).await
    }

    async fn say_goodbye(&mut self) -> Result<(), Gone> {
        self.current = None;
        let frame = CloseFrame {
            code: close_code::AWAY,
            reason: "".into(),
        };
        self.send(Message::Close(Some(frame))).await?;
        Err(Gone)
    }

    async fn send_json(&mut self, message: &ToClient) -> Result<(), Gone> {
        let text = serde_json::to_string(message).expect("messages are plain structs");
        self.send(Message::text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }
}

/// The id of a message that is otherwise not understood.
fn id_of(text: &str) -> Option<u32> {
    let message: serde_json::Value = serde_json::from_str(text).ok()?;
    message.get("id")?.as_u64()?.try_into().ok()
}
