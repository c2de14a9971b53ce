//! What readers of solution files are and what they give: values to [`Entries`], and an [`Outcome`].

use super::fault::Fault;
use super::source::Source;

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

    /// Takes lines `name 0` and `name 1` from the start of a text, at most `most`; how many bytes and
    /// lines it took. Taking none is always right: this is for speed on long files.
    fn plain_lines(&mut self, text: &[u8], most: u64) -> (usize, u64) {
        let _ = (text, most);
        (0, 0)
    }
}

/// Whether the file has a solution to judge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
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
#[non_exhaustive]
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
#[non_exhaustive]
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

    pub(super) fn status(mut self, status: impl Into<String>) -> Self {
        self.status = Some(status.into());
        self
    }

    pub(super) fn state(mut self, state: State) -> Self {
        self.state = state;
        self
    }

    pub(super) fn zeros(mut self, zeros: Zeros) -> Self {
        self.zeros = zeros;
        self
    }

    pub(super) fn announced(mut self, columns: Option<u64>) -> Self {
        self.announced_columns = columns;
        self
    }

    pub(super) fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// For formats without an end mark: a last line without its end may have lost more than that.
    pub(super) fn unless_cut(mut self, source: &Source<'_>) -> Self {
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
    pub(super) claims: fn(&[u8]) -> bool,
    pub(super) read: fn(&mut Source<'_>, &mut dyn Entries) -> Result<Outcome, Fault>,
}

impl Format {
    /// Whether the first bytes of a text are of this format.
    pub fn claims(&self, head: &[u8]) -> bool {
        (self.claims)(head)
    }
}
