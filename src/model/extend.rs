//! A formulation with more to it, whatever the puzzle: boards that are forbidden, and givens and clues that may be
//! dropped at a price.
//!
//! Forbidding a board is one row: of the decision columns that are 1 on it, not all may be. That is enough where every
//! finished board has as many of them ([`Formulation::equal_sums`]); else the others are subtracted.
//!
//! A row that may be dropped ([`Droppable`]) gets a binary column d of cost 1 that lifts it. An equation of one column,
//! x = 1, becomes x + d >= 1 and x = 0 becomes x - d <= 0; the equation of a count, with `most` the largest sum there
//! can be, becomes sum + c d >= c and sum - (most - c) d <= c. Then the objective is the number of rows dropped.

use super::{Column, ColumnSink, Domain, Family, Formulation, Group, Name, RowSink, Sense};
use std::ops::Range;

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
    pub fn new(inner: F, forbidden: &[Vec<bool>], drop: bool) -> Self {
        let mut decisions = Vec::new();
        if !forbidden.is_empty() {
            struct Collect<'c>(&'c mut Vec<Column>);
            impl ColumnSink for Collect<'_> {
                fn column(&mut self, column: Column) {
                    self.0.push(column);
                }
            }
            inner.columns(0, 0..inner.groups()[0].units, &mut Collect(&mut decisions));
        }
        let equal_sums = inner.equal_sums();
        let cut = |board: &Vec<bool>| {
            let terms = decisions.iter().zip(board);
            terms
                .filter(|(_, one)| **one || !equal_sums)
                .map(|(column, one)| (if *one { 1 } else { -1 }, *column))
                .collect()
        };
        Extended {
            inner_families: inner.families(),
            inner_stems: inner.stems().len() as u8,
            inner_columns: inner.groups().iter().map(|group| group.columns).sum(),
            inner_groups: inner.groups().len(),
            droppable: if drop { inner.droppable() } else { Vec::new() },
            cuts: forbidden.iter().map(cut).collect(),
            inner,
        }
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
        unreachable!("a droppable row whose stem is not listed")
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
                extended: self,
                droppable: *droppable,
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
struct Lifted<'a, F> {
    extended: &'a Extended<F>,
    droppable: Droppable,
    number: u64,
    out: &'a mut dyn FnMut(u64, Name),
}

impl<F> RowSink for Lifted<'_, F> {
    type Handle = ();
    fn column(&mut self, _: Column) {}
    fn row<const N: usize>(&mut self, name: Name, _: [(i32, ()); N], _: Sense, _: i64) {
        self.begin(name);
    }
    fn begin(&mut self, name: Name) {
        debug_assert!(self.extended.inner_families[self.droppable.family].rows > 0);
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
    fn end(&mut self, sense: Sense, rhs: i64) {
        debug_assert_eq!(sense, Sense::Eq);
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
