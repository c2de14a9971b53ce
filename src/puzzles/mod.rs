//! The list of puzzle kinds: the only file that knows them all.

pub mod binox;
pub mod formats;
pub mod kind;
pub mod skyscraper;

use crate::puzzles::kind::{Kind, Puzzle, ReadOptions, Recognised};
use crate::text::{Source, TextErrors, Token};

/// Every kind, in the order of help texts.
pub static KINDS: &[&Kind] = &[&binox::KIND, &skyscraper::KIND];

/// The kind of that name or other name.
pub fn kind(word: &str) -> Option<&'static Kind> {
    KINDS.iter().copied().find(|kind| kind.is_called(word))
}

/// The first word of the text if it stands alone in its line and names a kind.
pub fn keyword(source: &Source) -> Option<(&'static Kind, Token<'_>)> {
    let line = source
        .lines()
        .map(|line| line.without_comment())
        .find(|line| !line.text.trim().is_empty())?;
    let token = line.only_token()?;
    kind(token.text.trim_end_matches(':')).map(|kind| (kind, token))
}

/// Finds out what kind of puzzle a text is, and reads it.
///
/// # Errors
/// The faults of the text, as the kind sees it that comes nearest to reading it.
pub fn recognise(source: &Source, options: &ReadOptions) -> Result<Recognised, TextErrors> {
    if let Some((kind, _)) = keyword(source) {
        return kind.read(source, options).map(Recognised::One);
    }
    let mut puzzles: Vec<Box<dyn Puzzle>> = Vec::new();
    let mut best: Option<(Rank, TextErrors)> = None;
    for kind in KINDS {
        match kind.read(source, options) {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(errors) => {
                let rank = rank(kind, source, options, &errors);
                if best.as_ref().is_none_or(|(best, _)| rank > *best) {
                    best = Some((rank, errors));
                }
            }
        }
    }
    match (puzzles.len(), best) {
        (0, Some((_, errors))) => Err(errors),
        (1, _) => Ok(Recognised::One(puzzles.remove(0))),
        _ => Ok(Recognised::Several(puzzles)),
    }
}

/// How near a kind came to reading a text: by the look of it, by few faults, by how far it came.
type Rank = (u8, std::cmp::Reverse<usize>, usize, usize);

fn rank(kind: &Kind, source: &Source, options: &ReadOptions, errors: &TextErrors) -> Rank {
    let look = match kind.reader(source, options) {
        // Everything that looks like nothing else is read as a board.
        Ok(reader) if reader.name == "text" => 1,
        Ok(_) => 2,
        Err(_) => 0,
    };
    let first = errors.errors().first();
    // Whoever is shown how a puzzle of the kind looks has none that comes near.
    let example = Some(kind.example_help());
    let look = if first.is_some_and(|first| first.help == example) {
        0
    } else {
        look
    };
    let (line, column) = first.map_or((0, 0), |error| (error.line, error.column));
    (look, std::cmp::Reverse(errors.count()), line, column)
}

/// Marks of an empty cell or a line without a clue, in every text form.
pub const EMPTY_MARKS: [&str; 5] = [".", "_", "-", "?", "-1"];

// Column names have room for the number of every line.
const _: () = assert!(crate::grid::MOST_LINES <= crate::model::names::MAX_INDEX as usize);

/// True for a mark of an empty cell, and for an empty field.
pub fn is_empty_mark(text: &str) -> bool {
    text.is_empty() || EMPTY_MARKS.contains(&text)
}

/// What programs that know no empty cell write for it.
const MISSING: [&str; 7] = ["NA", "N/A", "#N/A", "NaN", "NULL", "null", "None"];

/// What to do about a token that programs write for a missing value.
pub fn missing_help(text: &str) -> Option<&'static str> {
    let missing = MISSING.iter().any(|word| word.eq_ignore_ascii_case(text));
    missing.then_some("an empty cell is written `.`, or left empty between commas")
}
