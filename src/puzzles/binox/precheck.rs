//! Why a Binox can have no solution, as far as its text alone shows it: givens that break a rule, a line that cannot be
//! finished, more lines than there are different ones. Only the puzzle is looked at, no model.

use super::{Binox, Symbol};
use crate::diagnostic::TextError;
use crate::grid::Line;
use crate::place::Place;
use crate::puzzles::board::Cells;
use crate::puzzles::kind::{Finding, Findings};
use std::collections::HashMap;

/// In longer lines only the givens are checked, not whether the line can be finished: 128 bits count its X.
const LONGEST: usize = 126;

pub(super) fn findings(puzzle: &Binox) -> Vec<Finding> {
    let givens = puzzle.givens();
    let mut found = Findings::default();
    let sizes = [
        (givens.rows(), givens.cols(), "rows"),
        (givens.cols(), givens.rows(), "columns"),
    ];
    for (lines, len, word) in sizes {
        let admissible = admissible(len);
        if lines as u128 > admissible {
            let message =
                format!("{lines} {word} of {len} cells, of which only {admissible} different ones keep the rules");
            let expected = format!("at most {admissible} {word}, as no two are equal");
            let text = |message: &str| puzzle.origin.error_whole(message, expected);
            found.push(None, message, text);
        }
    }
    for line in givens.lines() {
        let symbols: Vec<Option<Symbol>> = givens.line(line).copied().collect();
        let before = found.len();
        runs(puzzle, line, &symbols, &mut found);
        counts(puzzle, line, &symbols, &mut found);
        if found.len() == before && symbols.len() <= LONGEST && !can_be_finished(&symbols) {
            let first = symbols.iter().position(Option::is_some).unwrap_or(0);
            let message = format!("{line} cannot be finished: its givens leave no way to keep the rules");
            let expected = "givens with a way to finish the line";
            found.push(Some(Place::Line(line)), message, at(puzzle, line, first, expected));
        }
    }
    equal(puzzle, givens.lines(), &mut found);
    found.finish()
}

/// Makes the error at the cell at `position` of a line.
fn at<'p>(
    puzzle: &'p Binox,
    line: Line,
    position: usize,
    expected: impl Into<String> + 'p,
) -> impl FnOnce(&str) -> Option<TextError> + 'p {
    let cell = line.cell(position);
    let item = cell.row * puzzle.givens().cols() + cell.col;
    move |message| puzzle.origin.error(item, message, expected)
}

fn runs(puzzle: &Binox, line: Line, symbols: &[Option<Symbol>], found: &mut Findings) {
    let mut start = 0;
    for end in 1..=symbols.len() {
        if end < symbols.len() && symbols[end] == symbols[start] {
            continue;
        }
        if let Some(symbol) = symbols[start]
            && end - start > 2
        {
            let message = format!(
                "{line} has {} {} in succession among its givens",
                end - start,
                symbol.letter()
            );
            let text = at(puzzle, line, start + 2, "at most two equal symbols in succession");
            found.push(Some(Place::Line(line)), message, text);
        }
        start = end;
    }
}

fn counts(puzzle: &Binox, line: Line, symbols: &[Option<Symbol>], found: &mut Findings) {
    let half = symbols.len() / 2;
    for symbol in [Symbol::X, Symbol::O] {
        let mut places = symbols.iter().enumerate().filter(|(_, found)| **found == Some(symbol));
        if let Some((position, _)) = places.nth(half) {
            let count = half + 1 + places.count();
            let message = format!(
                "{line} has {count} {} among its givens, {half} are half of it",
                symbol.letter()
            );
            let text = at(puzzle, line, position, format!("at most {half} {}", symbol.letter()));
            found.push(Some(Place::Line(line)), message, text);
        }
    }
}

fn equal(puzzle: &Binox, lines: impl Iterator<Item = Line>, found: &mut Findings) {
    let mut seen: HashMap<(bool, Vec<Symbol>), Line> = HashMap::new();
    for line in lines {
        let Some(symbols) = puzzle.givens().line(line).copied().collect::<Option<Vec<Symbol>>>() else {
            continue;
        };
        let letters: String = symbols.iter().map(|symbol| symbol.letter()).collect();
        let across = matches!(line, Line::Across(_));
        match seen.entry((across, symbols)) {
            std::collections::hash_map::Entry::Vacant(place) => {
                place.insert(line);
            }
            std::collections::hash_map::Entry::Occupied(twin) => {
                let place = Place::Lines(vec![*twin.get(), line]);
                let message = format!("{place} are equal: both are {letters}");
                found.push(Some(place), message, at(puzzle, line, 0, "lines that differ"));
            }
        }
    }
}

/// The two ways a line can go on: the last symbol, and whether it stands there twice.
const ENDS: [(Symbol, bool); 4] = [
    (Symbol::X, false),
    (Symbol::X, true),
    (Symbol::O, false),
    (Symbol::O, true),
];

/// The end of a line after one more symbol; `None` for a third equal one.
fn next(end: usize, symbol: Symbol) -> Option<usize> {
    match ENDS[end] {
        (last, true) if last == symbol => None,
        (last, false) if last == symbol => Some(end + 1),
        _ => Some(if symbol == Symbol::X { 0 } else { 2 }),
    }
}

/// True if the open cells can be filled so that the line is balanced and has no three equal in succession.
fn can_be_finished(givens: &[Option<Symbol>]) -> bool {
    // By end of the line so far: the possible numbers of X in it, one bit each.
    let mut counts = [0_u128; 4];
    for (position, given) in givens.iter().enumerate() {
        let mut longer = [0_u128; 4];
        for symbol in [Symbol::X, Symbol::O]
            .into_iter()
            .filter(|symbol| given.is_none_or(|given| given == *symbol))
        {
            let shift = u32::from(symbol == Symbol::X);
            if position == 0 {
                longer[if symbol == Symbol::X { 0 } else { 2 }] |= 1 << shift;
            }
            for (end, counts) in counts.iter().enumerate() {
                if let Some(end_after) = next(end, symbol) {
                    longer[end_after] |= counts << shift;
                }
            }
        }
        counts = longer;
    }
    counts.iter().any(|counts| counts >> (givens.len() / 2) & 1 == 1)
}

/// How many lines of this length are balanced and have no three equal in succession; `u128::MAX` where there are more.
fn admissible(len: usize) -> u128 {
    if len > LONGEST {
        return u128::MAX;
    }
    // By end of the line so far and number of X.
    let mut counts = vec![[0_u128; 4]; len / 2 + 1];
    for position in 0..len {
        let mut longer = vec![[0_u128; 4]; len / 2 + 1];
        for (x, before) in counts.iter().enumerate() {
            for symbol in [Symbol::X, Symbol::O] {
                let x_after = x + usize::from(symbol == Symbol::X);
                let Some(after) = longer.get_mut(x_after) else { continue };
                if position == 0 && x == 0 {
                    after[if symbol == Symbol::X { 0 } else { 2 }] = 1;
                }
                for (end, count) in before.iter().enumerate() {
                    if let Some(end_after) = next(end, symbol) {
                        after[end_after] = after[end_after].saturating_add(*count);
                    }
                }
            }
        }
        counts = longer;
    }
    counts[len / 2].iter().fold(0, |sum, count| sum.saturating_add(*count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use crate::puzzles::kind::ReadOptions;
    use crate::text::Source;

    fn said(text: &str) -> String {
        let source = Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8");
        let puzzle = super::super::KIND.read(&source, &ReadOptions::default()).expect(text);
        puzzle
            .precheck()
            .iter()
            .map(|finding| finding.render(false) + "\n")
            .collect()
    }

    #[test]
    fn every_sentence_with_its_place() {
        let rows = |count: usize, len: usize| format!("{}\n", ".".repeat(len)).repeat(count);
        for (text, place, words) in [
            (
                "....\n.XXX\n....\n....",
                "p.txt:2:4",
                "row 2 has 3 X in succession among its givens",
            ),
            (
                "O...\nO...\nO...\n....",
                "p.txt:3:1",
                "column 1 has 3 O in succession among its givens",
            ),
            (
                "OO.O\n....\n....\n....",
                "p.txt:1:4",
                "row 1 has 3 O among its givens, 2 are half of it",
            ),
            (
                "XOXO\n....\nXOXO\n....",
                "p.txt:3:1",
                "rows 1 and 3 are equal: both are XOXO",
            ),
            (
                "X..X\nO..O\nX..X\nO..O",
                "p.txt:1:4",
                "columns 1 and 4 are equal: both are XOXO",
            ),
            (
                "X...XX\n......\n......\n......",
                "p.txt:1:1",
                "row 1 cannot be finished",
            ),
            (
                &rows(4, 2),
                "p.txt:1:1",
                "4 rows of 2 cells, of which only 2 different ones keep the rules",
            ),
            (
                &rows(4, 8),
                "p.txt:1:1",
                "8 columns of 4 cells, of which only 6 different ones keep the rules",
            ),
            (
                &rows(16, 6),
                "p.txt:1:1",
                "16 rows of 6 cells, of which only 14 different ones keep the rules",
            ),
        ] {
            let said = said(text);
            assert!(said.contains(place) && said.contains(words), "{text}\n{said}");
            assert!(said.starts_with("warning"), "{said}");
        }
        assert_eq!(said("X..O\n....\n.O..\n..X."), "");
        assert!(said("6x6u:AAAzi").contains("p.txt:1:8"), "{}", said("6x6u:AAAzi"));
    }

    #[test]
    fn numbers_of_admissible_lines() {
        assert_eq!([2, 4, 6, 8, 10, 12].map(admissible), [2, 6, 14, 34, 84, 208]);
        assert_eq!(admissible(1000), u128::MAX);
        assert!(admissible(LONGEST) > 1 << 80);
    }

    /// All boards of the size that keep the rules, found row by row.
    fn boards(rows: usize, cols: usize) -> Vec<Vec<u32>> {
        fn good(row: u32, len: usize) -> bool {
            row.count_ones() as usize == len / 2 && (0..len.saturating_sub(2)).all(|at| !matches!(row >> at & 7, 0 | 7))
        }
        let lines: Vec<u32> = (0..1 << cols).filter(|&row| good(row, cols)).collect();
        let mut all = Vec::new();
        let mut open: Vec<Vec<u32>> = vec![vec![]];
        while let Some(board) = open.pop() {
            if board.len() == rows {
                let columns: Vec<u32> = (0..cols)
                    .map(|col| board.iter().enumerate().map(|(at, row)| (row >> col & 1) << at).sum())
                    .collect();
                let differ = |a: usize| columns[..a].iter().all(|other| *other != columns[a]);
                if columns.iter().all(|column| good(*column, rows)) && (0..cols).all(differ) {
                    all.push(board);
                }
                continue;
            }
            for line in lines.iter().filter(|line| !board.contains(line)) {
                let mut longer = board.clone();
                longer.push(*line);
                open.push(longer);
            }
        }
        all
    }

    fn symbol(board: &[u32], row: usize, col: usize) -> Symbol {
        if board[row] >> col & 1 == 1 {
            Symbol::X
        } else {
            Symbol::O
        }
    }

    struct Random(u64);

    impl Random {
        fn below(&mut self, end: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 % end as u64) as usize
        }
    }

    #[test]
    fn no_puzzle_with_a_solution_is_blamed() {
        let mut random = Random(0x9E37_79B9_7F4A_7C15);
        for (rows, cols, count) in [
            (2, 2, 72),
            (4, 4, 10_000),
            (4, 6, 10_000),
            (6, 4, 10_000),
            (6, 6, 30_000),
        ] {
            let boards = boards(rows, cols);
            for _ in 0..count {
                let board = &boards[random.below(boards.len())];
                let keep = random.below(101);
                let givens = Grid::from_fn(rows, cols, |cell| {
                    (random.below(100) < keep).then(|| symbol(board, cell.row, cell.col))
                });
                let puzzle = Binox::new(givens).expect("a puzzle");
                assert_eq!(findings(&puzzle), [], "{puzzle}");
            }
        }
    }

    #[test]
    fn whoever_is_blamed_has_no_solution() {
        let mut random = Random(0x0123_4567_89AB_CDEF);
        let boards = boards(4, 4);
        assert_eq!(boards.len(), 72);
        let mut blamed = 0;
        for _ in 0..3000 {
            let keep = random.below(60);
            let givens = Grid::from_fn(4, 4, |_| {
                (random.below(100) < keep).then(|| [Symbol::X, Symbol::O][random.below(2)])
            });
            let puzzle = Binox::new(givens).expect("a puzzle");
            let fits = |board: &Vec<u32>| {
                puzzle
                    .givens()
                    .iter()
                    .all(|(cell, given)| given.is_none_or(|given| given == symbol(board, cell.row, cell.col)))
            };
            if !findings(&puzzle).is_empty() {
                blamed += 1;
                assert!(!boards.iter().any(fits), "{puzzle}");
            }
        }
        assert!(blamed > 500, "{blamed}");
    }
}
