//! Boards of numbers from 1 to n in text form. Numbers are tokens, never single characters, so 10, 11, 12 work.

use super::board::{BoardText, Row};
use super::marks::{is_empty_mark, missing_help};
use super::size::check_size;
use crate::diagnostic::{ErrorList, TextErrors};
use crate::grid::Grid;
use crate::puzzles::board::{Board, Unfilled};
use crate::text::{Origin, Source, clipped};

/// True for a mark of an empty cell or a line without a clue.
pub fn is_empty(text: &str) -> bool {
    // An empty field has no digit that is not 0.
    is_empty_mark(text) || text.bytes().all(|c| c == b'0')
}

/// A number from 1 to n; `None` where the token says that there is none, or is none: then `errors` has it. `what` is the
/// word for it.
pub fn number(source: &Source, token: &str, what: &str, n: usize, errors: &mut ErrorList) -> Option<u32> {
    if is_empty(token) {
        return None;
    }
    let joined_help = "put blanks between the numbers";
    let expected = || format!("1 to {n}, or `.` for none");
    match token.parse::<u64>() {
        Ok(number) if number <= n as u64 => return Some(number as u32),
        Ok(number) => errors.push_with(|| {
            let message = format!("{what} {number} on a board with {n} lines");
            let error = source.error_on(token, message, expected());
            let joined = token.len() == n && n > 1 && number > 99;
            if joined { error.with_help(joined_help) } else { error }
        }),
        Err(_) => errors.push_with(|| {
            let message = format!("`{}` is no {what}", clipped(token));
            let error = source.error_on(token, message, expected());
            let joined = token.len() > 1 && token.chars().all(|c| c.is_ascii_digit() || ".-_?".contains(c));
            match missing_help(token) {
                _ if joined => error.with_help(joined_help),
                Some(help) => error.with_help(help),
                None => error,
            }
        }),
    }
    None
}

/// Reads a square of numbers: n lines of n tokens. The items of the origin are the cells in reading order.
///
/// # Errors
/// The faults of the text.
pub fn read_square(source: &Source, what: &str) -> Result<(Grid<Option<u32>>, Origin), TextErrors> {
    let text = BoardText::of(source)?;
    read_rows(source, &text.rows, what)
}

/// Reads lines of a board as a square of numbers.
///
/// # Errors
/// The faults of the text.
pub fn read_rows(source: &Source, rows: &[Row<'_>], what: &str) -> Result<(Grid<Option<u32>>, Origin), TextErrors> {
    let n = rows.len();
    check_size(source, source.text(), n, n)?;
    let (mut cells, mut origin, mut errors) = (Vec::with_capacity(n * n), Origin::of(source), ErrorList::default());
    for row in rows {
        if row.cells.len() != n {
            errors.push_with(|| {
                let message = format!("this line has {} {what}s, the board has {n} lines", row.cells.len());
                source.error_on(row.line.text.trim(), message, format!("{n} of them, `.` for none"))
            });
        }
        for token in row.cells.iter().take(n) {
            let number = number(source, token.text, what, n, &mut errors);
            if number.is_some() {
                origin.put(cells.len(), token.text);
            }
            cells.push(number);
        }
    }
    errors.finish(())?;
    match Grid::from_cells(n, n, cells) {
        Some(grid) => Ok((grid, origin.sorted())),
        None => Err(source
            .error_whole("the board is no square", "as many lines as cells in a line")
            .into()),
    }
}

/// Reads a finished board of `n` lines.
///
/// # Errors
/// The faults of the text; a board of another size is one.
pub fn read_board(source: &Source, what: &str, n: usize) -> Result<Board<u32>, TextErrors> {
    let (grid, _) = read_square(source, what)?;
    if grid.rows() != n {
        let message = format!("this board has {0} rows and {0} columns", grid.rows());
        return Err(source
            .error_whole(message, format!("{n} rows and {n} columns, as in the puzzle"))
            .into());
    }
    Ok(Grid::from_fn(n, n, |cell| grid[cell].ok_or(Unfilled::NoValue)))
}
