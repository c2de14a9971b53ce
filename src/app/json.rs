//! The JSON of a program's run: the objects of the library with an exit status, and that of a run that fails.

use super::failure::Failure;
use super::print::print;
use super::status::Status;
use crate::show::json::{ErrorValue, Object, line, puzzle_value};
use std::path::Path;

/// The object of a run that fails.
fn failed<'a>(puzzle_file: &Path, failure: &Failure) -> Object<'a> {
    let status = failure.status();
    let mut object = Object::new(status.word(), puzzle_value(puzzle_file, None));
    object.exit = Some(status as u8);
    object.error = Some(error_value(failure));
    object
}

/// Where an object is `wanted`, prints one for a run that fails too; the failure goes on to standard error.
///
/// # Errors
/// The failure.
pub(super) fn or_object(wanted: bool, puzzle_file: &Path, result: Result<Status, Failure>) -> Result<Status, Failure> {
    match result {
        // The answer's own object was printed, as far as possible.
        Err(failure) if wanted && !matches!(failure, Failure::Output { .. }) => {
            print(&line(&failed(puzzle_file, &failure)), failure.status())?;
            Err(failure)
        }
        other => other,
    }
}

/// A failure as a value: its first error, and how many more there are.
pub(super) fn error_value(failure: &Failure) -> ErrorValue {
    match failure {
        Failure::Text(errors) => ErrorValue::from(errors),
        Failure::Other { help, .. } => ErrorValue::new(failure.to_string(), help.clone()),
        Failure::Output { .. } | Failure::ClosedPipe => ErrorValue::new(failure.to_string(), None),
    }
}
