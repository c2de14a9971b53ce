//! What a check of a board found ([`report`]), and the check itself: a solution file in, a verdict out.
//!
//! The file's values make a board, and the rules are checked on that board alone. What the solver says of itself counts
//! only where it says that it has no solution.

pub mod completion;
pub mod report;
mod rows;

use crate::diagnostic::{TextError, TextErrors};
use crate::grid::Cell;
use crate::picture::Sign;
use crate::puzzles::kind::{Dropped, INTEGRALITY_TOLERANCE, ModelRequest, Puzzle};
use crate::solution::{
    self, Answer, Assignment, Columns, Fault, Outcome, State, Values, ValuesRead, Why, WithMoreColumns,
};
use crate::text::Source;
use completion::Completion;
use report::Report;
use std::io::Read;

pub use rows::{Definitions, RowCheck, WorstRow};

/// What came of a check.
#[derive(Debug)]
#[non_exhaustive]
pub enum Verdict {
    /// A board was rebuilt and judged.
    Judged {
        /// Which of the puzzles it is.
        puzzle: usize,
        /// Every rule, broken or not.
        report: Box<Report>,
        /// The rows of a formulation, if they were asked for.
        rows: Option<RowCheck>,
    },
    /// The file says that there is no solution.
    NoSolution(Why),
}

/// A verdict and what is said with it.
#[derive(Debug)]
#[non_exhaustive]
pub struct Check {
    /// The verdict.
    pub verdict: Verdict,
    /// What the reader of the solution file learned; none for a finished board or the puzzle alone.
    pub outcome: Option<Outcome>,
    /// Whether missing columns were taken as 0.
    pub zeros_left_out: bool,
    /// The givens and clues that the board breaks, where a repaired puzzle is asked for: its report is of the puzzle
    /// without them.
    pub dropped: Option<Vec<Dropped>>,
    /// Which columns are 1, of a board that keeps the rules.
    pub board: Option<Vec<bool>>,
    /// The file that excludes this very board, if any does.
    pub excluded_by: Option<String>,
    /// Remarks for the user.
    pub notes: Vec<String>,
}

/// How to check.
#[derive(Debug, Clone, Copy)]
pub struct Options<'o> {
    /// A value further than this from 0 and 1 is not integral.
    pub tolerance: f64,
    /// The formulation whose rows are evaluated, if any.
    pub rows: Option<&'o str>,
    /// Givens and clues may be broken, as in a model made for repair.
    pub repair: bool,
    /// Boards that are no answer.
    pub exclude: &'o [Excluded],
    /// Whether [`Check::board`] is wanted.
    pub board: bool,
}

/// A board that is excluded.
#[derive(Debug, Clone)]
pub struct Excluded {
    /// The file that it was read from.
    pub label: String,
    /// Which columns are 1.
    pub board: Vec<bool>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options {
            tolerance: INTEGRALITY_TOLERANCE,
            rows: None,
            repair: false,
            exclude: &[],
            board: false,
        }
    }
}

/// Checks a solution file, or a finished board, against the puzzle it belongs to; several puzzles where a text can be
/// read as several kinds. `label` is the name of the file in errors.
///
/// # Errors
/// If the file cannot be read, or is truncated, or belongs to none of the puzzles.
pub fn check(
    puzzles: &[&dyn Puzzle],
    label: &str,
    input: impl Read,
    options: Options<'_>,
) -> Result<Check, TextErrors> {
    let in_file = |fault: Fault| TextErrors::from(fault.in_file(label));
    // Givens and clues that may be dropped have columns of their own.
    let counts = |puzzle: &dyn Puzzle| {
        if options.repair {
            repair_counts(puzzle)
        } else {
            Vec::new()
        }
    };
    let counts: Vec<_> = puzzles.iter().map(|puzzle| move || counts(*puzzle)).collect();
    let with_drops = puzzles.iter().zip(&counts).map(|(puzzle, counts)| WithMoreColumns {
        columns: puzzle.columns(),
        counts,
    });
    let with_drops: Vec<WithMoreColumns<'_>> = with_drops.collect();
    let columns: Vec<&dyn Columns> = with_drops.iter().map(|columns| columns as &dyn Columns).collect();
    match solution::read_answer(input, &columns, options.rows.is_some()).map_err(in_file)? {
        Answer::NoSolution(why, outcome) => Ok(Check {
            notes: outcome.notes.clone(),
            outcome: Some(outcome),
            ..Check::new(Verdict::NoSolution(why))
        }),
        Answer::Values(read) => check_values(puzzles, *read, options).map_err(in_file),
        Answer::Text(board) => check_board(puzzles, label, board, options),
    }
}

/// Judges the values of a solution file.
fn check_values(puzzles: &[&dyn Puzzle], read: ValuesRead, options: Options<'_>) -> Result<Check, Fault> {
    let assignment = &read.assignment;
    let puzzle = puzzles[assignment.candidate];
    let judge = |puzzle: &dyn Puzzle| puzzle.judge(&assignment.values, options.tolerance);
    let (report, dropped) = repaired(puzzle, judge(puzzle), options.repair, judge);
    let mut notes = notes(&read.outcome, assignment);
    notes.extend(may_be_truncated(puzzle, &read, report.valid(), options.tolerance)?);
    let rows = match options.rows {
        None => None,
        Some(name) => {
            let boards: Vec<Vec<bool>> = options.exclude.iter().map(|it| it.board.clone()).collect();
            let request = ModelRequest {
                exclude: &boards,
                repair: options.repair,
                ..ModelRequest::new(name)
            };
            Some(rows::check(puzzle, &request, assignment, options.tolerance)?)
        }
    };
    let check = Check {
        zeros_left_out: assignment.zeros_left_out,
        dropped,
        notes,
        ..Check::new(Verdict::Judged {
            puzzle: assignment.candidate,
            report: Box::new(report),
            rows,
        })
    };
    let check = check.with_board(options, || Ok(assignment.values.ones()))?;
    Ok(Check {
        outcome: Some(read.outcome),
        ..check
    })
}

/// Whether a part of the file is missing: a note where a valid board shows that none that counts is.
///
/// # Errors
/// A rule is broken that the missing part may have kept: the solver is not to blame.
fn may_be_truncated(
    puzzle: &dyn Puzzle,
    read: &ValuesRead,
    valid: bool,
    tolerance: f64,
) -> Result<Option<String>, Fault> {
    let ValuesRead {
        outcome,
        assignment,
        lines,
    } = read;
    let values = &assignment.values;
    let cut = outcome
        .may_be_cut
        .filter(|_| !outcome.by_hand || assignment.zeros_left_out);
    if let Some(reason) = cut {
        return if valid {
            Ok(Some(format!(
                "the file may be cut ({reason}), but all board values are there"
            )))
        } else {
            Err(Fault::new(format!("the file may be cut: {reason}"))
                .help("have the solver write it again; if it is whole, end its last line with a line end"))
        };
    }
    if !valid
        && outcome.no_end_mark
        && assignment.zeros_left_out
        && assignment.ends_in_the_board
        && let Some(last) = values.last_listed()
        && puzzle.may_go_on(values, last, tolerance) != Completion::Impossible
    {
        // A broken rule is blamed on the solver only if no lost end of the list can have kept it.
        return Err(truncated(puzzle, last, *lines));
    }
    Ok(None)
}

/// How many columns the models have in which givens and clues can be dropped.
fn repair_counts(puzzle: &dyn Puzzle) -> Vec<u64> {
    let requests = puzzle.kind().formulations.iter().map(|formulation| ModelRequest {
        repair: true,
        ..ModelRequest::new(formulation.name)
    });
    requests
        .filter_map(|request| puzzle.model_with(&request).ok().map(|model| model.column_count()))
        .collect()
}

/// Judges values that come from no file. With `repair`, givens and clues may be broken: the report is of the puzzle
/// without those.
pub fn judge_values(puzzle: &dyn Puzzle, values: &Values, repair: bool) -> (Report, Option<Vec<Dropped>>) {
    let judge = |puzzle: &dyn Puzzle| puzzle.judge(values, INTEGRALITY_TOLERANCE);
    repaired(puzzle, judge(puzzle), repair, judge)
}

/// The report of a board where givens and clues may be broken: of the puzzle without those.
fn repaired(
    puzzle: &dyn Puzzle,
    report: Report,
    repair: bool,
    judge: impl Fn(&dyn Puzzle) -> Report,
) -> (Report, Option<Vec<Dropped>>) {
    if !repair {
        return (report, None);
    }
    let dropped = puzzle.broken_demands(&report);
    if dropped.is_empty() {
        return (report, Some(dropped));
    }
    let demands: Vec<usize> = dropped.iter().map(|dropped| dropped.demand).collect();
    (judge(&*puzzle.without(&demands)), Some(dropped))
}

impl Check {
    /// The verdict in a word: `valid`, `violated`, `excluded`, `no-solution`.
    pub fn word(&self) -> &'static str {
        match &self.verdict {
            Verdict::NoSolution(_) => "no-solution",
            Verdict::Judged { .. } if self.excluded_by.is_some() => "excluded",
            Verdict::Judged { report, .. } => report.word(),
        }
    }

    fn new(verdict: Verdict) -> Check {
        Check {
            verdict,
            outcome: None,
            zeros_left_out: false,
            dropped: None,
            board: None,
            excluded_by: None,
            notes: Vec::new(),
        }
    }

    /// Adds which columns are 1 where that is wanted, and whether that board is excluded.
    fn with_board<E>(mut self, options: Options<'_>, ones: impl FnOnce() -> Result<Vec<bool>, E>) -> Result<Check, E> {
        let valid = matches!(&self.verdict, Verdict::Judged { report, .. } if report.valid());
        if valid && (options.board || !options.exclude.is_empty()) {
            let board = ones()?;
            let excluded = options.exclude.iter().find(|excluded| excluded.board == board);
            self.excluded_by = excluded.map(|excluded| excluded.label.clone());
            self.board = Some(board);
        }
        Ok(self)
    }
}

/// The fault of a list that may be the beginning of a longer one.
fn truncated(puzzle: &dyn Puzzle, last: usize, line: u64) -> Fault {
    let [_, columns, heights] = puzzle.columns().shape();
    let cell = last / heights.max(1);
    let place = Cell::new(cell / columns.max(1), cell % columns.max(1));
    Fault::new(format!(
        "the file is probably truncated: its list of values ends at {place}, and more of them could give a board that breaks no rule"
    ))
    .on_line(line)
    .help("have the solver write the file again; a list with all zeros written shows by itself whether it is complete")
}

fn notes(outcome: &Outcome, assignment: &Assignment) -> Vec<String> {
    let mut notes = Vec::new();
    match outcome.state {
        State::Incumbent => notes.push("the solver stopped early; its best solution so far is judged".to_string()),
        State::Unknown => notes.push("the file does not say whether the solver finished".to_string()),
        State::Solved | State::NoSolution(_) => {}
    }
    notes.extend(outcome.notes.iter().cloned());
    notes.extend(assignment.notes.iter().cloned());
    notes
}

/// A text that is no solution file may be a finished board.
fn check_board(puzzles: &[&dyn Puzzle], label: &str, board: String, options: Options<'_>) -> Result<Check, TextErrors> {
    let no_board = |errors: TextErrors| {
        errors.with_help(
            "the file is no solution file of a known format, so it was read as a finished board of this puzzle",
        )
    };
    // Room for frames, comments and wide cells; a longer text is no board of this puzzle, whatever it is.
    let longest = puzzles
        .iter()
        .map(|puzzle| {
            let [rows, columns, _] = puzzle.columns().shape();
            (rows + 4) * (columns + 4) * 16 + (64 << 10)
        })
        .max();
    if longest.is_none_or(|longest| board.len() > longest) {
        let message = "the file is no solution file of a known format, and too long for a board of this puzzle";
        return Err(TextError::new(label, message).into());
    }
    let source = Source::new(label, board.into_bytes()).map_err(no_board)?;
    let mut errors = None;
    for (at, puzzle) in puzzles.iter().enumerate() {
        let source = puzzle.kind().without_name(&source);
        match puzzle.judge_board(&source) {
            Ok(report) if report.picture.cells.iter().all(|cell| cell.sign == Sign::Empty) => {
                let message = "the file is an empty board: it states no solution";
                return Err(TextError::new(label, message).into());
            }
            Ok(report) => {
                // The text was read once without a fault: reading it again for other givens has none either.
                let again = |puzzle: &dyn Puzzle| puzzle.judge_board(&source).unwrap_or_else(|_| puzzle.judge_givens());
                let (report, dropped) = repaired(*puzzle, report, options.repair, again);
                let check = Check {
                    dropped,
                    notes: vec!["the file is a finished board".to_string()],
                    ..Check::new(Verdict::Judged {
                        puzzle: at,
                        report: Box::new(report),
                        rows: None,
                    })
                };
                return check.with_board(options, || puzzle.board_values(&source).map_err(no_board));
            }
            Err(fault) => {
                errors.get_or_insert(fault);
            }
        }
    }
    match errors {
        Some(errors) => Err(no_board(errors)),
        None => Err(TextError::new(label, "no puzzle to compare with").into()),
    }
}
