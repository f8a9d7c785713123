//! Whether lessons are true, and the same in every language.
//!
//! Those who write lessons read what is found, so it is in English, as for all developers.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use otho_core::{Bitboard, Ply, Square};

pub use super::outline::Difference;
use super::outline::Outline;
use super::{Block, Diagram, Error, Exercise, Fault, Inline, Kind, Lesson, Part, Play, Text};
use crate::claim::{Claim, Finding, Judge};
use crate::feature;

/// The languages that lessons are in; the first one is what the others are compared with.
pub const LANGUAGES: [&str; 3] = ["en", "fr", "cs"];

/// Something that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The file, as seen from the folder of all lessons.
    pub file: String,
    /// Its line, 1 for the first.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.problem)
    }
}

/// What can be wrong with a lesson besides its form.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each problem has its sentence below")]
pub enum Problem {
    Unreadable(Fault),
    FileName,
    NotThere { language: &'static str },
    Untrue(Finding),
    Unjustified(Square),
    NoClaim,
    RefusedBest(Bitboard),
    RefusedQuiet(Bitboard),
    Over,
    NoLesson(String),
    Different(Difference),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(fault) => fault.fmt(f),
            Self::FileName => f.write_str("a lesson's file is NN-name.md with small letters"),
            Self::NotThere { language } => write!(f, "the lesson is missing in {language}"),
            Self::Untrue(finding) => write!(f, "the claim does not hold: {finding}"),
            Self::Unjustified(square) => write!(
                f,
                "no claim of this exercise speaks for the answer {square} \
                 (best, quiet, flips or after {square})"
            ),
            Self::NoClaim => f.write_str("a line to find needs a claim that shows it is good"),
            Self::RefusedBest(squares) => {
                write!(
                    f,
                    "{squares} would be refused, though the claim says it is best"
                )
            }
            Self::RefusedQuiet(squares) => {
                write!(f, "{squares} would be refused, though it is quiet as well")
            }
            Self::Over => f.write_str("there is nothing to play: the game is over"),
            Self::NoLesson(id) => write!(f, "there is no lesson {id:?} to link to"),
            Self::Different(difference) => difference.fmt(f),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reference = LANGUAGES[0];
        let or_nothing = |text: &str| {
            if text.is_empty() {
                "nothing".to_owned()
            } else {
                format!("{text:?}")
            }
        };
        let (what, here, there) = match self {
            Self::Steps { here, there } => ("steps", here.to_string(), there.to_string()),
            Self::Parts { here, there } => {
                ("parts of the step", or_nothing(here), or_nothing(there))
            }
            Self::Fields { here, there } => ("block", or_nothing(here), or_nothing(there)),
            Self::Mentions { here, there } => (
                "squares, moves and links in the step's prose",
                or_nothing(here),
                or_nothing(there),
            ),
        };
        write!(f, "{what}: {here} here, {there} in {reference}")
    }
}

/// A file with its text.
struct File {
    /// As seen from the folder of all lessons.
    path: String,
    text: String,
}

/// Checks a folder with a folder for each language in it.
///
/// # Errors
/// When something cannot be read.
pub fn folder(root: &Path, judge: &mut Judge) -> io::Result<Vec<Found>> {
    let mut shelves = Vec::new();
    for language in LANGUAGES {
        shelves.push((language, shelf(root, language)?));
    }
    let mut found = Vec::new();
    let names: BTreeSet<&String> = shelves.iter().flat_map(|(_, files)| files.keys()).collect();
    let ids: BTreeSet<String> = names.iter().filter_map(|name| id(name)).collect();
    for name in names {
        let mut reference = None;
        for (language, files) in &shelves {
            let file = files.get(name);
            let missing = Problem::NotThere { language };
            let problems = match file {
                None => vec![(1, missing)],
                Some(file) => one(&file.text, reference.as_ref(), &ids, judge),
            };
            let path = file.map_or_else(|| format!("{language}/{name}"), |f| f.path.clone());
            found.extend(problems.into_iter().map(|(line, problem)| Found {
                file: path.clone(),
                line,
                problem,
            }));
            if id(name).is_none() {
                found.push(Found {
                    file: path,
                    line: 1,
                    problem: Problem::FileName,
                });
            }
            if reference.is_none() {
                reference = file.and_then(|file| Outline::of(&file.text).ok());
            }
        }
    }
    Ok(found)
}

/// The files of a language, by what is the same in all of them: `course/NN-name.md`.
fn shelf(root: &Path, language: &str) -> io::Result<BTreeMap<String, File>> {
    let mut files = BTreeMap::new();
    for course in entries(&root.join(language))? {
        for path in entries(&course)? {
            let name = [&course, &path].map(|path| {
                let name = path.file_name().unwrap_or_default();
                name.to_string_lossy().into_owned()
            });
            let name = name.join("/");
            let file = File {
                path: format!("{language}/{name}"),
                text: fs::read_to_string(&path)?,
            };
            files.insert(name, file);
        }
    }
    Ok(files)
}

/// What lies in a folder; nothing, when it is not there.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    match fs::read_dir(folder) {
        Ok(entries) => entries.map(|entry| Ok(entry?.path())).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// The id of a lesson, `course/name`, from its file `course/NN-name.md`.
#[must_use]
pub fn id(path: &str) -> Option<String> {
    let (course, file) = path.split_once('/')?;
    let (number, name) = file.strip_suffix(".md")?.split_once('-')?;
    let is_number = number.len() == 2 && number.chars().all(|c| c.is_ascii_digit());
    let is_name = |name: &str| {
        let mut letters = name.chars();
        !name.is_empty() && letters.all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-'))
    };
    (is_number && is_name(course) && is_name(name)).then(|| format!("{course}/{name}"))
}

/// What is wrong with one file.
fn one(
    text: &str,
    reference: Option<&Outline>,
    ids: &BTreeSet<String>,
    judge: &mut Judge,
) -> Vec<(usize, Problem)> {
    let read = Lesson::parse(text).and_then(|lesson| Ok((lesson, Outline::of(text)?)));
    let (lesson, outline) = match read {
        Ok(read) => read,
        Err(Error { line, fault }) => return vec![(line, Problem::Unreadable(fault))],
    };
    let mut problems = truth(&lesson, judge);
    lesson.visit_texts(&mut |piece_of| {
        piece_of.visit(&mut |piece| {
            if let Inline::Link { lesson, .. } = piece
                && !ids.contains(lesson)
            {
                let target = format!("({lesson})");
                let before = text.lines().take_while(|line| !line.contains(&target));
                problems.push((before.count() + 1, Problem::NoLesson(lesson.clone())));
            }
        });
    });
    if let Some(reference) = reference {
        let differences = outline.differences(reference).into_iter();
        problems.extend(differences.map(|(line, d)| (line, Problem::Different(d))));
    }
    problems
}

/// What a lesson states and is not so, with the lines.
pub fn truth(lesson: &Lesson, judge: &mut Judge) -> Vec<(usize, Problem)> {
    let mut problems = Vec::new();
    for part in lesson.steps.iter().flat_map(|step| &step.parts) {
        if let Some(diagram) = part.diagram() {
            for stated in &diagram.claims {
                let checked = stated.claim.check(diagram.position, diagram.variant, judge);
                if let Err(finding) = checked {
                    problems.push((stated.line, Problem::Untrue(finding)));
                }
            }
        }
        match part {
            Part::Exercise(exercise) => answers(exercise, &mut problems),
            Part::Play(play) if Play::mover(play.diagram.position).is_none() => {
                problems.push((play.diagram.line, Problem::Over));
            }
            Part::Play(_) | Part::Prose(_) | Part::Board(_) | Part::Quiz(_) => {}
        }
    }
    problems
}

/// Whether claims stand behind the answers that rules do not give.
fn answers(exercise: &Exercise, problems: &mut Vec<(usize, Problem)>) {
    let diagram = &exercise.diagram;
    let claims = || diagram.claims.iter().map(|stated| &stated.claim);
    match &exercise.kind {
        Kind::Move(answers) => {
            for square in *answers {
                if !claims().any(|claim| speaks_for(claim, square)) {
                    problems.push((diagram.line, Problem::Unjustified(square)));
                }
            }
            problems.extend(refused(diagram, *answers).map(|problem| (diagram.line, problem)));
        }
        Kind::Line(_) if diagram.claims.is_empty() => {
            problems.push((diagram.line, Problem::NoClaim));
        }
        Kind::Line(_) | Kind::Legal | Kind::Flips(_) | Kind::Turn(_) | Kind::Count(_) => {}
    }
}

fn speaks_for(claim: &Claim, answer: Square) -> bool {
    match claim {
        Claim::Best(squares) => squares.contains(answer),
        Claim::Quiet(square) | Claim::Flips { square, .. } => *square == answer,
        Claim::After { plies, .. } => plies.first() == Some(&Ply::Move(answer)),
        _ => false,
    }
}

/// Moves that would be refused though they are as good as the answers, by what is claimed of those.
fn refused(diagram: &Diagram, answers: Bitboard) -> Option<Problem> {
    let claims = || diagram.claims.iter().map(|stated| &stated.claim);
    let mut best = claims().filter_map(|claim| match claim {
        Claim::Best(squares) => Some(*squares),
        _ => None,
    });
    if let Some(best) = best.next() {
        let refused = best - answers;
        return (!refused.is_empty()).then_some(Problem::RefusedBest(refused));
    }
    let is_claimed = |square| claims().any(|claim| *claim == Claim::Quiet(square));
    if !answers.into_iter().all(is_claimed) {
        return None;
    }
    let others = diagram.position.legal_moves() - answers;
    let quiet = |square: &Square| feature::is_quiet(diagram.position.board(), *square);
    let refused: Bitboard = others.into_iter().filter(quiet).collect();
    (!refused.is_empty()).then_some(Problem::RefusedQuiet(refused))
}

impl Part {
    /// The position it shows, if it shows one.
    #[must_use]
    pub fn diagram(&self) -> Option<&Diagram> {
        match self {
            Self::Prose(_) => None,
            Self::Board(board) => Some(&board.diagram),
            Self::Play(play) => Some(&play.diagram),
            Self::Exercise(exercise) => Some(&exercise.diagram),
            Self::Quiz(quiz) => quiz.diagram.as_ref(),
        }
    }

    fn visit_texts(&self, visit: &mut dyn FnMut(&Text)) {
        match self {
            Self::Prose(blocks) => {
                for block in blocks {
                    match block {
                        Block::Paragraph(text) => visit(text),
                        Block::List { items, .. } => items.iter().for_each(&mut *visit),
                    }
                }
            }
            Self::Board(board) => visit(&board.caption),
            Self::Play(play) => [&play.task, &play.success, &play.failure]
                .into_iter()
                .for_each(visit),
            Self::Exercise(exercise) => {
                let Exercise {
                    task,
                    hint,
                    right,
                    wrong,
                    wrong_moves,
                    ..
                } = exercise;
                let particular = wrong_moves.iter().map(|(_, text)| text);
                [task, hint, right, wrong]
                    .into_iter()
                    .chain(particular)
                    .for_each(visit);
            }
            Self::Quiz(quiz) => [&quiz.question, &quiz.because]
                .into_iter()
                .chain(&quiz.options)
                .for_each(visit),
        }
    }
}

impl Lesson {
    fn visit_texts(&self, visit: &mut dyn FnMut(&Text)) {
        visit(&self.title);
        visit(&self.summary);
        for step in &self.steps {
            visit(&step.heading);
            step.parts.iter().for_each(|part| part.visit_texts(visit));
        }
    }
}
