//! What the build makes of the web app.

use std::fs;
use std::io::Read;

use flate2::read::GzDecoder;

use crate::pack::{Effort, pack};

#[test]
fn the_compressed_forms_are_the_file_again_and_smaller() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let (source, target) = (folder.path().join("dist"), folder.path().join("app"));
    fs::create_dir_all(source.join("assets")).expect("it can be made");
    let long = "Othello ".repeat(1000);
    fs::write(source.join("index.html"), &long).expect("it can be written");
    fs::write(source.join("assets/a.png"), &long).expect("it can be written");
    fs::write(source.join("assets/short.js"), "0").expect("it can be written");
    for effort in [Effort::Little, Effort::Most] {
        let table = pack(&source, &target, effort).expect("it can be packed");
        let rows: Vec<&str> = table.lines().filter(|row| row.contains("path")).collect();
        assert_eq!(rows.len(), 3, "{table}");
        // Pictures are compressed already, and a byte does not get shorter.
        assert!(rows[0].contains("\"assets/a.png\"") && rows[0].contains("brotli: None"));
        assert!(rows[1].contains("\"assets/short.js\"") && rows[1].contains("gzip: None"));
        assert!(rows[2].contains("\"index.html\"") && rows[2].contains("gzip: Some"));

        let file = |form: &str| fs::read(target.join(format!("2.{form}"))).expect("it is there");
        assert_eq!(file("plain"), long.as_bytes());
        let mut text = String::new();
        let gzip = file("gz");
        assert!(gzip.len() < 200);
        GzDecoder::new(&*gzip)
            .read_to_string(&mut text)
            .expect("it is gzip");
        assert_eq!(text, long);
        if matches!(effort, Effort::Little) {
            assert!(rows[2].contains("brotli: None"), "{table}");
            continue;
        }
        let mut bytes = Vec::new();
        let brotli = file("br");
        assert!(brotli.len() < 200);
        brotli::BrotliDecompress(&mut &*brotli, &mut bytes).expect("it is Brotli");
        assert_eq!(bytes, long.as_bytes());
    }
}

#[test]
fn a_changed_file_has_another_tag_and_no_app_is_an_empty_table() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let (source, target) = (folder.path().join("dist"), folder.path().join("app"));
    let table = || pack(&source, &target, Effort::Little).expect("it can be packed");
    assert_eq!(table(), "&[\n]\n");
    fs::create_dir(&source).expect("it can be made");
    let mut tables = Vec::new();
    for text in ["a", "b", "a"] {
        fs::write(source.join("index.html"), text).expect("it can be written");
        tables.push(table());
    }
    assert_ne!(tables[0], tables[1]);
    assert_eq!(tables[0], tables[2]);
}
