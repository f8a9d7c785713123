//! States, keys and the states after them.

use otho_core::Rules;
use otho_engine::level::Level;
use otho_text::{Language, Texts};

use super::*;
use crate::command::play::session::{Seats, Start};

const NOW: Duration = Duration::from_secs(1);

pub(crate) fn screen(seats: Seats, is_still: bool) -> Screen {
    let start = Start {
        rules: Rules::default(),
        seats,
        level: &Level::ALL[4],
        seed: 1,
        has_sound: false,
    };
    let session = Session::new(start, Texts::new(Language::En), Duration::ZERO);
    let look = Look {
        has_colors: false,
        is_ascii: true,
        is_still,
    };
    Screen::new(session, look, (40, 16))
}

fn typed(screen: &mut Screen, text: &str) -> Option<Effect> {
    let mut effect = screen.press(Key::Char(':'), NOW);
    for letter in text.chars() {
        effect = effect.or(screen.press(Key::Char(letter), NOW));
    }
    effect.or(screen.press(Key::Enter, NOW))
}

#[test]
fn the_cursor_stays_on_the_board_and_enter_plays_where_it_is() {
    let mut screen = screen(Seats::Both, true);
    for _ in 0..9 {
        screen.press(Key::Up, NOW);
        screen.press(Key::Left, NOW);
    }
    assert_eq!(screen.cursor, Square::A1);
    screen.press(Key::Enter, NOW);
    assert_eq!(screen.session.game.plies().count(), 0);
    assert!(screen.message[0].contains("cannot play a1"));
    for key in [Key::Right; 3].into_iter().chain([Key::Down; 2]) {
        screen.press(key, NOW);
    }
    screen.press(Key::Char(' '), NOW);
    assert_eq!(screen.session.game.transcript(), "d3");
}

#[test]
fn a_click_plays_and_beside_the_board_it_does_nothing() {
    let mut screen = screen(Seats::Both, true);
    let place = Layout::of((40, 16)).unwrap().square(Square::F5);
    assert_eq!(screen.press(Key::Click(place.x, place.y), NOW), None);
    assert_eq!(screen.session.game.transcript(), "f5");
    assert_eq!(screen.cursor, Square::F5);
    screen.press(Key::Click(39, 15), NOW);
    assert_eq!(screen.session.game.transcript(), "f5");
}

#[test]
fn keys_undo_redo_and_look_back() {
    let mut screen = screen(Seats::Both, true);
    assert_eq!(typed(&mut screen, "f5"), None);
    assert_eq!(typed(&mut screen, "d6"), None);
    screen.press(Key::Char('<'), NOW);
    assert_eq!(screen.session.ply(), 1);
    screen.press(Key::Home, NOW);
    assert_eq!(screen.position(), Position::START);
    screen.press(Key::End, NOW);
    assert_eq!(screen.session.ply(), 2);
    screen.press(Key::Char('u'), NOW);
    assert_eq!(screen.session.game.transcript(), "f5");
    screen.press(Key::Char('r'), NOW);
    assert_eq!(screen.session.game.transcript(), "f5d6");
}

#[test]
fn what_needs_an_engine_a_file_or_the_end_is_left_to_the_driver() {
    let mut screen = screen(Seats::Both, true);
    assert_eq!(screen.press(Key::Char('h'), NOW), Some(Effect::Hint));
    assert_eq!(screen.press(Key::Char('v'), NOW), Some(Effect::Review));
    assert_eq!(screen.press(Key::Char('q'), NOW), Some(Effect::Quit));
    assert_eq!(screen.press(Key::Interrupt, NOW), Some(Effect::Quit));
    screen.press(Key::Char('s'), NOW);
    assert_eq!(screen.mode, Mode::Prompt("save ".to_owned()));
    let name = "a.sgf".chars().map(Key::Char);
    name.for_each(|key| _ = screen.press(key, NOW));
    let saved = screen.press(Key::Enter, NOW);
    assert_eq!(saved, Some(Effect::Save("a.sgf".to_owned())));
    assert_eq!(screen.mode, Mode::Board);
}

#[test]
fn a_prompt_can_be_left_and_help_closed() {
    let mut screen = screen(Seats::Both, true);
    screen.press(Key::Char(':'), NOW);
    screen.press(Key::Char('x'), NOW);
    screen.press(Key::Backspace, NOW);
    assert_eq!(screen.mode, Mode::Prompt(String::new()));
    screen.press(Key::Backspace, NOW);
    assert_eq!(screen.mode, Mode::Board);
    screen.press(Key::Char('?'), NOW);
    assert_eq!(screen.mode, Mode::Help);
    screen.press(Key::Enter, NOW);
    assert_eq!(screen.mode, Mode::Board);
    assert_eq!(screen.session.game.plies().count(), 0);
}

#[test]
fn discs_turn_from_near_to_far_and_a_key_ends_it() {
    let mut screen = screen(Seats::Both, false);
    typed(&mut screen, "f5");
    let at = |ms| NOW + Duration::from_millis(ms);
    assert_eq!(screen.shown(Square::F5, at(0)), Shown::Disc(Color::Black));
    assert_eq!(screen.shown(Square::E5, at(0)), Shown::Disc(Color::White));
    assert_eq!(screen.shown(Square::E5, at(100)), Shown::Turning);
    assert_eq!(screen.shown(Square::E5, at(200)), Shown::Disc(Color::Black));
    assert!(screen.is_moving(at(500)) && !screen.is_moving(at(600)));
    screen.press(Key::Left, at(10));
    assert_eq!(screen.shown(Square::E5, at(10)), Shown::Disc(Color::Black));
}

#[test]
fn tab_turns_the_page_and_what_is_said_next_begins_at_its_beginning() {
    let mut screen = screen(Seats::Both, true);
    assert_eq!(screen.message().1, 0);
    screen.press(Key::Tab, NOW);
    screen.press(Key::Tab, NOW);
    assert_eq!(screen.message().1, 2);
    screen.press(Key::Left, NOW);
    assert_eq!(screen.message().1, 2);
    typed(&mut screen, "f5");
    assert_eq!(screen.message().1, 0);
    screen.press(Key::Char(':'), NOW);
    screen.press(Key::Tab, NOW);
    assert_eq!(screen.mode, Mode::Prompt(String::new()));
}

#[test]
fn a_pass_is_still_read_when_the_computer_has_moved_again() {
    let mut screen = screen(Seats::White, true);
    // Black plays d1, White has no move, and Black has another one.
    let start = format!("{:-<56}XO------ X", "XOO");
    typed(&mut screen, &format!("setup {start}"));
    screen.play(Square::D1, NOW);
    assert_eq!(screen.message.len(), 1);
    assert!(screen.message[0].contains("White has no move"));
    screen.play(Square::C8, NOW);
    assert_eq!(screen.message.len(), 2);
    assert!(screen.message[0].contains("White has no move"));
    assert!(screen.message[1].starts_with("Black plays c8"));
}

#[test]
fn levels_variants_and_starts_are_typed() {
    let mut screen = screen(Seats::Black, true);
    typed(&mut screen, "level 7");
    assert_eq!(screen.session.level.number(), 7);
    typed(&mut screen, "variant anti");
    assert_eq!(
        screen.session.game.rules().variant,
        otho_core::Variant::Anti
    );
    typed(&mut screen, "side white");
    assert!(screen.session.awaits_computer());
    screen.press(Key::Enter, NOW);
    assert!(screen.message[0].contains("computer"));
    typed(&mut screen, &format!("setup {:-<64} X", "OX-----OX"));
    assert_eq!(screen.position().count().empties(), 60);
}

#[test]
fn a_position_is_set_up_by_keys_and_clicks_and_played_when_it_can_be() {
    let mut screen = screen(Seats::Both, true);
    let press = |screen: &mut Screen, keys: &str| {
        keys.chars()
            .for_each(|key| _ = screen.press(Key::Char(key), NOW));
    };
    press(&mut screen, "ec");
    assert!(screen.is_setting_up());
    assert_eq!(screen.position().count().empties(), 64);
    press(&mut screen, "p");
    assert!(screen.message[0].starts_with("Neither player has a move"));
    let layout = Layout::of(screen.size).unwrap();
    for square in [Square::A1, Square::B1, Square::B1] {
        let place = layout.square(square);
        screen.press(Key::Click(place.x, place.y), NOW);
    }
    assert_eq!(screen.cursor, Square::B1);
    screen.press(Key::Click(layout.panel.x, layout.panel.y + 1), NOW);
    assert_eq!(screen.position().side(), Color::White);
    // White has to pass, which is no reason not to begin.
    press(&mut screen, "p");
    assert_eq!(screen.mode, Mode::Board);
    let start = screen.session.game.rules().start;
    assert_eq!(start, format!("{:-<64} O", "XO").parse().unwrap());
    typed(&mut screen, "c1");
    assert_eq!(screen.position().count().black, 3);
}

#[test]
fn who_leaves_the_setup_finds_the_game_as_it_was() {
    let mut screen = screen(Seats::Both, true);
    typed(&mut screen, "f5");
    let before = screen.position();
    assert_eq!(typed(&mut screen, "setup"), None);
    for key in [Key::Char('x'), Key::Right, Key::Enter, Key::Char('t')] {
        screen.press(key, NOW);
    }
    assert_ne!(screen.position(), before);
    screen.press(Key::Escape, NOW);
    assert_eq!((screen.position(), &screen.mode), (before, &Mode::Board));
    assert_eq!(screen.session.game.transcript(), "f5");
}

#[test]
fn what_was_found_about_a_move_is_said_when_it_is_looked_at() {
    let mut screen = screen(Seats::Both, true);
    typed(&mut screen, "f5");
    typed(&mut screen, "f4");
    let value = |value| Some((value, Some(Square::D6)));
    screen.review = Some(Review {
        values: vec![value(0), value(0), value(9)],
    });
    screen.press(Key::Home, NOW);
    assert_eq!(screen.message.len(), 1);
    screen.press(Key::End, NOW);
    assert!(screen.message[1].contains("9 discs worse than d6"));
    assert_eq!(screen.press(Key::Escape, NOW), None);
    screen.review = Some(Review::of(3));
    assert_eq!(screen.press(Key::Escape, NOW), Some(Effect::StopReview));
}
