//! Game IDs and save files of Unruly in Simon Tatham's collection.

use crate::diagnostic::TextErrors;
use crate::puzzles::binox::builder::{not_unique, puzzle, size, sized};
use crate::puzzles::binox::options::assume_unique;
use crate::puzzles::binox::puzzle::{Binox, Symbol};
use crate::puzzles::board::Cells;
use crate::puzzles::formats::sgt::{self, is_seed, without_difficulty};
use crate::puzzles::formats::{self, only_line};
use crate::puzzles::kind::ReadOptions;
use crate::text::{Origin, Source, clipped};

/// The rest of a game ID after size, `u` and difficulty; and whether the `u` is there.
fn options_of(word: &str) -> (bool, &str) {
    let rest = word.strip_prefix('u');
    (rest.is_some(), without_difficulty(rest.unwrap_or(word)))
}

pub(super) fn is_id(source: &Source) -> bool {
    let Some(id) = only_line(source).and_then(sized) else {
        return false;
    };
    let (_, rest) = options_of(id.rest);
    match rest.strip_prefix(':') {
        Some(letters) => !letters.is_empty() && letters.bytes().all(|c| c.is_ascii_alphabetic()),
        None => is_seed(rest),
    }
}

pub(super) fn read_id(source: &Source, options: &ReadOptions) -> Result<Binox, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let expected = "a game ID, e.g. 6x6u:acbgdcaCBBi";
    let Some(id) = sized(word) else {
        return Err(source.error_on(word, "this is no game ID", expected).into());
    };
    let (unique, rest) = options_of(id.rest);
    if rest.starts_with('#') {
        let error = source.error_on(rest, "this ID names a random seed, not a puzzle", expected);
        return Err(error
            .with_help("open it in the program and copy the ID from Specific: it has a colon")
            .into());
    }
    let Some(desc) = rest.strip_prefix(':') else {
        return Err(source.error_on(rest, "this is no game ID", expected).into());
    };
    if !unique && !assume_unique(options) {
        let before = &word[..word.len() - desc.len() - 1];
        let message = "this ID does not ask for unique rows and columns (no `u` behind the size), Binox does: \
                       2 of 3 such puzzles have no Binox solution";
        let error = source.error_on(before, message, format!("{}u:...", clipped(before)));
        return Err(error.with_help("--assume-unique reads it all the same").into());
    }
    read_desc(source, id.size, desc)
}

pub(super) fn read_save(source: &Source, options: &ReadOptions) -> Result<Binox, TextErrors> {
    let save = sgt::read(source, "Unruly")?;
    let Some(id) = sized(save.params) else {
        return Err(source.error_on(save.params, "this is no size", "WIDTHxHEIGHT").into());
    };
    let (unique, rest) = options_of(id.rest);
    if !rest.is_empty() {
        return Err(source
            .error_on(rest, "unknown options of the puzzle", "`u`, and `d` with a letter")
            .into());
    }
    if !unique && !assume_unique(options) {
        return Err(not_unique(source, save.params).into());
    }
    read_desc(source, id.size, save.desc)
}

/// A letter: as many cells on as its place in the alphabet, then a symbol; `z` is 25 cells on and no symbol. The last letter ends one cell past the board.
fn read_desc(source: &Source, wanted: (&str, &str), desc: &str) -> Result<Binox, TextErrors> {
    let (rows, cols) = size(source, wanted, desc)?;
    let area = rows * cols;
    let mut cells = vec![None; area];
    let mut origin = Origin::of(source);
    let mut at = 0;
    for (place, letter) in desc.char_indices() {
        let part = &desc[place..place + letter.len_utf8()];
        if !letter.is_ascii_alphabetic() {
            return Err(source.error_on(part, "this is no letter", "letters only").into());
        }
        let steps = letter.to_ascii_lowercase() as usize - 'a' as usize;
        at += steps;
        if steps < 25 {
            if at < area {
                cells[at] = Some(if letter.is_ascii_uppercase() {
                    Symbol::X
                } else {
                    Symbol::O
                });
                origin.put(at, part);
            }
            at += 1;
        }
        if at > area + 1 {
            let message = format!("the description is longer than {rows} rows and {cols} columns");
            return Err(source.error_on(part, message, format!("{area} cells")).into());
        }
    }
    if at != area + 1 {
        let end = &desc[desc.len()..];
        let message = format!("the description ends after {} of {area} cells", at.min(area));
        return Err(source.error_on(end, message, "more letters").into());
    }
    puzzle(source, desc, (rows, cols), cells, origin)
}

pub(super) fn write_id(puzzle: &Binox) -> String {
    let givens = puzzle.givens();
    let mut text = format!("{}x{}u:", givens.cols(), givens.rows());
    let mut run = 0;
    let put = |text: &mut String, run: usize, first: u8| {
        for _ in 0..run / 25 {
            text.push((first + 25) as char);
        }
        text.push((first + (run % 25) as u8) as char);
    };
    for symbol in givens.cells() {
        match symbol {
            None => {
                run += 1;
                continue;
            }
            Some(Symbol::X) => put(&mut text, run, b'A'),
            Some(Symbol::O) => put(&mut text, run, b'a'),
        }
        run = 0;
    }
    put(&mut text, run, b'a');
    text.push('\n');
    text
}
