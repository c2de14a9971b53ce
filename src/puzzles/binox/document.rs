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
//!
//! `models/README.md` states it in the field's notation, with sizes, counts and sources.

use super::Binox;
use super::shared_rows::{self, Base, family};
use crate::model::{Column, ColumnSink, Domain, Family, Formulation, Group, Name, RowSink, Sense};
use crate::puzzles::kind::Puzzle;
use std::ops::Range;

const Y: u8 = shared_rows::FIRST_STEM;
const Z: u8 = Y + 1;
const SAME_ACROSS: u8 = Y + 2;
const DIFFER_ACROSS: u8 = Y + 6;
const SAME_DOWN: u8 = Y + 7;
const DIFFER_DOWN: u8 = Y + 11;

const STEMS: [&str; 21] = shared_rows::with_stems([
    "y_",
    "z_",
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
]);

/// The formulation `document` of a puzzle.
pub struct Document<'a> {
    base: Base<'a>,
}

impl<'a> Document<'a> {
    /// The formulation of this puzzle.
    pub fn new(puzzle: &'a Binox) -> Self {
        Document {
            base: Base::new(puzzle),
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
        self.base.puzzle.title()
    }

    fn word(&self) -> &'static str {
        super::puzzle::NAME
    }

    fn stems(&self) -> Vec<&'static str> {
        STEMS.to_vec()
    }

    fn max_index(&self) -> u32 {
        self.base.max_index()
    }

    fn groups(&self) -> Vec<Group> {
        let (rows, cols) = (self.base.rows, self.base.cols);
        let group = |pattern, meaning, units, columns| Group {
            pattern,
            meaning,
            units,
            columns,
            domain: Domain::Binary,
            cost: None,
        };
        let (p, q) = (Self::pairs(rows), Self::pairs(cols));
        vec![
            self.base.group(),
            group("y_i_j_k", "1 iff x(i,k) = x(j,k)", p, p * cols),
            group("z_i_j_k", "1 iff x(k,i) = x(k,j)", q, q * rows),
        ]
    }

    fn families(&self) -> Vec<Family> {
        let (rows, cols) = (self.base.rows, self.base.cols);
        let (p, q) = (Self::pairs(rows), Self::pairs(cols));
        let mut families = self.base.families().to_vec();
        families.extend([
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
        ]);
        families
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        let (rows, cols) = (self.base.rows, self.base.cols);
        let first_y = rows * cols;
        let first_z = first_y + Self::pairs(rows) * cols;
        if group == 0 {
            return self.base.columns(units, sink);
        }
        for unit in units {
            match group {
                1 => (0..cols).for_each(|k| sink.column(Self::equality(Y, first_y, rows, cols, pair(unit, rows), k))),
                _ => (0..rows).for_each(|k| sink.column(Self::equality(Z, first_z, cols, rows, pair(unit, cols), k))),
            }
        }
    }

    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        let (rows, cols) = (self.base.rows, self.base.cols);
        let first_y = rows * cols;
        let first_z = first_y + Self::pairs(rows) * cols;
        if family < shared_rows::FAMILIES {
            return self.base.rows(family, units, sink);
        }
        for unit in units {
            match family {
                5 => {
                    let (i, j) = pair(unit, rows);
                    for k in 0..cols {
                        let y = Self::equality(Y, first_y, rows, cols, (i, j), k);
                        Self::same(sink, SAME_ACROSS, (i, j), k, y, self.base.x(i, k), self.base.x(j, k));
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
                        Self::same(sink, SAME_DOWN, (i, j), k, z, self.base.x(k, i), self.base.x(k, j));
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

    fn droppable(&self) -> Vec<crate::model::Droppable> {
        self.base.droppable()
    }

    fn equal_sums(&self) -> bool {
        true
    }
}
