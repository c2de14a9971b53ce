//! Files that hold a solver's status and nothing else: the one word `Timeout` of lp_solve, `INFEASIBLE`,
//! `status: no solution found`, what somebody's program printed where there was nothing to print.
//!
//! End mark: none. A truncated file ends within a word and without a line end; it is refused unless
//! what is left says how the solver ended.
//!
//! Source: no format; the texts of all solvers, as `words.rs` knows them.

use super::support::is_lp_solve;
use crate::solution::source::{lines, shown};
use crate::solution::words::Mark;
use crate::solution::words::{Meaning, Statuses, is_a_status, settle, status_line};
use crate::solution::{Entries, Fault, Format, Outcome, Source};

pub(in crate::solution) const FORMATS: &[Format] = &[Format {
    name: "status",
    about: "a solver's status and nothing else",
    claims: |head| {
        let mut found = lines(head)
            .map(<[u8]>::trim_ascii)
            .filter(|line| !line.is_empty())
            .take(MOST_LINES + 1)
            .map(|line| status_of(line).is_some());
        head.len() < LONGEST
            && !is_lp_solve(head)
            && found
                .len_if_all()
                .is_some_and(|count| (1..=MOST_LINES).contains(&count))
    },
    read,
}];

/// A longer text is no status.
const LONGEST: usize = 4096;
/// As many lines of it are read.
const MOST_LINES: usize = 20;

trait LenIfAll {
    /// How many there are, if all are true.
    fn len_if_all(&mut self) -> Option<usize>;
}

impl<I: Iterator<Item = bool>> LenIfAll for I {
    fn len_if_all(&mut self) -> Option<usize> {
        self.try_fold(0, |count, yes| yes.then_some(count + 1))
    }
}

/// The status in a line that holds nothing else.
fn status_of(line: &[u8]) -> Option<String> {
    if let Some(value) = status_line(line) {
        return (!value.is_empty()).then(|| shown(value));
    }
    let text = std::str::from_utf8(line).ok()?;
    is_a_status(text).then(|| shown(line))
}

fn read(source: &mut Source<'_>, _: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut statuses = Statuses::default();
    while let Some(line) = source.next_line()? {
        if line.is_blank() {
            continue;
        }
        match status_of(line.text.trim_ascii()) {
            Some(status) => statuses.add(status),
            None => return Err(line.fault("a status is expected here")),
        }
    }
    let outcome = Outcome::of("status");
    let Some((text, meaning)) = statuses.deciding() else {
        return Err(Fault::new("the file holds no status"));
    };
    // Here the file does not deny a solution: it has lost it.
    if matches!(meaning, Meaning::Finished | Meaning::Feasible) {
        return Err(Fault::new(format!(
            "the file says \"{text}\" and nothing else: the values are missing"
        ))
        .help("have the solver write its solution to a file, and give that to verify"));
    }
    // The word that is not known may be the beginning of one that is.
    if source.last_line_is_open() && matches!(meaning, Meaning::NotKnown | Meaning::Silent) {
        return Err(Fault::new(format!(
            "the file ends within its status \"{text}\", without a line end: it is probably truncated"
        ))
        .on_line(source.line_number())
        .help("write the file again"));
    }
    let state = settle(meaning, Mark::NoValues);
    Ok(statuses.into_outcome(outcome).state(state))
}
