//! OR-tools responses in the text form of protocol buffers: CP-SAT, `MPSolutionResponse`, MathOpt.
//!
//! None of them has column names.
//!
//! - CP-SAT: `status: OPTIMAL`, then `solution: v` for each column. The status UNKNOWN is not printed.
//! - MPSolutionResponse: `status: MPSOLVER_OPTIMAL`, then `variable_value: v` for each column.
//! - MathOpt: `termination { reason: ... }`, `solutions { primal_solution { variable_values { ids: ...
//!   values: ... } } }`: all ids first, then all values.
//!
//! End mark: none in the first two. A truncated one has fewer values than the model has columns; the collector
//! refuses a number of values that no model has. MathOpt ends with a closing brace: a truncated
//! result ends inside a message, or has fewer values than ids.
//!
//! Sources: `ortools/sat/cp_model.proto`, `linear_solver.proto`, `math_opt/solution.proto`; output of 9.15.

use super::support::{hand_on, natural_number, truncated};
use crate::solution::source::{first_line, lines, shown};
use crate::solution::words::{state_of, state_without_values};
use crate::solution::{ColumnName, ColumnRef, Entries, Fault, Format, Line, Outcome, Source, State, Why, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "or-tools",
        about: "OR-tools, CP-SAT or MPSolutionResponse",
        claims: |head| {
            // People's own lists may begin with a status too; columns follow it there, and no key here looks like one.
            let is_column = |line: &[u8]| {
                let name = line.split(|byte| b" \t,;=:".contains(byte)).next().unwrap_or_default();
                matches!(line.first(), Some(b'x' | b'X')) || ColumnName::parse(name).is_some()
            };
            if lines(head).take(50).map(<[u8]>::trim_ascii).any(is_column) {
                return false;
            }
            let first = first_line(head);
            [
                &b"status: "[..],
                b"solution: ",
                b"variable_value: ",
                b"num_booleans: ",
                b"num_conflicts: ",
                b"wall_time: ",
                b"user_time: ",
                b"objective_value: ",
                b"best_objective_bound: ",
            ]
            .iter()
            .any(|key| first.starts_with(key))
        },
        read: read_response,
    },
    Format {
        name: "mathopt",
        about: "OR-tools, MathOpt result",
        claims: |head| first_line(head).starts_with(b"termination {"),
        read: read_mathopt,
    },
];

fn key_and_value<'a>(line: &Line<'a>) -> Option<(&'a [u8], &'a [u8])> {
    let text = line.text.trim_ascii();
    let colon = memchr::memchr(b':', text)?;
    Some((&text[..colon], text[colon + 1..].trim_ascii()))
}

fn state_of_enum(status: &str) -> State {
    match status
        .trim_start_matches("MPSOLVER_")
        .trim_start_matches("TERMINATION_REASON_")
    {
        "OPTIMAL" => State::Solved,
        "FEASIBLE" => State::Incumbent,
        "INFEASIBLE" | "INFEASIBLE_OR_UNBOUNDED" => State::NoSolution(Why::Infeasible),
        "UNBOUNDED" => State::NoSolution(Why::Unbounded),
        "NOT_SOLVED" | "NO_SOLUTION_FOUND" | "UNKNOWN" | "UNKNOWN_STATUS" => State::NoSolution(Why::Limit),
        other => match state_of(other) {
            State::NoSolution(why) => State::NoSolution(why),
            _ => State::NoSolution(Why::NotSaid),
        },
    }
}

/// A solution is said to be there, and is not.
fn values_missing(status: &str) -> Fault {
    Fault::new(format!("the file says \"{status}\" but has no values: it is cut"))
}

fn read_response(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut status: Option<String> = None;
    let mut notes = Vec::new();
    let mut found = 0u64;
    let mut others = 0u64;
    let mut depth = 0usize;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii_end();
        // Nested messages (solve_info, additional_solutions) are not the solution.
        if text.ends_with(b"{") {
            if depth == 0 && text.starts_with(b"additional_solutions") {
                others += 1;
            }
            depth += 1;
            continue;
        }
        if text.trim_ascii_start() == b"}" {
            depth = depth.saturating_sub(1);
            continue;
        }
        if depth > 0 {
            continue;
        }
        match key_and_value(&line) {
            Some((b"status", _)) if line.open => return Err(values_missing(&shown(line.text))),
            // A second status does not hide one that denies a solution.
            Some((b"status", value))
                if status
                    .as_deref()
                    .is_some_and(|status| matches!(state_of_enum(status), State::NoSolution(_))) =>
            {
                notes.push(format!(
                    "the file has a second status, {}: the first counts",
                    shown(value)
                ));
            }
            Some((b"status", value)) => status = Some(shown(value)),
            Some((b"solution" | b"variable_value", value)) => {
                hand_on(entries, &line, ColumnRef::Number(found), value)?;
                found += 1;
            }
            Some(_) => {}
            None if line.is_blank() => {}
            None => return Err(line.fault("a key, a colon and a value are expected here")),
        }
    }
    let mut outcome = response_outcome(status, found)?;
    outcome.solutions_in_file = 1 + others;
    outcome.notes = notes;
    Ok(outcome)
}

/// The outcome of a response with this number of values.
fn response_outcome(status: Option<String>, found: u64) -> Result<Outcome, Fault> {
    let mut outcome = Outcome::of("or-tools").announced(Some(found)).zeros(Zeros::Written);
    let text = status.clone().unwrap_or_else(|| "UNKNOWN".to_string());
    outcome.state = match state_of_enum(&text) {
        State::NoSolution(why) => State::NoSolution(why),
        state if found > 0 => state,
        State::Solved | State::Incumbent => return Err(values_missing(&text)),
        _ => state_without_values(&text),
    };
    // Values without a status: somebody kept a part of the response.
    if status.is_none() && found > 0 {
        outcome.state = State::Unknown;
    }
    outcome.status = Some(text);
    Ok(outcome)
}

/// Column numbers as MathOpt lists them: nearly always 0, 1, 2, ..., so runs are kept.
#[derive(Default)]
struct Runs {
    runs: Vec<(u64, u64)>,
}

impl Runs {
    /// More runs than this are not kept: no solver writes its columns in such an order.
    const MOST: usize = 1 << 18;

    fn push(&mut self, number: u64) -> bool {
        match self.runs.last_mut() {
            Some((start, length)) if start.checked_add(*length) == Some(number) => *length += 1,
            _ => self.runs.push((number, 1)),
        }
        self.runs.len() <= Self::MOST
    }

    fn len(&self) -> u64 {
        self.runs.iter().map(|(_, length)| length).sum()
    }
}

/// The values of the first solution, and the columns they belong to.
#[derive(Default)]
struct MathOptValues {
    ids: Runs,
    /// The run of the next value, and its place in the run.
    run: usize,
    within: u64,
    values: u64,
}

impl MathOptValues {
    fn take(&mut self, line: &Line<'_>, key: &[u8], value: &[u8], entries: &mut dyn Entries) -> Result<(), Fault> {
        match key {
            b"ids" => {
                let Some(number) = natural_number(value) else {
                    return Err(line.fault("a column number is expected here"));
                };
                if !self.ids.push(number) {
                    return Err(line.fault("the column numbers are in no order that a solver writes"));
                }
            }
            b"values" => {
                let Some(&(start, length)) = self.ids.runs.get(self.run) else {
                    return Err(line.fault("more values than column numbers"));
                };
                hand_on(entries, line, ColumnRef::Number(start + self.within), value)?;
                self.values += 1;
                self.within += 1;
                if self.within == length {
                    self.run += 1;
                    self.within = 0;
                }
            }
            _ => {}
        }
        Ok(())
    }
}

fn read_mathopt(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut path: Vec<Vec<u8>> = Vec::new();
    let mut reason = None;
    let mut solutions = 0u64;
    let mut first = MathOptValues::default();
    let mut last_line = 0;
    while let Some(line) = source.next_line()? {
        last_line = line.number;
        let text = line.text.trim_ascii();
        if let Some(name) = text.strip_suffix(b"{") {
            let name = name.trim_ascii().trim_ascii();
            if path.len() > 50 {
                return Err(line.fault("messages are nested too deep"));
            }
            if path.is_empty() && name == b"solutions" {
                solutions += 1;
            }
            path.push(name.strip_suffix(b":").unwrap_or(name).to_vec());
            continue;
        }
        if text == b"}" {
            if path.pop().is_none() {
                return Err(line.fault("a closing brace too many"));
            }
            continue;
        }
        let at: Vec<&[u8]> = path.iter().map(Vec::as_slice).collect();
        match (at.as_slice(), key_and_value(&line)) {
            ([b"termination"], Some((b"reason", value))) => reason = Some(shown(value)),
            ([b"solutions", b"primal_solution", b"variable_values"], Some((key, value))) if solutions == 1 => {
                first.take(&line, key, value, entries)?;
            }
            _ => {}
        }
    }
    if !path.is_empty() {
        return Err(Fault::new("the text ends inside a message: the file is cut").on_line(last_line));
    }
    if first.ids.len() != first.values {
        return Err(truncated(first.ids.len(), first.values, "values"));
    }
    mathopt_outcome(reason.unwrap_or_default(), solutions, first.values)
}

/// The outcome of a result with this number of solutions, and of values in the first.
fn mathopt_outcome(text: String, solutions: u64, values: u64) -> Result<Outcome, Fault> {
    let mut outcome = Outcome::of("mathopt").announced(Some(values));
    outcome.solutions_in_file = solutions.max(1);
    if solutions > 1 {
        outcome = outcome.note(format!("the file holds {solutions} solutions; the first is judged"));
    }
    outcome.state = match state_of_enum(&text) {
        // A reason that says nothing of the values, as IMPRECISE, or none at all; not one that calls them an error.
        State::NoSolution(Why::NotSaid) if values > 0 && !text.contains("ERROR") => State::Unknown,
        State::NoSolution(why) => State::NoSolution(why),
        state if values > 0 => state,
        State::Solved | State::Incumbent => return Err(values_missing(&text)),
        _ => state_without_values(&text),
    };
    outcome.status = Some(text);
    Ok(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_kept_and_not_numbers() {
        let most = Runs::MOST as u64;
        let mut runs = Runs::default();
        assert!((5..5 + 2 * most).all(|number| runs.push(number)));
        assert_eq!((runs.runs.len(), runs.len()), (1, 2 * most));
        let mut runs = Runs::default();
        assert!((0..most).all(|number| runs.push(2 * number)));
        assert!(!runs.push(0), "one run too many");
        assert!(Runs::default().push(u64::MAX));
    }
}
