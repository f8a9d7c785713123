//! `/api/…` by plain HTTP: what there is, and a level's move.

use std::time::Duration;

use axum::extract::State as AxumState;
use axum::extract::rejection::JsonRejection;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use otho_protocol::{Health, MoveRequest, Moved};

use crate::State;
use crate::error::Error;
use crate::stop::{Stop, StopOnDrop};
use crate::task::LevelMove;

/// Whoever asks by HTTP cannot say stop, so even the level without a limit has one.
const LONGEST: Duration = Duration::from_secs(60);

pub(crate) fn router() -> Router<State> {
    Router::new()
        .route("/health", get(health))
        .route("/move", post(level_move))
        .fallback(async || Error::NotFound)
}

async fn health(AxumState(state): AxumState<State>) -> impl IntoResponse {
    let resources = state.config.resources;
    let health = Health {
        name: "otho".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        threads: u32::try_from(resources.threads).unwrap_or(u32::MAX),
        hash_megabytes: u32::try_from(resources.hash >> 20).unwrap_or(u32::MAX),
    };
    // An app that has been served by one program may be looking for another.
    ([(CACHE_CONTROL, "no-store")], Json(health))
}

async fn level_move(
    AxumState(state): AxumState<State>,
    request: Result<Json<MoveRequest>, JsonRejection>,
) -> Result<Json<Moved>, Error> {
    let Json(request) = request?;
    let task = LevelMove::read(&request)?.within(LONGEST);
    let stop = Stop::default();
    // Dropped with this future, when whoever asked has gone.
    let _guard = StopOnDrop(stop.clone());
    tokio::select! {
        square = task.run(&state.pool, &stop) => Ok(Json(Moved { square: square? })),
        () = state.closing.wait() => Err(Error::Closing),
    }
}
