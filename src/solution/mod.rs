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
pub use source::{Line, Source};
pub use values::Values;

/// One value of one column, as the file states it.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    /// Which column.
    pub column: ColumnRef<'a>,
    /// The number, as written.
    pub value: &'a [u8],
    /// The line of the file it stands on, from 1.
    pub line: u64,
}

/// How a file names a column.
#[derive(Debug, Clone, Copy)]
pub enum ColumnRef<'a> {
    /// By its name, in any spelling; row names come this way too where a format mixes them.
    Name(&'a [u8]),
    /// By its number, from 0, in column order.
    Number(u64),
}

/// Receives the values of a file in file order.
pub trait Entries {
    /// Takes one value.
    ///
    /// # Errors
    /// If the value is not a number.
    fn entry(&mut self, entry: Entry<'_>) -> Result<(), Fault>;

    /// Forgets all values so far: a later solution of the same file counts.
    fn restart(&mut self);

    /// Takes lines `name 0` and `name 1` from the start of a text, at most so many; how many bytes and
    /// lines it took. Taking none is always right: this is for speed on long files.
    fn plain_lines(&mut self, text: &[u8], most: u64) -> (usize, u64) {
        let _ = (text, most);
        (0, 0)
    }
}

/// Whether the file has a solution to judge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The solver says that it finished, and gives values.
    Solved,
    /// The solver stopped early, and gives the best values it had.
    Incumbent,
    /// The solver says that it has no solution; numbers in the file are none.
    NoSolution(Why),
    /// The file does not say how the solver ended; its values speak for themselves.
    Unknown,
}

/// Why there is no solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// Proved that there is none.
    Infeasible,
    /// The solver calls the model unbounded.
    Unbounded,
    /// A limit was reached before a solution was found.
    Limit,
    /// The file does not say why.
    NotSaid,
}

impl Why {
    /// The reason as half a sentence.
    pub fn words(self) -> &'static str {
        match self {
            Why::Infeasible => "the solver says that the model is infeasible: no solution exists",
            Why::Unbounded => "the solver says that the model is unbounded",
            Why::Limit => "the solver stopped before it found a solution: this does not say that there is none",
            Why::NotSaid => "the solver gives no solution and does not say why",
        }
    }
}

/// What a column that the file does not list is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Zeros {
    /// 0: the format leaves zeros out.
    LeftOut,
    /// Nothing: the format lists every column.
    Written,
    /// 0 if the file lists no zero at all, nothing otherwise: the format is written both ways.
    AsSeen,
}

/// What a reader learned besides the values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Name of the format.
    pub format: &'static str,
    /// The file's own words about how the solver ended.
    pub status: Option<String>,
    /// What they come to.
    pub state: State,
    /// What a column not listed is worth.
    pub zeros: Zeros,
    /// How many columns the file says its model has.
    pub announced_columns: Option<u64>,
    /// How many solutions the file holds; the first, the incumbent, is the one read.
    pub solutions_in_file: u64,
    /// Remarks for the user.
    pub notes: Vec<String>,
    /// Why the file may be cut, where its format cannot tell: such a file is accepted if its board is
    /// valid, and not blamed for what may be missing.
    pub may_be_cut: Option<&'static str>,
    /// Whether nothing in the format marks the end of the list of values: a list that was truncated at a line end
    /// looks like a full one.
    pub no_end_mark: bool,
    /// Whether people write this format by hand: then [`may_be_cut`](Self::may_be_cut) counts only if zeros
    /// are left out, since a list of all values shows by itself whether it is whole.
    pub by_hand: bool,
}

impl Outcome {
    /// An outcome that says nothing yet.
    pub fn of(format: &'static str) -> Self {
        Outcome {
            format,
            status: None,
            state: State::Unknown,
            zeros: Zeros::Written,
            announced_columns: None,
            solutions_in_file: 1,
            notes: Vec::new(),
            may_be_cut: None,
            no_end_mark: false,
            by_hand: false,
        }
    }

    fn status(mut self, status: impl Into<String>) -> Self {
        self.status = Some(status.into());
        self
    }

    fn state(mut self, state: State) -> Self {
        self.state = state;
        self
    }

    fn zeros(mut self, zeros: Zeros) -> Self {
        self.zeros = zeros;
        self
    }

    fn announced(mut self, columns: Option<u64>) -> Self {
        self.announced_columns = columns;
        self
    }

    fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// The outcome as it leaves this module: a status that is not known is said, control characters are visible.
    fn finished(mut self) -> Self {
        if let Some(status) = &self.status
            && words::meaning_of(status) == words::Meaning::NotKnown
        {
            self.notes.insert(0, words::not_known(status));
        }
        self.status = self.status.map(|status| fault::visible(&status));
        for note in &mut self.notes {
            *note = fault::visible(note);
        }
        self
    }

    /// For formats without an end mark: a last line without its end may have lost more than that.
    fn unless_cut(mut self, source: &Source<'_>) -> Self {
        self.no_end_mark = true;
        if source.last_line_is_open() {
            self.may_be_cut = Some("its last line has no line end");
        }
        self
    }
}

/// What the text turned out to be.
#[derive(Debug)]
pub enum Reading {
    /// A solution file; its values went to the [`Entries`].
    Values(Outcome),
    /// No known solution file: the text itself, for whoever can read it as a finished board.
    Text(String),
}

/// One solution-file format.
pub struct Format {
    /// Short stable name.
    pub name: &'static str,
    /// Solver and form, for people.
    pub about: &'static str,
    claims: fn(&[u8]) -> bool,
    read: fn(&mut Source<'_>, &mut dyn Entries) -> Result<Outcome, Fault>,
}

impl Format {
    /// Whether the first bytes of a text are of this format.
    pub fn claims(&self, head: &[u8]) -> bool {
        (self.claims)(head)
    }
}

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
        return Ok(Reading::Values(outcome.finished()));
    }
    source.rest_as_text(LONGEST_TEXT).map(Reading::Text)
}
