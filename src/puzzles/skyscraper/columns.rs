//! From the values of x columns to a board: x(i,j,k) = 1 says that cell (i,j) has height k. The number of a column is
//! (i n + j) n + k - 1.

use super::{Board, Skyscraper, Unfilled};
use crate::grid::{Grid, Side, SightLine};
use crate::puzzles::kind::column_counts;
use crate::solution::{ColumnName, Columns, Located, Values};

/// The board that the values state; a cell without exactly one height stays unfilled, with the reason.
pub(super) fn board(puzzle: &Skyscraper, values: &Values, tolerance: f64) -> Board {
    let n = puzzle.size();
    assert_eq!(values.columns(), n * n * n, "one value a cell and height");
    Grid::from_fn(n, n, |cell| {
        let first = (cell.row * n + cell.col) * n;
        let mut heights = Vec::new();
        let mut stated = false;
        // A column that is not listed is 0 or says nothing: no height either way.
        for (column, value) in values.listed(first..first + n) {
            stated = true;
            let height = (column - first) as u32 + 1;
            if (value - 1.0).abs() <= tolerance {
                heights.push(height);
            } else if value.abs() > tolerance || value.is_nan() {
                return Err(Unfilled::Fraction { height, value });
            }
        }
        match heights.as_slice() {
            [height] => Ok(*height),
            [] if !stated && values.get(first).is_none() => Err(Unfilled::NoValue),
            [] => Err(Unfilled::NoHeight),
            _ => Err(Unfilled::Several(heights)),
        }
    })
}

impl Columns for Skyscraper {
    fn shape(&self) -> [usize; 3] {
        [self.size(); 3]
    }

    fn locate(&self, name: &ColumnName, base: u32) -> Result<Located, String> {
        let n = self.size();
        let at = |index: u32| index.checked_sub(base).map(|at| at as usize).filter(|&at| at < n);
        // Heights count from 1 whatever the cells count from.
        let height = |k: u32| (k as usize).checked_sub(1).filter(|&k| k < n);
        let inside = match (name.letter, name.indices()) {
            (b'x', &[i, j, k]) => match (at(i), at(j), height(k)) {
                (Some(i), Some(j), Some(k)) => return Ok(Located::Decision((i * n + j) * n + k)),
                _ => false,
            },
            (b'x', indices) => {
                return Err(format!(
                    "it has {} indices, the columns of a Skyscraper cell have 3 (Binox has 2)",
                    indices.len()
                ));
            }
            (b'z', &[line, p, k]) if name.side.is_some() => {
                at(line).is_some() && at(p).is_some() && height(k).is_some()
            }
            _ => true,
        };
        if inside {
            Ok(Located::Auxiliary)
        } else {
            Err(format!(
                "it is outside the board, which has {n} rows and {n} columns with heights 1 to {n}"
            ))
        }
    }

    fn column_counts(&self) -> Vec<u64> {
        let n = self.size() as u64;
        let mut counts = column_counts(self);
        // People's own models often have z columns for the lines without a clue too.
        counts.push(n * n * n + 4 * n * n * n);
        counts
    }

    fn definition(&self, name: &ColumnName, chosen: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        let n = self.size();
        let (b'z', Some(side), &[line, position, height]) =
            (name.letter, name.side.and_then(Side::from_letter), name.indices())
        else {
            return None;
        };
        let sight = SightLine {
            side,
            index: line as usize,
        };
        let stands = |p: usize, k: usize| {
            let cell = sight.cell(n, p);
            chosen((cell.row * n + cell.col) * n + k - 1)
        };
        let mut seen = stands(position as usize, height as usize)?;
        for p in 0..position as usize {
            for k in height as usize + 1..=n {
                seen &= !stands(p, k)?;
            }
        }
        Some(seen)
    }
}
