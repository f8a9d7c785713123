//! `otho play` in a real pseudo-terminal.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crate::tmux::{PATIENCE, Tmux};

const SMALL: (u16, u16) = (40, 16);

/// A perfect game, which ends in a draw.
const DRAW: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1\
    f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

#[test]
fn a_whole_game_is_played_by_keys_and_the_terminal_is_left_clean() {
    let tmux = Tmux::begin("game", SMALL, "", "play --side both --ascii");
    tmux.wait_for("? help, q quit");
    let squares: Vec<&str> = DRAW
        .as_bytes()
        .chunks(2)
        .map(|square| std::str::from_utf8(square).expect("it is ASCII"))
        .collect();
    for square in &squares {
        // As letters: tmux takes f5 for a key of that name.
        tmux.keys(&["-l", &format!("/{square}")]);
        tmux.keys(&["Enter"]);
    }
    let screen = tmux.wait_for("32 to 32");
    assert!(
        screen.contains("X 32") && screen.contains("O 32"),
        "{screen}"
    );
    tmux.keys(&["Home"]);
    tmux.wait_for("This is the start.");
    tmux.keys(&["?"]);
    tmux.wait_for("Any key closes this page.");
    tmux.keys(&["Escape"]);
    tmux.wait_for("? help, q quit");
    tmux.keys(&["q"]);
    tmux.expect_clean("0");
}

#[test]
fn the_computer_answers_and_a_hint_and_an_undo_come_by_keys() {
    let tmux = Tmux::begin("computer", (80, 24), "", "play --level 2 --seed 1 --still");
    tmux.wait_for("●");
    tmux.keys(&["h"]);
    tmux.wait_for("A good move is");
    tmux.keys(&["Enter"]);
    tmux.wait_for("White plays");
    tmux.keys(&["u"]);
    tmux.wait_for("Taken back.");
    tmux.keys(&["C-c"]);
    tmux.expect_clean("0");
}

#[test]
fn a_window_may_change_its_size_even_to_one_that_is_too_small() {
    let tmux = Tmux::begin("resize", (80, 30), "", "play --side both --ascii");
    tmux.wait_for("a   b   c");
    tmux.run(&["resize-window", "-x", "30", "-y", "10"]);
    tmux.wait_for("too small");
    tmux.run(&["resize-window", "-x", "40", "-y", "16"]);
    tmux.wait_for("a  b  c");
    tmux.keys(&["Enter"]);
    tmux.wait_for("Black plays d3");
    tmux.keys(&["q"]);
    tmux.expect_clean("0");
}

/// Only a build with debug assertions panics when it is asked to.
#[cfg(debug_assertions)]
#[test]
fn a_panic_is_read_on_an_ordinary_screen() {
    let tmux = Tmux::begin(
        "panic",
        SMALL,
        "RUST_BACKTRACE=0 OTHO_TEST_PANIC=1",
        "play --ascii",
    );
    tmux.wait_for("? help, q quit");
    tmux.keys(&["!"]);
    let screen = tmux.wait_for("a test wanted this");
    assert!(screen.contains("panicked"), "{screen}");
    tmux.expect_clean("101");
}

/// A thread of the engine that dies would else leave a game in which nobody answers.
#[cfg(debug_assertions)]
#[test]
fn a_panic_of_the_engine_ends_the_program_and_is_read_on_an_ordinary_screen() {
    let environment = "RUST_BACKTRACE=0 OTHO_TEST_PANIC=engine";
    let tmux = Tmux::begin("engine", SMALL, environment, "play --ascii");
    tmux.wait_for("? help, q quit");
    tmux.keys(&["!"]);
    let screen = tmux.wait_for("a test wanted this");
    assert!(screen.contains("panicked"), "{screen}");
    tmux.expect_clean("101");
}

#[test]
fn a_terminal_that_cannot_be_drawn_on_is_spoken_to_line_by_line() {
    let tmux = Tmux::begin("dumb", SMALL, "TERM=dumb", "play --side both");
    tmux.wait_for("Type ? for the commands.");
    tmux.keys(&["quit", "Enter"]);
    tmux.wait_for("Goodbye.");
    tmux.wait_for("ended 0");
}

#[test]
fn a_message_that_is_longer_than_its_room_is_read_to_its_end() {
    let tmux = Tmux::begin("long", SMALL, "", "play --side both --ascii");
    tmux.wait_for("? help, q quit");
    tmux.keys(&["-l", "/b"]);
    tmux.keys(&["Enter"]);
    let screen = tmux.wait_for("Tab more 1/2");
    assert!(screen.contains("4: d white, e black"), "{screen}");
    tmux.keys(&["Tab"]);
    let screen = tmux.wait_for("Tab more 2/2");
    assert!(screen.contains("8: empty"), "{screen}");
    assert!(!screen.contains("4: d white"), "{screen}");
    tmux.keys(&["Tab"]);
    tmux.wait_for("Tab more 1/2");
    tmux.keys(&["q"]);
    tmux.expect_clean("0");
}

#[cfg(target_os = "linux")]
#[test]
fn a_kill_leaves_the_terminal_clean() {
    let tmux = Tmux::begin("kill", SMALL, "", "play --side both --ascii");
    tmux.wait_for("? help, q quit");
    let kill = format!("kill -TERM {}", tmux.program());
    let killed = Command::new("sh").args(["-c", &kill]).status();
    assert!(killed.is_ok_and(|status| status.success()));
    tmux.expect_clean("0");
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_ends_with_its_terminal() {
    let tmux = Tmux::begin("gone", SMALL, "", "play --side both");
    tmux.wait_for("? help, q quit");
    let number = tmux.program();
    tmux.run(&["kill-server"]);
    let began = Instant::now();
    // One that has ended may still be listed, as a zombie.
    let runs = || {
        let state = fs::read_to_string(format!("/proc/{number}/stat"));
        state.is_ok_and(|state| !state.contains(") Z "))
    };
    while runs() {
        assert!(began.elapsed() < PATIENCE, "it still runs");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn no_color_means_none() {
    for (environment, is_colored) in [("NO_COLOR=1", false), ("NO_COLOR=", true)] {
        let tmux = Tmux::begin(
            &format!("color{is_colored}"),
            SMALL,
            environment,
            "play --side both",
        );
        tmux.wait_for("? help, q quit");
        let captured = tmux.run(&["capture-pane", "-p", "-e"]);
        let screen = String::from_utf8_lossy(&captured.stdout).into_owned();
        assert_eq!(screen.contains("\u{1b}["), is_colored, "{screen:?}");
        // Where no ground shows them, empty squares have a sign.
        assert_eq!(screen.contains("-  -  -"), !is_colored, "{screen}");
    }
}

#[test]
fn a_position_is_set_up_by_mouse_and_keys_and_played() {
    let tmux = Tmux::begin("setup", SMALL, "", "play --side both --ascii");
    tmux.wait_for("? help, q quit");
    tmux.keys(&["e"]);
    tmux.wait_for("Set up a position.");
    tmux.keys(&["c"]);
    tmux.wait_for(">X 0");
    tmux.keys(&["p"]);
    tmux.wait_for("Neither player has a move");
    // A column has three cells, from the third on; the first row of squares is the third line.
    let (a1, b1, white) = ((3, 2), (6, 2), (30, 2));
    for (column, row) in [a1, b1, b1, white] {
        tmux.click(column, row);
    }
    let screen = tmux.wait_for(">O 1");
    assert!(screen.contains("X 1"), "{screen}");
    tmux.keys(&["t"]);
    tmux.wait_for(">X 1");
    tmux.keys(&["p"]);
    tmux.wait_for("The position is set up.");
    tmux.wait_for("Two people play");
    tmux.click(9, 2);
    tmux.wait_for("Black plays c1 and flips 1 disc.");
    tmux.keys(&["e"]);
    tmux.wait_for("Set up a position.");
    tmux.keys(&["c", "Escape"]);
    let screen = tmux.wait_for("Two people play");
    assert!(screen.contains("X 3"), "{screen}");
    tmux.keys(&["q"]);
    tmux.expect_clean("0");
}

#[test]
fn the_bell_rings_for_the_computer_s_move_once_sounds_are_on() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let file = folder.path().join("output");
    let tmux = Tmux::begin("bell", SMALL, "", "play --level 1 --seed 1 --ascii --still");
    tmux.record(&file);
    tmux.wait_for("? help, q quit");
    tmux.keys(&["Enter"]);
    tmux.wait_for("White plays");
    tmux.keys(&["b"]);
    tmux.wait_for("Sounds are on");
    tmux.keys(&["u"]);
    tmux.wait_for("Taken back.");
    tmux.keys(&["Enter"]);
    tmux.wait_for("White plays");
    tmux.keys(&["b"]);
    tmux.wait_for("Sounds are off.");
    tmux.keys(&["q"]);
    tmux.expect_clean("0");
    let began = Instant::now();
    let printed = loop {
        let printed = fs::read(&file).unwrap_or_default();
        if printed.ends_with(b"echo\r\n") {
            break printed;
        }
        assert!(began.elapsed() < PATIENCE, "the record does not end");
        thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(printed.iter().filter(|&&byte| byte == 7).count(), 1);
}

/// The whole game as a file.
fn draw_in(folder: &tempfile::TempDir) -> String {
    let file = folder.path().join("draw.txt");
    fs::write(&file, DRAW.to_owned() + "\n").expect("it can be written");
    file.to_str().expect("the name is UTF-8").to_owned()
}

#[test]
fn a_review_ends_when_somebody_has_seen_enough() {
    let folder = tempfile::tempdir().expect("there is a temporary folder");
    let file = draw_in(&folder);
    let tmux = Tmux::begin("review", SMALL, "", &format!("play {file} --side both"));
    tmux.wait_for("? help, q quit");
    tmux.keys(&["v", "Escape"]);
    tmux.wait_for("Stopped after");
    tmux.keys(&["q"]);
    tmux.expect_clean("0");
    let tmux = Tmux::begin("listen", SMALL, "", &format!("play --text {file}"));
    tmux.wait_for("is a draw, 32 to 32.");
    // The empty line ends the review, and is no command of its own.
    tmux.keys(&["review", "Enter", "Enter", "c", "Enter"]);
    let screen = tmux.wait_for("squares are empty");
    assert!(screen.contains("Stopped after"), "{screen}");
    assert!(!screen.contains("Nothing was typed"), "{screen}");
}

#[test]
fn what_is_typed_at_a_terminal_is_heard_while_the_computer_thinks() {
    let args = "play --text --side none --level champion";
    let tmux = Tmux::begin("typed", SMALL, "", args);
    tmux.wait_for("Black plays");
    tmux.keys(&["quit", "Enter"]);
    let screen = tmux.wait_for("Goodbye.");
    assert!(!screen.contains("Neither player"), "{screen}");
    tmux.wait_for("ended 0");
}
