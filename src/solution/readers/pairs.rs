//! Lines of a name and a value: Gurobi `.sol` and `.mst`, COPT `.sol` and `.mst`, MIPLIB `.sol`, comma
//! separated values (CBC's `printingOptions csv`, Xpress, spreadsheets), and what people print
//! themselves.
//!
//! None of them says how the solver ended, except MIPLIB's `=infeas=` and `=unkn=`. Gurobi and COPT write
//! every column, MIPLIB leaves zeros out: a file that lists no zero at all is taken to leave them out.
//!
//! End mark: none. A truncated file is a shorter list. A last line without its line end shows it, and so does a list
//! with zeros that lacks columns of the board.
//!
//! Sources: Gurobi reference manual, "SOL format"; COPT manual; MIPLIB 2017, "solution format".

use super::support::{hand_on, is_column, no_name_and_value, with_statuses};
use crate::solution::source::{first_line, lines, shown, words};
use crate::solution::words::{Statuses, status_line};
use crate::solution::{ColumnName, ColumnRef, Entries, Fault, Format, Outcome, Source, State, Why, Zeros};

pub(in crate::solution) const FORMATS: &[Format] = &[
    Format {
        name: "gurobi",
        about: "Gurobi .sol or .mst",
        claims: |head| GUROBI.iter().any(|title| first_line(head).starts_with(title)),
        read: |source, entries| read_pairs("gurobi", source, entries),
    },
    Format {
        name: "copt",
        about: "COPT .sol or .mst",
        claims: |head| first_line(head).starts_with(COPT),
        read: |source, entries| read_pairs("copt", source, entries),
    },
    Format {
        name: "miplib",
        about: "MIPLIB .sol",
        claims: |head| {
            first_data_line(head)
                .is_some_and(|line| [OBJECTIVE, INFEASIBLE, UNKNOWN].iter().any(|key| line.starts_with(key)))
        },
        read: |source, entries| read_pairs("miplib", source, entries),
    },
    Format {
        name: "csv",
        about: "name,value lines: CBC csv, Xpress .asc without types, spreadsheets",
        claims: claims_csv,
        read: read_csv,
    },
    Format {
        name: "pairs",
        about: "lines of a name and a value",
        claims: |head| {
            // A value that is no number is reported by the reader, where the name leaves no doubt.
            // The lines about a status are above or below the values.
            let mut lines = lines(head)
                .map(<[u8]>::trim_ascii)
                .filter(|line| !line.is_empty() && !line.starts_with(b"#"));
            lines
                .find(|line| status_line(line).is_none())
                .and_then(pair)
                .is_some_and(|(name, value)| {
                    crate::solution::parse_number(value).is_ok() || ColumnName::parse(name).is_some()
                })
        },
        read: |source, entries| read_pairs("pairs", source, entries),
    },
];

const GUROBI: [&[u8]; 2] = [b"# Solution for model", b"# MIP start"];
const COPT: &[u8] = b"# Objective value";
const OBJECTIVE: &[u8] = b"=obj=";
const INFEASIBLE: &[u8] = b"=infeas=";
const UNKNOWN: &[u8] = b"=unkn=";

fn first_data_line(head: &[u8]) -> Option<&[u8]> {
    lines(head)
        .map(<[u8]>::trim_ascii)
        .find(|line| !line.is_empty() && !line.starts_with(b"#"))
}

/// Name and value of a line; the name may hold blanks, as in `x[0, 3] 1` and `x_0_3 = 1`.
fn pair(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let line = line.trim_ascii();
    if !line.first()?.is_ascii_alphabetic() {
        return None;
    }
    let blank = line
        .iter()
        .rposition(|byte| byte.is_ascii_whitespace() || *byte == b'=')?;
    let value = &line[blank + 1..];
    let name = line[..blank].trim_ascii_end();
    let name = name
        .strip_suffix(b"=")
        .or(name.strip_suffix(b":"))
        .unwrap_or(name)
        .trim_ascii_end();
    (words(name).count() == 1 || ColumnName::parse(name).is_some()).then_some((name, value))
}

fn read_pairs(format: &'static str, source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let outcome = Outcome::of(format).zeros(Zeros::AsSeen);
    let mut statuses = Statuses::default();
    while let Some(line) = source.next_line()? {
        let text = line.text.trim_ascii();
        if let Some(status) = status_line(text) {
            statuses.add(shown(status));
            continue;
        }
        if text.is_empty() || text.starts_with(b"#") || text.starts_with(OBJECTIVE) {
            continue;
        }
        if text.starts_with(INFEASIBLE) {
            return Ok(outcome.status("=infeas=").state(State::NoSolution(Why::Infeasible)));
        }
        if text.starts_with(UNKNOWN) {
            return Ok(outcome.status("=unkn=").state(State::NoSolution(Why::NotSaid)));
        }
        match pair(text) {
            Some((name, value)) => hand_on(entries, &line, ColumnRef::Name(name), value)?,
            None => return Err(no_name_and_value(&line)),
        }
    }
    // People's own lists often lack the last line end; solvers' files never do.
    let mut outcome = with_statuses(outcome, statuses).unless_cut(source);
    outcome.by_hand = format == "pairs";
    Ok(outcome)
}

/// Name and value of a line with commas: the last comma counts, since names may hold some.
fn comma_pair(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let comma = line.iter().rposition(|&byte| byte == b',' || byte == b';')?;
    let name = line[..comma].trim_ascii();
    let name = name
        .strip_prefix(b"\"")
        .and_then(|name| name.strip_suffix(b"\""))
        .unwrap_or(name)
        .trim_ascii();
    let value = line[comma + 1..].trim_ascii();
    let value = value
        .strip_prefix(b"\"")
        .and_then(|value| value.strip_suffix(b"\""))
        .unwrap_or(value);
    let is_name = name.first().is_some_and(u8::is_ascii_alphabetic)
        && (words(name).count() == 1 || ColumnName::parse(name).is_some());
    is_name.then_some((name, value))
}

fn claims_csv(head: &[u8]) -> bool {
    let is_data = |line: &[u8]| comma_pair(line).is_some_and(|(_, value)| crate::solution::parse_number(value).is_ok());
    let mut lines = lines(head)
        .map(<[u8]>::trim_ascii)
        .filter(|line| !line.is_empty() && !line.starts_with(b"#") && status_line(line).is_none());
    let first = lines.next().unwrap_or_default();
    let titles = first == CBC_TITLES
        || comma_pair(first).is_some_and(|(_, value)| value.first().is_some_and(u8::is_ascii_alphabetic));
    is_data(first)
        || comma_pair(first).is_some_and(|(name, _)| is_column(name))
        || (titles && (first == CBC_TITLES || lines.next().is_some_and(is_data)))
}

const CBC_TITLES: &[u8] = b"name,solution";

fn read_csv(source: &mut Source<'_>, entries: &mut dyn Entries) -> Result<Outcome, Fault> {
    let mut first = true;
    let mut from_cbc = false;
    let mut columns = false;
    let mut statuses = Statuses::default();
    while let Some(line) = source.next_line()? {
        if let Some(status) = status_line(line.text) {
            statuses.add(shown(status));
            continue;
        }
        if line.is_blank() || line.text.starts_with(b"#") {
            continue;
        }
        let fields = comma_pair(line.text.trim_ascii());
        if std::mem::take(&mut first) {
            from_cbc = line.text.trim_ascii() == CBC_TITLES;
            if fields.is_some_and(|(name, value)| !is_column(name) && crate::solution::parse_number(value).is_err()) {
                continue;
            }
        }
        let Some((name, value)) = fields else {
            return Err(line.fault("a name, a comma and a value are expected here"));
        };
        // x_0_0,1,0: somebody's 1.0 with a decimal comma.
        if ColumnName::parse(name).is_none()
            && let Some(comma) = name.iter().position(|&byte| byte == b',' || byte == b';')
            && ColumnName::parse(name[..comma].trim_ascii()).is_some()
        {
            if !name[comma + 1..]
                .trim_ascii()
                .iter()
                .all(|byte| b"+-0123456789".contains(byte))
            {
                return Err(line.fault("a name, a comma and a value are expected here, and no more"));
            }
            return Err(line.fault(format!(
                "\"{}\" has a decimal comma; a value is written with a point, as in 1.0",
                shown(&line.text.trim_ascii()[comma + 1..])
            )));
        }
        columns = true;
        hand_on(entries, &line, ColumnRef::Name(name), value)?;
    }
    if !columns {
        return Err(Fault::new("the file holds no line with a name and a value"));
    }
    let mut outcome = with_statuses(Outcome::of("csv").zeros(Zeros::AsSeen), statuses).unless_cut(source);
    outcome.by_hand = !from_cbc;
    Ok(if from_cbc {
        outcome.note("CBC's csv form does not say how CBC ended")
    } else {
        outcome
    })
}
