//! What the clues and givens of one line tell, exactly: every way to fill the line is followed at once.
//!
//! A line of the board is filled from its left or top end. After some cells, all that matters for the rest is the set
//! of heights used, and how many buildings were seen so far from either end (a building is seen from the far end if it is
//! taller than all heights still to come, and these are known from the set). There are 2^n sets; for each of them the
//! pairs of counts that can be reached, and that can still lead to both clues, are kept as bits of one word. What no
//! filling of the line uses is impossible: heights in cells ([`propagate`]), and states of a sight line ([`states`]).
//!
//! Above [`MOST_EXACT`] lines the sets are too many: then nothing is propagated, and states are found impossible by
//! counting alone.

use crate::grid::{Grid, Line};
use std::collections::VecDeque;

/// The largest board whose lines are followed exactly.
pub(super) const MOST_EXACT: usize = 14;

/// The heights that a cell can have: bit k - 1 stands for height k.
pub(super) type Heights = u64;

/// Pairs of counts, as bits: count from the near end times `width` plus count from the far end.
type Counts = u128;

/// One line of the board with its two clues, from its left or top end.
struct Walk<'a> {
    n: usize,
    cells: &'a [Heights],
    near: Option<u32>,
    far: Option<u32>,
    width: u32,
    /// Pairs whose near count may still grow, and whose far count may.
    near_room: Counts,
    far_room: Counts,
    goal: Counts,
    /// By set of heights used: the counts that can be reached.
    reached: Vec<Counts>,
}

/// The tallest height of a set, 0 of none.
const fn tallest(set: usize) -> u32 {
    usize::BITS - set.leading_zeros()
}

impl<'a> Walk<'a> {
    fn new(cells: &'a [Heights], near: Option<u32>, far: Option<u32>) -> Self {
        let n = cells.len();
        let (most_near, most_far) = (near.unwrap_or(0), far.unwrap_or(0));
        let width = most_far + 1;
        let (mut near_room, mut far_room) = (0, 0);
        // Together two clues are at most n + 1, or no filling exists; then one bit a pair is more than enough.
        let possible = most_near + most_far <= n as u32 + 1;
        if possible {
            for count in 0..(most_near + 1) * width {
                near_room |= Counts::from(count / width < most_near) << count;
                far_room |= Counts::from(count % width < most_far) << count;
            }
        }
        let mut walk = Walk {
            n,
            cells,
            near,
            far,
            width,
            near_room,
            far_room,
            goal: if possible {
                1 << (most_near * width + most_far)
            } else {
                0
            },
            reached: vec![0; 1 << n],
        };
        walk.reached[0] = Counts::from(possible);
        for set in 0..(1 << n) - 1 {
            if walk.reached[set] == 0 {
                continue;
            }
            for height in walk.steps(set) {
                let after = walk.count(walk.reached[set], set, height);
                walk.reached[set | 1 << (height - 1)] |= after;
            }
        }
        walk
    }

    /// The heights that can stand in the next cell.
    fn steps(&self, set: usize) -> impl Iterator<Item = u32> + use<> {
        let mut open = self.cells[set.count_ones() as usize] & !(set as Heights);
        std::iter::from_fn(move || {
            let height = open.trailing_zeros() + 1;
            (open != 0).then(|| {
                open &= open - 1;
                height
            })
        })
    }

    /// Whether the building is seen from the near end, and from the far end, as far as these have clues.
    fn seen(&self, set: usize, height: u32) -> (bool, bool) {
        let to_come = ((1 << self.n) - 1) & !set & !(1 << (height - 1));
        (
            self.near.is_some() && height > tallest(set),
            self.far.is_some() && height > tallest(to_come),
        )
    }

    /// The counts after a building.
    fn count(&self, mut counts: Counts, set: usize, height: u32) -> Counts {
        let (near, far) = self.seen(set, height);
        if near {
            counts = (counts & self.near_room) << self.width;
        }
        if far {
            counts = (counts & self.far_room) << 1;
        }
        counts
    }

    /// The counts before a building.
    fn count_back(&self, mut counts: Counts, set: usize, height: u32) -> Counts {
        let (near, far) = self.seen(set, height);
        if far {
            counts = (counts >> 1) & self.far_room;
        }
        if near {
            counts = (counts >> self.width) & self.near_room;
        }
        counts
    }

    /// Visits every step that some filling makes: the heights used before, the height, the counts before.
    fn each_step(&self, mut visit: impl FnMut(usize, u32, Counts)) {
        let full = (1 << self.n) - 1;
        let mut alive = vec![0; 1 << self.n];
        alive[full] = self.reached[full] & self.goal;
        for set in (0..full).rev() {
            if self.reached[set] == 0 {
                continue;
            }
            for height in self.steps(set) {
                let before = self.count_back(alive[set | 1 << (height - 1)], set, height) & self.reached[set];
                if before != 0 {
                    alive[set] |= before;
                    visit(set, height, before);
                }
            }
        }
    }
}

/// True if every filling of the line meets both clues.
pub(super) fn clues_are_met(cells: &[Heights], near: Option<u32>, far: Option<u32>) -> bool {
    if cells.len() > MOST_EXACT {
        return false;
    }
    // Any count is followed here, to see which ones there are.
    let n = cells.len() as u32;
    let only = |clue: u32, walk: &dyn Fn(u32) -> bool| (1..=n).all(|other| other == clue || !walk(other));
    let fills = |near, far| {
        let walk = Walk::new(cells, near, far);
        walk.reached[(1 << cells.len()) - 1] & walk.goal != 0
    };
    near.is_none_or(|clue| only(clue, &|other| fills(Some(other), None)))
        && far.is_none_or(|clue| only(clue, &|other| fills(None, Some(other))))
}

/// Takes the heights away that no filling of a line with its clues uses, line by line until nothing changes. A cell
/// without heights says that there is no solution.
pub(super) fn propagate(cells: &mut Grid<Heights>, clues: impl Fn(Line) -> (Option<u32>, Option<u32>)) {
    let n = cells.rows();
    if n > MOST_EXACT {
        return;
    }
    let number = |line| match line {
        Line::Across(row) => row,
        Line::Down(col) => n + col,
    };
    let mut queue: VecDeque<Line> = cells.lines().collect();
    let mut queued = vec![true; queue.len()];
    while let Some(line) = queue.pop_front() {
        queued[number(line)] = false;
        let before: Vec<Heights> = cells.line(line).copied().collect();
        let (near, far) = clues(line);
        let mut after = vec![0; n];
        Walk::new(&before, near, far).each_step(|set, height, _| {
            after[set.count_ones() as usize] |= 1 << (height - 1);
        });
        for (position, (before, after)) in before.iter().zip(&after).enumerate() {
            if before == after {
                continue;
            }
            let cell = line.cell(position);
            cells[cell] = *after;
            if *after == 0 {
                return;
            }
            let crossing = match line {
                Line::Across(_) => Line::Down(cell.col),
                Line::Down(_) => Line::Across(cell.row),
            };
            if !std::mem::replace(&mut queued[number(crossing)], true) {
                queue.push_back(crossing);
            }
        }
    }
}

/// The states that a sight line can be in, seen from the viewer: after p cells the tallest height is m, and v buildings
/// were seen.
pub(super) struct States {
    n: usize,
    clue: u32,
    /// By (p, m, v): cell p can be lower than m.
    stay: Vec<bool>,
    /// By (p, m, v): cell p can be higher than m.
    leave: Vec<bool>,
    /// By (p, k, v): height k can be seen in cell p behind v others.
    arrive: Vec<bool>,
    /// By (p, k): the (m, v) behind which height k can be hidden in cell p; not kept for boards too large.
    hidden: Vec<Vec<bool>>,
}

impl States {
    fn empty(n: usize, clue: u32, exact: bool) -> Self {
        let size = n * (n + 1) * (clue as usize + 1);
        States {
            n,
            clue,
            stay: vec![false; size],
            leave: vec![false; size],
            arrive: vec![false; size],
            hidden: if exact {
                vec![vec![false; (n + 1) * (clue as usize + 1)]; n * (n + 1)]
            } else {
                Vec::new()
            },
        }
    }

    fn at(&self, p: usize, height: u32, v: u32) -> usize {
        p * (self.n + 1) * (self.clue as usize + 1) + self.behind(height, v)
    }

    fn behind(&self, m: u32, v: u32) -> usize {
        m as usize * (self.clue as usize + 1) + v as usize
    }

    /// True if cell `p` can be lower than the tallest before it.
    pub(super) fn stay(&self, p: usize, m: u32, v: u32) -> bool {
        self.stay[self.at(p, m, v)]
    }

    /// True if cell `p` can be higher than the tallest before it.
    pub(super) fn leave(&self, p: usize, m: u32, v: u32) -> bool {
        self.leave[self.at(p, m, v)]
    }

    /// True if height `k` can be seen in cell `p` behind `v` others.
    pub(super) fn arrive(&self, p: usize, k: u32, v: u32) -> bool {
        self.arrive[self.at(p, k, v)]
    }

    /// True if height `k` can be hidden in cell `p` in this state.
    pub(super) fn hidden(&self, p: usize, k: u32, m: u32, v: u32) -> bool {
        match self.hidden.get(p * (self.n + 1) + k as usize) {
            Some(behind) => behind[self.behind(m, v)],
            None => m > k && self.stay(p, m, v),
        }
    }

    fn step(&mut self, p: usize, m: u32, v: u32, height: u32) {
        let state = self.at(p, m, v);
        if height > m {
            self.leave[state] = true;
            let arrive = self.at(p, height, v);
            self.arrive[arrive] = true;
        } else {
            self.stay[state] = true;
            let behind = self.behind(m, v);
            if let Some(hidden) = self.hidden.get_mut(p * (self.n + 1) + height as usize) {
                hidden[behind] = true;
            }
        }
    }
}

/// The states of the two sight lines along a line of the board, near end and far end, where these have clues.
pub(super) fn states(cells: &[Heights], near: Option<u32>, far: Option<u32>) -> [Option<States>; 2] {
    let n = cells.len();
    if n > MOST_EXACT {
        return [near, far].map(|clue| clue.map(|clue| by_counting(n, clue)));
    }
    let mut of_near = near.map(|clue| States::empty(n, clue, true));
    let mut of_far = far.map(|clue| States::empty(n, clue, true));
    let walk = Walk::new(cells, near, far);
    walk.each_step(|set, height, mut counts| {
        let p = set.count_ones() as usize;
        let to_come = ((1 << n) - 1) & !set & !(1 << (height - 1));
        let seen_from_far = walk.seen(set, height).1;
        while counts != 0 {
            let count = counts.trailing_zeros();
            counts &= counts - 1;
            let (seen_near, seen_far) = (count / walk.width, count % walk.width);
            if let Some(states) = &mut of_near {
                states.step(p, tallest(set), seen_near, height);
            }
            if let Some(states) = &mut of_far {
                // The far viewer has counted those to come when he reaches this building.
                let counted = states.clue - seen_far - u32::from(seen_from_far);
                states.step(n - 1 - p, tallest(to_come), counted, height);
            }
        }
    });
    [of_near, of_far]
}

/// The states of a sight line as far as counting tells.
pub(super) fn by_counting(n: usize, clue: u32) -> States {
    let mut states = States::empty(n, clue, false);
    let last = n as u32;
    // After p cells: p different heights up to m, v of them seen; the rest of the clue has to fit above m and behind p.
    let possible = |p: usize, m: u32, v: u32| {
        let p = p as u32;
        if p == 0 {
            return m == 0 && v == 0;
        }
        let rest = clue - v;
        m >= p && (1..=p.min(m)).contains(&v) && rest <= last - m && rest <= last - p && (m == last) == (rest == 0)
    };
    for p in 0..n {
        for m in 0..=last {
            for v in (0..=clue).filter(|&v| possible(p, m, v)) {
                if m > 0 && possible(p + 1, m, v) {
                    states.step(p, m, v, 0);
                }
                for k in m + 1..=last {
                    if v < clue && possible(p + 1, k, v + 1) {
                        states.step(p, m, v, k);
                    }
                }
            }
        }
    }
    states
}

/// The states of a sight line without the number seen (v is 0 throughout), for any clue.
pub(super) fn uncounted(n: usize) -> States {
    let mut states = States::empty(n, 0, false);
    let last = n as u32;
    for p in 0..n as u32 {
        // After p different heights the tallest is at least p.
        for m in if p == 0 { 0..=0 } else { p..=last } {
            if m > p {
                states.step(p as usize, m, 0, 0);
            }
            for k in (m + 1).max(p + 1)..=last {
                states.step(p as usize, m, 0, k);
            }
        }
    }
    states
}
