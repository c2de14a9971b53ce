//! The rows B1 to B5, which every formulation of Binox has: givens, runs and balance, on the x columns alone.
//!
//! [`Base::new`] states them as published. [`Base::reduced`] uses what follows from the givens: a known cell has a row
//! in B1 and is left out of all others, its X taken off the right-hand side, and a row that known cells satisfy is left
//! out. With 30 % of the cells given two fifths of the rows and a third of the nonzeros stay. A row of known cells alone
//! that does not hold stays as published, so contradictory givens stay infeasible.

use super::{Binox, Symbol};
use crate::grid::{Cell, Grid};
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
const KNOWN: u8 = 8;

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
    "known_",
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
pub(super) const FIRST_STEM: u8 = 9;
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
    /// The cells that B1 fixes.
    fixed: Vec<(Cell, Symbol)>,
    reduced: Option<Reduced>,
}

/// What is known of the cells, and what is left of the families with it.
struct Reduced {
    known: Grid<Option<Symbol>>,
    /// What is left of B2 to B5.
    left: [Left; FAMILIES - 1],
}

/// What is left of a family.
#[derive(Default)]
struct Left {
    /// The rows before each unit.
    before: Vec<u64>,
    rows: u64,
    terms: u64,
}

/// Cells in a row of B2 to B5, as far as they matter.
#[derive(Default)]
struct Tally {
    open: u64,
    x: i64,
}

impl Tally {
    fn add(&mut self, known: Option<Symbol>) {
        match known {
            None => self.open += 1,
            Some(Symbol::X) => self.x += 1,
            Some(Symbol::O) => {}
        }
    }

    /// True if the row that compares the number of X with `rhs` holds whatever the open cells are.
    fn holds(&self, sense: Sense, rhs: i64) -> bool {
        match sense {
            Sense::Le => self.x + self.open as i64 <= rhs,
            Sense::Ge => self.x >= rhs,
            Sense::Eq => self.open == 0 && self.x == rhs,
        }
    }
}

impl<'a> Base<'a> {
    /// The common part of this puzzle's formulations, as published.
    pub(super) fn new(puzzle: &'a Binox) -> Self {
        Base {
            puzzle,
            rows: puzzle.givens().rows() as u64,
            cols: puzzle.givens().cols() as u64,
            fixed: puzzle.listed_givens(),
            reduced: None,
        }
    }

    /// The same, for what is left of the rows where these cells are known.
    pub(super) fn reduced(puzzle: &'a Binox, known: Grid<Option<Symbol>>) -> Self {
        let base = Base::new(puzzle);
        let left = [1, 2, 3, 4].map(|at| {
            let mut left = Left::default();
            for unit in 0..base.published(at).units {
                left.before.push(left.rows);
                base.each_row(at, unit, |row| {
                    let tally = row.tally(|i, j| known[cell(i, j)]);
                    if !tally.holds(row.sense, row.rhs) {
                        left.rows += 1;
                        left.terms += if tally.open > 0 { tally.open } else { row.len };
                    }
                });
            }
            left
        });
        let fixed = known.iter().filter_map(|(cell, symbol)| Some((cell, (*symbol)?)));
        Base {
            fixed: fixed.collect(),
            reduced: Some(Reduced { known, left }),
            ..base
        }
    }

    /// The column of a cell.
    #[inline(always)]
    pub(super) fn x(&self, i: u64, j: u64) -> Column {
        Column {
            name: Name::new(X, &[i as u32, j as u32]),
            number: i * self.cols + j,
        }
    }

    /// The largest index in any name.
    pub(super) fn max_index(&self) -> u32 {
        self.rows.max(self.cols) as u32
    }

    /// The group of the x columns.
    pub(super) fn group(&self) -> Group {
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
    pub(super) fn columns<S: ColumnSink>(&self, units: Range<u64>, sink: &mut S) {
        for i in units {
            (0..self.cols).for_each(|j| sink.column(self.x(i, j)));
        }
    }

    /// One of the families B1 to B5 as published.
    fn published(&self, at: usize) -> Family {
        let (rows, cols) = (self.rows, self.cols);
        let (across, down) = (rows * (cols - 2), cols * (rows - 2));
        let fixed = self.fixed.len() as u64;
        match at {
            0 => family(
                "B1",
                "given: x_i_j is 1 where X is given, 0 where O is",
                fixed,
                fixed,
                fixed,
            ),
            1 => family(
                "B2",
                "runs across: one or two X among three cells in succession",
                rows,
                2 * across,
                6 * across,
            ),
            2 => family(
                "B3",
                "runs down: one or two X among three cells in succession",
                rows - 2,
                2 * down,
                6 * down,
            ),
            3 => family("B4", "balance across: half of the cells are X", rows, rows, rows * cols),
            _ => family("B5", "balance down: half of the cells are X", cols, cols, rows * cols),
        }
    }

    /// The families B1 to B5.
    pub(super) fn families(&self) -> [Family; FAMILIES] {
        let mut families = [0, 1, 2, 3, 4].map(|at| self.published(at));
        let Some(Reduced { left, .. }) = &self.reduced else {
            return families;
        };
        families[0].comment = "known: x_i_j is 1 where X is given or follows, 0 where O is or does";
        for (family, left) in families[1..].iter_mut().zip(left) {
            (family.rows, family.terms) = (left.rows, left.terms);
        }
        families
    }

    /// How many rows of one of these families come before a unit.
    pub(super) fn rows_before(&self, family: usize, unit: u64) -> u64 {
        match &self.reduced {
            Some(reduced) if family > 0 => reduced.left[family - 1].before[unit as usize],
            _ => self.published(family).even_rows_before(unit),
        }
    }

    /// The givens.
    pub(super) fn droppable(&self) -> Vec<Droppable> {
        vec![Droppable {
            family: 0,
            most: None,
            stems: &[(GIVEN, "drop_", "given_")],
        }]
    }

    /// The rows of some units of one of these families.
    pub(super) fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        if family > 0 {
            return units.for_each(|unit| self.open_rows(family, unit, sink));
        }
        for &(cell, symbol) in &self.fixed[units.start as usize..units.end as usize] {
            let given = self.puzzle.givens()[cell].is_some();
            let name = Name::new(if given { GIVEN } else { KNOWN }, &[cell.row as u32, cell.col as u32]);
            let column = sink.column(self.x(cell.row as u64, cell.col as u64));
            sink.row(name, [(1, column)], Sense::Eq, i64::from(symbol == Symbol::X));
        }
    }

    /// What is open of the rows of a unit of B2 to B5: all of them, as published, where nothing is known.
    fn open_rows<S: RowSink>(&self, family: usize, unit: u64, sink: &mut S) {
        let known = |i, j| self.reduced.as_ref().and_then(|reduced| reduced.known[cell(i, j)]);
        self.each_row(family, unit, |row| {
            let tally = row.tally(known);
            if tally.holds(row.sense, row.rhs) {
                return;
            }
            sink.begin(row.name);
            let whole = tally.open == 0;
            for (i, j) in row.cells().filter(|&(i, j)| whole || known(i, j).is_none()) {
                sink.term(1, self.x(i, j));
            }
            sink.end(row.sense, if whole { row.rhs } else { row.rhs - tally.x });
        });
    }

    /// The rows of a unit of B2 to B5 as published.
    fn each_row(&self, family: usize, unit: u64, mut visit: impl FnMut(Stretch)) {
        let (rows, cols) = (self.rows, self.cols);
        let one = unit as u32;
        match family {
            1 | 2 => {
                let (max, min, down) = if family == 1 {
                    (RUN_ACROSS_MAX, RUN_ACROSS_MIN, false)
                } else {
                    (RUN_DOWN_MAX, RUN_DOWN_MIN, true)
                };
                for j in 0..if down { cols } else { cols - 2 } {
                    for (stem, sense, rhs) in [(max, Sense::Le, 2), (min, Sense::Ge, 1)] {
                        let name = Name::new(stem, &[one, j as u32]);
                        visit(Stretch {
                            name,
                            start: (unit, j),
                            down,
                            len: 3,
                            sense,
                            rhs,
                        });
                    }
                }
            }
            3 => visit(Stretch {
                name: Name::new(BALANCE_ACROSS, &[one]),
                start: (unit, 0),
                down: false,
                len: cols,
                sense: Sense::Eq,
                rhs: (cols / 2) as i64,
            }),
            _ => visit(Stretch {
                name: Name::new(BALANCE_DOWN, &[one]),
                start: (0, unit),
                down: true,
                len: rows,
                sense: Sense::Eq,
                rhs: (rows / 2) as i64,
            }),
        }
    }
}

fn cell(i: u64, j: u64) -> Cell {
    Cell {
        row: i as usize,
        col: j as usize,
    }
}

/// A row on a stretch of cells of one line.
struct Stretch {
    name: Name,
    start: (u64, u64),
    down: bool,
    len: u64,
    sense: Sense,
    rhs: i64,
}

impl Stretch {
    fn cells(&self) -> impl Iterator<Item = (u64, u64)> + use<> {
        let ((i, j), down) = (self.start, u64::from(self.down));
        (0..self.len).map(move |step| (i + step * down, j + step * (1 - down)))
    }

    fn tally(&self, known: impl Fn(u64, u64) -> Option<Symbol>) -> Tally {
        let mut tally = Tally::default();
        self.cells().for_each(|(i, j)| tally.add(known(i, j)));
        tally
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
