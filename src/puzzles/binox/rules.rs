//! The rules of Binox, checked on the board and nothing else. `puzzles/board.rs` has those that it shares.

use super::puzzle::{Binox, Symbol};
use crate::grid::Line;
use crate::place::Place;
use crate::puzzles::board::{self, filled, given};
use crate::verdict::report::{Fact, Findings, Rule};
use std::collections::BTreeMap;

/// A board: a symbol, or why there is none.
pub type Board = board::Board<Symbol>;

/// All rules in the order in which they are reported.
pub const RULES: &[Rule<Binox, Board>] = &[
    Rule::new("binox/filled", "every cell holds X or O", "cells", filled),
    Rule::new("binox/given", "the givens are kept", "givens", given),
    Rule::new(
        "binox/run",
        "no three equal symbols in succession, across or down",
        "lines",
        run,
    ),
    Rule::new("binox/balance", "as many X as O in each line", "lines", balance),
    Rule::new(
        "binox/rows-differ",
        "no two rows are equal",
        "rows",
        |_, board, found| {
            differ(board, found, (0..board.rows()).map(Line::Across));
        },
    ),
    Rule::new(
        "binox/columns-differ",
        "no two columns are equal",
        "columns",
        |_, board, found| {
            differ(board, found, (0..board.cols()).map(Line::Down));
        },
    ),
];

fn run(_: &Binox, board: &Board, found: &mut Findings) {
    for line in board.lines() {
        found.checked(1);
        // Each longest stretch of three or more equal symbols is one violation.
        let symbols: Vec<Option<Symbol>> = board.line(line).map(|value| value.as_ref().ok().copied()).collect();
        let mut start = 0;
        for end in 1..=symbols.len() {
            if end < symbols.len() && symbols[end] == symbols[start] {
                continue;
            }
            if let Some(symbol) = symbols[start]
                && end - start > 2
            {
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
                let place = Place::Stretch {
                    line,
                    first: start,
                    last: end - 1,
                };
                found.broken(place, message, facts);
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
            let facts = vec![
                ("x", Fact::Integer(x as i64)),
                ("o", Fact::Integer(o as i64)),
                ("each", Fact::Integer(half as i64)),
            ];
            found.broken(
                Place::Line(line),
                format!("{x} X and {o} O, {half} of each wanted"),
                facts,
            );
        }
    }
}

/// Each group of equal lines is one place, whose violations are its pairs.
fn differ(board: &Board, found: &mut Findings, lines: impl Iterator<Item = Line>) {
    let mut groups: BTreeMap<Vec<Symbol>, Vec<Line>> = BTreeMap::new();
    for line in lines {
        found.checked(1);
        if let Ok(symbols) = board
            .line(line)
            .map(|value| value.as_ref().copied())
            .collect::<Result<Vec<Symbol>, _>>()
        {
            groups.entry(symbols).or_default().push(line);
        }
    }
    let mut equal: Vec<(Vec<Line>, Vec<Symbol>)> = groups
        .into_iter()
        .filter(|(_, lines)| lines.len() > 1)
        .map(|(symbols, lines)| (lines, symbols))
        .collect();
    // In the order of the board.
    equal.sort_unstable();
    for (lines, symbols) in equal {
        let letters: String = symbols.iter().map(|symbol| symbol.letter()).collect();
        let are = if lines.len() == 2 { "both are" } else { "all are" };
        let message = match letters.get(..LETTERS_SHOWN) {
            Some(first) if letters.len() > LETTERS_SHOWN => format!("{are} {first}... ({} cells)", letters.len()),
            _ => format!("{are} {letters}"),
        };
        found.broken(Place::Lines(lines), message, vec![("line", Fact::Text(letters))]);
    }
}

/// At most this many symbols of a line are part of a message; its facts have all of them.
const LETTERS_SHOWN: usize = 60;

fn text(symbol: Symbol) -> Fact {
    Fact::Text(symbol.letter().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;
    use crate::puzzles::board::Unfilled;
    use Symbol::{O, X};

    /// The cells in reading order: a symbol, `.` for open, `?` for no value, `~` for 0.25, `^` for
    /// 1.125, `!` for no number.
    fn board(text: &str) -> Board {
        let rows: Vec<Vec<char>> = text.split(' ').map(|row| row.chars().collect()).collect();
        Grid::from_fn(rows.len(), rows[0].len(), |cell| match rows[cell.row][cell.col] {
            'X' => Ok(X),
            'O' => Ok(O),
            '.' => Err(Unfilled::Open),
            '?' => Err(Unfilled::NoValue),
            '~' => Err(Unfilled::Fraction {
                number: None,
                value: 0.25,
            }),
            '^' => Err(Unfilled::Fraction {
                number: None,
                value: 1.125,
            }),
            _ => Err(Unfilled::Fraction {
                number: None,
                value: f64::NAN,
            }),
        })
    }

    /// What one rule finds: how much it checked, and each violation with its cells and facts.
    fn told(rule: &str, givens: &str, cells: &str) -> Vec<String> {
        let given = board(givens);
        let puzzle = Binox::new(Grid::from_fn(given.rows(), given.cols(), |cell| {
            given[cell].clone().ok()
        }))
        .unwrap();
        let rule = RULES
            .iter()
            .find(|known| known.info.id == format!("binox/{rule}"))
            .unwrap();
        let board = board(cells);
        let mut found = Findings::on(board.rows(), board.cols());
        (rule.check)(&puzzle, &board, &mut found);
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

    const NONE: &str = ".... .... .... ....";

    #[test]
    fn filled() {
        assert_eq!(told("filled", NONE, "XO.. .... .... ...."), ["2 cells"]);
        assert_eq!(
            told("filled", NONE, "XO?. ~... .^.. ...!"),
            [
                "6 cells",
                "row 1 column 3: no value; 02",
                "row 2 column 1: the value 0.25 is neither X (1) nor O (0): not integral, 2.500e-1 away; 10; value 0.25",
                "row 3 column 2: the value 1.125 is neither X (1) nor O (0): not integral, 1.250e-1 away; 21; value 1.125",
                "row 4 column 4: the value NaN is not a number; 33; value NaN"
            ]
        );
    }

    #[test]
    fn given() {
        assert_eq!(
            told("given", "X.O. .... .... ....", "XXOO XXXX XXXX XXXX"),
            ["2 givens"]
        );
        assert_eq!(
            told("given", "X.O. .... .... ...O", "OXXX XXXX XXXX XXX?"),
            [
                "3 givens",
                "row 1 column 1: given X, found O; 00; given X; found O",
                "row 1 column 3: given O, found X; 02; given O; found X"
            ]
        );
    }

    #[test]
    fn run() {
        assert_eq!(told("run", NONE, "XXOO OOXX XXOO OOXX"), ["8 lines"]);
        // Unfilled cells are no symbol, and end a run.
        assert_eq!(told("run", NONE, "XX?X .... ???? OO.O"), ["8 lines"]);
        assert_eq!(
            told("run", NONE, "XXX. .OOO .... OOOO"),
            [
                "8 lines",
                "row 1: 3 X in succession, columns 1 to 3; 00 01 02; symbol X; length 3; first 1; last 3",
                "row 2: 3 O in succession, columns 2 to 4; 11 12 13; symbol O; length 3; first 2; last 4",
                "row 4: 4 O in succession, columns 1 to 4; 30 31 32 33; symbol O; length 4; first 1; last 4"
            ]
        );
        assert_eq!(
            told("run", NONE, "X... XO.. XO.. .O.."),
            [
                "8 lines",
                "column 1: 3 X in succession, rows 1 to 3; 00 10 20; symbol X; length 3; first 1; last 3",
                "column 2: 3 O in succession, rows 2 to 4; 11 21 31; symbol O; length 3; first 2; last 4"
            ]
        );
    }

    #[test]
    fn balance() {
        assert_eq!(told("balance", NONE, "XXOO OOXX XOXO OXOX"), ["8 lines"]);
        assert_eq!(told("balance", NONE, "XX.. OO.. .... ...."), ["8 lines"]);
        assert_eq!(
            told("balance", NONE, "XXX. .... .... ...."),
            [
                "8 lines",
                "row 1: 3 X and 0 O, 2 of each wanted; 00 01 02 03; x 3; o 0; each 2"
            ]
        );
        assert_eq!(
            told("balance", ".. .. .. ..", "O. O. O. XX"),
            [
                "6 lines",
                "row 4: 2 X and 0 O, 1 of each wanted; 30 31; x 2; o 0; each 1",
                "column 1: 1 X and 3 O, 2 of each wanted; 00 10 20 30; x 1; o 3; each 2"
            ]
        );
    }

    #[test]
    fn rows_and_columns_differ() {
        assert_eq!(told("rows-differ", NONE, "XXOO OOXX XOXO OXOX"), ["4 rows"]);
        assert_eq!(told("columns-differ", NONE, "XXOO OOXX XOXO OXOX"), ["4 columns"]);
        // What is not filled may still differ.
        assert_eq!(told("rows-differ", NONE, "XXO. XXO. XXO? XXO?"), ["4 rows"]);
        assert_eq!(
            told("rows-differ", NONE, "XXOO OXOX XXOO OXOX"),
            [
                "4 rows",
                "rows 1 and 3: both are XXOO; 00 01 02 03 20 21 22 23; line XXOO",
                "rows 2 and 4: both are OXOX; 10 11 12 13 30 31 32 33; line OXOX"
            ]
        );
        assert_eq!(
            told("rows-differ", NONE, "XXOO XXOO XXOO OXOX"),
            [
                "4 rows",
                "rows 1, 2 and 3: all are XXOO; 00 01 02 03 10 11 12 13 20 21 22 23; line XXOO"
            ]
        );
        assert_eq!(
            told("columns-differ", "...... ......", "XOOXOX OXXOXO"),
            [
                "6 columns",
                "columns 1, 4 and 6: all are XO; 00 10 03 13 05 15; line XO",
                "columns 2, 3 and 5: all are OX; 01 11 02 12 04 14; line OX"
            ]
        );
    }
}
