//! Files of puzzlekit.

use super::flat::words;
use crate::diagnostic::TextErrors;
use crate::grid::Side;
use crate::puzzles::formats;
use crate::puzzles::formats::fields::Fields;
use crate::puzzles::skyscraper::builder::Builder;
use crate::puzzles::skyscraper::puzzle::Skyscraper;
use crate::text::{Source, TextLine};

pub(super) fn is_puzzlekit(source: &Source) -> bool {
    let mut lines = formats::content(source);
    let Some(first) = lines.next() else { return false };
    // Tabs are of a table, whose first line may have empty fields.
    if first.text.contains('\t') {
        return false;
    }
    let tokens: Vec<&str> = first.text.split_whitespace().take(5).collect();
    let [rows, cols, max, rest @ ..] = tokens.as_slice() else {
        return false;
    };
    let numbers = [rows, cols, max].map(|word| word.parse::<usize>());
    let [Ok(rows), Ok(cols), Ok(_)] = numbers else {
        return false;
    };
    rows == cols && rest.len() <= 1 && lines.count() == rows.saturating_add(4)
}

/// Reads a puzzlekit file.
pub(super) fn read_puzzlekit(source: &Source) -> Result<Skyscraper, TextErrors> {
    let lines: Vec<TextLine<'_>> = formats::content(source).collect();
    let Some((first, lines)) = lines.split_first() else {
        return Err(source.error_whole("the text is empty", "n n MAX").into());
    };
    let fields = Fields::of(source, lines, true)?;
    let head = words(first.text).collect::<Vec<_>>();
    let (Some(rows), Some(cols), Some(max)) = (head.first(), head.get(1), head.get(2)) else {
        return Err(source
            .error_on(first.text, "this is no head of a puzzlekit file", "n n MAX")
            .into());
    };
    let plain = "the plain puzzle: heights 1 to n, each once in a line";
    if let Some(option) = head.get(3) {
        let what = if option.eq_ignore_ascii_case("D") {
            "diagonals"
        } else {
            option
        };
        return Err(source
            .error_on(option, format!("a Skyscraper with {what}: other rules"), plain)
            .into());
    }
    let n = match (rows.parse::<usize>(), cols.parse::<usize>()) {
        (Ok(rows), Ok(cols)) if rows == cols => rows,
        _ => return Err(source.error_on(rows, "this is no size of a square", "n n MAX").into()),
    };
    if max != rows {
        let message = format!("a Skyscraper of size {rows} with heights up to {max}, so with parks: other rules");
        return Err(source.error_on(max, message, plain).into());
    }
    let mut builder = Builder::new(source, n, rows)?;
    if lines.len() != n + 4 {
        let message = format!("{} lines follow the head", lines.len());
        return Err(source
            .error_on(rows, message, format!("4 lines of clues and {n} of the board"))
            .into());
    }
    for (at, line) in lines.iter().enumerate() {
        let tokens = fields.texts(line);
        match [Side::Top, Side::Bottom, Side::Left, Side::Right].get(at) {
            Some(side) => builder.side(*side, &tokens, line.text),
            None => builder.row(at - 4, &tokens, line.text),
        }
    }
    builder.finish()
}
