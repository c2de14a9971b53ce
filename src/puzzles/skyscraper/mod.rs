//! Skyscraper, also Towers, Wolkenkratzer.
//!
//! An n x n board is filled with heights 1..n so that
//! 1. every cell holds one height,
//! 2. each line across and down holds every height exactly once,
//! 3. a clue outside the board tells how many buildings are seen when looking into the board from there; a building is
//!    seen if it is taller than every building between it and the viewer.
//!
//! Example: the line 3 1 5 2 4 seen from the left shows two buildings, 3 and 5.
//!
//! Source: the article on modelling Skyscraper as an integer program that `models/README.md` restates.

mod builder;
mod columns;
mod compact;
mod document;
mod formats;
mod precheck;
mod propagate;
mod puzzle;
mod rules;
mod text;

use crate::diagnostic::TextErrors;
use crate::grid::{Grid, Side, SightLine};
use crate::model::{Model, ModelError};
use crate::picture::{Mark, Sign};
use crate::place::Place;
use crate::puzzles::cells::{CellPuzzle, Clue};
use crate::puzzles::kind::{Finding, FormulationInfo, Kind, ModelRequest};
use crate::solution::ColumnName;
use crate::text::{Origin, Source};
use crate::verdict::report::Rule;

pub use compact::Compact;
pub use document::Document;
pub use puzzle::Skyscraper;
use puzzle::{EXAMPLE, NAME};
pub use rules::{Board, RULES};

/// The kind.
pub static KIND: Kind = Kind {
    name: NAME,
    other_names: &["skyscrapers", "towers", "wolkenkratzer"],
    about: "fill the board with heights, each once in a line; a clue outside tells how many buildings are seen from there",
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
            about: "the same boards; each sight line a path through (tallest, number seen), impossible heights left out",
            lazy: None,
        },
    ],
    best: &["compact", "document"],
    options: &[],
    readers: formats::READERS,
    writers: formats::WRITERS,
};

impl CellPuzzle for Skyscraper {
    const KIND: &'static Kind = &KIND;
    const RULES: &'static [Rule<Skyscraper, Board>] = RULES;
    const CLUES: Option<&'static str> = Some("clues");

    fn givens_mut(&mut self) -> &mut Grid<Option<u32>> {
        &mut self.givens
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn formulation(&self, request: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError> {
        match request.formulation {
            "document" => request.extend(Document::new(self)),
            "compact" => request.extend(Compact::new(self, request.repair)?),
            _ => request.unknown(&KIND),
        }
    }

    fn read_board(&self, source: &Source) -> Result<Board, TextErrors> {
        text::parse_board(source, self)
    }

    fn clues(&self) -> Vec<Clue> {
        let clued = self.clued_lines().into_iter();
        let clues = clued.map(|(sight, clue)| Clue {
            place: Place::Outside(sight),
            words: format!("the clue {clue} at the {sight}"),
            sign: Sign::Number(clue),
        });
        clues.collect()
    }

    fn drop_clue(&mut self, place: &Place) {
        if let Place::Outside(SightLine { side, index }) = place {
            self.clues[*side as usize][*index] = None;
        }
    }

    /// Every end of a line, as a puzzle in text form has a token for each.
    fn marks(&self) -> Vec<(Place, Mark)> {
        let ends = Side::ALL
            .into_iter()
            .flat_map(|side| (0..self.size()).map(move |index| SightLine { side, index }));
        ends.map(|sight| {
            let sign = self.clue(sight).map_or(Sign::Empty, Sign::Number);
            (Place::Outside(sight), Mark::given(sign))
        })
        .collect()
    }

    fn auxiliary(&self, name: &ColumnName, at: &dyn Fn(u32, usize) -> Option<usize>) -> Option<bool> {
        columns::is_inside(self, name, at)
    }

    fn definition_of(&self, name: &ColumnName, chosen: &dyn Fn(usize) -> Option<bool>) -> Option<bool> {
        columns::definition(self, name, chosen)
    }

    fn other_counts(&self) -> Vec<u64> {
        // People's own models often have z columns for the lines without a clue too.
        let n = self.size() as u64;
        vec![n * n * n + 4 * n * n * n]
    }

    fn findings(&self) -> Vec<Finding> {
        precheck::findings(self)
    }

    fn write_as(&self, format: &str) -> Option<Result<String, String>> {
        formats::write(self, format)
    }
}
