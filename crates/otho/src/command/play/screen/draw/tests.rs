//! Screens as rows of text.

use otho_core::Rules;
use otho_engine::level::Level;
use otho_text::{Language, Texts};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;
use crate::command::play::review::Review;
use crate::command::play::screen::state::Key;
use crate::command::play::session::{Seats, Session, Start};

const NOW: Duration = Duration::from_secs(1);

fn screen(look: Look, language: Language, time: Option<&str>) -> Screen {
    let rules = Rules {
        time: time.map(|time| time.parse().expect("a time control")),
        ..Rules::default()
    };
    let start = Start {
        rules,
        seats: Seats::Both,
        level: &Level::ALL[4],
        seed: 1,
        has_sound: false,
    };
    let session = Session::new(start, Texts::new(language), Duration::ZERO);
    Screen::new(session, look, (40, 16))
}

const PLAIN: Look = Look {
    has_colors: false,
    is_ascii: true,
    is_still: true,
};

fn drawn(screen: &Screen, width: u16, height: u16) -> Terminal<TestBackend> {
    let backend = TestBackend::new(width, height);
    let mut terminal = Terminal::new(backend).expect("a test has a terminal");
    let draw = terminal.draw(|frame| draw(screen, NOW, frame.buffer_mut()));
    draw.expect("it can be drawn");
    terminal
}

fn rows(screen: &Screen, width: u16, height: u16) -> Vec<String> {
    let terminal = drawn(screen, width, height);
    let buffer = terminal.backend().buffer();
    let cells = buffer.content().chunks(width.into());
    let row = |cells: &[ratatui::buffer::Cell]| -> String {
        let text: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        text.trim_end().to_owned()
    };
    cells.map(row).collect()
}

fn play(screen: &mut Screen, moves: &[&str]) {
    for square in moves {
        screen.play(square.parse().expect("a square"), NOW);
    }
}

#[test]
fn the_smallest_screen_shows_board_counts_clocks_and_moves() {
    let mut screen = screen(PLAIN, Language::En, Some("5+3"));
    play(&mut screen, &["f5", "d6"]);
    assert_eq!(
        rows(&screen, 40, 16),
        [
            "Two people play and take turns.",
            "   a  b  c  d  e  f  g  h   >X 3  5:02",
            "1  -  -  -  -  -  -  -  -    O 3  5:03",
            "2  -  -  -  -  -  -  -  -",
            "3  -  -  . [-] -  -  -  -    1  f5 *d6",
            "4  -  -  .  O  X  -  -  -",
            "5  -  -  .  O  X  X  -  -",
            "6  -  -  . (O) -  -  -  -",
            "7  -  -  .  -  -  -  -  -",
            "8  -  -  -  -  -  -  -  -",
            "White plays d6 and flips 1 disc. Black",
            "to move, 5 moves.",
            "",
            "",
            "",
            "? help, q quit",
        ]
    );
}

#[test]
fn a_larger_screen_has_a_larger_board_and_a_smaller_one_says_what_it_needs() {
    let screen = screen(PLAIN, Language::Fr, None);
    let large = rows(&screen, 80, 40);
    assert!(large[1].contains("a     b     c"), "{large:#?}");
    let small = rows(&screen, 30, 10).join(" ");
    assert!(small.contains("40") && small.contains("16"), "{small}");
}

#[test]
fn without_colors_nothing_is_colored_and_with_them_the_board_is() {
    for has_colors in [false, true] {
        let look = Look {
            has_colors,
            is_ascii: false,
            is_still: true,
        };
        let screen = screen(look, Language::Cs, None);
        let terminal = drawn(&screen, 80, 24);
        let cells = terminal.backend().buffer().content();
        let is_colored =
            |cell: &ratatui::buffer::Cell| cell.fg != Paint::Reset || cell.bg != Paint::Reset;
        assert_eq!(cells.iter().any(is_colored), has_colors);
        let text: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(text.contains('●') && text.contains('○') && !text.contains('X'));
    }
}

#[test]
fn help_fits_on_the_smallest_screen_in_every_language() {
    for language in Language::ALL {
        let mut screen = screen(PLAIN, language, None);
        screen.press(Key::Char('?'), NOW);
        let texts = Texts::new(language);
        let keys = texts.get("play-keys");
        assert!(wrapped(&keys, 40).len() <= 16, "{language}");
        assert!(rows(&screen, 40, 16)[0].len() > 5, "{language}");
        let footers = ["play-footer", "play-setup-footer", "play-setup-title"];
        let fits = |id: &str| texts.get(id).chars().count() <= 40;
        assert!(footers.into_iter().all(fits), "{language}");
        let setup = texts.get("play-setup-keys");
        assert!(wrapped(&setup, 40).len() <= 5, "{language}");
    }
}

#[test]
fn a_position_that_is_set_up_is_shown_with_its_moves_and_its_keys() {
    let mut screen = screen(PLAIN, Language::En, None);
    play(&mut screen, &["f5", "d6"]);
    screen.press(Key::Char('e'), NOW);
    screen.press(Key::Char('n'), NOW);
    let drawn = rows(&screen, 40, 16);
    assert_eq!(drawn[0], "Set up a position.");
    assert_eq!(drawn[1], "   a  b  c  d  e  f  g  h   >X 2");
    assert_eq!(drawn[4], "3  -  -  - [.] -  -  -  -");
    assert_eq!(drawn[6], "5  -  -  -  X  O  .  -  -");
    assert!(drawn[11].starts_with("x black"), "{drawn:#?}");
    assert_eq!(drawn[15], "p play, Esc back");
}

#[test]
fn a_reviewed_game_has_its_graph() {
    let mut screen = screen(PLAIN, Language::En, None);
    play(&mut screen, &["f5", "d6"]);
    let value = |value| Some((value, None));
    screen.review = Some(Review {
        values: vec![value(0), value(-64), value(40)],
    });
    let drawn = rows(&screen, 40, 16);
    assert_eq!(drawn[10], "~_#");
    assert!(drawn[11].starts_with("White plays d6"), "{drawn:#?}");
    assert_eq!(sparkline(&[Some(0), None], 10, false), "▄ ");
    assert_eq!(sparkline(&[Some(0); 61], 40, true).len(), 40);
    assert_eq!(sparkline(&[], 40, true), "");
}

#[test]
fn the_title_says_who_plays_on_the_smallest_screen_in_every_language() {
    for language in Language::ALL {
        for level in Level::ALL {
            for seats in [Seats::Black, Seats::White, Seats::Both, Seats::Neither] {
                let mut screen = screen(PLAIN, language, None);
                screen.session.level = level;
                screen.session.seats = seats;
                let title = &rows(&screen, 40, 16)[0];
                let texts = &screen.session.texts;
                let name = texts.get(&format!("level-{}", level.id));
                let said = [screen.session.title(40), screen.session.title(99)];
                assert!(said.contains(title), "{language}: {title}");
                let has_level = seats == Seats::Both || title.contains(&name);
                assert!(has_level, "{language}: {title}");
            }
        }
    }
}

#[test]
fn anti_othello_is_seen_at_any_time() {
    for language in Language::ALL {
        let mut screen = screen(PLAIN, language, None);
        let word = screen.session.texts.get("play-anti-short");
        assert!(!rows(&screen, 40, 16)[3].contains(&word));
        let rules = Rules {
            variant: Variant::Anti,
            ..Rules::default()
        };
        screen.session.game = otho_core::Game::new(rules);
        play(&mut screen, &["f5", "d6"]);
        assert!(rows(&screen, 40, 16)[3].ends_with(&word), "{language}");
    }
}

#[test]
fn a_long_message_is_shown_in_parts() {
    for language in Language::ALL {
        let mut screen = screen(PLAIN, language, None);
        let said: Vec<String> = (1..=12).map(|n| format!("line {n}")).collect();
        screen.tell(said.clone());
        let mut seen = Vec::new();
        for page in 1..=3 {
            let drawn = rows(&screen, 40, 16);
            assert!(drawn[15].ends_with(&format!("{page}/3")), "{drawn:#?}");
            seen.extend(drawn[10..15].iter().filter(|row| !row.is_empty()).cloned());
            screen.press(Key::Tab, NOW);
        }
        assert_eq!(seen, said, "{language}");
        assert_eq!(rows(&screen, 40, 16)[10], "line 1");
        // A larger screen has room for all of it.
        assert!(!rows(&screen, 40, 30)[29].contains('/'));
    }
}

#[test]
fn the_graph_marks_the_position_that_is_looked_at() {
    let mut screen = screen(PLAIN, Language::En, None);
    play(&mut screen, &["f5", "d6"]);
    screen.review = Some(Review {
        values: vec![Some((0, None)); 3],
    });
    let marked = |screen: &Screen| -> Vec<u16> {
        let terminal = drawn(screen, 40, 16);
        let buffer = terminal.backend().buffer();
        let is_marked = |x: &u16| buffer[(*x, 10)].modifier.contains(Modifier::REVERSED);
        (0..40).filter(is_marked).collect()
    };
    assert_eq!(marked(&screen), [2]);
    screen.press(Key::Home, NOW);
    assert_eq!(marked(&screen), [0]);
    assert_eq!(column_of(60, 61, 40), Some(39));
    assert_eq!(column_of(0, 61, 40), Some(0));
    assert_eq!(column_of(0, 0, 40), None);
}

#[test]
fn what_is_typed_is_seen_to_its_end() {
    let mut screen = screen(PLAIN, Language::En, None);
    screen.press(Key::Char('/'), NOW);
    for letter in "save "
        .chars()
        .chain("x".repeat(60).chars())
        .chain("end".chars())
    {
        screen.press(Key::Char(letter), NOW);
    }
    let footer = rows(&screen, 40, 16).pop().expect("there are rows");
    assert!(
        footer.starts_with('/') && footer.ends_with("xend_"),
        "{footer}"
    );
}

#[test]
fn a_move_list_longer_than_its_room_shows_the_last_ones() {
    let mut screen = screen(PLAIN, Language::En, None);
    let moves = [
        "f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3", "e6", "e7", "d7", "c5", "b6",
    ];
    play(&mut screen, &moves);
    let drawn = rows(&screen, 40, 16);
    assert!(drawn[9].ends_with("7 *b6"), "{drawn:#?}");
    screen.press(Key::Home, NOW);
    assert!(rows(&screen, 40, 16)[4].ends_with("1  f5  d6"));
}
