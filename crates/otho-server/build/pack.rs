//! Copies a folder of files beside compressed forms of them, and writes the table that embeds them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write as _};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

/// How hard to compress.
#[derive(Clone, Copy)]
pub(crate) enum Effort {
    /// For a build that is soon made anew, and whose compressors are not optimized: gzip alone.
    Little,
    /// For a build that is kept: some seconds for each megabyte.
    Most,
}

/// What gains nothing by being compressed again.
const COMPRESSED: [&str; 9] = [
    "avif", "gif", "jpg", "mp3", "ogg", "png", "webm", "webp", "woff2",
];

/// The table of the files in `source`, as an array of `Asset` in Rust, empty when there is no such
/// folder; the files themselves are written to `target`, whose name the table takes from OUT_DIR.
pub(crate) fn pack(source: &Path, target: &Path, effort: Effort) -> io::Result<String> {
    if target.exists() {
        fs::remove_dir_all(target)?;
    }
    fs::create_dir_all(target)?;
    let mut files = BTreeMap::new();
    if source.exists() {
        collect(source, "", &mut files)?;
    }
    let mut table = "&[\n".to_owned();
    for (number, (path, bytes)) in files.iter().enumerate() {
        let embed = |form: &str, bytes: &[u8]| -> io::Result<String> {
            fs::write(target.join(format!("{number}.{form}")), bytes)?;
            Ok(format!(
                "include_bytes!(concat!(env!(\"OUT_DIR\"), \"/app/{number}.{form}\"))"
            ))
        };
        let plain = embed("plain", bytes)?;
        let compressed = |form: &str, smaller: Option<Vec<u8>>| match smaller {
            Some(bytes) => Ok(format!("Some({})", embed(form, &bytes)?)),
            None => io::Result::Ok("None".to_owned()),
        };
        let gzip = compressed("gz", smaller(path, bytes, |bytes| gzip(bytes, effort))?)?;
        let brotli = match effort {
            Effort::Little => None,
            Effort::Most => smaller(path, bytes, brotli)?,
        };
        let brotli = compressed("br", brotli)?;
        let tag = tag(bytes);
        writeln!(
            table,
            "Asset {{ path: {path:?}, tag: {tag:?}, plain: {plain}, gzip: {gzip}, brotli: {brotli} }},"
        )
        .expect("writing to a string never fails");
    }
    table.push_str("]\n");
    Ok(table)
}

/// The files of a folder by their paths below it, with `/` between the parts.
fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name
            .to_str()
            .ok_or_else(|| io::Error::other("a file has a name that is not UTF-8"))?;
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// A compressed form, where it is worth the trouble of the browser.
fn smaller(
    path: &str,
    bytes: &[u8],
    compress: impl FnOnce(&[u8]) -> io::Result<Vec<u8>>,
) -> io::Result<Option<Vec<u8>>> {
    let extension = path.rsplit('.').next().unwrap_or_default();
    if COMPRESSED.contains(&extension) {
        return Ok(None);
    }
    let compressed = compress(bytes)?;
    let is_worth_it = compressed.len() * 20 < bytes.len() * 19;
    Ok(is_worth_it.then_some(compressed))
}

fn gzip(bytes: &[u8], effort: Effort) -> io::Result<Vec<u8>> {
    let level = match effort {
        Effort::Little => Compression::fast(),
        Effort::Most => Compression::best(),
    };
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &parameters)?;
    Ok(compressed)
}

/// What tells one content of a file from another.
fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
