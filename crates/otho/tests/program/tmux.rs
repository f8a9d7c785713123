//! A real pseudo-terminal, which tmux holds: `cargo xtask test` installs it.

use std::path::Path;
use std::process::{Command, Output};
use std::thread;
use std::time::{Duration, Instant};

/// Longer than anything takes on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal with a shell in it, from a server of its own.
pub(crate) struct Tmux {
    server: String,
}

impl Tmux {
    /// A terminal of this size in which the program has been started by a shell, which says `ended`
    /// and what the terminal is set to afterwards.
    pub(crate) fn begin(
        name: &str,
        (width, height): (u16, u16),
        environment: &str,
        args: &str,
    ) -> Self {
        let server = format!("otho-{name}-{}", std::process::id());
        let tmux = Self { server };
        let program = env!("CARGO_BIN_EXE_otho");
        let line = format!(
            "{environment} '{program}' {args} 2>&1; \
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

    pub(crate) fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command.env("LC_ALL", "C.UTF-8").env_remove("TMUX");
        command.args(["-u", "-L", &self.server]).args(args);
        command
            .output()
            .expect("tmux is installed; `cargo xtask setup` does that")
    }

    /// The number of the program's process.
    #[cfg(target_os = "linux")]
    pub(crate) fn program(&self) -> String {
        let found = self.run(&["display-message", "-p", "#{pane_pid}"]);
        let shell = String::from_utf8_lossy(&found.stdout).trim().to_owned();
        let children = std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children"));
        children.expect("the shell has a child").trim().to_owned()
    }

    pub(crate) fn keys(&self, keys: &[&str]) {
        let sent = self.run(&[&["send-keys"], keys].concat());
        assert!(sent.status.success(), "{sent:?}");
    }

    /// Presses the left button of the mouse in this column and row, counted from 0.
    pub(crate) fn click(&self, column: u16, row: u16) {
        let report = format!("\u{1b}[<0;{};{}M", column + 1, row + 1);
        let bytes: Vec<String> = report.bytes().map(|byte| format!("{byte:x}")).collect();
        let bytes: Vec<&str> = bytes.iter().map(String::as_str).collect();
        self.keys(&[&["-H"], bytes.as_slice()].concat());
    }

    /// Writes all that the program prints from now on into a file, as it is.
    pub(crate) fn record(&self, file: &Path) {
        let command = format!("cat > '{}'", file.display());
        assert!(self.run(&["pipe-pane", &command]).status.success());
    }

    pub(crate) fn screen(&self) -> String {
        let captured = self.run(&["capture-pane", "-p"]);
        String::from_utf8(captured.stdout).expect("the screen is UTF-8")
    }

    /// Waits until the screen shows this.
    pub(crate) fn wait_for(&self, part: &str) -> String {
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
    pub(crate) fn expect_clean(&self, code: &str) {
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
