//! The command box: every command in three languages, and its answers.

use std::time::Duration;

use otho_core::{Color, Event, Game, Rules, Square};
use otho_text::{Action, Command, InWords, Language, Query, Texts, UnknownCommand, answer};

const EN: Language = Language::En;
const FR: Language = Language::Fr;
const CS: Language = Language::Cs;

fn parse(text: &str, language: Language) -> Result<Command, UnknownCommand> {
    Command::parse(text, &Texts::new(language))
}

#[test]
fn short_forms_mean_the_same_in_every_language() {
    let query = Command::Query;
    for language in Language::ALL {
        for (text, command) in [
            ("f5", Command::Play(Square::F5)),
            (" F5 ", Command::Play(Square::F5)),
            ("f 5", Command::Play(Square::F5)),
            ("c4", Command::Play(Square::C4)),
            ("b", query(Query::Board)),
            ("b1", Command::Play(Square::B1)),
            ("r4", query(Query::Row(3))),
            ("R 8", query(Query::Row(7))),
            ("ce", query(Query::Column(4))),
            ("cE", query(Query::Column(4))),
            ("cc", query(Query::Column(2))),
            ("c", query(Query::Counts)),
            ("m", query(Query::Moves)),
            ("w f5", query(Query::Flips(Square::F5))),
            ("wF5", query(Query::Flips(Square::F5))),
            ("l", query(Query::LastMove)),
            ("t", query(Query::Clocks)),
            ("?", query(Query::Help)),
            ("h", Command::Action(Action::Hint)),
            ("h8", Command::Play(Square::H8)),
            ("u", Command::Action(Action::Undo)),
            ("U", Command::Action(Action::Undo)),
        ] {
            assert_eq!(parse(text, language), Ok(command), "{language}: {text:?}");
        }
        for action in Action::ALL {
            let command = Ok(Command::Action(action));
            assert_eq!(parse(action.name(), language), command, "{language}");
        }
    }
}

#[test]
fn the_short_form_of_a_question_is_read_back() {
    let queries = [
        Query::Board,
        Query::Row(0),
        Query::Row(7),
        Query::Column(0),
        Query::Column(7),
        Query::Moves,
        Query::Flips(Square::A1),
        Query::LastMove,
        Query::Counts,
        Query::Clocks,
        Query::Help,
    ];
    for query in queries {
        for language in Language::ALL {
            let text = query.to_string();
            assert_eq!(parse(&text, language), Ok(Command::Query(query)), "{text}");
        }
    }
}

#[test]
fn the_keys_of_digits_stand_for_them_where_digits_need_shift() {
    for keys in ["12345678", "+ěščřžýá", "+ĚŠČŘŽÝÁ", "&é\"'(-è_", "&É\"’(-È_"] {
        for (row, key) in keys.chars().enumerate() {
            let square = Square::from_column_row(5, row).unwrap();
            for language in Language::ALL {
                let typed = |before: &str| parse(&format!("{before}{key}"), language);
                assert_eq!(typed("f"), Ok(Command::Play(square)), "{key}");
                let flips = Command::Query(Query::Flips(square));
                assert_eq!(typed("w f"), Ok(flips), "{key}");
                let of_row = Command::Query(Query::Row(row as u8));
                assert_eq!(typed("r"), Ok(of_row), "{key}");
            }
        }
    }
    // Column e and square c2 differ by an accent.
    assert_eq!(parse("ce", FR), Ok(Command::Query(Query::Column(4))));
    assert_eq!(parse("cé", FR), Ok(Command::Play(Square::C2)));
    assert_eq!(parse("cě", CS), Ok(Command::Play(Square::C2)));
}

#[test]
fn words_of_the_language_are_accepted_with_and_without_accents() {
    let action = Command::Action;
    let query = Command::Query;
    for (language, text, command) in [
        (EN, "take back", action(Action::Undo)),
        (FR, "annuler", action(Action::Undo)),
        (CS, "zpět", action(Action::Undo)),
        (CS, "ZPET", action(Action::Undo)),
        (EN, "Redo", action(Action::Redo)),
        (FR, "rétablir", action(Action::Redo)),
        (FR, "retablir", action(Action::Redo)),
        (CS, "znovu", action(Action::Redo)),
        (EN, "hint", action(Action::Hint)),
        (FR, "conseil", action(Action::Hint)),
        (CS, "poradit", action(Action::Hint)),
        (EN, "give up", action(Action::Resign)),
        (FR, "abandonner", action(Action::Resign)),
        (CS, "vzdát se", action(Action::Resign)),
        (EN, "pause", action(Action::Pause)),
        (FR, "pause", action(Action::Pause)),
        (CS, "pauza", action(Action::Pause)),
        (EN, "continue", action(Action::Resume)),
        (FR, "reprendre", action(Action::Resume)),
        (CS, "pokračovat", action(Action::Resume)),
        (EN, "new  game", action(Action::New)),
        (FR, "nouvelle partie", action(Action::New)),
        (CS, "nová partie", action(Action::New)),
        (EN, "save", action(Action::Save)),
        (FR, "enregistrer", action(Action::Save)),
        (CS, "uložit", action(Action::Save)),
        (EN, "previous", action(Action::Back)),
        (FR, "reculer", action(Action::Back)),
        (CS, "předchozí", action(Action::Back)),
        (EN, "next", action(Action::Forward)),
        (FR, "avancer", action(Action::Forward)),
        (CS, "další", action(Action::Forward)),
        (EN, "start", action(Action::Start)),
        (FR, "début", action(Action::Start)),
        (CS, "začátek", action(Action::Start)),
        (EN, "end", action(Action::End)),
        (FR, "fin", action(Action::End)),
        (CS, "konec", action(Action::End)),
        (EN, "review", action(Action::Review)),
        (FR, "revoir", action(Action::Review)),
        (CS, "rozbor", action(Action::Review)),
        (EN, "board", query(Query::Board)),
        (FR, "othellier", query(Query::Board)),
        (CS, "othelier", query(Query::Board)),
        (EN, "row 4", query(Query::Row(3))),
        (FR, "ligne '", query(Query::Row(3))),
        (CS, "řada č", query(Query::Row(3))),
        (CS, "rada 4", query(Query::Row(3))),
        (EN, "column E", query(Query::Column(4))),
        (FR, "colonne e", query(Query::Column(4))),
        (CS, "sloupec e", query(Query::Column(4))),
        (EN, "legal moves", query(Query::Moves)),
        (FR, "coups", query(Query::Moves)),
        (CS, "tahy", query(Query::Moves)),
        (EN, "flips f5", query(Query::Flips(Square::F5))),
        (FR, "que retourne f5", query(Query::Flips(Square::F5))),
        (CS, "otočí fř", query(Query::Flips(Square::F5))),
        (EN, "last move", query(Query::LastMove)),
        (FR, "dernier coup", query(Query::LastMove)),
        (CS, "poslední tah", query(Query::LastMove)),
        (EN, "score", query(Query::Counts)),
        (FR, "compte", query(Query::Counts)),
        (CS, "počty", query(Query::Counts)),
        (EN, "time", query(Query::Clocks)),
        (FR, "pendules", query(Query::Clocks)),
        (CS, "hodiny", query(Query::Clocks)),
        (EN, "help", query(Query::Help)),
        (FR, "aide", query(Query::Help)),
        (CS, "nápověda", query(Query::Help)),
    ] {
        assert_eq!(parse(text, language), Ok(command), "{language}: {text:?}");
    }
}

/// The words of each language stand for one command each, and none is taken by a short form.
#[test]
fn no_word_has_two_meanings() {
    for language in Language::ALL {
        let file = format!("../../locales/{language}/spoken.ftl");
        let source = std::fs::read_to_string(file).unwrap();
        let texts = Texts::new(language);
        let mut seen: Vec<(String, Command)> = Vec::new();
        for line in source
            .lines()
            .filter(|line| line.starts_with("command-words-"))
        {
            let (id, words) = line.split_once(" = ").unwrap();
            let argument = match id {
                "command-words-row" => " 4",
                "command-words-column" => " e",
                "command-words-flips" => " f5",
                _ => "",
            };
            let commands: Vec<Command> = words
                .split(',')
                .map(|word| format!("{}{argument}", word.trim()))
                .map(|text| Command::parse(&text, &texts).expect(&text))
                .collect();
            assert!(commands.iter().all(|c| *c == commands[0]), "{id}");
            let other = seen.iter().find(|(_, command)| *command == commands[0]);
            assert_eq!(other, None, "{language}: {id}");
            seen.push((id.to_owned(), commands[0]));
        }
        assert_eq!(seen.len(), 22);
    }
}

#[test]
fn what_is_no_command_is_refused_in_one_sentence_that_says_what_is_accepted() {
    for text in [
        "",
        " ",
        "x",
        "i1",
        "a9",
        "f0",
        "f55",
        "r9",
        "r",
        "ci",
        "w",
        "w i1",
        "fé5",
        "row",
        "row 9",
        "undo it",
        "\u{1b}[2J",
        "🎲",
        "é",
    ] {
        for language in Language::ALL {
            let error = parse(text, language).expect_err(text);
            let sentence = error.in_words(&Texts::new(language));
            assert!(
                sentence.contains("f5") && sentence.contains("r4"),
                "{sentence}"
            );
            assert_eq!(sentence.matches(". ").count(), 0, "{sentence}");
            assert!(!sentence.contains('\u{1b}'), "{sentence}");
        }
    }
    let long = parse(&"é".repeat(10_000), EN).unwrap_err();
    assert_eq!(long.found.chars().count(), UnknownCommand::EXCERPT);
    assert_eq!(
        parse("xyzzy", EN).unwrap_err().in_words(&Texts::new(EN)),
        "“xyzzy” is not a command; a square such as f5 plays, and b (board), r4 (row), \
         ce (column), m (moves), w f5 (what it would flip), l (last move), c (counts), \
         t (clocks), h (hint), u (undo) and ? (all commands) are accepted."
    );
}

fn game() -> Game {
    let mut game = Game::new(Rules::default());
    for square in [Square::F5, Square::D6, Square::C3] {
        game.play(square, Duration::ZERO).unwrap();
    }
    game
}

fn answers(game: &Game, query: Query, ply: usize) -> [String; 3] {
    Language::ALL.map(|language| {
        let texts = Texts::new(language);
        answer(query, game, ply, Duration::ZERO, &texts)
    })
}

#[test]
fn the_board_is_eight_short_lines() {
    let [en, fr, cs] = answers(&game(), Query::Board, 3);
    assert_eq!(
        en,
        "1: empty\n2: empty\n3: c black\n4: d to e black\n5: d white, e to f black\n\
         6: d white\n7: empty\n8: empty"
    );
    assert_eq!(fr.lines().nth(4), Some("5\u{a0}: d blanc, e à f noirs"));
    assert_eq!(cs.lines().nth(4), Some("5: d bílý, e až f černé"));
}

#[test]
fn rows_and_columns_are_told_by_runs() {
    assert_eq!(
        answers(&game(), Query::Row(4), 3),
        [
            "Row 5: d white, e to f black.",
            "Ligne 5\u{a0}: d blanc, e à f noirs.",
            "Řada 5: d bílý, e až f černé.",
        ]
    );
    assert_eq!(
        answers(&game(), Query::Column(3), 3),
        [
            "Column d: 4 black, 5 to 6 white.",
            "Colonne d\u{a0}: 4 noir, 5 à 6 blancs.",
            "Sloupec d: 4 černý, 5 až 6 bílé.",
        ]
    );
    assert_eq!(
        answers(&game(), Query::Column(7), 3),
        [
            "Column h: empty.",
            "Colonne h\u{a0}: vide.",
            "Sloupec h: bez kamenů."
        ]
    );
}

#[test]
fn moves_and_flips_are_those_of_the_position_asked_for() {
    assert_eq!(
        answers(&game(), Query::Moves, 1),
        [
            "White has 3 moves: f4, d6, f6.",
            "Blanc a 3 coups\u{a0}: f4, d6, f6.",
            "Bílý má 3 tahy: f4, d6, f6.",
        ]
    );
    assert_eq!(
        answers(&game(), Query::Flips(Square::D6), 1),
        [
            "d6 would flip 1 disc: d5.",
            "d6 retournerait 1 pion\u{a0}: d5.",
            "Tah na d6 by otočil 1 kámen: d5.",
        ]
    );
    assert_eq!(
        answers(&game(), Query::Flips(Square::A1), 1)[0],
        "White cannot play a1, because the move would flip nothing."
    );
}

#[test]
fn the_last_move_is_told_with_its_flips_and_the_pass_after_it() {
    assert_eq!(
        answers(&game(), Query::LastMove, 2),
        [
            "White plays d6 and flips 1 disc. Flipped: d5.",
            "Blanc joue d6 et retourne 1 pion. Pions retournés\u{a0}: d5.",
            "Bílý hraje d6 a otáčí 1 kámen. Otočené kameny: d5.",
        ]
    );
    assert_eq!(
        answers(&game(), Query::LastMove, 0),
        [
            "Nothing has been played yet.",
            "Aucun coup n’a encore été joué.",
            "Ještě se nehrálo.",
        ]
    );
}

#[test]
fn a_game_that_is_over_has_no_moves_to_tell() {
    let mut game = game();
    game.apply(Event::Resign(Color::Black), Duration::ZERO)
        .unwrap();
    assert_eq!(
        answers(&game, Query::Moves, 3)[0],
        "Black resigned. White wins 64 to 0; on the board 2 to 5."
    );
    assert_eq!(
        answers(&game, Query::Flips(Square::D3), 3)[0],
        "The game is over."
    );
    // The positions before it still have theirs.
    assert_eq!(
        answers(&game, Query::Moves, 1)[0],
        "White has 3 moves: f4, d6, f6."
    );
}

#[test]
fn help_has_a_line_for_every_short_form() {
    for text in answers(&game(), Query::Help, 0) {
        assert_eq!(text.lines().count(), 20, "{text}");
        for form in ["f5", "b", "r4", "ce", "m", "w f5", "l", "c", "t", "h", "u"] {
            let has_line = text.lines().any(|line| {
                let rest = line.strip_prefix(form);
                rest.is_some_and(|rest| rest.starts_with([' ', ':', '\u{a0}']))
            });
            assert!(has_line, "{form} in {text}");
        }
    }
}
