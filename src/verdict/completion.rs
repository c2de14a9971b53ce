//! Whether the open cells of a board can be filled so that no rule is broken: a small search that knows the rules and
//! the board alone, no model and no column.

use crate::grid::{Cell, Grid};
use crate::verdict::report::{Findings, Rule};

/// What the search found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Completion {
    /// There is a way to fill the open cells.
    Possible,
    /// There is none.
    Impossible,
    /// The search gave up before it knew.
    NotDecided,
}

/// A bound on the work: at most this many cells are looked at, over all boards that are tried. A few tenths of a second.
const MOST_LOOKS: usize = 2_000_000;

/// Searches for values of the open cells, in reading order, with which no rule is broken. Each rule must report only
/// what is certain whatever stands in the cells that are still open.
pub fn complete<P, T: Clone>(
    puzzle: &P,
    rules: &[Rule<P, Grid<T>>],
    mut board: Grid<T>,
    open: &[Cell],
    choices: &[T],
) -> Completion {
    let boards = MOST_LOOKS / board.cells().len().max(1);
    let mut search = Search {
        puzzle,
        rules,
        choices,
        left: boards.max(1),
    };
    if search.broken(&board) {
        return Completion::Impossible;
    }
    search.fill(&mut board, open)
}

struct Search<'s, P, T> {
    puzzle: &'s P,
    rules: &'s [Rule<P, Grid<T>>],
    choices: &'s [T],
    left: usize,
}

impl<P, T: Clone> Search<'_, P, T> {
    fn broken(&self, board: &Grid<T>) -> bool {
        self.rules.iter().any(|rule| {
            let mut found = Findings::default();
            (rule.check)(self.puzzle, board, &mut found);
            !found.violations.is_empty()
        })
    }

    /// One level for each open cell: the bound on the boards bounds the depth too.
    fn fill(&mut self, board: &mut Grid<T>, open: &[Cell]) -> Completion {
        let Some((&cell, rest)) = open.split_first() else {
            return Completion::Possible;
        };
        let before = board[cell].clone();
        for choice in self.choices {
            let Some(left) = self.left.checked_sub(1) else {
                board[cell] = before;
                return Completion::NotDecided;
            };
            self.left = left;
            board[cell] = choice.clone();
            if !self.broken(board) {
                match self.fill(board, rest) {
                    Completion::Impossible => {}
                    decided => {
                        board[cell] = before;
                        return decided;
                    }
                }
            }
        }
        board[cell] = before;
        Completion::Impossible
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::kind::{Puzzle, ReadOptions};
    use crate::puzzles::recognise::Recognised;
    use crate::solution::Values;
    use crate::text::Source;

    fn puzzle(text: &str) -> Box<dyn Puzzle> {
        let source = Source::new("test", text.as_bytes().to_vec()).unwrap();
        match crate::puzzles::recognise::recognise(&source, &ReadOptions::default()).unwrap() {
            Recognised::One(puzzle) => puzzle,
            Recognised::Several(_) => panic!("several kinds"),
        }
    }

    /// Every way to set columns after `last` to 1, by trying them all with the rules.
    fn by_trying(puzzle: &dyn Puzzle, values: &[bool], last: usize) -> bool {
        let free = values.len() - last - 1;
        (0..1u32 << free).any(|bits| {
            let values: Values = (0..values.len())
                .map(|at| match at.checked_sub(last + 1) {
                    None => Some(f64::from(u8::from(values[at]))),
                    Some(bit) => Some(f64::from(bits >> bit & 1)),
                })
                .collect();
            puzzle.judge(&values, 1e-5).valid()
        })
    }

    #[track_caller]
    fn agrees(puzzle: &dyn Puzzle, ones: u32, columns: usize) -> bool {
        let values: Vec<bool> = (0..columns).map(|at| ones >> at & 1 == 1).collect();
        let Some(last) = values.iter().rposition(|&one| one) else {
            return false;
        };
        let given: Values = values.iter().map(|&one| Some(f64::from(u8::from(one)))).collect();
        let expected = if by_trying(puzzle, &values, last) {
            Completion::Possible
        } else {
            Completion::Impossible
        };
        assert_eq!(puzzle.may_go_on(&given, last, 1e-5), expected, "{ones:b} on\n{puzzle}");
        expected == Completion::Possible
    }

    #[test]
    fn it_says_what_trying_everything_says() {
        let small = puzzle("binox\nX .\n. .\n");
        let possible = (0..1 << 4).filter(|&ones| agrees(&*small, ones, 4)).count();
        assert_eq!(possible, 2, "x_0_0, and the whole board");
        let small = puzzle("skyscraper\n. 2 . .\n. . . .\n. . . .\n. . . .\n");
        let possible = (0..1 << 8).filter(|&ones| agrees(&*small, ones, 8)).count();
        assert_eq!(possible, 4, "the four beginnings of its one board");
        // Beginnings of all lengths of a larger board, and each with one column changed.
        let larger = puzzle("X . . .\n. . . O\n. O . .\nO . . X\n");
        let board: u32 = "1010011010010101"
            .chars()
            .rev()
            .fold(0, |bits, c| bits << 1 | u32::from(c == '1'));
        let mut possible = 0;
        for length in 4..=16 {
            let beginning = board & ((1 << length) - 1);
            possible += usize::from(agrees(&*larger, beginning, 16));
            for at in 0..length {
                agrees(&*larger, beginning ^ 1 << at, 16);
            }
        }
        assert_eq!(possible, 13);
    }

    #[test]
    fn it_gives_up_in_time() {
        let rows = format!("{}\n", ". ".repeat(60)).repeat(60);
        let large = puzzle(&format!("binox\n{rows}"));
        let values: Values = (0..3600).map(|at| Some(f64::from(u8::from(at == 0)))).collect();
        assert_eq!(large.may_go_on(&values, 0, 1e-5), Completion::NotDecided);
    }
}
