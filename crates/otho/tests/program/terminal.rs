//! `otho play` in a real pseudo-terminal, which tmux holds: `cargo xtask test` installs it.

use std::process::{Command, Output};
use std::thread;
use std::time::{Duration, Instant};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal with a shell in it, from a server of its own.
struct Tmux {
    server: String,
}

impl Tmux {
    /// A terminal of this size in which the program has been started by a shell, which says `ended`
    /// and what the terminal is set to afterwards.
    fn begin(name: &str, (width, height): (u16, u16), environment: &str, args: &str) -> Self {
        let server = format!("otho-{name}-{}", std::process::id());
        let tmux = Self { server };
        let program = env!("CARGO_BIN_EXE_otho");
        let line = format!(
            "{environment} '{program}' play {args} 2>&1; \
             echo ended $?; stty -a | grep -ow -e '-*icanon' -e '-*echo'; sleep 600"
        );
        let (width, height) = (width.to_string(), height.to_string());
        let begun = tmux.run(&[
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            &width,
            "-y",
            &height,
            &line,
        ]);
        assert!(begun.status.success(), "{begun:?}");
        tmux
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command.env("LC_ALL", "C.UTF-8").env_remove("TMUX");
        command.args(["-u", "-L", &self.server]).args(args);
        command
            .output()
            .expect("tmux is installed; `cargo xtask setup` does that")
    }

    /// The number of the program's process.
    #[cfg(target_os = "linux")]
    fn program(&self) -> String {
        let found = self.run(&["display-message", "-p", "#{pane_pid}"]);
        let shell = String::from_utf8_lossy(&found.stdout).trim().to_owned();
        let children = std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children"));
        children.expect("the shell has a child").trim().to_owned()
    }

    fn keys(&self, keys: &[&str]) {
        let sent = self.run(&[&["send-keys"], keys].concat());
        assert!(sent.status.success(), "{sent:?}");
    }

    fn screen(&self) -> String {
        let captured = self.run(&["capture-pane", "-p"]);
        String::from_utf8(captured.stdout).expect("the screen is UTF-8")
    }

    /// Waits until the screen shows this.
    fn wait_for(&self, part: &str) -> String {
        let began = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(part) {
                return screen;
            }
            assert!(began.elapsed() < PATIENCE, "no {part:?} in:\n{screen}");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// The terminal is again as the shell had it: lines are edited and echoed, the screen of the
    /// program is gone, and so is its mouse.
    fn expect_clean(&self, code: &str) {
        let screen = self.wait_for(&format!("ended {code}"));
        let screen = if screen.contains("echo\n") {
            screen
        } else {
            self.wait_for("echo\n")
        };
        assert!(
            screen.contains("\nicanon") && screen.contains("\necho"),
            "{screen}"
        );
        assert!(!screen.contains("a  b  c  d"), "{screen}");
        let flags = self.run(&[
            "display-message",
            "-p",
            "#{alternate_on}#{mouse_any_flag}#{cursor_flag}",
        ]);
        assert_eq!(String::from_utf8_lossy(&flags.stdout).trim(), "001");
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

const SMALL: (u16, u16) = (40, 16);

/// A perfect game, which ends in a draw.
const DRAW: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1\
    f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";

#[test]
fn a_whole_game_is_played_by_keys_and_the_terminal_is_left_clean() {
    let tmux = Tmux::begin("game", SMALL, "", "--side both --ascii");
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
    let tmux = Tmux::begin("computer", (80, 24), "", "--level 2 --seed 1 --still");
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
    let tmux = Tmux::begin("resize", (80, 30), "", "--side both --ascii");
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

#[test]
fn a_panic_is_read_on_an_ordinary_screen() {
    let tmux = Tmux::begin(
        "panic",
        SMALL,
        "RUST_BACKTRACE=0 OTHO_TEST_PANIC=1",
        "--ascii",
    );
    tmux.wait_for("? help, q quit");
    tmux.keys(&["!"]);
    let screen = tmux.wait_for("a test wanted this");
    assert!(screen.contains("panicked"), "{screen}");
    tmux.expect_clean("101");
}

#[cfg(target_os = "linux")]
#[test]
fn a_kill_leaves_the_terminal_clean() {
    let tmux = Tmux::begin("kill", SMALL, "", "--side both --ascii");
    tmux.wait_for("? help, q quit");
    let kill = format!("kill -TERM {}", tmux.program());
    let killed = Command::new("sh").args(["-c", &kill]).status();
    assert!(killed.is_ok_and(|status| status.success()));
    tmux.expect_clean("0");
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_ends_with_its_terminal() {
    let tmux = Tmux::begin("gone", SMALL, "", "--side both");
    tmux.wait_for("? help, q quit");
    let number = tmux.program();
    tmux.run(&["kill-server"]);
    let began = Instant::now();
    // One that has ended may still be listed, as a zombie.
    let runs = || {
        let state = std::fs::read_to_string(format!("/proc/{number}/stat"));
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
            "--side both",
        );
        tmux.wait_for("? help, q quit");
        let captured = tmux.run(&["capture-pane", "-p", "-e"]);
        let screen = String::from_utf8_lossy(&captured.stdout).into_owned();
        assert_eq!(screen.contains("\u{1b}["), is_colored, "{screen:?}");
    }
}
