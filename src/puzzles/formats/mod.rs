//! What the puzzle formats of several kinds share. Nothing here knows a kind.
//!
//! A format is recognised by its look alone: each of these predicates is independent of the others, and a test shows
//! that of a kind's readers exactly one claims each text.

pub mod board;
pub mod fields;
pub mod janko;
pub mod json;
pub mod marks;
pub mod numbers;
pub mod runs;
pub mod sgt;
pub mod size;

use crate::diagnostic::TextErrors;
use crate::text::{Source, TextLine};

/// The lines that say something: without comments and blank lines.
pub fn content(source: &Source) -> impl Iterator<Item = TextLine<'_>> {
    source
        .lines()
        .map(|line| line.without_comment())
        .filter(|line| !line.text.trim().is_empty())
}

/// The text of the only line that says something, without blanks around; `None` if there are several lines, or none.
pub fn only_line(source: &Source) -> Option<&str> {
    let mut lines = content(source);
    let line = lines.next()?;
    lines.next().is_none().then(|| line.text.trim())
}

/// True for two lines or more.
pub fn has_several_lines(source: &Source) -> bool {
    content(source).nth(1).is_some()
}

/// What stands first in the text.
pub fn start(source: &Source) -> &str {
    content(source).next().map_or("", |line| line.text.trim_start())
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
