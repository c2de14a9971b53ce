//! lp_solve's standard output, `-S2` to `-S4`.
//!
//! The values are between `Actual values of the variables:` and a blank line. The constraints follow
//! in the same layout, and `-S4` repeats the columns with limits and dual values; none of that is read.
//! `-i` prints a block for each improved solution: the last counts. `-S1` prints no values.
//!
//! End mark: `Actual values of the constraints`, after the variables. A truncated output lacks it. Such an
//! output is accepted if its board is valid, and refused otherwise.
//!
//! Source: lp_solve 5.5 `REPORT_lp.c`, `demo/lp_solve.htm`; output of 5.5.2.5.

use super::support::{LP_SOLVE_ENDS, LP_SOLVE_VALUES, hand_on_pair, is_lp_solve};
use crate::solution::source::shown;
use crate::solution::words::{Mark, Meaning, Statuses, settle};
use crate::solution::{Entries, Fault, Format, Outcome, Source, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[Format {
    name: "lp_solve",
    about: "lp_solve, standard output of -S3 or -S4",
    claims: is_lp_solve,
    read,
}];

const CONSTRAINTS: &[u8] = b"Actual values of the constraints";

fn read(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut statuses = Statuses::default();
    let mut blocks = 0;
    let mut in_values = false;
    let mut complete = false;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if text.starts_with(LP_SOLVE_VALUES) {
            entries.restart();
            blocks += 1;
            in_values = true;
            complete = false;
        } else if text.starts_with(CONSTRAINTS) {
            complete = true;
            in_values = false;
        } else if text.starts_with(b"The model is sub-optimal") {
            statuses.add("sub-optimal");
        } else if !in_values && LP_SOLVE_ENDS.iter().any(|end| is_end(text, end)) {
            statuses.add(shown(text));
        } else if in_values {
            if text.is_empty() {
                in_values = false;
                continue;
            }
            hand_on_pair(entries, &line)?;
        }
    }
    let meaning = statuses.deciding().map(|(_, meaning)| meaning);
    let mut outcome = statuses.into_outcome(Outcome::of("lp_solve").zeros(Zeros::AsSeen));
    if blocks == 0 {
        return match meaning {
            Some(meaning @ (Meaning::Denies(_) | Meaning::Stopped)) => {
                Ok(outcome.state(settle(meaning, Mark::NoValues)))
            }
            _ => Err(Fault::new("the output of lp_solve has no values of the variables")
                .help("run lp_solve with -S3 and keep what it prints")),
        };
    }
    if let Some(meaning) = meaning {
        outcome.state = settle(meaning, Mark::NotMarked);
    }
    if blocks > 1 {
        outcome = outcome.note(format!(
            "lp_solve printed {blocks} solutions on its way; the last is judged"
        ));
    }
    if !complete {
        outcome.may_be_cut = Some("the constraints that follow the variables are missing");
    }
    let mut outcome = outcome.unless_cut(source);
    // The constraints after the list are its end mark.
    outcome.no_end_mark = !complete;
    Ok(outcome)
}

/// Whether a line is one of [`LP_SOLVE_ENDS`], which may go on.
fn is_end(text: &[u8], end: &[u8]) -> bool {
    text.get(..end.len())
        .is_some_and(|start| start.eq_ignore_ascii_case(end))
}
