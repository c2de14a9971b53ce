//! The three calls from a puzzle's text to a verdict.

use crate::error::Error;
use crate::model::lp::Options;
use crate::model::{FileFormat, Model};
use crate::puzzles::kind::{Kind, Puzzle, ReadOptions};
use crate::puzzles::recognise::{Recognised, recognise};
use crate::text::Source;
use crate::verdict::{self, Check};
use std::io::{Read, Write};

/// The name of a text that comes from no file.
const LABEL: &str = "<text>";

/// Reads a puzzle of any kind, in any format; both are recognised by the text.
///
/// # Errors
/// The faults of the text, with their places; a text that fits several kinds, such as a board without a given.
pub fn read_puzzle(text: &str) -> Result<Box<dyn Puzzle>, Error> {
    match recognise(&Source::new(LABEL, text.into())?, &ReadOptions::default())? {
        Recognised::One(puzzle) => Ok(puzzle),
        Recognised::Several(puzzles) => Err(Error::SeveralKinds {
            kinds: puzzles.iter().map(|puzzle| puzzle.kind().name).collect(),
        }),
    }
}

/// Reads a puzzle of a kind, in any format.
///
/// # Errors
/// The faults of the text, with their places.
pub fn read_puzzle_of(kind: &Kind, text: &str) -> Result<Box<dyn Puzzle>, Error> {
    Ok(kind.read(&Source::new(LABEL, text.into())?, &ReadOptions::default())?)
}

/// Writes a model, with one thread per core. The bytes do not depend on the number of threads.
///
/// # Errors
/// The first failing write; a model that is too large for the format.
pub fn write_model(model: &dyn Model, format: FileFormat, out: &mut (dyn Write + Send)) -> Result<(), Error> {
    Ok(format.write(model, &Options::all_cores(), out, &|_| ())?)
}

/// Checks the solution file of any solver, or a finished board, against every rule of the puzzle. The format is
/// recognised by the text; `label` is the name of the file in errors.
///
/// # Errors
/// If the file cannot be read, or is truncated, or belongs to another puzzle.
pub fn check_solution(puzzle: &dyn Puzzle, label: &str, solution: impl Read) -> Result<Check, Error> {
    Ok(verdict::check(&[puzzle], label, solution, verdict::Options::default())?)
}
