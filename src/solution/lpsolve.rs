//! lp_solve's standard output, `-S2` to `-S4`.
//!
//! The values stand between `Actual values of the variables:` and a blank line. The constraints follow
//! in the same layout, and `-S4` repeats the columns with limits and dual values; none of that is read.
//! `-i` prints a block for each improved solution: the last counts. `-S1` prints no values.
//!
//! Source: lp_solve 5.5 `REPORT_lp.c`, `demo/lp_solve.htm`; output of 5.5.2.5.

use super::source::{has_line, shown};
use super::words::state_of;
use super::{ColumnRef, Entries, Entry, Fault, Format, Outcome, Source, State, Zeros};

pub(super) const FORMATS: &[Format] = &[Format {
    name: "lp_solve",
    about: "lp_solve, standard output of -S3 or -S4",
    claims: |head| {
        [
            OBJECTIVE,
            VALUES,
            b"This problem is infeasible",
            b"This problem is unbounded",
        ]
        .iter()
        .any(|line| has_line(head, line))
    },
    read,
}];

const OBJECTIVE: &[u8] = b"Value of objective function:";
const VALUES: &[u8] = b"Actual values of the variables";
const CONSTRAINTS: &[u8] = b"Actual values of the constraints";

fn read(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut status = None;
    let mut blocks = 0;
    let mut in_values = false;
    let mut complete = false;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if text.starts_with(VALUES) {
            entries.restart();
            blocks += 1;
            in_values = true;
            complete = false;
        } else if text.starts_with(CONSTRAINTS) {
            complete = true;
            in_values = false;
        } else if text.starts_with(b"This problem is ") || text.eq_ignore_ascii_case(b"timeout") {
            status = Some(shown(text));
        } else if text.starts_with(b"The model is sub-optimal") {
            status = Some("sub-optimal".to_string());
        } else if in_values {
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
        }
    }
    let mut outcome = Outcome::of("lp_solve").zeros(Zeros::AsSeen);
    if let Some(status) = status {
        outcome.state = state_of(&status);
        outcome.status = Some(status);
    }
    if blocks == 0 {
        return match outcome.state {
            State::NoSolution(_) => Ok(outcome),
            _ => Err(Fault::new("the output of lp_solve has no values of the variables")
                .help("run lp_solve with -S3 and keep what it prints")),
        };
    }
    if blocks > 1 {
        outcome = outcome.note(format!(
            "lp_solve printed {blocks} solutions on its way; the last is judged"
        ));
    }
    if !complete {
        outcome.may_be_cut = Some("the constraints that follow the variables are missing");
    }
    Ok(outcome.unless_cut(source))
}
