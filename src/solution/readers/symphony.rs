//! SYMPHONY's standard output.
//!
//! The non-zero values come after `Column names and values of nonzeros`. A problem solved in
//! preprocessing prints its optimum and then `The problem is infeasible!`: the values are judged, and a note
//! says that the two contradict each other.
//!
//! End mark: the blank line after the values. A truncated output lacks it. Such an output is accepted if its
//! board is valid, and refused otherwise.
//!
//! Source: SYMPHONY 5.6.17 `Master/master.c`; its output.

use super::support::{find, hand_on_pair};
use crate::solution::source::{lines, shown};
use crate::solution::words::{Mark, Meaning, Statuses};
use crate::solution::{Entries, Fault, Format, Outcome, Source, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[Format {
    name: "symphony",
    about: "SYMPHONY, standard output",
    claims: |head| lines(head).any(|line| find(line, b"Welcome to the SYMPHONY").is_some()),
    read,
}];

fn read(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut statuses = Statuses::default();
    let mut printed = false;
    let mut in_values = false;
    let mut boxed_once = false;
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
            hand_on_pair(entries, &line)?;
        } else if let Some(boxed) = text.strip_prefix(b"* ").and_then(|text| text.strip_suffix(b"*")) {
            // The box about the run's end is the first; later ones tell of times.
            if !boxed_once {
                statuses.add(shown(boxed));
            }
            boxed_once = true;
        } else if text == b"The problem is infeasible!" || text == b"The problem is unbounded!" {
            statuses.add(shown(text).trim_end_matches('!'));
        } else if text == b"No Solution Found" {
            statuses.add("No Solution Found");
        }
    }
    let Some((status, meaning)) = statuses.deciding() else {
        if printed {
            return Ok(ended(Outcome::of("symphony").zeros(Zeros::LeftOut), in_values));
        }
        return Err(no_values());
    };
    // A box alone may be the beginning of a log.
    if !printed && !matches!(meaning, Meaning::Denies(_)) {
        return Err(no_values());
    }
    let mark = if printed { Mark::Feasible } else { Mark::NoValues };
    let status = status.to_string();
    let outcome = statuses.into_outcome(Outcome::of("symphony").zeros(Zeros::LeftOut));
    Ok(ended(outcome.settled("SYMPHONY", &status, mark), in_values && printed))
}

fn no_values() -> Fault {
    Fault::new("this is a log of SYMPHONY: it has no values").help("keep all that SYMPHONY prints, up to its end")
}

fn ended(mut outcome: Outcome, in_values: bool) -> Outcome {
    if in_values {
        outcome.may_be_cut = Some("no blank line ends its list of values");
    }
    outcome
}
