//! GLPK: `-o` (printable), `-w` (raw), standard output; HiGHS imitates the first two with
//! `write_solution_style` 3 and 2.
//!
//! - printable: a header of `Key: value` lines, a table of rows, a table of columns, `End of output`. A
//!   name longer than 12 characters has a line of its own, its values on the next.
//! - raw: comment lines `c ...`, then `s mip rows columns status objective` (`bas` and `ipt` for the
//!   relaxation), `i row value`, `j column value`, `e o f`. Columns are numbered from 1, without names.
//!
//! `INTEGER EMPTY` and `INTEGER UNDEFINED` list zeros all the same; HiGHS stops after the header then.
//! HiGHS counts the objective as a row, GLPK does not.
//!
//! End mark: `End of output` or `e o f`; both forms also say how many columns there are. A truncated file lacks the
//! mark, or has fewer columns. A log has no values; one that is truncated
//! before it says that there is no solution is refused.
//!
//! Sources: GLPK 5.0 `src/api/prsol.c`, `wrsol.c`; its manual, "Solution formats".

use super::support::{find, hand_on, natural_number, truncated, with_statuses};
use crate::solution::source::{has_line, lines, shown, words};
use crate::solution::words::{Meaning, Statuses, meaning_of};
use crate::solution::{ColumnRef, Entries, Fault, Format, Line, Outcome, Source, State, Why};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "glpk",
        about: "GLPK, glpsol -o (or HiGHS, write_solution_style 3)",
        claims: |head| {
            let mut lines = lines(head);
            lines.next().is_some_and(|line| line.starts_with(b"Problem:"))
                && lines.next().is_some_and(|line| line.starts_with(b"Rows:"))
        },
        read: read_printable,
    },
    Format {
        name: "glpk-raw",
        about: "GLPK, glpsol -w (or HiGHS, write_solution_style 2)",
        claims: |head| {
            let first = crate::solution::source::first_line(head);
            [&b"c Problem:"[..], b"s mip ", b"s bas ", b"s ipt "]
                .iter()
                .any(|start| first.starts_with(start))
        },
        read: read_raw,
    },
    Format {
        name: "glpk-log",
        about: "GLPK, standard output",
        claims: |head| has_line(head, b"GLPSOL"),
        read: read_log,
    },
];

const HOW_TO_WRITE: &str = "run `glpsol --lp MODEL -o FILE` and give FILE to verify";

fn is_cut(mark: &str) -> Fault {
    Fault::new(format!("\"{mark}\" at the end is missing: the file is cut")).help("write the file again")
}

/// A status as GLPK writes it: capitals, one blank between words.
fn status_of(text: &[u8]) -> String {
    let text = shown(text).to_ascii_uppercase();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn meaning_of_glpk(status: &str) -> Meaning {
    match status {
        "INTEGER UNDEFINED" | "UNDEFINED" => Meaning::Denies(Why::Limit),
        status => meaning_of(status),
    }
}

/// The words of GLPK explained.
fn explained(outcome: Outcome) -> Outcome {
    let note = match outcome.status.as_deref() {
        Some("INTEGER EMPTY") => "EMPTY: it was proved that no integer solution exists",
        Some("INTEGER UNDEFINED") => "UNDEFINED: no integer solution was found",
        Some("INTEGER NON-OPTIMAL") => "NON-OPTIMAL: the solver stopped early; its best solution is judged",
        _ => return outcome,
    };
    outcome.note(note)
}

/// The end mark of a printable file.
const END_OF_OUTPUT: &str = "End of output";
/// The end mark of a raw file.
const END_OF_FILE: &str = "e o f";

fn read_printable(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let (statuses, columns) = printable_header(source)?;
    let outcome = explained(with_statuses(Outcome::of("glpk").announced(columns), statuses));
    if let State::NoSolution(_) = outcome.state {
        return Ok(outcome);
    }
    let found = printable_columns(source, entries)?;
    if let Some(columns) = columns.filter(|&columns| columns != found) {
        return Err(truncated(columns, found, "columns"));
    }
    while let Some(line) = source.next_line()? {
        if line.text.trim_ascii() == END_OF_OUTPUT.as_bytes() {
            return Ok(outcome);
        }
    }
    Err(is_cut(END_OF_OUTPUT))
}

/// The statuses in the header, and how many columns it announces.
fn printable_header(source: &mut Source<'_>) -> Result<(Statuses, Option<u64>), Fault> {
    let mut statuses = Statuses::default();
    let mut columns = None;
    while let Some(line) = source.next_line()? {
        if line.is_blank() {
            break;
        }
        if line.open {
            return Err(is_cut(END_OF_OUTPUT));
        }
        if let Some((key, rest)) = line.text.split_at_checked(b"Status:".len())
            && key.eq_ignore_ascii_case(b"Status:")
        {
            statuses.add_as(status_of(rest), meaning_of_glpk(&status_of(rest)));
        } else if let Some(rest) = line.text.strip_prefix(b"Columns:") {
            columns = words(rest).next().and_then(natural_number);
        }
    }
    Ok((statuses, columns))
}

/// The table of columns; how many it has.
fn printable_columns(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<u64, Fault> {
    loop {
        let line = source.next_line()?.ok_or_else(|| is_cut(END_OF_OUTPUT))?;
        if find(line.text, b"Column name").is_some() {
            break;
        }
    }
    let mut found = 0;
    let mut name_above: Option<Vec<u8>> = None;
    loop {
        let line = source.next_line()?.ok_or_else(|| is_cut(END_OF_OUTPUT))?;
        if line.open {
            return Err(is_cut(END_OF_OUTPUT));
        }
        if line.text.starts_with(b"---") {
            continue;
        }
        if line.is_blank() {
            break;
        }
        let (name, value) = match name_above.take() {
            Some(name) => (Some(name), activity(line.words())),
            None => {
                let mut fields = line.words();
                let _number = fields.next();
                let name = fields.next().map(<[u8]>::to_vec);
                (name, activity(fields))
            }
        };
        match (name, value) {
            (Some(name), Some(value)) => {
                found += 1;
                hand_on(entries, &line, ColumnRef::Name(&name), value)?;
            }
            (Some(name), None) if name_above.is_none() && line.words().count() == 2 => name_above = Some(name),
            _ => return Err(line.fault("number, name and activity of a column are expected here")),
        }
    }
    Ok(found)
}

/// The activity: the first field after the mark of an integer column or the status of a basis.
fn activity<'a>(mut fields: impl Iterator<Item = &'a [u8]>) -> Option<&'a [u8]> {
    match fields.next()? {
        b"*" | b"B" | b"NL" | b"NU" | b"NF" | b"NS" => fields.next(),
        value => Some(value),
    }
}

fn read_raw(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let (header, status) = raw_header(source)?;
    let outcome = Outcome::of("glpk-raw").announced(Some(header.columns));
    let outcome = match status {
        // The letter is GLPK's; the words above it are a comment. A denial in either counts.
        Some(status) => {
            let state = match (header.state, meaning_of_glpk(&status)) {
                (State::NoSolution(why), _) => State::NoSolution(why),
                (_, Meaning::Denies(why)) => State::NoSolution(why),
                (state, _) => state,
            };
            outcome.status(status).state(state)
        }
        None => outcome.status(header.letter).state(header.state),
    };
    let outcome = explained(outcome);
    if let State::NoSolution(_) = outcome.state {
        return Ok(outcome);
    }
    let mut found = 0;
    loop {
        let line = source.next_line()?.ok_or_else(|| is_cut(END_OF_FILE))?;
        let text = line.text.trim_ascii_end();
        if text == END_OF_FILE.as_bytes() {
            break;
        }
        if line.open {
            return Err(is_cut(END_OF_FILE));
        }
        if !text.starts_with(b"j ") {
            continue;
        }
        let (number, value) = header.column(&line)?;
        found += 1;
        hand_on(entries, &line, ColumnRef::Number(number), value)?;
    }
    if found != header.columns {
        return Err(truncated(header.columns, found, "columns"));
    }
    Ok(outcome)
}

/// The `s` line of a raw file, and the status in the comments above it.
fn raw_header(source: &mut Source<'_>) -> Result<(Header, Option<String>), Fault> {
    let mut status = None;
    loop {
        let line = source.next_line()?.ok_or_else(|| is_cut(END_OF_FILE))?;
        if let Some(rest) = line.text.strip_prefix(b"c Status:") {
            status = Some(status_of(rest));
        }
        if !line.text.starts_with(b"c") && !line.is_blank() {
            if line.open {
                return Err(is_cut(END_OF_FILE));
            }
            return Ok((Header::of(&line)?, status));
        }
    }
}

/// The `s` line of a raw file.
struct Header {
    columns: u64,
    basic: bool,
    state: State,
    letter: &'static str,
}

impl Header {
    fn of(line: &Line<'_>) -> Result<Self, Fault> {
        let fields: Vec<&[u8]> = line.words().take(8).collect();
        let columns = fields.get(3).and_then(|word| natural_number(word));
        let (Some(&kind), Some(columns), Some(&letter)) = (fields.get(1), columns, fields.get(4)) else {
            return Err(line.fault("a line `s mip rows columns status objective` is expected here"));
        };
        let basic = kind == b"bas";
        let (state, letter) = match letter {
            // A basic solution has a primal and a dual letter: both f is optimal.
            b"f" if basic => match fields.get(5).copied() {
                Some(b"f") => (State::Solved, "optimal"),
                Some(b"n") => (State::NoSolution(Why::Unbounded), "unbounded"),
                _ => (State::Incumbent, "feasible"),
            },
            b"o" => (State::Solved, "optimal"),
            b"f" => (State::Incumbent, "feasible"),
            b"n" | b"i" => (State::NoSolution(Why::Infeasible), "infeasible"),
            b"u" => (State::NoSolution(Why::Limit), "undefined"),
            _ => return Err(line.fault("the status letter is none of o, f, n, u")),
        };
        Ok(Header {
            columns,
            basic,
            state,
            letter,
        })
    }

    /// The number of a column, from 0, and its value, in a line `j number value`.
    fn column<'a>(&self, line: &Line<'a>) -> Result<(u64, &'a [u8]), Fault> {
        let mut fields = line.words().skip(1);
        let number = fields.next().and_then(natural_number);
        let value = if self.basic { fields.nth(1) } else { fields.next() };
        let (Some(number @ 1..), Some(value)) = (number, value) else {
            return Err(line.fault("`j`, a column number and its value are expected here"));
        };
        if number > self.columns {
            return Err(line.fault(format!(
                "column number {number}, but the file says {} columns",
                self.columns
            )));
        }
        Ok((number - 1, value))
    }
}

fn read_log(source: &mut Source<'_>, _: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut status = None;
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if find(text, b"NO PRIMAL FEASIBLE SOLUTION").is_some()
            || find(text, b"NO INTEGER FEASIBLE SOLUTION").is_some()
            || find(text, b"NO FEASIBLE SOLUTION").is_some()
        {
            status = Some(shown(text));
        }
    }
    match status {
        Some(status) => Ok(Outcome::of("glpk-log")
            .status(status)
            .state(State::NoSolution(Why::Infeasible))),
        None => Err(Fault::new("this is a log of GLPK: it has no values").help(HOW_TO_WRITE)),
    }
}
