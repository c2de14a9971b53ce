//! The columns of Skyscraper besides x(i,j,k): z_L(p,k), as `document.rs` defines them.

use super::puzzle::Skyscraper;
use crate::grid::{Side, SightLine};
use crate::solution::ColumnName;

/// Whether a column is a z column inside the board.
pub(super) fn is_inside(
    puzzle: &Skyscraper,
    name: &ColumnName,
    at: &dyn Fn(u32, usize) -> Option<usize>,
) -> Option<bool> {
    let n = puzzle.size();
    match (name.letter, sight(name), name.indices()) {
        (b'z', Some(_), &[line, p, k]) => {
            Some(at(line, n).is_some() && at(p, n).is_some() && (1..=n).contains(&(k as usize)))
        }
        _ => None,
    }
}

/// The sight line of a name, by the letter of its side.
fn sight(name: &ColumnName) -> Option<SightLine> {
    let side = name.tag.and_then(Side::from_letter)?;
    let index = *name.indices().first()? as usize;
    Some(SightLine { side, index })
}

/// What z is by its definition: the building at position p has height k, and no taller one is before it.
pub(super) fn definition(
    puzzle: &Skyscraper,
    name: &ColumnName,
    chosen: &dyn Fn(usize) -> Option<bool>,
) -> Option<bool> {
    let n = puzzle.size();
    let (b'z', Some(sight), &[_, position, height]) = (name.letter, sight(name), name.indices()) else {
        return None;
    };
    let has = |p: usize, k: usize| {
        let cell = sight.cell(n, p);
        chosen((cell.row * n + cell.col) * n + k - 1)
    };
    let mut seen = has(position as usize, height as usize)?;
    for p in 0..position as usize {
        for k in height as usize + 1..=n {
            seen &= !has(p, k)?;
        }
    }
    Some(seen)
}
