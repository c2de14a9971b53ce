//! CBC and CLP: `solution FILE` in its printing options, `gsolution`, standard output; and python-mip's
//! file, which is CBC's by another hand.
//!
//! - default: `Optimal - objective value 0.00000000`, then `index name value reduced-cost`, zeros left
//!   out. `printingOptions all` or `rows` puts the rows first in the same layout, with the index starting
//!   again at 0: only names tell them apart. `**` comes before what violates a bound or a row.
//! - `printingOptions csv` is read in `pairs.rs`; it has no status.
//! - `gsolution`: `rows columns`, `5 0` (5 optimal, 2 feasible, 4 none), row values, column values, no names; after an
//!   infeasible relaxation `4 2 0`, and status, value and dual value in each line. CBC writes 4 at a limit too.
//! - `printingOptions special` and `saveSolution` have no names and are refused.
//! - standard output (`-solution $`): the block comes after the last status line.
//!
//! `Infeasible`, `Integer infeasible`, `Unbounded` and `... no integer solution ...` are followed by
//! numbers all the same. They are no solution.
//!
//! End mark: none in the files of `solution` and of python-mip. A truncated one is a shorter list; only a last line
//! without its line end shows it. `gsolution` announces its rows and columns: a truncated one has fewer lines. In a log
//! the line after the list ends it: a truncated log ends with its list.
//!
//! Sources: `Cbc/src/CbcSolver.cpp`, `Clp/src/ClpSolver.cpp`; files of CBC 2.10.3, 2.10.8, devel.

use super::support::{find, hand_on, natural_number, truncated, with_statuses};
use crate::solution::source::{first_line, has_line, lines, shown, words};
use crate::solution::words::{Statuses, state_of};
use crate::solution::{ColumnRef, Entries, Fault, Format, Line, Outcome, Source, State, Why, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "cbc",
        about: "CBC or CLP, solution FILE",
        claims: |head| status_of(first_line(head)).is_some(),
        read: read_file,
    },
    Format {
        name: "cbc-gsolution",
        about: "CBC, gsolution FILE",
        claims: claims_gsolution,
        read: read_gsolution,
    },
    Format {
        name: "cbc-log",
        about: "CBC or CLP, standard output",
        claims: |head| {
            [
                &b"Welcome to the CBC MILP Solver"[..],
                b"Coin LP version ",
                b"Clp0",
                b"Coin0",
                b"Cbc0",
            ]
            .iter()
            .any(|banner| has_line(head, banner))
        },
        read: read_log,
    },
    Format {
        name: "python-mip",
        about: "python-mip, Model.write",
        claims: |head| find(first_line(head), b"solution - objective ").is_some(),
        read: read_python_mip,
    },
];

const HOW_TO_WRITE: &str = "run `cbc MODEL solve solution FILE` and give FILE to verify";

/// The words before `- objective value` in a status line.
fn status_of(line: &[u8]) -> Option<&[u8]> {
    let words = &line[..find(line, b" - objective value")?];
    words.first().is_some_and(u8::is_ascii_uppercase).then_some(words)
}

fn outcome_of(status: String) -> Outcome {
    let state = state_of(&status);
    Outcome::of("cbc").zeros(Zeros::LeftOut).state(state).status(status)
}

fn read_file(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut status = String::new();
    while status.is_empty() {
        match source.next_line()? {
            Some(line) => status = status_of(line.text.trim_ascii()).map(shown).unwrap_or_default(),
            None => break,
        }
    }
    let mut outcome = outcome_of(status);
    if let State::NoSolution(_) = outcome.state {
        return Ok(outcome);
    }
    while let Some(line) = source.next_line()? {
        if line.is_blank() {
            continue;
        }
        if find(line.text, b"int intIndicesV").is_some() {
            return Err(line
                .fault("CBC's `printingOptions special` has no column names")
                .help(HOW_TO_WRITE));
        }
        match columns_line(&line) {
            Some(found) => found.take(&line, entries, &mut outcome)?,
            None => return Err(line.fault("index, name, value and reduced cost are expected here")),
        }
    }
    Ok(outcome.unless_cut(source))
}

struct ColumnsLine<'a> {
    starred: bool,
    name: &'a [u8],
    value: &'a [u8],
}

/// `index name value reduced-cost`, perhaps after `**`.
fn columns_line<'a>(line: &Line<'a>) -> Option<ColumnsLine<'a>> {
    let text = line.text.trim_ascii_start();
    let unstarred = text.strip_prefix(b"**");
    let mut fields = words(unstarred.unwrap_or(text));
    let index = fields.next()?;
    let name = fields.next()?;
    let value = fields.next()?;
    fields.next()?;
    (fields.next().is_none() && index.iter().all(u8::is_ascii_digit)).then_some(ColumnsLine {
        starred: unstarred.is_some(),
        name,
        value,
    })
}

impl ColumnsLine<'_> {
    fn take(&self, line: &Line<'_>, entries: &mut dyn Entries, outcome: &mut Outcome) -> Result<(), Fault> {
        // A starred zero is listed for its violation, not because all zeros are.
        if !self.starred && self.value == b"0" {
            outcome.zeros = Zeros::Written;
        }
        hand_on(entries, line, ColumnRef::Name(self.name), self.value)
    }
}

/// The status line of `gsolution`: `5 0` of a MIP, `2 2 0` (primal, dual, objective) of a relaxation.
fn gsolution_status<'a>(line: &[&'a [u8]]) -> Option<(&'a [u8], bool)> {
    let is_status = |word: &[u8]| matches!(word, [b'1'..=b'6']);
    match line {
        [status, objective] if is_status(status) && crate::solution::parse_number(objective).is_ok() => {
            Some((status, false))
        }
        [primal, dual, objective]
            if is_status(primal) && is_status(dual) && crate::solution::parse_number(objective).is_ok() =>
        {
            Some((primal, true))
        }
        _ => None,
    }
}

/// The value in a line of `gsolution`: alone, or between the status and the dual value.
fn gsolution_value<'a>(line: &Line<'a>, relaxation: bool) -> Option<&'a [u8]> {
    let value = if relaxation {
        let [_, value, _] = line.exactly()?;
        value
    } else {
        let [value] = line.exactly()?;
        value
    };
    (!line.open && crate::solution::parse_number(value).is_ok()).then_some(value)
}

fn claims_gsolution(head: &[u8]) -> bool {
    let mut lines = lines(head);
    let mut fields = || {
        lines
            .next()
            .map(|line| words(line).collect::<Vec<_>>())
            .unwrap_or_default()
    };
    let natural = |word: &&[u8]| word.iter().all(u8::is_ascii_digit);
    let (counts, status, first) = (fields(), fields(), fields());
    let width = match gsolution_status(&status) {
        Some((_, false)) => 1,
        Some((_, true)) => 3,
        None => return false,
    };
    counts.len() == 2
        && counts.iter().all(natural)
        && first.len() == width
        && first.iter().all(|word| crate::solution::parse_number(word).is_ok())
}

fn read_gsolution(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let counts = source.next_line()?.and_then(|line| {
        let [rows, columns] = line.exactly()?;
        Some((natural_number(rows)?, natural_number(columns)?))
    });
    let Some((rows, columns)) = counts else {
        return Err(Fault::new("the numbers of rows and columns are expected here").on_line(1));
    };
    let status = source.next_line()?.and_then(|line| {
        let fields: Vec<&[u8]> = line.words().collect();
        let (status, relaxation) = gsolution_status(&fields)?;
        Some((status[0], relaxation))
    });
    // The numbers are GLPK's.
    let (words, state, relaxation) = match status {
        Some((b'5', relaxation)) => ("5, optimal", State::Solved, relaxation),
        Some((b'2', relaxation)) => ("2, feasible", State::Incumbent, relaxation),
        Some((b'3', relaxation)) => ("3, infeasible", State::NoSolution(Why::NotSaid), relaxation),
        Some((b'4', relaxation)) => ("4, no feasible solution", State::NoSolution(Why::NotSaid), relaxation),
        Some((b'6', relaxation)) => ("6, unbounded", State::NoSolution(Why::Unbounded), relaxation),
        _ => ("1, undefined", State::NoSolution(Why::Limit), false),
    };
    let outcome = Outcome::of("cbc-gsolution")
        .announced(Some(columns))
        .status(words)
        .state(state);
    if let State::NoSolution(_) = state {
        return Ok(outcome);
    }
    for found in 0..rows {
        if source.next_line()?.is_none_or(|line| line.open) {
            return Err(truncated(rows, found, "rows"));
        }
    }
    for found in 0..columns {
        let Some(line) = source.next_line()?.filter(|line| !line.open) else {
            return Err(truncated(columns, found, "columns"));
        };
        let Some(value) = gsolution_value(&line, relaxation) else {
            return Err(line.fault("the value of a column is expected here"));
        };
        hand_on(entries, &line, ColumnRef::Number(found), value)?;
    }
    Ok(outcome)
}

/// What a log says of its run besides the status line.
#[derive(Default)]
struct RunResult {
    words: Option<String>,
    /// The words, if they deny a solution and speak of the values below them.
    denied: Option<String>,
}

impl RunResult {
    fn look_at(&mut self, line: &Line<'_>) {
        if let Some(words) = line.text.strip_prefix(b"Result - ") {
            let words = shown(words);
            self.denied = matches!(state_of(&words), State::NoSolution(_)).then(|| words.clone());
            self.words = Some(words);
        } else if line.text.trim_ascii() == b"No feasible solution found" {
            self.words = Some(shown(line.text));
            self.denied = self.words.clone();
        } else if find(line.text, b"roblem is infeasible").is_some()
            || find(line.text, b"roblem proven infeasible").is_some()
        {
            self.words = Some("infeasible".to_string());
        }
    }
}

fn read_log(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut block: Option<Outcome> = None;
    let mut reading = false;
    let mut values = 0u64;
    let mut result = RunResult::default();
    while let Some(line) = source.next_line()? {
        if let Some(words) = status_of(line.text) {
            let outcome = outcome_of(shown(words));
            entries.restart();
            values = 0;
            reading = true;
            block = Some(outcome);
            continue;
        }
        result.look_at(&line);
        match (columns_line(&line), &mut block) {
            (Some(found), Some(outcome)) if reading => {
                values += 1;
                if !matches!(outcome.state, State::NoSolution(_)) {
                    found.take(&line, entries, outcome)?;
                }
            }
            _ => {
                if reading && line.open {
                    return Err(line.fault("the list of values ends within a line: the file is cut"));
                }
                reading = false;
            }
        }
    }
    log_outcome(block, result, values, reading)
}

/// What a log comes to: its last list of values, and what it says of its run.
fn log_outcome(block: Option<Outcome>, result: RunResult, values: u64, ends_in_values: bool) -> Result<Outcome, Fault> {
    let denied = result.denied;
    match (block, result.words) {
        // The line about the result is above the values of the same run: it is not hidden by their status.
        (Some(outcome), _) if denied.is_some() && !matches!(outcome.state, State::NoSolution(_)) => {
            let mut statuses = Statuses::default();
            statuses.add(denied.unwrap_or_default());
            statuses.add(outcome.status.unwrap_or_default());
            Ok(with_statuses(Outcome::of("cbc-log"), statuses))
        }
        (Some(mut outcome), _) if values > 0 || matches!(outcome.state, State::NoSolution(_)) => {
            outcome.format = "cbc-log";
            if ends_in_values {
                outcome.may_be_cut = Some("the log ends with its list of values");
            }
            Ok(outcome)
        }
        (_, Some(status)) if matches!(state_of(&status), State::NoSolution(_)) => {
            let state = state_of(&status);
            Ok(Outcome::of("cbc-log").status(status).state(state))
        }
        _ => Err(Fault::new("this is a log of CBC: it has no values").help(HOW_TO_WRITE)),
    }
}

fn read_python_mip(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut outcome = Outcome::of("python-mip").zeros(Zeros::AsSeen);
    while let Some(line) = source.next_line()? {
        if line.is_blank() {
            continue;
        }
        if outcome.status.is_none() {
            let status = shown(line.text.split(|&byte| byte == b'-').next().unwrap_or_default());
            outcome.state = match status.to_ascii_lowercase() {
                status if status.starts_with("feasible") => State::Unknown,
                status => state_of(&status),
            };
            outcome.status = Some(status);
            if let State::NoSolution(_) = outcome.state {
                return Ok(outcome);
            }
            continue;
        }
        // The counter is no column number: zeros are left out and not counted.
        let Some([_, name, value, _]) = line.exactly() else {
            return Err(line.fault("counter, name, value and reduced cost are expected here"));
        };
        hand_on(entries, &line, ColumnRef::Name(name), value)?;
    }
    Ok(outcome.unless_cut(source))
}
