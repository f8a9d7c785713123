//! What somebody types while they play: the commands of the command box, and those that only a
//! terminal has, which take a word behind them.

use otho_text::{Action, Command, Texts, UnknownCommand, is_one_of};

/// What somebody wishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Command(Command),
    /// A thing to set or to do, with what was typed behind it.
    Order(Order, String),
}

/// What takes a word behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Level,
    Side,
    Variant,
    Time,
    Setup,
    Load,
    Save,
    /// Why the last move was good or bad.
    Why,
    Sound,
    Quit,
}

impl Order {
    const ALL: [(Self, &'static str, &'static str); 10] = [
        (Self::Level, "level", "play-words-level"),
        (Self::Side, "side", "play-words-side"),
        (Self::Variant, "variant", "play-words-variant"),
        (Self::Time, "clock", "play-words-time"),
        (Self::Setup, "setup", "play-words-setup"),
        (Self::Load, "load", "play-words-load"),
        (Self::Save, "save", "command-words-save"),
        (Self::Why, "why", "play-words-why"),
        (Self::Sound, "sound", "play-words-sound"),
        (Self::Quit, "quit", "play-words-quit"),
    ];

    /// The order that a word is, in the language of these texts or in English.
    fn find(word: &str, texts: &Texts) -> Option<Self> {
        let is_it = |&&(_, name, id): &&(Self, &str, &str)| {
            is_one_of(word, id, texts) || word.eq_ignore_ascii_case(name)
        };
        Self::ALL.iter().find(is_it).map(|&(order, ..)| order)
    }
}

impl Wish {
    /// Whether the computer is to stop thinking for it.
    pub(super) fn is_urgent(&self) -> bool {
        matches!(
            self,
            Self::Command(Command::Action(Action::Pause)) | Self::Order(Order::Quit, _)
        )
    }

    /// Reads what was typed.
    ///
    /// # Errors
    /// When it is nothing that is known.
    pub(super) fn parse(text: &str, texts: &Texts) -> Result<Self, UnknownCommand> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        // Who asks why may well end with the sign of a question.
        let order = Order::find(word.trim_end_matches('?'), texts);
        // Some words are a command when they stand alone, such as the one for the clocks.
        let is_alone = rest.is_empty() && !matches!(order, Some(Order::Save | Order::Quit));
        match (order, Command::parse(text, texts)) {
            (Some(_), Ok(command)) if is_alone => Ok(Self::Command(command)),
            (Some(order), _) => Ok(Self::Order(order, rest.trim().to_owned())),
            (None, command) => command.map(Self::Command),
        }
    }
}

#[cfg(test)]
mod tests {
    use otho_core::Square;
    use otho_text::{Language, Query};

    use super::*;

    fn read(text: &str, language: Language) -> Option<Wish> {
        Wish::parse(text, &Texts::new(language)).ok()
    }

    fn order(order: Order, rest: &str) -> Option<Wish> {
        Some(Wish::Order(order, rest.to_owned()))
    }

    #[test]
    fn orders_are_read_in_the_language_and_in_english() {
        assert_eq!(read("level 5", Language::En), order(Order::Level, "5"));
        assert_eq!(read(" Niveau  5 ", Language::Fr), order(Order::Level, "5"));
        assert_eq!(read("uroven 5", Language::Cs), order(Order::Level, "5"));
        assert_eq!(
            read("SAVE a b.sgf", Language::Cs),
            order(Order::Save, "a b.sgf")
        );
        assert_eq!(read("quit", Language::Fr), order(Order::Quit, ""));
        assert_eq!(read("save", Language::En), order(Order::Save, ""));
        assert_eq!(read("proc", Language::Cs), order(Order::Why, ""));
        assert_eq!(read("Why?", Language::En), order(Order::Why, ""));
        assert_eq!(read("pourquoi ?", Language::Fr), order(Order::Why, "?"));
        assert_eq!(read("son non", Language::Fr), order(Order::Sound, "non"));
    }

    #[test]
    fn what_the_command_box_knows_means_the_same_here() {
        let command = |command| Some(Wish::Command(command));
        assert_eq!(read("F5", Language::En), command(Command::Play(Square::F5)));
        assert_eq!(read("fř", Language::Cs), command(Command::Play(Square::F5)));
        let clocks = command(Command::Query(Query::Clocks));
        assert_eq!(read("clock", Language::En), clocks);
        assert_eq!(read("clock 5+3", Language::En), order(Order::Time, "5+3"));
        assert_eq!(
            read("undo", Language::En),
            command(Command::Action(Action::Undo))
        );
        let help = command(Command::Query(Query::Help));
        assert_eq!(read("?", Language::En), help);
        assert_eq!(read("", Language::En), None);
        assert_eq!(read("fly", Language::En), None);
    }

    /// What stands before the colon of each line of the list of commands.
    fn listed(language: Language) -> Vec<Wish> {
        let texts = Texts::new(language);
        let list = [texts.get("answer-help"), texts.get("play-help")].join("\n");
        let heads = list.lines().filter_map(|line| line.split(':').next());
        heads
            .flat_map(|head| head.split(','))
            .flat_map(|part| {
                [" or ", " ou ", " nebo "]
                    .into_iter()
                    .find_map(|word| part.split_once(word))
                    .map_or_else(|| vec![part], |(one, other)| vec![one, other])
            })
            .filter_map(|text| Wish::parse(text, &texts).ok())
            .collect()
    }

    #[test]
    fn the_list_of_commands_has_them_all_in_every_language() {
        for language in Language::ALL {
            let listed = listed(language);
            for (order, name, _) in Order::ALL {
                let is_it = |wish: &Wish| matches!(wish, Wish::Order(other, _) if *other == order);
                assert!(listed.iter().any(is_it), "{language}: {name}");
            }
            for action in Action::ALL {
                // With a name behind it, it is one of the orders.
                let wish = Wish::Command(Command::Action(action));
                let is_listed = listed.contains(&wish) || action == Action::Save;
                assert!(is_listed, "{language}: {}", action.name());
            }
        }
    }
}
