//! The command box: short commands and words of the user's language, typed by those who play by
//! ear or by touch.
//!
//! It says what is meant; `answer` answers the questions, and whoever plays does the rest.

use core::fmt;

use otho_core::Square;

use crate::rules::shown;
use crate::{InWords, Texts};

/// What somebody typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// To play on a square.
    Play(Square),
    /// A question about the game.
    Query(Query),
    /// Something to do.
    Action(Action),
}

/// A question about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// The whole board.
    Board,
    /// The row with this index, 0 for the row named 1.
    Row(u8),
    /// The column with this index, 0 for column a.
    Column(u8),
    /// The legal moves.
    Moves,
    /// What a move to this square would flip.
    Flips(Square),
    /// What was played last.
    LastMove,
    /// How many discs there are.
    Counts,
    /// What the clocks show.
    Clocks,
    /// Which commands there are.
    Help,
}

/// Something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// To take the last move back.
    Undo,
    /// To make again what was taken back.
    Redo,
    /// To be shown a good move.
    Hint,
    /// To give up.
    Resign,
    /// To stop the clocks.
    Pause,
    /// To let them run again.
    Resume,
    /// To begin a new game.
    New,
    /// To save the game.
    Save,
    /// To look at the position before.
    Back,
    /// To look at the position after.
    Forward,
    /// To look at the start.
    Start,
    /// To look at the present position.
    End,
    /// To go through the game again.
    Review,
}

impl Action {
    /// All actions.
    pub const ALL: [Self; 13] = [
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Resign,
        Self::Pause,
        Self::Resume,
        Self::New,
        Self::Save,
        Self::Back,
        Self::Forward,
        Self::Start,
        Self::End,
        Self::Review,
    ];

    /// Its name for programs, which is accepted in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Hint => "hint",
            Self::Resign => "resign",
            Self::Pause => "pause",
            Self::Resume => "resume",
            Self::New => "new",
            Self::Save => "save",
            Self::Back => "back",
            Self::Forward => "forward",
            Self::Start => "start",
            Self::End => "end",
            Self::Review => "review",
        }
    }

    const fn words_id(self) -> &'static str {
        match self {
            Self::Undo => "command-words-undo",
            Self::Redo => "command-words-redo",
            Self::Hint => "command-words-hint",
            Self::Resign => "command-words-resign",
            Self::Pause => "command-words-pause",
            Self::Resume => "command-words-resume",
            Self::New => "command-words-new",
            Self::Save => "command-words-save",
            Self::Back => "command-words-back",
            Self::Forward => "command-words-forward",
            Self::Start => "command-words-start",
            Self::End => "command-words-end",
            Self::Review => "command-words-review",
        }
    }
}

impl Query {
    /// Whether a position alone answers it, without the game that led there.
    #[must_use]
    pub const fn is_about_position(self) -> bool {
        match self {
            Self::Board
            | Self::Row(_)
            | Self::Column(_)
            | Self::Moves
            | Self::Flips(_)
            | Self::Counts => true,
            Self::LastMove | Self::Clocks | Self::Help => false,
        }
    }
}

impl fmt::Display for Query {
    /// Writes the short form, which [`Command::parse`] reads in every language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board => f.write_str("b"),
            Self::Row(row) => write!(f, "r{}", row % 8 + 1),
            Self::Column(column) => write!(f, "c{}", column_name(*column)),
            Self::Moves => f.write_str("m"),
            Self::Flips(square) => write!(f, "w {square}"),
            Self::LastMove => f.write_str("l"),
            Self::Counts => f.write_str("c"),
            Self::Clocks => f.write_str("t"),
            Self::Help => f.write_str("?"),
        }
    }
}

/// The letter of a column by its index.
pub(crate) fn column_name(column: u8) -> char {
    char::from(b'a' + column % 8)
}

/// The text is no command. In words, it says what is accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCommand {
    /// What was typed, shortened to [`UnknownCommand::EXCERPT`] characters.
    pub found: String,
}

impl UnknownCommand {
    /// The most characters of a text that are quoted.
    pub const EXCERPT: usize = 40;
}

impl fmt::Display for UnknownCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a command", self.found)
    }
}

impl core::error::Error for UnknownCommand {}

impl InWords for UnknownCommand {
    fn in_words(&self, texts: &Texts) -> String {
        if self.found.is_empty() {
            return texts.get("command-nothing");
        }
        let found: String = self.found.chars().map(shown).collect();
        texts.format("command-unknown", &[("found", found.into())])
    }
}

impl Command {
    /// Reads a command: a short form, or words in the language of these texts.
    ///
    /// Small and capital letters are the same, and so are words with and without accents. Where
    /// digits need Shift, the signs of their keys stand for them: `fř` and `f(` are f5.
    ///
    /// # Errors
    /// When it is neither.
    pub fn parse(text: &str, texts: &Texts) -> Result<Self, UnknownCommand> {
        let typed = text.to_lowercase();
        let words: Vec<&str> = typed.split_whitespace().collect();
        let short = words.concat();
        if let Some(square) = square(&short) {
            return Ok(Self::Play(square));
        }
        let in_words = || in_words(&words.join(" "), texts);
        short_form(&short).or_else(in_words).ok_or_else(|| {
            let found = text.trim().chars().take(UnknownCommand::EXCERPT).collect();
            UnknownCommand { found }
        })
    }
}

/// A command of one letter, with a row, column or square behind some.
fn short_form(text: &str) -> Option<Command> {
    let first = text.chars().next()?;
    let rest = &text[first.len_utf8()..];
    if rest.is_empty() {
        return Some(match first {
            'b' => Command::Query(Query::Board),
            'm' => Command::Query(Query::Moves),
            'l' => Command::Query(Query::LastMove),
            'c' => Command::Query(Query::Counts),
            't' => Command::Query(Query::Clocks),
            '?' => Command::Query(Query::Help),
            'h' => Command::Action(Action::Hint),
            'u' => Command::Action(Action::Undo),
            _ => return None,
        });
    }
    Some(Command::Query(match first {
        'r' => Query::Row(row(rest)?),
        'c' => Query::Column(column(rest)?),
        'w' => Query::Flips(square(rest)?),
        _ => return None,
    }))
}

/// A command in words, the last of which may be a row, column or square.
fn in_words(typed: &str, texts: &Texts) -> Option<Command> {
    let text = without_accents(typed);
    let is = |text: &str, id: &str| is_one_of(text, id, texts);
    let action = Action::ALL
        .into_iter()
        .find(|action| is(&text, action.words_id()));
    // The words of the user's language come first: a name for programs may mean something else.
    let action = action.or_else(|| Action::ALL.into_iter().find(|action| action.name() == text));
    let questions = [
        ("command-words-board", Query::Board),
        ("command-words-moves", Query::Moves),
        ("command-words-last-move", Query::LastMove),
        ("command-words-counts", Query::Counts),
        ("command-words-clocks", Query::Clocks),
        ("command-words-help", Query::Help),
    ];
    if let Some((_, query)) = questions.into_iter().find(|(id, _)| is(&text, id)) {
        return Some(Command::Query(query));
    }
    if let Some(action) = action {
        return Some(Command::Action(action));
    }
    // The accents of the last word count: they may stand for a digit.
    let (head, last) = typed.rsplit_once(' ')?;
    let head = &without_accents(head);
    if is(head, "command-words-row") {
        row(last).map(|row| Command::Query(Query::Row(row)))
    } else if is(head, "command-words-column") {
        column(last).map(|column| Command::Query(Query::Column(column)))
    } else if is(head, "command-words-flips") {
        square(last).map(|square| Command::Query(Query::Flips(square)))
    } else {
        None
    }
}

/// Whether a text is one of the words of this id, which are separated by commas; capitals and
/// accents do not matter.
#[must_use]
pub fn is_one_of(text: &str, id: &str, texts: &Texts) -> bool {
    let text = without_accents(&text.to_lowercase());
    let words = texts.get(id);
    words.split(',').any(|w| without_accents(w.trim()) == text)
}

/// A square, in small letters.
fn square(text: &str) -> Option<Square> {
    let split = text.char_indices().nth(1)?.0;
    let (letter, digit) = text.split_at(split);
    let (column, row) = (column(letter)?, row(digit)?);
    Square::from_column_row(usize::from(column), usize::from(row))
}

fn column(text: &str) -> Option<u8> {
    let letter = only_character(text)?;
    matches!(letter, 'a'..='h').then(|| letter as u8 - b'a')
}

/// A digit from 1 to 8, or the sign of its key where digits need Shift.
fn row(text: &str) -> Option<u8> {
    const KEYS: [[char; 8]; 3] = [
        ['1', '2', '3', '4', '5', '6', '7', '8'],
        // Czech.
        ['+', 'ě', 'š', 'č', 'ř', 'ž', 'ý', 'á'],
        // French.
        ['&', 'é', '"', '\'', '(', '-', 'è', '_'],
    ];
    let typed = match only_character(text)? {
        // Some systems put the apostrophe of typography in the place of the one on the key.
        '’' => '\'',
        other => other,
    };
    let place = |keys: [char; 8]| keys.into_iter().position(|key| key == typed);
    KEYS.into_iter().find_map(place).map(|index| index as u8)
}

fn only_character(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}

/// The text without the accents of French and Czech, which people leave out when they hurry.
fn without_accents(text: &str) -> String {
    text.chars()
        .map(|letter| match letter {
            'á' | 'à' | 'â' => 'a',
            'č' | 'ç' => 'c',
            'ď' => 'd',
            'é' | 'è' | 'ê' | 'ë' | 'ě' => 'e',
            'í' | 'î' | 'ï' => 'i',
            'ň' => 'n',
            'ó' | 'ô' => 'o',
            'ř' => 'r',
            'š' => 's',
            'ť' => 't',
            'ú' | 'ů' | 'ù' | 'û' => 'u',
            'ý' => 'y',
            'ž' => 'z',
            other => other,
        })
        .collect()
}
