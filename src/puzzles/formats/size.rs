//! The size of a board, within bounds.

use crate::diagnostic::TextErrors;
use crate::grid::{MOST_CELLS, MOST_LINES};
use crate::text::Source;

/// The largest boards, for errors.
pub fn most() -> String {
    format!("at most {MOST_LINES} lines and {MOST_CELLS} cells")
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
    Err(source.error_on(part, message, most()).into())
}
