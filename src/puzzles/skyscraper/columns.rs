//! From the values of x columns to a board: x(i,j,k) = 1 says that cell (i,j) has height k. The number of a column is
//! (i n + j) n + k - 1.

use super::{Board, Skyscraper, Unfilled};
use crate::board::Grid;
use crate::puzzle::DecisionValues;

/// The board that the values state; a cell without exactly one height stays unfilled, with the reason.
pub(super) fn board(puzzle: &Skyscraper, values: &DecisionValues, tolerance: f64) -> Board {
    let n = puzzle.size();
    assert_eq!(values.len(), n * n * n, "one value a cell and height");
    Grid::from_fn(n, n, |cell| {
        let first = (cell.row * n + cell.col) * n;
        let mut heights = Vec::new();
        for (height, value) in (1..).zip(&values[first..first + n]) {
            match *value {
                Some(value) if (value - 1.0).abs() <= tolerance => heights.push(height),
                Some(value) if value.abs() > tolerance || value.is_nan() => {
                    return Err(Unfilled::Fraction { height, value });
                }
                _ => {}
            }
        }
        match heights.as_slice() {
            [height] => Ok(*height),
            [] if values[first..first + n].iter().all(Option::is_none) => Err(Unfilled::NoValue),
            [] => Err(Unfilled::NoHeight),
            _ => Err(Unfilled::Several(heights)),
        }
    })
}
