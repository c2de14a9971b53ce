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

use super::puzzle::{NAME, Skyscraper};
use crate::grid::{Cell, SightLine};
use crate::model::Sense::{Eq, Ge, Le};
use crate::model::families::{families, family};
use crate::model::{About, Column, ColumnSink, Formulation, Group, Lift, Name, RowSink, Size};
use crate::puzzles::latin::{self, Across, Down, EachCell, Givens, Latin, Words, x_at};
use crate::puzzles::{board::Cells, kind::Puzzle};
use std::ops::Range;

const Z: Group = Group::binary(
    1,
    &["z_L", "z_R", "z_T", "z_B"],
    "z_L_p_k",
    "1: the building at position p of sight line L has height k and is seen",
);

/// The formulation `document` of a puzzle: `n` lines, `clued` of the sight lines have a clue.
pub struct Document<'a> {
    puzzle: &'a Skyscraper,
    n: u64,
    givens: Vec<(Cell, u32)>,
    clued: Vec<(SightLine, u32)>,
}

/// A position p of a sight line L, by the line's number among those with a clue, and a height k.
#[derive(Clone, Copy)]
struct Sight {
    line: u64,
    p: u64,
    k: u64,
}

impl<'a> Document<'a> {
    /// The formulation of this puzzle.
    pub fn new(puzzle: &'a Skyscraper) -> Self {
        Document {
            puzzle,
            n: puzzle.size() as u64,
            givens: puzzle.listed_givens(),
            clued: puzzle.clued_lines(),
        }
    }

    /// The position and height of a unit of S5, which is also the number of the z column.
    fn sight(&self, unit: u64) -> Sight {
        let (n, k) = (self.n, unit % self.n + 1);
        #[rustfmt::skip]
        return Sight { line: unit / (n * n), p: unit / n % n, k };
    }

    /// z_L(p,k)
    #[inline(always)]
    fn z(&self, at @ Sight { line, p, k }: Sight) -> Column {
        let n = self.n;
        Column {
            name: self.name(Z.stem, at),
            number: n * n * n + (line * n + p) * n + k - 1,
        }
    }

    /// x(L_p,k)
    #[inline(always)]
    fn x(&self, Sight { line, p, k }: Sight) -> Column {
        let cell = self.clued[line as usize].0.cell(self.n as usize, p as usize);
        x_at(self.n, cell, k)
    }

    /// The name of a column or row of a sight line; `stem` is the first of four, one a side.
    fn name(&self, stem: u8, Sight { line, p, k }: Sight) -> Name {
        let sight = self.clued[line as usize].0;
        Name::at(stem + sight.side as u8, [sight.index as u64, p, k])
    }

    /// The terms of `sign` times T: buildings before p that are taller than k.
    fn taller_before<S: RowSink>(&self, sink: &mut S, sign: i32, at: Sight) {
        for q in 0..at.p {
            for taller in at.k + 1..=self.n {
                sink.term(sign, self.x(Sight { p: q, k: taller, ..at }));
            }
        }
    }
}

/// S1 to S4.
impl Latin for Document<'_> {
    const FAMILIES: [Words; 4] = [
        Words::new("S1", "one height in each cell", &["cell_"]),
        Words::new("S2", "each height once in each row of the board", &["height_a_"]),
        Words::new("S3", "each height once in each column of the board", &["height_d_"]),
        Words::new("S4", "given", &["given_"]),
    ];

    fn n(&self) -> u64 {
        self.n
    }

    fn givens(&self) -> &[(Cell, u32)] {
        &self.givens
    }
}

family! { S5 of Document: "z is 1 iff height k stands at position p of the sight line and nothing taller before it";
    names "hidden_L", "hidden_R", "hidden_T", "hidden_B", "tall_L", "tall_R", "tall_T", "tall_B",
          "seen_L", "seen_R", "seen_T", "seen_B";
    size(d) = {
        let (n, c) = (d.n, d.clued.len() as u64);
        let (units, pairs) = (c * n * n, n * (n - 1) / 2);
        // The first row of position 0 is 0 z <= 0.
        Size { zeros: c * n, ..Size::new(units, 3 * units, 5 * units + c * 2 * pairs * pairs) }
    };
    rows(d, stem, unit, sink) = {
        let at = d.sight(unit);
        let (x, z, p) = (d.x(at), d.z(at), at.p);
        sink.begin(d.name(stem, at));
        d.taller_before(sink, 1, at);
        sink.term(p as i32, z);
        sink.end(Le, p as i64);

        let terms = [(1, sink.column(x)), (-1, sink.column(z))];
        sink.row(d.name(stem + 4, at), terms, Ge, 0);

        sink.begin(d.name(stem + 8, at));
        sink.term(1, x);
        d.taller_before(sink, -1, at);
        sink.term(-1, z);
        sink.end(Le, 0);
    };
}

family! { S6 of Document: "as many are seen as the clue says";
    names "count_L", "count_R", "count_T", "count_B";
    size(d) = Size::each(d.clued.len() as u64, d.n * d.n);
    rows(d, stem, line, sink) = {
        let (sight, clue) = d.clued[line as usize];
        let name = Name::at(stem + sight.side as u8, [sight.index as u64]);
        let all = (0..d.n).flat_map(|p| (1..=d.n).map(move |k| d.z(Sight { line, p, k })));
        sink.sum(name, all, Eq, i64::from(clue));
    };
    lift(d) = dropped_clue(d.n);
}

impl Formulation for Document<'_> {
    families! { after Z; EachCell, Across, Down, Givens, S5, S6 }

    fn about(&self) -> About {
        About::new("document", NAME, self.puzzle.title(), self.n)
    }

    fn groups(&self) -> Vec<Group> {
        let (n, c) = (self.n, self.clued.len() as u64);
        let x = latin::group("1: cell (i,j) has height k", n);
        vec![x, Z.sized(c * n, c * n * n)]
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        match group {
            0 => latin::columns(self.n, units, sink),
            _ => (units.start * self.n..units.end * self.n).for_each(|at| sink.column(self.z(self.sight(at)))),
        }
    }
}

/// How a clue is dropped: at least and at most as many are seen.
pub(super) fn dropped_clue(n: u64) -> Lift {
    Lift::Count {
        most: n as i64,
        drops: &["drop_L", "drop_R", "drop_T", "drop_B"],
        seconds: &["count_max_L", "count_max_R", "count_max_T", "count_max_B"],
    }
}
