//! Boards, games, exercises and questions from the fields of their blocks.

use otho_core::{Bitboard, Color, Ply, Position, Square, Turn, Variant, transcript};
use otho_engine::level::Level;

use super::error::{Error, Fault};
use super::scan::{Fence, Field, Lines};
use super::{
    Board, Diagram, Exercise, Goal, Kind, Part, Play, Quantity, Quiz, Stated, Text, inline,
};
use crate::claim::Claim;

const BOARD_KEYS: &[&str] = &["position", "moves", "variant", "marks", "claim", "caption"];
const PLAY_KEYS: &[&str] = &[
    "position", "moves", "variant", "marks", "claim", "colour", "level", "goal", "task", "success",
    "failure",
];
const EXERCISE_KEYS: &[&str] = &[
    "position",
    "moves",
    "variant",
    "marks",
    "claim",
    "kind",
    "move",
    "answer",
    "of",
    "line",
    "task",
    "hint",
    "right",
    "wrong",
    "wrong SQUARE",
];
const QUIZ_KEYS: &[&str] = &[
    "position", "moves", "variant", "marks", "claim", "question", "option", "option!", "because",
];

/// Reads a block.
pub(super) fn read(fence: &Fence) -> Result<Part, Error> {
    let mut fields = Fields {
        line: fence.line,
        left: fence.fields.clone(),
    };
    match fence.name.as_str() {
        "board" => {
            let board = Board {
                diagram: diagram(&mut fields)?,
                caption: fields.text("caption")?,
            };
            fields.finish(BOARD_KEYS)?;
            Ok(Part::Board(board))
        }
        "play" => play(fields).map(Part::Play),
        "exercise" => exercise(fields).map(Part::Exercise),
        "quiz" => quiz(fields).map(Part::Quiz),
        name => Err(Fault::UnknownBlock(name.to_owned()).at(fence.line)),
    }
}

/// The fields of a block that have not been read yet.
struct Fields {
    line: usize,
    left: Vec<Field>,
}

impl Fields {
    fn take(&mut self, key: &str) -> Option<Lines> {
        let index = self.left.iter().position(|field| field.key == key)?;
        Some(self.left.remove(index).value)
    }

    fn need(&mut self, key: &'static str) -> Result<Lines, Error> {
        let value = self.take(key).ok_or(Fault::Missing(key).at(self.line))?;
        if value.text.is_empty() {
            return Err(Fault::Empty(key.to_owned()).at(value.line));
        }
        Ok(value)
    }

    fn text(&mut self, key: &'static str) -> Result<Text, Error> {
        inline::parse(&self.need(key)?)
    }

    fn has(&self, key: &str) -> bool {
        self.left.iter().any(|field| field.key == key)
    }

    /// All fields for which `choose` says so.
    fn take_all(&mut self, choose: impl Fn(&str) -> bool) -> Vec<Field> {
        self.left
            .extract_if(.., |field| choose(&field.key))
            .collect()
    }

    /// Every field has been read, or it has no business here.
    fn finish(self, accepted: &'static [&'static str]) -> Result<(), Error> {
        match self.left.into_iter().next() {
            None => Ok(()),
            Some(Field { key, value }) => {
                let is_known = accepted.contains(&key.as_str());
                let fault = if is_known {
                    Fault::Repeated(key)
                } else {
                    Fault::UnknownKey { key, accepted }
                };
                Err(fault.at(value.line))
            }
        }
    }
}

/// The position of a block, with what is stated about it.
fn diagram(fields: &mut Fields) -> Result<Diagram, Error> {
    let start = match fields.take("position") {
        None => Position::START,
        Some(value) => {
            let position = value.text.parse();
            position.map_err(|error| Fault::Position(error).at(value.line))?
        }
    };
    let mut plies = Vec::new();
    let mut position = start;
    if let Some(value) = fields.take("moves") {
        (plies, position) = replay(start, &value)?;
    }
    let variant = match fields.take("variant") {
        None => Variant::Othello,
        Some(value) => match value.text.as_str() {
            "othello" => Variant::Othello,
            "anti" => Variant::Anti,
            _ => return Err(refused("variant", &value, "othello or anti")),
        },
    };
    let marks = fields.take("marks");
    let marks = marks.map_or(Ok(Bitboard::EMPTY), |value| squares(&value))?;
    let claims = fields.take_all(|key| key == "claim");
    let claims = claims.into_iter().map(|field| {
        let line = field.value.line;
        let claim: Claim = field
            .value
            .text
            .parse()
            .map_err(|error| Fault::Claim(error).at(line))?;
        Ok(Stated { line, claim })
    });
    Ok(Diagram {
        line: fields.line,
        start,
        plies,
        position,
        variant,
        marks,
        claims: claims.collect::<Result<_, _>>()?,
    })
}

/// Plays moves; passes that are forced need not be written.
fn replay(start: Position, value: &Lines) -> Result<(Vec<Ply>, Position), Error> {
    let given = transcript::parse(&value.text);
    let given = given.map_err(|error| Fault::Moves(error).at(value.line))?;
    let mut plies = Vec::new();
    let mut position = start;
    for ply in given {
        if position.turn() == Turn::Pass {
            plies.push(Ply::Pass);
            position = position.with_other_side();
        }
        if let Ply::Move(square) = ply {
            let next = position.play(square);
            position = next.map_err(|illegal| Fault::Illegal(illegal).at(value.line))?;
            plies.push(ply);
        } else if plies.last() != Some(&Ply::Pass) {
            return Err(Fault::Passed.at(value.line));
        }
    }
    Ok((plies, position))
}

fn refused(key: &'static str, value: &Lines, accepted: &'static str) -> Error {
    Fault::Value {
        key,
        found: value.text.clone(),
        accepted,
    }
    .at(value.line)
}

fn squares(value: &Lines) -> Result<Bitboard, Error> {
    let squares = value.text.split_whitespace().map(|name| {
        let square = name.parse::<Square>();
        square.map_err(|_| Fault::Square(name.to_owned()).at(value.line))
    });
    squares.collect()
}

fn square(value: &Lines) -> Result<Square, Error> {
    let square = value.text.parse();
    square.map_err(|_| Fault::Square(value.text.clone()).at(value.line))
}

fn play(mut fields: Fields) -> Result<Play, Error> {
    let color = fields.need("colour")?;
    let color = match color.text.as_str() {
        "black" => Color::Black,
        "white" => Color::White,
        _ => return Err(refused("colour", &color, "black or white")),
    };
    let level = fields.need("level")?;
    let found = Level::ALL.iter().find(|known| known.id == level.text);
    let level = found.ok_or_else(|| Fault::Level(level.text.clone()).at(level.line))?;
    let goal = fields.need("goal")?;
    let play = Play {
        diagram: diagram(&mut fields)?,
        color,
        level,
        goal: read_goal(&goal.text)
            .ok_or_else(|| refused("goal", &goal, "win, draw, corner, discs N or finish"))?,
        task: fields.text("task")?,
        success: fields.text("success")?,
        failure: fields.text("failure")?,
    };
    fields.finish(PLAY_KEYS)?;
    Ok(play)
}

fn read_goal(text: &str) -> Option<Goal> {
    Some(match text {
        "win" => Goal::Win,
        "draw" => Goal::Draw,
        "corner" => Goal::Corner,
        "finish" => Goal::Finish,
        _ => {
            let discs = text.strip_prefix("discs ")?.trim().parse().ok()?;
            return (1..=64).contains(&discs).then_some(Goal::Discs(discs));
        }
    })
}

fn exercise(mut fields: Fields) -> Result<Exercise, Error> {
    let diagram = diagram(&mut fields)?;
    let kind = fields.need("kind")?;
    let kind = match kind.text.as_str() {
        "legal" => Kind::Legal,
        "flips" => Kind::Flips(legal_move(&mut fields, &diagram)?),
        "turn" => Kind::Turn(legal_move(&mut fields, &diagram)?),
        "move" => Kind::Move(answer(&mut fields, &diagram)?),
        "count" => Kind::Count(quantity(&fields.need("of")?)?),
        "line" => Kind::Line(line(&mut fields, &diagram)?),
        _ => {
            let accepted = "legal, flips, turn, move, count or line";
            return Err(refused("kind", &kind, accepted));
        }
    };
    let particular = fields.take_all(|key| key.starts_with("wrong "));
    let exercise = Exercise {
        task: fields.text("task")?,
        hint: fields.text("hint")?,
        right: fields.text("right")?,
        wrong: fields.text("wrong")?,
        wrong_moves: wrong_moves(&particular, &diagram, &kind)?,
        diagram,
        kind,
    };
    fields.finish(EXERCISE_KEYS)?;
    Ok(exercise)
}

/// The move that an exercise is about.
fn legal_move(fields: &mut Fields, diagram: &Diagram) -> Result<Square, Error> {
    let value = fields.need("move")?;
    let square = square(&value)?;
    let played = diagram.position.play(square);
    played.map_err(|illegal| Fault::Illegal(illegal).at(value.line))?;
    Ok(square)
}

/// The moves that are accepted.
fn answer(fields: &mut Fields, diagram: &Diagram) -> Result<Bitboard, Error> {
    let value = fields.need("answer")?;
    let answers = squares(&value)?;
    for square in answers {
        let played = diagram.position.play(square);
        played.map_err(|illegal| Fault::Illegal(illegal).at(value.line))?;
    }
    Ok(answers)
}

/// The moves of both sides; the learner makes the first and the last.
fn line(fields: &mut Fields, diagram: &Diagram) -> Result<Vec<Ply>, Error> {
    let value = fields.need("line")?;
    let (plies, end) = replay(diagram.position, &value)?;
    let is_learners = end.side() != diagram.position.side();
    if matches!(plies.last(), Some(Ply::Move(_))) && is_learners {
        Ok(plies)
    } else {
        Err(refused(
            "line",
            &value,
            "moves that end with one of the learner's",
        ))
    }
}

fn quantity(value: &Lines) -> Result<Quantity, Error> {
    Ok(match value.text.as_str() {
        "black" => Quantity::Discs(Color::Black),
        "white" => Quantity::Discs(Color::White),
        "empty" => Quantity::Empty,
        "mobility-black" => Quantity::Mobility(Color::Black),
        "mobility-white" => Quantity::Mobility(Color::White),
        "stable-black" => Quantity::Stable(Color::Black),
        "stable-white" => Quantity::Stable(Color::White),
        _ => {
            let accepted = "black, white, empty, mobility-black, mobility-white, stable-black or \
                            stable-white";
            return Err(refused("of", value, accepted));
        }
    })
}

/// What is said to particular moves: legal ones that are no answers.
fn wrong_moves(
    fields: &[Field],
    diagram: &Diagram,
    kind: &Kind,
) -> Result<Vec<(Square, Text)>, Error> {
    let right = match kind {
        Kind::Move(answers) => *answers,
        Kind::Line(plies) => plies.first().map_or(Bitboard::EMPTY, |ply| match ply {
            Ply::Move(square) => square.bitboard(),
            Ply::Pass => Bitboard::EMPTY,
        }),
        Kind::Legal | Kind::Flips(_) | Kind::Turn(_) | Kind::Count(_) => Bitboard::EMPTY,
    };
    let mut read = Vec::<(Square, Text)>::new();
    for Field { key, value } in fields {
        let name = key.trim_start_matches("wrong ").trim();
        let wrong = name.parse::<Square>();
        let wrong = wrong.map_err(|_| Fault::Square(name.to_owned()).at(value.line))?;
        if !matches!(kind, Kind::Move(_) | Kind::Line(_)) {
            return Err(Fault::WrongMove(wrong).at(value.line));
        }
        let played = diagram.position.play(wrong);
        played.map_err(|illegal| Fault::Illegal(illegal).at(value.line))?;
        if right.contains(wrong) {
            return Err(Fault::WrongMove(wrong).at(value.line));
        }
        if read.iter().any(|(known, _)| *known == wrong) {
            return Err(Fault::Repeated(key.clone()).at(value.line));
        }
        if value.text.is_empty() {
            return Err(Fault::Empty(key.clone()).at(value.line));
        }
        read.push((wrong, inline::parse(value)?));
    }
    Ok(read)
}

fn quiz(mut fields: Fields) -> Result<Quiz, Error> {
    let has_diagram = ["position", "moves", "claim", "marks"]
        .iter()
        .any(|key| fields.has(key));
    let diagram = has_diagram.then(|| diagram(&mut fields)).transpose()?;
    let options = fields.take_all(|key| matches!(key, "option" | "option!"));
    let n_right = options
        .iter()
        .filter(|field| field.key == "option!")
        .count();
    if n_right != 1 || options.len() < 2 {
        let (right, all) = (n_right, options.len());
        return Err(Fault::Options { right, all }.at(fields.line));
    }
    let right = options.iter().position(|field| field.key == "option!");
    let quiz = Quiz {
        diagram,
        question: fields.text("question")?,
        right: right.expect("one of them was counted"),
        options: options.iter().map(option).collect::<Result<_, _>>()?,
        because: fields.text("because")?,
    };
    fields.finish(QUIZ_KEYS)?;
    Ok(quiz)
}

fn option(field: &Field) -> Result<Text, Error> {
    if field.value.text.is_empty() {
        return Err(Fault::Empty(field.key.clone()).at(field.value.line));
    }
    inline::parse(&field.value)
}
