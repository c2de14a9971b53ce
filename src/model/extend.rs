//! A formulation with more to it, whatever the puzzle: boards that are forbidden, and givens and clues that may be
//! dropped at a price.
//!
//! Forbidding a board is one row: of the decision columns that are 1 on it, not all may be. That is enough where every
//! finished board has as many of them ([`About::equal_sums`]); else the others are subtracted.
//!
//! A row that may be dropped ([`Lift`]) gets a binary column d of cost 1 that lifts it. An equation of one column,
//! x = 1, becomes x + d >= 1 and x = 0 becomes x - d <= 0; the equation of a count, with `most` the largest sum there
//! can be, becomes sum + c d >= c and sum - (most - c) d <= c; a row sum <= c becomes sum - by d <= c. Then the objective
//! is the number of rows dropped.

use super::{
    About, Column, ColumnSink, Family, Formulation, Group, Lift, ModelError, Name, RowSink, Sense, Size, names,
};
use std::ops::Range;

/// The name of the rows that forbid a board.
const EXCLUDE: &str = "exclude_";

/// A formulation with further columns and rows.
pub struct Extended<F> {
    inner: F,
    inner_families: Vec<Family>,
    inner_stems: Vec<&'static str>,
    inner_columns: u64,
    inner_groups: usize,
    dropped: Vec<Dropped>,
    /// For each forbidden board its decision columns, with their signs.
    cuts: Vec<Vec<(i32, Column)>>,
}

/// A family whose rows may be dropped.
#[derive(Debug, Clone, Copy)]
struct Dropped {
    family: usize,
    lift: Lift,
    /// The number of the first stem of its rows, and how many there are.
    stem: u8,
    stems: u8,
    /// The number of the first stem of the columns that lift them; those of the second rows follow.
    drop_stem: u8,
    /// The number of the first of these columns.
    first: u64,
}

impl Dropped {
    fn new<F: Formulation>(inner: &F, family: usize, drop_stem: u8, first: u64) -> Option<Dropped> {
        let families = inner.families();
        let lift = families[family].lift?;
        let before = inner.groups().iter().map(|group| group.stems.len()).sum::<usize>()
            + families[..family]
                .iter()
                .map(|family| family.stems.len())
                .sum::<usize>();
        Some(Dropped {
            family,
            lift,
            stem: before as u8,
            stems: families[family].stems.len() as u8,
            drop_stem,
            first,
        })
    }

    /// The stems of its columns and of the second rows.
    fn own_stems(&self) -> impl Iterator<Item = &'static str> {
        let seconds: &[&str] = match self.lift {
            Lift::Count { seconds, .. } => seconds,
            Lift::Given { .. } | Lift::AtMost { .. } => &[],
        };
        self.lift.drops().iter().chain(seconds).copied()
    }

    /// The name of the column that lifts a row, and of the row's second part.
    fn names(&self, row: Name) -> (Name, Name) {
        let stem = self.drop_stem + (row.stem() - self.stem);
        let second = stem + self.lift.drops().len() as u8;
        (with_stem(row, stem), with_stem(row, second))
    }

    /// How many rows stand for one.
    fn times(&self) -> u64 {
        match self.lift {
            Lift::Count { .. } => 2,
            Lift::Given { .. } | Lift::AtMost { .. } => 1,
        }
    }
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
        let equal_sums = inner.about().equal_sums;
        let mut cuts = Cuts {
            forbidden,
            equal_sums,
            cuts: vec![Vec::new(); forbidden.len()],
        };
        if !forbidden.is_empty() {
            inner.columns(0, 0..inner.groups()[0].units, &mut cuts);
        }
        let cuts = cuts.cuts;
        let inner_families = inner.families();
        let inner_stems = inner.stems();
        let inner_columns = inner.groups().iter().map(|group| group.columns).sum();
        let (mut stem, mut column) = (inner_stems.len() as u8, inner_columns);
        let mut dropped = Vec::new();
        for (at, family) in inner_families.iter().enumerate().filter(|_| drop) {
            let Some(one) = Dropped::new(&inner, at, stem, column) else {
                continue;
            };
            check_droppable(&inner, family, &one)?;
            stem += one.own_stems().count() as u8;
            column += family.units;
            dropped.push(one);
        }
        Ok(Extended {
            inner_families,
            inner_stems,
            inner_columns,
            inner_groups: inner.groups().len(),
            dropped,
            cuts,
            inner,
        })
    }

    fn drops(&self) -> u64 {
        self.dropped
            .iter()
            .map(|dropped| self.inner_families[dropped.family].units)
            .sum()
    }

    fn dropped(&self, family: usize) -> Option<&Dropped> {
        self.dropped.iter().find(|dropped| dropped.family == family)
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
fn check_droppable<F: Formulation>(inner: &F, family: &Family, dropped: &Dropped) -> Result<(), ModelError> {
    let mut check = Check {
        dropped,
        rows: 0,
        name: Name::new(0, &[]),
        terms: 0,
        other_coefficients: false,
        fault: None,
    };
    for unit in 0..family.units {
        inner.rows(dropped.family, unit..unit + 1, &mut check);
        if check.rows != unit + 1 {
            check.fault.get_or_insert("a unit has not exactly one row");
        }
        if let Some(why) = check.fault {
            return Err(ModelError::NotDroppable {
                name: inner.about().name,
                family: family.id,
                row: unit,
                why,
            });
        }
    }
    Ok(())
}

struct Check<'d> {
    dropped: &'d Dropped,
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
        let Dropped { stem, stems, lift, .. } = self.dropped;
        let listed = (*stem..stem + stems).contains(&self.name.stem());
        let has_column = usize::from(self.name.stem().wrapping_sub(*stem)) < lift.drops().len();
        let equation = |most: i64| {
            if sense != Sense::Eq {
                Some("it is no equation")
            } else if self.other_coefficients {
                Some("it has a coefficient other than 1")
            } else if !(0..=most).contains(&rhs) || i32::try_from(most).is_err() {
                Some("its right-hand side is out of range")
            } else {
                None
            }
        };
        let form = match lift {
            Lift::Given { .. } => equation(1).or((self.terms != 1).then_some("it has not exactly one column")),
            Lift::Count { most, .. } => equation(*most),
            Lift::AtMost { by, .. } if *by <= 0 => Some("what is added to its right-hand side is not positive"),
            Lift::AtMost { .. } => (sense != Sense::Le).then_some("it is no row `<=`"),
        };
        let name = (!listed || !has_column).then_some("its name is not listed");
        if let Some(fault) = form.or(name) {
            self.fault.get_or_insert(fault);
        }
    }
}

fn with_stem(name: Name, stem: u8) -> Name {
    let indices = [name.index(0), name.index(1), name.index(2)];
    Name::new(stem, &indices[..name.len()])
}

impl<F: Formulation> Formulation for Extended<F> {
    fn about(&self) -> About {
        let mut about = self.inner.about();
        if !self.cuts.is_empty() {
            about.title += &format!(", {} boards excluded", self.cuts.len());
        }
        if !self.dropped.is_empty() {
            about.title += ", givens and clues may be dropped";
        }
        about.max_index = about.max_index.max(self.cuts.len() as u32);
        about
    }

    fn stems(&self) -> Vec<&'static str> {
        let mut stems = self.inner_stems.clone();
        stems.extend(self.dropped.iter().flat_map(Dropped::own_stems));
        stems.push(EXCLUDE);
        stems
    }

    fn groups(&self) -> Vec<Group> {
        let mut groups = self.inner.groups();
        if let Some(first) = self.dropped.first() {
            let meaning = "1: the given or clue of that name is dropped";
            let group = Group {
                cost: Some(1),
                ..Group::binary(first.drop_stem, first.lift.drops(), "drop_*", meaning)
            };
            groups.push(group.sized(self.drops(), self.drops()));
        }
        groups
    }

    fn families(&self) -> Vec<Family> {
        let mut families = self.inner_families.clone();
        for dropped in &self.dropped {
            let family = &mut families[dropped.family];
            family.terms = dropped.times() * (family.terms + family.rows);
            family.rows *= dropped.times();
        }
        if !self.cuts.is_empty() {
            let count = self.cuts.len() as u64;
            let terms = self.cuts.iter().map(|cut| cut.len() as u64).sum();
            let size = Size::new(count, count, terms);
            families.push(Family::new("X1", "not this board again", &[EXCLUDE], size));
        }
        families
    }

    fn rows_before(&self, family: usize, unit: u64) -> u64 {
        if family == self.inner_families.len() {
            return unit;
        }
        let times = self.dropped(family).map_or(1, Dropped::times);
        times * self.inner.rows_before(family, unit)
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        if group < self.inner_groups {
            return self.inner.columns(group, units, sink);
        }
        for dropped in &self.dropped {
            let first = dropped.first - self.inner_columns;
            let end = first + self.inner_families[dropped.family].units;
            let own = units.start.clamp(first, end) - first..units.end.clamp(first, end) - first;
            let mut lifted = Lifted {
                number: dropped.first + own.start,
                out: &mut |number, row| {
                    let (name, _) = dropped.names(row);
                    sink.column(Column { name, number });
                },
            };
            self.inner.rows(dropped.family, own, &mut lifted);
        }
    }

    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        if family == self.inner_families.len() {
            let stem = self.stems().len() as u8 - 1;
            for unit in units {
                let cut = &self.cuts[unit as usize];
                sink.begin(Name::at(stem, [unit]));
                cut.iter()
                    .for_each(|&(coefficient, column)| sink.term(coefficient, column));
                let ones = cut.iter().filter(|(coefficient, _)| *coefficient == 1).count();
                sink.end(Sense::Le, ones as i64 - 1);
            }
            return;
        }
        let Some(dropped) = self.dropped(family) else {
            return self.inner.rows(family, units, sink);
        };
        let mut lifting = Lifting {
            number: dropped.first + units.start,
            dropped,
            name: Name::new(0, &[]),
            terms: Vec::new(),
            sink,
        };
        self.inner.rows(family, units, &mut lifting);
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
struct Lifting<'a, S> {
    dropped: &'a Dropped,
    number: u64,
    name: Name,
    terms: Vec<(i32, Column)>,
    sink: &'a mut S,
}

impl<S: RowSink> RowSink for Lifting<'_, S> {
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
        // `new` has checked that each row is of the form of its lift.
        let (name, second) = self.dropped.names(self.name);
        let lift = Column {
            name,
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
        match self.dropped.lift {
            Lift::Given { .. } if rhs == 0 => emit(self.name, -1, Sense::Le),
            Lift::Given { .. } => emit(self.name, 1, Sense::Ge),
            Lift::Count { most, .. } => {
                emit(self.name, rhs as i32, Sense::Ge);
                emit(second, -((most - rhs).max(1) as i32), Sense::Le);
            }
            Lift::AtMost { by, .. } => emit(self.name, -by, Sense::Le),
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
        lift: Lift,
    }

    const GOOD: One = One {
        terms: Vec::new(),
        sense: Sense::Eq,
        rhs: 1,
        stem: 1,
        rows: 1,
        lift: Lift::Given { drops: &["drop_"] },
    };

    impl Formulation for One {
        fn about(&self) -> About {
            About {
                name: "one",
                title: String::new(),
                word: "one",
                max_index: 9,
                equal_sums: false,
            }
        }
        fn groups(&self) -> Vec<Group> {
            vec![Group::binary(0, &["x_"], "x_i", "").sized(1, 3)]
        }
        fn families(&self) -> Vec<Family> {
            let family = Family::new("F1", "", &["given_"], Size::new(1, self.rows, self.terms.len() as u64));
            vec![Family {
                lift: Some(self.lift),
                ..family
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
    }

    #[test]
    fn a_row_that_cannot_be_lifted_is_an_error() {
        let given = One { terms: vec![1], ..GOOD };
        let count = One {
            terms: vec![1, 1, 1],
            rhs: 2,
            lift: Lift::Count {
                most: 3,
                drops: &["drop_"],
                seconds: &["given_max_"],
            },
            ..GOOD
        };
        let at_most = |by| One {
            terms: vec![1, -2, 3],
            sense: Sense::Le,
            rhs: -1,
            lift: Lift::AtMost { by, drops: &["drop_"] },
            ..GOOD
        };
        let sign = at_most(5);
        for good in [&given, &count, &sign] {
            assert!(Extended::new(good.clone(), &[], true).is_ok());
        }
        type Bend = fn(&mut One);
        let bends: [(&One, Bend, &str); 11] = [
            (&given, |one| one.sense = Sense::Le, "it is no equation"),
            (&given, |one| one.terms = vec![2], "it has a coefficient other than 1"),
            (&given, |one| one.terms = vec![1, 1], "it has not exactly one column"),
            (&given, |one| one.rhs = 2, "its right-hand side is out of range"),
            (&given, |one| one.stem = 2, "its name is not listed"),
            (&given, |one| one.rows = 2, "a unit has not exactly one row"),
            (&given, |one| one.rows = 0, "a unit has not exactly one row"),
            (&count, |one| one.rhs = 4, "its right-hand side is out of range"),
            (&count, |one| one.sense = Sense::Ge, "it is no equation"),
            (&sign, |one| one.sense = Sense::Eq, "it is no row `<=`"),
            (
                &sign,
                |one| {
                    one.lift = Lift::AtMost {
                        by: 0,
                        drops: &["drop_"],
                    }
                },
                "what is added to its right-hand side is not positive",
            ),
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
    fn a_row_at_most_is_lifted_by_its_column() {
        let sign = One {
            terms: vec![1, -2, 3],
            sense: Sense::Le,
            rhs: -1,
            lift: Lift::AtMost {
                by: 5,
                drops: &["drop_"],
            },
            ..GOOD
        };
        let model: Box<dyn crate::model::Model> = Box::new(Extended::new(sign, &[], true).expect("a good row"));
        let names = model.names();
        let mut text = String::new();
        model.each_row(&mut |row| {
            for (coefficient, column) in row.terms {
                text += &format!("{coefficient:+} {} ", names.text(column.name));
            }
            text += &format!("{:?} {}", row.sense, row.rhs);
        });
        assert_eq!(text, "+1 x_0 -2 x_1 +3 x_2 -5 drop_0 Le -1");
        assert_eq!(model.families()[0].terms, 4);
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
