//! A reader of CPLEX LP files, as far as our models and HiGHS's rewriting of them need it.

use super::{Matrix, Row, Sense, integer};

enum Section {
    Objective,
    Rows,
    Bounds,
    Binary,
    General,
    End,
}

/// Reads a model.
///
/// # Panics
/// On anything that it does not understand: the test then shows the line.
pub fn read(text: &str) -> Matrix {
    let mut matrix = Matrix::empty();
    let mut section = None;
    let mut open = Expression::default();
    let mut row_name = None;
    for line in text.lines() {
        let line = line.split('\\').next().unwrap_or("");
        if let Some(next) = section_of(line.trim()) {
            open.leave(&mut matrix, row_name.take(), section.as_ref());
            section = Some(next);
            continue;
        }
        match section.as_ref() {
            Some(Section::Objective) => {
                for token in line.split_whitespace() {
                    if !token.ends_with(':') {
                        open.push(token, line);
                    }
                }
            }
            Some(Section::Rows) => {
                for token in line.split_whitespace() {
                    if let Some(name) = token.strip_suffix(':') {
                        assert!(row_name.is_none(), "row {row_name:?} has no end before {line:?}");
                        row_name = Some(name.to_owned());
                    } else if let (Some(sense), Some(rhs)) = (open.sense, integer(token)) {
                        let name = row_name
                            .take()
                            .unwrap_or_else(|| panic!("a row without a name: {line:?}"));
                        let expression = std::mem::take(&mut open);
                        assert!(expression.number.is_none(), "a number without a column: {line:?}");
                        for (column, _) in &expression.terms {
                            matrix.column(column);
                        }
                        matrix.add_row(
                            &name,
                            Row {
                                terms: expression.terms,
                                sense,
                                rhs,
                            },
                        );
                    } else {
                        open.push(token, line);
                    }
                }
            }
            Some(Section::Bounds) => bound(&mut matrix, line),
            Some(Section::Binary) => {
                for name in line.split_whitespace() {
                    let column = matrix.column(name);
                    (column.integer, column.lower, column.upper) = (true, 0, Some(1));
                }
            }
            Some(Section::General) => {
                for name in line.split_whitespace() {
                    matrix.column(name).integer = true;
                }
            }
            Some(Section::End) | None => assert!(line.trim().is_empty(), "outside all sections: {line:?}"),
        }
    }
    assert!(matches!(section, Some(Section::End)), "the file has no End");
    matrix.finish()
}

fn section_of(line: &str) -> Option<Section> {
    match line.to_ascii_lowercase().as_str() {
        "minimize" | "min" => Some(Section::Objective),
        "subject to" | "st" => Some(Section::Rows),
        "bounds" => Some(Section::Bounds),
        "binaries" | "binary" | "bin" => Some(Section::Binary),
        "generals" | "general" | "gen" => Some(Section::General),
        "end" => Some(Section::End),
        _ => None,
    }
}

/// A sum that is still being read.
#[derive(Default)]
struct Expression {
    terms: Vec<(String, i64)>,
    negative: bool,
    number: Option<i64>,
    sense: Option<Sense>,
}

impl Expression {
    fn push(&mut self, token: &str, line: &str) {
        match token {
            "+" => {}
            "-" => self.negative = !self.negative,
            "<=" => self.sense = Some(Sense::Le),
            ">=" => self.sense = Some(Sense::Ge),
            "=" => self.sense = Some(Sense::Eq),
            _ => match integer(token) {
                Some(number) => {
                    assert!(self.number.is_none(), "two numbers in succession: {line:?}");
                    self.number = Some(number);
                }
                None => {
                    assert!(self.sense.is_none(), "a column on the right: {line:?}");
                    let size = self.number.take().unwrap_or(1);
                    let negative = std::mem::take(&mut self.negative);
                    self.terms.push((token.to_owned(), if negative { -size } else { size }));
                }
            },
        }
    }

    /// Ends a section: only the objective may be left open there.
    fn leave(&mut self, matrix: &mut Matrix, row: Option<String>, section: Option<&Section>) {
        assert!(row.is_none(), "row {row:?} has no end");
        let expression = std::mem::take(self);
        assert!(
            expression.number.is_none_or(|constant| constant == 0),
            "a constant in the objective"
        );
        if let Some(Section::Objective) = section {
            for (name, cost) in expression.terms {
                matrix.column(&name).cost = cost;
            }
        }
    }
}

/// `0 <= x <= 1`, `x <= 1`, `x >= 1`, `x = 1` or `x free`.
fn bound(matrix: &mut Matrix, line: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = |word: &str| integer(word).unwrap_or_else(|| panic!("a bound that is no integer: {line:?}"));
    match words[..] {
        [] => {}
        [lower, "<=", name, "<=", upper] => {
            let column = matrix.column(name);
            (column.lower, column.upper) = (number(lower), Some(number(upper)));
        }
        [name, "<=", upper] => matrix.column(name).upper = Some(number(upper)),
        [name, ">=", lower] => matrix.column(name).lower = number(lower),
        [name, "=", value] => {
            let column = matrix.column(name);
            (column.lower, column.upper) = (number(value), Some(number(value)));
        }
        _ => panic!("a bound of another form: {line:?}"),
    }
}
