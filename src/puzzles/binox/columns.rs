//! From the values of x columns to a board: x(i,j) = 1 is X, 0 is O. The number of a column is that of its cell in
//! reading order.

use super::{Binox, Board, Symbol, Unfilled};
use crate::board::Grid;
use crate::puzzle::DecisionValues;

/// The board that the values state; a cell without an integral value stays unfilled, with the reason.
pub(super) fn board(puzzle: &Binox, values: &DecisionValues, tolerance: f64) -> Board {
    let givens = puzzle.givens();
    assert_eq!(values.len(), givens.cells().len(), "one value a cell");
    Grid::from_fn(givens.rows(), givens.cols(), |cell| {
        match values[cell.row * givens.cols() + cell.col] {
            None => Err(Unfilled::NoValue),
            Some(value) if (value - 1.0).abs() <= tolerance => Ok(Symbol::X),
            Some(value) if value.abs() <= tolerance => Ok(Symbol::O),
            Some(value) => Err(Unfilled::Neither(value)),
        }
    })
}
