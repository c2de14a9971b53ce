//! The solver that is built in: microlp, a MIP solver in pure Rust, fed from a model's row stream in memory.
//!
//! It is for small puzzles and for machines without any other solver. What is too big for it is refused
//! before it starts, and it gives up at its time limit; both say which solvers would do.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOptions, SolveOutcome, Variable};

use crate::model::{Domain, Model, Sense};

/// The time limit unless another is asked for.
pub const TIME_LIMIT: Duration = Duration::from_secs(60);
/// Models with more nonzeros are refused. Measured on the published formulation of Binox, 40 % givens, 2 cores:
/// 18 x 18 (146 000 nonzeros) takes 6 to 19 s, 20 x 20 (202 000) is not finished within a minute.
pub const MOST_NONZEROS: u64 = 180_000;
/// microlp looks at the clock between its steps; this long after the limit it is not waited for any more.
const GRACE: Duration = Duration::from_secs(5);

/// What came of a run.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// A solution.
    Solved {
        /// Values of all columns, by number.
        values: Vec<f64>,
        /// Proved to be the best; always so where the objective is 0.
        proved: bool,
    },
    /// Proved that there is no solution.
    Infeasible,
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoAnswer {
    /// Not even tried.
    #[error(
        "the model is too big for the built-in solver: {columns} columns, {rows} rows, {nonzeros} nonzeros \
         (at most {MOST_NONZEROS} nonzeros)"
    )]
    TooBig {
        /// Columns of the model.
        columns: u64,
        /// Rows of the model.
        rows: u64,
        /// Its coefficients that are not 0.
        nonzeros: u64,
    },
    /// Neither a solution nor a proof within the limit.
    #[error("the built-in solver gave up after {} s", .after.as_secs_f64())]
    GaveUp {
        /// The limit.
        after: Duration,
    },
    /// microlp's own error.
    #[error("the built-in solver failed: {reason}")]
    Failed {
        /// Its words.
        reason: String,
    },
}

/// Refuses a model that is too big, from its closed formulas alone.
pub fn check_size(model: &dyn Model) -> Result<(), NoAnswer> {
    let nonzeros = model
        .families()
        .iter()
        .fold(0u64, |sum, family| sum.saturating_add(family.terms - family.zeros));
    if nonzeros <= MOST_NONZEROS {
        return Ok(());
    }
    Err(NoAnswer::TooBig {
        columns: model.column_count(),
        rows: model.row_count(),
        nonzeros,
    })
}

/// Solves the model.
pub fn solve(model: &dyn Model, time_limit: Duration) -> Result<Outcome, NoAnswer> {
    check_size(model)?;
    let Some((problem, variables)) = build(model) else {
        return Ok(Outcome::Infeasible);
    };
    let mut options = SolveOptions::default();
    options.time_limit = Some(time_limit);
    let (sender, answer) = mpsc::channel();
    thread::spawn(move || {
        let outcome = problem.solve_with(options).map(|outcome| solved(&outcome, &variables));
        // Nobody listens any more after the grace time.
        let _ = sender.send(outcome);
    });
    match answer.recv_timeout(time_limit.saturating_add(GRACE)) {
        Ok(Ok(Some(solved))) => Ok(solved),
        Ok(Ok(None)) | Err(RecvTimeoutError::Timeout) => Err(NoAnswer::GaveUp { after: time_limit }),
        Ok(Err(microlp::Error::Infeasible)) => Ok(Outcome::Infeasible),
        Ok(Err(error)) => Err(NoAnswer::Failed {
            reason: error.to_string(),
        }),
        Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Failed {
            reason: "its thread ended without an answer".to_owned(),
        }),
    }
}

/// The solution, unless the search was cut short without any.
fn solved(outcome: &SolveOutcome, variables: &[Variable]) -> Option<Outcome> {
    let solution = outcome.solution()?;
    Some(Outcome::Solved {
        values: variables.iter().map(|&variable| solution.var_value(variable)).collect(),
        proved: outcome.is_optimal(),
    })
}

/// The model as microlp's problem with its variables in column order; nothing if a row without any
/// term cannot hold.
fn build(model: &dyn Model) -> Option<(Problem, Vec<Variable>)> {
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let mut variables = Vec::new();
    for group in model.groups() {
        let cost = f64::from(group.cost.unwrap_or(0));
        for _ in 0..group.columns {
            variables.push(match group.domain {
                Domain::Binary => problem.add_binary_var(cost),
                Domain::Fraction => problem.add_var(cost, (0.0, 1.0)),
                Domain::Continuous => problem.add_var(cost, (0.0, f64::INFINITY)),
            });
        }
    }
    let mut possible = true;
    model.each_row(&mut |row| {
        let terms: Vec<(Variable, f64)> = row
            .terms
            .iter()
            .filter(|(coefficient, _)| *coefficient != 0)
            .map(|(coefficient, column)| (variables[column.number as usize], f64::from(*coefficient)))
            .collect();
        let (relation, empty_holds) = match row.sense {
            Sense::Le => (ComparisonOp::Le, 0 <= row.rhs),
            Sense::Ge => (ComparisonOp::Ge, 0 >= row.rhs),
            Sense::Eq => (ComparisonOp::Eq, 0 == row.rhs),
        };
        if terms.is_empty() {
            possible &= empty_holds;
        } else {
            problem.add_constraint(terms, relation, row.rhs as f64);
        }
    });
    possible.then_some((problem, variables))
}
