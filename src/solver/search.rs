//! The boards of a puzzle, one after the other, each verified, until a solver says that there is none left. That there
//! is none is the solver's word.
//!
//! A board found is excluded from the next model by a row of its own. A lazy formulation leaves rows out: the board is
//! judged, each place that breaks one of its rules gets its rows, and the model is solved again, until the board is valid
//! or the solver proves that even these rows have no solution.

use super::error::SolverError;
use super::run::{Answer, Board, Runner};
use crate::place::Place;
use crate::puzzles::kind::{Dropped, Lazy, ModelRequest, Puzzle};
use crate::verdict::report::Report;
use std::collections::BTreeSet;

/// What happens while boards are looked for.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum Event {
    /// A model goes to the solver.
    Solving {
        /// The solver.
        solver: &'static str,
        /// Rows of the model.
        rows: u64,
        /// Columns of the model.
        columns: u64,
    },
    /// The board found breaks rules whose rows were left out; they get rows now.
    RowsAdded {
        /// How many places get rows.
        count: usize,
        /// What these places are, in the plural.
        what: &'static str,
    },
}

/// The boards of a puzzle, one after the other.
pub struct Boards<'a> {
    puzzle: &'a dyn Puzzle,
    runner: Runner<'a>,
    formulation: &'a str,
    repair: bool,
    on_event: &'a dyn Fn(Event),
    excluded: Vec<Vec<bool>>,
    places: Vec<Place>,
    known: BTreeSet<Place>,
    stem: String,
    runs: usize,
}

/// At most this many places of a board get rows at a time; the next board shows the others.
const PLACES_AT_A_TIME: usize = 10_000;

impl<'a> Boards<'a> {
    /// Boards that `runner` finds by this formulation. With `repair`, givens and clues may be dropped.
    pub fn new(
        puzzle: &'a dyn Puzzle,
        runner: Runner<'a>,
        formulation: &'a str,
        repair: bool,
        on_event: &'a dyn Fn(Event),
    ) -> Self {
        Boards {
            puzzle,
            stem: runner.stem.clone(),
            runner,
            formulation,
            repair,
            on_event,
            excluded: Vec::new(),
            places: Vec::new(),
            known: BTreeSet::new(),
            runs: 0,
        }
    }

    /// Leaves a board out from now on.
    pub fn exclude(&mut self, ones: Vec<bool>) {
        self.excluded.push(ones);
    }

    /// Another board; `None` if the solver proved that there is none.
    ///
    /// # Errors
    /// If the kind has no such formulation, if the solver fails, gives up or returns a board that it was not to return,
    /// if a file cannot be written.
    pub fn find(&mut self) -> Result<Option<Board>, SolverError> {
        let lazy = self.puzzle.kind().formulation(self.formulation)?.lazy;
        loop {
            let request = ModelRequest {
                formulation: self.formulation,
                places: &self.places,
                exclude: &self.excluded,
                repair: self.repair,
            };
            let model = self.puzzle.model_with(&request)?;
            self.runs += 1;
            if self.runs > 1 {
                self.runner.stem = format!("{}-{}", self.stem, self.runs);
            }
            (self.on_event)(Event::Solving {
                solver: self.runner.solver.title(),
                rows: model.row_count(),
                columns: model.column_count(),
            });
            let Answer::Board(board) = self.runner.solve(self.puzzle, &*model, self.repair)? else {
                return Ok(None);
            };
            if let Some(lazy) = lazy {
                let count = self.add_rows(lazy, &board.report);
                if count > 0 {
                    let what = lazy.what;
                    (self.on_event)(Event::RowsAdded { count, what });
                    continue;
                }
            }
            let again = |excluded: &Vec<bool>| board.ones.as_ref() == Some(excluded);
            if let Some(at) = self.excluded.iter().position(again) {
                return Err(SolverError::Again {
                    solver: self.runner.solver.title(),
                    row: at,
                });
            }
            return Ok(Some(*board));
        }
    }

    /// As many boards as are `wanted`, fewer if there are no others. What is found is kept when the search stops.
    ///
    /// # Errors
    /// As [`Boards::find`], unless boards are found before.
    pub fn find_up_to(&mut self, wanted: usize) -> Result<Found, SolverError> {
        let mut found = Found::default();
        while found.boards.len() < wanted {
            match self.find() {
                Ok(Some(board)) => {
                    let another = wanted > 1 && found.boards.len() + 1 < wanted;
                    match (another, &board.ones) {
                        (true, Some(ones)) => self.exclude(ones.clone()),
                        // A board that breaks a rule ends the search: excluding it would exclude others too.
                        (_, None) => {
                            found.boards.push(board);
                            break;
                        }
                        (false, _) => {}
                    }
                    found.boards.push(board);
                }
                Ok(None) => {
                    found.complete = true;
                    break;
                }
                Err(error) if found.boards.is_empty() => return Err(error),
                Err(error) => {
                    found.stopped = Some(error);
                    break;
                }
            }
        }
        Ok(found)
    }

    /// Gives rows to the places of a board that break a rule whose rows were left out; how many of them are new.
    fn add_rows(&mut self, lazy: &Lazy, report: &Report) -> usize {
        let before = self.places.len();
        let rules = report.rules.iter().filter(|rule| lazy.rules.contains(&rule.rule.id));
        let violations = rules.flat_map(|rule| &rule.findings.violations);
        for place in violations.flat_map(|violation| violation.place.pairs()) {
            if self.places.len() - before == PLACES_AT_A_TIME {
                break;
            }
            if self.known.insert(place.clone()) {
                self.places.push(place);
            }
        }
        self.places.len() - before
    }
}

/// What a search found.
#[derive(Debug, Default)]
#[non_exhaustive]
pub struct Found {
    /// The boards, judged.
    pub boards: Vec<Board>,
    /// Whether the solver proved that there are no others.
    pub complete: bool,
    /// Why the search ended before that, if it found boards.
    pub stopped: Option<SolverError>,
}

impl Found {
    /// The givens and clues that a repair drops.
    pub fn dropped(&self) -> &[Dropped] {
        self.boards.first().map_or(&[], |board| &board.dropped)
    }
}
