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
//! `models/README.md` states it in the field's notation, with sizes, counts and sources.

use super::puzzle::{Binox, NAME, Symbol};
use crate::grid::Cell;
use crate::model::Sense::{Eq, Ge, Le};
use crate::model::families::{families, family};
use crate::model::{About, Column, ColumnSink, Formulation, Group, Lift, Name, RowSink, Size};
use crate::puzzles::{board::Cells, kind::Puzzle};
use std::ops::Range;

pub(super) const X: Group = Group::board(&["x_"], "x_i_j", "1: cell (i,j) is X, 0: it is O");
const Y: Group = Group::binary(1, &["y_"], "y_i_j_k", "1 iff x(i,k) = x(j,k)");
const Z: Group = Group::binary(2, &["z_"], "z_i_j_k", "1 iff x(k,i) = x(k,j)");

/// The formulation `document` of a puzzle: `m` x `n` cells, `p` and `q` ordered pairs of lines.
pub struct Document<'a> {
    pub(super) puzzle: &'a Binox,
    pub(super) m: u64,
    pub(super) n: u64,
    p: u64,
    q: u64,
    /// The givens in the order of B1: all X, then all O.
    givens: Vec<(Cell, Symbol)>,
}

impl<'a> Document<'a> {
    /// The formulation of this puzzle.
    pub fn new(puzzle: &'a Binox) -> Self {
        let (m, n) = (puzzle.givens().rows() as u64, puzzle.givens().cols() as u64);
        Document {
            puzzle,
            m,
            n,
            p: m * (m - 1),
            q: n * (n - 1),
            givens: puzzle.listed_givens(),
        }
    }

    /// y(i,j,k) for each k; the pair (i,j) has the number `unit`. What does not depend on k is worked out only once.
    #[inline(always)]
    fn y(&self, unit: u64) -> impl Fn(u64) -> Column + use<> {
        let ((i, j), first) = (pair(unit, self.m), self.m * self.n + unit * self.n);
        move |k| Column::new(Y.stem, [i, j, k], first + k)
    }

    /// z(i,j,k) for each k.
    #[inline(always)]
    fn z(&self, unit: u64) -> impl Fn(u64) -> Column + use<> {
        let ((i, j), first) = (pair(unit, self.n), (self.m + self.p) * self.n + unit * self.m);
        move |k| Column::new(Z.stem, [i, j, k], first + k)
    }
}

/// x(i,j) on a board of `n` cells across.
#[inline(always)]
pub(super) fn x(n: u64, i: u64, j: u64) -> Column {
    Column::new(X.stem, [i, j], i * n + j)
}

/// The ordered pair i != j of lines that has this number.
#[inline(always)]
fn pair(unit: u64, lines: u64) -> (u64, u64) {
    let (i, rest) = (unit / (lines - 1), unit % (lines - 1));
    (i, rest + u64::from(rest >= i))
}

family! { B1 of Document: "given: x_i_j is 1 where X is given, 0 where O is";
    names "given_";
    size(d) = Size::each(d.givens.len() as u64, 1);
    rows(d, stem, unit, sink) = {
        let (Cell { row, col }, symbol) = d.givens[unit as usize];
        let (i, j) = (row as u64, col as u64);
        let x = sink.column(x(d.n, i, j));
        sink.row(Name::at(stem, [i, j]), [(1, x)], Eq, i64::from(symbol == Symbol::X));
    };
    lift(d) = Lift::Given { drops: &["drop_"] };
}

family! { B2 of Document: "runs across: one or two X among three cells in succession";
    names "run_a_max_", "run_a_min_";
    size(d) = Size::new(d.m, 2 * d.m * (d.n - 2), 6 * d.m * (d.n - 2));
    rows(d, stem, i, sink) = {
        let x = |j| x(d.n, i, j);
        (0..d.n - 2).for_each(|j| run(sink, stem, [i, j], [x(j), x(j + 1), x(j + 2)]));
    };
}

family! { B3 of Document: "runs down: one or two X among three cells in succession";
    names "run_d_max_", "run_d_min_";
    size(d) = Size::new(d.m - 2, 2 * d.n * (d.m - 2), 6 * d.n * (d.m - 2));
    rows(d, stem, i, sink) = {
        let x = |i, j| x(d.n, i, j);
        (0..d.n).for_each(|j| run(sink, stem, [i, j], [x(i, j), x(i + 1, j), x(i + 2, j)]));
    };
}

/// B2 and B3: at most two X among three cells, and at least one.
#[inline(always)]
fn run<S: RowSink>(sink: &mut S, stem: u8, first: [u64; 2], cells: [Column; 3]) {
    let cells = cells.map(|x| (1, sink.column(x)));
    sink.row(Name::at(stem, first), cells, Le, 2);
    sink.row(Name::at(stem + 1, first), cells, Ge, 1);
}

family! { B4 of Document: "balance across: half of the cells are X";
    names "balance_a";
    size(d) = Size::each(d.m, d.n);
    rows(d, stem, i, sink) = sink.sum(Name::at(stem, [i]), (0..d.n).map(|j| x(d.n, i, j)), Eq, d.n as i64 / 2);
}

family! { B5 of Document: "balance down: half of the cells are X";
    names "balance_d";
    size(d) = Size::each(d.n, d.m);
    rows(d, stem, j, sink) = sink.sum(Name::at(stem, [j]), (0..d.m).map(|i| x(d.n, i, j)), Eq, d.m as i64 / 2);
}

family! { B6 of Document: "equality of cells: y_i_j_k is 1 iff x_i_k = x_j_k";
    names "same_a1_", "same_a2_", "same_a3_", "same_a4_";
    size(d) = Size::new(d.p, 4 * d.p * d.n, 12 * d.p * d.n);
    rows(d, stem, unit, sink) = {
        let (n, (i, j), y) = (d.n, pair(unit, d.m), d.y(unit));
        (0..n).for_each(|k| same(sink, stem, [i, j, k], [y(k), x(n, i, k), x(n, j, k)]));
    };
}

family! { B7 of Document: "rows i and j of the board differ";
    names "differ_a_";
    size(d) = Size::each(d.p, d.n);
    rows(d, stem, unit, sink) = {
        let (i, j) = pair(unit, d.m);
        sink.sum(Name::at(stem, [i, j]), (0..d.n).map(d.y(unit)), Le, d.n as i64 - 1);
    };
}

family! { B8 of Document: "equality of cells: z_i_j_k is 1 iff x_k_i = x_k_j";
    names "same_d1_", "same_d2_", "same_d3_", "same_d4_";
    size(d) = Size::new(d.q, 4 * d.q * d.m, 12 * d.q * d.m);
    rows(d, stem, unit, sink) = {
        let (n, (i, j), z) = (d.n, pair(unit, d.n), d.z(unit));
        (0..d.m).for_each(|k| same(sink, stem, [i, j, k], [z(k), x(n, k, i), x(n, k, j)]));
    };
}

/// B6 and B8: the first column is 1 exactly when the two cells are equal.
#[inline(always)]
fn same<S: RowSink>(sink: &mut S, stem: u8, at: [u64; 3], [equal, a, b]: [Column; 3]) {
    let (equal, a, b) = (sink.column(equal), sink.column(a), sink.column(b));
    sink.row(Name::at(stem, at), [(1, equal), (1, a), (1, b)], Ge, 1);
    sink.row(Name::at(stem + 1, at), [(1, equal), (1, a), (-1, b)], Le, 1);
    sink.row(Name::at(stem + 2, at), [(1, equal), (1, b), (-1, a)], Le, 1);
    sink.row(Name::at(stem + 3, at), [(1, a), (1, b), (-1, equal)], Le, 1);
}

family! { B9 of Document: "columns i and j of the board differ";
    names "differ_d_";
    size(d) = Size::each(d.q, d.m);
    rows(d, stem, unit, sink) = {
        let (i, j) = pair(unit, d.n);
        sink.sum(Name::at(stem, [i, j]), (0..d.m).map(d.z(unit)), Le, d.m as i64 - 1);
    };
}

impl Formulation for Document<'_> {
    families! { after Z; B1, B2, B3, B4, B5, B6, B7, B8, B9 }

    fn about(&self) -> About {
        About::new("document", NAME, self.puzzle.title(), self.m.max(self.n))
    }

    fn groups(&self) -> Vec<Group> {
        let x = X.sized(self.m, self.m * self.n);
        vec![x, Y.sized(self.p, self.p * self.n), Z.sized(self.q, self.q * self.m)]
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        for unit in units {
            match group {
                0 => (0..self.n).for_each(|j| sink.column(x(self.n, unit, j))),
                1 => (0..self.n).map(self.y(unit)).for_each(|y| sink.column(y)),
                _ => (0..self.m).map(self.z(unit)).for_each(|z| sink.column(z)),
            }
        }
    }
}
