//! The rules of Skyscraper, checked on the board and nothing else.
//!
//! A board may have unfilled cells (a solver's values may give a cell no height, or two). They break the rule `filled`;
//! the other rules report only what is certain whatever such a cell holds, so that one fault is not reported many times.

use super::Skyscraper;
use crate::grid::{Cell, Grid};
use crate::verdict::report::{Fact, Findings, Place, Rule, RuleInfo, Violation};

/// A board: a height, or why there is none.
pub type Board = Grid<Result<u32, Unfilled>>;

/// Why a cell has no height.
#[derive(Debug, Clone, PartialEq)]
pub enum Unfilled {
    /// Nothing is said yet: the puzzle alone is looked at, and the rule `filled` does not apply.
    Open,
    /// The answer says nothing of the cell.
    NoValue,
    /// No height is chosen.
    NoHeight,
    /// More than one height is chosen.
    Several(Vec<u32>),
    /// A height is chosen in part.
    Fraction {
        /// The height.
        height: u32,
        /// Its value, neither 0 nor 1.
        value: f64,
    },
}

/// All rules in the order in which they are reported.
pub const RULES: &[Rule<Skyscraper, Board>] = &[
    Rule {
        info: RuleInfo {
            id: "skyscraper/filled",
            statement: "every cell holds one height",
            unit: "cells",
        },
        check: filled,
    },
    Rule {
        info: RuleInfo {
            id: "skyscraper/given",
            statement: "the givens are kept",
            unit: "givens",
        },
        check: given,
    },
    Rule {
        info: RuleInfo {
            id: "skyscraper/once",
            statement: "each height once in each line, across and down",
            unit: "lines",
        },
        check: once,
    },
    Rule {
        info: RuleInfo {
            id: "skyscraper/seen",
            statement: "as many buildings are seen as the clue says",
            unit: "clues",
        },
        check: seen,
    },
];

fn filled(_: &Skyscraper, board: &Board, found: &mut Findings) {
    for (cell, value) in board.iter() {
        let (message, facts) = match value {
            Ok(_) => {
                found.checked(1);
                continue;
            }
            Err(Unfilled::Open) => continue,
            Err(Unfilled::NoValue) => ("no height: the file gives no value".to_string(), vec![]),
            Err(Unfilled::NoHeight) => ("no height".to_string(), vec![]),
            Err(Unfilled::Several(heights)) => {
                let words = if heights.len() == 2 {
                    "two heights".to_string()
                } else {
                    format!("{} heights", heights.len())
                };
                (
                    format!("{words}: {}", list(heights, " and ")),
                    vec![("heights", numbers(heights))],
                )
            }
            Err(Unfilled::Fraction { height, value }) => {
                let facts = vec![
                    ("height", Fact::Integer(i64::from(*height))),
                    ("value", Fact::Value(*value)),
                ];
                let distance = value.abs().min((value - 1.0).abs());
                let message = if value.is_finite() {
                    format!("height {height} has the value {value}, neither 1 nor 0: not integral, {distance:.3e} away")
                } else {
                    format!("height {height} has the value {value}: not a number")
                };
                (message, facts)
            }
        };
        found.checked(1);
        found.broken(Place::Cell(cell), message, facts);
    }
}

fn given(puzzle: &Skyscraper, board: &Board, found: &mut Findings) {
    for (cell, given) in puzzle.givens().iter() {
        let Some(given) = *given else { continue };
        found.checked(1);
        if let Ok(height) = board[cell]
            && height != given
        {
            let facts = vec![
                ("given", Fact::Integer(i64::from(given))),
                ("found", Fact::Integer(i64::from(height))),
            ];
            found.broken(Place::Cell(cell), format!("given {given}, found {height}"), facts);
        }
    }
}

fn once(puzzle: &Skyscraper, board: &Board, found: &mut Findings) {
    let n = puzzle.size();
    for line in board.lines() {
        found.checked(1);
        // The cells of each height: a line without a repeated height holds each once if it is filled.
        let mut cells: Vec<Vec<Cell>> = vec![Vec::new(); n + 1];
        for position in 0..n {
            let cell = line.cell(position);
            if let Ok(height) = board[cell]
                && let Some(of_height) = cells.get_mut(height as usize)
            {
                of_height.push(cell);
            }
        }
        for (height, cells) in cells.into_iter().enumerate().filter(|(_, cells)| cells.len() > 1) {
            let facts = vec![
                ("height", Fact::Integer(height as i64)),
                ("times", Fact::Integer(cells.len() as i64)),
            ];
            let message = format!("height {height} stands {} times", cells.len());
            found.add(Violation {
                some_cells: Some(cells),
                ..Violation::new(Place::Line(line), message, facts)
            });
        }
    }
}

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
                ("heights_seen", numbers(&seen)),
                ("line", numbers(&heights)),
            ];
            let message = format!(
                "clue {clue}, {} seen: {} (of {})",
                seen.len(),
                list(&seen, " "),
                list(&heights, " ")
            );
            found.broken(Place::Sight(sight), message, facts);
        }
    }
}

fn list(heights: &[u32], between: &str) -> String {
    heights.iter().map(u32::to_string).collect::<Vec<_>>().join(between)
}

fn numbers(heights: &[u32]) -> Fact {
    Fact::List(heights.iter().map(|&height| i64::from(height)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Side;

    /// The cells in reading order: a height, `.` for open, and a letter for each other way to have none.
    fn board(text: &str) -> Board {
        let rows: Vec<Vec<char>> = text.split(' ').map(|row| row.chars().collect()).collect();
        Grid::from_fn(rows.len(), rows[0].len(), |cell| match rows[cell.row][cell.col] {
            '.' => Err(Unfilled::Open),
            'v' => Err(Unfilled::NoValue),
            'h' => Err(Unfilled::NoHeight),
            's' => Err(Unfilled::Several(vec![1, 3])),
            'S' => Err(Unfilled::Several(vec![1, 2, 3])),
            'f' => Err(Unfilled::Fraction { height: 2, value: 0.25 }),
            'g' => Err(Unfilled::Fraction {
                height: 2,
                value: 1.125,
            }),
            'n' => Err(Unfilled::Fraction {
                height: 2,
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
            ["6 lines", "row 1: height 1 stands 2 times; 00 02; height 1; times 2"]
        );
        assert_eq!(
            told("once", &puzzle, "3.. 3.. 3.."),
            [
                "6 lines",
                "column 1: height 3 stands 3 times; 00 10 20; height 3; times 3"
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
