//! The columns of Binox: x(i,j) = 1 is X, 0 is O; y and z as `document.rs` defines them.

use super::puzzle::{Binox, Symbol};
use crate::grid::Grid;
use crate::puzzles::board::{Cells, Unfilled};
use crate::puzzles::cells::InColumns;
use crate::solution::{ColumnName, PlainFamily, Values};

impl InColumns for Symbol {
    const NUMBERED: bool = false;

    fn columns(_: usize) -> usize {
        1
    }

    fn all(_: usize) -> Vec<Symbol> {
        vec![Symbol::O, Symbol::X]
    }

    fn column(self) -> Option<usize> {
        (self == Symbol::X).then_some(0)
    }

    fn read(values: &Values, first: usize, _: usize, tolerance: f64) -> Result<Symbol, Unfilled> {
        match values.get(first) {
            None => Err(Unfilled::NoValue),
            Some(value) if (value - 1.0).abs() <= tolerance => Ok(Symbol::X),
            Some(value) if value.abs() <= tolerance => Ok(Symbol::O),
            Some(value) => Err(Unfilled::Fraction { number: None, value }),
        }
    }
}

/// Whether a column is one of y and z inside the board: it says whether cell k of two different lines is equal.
pub(super) fn is_inside(puzzle: &Binox, name: &ColumnName, at: &dyn Fn(u32, usize) -> Option<usize>) -> Option<bool> {
    let (rows, cols) = sides(puzzle.givens());
    let pair = |i, j, k, lines, len| i != j && at(i, lines).is_some() && at(j, lines).is_some() && at(k, len).is_some();
    match (name.letter, name.tag, name.indices()) {
        (b'y', _, &[i, j, k]) => Some(pair(i, j, k, rows, cols)),
        (b'z', None, &[i, j, k]) => Some(pair(i, j, k, cols, rows)),
        _ => None,
    }
}

/// y and z, which long files are full of.
pub(super) fn families(puzzle: &Binox) -> Vec<PlainFamily> {
    let (rows, cols) = sides(puzzle.givens());
    let (rows, cols) = (rows as u32, cols as u32);
    let family = |letter, bounds| PlainFamily {
        letter,
        bounds,
        decision: false,
    };
    vec![family(b'y', [rows, rows, cols]), family(b'z', [cols, cols, rows])]
}

/// What y or z is by its definition.
pub(super) fn definition(puzzle: &Binox, name: &ColumnName, chosen: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
    let (_, cols) = sides(puzzle.givens());
    let x = |row: u32, col: u32| chosen(row as usize * cols + col as usize);
    match (name.letter, name.indices()) {
        (b'y', &[i, j, k]) => Some(x(i, k)? == x(j, k)?),
        (b'z', &[i, j, k]) => Some(x(k, i)? == x(k, j)?),
        _ => None,
    }
}

fn sides<T>(grid: &Grid<T>) -> (usize, usize) {
    (grid.rows(), grid.cols())
}
