//! A Skyscraper puzzle as a value that cannot be wrong.

use crate::grid::{self, Grid, Side, SightLine};
use crate::puzzles::board::{Cells, Holds};
use crate::text::Origin;

/// The name of the kind.
pub(super) const NAME: &str = "skyscraper";

/// A small puzzle.
pub(super) const EXAMPLE: &str = ". . 2 . .\n1 . . . .\n. . . . .\n. . . 1 2\n. . . . .";

/// A puzzle: heights given and clues, all from 1 to n.
#[derive(Debug, Clone, PartialEq)]
pub struct Skyscraper {
    pub(super) givens: Grid<Option<u32>>,
    /// By side (left, right, top, bottom), then by line.
    pub(super) clues: [Vec<Option<u32>>; 4],
    pub(super) origin: Origin,
}

impl Skyscraper {
    /// A puzzle with these givens and clues; `None` unless the board is square, its size fits, each side has a
    /// clue or none a line, and all numbers are from 1 to n.
    pub fn new(givens: Grid<Option<u32>>, clues: [Vec<Option<u32>>; 4]) -> Option<Self> {
        let n = givens.rows();
        let fits = |number: &u32| (1..=n as u32).contains(number);
        let good = n == givens.cols()
            && grid::fits(n, n)
            && clues
                .iter()
                .all(|side| side.len() == n && side.iter().flatten().all(fits))
            && givens.cells().iter().flatten().all(fits);
        good.then(|| Skyscraper {
            givens,
            clues,
            origin: Origin::default(),
        })
    }

    /// The same puzzle, with the places of its numbers in a text: the items are the cells in reading order, then the
    /// clues by side and line.
    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Skyscraper { origin, ..self }
    }

    /// The number of lines, and the greatest height.
    pub fn size(&self) -> usize {
        self.givens.rows()
    }

    /// The clue of a sight line.
    pub fn clue(&self, sight: SightLine) -> Option<u32> {
        self.clues[sight.side as usize][sight.index]
    }

    /// The sight lines with a clue, in the order L, R, T, B.
    pub fn clued_lines(&self) -> Vec<(SightLine, u32)> {
        let all = Side::ALL
            .into_iter()
            .flat_map(|side| (0..self.size()).map(move |index| SightLine { side, index }));
        all.filter_map(|sight| self.clue(sight).map(|clue| (sight, clue)))
            .collect()
    }
}

impl Cells for Skyscraper {
    type Value = u32;
    const HOLDS: Holds = Holds::Numbers("height", "heights");

    fn givens(&self) -> &Grid<Option<u32>> {
        &self.givens
    }
}

/// The number of a clue in [`Origin`]; cells have their numbers in reading order.
pub(super) fn clue_item(n: usize, sight: SightLine) -> usize {
    n * n + sight.side as usize * n + sight.index
}
