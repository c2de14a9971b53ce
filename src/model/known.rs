//! A transformation of rows: some binary columns are known, so they leave the rows.
//!
//! A known column's value goes to the right-hand side. A row that holds whatever the open columns are is left out. A row
//! of known columns alone that does not hold stays as it was, so what contradicts itself stays infeasible.

use super::formulation::{Column, RowSink, Sense};
use super::names::Name;

/// Passes rows on to another sink, with the known columns taken out.
pub(crate) struct WithKnown<'s, K, S> {
    known: K,
    sink: &'s mut S,
    name: Name,
    terms: Vec<(i32, Column)>,
}

impl<'s, K: Fn(u64) -> Option<bool>, S: RowSink> WithKnown<'s, K, S> {
    /// A sink before `sink`; `known` gives the value of a column by its number, where it is known.
    pub(crate) fn new(known: K, sink: &'s mut S) -> Self {
        WithKnown {
            known,
            sink,
            name: Name::new(0, &[]),
            terms: Vec::new(),
        }
    }

    fn pass_on(&mut self, sense: Sense, rhs: i64) {
        // The known columns' part of the left-hand side, and the least and the most that the open ones add.
        let (mut known, mut least, mut most, mut open) = (0, 0, 0, 0);
        for &(coefficient, column) in &self.terms {
            let coefficient = i64::from(coefficient);
            match (self.known)(column.number) {
                Some(one) => known += if one { coefficient } else { 0 },
                None => {
                    open += 1;
                    least += coefficient.min(0);
                    most += coefficient.max(0);
                }
            }
        }
        let holds = match sense {
            Sense::Le => known + most <= rhs,
            Sense::Ge => known + least >= rhs,
            Sense::Eq => open == 0 && known == rhs,
        };
        if holds {
            return;
        }
        self.sink.begin(self.name);
        for &(coefficient, column) in &self.terms {
            if open == 0 || (self.known)(column.number).is_none() {
                self.sink.term(coefficient, column);
            }
        }
        self.sink.end(sense, if open == 0 { rhs } else { rhs - known });
    }
}

impl<K: Fn(u64) -> Option<bool>, S: RowSink> RowSink for WithKnown<'_, K, S> {
    type Handle = Column;
    fn column(&mut self, column: Column) -> Column {
        column
    }
    fn row<const N: usize>(&mut self, name: Name, terms: [(i32, Column); N], sense: Sense, rhs: i64) {
        self.name = name;
        self.terms.clear();
        self.terms.extend(terms);
        self.pass_on(sense, rhs);
    }
    fn begin(&mut self, name: Name) {
        self.name = name;
        self.terms.clear();
    }
    fn term(&mut self, coefficient: i32, column: Column) {
        self.terms.push((coefficient, column));
    }
    fn end(&mut self, sense: Sense, rhs: i64) {
        self.pass_on(sense, rhs);
    }
}

/// Counts rows and their terms.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Count {
    /// The rows.
    pub(crate) rows: u64,
    /// Their terms.
    pub(crate) terms: u64,
}

impl RowSink for Count {
    type Handle = ();
    fn column(&mut self, _: Column) {}
    fn row<const N: usize>(&mut self, _: Name, _: [(i32, ()); N], _: Sense, _: i64) {
        self.rows += 1;
        self.terms += N as u64;
    }
    fn begin(&mut self, _: Name) {}
    fn term(&mut self, _: i32, _: Column) {
        self.terms += 1;
    }
    fn end(&mut self, _: Sense, _: i64) {
        self.rows += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keeps rows as text.
    #[derive(Default)]
    struct Texts(Vec<String>);

    impl RowSink for Texts {
        type Handle = Column;
        fn column(&mut self, column: Column) -> Column {
            column
        }
        fn row<const N: usize>(&mut self, _: Name, _: [(i32, Column); N], _: Sense, _: i64) {
            self.0.push("a short row".to_string());
        }
        fn begin(&mut self, _: Name) {
            self.0.push(String::new());
        }
        fn term(&mut self, coefficient: i32, column: Column) {
            self.0
                .iter_mut()
                .last()
                .expect("begun")
                .push_str(&format!("{coefficient:+}x{}", column.number));
        }
        fn end(&mut self, sense: Sense, rhs: i64) {
            self.0
                .iter_mut()
                .last()
                .expect("begun")
                .push_str(&format!(" {sense:?} {rhs}"));
        }
    }

    /// What is left of a row of the columns 0, 1, ...; column 8 is known to be 0, column 9 to be 1.
    fn left(coefficients: &[(i32, u64)], sense: Sense, rhs: i64) -> Vec<String> {
        let mut texts = Texts::default();
        let known = |column| match column {
            8 => Some(false),
            9 => Some(true),
            _ => None,
        };
        let mut sink = WithKnown::new(known, &mut texts);
        sink.begin(Name::new(0, &[]));
        for &(coefficient, number) in coefficients {
            let name = Name::new(0, &[]);
            sink.term(coefficient, Column { name, number });
        }
        sink.end(sense, rhs);
        texts.0
    }

    #[test]
    fn known_columns_leave_a_row_and_rows_that_hold_are_left_out() {
        let nothing: [&str; 0] = [];
        assert_eq!(left(&[(1, 0), (1, 8), (1, 9)], Sense::Le, 1), ["+1x0 Le 0"]);
        assert_eq!(left(&[(1, 0), (1, 8), (1, 9)], Sense::Le, 2), nothing);
        assert_eq!(left(&[(1, 0), (1, 9)], Sense::Ge, 1), nothing);
        assert_eq!(left(&[(1, 0), (-1, 1), (2, 9)], Sense::Ge, 2), ["+1x0-1x1 Ge 0"]);
        assert_eq!(left(&[(1, 0), (-1, 1), (2, 9)], Sense::Ge, 1), nothing);
        assert_eq!(left(&[(1, 0), (1, 9)], Sense::Eq, 2), ["+1x0 Eq 1"]);
        assert_eq!(left(&[(1, 8), (1, 9)], Sense::Eq, 1), nothing);
    }

    #[test]
    fn a_contradiction_of_known_columns_stays_as_it_was() {
        assert_eq!(left(&[(1, 8), (1, 9)], Sense::Eq, 2), ["+1x8+1x9 Eq 2"]);
        assert_eq!(left(&[(1, 9), (1, 9)], Sense::Le, 1), ["+1x9+1x9 Le 1"]);
    }
}
