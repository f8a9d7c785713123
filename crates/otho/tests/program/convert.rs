//! `otho convert`: any format to any other, all or nothing.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use tempfile::TempDir;

use crate::run::{Run, START, otho, otho_reading, program};

/// A folder with files to convert.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("there is a temporary folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn put(&self, name: &str, text: impl AsRef<[u8]>) -> &Self {
        fs::write(self.path(name), text).expect("it can be written");
        self
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("it was written")
    }

    fn convert(&self, args: &[&str]) -> Run {
        program(["convert"].iter().chain(args))
            .current_dir(self.0.path())
            .output()
            .expect("the program starts")
            .into()
    }

    fn names(&self) -> Vec<String> {
        let entries = self.0.path().read_dir().expect("it is a folder");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("it is there").file_name())
            .map(|name| name.into_string().expect("names are UTF-8"))
            .collect();
        names.sort();
        names
    }
}

const GAME: &str = "f5f4c3e6f7g6g4e8g8g5h5";

#[test]
fn a_game_goes_through_every_format_and_comes_back() {
    let desk = Desk::new();
    desk.put("a.txt", format!("{GAME}\n"));
    let formats = ["a.txt", "b.ggf", "c.sgf", "d.json", "e.wtb", "f.txt"];
    for pair in formats.windows(2) {
        let answer = desk.convert(pair).good();
        assert!(
            answer.starts_with("1 game or position written to "),
            "{answer}"
        );
    }
    assert_eq!(desk.read("f.txt"), format!("{GAME}\n"));
}

#[test]
fn several_files_become_one() {
    let desk = Desk::new();
    desk.put("a.txt", "f5d6\nd3\n")
        .put("b.sgf", "(;GM[2]SZ[8];B[c4])");
    let run = desk.convert(&["a.txt", "b.sgf", "c.txt", "--json"]);
    let json = run.json();
    assert_eq!(json["items"], 3);
    assert_eq!(json["format"], "transcript");
    assert_eq!(desk.read("c.txt"), "f5d6\nd3\nc4\n");
}

#[test]
fn standard_input_and_output_are_files_too() {
    let run = otho_reading(b"f5d6", &["convert", "-", "-", "--to", "board"]);
    let board = run.good();
    assert_eq!(board, otho(["position", "play", START, "f5d6"]).good());
    let run = otho_reading(b"f5d6", &["convert", "-", "-"]);
    assert!(run.refused(2).contains("--to says it"));
    let run = otho_reading(b"f5d6", &["convert", "-", "-", "--to", "sgf", "--json"]);
    assert!(run.refused(2).contains("leave --json out"));
}

#[test]
fn a_file_can_be_replaced_by_what_is_read_from_it() {
    let desk = Desk::new();
    desk.put("a.txt", "1. F5 d6");
    desk.convert(&["a.txt", "a.txt"]).good();
    assert_eq!(desk.read("a.txt"), "f5d6\n");
}

#[test]
fn an_error_leaves_everything_as_it_was() {
    let desk = Desk::new();
    desk.put("a.txt", "f5d6\nf5x\n").put("out.sgf", "precious");
    let sentence = desk.convert(&["a.txt", "out.sgf"]).refused(2);
    assert!(
        sentence.starts_with("a.txt: Read as transcript, line 2"),
        "{sentence}"
    );
    assert_eq!(desk.read("out.sgf"), "precious");
    desk.convert(&["a.txt", "new.sgf"]).refused(2);
    desk.convert(&["a.txt", "new.wtb"]).refused(2);
    desk.convert(&["absent.txt", "new.sgf"]).refused(2);
    assert_eq!(desk.names(), ["a.txt", "out.sgf"]);
}

#[test]
fn a_program_that_is_stopped_leaves_nothing_behind() {
    let desk = Desk::new();
    let mut child = program(["convert", "-", "out.sgf"])
        .current_dir(desk.0.path())
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // More than a pipe holds back: when it is gone, the program is at work.
    let games = format!("{GAME}\n").repeat(20_000);
    let stdin = child.stdin.as_mut().expect("it is piped");
    stdin.write_all(games.as_bytes()).expect("it is read");
    child.kill().expect("it waits for more");
    child.wait().expect("it was killed");
    assert_eq!(desk.names(), [""; 0]);
}

#[test]
fn what_a_format_cannot_hold_is_said_with_the_number_of_the_game() {
    let desk = Desk::new();
    desk.put("a.txt", "f5d6\nf5f5\n");
    assert_eq!(
        desk.convert(&["a.txt", "b.board"]).refused(1),
        "a.txt, number 2: board holds legal games only. \
         Move 2: White cannot play f5, because the square is occupied."
    );
    desk.put("p.obf", START.replacen("--", "X-", 1));
    let sentence = desk.convert(&["p.obf", "p.wtb"]).refused(2);
    assert!(sentence.contains("ordinary start only"), "{sentence}");
    let sentence = desk.convert(&["a.txt", "-", "--to", "wthor"]).refused(2);
    assert!(sentence.contains("three files"), "{sentence}");
}

#[test]
fn places_that_cannot_be_written_to_are_said() {
    let desk = Desk::new();
    desk.put("a.txt", "f5").put("file", "");
    fs::create_dir(desk.path("folder.sgf")).expect("it can be made");
    assert_eq!(
        desk.convert(&["a.txt", "folder.sgf"]).refused(2),
        "folder.sgf cannot be written: it is a folder."
    );
    assert_eq!(
        desk.convert(&["a.txt", "absent/b.sgf"]).refused(2),
        "absent/b.sgf cannot be written: its folder does not exist."
    );
    assert!(desk.convert(&["a.txt", "b"]).refused(2).contains("--to"));
    assert!(desk.convert(&["a.txt"]).refused(2).contains("FILE"));
}

#[cfg(unix)]
#[test]
fn the_file_behind_a_link_is_replaced_and_keeps_its_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let desk = Desk::new();
    desk.put("a.txt", "f5").put("b.sgf", "old");
    let mode = fs::Permissions::from_mode(0o640);
    fs::set_permissions(desk.path("b.sgf"), mode).expect("it is ours");
    symlink("b.sgf", desk.path("link.sgf")).expect("it can be made");
    desk.convert(&["a.txt", "link.sgf"]).good();
    assert!(desk.read("b.sgf").starts_with("(;GM[2]"));
    let is_link = desk.path("link.sgf").is_symlink();
    let mode = desk.path("b.sgf").metadata().expect("it is there");
    assert_eq!((is_link, mode.permissions().mode() & 0o777), (true, 0o640));
}

#[cfg(unix)]
#[test]
fn a_device_is_written_to_and_not_replaced() {
    let desk = Desk::new();
    desk.put("a.txt", "f5");
    desk.convert(&["a.txt", "/dev/null", "--to", "sgf"]).good();
    assert!(!Path::new("/dev/null").is_file());
}

#[test]
fn games_and_positions_become_pictures() {
    let desk = Desk::new();
    desk.put("a.txt", GAME).put("two.txt", "f5\nd3\n");
    desk.put("p.obf", START);
    desk.convert(&["a.txt", "a.svg"]).good();
    assert!(desk.read("a.svg").contains("Black wins 63–1"));
    desk.convert(&["p.obf", "p.svg"]).good();
    desk.convert(&["two.txt", "two.brf"]).good();
    assert_eq!(desk.read("two.brf").matches('\u{c}').count(), 1);
    desk.convert(&["two.txt", "two.brl"]).good();
    let sentence = desk.convert(&["two.txt", "two.svg"]).refused(2);
    assert!(sentence.contains("one picture"), "{sentence}");
    assert!(!desk.path("two.svg").exists());
}

#[test]
fn an_archive_keeps_the_names_of_players_and_tournaments() {
    let desk = Desk::new();
    let moves = "f5f4c3e6f7g6g4e8g8g5h5";
    let plays: String = (0..11)
        .map(|i| format!(";{}[{}]", ["B", "W"][i % 2], &moves[2 * i..2 * i + 2]))
        .collect();
    desk.put(
        "a.sgf",
        format!("(;GM[2]SZ[8]PB[Ann]PW[Bob]EV[Paris]DT[1999]{plays})"),
    );
    desk.convert(&["a.sgf", "a.wtb"]).good();
    assert_eq!(desk.names(), ["a.jou", "a.sgf", "a.trn", "a.wtb"]);
    desk.convert(&["a.wtb", "b.sgf"]).good();
    let sgf = desk.read("b.sgf");
    for part in ["PB[Ann]", "PW[Bob]", "EV[Paris]", "DT[1999]"] {
        assert!(sgf.contains(part), "{sgf}");
    }
    // Without its own file of names, an archive finds the common one, whatever its case.
    fs::rename(desk.path("a.jou"), desk.path("WTHOR.JOU")).expect("it is there");
    desk.convert(&["a.wtb", "c.sgf"]).good();
    assert!(desk.read("c.sgf").contains("PB[Ann]"));
}
