//! Files of weights.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use otho_core::Variant;
use otho_engine::Network;

/// The weights of a file; without one, those that are embedded for the variant.
pub(crate) fn network(path: Option<&Path>, variant: Variant) -> Result<Network> {
    let Some(path) = path else {
        return Ok(Network::embedded(variant));
    };
    let context = || format!("reading {}", path.display());
    let bytes = fs::read(path).with_context(context)?;
    Network::from_bytes(&bytes).with_context(context)
}

/// Writes a file of weights.
pub(crate) fn write(path: &Path, network: &Network) -> Result<()> {
    fs::write(path, network.to_bytes()).with_context(|| writing(path))
}

/// What was done when a file could not be written.
pub(crate) fn writing(path: &Path) -> String {
    format!("writing {}", path.display())
}
