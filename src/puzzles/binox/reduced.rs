//! What known cells leave open of the x columns and of B1 to B5, for the formulations with other rows after them.
//!
//! A known cell has a row in B1 and is left out of all other rows ([`WithKnown`]), which are those of the published
//! formulation. With 30 % of the cells given two fifths of the rows and a third of the nonzeros stay.

use super::document::{Document, GIVEN, STEMS as PUBLISHED_STEMS};
use super::puzzle::{Binox, Symbol};
use crate::grid::{Cell, Grid};
use crate::model::known::{Count, WithKnown};
use crate::model::{Column, ColumnSink, Droppable, Family, Formulation, Group, Name, RowSink, Sense};
use std::ops::Range;

/// How many stems of the published formulation are of x and of B1 to B5.
const PUBLISHED: usize = 8;
const KNOWN: u8 = PUBLISHED as u8;
/// The number of the first stem after those of [`with_stems`].
pub(super) const FIRST_STEM: u8 = KNOWN + 1;
/// How many families there are here.
pub(super) const FAMILIES: usize = 5;

/// The stems of these names, and after them those of a formulation.
pub(super) const fn with_stems<const M: usize, const N: usize>(more: [&'static str; M]) -> [&'static str; N] {
    assert!(N == FIRST_STEM as usize + M);
    let mut stems = [""; N];
    let mut at = 0;
    while at < N {
        stems[at] = if at < PUBLISHED {
            PUBLISHED_STEMS[at]
        } else if at == PUBLISHED {
            "known_"
        } else {
            more[at - FIRST_STEM as usize]
        };
        at += 1;
    }
    stems
}

/// The x columns, and what is left of B1 to B5.
pub(super) struct Reduced<'a> {
    published: Document<'a>,
    known: Option<Known>,
}

/// What is known, and what is left with it.
struct Known {
    cells: Grid<Option<Symbol>>,
    /// The known cells in reading order: B1.
    listed: Vec<(Cell, Symbol)>,
    /// For B2 to B5: the rows before each unit, and the whole family.
    left: [(Vec<u64>, Count); FAMILIES - 1],
}

impl<'a> Reduced<'a> {
    /// B1 to B5 as published.
    pub(super) fn new(puzzle: &'a Binox) -> Self {
        Reduced {
            published: Document::new(puzzle),
            known: None,
        }
    }

    /// What is left of B1 to B5 where these cells are known.
    pub(super) fn with_known(puzzle: &'a Binox, cells: Grid<Option<Symbol>>) -> Self {
        let published = Document::new(puzzle);
        let families = published.families();
        let left = [1, 2, 3, 4].map(|family| {
            let (mut before, mut count) = (Vec::new(), Count::default());
            for unit in 0..families[family].units {
                before.push(count.rows);
                published.rows(family, unit..unit + 1, &mut WithKnown::new(known(&cells), &mut count));
            }
            (before, count)
        });
        let listed = cells.iter().filter_map(|(cell, symbol)| Some((cell, (*symbol)?)));
        let listed = listed.collect();
        Reduced {
            published,
            known: Some(Known { cells, listed, left }),
        }
    }

    /// The puzzle.
    pub(super) fn puzzle(&self) -> &'a Binox {
        self.published.puzzle
    }

    /// The column of a cell.
    #[inline(always)]
    pub(super) fn x(&self, i: u64, j: u64) -> Column {
        self.published.x(i, j)
    }

    /// The largest index in any name.
    pub(super) fn max_index(&self) -> u32 {
        self.published.max_index()
    }

    /// The group of the x columns.
    pub(super) fn group(&self) -> Group {
        self.published.groups().swap_remove(0)
    }

    /// The x columns of some units.
    pub(super) fn columns<S: ColumnSink>(&self, units: Range<u64>, sink: &mut S) {
        self.published.columns(0, units, sink);
    }

    /// The families B1 to B5.
    pub(super) fn families(&self) -> Vec<Family> {
        let mut families = self.published.families();
        families.truncate(FAMILIES);
        if let Some(known) = &self.known {
            let count = known.listed.len() as u64;
            let comment = "known: x_i_j is 1 where X is given or follows, 0 where O is or does";
            families[0] = Family::new("B1", comment, count, count, count);
            for (family, (_, left)) in families[1..].iter_mut().zip(&known.left) {
                (family.rows, family.terms) = (left.rows, left.terms);
            }
        }
        families
    }

    /// How many rows of one of these families come before a unit.
    pub(super) fn rows_before(&self, family: usize, unit: u64) -> u64 {
        match &self.known {
            Some(known) if family > 0 => known.left[family - 1].0[unit as usize],
            Some(_) => unit,
            None => self.published.rows_before(family, unit),
        }
    }

    /// The givens.
    pub(super) fn droppable(&self) -> Vec<Droppable> {
        self.published.droppable()
    }

    /// The rows of some units of one of these families.
    pub(super) fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        let Some(Known { cells, listed, .. }) = &self.known else {
            return self.published.rows(family, units, sink);
        };
        if family > 0 {
            return self
                .published
                .rows(family, units, &mut WithKnown::new(known(cells), sink));
        }
        for &(cell, symbol) in &listed[units.start as usize..units.end as usize] {
            let given = self.puzzle().givens()[cell].is_some();
            let name = Name::new(if given { GIVEN } else { KNOWN }, &[cell.row as u32, cell.col as u32]);
            let column = sink.column(self.x(cell.row as u64, cell.col as u64));
            sink.row(name, [(1, column)], Sense::Eq, i64::from(symbol == Symbol::X));
        }
    }
}

/// The values of known x columns, by their numbers.
fn known(cells: &Grid<Option<Symbol>>) -> impl Fn(u64) -> Option<bool> {
    |number| cells.cells()[number as usize].map(|symbol| symbol == Symbol::X)
}
