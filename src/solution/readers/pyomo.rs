//! Pyomo's results as YAML (`results.write(format='yaml')`); its JSON is read in `json.rs`.
//!
//! Only the fixed layout that Pyomo writes is read, not YAML: `Termination condition` under `Solver`, and
//! under the first solution `Variable:`, names four blanks in, `Value:` below each. Zeros are left out.
//! An infeasible run says `number of solutions: 1` all the same.
//!
//! End mark: `Constraint:`, which always follows the variables. A truncated file lacks it, or the termination condition
//! above it.
//!
//! Source: `pyomo/opt/results/results_.py`; files of Pyomo 6.10.

use super::support::{find, hand_on};
use crate::solution::source::{lines, shown};
use crate::solution::words::{Mark, Meaning, Statuses, meaning_of, settle};
use crate::solution::{ColumnRef, Entries, Fault, Format, Line, Outcome, Source, State, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[Format {
    name: "pyomo",
    about: "Pyomo results, YAML",
    claims: |head| {
        lines(head).take(3).any(|line| line.starts_with(b"# = Solver Results"))
            || lines(head).take(2).eq([&b"Problem: "[..], b"- Name: unknown"])
    },
    read,
}];

/// The part of a solution the reader is in.
#[derive(Default, PartialEq)]
enum In {
    #[default]
    Other,
    Variables,
    Done,
}

/// What is known of the file so far.
#[derive(Default)]
struct Results {
    statuses: Statuses,
    /// Whether the termination condition was there.
    ended: bool,
    in_solver: bool,
    in_solution: bool,
    solutions: u64,
    part: In,
    /// The variable whose value comes next.
    name: Option<Vec<u8>>,
    found: u64,
}

fn read(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut results = Results::default();
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if text.starts_with(b"#") || text.is_empty() {
            continue;
        }
        let indent = line.text.iter().take_while(|&&byte| byte == b' ').count();
        if indent == 0 && !text.starts_with(b"- ") {
            results.in_solution = text == b"Solution:";
            results.in_solver = text == b"Solver:";
        } else if let Some(words) = text.strip_prefix(b"Termination condition:") {
            if line.open {
                break;
            }
            results.statuses.add(shown(words));
            results.ended = true;
        } else if let Some(words) = results.status(text, indent) {
            // `ok` and `warning` say nothing of a solution.
            if meaning_of(&shown(words)) != Meaning::Silent {
                results.statuses.add(shown(words));
            }
        } else if results.in_solution && indent <= 2 {
            results.enter_part(text);
        } else if results.in_solution && results.part == In::Variables {
            results.variable(&line, indent, entries)?;
        }
    }
    results.outcome()
}

impl Results {
    /// `Status` of the solver, and of the first solution.
    fn status<'a>(&self, text: &'a [u8], indent: usize) -> Option<&'a [u8]> {
        let unlisted = text.strip_prefix(b"- ").unwrap_or(text);
        let counts = self.in_solver || (self.in_solution && indent <= 2 && self.solutions <= 1);
        unlisted.strip_prefix(b"Status:").filter(|_| counts)
    }

    /// A line of a solution, two blanks in.
    fn enter_part(&mut self, text: &[u8]) {
        if text.starts_with(b"Variable:") {
            self.solutions += 1;
            // "Variable: No values": all of them are zero.
            self.part = if self.part == In::Other && text == b"Variable:" {
                In::Variables
            } else {
                In::Done
            };
        } else if self.part == In::Variables {
            self.part = In::Done;
        }
    }

    /// A line under `Variable:`: a name four blanks in, or what is said of it.
    fn variable(&mut self, line: &Line<'_>, indent: usize, entries: &mut dyn Entries) -> Result<(), Fault> {
        let text = line.text.trim_ascii();
        if indent <= 4 {
            let Some(name) = text.strip_suffix(b":") else {
                return Err(line.fault("a name and a colon are expected here"));
            };
            self.name = Some(unquoted(name).to_vec());
        } else if let Some(value) = text.strip_prefix(b"Value:") {
            let Some(name) = self.name.take() else {
                return Err(line.fault("a value without a name"));
            };
            self.found += 1;
            hand_on(entries, line, ColumnRef::Name(&name), value.trim_ascii())?;
        } else if find(text, b":").is_none() {
            return Err(line.fault("a key, a colon and a value are expected here"));
        }
        Ok(())
    }

    fn outcome(self) -> Result<Outcome, Fault> {
        if !self.ended {
            return Err(Fault::new("the file ends before the termination condition: it is cut"));
        }
        let solutions = self.solutions;
        let meaning = self.statuses.deciding().map_or(Meaning::Silent, |(_, meaning)| meaning);
        let mut outcome = self.statuses.into_outcome(Outcome::of("pyomo").zeros(Zeros::AsSeen));
        if solutions > 1 {
            outcome.solutions_in_file = solutions;
            outcome = outcome.note(format!("the file holds {solutions} solutions; the first is judged"));
        }
        if self.found == 0 {
            return match meaning {
                Meaning::Finished => Err(Fault::new(
                    "Pyomo says \"optimal\", but the file has no values: it is cut",
                )),
                _ => Ok(outcome.state(settle(meaning, Mark::NoValues))),
            };
        }
        let state = settle(meaning, Mark::NotMarked);
        if self.part != In::Done && !matches!(state, State::NoSolution(_)) {
            return Err(Fault::new(
                "the list of variables is not followed by \"Constraint:\": the file is cut",
            ));
        }
        Ok(outcome.state(state))
    }
}

/// A name without the quotes around it.
fn unquoted(name: &[u8]) -> &[u8] {
    let quotes: &[_] = b"'\"";
    let bare = name.iter().position(|byte| !quotes.contains(byte)).unwrap_or(0);
    let end = name
        .iter()
        .rposition(|byte| !quotes.contains(byte))
        .map_or(0, |last| last + 1);
    &name[bare..end.max(bare)]
}
