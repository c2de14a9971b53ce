//! What the puzzle formats of several kinds share. Nothing here knows a kind.
//!
//! A format is recognised by its look alone: each of these predicates is independent of the others, and a test shows
//! that of a kind's readers exactly one claims each text.

pub mod board;
pub mod fields;
pub mod janko;
pub mod json;
pub mod runs;
pub mod sgt;

use crate::puzzles::keyword;
use crate::text::{Source, TextErrors, TextLine};

/// The lines that say something: without comments, blank lines and the line that names the kind.
pub fn content(source: &Source) -> impl Iterator<Item = TextLine<'_>> {
    let name = keyword(source).map(|(_, token)| token.line.number);
    source
        .lines()
        .filter(move |line| Some(line.number) != name)
        .map(|line| line.without_comment())
        .filter(|line| !line.text.trim().is_empty())
}

/// The text of the only line that says something, without blanks around; `None` if there are several lines, or none.
pub fn only_line(source: &Source) -> Option<&str> {
    let mut lines = content(source);
    let line = lines.next()?;
    lines.next().is_none().then(|| line.text.trim())
}

/// True for the tail `#1234` of a game ID that names a random seed: one word.
pub fn is_seed(tail: &str) -> bool {
    tail.starts_with('#') && !tail.contains(char::is_whitespace)
}

/// True for two lines or more.
pub fn has_several_lines(source: &Source) -> bool {
    content(source).nth(1).is_some()
}

/// What stands first in the text.
pub fn start(source: &Source) -> &str {
    content(source).next().map_or("", |line| line.text.trim_start())
}

/// True for JSON.
pub fn is_json(source: &Source) -> bool {
    start(source).starts_with('{')
}

/// True for a save file of Simon Tatham's collection.
pub fn is_sgt_save(source: &Source) -> bool {
    start(source).starts_with("SAVEFILE:41:")
}

/// True for a block of the site janko.at.
pub fn is_janko(source: &Source) -> bool {
    source.lines().any(|line| begins_janko(line.text.trim()))
}

/// True for the first line of a block of janko.at.
pub fn begins_janko(line: &str) -> bool {
    line.eq_ignore_ascii_case("begin") || line.eq_ignore_ascii_case("[begin]")
}

/// Refuses the size of a board that is too large; `part` is what says it. Whoever makes room for a board asks first: a
/// few bytes can name any size.
///
/// # Errors
/// A size that does not fit.
pub fn check_size(source: &Source, part: &str, rows: usize, cols: usize) -> Result<(), TextErrors> {
    if crate::grid::fits(rows, cols) {
        return Ok(());
    }
    let message = format!("a board of {rows} x {cols} cells");
    let message = if rows == 0 || cols == 0 {
        message
    } else {
        message + " is too large"
    };
    Err(source.error_on(part, message, board::most()).into())
}

/// Refuses a second line that only the head of a file has: what follows is another puzzle.
///
/// # Errors
/// If there is one.
pub fn must_be_one(source: &Source, is_head: impl Fn(&str) -> bool) -> Result<(), TextErrors> {
    match source.lines().filter(|line| is_head(line.text.trim())).nth(1) {
        Some(line) => Err(source
            .error_on(line.text.trim(), "a second puzzle begins here", "one puzzle in a text")
            .into()),
        None => Ok(()),
    }
}

/// Splits digits off the front of a word.
pub fn digits(word: &str) -> Option<(&str, &str)> {
    let end = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    (end > 0).then(|| word.split_at(end))
}

/// Takes a difficulty, `d` and a letter, off the front of a word.
pub fn without_difficulty(word: &str) -> &str {
    match word.as_bytes() {
        [b'd', letter, ..] if letter.is_ascii_lowercase() => &word[2..],
        _ => word,
    }
}
