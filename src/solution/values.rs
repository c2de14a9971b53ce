//! The values of a board's columns, as a solution states them.

use std::collections::BTreeMap;
use std::ops::Range;

/// Above this many columns only the values that are listed take room: a board of n x n cells with n columns each would
/// need n^3 places, and most files list the ones only.
const MOST_DENSE: usize = 1 << 24;

/// One value, or none, for each decision column, by the column's number.
#[derive(Debug, Clone, PartialEq)]
pub struct Values {
    columns: usize,
    /// What a column that is not listed has: 0, or nothing.
    missing: Option<f64>,
    listed: Listed,
}

#[derive(Debug, Clone, PartialEq)]
enum Listed {
    /// A place for each column; the bits say which are listed.
    Dense { values: Vec<f64>, present: Bits },
    /// The columns that are listed.
    Sparse(BTreeMap<usize, f64>),
}

impl Values {
    /// No value yet for this many columns.
    pub fn new(columns: usize) -> Values {
        let listed = if columns <= MOST_DENSE {
            let mut present = Bits::default();
            present.resize(columns);
            Listed::Dense {
                values: vec![0.0; columns],
                present,
            }
        } else {
            Listed::Sparse(BTreeMap::new())
        };
        Values {
            columns,
            missing: None,
            listed,
        }
    }

    /// The same values where a column that is not listed is 0.
    #[must_use]
    pub fn with_zeros_left_out(mut self, left_out: bool) -> Values {
        self.missing = left_out.then_some(0.0);
        self
    }

    /// How many columns there are, listed or not.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The value of a column; `None` if the solution does not state it.
    pub fn get(&self, column: usize) -> Option<f64> {
        self.stated(column).or(self.missing)
    }

    /// The value of a column if it is listed.
    pub fn stated(&self, column: usize) -> Option<f64> {
        match &self.listed {
            Listed::Dense { values, present } => present.get(column).then(|| values[column]),
            Listed::Sparse(values) => values.get(&column).copied(),
        }
    }

    /// Lists a value; the value that the column had before stays, and is returned.
    ///
    /// # Panics
    /// If there is no such column.
    pub fn list(&mut self, column: usize, value: f64) -> Option<f64> {
        assert!(column < self.columns, "column {column} of {}", self.columns);
        match &mut self.listed {
            Listed::Dense { values, present } => {
                if present.set(column) {
                    return Some(values[column]);
                }
                values[column] = value;
                None
            }
            Listed::Sparse(values) => {
                if let Some(before) = values.get(&column) {
                    return Some(*before);
                }
                values.insert(column, value);
                None
            }
        }
    }

    /// The last column that is listed.
    pub fn last_listed(&self) -> Option<usize> {
        match &self.listed {
            Listed::Dense { present, .. } => present.last(),
            Listed::Sparse(values) => values.last_key_value().map(|(column, _)| *column),
        }
    }

    /// The places of all columns, and which are listed, where there is a place for each.
    pub(super) fn dense(&mut self) -> Option<(&mut [f64], &mut Bits)> {
        match &mut self.listed {
            Listed::Dense { values, present } => Some((values, present)),
            Listed::Sparse(_) => None,
        }
    }

    /// The listed columns of a range with their values, in order.
    pub fn listed(&self, range: Range<usize>) -> Box<dyn Iterator<Item = (usize, f64)> + '_> {
        match &self.listed {
            Listed::Dense { values, present } => Box::new(
                range
                    .filter(|column| present.get(*column))
                    .map(|column| (column, values[column])),
            ),
            Listed::Sparse(values) => Box::new(values.range(range).map(|(column, value)| (*column, *value))),
        }
    }

    /// Which columns are 1; those that are not near 1 are not.
    pub fn ones(&self) -> Vec<bool> {
        let mut ones = vec![false; self.columns];
        for (column, value) in self.listed(0..self.columns) {
            ones[column] = value > 0.5;
        }
        ones
    }
}

impl FromIterator<Option<f64>> for Values {
    fn from_iter<I: IntoIterator<Item = Option<f64>>>(values: I) -> Values {
        let all: Vec<Option<f64>> = values.into_iter().collect();
        let mut out = Values::new(all.len());
        for (column, value) in all.into_iter().enumerate() {
            if let Some(value) = value {
                out.list(column, value);
            }
        }
        out
    }
}

/// A set of small numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    pub(super) fn resize(&mut self, count: usize) {
        self.0.resize(count.div_ceil(64), 0);
    }

    pub(super) fn get(&self, at: usize) -> bool {
        self.0.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 == 1)
    }

    /// The largest number in it.
    fn last(&self) -> Option<usize> {
        let (at, word) = self.0.iter().enumerate().rfind(|(_, word)| **word != 0)?;
        Some(at * 64 + 63 - word.leading_zeros() as usize)
    }

    /// Puts a number in; whether it was in before.
    pub(super) fn set(&mut self, at: usize) -> bool {
        let word = &mut self.0[at / 64];
        let before = *word >> (at % 64) & 1 == 1;
        *word |= 1 << (at % 64);
        before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_columns_give_the_same() {
        for columns in [10, MOST_DENSE + 10] {
            let mut values = Values::new(columns);
            assert_eq!(values.list(7, 1.0), None);
            assert_eq!(values.list(3, 0.25), None);
            assert_eq!(values.list(7, 0.0), Some(1.0));
            assert_eq!(
                (values.get(7), values.get(3), values.get(4)),
                (Some(1.0), Some(0.25), None)
            );
            assert_eq!(values.last_listed(), Some(7));
            assert_eq!(values.listed(3..7).collect::<Vec<_>>(), [(3, 0.25)]);
            assert_eq!(values.listed(0..columns).collect::<Vec<_>>(), [(3, 0.25), (7, 1.0)]);
            let values = values.with_zeros_left_out(true);
            assert_eq!((values.get(4), values.stated(4)), (Some(0.0), None));
            assert_eq!(values.ones().iter().filter(|one| **one).count(), 1);
        }
    }

    #[test]
    fn bits() {
        let mut bits = Bits::default();
        assert!(!bits.get(0));
        assert_eq!(bits.last(), None);
        bits.resize(200);
        assert_eq!((bits.0.len(), bits.last()), (4, None));
        for at in [3, 63, 64, 127, 199] {
            assert!(!bits.set(at));
            assert_eq!(bits.last(), Some(at));
        }
        assert!(bits.set(64));
        let all: Vec<usize> = (0..300).filter(|&at| bits.get(at)).collect();
        assert_eq!(all, [3, 63, 64, 127, 199]);
    }
}
