//! The rules of Skyscraper, checked on the board and nothing else.
//!
//! A board may have unfilled cells (a solver's values may give a cell no height, or two). They break the rule `filled`;
//! the other rules report only what is certain whatever stands there, so that one fault is not told many times.

use super::Skyscraper;
use crate::board::{Cell, Grid};
use crate::report::{Fact, Findings, Place, Rule, RuleInfo};

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
        found.broken(Place::Cell(cell), vec![cell], message, facts);
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
            found.broken(
                Place::Cell(cell),
                vec![cell],
                format!("given {given}, found {height}"),
                facts,
            );
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
            found.broken(
                Place::Line(line),
                cells.clone(),
                format!("height {height} stands {} times", cells.len()),
                facts,
            );
        }
    }
}

fn seen(puzzle: &Skyscraper, board: &Board, found: &mut Findings) {
    for (sight, clue) in puzzle.clued_lines() {
        found.checked(1);
        let cells: Vec<Cell> = (0..puzzle.size()).map(|p| sight.cell(puzzle.size(), p)).collect();
        let Some(heights) = cells
            .iter()
            .map(|&cell| board[cell].as_ref().ok().copied())
            .collect::<Option<Vec<u32>>>()
        else {
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
            found.broken(Place::Sight(sight), cells, message, facts);
        }
    }
}

fn list(heights: &[u32], between: &str) -> String {
    heights.iter().map(u32::to_string).collect::<Vec<_>>().join(between)
}

fn numbers(heights: &[u32]) -> Fact {
    Fact::List(heights.iter().map(|&height| i64::from(height)).collect())
}
