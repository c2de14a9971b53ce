//! Answers that are proofs: one board after the other, each verified, until a solver proves that there is none left.
//!
//! A board found is excluded from the next model by a row of its own. The formulation `lazy` leaves out the rows that
//! keep lines apart: the board is judged, equal lines get their rows, and the model is solved again, until the board is
//! valid or the solver proves that even these rows have no solution.

use crate::board::Line;
use crate::cli::{Failure, read_source};
use crate::model::Model;
use crate::puzzle::{INTEGRALITY_TOLERANCE, ModelRequest, Puzzle};
use crate::report::{Place, Report};
use crate::solution::{self, Collector, Fault, Reading, State};
use crate::solve::{Answer, Runner};
use crate::text::{ErrorList, Source, TextLine};
use std::fs::File;
use std::io::IsTerminal;
use std::path::Path;

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
        let model = puzzle.model_with(&request)?;
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
    /// The values of the decision columns.
    pub values: Vec<Option<f64>>,
    /// The verdict.
    pub report: Report,
    /// The solver says that it is the best one; so is every board where all are equally good.
    pub proved: bool,
}

impl Board {
    /// The decision columns as whole numbers.
    pub fn decisions(&self) -> Vec<bool> {
        self.values
            .iter()
            .map(|value| value.is_some_and(|value| value > 0.5))
            .collect()
    }
}

/// The boards of a puzzle, one after the other.
pub struct Boards<'a> {
    puzzle: &'a dyn Puzzle,
    runner: Runner<'a>,
    formulation: &'a str,
    repair: bool,
    excluded: Vec<Vec<bool>>,
    apart: Vec<(Line, Line)>,
    stem: String,
    runs: usize,
}

impl<'a> Boards<'a> {
    /// Boards that `runner` finds by this formulation. With `repair`, givens and clues may be dropped.
    pub fn new(puzzle: &'a dyn Puzzle, runner: Runner<'a>, formulation: &'a str, repair: bool) -> Self {
        Boards {
            puzzle,
            stem: runner.stem.clone(),
            runner,
            formulation,
            repair,
            excluded: Vec::new(),
            apart: Vec::new(),
            runs: 0,
        }
    }

    /// Leaves a board out from now on.
    pub fn exclude(&mut self, board: Vec<bool>) {
        self.excluded.push(board);
    }

    /// How many models were solved so far.
    pub fn runs(&self) -> usize {
        self.runs
    }

    /// Another board; `None` if the solver proved that there is none.
    ///
    /// # Errors
    /// If the kind has no such formulation, if the solver fails or gives up, if a file cannot be written.
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
            if std::io::stderr().is_terminal() {
                eprintln!(
                    "solve: {}, {} rows, {} columns ...",
                    self.runner.solver.title(),
                    model.row_count(),
                    model.column_count()
                );
            }
            let Answer::Values { values, proved } = self.runner.solve(self.puzzle, &*model)? else {
                return Ok(None);
            };
            let report = self.puzzle.judge(&values, INTEGRALITY_TOLERANCE);
            let before = self.apart.len();
            if lazy {
                for violation in report.rules.iter().flat_map(|rule| &rule.findings.violations) {
                    if let Place::Lines(a, b) = violation.place
                        && !self.apart.contains(&(a, b))
                    {
                        self.apart.push((a, b));
                    }
                }
            }
            if self.apart.len() == before {
                return Ok(Some(Board { values, report, proved }));
            }
            eprintln!(
                "solve: {} pairs of equal lines get rows, solving again",
                self.apart.len() - before
            );
        }
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
    puzzle.model_with(request).ok_or_else(|| {
        let name = request.formulation;
        Failure::new(format!("formulation `{name}` does not serve a puzzle of this size"))
            .with_help("--formulation document does")
    })
}

/// The decision columns of the board in a file: a solution file of any solver, or a finished board as text.
///
/// # Errors
/// If the file cannot be read, or holds no whole board of this puzzle.
pub fn read_board(puzzle: &dyn Puzzle, path: &Path) -> Result<Vec<bool>, Failure> {
    let label = path.display().to_string();
    let fault = |fault: Fault| Failure::new(fault.in_file(&label).to_string());
    let file = File::open(path).map_err(|error| Failure::new(format!("cannot read {label}: {error}")))?;
    let mut collector = Collector::new(&[puzzle.columns()]);
    let mut source = solution::Source::open(file).map_err(fault)?;
    let outcome = match solution::read(&mut source, &mut collector).map_err(fault)? {
        Reading::Values(outcome) => outcome,
        Reading::Text(board) => {
            let source = Source::new(label, board.into_bytes())?;
            return Ok(puzzle.board_values(&source)?);
        }
    };
    if let State::NoSolution(why) = outcome.state {
        return Err(Failure::new(format!("{label} holds no board: {}", why.words())));
    }
    let assignment = collector.finish(&outcome).map_err(fault)?;
    let decisions = (0..puzzle.decision_columns()).map(|column| {
        let value = assignment.value(column)?;
        let whole = value.round();
        ((value - whole).abs() <= INTEGRALITY_TOLERANCE && (whole == 0.0 || whole == 1.0)).then_some(whole == 1.0)
    });
    let decisions: Option<Vec<bool>> = decisions.collect();
    decisions.ok_or_else(|| {
        Failure::new(format!(
            "{label} holds no whole board: a column is missing or not 0 or 1"
        ))
    })
}

/// Pairs of lines, one a line: `rows 3 6` or `columns 1 4`, counted from 1, as verify prints them.
///
/// # Errors
/// The faults of the text; a line that the board does not have is one.
pub fn read_pairs(puzzle: &dyn Puzzle, path: &Path) -> Result<Vec<(Line, Line)>, Failure> {
    const EXPECTED: &str = "`rows I J` or `columns I J`, lines of the board counted from 1";
    let source = read_source(path)?;
    let [rows, cols, _] = puzzle.columns().shape();
    let mut errors = ErrorList::default();
    let mut pairs = Vec::new();
    let mut read = |line: &TextLine<'_>| {
        let tokens = line.tokens();
        let [word, numbers @ ..] = tokens.as_slice() else {
            return;
        };
        let (lines, of): (usize, fn(usize) -> Line) = match word.text.trim_end_matches(':') {
            "rows" => (rows, Line::Across),
            "columns" => (cols, Line::Down),
            other => {
                errors.push(source.error_at(word, format!("`{other}` is no pair of lines"), EXPECTED));
                return;
            }
        };
        // What verify prints says `rows 3 and 6`.
        let numbers: Vec<_> = numbers.iter().filter(|token| token.text != "and").collect();
        let mut indices = Vec::new();
        for token in &numbers {
            match token.text.trim_end_matches(':').parse::<usize>() {
                Ok(number) if (1..=lines).contains(&number) => indices.push(number - 1),
                _ => {
                    let message = format!("`{}` is no line of this board", token.text);
                    errors.push(source.error_at(token, message, format!("a number from 1 to {lines}")));
                    return;
                }
            }
        }
        match indices.as_slice() {
            [i, j] if i != j => pairs.push((of(*i), of(*j))),
            _ => errors.push(source.error_at(word, "not two different lines", EXPECTED)),
        }
    };
    for line in source.lines() {
        read(&line.without_comment());
    }
    Ok(errors.finish(pairs)?)
}
