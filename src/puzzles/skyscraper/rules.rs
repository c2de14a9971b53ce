//! The rules of Skyscraper, checked on the board and nothing else. `puzzles/board.rs` has those that it shares.

use super::puzzle::Skyscraper;
use crate::place::Place;
use crate::puzzles::board::{self, filled, given, list, numbers_fact, once};
use crate::verdict::report::{Fact, Findings, Rule};

/// A board: a height, or why there is none.
pub type Board = board::Board<u32>;

/// All rules in the order in which they are reported.
pub const RULES: &[Rule<Skyscraper, Board>] = &[
    Rule::new("skyscraper/filled", "every cell holds one height", "cells", filled),
    Rule::new("skyscraper/given", "the givens are kept", "givens", given),
    Rule::new(
        "skyscraper/once",
        "each height once in each line, across and down",
        "lines",
        once,
    ),
    Rule::new(
        "skyscraper/seen",
        "as many buildings are seen as the clue says",
        "clues",
        seen,
    ),
];

fn seen(puzzle: &Skyscraper, board: &Board, found: &mut Findings) {
    for (sight, clue) in puzzle.clued_lines() {
        found.checked(1);
        let n = puzzle.size();
        let heights = (0..n).map(|p| board[sight.cell(n, p)].as_ref().ok().copied());
        let Some(heights) = heights.collect::<Option<Vec<u32>>>() else {
            continue;
        };
        let mut tallest = 0;
        let seen: Vec<u32> = heights
            .iter()
            .copied()
            .filter(|&height| {
                height > tallest && {
                    tallest = height;
                    true
                }
            })
            .collect();
        if seen.len() != clue as usize {
            let facts = vec![
                ("clue", Fact::Integer(i64::from(clue))),
                ("seen", Fact::Integer(seen.len() as i64)),
                ("heights_seen", numbers_fact(&seen)),
                ("line", numbers_fact(&heights)),
            ];
            let message = format!(
                "clue {clue}, {} seen: {} (of {})",
                seen.len(),
                list(&seen, " "),
                list(&heights, " ")
            );
            found.broken(Place::Outside(sight), message, facts);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Grid, Side};
    use crate::puzzles::board::Unfilled;

    /// The cells in reading order: a height, `.` for open, and a letter for each other way to have none.
    fn board(text: &str) -> Board {
        let rows: Vec<Vec<char>> = text.split(' ').map(|row| row.chars().collect()).collect();
        Grid::from_fn(rows.len(), rows[0].len(), |cell| match rows[cell.row][cell.col] {
            '.' => Err(Unfilled::Open),
            'v' => Err(Unfilled::NoValue),
            'h' => Err(Unfilled::NotChosen),
            's' => Err(Unfilled::Several(vec![1, 3])),
            'S' => Err(Unfilled::Several(vec![1, 2, 3])),
            'f' => Err(Unfilled::Fraction {
                number: Some(2),
                value: 0.25,
            }),
            'g' => Err(Unfilled::Fraction {
                number: Some(2),
                value: 1.125,
            }),
            'n' => Err(Unfilled::Fraction {
                number: Some(2),
                value: f64::NAN,
            }),
            height => Ok(height.to_digit(10).unwrap()),
        })
    }

    /// What one rule finds: how much it checked, and each violation with its cells and facts.
    fn told(rule: &str, puzzle: &Skyscraper, cells: &str) -> Vec<String> {
        let rule = RULES
            .iter()
            .find(|known| known.info.id == format!("skyscraper/{rule}"))
            .unwrap();
        let board = board(cells);
        let mut found = Findings::on(board.rows(), board.cols());
        (rule.check)(puzzle, &board, &mut found);
        let mut lines = vec![format!("{} {}", found.checked, rule.info.unit)];
        for violation in &found.violations {
            let cells = violation
                .cells(board.rows(), board.cols())
                .map(|cell| format!("{}{}", cell.row, cell.col));
            let facts = violation.facts.iter().map(|(name, fact)| match fact {
                Fact::Integer(number) => format!("{name} {number}"),
                Fact::Value(value) => format!("{name} {value}"),
                Fact::Text(text) => format!("{name} {text}"),
                Fact::List(list) => format!("{name} {list:?}"),
            });
            let all: Vec<String> = [cells.collect::<Vec<_>>().join(" ")].into_iter().chain(facts).collect();
            lines.push(format!(
                "{}: {}; {}",
                violation.place,
                violation.message,
                all.join("; ")
            ));
        }
        lines
    }

    /// A puzzle with these givens and one clue.
    fn puzzle(givens: &str, clued: Option<(Side, usize, u32)>) -> Skyscraper {
        let given = board(givens);
        let n = given.rows();
        let mut clues = [(); 4].map(|()| vec![None; n]);
        if let Some((side, index, clue)) = clued {
            let at = Side::ALL.iter().position(|&known| known == side).unwrap();
            clues[at][index] = Some(clue);
        }
        Skyscraper::new(Grid::from_fn(n, n, |cell| given[cell].as_ref().ok().copied()), clues).unwrap()
    }

    #[test]
    fn filled() {
        let puzzle = puzzle("... ... ...", None);
        assert_eq!(told("filled", &puzzle, "12. ... ..."), ["2 cells"]);
        assert_eq!(
            told("filled", &puzzle, "1vh sSf gn."),
            [
                "8 cells",
                "row 1 column 2: no height: the file gives no value; 01",
                "row 1 column 3: no height; 02",
                "row 2 column 1: two heights: 1 and 3; 10; heights [1, 3]",
                "row 2 column 2: 3 heights: 1 and 2 and 3; 11; heights [1, 2, 3]",
                "row 2 column 3: height 2 has the value 0.25, neither 1 nor 0: not integral, 2.500e-1 away; 12; height 2; value 0.25",
                "row 3 column 1: height 2 has the value 1.125, neither 1 nor 0: not integral, 1.250e-1 away; 20; height 2; value 1.125",
                "row 3 column 2: height 2 has the value NaN: not a number; 21; height 2; value NaN"
            ]
        );
    }

    #[test]
    fn given() {
        let puzzle = puzzle("1.. .2. ..3", None);
        assert_eq!(told("given", &puzzle, "122 222 223"), ["3 givens"]);
        assert_eq!(
            told("given", &puzzle, "221 113 33h"),
            [
                "3 givens",
                "row 1 column 1: given 1, found 2; 00; given 1; found 2",
                "row 2 column 2: given 2, found 1; 11; given 2; found 1"
            ]
        );
    }

    #[test]
    fn once() {
        let puzzle = puzzle("... ... ...", None);
        assert_eq!(told("once", &puzzle, "123 231 312"), ["6 lines"]);
        // An unfilled cell repeats nothing, nor does a height that the board has not.
        assert_eq!(told("once", &puzzle, "1hh 2.. 399"), ["6 lines"]);
        assert_eq!(
            told("once", &puzzle, "121 2.. ..3"),
            ["6 lines", "row 1: height 1 occurs 2 times; 00 02; height 1; times 2"]
        );
        assert_eq!(
            told("once", &puzzle, "3.. 3.. 3.."),
            [
                "6 lines",
                "column 1: height 3 occurs 3 times; 00 10 20; height 3; times 3"
            ]
        );
    }

    #[test]
    fn seen() {
        let left = |clue| puzzle("... ... ...", Some((Side::Left, 0, clue)));
        assert_eq!(told("seen", &left(3), "123 ... ..."), ["1 clues"]);
        assert_eq!(told("seen", &left(2), "213 ... ..."), ["1 clues"]);
        assert_eq!(told("seen", &left(1), "312 ... ..."), ["1 clues"]);
        assert_eq!(told("seen", &left(1), "12. ... ..."), ["1 clues"], "not certain yet");
        // The second of two equal heights is hidden.
        assert_eq!(told("seen", &left(2), "113 ... ..."), ["1 clues"]);
        assert_eq!(
            told("seen", &left(3), "213 ... ..."),
            [
                "1 clues",
                "left of row 1: clue 3, 2 seen: 2 3 (of 2 1 3); 00 01 02; clue 3; seen 2; heights_seen [2, 3]; line [2, 1, 3]"
            ]
        );
        let bottom = puzzle("... ... ...", Some((Side::Bottom, 1, 2)));
        assert_eq!(
            told("seen", &bottom, ".1. .2. .3."),
            [
                "1 clues",
                "bottom of column 2: clue 2, 1 seen: 3 (of 3 2 1); 21 11 01; clue 2; seen 1; heights_seen [3]; line [3, 2, 1]"
            ]
        );
    }
}
