//! A formulation with more to it, whatever the puzzle: boards that are forbidden, and givens and clues that may be
//! dropped at a price.
//!
//! Forbidding a board is one row: of the decision columns that are 1 on it, not all may be. That is enough where every
//! finished board has as many of them ([`Formulation::equal_sums`]); else the others are subtracted.
//!
//! A row that may be dropped ([`Droppable`]) gets a binary column d of cost 1 that lifts it. An equation of one column,
//! x = 1, becomes x + d >= 1 and x = 0 becomes x - d <= 0; the equation of a count, with `most` the largest sum there
//! can be, becomes sum + c d >= c and sum - (most - c) d <= c. Then the objective is the number of rows dropped.

use super::{
    Column, ColumnSink, Domain, Droppable, Family, Formulation, Group, ModelError, Name, RowSink, Sense, names,
};
use std::ops::Range;

/// The name of the rows that forbid a board.
const EXCLUDE: &str = "exclude_";

/// A formulation with further columns and rows.
pub struct Extended<F> {
    inner: F,
    inner_families: Vec<Family>,
    inner_stems: u8,
    inner_columns: u64,
    inner_groups: usize,
    droppable: Vec<Droppable>,
    /// For each forbidden board its decision columns, with their signs.
    cuts: Vec<Vec<(i32, Column)>>,
}

impl<F: Formulation> Extended<F> {
    /// The formulation with these boards forbidden (one value a decision column), and with droppable givens and clues.
    ///
    /// # Errors
    /// If there are too many boards, or if the formulation calls a row droppable that is not.
    pub fn new(inner: F, forbidden: &[Vec<bool>], drop: bool) -> Result<Self, ModelError> {
        let most = names::MAX_INDEX;
        if forbidden.len() > most as usize {
            let count = forbidden.len();
            return Err(ModelError::TooManyBoards { count, most });
        }
        let equal_sums = inner.equal_sums();
        let mut cuts = Cuts {
            forbidden,
            equal_sums,
            cuts: vec![Vec::new(); forbidden.len()],
        };
        if !forbidden.is_empty() {
            inner.columns(0, 0..inner.groups()[0].units, &mut cuts);
        }
        let cuts = cuts.cuts;
        let droppable = if drop { inner.droppable() } else { Vec::new() };
        let inner_families = inner.families();
        for one in &droppable {
            check_droppable(&inner, &inner_families[one.family], one)?;
        }
        Ok(Extended {
            inner_families,
            inner_stems: inner.stems().len() as u8,
            inner_columns: inner.groups().iter().map(|group| group.columns).sum(),
            inner_groups: inner.groups().len(),
            droppable,
            cuts,
            inner,
        })
    }

    fn drops(&self) -> u64 {
        self.droppable
            .iter()
            .map(|droppable| self.inner_families[droppable.family].units)
            .sum()
    }

    /// The stems of a droppable row's column and second row.
    fn extra_stems(&self, family: usize, stem: u8) -> (u8, u8) {
        let mut at = self.inner_stems;
        for droppable in &self.droppable {
            for (row_stem, _, _) in droppable.stems {
                if droppable.family == family && *row_stem == stem {
                    return (at, at + 1);
                }
                at += 2;
            }
        }
        unreachable!("`new` has checked that the stem of each droppable row is listed")
    }
}

/// Collects the terms of the rows that forbid boards.
struct Cuts<'b> {
    forbidden: &'b [Vec<bool>],
    equal_sums: bool,
    cuts: Vec<Vec<(i32, Column)>>,
}

impl ColumnSink for Cuts<'_> {
    fn column(&mut self, column: Column) {
        for (board, cut) in self.forbidden.iter().zip(&mut self.cuts) {
            match board.get(column.number as usize) {
                Some(true) => cut.push((1, column)),
                Some(false) if !self.equal_sums => cut.push((-1, column)),
                _ => {}
            }
        }
    }
}

/// Replays the rows of a family that is said to be droppable: were one of another form, its lifted row would say
/// something else without a word.
fn check_droppable<F: Formulation>(inner: &F, family: &Family, droppable: &Droppable) -> Result<(), ModelError> {
    let mut check = Check {
        droppable,
        rows: 0,
        name: Name::new(0, &[]),
        terms: 0,
        other_coefficients: false,
        fault: None,
    };
    for unit in 0..family.units {
        inner.rows(droppable.family, unit..unit + 1, &mut check);
        if check.rows != unit + 1 {
            check.fault.get_or_insert("a unit has not exactly one row");
        }
        if let Some(why) = check.fault {
            return Err(ModelError::NotDroppable {
                name: inner.name(),
                family: family.id,
                row: unit,
                why,
            });
        }
    }
    Ok(())
}

struct Check<'d> {
    droppable: &'d Droppable,
    rows: u64,
    name: Name,
    terms: u64,
    other_coefficients: bool,
    fault: Option<&'static str>,
}

impl RowSink for Check<'_> {
    type Handle = ();
    fn column(&mut self, _: Column) {}
    fn row<const N: usize>(&mut self, name: Name, terms: [(i32, ()); N], sense: Sense, rhs: i64) {
        self.begin(name);
        self.terms = N as u64;
        self.other_coefficients = terms.iter().any(|(coefficient, ())| *coefficient != 1);
        self.end(sense, rhs);
    }
    fn begin(&mut self, name: Name) {
        self.name = name;
        self.terms = 0;
        self.other_coefficients = false;
    }
    fn term(&mut self, coefficient: i32, _: Column) {
        self.terms += 1;
        self.other_coefficients |= coefficient != 1;
    }
    fn end(&mut self, sense: Sense, rhs: i64) {
        self.rows += 1;
        let known = |(stem, _, _): &(u8, &str, &str)| *stem == self.name.stem();
        let most = self.droppable.most.unwrap_or(1);
        let fault = if sense != Sense::Eq {
            "it is no equation"
        } else if self.other_coefficients {
            "it has a coefficient other than 1"
        } else if self.droppable.most.is_none() && self.terms != 1 {
            "it has not exactly one column"
        } else if !(0..=most).contains(&rhs) || i32::try_from(most).is_err() {
            "its right-hand side is out of range"
        } else if !self.droppable.stems.iter().any(known) {
            "its name is not listed"
        } else {
            return;
        };
        self.fault.get_or_insert(fault);
    }
}

fn with_stem(name: Name, stem: u8) -> Name {
    let indices = [name.index(0), name.index(1), name.index(2)];
    Name::new(stem, &indices[..name.len()])
}

impl<F: Formulation> Formulation for Extended<F> {
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    fn title(&self) -> String {
        let mut title = self.inner.title();
        if !self.cuts.is_empty() {
            title += &format!(", {} boards excluded", self.cuts.len());
        }
        if !self.droppable.is_empty() {
            title += ", givens and clues may be dropped";
        }
        title
    }

    fn word(&self) -> &'static str {
        self.inner.word()
    }

    fn stems(&self) -> Vec<&'static str> {
        let mut stems = self.inner.stems();
        for droppable in &self.droppable {
            for (_, column, row) in droppable.stems {
                stems.extend([column, row]);
            }
        }
        stems.push(EXCLUDE);
        stems
    }

    fn max_index(&self) -> u32 {
        self.inner.max_index().max(self.cuts.len() as u32)
    }

    fn groups(&self) -> Vec<Group> {
        let mut groups = self.inner.groups();
        if !self.droppable.is_empty() {
            groups.push(Group {
                pattern: "drop_*",
                meaning: "1: the given or clue of that name is dropped",
                units: self.drops(),
                columns: self.drops(),
                domain: Domain::Binary,
                cost: Some(1),
            });
        }
        groups
    }

    fn families(&self) -> Vec<Family> {
        let mut families = self.inner_families.clone();
        for droppable in &self.droppable {
            let family = &mut families[droppable.family];
            let times = if droppable.most.is_some() { 2 } else { 1 };
            family.terms = times * (family.terms + family.rows);
            family.rows *= times;
        }
        if !self.cuts.is_empty() {
            families.push(Family {
                id: "X1",
                comment: "not this board again",
                units: self.cuts.len() as u64,
                rows: self.cuts.len() as u64,
                terms: self.cuts.iter().map(|cut| cut.len() as u64).sum(),
                zeros: 0,
            });
        }
        families
    }

    fn rows_before(&self, family: usize, unit: u64) -> u64 {
        if family == self.inner_families.len() {
            return unit;
        }
        let twice = |droppable: &Droppable| droppable.family == family && droppable.most.is_some();
        let times = if self.droppable.iter().any(twice) { 2 } else { 1 };
        times * self.inner.rows_before(family, unit)
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        if group < self.inner_groups {
            return self.inner.columns(group, units, sink);
        }
        let mut first = 0;
        for droppable in &self.droppable {
            let end = first + self.inner_families[droppable.family].units;
            let own = units.start.clamp(first, end) - first..units.end.clamp(first, end) - first;
            let mut lifted = Lifted {
                number: self.inner_columns + first + own.start,
                out: &mut |number, name| {
                    let (stem, _) = self.extra_stems(droppable.family, name.stem());
                    sink.column(Column {
                        name: with_stem(name, stem),
                        number,
                    });
                },
            };
            self.inner.rows(droppable.family, own, &mut lifted);
            first = end;
        }
    }

    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        if family == self.inner_families.len() {
            for unit in units {
                let cut = &self.cuts[unit as usize];
                sink.begin(Name::new(self.stems().len() as u8 - 1, &[unit as u32]));
                cut.iter()
                    .for_each(|&(coefficient, column)| sink.term(coefficient, column));
                let ones = cut.iter().filter(|(coefficient, _)| *coefficient == 1).count();
                sink.end(Sense::Le, ones as i64 - 1);
            }
            return;
        }
        let mut first = self.inner_columns;
        for droppable in &self.droppable {
            if droppable.family == family {
                let mut lifting = Lifting {
                    extended: self,
                    droppable: *droppable,
                    number: first + units.start,
                    name: Name::new(0, &[]),
                    terms: Vec::new(),
                    sink,
                };
                return self.inner.rows(family, units, &mut lifting);
            }
            first += self.inner_families[droppable.family].units;
        }
        self.inner.rows(family, units, sink);
    }
}

/// Lists the names of droppable rows.
struct Lifted<'a> {
    number: u64,
    out: &'a mut dyn FnMut(u64, Name),
}

impl RowSink for Lifted<'_> {
    type Handle = ();
    fn column(&mut self, _: Column) {}
    fn row<const N: usize>(&mut self, name: Name, _: [(i32, ()); N], _: Sense, _: i64) {
        self.begin(name);
    }
    fn begin(&mut self, name: Name) {
        (self.out)(self.number, name);
        self.number += 1;
    }
    fn term(&mut self, _: i32, _: Column) {}
    fn end(&mut self, _: Sense, _: i64) {}
}

/// Passes droppable rows on with the columns that lift them.
struct Lifting<'a, F, S> {
    extended: &'a Extended<F>,
    droppable: Droppable,
    number: u64,
    name: Name,
    terms: Vec<(i32, Column)>,
    sink: &'a mut S,
}

impl<F: Formulation, S: RowSink> RowSink for Lifting<'_, F, S> {
    type Handle = Column;
    fn column(&mut self, column: Column) -> Column {
        column
    }
    fn row<const N: usize>(&mut self, name: Name, terms: [(i32, Column); N], sense: Sense, rhs: i64) {
        self.begin(name);
        self.terms.extend(terms);
        self.end(sense, rhs);
    }
    fn begin(&mut self, name: Name) {
        self.name = name;
        self.terms.clear();
    }
    fn term(&mut self, coefficient: i32, column: Column) {
        self.terms.push((coefficient, column));
    }
    fn end(&mut self, _: Sense, rhs: i64) {
        // `new` has checked that each row is an equation.
        let (column_stem, row_stem) = self.extended.extra_stems(self.droppable.family, self.name.stem());
        let lift = Column {
            name: with_stem(self.name, column_stem),
            number: self.number,
        };
        self.number += 1;
        let (sink, terms) = (&mut *self.sink, &self.terms);
        let mut emit = |name, coefficient, sense| {
            sink.begin(name);
            terms
                .iter()
                .for_each(|&(coefficient, column)| sink.term(coefficient, column));
            sink.term(coefficient, lift);
            sink.end(sense, rhs);
        };
        match self.droppable.most {
            None if rhs == 0 => emit(self.name, -1, Sense::Le),
            None => emit(self.name, 1, Sense::Ge),
            Some(most) => {
                emit(self.name, rhs as i32, Sense::Ge);
                emit(with_stem(self.name, row_stem), -((most - rhs).max(1) as i32), Sense::Le);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One droppable family of one row, which a test bends.
    #[derive(Clone)]
    struct One {
        terms: Vec<i32>,
        sense: Sense,
        rhs: i64,
        stem: u8,
        rows: u64,
        most: Option<i64>,
    }

    const GOOD: One = One {
        terms: Vec::new(),
        sense: Sense::Eq,
        rhs: 1,
        stem: 1,
        rows: 1,
        most: None,
    };

    impl Formulation for One {
        fn name(&self) -> &'static str {
            "one"
        }
        fn title(&self) -> String {
            String::new()
        }
        fn word(&self) -> &'static str {
            "one"
        }
        fn stems(&self) -> Vec<&'static str> {
            vec!["x_", "given_", "other_"]
        }
        fn max_index(&self) -> u32 {
            9
        }
        fn groups(&self) -> Vec<Group> {
            vec![Group {
                pattern: "x_i",
                meaning: "",
                units: 1,
                columns: 3,
                domain: Domain::Binary,
                cost: None,
            }]
        }
        fn families(&self) -> Vec<Family> {
            vec![Family {
                id: "F1",
                comment: "",
                units: 1,
                rows: self.rows,
                terms: self.terms.len() as u64,
                zeros: 0,
            }]
        }
        fn columns<S: ColumnSink>(&self, _: usize, _: Range<u64>, sink: &mut S) {
            (0..3).for_each(|at| {
                sink.column(Column {
                    name: Name::new(0, &[at]),
                    number: at.into(),
                });
            });
        }
        fn rows<S: RowSink>(&self, _: usize, _: Range<u64>, sink: &mut S) {
            for row in 0..self.rows {
                sink.begin(Name::new(self.stem, &[row as u32]));
                for (at, coefficient) in (0..).zip(&self.terms) {
                    let column = Column {
                        name: Name::new(0, &[at]),
                        number: at.into(),
                    };
                    sink.term(*coefficient, column);
                }
                sink.end(self.sense, self.rhs);
            }
        }
        fn droppable(&self) -> Vec<Droppable> {
            vec![Droppable {
                family: 0,
                most: self.most,
                stems: &[(1, "drop_", "given_max_")],
            }]
        }
    }

    #[test]
    fn a_row_that_cannot_be_lifted_is_an_error() {
        let given = One { terms: vec![1], ..GOOD };
        let count = One {
            terms: vec![1, 1, 1],
            rhs: 2,
            most: Some(3),
            ..GOOD
        };
        for good in [&given, &count] {
            assert!(Extended::new(good.clone(), &[], true).is_ok());
        }
        type Bend = fn(&mut One);
        let bends: [(&One, Bend, &str); 8] = [
            (&given, |one| one.sense = Sense::Le, "it is no equation"),
            (&given, |one| one.terms = vec![2], "it has a coefficient other than 1"),
            (&given, |one| one.terms = vec![1, 1], "it has not exactly one column"),
            (&given, |one| one.rhs = 2, "its right-hand side is out of range"),
            (&given, |one| one.stem = 2, "its name is not listed"),
            (&given, |one| one.rows = 2, "a unit has not exactly one row"),
            (&given, |one| one.rows = 0, "a unit has not exactly one row"),
            (&count, |one| one.rhs = 4, "its right-hand side is out of range"),
        ];
        for (from, bend, expected) in bends {
            let mut bad = from.clone();
            bend(&mut bad);
            match Extended::new(bad.clone(), &[], true).map(|_| ()) {
                Err(ModelError::NotDroppable { family: "F1", why, .. }) => assert_eq!(why, expected),
                other => panic!("{expected}: {other:?}"),
            }
            assert!(Extended::new(bad, &[], false).is_ok(), "nothing is dropped");
        }
    }

    #[test]
    fn as_many_boards_as_rows_can_be_numbered() {
        let boards = vec![vec![true]; names::MAX_INDEX as usize + 1];
        let error = Extended::new(GOOD, &boards, false).map(|_| ()).expect_err("too many");
        assert!(
            matches!(error, ModelError::TooManyBoards { count: 262_144, .. }),
            "{error}"
        );
    }
}
