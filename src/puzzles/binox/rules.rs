//! The rules of Binox, checked on the board and nothing else.
//!
//! A board may have unfilled cells (a solver's value may be no symbol). They break the rule `filled`; the other rules
//! report only what is certain whatever stands there, so that one fault is not told many times.

use super::{Binox, Symbol};
use crate::board::{Cell, Grid, Line};
use crate::report::{Fact, Findings, Place, Rule, RuleInfo};
use std::collections::BTreeMap;

/// A board: a symbol, or why there is none.
pub type Board = Grid<Result<Symbol, Unfilled>>;

/// Why a cell has no symbol.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Unfilled {
    /// Nothing is said yet: the puzzle alone is looked at, and the rule `filled` does not apply.
    Open,
    /// The answer says nothing of the cell.
    NoValue,
    /// A value that is neither 0 nor 1.
    Neither(f64),
}

/// All rules in the order in which they are reported.
pub const RULES: &[Rule<Binox, Board>] = &[
    Rule {
        info: RuleInfo {
            id: "binox/filled",
            statement: "every cell holds X or O",
            unit: "cells",
        },
        check: filled,
    },
    Rule {
        info: RuleInfo {
            id: "binox/given",
            statement: "the givens are kept",
            unit: "givens",
        },
        check: given,
    },
    Rule {
        info: RuleInfo {
            id: "binox/run",
            statement: "no three equal symbols in succession, across or down",
            unit: "lines",
        },
        check: run,
    },
    Rule {
        info: RuleInfo {
            id: "binox/balance",
            statement: "as many X as O in each line",
            unit: "lines",
        },
        check: balance,
    },
    Rule {
        info: RuleInfo {
            id: "binox/rows-differ",
            statement: "no two rows are equal",
            unit: "rows",
        },
        check: |_, board, found| differ(board, found, (0..board.rows()).map(Line::Across)),
    },
    Rule {
        info: RuleInfo {
            id: "binox/columns-differ",
            statement: "no two columns are equal",
            unit: "columns",
        },
        check: |_, board, found| differ(board, found, (0..board.cols()).map(Line::Down)),
    },
];

fn filled(_: &Binox, board: &Board, found: &mut Findings) {
    for (cell, value) in board.iter() {
        match value {
            Ok(_) => found.checked(1),
            Err(Unfilled::Open) => {}
            Err(Unfilled::NoValue) => {
                found.checked(1);
                found.broken(Place::Cell(cell), vec![cell], "no value", vec![]);
            }
            Err(Unfilled::Neither(value)) => {
                found.checked(1);
                let facts = vec![("value", Fact::Value(*value))];
                let message = if value.is_finite() {
                    let distance = value.abs().min((value - 1.0).abs());
                    format!("the value {value} is neither X (1) nor O (0): not integral, {distance:.3e} away")
                } else {
                    format!("the value {value} is not a number")
                };
                found.broken(Place::Cell(cell), vec![cell], message, facts);
            }
        }
    }
}

fn given(puzzle: &Binox, board: &Board, found: &mut Findings) {
    for (cell, given) in puzzle.givens().iter() {
        let Some(given) = *given else { continue };
        found.checked(1);
        if let Ok(symbol) = board[cell]
            && symbol != given
        {
            let facts = vec![("given", text(given)), ("found", text(symbol))];
            let message = format!("given {}, found {}", given.letter(), symbol.letter());
            found.broken(Place::Cell(cell), vec![cell], message, facts);
        }
    }
}

fn run(_: &Binox, board: &Board, found: &mut Findings) {
    for line in board.lines() {
        found.checked(1);
        // Each longest stretch of three or more equal symbols is one violation.
        let symbols: Vec<Option<Symbol>> = board.line(line).map(|value| value.ok()).collect();
        let mut start = 0;
        for end in 1..=symbols.len() {
            if end < symbols.len() && symbols[end] == symbols[start] {
                continue;
            }
            if let Some(symbol) = symbols[start]
                && end - start > 2
            {
                let cells: Vec<Cell> = (start..end).map(|position| line.cell(position)).collect();
                let unit = if matches!(line, Line::Across(_)) {
                    "columns"
                } else {
                    "rows"
                };
                let facts = vec![
                    ("symbol", text(symbol)),
                    ("length", Fact::Integer((end - start) as i64)),
                    ("first", Fact::Integer(start as i64 + 1)),
                    ("last", Fact::Integer(end as i64)),
                ];
                let message = format!(
                    "{} {} in succession, {unit} {} to {end}",
                    end - start,
                    symbol.letter(),
                    start + 1
                );
                found.broken(Place::Line(line), cells, message, facts);
            }
            start = end;
        }
    }
}

fn balance(_: &Binox, board: &Board, found: &mut Findings) {
    for line in board.lines() {
        found.checked(1);
        let count = |symbol| board.line(line).filter(|value| **value == Ok(symbol)).count();
        let (x, o) = (count(Symbol::X), count(Symbol::O));
        let half = board.line_len(line) / 2;
        // With both counts at most half, unfilled cells can still make them equal.
        if x > half || o > half {
            let cells = (0..board.line_len(line)).map(|position| line.cell(position)).collect();
            let facts = vec![
                ("x", Fact::Integer(x as i64)),
                ("o", Fact::Integer(o as i64)),
                ("each", Fact::Integer(half as i64)),
            ];
            found.broken(
                Place::Line(line),
                cells,
                format!("{x} X and {o} O, {half} of each wanted"),
                facts,
            );
        }
    }
}

fn differ(board: &Board, found: &mut Findings, lines: impl Iterator<Item = Line>) {
    // Lines sorted by what they hold: the later of two equal lines finds the earlier ones at its own place.
    let mut seen: BTreeMap<Vec<Symbol>, Vec<Line>> = BTreeMap::new();
    for line in lines {
        found.checked(1);
        let Ok(symbols) = board.line(line).copied().collect::<Result<Vec<Symbol>, Unfilled>>() else {
            continue;
        };
        let letters: String = symbols.iter().map(|symbol| symbol.letter()).collect();
        let twins = seen.entry(symbols).or_default();
        for twin in twins.iter() {
            let cells = [*twin, line]
                .into_iter()
                .flat_map(|line| (0..board.line_len(line)).map(move |position| line.cell(position)));
            let facts = vec![("line", Fact::Text(letters.clone()))];
            found.broken(
                Place::Lines(*twin, line),
                cells.collect(),
                format!("both are {letters}"),
                facts,
            );
        }
        twins.push(line);
    }
    found.violations.sort_by_key(|violation| violation.place);
}

fn text(symbol: Symbol) -> Fact {
    Fact::Text(symbol.letter().to_string())
}
