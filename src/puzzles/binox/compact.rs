//! The formulations `compact` and `lazy`: of B1 to B5 what the givens leave open (`reduced.rs`), and far less for "no two
//! lines are equal".
//!
//! Lines are balanced, so two of them are equal exactly when they share n/2 X. A column w(i,j,k) for the unordered pair
//! i < j is at least 1 where both have X at position k:
//!
//! | family | constraint | for all |
//! |---|---|---|
//! | C6 | x(i,k) + x(j,k) - w(i,j,k) <= 1 | pairs of board rows that the givens do not tell apart, k |
//! | C7 | sum_k w(i,j,k) <= nC/2 - 1 | the same pairs |
//! | C8 | x(k,i) + x(k,j) - v(i,j,k) <= 1 | pairs of board columns that the givens do not tell apart, k |
//! | C9 | sum_k v(i,j,k) <= nR/2 - 1 | the same pairs |
//!
//! w and v are continuous, from 0 to 1: with x whole their least values are 0 and 1. The upper bound is not needed for
//! that, but without it HiGHS takes 15 to 40 times as long (benches/formulations.md). `lazy` has C6 to C9 for listed
//! pairs only, none at first.
//!
//! The givens are propagated by the rules of runs and balance (`propagate.rs`). Where a cell of the pair is known to
//! be O, nothing can be shared: w(i,j,k) and its row are left out. Where one is known to be X, the other's x stands for
//! w in C7, and where both are, 1 is taken off the right-hand side. A pair gets nothing at all if it has X and O at one
//! position, or if fewer than n/2 positions can be X in both, or O in both. Two lines whose X are all known and equal
//! make a row that cannot hold (the sum of these X is at most n/2 - 1).
//!
//! Sizes: 8 times fewer nonzeros than `document` with no givens, and nearly all pairs go with a third of the cells
//! given. Every solver's presolve finds the known cells and what follows from them, but it holds the whole model first:
//! a 1000 x 1000 board with 30 % given has 4 million rows as published.

use super::document::{self, Document, x};
use super::propagate::{Knowledge, propagate};
use super::puzzle::{Binox, NAME, Symbol};
use super::reduced::{self, HasReduced, Known, Left, Reduced};
use crate::grid::{Grid, Line};
use crate::model::Sense::Le;
use crate::model::families::{Rows, families, family};
use crate::model::{About, Column, ColumnSink, Domain, Formulation, Group, Name, RowSink, Size};
use crate::place::Place;
use crate::puzzles::board::Cells;
use crate::puzzles::kind::Puzzle;
use std::ops::Range;

const W: Group = Group {
    domain: Domain::Fraction,
    ..Group::binary(
        1,
        &["w_"],
        "w_i_j_k",
        "at least 1 where rows i and j of the board share an X",
    )
};
const V: Group = Group {
    domain: Domain::Fraction,
    ..Group::binary(
        2,
        &["v_"],
        "v_i_j_k",
        "at least 1 where columns i and j of the board share an X",
    )
};

/// The formulation `compact` or `lazy` of a puzzle.
pub struct Compact<'a> {
    name: &'static str,
    reduced: Reduced<'a>,
    across: Pairs,
    down: Pairs,
}

/// The pairs of lines of one direction that get rows.
struct Pairs {
    down: bool,
    len: usize,
    knowledge: Knowledge,
    pairs: Vec<Pair>,
    /// The number of the first w column.
    first: u64,
    columns: u64,
    differ_terms: u64,
}

/// A pair i < j of lines, and how many w columns the pairs before it have.
struct Pair {
    i: u32,
    j: u32,
    first: u64,
}

/// What a position of a pair may share, as sets in one word.
struct Shares {
    /// Both open: a w column.
    open: u64,
    /// One is X, the other open: an x column.
    one: u64,
    /// Both are X.
    both: u64,
}

impl Pairs {
    fn new(down: bool, known: &Grid<Option<Symbol>>, wanted: Option<&[(usize, usize)]>, first: u64) -> Self {
        let (lines, len) = if down {
            (known.cols(), known.rows())
        } else {
            (known.rows(), known.cols())
        };
        let line = |index| if down { Line::Down(index) } else { Line::Across(index) };
        let mut pairs = Pairs {
            down,
            len,
            knowledge: Knowledge::new(known, (0..lines).map(line), len),
            pairs: Vec::new(),
            first,
            columns: 0,
            differ_terms: 0,
        };
        match wanted {
            Some(wanted) => wanted.iter().for_each(|&(i, j)| pairs.push(i, j)),
            None => (0..lines).for_each(|i| (i + 1..lines).for_each(|j| pairs.push(i, j))),
        }
        pairs
    }

    /// Adds the pair unless the two lines differ anyway.
    fn push(&mut self, i: usize, j: usize) {
        if self.knowledge.differ(i, j, self.len) {
            return;
        }
        let pair = Pair {
            i: i as u32,
            j: j as u32,
            first: self.columns,
        };
        let (mut open, mut one) = (0, 0);
        for word in 0..self.knowledge.words() {
            let shares = self.shares(&pair, word);
            open += u64::from(shares.open.count_ones());
            one += u64::from(shares.one.count_ones());
        }
        self.columns += open;
        self.differ_terms += if open + one > 0 {
            open + one
        } else {
            self.len as u64 / 2
        };
        self.pairs.push(pair);
    }

    #[inline]
    fn shares(&self, pair: &Pair, word: usize) -> Shares {
        let (xi, oi) = self.knowledge.word(pair.i as usize, word);
        let (xj, oj) = self.knowledge.word(pair.j as usize, word);
        let in_line = match self.len - 64 * word {
            64.. => u64::MAX,
            rest => (1 << rest) - 1,
        };
        let possible = in_line & !oi & !oj;
        Shares {
            open: possible & !xi & !xj,
            one: possible & (xi ^ xj),
            both: xi & xj,
        }
    }

    /// Visits the w columns of a range of units: the column, the pair and the position.
    fn each(&self, units: Range<u64>, mut visit: impl FnMut(Column, &Pair, u64)) {
        let stem = if self.down { V.stem } else { W.stem };
        let start = self.pairs.partition_point(|pair| pair.first <= units.start);
        let mut number = match start.checked_sub(1) {
            Some(at) => self.pairs[at].first,
            None => return,
        };
        for pair in &self.pairs[start - 1..] {
            for word in 0..self.knowledge.words() {
                let mut open = self.shares(pair, word).open;
                while open != 0 {
                    let position = 64 * word as u64 + u64::from(open.trailing_zeros());
                    open &= open - 1;
                    if number >= units.end {
                        return;
                    }
                    if number >= units.start {
                        let name = Name::new(stem, &[pair.i, pair.j, position as u32]);
                        let column = Column {
                            name,
                            number: self.first + number,
                        };
                        visit(column, pair, position);
                    }
                    number += 1;
                }
            }
        }
    }

    /// The x column at a position of a line.
    #[inline]
    fn x(&self, n: u64, line: u32, position: u64) -> Column {
        let line = u64::from(line);
        if self.down {
            x(n, position, line)
        } else {
            x(n, line, position)
        }
    }

    /// C6 and C8: the rows of some w columns.
    fn share<S: RowSink>(&self, n: u64, stem: u8, units: Range<u64>, sink: &mut S) {
        self.each(units, |w, pair, position| {
            let x = |line| self.x(n, line, position);
            let terms = [
                (1, sink.column(x(pair.i))),
                (1, sink.column(x(pair.j))),
                (-1, sink.column(w)),
            ];
            sink.row(Name::new(stem, &[pair.i, pair.j, position as u32]), terms, Le, 1);
        });
    }

    /// C7 and C9: the row of a pair.
    fn differ<S: RowSink>(&self, n: u64, stem: u8, unit: u64, sink: &mut S) {
        let column_stem = if self.down { V.stem } else { W.stem };
        let pair = &self.pairs[unit as usize];
        let mut most = self.len as i64 / 2 - 1;
        let mut number = self.first + pair.first;
        let mut terms = 0;
        sink.begin(Name::new(stem, &[pair.i, pair.j]));
        for word in 0..self.knowledge.words() {
            let shares = self.shares(pair, word);
            let (x_of_i, _) = self.knowledge.word(pair.i as usize, word);
            let mut rest = shares.open | shares.one;
            while rest != 0 {
                let bit = rest & rest.wrapping_neg();
                let position = 64 * word as u64 + u64::from(rest.trailing_zeros());
                rest ^= bit;
                let column = if shares.open & bit != 0 {
                    number += 1;
                    Column {
                        name: Name::new(column_stem, &[pair.i, pair.j, position as u32]),
                        number: number - 1,
                    }
                } else {
                    let open = if x_of_i & bit == 0 { pair.i } else { pair.j };
                    self.x(n, open, position)
                };
                sink.term(1, column);
                terms += 1;
            }
            most -= i64::from(shares.both.count_ones());
        }
        if terms == 0 {
            // All X of both lines are known, at the same positions.
            for word in 0..self.knowledge.words() {
                let mut both = self.shares(pair, word).both;
                while both != 0 {
                    let position = 64 * word as u64 + u64::from(both.trailing_zeros());
                    both &= both - 1;
                    sink.term(1, self.x(n, pair.i, position));
                    most += 1;
                }
            }
        }
        sink.end(Le, most);
    }

    /// The size of C7 or C9.
    fn differ_size(&self) -> Size {
        let count = self.pairs.len() as u64;
        Size::new(count, count, self.differ_terms)
    }
}

impl<'a> Compact<'a> {
    /// The formulation `compact` of this puzzle. Where the givens may be dropped, `from_givens` is false: nothing is
    /// concluded from them.
    pub fn new(puzzle: &'a Binox, from_givens: bool) -> Self {
        Self::with(puzzle, "compact", from_givens, None)
    }

    /// The formulation `lazy` of this puzzle, with rows for these pairs of lines.
    pub fn lazy(puzzle: &'a Binox, from_givens: bool, pairs: &[Place]) -> Self {
        let mut wanted = [Vec::new(), Vec::new()];
        for pair in pairs {
            let Place::Lines(lines) = pair else { continue };
            let (list, i, j) = match lines[..] {
                [Line::Across(i), Line::Across(j)] => (&mut wanted[0], i, j),
                [Line::Down(i), Line::Down(j)] => (&mut wanted[1], i, j),
                _ => continue,
            };
            if i != j {
                list.push((i.min(j), i.max(j)));
            }
        }
        for list in &mut wanted {
            list.sort_unstable();
            list.dedup();
        }
        Self::with(puzzle, "lazy", from_givens, Some(&wanted))
    }

    fn with(
        puzzle: &'a Binox,
        name: &'static str,
        from_givens: bool,
        wanted: Option<&[Vec<(usize, usize)>; 2]>,
    ) -> Self {
        let givens = puzzle.givens();
        let known = if from_givens {
            propagate(givens)
        } else {
            Grid::from_fn(givens.rows(), givens.cols(), |_| None)
        };
        let pairs = |at: usize, first| Pairs::new(at == 1, &known, wanted.map(|wanted| &wanted[at][..]), first);
        let across = pairs(0, (givens.rows() * givens.cols()) as u64);
        let down = pairs(1, across.first + across.columns);
        let published = Document::new(puzzle);
        let known = from_givens.then(|| Known::new(&published, known));
        Compact {
            name,
            reduced: Reduced { published, known },
            across,
            down,
        }
    }
}

impl HasReduced for Compact<'_> {
    fn reduced(&self) -> &Reduced<'_> {
        &self.reduced
    }
}

/// C6 is written without `family!`, as its rows are found in one pass over the units; so is C8.
struct C6;

impl Rows<Compact<'_>> for C6 {
    const ID: &'static str = "C6";
    const COMMENT: &'static str = "w_i_j_k is at least 1 where rows i and j of the board share an X";
    const STEMS: &'static [&'static str] = &["share_a_"];

    fn size(of: &Compact<'_>) -> Size {
        Size::each(of.across.columns, 3)
    }
    fn rows<S: RowSink>(of: &Compact<'_>, stem: u8, unit: u64, sink: &mut S) {
        Self::each(of, stem, unit..unit + 1, sink);
    }
    fn each<S: RowSink>(of: &Compact<'_>, stem: u8, units: Range<u64>, sink: &mut S) {
        of.across.share(of.reduced.published.n, stem, units, sink);
    }
}

family! { C7 of Compact: "rows i and j of the board share less than half";
    names "differ_a_";
    size(of) = of.across.differ_size();
    rows(of, stem, unit, sink) = of.across.differ(of.reduced.published.n, stem, unit, sink);
}

struct C8;

impl Rows<Compact<'_>> for C8 {
    const ID: &'static str = "C8";
    const COMMENT: &'static str = "v_i_j_k is at least 1 where columns i and j of the board share an X";
    const STEMS: &'static [&'static str] = &["share_d_"];

    fn size(of: &Compact<'_>) -> Size {
        Size::each(of.down.columns, 3)
    }
    fn rows<S: RowSink>(of: &Compact<'_>, stem: u8, unit: u64, sink: &mut S) {
        Self::each(of, stem, unit..unit + 1, sink);
    }
    fn each<S: RowSink>(of: &Compact<'_>, stem: u8, units: Range<u64>, sink: &mut S) {
        of.down.share(of.reduced.published.n, stem, units, sink);
    }
}

family! { C9 of Compact: "columns i and j of the board share less than half";
    names "differ_d_";
    size(of) = of.down.differ_size();
    rows(of, stem, unit, sink) = of.down.differ(of.reduced.published.n, stem, unit, sink);
}

impl Formulation for Compact<'_> {
    families! {
        after V;
        reduced::B1,
        Left<document::B2, 0>, Left<document::B3, 1>, Left<document::B4, 2>, Left<document::B5, 3>,
        C6, C7, C8, C9,
    }

    fn about(&self) -> About {
        let published = &self.reduced.published;
        About::new(self.name, NAME, published.puzzle.title(), published.m.max(published.n))
    }

    fn groups(&self) -> Vec<Group> {
        let Document { m, n, .. } = self.reduced.published;
        let (w, v) = (self.across.columns, self.down.columns);
        vec![document::X.sized(m, m * n), W.sized(w, w), V.sized(v, v)]
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        match group {
            0 => self.reduced.published.columns(0, units, sink),
            1 => self.across.each(units, |column, _, _| sink.column(column)),
            _ => self.down.each(units, |column, _, _| sink.column(column)),
        }
    }
}
