//! The published formulation of Binox, exactly: every variable, every constraint, every index range, in its order.
//!
//! | family | constraint | for all |
//! |---|---|---|
//! | B1 | x(i,j) = 1; x(i,j) = 0 | givens X; givens O |
//! | B2 | 1 <= x(i,j) + x(i,j+1) + x(i,j+2) <= 2 | i, j <= nC-3 |
//! | B3 | 1 <= x(i,j) + x(i+1,j) + x(i+2,j) <= 2 | i <= nR-3, j |
//! | B4 | sum_j x(i,j) = nC/2 | i |
//! | B5 | sum_i x(i,j) = nR/2 | j |
//! | B6 | y = y(i,j,k) is 1 iff x(i,k) = x(j,k), by four rows | ordered pairs i != j, k |
//! | B7 | sum_k y(i,j,k) <= nC-1 | i != j |
//! | B8 | z = z(i,j,k) is 1 iff x(k,i) = x(k,j), by four rows | ordered pairs i != j, k |
//! | B9 | sum_k z(i,j,k) <= nR-1 | i != j |
//!
//! The two rows of one range of B2 and B3 follow each other, so do the four of B6 and B8. B1 lists the X first.

use super::{Binox, Symbol};
use crate::board::Cell;
use crate::model::{Column, ColumnSink, Domain, Family, Formulation, Group, Name, RowSink, Sense};
use crate::puzzle::Puzzle;
use std::ops::Range;

const X: u8 = 0;
const Y: u8 = 1;
const Z: u8 = 2;
const GIVEN: u8 = 3;
const RUN_ACROSS_MAX: u8 = 4;
const RUN_ACROSS_MIN: u8 = 5;
const RUN_DOWN_MAX: u8 = 6;
const RUN_DOWN_MIN: u8 = 7;
const BALANCE_ACROSS: u8 = 8;
const BALANCE_DOWN: u8 = 9;
const SAME_ACROSS: u8 = 10;
const DIFFER_ACROSS: u8 = 14;
const SAME_DOWN: u8 = 15;
const DIFFER_DOWN: u8 = 19;

const STEMS: &[&str] = &[
    "x_",
    "y_",
    "z_",
    "given_",
    "run_a_max_",
    "run_a_min_",
    "run_d_max_",
    "run_d_min_",
    "balance_a",
    "balance_d",
    "same_a1_",
    "same_a2_",
    "same_a3_",
    "same_a4_",
    "differ_a_",
    "same_d1_",
    "same_d2_",
    "same_d3_",
    "same_d4_",
    "differ_d_",
];

/// The formulation `document` of a puzzle.
pub struct Document<'a> {
    puzzle: &'a Binox,
    rows: u64,
    cols: u64,
    /// The givens in the order of B1: all X, then all O, each in reading order.
    givens: Vec<(Cell, Symbol)>,
}

impl<'a> Document<'a> {
    /// The formulation of this puzzle.
    pub fn new(puzzle: &'a Binox) -> Self {
        let grid = puzzle.givens();
        let of = |wanted| {
            grid.iter()
                .filter_map(move |(cell, given)| (*given == Some(wanted)).then_some((cell, wanted)))
        };
        let givens = of(Symbol::X).chain(of(Symbol::O)).collect();
        Document {
            puzzle,
            rows: grid.rows() as u64,
            cols: grid.cols() as u64,
            givens,
        }
    }

    #[inline(always)]
    fn x(&self, i: u64, j: u64) -> Column {
        Column {
            name: Name::new(X, &[i as u32, j as u32]),
            number: i * self.cols + j,
        }
    }

    /// The `k`-th equality column of the ordered pair (i, j) of `lines` lines with `len` cells, behind `first` columns.
    #[inline(always)]
    fn equality(stem: u8, first: u64, lines: u64, len: u64, (i, j): (u64, u64), k: u64) -> Column {
        let pair = i * (lines - 1) + j - u64::from(j > i);
        Column {
            name: Name::new(stem, &[i as u32, j as u32, k as u32]),
            number: first + pair * len + k,
        }
    }

    fn pairs(lines: u64) -> u64 {
        lines * (lines - 1)
    }

    /// B6 and B8: four rows that make the equality column 1 exactly when the two cells are equal.
    #[inline(always)]
    fn same<S: RowSink>(sink: &mut S, stem: u8, (i, j): (u64, u64), k: u64, equal: Column, a: Column, b: Column) {
        let (equal, a, b) = (sink.column(equal), sink.column(a), sink.column(b));
        let name = |at| Name::new(stem + at, &[i as u32, j as u32, k as u32]);
        sink.row(name(0), [(1, equal), (1, a), (1, b)], Sense::Ge, 1);
        sink.row(name(1), [(1, equal), (1, a), (-1, b)], Sense::Le, 1);
        sink.row(name(2), [(1, equal), (1, b), (-1, a)], Sense::Le, 1);
        sink.row(name(3), [(1, a), (1, b), (-1, equal)], Sense::Le, 1);
    }
}

/// The `unit`-th ordered pair i != j of `lines` lines.
#[inline(always)]
fn pair(unit: u64, lines: u64) -> (u64, u64) {
    let (i, rest) = (unit / (lines - 1), unit % (lines - 1));
    (i, rest + u64::from(rest >= i))
}

impl Formulation for Document<'_> {
    fn name(&self) -> &'static str {
        "document"
    }

    fn title(&self) -> String {
        self.puzzle.title()
    }

    fn word(&self) -> &'static str {
        super::KIND.name
    }

    fn stems(&self) -> &'static [&'static str] {
        STEMS
    }

    fn max_index(&self) -> u32 {
        self.rows.max(self.cols) as u32
    }

    fn groups(&self) -> Vec<Group> {
        let (rows, cols) = (self.rows, self.cols);
        let group = |pattern, meaning, units, columns, cost| Group {
            pattern,
            meaning,
            units,
            columns,
            domain: Domain::Binary,
            cost,
        };
        let (p, q) = (Self::pairs(rows), Self::pairs(cols));
        vec![
            group("x_i_j", "1: cell (i,j) is X, 0: it is O", rows, rows * cols, Some(0)),
            group("y_i_j_k", "1 iff x(i,k) = x(j,k)", p, p * cols, None),
            group("z_i_j_k", "1 iff x(k,i) = x(k,j)", q, q * rows, None),
        ]
    }

    fn families(&self) -> Vec<Family> {
        let (rows, cols) = (self.rows, self.cols);
        let (p, q) = (Self::pairs(rows), Self::pairs(cols));
        let (across, down) = (rows * (cols - 2), cols * (rows - 2));
        let g = self.givens.len() as u64;
        let family = |id, comment, units, rows, terms| Family {
            id,
            comment,
            units,
            rows,
            terms,
            zeros: 0,
        };
        vec![
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
            family(
                "B6",
                "equality of cells: y_i_j_k is 1 iff x_i_k = x_j_k",
                p,
                4 * p * cols,
                12 * p * cols,
            ),
            family("B7", "rows i and j of the board differ", p, p, p * cols),
            family(
                "B8",
                "equality of cells: z_i_j_k is 1 iff x_k_i = x_k_j",
                q,
                4 * q * rows,
                12 * q * rows,
            ),
            family("B9", "columns i and j of the board differ", q, q, q * rows),
        ]
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        let (rows, cols) = (self.rows, self.cols);
        let first_y = rows * cols;
        let first_z = first_y + Self::pairs(rows) * cols;
        for unit in units {
            match group {
                0 => (0..cols).for_each(|j| sink.column(self.x(unit, j))),
                1 => (0..cols).for_each(|k| sink.column(Self::equality(Y, first_y, rows, cols, pair(unit, rows), k))),
                _ => (0..rows).for_each(|k| sink.column(Self::equality(Z, first_z, cols, rows, pair(unit, cols), k))),
            }
        }
    }

    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        let (rows, cols) = (self.rows, self.cols);
        let first_y = rows * cols;
        let first_z = first_y + Self::pairs(rows) * cols;
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
                4 => {
                    sink.begin(Name::new(BALANCE_DOWN, &[unit as u32]));
                    (0..rows).for_each(|i| sink.term(1, self.x(i, unit)));
                    sink.end(Sense::Eq, (rows / 2) as i64);
                }
                5 => {
                    let (i, j) = pair(unit, rows);
                    for k in 0..cols {
                        let y = Self::equality(Y, first_y, rows, cols, (i, j), k);
                        Self::same(sink, SAME_ACROSS, (i, j), k, y, self.x(i, k), self.x(j, k));
                    }
                }
                6 => {
                    let (i, j) = pair(unit, rows);
                    sink.begin(Name::new(DIFFER_ACROSS, &[i as u32, j as u32]));
                    (0..cols).for_each(|k| sink.term(1, Self::equality(Y, first_y, rows, cols, (i, j), k)));
                    sink.end(Sense::Le, cols as i64 - 1);
                }
                7 => {
                    let (i, j) = pair(unit, cols);
                    for k in 0..rows {
                        let z = Self::equality(Z, first_z, cols, rows, (i, j), k);
                        Self::same(sink, SAME_DOWN, (i, j), k, z, self.x(k, i), self.x(k, j));
                    }
                }
                _ => {
                    let (i, j) = pair(unit, cols);
                    sink.begin(Name::new(DIFFER_DOWN, &[i as u32, j as u32]));
                    (0..rows).for_each(|k| sink.term(1, Self::equality(Z, first_z, cols, rows, (i, j), k)));
                    sink.end(Sense::Le, rows as i64 - 1);
                }
            }
        }
    }
}
