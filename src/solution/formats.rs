//! The list of all formats of solution files, and the choice of the one that reads a file.

use super::fault::{Fault, visible};
use super::outcome::{Entries, Format, Outcome, Reading};
use super::source::Source;
use super::{readers, words};

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
    outcome.status = outcome.status.map(|status| visible(&status));
    for note in &mut outcome.notes {
        *note = visible(note);
    }
    outcome
}
