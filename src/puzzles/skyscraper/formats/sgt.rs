//! Game IDs and save files of Towers in Simon Tatham's collection.

use super::task::{is_description, read_desc};
use crate::diagnostic::TextErrors;
use crate::puzzles::formats::sgt::{self, is_seed, without_difficulty};
use crate::puzzles::formats::{self, digits, only_line};
use crate::puzzles::skyscraper::puzzle::Skyscraper;
use crate::text::Source;

pub(super) fn is_id(source: &Source) -> bool {
    let Some((_, rest)) = only_line(source).and_then(digits) else {
        return false;
    };
    let rest = without_difficulty(rest);
    is_seed(rest) || rest.strip_prefix(':').is_some_and(is_description)
}

/// Reads a game ID.
pub(super) fn read_id(source: &Source) -> Result<Skyscraper, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let expected = "a game ID, e.g. 4:///2/2////3//1//2/2//,1i2e";
    let Some((size, rest)) = digits(word) else {
        return Err(source.error_on(word, "this is no game ID", expected).into());
    };
    let rest = without_difficulty(rest);
    if rest.starts_with('#') {
        let error = source.error_on(rest, "this ID names a random seed, not a puzzle", expected);
        return Err(error
            .with_help("open it in the program and copy the ID from Specific: it has a colon")
            .into());
    }
    match rest.strip_prefix(':') {
        Some(desc) => read_desc(source, size, desc),
        None => Err(source.error_on(rest, "this is no game ID", expected).into()),
    }
}

/// Reads a save file.
pub(super) fn read_save(source: &Source) -> Result<Skyscraper, TextErrors> {
    let save = sgt::read(source, "Towers")?;
    match digits(save.params) {
        Some((size, rest)) if without_difficulty(rest).is_empty() => read_desc(source, size, save.desc),
        _ => Err(source
            .error_on(save.params, "this is no size", "a number, and `d` with a letter")
            .into()),
    }
}
