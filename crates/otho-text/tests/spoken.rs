//! What screen readers say: one utterance a turn, names of squares, clocks; in three languages.

use std::time::Duration;

use otho_core::clock::TimeLoss;
use otho_core::{Bitboard, Color, Event, Game, Position, Rules, Square, Variant, transcript};
use otho_text::{Language, Query, Texts, Verbosity, announcement, answer, clocks, square_name};

/// After its eight moves Black has none and passes.
const GAME_WITH_A_PASS: &str = "e6f6c4e7e8d8g6f8";
/// White is wiped out with its ninth.
const SHORTEST_GAME: &str = "f5f4c3e6f7f6f3b2a1";

fn played(moves: &str) -> Game {
    let mut game = Game::new(Rules::default());
    for ply in transcript::parse(moves).unwrap() {
        let transcript::Ply::Move(square) = ply else {
            panic!("the game passes by itself");
        };
        game.play(square, Duration::ZERO).unwrap();
    }
    game
}

fn in_all(say: impl Fn(&Texts) -> String) -> [String; 3] {
    Language::ALL.map(|language| say(&Texts::new(language)))
}

/// What is said after each move of a game, in one language.
fn utterances(moves: &str, verbosity: Verbosity, language: Language) -> Vec<String> {
    let texts = Texts::new(language);
    (2..=moves.len())
        .step_by(2)
        .map(|length| {
            let game = played(&moves[..length]);
            announcement(&game, length / 2 - 1, verbosity, &texts)
        })
        .collect()
}

#[test]
fn a_game_with_a_pass_is_one_utterance_a_turn_in_english() {
    assert_eq!(
        utterances(GAME_WITH_A_PASS, Verbosity::Full, Language::En),
        [
            "Black plays e6 and flips 1 disc. White to move, 3 moves.",
            "White plays f6 and flips 1 disc. Black to move, 4 moves.",
            "Black plays c4 and flips 1 disc. White to move, 5 moves.",
            "White plays e7 and flips 1 disc. Black to move, 4 moves.",
            "Black plays e8 and flips 3 discs. White to move, 3 moves.",
            "White plays d8 and flips 1 disc. Black to move, 3 moves.",
            "Black plays g6 and flips 1 disc. White to move, 3 moves.",
            "White plays f8 and flips 1 disc. Black has no move and passes. White to move, 2 moves.",
        ]
    );
    assert_eq!(
        utterances(GAME_WITH_A_PASS, Verbosity::Short, Language::En)[6..],
        [
            "Black g6, flips 1. White, 3 moves.",
            "White f8, flips 1. Black passes. White, 2 moves.",
        ]
    );
}

#[test]
fn a_game_with_a_pass_is_one_utterance_a_turn_in_french() {
    assert_eq!(
        utterances(GAME_WITH_A_PASS, Verbosity::Full, Language::Fr),
        [
            "Noir joue e6 et retourne 1 pion. À Blanc de jouer, 3 coups possibles.",
            "Blanc joue f6 et retourne 1 pion. À Noir de jouer, 4 coups possibles.",
            "Noir joue c4 et retourne 1 pion. À Blanc de jouer, 5 coups possibles.",
            "Blanc joue e7 et retourne 1 pion. À Noir de jouer, 4 coups possibles.",
            "Noir joue e8 et retourne 3 pions. À Blanc de jouer, 3 coups possibles.",
            "Blanc joue d8 et retourne 1 pion. À Noir de jouer, 3 coups possibles.",
            "Noir joue g6 et retourne 1 pion. À Blanc de jouer, 3 coups possibles.",
            "Blanc joue f8 et retourne 1 pion. Noir n’a aucun coup et passe. \
             À Blanc de jouer, 2 coups possibles.",
        ]
    );
    assert_eq!(
        utterances(GAME_WITH_A_PASS, Verbosity::Short, Language::Fr)[7],
        "Blanc f8, retourne 1. Noir passe. À Blanc, 2 coups."
    );
}

#[test]
fn a_game_with_a_pass_is_one_utterance_a_turn_in_czech() {
    assert_eq!(
        utterances(GAME_WITH_A_PASS, Verbosity::Full, Language::Cs),
        [
            "Černý hraje e6 a otáčí 1 kámen. Na tahu je Bílý, 3 možné tahy.",
            "Bílý hraje f6 a otáčí 1 kámen. Na tahu je Černý, 4 možné tahy.",
            "Černý hraje c4 a otáčí 1 kámen. Na tahu je Bílý, 5 možných tahů.",
            "Bílý hraje e7 a otáčí 1 kámen. Na tahu je Černý, 4 možné tahy.",
            "Černý hraje e8 a otáčí 3 kameny. Na tahu je Bílý, 3 možné tahy.",
            "Bílý hraje d8 a otáčí 1 kámen. Na tahu je Černý, 3 možné tahy.",
            "Černý hraje g6 a otáčí 1 kámen. Na tahu je Bílý, 3 možné tahy.",
            "Bílý hraje f8 a otáčí 1 kámen. Černý nemá tah a pasuje. Na tahu je Bílý, 2 možné tahy.",
        ]
    );
    assert_eq!(
        utterances(GAME_WITH_A_PASS, Verbosity::Short, Language::Cs)[7],
        "Bílý f8, otáčí 1. Černý pasuje. Bílý, 2 tahy."
    );
}

#[test]
fn from_the_present_on_only_the_turn_is_said_and_a_pause_is_not_forgotten() {
    let mut game = played(GAME_WITH_A_PASS);
    let texts = Texts::new(Language::En);
    for from in [9, 10, usize::MAX] {
        let said = announcement(&game, from, Verbosity::Full, &texts);
        assert_eq!(said, "White to move, 2 moves.");
    }
    game.apply(Event::Pause, Duration::ZERO).unwrap();
    let said = announcement(&game, 9, Verbosity::Short, &texts);
    assert_eq!(said, "The game is paused. White, 2 moves.");
}

#[test]
fn an_end_is_said_with_its_reason_and_both_counts() {
    let game = played(SHORTEST_GAME);
    let said = |verbosity| in_all(|texts| announcement(&game, 9, verbosity, texts));
    assert_eq!(
        said(Verbosity::Full),
        [
            "Neither player has a move left. Black wins 64 to 0; on the board 13 to 0.",
            "Plus personne ne peut jouer. Noir gagne 64 à 0\u{202f}; sur l’othellier 13 à 0.",
            "Žádný z hráčů už nemá tah. Vítězí Černý 64 ku 0; na othelieru 13 ku 0.",
        ]
    );
    assert_eq!(
        said(Verbosity::Short)[0],
        "Black wins 64 to 0; on the board 13 to 0."
    );
    let mut resigned = played("f5");
    let resignation = Event::Resign(Color::White);
    resigned.apply(resignation, Duration::ZERO).unwrap();
    assert_eq!(
        in_all(|texts| announcement(&resigned, 0, Verbosity::Short, texts)),
        [
            "Black f5, flips 1. White resigned. Black wins 64 to 0; on the board 4 to 1.",
            "Noir f5, retourne 1. Blanc a abandonné. \
             Noir gagne 64 à 0\u{202f}; sur l’othellier 4 à 1.",
            "Černý f5, otáčí 1. Bílý se vzdal. Vítězí Černý 64 ku 0; na othelieru 4 ku 1.",
        ]
    );
}

#[test]
fn a_flag_that_falls_without_ending_the_game_is_said_until_the_next_move() {
    let mut game = Game::new(Rules {
        time: Some("1".parse().unwrap()),
        time_loss: TimeLoss::Woc,
        ..Rules::default()
    });
    assert!(game.tick(Duration::from_secs(60)));
    assert_eq!(
        in_all(|texts| announcement(&game, 0, Verbosity::Full, texts)),
        [
            "Black ran out of time, gets two more minutes and can reach 31 to 33 at best. \
             Black to move, 4 moves.",
            "Noir a épuisé son temps, reçoit deux minutes de plus et obtiendra 31 à 33 au mieux. \
             À Noir de jouer, 4 coups possibles.",
            "Černému vypršel čas, má ještě dvě minuty navíc a dosáhne nejvýše na 31 ku 33. \
             Na tahu je Černý, 4 možné tahy.",
        ]
    );
    game.play(Square::F5, Duration::from_secs(70)).unwrap();
    let texts = Texts::new(Language::En);
    assert_eq!(
        announcement(&game, 1, Verbosity::Full, &texts),
        "White to move, 3 moves."
    );
}

#[test]
fn a_draw_says_its_count_once_where_the_board_is_full() {
    let moves = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1\
                 f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";
    let game = played(moves);
    assert_eq!(
        in_all(|texts| announcement(&game, 60, Verbosity::Short, texts)),
        [
            "The game is a draw, 32 to 32.",
            "Match nul, 32 à 32.",
            "Remíza 32 ku 32.",
        ]
    );
}

#[test]
fn squares_are_named_by_what_can_be_done_there() {
    let position = Position::START;
    let name = |square, legal| in_all(|texts| square_name(square, position, legal, texts));
    let legal = position.legal_moves();
    assert_eq!(
        name(Square::F5, legal),
        [
            "f5, empty, legal, flips 1",
            "f5, vide, jouable, retourne 1",
            "f5, prázdné, lze hrát, otočí 1",
        ]
    );
    assert_eq!(
        name(Square::D4, legal),
        ["d4, white", "d4, blanc", "d4, bílý"]
    );
    assert_eq!(
        name(Square::E4, legal),
        ["e4, black", "e4, noir", "e4, černý"]
    );
    assert_eq!(
        name(Square::F5, Bitboard::EMPTY),
        ["f5, empty", "f5, vide", "f5, prázdné"]
    );
}

#[test]
fn names_of_squares_are_plain_text() {
    let position = Position::START;
    for language in Language::ALL {
        let texts = Texts::new(language);
        for square in Square::ALL {
            let name = square_name(square, position, position.legal_moves(), &texts);
            assert!(
                !name.contains(['\u{a0}', '\u{202f}', '\u{2068}', '\u{2069}']),
                "{name:?}"
            );
        }
    }
}

fn timed(control: &str) -> Game {
    Game::new(Rules {
        time: control.parse().ok(),
        time_loss: TimeLoss::Sudden,
        variant: Variant::Othello,
        ..Rules::default()
    })
}

#[test]
fn clocks_are_read_out_in_words() {
    let said = |control: &str, milliseconds| {
        let game = timed(control);
        in_all(|texts| clocks(&game, Duration::from_millis(milliseconds), texts))
    };
    assert_eq!(
        said("5", 48_000),
        [
            "Black has 4 minutes 12 seconds left. White has 5 minutes left.",
            "Il reste 4 minutes 12 secondes à Noir. Il reste 5 minutes à Blanc.",
            "Černý má ještě 4 minuty 12 sekund. Bílý má ještě 5 minut.",
        ]
    );
    // A second that has begun counts.
    assert_eq!(
        said("61", 58_500)[2],
        "Černý má ještě 1 hodinu 2 sekundy. Bílý má ještě 1 hodinu 1 minutu."
    );
    assert_eq!(
        said("0+3x30", 31_000),
        [
            "Black has 29 seconds left and 2 byo-yomi periods. \
             White has 30 seconds left and 3 byo-yomi periods.",
            "Il reste 29 secondes et 2 périodes de byo-yomi à Noir. \
             Il reste 30 secondes et 3 périodes de byo-yomi à Blanc.",
            "Černý má ještě 29 sekund a 2 periody byo-yomi. \
             Bílý má ještě 30 sekund a 3 periody byo-yomi.",
        ]
    );
    assert_eq!(
        said("1", 60_000)[0],
        "Black has 0 seconds left. White has 1 minute left."
    );
    let untimed = played("");
    assert_eq!(
        in_all(|texts| clocks(&untimed, Duration::ZERO, texts)),
        [
            "This game has no clocks.",
            "Cette partie se joue sans pendule.",
            "Tato partie se hraje bez hodin.",
        ]
    );
}

/// A position with so many black and white discs: from a1 on, then from h8 back.
fn with_discs(black: usize, white: usize) -> Game {
    let empties = 64 - black - white;
    let text = ["X".repeat(black), "-".repeat(empties), "O".repeat(white)].concat();
    Game::new(Rules {
        start: format!("{text} X").parse().unwrap(),
        ..Rules::default()
    })
}

#[test]
fn counts_have_the_plural_of_their_number() {
    let said = |black, white| {
        let game = with_discs(black, white);
        in_all(|texts| answer(Query::Counts, &game, 0, Duration::ZERO, texts))
    };
    assert_eq!(
        said(0, 1),
        [
            "Black has 0 discs, White 1 disc; 63 squares are empty.",
            "Noir a 0 pion, Blanc 1 pion\u{202f}; 63 cases sont vides.",
            "Černý má 0 kamenů, Bílý 1 kámen; 63 polí je prázdných.",
        ]
    );
    assert_eq!(
        said(22, 40),
        [
            "Black has 22 discs, White 40 discs; 2 squares are empty.",
            "Noir a 22 pions, Blanc 40 pions\u{202f}; 2 cases sont vides.",
            "Černý má 22 kamenů, Bílý 40 kamenů; 2 pole jsou prázdná.",
        ]
    );
    assert_eq!(
        said(2, 5),
        [
            "Black has 2 discs, White 5 discs; 57 squares are empty.",
            "Noir a 2 pions, Blanc 5 pions\u{202f}; 57 cases sont vides.",
            "Černý má 2 kameny, Bílý 5 kamenů; 57 polí je prázdných.",
        ]
    );
    assert_eq!(
        said(63, 0),
        [
            "Black has 63 discs, White 0 discs; 1 square is empty.",
            "Noir a 63 pions, Blanc 0 pion\u{202f}; 1 case est vide.",
            "Černý má 63 kamenů, Bílý 0 kamenů; 1 pole je prázdné.",
        ]
    );
    assert!(said(60, 4)[2].ends_with("0 polí je prázdných."));
}
