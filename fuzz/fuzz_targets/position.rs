//! Whatever text is a position is written and read back, and every legal move can be made and
//! unmade; whatever text is a move list is written and read back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use otho_core::clock::TimeControl;
use otho_core::{Position, transcript};

fuzz_target!(|text: &str| {
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string().parse(), Ok(position));
        let board = position.board();
        for square in position.legal_moves() {
            let mv = board.find_move(square).expect("a legal move flips");
            assert_eq!(board.play_unchecked(mv).undo_unchecked(mv), board);
        }
    }
    if let Ok(plies) = transcript::parse(text) {
        let written = transcript::write(plies.iter().copied());
        assert_eq!(transcript::parse(&written), Ok(plies));
    }
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
});
