//! What programs print: answers on standard output, warnings on standard error.

use super::failure::{Failure, say};
use super::status::Status;
use crate::diagnostic::MAX_ERRORS;
use crate::puzzles::kind::{Finding, Puzzle};
use std::io::{self, Write};
use std::path::Path;

/// Writes an answer to standard output and gives its status. Where nobody reads any more, the status stays.
///
/// # Errors
/// If writing fails otherwise, e.g. on a full disk.
pub(super) fn print(bytes: &[u8], answer: Status) -> Result<Status, Failure> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        Ok(()) => Ok(answer),
        Err(error) => Failure::writing(Path::new("-"), &error).after(answer),
    }
}

/// Prints an answer whose pictures were written or not: that they were not does not change it.
///
/// # Errors
/// If writing the answer or the pictures failed.
pub(super) fn finish(output: &[u8], answer: Status, pictures: Result<(), Failure>) -> Result<Status, Failure> {
    let status = print(output, answer)?;
    match pictures {
        Ok(()) => Ok(status),
        Err(failure) => failure.after(status),
    }
}

/// Shows on standard error what the reader of a puzzle noted.
pub(super) fn show_notes(puzzle: &dyn Puzzle) {
    for note in puzzle.notes() {
        say(note.render_warning(true));
    }
}

/// Shows on standard error why a puzzle can have no solution.
pub(super) fn show_findings(findings: &[Finding]) {
    for finding in findings.iter().take(MAX_ERRORS) {
        say(finding.render(true));
    }
    if findings.len() > MAX_ERRORS {
        say(format!("{} more warnings", findings.len() - MAX_ERRORS));
    }
}

/// Shows on standard error what users should know of a puzzle: notes of its reader, and why it can have no solution.
pub(super) fn warn(puzzle: &dyn Puzzle) {
    show_notes(puzzle);
    let findings = puzzle.precheck();
    show_findings(&findings);
    if !findings.is_empty() {
        say("so this puzzle has no solution");
    }
}
