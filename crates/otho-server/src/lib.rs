//! OTHO's web app and its native engine, over HTTP and WebSocket.
//!
//! [`app`] is the whole application without a socket; [`Server`] puts it on one and ends it when
//! the system says so. Each module has a `router()` of its own. What travels is `otho-protocol`'s,
//! which move is best `otho-engine`'s, and every sentence `otho-text`'s.
//!
//! There is no storage, and there are no accounts or rooms: they will be modules with routers of
//! their own beside `api` and `socket`.

#![forbid(unsafe_code)]

mod api;
mod assets;
mod closing;
mod error;
mod guard;
mod listen;
mod pool;
mod serve;
mod socket;
mod stop;
mod task;
mod words;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use otho_engine::{OutOfMemory, Resources};
use tokio::sync::Semaphore;

pub use crate::assets::{Asset, Assets};
pub use crate::listen::{Reach, bind, shown};
pub use crate::serve::{Server, serve};

use crate::closing::Closing;
use crate::error::Error;
use crate::pool::Pool;
use crate::words::Words;

/// What a server offers, and to whom.
#[derive(Clone, Debug)]
pub struct Config {
    /// What one search of the engine may use.
    pub resources: Resources,
    /// How many searches there may be at once; more wait.
    pub searches: usize,
    /// A search that has had this long ends when others wait.
    pub share: Duration,
    /// From where the server can be reached.
    pub reach: Reach,
    /// The web app.
    pub assets: Assets,
}

/// More connections than this are refused; each costs some kilobytes.
const MOST_CONNECTIONS: usize = 256;

/// A request or a message is a position and a few words.
const LONGEST_MESSAGE: usize = 4096;

/// What all handlers share.
#[derive(Clone)]
struct State(Arc<Shared>);

struct Shared {
    config: Config,
    pool: Pool,
    words: Words,
    closing: Closing,
    /// One permit for each WebSocket.
    connections: Arc<Semaphore>,
}

impl std::ops::Deref for State {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

/// The application: what it answers, without a socket to answer on.
pub struct App {
    router: Router,
    state: State,
}

impl App {
    /// The way in for requests.
    pub fn router(&self) -> Router {
        self.router.clone()
    }
}

/// Puts the application together.
///
/// # Errors
/// When there is not as much memory as a search may use.
pub fn app(config: Config) -> Result<App, OutOfMemory> {
    let state = State(Arc::new(Shared {
        pool: Pool::new(&config)?,
        words: Words::default(),
        closing: Closing::default(),
        connections: Arc::new(Semaphore::new(MOST_CONNECTIONS)),
        config,
    }));
    // The last layer is the first that a request meets.
    let router = Router::new()
        .nest("/api", api::router().merge(socket::router()))
        .merge(assets::router())
        .method_not_allowed_fallback(async || Error::Method)
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .layer(from_fn_with_state(state.clone(), guard::check))
        .layer(from_fn_with_state(state.clone(), words::say))
        .layer(axum::middleware::from_fn(guard::headers))
        .layer(axum::middleware::from_fn(guard::log))
        .with_state(state.clone());
    Ok(App { router, state })
}
