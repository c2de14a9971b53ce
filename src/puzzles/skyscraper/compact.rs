//! The formulation `compact`: each sight line is a path through the states (tallest so far, number seen so far).
//!
//! | family | constraint | for all |
//! |---|---|---|
//! | K1 | sum_k x(i,j,k) = 1 | i, j |
//! | K2 | sum_j x(i,j,k) = 1, over the cells where k is possible | i, k |
//! | K3 | sum_i x(i,j,k) = 1, over the cells where k is possible | j, k |
//! | K4 | sum of the x(i,j,k) that are impossible = 0 | i, j with impossible heights |
//! | K5 | what enters a state leaves it | sight lines L, states |
//! | K6 | x(L_p,k) - sum_v e(p,k,v) = 0 where k cannot be hidden; x(i,j,k) - sum of the e of both ends >= 0 | L, p, k; i, j, k < n |
//! | K7 | sum over h >= k of (x(L_p,h) - sum_v e(p,h,v)) <= sum of the s(p,m,v) that can hide one of them | L, p, k |
//!
//! For a sight line L with a clue c, one unit flows from (p, m, v) = (0, 0, 0), through states in which p cells
//! were passed, the tallest is m and v buildings were seen, to (n, n, c). At cell p it either stays (column s(p,m,v): the
//! building is lower than m), or it leaves (l(p,m,v)), climbs (t, one column between any two neighbouring heights, so that
//! the pairs of heights need none of their own) and arrives at the height k of cell p (e(p,k,v)), with one building more
//! seen. With x whole the flow has one way to go, so its columns are continuous.
//!
//! Only what some filling of the line uses is written: heights and states are followed exactly through all fillings of a
//! line with both its clues (`lines.rs`), the heights line by line until nothing changes. A line whose clues all its
//! fillings meet gets no rows K5 to K7. Without clues or givens that tell something, nothing is left out.
//!
//! The last rows of K6 let two opposite sight lines share what they can: only the tallest building is seen from both ends.
//!
//! The clue is met because no other final state exists. Where clues may be dropped (`--repair`), nothing is concluded
//! from givens and clues, the states have no v, and a row `count` bounds the number of arrivals; the givens get rows.
//!
//! Chosen by measurement: benches/formulations.md has the table, with prefix maxima and other networks.

use super::document::dropped_clue;
use super::propagate::{self, Heights, States};
use super::puzzle::{NAME, Skyscraper};
use crate::grid::{Cell, Grid, Line, Side, SightLine};
use crate::model::{
    About, Column, ColumnSink, Domain, Family, Formulation, Group, Lift, ModelError, Name, RowSink, Sense, Size,
};
use crate::puzzles::board::Cells;
use crate::puzzles::kind::Puzzle;
use crate::puzzles::latin;
use std::collections::BTreeMap;
use std::ops::Range;

/// The columns of the flow: the first of their stems, one a side.
const FLOWS: [Group; 4] = [
    flow(
        1,
        &["s_L", "s_R", "s_T", "s_B"],
        "s_L_p_q",
        "cell p of L hides behind the tallest so far; q = v n + m",
    ),
    flow(
        5,
        &["l_L", "l_R", "l_T", "l_B"],
        "l_L_p_q",
        "cell p of L is taller than the tallest so far; q = v n + m",
    ),
    flow(
        9,
        &["t_L", "t_R", "t_T", "t_B"],
        "t_L_p_q",
        "taller still; q = v (2n + 2) + 2 height, + 1 from there on",
    ),
    flow(
        13,
        &["e_L", "e_R", "e_T", "e_B"],
        "e_L_p_q",
        "cell p of L is seen; q = v n + its height",
    ),
];

const fn flow(stem: u8, stems: &'static [&'static str; 4], pattern: &'static str, meaning: &'static str) -> Group {
    Group {
        domain: Domain::Continuous,
        ..Group::binary(stem, stems, pattern, meaning)
    }
}

/// The families in the order of the file: id, comment, stems. The rows of each are stored in [`Compact::families`].
const FAMILIES: [(&str, &str, &[&str]); 9] = [
    ("K1", "one height in each cell", &["cell_"]),
    ("K2", "each height once in each row of the board", &["height_a_"]),
    ("K3", "each height once in each column of the board", &["height_d_"]),
    (
        "K4",
        "heights that no filling of a line with its clues has there",
        &["not_"],
    ),
    ("S4", "given", &["given_"]),
    (
        "K5",
        "what enters a state (tallest, number seen) of a sight line leaves it",
        &["flow_L", "flow_R", "flow_T", "flow_B"],
    ),
    (
        "K6",
        "a building that is seen is there",
        &["seen_L", "seen_R", "seen_T", "seen_B", "seen_a_", "seen_d_"],
    ),
    (
        "K7",
        "a building that is not seen hides behind a taller one",
        &["hidden_L", "hidden_R", "hidden_T", "hidden_B"],
    ),
    (
        "S6",
        "as many are seen as the clue says",
        &["count_L", "count_R", "count_T", "count_B"],
    ),
];

/// The number of the first stem of a family.
const fn stem(family: usize) -> u8 {
    let (mut stem, mut at) = (FLOWS[3].next_stem(), 0);
    while at < family {
        stem += FAMILIES[at].2.len() as u8;
        at += 1;
    }
    stem
}

const CELL: u8 = stem(0);
const HEIGHT_ACROSS: u8 = stem(1);
const HEIGHT_DOWN: u8 = stem(2);
const NOT: u8 = stem(3);
const GIVEN: u8 = stem(4);
/// Stems by side from here on.
const FLOW: u8 = stem(5);
const SEEN: u8 = stem(6);
const SEEN_ACROSS: u8 = SEEN + 4;
const SEEN_DOWN: u8 = SEEN + 5;
const HIDDEN: u8 = stem(7);
const COUNT: u8 = stem(8);

/// The largest board this formulation serves: names count the states of a position in one index.
pub(super) const LARGEST: usize = 128;

/// The most states of all sight lines that are built: about 1 GB of memory.
const MOST_STATES: u64 = 2_000_000;

/// The formulation `compact` of a puzzle.
pub struct Compact<'a> {
    puzzle: &'a Skyscraper,
    repair: bool,
    n: u64,
    /// The names of the columns of [`FLOWS`].
    flows: [Vec<Name>; 4],
    families: [Rows; 9],
    max_index: u32,
}

/// The rows of a family, one a unit.
#[derive(Default)]
struct Rows {
    rows: Vec<StoredRow>,
    terms: Vec<(i32, u32, u32)>,
}

struct StoredRow {
    name: Name,
    end: usize,
    sense: Sense,
    rhs: i64,
}

/// A column while it is not known yet how many there are in the groups before it: group and number in it, with the x
/// columns as group 0.
type Term = (i32, (u32, u32));

/// By cell and height, over the sight lines along one line: whether an end may not see it, how many ends could, and the
/// columns that arrive there.
type Seen = BTreeMap<(Cell, u32), (bool, usize, Vec<(u32, u32)>)>;

impl Rows {
    fn push(&mut self, name: Name, terms: impl IntoIterator<Item = Term>, sense: Sense, rhs: i64) {
        let terms = terms
            .into_iter()
            .map(|(coefficient, (group, number))| (coefficient, group, number));
        self.terms.extend(terms);
        self.rows.push(StoredRow {
            name,
            end: self.terms.len(),
            sense,
            rhs,
        });
    }
}

impl<'a> Compact<'a> {
    /// The formulation of this puzzle. With `repair` nothing is concluded from givens and clues, and each has rows of
    /// its own.
    ///
    /// # Errors
    /// If there may be too many states: nothing is built then.
    pub fn new(puzzle: &'a Skyscraper, repair: bool) -> Result<Self, ModelError> {
        let n = puzzle.size();
        let states = Self::most_states(puzzle, repair);
        if n > LARGEST || states > MOST_STATES {
            return Err(ModelError::Size {
                name: "compact",
                why: format!(
                    "{n} lines, up to {states} states of sight lines (at most {LARGEST} lines, {MOST_STATES} states)"
                ),
            });
        }
        let mut compact = Compact {
            puzzle,
            repair,
            n: n as u64,
            flows: Default::default(),
            families: Default::default(),
            max_index: n as u32,
        };
        if repair || n > propagate::MOST_EXACT {
            compact.board(None);
        } else {
            let all: Heights = (1 << n) - 1;
            let mut cells = Grid::from_fn(n, n, |cell| {
                puzzle.givens()[cell].map_or(all, |height| 1 << (height - 1))
            });
            propagate::propagate(&mut cells, |line| compact.clues(line));
            compact.board(Some(&cells));
        }
        Ok(compact)
    }

    /// At most this many states (cells passed, tallest, number seen) do all sight lines have.
    fn most_states(puzzle: &Skyscraper, repair: bool) -> u64 {
        let n = puzzle.size() as u64;
        let numbers = |clue: u32| if repair { 1 } else { u64::from(clue) + 1 };
        let clues = puzzle.clued_lines();
        clues.iter().map(|&(_, clue)| n * n * numbers(clue)).sum()
    }

    /// The sight lines along a line of the board.
    fn sights(line: Line) -> [SightLine; 2] {
        let (near, far, index) = match line {
            Line::Across(row) => (Side::Left, Side::Right, row),
            Line::Down(col) => (Side::Top, Side::Bottom, col),
        };
        [near, far].map(|side| SightLine { side, index })
    }

    fn clues(&self, line: Line) -> (Option<u32>, Option<u32>) {
        let [near, far] = Self::sights(line);
        (self.puzzle.clue(near), self.puzzle.clue(far))
    }

    fn x(&self, cell: Cell, k: u32) -> (u32, u32) {
        let n = self.n as u32;
        (0, (cell.row as u32 * n + cell.col as u32) * n + k - 1)
    }

    /// All rows; `cells` are the heights that are possible, where that is known.
    // Longer than 60 lines: one family of rows after the other.
    fn board(&mut self, cells: Option<&Grid<Heights>>) {
        let n = self.n as usize;
        let heights = 1..=n as u32;
        let possible = |cell: Cell, k: u32| cells.is_none_or(|cells| cells[cell] >> (k - 1) & 1 == 1);
        let settled = |cell: Cell| cells.is_some_and(|cells| cells[cell].is_power_of_two());
        let mut families: [Rows; 9] = Default::default();
        let all_cells = || (0..n).flat_map(|row| (0..n).map(move |col| Cell::new(row, col)));
        for cell in all_cells() {
            let indices = [cell.row as u32, cell.col as u32];
            let terms = heights.clone().map(|k| (1, self.x(cell, k)));
            families[0].push(Name::new(CELL, &indices), terms, Sense::Eq, 1);
            if heights.clone().any(|k| !possible(cell, k)) {
                let impossible = heights.clone().filter(|&k| !possible(cell, k));
                let terms = impossible.map(|k| (1, self.x(cell, k)));
                families[3].push(Name::new(NOT, &indices), terms, Sense::Eq, 0);
            }
            if let (None, Some(height)) = (cells, self.puzzle.givens()[cell]) {
                let terms = [(1, self.x(cell, height))];
                families[4].push(Name::new(GIVEN, &indices), terms, Sense::Eq, 1);
            }
        }
        for index in 0..n {
            for k in heights.clone() {
                for (family, stem, line) in [
                    (1, HEIGHT_ACROSS, Line::Across(index)),
                    (2, HEIGHT_DOWN, Line::Down(index)),
                ] {
                    let places = || (0..n).map(move |position| line.cell(position));
                    let can: Vec<Cell> = places().filter(|&cell| possible(cell, k)).collect();
                    match can.as_slice() {
                        // The cell's own rows say it all.
                        [only] if settled(*only) => continue,
                        // No place for the height: a row that cannot hold.
                        [] => {
                            let terms = places().map(|cell| (1, self.x(cell, k)));
                            families[family].push(Name::new(stem, &[index as u32, k]), terms, Sense::Eq, 1);
                        }
                        can => {
                            let terms = can.iter().map(|&cell| (1, self.x(cell, k)));
                            families[family].push(Name::new(stem, &[index as u32, k]), terms, Sense::Eq, 1);
                        }
                    }
                }
            }
        }
        let lines = (0..n).map(Line::Across).chain((0..n).map(Line::Down));
        if cells.is_none_or(|cells| cells.cells().iter().all(|&heights| heights != 0)) {
            for line in lines {
                let (near, far) = self.clues(line);
                let open: Option<Vec<Heights>> = cells.map(|cells| cells.line(line).copied().collect());
                if open
                    .as_ref()
                    .is_some_and(|open| propagate::clues_are_met(open, near, far))
                {
                    continue;
                }
                let states = match &open {
                    Some(open) => propagate::states(open, near, far),
                    None => [near, far].map(|clue| clue.map(|clue| self.open_states(clue))),
                };
                let mut seen = BTreeMap::new();
                for (sight, states) in Self::sights(line).into_iter().zip(&states) {
                    if let (Some(states), Some(clue)) = (states, self.puzzle.clue(sight)) {
                        self.sight(sight, clue, states, &mut families, &mut seen);
                    }
                }
                self.seen_rows(line, &seen, &mut families[6]);
            }
        }
        self.families = families;
    }

    /// The states of a sight line where its clue may be dropped, without the number seen.
    fn open_states(&self, clue: u32) -> States {
        if self.repair {
            propagate::uncounted(self.n as usize)
        } else {
            propagate::by_counting(self.n as usize, clue)
        }
    }

    fn column(&mut self, flow: usize, sight: SightLine, p: usize, number: u32) -> (u32, u32) {
        let names = &mut self.flows[flow];
        let stem = FLOWS[flow].stem + sight.side as u8;
        names.push(Name::new(stem, &[sight.index as u32, p as u32, number]));
        self.max_index = self.max_index.max(number);
        (flow as u32 + 1, names.len() as u32 - 1)
    }

    /// K6 of the heights that may be hidden: a building other than the tallest is seen from one end at most.
    fn seen_rows(&self, line: Line, seen: &Seen, rows: &mut Rows) {
        let stem = match line {
            Line::Across(_) => SEEN_ACROSS,
            Line::Down(_) => SEEN_DOWN,
        };
        for ((cell, k), (hides, ends, arrive)) in seen {
            if *hides || (*ends == 2 && !arrive.is_empty()) {
                let terms = std::iter::once((1, self.x(*cell, *k))).chain(arrive.iter().map(|&column| (-1, column)));
                rows.push(
                    Name::new(stem, &[cell.row as u32, cell.col as u32, *k]),
                    terms,
                    Sense::Ge,
                    0,
                );
            }
        }
    }

    /// The rows of a sight line.
    // Longer than 60 lines: the rows of a sight line use columns that are made on the way.
    fn sight(&mut self, sight: SightLine, clue: u32, states: &States, families: &mut [Rows; 9], seen: &mut Seen) {
        let n = self.n as usize;
        let last = n as u32;
        let side = sight.side as u8;
        let most = if self.repair { 0 } else { clue };
        // By state, what enters and what leaves; by (p, k), what arrives.
        let mut balance: BTreeMap<(usize, u32, u32), Vec<Term>> = BTreeMap::new();
        let mut climbs: Vec<Vec<Term>> = Vec::new();
        let mut arrivals: BTreeMap<(usize, u32), Vec<(u32, u32)>> = BTreeMap::new();
        let mut stays: BTreeMap<(usize, u32, u32), (u32, u32)> = BTreeMap::new();
        for p in 0..n {
            for v in 0..=most {
                let number = |m: u32| v * last + m;
                let mut below: Option<(u32, u32)> = None;
                let events: Vec<(u32, bool)> = (0..=last)
                    .flat_map(|height| [(height, false), (height, true)])
                    .filter(|&(height, leaves)| match leaves {
                        true => states.leave(p, height, v),
                        false => states.arrive(p, height, v),
                    })
                    .collect();
                for (at, &(height, leaves)) in events.iter().enumerate() {
                    let mut node: Vec<Term> = below.take().map(|climb| (1, climb)).into_iter().collect();
                    if leaves {
                        let leave = self.column(1, sight, p, number(height));
                        balance.entry((p, height, v)).or_default().push((-1, leave));
                        node.push((1, leave));
                    } else {
                        let seen = v + u32::from(!self.repair);
                        let arrive = self.column(3, sight, p, number(height));
                        arrivals.entry((p, height)).or_default().push(arrive);
                        if p + 1 < n {
                            balance.entry((p + 1, height, seen)).or_default().push((1, arrive));
                        }
                        node.push((-1, arrive));
                    }
                    if at + 1 < events.len() {
                        let climb = self.column(2, sight, p, v * (2 * last + 2) + 2 * height + u32::from(leaves));
                        node.push((-1, climb));
                        below = Some(climb);
                    }
                    climbs.push(node);
                }
                for m in 1..=last {
                    if states.stay(p, m, v) {
                        let stay = self.column(0, sight, p, number(m));
                        stays.insert((p, m, v), stay);
                        balance.entry((p, m, v)).or_default().push((-1, stay));
                        if p + 1 < n {
                            balance.entry((p + 1, m, v)).or_default().push((1, stay));
                        }
                    }
                }
            }
        }
        let mut flow = 0;
        let mut name = || {
            flow += 1;
            Name::new(FLOW + side, &[sight.index as u32, flow - 1])
        };
        for ((p, _, _), terms) in balance {
            let start = p == 0;
            let sign = if start { -1 } else { 1 };
            let terms = terms
                .into_iter()
                .map(|(coefficient, column)| (sign * coefficient, column));
            families[5].push(name(), terms, Sense::Eq, i64::from(start));
        }
        for terms in climbs {
            families[5].push(name(), terms, Sense::Eq, 0);
        }
        self.max_index = self.max_index.max(flow);
        let mut counted: Vec<Term> = Vec::new();
        for p in 0..n {
            let cell = sight.cell(n, p);
            let mut above: Vec<Term> = Vec::new();
            let mut hiding: BTreeMap<(u32, u32), (u32, u32)> = BTreeMap::new();
            for k in (1..=last).rev() {
                let arrive = arrivals.get(&(p, k)).map_or(&[][..], Vec::as_slice);
                let hides = Self::can_hide(states, p, k, last, most);
                let arrives = (0..=most).any(|v| states.arrive(p, k, v));
                if !hides && !arrives {
                    continue;
                }
                let indices = [sight.index as u32, p as u32, k];
                let difference = std::iter::once((1, self.x(cell, k))).chain(arrive.iter().map(|&column| (-1, column)));
                if !arrive.is_empty() && !hides {
                    families[6].push(Name::new(SEEN + side, &indices), difference.clone(), Sense::Eq, 0);
                }
                if k < last {
                    let here = seen.entry((cell, k)).or_default();
                    here.0 |= hides && !arrive.is_empty();
                    here.1 += 1;
                    here.2.extend(arrive);
                }
                if self.repair && arrives {
                    counted.extend(arrive.iter().map(|&column| (1, column)));
                }
                if hides {
                    above.extend(difference);
                    for m in k + 1..=last {
                        for v in (0..=most).filter(|&v| states.hidden(p, k, m, v)) {
                            hiding.insert((m, v), stays[&(p, m, v)]);
                        }
                    }
                    let terms = above.iter().copied().chain(hiding.values().map(|&stay| (-1, stay)));
                    families[7].push(Name::new(HIDDEN + side, &indices), terms, Sense::Le, 0);
                }
            }
        }
        if self.repair {
            let name = Name::new(COUNT + side, &[sight.index as u32]);
            families[8].push(name, counted, Sense::Eq, i64::from(clue));
        }
    }

    fn can_hide(states: &States, p: usize, k: u32, last: u32, most: u32) -> bool {
        (k + 1..=last).any(|m| (0..=most).any(|v| states.hidden(p, k, m, v)))
    }

    fn first(&self, group: usize) -> u64 {
        let flows: usize = self.flows[..group.saturating_sub(1)].iter().map(Vec::len).sum();
        if group == 0 { 0 } else { self.n.pow(3) + flows as u64 }
    }

    fn stored(&self, group: u32, number: u32) -> Column {
        let n = self.n as u32;
        Column {
            name: match group {
                0 => Name::new(0, &[number / n / n, number / n % n, number % n + 1]),
                group => self.flows[group as usize - 1][number as usize],
            },
            number: self.first(group as usize) + u64::from(number),
        }
    }
}

impl Formulation for Compact<'_> {
    fn about(&self) -> About {
        About::new("compact", NAME, self.puzzle.title(), u64::from(self.max_index))
    }

    fn groups(&self) -> Vec<Group> {
        let x = latin::group("1: cell (i,j) has height k", self.n);
        let flows = FLOWS.into_iter().zip(&self.flows);
        let sized = flows.map(|(group, names)| group.sized(names.len() as u64, names.len() as u64));
        std::iter::once(x).chain(sized).collect()
    }

    fn families(&self) -> Vec<Family> {
        let families = self.families.iter().zip(FAMILIES);
        families
            .map(|(rows, (id, comment, stems))| {
                let count = rows.rows.len() as u64;
                let lift = match id {
                    "S4" => Some(Lift::Given { drops: &["drop_"] }),
                    "S6" => Some(dropped_clue(self.n)),
                    _ => None,
                };
                Family {
                    lift: lift.filter(|_| self.repair),
                    ..Family::new(id, comment, stems, Size::new(count, count, rows.terms.len() as u64))
                }
            })
            .collect()
    }

    fn columns<S: ColumnSink>(&self, group: usize, units: Range<u64>, sink: &mut S) {
        let per_unit = if group == 0 { self.n } else { 1 };
        for number in units.start * per_unit..units.end * per_unit {
            sink.column(self.stored(group as u32, number as u32));
        }
    }

    fn rows<S: RowSink>(&self, family: usize, units: Range<u64>, sink: &mut S) {
        let rows = &self.families[family];
        for unit in units.start as usize..units.end as usize {
            let row = &rows.rows[unit];
            let start = unit.checked_sub(1).map_or(0, |before| rows.rows[before].end);
            sink.begin(row.name);
            for &(coefficient, group, number) in &rows.terms[start..row.end] {
                sink.term(coefficient, self.stored(group, number));
            }
            sink.end(row.sense, row.rhs);
        }
    }
}
