//! SCIP: `write solution`, `write mipstart`, the API's `writeSol`, and standard output.
//!
//! A file starts with `solution status: ...` or at once with `objective value:`; then `name value
//! (obj:c)`, zeros left out unless `printzeros` is on; or `no solution available`. In a log
//! the same block follows a line `objective value:`; the last one counts. A NEOS mail holds such a log.
//!
//! End mark: none in a file. A truncated one is a shorter list; only a last line without its line end shows it.
//! One that ends before `objective value:` is refused. In a log a blank line ends the list; a truncated log lacks it.
//!
//! Sources: `scip/src/scip/sol.c`, `cons.c`, `scip_solve.c`; files of SCIP 10.0.

use super::support::{hand_on, no_name_and_value};
use crate::solution::source::{first_line, has_line, shown};
use crate::solution::words::{Mark, Statuses, state_of, state_without_values};
use crate::solution::{ColumnRef, Entries, Fault, Format, Line, Outcome, Source, State, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "scip",
        about: "SCIP, write solution FILE",
        claims: |head| {
            let first = first_line(head);
            [STATUS, OBJECTIVE, NONE].iter().any(|start| first.starts_with(start))
        },
        read: read_file,
    },
    Format {
        name: "scip-log",
        about: "SCIP, standard output",
        claims: |head| has_line(head, b"SCIP version "),
        read: read_log,
    },
];

const STATUS: &[u8] = b"solution status:";
const OBJECTIVE: &[u8] = b"objective value:";
const NONE: &[u8] = b"no solution available";

fn take(line: &Line<'_>, entries: &mut dyn Entries) -> Result<(), Fault> {
    let mut fields = line.words();
    let (Some(name), Some(value)) = (fields.next(), fields.next()) else {
        return Err(no_name_and_value(line));
    };
    if fields.next().is_some_and(|cost| !cost.starts_with(b"(obj:")) {
        return Err(line.fault("name, value and (obj:...) are expected here"));
    }
    hand_on(entries, line, ColumnRef::Name(name), value)
}

/// SCIP writes no other values than those of a solution that it found feasible.
fn with_values(outcome: Outcome) -> Outcome {
    match outcome.status.clone() {
        Some(status) => outcome.settled("SCIP", &status, Mark::Feasible),
        None => outcome,
    }
}

fn read_file(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let outcome = Outcome::of("scip").zeros(Zeros::AsSeen);
    let mut statuses = Statuses::default();
    let mut values = false;
    while let Some(line) = source.next_line()? {
        if line.is_blank() {
            continue;
        }
        if let Some(status) = line.text.strip_prefix(STATUS) {
            statuses.add(shown(status));
        } else if line.text.starts_with(NONE) {
            let outcome = statuses.into_outcome(outcome);
            let state = state_without_values(outcome.status.as_deref().unwrap_or_default());
            return Ok(outcome.state(state));
        } else if line.text.starts_with(OBJECTIVE) {
            values = true;
        } else {
            take(&line, entries)?;
        }
    }
    if !values {
        return Err(Fault::new("the file ends before its values: it is cut").on_line(source.line_number()));
    }
    Ok(with_values(statuses.into_outcome(outcome)).unless_cut(source))
}

/// Where in a log the reader is.
enum At {
    Elsewhere,
    Values,
    AfterValues,
    None,
}

fn read_log(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut at = At::Elsewhere;
    let mut status = None;
    let mut found_none = false;
    while let Some(line) = source.next_line()? {
        if let Some(rest) = line.text.strip_prefix(b"SCIP Status") {
            // A new run: what came before belongs to another.
            let rest = shown(rest);
            let inside = rest.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
            status = Some(
                inside
                    .map_or(rest.trim_start_matches([' ', ':']), |(inside, _)| inside)
                    .to_string(),
            );
            at = At::Elsewhere;
            found_none = false;
            entries.restart();
        } else if line.text.starts_with(b"Primal Bound") {
            found_none = line.text.trim_ascii_end().ends_with(b"(0 solutions)");
        } else if line.text.starts_with(OBJECTIVE) {
            at = At::Values;
            entries.restart();
        } else if line.text.starts_with(NONE) {
            at = At::None;
            entries.restart();
        } else if let At::Values = at {
            if line.is_blank() {
                at = At::AfterValues;
            } else {
                take(&line, entries)?;
            }
        }
    }
    let outcome = Outcome::of("scip-log").zeros(Zeros::AsSeen);
    let outcome = match status {
        Some(status) => outcome.status(status),
        None => outcome,
    };
    match at {
        At::AfterValues => Ok(with_values(outcome)),
        At::Values => {
            let mut outcome = with_values(outcome);
            outcome.may_be_cut = Some("no blank line ends its list of values");
            Ok(outcome)
        }
        At::None => {
            let state = state_without_values(outcome.status.as_deref().unwrap_or_default());
            Ok(outcome.state(state))
        }
        At::Elsewhere => match outcome.status.as_deref().map(state_of) {
            Some(state @ State::NoSolution(_)) => Ok(outcome.state(state)),
            _ if found_none => {
                let state = state_without_values(outcome.status.as_deref().unwrap_or_default());
                Ok(outcome.state(state).note("SCIP says that it has 0 solutions"))
            }
            _ => Err(Fault::new("this is a log of SCIP: it has no values")
                .help("type `write solution FILE` after `optimize`, or run `scip -c \"read MODEL optimize write solution FILE quit\"`")),
        },
    }
}
