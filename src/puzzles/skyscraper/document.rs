//! The published formulation of Skyscraper, exactly: every variable, every constraint, every index range, in its order.
//!
//! | family | constraint | for all |
//! |---|---|---|
//! | S1 | sum_k x(i,j,k) = 1 | i, j |
//! | S2 | sum_j x(i,j,k) = 1 | i, k |
//! | S3 | sum_i x(i,j,k) = 1 | j, k |
//! | S4 | x(i,j,V(i,j)) = 1 | givens |
//! | S5 | T + p z <= p; x - z >= 0; x - T - z <= 0 | clued lines L, positions p, heights k |
//! | S6 | sum_{p,k} z_L(p,k) = v(L) | clued lines L |
//!
//! In S5, z is z_L(p,k), x is x(L_p,k), and T is the number of buildings before position p that are taller than k:
//! sum over q < p and k' > k of x(L_q,k'), written out in the rows. All three rows stand for every p and k; the first
//! one of p = 0 is `0 z <= 0`. A line without a clue has no z columns and no S5 and S6 rows.
//!
//! `models/README.md` states it in the field's notation, with sizes, counts and sources.

use super::Skyscraper;
use crate::grid::{Cell, SightLine};
use crate::model::{Column, ColumnSink, Domain, Droppable, Family, Formulation, Group, Name, RowSink, Sense};
use crate::puzzles::kind::Puzzle;
use std::ops::Range;

const X: u8 = 0;
/// The first of four stems, one a side.
const Z: u8 = 1;
const CELL: u8 = 5;
const HEIGHT_ACROSS: u8 = 6;
const HEIGHT_DOWN: u8 = 7;
const GIVEN: u8 = 8;
const HIDDEN: u8 = 9;
const TALL: u8 = 13;
const SEEN: u8 = 17;
const COUNT: u8 = 21;

#[rustfmt::skip]
const STEMS: &[&str] = &[
    "x_", "z_L", "z_R", "z_T", "z_B",
    "cell_", "height_a_", "height_d_", "given_",
    "hidden_L", "hidden_R", "hidden_T", "hidden_B",
    "tall_L", "tall_R", "tall_T", "tall_B",
    "seen_L", "seen_R", "seen_T", "seen_B",
    "count_L", "count_R", "count_T", "count_B",
];

/// The formulation `document` of a puzzle.
pub struct Document<'a> {
    puzzle: &'a Skyscraper,
    n: u64,
    givens: Vec<(Cell, u32)>,
    clued: Vec<(SightLine, u32)>,
}

impl<'a> Document<'a> {
    /// The formulation of this puzzle.
    pub fn new(puzzle: &'a Skyscraper) -> Self {
        let givens = puzzle
            .givens()
            .iter()
            .filter_map(|(cell, given)| given.map(|height| (cell, height)))
            .collect();
        Document {
            puzzle,
            n: puzzle.size() as u64,
            givens,
            clued: puzzle.clued_lines(),
        }
    }

    #[inline(always)]
    fn x(&self, cell: Cell, k: u64) -> Column {
        let (i, j) = (cell.row as u64, cell.col as u64);
        Column {
            name: Name::new(X, &[i as u32, j as u32, k as u32]),
            number: (i * self.n + j) * self.n + k - 1,
        }
    }

    #[inline(always)]
    fn z(&self, line: u64, p: u64, k: u64) -> Column {
        let n = self.n;
        Column {
            name: self.sight_name(Z, line, p, k),
            number: n * n * n + (line * n + p) * n + k - 1,
        }
    }

    fn sight_name(&self, stem: u8, line: u64, p: u64, k: u64) -> Name {
        let sight = self.clued[line as usize].0;
        Name::new(stem + sight.side as u8, &[sight.index as u32, p as u32, k as u32])
    }

    fn at(&self, line: u64, p: u64) -> Cell {
        self.clued[line as usize].0.cell(self.n as usize, p as usize)
    }

    /// The terms of `sign` times T.
    fn taller_before<S: RowSink>(&self, sink: &mut S, sign: i32, line: u64, p: u64, k: u64) {
        for q in 0..p {
            let cell = self.at(line, q);
            for taller in k + 1..=self.n {
                sink.term(sign, self.x(cell, taller));
            }
        }
    }

    fn s1<S: RowSink>(&self, i: u64, sink: &mut S) {
        for j in 0..self.n {
            sink.begin(Name::new(CELL, &[i as u32, j as u32]));
            (1..=self.n).for_each(|k| sink.term(1, self.x(cell(i, j), k)));
            sink.end(Sense::Eq, 1);
        }
    }

    fn s2<S: RowSink>(&self, i: u64, sink: &mut S) {
        for k in 1..=self.n {
            sink.begin(Name::new(HEIGHT_ACROSS, &[i as u32, k as u32]));
            (0..self.n).for_each(|j| sink.term(1, self.x(cell(i, j), k)));
            sink.end(Sense::Eq, 1);
        }
    }

    fn s3<S: RowSink>(&self, j: u64, sink: &mut S) {
        for k in 1..=self.n {
            sink.begin(Name::new(HEIGHT_DOWN, &[j as u32, k as u32]));
            (0..self.n).for_each(|i| sink.term(1, self.x(cell(i, j), k)));
            sink.end(Sense::Eq, 1);
        }
    }

    fn s4<S: RowSink>(&self, given: u64, sink: &mut S) {
        let (cell, height) = self.givens[given as usize];
        let x = sink.column(self.x(cell, u64::from(height)));
        let name = Name::new(GIVEN, &[cell.row as u32, cell.col as u32]);
        sink.row(name, [(1, x)], Sense::Eq, 1);
    }

    fn s5<S: RowSink>(&self, line: u64, p: u64, k: u64, sink: &mut S) {
        let (x, z) = (self.x(self.at(line, p), k), self.z(line, p, k));
        sink.begin(self.sight_name(HIDDEN, line, p, k));
        self.taller_before(sink, 1, line, p, k);
        sink.term(p as i32, z);
        sink.end(Sense::Le, p as i64);
        let terms = [(1, sink.column(x)), (-1, sink.column(z))];
        sink.row(self.sight_name(TALL, line, p, k), terms, Sense::Ge, 0);
        sink.begin(self.sight_name(SEEN, line, p, k));
        sink.term(1, x);
        self.taller_before(sink, -1, line, p, k);
        sink.term(-1, z);
        sink.end(Sense::Le, 0);
    }

    fn s6<S: RowSink>(&self, line: u64, sink: &mut S) {
        let (sight, clue) = self.clued[line as usize];
        sink.begin(Name::new(COUNT + sight.side as u8, &[sight.index as u32]));
        (0..self.n).for_each(|p| (1..=self.n).for_each(|k| sink.term(1, self.z(line, p, k))));
        sink.end(Sense::Eq, i64::from(clue));
    }
}

fn cell(i: u64, j: u64) -> Cell {
    Cell::new(i as usize, j as usize)
}

impl Formulation for Document<'_> {
    fn name(&self) -> &'static str {
        "document"
    }

    fn title(&self) -> String {
        self.puzzle.title()
    }

    fn word(&self) -> &'static str {
        super::puzzle::NAME
    }

    fn stems(&self) -> Vec<&'static str> {
        STEMS.to_vec()
    }

    fn max_index(&self) -> u32 {
        self.n as u32
    }

    fn groups(&self) -> Vec<Group> {
        let n = self.n;
        let c = self.clued.len() as u64;
        let group = |pattern, meaning, units, columns, cost| Group {
            pattern,
            meaning,
            units,
            columns,
            domain: Domain::Binary,
            cost,
        };
        vec![
            group("x_i_j_k", "1: cell (i,j) has height k", n * n, n * n * n, Some(0)),
            group(
                "z_L_p_k",
                "1: the building at position p of sight line L has height k and is seen",
                c * n,
                c * n * n,
                None,
            ),
        ]
    }

    fn families(&self) -> Vec<Family> {
        let n = self.n;
        let c = self.clued.len() as u64;
        let g = self.givens.len() as u64;
        let pairs = n * (n - 1) / 2;
        #[rustfmt::skip]
        let families = [
            // id, comment, units, rows, terms, zeros
            ("S1", "one height in each cell", n, n * n, n * n * n, 0),
            ("S2", "each height once in each row of the board", n, n * n, n * n * n, 0),
            ("S3", "each height once in each column of the board", n, n * n, n * n * n, 0),
            ("S4", "given", g, g, g, 0),
            ("S5", "z is 1 iff height k stands at position p of the sight line and nothing taller before it",
             c * n * n, 3 * c * n * n, c * (5 * n * n + 2 * pairs * pairs), c * n),
            ("S6", "as many are seen as the clue says", c, c, c * n * n, 0),
        ];
        let family = |(id, comment, units, rows, terms, zeros)| Family {
            zeros,
            ..Family::new(id, comment, units, rows, terms)
        };
        families.map(family).to_vec()
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        let n = self.n;
        for unit in units {
            for k in 1..=n {
                sink.column(match group {
                    0 => self.x(cell(unit / n, unit % n), k),
                    _ => self.z(unit / n, unit % n, k),
                });
            }
        }
    }

    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        let n = self.n;
        for unit in units {
            match family {
                0 => self.s1(unit, sink),
                1 => self.s2(unit, sink),
                2 => self.s3(unit, sink),
                3 => self.s4(unit, sink),
                4 => self.s5(unit / (n * n), unit / n % n, unit % n + 1, sink),
                _ => self.s6(unit, sink),
            }
        }
    }

    fn droppable(&self) -> Vec<Droppable> {
        vec![
            Droppable {
                family: 3,
                most: None,
                stems: &[(GIVEN, "drop_", "given_")],
            },
            Droppable {
                family: 5,
                most: Some(self.n as i64),
                stems: &[
                    (COUNT, "drop_L", "count_max_L"),
                    (COUNT + 1, "drop_R", "count_max_R"),
                    (COUNT + 2, "drop_T", "count_max_T"),
                    (COUNT + 3, "drop_B", "count_max_B"),
                ],
            },
        ]
    }

    fn equal_sums(&self) -> bool {
        true
    }
}
