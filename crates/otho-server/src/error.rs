//! Why something is not done: one kind for each reason, with its status and its sentence.

use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use otho_core::ParsePositionError;
use otho_engine::level::Level;
use otho_text::{InWords, Texts};

/// A reason to refuse. What it says to whom is decided where the language is known: see `words`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Error {
    /// There is nothing at this address.
    NotFound,
    /// There is, but not for this method.
    Method,
    /// The web app is not part of this program.
    NotBuilt,
    /// The request goes by a name that this server does not have.
    Host,
    /// The page of another site asks.
    Origin,
    /// The request or message is not what the protocol says; in the words of the reader.
    Message(String),
    /// The request is longer than any can be.
    TooLong,
    /// The request is not said to be JSON.
    NotJson,
    /// It is no WebSocket that asks.
    NotWebSocket,
    /// The position is none.
    Position(ParsePositionError),
    /// The level is none.
    Level(String),
    /// Too many wait already.
    Busy,
    /// There is no memory for another search, which would take so many megabytes.
    Memory(usize),
    /// It was stopped before it began.
    Stopped,
    /// The server ends.
    Closing,
    /// A search ended in a way that it cannot.
    Failed,
}

impl Error {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Host => StatusCode::MISDIRECTED_REQUEST,
            Self::Origin => StatusCode::FORBIDDEN,
            Self::Message(_) | Self::Position(_) | Self::Level(_) => StatusCode::BAD_REQUEST,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::NotWebSocket => StatusCode::UPGRADE_REQUIRED,
            Self::NotBuilt | Self::Busy | Self::Memory(_) | Self::Stopped | Self::Closing => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl InWords for Error {
    fn in_words(&self, texts: &Texts) -> String {
        let id = match self {
            Self::NotFound => "serve-not-found",
            Self::Method => "serve-method",
            Self::NotBuilt => "serve-not-built",
            Self::Host => "serve-host-unknown",
            Self::Origin => "serve-origin",
            Self::TooLong => "serve-too-long",
            Self::NotJson => "serve-not-json",
            Self::NotWebSocket => "serve-not-websocket",
            Self::Busy => "serve-busy",
            Self::Stopped => "serve-stopped",
            Self::Closing => "serve-closing",
            Self::Failed => "serve-failed",
            Self::Position(error) => return error.in_words(texts),
            Self::Message(reason) => {
                return texts.format("serve-message", &[("reason", reason.as_str().into())]);
            }
            Self::Level(found) => {
                let most = Level::ALL.len().to_string().into();
                let values = [("found", found.as_str().into()), ("most", most)];
                return texts.format("level-unknown", &values);
            }
            Self::Memory(megabytes) => {
                let megabytes = megabytes.to_string().into();
                return texts.format("serve-memory", &[("megabytes", megabytes)]);
            }
        };
        texts.get(id)
    }
}

impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Self {
        match rejection {
            JsonRejection::MissingJsonContentType(_) => Self::NotJson,
            rejection if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Self::TooLong,
            rejection => Self::Message(rejection.body_text()),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
