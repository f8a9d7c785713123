//! The values of the rules in words, in three languages.

use otho_core::clock::TimeControl;
use otho_core::{
    Color, DiscCount, Ending, Made, Outcome, Ply, Position, Refusal, Score, Square, transcript,
};
use otho_formats::{Record, RecordedTurn};
use otho_text::{FinalResult, InWords, Language, Texts, n_passes};

fn in_all(value: &impl InWords) -> [String; 3] {
    Language::ALL.map(|language| value.in_words(&Texts::new(language)))
}

fn record(moves: &str) -> Record {
    let plies = transcript::parse(moves).unwrap();
    Record {
        turns: plies.into_iter().map(RecordedTurn::from).collect(),
        ..Record::default()
    }
}

fn result(ending: Ending, black_points: u8, black: u8, white: u8) -> FinalResult {
    FinalResult {
        outcome: Outcome {
            ending,
            score: Score::from_black(black_points).unwrap(),
        },
        discs: DiscCount { black, white },
    }
}

#[test]
fn both_counts_are_said_when_they_differ() {
    assert_eq!(
        in_all(&result(Ending::NoMoves, 35, 34, 29)),
        [
            "Black wins 35–29; on the board 34–29.",
            "Noir gagne 35–29\u{202f}; sur l’othellier 34–29.",
            "Vítězí Černý 35:29; na othelieru 34:29.",
        ]
    );
    assert_eq!(
        in_all(&result(Ending::NoMoves, 32, 20, 20))[0],
        "The game is a draw, 32–32; on the board 20–20."
    );
}

#[test]
fn a_count_that_is_the_score_is_said_once_and_the_winner_comes_first() {
    assert_eq!(
        in_all(&result(Ending::NoMoves, 29, 29, 35)),
        [
            "White wins 35–29.",
            "Blanc gagne 35–29.",
            "Vítězí Bílý 35:29."
        ]
    );
    assert_eq!(
        in_all(&result(Ending::NoMoves, 32, 32, 32))[1],
        "Match nul, 32–32."
    );
}

#[test]
fn czech_declines_the_player_whose_time_ran_out() {
    assert_eq!(
        in_all(&Ending::Time(Color::Black)),
        [
            "Black ran out of time.",
            "Noir a perdu au temps.",
            "Černému vypršel čas."
        ]
    );
}

#[test]
fn czech_counts_one_few_and_many() {
    let texts = Texts::new(Language::Cs);
    let passes = [1, 2, 5, 0].map(|count| n_passes(count, &texts));
    assert_eq!(passes, ["1 pas", "2 pasy", "5 pasů", "0 pasů"]);
    let made = |position: &str, square| {
        let position = position.parse().unwrap();
        let ply = Ply::Move(square);
        Made { position, ply }.in_words(&texts)
    };
    let row = |discs: &str| format!("{discs:-<64} X");
    assert_eq!(
        made(&row("XO"), Square::C1),
        "Černý hraje c1 a otáčí 1 kámen."
    );
    assert_eq!(
        made(&row("XOO"), Square::D1),
        "Černý hraje d1 a otáčí 2 kameny."
    );
    assert_eq!(
        made(&row("XOOOOO"), Square::G1),
        "Černý hraje g1 a otáčí 5 kamenů."
    );
}

#[test]
fn a_pass_is_announced() {
    let position = format!("{:-<64} X", "OX").parse().unwrap();
    let ply = Ply::Pass;
    assert_eq!(
        in_all(&Made { position, ply }),
        [
            "Black has no move and passes.",
            "Noir n’a aucun coup et passe.",
            "Černý nemá tah a pasuje.",
        ]
    );
}

#[test]
fn an_illegal_move_is_named_with_its_number_and_its_reason() {
    assert_eq!(
        in_all(&record("f5f5").replay().unwrap_err()),
        [
            "Move 2: White cannot play f5, because the square is occupied.",
            "Coup 2\u{a0}: Blanc ne peut pas jouer f5, car la case est occupée.",
            "2. tah: Bílý nemůže hrát f5, protože pole je obsazené.",
        ]
    );
    let mut with_color = record("f5");
    with_color.turns[0].color = Some(Color::White);
    assert_eq!(
        in_all(&with_color.replay().unwrap_err()),
        [
            "Move 1: the record gives f5 to White, but it is Black’s turn.",
            "Coup 1\u{a0}: la feuille attribue f5 à Blanc, mais c’est à Noir de jouer.",
            "1. tah: podle zápisu hraje f5 Bílý, ale na tahu je Černý.",
        ]
    );
}

#[test]
fn a_voluntary_pass_is_refused_with_the_moves_there_are() {
    assert_eq!(
        in_all(&record("--").replay().unwrap_err()),
        [
            "Move 1: Passing is not allowed, because there are moves to make: d3 c4 f5 e6.",
            "Coup 1\u{a0}: On ne peut pas passer tant qu’il reste des coups à jouer\u{a0}: d3 c4 f5 e6.",
            "1. tah: Pasovat nelze, dokud jsou možné tahy: d3 c4 f5 e6.",
        ]
    );
}

#[test]
fn every_reason_has_its_sentence_in_every_language() {
    let row = |discs: &str| format!("{discs:-<64} X").parse::<Position>().unwrap();
    let moves = [
        (Position::START, Square::D4),
        (Position::START, Square::A1),
        (row("OX"), Square::C1),
        (row("XX"), Square::C1),
    ];
    let mut refusals: Vec<Refusal> = moves
        .iter()
        .map(|(position, square)| Refusal::Move(position.play(*square).unwrap_err()))
        .collect();
    refusals.extend([
        Refusal::Pass(Position::START.pass().unwrap_err()),
        Refusal::Pass(row("XX").pass().unwrap_err()),
        Refusal::Over,
        Refusal::Paused,
        Refusal::NotPaused,
        Refusal::OutOfTime,
        Refusal::FlagIsUp,
        Refusal::TimeRunsBackwards,
        Refusal::NothingToUndo,
        Refusal::NothingToRedo,
    ]);
    for language in Language::ALL {
        let texts = Texts::new(language);
        let sentences: std::collections::BTreeSet<_> =
            refusals.iter().map(|r| r.in_words(&texts)).collect();
        assert_eq!(sentences.len(), refusals.len(), "no two are alike");
        assert!(sentences.iter().all(|sentence| sentence.ends_with('.')));
    }
}

#[test]
fn every_ending_has_its_sentence_in_every_language() {
    for ending in [
        Ending::NoMoves,
        Ending::Resignation(Color::White),
        Ending::Time(Color::White),
        Ending::Agreement,
    ] {
        assert!(in_all(&ending).iter().all(|s| s.ends_with('.')));
    }
}

#[test]
fn what_is_no_position_says_what_is_accepted() {
    let sentences = |text: &str| in_all(&text.parse::<Position>().unwrap_err());
    let start = Position::START.to_string();
    assert_eq!(
        sentences("XO"),
        [
            "The position describes 2 squares; a board has 64, from a1 along the rows to h8.",
            "La position décrit 2 cases\u{202f}; un othellier en a 64, de a1 à h8, ligne par ligne.",
            "Pozice popisuje 2 pole; othelier jich má 64, od a1 po řadách do h8.",
        ]
    );
    assert_eq!(
        sentences(&start.replacen('-', "?", 1))[0],
        "The position has “?” for the square a1; X is accepted for black, O for white, - for empty."
    );
    assert!(sentences(&start.replacen('-', "0", 1))[0].contains("digits are refused"));
    assert!(sentences(&start[..64])[0].contains("does not say who is to move"));
    assert!(sentences(&start.replace(" X", " \u{1b}"))[0].contains(r"“\u{1b}”"));
    assert!(sentences(&format!("{start};"))[0].contains("goes on with “;”"));
}

#[test]
fn squares_transcripts_and_time_controls_say_what_is_accepted() {
    assert!(in_all(&"i9".parse::<Square>().unwrap_err())[0].contains("such as f5"));
    assert!(in_all(&"soon".parse::<TimeControl>().unwrap_err())[2].contains("5+3"));
    assert_eq!(
        in_all(&transcript::parse("f5x").unwrap_err()),
        [
            "Move 2 begins with “x”, where a square from a1 to h8 or a pass (--) is accepted.",
            "Le coup 2 commence par «\u{a0}x\u{a0}», là où l’on attend une case de a1 à h8 ou une passe (--).",
            "2. tah začíná znakem „x“, ačkoli tu má být pole od a1 do h8 nebo pas (--).",
        ]
    );
}
