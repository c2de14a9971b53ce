//! What known cells leave open of the x columns and of B1 to B5, for the formulations with other rows after them.
//!
//! A known cell has a row in B1 and is left out of all other rows ([`WithKnown`]), which are those of the published
//! formulation. With 30 % of the cells given two fifths of the rows and a third of the nonzeros stay.

use super::document::{B1 as Published, Document, x};
use super::puzzle::Symbol;
use crate::grid::{Cell, Grid};
use crate::model::families::Rows;
use crate::model::known::{Count, WithKnown};
use crate::model::{Family, Lift, Name, RowSink, Sense, Size};
use crate::puzzles::board::Cells;
use std::marker::PhantomData;
use std::ops::Range;

/// The published formulation, and the cells that are known; `None` where B1 to B5 are as published.
pub(super) struct Reduced<'a> {
    pub(super) published: Document<'a>,
    pub(super) known: Option<Known>,
}

/// A formulation that has B1 to B5 reduced.
pub(super) trait HasReduced {
    /// What they are reduced from and by.
    fn reduced(&self) -> &Reduced<'_>;
}

/// What is known, and what is left of B2 to B5.
pub(super) struct Known {
    cells: Grid<Option<Symbol>>,
    /// The known cells in reading order: B1.
    listed: Vec<(Cell, Symbol)>,
    /// For B2 to B5: the rows before each unit, and the complete family.
    left: [(Vec<u64>, Count); 4],
}

impl Known {
    /// What is left of the published formulation where these cells are known.
    pub(super) fn new(published: &Document<'_>, cells: Grid<Option<Symbol>>) -> Known {
        fn left<R: for<'d> Rows<Document<'d>>>(d: &Document<'_>, cells: &Grid<Option<Symbol>>) -> (Vec<u64>, Count) {
            let (mut before, mut count) = (Vec::new(), Count::default());
            for unit in 0..R::size(d).units {
                before.push(count.rows);
                R::rows(d, 0, unit, &mut WithKnown::new(value(cells), &mut count));
            }
            (before, count)
        }
        use super::document::{B2, B3, B4, B5};
        let listed = cells.iter().filter_map(|(cell, symbol)| Some((cell, (*symbol)?)));
        Known {
            listed: listed.collect(),
            left: [
                left::<B2>(published, &cells),
                left::<B3>(published, &cells),
                left::<B4>(published, &cells),
                left::<B5>(published, &cells),
            ],
            cells,
        }
    }
}

/// The values of known x columns, by their numbers.
fn value(cells: &Grid<Option<Symbol>>) -> impl Fn(u64) -> Option<bool> {
    |number| cells.cells()[number as usize].map(|symbol| symbol == Symbol::X)
}

/// B1 with the cells that follow from the givens too.
pub(super) struct B1;

impl<F: HasReduced> Rows<F> for B1 {
    const ID: &'static str = "B1";
    const COMMENT: &'static str = "known: x_i_j is 1 where X is given or follows, 0 where O is or does";
    const STEMS: &'static [&'static str] = &["given_", "known_"];

    fn size(of: &F) -> Size {
        let Reduced { published, known } = of.reduced();
        match known {
            Some(known) => Size::each(known.listed.len() as u64, 1),
            None => Published::size(published),
        }
    }

    fn rows<S: RowSink>(of: &F, stem: u8, unit: u64, sink: &mut S) {
        let Reduced { published, known } = of.reduced();
        let Some(known) = known else {
            return Published::rows(published, stem, unit, sink);
        };
        let (cell, symbol) = known.listed[unit as usize];
        let (i, j) = (cell.row as u64, cell.col as u64);
        let given = published.puzzle.givens()[cell].is_some();
        let column = sink.column(x(published.n, i, j));
        let name = Name::at(stem + u8::from(!given), [i, j]);
        sink.row(name, [(1, column)], Sense::Eq, i64::from(symbol == Symbol::X));
    }

    fn lift(of: &F) -> Option<Lift> {
        let Reduced { published, known } = of.reduced();
        Published::lift(published).filter(|_| known.is_none())
    }

    fn family(of: &F) -> Family {
        let known = of.reduced().known.is_some();
        let comment = if known {
            <Self as Rows<F>>::COMMENT
        } else {
            Published::COMMENT
        };
        Family {
            lift: Self::lift(of),
            ..Family::new("B1", comment, <Self as Rows<F>>::STEMS, Self::size(of))
        }
    }
}

/// What is left of a published family, of B2 to B5 the one with this number from 0.
pub(super) struct Left<R, const AT: usize>(PhantomData<R>);

impl<F: HasReduced, R: for<'d> Rows<Document<'d>>, const AT: usize> Rows<F> for Left<R, AT> {
    const ID: &'static str = R::ID;
    const COMMENT: &'static str = R::COMMENT;
    const STEMS: &'static [&'static str] = R::STEMS;

    fn size(of: &F) -> Size {
        let Reduced { published, known } = of.reduced();
        let size = R::size(published);
        match known {
            Some(known) => Size::new(size.units, known.left[AT].1.rows, known.left[AT].1.terms),
            None => size,
        }
    }

    fn rows<S: RowSink>(of: &F, stem: u8, unit: u64, sink: &mut S) {
        Self::each(of, stem, unit..unit + 1, sink);
    }

    fn each<S: RowSink>(of: &F, stem: u8, units: Range<u64>, sink: &mut S) {
        let Reduced { published, known } = of.reduced();
        match known {
            Some(known) => R::each(published, stem, units, &mut WithKnown::new(value(&known.cells), sink)),
            None => R::each(published, stem, units, sink),
        }
    }

    fn rows_before(of: &F, unit: u64) -> u64 {
        let Reduced { published, known } = of.reduced();
        match known {
            Some(known) => known.left[AT].0[unit as usize],
            None => R::rows_before(published, unit),
        }
    }
}
