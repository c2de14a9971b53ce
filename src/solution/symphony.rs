//! SYMPHONY's standard output.
//!
//! The non-zero values stand after `Column names and values of nonzeros`, ended by a blank line. A
//! problem solved in preprocessing prints its optimum and then `The problem is infeasible!`: the values
//! are judged, and the contradiction is told.
//!
//! Source: SYMPHONY 5.6.17 `Master/master.c`; its output.

use super::highs::find;
use super::source::{lines, shown};
use super::words::{state_of, state_without_values};
use super::{ColumnRef, Entries, Entry, Fault, Format, Outcome, Source, State, Zeros};

pub(super) const FORMATS: &[Format] = &[Format {
    name: "symphony",
    about: "SYMPHONY, standard output",
    claims: |head| lines(head).any(|line| find(line, b"Welcome to the SYMPHONY").is_some()),
    read,
}];

fn read(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut status = None;
    let mut printed = false;
    let mut in_values = false;
    let mut none_found = None;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if find(text, b"olumn names and values of nonzeros").is_some() {
            entries.restart();
            printed = true;
            in_values = true;
        } else if in_values && !text.starts_with(b"+++") {
            if text.is_empty() {
                in_values = false;
                continue;
            }
            let Some([name, value]) = line.exactly() else {
                return Err(line.fault("a name and a value are expected here"));
            };
            entries
                .entry(Entry {
                    column: ColumnRef::Name(name),
                    value,
                    line: line.number,
                })
                .map_err(|fault| fault.with_excerpt(line.text))?;
        } else if let Some(boxed) = text.strip_prefix(b"* ").and_then(|text| text.strip_suffix(b"*")) {
            if status.is_none() {
                status = Some(shown(boxed));
            }
        } else if text == b"The problem is infeasible!" || text == b"The problem is unbounded!" {
            none_found = Some(shown(text).trim_end_matches('!').to_string());
        } else if text == b"No Solution Found" && none_found.is_none() {
            none_found = Some("No Solution Found".to_string());
        }
    }
    let mut outcome = Outcome::of("symphony").zeros(Zeros::LeftOut);
    if !printed {
        let words = match (&status, &none_found) {
            (Some(status), _) if matches!(state_of(status), State::NoSolution(_)) => status.clone(),
            (_, Some(none)) if matches!(state_of(none), State::NoSolution(_)) && none != "No Solution Found" => {
                none.clone()
            }
            (Some(status), Some(_)) => status.clone(),
            (None, Some(none)) => none.clone(),
            _ => {
                return Err(Fault::new("this is a log of SYMPHONY: it has no values")
                    .help("keep all that SYMPHONY prints, up to its end"));
            }
        };
        let state = state_without_values(&words);
        return Ok(outcome.status(words).state(state));
    }
    if let Some(status) = status {
        outcome.state = match state_of(&status) {
            State::NoSolution(_) => State::Unknown,
            state => state,
        };
        outcome.status = Some(status);
    }
    if let Some(none) = none_found {
        outcome = outcome.note(format!(
            "SYMPHONY prints a solution and then \"{none}\": the solution is judged"
        ));
    }
    if in_values {
        outcome.may_be_cut = Some("no blank line ends its list of values");
    }
    Ok(outcome)
}
