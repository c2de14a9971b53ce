//! What the givens tell of other cells by two rules: no three equal in succession, and balance.
//!
//! A pair of equal symbols settles the cells beside it, so does a gap between two equal ones; a line that has all its X
//! holds O elsewhere. Each step follows from rows B1 to B5 alone, so a model may use what is known without changing its
//! solutions. Givens that contradict each other are left to the rows: a known cell is never changed.

use super::Symbol;
use crate::grid::{Grid, Line};
use std::collections::VecDeque;

/// The cells that are settled.
pub(super) fn propagate(givens: &Grid<Option<Symbol>>) -> Grid<Option<Symbol>> {
    let mut known = givens.clone();
    let number = |line| match line {
        Line::Across(row) => row,
        Line::Down(col) => givens.rows() + col,
    };
    let mut queue: VecDeque<Line> = givens.lines().collect();
    let mut queued = vec![true; queue.len()];
    while let Some(line) = queue.pop_front() {
        queued[number(line)] = false;
        let before: Vec<Option<Symbol>> = known.line(line).copied().collect();
        let mut after = before.clone();
        settle(&mut after);
        for (position, (before, after)) in before.iter().zip(&after).enumerate() {
            if before == after {
                continue;
            }
            let cell = line.cell(position);
            known[cell] = *after;
            let crossing = match line {
                Line::Across(_) => Line::Down(cell.col),
                Line::Down(_) => Line::Across(cell.row),
            };
            if !std::mem::replace(&mut queued[number(crossing)], true) {
                queue.push_back(crossing);
            }
        }
    }
    known
}

/// Settles what one line tells by itself.
fn settle(cells: &mut [Option<Symbol>]) {
    loop {
        let mut changed = false;
        for first in 0..cells.len().saturating_sub(2) {
            for (open, one, other) in [(0, 1, 2), (1, 0, 2), (2, 0, 1)] {
                if let (None, Some(symbol)) = (cells[first + open], cells[first + one])
                    && cells[first + other] == Some(symbol)
                {
                    cells[first + open] = Some(symbol.other());
                    changed = true;
                }
            }
        }
        for symbol in [Symbol::X, Symbol::O] {
            let count = cells.iter().filter(|cell| **cell == Some(symbol)).count();
            if count == cells.len() / 2 {
                for cell in cells.iter_mut().filter(|cell| cell.is_none()) {
                    *cell = Some(symbol.other());
                    changed = true;
                }
            }
        }
        if !changed {
            return;
        }
    }
}

/// Sets of positions of each line, 64 to a word.
pub(super) struct Knowledge {
    words: usize,
    x: Vec<u64>,
    o: Vec<u64>,
}

impl Knowledge {
    /// What is known of these lines of equal length.
    pub(super) fn new(known: &Grid<Option<Symbol>>, lines: impl Iterator<Item = Line>, len: usize) -> Self {
        let words = len.div_ceil(64);
        let (mut x, mut o) = (Vec::new(), Vec::new());
        for line in lines {
            let start = x.len();
            x.resize(start + words, 0);
            o.resize(start + words, 0);
            for (position, symbol) in known.line(line).enumerate() {
                let set = match symbol {
                    Some(Symbol::X) => &mut x,
                    Some(Symbol::O) => &mut o,
                    None => continue,
                };
                set[start + position / 64] |= 1 << (position % 64);
            }
        }
        Knowledge { words, x, o }
    }

    /// Words a line.
    pub(super) fn words(&self) -> usize {
        self.words
    }

    /// The positions known to be X, and those known to be O, of one word of a line.
    #[inline(always)]
    pub(super) fn word(&self, line: usize, word: usize) -> (u64, u64) {
        let at = line * self.words + word;
        (self.x[at], self.o[at])
    }

    /// True if lines `i` and `j` of `len` cells cannot be equal: a position with X in one and O in the other, or too few
    /// positions where both can be X, or O.
    pub(super) fn differ(&self, i: usize, j: usize, len: usize) -> bool {
        let (mut only_o, mut only_x) = (0, 0);
        for word in 0..self.words {
            let ((xi, oi), (xj, oj)) = (self.word(i, word), self.word(j, word));
            if (xi & oj) | (oi & xj) != 0 {
                return true;
            }
            only_o += (oi | oj).count_ones() as usize;
            only_x += (xi | xj).count_ones() as usize;
        }
        only_o > len / 2 || only_x > len / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(text: &str) -> String {
        let mut cells: Vec<Option<Symbol>> = text
            .chars()
            .map(|letter| match letter {
                'X' => Some(Symbol::X),
                'O' => Some(Symbol::O),
                _ => None,
            })
            .collect();
        settle(&mut cells);
        cells.iter().map(|cell| cell.map_or('.', Symbol::letter)).collect()
    }

    #[test]
    fn a_line_settles_beside_pairs_in_gaps_and_by_balance() {
        assert_eq!(settled("XX......"), "XXO.....");
        assert_eq!(settled(".OO....."), "XOOX....");
        assert_eq!(settled("X.X....."), "XOX.....");
        assert_eq!(settled("XX.X"), "XXOX");
        assert_eq!(settled("X.O..X"), "X.O..X");
        assert_eq!(settled("XXOXOO"), "XXOXOO");
        assert_eq!(settled("X..X.X"), "XOOXOX");
    }
}
