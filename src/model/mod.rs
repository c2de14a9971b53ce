//! Models as streams of columns and rows: what a formulation is, and who may consume it.
//!
//! A formulation is written once, as [`Formulation`]: groups of columns and families of rows, each cut into *units*
//! (a board row, a pair of lines, a position of a sight line) that can be produced on their own and in any order.
//! Everything else is a consumer of that one stream: the LP and MPS writers, statistics, evaluation, the built-in
//! solver. The hot consumers are compiled against the formulation (a row costs tens of nanoseconds, so a virtual call
//! per row would be felt); everyone else uses the `dyn` view, [`Model`].
//!
//! Coefficients and right-hand sides are integers: exact, and fast to print.

pub mod extend;
pub mod lp;
pub mod mps;
pub mod names;
pub mod size;
pub mod stats;
pub mod stream;

pub use extend::Droppable;
pub use names::{Name, Names};
use std::ops::Range;

/// Why there is no model.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ModelError {
    /// The kind has no formulation of this name.
    #[error("{kind} has no formulation `{name}`")]
    Unknown {
        /// The kind of puzzle.
        kind: &'static str,
        /// The name asked for.
        name: String,
    },
    /// The formulation is not made for a board of this size.
    #[error("formulation `{name}` does not serve this puzzle: {why}")]
    Size {
        /// The formulation.
        name: &'static str,
        /// What is too large.
        why: String,
    },
    /// More boards are excluded than rows can be numbered.
    #[error("{count} boards are excluded, at most {most} can be")]
    TooManyBoards {
        /// How many.
        count: usize,
        /// The most.
        most: u32,
    },
    /// A fault of the formulation: a row that is said to be droppable is none that can be lifted.
    #[error("formulation `{name}`: row {row} of family {family} cannot be dropped: {why}")]
    NotDroppable {
        /// The formulation.
        name: &'static str,
        /// The family's id.
        family: &'static str,
        /// The number of the row in the family, from 0.
        row: u64,
        /// What it lacks.
        why: &'static str,
    },
}

/// The relation of a row to its right-hand side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sense {
    /// At most.
    Le,
    /// At least.
    Ge,
    /// Equal.
    Eq,
}

/// A column: its name, and its number from 0 (x columns first) in every format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// The name.
    pub name: Name,
    /// The position among all columns.
    pub number: u64,
}

/// The values a column may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Domain {
    /// 0 or 1.
    Binary,
    /// Any value from 0 to 1, with the bound of 1 written: where the rows alone do not bound it, HiGHS needs this.
    Fraction,
    /// Any value from 0 up; the rows keep it small.
    Continuous,
}

/// Columns of one meaning, numbered one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The pattern of the names, e.g. `y_i_j_k`.
    pub pattern: &'static str,
    /// What such a column says.
    pub meaning: &'static str,
    /// How many units the group is cut into; all are alike in size.
    pub units: u64,
    /// How many columns there are.
    pub columns: u64,
    /// The values allowed.
    pub domain: Domain,
    /// The coefficient in the objective; `None` keeps the columns out of it.
    pub cost: Option<i32>,
}

/// Rows of one constraint family of the formulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Family {
    /// The number in the specification, e.g. `B6`.
    pub id: &'static str,
    /// The constraint in one short line; the comment in the LP file.
    pub comment: &'static str,
    /// How many units the family is cut into.
    pub units: u64,
    /// How many rows there are; a closed formula, unless the givens decide.
    pub rows: u64,
    /// How many terms they have, explicit zeros counted.
    pub terms: u64,
    /// How many of the terms have the coefficient 0.
    pub zeros: u64,
}

impl Family {
    /// How many rows come before a unit, if all units have as many.
    pub fn even_rows_before(&self, unit: u64) -> u64 {
        unit * (self.rows / self.units)
    }
}

/// Receives rows. `Handle` is what the consumer keeps of a column that several rows of a unit share.
pub trait RowSink {
    /// A column, prepared for use in rows.
    type Handle: Copy;
    /// Prepares a column.
    fn column(&mut self, column: Column) -> Self::Handle;
    /// A whole short row.
    fn row<const N: usize>(&mut self, name: Name, terms: [(i32, Self::Handle); N], sense: Sense, rhs: i64);
    /// Starts a long row.
    fn begin(&mut self, name: Name);
    /// A term of the row started last.
    fn term(&mut self, coefficient: i32, column: Column);
    /// Ends the row.
    fn end(&mut self, sense: Sense, rhs: i64);
}

/// Receives columns in the order of their numbers.
pub trait ColumnSink {
    /// One column.
    fn column(&mut self, column: Column);
}

/// A formulation of one puzzle, written once. Replayable: each call gives the same columns and rows in the same order.
pub trait Formulation: Sync {
    /// The name under which users ask for it.
    fn name(&self) -> &'static str;
    /// The puzzle in one line: kind, size, givens.
    fn title(&self) -> String;
    /// One short word for the NAME of an MPS file.
    fn word(&self) -> &'static str;
    /// The fixed parts of all names, numbered by [`Name::stem`].
    fn stems(&self) -> Vec<&'static str>;
    /// The largest index in any name.
    fn max_index(&self) -> u32;
    /// The groups of columns, x first.
    fn groups(&self) -> Vec<Group>;
    /// The families of rows, in the order of the specification.
    fn families(&self) -> Vec<Family>;
    /// Produces the columns of some units of a group.
    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S);
    /// Produces the rows of some units of a family.
    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S);
    /// How many rows of a family come before a unit. Unless a formulation says otherwise, all units have as many.
    fn rows_before(&self, family: usize, unit: u64) -> u64 {
        self.families()[family].even_rows_before(unit)
    }
    /// The families that state the puzzle's own givens and clues and nothing else, in the order of
    /// [`Puzzle::demands`](crate::puzzles::kind::Puzzle::demands); no other family may follow from them.
    fn droppable(&self) -> Vec<Droppable> {
        Vec::new()
    }
    /// True if all finished boards have as many decision columns at 1.
    fn equal_sums(&self) -> bool {
        false
    }
}

/// A row as the `dyn` view shows it.
#[derive(Debug, Clone, Copy)]
pub struct Row<'a> {
    /// The name.
    pub name: Name,
    /// Coefficients and columns in writing order.
    pub terms: &'a [(i32, Column)],
    /// The relation.
    pub sense: Sense,
    /// The right-hand side.
    pub rhs: i64,
}

/// A formulation as a value: one blanket implementation serves every [`Formulation`].
pub trait Model: Sync {
    /// The name under which users ask for it.
    fn name(&self) -> &'static str;
    /// The puzzle in one line.
    fn title(&self) -> String;
    /// One short word for the NAME of an MPS file.
    fn word(&self) -> &'static str;
    /// The fixed parts of all names.
    fn stems(&self) -> Vec<&'static str>;
    /// The largest index in any name.
    fn max_index(&self) -> u32;
    /// The groups of columns, x first.
    fn groups(&self) -> Vec<Group>;
    /// The families of rows.
    fn families(&self) -> Vec<Family>;
    /// How many rows of a family come before a unit.
    fn rows_before(&self, family: usize, unit: u64) -> u64;
    /// Shows each column of some units of a group.
    fn visit_columns(&self, group: usize, units: Range<u64>, visit: &mut dyn FnMut(Column));
    /// Shows each row of some units of a family.
    fn visit_rows(&self, family: usize, units: Range<u64>, visit: &mut dyn FnMut(Row<'_>));
    /// Formats rows as LP.
    fn lp_rows(&self, family: usize, units: Range<u64>, sink: &mut lp::LpRows<'_>);
    /// Formats column names for a section of an LP file.
    fn lp_columns(&self, group: usize, units: Range<u64>, sink: &mut lp::LpColumns<'_>);
    /// Formats the ROWS section of an MPS file.
    fn mps_row_names(&self, family: usize, units: Range<u64>, sink: &mut mps::RowNames<'_>);
    /// Counts or collects the entries of a range of columns for an MPS file.
    fn mps_entries(&self, family: usize, units: Range<u64>, sink: &mut mps::Entries<'_>);
    /// Formats the RHS section of an MPS file.
    fn mps_rhs(&self, family: usize, units: Range<u64>, sink: &mut mps::Rhs<'_>);
    /// Formats columns with their entries for an MPS file.
    fn mps_columns(&self, group: usize, units: Range<u64>, sink: &mut mps::Columns<'_>);
}

impl<F: Formulation> Model for F {
    fn name(&self) -> &'static str {
        Formulation::name(self)
    }
    fn title(&self) -> String {
        Formulation::title(self)
    }
    fn word(&self) -> &'static str {
        Formulation::word(self)
    }
    fn stems(&self) -> Vec<&'static str> {
        Formulation::stems(self)
    }
    fn max_index(&self) -> u32 {
        Formulation::max_index(self)
    }
    fn groups(&self) -> Vec<Group> {
        Formulation::groups(self)
    }
    fn families(&self) -> Vec<Family> {
        Formulation::families(self)
    }
    fn rows_before(&self, family: usize, unit: u64) -> u64 {
        Formulation::rows_before(self, family, unit)
    }
    fn visit_columns(&self, group: usize, units: Range<u64>, visit: &mut dyn FnMut(Column)) {
        self.columns(group, units, &mut Visitor { visit });
    }
    fn visit_rows(&self, family: usize, units: Range<u64>, visit: &mut dyn FnMut(Row<'_>)) {
        self.rows(
            family,
            units,
            &mut RowVisitor {
                visit,
                name: Name::new(0, &[]),
                terms: Vec::new(),
            },
        );
    }
    fn lp_rows(&self, family: usize, units: Range<u64>, sink: &mut lp::LpRows<'_>) {
        self.rows(family, units, sink);
    }
    fn lp_columns(&self, group: usize, units: Range<u64>, sink: &mut lp::LpColumns<'_>) {
        self.columns(group, units, sink);
    }
    fn mps_row_names(&self, family: usize, units: Range<u64>, sink: &mut mps::RowNames<'_>) {
        self.rows(family, units, sink);
    }
    fn mps_entries(&self, family: usize, units: Range<u64>, sink: &mut mps::Entries<'_>) {
        self.rows(family, units, sink);
    }
    fn mps_rhs(&self, family: usize, units: Range<u64>, sink: &mut mps::Rhs<'_>) {
        self.rows(family, units, sink);
    }
    fn mps_columns(&self, group: usize, units: Range<u64>, sink: &mut mps::Columns<'_>) {
        self.columns(group, units, sink);
    }
}

impl dyn Model + '_ {
    /// Shows every row, in the order of the file.
    pub fn each_row(&self, visit: &mut dyn FnMut(Row<'_>)) {
        for (at, family) in self.families().iter().enumerate() {
            self.visit_rows(at, 0..family.units, visit);
        }
    }

    /// Shows every column, in the order of the numbers.
    pub fn each_column(&self, visit: &mut dyn FnMut(Column)) {
        for (at, group) in self.groups().iter().enumerate() {
            self.visit_columns(at, 0..group.units, visit);
        }
    }

    /// The texts of this model's names.
    pub fn names(&self) -> Names {
        Names::new(&self.stems(), self.max_index())
    }

    /// The number of columns.
    pub fn column_count(&self) -> u64 {
        self.groups().iter().map(|group| group.columns).sum()
    }

    /// The number of rows.
    pub fn row_count(&self) -> u64 {
        self.families().iter().map(|family| family.rows).sum()
    }
}

struct Visitor<'a> {
    visit: &'a mut dyn FnMut(Column),
}

impl ColumnSink for Visitor<'_> {
    fn column(&mut self, column: Column) {
        (self.visit)(column);
    }
}

struct RowVisitor<'a> {
    visit: &'a mut dyn FnMut(Row<'_>),
    name: Name,
    terms: Vec<(i32, Column)>,
}

impl RowSink for RowVisitor<'_> {
    type Handle = Column;
    fn column(&mut self, column: Column) -> Column {
        column
    }
    fn row<const N: usize>(&mut self, name: Name, terms: [(i32, Column); N], sense: Sense, rhs: i64) {
        (self.visit)(Row {
            name,
            terms: &terms,
            sense,
            rhs,
        });
    }
    fn begin(&mut self, name: Name) {
        self.name = name;
        self.terms.clear();
    }
    fn term(&mut self, coefficient: i32, column: Column) {
        self.terms.push((coefficient, column));
    }
    fn end(&mut self, sense: Sense, rhs: i64) {
        (self.visit)(Row {
            name: self.name,
            terms: &self.terms,
            sense,
            rhs,
        });
    }
}
