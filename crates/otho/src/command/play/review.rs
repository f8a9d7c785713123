//! A game looked at again: what its positions were worth, and which moves lost discs.

use otho_core::{Color, Game, Ply, Position, Square};
use otho_text::{InWords, Texts};

/// A move has to lose so many discs to be named: less is what the search itself may err by.
const NAMED: i32 = 4;

/// What the positions of a game are worth to Black, as far as that is known, and the best moves in
/// them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Review {
    pub(super) values: Vec<Option<(i32, Option<Square>)>>,
}

/// A move that lost discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Loss {
    /// How many turns were made before it.
    ply: usize,
    /// Which move of the game it is, passes not counted.
    number: usize,
    side: Color,
    square: Square,
    loss: i32,
    best: Square,
}

impl InWords for Loss {
    fn in_words(&self, texts: &Texts) -> String {
        let values = [
            ("number", self.number.into()),
            ("side", self.side.in_words(texts).into()),
            ("square", self.square.to_string().into()),
            ("loss", self.loss.into()),
            ("best", self.best.to_string().into()),
        ];
        texts.format("play-review-loss", &values)
    }
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

    /// Whether every position is valued.
    pub(super) fn is_complete(&self) -> bool {
        self.values.iter().all(Option::is_some)
    }

    /// What was found, in the order of the game.
    pub(super) fn sentences(&self, game: &Game, texts: &Texts) -> Vec<String> {
        let losses = self.losses(game);
        let mut sentences: Vec<String> = losses.iter().map(|loss| loss.in_words(texts)).collect();
        sentences.extend(self.remark(game, &losses, texts));
        sentences
    }

    /// What was found, the largest losses first, for where there is not room for all.
    pub(super) fn worst_first(&self, game: &Game, texts: &Texts) -> Vec<String> {
        let mut losses = self.losses(game);
        let mut sentences: Vec<String> = self.remark(game, &losses, texts).into_iter().collect();
        if losses.len() > 1 {
            sentences.push(texts.get("play-review-worst"));
        }
        losses.sort_by_key(|loss| -loss.loss);
        sentences.extend(losses.iter().map(|loss| loss.in_words(texts)));
        sentences
    }

    /// What was found about the turn that led to the position after so many of them.
    pub(super) fn sentence_at(&self, ply: usize, game: &Game, texts: &Texts) -> Option<String> {
        let losses = self.losses(game);
        let loss = losses.iter().find(|loss| loss.ply + 1 == ply)?;
        Some(loss.in_words(texts))
    }

    fn losses(&self, game: &Game) -> Vec<Loss> {
        let mut number = 0;
        let mut losses = Vec::new();
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
            losses.push(Loss {
                ply,
                number,
                side: made.side(),
                square,
                loss,
                best,
            });
        }
        losses
    }

    /// What there is to say besides the losses: that there are none, or that not all of the game
    /// was looked at.
    fn remark(&self, game: &Game, losses: &[Loss], texts: &Texts) -> Option<String> {
        if !self.is_complete() {
            let n_known = self.values.iter().flatten().count();
            let values = [
                ("done", n_known.saturating_sub(1).into()),
                ("all", self.values.len().saturating_sub(1).into()),
            ];
            return Some(texts.format("play-review-stopped", &values));
        }
        let id = match game.plies().next() {
            None => "answer-no-turn-yet",
            Some(_) => "play-review-good",
        };
        losses.is_empty().then(|| texts.get(id))
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

    fn game(moves: &[Square]) -> Game {
        let mut game = Game::new(Rules::default());
        for &square in moves {
            game.play(square, Duration::ZERO).expect("it is legal");
        }
        game
    }

    fn said(values: &[Option<(i32, Option<Square>)>], moves: &[Square]) -> Vec<String> {
        let values = values.to_vec();
        Review { values }.sentences(&game(moves), &Texts::new(Language::En))
    }

    #[test]
    fn moves_that_lose_discs_are_named_with_a_better_one() {
        let values = [
            Some((0, Some(Square::F5))),
            Some((-1, Some(Square::D6))),
            Some((4, None)),
        ];
        let moves = [Square::F5, Square::F4];
        let sentence = "Move 2, White f4: 5 discs worse than d6.";
        assert_eq!(said(&values, &moves), [sentence]);
        let review = Review {
            values: values.to_vec(),
        };
        let texts = Texts::new(Language::En);
        let at = |ply| review.sentence_at(ply, &game(&moves), &texts);
        assert_eq!((at(1), at(2)), (None, Some(sentence.to_owned())));
        let even = [Some((0, None)); 3];
        let good = ["No move lost four discs or more."];
        assert_eq!(said(&even, &moves), good);
        let nothing = ["Nothing has been played yet."];
        assert_eq!(said(&even[..1], &[]), nothing);
    }

    #[test]
    fn a_review_that_was_stopped_says_how_far_it_came() {
        let values = [
            Some((0, Some(Square::D3))),
            Some((-5, Some(Square::D6))),
            None,
            None,
        ];
        assert_eq!(
            said(&values, &[Square::F5, Square::F4, Square::E3]),
            [
                "Move 1, Black f5: 5 discs worse than d3.",
                "Stopped after 1 of 3 turns."
            ]
        );
    }

    #[test]
    fn where_there_is_little_room_the_largest_loss_comes_first() {
        let best = Some(Square::H8);
        let review = Review {
            values: vec![Some((0, best)), Some((-5, best)), Some((4, None))],
        };
        let game = game(&[Square::F5, Square::F4]);
        let said = review.worst_first(&game, &Texts::new(Language::En));
        assert!(said[1].starts_with("Move 2, White f4: 9 discs"), "{said:?}");
        assert!(said[2].starts_with("Move 1, Black f5: 5 discs"), "{said:?}");
    }
}
