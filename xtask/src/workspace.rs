//! The repository as Cargo sees it: folders, crates, what they depend on and what they build.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::process;

/// The workspace, read once per command.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
    pub(crate) crates: Vec<Crate>,
}

/// One of our own crates.
#[derive(Deserialize)]
pub(crate) struct Crate {
    pub(crate) name: String,
    pub(crate) dependencies: Vec<Dependency>,
    targets: Vec<Target>,
    manifest_path: PathBuf,
}

/// A direct dependency, of any kind: normal, build or dev.
#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    path: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Crate>,
    target_directory: PathBuf,
}

impl Workspace {
    pub(crate) fn load() -> Result<Self> {
        // Read at run time: a target folder shared by two checkouts may hold an xtask built in the other one.
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").context("xtask is started by `cargo xtask`")?;
        let root = Path::new(&manifest)
            .parent()
            .context("finding the root folder of the project")?
            .to_owned();
        let metadata = metadata(&root.join("Cargo.toml"))?;
        Ok(Self {
            root,
            target: metadata.target_directory,
            crates: metadata.packages,
        })
    }

    /// The crate in `fuzz/`, which is no member: it is built by another toolchain with other flags.
    pub(crate) fn fuzz_crate(&self) -> Result<Crate> {
        let mut packages = metadata(&self.root.join("fuzz/Cargo.toml"))?.packages;
        packages.pop().context("fuzz/Cargo.toml holds no package")
    }

    /// The folder of the web app, once there is one.
    pub(crate) fn web_folder(&self) -> Option<PathBuf> {
        let folder = self.root.join("web");
        folder.join("package.json").exists().then_some(folder)
    }
}

impl Crate {
    pub(crate) fn folder(&self) -> &Path {
        self.manifest_path
            .parent()
            .expect("a manifest lies in a folder")
    }

    /// The names of its targets of one kind, such as `bin` or `bench`.
    pub(crate) fn targets(&self, kind: &str) -> impl Iterator<Item = &str> {
        let is_of_kind = move |target: &&Target| target.kind.iter().any(|name| name == kind);
        self.targets
            .iter()
            .filter(is_of_kind)
            .map(|target| target.name.as_str())
    }
}

impl Dependency {
    /// Whether it is one of our own crates.
    pub(crate) fn is_ours(&self) -> bool {
        self.path.is_some()
    }
}

fn metadata(manifest: &Path) -> Result<Metadata> {
    let mut command = process::cargo();
    command
        .args([
            "metadata",
            "--format-version=1",
            "--no-deps",
            "--manifest-path",
        ])
        .arg(manifest);
    serde_json::from_str(&process::read(&mut command)?)
        .context("reading what `cargo metadata` printed")
}
