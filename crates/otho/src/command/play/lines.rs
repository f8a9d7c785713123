//! Sentences as lines that a Braille display of forty cells shows whole.

/// How many cells a line has at most.
pub(super) const CELLS: usize = 40;

/// The lines of a text, none longer than so many characters, cut between words where that is
/// possible. Spaces of any kind are spaces, and no other control character is left.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let word: String = word.chars().filter(|c| !c.is_control()).collect();
            let length = |text: &str| text.chars().count();
            if !line.is_empty() && length(&line) + 1 + length(&word) > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for letter in word.chars() {
                if length(&line) == width {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(letter);
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_between_words_and_long_words_where_the_line_ends() {
        assert_eq!(wrapped("a bc def", 4), ["a bc", "def"]);
        assert_eq!(wrapped("abcdef g", 4), ["abcd", "ef g"]);
        assert_eq!(wrapped("a\nb c", 4), ["a", "b c"]);
        assert_eq!(
            wrapped("a\u{a0}b\u{202f}c\u{7}\u{1b}[2J", 3),
            ["a b", "c[2", "J"]
        );
        assert_eq!(wrapped("čččč č", 4), ["čččč", "č"]);
    }
}
