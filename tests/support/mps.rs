//! A reader of MPS files, free and fixed, as far as our models and HiGHS's rewriting of them need it.

use std::collections::BTreeMap;

use super::{Matrix, Row, Sense, integer};

/// How a line is cut into fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// At blanks.
    Free,
    /// At the columns 2-3, 5-12, 15-22, 25-36, 40-47 and 50-61; anything outside them is an error.
    Fixed,
}

/// First and one behind the last byte of each field of a fixed line, the type field first.
const FIELDS: [(usize, usize); 6] = [(1, 3), (4, 12), (14, 22), (24, 36), (39, 47), (49, 61)];

/// Reads a model.
///
/// # Panics
/// On anything that it does not understand: the test then shows the line.
pub fn read(text: &str, form: Form) -> Matrix {
    let mut matrix = Matrix::empty();
    let mut section = "";
    let mut objective = String::new();
    let mut integers = false;
    let mut last_column = String::new();
    for line in text.lines() {
        if line.starts_with('*') || (form == Form::Free && line.trim().is_empty()) {
            continue;
        }
        if !line.starts_with(' ') {
            section = line.split_whitespace().next().unwrap_or("");
            assert!(
                ["NAME", "ROWS", "COLUMNS", "RHS", "BOUNDS", "ENDATA"].contains(&section),
                "an unknown section: {line:?}"
            );
            continue;
        }
        let fields = match form {
            Form::Free => free_fields(line, section),
            Form::Fixed => fixed_fields(line),
        };
        let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
        let number = |text: &str| integer(text).unwrap_or_else(|| panic!("no integer: {text:?} in {line:?}"));
        match (section, &fields[..]) {
            ("ROWS", ["N", name]) => objective = (*name).to_owned(),
            ("ROWS", [letter, name]) => {
                let sense = match *letter {
                    "L" => Sense::Le,
                    "G" => Sense::Ge,
                    "E" => Sense::Eq,
                    _ => panic!("an unknown type of row: {line:?}"),
                };
                matrix.add_row(
                    name,
                    Row {
                        terms: Vec::new(),
                        sense,
                        rhs: 0,
                    },
                );
            }
            ("COLUMNS", ["", _, "'MARKER'", "", "'INTORG'"]) => integers = true,
            ("COLUMNS", ["", _, "'MARKER'", "", "'INTEND'"]) => integers = false,
            ("COLUMNS", ["", column, entries @ ..]) => {
                assert!(
                    *column == last_column || !matrix.columns.contains_key(*column),
                    "the entries of {column} are not together: {line:?}"
                );
                last_column = (*column).to_owned();
                matrix.column(column).integer = integers;
                assert!(entries.len() == 2 || entries.len() == 4, "{line:?}");
                for entry in entries.chunks(2) {
                    if entry[0] == objective {
                        matrix.column(column).cost = number(entry[1]);
                    } else {
                        row(&mut matrix, entry[0], line)
                            .terms
                            .push(((*column).to_owned(), number(entry[1])));
                    }
                }
            }
            ("RHS", ["", _, entries @ ..]) => {
                assert!(entries.len() == 2 || entries.len() == 4, "{line:?}");
                for entry in entries.chunks(2) {
                    row(&mut matrix, entry[0], line).rhs = number(entry[1]);
                }
            }
            ("BOUNDS", [letters, _, name, rest @ ..]) => {
                assert!(
                    matrix.columns.contains_key(*name),
                    "a bound of an unknown column: {line:?}"
                );
                let column = matrix.column(name);
                match (*letters, rest) {
                    ("UP", [value]) => column.upper = Some(number(value)),
                    ("LO", [value]) => column.lower = number(value),
                    ("FX", [value]) => (column.lower, column.upper) = (number(value), Some(number(value))),
                    ("BV", _) => (column.integer, column.lower, column.upper) = (true, 0, Some(1)),
                    ("PL", _) => column.upper = None,
                    _ => panic!("an unknown bound: {line:?}"),
                }
            }
            _ => panic!("not understood in {section}: {line:?}"),
        }
    }
    assert_eq!(section, "ENDATA", "the file's last section");
    matrix.finish()
}

fn row<'a>(matrix: &'a mut Matrix, name: &str, line: &str) -> &'a mut Row {
    matrix
        .rows
        .get_mut(name)
        .unwrap_or_else(|| panic!("an unknown row: {line:?}"))
}

/// Fields in the places of a fixed line, whose first (the type) is empty in COLUMNS and RHS.
fn free_fields(line: &str, section: &str) -> Vec<String> {
    let mut fields: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    if section == "COLUMNS" || section == "RHS" {
        fields.insert(0, String::new());
        if fields.get(2).is_some_and(|field| field == "'MARKER'") {
            fields.insert(3, String::new());
        }
    }
    fields
}

fn fixed_fields(line: &str) -> Vec<String> {
    assert!(line.is_ascii(), "not ASCII: {line:?}");
    let mut covered = vec![false; line.len()];
    let mut fields = Vec::new();
    for (start, end) in FIELDS {
        let end = end.min(line.len());
        if start >= end {
            break;
        }
        covered[start..end].fill(true);
        fields.push(line[start..end].trim().to_owned());
    }
    for (at, byte) in line.bytes().enumerate() {
        assert!(
            covered[at] || byte == b' ',
            "column {} is outside all fields: {line:?}",
            at + 1
        );
    }
    while fields.last().is_some_and(String::is_empty) {
        fields.pop();
    }
    fields
}

/// What the comments of a numbered fixed file say its names stand for: `* R0000001 given_0_0`.
pub fn numbered_names(text: &str) -> BTreeMap<String, String> {
    text.lines()
        .filter_map(|line| line.strip_prefix("* "))
        .filter_map(|rest| rest.split_once(' '))
        .filter(|(number, _)| {
            number.len() == 8
                && (number.starts_with('R') || number.starts_with('C'))
                && number[1..].bytes().all(|byte| byte.is_ascii_digit())
        })
        .map(|(number, name)| (number.to_owned(), name.trim().to_owned()))
        .collect()
}
