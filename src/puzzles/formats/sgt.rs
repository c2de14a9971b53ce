//! Save files of Simon Tatham's Portable Puzzle Collection: lines `NAME    :length:value`.

use crate::diagnostic::TextErrors;
use crate::puzzles::formats;
use crate::text::{Source, clipped};

/// What a save file says of its puzzle; slices of the text.
#[derive(Debug)]
pub struct Save<'a> {
    /// Size and options, with a difficulty at the end in some files.
    pub params: &'a str,
    /// The description.
    pub desc: &'a str,
}

/// Reads the lines of a save file that describe its puzzle; the game must be `game`.
///
/// # Errors
/// Another game, a line that is missing, a length that does not fit, a second file below.
pub fn read<'a>(source: &'a Source, game: &str) -> Result<Save<'a>, TextErrors> {
    formats::must_be_one(source, |line| line.starts_with("SAVEFILE:"))?;
    let mut fields: [(&str, Option<&'a str>); 3] = [("GAME", None), ("PARAMS", None), ("DESC", None)];
    for line in source.lines() {
        let Some((name, rest)) = line.text.split_once(':') else {
            continue;
        };
        let Some((_, field)) = fields
            .iter_mut()
            .find(|(known, value)| *known == name.trim() && value.is_none())
        else {
            continue;
        };
        let Some((length, value)) = rest.split_once(':') else {
            return Err(source
                .error_on(rest, "a save file's line has no length", "NAME :length:value")
                .into());
        };
        if length.parse() != Ok(value.len()) {
            let message = format!("the line says {} characters and has {}", clipped(length), value.len());
            return Err(source.error_on(length, message, format!("{}", value.len())).into());
        }
        *field = Some(value);
    }
    let missing = |name: &str| {
        TextErrors::from(source.error_whole(
            format!("the save file has no line {name}"),
            "the lines GAME, PARAMS and DESC",
        ))
    };
    let [found, params, desc] = fields.map(|(name, value)| value.ok_or_else(|| missing(name)));
    let found = found?;
    if found != game {
        return Err(source
            .error_on(
                found,
                format!("a save file of {}", clipped(found)),
                format!("a save file of {game}"),
            )
            .into());
    }
    Ok(Save {
        params: params?,
        desc: desc?,
    })
}

/// True for the tail `#1234` of a game ID that names a random seed: one word.
pub fn is_seed(tail: &str) -> bool {
    tail.starts_with('#') && !tail.contains(char::is_whitespace)
}

/// True for a save file of Simon Tatham's collection.
pub fn is_sgt_save(source: &Source) -> bool {
    formats::start(source).starts_with("SAVEFILE:41:")
}

/// Takes a difficulty, `d` and a letter, off the front of a word.
pub fn without_difficulty(word: &str) -> &str {
    match word.as_bytes() {
        [b'd', letter, ..] if letter.is_ascii_lowercase() => &word[2..],
        _ => word,
    }
}
