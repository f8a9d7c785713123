//! What operators read while the server runs: lines on standard error, in English.

use std::io;

use clap::ValueEnum;
use tracing::Level;
use tracing_subscriber::fmt;

/// The form of the lines.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    Text,
    Json,
}

/// From now on, everything is logged in this form; without one, only what is amiss.
pub(crate) fn start(form: Option<Form>) {
    let lines = fmt().with_writer(io::stderr).with_target(false);
    match form {
        None => lines.with_max_level(Level::WARN).init(),
        Some(Form::Text) => lines.with_max_level(Level::INFO).init(),
        Some(Form::Json) => lines.with_max_level(Level::INFO).json().init(),
    }
}
