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
mod options;
mod pairs;
mod precheck;
mod propagate;
mod puzzle;
mod reduced;
mod rules;
mod text;

use crate::diagnostic::TextErrors;
use crate::grid::Grid;
use crate::model::{Model, ModelError};
use crate::puzzles::cells::CellPuzzle;
use crate::puzzles::kind::{Finding, FormulationInfo, Kind, ModelRequest};
use crate::solution::{ColumnName, PlainFamily};
use crate::text::{Origin, Source};
use crate::verdict::report::Rule;

pub use compact::Compact;
pub use document::Document;
pub use options::{ASSUME_UNIQUE, SYMBOLS};
pub use puzzle::{Binox, Symbol};
use puzzle::{EXAMPLE, NAME};
pub use rules::{Board, RULES};

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
            lazy: None,
        },
        FormulationInfo {
            name: "compact",
            about: "the same boards; one column a shared X, and only for pairs of lines that the givens do not tell apart",
            lazy: None,
        },
        FormulationInfo {
            name: "lazy",
            about: "lines may be equal, but for the pairs listed with --pairs; solve adds the pairs that need it",
            lazy: Some(&pairs::LAZY),
        },
    ],
    best: &["compact", "lazy"],
    options: &[&options::ASSUME_UNIQUE, &options::SYMBOLS],
    readers: formats::READERS,
    writers: formats::WRITERS,
};

impl CellPuzzle for Binox {
    const KIND: &'static Kind = &KIND;
    const RULES: &'static [Rule<Binox, Board>] = RULES;

    fn givens_mut(&mut self) -> &mut Grid<Option<Symbol>> {
        &mut self.givens
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn formulation(&self, request: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError> {
        match request.formulation {
            "document" => request.extend(Document::new(self)),
            "compact" => request.extend(Compact::new(self, !request.repair)),
            "lazy" => request.extend(Compact::lazy(self, !request.repair, request.places)),
            _ => request.unknown(&KIND),
        }
    }

    fn read_board(&self, source: &Source) -> Result<Board, TextErrors> {
        text::parse_board(source, self.givens.rows(), self.givens.cols())
    }

    fn auxiliary(&self, name: &ColumnName, at: &dyn Fn(u32, usize) -> Option<usize>) -> Option<bool> {
        columns::is_inside(self, name, at)
    }

    fn auxiliary_families(&self) -> Vec<PlainFamily> {
        columns::families(self)
    }

    fn definition_of(&self, name: &ColumnName, chosen: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        columns::definition(self, name, chosen)
    }

    fn findings(&self) -> Vec<Finding> {
        precheck::findings(self)
    }

    fn write_as(&self, format: &str) -> Option<Result<String, String>> {
        formats::write(self, format)
    }
}
