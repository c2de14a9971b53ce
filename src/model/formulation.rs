//! What a formulation is: groups of columns and families of rows, and who receives them.

use super::names::Name;
use std::ops::Range;

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
    /// A family without explicit zeros.
    pub fn new(id: &'static str, comment: &'static str, units: u64, rows: u64, terms: u64) -> Family {
        Family {
            id,
            comment,
            units,
            rows,
            terms,
            zeros: 0,
        }
    }

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

/// A family of equations that a puzzle states by itself (its givens, its clues), one row a unit.
#[derive(Debug, Clone, Copy)]
pub struct Droppable {
    /// Which family.
    pub family: usize,
    /// The largest value of the left-hand sides, for counts; `None` for equations of one binary column.
    pub most: Option<i64>,
    /// By the stem of the row: the stem of its column, and that of its second row.
    pub stems: &'static [(u8, &'static str, &'static str)],
}
