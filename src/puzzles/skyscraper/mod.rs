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

use crate::diagnostic::{TextError, TextErrors};
use crate::grid::{Cell, Grid, Side};
use crate::model::{Model, ModelError};
use crate::puzzles::kind::{Finding, FormulationInfo, Kind, ModelRequest, Puzzle, unfinished};
use crate::solution::{Columns, Values};
use crate::text::{Origin, Source, counted};
use crate::verdict::completion::{Completion, complete};
use crate::verdict::report::{Mark, Picture, Place, Report, Sign};

pub use compact::Compact;
pub use document::Document;
pub use puzzle::Skyscraper;
use puzzle::{EXAMPLE, NAME};
pub use rules::{Board, RULES, Unfilled};

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
            takes_pairs: false,
        },
        FormulationInfo {
            name: "compact",
            about: "the same boards; each sight line a path through (tallest, number seen), impossible heights left out",
            takes_pairs: false,
        },
    ],
    best: &["compact", "document"],
    readers: formats::READERS,
    writers: formats::WRITERS,
};

impl Skyscraper {
    /// Checks every rule on a board.
    pub fn check(&self, board: &Board) -> Report {
        let cells = board.iter().map(|(cell, value)| Mark {
            sign: value.as_ref().map_or(Sign::Empty, |height| Sign::Number(*height)),
            given: self.givens[cell].is_some(),
            ..Mark::default()
        });
        let clues = Side::ALL.map(|side| {
            self.clues[side as usize]
                .iter()
                .map(|value| Mark {
                    sign: value.map_or(Sign::Empty, Sign::Number),
                    given: true,
                    ..Mark::default()
                })
                .collect()
        });
        let picture = Picture {
            rows: board.rows(),
            cols: board.cols(),
            cells: cells.collect(),
            clues,
            broken_sights: Vec::new(),
        };
        Report::run(NAME, RULES, self, board, picture)
    }
}

impl Puzzle for Skyscraper {
    fn kind(&self) -> &'static Kind {
        &KIND
    }

    fn title(&self) -> String {
        let n = self.size();
        let givens = self.givens.cells().iter().flatten().count();
        let clues = counted(self.clued_lines().len(), "clues");
        format!("skyscraper {n} x {n}, {clues}, {}", counted(givens, "givens"))
    }

    fn model_with(&self, request: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError> {
        match request.formulation {
            "document" => request.extend(Document::new(self)),
            "compact" => request.extend(Compact::new(self, request.repair)?),
            _ => request.unknown(&KIND),
        }
    }

    fn demands(&self) -> Vec<(Place, String)> {
        let givens = self.listed_givens().into_iter();
        let clues = self.clued_lines().into_iter();
        givens
            .map(|(cell, height)| (Place::Cell(cell), format!("the given {height} at {cell}")))
            .chain(clues.map(|(sight, clue)| (Place::Sight(sight), format!("the clue {clue} at the {sight}"))))
            .collect()
    }

    fn without(&self, demands: &[usize]) -> Box<dyn Puzzle> {
        let mut puzzle = self.clone();
        let (givens, clues) = (self.listed_givens(), self.clued_lines());
        for &demand in demands {
            match demand.checked_sub(givens.len()) {
                None => puzzle.givens[givens[demand].0] = None,
                Some(at) => {
                    let sight = clues[at].0;
                    puzzle.clues[sight.side as usize][sight.index] = None;
                }
            }
        }
        Box::new(puzzle)
    }

    fn board_values(&self, source: &Source) -> Result<Vec<bool>, TextErrors> {
        let board = text::parse_board(source, self)?;
        let n = self.size();
        let mut values = vec![false; n.pow(3)];
        for (cell, height) in board.iter() {
            match height {
                Ok(height) => values[(cell.row * n + cell.col) * n + *height as usize - 1] = true,
                Err(_) => return Err(unfinished(source, cell)),
            }
        }
        Ok(values)
    }

    fn board_text(&self, values: &[bool]) -> String {
        let n = self.size();
        let height = |cell: Cell| {
            let first = (cell.row * n + cell.col) * n;
            (1..)
                .zip(&values[first..first + n])
                .find_map(|(height, one)| one.then_some(height))
        };
        let solved = Skyscraper {
            givens: Grid::from_fn(n, n, height),
            clues: self.clues.clone(),
            origin: Origin::default(),
        };
        solved.to_string()
    }

    fn decision_columns(&self) -> usize {
        self.size().pow(3)
    }

    fn columns(&self) -> &dyn Columns {
        self
    }

    fn judge(&self, values: &Values, tolerance: f64) -> Report {
        self.check(&columns::board(self, values, tolerance))
    }

    fn may_go_on(&self, values: &Values, last: usize, tolerance: f64) -> Completion {
        let n = self.size();
        let mut board = columns::board(self, values, tolerance);
        // The cell of the last column is open too if no height stands in it yet, for the heights after that one.
        let cell = last / n;
        let mut lowest = last % n + 2;
        let mut open: Vec<Cell> = board.iter().map(|(cell, _)| cell).skip(cell).collect();
        if open
            .first()
            .is_some_and(|&first| !matches!(board[first], Err(Unfilled::NoHeight)))
        {
            open.remove(0);
            lowest = 1;
        }
        for &cell in &open {
            board[cell] = Err(Unfilled::Open);
        }
        let heights = |from: usize| -> Vec<_> { (from as u32..=n as u32).map(Ok).collect() };
        if lowest == 1 {
            return complete(self, RULES, board, &open, &heights(1));
        }
        let first = open.remove(0);
        let mut found = Completion::Impossible;
        for height in heights(lowest) {
            let mut board = board.clone();
            board[first] = height;
            match complete(self, RULES, board, &open, &heights(1)) {
                Completion::Impossible => {}
                other => found = other,
            }
            if found == Completion::Possible {
                break;
            }
        }
        found
    }

    fn judge_board(&self, board: &Source) -> Result<Report, TextErrors> {
        let answer = text::parse_board(board, self)?;
        Ok(self.check(&answer))
    }

    fn judge_givens(&self) -> Report {
        let n = self.size();
        self.check(&Grid::from_fn(n, n, |cell| self.givens[cell].ok_or(Unfilled::Open)))
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
