//! From what a format states to a puzzle.

use super::puzzle::{Binox, Symbol};
use crate::diagnostic::{TextError, TextErrors};
use crate::grid::Grid;
use crate::puzzles::formats::digits;
use crate::puzzles::formats::size::{check_size, most};
use crate::text::{Origin, Source};

/// The sentence for texts that were made without the rule that lines must differ.
const NOT_UNIQUE: &str = "made without the rule that no two rows and no two columns are equal, which Binox has: \
                          2 of 3 such puzzles have no Binox solution";

/// Size and body of `W`, `WxH` or nothing in front of a mark.
pub(super) struct Sized<'a> {
    /// Columns and rows, as written.
    pub size: (&'a str, &'a str),
    /// What follows the size.
    pub rest: &'a str,
}

/// The size at the start of a word, if one is there.
pub(super) fn sized(word: &str) -> Option<Sized<'_>> {
    let (cols, rest) = digits(word)?;
    let (rows, rest) = match rest.strip_prefix('x').and_then(digits) {
        Some((rows, rest)) => (rows, rest),
        None => (cols, rest),
    };
    Some(Sized {
        size: (cols, rows),
        rest,
    })
}

/// The size in a text, within bounds.
pub(super) fn size(source: &Source, (cols, rows): (&str, &str), body: &str) -> Result<(usize, usize), TextErrors> {
    let number = |word: &str| {
        let error = || source.error_on(word, "this is no size of a board", most());
        word.parse::<usize>().map_err(|_| TextErrors::from(error()))
    };
    let (whole, cols, rows) = (cols, number(cols)?, number(rows)?);
    // No letter stands for more than 26 cells.
    if rows
        .checked_mul(cols)
        .is_none_or(|cells| cells > 26 * body.len().max(1))
    {
        let message = format!("the description is too short for {rows} rows and {cols} columns");
        return Err(source
            .error_on(body, message, "letters and digits for every cell")
            .into());
    }
    check_size(source, whole, rows, cols)?;
    Ok((rows, cols))
}

/// The puzzle of cells in reading order; names the fault of a size.
pub(super) fn puzzle(
    source: &Source,
    part: &str,
    (rows, cols): (usize, usize),
    cells: Vec<Option<Symbol>>,
    origin: Origin,
) -> Result<Binox, TextErrors> {
    if !rows.is_multiple_of(2) || !cols.is_multiple_of(2) {
        let message = format!("{rows} rows and {cols} columns: both must be even");
        return Err(source
            .error_on(part, message, "a board with even sides, as half of each line is X")
            .into());
    }
    match Grid::from_cells(rows, cols, cells) {
        Some(grid) => finish(source, grid, origin),
        None => Err(source
            .error_on(part, "the cells make no board", "a cell for each place")
            .into()),
    }
}

/// The fault of a text that was made without the rule that lines must differ.
pub(super) fn not_unique(source: &Source, part: &str) -> TextError {
    let error = source.error_on(part, NOT_UNIQUE, "a puzzle made with the rule");
    error.with_help("--assume-unique reads it all the same")
}

/// The puzzle of a grid that was read.
pub(super) fn finish(source: &Source, grid: Grid<Option<Symbol>>, origin: Origin) -> Result<Binox, TextErrors> {
    check_size(source, source.text(), grid.rows(), grid.cols())?;
    Binox::new(grid)
        .map(|puzzle| puzzle.with_origin(origin.sorted()))
        .ok_or_else(|| {
            source
                .error_whole("the cells make no board", "a board with even sides")
                .into()
        })
}
