//! A Binox puzzle as a value that cannot be wrong.

use crate::grid::{Cell, Grid, fits};
use crate::picture::Sign;
use crate::puzzles::board::{Cells, Holds, Value};
use crate::text::Origin;

/// The name of the kind.
pub(super) const NAME: &str = "binox";

/// A small puzzle.
pub(super) const EXAMPLE: &str = "X . . O\n. . . .\n. O . .\n. . X .";

/// The symbol of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// Written `X`; x = 1.
    X,
    /// Written `O`; x = 0.
    O,
}

impl Symbol {
    /// The other symbol.
    pub const fn other(self) -> Symbol {
        match self {
            Symbol::X => Symbol::O,
            Symbol::O => Symbol::X,
        }
    }

    /// The letter.
    pub const fn letter(self) -> char {
        match self {
            Symbol::X => 'X',
            Symbol::O => 'O',
        }
    }
}

/// A puzzle: the symbols given. Both sides are even and at least 2.
#[derive(Debug, Clone, PartialEq)]
pub struct Binox {
    pub(super) givens: Grid<Option<Symbol>>,
    pub(super) origin: Origin,
}

impl Binox {
    /// A puzzle with these givens; `None` unless both sides are even and the size [`fits`].
    pub fn new(givens: Grid<Option<Symbol>>) -> Option<Self> {
        let (rows, cols) = (givens.rows(), givens.cols());
        (fits(rows, cols) && rows.is_multiple_of(2) && cols.is_multiple_of(2)).then(|| Binox {
            givens,
            origin: Origin::default(),
        })
    }

    /// The same puzzle, with the places of its givens in a text: the item numbers are the cells in reading order.
    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Binox { origin, ..self }
    }
}

impl Value for Symbol {
    fn sign(self) -> Sign {
        Sign::Letter(self.letter())
    }
}

impl Cells for Binox {
    type Value = Symbol;
    const HOLDS: Holds = Holds::Symbols("X (1)", "O (0)");

    fn givens(&self) -> &Grid<Option<Symbol>> {
        &self.givens
    }

    /// In the order of B1: all X, then all O, each in reading order.
    fn listed_givens(&self) -> Vec<(Cell, Symbol)> {
        let of = |wanted| {
            let cells = self.givens.iter();
            cells.filter_map(move |(cell, given)| (*given == Some(wanted)).then_some((cell, wanted)))
        };
        of(Symbol::X).chain(of(Symbol::O)).collect()
    }
}
