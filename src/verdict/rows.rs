//! `verify --rows`: the rows of a formulation evaluated at the solver's own values.
//!
//! Together with the rules this tells a wrong model (rules broken, rows hold) from a wrong solver or one that bent its
//! tolerance (rows broken). Where all values of a row are integral the activity is summed in integers, exactly; else in
//! floating point, and a row counts as broken when it is off by more than the tolerance. The values are not rounded.

use crate::model::{Model, Names, Row, Sense};
use crate::puzzles::kind::{ModelRequest, Puzzle};
use crate::solution::{Assignment, ColumnName, Columns, Fault};

/// What the rows of a formulation come to.
#[derive(Debug, Clone, PartialEq)]
pub struct RowCheck {
    /// The formulation.
    pub formulation: &'static str,
    /// How many rows were evaluated.
    pub checked: u64,
    /// How many have columns that the file does not give.
    pub not_evaluated: u64,
    /// How many are off by more than the tolerance.
    pub broken: u64,
    /// The broken row that is off most; the first of them.
    pub worst: Option<WorstRow>,
    /// How far the rows that are not broken are off at most.
    pub largest_within_tolerance: f64,
    /// The columns besides the board's against what they are defined to be.
    pub definitions: Definitions,
}

/// The row that is off most.
#[derive(Debug, Clone, PartialEq)]
pub struct WorstRow {
    /// Its name.
    pub row: String,
    /// Its left-hand side at the solver's values.
    pub activity: f64,
    /// `<=`, `>=` or `=`.
    pub relation: &'static str,
    /// Its right-hand side.
    pub bound: i64,
    /// By how much it is off.
    pub excess: f64,
}

/// Columns besides the board's against their definitions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Definitions {
    /// How many were compared.
    pub checked: u64,
    /// How many have another value than the board gives them.
    pub wrong: u64,
    /// The first of these, in words.
    pub first: Option<String>,
}

/// Evaluates every row of a formulation of the puzzle.
///
/// # Errors
/// If there is no such model.
pub(super) fn check(
    puzzle: &dyn Puzzle,
    request: &ModelRequest<'_>,
    assignment: &Assignment,
    tolerance: f64,
) -> Result<RowCheck, Fault> {
    let model = puzzle
        .model_with(request)
        .map_err(|error| Fault::new(error.to_string()))?;
    Ok(of_model(puzzle.columns(), &*model, assignment, tolerance))
}

fn of_model(columns: &dyn Columns, model: &dyn Model, assignment: &Assignment, tolerance: f64) -> RowCheck {
    let names = model.names();
    let values = values(columns, model, &names, assignment);
    let mut found = RowCheck {
        formulation: model.name(),
        checked: 0,
        not_evaluated: 0,
        broken: 0,
        worst: None,
        largest_within_tolerance: 0.0,
        definitions: definitions(columns, model, &names, &values, tolerance),
    };
    model.each_row(&mut |row| found.take(&row, &names, &values, tolerance));
    found
}

impl RowCheck {
    fn take(&mut self, row: &Row<'_>, names: &Names, values: &[Option<f64>], tolerance: f64) {
        let Some((activity, excess)) = evaluate(row, values) else {
            self.not_evaluated += 1;
            return;
        };
        self.checked += 1;
        // An activity that is not a number breaks its row too.
        if excess <= tolerance {
            self.largest_within_tolerance = self.largest_within_tolerance.max(excess);
            return;
        }
        self.broken += 1;
        let worse = |worst: &WorstRow| excess > worst.excess || (excess.is_nan() && !worst.excess.is_nan());
        if self.worst.as_ref().is_none_or(worse) {
            self.worst = Some(WorstRow {
                row: names.text(row.name),
                activity,
                relation: match row.sense {
                    Sense::Le => "<=",
                    Sense::Ge => ">=",
                    Sense::Eq => "=",
                },
                bound: row.rhs,
                excess,
            });
        }
    }
}

/// The activity of a row and by how much it is off; none if the file does not give all its columns.
fn evaluate(row: &Row<'_>, values: &[Option<f64>]) -> Option<(f64, f64)> {
    let mut exact = Some(0i128);
    let mut sum = 0.0;
    for &(coefficient, column) in row.terms {
        let value = (*values.get(column.number as usize)?)?;
        sum += f64::from(coefficient) * value;
        exact = exact
            .filter(|_| value.fract() == 0.0 && value.abs() < 1e15)
            .map(|exact| exact + i128::from(coefficient) * value as i128);
    }
    let off = |difference: f64| match row.sense {
        Sense::Le => difference.max(0.0),
        Sense::Ge => (-difference).max(0.0),
        Sense::Eq => difference.abs(),
    };
    Some(match exact {
        Some(exact) => (exact as f64, off((exact - i128::from(row.rhs)) as f64)),
        // f64::max drops a NaN: keep it.
        None if sum.is_nan() => (sum, f64::NAN),
        None => (sum, off(sum - row.rhs as f64)),
    })
}

/// The file's value of each column of the model, by the column's number.
fn values(columns: &dyn Columns, model: &dyn Model, names: &Names, assignment: &Assignment) -> Vec<Option<f64>> {
    let mut values = Vec::new();
    let Some(kept) = &assignment.kept else { return values };
    let missing = assignment.zeros_left_out.then_some(0.0);
    model.each_column(&mut |column| {
        let named = ColumnName::parse(names.text(column.name).as_bytes())
            .map(|name| counted_from(columns, &name, assignment.base))
            .and_then(|name| kept.named.get(&name));
        values.push(named.or(kept.numbered.get(&column.number)).copied().or(missing));
    });
    values
}

/// The name of a column in a file that counts board indices from `base`; numbers, the last index where cells have
/// several columns, always count from 1.
fn counted_from(columns: &dyn Columns, name: &ColumnName, base: u32) -> ColumnName {
    let mut indices = name.indices().to_vec();
    let numbers = usize::from(columns.numbered());
    let board = indices.len().saturating_sub(numbers);
    for index in &mut indices[..board] {
        *index += base;
    }
    ColumnName::new(name.letter, name.tag, &indices)
}

/// Compares the columns besides the board's with their definitions, where the formulation is the document's: others give
/// the same letters other meanings.
fn definitions(
    columns: &dyn Columns,
    model: &dyn Model,
    names: &Names,
    values: &[Option<f64>],
    tolerance: f64,
) -> Definitions {
    let mut found = Definitions::default();
    if model.name() != "document" {
        return found;
    }
    let chosen = |column: usize| match values.get(column).copied().flatten() {
        Some(value) if (value - 1.0).abs() <= tolerance => Some(true),
        Some(value) if value.abs() <= tolerance => Some(false),
        _ => None,
    };
    let decisions = columns.decision_columns() as u64;
    model.each_column(&mut |column| {
        if column.number < decisions {
            return;
        }
        let Some(value) = values.get(column.number as usize).copied().flatten() else {
            return;
        };
        let Some(name) = ColumnName::parse(names.text(column.name).as_bytes()) else {
            return;
        };
        let Some(defined) = columns.definition(&name, &chosen) else {
            return;
        };
        let defined = f64::from(u8::from(defined));
        found.checked += 1;
        // A NaN differs from everything.
        let agrees = (value - defined).abs() <= tolerance;
        if !agrees {
            found.wrong += 1;
            found
                .first
                .get_or_insert_with(|| format!("{name} is {value}, by its definition it is {defined}"));
        }
    });
    found
}
