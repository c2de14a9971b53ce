//! From the values of x columns to a board: x(i,j) = 1 is X, 0 is O. The number of a column is that of its cell in
//! reading order.

use super::{Binox, Board, Symbol, Unfilled};
use crate::grid::Grid;
use crate::puzzles::kind::column_counts;
use crate::solution::{ColumnName, Columns, Located, PlainFamily, Values};

/// The board that the values state; a cell without an integral value stays unfilled, with the reason.
pub(super) fn board(puzzle: &Binox, values: &Values, tolerance: f64) -> Board {
    let givens = puzzle.givens();
    assert_eq!(values.columns(), givens.cells().len(), "one value a cell");
    Grid::from_fn(givens.rows(), givens.cols(), |cell| {
        match values.get(cell.row * givens.cols() + cell.col) {
            None => Err(Unfilled::NoValue),
            Some(value) if (value - 1.0).abs() <= tolerance => Ok(Symbol::X),
            Some(value) if value.abs() <= tolerance => Ok(Symbol::O),
            Some(value) => Err(Unfilled::Neither(value)),
        }
    })
}

impl Columns for Binox {
    fn shape(&self) -> [usize; 3] {
        [self.givens().rows(), self.givens().cols(), 1]
    }

    #[inline]
    fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
        let (rows, cols) = (self.givens().rows(), self.givens().cols());
        let at = |index: u32, lines: usize| index.checked_sub(base).map(|at| at as usize).filter(|&at| at < lines);
        // An equality column says whether cell k of two different lines is equal.
        let pair =
            |i, j, k, lines, len| i != j && at(i, lines).is_some() && at(j, lines).is_some() && at(k, len).is_some();
        let inside = match (name.letter, name.indices()) {
            (b'x', &[i, j]) => match (at(i, rows), at(j, cols)) {
                (Some(i), Some(j)) => return Ok(Located::Decision(i * cols + j)),
                _ => false,
            },
            (b'x', indices) => {
                return Err(format!(
                    "it has {} indices, the columns of a Binox cell have 2 (Skyscraper has 3)",
                    indices.len()
                ));
            }
            (b'y', &[i, j, k]) => pair(i, j, k, rows, cols),
            (b'z', &[i, j, k]) if name.side.is_none() => pair(i, j, k, cols, rows),
            _ => true,
        };
        if inside {
            Ok(Located::Auxiliary)
        } else {
            Err(format!(
                "it is outside the board, which has {rows} rows and {cols} columns"
            ))
        }
    }

    fn plain_families(&self) -> Vec<PlainFamily> {
        let (rows, cols) = (self.givens().rows() as u32, self.givens().cols() as u32);
        [
            (b'x', [rows, cols, 0], true),
            (b'y', [rows, rows, cols], false),
            (b'z', [cols, cols, rows], false),
        ]
        .map(|(letter, bounds, decision)| PlainFamily {
            letter,
            bounds,
            decision,
        })
        .to_vec()
    }

    fn column_counts(&self) -> Vec<u64> {
        column_counts(self)
    }

    fn definition(&self, name: &ColumnName, chosen: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        let cols = self.givens().cols();
        let x = |row: u32, col: u32| chosen(row as usize * cols + col as usize);
        match (name.letter, name.indices()) {
            (b'y', &[i, j, k]) => Some(x(i, k)? == x(j, k)?),
            (b'z', &[i, j, k]) => Some(x(k, i)? == x(k, j)?),
            _ => None,
        }
    }
}
