//! Tasks of puzzle-binairo.com.

use crate::diagnostic::TextErrors;
use crate::puzzles::binox::builder::{Sized, puzzle, size, sized};
use crate::puzzles::binox::puzzle::{Binox, Symbol};
use crate::puzzles::board::Cells;
use crate::puzzles::formats::{self, only_line, runs};
use crate::text::{Origin, Source};

/// The body of a task string, with its size if it has one.
fn task(word: &str) -> (Option<Sized<'_>>, &str) {
    match sized(word) {
        Some(Sized { size, rest }) if rest.starts_with(':') => {
            let rest = &rest[1..];
            (Some(Sized { size, rest }), rest)
        }
        _ => (None, word),
    }
}

pub(super) fn is_task(source: &Source) -> bool {
    let Some(word) = only_line(source) else { return false };
    let (_, body) = task(word);
    // The signs of Binairo+ are claimed too, to be refused by name.
    let mut letters = body.bytes();
    letters.all(|c| c.is_ascii_digit() || c.is_ascii_lowercase() || c == b'=')
        && body.bytes().any(|c| b"01=".contains(&c))
}

pub(super) fn read_task(source: &Source) -> Result<Binox, TextErrors> {
    let word = only_line(source).unwrap_or_else(|| formats::start(source));
    let (wanted, body) = task(word);
    if let Some(place) = body.find('=') {
        let message = "this is a Binairo+ task: its signs between cells are other rules";
        return Err(source
            .error_on(&body[place..=place], message, "a task of Binairo")
            .into());
    }
    let mut cells = Vec::new();
    let mut origin = Origin::of(source);
    for (place, c) in body.char_indices() {
        let part = &body[place..place + c.len_utf8()];
        match (c, runs::length(c)) {
            (_, Some(empty)) => cells.resize(cells.len() + empty, None),
            ('0' | '1', _) => {
                origin.put(cells.len(), part);
                cells.push(Some(if c == '1' { Symbol::X } else { Symbol::O }));
            }
            _ => {
                let message = format!("`{c}` in a task");
                return Err(source
                    .error_on(part, message, "0, 1, or a letter for empty cells")
                    .into());
            }
        }
    }
    let (rows, cols) = match &wanted {
        Some(wanted) => size(source, wanted.size, body)?,
        None => {
            let side = cells.len().isqrt();
            if side * side != cells.len() {
                let message = format!("the task has {} cells, which is no square", cells.len());
                let error = source.error_on(body, message, "a square number of cells, or the size in front");
                return Err(error
                    .with_help("write the size in front, WIDTHxHEIGHT:, e.g. 6x4:")
                    .into());
            }
            (side, side)
        }
    };
    if cells.len() != rows * cols {
        let message = format!(
            "the task has {} cells, {rows} rows and {cols} columns have {}",
            cells.len(),
            rows * cols
        );
        return Err(source.error_on(body, message, format!("{} cells", rows * cols)).into());
    }
    puzzle(source, word, (rows, cols), cells, origin)
}

pub(super) fn write_task(puzzle: &Binox) -> Result<String, String> {
    let givens = puzzle.givens();
    if givens.cells().iter().all(Option::is_none) {
        return Err("a task string without a given cannot be told from other strings of letters".to_string());
    }
    let mut text = String::new();
    if givens.rows() != givens.cols() {
        text = format!("{}x{}:", givens.cols(), givens.rows());
    }
    let mut run = 0;
    for symbol in givens.cells() {
        let Some(symbol) = symbol else {
            run += 1;
            continue;
        };
        runs::write(&mut text, std::mem::take(&mut run));
        text.push(if *symbol == Symbol::X { '1' } else { '0' });
    }
    runs::write(&mut text, run);
    text.push('\n');
    Ok(text)
}
