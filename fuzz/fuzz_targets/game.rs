//! Whatever happens in a game, its log tells the same game again, and what is refused leaves no
//! trace.

#![no_main]

use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use otho_core::clock::TimeLoss;
use otho_core::{Color, Event, Game, Position, Rules, Score, Square, Variant};

/// The rules that a byte stands for.
fn rules(byte: u8) -> Rules {
    let times = [None, Some("1"), Some("0.5+2"), Some("0.1+3x5")];
    let time_losses = [TimeLoss::Federation, TimeLoss::Woc, TimeLoss::Sudden];
    Rules {
        start: Position::START,
        variant: if byte & 1 == 0 {
            Variant::Othello
        } else {
            Variant::Anti
        },
        time: times[usize::from(byte >> 1) % 4].map(|text| text.parse().expect("a time control")),
        time_loss: time_losses[usize::from(byte >> 3) % 3],
    }
}

/// The event that two bytes stand for: mostly moves, legal ones if that is at all possible.
fn event(kind: u8, choice: u8, position: Position) -> Event {
    let color = Color::ALL[usize::from(choice) % 2];
    match kind % 16 {
        0 => Event::Undo,
        1 => Event::Redo,
        2 => Event::Pause,
        3 => Event::Resume,
        4 => Event::Pass,
        5 => Event::FlagFall(color),
        6 if choice > 200 => Event::Resign(color),
        7 if choice > 200 => Event::Agree(Score::from_black(choice % 65).expect("64 at most")),
        8 => Event::Move(Square::ALL[usize::from(choice) % 64]),
        _ => {
            let moves: Vec<Square> = position.legal_moves().into_iter().collect();
            let place = usize::from(choice) % moves.len().max(1);
            Event::Move(moves.get(place).copied().unwrap_or(Square::A1))
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [first, events @ ..] = bytes else { return };
    let mut game = Game::new(rules(*first));
    let mut now = Duration::ZERO;
    for chunk in events.chunks_exact(3) {
        now += Duration::from_millis(u64::from(chunk[2]) * 20);
        game.tick(now);
        let (position, length) = (game.position(), game.log().len());
        let done = match event(chunk[0], chunk[1], position) {
            Event::Move(square) => game.play(square, now),
            other => game.apply(other, now),
        };
        if done.is_err() {
            assert_eq!((game.position(), game.log().len()), (position, length));
        }
    }
    let told = Game::replay(*game.rules(), game.log().iter().copied()).expect("it happened");
    assert_eq!(told.position(), game.position());
    assert_eq!(told.outcome(), game.outcome());
    for color in Color::ALL {
        assert_eq!(told.time_left(color, now), game.time_left(color, now));
    }
});
