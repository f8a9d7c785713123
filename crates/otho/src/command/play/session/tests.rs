//! What is said at which time of a game.

use otho_text::Language;

use super::*;

fn session(seats: Seats, time: &str) -> Session {
    let rules = Rules {
        time: Some(time.parse().expect("a time control")),
        ..Rules::default()
    };
    let start = Start {
        rules,
        seats,
        level: &Level::ALL[4],
        seed: 1,
        has_sound: false,
    };
    Session::new(start, Texts::new(Language::En), Duration::ZERO)
}

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// What is said of the clocks until a time, when nobody does anything.
fn spoken(session: &mut Session, until: Duration) -> Vec<(u64, String)> {
    let mut now = Duration::ZERO;
    let mut said = Vec::new();
    while now < until {
        let fallen = session.tick(now);
        let warning = session.warning(now);
        said.extend(fallen.or(warning).map(|sentence| (now.as_secs(), sentence)));
        let Some(wait) = session.until_clock_speaks(now) else {
            break;
        };
        assert!(!wait.is_zero(), "at {now:?}");
        now += wait;
    }
    said
}

#[test]
fn a_person_hears_when_little_time_is_left_and_when_none_is() {
    let mut session = session(Seats::Both, "2");
    let said = spoken(&mut session, seconds(1000));
    let said: Vec<(u64, &str)> = said.iter().map(|(at, text)| (*at, text.as_str())).collect();
    assert_eq!(
        said[..3],
        [
            (60, "Black has 1 minute left."),
            (90, "Black has 30 seconds left."),
            (110, "Black has 10 seconds left."),
        ]
    );
    assert_eq!((said.len(), said[3].0), (4, 120));
    assert!(said[3].1.starts_with("Black ran out of time."), "{said:?}");
}

#[test]
fn each_warning_comes_once_and_belongs_to_the_clock_that_runs() {
    let mut session = session(Seats::Both, "2");
    assert_eq!(session.warning(seconds(0)), None);
    // Who looks late is told what is left then.
    let told = session.warning(seconds(95)).expect("it is time");
    assert_eq!(told, "Black has 25 seconds left.");
    assert_eq!(session.warning(seconds(96)), None);
    session.play(Square::D3, seconds(100));
    assert_eq!(session.warning(seconds(101)), None);
    let told = session.warning(seconds(160)).expect("it is time");
    assert_eq!(told, "White has 1 minute left.");
    session.apply(Event::Pause, seconds(161));
    assert_eq!(session.warning(seconds(900)), None);
    assert_eq!(session.until_clock_speaks(seconds(900)), None);
}

#[test]
fn of_the_computer_s_clock_only_the_fall_of_its_flag_is_spoken() {
    let mut session = session(Seats::White, "2");
    let said = spoken(&mut session, seconds(1000));
    assert_eq!(said.len(), 1, "{said:?}");
    assert_eq!(said[0].0, 120);
}

#[test]
fn a_new_game_says_what_the_clocks_show_and_words_alone_ask() {
    let mut session = session(Seats::Black, "5+3");
    let said = session.greeting(Duration::ZERO).join(" ");
    assert!(said.contains("Black has 5 minutes left."), "{said}");
    let mut ask = |text: &str| {
        let wish = Wish::parse(text, &Texts::new(Language::En)).expect("it is known");
        session.obey(&wish, Duration::ZERO).sentences.join(" ")
    };
    assert!(ask("clock 10").contains("White has 10 minutes left."));
    assert!(!ask("clock none").contains("minutes"));
    assert_eq!(ask("level"), "The level is 5, Novice.");
    assert!(ask("side").starts_with("You play Black against level 5"));
    assert_eq!(ask("variant"), "This is Othello: the most discs win.");
    assert!(ask("variant anti").contains("the fewest discs win"));
    assert_eq!(
        ask("variant"),
        "This is anti-Othello: the fewest discs win."
    );
}
