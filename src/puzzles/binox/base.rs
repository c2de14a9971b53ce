//! The rows B1 to B5, which every formulation of Binox has: givens, runs and balance, on the x columns alone.

use super::{Binox, Symbol};
use crate::board::Cell;
use crate::model::{Column, ColumnSink, Domain, Droppable, Family, Group, Name, RowSink, Sense};
use std::ops::Range;

const X: u8 = 0;
const GIVEN: u8 = 1;
const RUN_ACROSS_MAX: u8 = 2;
const RUN_ACROSS_MIN: u8 = 3;
const RUN_DOWN_MAX: u8 = 4;
const RUN_DOWN_MIN: u8 = 5;
const BALANCE_ACROSS: u8 = 6;
const BALANCE_DOWN: u8 = 7;

/// The stems of these names; those of a formulation follow, from [`FIRST_STEM`] on.
const STEMS: [&str; FIRST_STEM as usize] = [
    "x_",
    "given_",
    "run_a_max_",
    "run_a_min_",
    "run_d_max_",
    "run_d_min_",
    "balance_a",
    "balance_d",
];

/// These stems with those of a formulation behind them.
pub(super) const fn with_stems<const M: usize, const N: usize>(more: [&'static str; M]) -> [&'static str; N] {
    assert!(N == STEMS.len() + M);
    let mut stems = [""; N];
    let mut at = 0;
    while at < N {
        stems[at] = if at < STEMS.len() {
            STEMS[at]
        } else {
            more[at - STEMS.len()]
        };
        at += 1;
    }
    stems
}

/// The number of the first stem behind these.
pub(super) const FIRST_STEM: u8 = 8;
/// How many families there are here.
pub(super) const FAMILIES: usize = 5;

/// The x columns and the rows on them.
pub(super) struct Base<'a> {
    /// The puzzle.
    pub puzzle: &'a Binox,
    /// Lines across.
    pub rows: u64,
    /// Lines down.
    pub cols: u64,
    givens: Vec<(Cell, Symbol)>,
}

impl<'a> Base<'a> {
    /// The common part of this puzzle's formulations.
    pub fn new(puzzle: &'a Binox) -> Self {
        Base {
            puzzle,
            rows: puzzle.givens().rows() as u64,
            cols: puzzle.givens().cols() as u64,
            givens: puzzle.listed_givens(),
        }
    }

    /// The column of a cell.
    #[inline(always)]
    pub fn x(&self, i: u64, j: u64) -> Column {
        Column {
            name: Name::new(X, &[i as u32, j as u32]),
            number: i * self.cols + j,
        }
    }

    /// The largest index in any name.
    pub fn max_index(&self) -> u32 {
        self.rows.max(self.cols) as u32
    }

    /// The group of the x columns.
    pub fn group(&self) -> Group {
        Group {
            pattern: "x_i_j",
            meaning: "1: cell (i,j) is X, 0: it is O",
            units: self.rows,
            columns: self.rows * self.cols,
            domain: Domain::Binary,
            cost: Some(0),
        }
    }

    /// The x columns of some units.
    pub fn columns<S: ColumnSink>(&self, units: Range<u64>, sink: &mut S) {
        for i in units {
            (0..self.cols).for_each(|j| sink.column(self.x(i, j)));
        }
    }

    /// The families B1 to B5.
    pub fn families(&self) -> [Family; FAMILIES] {
        let (rows, cols) = (self.rows, self.cols);
        let (across, down) = (rows * (cols - 2), cols * (rows - 2));
        let g = self.givens.len() as u64;
        [
            family("B1", "given: x_i_j is 1 where X is given, 0 where O is", g, g, g),
            family(
                "B2",
                "runs across: one or two X among three cells in succession",
                rows,
                2 * across,
                6 * across,
            ),
            family(
                "B3",
                "runs down: one or two X among three cells in succession",
                rows - 2,
                2 * down,
                6 * down,
            ),
            family("B4", "balance across: half of the cells are X", rows, rows, rows * cols),
            family("B5", "balance down: half of the cells are X", cols, cols, rows * cols),
        ]
    }

    /// The givens.
    pub fn droppable(&self) -> Vec<Droppable> {
        vec![Droppable {
            family: 0,
            most: None,
            stems: &[(GIVEN, "drop_", "given_")],
        }]
    }

    /// The rows of some units of one of these families.
    pub fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        let (rows, cols) = (self.rows, self.cols);
        for unit in units {
            match family {
                0 => {
                    let (cell, symbol) = self.givens[unit as usize];
                    let column = sink.column(self.x(cell.row as u64, cell.col as u64));
                    let name = Name::new(GIVEN, &[cell.row as u32, cell.col as u32]);
                    sink.row(name, [(1, column)], Sense::Eq, i64::from(symbol == Symbol::X));
                }
                1 | 2 => {
                    let (max, min, down) = if family == 1 {
                        (RUN_ACROSS_MAX, RUN_ACROSS_MIN, 0)
                    } else {
                        (RUN_DOWN_MAX, RUN_DOWN_MIN, 1)
                    };
                    for j in 0..if family == 1 { cols - 2 } else { cols } {
                        let cell = |step: u64| self.x(unit + step * down, j + step * (1 - down));
                        let terms = [0u64, 1, 2].map(|step| (1, sink.column(cell(step))));
                        let indices = [unit as u32, j as u32];
                        sink.row(Name::new(max, &indices), terms, Sense::Le, 2);
                        sink.row(Name::new(min, &indices), terms, Sense::Ge, 1);
                    }
                }
                3 => {
                    sink.begin(Name::new(BALANCE_ACROSS, &[unit as u32]));
                    (0..cols).for_each(|j| sink.term(1, self.x(unit, j)));
                    sink.end(Sense::Eq, (cols / 2) as i64);
                }
                _ => {
                    sink.begin(Name::new(BALANCE_DOWN, &[unit as u32]));
                    (0..rows).for_each(|i| sink.term(1, self.x(i, unit)));
                    sink.end(Sense::Eq, (rows / 2) as i64);
                }
            }
        }
    }
}

/// A family without explicit zeros.
pub(super) fn family(id: &'static str, comment: &'static str, units: u64, rows: u64, terms: u64) -> Family {
    Family {
        id,
        comment,
        units,
        rows,
        terms,
        zeros: 0,
    }
}
