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

use super::puzzle::{Binox, NAME, Symbol};
use crate::grid::Cell;
use crate::model::{Column, ColumnSink, Domain, Droppable, Family, Formulation, Group, Name, RowSink, Sense};
use crate::puzzles::kind::Puzzle;
use std::ops::Range;

const X: u8 = 0;
pub(super) const GIVEN: u8 = 1;
const RUN_ACROSS: u8 = 2;
const RUN_DOWN: u8 = 4;
const BALANCE_ACROSS: u8 = 6;
const BALANCE_DOWN: u8 = 7;
const Y: u8 = 8;
const Z: u8 = 9;
const SAME_ACROSS: u8 = 10;
const DIFFER_ACROSS: u8 = 14;
const SAME_DOWN: u8 = 15;
const DIFFER_DOWN: u8 = 19;

/// The fixed parts of all names, by the numbers above; those of x and B1 to B5 come first.
#[rustfmt::skip]
pub(super) const STEMS: [&str; 20] = [
    "x_", "given_", "run_a_max_", "run_a_min_", "run_d_max_", "run_d_min_", "balance_a", "balance_d",
    "y_", "z_",
    "same_a1_", "same_a2_", "same_a3_", "same_a4_", "differ_a_",
    "same_d1_", "same_d2_", "same_d3_", "same_d4_", "differ_d_",
];

/// The formulation `document` of a puzzle: a board of `m` x `n` cells.
pub struct Document<'a> {
    pub(super) puzzle: &'a Binox,
    pub(super) m: u64,
    pub(super) n: u64,
    /// The givens in the order of B1: all X, then all O.
    givens: Vec<(Cell, Symbol)>,
}

impl<'a> Document<'a> {
    /// The formulation of this puzzle.
    pub fn new(puzzle: &'a Binox) -> Self {
        Document {
            puzzle,
            m: puzzle.givens().rows() as u64,
            n: puzzle.givens().cols() as u64,
            givens: puzzle.listed_givens(),
        }
    }

    #[inline(always)]
    pub(super) fn x(&self, i: u64, j: u64) -> Column {
        x(self.n, i, j)
    }

    /// y(i,j,k) for each k. (The loops over k are the hot ones: what does not depend on k is worked out before them.)
    #[inline(always)]
    fn y(&self, (i, j): (u64, u64)) -> impl Fn(u64) -> Column + use<> {
        let first = self.m * self.n + unit_of((i, j), self.m) * self.n;
        move |k| Column {
            name: Name::new(Y, &[i as u32, j as u32, k as u32]),
            number: first + k,
        }
    }

    /// z(i,j,k) for each k.
    #[inline(always)]
    fn z(&self, (i, j): (u64, u64)) -> impl Fn(u64) -> Column + use<> {
        let first = self.m * self.n + pairs(self.m) * self.n + unit_of((i, j), self.n) * self.m;
        move |k| Column {
            name: Name::new(Z, &[i as u32, j as u32, k as u32]),
            number: first + k,
        }
    }

    fn b1<S: RowSink>(&self, unit: u64, sink: &mut S) {
        let (cell, symbol) = self.givens[unit as usize];
        let (i, j) = (cell.row as u64, cell.col as u64);
        let x = sink.column(self.x(i, j));
        sink.row(
            Name::new(GIVEN, &[i as u32, j as u32]),
            [(1, x)],
            Sense::Eq,
            i64::from(symbol == Symbol::X),
        );
    }

    fn b2<S: RowSink>(&self, i: u64, sink: &mut S) {
        for j in 0..self.n - 2 {
            run(
                sink,
                RUN_ACROSS,
                (i, j),
                [self.x(i, j), self.x(i, j + 1), self.x(i, j + 2)],
            );
        }
    }

    fn b3<S: RowSink>(&self, i: u64, sink: &mut S) {
        for j in 0..self.n {
            run(
                sink,
                RUN_DOWN,
                (i, j),
                [self.x(i, j), self.x(i + 1, j), self.x(i + 2, j)],
            );
        }
    }

    fn b4<S: RowSink>(&self, i: u64, sink: &mut S) {
        sink.begin(Name::new(BALANCE_ACROSS, &[i as u32]));
        (0..self.n).for_each(|j| sink.term(1, self.x(i, j)));
        sink.end(Sense::Eq, self.n as i64 / 2);
    }

    fn b5<S: RowSink>(&self, j: u64, sink: &mut S) {
        sink.begin(Name::new(BALANCE_DOWN, &[j as u32]));
        (0..self.m).for_each(|i| sink.term(1, self.x(i, j)));
        sink.end(Sense::Eq, self.m as i64 / 2);
    }

    #[inline(always)]
    fn b6<S: RowSink>(&self, (i, j): (u64, u64), sink: &mut S) {
        let (n, y) = (self.n, self.y((i, j)));
        for k in 0..n {
            same(sink, SAME_ACROSS, (i, j), k, [y(k), x(n, i, k), x(n, j, k)]);
        }
    }

    #[inline(always)]
    fn b7<S: RowSink>(&self, (i, j): (u64, u64), sink: &mut S) {
        let (n, y) = (self.n, self.y((i, j)));
        sink.begin(Name::new(DIFFER_ACROSS, &[i as u32, j as u32]));
        (0..n).for_each(|k| sink.term(1, y(k)));
        sink.end(Sense::Le, n as i64 - 1);
    }

    #[inline(always)]
    fn b8<S: RowSink>(&self, (i, j): (u64, u64), sink: &mut S) {
        let (m, n, z) = (self.m, self.n, self.z((i, j)));
        for k in 0..m {
            same(sink, SAME_DOWN, (i, j), k, [z(k), x(n, k, i), x(n, k, j)]);
        }
    }

    #[inline(always)]
    fn b9<S: RowSink>(&self, (i, j): (u64, u64), sink: &mut S) {
        let (m, z) = (self.m, self.z((i, j)));
        sink.begin(Name::new(DIFFER_DOWN, &[i as u32, j as u32]));
        (0..m).for_each(|k| sink.term(1, z(k)));
        sink.end(Sense::Le, m as i64 - 1);
    }
}

/// The column of a cell, on a board of `n` cells across.
#[inline(always)]
fn x(n: u64, i: u64, j: u64) -> Column {
    Column {
        name: Name::new(X, &[i as u32, j as u32]),
        number: i * n + j,
    }
}

/// B2 and B3: at most two X among three cells, and at least one.
#[inline(always)]
fn run<S: RowSink>(sink: &mut S, stem: u8, (i, j): (u64, u64), cells: [Column; 3]) {
    let cells = cells.map(|x| (1, sink.column(x)));
    sink.row(Name::new(stem, &[i as u32, j as u32]), cells, Sense::Le, 2);
    sink.row(Name::new(stem + 1, &[i as u32, j as u32]), cells, Sense::Ge, 1);
}

/// B6 and B8: the first column is 1 exactly when the two cells are equal.
#[inline(always)]
fn same<S: RowSink>(sink: &mut S, stem: u8, (i, j): (u64, u64), k: u64, columns: [Column; 3]) {
    let [equal, a, b] = columns;
    let (equal, a, b) = (sink.column(equal), sink.column(a), sink.column(b));
    let name = |at| Name::new(stem + at, &[i as u32, j as u32, k as u32]);
    sink.row(name(0), [(1, equal), (1, a), (1, b)], Sense::Ge, 1);
    sink.row(name(1), [(1, equal), (1, a), (-1, b)], Sense::Le, 1);
    sink.row(name(2), [(1, equal), (1, b), (-1, a)], Sense::Le, 1);
    sink.row(name(3), [(1, a), (1, b), (-1, equal)], Sense::Le, 1);
}

/// The number of ordered pairs i != j of lines.
fn pairs(lines: u64) -> u64 {
    lines * (lines - 1)
}

/// The ordered pair of that number.
#[inline(always)]
fn pair(unit: u64, lines: u64) -> (u64, u64) {
    let (i, rest) = (unit / (lines - 1), unit % (lines - 1));
    (i, rest + u64::from(rest >= i))
}

/// The number of an ordered pair.
#[inline(always)]
fn unit_of((i, j): (u64, u64), lines: u64) -> u64 {
    i * (lines - 1) + j - u64::from(j > i)
}

impl Formulation for Document<'_> {
    fn name(&self) -> &'static str {
        "document"
    }

    fn title(&self) -> String {
        self.puzzle.title()
    }

    fn word(&self) -> &'static str {
        NAME
    }

    fn stems(&self) -> Vec<&'static str> {
        STEMS.to_vec()
    }

    fn max_index(&self) -> u32 {
        self.m.max(self.n) as u32
    }

    fn groups(&self) -> Vec<Group> {
        let (m, n, p, q) = (self.m, self.n, pairs(self.m), pairs(self.n));
        let binary = |pattern, meaning, units, columns, cost| Group {
            pattern,
            meaning,
            units,
            columns,
            domain: Domain::Binary,
            cost,
        };
        vec![
            binary("x_i_j", "1: cell (i,j) is X, 0: it is O", m, m * n, Some(0)),
            binary("y_i_j_k", "1 iff x(i,k) = x(j,k)", p, p * n, None),
            binary("z_i_j_k", "1 iff x(k,i) = x(k,j)", q, q * m, None),
        ]
    }

    fn families(&self) -> Vec<Family> {
        let (m, n, p, q) = (self.m, self.n, pairs(self.m), pairs(self.n));
        let (g, across, down) = (self.givens.len() as u64, m * (n - 2), n * (m - 2));
        #[rustfmt::skip]
        let families = [
            // id, comment, units, rows, terms
            ("B1", "given: x_i_j is 1 where X is given, 0 where O is", g, g, g),
            ("B2", "runs across: one or two X among three cells in succession", m, 2 * across, 6 * across),
            ("B3", "runs down: one or two X among three cells in succession", m - 2, 2 * down, 6 * down),
            ("B4", "balance across: half of the cells are X", m, m, m * n),
            ("B5", "balance down: half of the cells are X", n, n, m * n),
            ("B6", "equality of cells: y_i_j_k is 1 iff x_i_k = x_j_k", p, 4 * p * n, 12 * p * n),
            ("B7", "rows i and j of the board differ", p, p, p * n),
            ("B8", "equality of cells: z_i_j_k is 1 iff x_k_i = x_k_j", q, 4 * q * m, 12 * q * m),
            ("B9", "columns i and j of the board differ", q, q, q * m),
        ];
        families
            .map(|(id, comment, units, rows, terms)| Family::new(id, comment, units, rows, terms))
            .to_vec()
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        for unit in units {
            match group {
                0 => (0..self.n).for_each(|j| sink.column(self.x(unit, j))),
                1 => (0..self.n).map(self.y(pair(unit, self.m))).for_each(|y| sink.column(y)),
                _ => (0..self.m).map(self.z(pair(unit, self.n))).for_each(|z| sink.column(z)),
            }
        }
    }

    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        for unit in units {
            match family {
                0 => self.b1(unit, sink),
                1 => self.b2(unit, sink),
                2 => self.b3(unit, sink),
                3 => self.b4(unit, sink),
                4 => self.b5(unit, sink),
                5 => self.b6(pair(unit, self.m), sink),
                6 => self.b7(pair(unit, self.m), sink),
                7 => self.b8(pair(unit, self.n), sink),
                _ => self.b9(pair(unit, self.n), sink),
            }
        }
    }

    fn droppable(&self) -> Vec<Droppable> {
        vec![Droppable {
            family: 0,
            most: None,
            stems: &[(GIVEN, "drop_", "given_")],
        }]
    }

    fn equal_sums(&self) -> bool {
        true
    }
}
