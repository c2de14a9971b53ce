//! Binox, also Takuzu, Binairo, Unruly with unique lines, binary puzzle.
//!
//! A board with even sides is filled with X and O so that
//! 1. every cell is filled,
//! 2. no line across or down has more than two equal symbols in succession,
//! 3. each line has as many X as O,
//! 4. no two lines across are equal, and no two lines down.
//!
//! Source: the article on modelling Binox as an integer program that this crate's specification restates; the number of
//! finished boards by size (2, 72, 4140, 4111116 for 2x2 to 8x8) is sequence A253316 of the OEIS.

mod columns;
mod document;
mod formats;
mod precheck;
mod rules;
mod text;

use crate::board::{Cell, Grid};
use crate::model::Model;
use crate::puzzle::{DecisionValues, Finding, FormulationInfo, Kind, Puzzle};
use crate::report::{Mark, Picture, Report};
use crate::solution::Columns;
use crate::text::{Origin, Source, TextError, TextErrors};

pub use document::Document;
pub use rules::{Board, RULES, Unfilled};

/// The kind.
pub static KIND: Kind = Kind {
    name: "binox",
    other_names: &["takuzu", "binairo"],
    about: "fill the board with X and O: no three equal in succession, as many X as O in a line, no two equal lines",
    example: "X . . O\n. . . .\n. O . .\n. . X .",
    rules: || RULES.iter().map(|rule| rule.info).collect(),
    formulations: &[FormulationInfo {
        name: "document",
        about: "the published formulation, exactly",
    }],
    readers: formats::READERS,
    writers: formats::WRITERS,
};

/// The symbol of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// Written `X`; x = 1.
    X,
    /// Written `O`; x = 0.
    O,
}

impl Symbol {
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
    givens: Grid<Option<Symbol>>,
    origin: Origin,
}

impl Binox {
    /// A puzzle with these givens; `None` unless both sides are even, at least 2, and small enough for column names.
    pub fn new(givens: Grid<Option<Symbol>>) -> Option<Self> {
        let fits = |side: usize| side >= 2 && side.is_multiple_of(2) && side <= crate::model::names::MAX_INDEX as usize;
        (fits(givens.rows()) && fits(givens.cols())).then(|| Binox {
            givens,
            origin: Origin::default(),
        })
    }

    /// The same puzzle, with the places of its givens in a text: the item numbers are the cells in reading order.
    #[must_use]
    pub fn with_origin(self, origin: Origin) -> Self {
        Binox { origin, ..self }
    }

    /// Where the givens stand in the text.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The givens.
    pub fn givens(&self) -> &Grid<Option<Symbol>> {
        &self.givens
    }

    /// Checks every rule on a board.
    pub fn check(&self, board: &Board) -> Report {
        let cells = board.iter().map(|(cell, value)| Mark {
            text: value
                .as_ref()
                .map_or(".".to_string(), |symbol| symbol.letter().to_string()),
            given: self.givens[cell].is_some(),
            broken: false,
        });
        let picture = Picture {
            rows: board.rows(),
            cols: board.cols(),
            cells: cells.collect(),
            clues: Default::default(),
        };
        Report::run(KIND.name, RULES, self, board, picture)
    }
}

impl Puzzle for Binox {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn title(&self) -> String {
        let givens = self.givens.cells().iter().flatten().count();
        format!("binox {} x {}, {givens} givens", self.givens.rows(), self.givens.cols())
    }

    fn model(&self, formulation: &str) -> Option<Box<dyn Model + '_>> {
        match formulation {
            "document" => Some(Box::new(Document::new(self))),
            _ => None,
        }
    }

    fn decision_columns(&self) -> usize {
        self.givens.cells().len()
    }

    fn columns(&self) -> &dyn Columns {
        self
    }

    fn judge(&self, values: &DecisionValues, tolerance: f64) -> Report {
        self.check(&columns::board(self, values, tolerance))
    }

    fn judge_board(&self, board: &Source) -> Result<Report, TextErrors> {
        let answer = text::parse_board(board, self.givens.rows(), self.givens.cols())?;
        Ok(self.check(&answer))
    }

    fn judge_givens(&self) -> Report {
        let board = Grid::from_fn(self.givens.rows(), self.givens.cols(), |cell: Cell| {
            self.givens[cell].ok_or(Unfilled::Open)
        });
        self.check(&board)
    }

    fn notes(&self) -> &[TextError] {
        self.origin.notes()
    }

    fn precheck(&self) -> Vec<Finding> {
        precheck::findings(self)
    }

    fn to_format(&self, format: &str) -> Option<Result<String, String>> {
        formats::write(self, format)
    }
}
