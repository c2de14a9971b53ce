//! Boards of one value a cell, and the rules that puzzles on them share. No model, column or text is known here.
//!
//! A board may have unfilled cells: a solver's values may state no value of a cell, or two. They break the rule
//! [`filled`]; every other rule reports only what is certain whatever such a cell holds, so that one fault is not
//! reported many times.

use crate::grid::{Cell, Grid};
use crate::picture::Sign;
use crate::place::Place;
use crate::verdict::report::{Fact, Findings, Violation};
use std::fmt::Debug;

/// What a cell holds: a symbol, or a number from 1.
pub trait Value: Copy + Ord + Debug + Send + Sync + 'static {
    /// The value as it is drawn and written.
    fn sign(self) -> Sign;

    /// The value as a fact of a violation.
    fn fact(self) -> Fact {
        match self.sign() {
            Sign::Number(number) => Fact::Integer(i64::from(number)),
            sign => Fact::Text(sign.to_string()),
        }
    }
}

impl Value for u32 {
    fn sign(self) -> Sign {
        Sign::Number(self)
    }
}

/// A board: a value in each cell, or why there is none.
pub type Board<V> = Grid<Result<V, Unfilled>>;

/// Why a cell has no value.
#[derive(Debug, Clone, PartialEq)]
pub enum Unfilled {
    /// The cell is still open: the puzzle alone is looked at, and the rule [`filled`] does not apply.
    Open,
    /// The answer has no value for the cell.
    NoValue,
    /// None of the numbers is chosen.
    NotChosen,
    /// More than one number is chosen.
    Several(Vec<u32>),
    /// A column of the cell is neither 0 nor 1.
    Fraction {
        /// The number that the column is for; `None` where a cell has one column.
        number: Option<u32>,
        /// The value of the column.
        value: f64,
    },
}

/// What the cells of a kind hold, in words.
#[derive(Debug, Clone, Copy)]
pub enum Holds {
    /// One of two symbols, with the values of the cell's column: `X (1)` and `O (0)`.
    Symbols(&'static str, &'static str),
    /// A number, by its name and the plural: `height`, `heights`.
    Numbers(&'static str, &'static str),
}

/// A puzzle on such a board.
pub trait Cells: Sized {
    /// What a cell holds.
    type Value: Value;
    /// The same in words.
    const HOLDS: Holds;

    /// The values given.
    fn givens(&self) -> &Grid<Option<Self::Value>>;

    /// The givens in the order of their rows in the model; in reading order unless the kind says otherwise.
    fn listed_givens(&self) -> Vec<(Cell, Self::Value)> {
        let cells = self.givens().iter();
        cells
            .filter_map(|(cell, given)| given.map(|value| (cell, value)))
            .collect()
    }
}

/// Rule: every cell holds one value.
pub fn filled<P: Cells>(_: &P, board: &Board<P::Value>, found: &mut Findings) {
    for (cell, value) in board.iter() {
        match value {
            Ok(_) => found.checked(1),
            Err(Unfilled::Open) => {}
            Err(why) => {
                found.checked(1);
                let (message, facts) = why.words(P::HOLDS);
                found.broken(Place::Cell(cell), message, facts);
            }
        }
    }
}

impl Unfilled {
    /// Why there is no value, and the numbers of it.
    fn words(&self, holds: Holds) -> (String, Vec<(&'static str, Fact)>) {
        let (one, many) = match holds {
            Holds::Symbols(..) => ("value", "values"),
            Holds::Numbers(one, many) => (one, many),
        };
        match self {
            Unfilled::Open | Unfilled::NotChosen => (format!("no {one}"), vec![]),
            Unfilled::NoValue => match holds {
                Holds::Symbols(..) => ("no value".to_string(), vec![]),
                Holds::Numbers(..) => (format!("no {one}: the file gives no value"), vec![]),
            },
            Unfilled::Several(numbers) => {
                let count = match numbers.len() {
                    2 => "two".to_string(),
                    count => count.to_string(),
                };
                let message = format!("{count} {many}: {}", list(numbers, " and "));
                (message, vec![(many, numbers_fact(numbers))])
            }
            Unfilled::Fraction { number, value } => {
                let facts = number.map(|number| (one, Fact::Integer(i64::from(number))));
                let facts = facts.into_iter().chain([("value", Fact::Value(*value))]).collect();
                let distance = value.abs().min((value - 1.0).abs());
                let not_integral = format!("not integral, {distance:.3e} away");
                let message = match (holds, number) {
                    (Holds::Symbols(x, o), _) if value.is_finite() => {
                        format!("the value {value} is neither {x} nor {o}: {not_integral}")
                    }
                    (_, Some(number)) if value.is_finite() => {
                        format!("{one} {number} has the value {value}, neither 1 nor 0: {not_integral}")
                    }
                    (_, Some(number)) => format!("{one} {number} has the value {value}: not a number"),
                    (_, None) => format!("the value {value} is not a number"),
                };
                (message, facts)
            }
        }
    }
}

/// Rule: the givens are kept.
pub fn given<P: Cells>(puzzle: &P, board: &Board<P::Value>, found: &mut Findings) {
    for (cell, given) in puzzle.givens().iter() {
        let Some(given) = *given else { continue };
        found.checked(1);
        if let Ok(value) = board[cell]
            && value != given
        {
            let facts = vec![("given", given.fact()), ("found", value.fact())];
            let message = format!("given {}, found {}", given.sign(), value.sign());
            found.broken(Place::Cell(cell), message, facts);
        }
    }
}

/// Rule: each number once in each line, across and down.
pub fn once<P: Cells<Value = u32>>(_: &P, board: &Board<u32>, found: &mut Findings) {
    let word = match P::HOLDS {
        Holds::Numbers(one, _) => one,
        Holds::Symbols(..) => "value",
    };
    for line in board.lines() {
        found.checked(1);
        // The cells of each number: a line without a repeated number holds each once if it is filled.
        let mut cells: Vec<Vec<Cell>> = vec![Vec::new(); board.line_len(line) + 1];
        for position in 0..board.line_len(line) {
            let cell = line.cell(position);
            if let Ok(number) = board[cell]
                && let Some(of_number) = cells.get_mut(number as usize)
            {
                of_number.push(cell);
            }
        }
        for (number, cells) in cells.into_iter().enumerate().filter(|(_, cells)| cells.len() > 1) {
            let facts = vec![
                (word, Fact::Integer(number as i64)),
                ("times", Fact::Integer(cells.len() as i64)),
            ];
            let message = format!("{word} {number} occurs {} times", cells.len());
            found.add(Violation {
                some_cells: Some(cells),
                ..Violation::new(Place::Line(line), message, facts)
            });
        }
    }
}

/// Numbers in a sentence.
pub fn list(numbers: &[u32], between: &str) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(between)
}

/// Numbers as a fact.
pub fn numbers_fact(numbers: &[u32]) -> Fact {
    Fact::List(numbers.iter().map(|&number| i64::from(number)).collect())
}
