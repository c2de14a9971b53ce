//! The one way from a file to what it states.

use super::collect::{Assignment, Collector, Columns};
use super::fault::Fault;
use super::formats::read;
use super::outcome::{Outcome, Reading, State, Why};
use super::source::Source;
use std::io::Read;

/// What a file states.
#[derive(Debug)]
#[non_exhaustive]
pub enum Answer {
    /// The solver says that it has no solution; numbers in the file are not read.
    NoSolution(Why, Outcome),
    /// Values of the board's columns.
    Values(Box<ValuesRead>),
    /// No solution file: the text, for whoever can read it as a finished board.
    Text(String),
}

/// The values of a solution file.
#[derive(Debug)]
pub struct ValuesRead {
    /// What the reader learned besides the values.
    pub outcome: Outcome,
    /// The values.
    pub assignment: Assignment,
    /// The number of lines read.
    pub lines: u64,
}

/// Reads a file that belongs to one of several puzzles, whose columns are given. With `keep_all`, the values of all
/// columns are kept and memory goes with the file.
///
/// # Errors
/// If the file is a damaged or truncated solution file, or one of another puzzle.
pub fn read_answer(input: impl Read, puzzles: &[&dyn Columns], keep_all: bool) -> Result<Answer, Fault> {
    let mut collector = Collector::new(puzzles);
    if keep_all {
        collector = collector.keep_all();
    }
    let mut source = Source::open(input)?;
    let outcome = match read(&mut source, &mut collector)? {
        Reading::Values(outcome) => outcome,
        Reading::Text(text) => return Ok(Answer::Text(text)),
    };
    if let State::NoSolution(why) = outcome.state {
        return Ok(Answer::NoSolution(why, outcome));
    }
    let assignment = collector.finish(&outcome)?;
    let lines = source.line_number();
    Ok(Answer::Values(Box::new(ValuesRead {
        outcome,
        assignment,
        lines,
    })))
}
