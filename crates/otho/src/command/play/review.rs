//! A game looked at again: what its positions were worth, and which moves lost discs.

use otho_core::{Color, Game, Ply, Position, Square};
use otho_text::{InWords, Texts};

/// A move has to lose so many discs to be named: less is what the search itself may err by.
const NAMED: i32 = 3;

/// What the positions of a game are worth to Black, as far as that is known, and the best moves in
/// them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Review {
    pub(super) values: Vec<Option<(i32, Option<Square>)>>,
}

/// The positions to be valued: at the start, and after every turn.
pub(super) fn positions(game: &Game) -> Vec<Position> {
    game.positions().collect()
}

impl Review {
    /// Nothing known yet of so many positions.
    pub(super) fn of(n_positions: usize) -> Self {
        Self {
            values: vec![None; n_positions],
        }
    }

    /// The moves that lost discs, a sentence each, the first one first.
    pub(super) fn sentences(&self, game: &Game, texts: &Texts) -> Vec<String> {
        let mut number = 0;
        let mut sentences = Vec::new();
        for (ply, made) in game.turns().enumerate() {
            let Ply::Move(square) = made.ply else {
                continue;
            };
            number += 1;
            let (Some((before, best)), Some((after, _))) = (self.at(ply), self.at(ply + 1)) else {
                continue;
            };
            let loss = match made.side() {
                Color::Black => before - after,
                Color::White => after - before,
            };
            let Some(best) = best.filter(|&best| best != square && loss >= NAMED) else {
                continue;
            };
            let values = [
                ("number", number.into()),
                ("side", made.side().in_words(texts).into()),
                ("square", square.to_string().into()),
                ("loss", loss.into()),
                ("best", best.to_string().into()),
            ];
            sentences.push(texts.format("play-review-loss", &values));
        }
        if sentences.is_empty() {
            let id = match number {
                0 => "answer-no-turn-yet",
                _ => "play-review-good",
            };
            sentences.push(texts.get(id));
        }
        sentences
    }

    fn at(&self, ply: usize) -> Option<(i32, Option<Square>)> {
        self.values.get(ply).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use otho_core::Rules;
    use otho_text::Language;

    use super::*;

    #[test]
    fn moves_that_lose_discs_are_named_with_a_better_one() {
        let texts = Texts::new(Language::En);
        let mut game = Game::new(Rules::default());
        assert_eq!(
            Review::of(1).sentences(&game, &texts),
            ["Nothing has been played yet."]
        );
        game.play(Square::F5, Duration::ZERO).unwrap();
        game.play(Square::F4, Duration::ZERO).unwrap();
        let values = vec![
            Some((0, Some(Square::F5))),
            Some((-1, Some(Square::D6))),
            Some((4, None)),
        ];
        assert_eq!(
            Review { values }.sentences(&game, &texts),
            ["Move 2, White f4: 5 discs worse than d6."]
        );
        let even = vec![Some((0, None)); 3];
        assert_eq!(Review { values: even }.sentences(&game, &texts).len(), 1);
    }
}
