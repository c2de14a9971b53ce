//! The boards of a puzzle, one after the other, each verified, until a solver says that there is none left. That there
//! is none is the solver's word.
//!
//! A board found is excluded from the next model by a row of its own. The formulation `lazy` leaves out the rows that
//! keep lines apart: the board is judged, equal lines get their rows, and the model is solved again, until the board is
//! valid or the solver proves that even these rows have no solution.

use crate::app::cli::Failure;
use crate::app::solve::{Answer, Runner};
use crate::grid::Line;
use crate::model::{Model, ModelError};
use crate::puzzles::kind::{Dropped, ModelRequest, Puzzle};
use crate::verdict::report::{Place, Report};
use std::collections::BTreeSet;

/// [`best`] takes a formulation with more nonzeros only if the kind has no smaller one.
pub const LARGE: u64 = 3_000_000;

/// The formulation that `solve` takes by itself: the first of the kind's best ones that is not [`LARGE`], else the
/// smallest.
pub fn best(puzzle: &dyn Puzzle, repair: bool) -> &'static str {
    let sizes = puzzle.kind().best.iter().filter_map(|name| {
        let request = ModelRequest {
            repair,
            ..ModelRequest::new(name)
        };
        let model = puzzle.model_with(&request).ok()?;
        Some((nonzeros(&*model), *name))
    });
    let sizes: Vec<(u64, &str)> = sizes.collect();
    let small = sizes.iter().find(|(nonzeros, _)| *nonzeros <= LARGE);
    small.or(sizes.iter().min()).map_or("document", |(_, name)| name)
}

fn nonzeros(model: &dyn Model) -> u64 {
    model.families().iter().map(|family| family.terms - family.zeros).sum()
}

/// A board that a solver found, judged.
#[derive(Debug)]
pub struct Board {
    /// The verdict; where givens and clues may be dropped, on the puzzle without those that the board breaks.
    pub report: Report,
    /// The givens and clues that the board breaks, where they may be dropped.
    pub dropped: Vec<Dropped>,
    /// Which decision columns are 1, if the board keeps the rules.
    pub ones: Option<Vec<bool>>,
    /// The solver says that it is the best one; so is every board where all are equally good.
    pub proved: bool,
}

/// What happens while boards are looked for.
#[derive(Debug, Clone, Copy)]
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
    /// The board found has this many pairs of equal lines that get rows now.
    EqualLines(usize),
}

/// The boards of a puzzle, one after the other.
pub struct Boards<'a> {
    puzzle: &'a dyn Puzzle,
    runner: Runner<'a>,
    formulation: &'a str,
    repair: bool,
    on_event: &'a dyn Fn(Event),
    excluded: Vec<Vec<bool>>,
    apart: Vec<(Line, Line)>,
    known: BTreeSet<(Line, Line)>,
    stem: String,
    runs: usize,
}

/// Of a board with many equal lines at most this many pairs get rows at a time; the next board shows the others.
const PAIRS_AT_A_TIME: usize = 10_000;

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
            apart: Vec::new(),
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
    pub fn find(&mut self) -> Result<Option<Board>, Failure> {
        let lazy = formulation(self.puzzle, self.formulation)?;
        loop {
            let request = ModelRequest {
                formulation: self.formulation,
                apart: &self.apart,
                exclude: &self.excluded,
                repair: self.repair,
            };
            let model = model(self.puzzle, &request)?;
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
            let added = if lazy { self.keep_apart(&board.report) } else { 0 };
            if added > 0 {
                (self.on_event)(Event::EqualLines(added));
                continue;
            }
            let again = |excluded: &Vec<bool>| board.ones.as_ref() == Some(excluded);
            if let Some(at) = self.excluded.iter().position(again) {
                return Err(Failure::new(format!(
                    "{} returned a board again that its model forbids by the row exclude_{at}: \
                     the solver is wrong, or its tolerance was too loose",
                    self.runner.solver.title()
                )));
            }
            return Ok(Some(*board));
        }
    }

    /// Takes the equal lines of a board, so that they get rows; how many pairs are new.
    fn keep_apart(&mut self, report: &Report) -> usize {
        let before = self.apart.len();
        let violations = report.rules.iter().flat_map(|rule| &rule.findings.violations);
        let groups = violations.filter_map(|violation| match &violation.place {
            Place::Lines(lines) => Some(lines),
            _ => None,
        });
        for lines in groups {
            for (at, first) in lines.iter().enumerate() {
                for second in &lines[at + 1..] {
                    if self.apart.len() - before == PAIRS_AT_A_TIME {
                        return PAIRS_AT_A_TIME;
                    }
                    if self.known.insert((*first, *second)) {
                        self.apart.push((*first, *second));
                    }
                }
            }
        }
        self.apart.len() - before
    }
}

/// True if the formulation of that name takes pairs of lines.
///
/// # Errors
/// If the kind has none of the name.
pub fn formulation(puzzle: &dyn Puzzle, name: &str) -> Result<bool, Failure> {
    let mut formulations = puzzle.kind().formulations.iter();
    let found = formulations.find(|formulation| formulation.name == name);
    found.map(|formulation| formulation.takes_pairs).ok_or_else(|| {
        let known: Vec<&str> = puzzle.kind().formulations.iter().map(|it| it.name).collect();
        Failure::new(format!("{} has no formulation `{name}`", puzzle.kind().name))
            .with_help(format!("known: {}", known.join(", ")))
    })
}

/// The model that is asked for.
///
/// # Errors
/// If the kind has no such formulation, or none for a puzzle of this size.
pub fn model<'m>(puzzle: &'m dyn Puzzle, request: &ModelRequest<'_>) -> Result<Box<dyn Model + 'm>, Failure> {
    formulation(puzzle, request.formulation)?;
    puzzle.model_with(request).map_err(|error| {
        let failure = Failure::new(error.to_string());
        match error {
            ModelError::Size { .. } => failure.with_help("--formulation document does"),
            _ => failure,
        }
    })
}
