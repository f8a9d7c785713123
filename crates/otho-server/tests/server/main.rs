//! The server as those who ask it meet it: requests without a socket, WebSockets with one, and
//! the packing of the web app.

mod ask;
mod engine;
mod http;
mod moves;
#[path = "../../build/pack.rs"]
mod pack;
mod packing;
mod shutdown;
