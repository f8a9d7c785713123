//! The JSON of Othello Quest.
//!
//! A document is `{"name":…,"args":[game…]}`, a game
//! `{"id":…,"gtype":"reversi1","players":[{…},{…}],"position":{"moves":[{"t":ms,"m":"e6"},…]}}`.
//! Documents may follow each other or stand in an array. The first player has black; the rating is
//! the one before the game, `oldR`; `t` is taken for the time the move took. The format has no
//! place for another start, for anti-Othello or for a result: who resigned is not told.

use std::io::{BufRead, Write};

use otho_core::Ply;
use serde::{Deserialize, Serialize};

use crate::error::{Accepted, Field, Place, Problem, ReadError, WriteError, excerpt};
use crate::input::{Brackets, Chunk, Chunks};
use crate::property::parse_ply;
use crate::transcript::expect_ordinary;
use crate::{Format, MAX_DOCUMENT, Player, Record, RecordedTurn, number};

const BRACKETS: Brackets = Brackets {
    open: b'{',
    close: b'}',
    quotes: (b'"', b'"'),
    nest: true,
    // The array that documents may stand in, and a byte order mark.
    between: Some(b"[,] \t\r\n\xef\xbb\xbf"),
    content: Accepted::Document,
    limit: MAX_DOCUMENT,
};

/// What games of Othello are called: `reversi`, then the minutes.
const GAME: &str = "reversi";

#[derive(Deserialize, Serialize)]
struct Document {
    #[serde(default)]
    name: Option<String>,
    args: Vec<Game>,
}

#[derive(Deserialize, Serialize)]
struct Game {
    gtype: String,
    players: [QuestPlayer; 2],
    position: Moves,
}

#[derive(Deserialize, Serialize)]
#[expect(non_snake_case, reason = "the names are those of the format")]
struct QuestPlayer {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    oldR: Option<f64>,
    #[serde(default)]
    newR: Option<f64>,
}

#[derive(Deserialize, Serialize)]
struct Moves {
    moves: Vec<Move>,
}

#[derive(Deserialize, Serialize)]
struct Move {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    t: Option<f64>,
    m: String,
}

/// Reads games one by one. After an error in a document it goes on with the next.
pub fn read(input: impl BufRead) -> impl Iterator<Item = Result<Record, ReadError>> {
    Chunks::new(input, Format::Quest, BRACKETS).flat_map(|chunk| match chunk {
        Ok(chunk) => games(&chunk),
        Err(error) => vec![Err(error)],
    })
}

fn games(chunk: &Chunk) -> Vec<Result<Record, ReadError>> {
    let error = |place, problem| ReadError {
        format: Format::Quest,
        place,
        problem,
    };
    let text = match str::from_utf8(&chunk.text) {
        Ok(text) => text,
        Err(wrong) => {
            let place = chunk.place(wrong.valid_up_to());
            return vec![Err(error(place, Problem::NotUtf8))];
        }
    };
    match serde_json::from_str::<Document>(text) {
        Ok(document) => document
            .args
            .into_iter()
            .map(|game| record(game).map_err(|problem| error(chunk.place(0), problem)))
            .collect(),
        Err(wrong) => {
            let problem = match wrong.classify() {
                serde_json::error::Category::Data => Problem::JsonShape,
                _ => Problem::Json,
            };
            vec![Err(error(place_of(&wrong, text, chunk), problem))]
        }
    }
}

/// Where in the input the parser stopped. It counts lines by their LF.
fn place_of(wrong: &serde_json::Error, text: &str, chunk: &Chunk) -> Place {
    let before: usize = text
        .split_inclusive('\n')
        .take(wrong.line().saturating_sub(1))
        .map(str::len)
        .sum();
    chunk.place(before + wrong.column().saturating_sub(1))
}

fn record(game: Game) -> Result<Record, Problem> {
    if !game.gtype.starts_with(GAME) {
        let name = excerpt(&game.gtype);
        return Err(Problem::OtherGame { name });
    }
    let [black, white] = game.players.map(|player| Player {
        name: player.name.filter(|name| !name.is_empty()),
        rating: player.oldR,
    });
    let turns: Result<_, _> = game.position.moves.iter().map(turn).collect();
    Ok(Record {
        turns: turns?,
        black,
        white,
        ..Record::default()
    })
}

fn turn(recorded: &Move) -> Result<RecordedTurn, Problem> {
    let text = recorded.m.trim();
    let ply = match text {
        "" | "-" => Some(Ply::Pass),
        _ => parse_ply(text),
    };
    Ok(RecordedTurn {
        time: recorded.t.and_then(number::milliseconds),
        ..ply.ok_or_else(|| Problem::value(Field::Move, text))?.into()
    })
}

/// Writes a game as a document on a line of its own. Passes are left out.
///
/// # Errors
/// When the game has another start or variant than the ordinary one.
pub fn write(output: &mut impl Write, record: &Record) -> Result<(), WriteError> {
    expect_ordinary(record, Format::Quest)?;
    let player = |player: &Player| QuestPlayer {
        name: player.name.clone(),
        oldR: player.rating,
        newR: player.rating,
    };
    let moves = record.turns.iter().filter(|turn| turn.ply != Ply::Pass);
    let moves = moves.map(|turn| Move {
        t: turn.time.map(|time| time.as_millis() as f64),
        m: turn.ply.to_string(),
    });
    let game = Game {
        gtype: GAME.to_owned(),
        players: [player(&record.black), player(&record.white)],
        position: Moves {
            moves: moves.collect(),
        },
    };
    let document = Document {
        name: Some("game".to_owned()),
        args: vec![game],
    };
    serde_json::to_writer(&mut *output, &document).map_err(std::io::Error::from)?;
    Ok(writeln!(output)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::time::Duration;
    use otho_core::{Variant, transcript};

    const GAME_TEXT: &str = r#"{"name":"x","args":[{"id":"a","gtype":"reversi1","players":[
        {"id":"1","name":"ann","oldR":1500.5,"newR":1510},{"id":"2","name":"bob","oldR":1600}],
        "position":{"moves":[{"t":1200,"m":"e6"},{"t":0,"m":"F6"},{"m":"f5"}],"x":[{}]}}]}"#;

    fn games(text: &str) -> Vec<Result<Record, ReadError>> {
        read(text.as_bytes()).collect()
    }

    fn problem(text: &str) -> Problem {
        games(text).remove(0).unwrap_err().problem
    }

    #[test]
    fn a_game_has_players_ratings_moves_and_times() {
        let record = games(GAME_TEXT).remove(0).unwrap();
        assert_eq!(record.black.name.as_deref(), Some("ann"));
        assert_eq!(record.white.rating, Some(1600.0));
        let plies = record.turns.iter().map(|turn| turn.ply);
        assert_eq!(transcript::write(plies), "e6f6f5");
        assert_eq!(record.turns[0].time, Some(Duration::from_millis(1200)));
        let mut output = Vec::new();
        write(&mut output, &record).unwrap();
        assert_eq!(games(str::from_utf8(&output).unwrap()), [Ok(record)]);
    }

    #[test]
    fn documents_stand_alone_in_a_row_or_in_an_array() {
        let row = format!("{GAME_TEXT}\n{GAME_TEXT}");
        let array = format!("\u{feff}[{GAME_TEXT},\n{GAME_TEXT}]");
        for text in [row, array] {
            assert_eq!(games(&text).iter().filter(|game| game.is_ok()).count(), 2);
        }
        assert_eq!(games("[]"), []);
    }

    #[test]
    fn what_is_no_game_of_quest_is_said_and_the_next_is_read() {
        let name = "shogi".to_owned();
        let other = GAME_TEXT.replace("reversi1", "shogi");
        assert_eq!(problem(&other), Problem::OtherGame { name });
        assert_eq!(problem("{}"), Problem::JsonShape);
        assert_eq!(problem("{\"args\": ?}"), Problem::Json);
        assert_eq!(problem(&GAME_TEXT[..90]), Problem::Truncated);
        assert_eq!(
            problem(&GAME_TEXT.replace("e6", "z6")),
            Problem::value(Field::Move, "z6")
        );
        assert!(matches!(
            problem("f5"),
            Problem::Unexpected { found: 'f', .. }
        ));
        let read = games(&format!("{{}}\n{GAME_TEXT}"));
        assert!(read[0].is_err() && read[1].is_ok());
        let deep = format!("{{\"args\":{}1{}}}", "[".repeat(9999), "]".repeat(9999));
        assert!(matches!(problem(&deep), Problem::Json | Problem::JsonShape));
    }

    #[test]
    fn an_error_names_line_and_byte() {
        let error = games("\n {\"args\":\n[ ?]}").remove(0).unwrap_err();
        assert_eq!(
            error.to_string(),
            "quest, game 1, line 3, byte 3: this is not JSON"
        );
        let bytes = b"{\"args\": \"\xff\"}";
        let error = read(&bytes[..]).next().unwrap().unwrap_err();
        assert_eq!(
            (error.place.byte, error.problem),
            (Some(11), Problem::NotUtf8)
        );
    }

    #[test]
    fn huge_numbers_are_left_out() {
        let text = GAME_TEXT.replace("1200", "1e300");
        assert_eq!(games(&text).remove(0).unwrap().turns[0].time, None);
        assert_eq!(problem(&GAME_TEXT.replace("1200", "1e999")), Problem::Json);
    }

    #[test]
    fn what_quest_cannot_hold_is_refused() {
        let record = Record {
            variant: Variant::Anti,
            ..Record::default()
        };
        let error = write(&mut Vec::new(), &record).unwrap_err();
        assert!(matches!(error, WriteError::Variant(Format::Quest)));
    }
}
