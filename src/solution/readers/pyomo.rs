//! Pyomo's results as YAML (`results.write(format='yaml')`); its JSON is read in `json.rs`.
//!
//! Only the fixed layout that Pyomo writes is read, not YAML: `Termination condition` under `Solver`, and
//! under the first solution `Variable:`, names four blanks in, `Value:` below each. Zeros are left out.
//! `Constraint:` follows the variables always: it is the end mark. An infeasible run says `number of
//! solutions: 1` all the same.
//!
//! Source: `pyomo/opt/results/results_.py`; files of Pyomo 6.10.

use super::support::{find, hand_on};
use crate::solution::source::{lines, shown};
use crate::solution::words::{Mark, Meaning, Statuses, meaning_of, settle};
use crate::solution::{ColumnRef, Entries, Fault, Format, Outcome, Source, State, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[Format {
    name: "pyomo",
    about: "Pyomo results, YAML",
    claims: |head| {
        lines(head).take(3).any(|line| line.starts_with(b"# = Solver Results"))
            || lines(head).take(2).eq([&b"Problem: "[..], b"- Name: unknown"])
    },
    read,
}];

/// The part of the file the reader is in.
#[derive(PartialEq)]
enum In {
    Other,
    Variables,
    Done,
}

fn read(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut statuses = Statuses::default();
    let mut ended = false;
    let mut in_solver = false;
    let mut part = In::Other;
    let mut name: Option<Vec<u8>> = None;
    let mut found = 0u64;
    let mut in_solution = false;
    let mut solutions = 0u64;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if text.starts_with(b"#") || text.is_empty() {
            continue;
        }
        let indent = line.text.iter().take_while(|&&byte| byte == b' ').count();
        if indent == 0 && !text.starts_with(b"- ") {
            in_solution = text == b"Solution:";
            in_solver = text == b"Solver:";
            continue;
        }
        if let Some(words) = text.strip_prefix(b"Termination condition:") {
            if line.open {
                break;
            }
            statuses.add(shown(words));
            ended = true;
            continue;
        }
        // `Status` of the solver, and of the first solution.
        let unlisted = text.strip_prefix(b"- ").unwrap_or(text);
        if let Some(words) = unlisted.strip_prefix(b"Status:")
            && (in_solver || (in_solution && indent <= 2 && solutions <= 1))
        {
            // `ok` and `warning` say nothing of a solution.
            if meaning_of(&shown(words)) != Meaning::Silent {
                statuses.add(shown(words));
            }
            continue;
        }
        if !in_solution {
            continue;
        }
        if indent <= 2 {
            if text.starts_with(b"Variable:") {
                solutions += 1;
                // "Variable: No values": all of them are zero.
                part = if part == In::Other && text == b"Variable:" {
                    In::Variables
                } else {
                    In::Done
                };
            } else if part == In::Variables {
                part = In::Done;
            }
            continue;
        }
        if part != In::Variables {
            continue;
        }
        if indent <= 4 {
            let Some(stripped) = text.strip_suffix(b":") else {
                return Err(line.fault("a name and a colon are expected here"));
            };
            let quotes: &[_] = b"'\"";
            let bare = stripped.iter().position(|byte| !quotes.contains(byte)).unwrap_or(0);
            let end = stripped
                .iter()
                .rposition(|byte| !quotes.contains(byte))
                .map_or(0, |last| last + 1);
            name = Some(stripped[bare..end.max(bare)].to_vec());
        } else if let Some(value) = text.strip_prefix(b"Value:") {
            let Some(name) = name.take() else {
                return Err(line.fault("a value without a name"));
            };
            found += 1;
            hand_on(entries, &line, ColumnRef::Name(&name), value.trim_ascii())?;
        } else if find(text, b":").is_none() {
            return Err(line.fault("a key, a colon and a value are expected here"));
        }
    }
    if !ended {
        return Err(Fault::new("the file ends before the termination condition: it is cut"));
    }
    let meaning = statuses.deciding().map_or(Meaning::Silent, |(_, meaning)| meaning);
    let mut outcome = statuses.into_outcome(Outcome::of("pyomo").zeros(Zeros::AsSeen));
    if solutions > 1 {
        outcome.solutions_in_file = solutions;
        outcome = outcome.note(format!("the file holds {solutions} solutions; the first is judged"));
    }
    if found == 0 {
        return match meaning {
            Meaning::Finished => Err(Fault::new(
                "Pyomo says \"optimal\", but the file has no values: it is cut",
            )),
            _ => Ok(outcome.state(settle(meaning, Mark::NoValues))),
        };
    }
    let state = settle(meaning, Mark::NotMarked);
    if part != In::Done && !matches!(state, State::NoSolution(_)) {
        return Err(Fault::new(
            "the list of variables is not followed by \"Constraint:\": the file is cut",
        ));
    }
    Ok(outcome.state(state))
}
