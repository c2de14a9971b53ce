//! The columns x(i,j,k) and the four families of rows that all puzzles share which have a value from 1 to n in each cell
//! of an n x n board, each value once in a line:
//!
//! | family | constraint | for all |
//! |---|---|---|
//! | [`EachCell`] | sum_k x(i,j,k) = 1 | i, j |
//! | [`Across`] | sum_j x(i,j,k) = 1 | i, k |
//! | [`Down`] | sum_i x(i,j,k) = 1 | j, k |
//! | [`Givens`] | x(i,j,V(i,j)) = 1 | givens |
//!
//! Their solutions without a given are the Latin squares.

use crate::grid::Cell;
use crate::model::families::Rows;
use crate::model::{Column, ColumnSink, Group, Lift, Name, RowSink, Sense, Size};
use std::ops::Range;

/// What a kind calls one of the shared families.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// The number in its specification.
    pub id: &'static str,
    /// The constraint in one short line.
    pub comment: &'static str,
    /// The stem of its rows.
    pub stems: &'static [&'static str],
}

impl Words {
    /// The words of a family.
    pub const fn new(id: &'static str, comment: &'static str, stems: &'static [&'static str; 1]) -> Words {
        Words { id, comment, stems }
    }
}

/// A formulation that has the columns and families here.
pub trait Latin {
    /// The words of the four families, in the order of the table above.
    const FAMILIES: [Words; 4];
    /// The number of lines, and the largest value.
    fn n(&self) -> u64;
    /// The givens in the order of their rows.
    fn givens(&self) -> &[(Cell, u32)];
}

/// The column x(i,j,k) on a board of `n` lines: cell (i,j) has the value k, from 1.
#[inline(always)]
pub fn x(n: u64, i: u64, j: u64, k: u64) -> Column {
    Column::new(0, [i, j, k], (i * n + j) * n + k - 1)
}

/// The column of a value at a cell.
#[inline(always)]
pub fn x_at(n: u64, cell: Cell, k: u64) -> Column {
    x(n, cell.row as u64, cell.col as u64, k)
}

/// The group of these columns; one unit is a cell.
pub const fn group(meaning: &'static str, n: u64) -> Group {
    Group::board(&["x_"], "x_i_j_k", meaning).sized(n * n, n * n * n)
}

/// The columns of some cells.
pub fn columns<S: ColumnSink>(n: u64, cells: Range<u64>, sink: &mut S) {
    for cell in cells {
        (1..=n).for_each(|k| sink.column(x(n, cell / n, cell % n, k)));
    }
}

/// sum_k x(i,j,k) = 1 for each cell.
#[derive(Debug)]
pub struct EachCell;

impl<F: Latin> Rows<F> for EachCell {
    const ID: &'static str = F::FAMILIES[0].id;
    const COMMENT: &'static str = F::FAMILIES[0].comment;
    const STEMS: &'static [&'static str] = F::FAMILIES[0].stems;

    fn size(of: &F) -> Size {
        lines(of.n())
    }

    #[inline(always)]
    fn rows<S: RowSink>(of: &F, stem: u8, i: u64, sink: &mut S) {
        let n = of.n();
        for j in 0..n {
            sink.sum(Name::at(stem, [i, j]), (1..=n).map(|k| x(n, i, j, k)), Sense::Eq, 1);
        }
    }
}

/// sum_j x(i,j,k) = 1 for each line across and value.
#[derive(Debug)]
pub struct Across;

impl<F: Latin> Rows<F> for Across {
    const ID: &'static str = F::FAMILIES[1].id;
    const COMMENT: &'static str = F::FAMILIES[1].comment;
    const STEMS: &'static [&'static str] = F::FAMILIES[1].stems;

    fn size(of: &F) -> Size {
        lines(of.n())
    }

    #[inline(always)]
    fn rows<S: RowSink>(of: &F, stem: u8, i: u64, sink: &mut S) {
        let n = of.n();
        for k in 1..=n {
            sink.sum(Name::at(stem, [i, k]), (0..n).map(|j| x(n, i, j, k)), Sense::Eq, 1);
        }
    }
}

/// sum_i x(i,j,k) = 1 for each line down and value.
#[derive(Debug)]
pub struct Down;

impl<F: Latin> Rows<F> for Down {
    const ID: &'static str = F::FAMILIES[2].id;
    const COMMENT: &'static str = F::FAMILIES[2].comment;
    const STEMS: &'static [&'static str] = F::FAMILIES[2].stems;

    fn size(of: &F) -> Size {
        lines(of.n())
    }

    #[inline(always)]
    fn rows<S: RowSink>(of: &F, stem: u8, j: u64, sink: &mut S) {
        let n = of.n();
        for k in 1..=n {
            sink.sum(Name::at(stem, [j, k]), (0..n).map(|i| x(n, i, j, k)), Sense::Eq, 1);
        }
    }
}

/// x(i,j,V(i,j)) = 1 for each given.
#[derive(Debug)]
pub struct Givens;

impl<F: Latin> Rows<F> for Givens {
    const ID: &'static str = F::FAMILIES[3].id;
    const COMMENT: &'static str = F::FAMILIES[3].comment;
    const STEMS: &'static [&'static str] = F::FAMILIES[3].stems;

    fn size(of: &F) -> Size {
        Size::each(of.givens().len() as u64, 1)
    }

    fn rows<S: RowSink>(of: &F, stem: u8, unit: u64, sink: &mut S) {
        let (cell, value) = of.givens()[unit as usize];
        let x = sink.column(x_at(of.n(), cell, u64::from(value)));
        let name = Name::new(stem, &[cell.row as u32, cell.col as u32]);
        sink.row(name, [(1, x)], Sense::Eq, 1);
    }

    fn lift(_: &F) -> Option<Lift> {
        Some(Lift::Given { drops: &["drop_"] })
    }
}

/// A unit is a line, with a row for each of its n cells or values.
const fn lines(n: u64) -> Size {
    Size::new(n, n * n, n * n * n)
}
