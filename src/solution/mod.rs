//! Reading the solution file of any solver: a stream of `(column, value)` entries and an [`Outcome`].
//!
//! ```text
//! bytes -> Source (gunzip, byte-order mark, lines) -> one Format of FORMATS -> entries -> Collector -> Assignment
//! ```
//!
//! A format is recognised by the first bytes of the text, never by a file's name. Its reader knows the
//! format alone: no puzzle, no rule. What the columns mean is asked through [`Columns`] by the
//! [`Collector`], which keeps the values of the board's columns and nothing else, so that memory goes
//! with the board and not with the file.
//!
//! A solver's verdict is not trusted, except where it says that there is no solution: the numbers that
//! some solvers write all the same are then not judged.

mod collect;
mod fault;
mod names;
mod number;
mod outcome;
mod readers;
mod source;
mod values;
mod words;

#[cfg(test)]
mod corpus_tests;
#[cfg(test)]
mod reading_tests;

pub use collect::{Assignment, Collector, Columns, Kept, Located, PlainFamily, WithMoreColumns};
pub use fault::Fault;
pub use names::{ColumnName, fixed_mps_number};
pub use number::{InvalidNumber, parse as parse_number};
pub use outcome::{ColumnRef, Entries, Entry, Format, Outcome, Reading, State, Why, Zeros};
pub use source::{Line, Source};
pub use values::Values;

/// Every format, in the order they are asked; the first that claims a text reads it.
pub const FORMATS: &[&[Format]] = &[
    readers::refused::FORMATS,
    readers::highs::FORMATS,
    readers::cbc::FORMATS,
    readers::glpk::FORMATS,
    readers::scip::FORMATS,
    readers::gurobi::FORMATS,
    readers::cplex::FORMATS,
    readers::xpress::FORMATS,
    readers::lpsolve::FORMATS,
    readers::symphony::FORMATS,
    readers::ortools::FORMATS,
    readers::pyomo::FORMATS,
    readers::json::FORMATS,
    readers::status::FORMATS,
    readers::pairs::FORMATS,
];

/// All formats in order.
pub fn formats() -> impl Iterator<Item = &'static Format> {
    FORMATS.iter().flat_map(|family| family.iter())
}

/// A finished board is small; a longer text that no format claims is not one.
const LONGEST_TEXT: usize = 16 << 20;

/// Reads a solution file, or hands back the text if it is none.
///
/// # Errors
/// If the text is empty, not text, cut, damaged, or of a form whose values cannot be read.
pub fn read(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Reading, Fault> {
    if source.head().trim_ascii().is_empty() && source.head_is_all() {
        return Err(Fault::new("the file is empty: it holds no solution")
            .help("some solvers leave an empty file when they have no solution: look at what the solver printed"));
    }
    if let Some(format) = formats().find(|format| format.claims(source.head())) {
        // What is shown of the file goes to a terminal: the one place where all of it passes.
        let outcome = (format.read)(source, entries).map_err(Fault::made_visible)?;
        return Ok(Reading::Values(finished(outcome)));
    }
    source.rest_as_text(LONGEST_TEXT).map(Reading::Text)
}

/// The outcome as it leaves this module: a status that is not known is said, control characters are visible.
fn finished(mut outcome: Outcome) -> Outcome {
    if let Some(status) = &outcome.status
        && words::meaning_of(status) == words::Meaning::NotKnown
    {
        outcome.notes.insert(0, words::not_known(status));
    }
    outcome.status = outcome.status.map(|status| fault::visible(&status));
    for note in &mut outcome.notes {
        *note = fault::visible(note);
    }
    outcome
}
