//! Binox, also Takuzu, Binairo, Unruly with unique lines, binary puzzle.
//!
//! A board with even sides is filled with X and O so that
//! 1. every cell is filled,
//! 2. no line across or down has more than two equal symbols in succession,
//! 3. each line has as many X as O,
//! 4. no two lines across are equal, and no two lines down.
//!
//! Source: the article on modelling Binox as an integer program that `models/README.md` restates; the number of
//! finished boards by size (2, 72, 4140, 4111116 for 2x2 to 8x8) is sequence A253316 of the OEIS.

mod builder;
mod columns;
mod compact;
mod document;
mod formats;
mod precheck;
mod propagate;
mod puzzle;
mod reduced;
mod rules;
mod text;

use crate::diagnostic::{TextError, TextErrors};
use crate::grid::{Cell, Grid};
use crate::model::{Model, ModelError};
use crate::puzzles::kind::{Finding, FormulationInfo, Kind, ModelRequest, Puzzle, unfinished};
use crate::solution::{Columns, Values};
use crate::text::{Origin, Source, counted};
use crate::verdict::completion::{Completion, complete};
use crate::verdict::report::{Mark, Picture, Place, Report, Sign};

pub use compact::Compact;
pub use document::Document;
pub use puzzle::{Binox, Symbol};
use puzzle::{EXAMPLE, NAME};
pub use rules::{Board, RULES, Unfilled};

/// The kind.
pub static KIND: Kind = Kind {
    name: NAME,
    other_names: &["takuzu", "binairo"],
    about: "fill the board with X and O: no three equal in succession, as many X as O in a line, no two equal lines",
    example: EXAMPLE,
    rules: || RULES.iter().map(|rule| rule.info).collect(),
    formulations: &[
        FormulationInfo {
            name: "document",
            about: "the published formulation, exactly",
            takes_pairs: false,
        },
        FormulationInfo {
            name: "compact",
            about: "the same boards; one column a shared X, and only for pairs of lines that the givens do not tell apart",
            takes_pairs: false,
        },
        FormulationInfo {
            name: "lazy",
            about: "lines may be equal, but for the pairs listed with --pairs; solve adds the pairs that need it",
            takes_pairs: true,
        },
    ],
    best: &["compact", "lazy"],
    readers: formats::READERS,
    writers: formats::WRITERS,
};

impl Binox {
    /// Checks every rule on a board.
    pub fn check(&self, board: &Board) -> Report {
        let cells = board.iter().map(|(cell, value)| Mark {
            sign: value
                .as_ref()
                .map_or(Sign::Empty, |symbol| Sign::Letter(symbol.letter())),
            given: self.givens[cell].is_some(),
            ..Mark::default()
        });
        let picture = Picture {
            rows: board.rows(),
            cols: board.cols(),
            cells: cells.collect(),
            clues: Default::default(),
            broken_sights: Vec::new(),
        };
        Report::run(NAME, RULES, self, board, picture)
    }
}

impl Puzzle for Binox {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn title(&self) -> String {
        let givens = self.givens.cells().iter().flatten().count();
        let givens = counted(givens, "givens");
        format!("binox {} x {}, {givens}", self.givens.rows(), self.givens.cols())
    }

    fn model_with(&self, request: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError> {
        match request.formulation {
            "document" => request.extend(Document::new(self)),
            "compact" => request.extend(Compact::new(self, !request.repair)),
            "lazy" => request.extend(Compact::lazy(self, !request.repair, request.apart)),
            _ => request.unknown(&KIND),
        }
    }

    fn demands(&self) -> Vec<(Place, String)> {
        let givens = self.listed_givens().into_iter();
        givens
            .map(|(cell, symbol)| {
                let words = format!("the given {} at {cell}", symbol.letter());
                (Place::Cell(cell), words)
            })
            .collect()
    }

    fn without(&self, demands: &[usize]) -> Box<dyn Puzzle> {
        let mut puzzle = self.clone();
        let listed = self.listed_givens();
        for &demand in demands {
            puzzle.givens[listed[demand].0] = None;
        }
        Box::new(puzzle)
    }

    fn board_values(&self, source: &Source) -> Result<Vec<bool>, TextErrors> {
        let board = text::parse_board(source, self.givens.rows(), self.givens.cols())?;
        let cells = board.iter();
        cells
            .map(|(cell, symbol)| match symbol {
                Ok(symbol) => Ok(*symbol == Symbol::X),
                Err(_) => Err(unfinished(source, cell)),
            })
            .collect()
    }

    fn board_text(&self, values: &[bool]) -> String {
        let symbol = |cell: Cell| {
            let one = values[cell.row * self.givens.cols() + cell.col];
            Some(if one { Symbol::X } else { Symbol::O })
        };
        let givens = Grid::from_fn(self.givens.rows(), self.givens.cols(), symbol);
        Binox {
            givens,
            origin: Origin::default(),
        }
        .to_string()
    }

    fn decision_columns(&self) -> usize {
        self.givens.cells().len()
    }

    fn columns(&self) -> &dyn Columns {
        self
    }

    fn judge(&self, values: &Values, tolerance: f64) -> Report {
        self.check(&columns::board(self, values, tolerance))
    }

    fn may_go_on(&self, values: &Values, last: usize, tolerance: f64) -> Completion {
        let mut board = columns::board(self, values, tolerance);
        let open: Vec<Cell> = board.iter().map(|(cell, _)| cell).skip(last + 1).collect();
        for &cell in &open {
            board[cell] = Err(Unfilled::Open);
        }
        complete(self, RULES, board, &open, &[Ok(Symbol::O), Ok(Symbol::X)])
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
