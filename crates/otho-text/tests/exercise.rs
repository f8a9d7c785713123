//! Exercises, puzzles and progress in words, in three languages.

use otho_coach::exercise::{Attempt, Choice, Exercise, Kind, Unmade};
use otho_coach::progress::Progress;
use otho_coach::puzzle::{Theme, shipped};
use otho_coach::repetition::Topic;
use otho_core::{Bitboard, Square, Variant};
use otho_text::{
    InWords, Language, Texts, exercise_hint, exercise_refusal, exercise_task, exercise_verdict,
    puzzle_hint, puzzle_task, puzzle_verdict,
};

const START: &str = "---------------------------OX------XO--------------------------- X";

fn exercise(kind: &str, shown: &str, answer: &str) -> Exercise {
    of_variant("othello", kind, shown, answer)
}

fn of_variant(variant: &str, kind: &str, shown: &str, answer: &str) -> Exercise {
    let text = format!(
        r#"{{"kind":"{kind}","grade":1,"variant":"{variant}","position":"{START}","shown":{shown},"answer":{answer}}}"#
    );
    serde_json::from_str(&text).expect("it makes sense")
}

/// An exercise of each kind at the start of a game.
fn all() -> [Exercise; 8] {
    let one = r#"{"line":[{"square":"f5","replies":[],"next":[]}]}"#;
    let two = r#"{"line":[{"square":"f5","replies":["d6"],"next":[{"square":"c3","replies":[],"next":[]}]}]}"#;
    [
        exercise("legal", "[]", r#"{"marks":["d3","c4","f5","e6"]}"#),
        exercise("flips", r#"["f5"]"#, r#"{"marks":["e5"]}"#),
        exercise("corner", "[]", two),
        exercise("quiet", "[]", one),
        exercise("poison", r#"["d3","e6","f5"]"#, one),
        exercise("ahead", "[]", r#"{"choice":"even"}"#),
        exercise("last", "[]", two),
        exercise("parity", "[]", two),
    ]
}

/// Those that anti-Othello has in words of its own.
fn anti() -> [Exercise; 3] {
    let one = r#"{"line":[{"square":"f5","replies":[],"next":[]}]}"#;
    [
        of_variant("anti", "poison", r#"["d3","e6","f5"]"#, one),
        of_variant("anti", "ahead", "[]", r#"{"choice":"even"}"#),
        of_variant("anti", "last", "[]", one),
    ]
}

fn verdict(exercise: &Exercise, attempt: &Attempt, language: Language) -> String {
    let texts = Texts::new(language);
    match exercise.check(attempt) {
        Ok(checked) => exercise_verdict(exercise, attempt, &checked, &texts),
        Err(refused) => exercise_refusal(exercise, &refused, &texts),
    }
}

fn moves(squares: &[Square]) -> Attempt {
    Attempt::Moves(squares.to_vec())
}

#[test]
fn every_exercise_has_its_name_task_and_hint_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for exercise in all().into_iter().chain(anti()) {
            let said = [
                exercise.kind().in_words(&texts),
                exercise_task(&exercise, &texts),
                exercise_hint(&exercise, &texts),
            ];
            for sentence in said {
                assert!(!sentence.contains(['{', '}']), "{sentence}");
                assert!(!sentence.contains("exercise-"), "{sentence}");
            }
        }
    }
}

#[test]
fn a_task_names_the_color_the_square_and_the_number() {
    let task = |nth: usize, language| exercise_task(&all()[nth], &Texts::new(language));
    assert_eq!(
        task(1, Language::En),
        "You are Black. You play f5. Mark every disc that flips."
    );
    assert_eq!(
        task(2, Language::Cs),
        "Hrajete za Černého. Získejte roh ve 2 tazích, ať soupeř zahraje cokoli."
    );
    assert_eq!(
        task(4, Language::Fr),
        "Vous êtes Noir. Parmi les coups d3 f5 e6, un seul est bon, et l’un des autres au moins \
         ouvre un coin à l’adversaire. Jouez le bon."
    );
    assert_eq!(
        task(6, Language::Cs),
        "Hrajete za Černého. Prázdných je 60 polí. Dohrajte partii, aniž ztratíte jediný bod."
    );
}

#[test]
fn a_task_of_anti_othello_says_so_and_helps_with_what_counts_there() {
    let anti = anti();
    let said = |language| {
        let texts = Texts::new(language);
        [
            exercise_task(&anti[0], &texts),
            exercise_hint(&anti[1], &texts),
        ]
    };
    assert_eq!(
        said(Language::En),
        [
            "This is anti-Othello: the fewest discs win. You are Black. Of the moves d3 f5 e6 one \
             is good, and at least one of the others takes a corner that you will never be rid of. \
             Play the good one.",
            "Do not go by the discs there are now. Play on in your head, and ask who will be \
             forced to flip many.",
        ]
    );
    assert_eq!(
        said(Language::Fr)[0],
        "C’est l’Othello perdant\u{a0}: on gagne avec le moins de pions. Vous êtes Noir. Parmi \
         les coups d3 f5 e6, un seul est bon, et l’un des autres au moins prend un coin dont vous \
         ne vous débarrasserez jamais. Jouez le bon."
    );
    assert_eq!(
        said(Language::Cs)[1],
        "Neřiďte se tím, kolik kamenů má kdo teď. Hrajte v duchu dál a dívejte se, kdo bude muset \
         otočit hodně kamenů."
    );
    let texts = Texts::new(Language::Fr);
    let topic = |variant| Topic::Exercise(Kind::Last, variant).in_words(&texts);
    assert_eq!(topic(Variant::Othello), "Les dernières cases");
    assert_eq!(
        topic(Variant::Anti),
        "Les dernières cases (Othello perdant)"
    );
}

#[test]
fn missing_and_surplus_marks_are_both_named() {
    let marks = |squares: &[Square]| Attempt::Marks(squares.iter().copied().collect());
    let [legal, flips, ..] = all();
    assert_eq!(
        verdict(&legal, &marks(&[Square::D3, Square::A1]), Language::En),
        "These legal moves were missing: c4 f5 e6. A move to a1 would flip nothing."
    );
    let all = Attempt::Marks(legal.position().legal_moves());
    assert_eq!(
        verdict(&legal, &all, Language::Cs),
        "Správně, to jsou všechny 4 možné tahy."
    );
    assert_eq!(
        verdict(&flips, &Attempt::Marks(Bitboard::EMPTY), Language::Fr),
        "Ce pion se retourne aussi\u{a0}: e5."
    );
}

#[test]
fn a_line_is_commented_move_by_move() {
    let [.., quiet, poison, _, last, _] = all();
    let first = moves(&[Square::F5]);
    assert_eq!(
        verdict(&last, &first, Language::En),
        "Good. Your opponent plays d6; it is your turn."
    );
    assert_eq!(
        verdict(&last, &moves(&[Square::F5, Square::C3]), Language::En),
        "Right, nobody could have done better."
    );
    assert_eq!(
        verdict(&last, &moves(&[Square::D3]), Language::Cs),
        "Tah na d3 ztrácí body. Nejlepší tah: f5."
    );
    assert_eq!(
        verdict(&poison, &moves(&[Square::D3]), Language::Cs),
        "Tah na d3 je nejméně o 6 kamenů horší než f5."
    );
    assert_eq!(
        verdict(&poison, &moves(&[Square::C4]), Language::En),
        "Choose one of these moves: d3 f5 e6."
    );
    assert_eq!(
        verdict(&quiet, &moves(&[Square::A1]), Language::En),
        "Black cannot play a1, because the move would flip nothing."
    );
    for exercise in all() {
        for language in Language::ALL {
            for wrong in [moves(&[Square::D3]), Attempt::Choice(Choice::Black)] {
                let sentence = verdict(&exercise, &wrong, language);
                assert!(sentence.ends_with('.') || sentence.contains("another kind"));
            }
        }
    }
}

#[test]
fn who_is_ahead_is_said_in_either_case() {
    let [.., ahead, _, _] = all();
    let say = |choice, language| verdict(&ahead, &Attempt::Choice(choice), language);
    assert_eq!(
        say(Choice::Even, Language::En),
        "Right. With best play it is a draw."
    );
    assert_eq!(
        say(Choice::White, Language::Fr),
        "Non. Si chacun joue au mieux, c’est un match nul."
    );
}

#[test]
fn every_theme_of_puzzles_has_its_words() {
    for theme in Theme::ALL {
        let of_theme = shipped().find(|puzzle| puzzle.theme == theme);
        let puzzle = of_theme.expect("there are some of each");
        let others = puzzle.position.legal_moves() - puzzle.solution.bitboard();
        let other = others.first().expect("there are others");
        for language in Language::ALL {
            let texts = Texts::new(language);
            let right = puzzle_verdict(&puzzle, puzzle.solution, &texts);
            let wrong = puzzle_verdict(&puzzle, other, &texts);
            let solution = puzzle.solution.to_string();
            assert!(right.contains(&solution) && wrong.contains(&solution));
            assert!(wrong.contains(&other.to_string()) && right != wrong);
            let task = puzzle_task(&puzzle, &texts);
            assert_ne!(task, puzzle_hint(&puzzle, &texts));
            assert!(!theme.in_words(&texts).contains("puzzle-"));
        }
    }
}

#[test]
fn what_cannot_be_made_or_read_is_said() {
    let texts = Texts::new(Language::En);
    assert_eq!(
        Unmade::Variant.in_words(&texts),
        "This exercise exists for Othello only, not for anti-Othello."
    );
    let read = |text| Progress::from_json(text).map_err(|error| error.in_words(&texts));
    let newer = "Your progress was saved by a newer version of OTHO (format 9), so this one \
                 leaves it as it is.";
    assert_eq!(read(r#"{"version":9}"#), Err(newer.to_owned()));
    assert!(read("{").is_err_and(|error| error.contains("damaged at line 1")));
    assert_eq!(Kind::Quiet.in_words(&texts), "The quiet move");
}
