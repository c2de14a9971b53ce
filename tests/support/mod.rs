//! What several tests share. The model readers here are written from the format's rules alone and share no
//! code with the writers: a writer's mistake must not be made twice.
#![allow(dead_code, reason = "each test program uses its own part")]

pub mod imports;
pub mod kinds;
pub mod lp;
pub mod mps;
pub mod samples;
pub mod search;
pub mod tier;

use std::collections::BTreeMap;

/// A relation of a row to its right-hand side, as MPS letters have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sense {
    Le,
    Ge,
    Eq,
}

/// A row as a file states it; terms sorted by column name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Row {
    pub terms: Vec<(String, i64)>,
    pub sense: Sense,
    pub rhs: i64,
}

/// What a file allows a column to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub integer: bool,
    pub lower: i64,
    /// Nothing: as large as you like.
    pub upper: Option<i64>,
    pub cost: i64,
}

/// A whole model as read back from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matrix {
    /// Names in the order in which the file brings the columns.
    pub column_order: Vec<String>,
    /// Names in the order in which the file brings the rows.
    pub row_order: Vec<String>,
    pub columns: BTreeMap<String, Column>,
    pub rows: BTreeMap<String, Row>,
}

impl Matrix {
    fn empty() -> Matrix {
        Matrix {
            column_order: Vec::new(),
            row_order: Vec::new(),
            columns: BTreeMap::new(),
            rows: BTreeMap::new(),
        }
    }

    /// The column's entry, made when it is met first.
    fn column(&mut self, name: &str) -> &mut Column {
        if !self.columns.contains_key(name) {
            self.column_order.push(name.to_owned());
        }
        self.columns.entry(name.to_owned()).or_insert(Column {
            integer: false,
            lower: 0,
            upper: None,
            cost: 0,
        })
    }

    fn add_row(&mut self, name: &str, row: Row) {
        self.row_order.push(name.to_owned());
        assert!(
            self.rows.insert(name.to_owned(), row).is_none(),
            "two rows named {name}"
        );
    }

    /// Sorts the terms of all rows; a column may stand in a row once.
    fn finish(mut self) -> Matrix {
        for (name, row) in &mut self.rows {
            row.terms.sort();
            for pair in row.terms.windows(2) {
                assert_ne!(pair[0].0, pair[1].0, "row {name} has a column twice");
            }
        }
        self
    }

    /// The same without terms of coefficient 0, which some programs drop.
    pub fn without_zeros(mut self) -> Matrix {
        for row in self.rows.values_mut() {
            row.terms.retain(|(_, coefficient)| *coefficient != 0);
        }
        self
    }

    /// The same with each name replaced where `names` has another for it.
    pub fn renamed(self, names: &BTreeMap<String, String>) -> Matrix {
        let new = |name: &String| names.get(name).unwrap_or(name).clone();
        let rename_row = |row: Row| Row {
            terms: row.terms.iter().map(|(name, it)| (new(name), *it)).collect(),
            ..row
        };
        Matrix {
            column_order: self.column_order.iter().map(new).collect(),
            row_order: self.row_order.iter().map(new).collect(),
            columns: self.columns.iter().map(|(name, it)| (new(name), it.clone())).collect(),
            rows: self
                .rows
                .into_iter()
                .map(|(name, row)| (new(&name), rename_row(row)))
                .collect(),
        }
        .finish()
    }

    /// Fails with the first difference; the order of rows and columns may differ.
    #[track_caller]
    pub fn assert_same_model(&self, other: &Matrix, what: &str) {
        for (name, column) in &self.columns {
            assert_eq!(Some(column), other.columns.get(name), "{what}: column {name}");
        }
        for (name, row) in &self.rows {
            assert_eq!(Some(row), other.rows.get(name), "{what}: row {name}");
        }
        assert_eq!(self.columns.len(), other.columns.len(), "{what}: number of columns");
        assert_eq!(self.rows.len(), other.rows.len(), "{what}: number of rows");
    }
}

/// An integer, however the program writes it (`1`, `+1`, `1.0`, `-1e0`).
fn integer(text: &str) -> Option<i64> {
    let value: f64 = text.parse().ok()?;
    (value == value.trunc() && value.abs() < 1e15).then_some(value as i64)
}
