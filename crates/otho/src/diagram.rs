//! A position as lines of text: a board that speech and Braille can read, and what is to be said
//! about it.

use otho_core::{Color, Ending, Outcome, Position, Square, Turn, Variant};
use otho_text::{FinalResult, InWords, Texts};

/// The board with its coordinates: `X` black, `O` white, `-` empty.
pub(crate) fn rows(position: Position) -> Vec<String> {
    let mut rows = vec!["  a b c d e f g h".to_owned()];
    for row in 0..8 {
        let mut line = (row + 1).to_string();
        for column in 0..8 {
            let square = Square::from_column_row(column, row).expect("both are below 8");
            line.push(' ');
            line.push(position.disc_at(square).map_or('-', Color::letter));
        }
        rows.push(line);
    }
    rows
}

/// The number of discs of each color.
pub(crate) fn counts(position: Position, texts: &Texts) -> String {
    let discs = position.count();
    let values = [("black", discs.black.into()), ("white", discs.white.into())];
    texts.format("diagram-counts", &values)
}

/// The counts, and what the player to move can do or how the game ended.
pub(crate) fn sentences(position: Position, texts: &Texts) -> Vec<String> {
    let side = || ("side", position.side().in_words(texts).into());
    let mut lines = vec![counts(position, texts)];
    match position.turn() {
        Turn::Move(moves) => {
            let moves = ("moves", moves.to_string().into());
            lines.push(texts.format("diagram-to-move", &[side(), moves]));
        }
        Turn::Pass => lines.push(texts.format("diagram-must-pass", &[side()])),
        Turn::Over => {
            let score = position
                .final_score(Variant::Othello)
                .expect("neither player has a move");
            let ending = Ending::NoMoves;
            let outcome = Outcome { ending, score };
            let discs = position.count();
            lines.push(ending.in_words(texts));
            lines.push(FinalResult { outcome, discs }.in_words(texts));
        }
    }
    lines
}
