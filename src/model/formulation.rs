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

impl Column {
    /// The column of this number, whose name is the stem and these indices.
    #[inline(always)]
    pub const fn new<const N: usize>(stem: u8, indices: [u64; N], number: u64) -> Column {
        let name = Name::at(stem, indices);
        Column { name, number }
    }
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
    /// The statement that such a column makes.
    pub meaning: &'static str,
    /// The number of its first stem, see [`Name::stem`].
    pub stem: u8,
    /// The fixed parts of its names.
    pub stems: &'static [&'static str],
    /// The number of units; all are alike in size.
    pub units: u64,
    /// The number of columns.
    pub columns: u64,
    /// The values allowed.
    pub domain: Domain,
    /// The coefficient in the objective; `None` keeps the columns out of it.
    pub cost: Option<i32>,
}

impl Group {
    /// A group of binary columns outside the objective, without its size.
    pub const fn binary(
        stem: u8,
        stems: &'static [&'static str],
        pattern: &'static str,
        meaning: &'static str,
    ) -> Group {
        Group {
            pattern,
            meaning,
            stem,
            stems,
            units: 0,
            columns: 0,
            domain: Domain::Binary,
            cost: None,
        }
    }

    /// The group of the board's columns, which comes first, without its size.
    pub const fn board(stems: &'static [&'static str], pattern: &'static str, meaning: &'static str) -> Group {
        Group {
            cost: Some(0),
            ..Group::binary(0, stems, pattern, meaning)
        }
    }

    /// The same group with its size.
    #[must_use]
    pub const fn sized(self, units: u64, columns: u64) -> Group {
        Group { units, columns, ..self }
    }

    /// The number of the first stem after those of this group.
    pub const fn next_stem(&self) -> u8 {
        self.stem + self.stems.len() as u8
    }
}

/// How many rows a family has, and how they are produced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Size {
    /// The number of units.
    pub units: u64,
    /// The number of rows; a closed formula, unless the givens decide.
    pub rows: u64,
    /// The number of their terms, explicit zeros included.
    pub terms: u64,
    /// The number of terms with the coefficient 0.
    pub zeros: u64,
}

impl Size {
    /// A size without explicit zeros.
    pub const fn new(units: u64, rows: u64, terms: u64) -> Size {
        Size {
            units,
            rows,
            terms,
            zeros: 0,
        }
    }

    /// One row a unit, of this many terms each.
    pub const fn each(rows: u64, terms: u64) -> Size {
        Size::new(rows, rows, rows * terms)
    }
}

/// Rows of one constraint family of the formulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Family {
    /// The number in the specification, e.g. `B6`.
    pub id: &'static str,
    /// The constraint in one short line; the comment in the LP file.
    pub comment: &'static str,
    /// The fixed parts of the names of its rows.
    pub stems: &'static [&'static str],
    /// The number of units.
    pub units: u64,
    /// The number of rows.
    pub rows: u64,
    /// The number of their terms, explicit zeros included.
    pub terms: u64,
    /// The number of terms with the coefficient 0.
    pub zeros: u64,
    /// How its rows are dropped; `None` if they may not be.
    pub lift: Option<Lift>,
}

impl Family {
    /// A family whose rows may not be dropped.
    pub fn new(id: &'static str, comment: &'static str, stems: &'static [&'static str], size: Size) -> Family {
        let Size {
            units,
            rows,
            terms,
            zeros,
        } = size;
        Family {
            id,
            comment,
            stems,
            units,
            rows,
            terms,
            zeros,
            lift: None,
        }
    }

    /// The number of rows before a unit, if all units have as many.
    pub fn even_rows_before(&self, unit: u64) -> u64 {
        unit * (self.rows / self.units)
    }
}

/// How the rows of a family are dropped that states the puzzle's own givens or clues, one row a unit, and nothing else:
/// each gets a binary column that lifts it. `drops` has the stems of these columns, in the order of [`Family::stems`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lift {
    /// The rows are equations of one binary column.
    Given {
        /// The stems of the columns that lift them.
        drops: &'static [&'static str],
    },
    /// The rows are equations of a sum of binary columns.
    Count {
        /// The largest value of the sum.
        most: i64,
        /// The stems of the columns that lift them.
        drops: &'static [&'static str],
        /// The stems of their second rows: at most; the first one says at least.
        seconds: &'static [&'static str],
    },
    /// The rows are `<=` and always hold with `by` more on the right-hand side.
    AtMost {
        /// What is added.
        by: i32,
        /// The stems of the columns that lift them.
        drops: &'static [&'static str],
    },
}

impl Lift {
    /// The stems of the columns that lift the rows.
    pub const fn drops(&self) -> &'static [&'static str] {
        match self {
            Lift::Given { drops } | Lift::Count { drops, .. } | Lift::AtMost { drops, .. } => drops,
        }
    }
}

/// Receives rows. `Handle` is what the consumer keeps of a column that several rows of a unit share.
pub trait RowSink {
    /// A column, prepared for use in rows.
    type Handle: Copy;
    /// Prepares a column.
    fn column(&mut self, column: Column) -> Self::Handle;
    /// A short row, complete.
    fn row<const N: usize>(&mut self, name: Name, terms: [(i32, Self::Handle); N], sense: Sense, rhs: i64);
    /// Starts a long row.
    fn begin(&mut self, name: Name);
    /// A term of the row started last.
    fn term(&mut self, coefficient: i32, column: Column);
    /// Ends the row.
    fn end(&mut self, sense: Sense, rhs: i64);
    /// A long row with the coefficient 1 at each column.
    #[inline(always)]
    fn sum(&mut self, name: Name, columns: impl Iterator<Item = Column>, sense: Sense, rhs: i64) {
        self.begin(name);
        columns.for_each(|column| self.term(1, column));
        self.end(sense, rhs);
    }
}

/// Receives columns in the order of their numbers.
pub trait ColumnSink {
    /// One column.
    fn column(&mut self, column: Column);
}

/// What a formulation is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// The name under which users ask for it.
    pub name: &'static str,
    /// The puzzle in one line: kind, size, givens.
    pub title: String,
    /// One short word for the NAME of an MPS file.
    pub word: &'static str,
    /// The largest index in any name.
    pub max_index: u32,
    /// Whether all finished boards have as many decision columns at 1.
    pub equal_sums: bool,
}

impl About {
    /// The formulation `name` of a puzzle whose boards all have as many decision columns at 1.
    pub fn new(name: &'static str, word: &'static str, title: String, max_index: u64) -> About {
        About {
            name,
            title,
            word,
            max_index: max_index as u32,
            equal_sums: true,
        }
    }
}

/// A formulation of one puzzle, written once. Replayable: each call gives the same columns and rows in the same order.
///
/// A formulation whose families are types ([`Rows`](super::families::Rows)) gets `families`, `rows` and `rows_before`
/// from [`families!`](crate::families).
pub trait Formulation: Sync {
    /// Its names and the largest index.
    fn about(&self) -> About;
    /// The groups of columns, x first.
    fn groups(&self) -> Vec<Group>;
    /// The families of rows, in the order of the specification. Those with a [`Lift`] are in the order of
    /// [`Puzzle::demands`](crate::puzzles::kind::Puzzle::demands), and no other family may follow from them.
    fn families(&self) -> Vec<Family>;
    /// Produces the columns of some units of a group.
    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S);
    /// Produces the rows of some units of a family.
    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S);
    /// The number of rows of a family before a unit. Unless a formulation says otherwise, all units have as many.
    fn rows_before(&self, family: usize, unit: u64) -> u64 {
        self.families()[family].even_rows_before(unit)
    }
    /// The fixed parts of all names, numbered by [`Name::stem`]: those of the groups, then those of the families.
    fn stems(&self) -> Vec<&'static str> {
        let groups = self.groups().into_iter().flat_map(|group| group.stems);
        let families = self.families().into_iter().flat_map(|family| family.stems);
        groups.chain(families).copied().collect()
    }
}
