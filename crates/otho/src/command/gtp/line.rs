//! Lines of the protocol: what is left of them without comments, and what they command.

/// A command with its arguments.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Command {
    /// The number that its answer repeats.
    pub(super) id: Option<String>,
    pub(super) name: String,
    pub(super) args: Vec<String>,
}

/// The command of a line; nothing where there is only white space or a comment.
pub(super) fn parse(line: &str) -> Option<Command> {
    let text = line.split('#').next().unwrap_or_default();
    // The protocol has control characters removed, but for the tab, which is a space.
    let text: String = text
        .chars()
        .map(|c| if c == '\t' { ' ' } else { c })
        .filter(|c| !c.is_control())
        .collect();
    let mut words = text.split_whitespace().map(str::to_owned).peekable();
    words.peek()?;
    let id = words.next_if(|word| word.len() <= 10 && word.bytes().all(|b| b.is_ascii_digit()));
    Some(Command {
        id,
        name: words.next().unwrap_or_default(),
        args: words.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command(id: Option<&str>, words: &[&str]) -> Option<Command> {
        Some(Command {
            id: id.map(str::to_owned),
            name: words[0].to_owned(),
            args: words[1..].iter().map(|&word| word.to_owned()).collect(),
        })
    }

    #[test]
    fn a_command_has_a_name_and_perhaps_an_id_and_arguments() {
        assert_eq!(parse("name\n"), command(None, &["name"]));
        assert_eq!(
            parse("12 play b F5\r\n"),
            command(Some("12"), &["play", "b", "F5"])
        );
        assert_eq!(
            parse("\tplay  black\tf5 # good"),
            command(None, &["play", "black", "f5"])
        );
        assert_eq!(parse("7"), command(Some("7"), &[""]));
        assert_eq!(parse("\u{7}na\u{0}me"), command(None, &["name"]));
    }

    #[test]
    fn comments_and_blank_lines_are_no_commands() {
        for line in ["", "\n", "  \t \r\n", "# play b f5", "   #"] {
            assert_eq!(parse(line), None, "{line:?}");
        }
    }
}
