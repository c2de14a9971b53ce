//! What several readers need: a line of a name and a value, how a value is handed on, the fault of a truncated list,
//! and what texts begin with that two formats share.
//!
//! No reader uses another reader. What two of them need is here.

use crate::solution::source::{first_line, has_line, lines};
use crate::solution::words::{Mark, Statuses, settle};
use crate::solution::{ColumnName, ColumnRef, Entries, Entry, Fault, Line, Outcome, State, fixed_mps_number};

/// Where a text holds another one first.
pub(super) fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    memchr::memmem::find(text, what)
}

/// A word as a number of columns, of rows, or of one of them.
pub(super) fn natural_number(word: &[u8]) -> Option<u64> {
    std::str::from_utf8(word).ok()?.parse().ok()
}

/// Whether a name is a column's in one of its spellings.
pub(super) fn is_column(name: &[u8]) -> bool {
    ColumnName::parse(name).is_some() || fixed_mps_number(name).is_some()
}

/// Hands on the value of a line. If it is refused, the fault shows the line.
#[inline]
pub(super) fn hand_on(
    entries: &mut dyn Entries,
    line: &Line<'_>,
    column: ColumnRef<'_>,
    value: &[u8],
) -> Result<(), Fault> {
    entries
        .entry(Entry {
            column,
            value,
            line: line.number,
        })
        .map_err(|fault| fault.with_excerpt(line.text))
}

/// The two words of a line `name value`.
///
/// # Errors
/// If it has fewer words or more.
pub(super) fn name_and_value<'a>(line: &Line<'a>) -> Result<[&'a [u8]; 2], Fault> {
    line.exactly().ok_or_else(|| no_name_and_value(line))
}

/// Hands on the value of a line `name value`.
///
/// # Errors
/// If it has fewer words or more, or the value is refused.
pub(super) fn hand_on_pair(entries: &mut dyn Entries, line: &Line<'_>) -> Result<(), Fault> {
    let [name, value] = name_and_value(line)?;
    hand_on(entries, line, ColumnRef::Name(name), value)
}

/// The fault of a line that should have a name and a value.
pub(super) fn no_name_and_value(line: &Line<'_>) -> Fault {
    line.fault("a name and a value are expected here")
}

/// The fault of a file that ends before it has what it announced.
pub(super) fn truncated(announced: u64, found: u64, what: &str) -> Fault {
    Fault::new(format!(
        "{announced} {what} announced, {found} found before the end of the file: the file is cut"
    ))
    .help("the solver was stopped while it wrote, or the disk was full: write the file again")
}

/// The outcome with what the lines about a status say. The file does not mark its values as feasible or not.
pub(super) fn with_statuses(outcome: Outcome, statuses: Statuses) -> Outcome {
    let state = statuses
        .deciding()
        .map_or(State::Unknown, |(_, meaning)| settle(meaning, Mark::NotMarked));
    statuses.into_outcome(outcome).state(state)
}

/// The fault of a model.
pub(super) fn is_a_model(what: &str) -> Fault {
    Fault::new(format!("this is {what}, not a solution"))
        .help("give the model to a solver, and what the solver writes to verify: HiGHS writes it with --solution_file, CBC with `solution FILE`, GLPK with -o, SCIP with `write solution FILE`")
}

/// The fault of a basis.
pub(super) fn is_a_basis(what: &str) -> Fault {
    Fault::new(format!("this is {what}, not a solution: it says which columns are basic, not their values"))
        .help("have the solver write its solution instead: HiGHS with --solution_file, CBC with `solution FILE`, GLPK with -o, SCIP with `write solution FILE`; with lp_solve keep what `lp_solve -S3` prints")
}

/// The first line of an MPS file that is no comment. It tells models, bases and Xpress's `.slx` files apart.
pub(super) fn first_mps_line(head: &[u8]) -> &[u8] {
    lines(head)
        .map(<[u8]>::trim_ascii_end)
        .find(|line| !line.is_empty() && !line.starts_with(b"*"))
        .unwrap_or_default()
}

/// Whether a text is what lp_solve prints. All that it prints may be a status and nothing else.
pub(super) fn is_lp_solve(head: &[u8]) -> bool {
    let first = first_line(head);
    [LP_SOLVE_OBJECTIVE, LP_SOLVE_VALUES, LP_SOLVE_ENDS[0], LP_SOLVE_ENDS[1]]
        .iter()
        .any(|line| has_line(head, line))
        || LP_SOLVE_ENDS.iter().any(|end| first.eq_ignore_ascii_case(end))
        // -time prints this before all else.
        || (first == b"Parse called" && LP_SOLVE_ENDS.iter().any(|end| has_line(head, end)))
}

const LP_SOLVE_OBJECTIVE: &[u8] = b"Value of objective function:";
/// The line above the values of lp_solve.
pub(super) const LP_SOLVE_VALUES: &[u8] = b"Actual values of the variables";
/// What lp_solve prints where it has no solution.
pub(super) const LP_SOLVE_ENDS: &[&[u8]] = &[
    b"This problem is infeasible",
    b"This problem is unbounded",
    b"Timeout",
    b"lp_solve stopped by user",
    b"The B&B routine failed",
    b"Numerical failure encountered",
    b"Out of memory",
    b"lp_solve failed",
];
