//! A formulation as a value: the trait [`Model`], which every [`Formulation`] has.

use super::formulation::{Column, ColumnSink, Family, Formulation, Group, RowSink, Sense};
use super::lp::format::{LpColumns, LpRows};
use super::mps::format as mps;
use super::names::{Name, Names};
use std::ops::Range;

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
    fn lp_rows(&self, family: usize, units: Range<u64>, sink: &mut LpRows<'_>);
    /// Formats column names for a section of an LP file.
    fn lp_columns(&self, group: usize, units: Range<u64>, sink: &mut LpColumns<'_>);
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
        self.about().name
    }
    fn title(&self) -> String {
        self.about().title
    }
    fn word(&self) -> &'static str {
        self.about().word
    }
    fn stems(&self) -> Vec<&'static str> {
        Formulation::stems(self)
    }
    fn max_index(&self) -> u32 {
        self.about().max_index
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
    fn lp_rows(&self, family: usize, units: Range<u64>, sink: &mut LpRows<'_>) {
        self.rows(family, units, sink);
    }
    fn lp_columns(&self, group: usize, units: Range<u64>, sink: &mut LpColumns<'_>) {
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
