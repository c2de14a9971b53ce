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

mod answer;
mod collect;
mod fault;
mod formats;
mod names;
mod number;
mod outcome;
mod readers;
mod source;
mod values;
mod words;

#[cfg(test)]
mod reading_tests;

pub use answer::{Answer, ValuesRead, read_answer};
pub use collect::{Assignment, Collector, Columns, Kept, Located, PlainFamily, WithMoreColumns};
pub use fault::Fault;
pub use formats::{FORMATS, formats, read};
pub use names::{ColumnName, fixed_mps_number};
pub use number::{InvalidNumber, parse as parse_number};
pub use outcome::{ColumnRef, Entries, Entry, Format, Outcome, Reading, State, Why, Zeros};
pub use source::{Line, Source};
pub use values::Values;
