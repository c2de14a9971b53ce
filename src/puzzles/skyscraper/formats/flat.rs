//! Bare lists of clues in one line, which are refused: their order is not known.

use crate::diagnostic::TextError;
use crate::puzzles::formats::{self, only_line};
use crate::puzzles::kind::example_help;
use crate::puzzles::skyscraper::puzzle::{EXAMPLE, NAME};
use crate::text::Source;

/// The words of a list, without the quotes and brackets of programs.
pub(super) fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| c.is_whitespace() || ",;|\"'[](){}".contains(c))
        .filter(|word| !word.is_empty())
}

pub(super) fn is_flat(source: &Source) -> bool {
    // A brace in front is JSON's.
    only_line(source).is_some_and(|line| {
        !line.starts_with('{')
            && words(line).nth(1).is_some()
            && words(line).all(|word| word.bytes().all(|c| c.is_ascii_digit()))
    })
}

/// The error of a bare list: which of the known orders it is in is not known.
pub(super) fn refuse_flat(source: &Source) -> TextError {
    let line = formats::only_line(source).unwrap_or_else(|| formats::start(source));
    let words: Vec<&str> = words(line).collect();
    let expected = format!("lines above and below this one, not {} numbers in a line", words.len());
    let error = source.error_on(
        line,
        "the text is one line: a Skyscraper is a block of n+2 lines with the clues around it",
        expected,
    );
    let list = if words.len() <= 40 {
        words.join(" ")
    } else {
        "...".to_string()
    };
    let help = if words.len().is_multiple_of(4) {
        format!(
            "the list may be in two orders; write the one that is meant in front of it:\n\
             tblr: {list}        top, bottom, left, right\n\
             clockwise: {list}   from the top left corner around the board"
        )
    } else {
        format!("a list of clues has 4 n numbers; this one has {}", words.len())
    };
    error.with_help(format!("{help}\n{}", example_help(NAME, EXAMPLE)))
}
